"""Texts that took a check or a server without end once, each in a process with a budget of processor time and memory.

Budgets are enforced by the system, so a loaded machine changes nothing.
"""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

if sys.platform != "linux":
    pytest.skip("limits as Linux has them", allow_module_level=True)

import resource

from pydealloc.server.batch.result_cache import ResultCache
from tests.fuzz.connection import Connection
from tests.robustness.test_hostile_repositories import CPU_S, LIMITED, MEMORY_BYTES, WALL_S
from tests.server.command import COMMAND, WRONG

pytestmark = pytest.mark.long

URI = "file:///nowhere/a.mlir"
_T = "memref<4xf32>"
FORMATS = ("text", "concise", "json", "github", "sarif", "junit")


def _function(body: str) -> str:
    return f"func.func @f(%m: {_T}, %c: i1, %n: index) {{\n{body}  return\n}}\n"


def _exits(count: int) -> str:
    blocks = (f"^b{n}:\n  %a{n} = memref.alloc() : {_T}\n  cf.cond_br %c, ^b{count}, ^b{n + 1}\n" for n in range(count))
    return _function(f"  cf.br ^b0\n{''.join(blocks)}^b{count}:\n")


TEXTS: dict[str, str] = {
    "values without an equals sign": _function("  " + ", ".join(f"%{n}" for n in range(10, 50)) + "\n"),
    "operands whose first line is cut": _function(", ".join(f"%{n}" for n in range(10, 50)) + ") : () -> ()\n"),
    "buffers in blocks with one exit": _exits(2_000),
    "quotes in an unclosed string": '"' + '\\"' * 8_000,
    "comments with an open bracket": "// pydealloc: ignore[\n" * 10_000 + WRONG,
    "per cent signs": _function("%" * 8_000 + "\n"),
    "findings in one line": _function("".join(f" %k{n} = arith.constant {n} : i32" for n in range(2_000)) + "\n"),
    "locations of locations": "#l0 = loc(unknown)\n"
    + "".join(f"#l{n + 1} = loc(fused[#l{n}, #l{n}])\n" for n in range(400))
    + "func.func @f() { return } loc(#l400)\n",
}


@pytest.mark.parametrize("name", TEXTS)
def test_a_check_of_a_text_ends(name: str, tmp_path: Path) -> None:
    path = tmp_path / "a.mlir"
    path.write_text(TEXTS[name])
    form = "concise" if "one line" in name else "text"
    run = _limited("--check", "--format", form, "--jobs", "1", str(path))
    assert run.returncode in (0, 1), run.stderr.decode()
    assert b"Traceback" not in run.stderr


@pytest.mark.parametrize("strange", ["$$", "<<<<<<< HEAD", "= 3"])
def test_a_check_of_the_layout_ends_behind_blanks(strange: str, tmp_path: Path) -> None:
    path = tmp_path / "a.mlir"
    path.write_text(_function(" " * 400 + strange + "\n"))
    run = _limited("--check-format", str(path))
    assert run.returncode in (0, 1, 2), run.stderr.decode()
    assert b"Traceback" not in run.stderr


LINES: dict[str, tuple[str, str]] = {
    "formatting behind blanks": ("textDocument/formatting", " " * 400 + "$$"),
    "completion behind a long dimension": ("textDocument/completion", "  %0 = memref.alloc() : memref<?x1" + "0" * 400),
    "completion behind a scalable dimension": (
        "textDocument/completion",
        "  %0 = a.b : vector<[1]x" + "1234567890" * 40,
    ),
    "hover on values without an equals sign": ("textDocument/hover", ", ".join(f"%{n}" for n in range(10, 50))),
}


@pytest.mark.parametrize("name", LINES)
def test_a_request_in_a_line_is_answered(name: str) -> None:
    method, line = LINES[name]
    connection = Connection(lambda message: None)
    resource.prlimit(connection.process.pid, resource.RLIMIT_CPU, (CPU_S, CPU_S))
    resource.prlimit(connection.process.pid, resource.RLIMIT_AS, (MEMORY_BYTES, MEMORY_BYTES))
    connection.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}}, WALL_S)
    connection.notify("initialized", {})
    item = {"uri": URI, "languageId": "mlir", "version": 1, "text": _function(line + "\n")}
    connection.notify("textDocument/didOpen", {"textDocument": item})
    params = {
        "textDocument": {"uri": URI},
        "position": {"line": 1, "character": len(line)},
        "options": {"tabSize": 2, "insertSpaces": True},
    }
    connection.ask(method, params, WALL_S)
    symbols = connection.ask("textDocument/documentSymbol", {"textDocument": {"uri": URI}}, WALL_S)
    assert [symbol["name"] for symbol in symbols] == ["@f"]
    connection.leave(WALL_S)


@pytest.mark.parametrize("form", FORMATS)
def test_names_of_files_are_shown_without_control_characters(form: str, tmp_path: Path) -> None:
    (tmp_path / "\x1b]0;title\x07\x1b[31mred\n::error::x.mlir").write_text(WRONG)
    Path(os.fsdecode(os.fsencode(tmp_path) + b"/\xff\xfe.mlir")).write_text(WRONG)
    run = _limited("--check", "--format", form, "--jobs", "1", str(tmp_path))
    assert run.returncode == 1, run.stderr.decode()
    assert run.stdout.count(b"undefined-value") >= 2
    assert b"\x1b" not in run.stdout + run.stderr
    assert b"\n::error::x" not in run.stdout + run.stderr


@pytest.mark.parametrize(
    "arguments", [("--check",), ("--check", "--format", "sarif"), ("--apply", ""), ("--format-mlir", "-")]
)
def test_full_output_is_said_in_one_line(arguments: tuple[str, ...], tmp_path: Path) -> None:
    path = tmp_path / "a.mlir"
    path.write_text(WRONG if "--check" in arguments else _function(""))
    given = [one for one in arguments if one != "-"]
    with Path("/dev/full").open("wb") as full, path.open("rb") as source:
        run = subprocess.run(
            [*COMMAND, *given, "-" if "-" in arguments else str(path)],
            stdin=source, stdout=full, stderr=subprocess.PIPE, timeout=WALL_S, check=False,
        )  # fmt: skip
    assert (run.returncode, run.stderr.count(b"\n")) == (2, 1), run.stderr.decode()


_LOOK = (
    "import sys; from pydealloc.server.batch.result_cache import ResultCache as C; print(C(sys.argv[1]).get('0' * 32))"
)


def _fifo(entry: Path) -> None:
    os.mkfifo(entry)


def _endless(entry: Path) -> None:
    entry.symlink_to("/dev/zero")


def _garbage(entry: Path) -> None:
    entry.write_bytes(b"{}" * 100)


@pytest.mark.parametrize("forge", [_fifo, _endless, _garbage])
def test_a_forged_entry_of_the_cache_is_a_miss(forge: Callable[[Path], None], tmp_path: Path) -> None:
    cache = ResultCache(str(tmp_path / "cache"))
    cache.put("0" * 32, [])
    entry = Path(cache.folder, "00", "0" * 30)
    entry.unlink()
    forge(entry)
    command = [*LIMITED, sys.executable, "-c", _LOOK, str(tmp_path / "cache")]
    run = subprocess.run(command, capture_output=True, timeout=WALL_S, check=False)
    assert (run.returncode, run.stdout) == (0, b"None\n"), run.stderr.decode()


def _limited(*arguments: str) -> subprocess.CompletedProcess[bytes]:
    return subprocess.run(
        [*LIMITED, *COMMAND, *arguments],
        capture_output=True, timeout=WALL_S, stdin=subprocess.DEVNULL, check=False,
    )  # fmt: skip
