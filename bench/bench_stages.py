"""Edits of long files whose last pipeline stage is shown: until the hints in view, until the stage, and memory.

The edits are digits of a constant in the middle of the file. After each one the hints of the 60 lines around it are
asked for at once, as an editor does, and the stage when the server says that it has changed. The figures are CPU time
of the server's process, and the most memory it has had since it started.
"""

from __future__ import annotations

import os
import sys
import time
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

from bench_lsp import ENCODING, TEXT, URI, Server
from programs import program

LINES = 100_000
EDITS = 7
WINDOW = 30
HINTS = {"inlayHint": {"dynamicRegistration": False}}
CONTENT = "workspace/textDocumentContent"
MOST_SECONDS, MOST_MIB = 3, 400
"""The limits, on two idle cores."""


def stage(server: Server, uri: str) -> str:
    return server.request(CONTENT, {"uri": uri})["text"]


def measure(text: str) -> None:
    server = Server([str(Path(sys.executable).with_name("pydealloc-lsp"))])
    capabilities: dict[str, Any] = {**ENCODING, "textDocument": {**TEXT, **HINTS}}
    capabilities["workspace"] = {"textDocumentContent": {"dynamicRegistration": False}}
    server.request("initialize", {"processId": os.getpid(), "rootUri": None, "capabilities": capabilities})
    server.send({"method": "initialized", "params": {}})
    server.open(URI, text)
    server.rest()
    analysed = server.memory()
    used = server.cpu()
    last = server.request("pydealloc/stages", {"uri": URI})["stages"][-1]["uri"]
    stage(server, last)
    first = server.cpu() - used
    server.rest()
    stage(server, last)
    lines = text.splitlines()
    line = next(n for n in range(len(lines) // 2, len(lines)) if "arith.constant " in lines[n])
    column = lines[line].index("arith.constant ") + len("arith.constant ")
    window = {"start": {"line": line - WINDOW, "character": 0}, "end": {"line": line + WINDOW, "character": 0}}
    hints: list[float] = []
    stages: list[float] = []
    walls: list[float] = []
    for number in range(EDITS):
        place = {"line": line, "character": column}
        used, since = server.cpu(), time.perf_counter()
        server.change(2 + number, {"range": {"start": place, "end": place}, "text": "1"})
        server.request("textDocument/inlayHint", {"textDocument": {"uri": URI}, "range": window})
        walls.append(time.perf_counter() - since)
        hints.append(server.cpu() - used)
        server.until_method("workspace/textDocumentContent/refresh")
        stage(server, last)
        stages.append(server.cpu() - used)
        server.rest()
    peak = server.memory()
    server.process.kill()
    server.process.wait()
    print(
        f"  {len(lines):,} lines: first stage {first / 1000:.1f} s; hints median {median(hints):.0f}, most "
        f"{max(hints):.0f} ms; wall, most {max(walls):.1f} s (limit {MOST_SECONDS}); stage median {median(stages):.0f} "
        f"ms; memory {analysed} MiB analysed, {peak} at most (limit {MOST_MIB})"
    )


def main() -> None:
    measure(program(LINES))


if __name__ == "__main__":
    main()
