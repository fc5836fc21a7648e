"""Programs nested more deeply than calls of Python: commands and requests answer, or say what is not there."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from pydealloc.passes import PASSES
from tests.fuzz.connection import Connection
from tests.server.command import Command

URI = "file:///nowhere/a.mlir"
_T = "memref<4xf32>"
_ALLOC = f"  %a = memref.alloc() : {_T}\n"
_STORE = f"  memref.store %x, %a[%i] : {_T}\n"
WALL_S = 300


def _function(body: str) -> str:
    return f"func.func @f(%c: i1, %m: {_T}, %x: f32, %i: index) {{\n{body}  return\n}}\n"


def _loops(levels: int) -> str:
    return "".join(f"affine.for %k{n} = 0 to 4 {{\n" for n in range(levels))


PROGRAMS: dict[str, Callable[[int], str]] = {
    "conditions after a buffer": lambda n: _function(_ALLOC + "scf.if %c {\n" * n + "}\n" * n),
    "conditions around a use": lambda n: _function(_ALLOC + "scf.if %c {\n" * n + _STORE + "}\n" * n),
    "loops around a buffer": lambda n: _function(_loops(n) + _ALLOC + _STORE + "}\n" * n),
}
COMMANDS = (
    ("--check",),
    ("--check", "--statistics"),
    ("--format-mlir", "--diff"),
    *(("--apply", entry.name, "--diff") for entry in PASSES),
)
REQUESTS = ("codeLens", "inlayHint", "hover", "documentSymbol", "foldingRange", "semanticTokens/full")


@pytest.mark.parametrize("levels", [150, pytest.param(1_000, marks=pytest.mark.long)])
@pytest.mark.parametrize("name", PROGRAMS)
def test_commands(name: str, levels: int, command: Command) -> None:
    text = PROGRAMS[name](levels)
    (command.folder / "a.mlir").write_text(text)
    line = text[: text.index("%a = ")].count("\n") + 1
    place = ("--explain", f"a.mlir:{line}:3")
    of_two = [("--graph", "f", "--memory", "a.mlir"), ("--compare", "a.mlir", "a.mlir"), place]
    for arguments in (*of_two, *((*one, "a.mlir") for one in COMMANDS)):
        run = command(*arguments)
        assert run.status in (0, 1), (arguments, run.err[-300:])
        assert "Traceback" not in run.err, arguments


@pytest.mark.parametrize("levels", [150, pytest.param(1_000, marks=pytest.mark.long)])
def test_requests(levels: int) -> None:
    connection = Connection(lambda message: None)
    connection.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}}, WALL_S)
    connection.notify("initialized", {})
    text = PROGRAMS["conditions around a use"](levels)
    item = {"uri": URI, "languageId": "mlir", "version": 1, "text": text}
    connection.notify("textDocument/didOpen", {"textDocument": item})
    for method in REQUESTS:
        params = {
            "textDocument": {"uri": URI},
            "position": {"line": 1, "character": 3},
            "range": {"start": {"line": 0, "character": 0}, "end": {"line": text.count("\n"), "character": 0}},
        }
        assert connection.ask(f"textDocument/{method}", params, WALL_S), method
    connection.leave(WALL_S)
    assert b"Traceback" not in connection.log
