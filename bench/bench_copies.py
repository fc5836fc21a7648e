"""From an edit to hints of copies: CPU time of the server, in a function of 300 operations on tensors in a long file.

Edits of each kind, in the middle of the function: they exchange an index operand, which changes no decision, or a
tensor, which changes some; they add and remove an operation that reads, and one that writes; they change the type of a
part of a tensor, three lines at once. The hints of the 60 lines around it are asked for at once, as an editor does. The
figures are CPU time of all threads of the server's process until the answer, and until nothing is left to do.
Kinds named behind `copies` are measured alone.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Sequence
from pathlib import Path
from statistics import median, quantiles

sys.path.insert(0, str(Path(__file__).resolve().parent))

from bench_lsp import ENCODING, TEXT, URI, Server, passed
from tensor_programs import OPERATIONS_PER_STEP, long_function, program

OPERATIONS = 300
LINES = 10_000
LINES_PER_FUNCTION = 32
EDITS = 31
BAR = 60
"""Milliseconds until the hints."""
WINDOW = 30
HINTS = {"inlayHint": {"dynamicRegistration": False}}


def text() -> str:
    """The long function in the middle of many short ones."""
    alias, long = long_function(OPERATIONS).split("\n", 1)
    short = program(LINES // LINES_PER_FUNCTION).split("\n", 1)[1]
    half = short.index("func.func", len(short) // 2)
    return f"{alias}\n{short[:half]}{long}{short[half:]}"


def measure(
    lines: Sequence[str], line: int, column: int, texts: Sequence[str]
) -> tuple[list[float], list[float], list[float]]:
    """CPU and wall time until the hints of each edit, and CPU time until nothing is left to do, in milliseconds.

    `texts` are put at the place in turn; the first one is there already.
    """
    import time

    server = Server([str(Path(sys.executable).with_name("pydealloc-lsp"))])
    capabilities = {**ENCODING, "textDocument": {**TEXT, **HINTS}}
    server.request("initialize", {"processId": os.getpid(), "rootUri": None, "capabilities": capabilities})
    server.send({"method": "initialized", "params": {}})
    server.open(URI, "\n".join(lines))
    window = {"start": {"line": line - WINDOW, "character": 0}, "end": {"line": line + WINDOW, "character": 0}}
    asked = {"textDocument": {"uri": URI}, "range": window}
    first = server.request("textDocument/inlayHint", asked)
    if not any("copies" in str(hint["label"]) for hint in first):
        raise SystemExit("there are no hints of copies to measure")
    server.rest()
    cpus: list[float] = []
    walls: list[float] = []
    whole: list[float] = []
    for number in range(EDITS):
        place = {"start": {"line": line, "character": column}, "end": _end(line, column, texts[number % 2])}
        used, since = server.cpu(), time.perf_counter()
        server.change(number + 2, {"range": place, "text": texts[(number + 1) % 2]})
        server.request("textDocument/inlayHint", asked)
        walls.append(passed(since))
        cpus.append(server.cpu() - used)
        server.until(URI, number + 2)
        server.rest()
        whole.append(server.cpu() - used)
    server.process.kill()
    server.process.wait()
    return cpus, walls, whole


def _end(line: int, column: int, text: str) -> dict[str, int]:
    """Where `text` ends that starts there."""
    before, _, last = text.rpartition("\n")
    if len(last) == len(text):
        return {"line": line, "character": column + len(text)}
    return {"line": line + before.count("\n") + 1, "character": len(last)}


def kinds(step: int, lines: Sequence[str]) -> dict[str, tuple[str, str, Sequence[str]]]:
    """By kind: how the edited line starts, where in it the edit is, and the texts that take turns there."""
    part = next(number for number, line in enumerate(lines) if line.startswith(f"  %s{step} = "))
    sliced = "\n".join(lines[part : part + 3])
    read, write = (
        f"  %new = tensor.extract %t{step}[%c1] : tensor<16xf32>\n",
        f"  %new = tensor.insert %x into %t{step}[%c1] : tensor<16xf32>\n",
    )
    return {
        "index": (f"  %t{step} = tensor.insert", "[%c0]", ("[%c0]", "[%c1]")),
        "tensor": (f"  %v{step} = tensor.extract", f"%t{step}[", (f"%t{step}[", f"%f{step}[")),
        "read": (f"  %i{step} = tensor.insert", "  %i", ("", read)),
        "write": (f"  %i{step} = tensor.insert", "  %i", ("", write)),
        "type": (f"  %s{step} = ", "  %s", (sliced, sliced.replace("[4]", "[8]").replace("<4xf32>", "<8xf32>"))),
    }


_WORDS = {
    "index": "another index",
    "tensor": "another tensor",
    "read": "an operation that reads, added and removed",
    "write": "an operation that writes, added and removed",
    "type": "another type",
}


def main() -> None:
    lines = text().split("\n")
    step = OPERATIONS // OPERATIONS_PER_STEP // 2
    print(f"{len(lines):,} lines, an edit in a function of {OPERATIONS} operations on tensors, milliseconds:")
    wanted = sys.argv[1:] or list(_WORDS)
    for kind, (start, place, texts) in kinds(step, lines).items():
        if kind not in wanted:
            continue
        line = next(n for n, one in enumerate(lines) if one.startswith(start))
        cpus, walls, whole = measure(lines, line, lines[line].index(place), texts)
        print(f"  {_WORDS[kind]}:", flush=True)
        print(f"    CPU until the hints    {_spread(cpus)}   (at most {BAR})")
        print(f"    time until the hints   {_spread(walls)}")
        print(f"    CPU until all is done  {_spread(whole)}")


def _spread(values: Sequence[float]) -> str:
    return f"median {median(values):.0f}, 90 % {quantiles(values, n=10)[-1]:.0f}, most {max(values):.0f}"


if __name__ == "__main__":
    main()
