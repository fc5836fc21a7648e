"""Edits in functions that others call: what is asked again, and that plans are those of the pass."""

from __future__ import annotations

import pytest

from pydealloc.ir.graph import Operation
from pydealloc.ir.symbol_names import symbol_name
from pydealloc.server.facts import deallocation_facts
from pydealloc.server.facts.calls import called_summaries
from pydealloc.server.facts.deallocation_facts import DeallocationFacts, Program, deallocation_of
from pydealloc.syntax.document.document import parse_document
from tests.server.callee_edits import run

M = "memref<4xf32>"
_COUNT = 40
_TEXT = "".join(
    f"func.func private @f{n}(%m: {M}) -> {M} {{\n"
    f"  %a = memref.alloc() : {M}\n"
    + (f"  %r = func.call @f{n + 1}(%a) : ({M}) -> {M}\n  memref.copy %r, %a : {M} to {M}\n" if n < _COUNT else "")
    + f"  memref.copy %m, %a : {M} to {M}\n  return %a : {M}\n}}\n"
    for n in range(_COUNT + 1)
)


@pytest.mark.long
@pytest.mark.parametrize(("seed", "by_summaries"), [(0, True), (1, True), (2, False)])
def test_after_any_edits_plans_are_those_of_the_pass(seed: int, by_summaries: bool) -> None:
    tally = run(seed, 150, by_summaries=by_summaries)
    assert (tally.kept if by_summaries else tally.renewed) > 10


@pytest.mark.parametrize(
    ("new", "summaries", "plans"),
    [
        # The edited function alone.
        (f"  memref.copy %a, %m : {M} to {M}\n  return %a", 1, 0),
        # It frees what it is given, as its caller does then with its own: all above that is as it was.
        (f"  memref.dealloc %m : {M}\n  return %a", 2, 0),
    ],
)
def test_callers_are_asked_only_where_a_summary_changed(
    new: str, summaries: int, plans: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    document = parse_document(_TEXT)
    before = deallocation_of(document, next(iter(document.leaves())))
    asked: list[str | None] = []
    renewed: list[Program] = []
    find, plan = called_summaries.function_summary, deallocation_facts.plans_of_program

    def noted(function: Operation, *others: object) -> object:
        asked.append(symbol_name(function))
        return find(function, *others)  # type: ignore[arg-type]

    def anew(program: Program) -> DeallocationFacts:
        renewed.append(program)
        return plan(program)

    monkeypatch.setattr(called_summaries, "function_summary", noted)
    monkeypatch.setattr(deallocation_facts, "plans_of_program", anew)
    at = _TEXT.rindex("  return %a")
    document = document.edited(_TEXT[:at] + new + _TEXT[at + len("  return %a") :])
    after = deallocation_of(document, next(iter(document.leaves())))
    assert [asked, len(renewed)] == [[f"f{_COUNT - n}" for n in range(summaries)], plans]
    assert (after is before) == (plans == 0)


_KNOT = "".join(
    f"func.func private @k{n}(%m: {M}, %c: i1) {{\n"
    f"  %a = memref.alloc() : {M}\n  memref.copy %m, %a : {M} to {M}\n"
    f"  scf.if %c {{ func.call @k{(n + 1) % 3}(%a, %c) : ({M}, i1) -> () }}\n  return\n}}\n"
    for n in range(3)
)


@pytest.mark.parametrize(("new", "is_kept"), [("", True), (f"  memref.dealloc %m : {M}\n", False)])
def test_functions_that_call_each_other_are_asked_together(
    new: str, is_kept: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(called_summaries, "MIN_RETURNING", 0)
    caller = (
        f"func.func @f(%c: i1) {{\n  %a = memref.alloc() : {M}\n  call @k0(%a, %c) : ({M}, i1) -> ()\n  return\n}}\n"
    )
    document = parse_document(caller + _KNOT)
    before = deallocation_of(document, next(iter(document.leaves())))
    line = f"  memref.copy %m, %a : {M} to {M}\n"
    document = document.edited(caller + _KNOT.replace(line, line + new, 1).replace(line, line * 2, 2))
    after = deallocation_of(document, next(iter(document.leaves())))
    assert (after is before) == is_kept


def test_functions_that_are_alike_but_for_names_have_one_summary(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str | None] = []
    find = called_summaries.function_summary

    def noted(function: Operation, *others: object) -> object:
        asked.append(symbol_name(function))
        return find(function, *others)  # type: ignore[arg-type]

    monkeypatch.setattr(called_summaries, "function_summary", noted)
    document = parse_document(_TEXT)
    deallocation_of(document, next(iter(document.leaves())))
    assert asked == [f"f{_COUNT}", f"f{_COUNT - 1}"]


def test_a_callee_whose_returns_differ_in_number_stops_no_hints() -> None:
    """It is half typed; what calls it is read all the same."""
    text = (
        f"func.func private @g(%c: i1) -> ({M}, {M}) {{\n"
        f"  %a = memref.alloc() : {M}\n  %b = memref.alloc() : {M}\n  cf.cond_br %c, ^x, ^y\n"
        f"^x:\n  return %a, %b : {M}, {M}\n^y:\n  return %a : {M}\n}}\n"
        f"func.func @f(%c: i1) {{\n  %0:2 = call @g(%c) : (i1) -> ({M}, {M})\n"
        f"  %d = memref.alloc() : {M}\n  memref.copy %0#1, %d : {M} to {M}\n  return\n}}\n"
    )
    document = parse_document(text)
    (caller,) = [item for item in document.leaves() if "@f" in item.parsed.source]
    (plan,) = deallocation_of(document, caller).plans
    assert plan.frees or plan.refusal is not None
