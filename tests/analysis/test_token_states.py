"""Token states of refused functions: all walks end with the first problem that nothing else can take away."""

from __future__ import annotations

import pytest

from pydealloc.analysis.ownership.token_states import TokenStates, token_states
from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.syntax.document.assembled import assemble
from pydealloc.syntax.document.document import parse_document

RETURNED_AS_TENSOR = """\
func.func @f() -> (tensor<4xf32>, tensor<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  %t = bufferization.to_tensor %b : memref<4xf32> to tensor<4xf32>
  %d = memref.alloc() : memref<4xf32>
  %u = bufferization.to_tensor %d : memref<4xf32> to tensor<4xf32>
  return %t, %u : tensor<4xf32>, tensor<4xf32>
}
"""
UNKNOWN = """\
func.func @f() {
  %a = memref.alloc() : memref<4xf32>
  %b = "t.make"() : () -> memref<4xf32>
  "t.use"(%a) : (memref<4xf32>) -> ()
  return
}
"""
RECEIVED = """\
func.func @f(%c: i1, %o: memref<4xf32>) {
  %a = memref.alloc() : memref<4xf32>
  %b = memref.alloc() : memref<4xf32>
  cf.cond_br %c, ^r(%a : memref<4xf32>), ^r(%b : memref<4xf32>)
^r(%r: memref<4xf32>):
  "t.use"(%r) : (memref<4xf32>) -> ()
  return
}
"""


def states_of(text: str, *, places: bool) -> TokenStates:
    (function,) = assemble(parse_document(text).chunks[0]).root.regions[0].blocks[0].ops
    return token_states(function, UPSTREAM, lambda _: None, places=places)


@pytest.mark.parametrize(("text", "is_early"), [(RETURNED_AS_TENSOR, True), (UNKNOWN, True), (RECEIVED, False)])
def test_the_first_problem_is_the_same(text: str, is_early: bool) -> None:
    """`is_early`: no receiver can make a difference to it."""
    some, all_ = (states_of(text, places=places) for places in (True, False))
    first, expected = some.problems[0], all_.problems[0]
    assert (first.code, first.operation.name, first.value.name) == (
        expected.code,
        expected.operation.name,
        expected.value.name,
    )
    assert len(some.problems) == (1 if is_early else len(all_.problems))
    assert bool(some.tokens) is not is_early
