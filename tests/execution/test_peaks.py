"""Bytes that programs hold when they run, and the peaks that are predicted."""

from __future__ import annotations

import pytest

from pydealloc.analysis.peak.words import peak_text
from pydealloc.server.facts.ownership_words import name_of
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document
from tests.execution.held_generator import HeldProgram, generate_held
from tests.execution.interpreter import NOTHING
from tests.execution.peaks import Measured, Prediction, compare_bounds, compare_held, troubles_of_held
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


def branches_in_a_loop(count: int, *, grows: bool) -> str:
    """A loop over branches that hand one buffer on, or another one of its size, and an allocation as large as that."""
    lines = [
        "func.func @f(%n: index, %c: i1, %k: index) {",
        "  %c0 = arith.constant 0 : index",
        "  %b = memref.alloc(%n) : memref<?xf32>",
        "  %r = scf.for %i = %c0 to %k step %k iter_args(%x0 = %b) -> (memref<?xf32>) {",
        "    %d0 = memref.dim %x0, %c0 : memref<?xf32>",
        "    %d = arith.addi %d0, %k : index" if grows else "    %d = memref.dim %x0, %c0 : memref<?xf32>",
        "    memref.dealloc %x0 : memref<?xf32>",
        "    %y0 = memref.alloc(%d) : memref<?xf32>",
    ]
    for number in range(count):
        branch = f"scf.yield %y{number} : memref<?xf32>"
        lines.append(f"    %y{number + 1} = scf.if %c -> (memref<?xf32>) {{ {branch} }} else {{ {branch} }}")
    lines += [
        f"    scf.yield %y{count} : memref<?xf32>",
        "  }",
        "  %e = memref.dim %r, %c0 : memref<?xf32>",
        "  %z = memref.alloc(%e) : memref<?xf32>",
        "  memref.dealloc %z : memref<?xf32>",
        "  memref.dealloc %r : memref<?xf32>",
        "  return",
        "}",
    ]
    return "\n".join(lines) + "\n"


def test_sizes_that_loops_hand_on_are_known() -> None:
    """In branches, more of which than all ways through them could be followed."""
    assert peak_of(branches_in_a_loop(60, grows=False)) == "8·%n B"
    assert peak_of(branches_in_a_loop(2, grows=True)) == "without bound"


def peak_of(text: str) -> str:
    root = assemble(parse_document(text).chunks[0]).root
    return peak_text(Prediction(root, "f").heap, name_of)


@pytest.mark.parametrize("seed", [7401926])
def test_programs_that_were_not_known(seed: int) -> None:
    assert troubles_of_held(generate_held(seed, dynamic=seed % 3 == 2), seed) == []


def test_sizes_in_asynchronous_work_are_noted() -> None:
    text = """func.func @main() {
  %n = arith.constant 5 : index
  %t = async.execute {
    %m = arith.addi %n, %n : index
    %b = memref.alloc(%m) : memref<?xi8>
    memref.dealloc %b : memref<?xi8>
    async.yield
  }
  async.await %t : !async.token
  return
}
"""
    measured = Measured()
    measured.run(assemble(parse_document(text).chunks[0]).root, "main", NOTHING)
    assert measured.heap == 10
    assert 10 in [number for (value, _), number in measured.numbers.items() if value.name == "m"]


def test_generated_programs_differ() -> None:
    texts = {generate_held(seed, dynamic=seed % 3 == 2).text for seed in range(PROGRAMS)}
    assert len(texts) == PROGRAMS
    for word in ("scf.while", "cf.cond_br", "iter_args", "func.call", "memref.alloca()", "?", "scf.if"):
        assert any(word in text for text in texts), word
