"""From opening, and from an edit, to the hints of tensors in a long function: buffers, and where these are freed.

    ./dev bench tensors         one function of 9,500 operations on tensors, shaped like a real model
    ./dev bench tensors FILE    the function of a file

Edits in the middle of the function: a space, which changes nothing; other arithmetic in the body of an operation; a
tensor that an operation writes into. The hints of the 60 lines around are asked for at once, as an editor does.
"""

from __future__ import annotations

import os
import re
import sys
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from statistics import median
from typing import Any

sys.path.insert(0, str(Path(__file__).resolve().parent))

import model_programs
from bench_copies import HINTS, WINDOW
from bench_lsp import ENCODING, TEXT, URI, Server, passed

OPERATIONS = 9_500
EDITS = 10
"""Even: each edit is taken back by the next one."""
OPEN_BAR, EDIT_BAR = 1_000, 300
"""Milliseconds until the hints."""
_WRITES = re.compile(r"outs\((%\w+) : (tensor<[^>]*>)\)")


def edits(lines: Sequence[str], start: int) -> Iterator[tuple[str, int, str, str]]:
    """Words about each kind, and the line at or after `start`, with what is there and what takes its place."""
    for words, there, other in (
        ("a space", "linalg.yield", "linalg.yield "),
        ("other arithmetic", "arith.addf", "arith.mulf"),
    ):
        line = next((n for n in range(start, len(lines)) if there in lines[n]), None)
        if line is not None:
            yield words, line, there, other
    for line in range(start, len(lines)):
        found = _WRITES.search(lines[line])
        made = f" = tensor.empty() : {found[2]}" if found else ""
        others = [one.split()[0] for one in lines[:line] if found and made in one and one.split()[0] != found[1]]
        if found and others:
            yield "another tensor that is written", line, f"outs({found[1]} ", f"outs({others[-1]} "
            return


def main() -> None:
    text = (
        Path(sys.argv[1]).read_text(encoding="utf-8") if sys.argv[1:] else model_programs.program("tensors", OPERATIONS)
    )
    lines = text.split("\n")
    middle = len(lines) // 2
    server = Server([str(Path(sys.executable).with_name("pydealloc-lsp"))])
    capabilities = {**ENCODING, "textDocument": {**TEXT, **HINTS}}
    options = {"inlayHints": {"tensors": "all"}}
    asked_first = {"processId": os.getpid(), "rootUri": None, "capabilities": capabilities}
    server.request("initialize", {**asked_first, "initializationOptions": options})
    server.send({"method": "initialized", "params": {}})
    window = {"start": {"line": middle - WINDOW, "character": 0}, "end": {"line": middle + WINDOW, "character": 0}}
    asked = {"textDocument": {"uri": URI}, "range": window}
    used, since = server.cpu(), time.perf_counter()
    server.open(URI, text)
    hints = server.request("textDocument/inlayHint", asked)
    wall, cpu = passed(since), server.cpu() - used
    if not any("new " in _label(hint) for hint in hints):
        raise SystemExit("there are no hints of tensors to measure")
    print(f"{len(lines):,} lines, milliseconds until the hints around the middle, with the CPU time of the server:")
    print(f"  after opening: {wall:.0f}, {cpu:.0f}   (at most {OPEN_BAR:,})")
    server.rest()
    version = 1
    for words, line, there, other in edits(lines, middle):
        walls: list[float] = []
        cpus: list[float] = []
        whole: list[float] = []
        start = {"line": line, "character": lines[line].index(there)}
        for number in range(EDITS):
            old, new = (other, there) if number % 2 else (there, other)
            end = {"line": line, "character": start["character"] + len(old)}
            version += 1
            used, since = server.cpu(), time.perf_counter()
            server.change(version, {"range": {"start": start, "end": end}, "text": new})
            server.request("textDocument/inlayHint", asked)
            walls.append(passed(since))
            cpus.append(server.cpu() - used)
            server.until(URI, version)
            server.rest()
            whole.append(server.cpu() - used)
        print(
            f"  {words}: {median(walls):.0f}, {median(cpus):.0f}   (at most {EDIT_BAR}); until all is done "
            f"{median(whole):.0f}",
            flush=True,
        )
    server.process.kill()
    server.process.wait()


def _label(hint: dict[str, Any]) -> str:
    label = hint["label"]
    return label if isinstance(label, str) else "".join([part["value"] for part in label])


if __name__ == "__main__":
    main()
