"""Plans of callers, which are made again only where a callee changes for them."""

from __future__ import annotations

import pytest

from pydealloc.server.facts.bufferization_facts import bufferization_of
from pydealloc.server.facts.kept.bufferization_plans import BufferizationFacts
from pydealloc.syntax.document.document import Document, parse_document

PROGRAM = """\
func.func private @callee(%t: tensor<4xf32>, %i: index, %v: f32) -> tensor<4xf32> {
  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func private @between(%t: tensor<4xf32>, %i: index, %v: f32) -> tensor<4xf32> {
  %0 = call @callee(%t, %i, %v) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  return %0 : tensor<4xf32>
}
func.func @caller(%t: tensor<4xf32>, %i: index, %v: f32) -> (tensor<4xf32>, f32) {
  %0 = call @between(%t, %i, %v) : (tensor<4xf32>, index, f32) -> tensor<4xf32>
  %1 = tensor.extract %t[%i] : tensor<4xf32>
  return %0, %1 : tensor<4xf32>, f32
}
"""
WRITE = "  %0 = tensor.insert %v into %t[%i] : tensor<4xf32>\n"


def plans_of_the_caller(document: Document) -> BufferizationFacts:
    return bufferization_of(document, document.leaves()[-1])


@pytest.mark.parametrize(
    ("edited", "is_same"),
    [
        (PROGRAM.replace(WRITE, f"{WRITE}  %c = tensor.extract %0[%i] : tensor<4xf32>\n"), True),
        (PROGRAM.replace(WRITE, "  %0 = tensor.cast %t : tensor<4xf32> to tensor<4xf32>\n"), False),
        (PROGRAM.replace("%t: tensor<4xf32>", "%t: tensor<4xf32> {bufferization.writable = false}", 1), False),
        (PROGRAM.replace(WRITE, '  %0 = "test.unknown"(%t) : (tensor<4xf32>) -> tensor<4xf32>\n'), False),
        (
            PROGRAM.replace(WRITE, "  %0 = call @between(%t, %i, %v) : (tensor<4xf32>, index, f32) -> tensor<4xf32>\n"),
            False,
        ),
    ],
    ids=["another read", "no write", "not writable", "refused", "recursive"],
)
def test_a_caller_is_planned_again_where_the_callee_changes_for_it(edited: str, is_same: bool) -> None:
    document = parse_document(PROGRAM)
    before = plans_of_the_caller(document)
    assert [len(plan.copies) for plan in before.plans] == [1]
    changed = document.edited(edited)
    after = plans_of_the_caller(changed)
    assert (after is before) == is_same
    fresh = plans_of_the_caller(parse_document(edited))
    assert (after.refusal, [len(plan.copies) for plan in after.plans]) == (
        fresh.refusal,
        [len(plan.copies) for plan in fresh.plans],
    )


@pytest.mark.parametrize(
    ("before", "after"),
    [
        ("return %0 : tensor<4xf32>", "return"),
        ("return %0 : tensor<4xf32>", "return %0 : tensor<4xf32>\n  return %0 : tensor<4xf32>"),
        ("%t[%i] : tensor<4xf32>", "%t[%i, %i] : tensor<4xf32>"),
        ("%v into %t", "%v into %undefined"),
        (
            "  return",
            "  %c = scf.for %k = %i to %i step %i iter_args(%a = %i) -> (tensor<4xf32>) {\n  }\n  return",
        ),
    ],
)
def test_a_caller_has_no_plan_while_a_callee_has_errors(before: str, after: str) -> None:
    document = parse_document(PROGRAM)
    assert plans_of_the_caller(document).plans
    edited = document.edited(PROGRAM.replace(before, after, 1))
    assert plans_of_the_caller(edited) == BufferizationFacts()
    assert plans_of_the_caller(edited.edited(PROGRAM)) == plans_of_the_caller(document)
