"""Plans of functions that get an `i1` result: hints, hovers, pictures and the library say what the edit does."""

from __future__ import annotations

import pytest

import pydealloc
from pydealloc.server.facts.deallocation_facts import deallocation_of
from pydealloc.server.features.explanation import explanation_at
from pydealloc.server.features.fixes.code_actions import edits, offers
from pydealloc.server.features.fixes.offer_values import Scope
from pydealloc.syntax.document.document import Document, parse_document
from pydealloc.syntax.text.edits import apply_edits
from tests.harness.hint_agreement import problems_of_plans

M = "memref<4xf32>"
PICK = f"""func.func private @pick(%c: i1, %x: {M}) -> {M} {{
  %n = memref.alloc() : {M}
  %s = arith.select %c, %x, %n : {M}
  return %s : {M}
}}
"""
BLOCKS = f"""func.func private @pick(%c: i1, %x: {M}) -> {M} {{
  cf.cond_br %c, ^new, ^same
^new:
  %n = memref.alloc() : {M}
  return %n : {M}
^same:
  return %x : {M}
}}
"""
LOOP = f"""func.func private @pick(%c: i1, %x: {M}) -> {M} {{
  %z = arith.constant 0 : index
  %o = arith.constant 1 : index
  %e = arith.constant 3 : index
  %r = scf.for %i = %z to %e step %o iter_args(%p = %x) -> ({M}) {{
    %n = memref.alloc() : {M}
    %s = arith.select %c, %p, %n : {M}
    scf.yield %s : {M}
  }}
  return %r : {M}
}}
"""
NESTED = f"""func.func private @pick(%c: i1, %x: {M}) -> {M} {{
  %r = scf.if %c -> ({M}) {{
    %n = memref.alloc() : {M}
    scf.yield %n : {M}
  }} else {{
    scf.yield %x : {M}
  }}
  return %r : {M}
}}
"""
BETWEEN = PICK.replace("@pick", "@inner") + (
    f"func.func private @pick(%c: i1, %x: {M}) -> {M} {{\n"
    f"  %s = call @inner(%c, %x) : (i1, {M}) -> {M}\n  return %s : {M}\n}}\n"
)
CALLER = f"""func.func @f(%c: i1, %v: f32, %i: index) -> f32 {{
  %a = memref.alloc() : {M}
  memref.store %v, %a[%i] : {M}
  %s = call @pick(%c, %a) : (i1, {M}) -> {M}
  memref.store %v, %s[%i] : {M}
  %l = memref.load %a[%i] : {M}
  return %l : f32
}}
"""
SHAPES = {"select": PICK, "blocks": BLOCKS, "loop": LOOP, "branch": NESTED, "two deep": BETWEEN}


@pytest.mark.parametrize("shape", SHAPES)
def test_hints_are_those_of_the_edit(shape: str) -> None:
    document = parse_document(SHAPES[shape] + CALLER)
    assert not document.findings
    assert problems_of_plans(document) == []
    plans = [plan for item in document.leaves() for plan in deallocation_of(document, item).plans]
    assert all(plan.refusal is None and plan.changes_types for plan in plans)


@pytest.mark.parametrize("shape", SHAPES)
@pytest.mark.parametrize("order", ["callee first", "caller first"])
def test_each_function_offers_what_the_whole_file_does(shape: str, order: str) -> None:
    text = SHAPES[shape] + CALLER if order == "callee first" else CALLER + SHAPES[shape]
    document = parse_document(text)
    whole = apply_edits(text, edits(document, Scope.FILE, 0))
    assert "i1) {" in whole
    for item in document.leaves():
        (offer,) = [one for one in offers(document, item.start + 20) if one.scope is Scope.FUNCTION]
        assert offer.disabled is None
        assert offer.title.endswith("what it calls and what calls it")
        assert apply_edits(text, edits(document, Scope.FUNCTION, item.start + 20)) == whole


def explained(document: Document, words: str) -> str:
    found = explanation_at(document, document.text.index(words))
    assert found is not None
    return found.plain


def test_explanation_of_what_gets_a_flag() -> None:
    document = parse_document(PICK + CALLER)
    callee, caller = explained(document, "%s = arith"), explained(document, "%s = call")
    assert "Ownership moves to the caller at func.return (line 4) if it is owned" in callee
    assert "clone" not in callee
    assert "The pass would free it if owned after memref.store (line 10)" in caller


def test_the_library_says_the_same() -> None:
    function = pydealloc.parse(PICK + CALLER).function("f")
    found = pydealloc.ownership(function)
    assert found.refusal == ""
    assert {one.name: one.owner for one in found.buffers} == {"%a": "function", "%s": "some paths"}


def test_without_a_caller_that_needs_it_the_argument_is_copied() -> None:
    document = parse_document(PICK)
    (plan,) = deallocation_of(document, next(iter(document.leaves()))).plans
    assert not plan.changes_types
    assert len(plan.clones) == 1


def test_an_edit_in_the_caller_changes_the_plan_of_the_callee() -> None:
    text = PICK + CALLER
    document = parse_document(text)
    items = list(document.leaves())
    assert deallocation_of(document, items[0]).plans[0].changes_types
    edited = document.edited(text.replace("  memref.store %v, %s[%i] : memref<4xf32>\n", ""))
    item = next(iter(edited.leaves()))
    assert not deallocation_of(edited, item).plans[0].changes_types
