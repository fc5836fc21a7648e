"""Folds and patterns give what operations mean; the evaluation finds those that do not."""

from __future__ import annotations

import math
from fractions import Fraction

import pytest

from pydealloc.ir.types import FloatType
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from tests.folds.checking import Tally, check, names_of
from tests.folds.evaluate import evaluate
from tests.folds.families import FAMILIES, MEMREF, run_family
from tests.folds.numbers import POISON, Array, Undefined, Value, rounded


@pytest.mark.long
@pytest.mark.parametrize("name", [*FAMILIES, MEMREF])
def test_canonicalization_keeps_results(name: str) -> None:
    tally = Tally()
    run_family(name, 1000 if name != MEMREF else 200, 11, tally)
    assert not tally.failures, "\n".join(map(str, tally.failures[:3]))
    assert tally.runs >= 3 * tally.functions or name == MEMREF
    assert sum(tally.unknown.values()) < tally.functions // 50, tally.unknown


@pytest.mark.long
@pytest.mark.parametrize(("name", "most"), [("scalar", 2), ("index", 2)])
def test_functions_reach_folds_and_patterns(name: str, most: int) -> None:
    """Of the dialects of numbers nearly all do something; transcendental functions are not generated."""
    tally = Tally()
    folds, patterns = names_of(FAMILIES[name].dialects[0])
    seed = 0
    while tally.functions < 4000 and len((folds | patterns) - set(tally.fired)) > most:
        run_family(name, 250, seed, tally)
        seed += 1
    assert len((folds | patterns) - set(tally.fired)) <= most


@pytest.mark.parametrize(
    ("name", "code", "count"),
    [
        ("scalar", "kept-flag", 3000),
        ("scalar", "narrowed-index", 3000),
        ("vector", "other-order", 3000),
        ("vector", "overlapping-slices", 3000),
    ],
)
def test_defects_of_llvm_are_found(name: str, code: str, count: int) -> None:
    """With LLVM 22's behaviour, functions with this defect give something else."""
    tally = Tally()
    seed = 0
    while tally.functions < count and not (tally.defects[code] and tally.failures):
        run_family(name, 500, seed, tally, follows_llvm22=True)
        seed += 1
    assert tally.defects[code], f"nothing with {code} among {tally.functions}"
    assert tally.failures


def _results(text: str, *arguments: Value, index_bits: int = 64) -> list[Value]:
    document = parse_document(text)
    assert not document.findings, document.findings[0].message
    function = assemble(document.chunks[0]).root.regions[0].blocks[0].first
    assert function is not None
    return evaluate(function, arguments, index_bits)


def _of_two(body: str, *arguments: Value) -> Value:
    (found,) = _results(f"func.func @f(%a: i8, %b: i8) -> i8 {{\n  {body}\n  return %0 : i8\n}}\n", *arguments)
    return found


def test_broken_promises_are_poison() -> None:
    assert _of_two("%0 = arith.addi %a, %b overflow<nsw> : i8", 100, 27) == 127
    assert _of_two("%0 = arith.addi %a, %b overflow<nsw> : i8", 100, 28) is POISON
    assert _of_two("%0 = arith.addi %a, %b overflow<nuw> : i8", 200, 55) == 255
    assert _of_two("%0 = arith.addi %a, %b overflow<nuw> : i8", 200, 56) is POISON
    assert _of_two("%0 = arith.shrui %a, %b exact : i8", 6, 2) is POISON
    assert _of_two("%0 = arith.shli %a, %b : i8", 1, 8) is POISON
    assert _of_two("%0 = arith.muli %a, %b : i8", POISON, 0) is POISON


def test_divisions_may_be_undefined() -> None:
    assert _of_two("%0 = arith.ceildivsi %a, %b : i8", 0x80, 7) == 256 - 18
    for body, *arguments in (
        ("%0 = arith.divui %a, %b : i8", 1, 0),
        ("%0 = arith.divsi %a, %b : i8", 0x80, 0xFF),
        ("%0 = arith.remui %a, %b : i8", 1, POISON),
    ):
        with pytest.raises(Undefined):
            _of_two(body, *arguments)


def test_selection_stops_poison() -> None:
    text = """func.func @f(%c: i1, %a: vector<2xi8>, %b: vector<2xi8>) -> vector<2xi8> {
  %0 = arith.select %c, %a, %b : vector<2xi8>
  return %0 : vector<2xi8>
}
"""
    spoilt, fine = Array((2,), (POISON, 1)), Array((2,), (2, 3))
    assert _results(text, 0, spoilt, fine) == [fine]
    assert _results(text, 1, spoilt, fine) == [spoilt]


def test_numbers_are_rounded_once() -> None:
    f32, f16 = FloatType("f32"), FloatType("f16")
    assert rounded(Fraction(16777217), f32) == 16777216.0
    assert rounded(Fraction(36028799166447617), f32) == 36028801313931264.0
    assert rounded(Fraction(65520), f16) == math.inf
    assert rounded(Fraction(65519), f16) == 65504.0
    assert rounded(Fraction(1, 10), f32, "downward") < Fraction(1, 10) < rounded(Fraction(1, 10), f32, "upward")


def test_a_wrong_rewriting_is_found() -> None:
    """The comparison sees a flag that is one too many."""
    text = """func.func @f(%x: i8) -> i8 {
  %c100 = arith.constant 100 : i8
  %0 = arith.addi %x, %c100 overflow<nsw> : i8
  %1 = arith.addi %0, %c100 overflow<nsw> : i8
  return %1 : i8
}
"""
    right, wrong = Tally(), Tally()
    for seed in range(20):
        check(text, right, seed)
        check(text, wrong, seed, follows_llvm22=True)
    assert not right.failures
    assert wrong.failures
