"""`--doctor`: versions, configuration and self-test, for an answer to "it does not work".

Everything is looked at, whatever is wrong with the rest; each thing that is wrong says what to do.
"""

from __future__ import annotations

import json
import os
import platform
import shutil
import subprocess
import sys
import time
from collections.abc import Callable, Iterator, Mapping, Sequence
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path
from threading import Timer
from typing import TYPE_CHECKING, Any, TypeVar

from ...ir.records import dataclass
from ..io.clone import version_text
from ..io.guard import guarded

if TYPE_CHECKING:
    from ..config.discovery import Configuration
    from .options import Options

T = TypeVar("T")

_LIBRARIES = ("pygls", "lsprotocol", "cattrs", "attrs", "lark")
_TOOLS = ("mlir-opt", *(f"mlir-opt-{release}" for release in range(22, 18, -1)), "dot")
_PATIENCE = 30.0
"""Seconds for a whole session with a server."""
_PIPELINE = "buffer-deallocation-pipeline"
_PROGRAM = """\
func.func @make(%n: index, %x: f32) -> memref<?xf32> {
  %kept = memref.alloc(%n) : memref<?xf32>
  %scratch = memref.alloc(%n) : memref<?xf32>
  memref.copy %scratch, %kept : memref<?xf32> to memref<?xf32>
  return %kept : memref<?xf32>
}
"""
_FREED = "memref.dealloc %scratch"
_URI = "untitled:doctor.mlir"
_AGAIN = "install pydealloc-lsp again, with all it needs: pip install --force-reinstall pydealloc-lsp"
_REPORT = "report this, with all that --doctor prints"

SERVER = __name__.partition(".commands.")[0]
"""The module that runs as the server."""


@dataclass(frozen=True)
class DoctorCheck:
    """One thing that was looked at. `remedy`: what to do about it; empty where all is well."""

    name: str
    value: str
    remedy: str = ""


def examine(options: Options) -> list[DoctorCheck]:
    """All checks, with the configuration that `--config` and `--isolated` select."""
    found = [*_versions(), *_surroundings()]
    for what, look in (
        ("configuration", lambda: _configuration(options)),
        ("extras", _extras),
        ("analysis", _analysis),
        ("server", _server),
    ):
        log: list[str] = []
        found += guarded(what, lambda look=look: [*look()], list[DoctorCheck](), log.append)
        found += [DoctorCheck(what, message, _REPORT) for message in log]
    return found


def report(found: Sequence[DoctorCheck], style: str) -> str:
    """As text, or as one object for programs; the last line is `OK`, or the last remedy."""
    wrong = [one for one in found if one.remedy]
    if style == "json":
        from ..report.text import json_text

        things = [{"name": one.name, "value": one.value, "remedy": one.remedy or None} for one in found]
        return json_text({"ok": not wrong, "examined": things})
    lines: list[str] = []
    for one in found:
        first, *more = (one.value or "-").split("\n")
        lines += [f"{'!' if one.remedy else ' '} {one.name:<16} {first}", *(f"{'':<19}{line}" for line in more)]
    lines += [f"{one.name}: {one.remedy}" for one in wrong] or ["OK"]
    return "\n".join(lines)


def _versions() -> Iterator[DoctorCheck]:
    yield DoctorCheck("pydealloc-lsp", f"{version_text()}, in {Path(__file__).resolve().parents[2]}")
    yield DoctorCheck("python", f"{platform.python_version()} ({platform.python_implementation()}), {sys.executable}")
    for library in _LIBRARIES:
        try:
            yield DoctorCheck(library, version(library))
        except PackageNotFoundError:
            yield DoctorCheck(library, "missing", _AGAIN)


def _surroundings() -> Iterator[DoctorCheck]:
    yield DoctorCheck("platform", platform.platform())
    yield DoctorCheck("folder", str(Path.cwd()))
    of_output = getattr(sys.stdout, "encoding", None) or "none"
    of_files = sys.getfilesystemencoding()
    remedy = "" if of_files.replace("-", "").lower() == "utf8" else "set PYTHONUTF8=1, so that names of files are UTF-8"
    yield DoctorCheck("encoding", f"files {of_files}, output {of_output}", remedy)


def _configuration(options: Options) -> Iterator[DoctorCheck]:
    from ..config.discovery import Configurations
    from ..io.files import UserFacingError

    try:
        found = Configurations(options.config, isolated=options.isolated, llvm=options.llvm, strict=False).for_file(
            None
        )
    except UserFacingError as error:
        yield DoctorCheck("configuration", str(error), "correct that file, or use --isolated")
        return
    yield DoctorCheck("configuration", found.path or "none (defaults)")
    yield DoctorCheck("LLVM", "22" if options.isolated else _release(found))
    files = found.dialect_files
    if found.dialect_patterns:
        yield DoctorCheck("dialects", "\n".join(files))
    for problem in found.problems:
        yield DoctorCheck("configuration", str(problem), "" if problem.is_warning else "correct that line")


def _release(found: Configuration) -> str:
    """The release that programs in the current folder are read for."""
    from ..batch.release_choice import choice_for
    from ..config.releases import AUTO

    if found.llvm != AUTO:
        return f"LLVM {found.llvm}, as configured"
    return str(choice_for(str(Path.cwd() / "any.mlir"), found))


def _extras() -> Iterator[DoctorCheck]:
    """Optional libraries and tools."""
    try:
        yield DoctorCheck("pictures", f"pygraphviz {version('pygraphviz')}")
    except PackageNotFoundError:
        yield DoctorCheck("pictures", "dot and mermaid only; for svg and html: pip install pygraphviz")
    try:
        yield DoctorCheck("clusters", f"distributed {version('distributed')}")
    except PackageNotFoundError:
        yield DoctorCheck("clusters", "none; for --executor: pip install 'pydealloc-lsp[dask]'")
    places = [place for tool in _TOOLS if (place := shutil.which(tool)) is not None]
    yield DoctorCheck("tools", ", ".join(places) or "no mlir-opt (optional)")


def _timed(do: Callable[[], T]) -> tuple[T, str]:
    began = time.perf_counter()
    made = do()
    return made, f"{(time.perf_counter() - began) * 1000:.0f} ms"


def _analysis() -> Iterator[DoctorCheck]:
    """Each step of what the command line does, on a small program."""
    from ...passes.pass_manager.pipelines import parse_pipeline
    from ...syntax.document.document import parse_document
    from ...syntax.text.findings import Severity
    from ..facts.document_facts import findings_of
    from ..facts.ownership_facts import ownership_of
    from ..facts.transform import apply_steps

    document, parsing = _timed(lambda: parse_document(_PROGRAM))
    findings, verifying = _timed(lambda: findings_of(document))
    facts, owning = _timed(lambda: [ownership_of(document, item) for item in document.leaves()])
    steps = parse_pipeline(_PIPELINE)
    applied, applying = _timed(lambda: apply_steps(document, steps))
    errors = [finding.message for finding in findings if finding.severity is Severity.ERROR]
    is_right = not errors and all(fact.trace.facts for fact in facts) and _FREED in (applied.text or "")
    value = f"parsing {parsing}, verifying {verifying}, ownership {owning}, pipeline {applying}"
    yield DoctorCheck(
        "analysis", value if is_right else "\n".join(["wrong result for a small program", *errors]), _wrong(is_right)
    )


def _wrong(is_right: bool) -> str:
    return "" if is_right else _REPORT


def _server() -> Iterator[DoctorCheck]:
    """A whole session with a process of its own."""
    began = time.perf_counter()
    command = [sys.executable, "-m", SERVER, "--stdio"]
    pipe = subprocess.PIPE
    with subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe) as process:
        stop = Timer(_PATIENCE, process.kill)
        stop.start()
        try:
            times, hints = _session(process, began)
            status = process.wait()
        except (EOFError, BrokenPipeError, ValueError) as error:
            process.kill()
            errors = process.stderr.read().decode("utf-8", "replace") if process.stderr is not None else ""
            is_late = time.perf_counter() - began >= _PATIENCE
            why = f"no answer within {_PATIENCE:g} s" if is_late else str(error) or "it has exited"
            words = f"{why}\n{errors}".rstrip()
            yield DoctorCheck("server", words, f"run {' '.join(command)} in a terminal, and read its output")
            return
        finally:
            stop.cancel()
    is_right = status == 0 and hints > 0
    value = f"{', '.join(times)}; {hints} hints, exit code {status}"
    yield DoctorCheck("server", value, _wrong(is_right))


def _session(process: subprocess.Popen[bytes], began: float) -> tuple[list[str], int]:
    """The durations of the steps, and the number of hints.

    Raises:
        EOFError: the process has ended.
        ValueError: its output is no protocol message.
    """
    times: list[str] = []
    clock = began

    def took(what: str) -> None:
        nonlocal clock
        now = time.perf_counter()
        times.append(f"{what} {(now - clock) * 1000:.0f} ms")
        clock = now

    _send(process, "initialize", {"processId": os.getpid(), "rootUri": None, "capabilities": {}}, 1)
    _until(process, lambda message: message.get("id") == 1)
    took("start")
    _send(process, "initialized", {})
    document = {"uri": _URI, "languageId": "mlir", "version": 1, "text": _PROGRAM}
    _send(process, "textDocument/didOpen", {"textDocument": document})
    _until(process, lambda message: message.get("method") == "textDocument/publishDiagnostics")
    took("opening")
    whole = {"start": {"line": 0, "character": 0}, "end": {"line": _PROGRAM.count("\n"), "character": 0}}
    _send(process, "textDocument/inlayHint", {"textDocument": {"uri": _URI}, "range": whole}, 2)
    answer = _until(process, lambda message: message.get("id") == 2)
    took("hints")
    _send(process, "shutdown", None, 3)
    _until(process, lambda message: message.get("id") == 3)
    _send(process, "exit", None)
    process.wait()
    took("end")
    return times, len(answer.get("result") or ())


def _send(process: subprocess.Popen[bytes], method: str, params: Any, number: int | None = None) -> None:
    message = {"jsonrpc": "2.0", "method": method, **({} if params is None else {"params": params})}
    body = json.dumps(message if number is None else {**message, "id": number}).encode()
    assert process.stdin is not None
    process.stdin.write(b"Content-Length: %d\r\n\r\n%s" % (len(body), body))
    process.stdin.flush()


def _until(process: subprocess.Popen[bytes], matches: Callable[[Mapping[str, Any]], bool]) -> Mapping[str, Any]:
    """The next message for which `matches` is true; others are skipped."""
    output = process.stdout
    assert output is not None
    while True:
        size = 0
        while line := output.readline().strip():
            name, _, value = line.partition(b":")
            size = int(value) if name.lower() == b"content-length" else size
        message = json.loads(output.read(size)) if size else None
        if message is None:
            raise EOFError("it has exited without an answer")
        if matches(message):
            return message
