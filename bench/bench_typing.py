"""From the last key of a line typed in a long function to the light bulb, the hints and the lenses.

    ./dev bench typing          one function of 9,500 operations on buffers that nothing frees, shaped like a real model
    ./dev bench typing FILE     the function of a file

Lines are typed key by key in the middle, as fast as a person does, and an editor asks for the diagnostics at each. When
nothing has been typed for a while, it asks for the rest at once. So most of the time the program is wrong.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import model_programs
from bench_copies import HINTS, WINDOW
from bench_lsp import ENCODING, TEXT, URI, Server, passed

OPERATIONS = 9_500
BETWEEN_KEYS_S = 0.07
LINES = (
    "%typed = memref.alloc() : memref<64xf32>",
    "memref.copy %typed, %typed : memref<64xf32> to memref<64xf32>",
    "memref.dealloc %typed : memref<64xf32>",
)
KEY_BAR, HINTS_BAR = 15, 300
"""Milliseconds."""


class Editor:
    """An editor that shows the lines around one in the middle of a text."""

    def __init__(self, text: str) -> None:
        self.server = Server([str(Path(sys.executable).with_name("pydealloc-lsp"))])
        refreshed = {"diagnostics": {"refreshSupport": True}}
        capabilities = {**ENCODING, "workspace": refreshed, "textDocument": {**TEXT, **HINTS, "diagnostic": {}}}
        self.server.request("initialize", {"processId": os.getpid(), "rootUri": None, "capabilities": capabilities})
        self.server.send({"method": "initialized", "params": {}})
        lines = text.split("\n")
        # Between two operations of the function.
        self.line = next(n for n in range(len(lines) // 2, len(lines)) if " = memref.alloc" in lines[n])
        self.column, self.version = 0, 1
        first, last = max(self.line - WINDOW, 0), self.line + WINDOW
        self.window = {"start": {"line": first, "character": 0}, "end": {"line": last, "character": 0}}
        document = {"uri": URI, "languageId": "mlir", "version": 1, "text": text}
        self.server.send({"method": "textDocument/didOpen", "params": {"textDocument": document}})

    def insert(self, text: str) -> float:
        """Insert at the cursor, which goes behind it; milliseconds until the diagnostics."""
        place = {"line": self.line, "character": self.column}
        self.version += 1
        self.column += len(text)
        since = time.perf_counter()
        self.server.change(self.version, {"range": {"start": place, "end": place}, "text": text})
        self.server.request("textDocument/diagnostic", {"textDocument": {"uri": URI}})
        return passed(since)

    def settle(self) -> dict[str, float]:
        """What is asked for once nobody types: milliseconds until each answer, all asked for at once."""
        place = {"line": self.line, "character": self.column}
        where: dict[str, Any] = {"textDocument": {"uri": URI}}
        asked: dict[str, Any] = {
            "codeAction": {**where, "range": {"start": place, "end": place}, "context": {"diagnostics": []}},
            "inlayHint": {**where, "range": self.window},
            "codeLens": where,
        }
        since, waiting, found = time.perf_counter(), dict[int, str](), dict[str, float]()
        for method, params in asked.items():
            self.server.number += 1
            waiting[self.server.number] = method
            self.server.send({"id": self.server.number, "method": f"textDocument/{method}", "params": params})
        while waiting:
            answer = self.server.receive()
            if "method" not in answer and answer["id"] in waiting:
                found[waiting.pop(answer["id"])] = passed(since)
        return found


def main() -> None:
    text = (
        Path(sys.argv[1]).read_text(encoding="utf-8") if sys.argv[1:] else model_programs.program("buffers", OPERATIONS)
    )
    editor = Editor(text)
    print(f"{len(text.splitlines()):,} lines, milliseconds, with the CPU time of the server until all is done:")
    _show("after opening", editor, 0.0)
    for line in LINES:
        used = editor.server.cpu()
        editor.column = 0
        editor.insert("    \n")
        editor.column = 4
        keys: list[float] = []
        for key in line:
            keys.append(editor.insert(key))
            time.sleep(BETWEEN_KEYS_S)
        _show(f"{line}  (a key {median(keys):.0f}, at most {KEY_BAR})", editor, used)
        editor.line += 1
    editor.server.process.kill()
    editor.server.process.wait()


def _show(what: str, editor: Editor, used: float) -> None:
    answers = ", ".join(f"{method} {milliseconds:.0f}" for method, milliseconds in editor.settle().items())
    editor.server.rest()
    print(f"  {what}\n    {answers}; {editor.server.cpu() - used:.0f}   (hints: at most {HINTS_BAR})", flush=True)


if __name__ == "__main__":
    main()
