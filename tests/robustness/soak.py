"""Memory of a language server over many edits, and over documents that are opened and closed.

    python -m tests.robustness.soak [--edits 20000] [--lines 5000] [--documents 200]

Prints a table: MiB that are resident after so many edits, without pages of files. The exit code is 1 if the end is more
than 20 % above the size after a tenth of the edits.
"""

from __future__ import annotations

import argparse
import sys
import time
from random import Random
from typing import Any

from tests.fuzz.connection import Connection

PATIENCE_S = 120.0
SETTLING_S = 5.0
STEADY_MIB = 1.0
RESTING_S = 0.1
"""Processor time that a server may use while it settles: it answers a request."""
GROWTH = 1.2
INSERTED = ("{", "}", " x", "%", "1", "\n", "memref.", "// a", '"')

FUNCTION = """\
func.func @f{0}(%x: f32, %i: index) {{
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%i] : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  %2 = arith.addf %1, %x : f32
  memref.dealloc %0 : memref<4xf32>
  return
}}

"""
LINES_PER_FUNCTION = FUNCTION.count("\n")


def program(lines: int) -> str:
    return "".join(FUNCTION.format(number) for number in range(lines // LINES_PER_FUNCTION))


class Editor:
    """One server, and the file that is edited. Each other edit takes the one before back."""

    def __init__(self, lines: int, seed: int) -> None:
        self.random = Random(seed)
        self.connection = Connection(lambda message: None)
        self.connection.ask("initialize", {"processId": None, "rootUri": None, "capabilities": {}}, PATIENCE_S)
        self.connection.notify("initialized", {})
        self.lines = program(lines).split("\n")
        self.version = 1
        self._undo: Any = None
        self.open("file:///soak/a.mlir", "\n".join(self.lines))

    def open(self, uri: str, text: str) -> None:
        item = {"uri": uri, "languageId": "mlir", "version": 1, "text": text}
        self.connection.notify("textDocument/didOpen", {"textDocument": item})

    def edit(self) -> None:
        change, self._undo = (self._undo, None) if self._undo else self._insertion()
        self.version += 1
        document = {"uri": "file:///soak/a.mlir", "version": self.version}
        self.connection.notify("textDocument/didChange", {"textDocument": document, "contentChanges": [change]})

    def _insertion(self) -> tuple[Any, Any]:
        line = self.random.randrange(len(self.lines))
        column = self.random.randint(0, len(self.lines[line]))
        text = self.random.choice(INSERTED)
        start = {"line": line, "character": column}
        last = {"line": line + 1, "character": 0} if text == "\n" else {"line": line, "character": column + len(text)}
        return (
            {"range": {"start": start, "end": start}, "text": text},
            {"range": {"start": start, "end": last}, "text": ""},
        )

    def ask(self) -> None:
        """A request, which waits for the analysis of the newest version."""
        params = {"textDocument": {"uri": "file:///soak/a.mlir"}}
        self.connection.ask("textDocument/documentSymbol", params, PATIENCE_S)

    def memory(self) -> float:
        """MiB that are resident when the whole file has been analysed, which edits put off on a loaded machine."""
        document = {"uri": "file:///soak/a.mlir"}
        self.connection.ask("textDocument/diagnostic", {"textDocument": document}, PATIENCE_S)
        return self.connection.memory() / 1024


def soak(edits: int, lines: int, seed: int = 0, *, out: Any = sys.stdout) -> list[tuple[int, float]]:
    """Pairs of a number of edits and the MiB after it."""
    editor = Editor(lines, seed)
    table = [(0, editor.memory())]
    step = max(1, edits // 20)
    for number in range(1, edits + 1):
        editor.edit()
        if number % 10 == 0:
            editor.ask()
        if number % step == 0:
            table.append((number, editor.memory()))
            print(f"{number:6} edits {table[-1][1]:7.1f} MiB", file=out, flush=True)
    editor.connection.leave(PATIENCE_S)
    return table


def documents(count: int, lines: int, *, out: Any = sys.stdout) -> tuple[float, float, float]:
    """MiB before `count` documents are opened, while they are open, and after all were closed."""
    editor = Editor(100, 0)
    before = editor.memory()
    text = program(lines)
    uris = [f"file:///soak/{number}.mlir" for number in range(count)]
    for uri in uris:
        editor.open(uri, text)
    params = {"textDocument": {"uri": uris[-1]}}
    for uri in uris:
        editor.connection.ask("textDocument/diagnostic", {"textDocument": {"uri": uri}}, PATIENCE_S)
    editor.connection.ask("textDocument/documentSymbol", params, PATIENCE_S)
    opened = editor.memory()
    for uri in uris:
        editor.connection.notify("textDocument/didClose", {"textDocument": {"uri": uri}})
    closed = _settled(editor)
    print(f"{count} documents of {lines} lines: {before:.1f}, open {opened:.1f}, closed {closed:.1f} MiB", file=out)
    editor.connection.leave(PATIENCE_S)
    return before, opened, closed


def _settled(editor: Editor) -> float:
    """MiB once the server rests and they change no more: garbage is collected when there is nothing else to do."""
    before, used = 0.0, 0.0
    while True:
        now, spent = editor.memory(), editor.connection.processor_time()
        if abs(before - now) <= STEADY_MIB and spent - used < RESTING_S:
            return now
        before, used = now, spent
        time.sleep(SETTLING_S)


def main(arguments: list[str]) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.robustness.soak")
    parser.add_argument("--edits", type=int, default=20_000)
    parser.add_argument("--lines", type=int, default=5_000)
    parser.add_argument("--documents", type=int, default=200)
    options = parser.parse_args(arguments)
    table = dict(soak(options.edits, options.lines)) if options.edits else {}
    if options.documents:
        documents(options.documents, 500)
    first = table.get(max(1, options.edits // 20) * 2, 0.0)
    return int(bool(table) and table[max(table)] > first * GROWTH)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
