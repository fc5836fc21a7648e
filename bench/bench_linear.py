"""CPU time of every request, command and pass in one function of 1k, 2k, 4k and 8k operations, and its exponent.

    ./dev bench linear                       all of them, on generated programs
    ./dev bench linear -k codeAction graph   those whose names contain one of these
    ./dev bench linear --files MODEL.mlir    all of them on these files, without exponents

The lists come from the tables of the project: a feature, mode or pass that is added there is measured here. An
exponent of 1 is time proportional to the length of the function; more than 1.2 is marked. Where nothing takes 20 ms
there is none.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import math
import os
import signal
import sys
import tempfile
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import redirect_stderr, redirect_stdout
from pathlib import Path
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import model_programs

from pydealloc.passes import PASSES
from pydealloc.passes.pass_manager.deallocation import DEFAULT_PLAN
from pydealloc.server import cli
from pydealloc.server.commands import modes
from pydealloc.server.lsp.protocol.methods import METHODS
from pydealloc.server.selftest import response_checks
from pydealloc.server.selftest.in_process_client import InProcess, NoAnswerError
from pydealloc.server.selftest.requests import CAPABILITIES, FEATURES, NOT_RUN, Feature, place_in
from pydealloc.syntax.text.lexer import significant_tokens

SIZES = (1000, 2000, 4000, 8000)
MOST = 1.2
_SMALL_SECONDS = 0.02
_PATIENCE_SECONDS = 60
_WHOLE = "textDocument/didOpen"
_EDIT = "textDocument/didChange"
_PLACES = ("%", "@", "!", "#", "")
"""How the tokens begin that requests are sent about: one of each in the middle of the file, an operation last."""


def _modes() -> Iterator[modes.Mode]:
    """Modes that read a file."""
    known = {id(mode): mode for mode in vars(modes).values() if isinstance(mode, modes.Mode)}
    yield from (mode for mode in known.values() if mode in modes.FILE_MODES)


def _variants(mode: modes.Mode, path: Path, text: str) -> Iterator[tuple[str, list[str]]]:
    """Names and arguments of the runs of one mode on a file."""
    file, middle = str(path), text.count("\n") // 2
    if mode is modes.APPLY:
        for entry in PASSES:
            yield f"--apply {entry.name}", ["--apply", entry.name, "-j", "1", file, "-o", os.devnull]
    elif mode is modes.GRAPH:
        name = text.partition("func.func @")[2].partition("(")[0] or "none"
        for kind in ("dot", "mermaid", "html"):
            yield f"--graph, {kind}", ["--graph", name, file, "--graph-format", kind]
    elif mode is modes.FEATURES:
        lines = f"{middle}-{middle + 2}"
        yield "--check --features, 3 lines", ["--check", "--features", "--check-lines", lines, file, "-j", "1"]
    elif mode is modes.CHECK:
        yield "--check", ["--check", "--no-cache", file]
        yield "--check --fix --diff", ["--check", "--fix", "--diff", "--no-cache", file]
        yield "--check --profile all", ["--check", "--profile", "all", "--no-cache", file]
    elif mode is modes.EXPLAIN:
        column = len(text.split("\n")[middle]) // 2 + 1
        yield "--explain", ["--explain", f"{file}:{middle + 1}:{column}"]
    elif mode is modes.FORMAT_MLIR:
        yield "--format-mlir --diff", ["--format-mlir", "--diff", file]
    else:
        yield mode.flag, [mode.flag, file]


def _forked(work: Callable[[], object], most: float) -> float | None:
    """CPU seconds of `work` in a process of its own; None: it took more than `most`."""
    child = os.fork()
    if child == 0:
        signal.setitimer(signal.ITIMER_PROF, most)
        null = os.open(os.devnull, os.O_WRONLY)
        os.dup2(null, 1)
        os.dup2(null, 2)
        with Path(os.devnull).open("w", encoding="utf-8") as none, redirect_stdout(none), redirect_stderr(none):
            work()
        os._exit(0)
    _, status, usage = os.wait4(child, 0)
    return None if os.WIFSIGNALED(status) else usage.ru_utime + usage.ru_stime


class _Session:
    """Requests to a server in this process, on one text."""

    def __init__(self, text: str, most: float) -> None:
        self.text = text
        self.most = most
        self.uri = "untitled:long.mlir"

    async def measured(self, features: Sequence[Feature]) -> dict[str, float]:
        """CPU seconds by method: of all requests about some places, the first of which finds nothing known."""
        found: dict[str, float] = {}
        editor = InProcess()
        try:
            await editor.begin(CAPABILITIES)
            target = response_checks.target_of(self.uri, self.text, _knowledge(), DEFAULT_PLAN, (0, 0))
            await self._open(editor, found)
            places = list(self._places(target))
            whole = place_in(target, 0, len(self.text))
            for feature in features:
                for place in [whole] if feature.is_whole else places:
                    await self._ask(editor, feature, place, found)
            await self._edit(editor, found)
        finally:
            editor.end()
        return found

    async def _open(self, editor: InProcess, found: dict[str, float]) -> None:
        began = time.process_time()
        document = {"uri": self.uri, "languageId": "mlir", "version": 1, "text": self.text}
        editor.notify(_WHOLE, {"textDocument": document})
        await editor.published(self.uri, _PATIENCE_SECONDS)
        await asyncio.sleep(0.5)
        found[_WHOLE] = time.process_time() - began

    async def _edit(self, editor: InProcess, found: dict[str, float]) -> None:
        """One key in the middle, until its diagnostics are there."""
        line = self.text.count("\n", 0, len(self.text) // 2)
        place = {"line": line, "character": 0}
        began = time.process_time()
        editor.take_diagnostics(self.uri)
        changes = [{"range": {"start": place, "end": place}, "text": " "}]
        editor.notify(_EDIT, {"textDocument": {"uri": self.uri, "version": 2}, "contentChanges": changes})
        await editor.published(self.uri, _PATIENCE_SECONDS)
        found[_EDIT] = time.process_time() - began

    def _places(self, target: Any) -> Iterator[Any]:
        tokens = [token for token in significant_tokens(self.text) if token.start > len(self.text) // 2][:2000]
        for sigil in _PLACES:
            for token in tokens:
                word = self.text[token.start : token.end]
                if word.startswith(sigil) if sigil else "." in word and word[0].isalpha():
                    yield place_in(target, token.start, token.end)
                    break

    async def _ask(self, editor: InProcess, feature: Feature, place: Any, found: dict[str, float]) -> None:
        answer = await self._timed(editor, feature.method, feature.params(place), found)
        for then in feature.then:
            for number, item in enumerate(then.items(answer) if answer is not None else ()):
                if number < then.most:
                    await self._timed(editor, then.method, then.params(place, item), found)

    async def _timed(self, editor: InProcess, method: str, params: Any, found: dict[str, float]) -> Any:
        began = time.process_time()
        try:
            answer = (await editor.request(method, params, self.most)).result
        except NoAnswerError:
            answer, found[method] = None, math.inf
        found[method] = max(found.get(method, 0.0), time.process_time() - began)
        return answer


def _knowledge() -> Any:
    from pydealloc.ods.knowledge import Knowledge

    return Knowledge()


def _requests(text: str, most: float, words: Sequence[str]) -> dict[str, float]:
    """CPU seconds of the slowest request of each method."""
    wanted = [one for one in FEATURES if _is_wanted((one.method, *(then.method for then in one.then)), words)]
    if not wanted and not _is_wanted((_WHOLE, _EDIT), words):
        return {}
    return asyncio.run(_Session(text, most).measured(wanted))


def _is_wanted(names: Sequence[str], words: Sequence[str]) -> bool:
    return not words or any(word in name for word in words for name in names)


def _commands(text: str, folder: Path, most: float, words: Sequence[str]) -> Iterator[tuple[str, float]]:
    path = folder / "long.mlir"
    path.write_text(text, encoding="utf-8")
    for mode in _modes():
        for name, arguments in _variants(mode, path, text):
            if _is_wanted([name], words):
                seconds = _forked(lambda given=arguments: cli.main(given), most)
                yield name, math.inf if seconds is None else seconds


def not_measured() -> dict[str, str]:
    """Methods of the server that no line is about, each with the reason."""
    asked = {method for one in FEATURES for method in (one.method, *(then.method for then in one.then))}
    left = {name: "is a notification, part of all others" for name, *_ in METHODS if name not in asked}
    del left[_WHOLE], left[_EDIT]
    return {**left, **{name: why for name, why in NOT_RUN.items() if name in left}}


def exponent(sizes: Sequence[int], seconds: Sequence[float]) -> float | None:
    """The slope of time over size, both in logarithms; None where nothing takes long."""
    pairs = [(math.log(size), math.log(max(one, 1e-6))) for size, one in zip(sizes, seconds, strict=True)]
    pairs = pairs[-3:]
    if len(pairs) < 2 or max(seconds) < _SMALL_SECONDS:
        return None
    if math.inf in seconds:
        return math.inf
    middle_x, middle_y = (sum(values) / len(pairs) for values in zip(*pairs, strict=True))
    over = sum((x - middle_x) * (y - middle_y) for x, y in pairs)
    return over / sum((x - middle_x) ** 2 for x, _ in pairs)


def _measured(text: str, folder: Path, most: float, words: Sequence[str]) -> dict[str, float]:
    gc.collect()
    return {**_requests(text, most, words), **dict(_commands(text, folder, most, words))}


def _report(title: str, sizes: Sequence[int], columns: Sequence[dict[str, float]]) -> None:
    print(f"{title:44}" + "".join(f"{size:>10}" for size in sizes) + "  exponent", flush=True)
    for name in columns[-1]:
        seconds = [column.get(name, math.nan) for column in columns]
        slope = exponent(sizes, seconds)
        shown = "" if slope is None else f"{slope:10.2f}{'  <--' if slope > MOST else ''}"
        print(f"{name:44}" + "".join(f"{1000 * one:10.0f}" for one in seconds) + shown, flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(prog="./dev bench linear", description=(__doc__ or "").partition("\n")[0])
    parser.add_argument("-k", nargs="*", default=[], metavar="WORD", help="only what has one of these in its name")
    parser.add_argument("--kind", nargs="*", choices=model_programs.KINDS, default=list(model_programs.KINDS))
    parser.add_argument("--sizes", nargs="*", type=int, default=list(SIZES), metavar="N", help="operations")
    parser.add_argument("--files", nargs="*", type=Path, default=[], metavar="FILE", help="these, instead of programs")
    parser.add_argument(
        "--most", type=float, default=60, help="CPU seconds after which a run is ended; 60 unless given"
    )
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        for path in options.files:
            text = path.read_text(encoding="utf-8")
            _report(path.stem, [text.count("\n")], [_measured(text, Path(folder), options.most, options.k)])
        for kind in () if options.files else options.kind:
            texts = [model_programs.program(kind, size) for size in options.sizes]
            columns = [_measured(text, Path(folder), options.most, options.k) for text in texts]
            _report(f"{kind}, ms", options.sizes, columns)
    if not options.k:
        for name, why in not_measured().items():
            print(f"not measured: {name}: {why}")


if __name__ == "__main__":
    main()
