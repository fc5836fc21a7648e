"""Random edits inside of functions, after each of which all that is shown is that of reading the new text afresh.

`python -m tests.server.buffer_edits SECONDS SEED [FILE...]` goes on for that much processor time, with programs of its
own or with those of the files. Most edits leave everything about buffers as it is, or are taken back.
"""

from __future__ import annotations

import random
import re
import sys
import time
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path

from pydealloc.analysis.placement.placement_limits import PlacementLimits
from pydealloc.ods.knowledge import Knowledge
from pydealloc.server.config.editor_settings import HintSettings
from pydealloc.server.facts import deallocation_facts, document_facts
from pydealloc.server.facts.kept import buffers
from pydealloc.server.facts.kept.buffer_sketches import BufferSketch, sketch_of
from pydealloc.server.features.ownership.inlay_hints import inlay_hints
from pydealloc.server.features.ownership.peak_lenses import peak_lenses
from pydealloc.server.features.ownership.placement_hints import placement_hints
from pydealloc.syntax.document import lazy_item
from pydealloc.syntax.document.document import Document, Item, parse_document
from pydealloc.syntax.text.edits import EditSpan
from pydealloc.syntax.text.findings import Finding
from tests.syntax.splice_edits import PROGRAMS as OTHERS
from tests.syntax.splice_edits import random_edit, versions

_SETTINGS = HintSettings()
_NUMBER = re.compile(r"\b\d+(?:\.\d+)?\b")

PROGRAMS = (
    *OTHERS,
    """\
func.func private @take(memref<8xf32>)
func.func @loops(%c: i1, %n: index, %m: memref<8xf32>) -> memref<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 2.0 : f32
  %a = memref.alloc() : memref<8xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> (memref<8xf32>) {
    %b = memref.alloc() : memref<8xf32>
    %v = memref.load %x[%i] : memref<8xf32>
    %w = arith.mulf %v, %f : f32
    memref.store %w, %b[%i] : memref<8xf32>
    memref.store %f, %b[%i] : memref<8xf32>
    scf.yield %b : memref<8xf32>
  }
  %s = scf.if %c -> (memref<8xf32>) {
    %t = memref.alloc() : memref<8xf32>
    memref.copy %r, %t : memref<8xf32> to memref<8xf32>
    scf.yield %t : memref<8xf32>
  } else {
    scf.yield %r : memref<8xf32>
  }
  %u = memref.alloca() : memref<8xf32>
  memref.copy %s, %u : memref<8xf32> to memref<8xf32>
  func.call @take(%u) : (memref<8xf32>) -> ()
  %big = memref.alloc(%n) : memref<?xf32>
  %half = arith.divf %f, %f : f32
  return %s : memref<8xf32>
}
func.func @caller(%c: i1, %m: memref<8xf32>) {
  %c4 = arith.constant 4 : index
  %0 = func.call @loops(%c, %c4, %m) : (i1, index, memref<8xf32>) -> memref<8xf32>
  %1 = memref.load %0[%c4] : memref<8xf32>
  memref.store %1, %m[%c4] : memref<8xf32>
  return
}
""",
    """\
func.func private @done(%m: memref<4xf32>, %i: index) {
  %v = memref.load %m[%i] : memref<4xf32>
  memref.store %v, %m[%i] : memref<4xf32>
  memref.dealloc %m : memref<4xf32>
  return
}
func.func private @passed_on(%m: memref<4xf32>, %i: index) {
  func.call @done(%m, %i) : (memref<4xf32>, index) -> ()
  return
}
func.func private @same(%m: memref<4xf32>) -> memref<4xf32> {
  %n = memref.alloc() : memref<4xf32>
  memref.copy %m, %n : memref<4xf32> to memref<4xf32>
  return %n : memref<4xf32>
}
func.func @caller(%i: index) -> f32 {
  %m = memref.alloc() : memref<4xf32>
  %n = memref.alloc() : memref<4xf32>
  func.call @passed_on(%m, %i) : (memref<4xf32>, index) -> ()
  %h = func.call @same(%n) : (memref<4xf32>) -> memref<4xf32>
  %v = memref.load %h[%i] : memref<4xf32>
  return %v : f32
}
""",
    """\
func.func private @again(%t: tensor<4xf32>, %c: i1, %v: f32, %i: index) -> tensor<4xf32> {
  %w = tensor.insert %v into %t[%i] : tensor<4xf32>
  %r = scf.if %c -> (tensor<4xf32>) {
    %s = func.call @again(%w, %c, %v, %i) : (tensor<4xf32>, i1, f32, index) -> tensor<4xf32>
    scf.yield %s : tensor<4xf32>
  } else {
    scf.yield %t : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
func.func private @read(%t: tensor<4xf32>, %i: index) -> (f32, tensor<4xf32>) {
  %x = tensor.extract %t[%i] : tensor<4xf32>
  return %x, %t : f32, tensor<4xf32>
}
func.func @both(%t: tensor<4xf32>, %c: i1, %v: f32, %i: index) -> (f32, tensor<4xf32>) {
  %a = func.call @again(%t, %c, %v, %i) : (tensor<4xf32>, i1, f32, index) -> tensor<4xf32>
  %x, %b = func.call @read(%a, %i) : (tensor<4xf32>, index) -> (f32, tensor<4xf32>)
  %w = tensor.insert %x into %b[%i] : tensor<4xf32>
  %y = tensor.extract %a[%i] : tensor<4xf32>
  return %y, %w : f32, tensor<4xf32>
}
""",
)


@dataclass
class Tally:
    """Edits that were compared, and those after which findings, or plans, were not looked for again."""

    edits: int = 0
    findings: int = 0
    plans: int = 0


def run(texts: Sequence[str], seed: int, most: int, seconds: float = 1e9) -> Tally:
    """Edit `texts`, `most` times or for `seconds`.

    Raises:
        AssertionError: findings or hints differ from those of reading the text afresh.
    """
    chosen, tally, begin = random.Random(seed), Tally(), time.process_time()
    shortest = lazy_item.MIN_SPLICED_CHARS
    lazy_item.MIN_SPLICED_CHARS = buffers.MIN_SPLICED_CHARS = 0
    asked = document_facts.same_findings, deallocation_facts.same_plans

    def same_findings(item: Item, knowledge: Knowledge) -> tuple[Finding, ...] | None:
        found = asked[0](item, knowledge)
        tally.findings += found is not None
        return found

    def same_plans(
        item: Item, knowledge: Knowledge, depends_on: tuple[object, ...]
    ) -> deallocation_facts.DeallocationFacts | None:
        found = asked[1](item, knowledge, depends_on)
        tally.plans += found is not None
        return found

    document_facts.same_findings, deallocation_facts.same_plans = same_findings, same_plans
    try:
        while tally.edits < most and time.process_time() - begin < seconds:
            _edit(chosen.choice(texts), chosen, tally)
    finally:
        lazy_item.MIN_SPLICED_CHARS = buffers.MIN_SPLICED_CHARS = shortest
        document_facts.same_findings, deallocation_facts.same_plans = asked
    return tally


def _edit(text: str, chosen: random.Random, tally: Tally) -> None:
    first = parse_document(text, lazily=True)
    _shown(first)
    for document, edit in versions(first, chosen, 25, _random_edit, lambda _: chosen.random() < 0.6):
        if chosen.random() < 0.85:
            # Editors ask for hints before and after there are findings.
            if chosen.random() < 0.5:
                hints(document)
            assert _shown(document) == _shown(parse_document(document.text)), edit
            assert_sketches_are_right(document)
            tally.edits += 1


def assert_sketches_are_right(document: Document) -> None:
    """Compare what is known of the operations, of which most are those of another version, with a look at each."""
    for item in document.leaves():
        known = item.parsed.facts.find(buffers._SKETCH, document.knowledge)
        if known is not None:
            fresh = sketch_of(item.operations, document.knowledge)
            for name in BufferSketch.__annotations__:
                assert getattr(known, name) == getattr(fresh, name), name


def each_line_goes_and_comes_back(text: str) -> None:
    """Compare after each of these edits, in items of any length.

    Raises:
        AssertionError: as `run`.
    """
    shortest = lazy_item.MIN_SPLICED_CHARS
    lazy_item.MIN_SPLICED_CHARS = buffers.MIN_SPLICED_CHARS = 0
    try:
        document, start = parse_document(text, lazily=True), 0
        _shown(document)
        for line in text.splitlines(keepends=True):
            end = start + len(line)
            for edit, new in (
                (EditSpan(start, end, start), text[:start] + text[end:]),
                (EditSpan(start, start, end), text),
            ):
                document = parse_document(new, document.knowledge, document, edit, lazily=True)
                assert _shown(document) == _shown(parse_document(new)), (line, new)
            start = end
    finally:
        lazy_item.MIN_SPLICED_CHARS = buffers.MIN_SPLICED_CHARS = shortest


def _random_edit(text: str, chosen: random.Random) -> tuple[int, int, str]:
    kind = chosen.randrange(4)
    if kind == 0:
        return random_edit(text, chosen)
    if kind == 1:
        # Layout, in a comment too.
        at = text.find("\n", chosen.randrange(len(text))) + 1
        return at, at, chosen.choice(("  // one\n", "\n", " ", "// two\n\n"))
    if kind == 2:
        number = chosen.choice([*_NUMBER.finditer(text)] or [None])
        if number is not None:
            return number.start(), number.end(), chosen.choice(("1", "3", "7.5", "0", "16"))
    names = [*re.finditer(r"arith\.(?:add|mul|sub|div)f", text)]
    if names:
        name = chosen.choice(names)
        return name.start(), name.end(), chosen.choice(("arith.addf", "arith.subf", "arith.maximumf"))
    return random_edit(text, chosen)


def _shown(document: Document) -> tuple[list[str], list[str]]:
    findings = document_facts.findings_of(document)
    return [repr(one) for one in findings], hints(document)


def hints(document: Document) -> list[str]:
    """All hints and peak lenses."""
    end = len(document.text)
    shown = [*inlay_hints(document, 0, end, _SETTINGS), *placement_hints(document, 0, end, PlacementLimits())]
    return [*map(repr, shown), *map(repr, peak_lenses(document))]


if __name__ == "__main__":
    programs = [Path(name).read_text() for name in sys.argv[3:]] or PROGRAMS
    print(run([text for text in programs if text.strip()], int(sys.argv[2]), sys.maxsize, float(sys.argv[1])))
