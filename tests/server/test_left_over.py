"""Tensors beside operations that One-Shot Bufferize refuses: what it does with all others is told."""

from __future__ import annotations

import pytest

from pydealloc.server.facts.tensors.plans import buffer_plans, tensor_plans
from pydealloc.server.features.bufferization.tensor_lifetime import tensor_lines
from pydealloc.syntax.document.document import Document, Item, parse_document
from tests.server.left_over import differences, program

CALLS = """\
func.func @f(%v: f32, %i: index, %p: i1) -> (f32, f32) {
  %a = tensor.empty() : tensor<8xf32>
  %b = linalg.fill ins(%v : f32) outs(%a : tensor<8xf32>) -> tensor<8xf32>
  %c = tensor.empty() : tensor<8xf32>
  %d = linalg.fill ins(%v : f32) outs(%c : tensor<8xf32>) -> tensor<8xf32>
  %e = call @g(%b) : (tensor<8xf32>) -> tensor<8xf32>
  %x = tensor.extract %e[%i] : tensor<8xf32>
  %y = tensor.extract %d[%i] : tensor<8xf32>
  return %x, %y : f32, f32
}
func.func @g(%t: tensor<8xf32>) -> tensor<8xf32> {
  %r = "test.made"(%t) : (tensor<8xf32>) -> tensor<8xf32>
  return %r : tensor<8xf32>
}
"""
MIXED = """\
func.func @f(%m: memref<8xf32>, %i: index) -> f32 {
  %a = memref.alloc() : memref<8xf32>
  memref.copy %m, %a : memref<8xf32> to memref<8xf32>
  %b = memref.alloc() : memref<8xf32>
  memref.copy %m, %b : memref<8xf32> to memref<8xf32>
  %t = bufferization.to_tensor %a restrict : memref<8xf32> to tensor<8xf32>
  %r = math.absf %t : tensor<8xf32>
  %x = tensor.extract %r[%i] : tensor<8xf32>
  %y = memref.load %b[%i] : memref<8xf32>
  %z = arith.addf %x, %y : f32
  return %z : f32
}
"""


def _story(document: Document, item: Item) -> dict[str, tuple[bool, int]]:
    """By tensor: whether its end is open, and the number of its deallocations."""
    (function,) = tensor_plans(document, item).functions
    return {
        one.tensor.name or "": (
            any(each.open_for is not None for each in one.buffers),
            sum(len(each.frees) for each in one.buffers),
        )
        for one in function.tensors.values()
    }


def _check(seeds: range, least: int) -> None:
    ends = opened = 0
    for seed in seeds:
        wrong, *counts = differences(program(seed))
        assert not wrong, (seed, wrong)
        ends, opened = ends + counts[0], opened + counts[1]
    assert min(ends, opened) > least


def test_all_else_is_as_in_the_edited_program() -> None:
    _check(range(40), 50)


@pytest.mark.long
def test_all_else_is_as_in_many_edited_programs() -> None:
    _check(range(1000, 1300), 400)


def test_an_operation_in_a_callee_decides_about_what_it_is_given() -> None:
    document = parse_document(CALLS)
    caller, callee = document.leaves()
    story = _story(document, caller)
    assert story == {"b": (True, 0), "c": (False, 1), "d": (False, 1), "e": (True, 0)}
    assert tensor_plans(document, caller).left == ()
    assert [op.name for op in tensor_plans(document, callee).left] == ["test.made"]


def test_buffers_of_the_text_that_it_is_given_have_no_end() -> None:
    document = parse_document(MIXED)
    (item,) = document.leaves()
    (plan,) = buffer_plans(document, item).plans
    assert [free.value.name for free in plan.frees] == ["b"]


def test_hovers_say_why() -> None:
    document = parse_document(CALLS)
    caller, callee = document.leaves()
    tensors = {value.name: value for op in caller.operations[0].regions[0].blocks[0].ops for value in op.results}
    refused = "One-Shot Bufferize refuses the program for `%r = test.made` in a function that is called"
    given = tensor_lines(document, caller, tensors["b"])
    assert "Where it is freed is not known: how `%e = func.call` (line 6) is bufferized decides that" in given
    assert f"{refused}: op was not bufferized" in given
    assert f"{refused}: this is as with `allow-unknown-ops`" in tensor_lines(document, caller, tensors["d"])
    made = callee.operations[0].regions[0].blocks[0].first
    assert made is not None
    assert tensor_lines(document, callee, made.result)[0].startswith("Its buffer is not known")
