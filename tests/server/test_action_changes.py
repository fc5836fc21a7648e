"""Actions that are offered change something: all of many programs, each with its edits."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import pytest

from pydealloc.passes.ownership.preconditions import functions
from pydealloc.passes.pass_manager.deallocation import Deallocation, PlanOptions
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.features.bufferization.copy_fixes import copy_fixes
from pydealloc.server.features.fixes.code_actions import edits, offers
from pydealloc.server.features.fixes.llvm_offers import offset_of
from pydealloc.server.features.fixes.offer_values import Offer, RefusedError, Scope
from pydealloc.server.features.fixes.quick_fixes import FixAllOffer, quick_fixes
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.text.edits import TextEdit, apply_edits

_ALLOCATES = """\
func.func @allocates(%x: f32, %i: index) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = memref.alloc() : memref<4xf32>
  memref.store %x, %0[%c0] : memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1 : f32
}
"""
_READS = """\
func.func @reads(%m: memref<4xf32>, %i: index) -> f32 {
  %0 = memref.load %m[%i] : memref<4xf32>
  return %0 : f32
}
"""
_PASSES_ON = """\
func.func @passes_on(%m: memref<4xf32>, %c: i1) {
  cf.cond_br %c, ^bb1(%m : memref<4xf32>), ^bb1(%m : memref<4xf32>)
^bb1(%0: memref<4xf32>):
  return
}
"""
_RETURNS = """\
func.func private @makes() -> memref<4xf32> {
  %0 = memref.alloc() : memref<4xf32>
  return %0 : memref<4xf32>
}
func.func @uses(%i: index) -> f32 {
  %0 = call @makes() : () -> memref<4xf32>
  %1 = memref.load %0[%i] : memref<4xf32>
  return %1 : f32
}
"""
_REFUSED = """\
func.func @refused() {
  %0 = memref.alloc() : memref<4xf32>
  "vendor.unknown"(%0) : (memref<4xf32>) -> ()
  return
}
"""
_GROWS = """\
func.func @grows(%n: index, %i: index) -> f32 {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.realloc %0(%n) : memref<4xf32> to memref<?xf32>
  %2 = memref.load %1[%i] : memref<?xf32>
  return %2 : f32
}
"""
_LOOPS = """\
func.func @loops(%c: i1, %m: memref<4xf32>, %n: index) -> f32 {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %0 = scf.for %i = %c0 to %n step %c1 iter_args(%a = %m) -> (memref<4xf32>) {
    %1 = memref.alloc() : memref<4xf32>
    %2 = scf.if %c -> (memref<4xf32>) {
      scf.yield %1 : memref<4xf32>
    } else {
      scf.yield %a : memref<4xf32>
    }
    scf.yield %2 : memref<4xf32>
  }
  %3 = memref.load %0[%c0] : memref<4xf32>
  return %3 : f32
}
"""
_UNUSED = """\
func.func @unused() {
  %0 = memref.alloc() : memref<4xf32>
  %1 = memref.cast %0 : memref<4xf32> to memref<?xf32>
  return
}
func.func @unused_too() {
  %0 = memref.alloc() : memref<4xf32>
  return
}
"""
_TENSORS = """\
func.func @tensors(%t: tensor<4xf32>, %x: f32, %i: index) -> (tensor<4xf32>, f32) {
  %0 = tensor.insert %x into %t[%i] : tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}
"""
_FREED = _ALLOCATES.replace("  return", "  memref.dealloc %0 : memref<4xf32>\n  return")
PROGRAMS = [
    *(_READS, _PASSES_ON, _RETURNS, _REFUSED, _GROWS, _LOOPS, _UNUSED, _TENSORS),
    _FREED + _READS,
    "module {\n" + _READS + _TENSORS + "}\n",
    "module {\n" + _TENSORS + "}\nmodule {\n" + _READS + "}\n",
    "gpu.module @device {\n" + _TENSORS + "}\n" + _READS,
    _ALLOCATES + "// -----\n" + _PASSES_ON,
    _ALLOCATES + "func.func @broken( {\n",
]


def _places(document: Document) -> list[int]:
    found = [item.start for item in document.leaves()]
    tops = [(item, top) for item in document.leaves() for top in item.operations]
    return sorted({*found, *(offset_of(item, function) for item, top in tops for function in functions(top))})


def _made(document: Document, deallocation: Deallocation, dynamic: bool) -> Iterator[tuple[str, list[TextEdit]]]:
    """Titles of enabled actions, with their edits; those that a pass refuses say so, and are left out."""
    seen = set[Offer]()
    for place in _places(document):
        for offer in offers(document, place, options=PlanOptions(deallocation, dynamic), each_pass=True):
            if offer.disabled is None and offer.scope is not Scope.WORKSPACE and offer not in seen:
                seen.add(offer)
                try:
                    yield (
                        offer.title,
                        edits(
                            document,
                            offer.scope,
                            place,
                            options=PlanOptions(deallocation, dynamic),
                            passes=offer.passes,
                        ),
                    )
                except RefusedError:
                    continue


@pytest.mark.parametrize(
    ("deallocation", "dynamic"), [(Deallocation.MINIMAL, False), (Deallocation.LLVM, False), (Deallocation.LLVM, True)]
)
def test_actions_of_passes(deallocation: Deallocation, dynamic: bool) -> None:
    seen = Counter[str]()
    for text in PROGRAMS:
        for title, made in _made(parse_document(text), deallocation, dynamic):
            # What callers of private functions need is only known when all are looked at.
            if not (dynamic and "pipeline up to" in title):
                assert apply_edits(text, made) != text, (title, text)
            seen[title.partition(" up to ")[0]] += 1
    assert min(seen["Insert deallocations"], seen["Run LLVM's buffer-deallocation-pipeline on this file"]) > 4
    assert seen["Run LLVM's buffer-deallocation-pipeline"] > 20
    assert seen["Bufferize this file (one-shot-bufferize), as deallocation needs it"] > 1


def test_what_would_be_simplified_away_is_not_offered() -> None:
    for each_pass in (False, True):
        assert not offers(parse_document(_READS), 0, options=PlanOptions(Deallocation.LLVM), each_pass=each_pass)


def test_an_action_and_a_fix_of_the_same_title_are_the_same() -> None:
    count = 0
    for text in PROGRAMS:
        document = parse_document(text)
        found = findings_of(document)
        for fix in quick_fixes(document, found, 0, len(text), None, FixAllOffer(Counter(), list)):
            there = offers(document, fix.finding.start) if fix.finding is not None else []
            same = [one for one in there if one.title == fix.title and one.disabled is None]
            for offer in same:
                made = edits(document, offer.scope, offer.offset)
                assert apply_edits(text, made) == apply_edits(text, fix.edits), fix.title
            count += len(same)
    assert count > 2


def test_fixes_of_findings() -> None:
    count = 0
    for text in PROGRAMS:
        document = parse_document(text)
        found = findings_of(document)
        all_ = FixAllOffer(Counter([one.code for one in found if one.edits]), lambda found=found: found)
        fixes = [*quick_fixes(document, found, 0, len(text), None, all_), *copy_fixes(document, 0, len(text))]
        for fix in fixes:
            assert apply_edits(text, fix.edits) != text, fix.title
        count += len(fixes)
    assert count > 10
