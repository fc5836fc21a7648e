"""Random edits inside of functions, after each of which all that is shown is that of reading the new text afresh.

`python -m tests.server.buffer_edits SECONDS SEED [FILE...]` goes on for that much processor time, with programs of its
own or with those of the files. Most edits leave everything about buffers as it is, or are taken back.
"""

from __future__ import annotations

import random
import re
import sys
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from pathlib import Path

from pydealloc.analysis.placement.placement_limits import PlacementLimits
from pydealloc.ir.graph import Operation
from pydealloc.ods.knowledge import Knowledge
from pydealloc.server.config.editor_settings import HintSettings
from pydealloc.server.facts import deallocation_facts, document_facts
from pydealloc.server.facts.kept import remembered
from pydealloc.server.facts.kept.buffer_sketches import _described, sketch_of
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
_BUFFER_LINE = re.compile(r"^ +(?:%\w+ = )?(?:memref\.|linalg\.fill).*\n", re.MULTILINE)
_DEFINED = re.compile(r"^( +)%\w+ =")
_NAME = re.compile(r"%[A-Za-z]\w*")
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

PLAIN = (
    """\
memref.global "private" constant @g : memref<8xf32> = dense<0.0>
func.func @plain(%c: i1, %n: index, %m: memref<8xf32>, %o: memref<8xf32>) -> (memref<8xf32>, memref<8xf32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %true = arith.constant true
  %f = arith.constant 2.0 : f32
  %k = memref.get_global @g : memref<8xf32>
  %a = memref.alloc() : memref<8xf32>
  memref.copy %k, %a : memref<8xf32> to memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  linalg.fill ins(%f : f32) outs(%b : memref<8xf32>)
  %v = memref.subview %b[2] [4] [1] : memref<8xf32> to memref<4xf32, strided<[1], offset: 2>>
  scf.for %i = %c0 to %n step %c1 {
    %t = memref.alloc() : memref<8xf32>
    %x = memref.load %a[%i] : memref<8xf32>
    %y = arith.mulf %x, %f : f32
    memref.store %y, %t[%i] : memref<8xf32>
    scf.if %c {
      memref.copy %t, %b : memref<8xf32> to memref<8xf32>
    }
    memref.dealloc %t : memref<8xf32>
  }
  %d = memref.alloc() : memref<8xf32>
  linalg.generic {indexing_maps = [affine_map<(i) -> (i)>, affine_map<(i) -> (i)>], iterator_types = ["parallel"]}
      ins(%b : memref<8xf32>) outs(%d : memref<8xf32>) {
  ^bb0(%in: f32, %out: f32):
    %s = arith.addf %in, %f : f32
    linalg.yield %s : f32
  }
  %e = memref.alloca() : memref<8xf32>
  memref.copy %d, %e : memref<8xf32> to memref<8xf32>
  %w = memref.load %v[%c0] : memref<4xf32, strided<[1], offset: 2>>
  memref.store %w, %e[%c1] : memref<8xf32>
  memref.copy %e, %o : memref<8xf32> to memref<8xf32>
  %u = memref.alloc(%n) : memref<?xf32>
  memref.store %w, %u[%c0] : memref<?xf32>
  scf.if %true {
    memref.dealloc %b : memref<8xf32>
  }
  scf.if %c {
    memref.store %w, %d[%c0] : memref<8xf32>
  } else {
    memref.copy %m, %d : memref<8xf32> to memref<8xf32>
  }
  memref.dealloc %u : memref<?xf32>
  %r = memref.alloc() : memref<8xf32>
  memref.copy %d, %r : memref<8xf32> to memref<8xf32>
  memref.dealloc %d : memref<8xf32>
  return %r, %a : memref<8xf32>, memref<8xf32>
}
""",
    """\
func.func @unfreed(%c: i1, %n: index, %m: memref<8xf32>) -> memref<8xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %f = arith.constant 2.0 : f32
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  %q = memref.alloc() : memref<8xf32>
  memref.store %f, %q[%c0] : memref<8xf32>
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%p = %q) -> (memref<8xf32>) {
    %t = memref.alloc() : memref<8xf32>
    memref.copy %p, %t : memref<8xf32> to memref<8xf32>
    %b = memref.alloc() : memref<8xf32>
    %x = memref.load %a[%i] : memref<8xf32>
    memref.store %x, %b[%i] : memref<8xf32>
    memref.copy %b, %t : memref<8xf32> to memref<8xf32>
    scf.yield %t : memref<8xf32>
  }
  scf.if %c {
    %d = memref.alloc() : memref<8xf32>
    memref.copy %a, %d : memref<8xf32> to memref<8xf32>
    memref.copy %d, %m : memref<8xf32> to memref<8xf32>
  } else {
    memref.store %f, %m[%c0] : memref<8xf32>
  }
  %z = memref.load %r[%c1] : memref<8xf32>
  memref.store %z, %m[%c1] : memref<8xf32>
  %e = memref.alloc() : memref<8xf32>
  memref.copy %m, %e : memref<8xf32> to memref<8xf32>
  return %e : memref<8xf32>
}
""",
)
"""Programs in most of whose buffers an edit reaches no other."""


@dataclass
class Tally:
    """Edits that were compared, and those after which findings, or plans, were not looked for again."""

    edits: int = 0
    findings: int = 0
    plans: int = 0
    findings_in_part: int = 0
    """Those after which they were looked for again for the edited buffers alone."""
    plans_in_part: int = 0


def run(texts: Sequence[str], seed: int, most: int, seconds: float = 1e9) -> Tally:
    """Edit `texts`, `most` times or for `seconds`.

    Raises:
        AssertionError: findings or hints differ from those of reading the text afresh.
    """
    chosen, tally, begin = random.Random(seed), Tally(), time.process_time()
    shortest = lazy_item.MIN_SPLICED_CHARS
    lazy_item.MIN_SPLICED_CHARS = remembered.MIN_SPLICED_CHARS = 0
    asked = document_facts.same_findings, deallocation_facts.same_plans, document_facts.site_findings

    def same_findings(item: Item, knowledge: Knowledge) -> tuple[Finding, ...] | None:
        found = asked[0](item, knowledge)
        tally.findings += found is not None
        return found

    def same_plans(
        item: Item,
        knowledge: Knowledge,
        depends_on: tuple[object, ...],
        make: Callable[[Operation], deallocation_facts.DeallocationFacts],
    ) -> deallocation_facts.DeallocationFacts | None:
        found = asked[1](item, knowledge, depends_on)
        tally.plans += found is not None
        if found is None:
            found = asked[1](item, knowledge, depends_on, make)
            tally.plans_in_part += found is not None
        return found

    def site_findings(item: Item, knowledge: Knowledge) -> list[Finding] | None:
        found = asked[2](item, knowledge)
        tally.findings_in_part += found is not None
        return found

    document_facts.same_findings, deallocation_facts.same_plans = same_findings, same_plans
    document_facts.site_findings = site_findings
    try:
        while tally.edits < most and time.process_time() - begin < seconds:
            _edit(chosen.choice(texts), chosen, tally)
    finally:
        lazy_item.MIN_SPLICED_CHARS = remembered.MIN_SPLICED_CHARS = shortest
        document_facts.same_findings, deallocation_facts.same_plans, document_facts.site_findings = asked
    return tally


def _edit(text: str, chosen: random.Random, tally: Tally) -> None:
    first = parse_document(text, lazily=True)
    _shown(first)
    random_edit = _edit_of_buffers if chosen.random() < 0.5 else _random_edit
    for document, edit in versions(first, chosen, 25, random_edit, lambda _: chosen.random() < 0.6):
        if chosen.random() < 0.85:
            # Editors ask for hints before and after there are findings.
            if chosen.random() < 0.5:
                hints(document)
            shown, fresh = _shown(document), _shown(parse_document(document.text))
            assert shown == fresh, _different(document.text, edit, shown, fresh)
            assert_sketches_are_right(document)
            tally.edits += 1


def _different(text: str, edit: object, shown: tuple[list[str], list[str]], fresh: tuple[list[str], list[str]]) -> str:
    lines = [
        f"{sign} {line}"
        for one, other in zip(shown, fresh, strict=True)
        for sign, these, those in (("-", other, one), ("+", one, other))
        for line in these
        if line not in those
    ]
    return "\n".join([text, repr(edit), *(lines or ["in another order"])])


def assert_sketches_are_right(document: Document) -> None:
    """Compare what is known of the operations, of which most are those of another version, with a look at each."""
    for item in document.leaves():
        known = item.parsed.facts.find(remembered._SKETCH, document.knowledge)
        if known is not None:
            fresh = sketch_of(item.operations, document.knowledge)
            assert known.operations == fresh.operations
            assert known.has_guesses == fresh.has_guesses
            assert known.numbers.keys() == fresh.numbers.keys()
            assert len({*known.numbers.values()}) == len(known.numbers)
            assert max(known.numbers.values()) < known.next
            described = _described(known.operations, known.numbers, document.knowledge)
            assert (known.content, known.arithmetic) == described


def each_line_goes_and_comes_back(text: str) -> None:
    """Compare after each of these edits, in items of any length.

    Raises:
        AssertionError: as `run`.
    """
    shortest = lazy_item.MIN_SPLICED_CHARS
    lazy_item.MIN_SPLICED_CHARS = remembered.MIN_SPLICED_CHARS = 0
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
        lazy_item.MIN_SPLICED_CHARS = remembered.MIN_SPLICED_CHARS = shortest


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


def _edit_of_buffers(text: str, chosen: random.Random) -> tuple[int, int, str]:
    """A line about buffers goes, comes, or is about another one."""
    lines = list(_BUFFER_LINE.finditer(text))
    if not lines or chosen.random() < 0.1:
        return _random_edit(text, chosen)
    line, other = chosen.choice(lines), chosen.choice(lines).group()
    kind = chosen.randrange(4)
    if kind == 0:
        return line.start(), line.end(), ""
    if kind == 1:
        return line.start(), line.start(), _DEFINED.sub(rf"\1%n{chosen.randrange(9)} =", other)
    names = [*_NAME.finditer(text, line.start(), line.end())]
    if not names:
        return line.start(), line.end(), ""
    name, new = chosen.choice(names), chosen.choice([*_NAME.finditer(text)]).group()
    if kind == 2:
        return name.start(), name.end(), new
    return line.start(), line.end(), _DEFINED.sub(rf"\1{name.group()} =", other)


def _shown(document: Document) -> tuple[list[str], list[str]]:
    findings = document_facts.findings_of(document)
    return [repr(one) for one in findings], hints(document)


def hints(document: Document) -> list[str]:
    """All hints and peak lenses, and where buffers are freed."""
    end = len(document.text)
    shown = [*inlay_hints(document, 0, end, _SETTINGS), *placement_hints(document, 0, end, PlacementLimits())]
    frees = [
        f"{free.value.span} {free.condition} {[_start(one) for one in (free.after, free.before, free.around)]}"
        for item in document.leaves()
        for plan in deallocation_facts.deallocation_of(document, item).plans
        for free in plan.frees
    ]
    return [*map(repr, shown), *map(repr, peak_lenses(document)), *frees]


def _start(op: Operation | None) -> int | None:
    return op.syntax.start if op is not None and op.syntax is not None else None


if __name__ == "__main__":
    programs = [Path(name).read_text() for name in sys.argv[3:]] or (*PROGRAMS, *PLAIN)
    print(run([text for text in programs if text.strip()], int(sys.argv[2]), sys.maxsize, float(sys.argv[1])))
