"""CPU time of what an editor shows about ownership: hints of one view, and all there is to know of an edited function.

*Hints*: of 60 lines in the middle of a file of 2,000 functions, after these were analysed: 10 ms at most.
*Analysis*: the ownership pass, the checks of what it refuses, the verifier, the lints and the hints, of a function that
was just read again, after a key was pressed in it: 5 ms at most for 25 lines, 300 ms for 2,000, both of structured
loops and of blocks. Medians of repeats.
"""

from __future__ import annotations

import gc
import sys
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).resolve().parent))

from buffer_programs import long_function, program

from pydealloc.server.config.editor_settings import HintSettings
from pydealloc.server.facts.document_facts import item_findings
from pydealloc.server.features.ownership.hint_values import HINTS
from pydealloc.server.features.ownership.inlay_hints import inlay_hints
from pydealloc.syntax.document.document import Document, parse_document

RUNS = 15
FUNCTIONS = 2_000
VIEW = 60
SETTINGS = HintSettings()
LONG = 1_770
"""Operations of a function of 2,000 lines."""
STEPS = 200
_STEP = """\
^b{n}:
  %a{n} = memref.alloc(%n) : memref<?xf32>
  memref.copy %m, %a{n} : memref<?xf32> to memref<?xf32>
  cf.cond_br %flag, ^l{n}(%a{n} : memref<?xf32>), ^r{n}
^l{n}(%p{n}: memref<?xf32>):
  %v{n} = memref.load %p{n}[%c0] : memref<?xf32>
  memref.store %v{n}, %m[%c0] : memref<?xf32>
  cf.br ^b{next}
^r{n}:
  cf.br ^b{next}
"""
SHORT = """\
func.func @short(%m: memref<?xf32>, %n: index, %x: f32, %flag: i1) -> memref<?xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %a = memref.alloc(%n) : memref<?xf32>
  memref.copy %m, %a : memref<?xf32> to memref<?xf32>
  scf.for %i = %c0 to %n step %c1 {
    %t = memref.alloc(%n) : memref<?xf32>
    %v = memref.load %a[%i] : memref<?xf32>
    %w = arith.addf %v, %x : f32
    memref.store %w, %t[%i] : memref<?xf32>
    memref.copy %t, %a : memref<?xf32> to memref<?xf32>
  }
  %r = scf.if %flag -> (memref<?xf32>) {
    %b = memref.alloc(%n) : memref<?xf32>
    memref.copy %a, %b : memref<?xf32> to memref<?xf32>
    scf.yield %b : memref<?xf32>
  } else {
    scf.yield %m : memref<?xf32>
  }
  %s = memref.subview %a[0] [4] [1] : memref<?xf32> to memref<4xf32, strided<[1]>>
  %u = memref.alloc() : memref<4xf32>
  memref.copy %s, %u : memref<4xf32, strided<[1]>> to memref<4xf32>
  return %r : memref<?xf32>
}
"""


def blocks() -> str:
    """A function of 2,000 lines and 600 blocks."""
    head = """\
func.func @blocks(%m: memref<?xf32>, %n: index, %flag: i1) {
  %c0 = arith.constant 0 : index
  cf.br ^b0
"""
    steps = [_STEP.format(n=number, next=number + 1) for number in range(STEPS)]
    return head + "".join(steps) + f"^b{STEPS}:\n  return\n}}\n"


def view_of(document: Document) -> tuple[int, int]:
    """Offsets of the first and behind the last line of the view."""
    lines = document.text.splitlines(keepends=True)
    first = len(lines) // 2
    start = sum(map(len, lines[:first]))
    return start, start + sum(map(len, lines[first : first + VIEW]))


def milliseconds(since: float) -> float:
    return (time.process_time() - since) * 1000


def shown(name: str, times: list[float], bar: float) -> None:
    print(f"{name:>42} {median(times):7.2f} ms, {min(times):7.2f} at best; the bar is {bar:g} ms", flush=True)


def measure_view() -> None:
    document = parse_document(program(FUNCTIONS))
    start, end = view_of(document)
    for item in document.leaves():
        if item.start <= end and item.end >= start:
            item_findings(document, item)
    first: list[float] = []
    again: list[float] = []
    for _ in range(RUNS):
        for item in document.leaves():
            item.parsed.facts.remove(HINTS)
        for times in (first, again):
            before = time.process_time()
            inlay_hints(document, start, end, SETTINGS)
            times.append(milliseconds(before))
    count = len(inlay_hints(document, start, end, SETTINGS))
    lines = document.text.count("\n")
    shown(f"{count} hints, {VIEW} of {lines} lines, first", first, 10)
    shown("the same, asked again", again, 10)


def measure_edit(text: str, bar: float) -> None:
    """Typing a line, again and again, before the last but one."""
    lines = text.splitlines(keepends=True)
    documents = [parse_document(text)]
    times: list[float] = []
    for number in range(RUNS):
        typed = "".join([*lines[:-2], f"  %typed = arith.constant {number} : index\n", *lines[-2:]])
        document = documents[-1].edited(typed)
        gc.collect()
        before = time.process_time()
        for item in document.leaves():
            item_findings(document, item)
        inlay_hints(document, 0, len(typed), SETTINGS)
        if number:
            times.append(milliseconds(before))
        documents.append(document)
    shown(f"analysis of an edited function, {len(lines)} lines", times, bar)


def main() -> None:
    gc.freeze()
    gc.set_threshold(100_000, 50, 100)
    measure_edit(SHORT, 5)
    measure_edit(long_function(LONG), 300)
    measure_edit(blocks(), 300)
    measure_view()


if __name__ == "__main__":
    main()
