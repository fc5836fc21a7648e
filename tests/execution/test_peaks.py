"""Bytes that programs hold when they run, and the peaks that are predicted."""

from __future__ import annotations

import pytest

from tests.execution.held_generator import HeldProgram, generate_held
from tests.execution.peaks import compare_bounds, compare_held, troubles_of_held
from tests.execution.settings import minimal_setting_of

PROGRAMS, PER_TEST = 120, 20


@pytest.mark.parametrize("first", range(0, PROGRAMS, PER_TEST))
def test_programs_hold_what_is_predicted(first: int) -> None:
    figures = compare_held(range(first, first + PER_TEST))
    assert not figures.wrong
    assert sum(number for word, number in figures.counts.items() if word.endswith("right")) == PER_TEST


@pytest.mark.long
def test_programs_never_hold_more() -> None:
    figures = compare_bounds((seed, *minimal_setting_of(seed)) for seed in range(60))
    assert not figures.wrong
    assert figures.counts["exact, just so much"] > 5
    assert figures.counts["at most, just so much"] > 5


PROGRAM = """func.func @main() {
  %a = memref.alloc() : memref<8xi32>
  %b = memref.alloc() : memref<2xi32>
  %s = memref.alloca() : memref<3xi64>
  memref.dealloc %b : memref<2xi32>
  %c = memref.alloc() : memref<2xi32>
  memref.dealloc %c : memref<2xi32>
  memref.dealloc %a : memref<8xi32>
  return
}
"""


def test_a_program_is_as_predicted() -> None:
    assert troubles_of_held(HeldProgram(PROGRAM, 0, 0), 0) == []


def test_the_comparison_sees_another_prediction(monkeypatch: pytest.MonkeyPatch) -> None:
    """One byte more or less in the prediction is a difference."""
    from pydealloc.analysis.peak import buffer_sizes

    usual = buffer_sizes.element_bytes
    monkeypatch.setattr(buffer_sizes, "element_bytes", lambda type_, place: (usual(type_, place) or 0) + 1)
    troubles = troubles_of_held(HeldProgram(PROGRAM, 0, 0), 0)
    assert [trouble.split(":")[0] for trouble in troubles] == ["heap", "stack"] + ["at memref.alloc"] * 3


def test_generated_programs_differ() -> None:
    texts = {generate_held(seed, dynamic=seed % 3 == 2).text for seed in range(PROGRAMS)}
    assert len(texts) == PROGRAMS
    for word in ("scf.while", "cf.cond_br", "iter_args", "func.call", "memref.alloca()", "?", "scf.if"):
        assert any(word in text for text in texts), word
