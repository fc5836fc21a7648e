"""Actions that bufferize: a function with those it is connected to, and a file with its deallocations."""

from __future__ import annotations

import pytest

from pydealloc.server.features.fixes.code_actions import Scope, edits, offers
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.edits import apply_edits
from tests.harness.oracle import Oracle

_INNER = """func.func private @inner(%t: tensor<8xf32>, %v: f32) -> tensor<8xf32> {
  %c0 = arith.constant 0 : index
  %0 = tensor.insert %v into %t[%c0] : tensor<8xf32>  // the write
  return %0 : tensor<8xf32>
}
"""
_OUTER = """func.func @outer(%t: tensor<8xf32>, %v: f32) -> f32 {
  %c0 = arith.constant 0 : index
  %0 = call @inner(%t, %v) : (tensor<8xf32>, f32) -> tensor<8xf32>
  %1 = tensor.extract %t[%c0] : tensor<8xf32>
  return %1 : f32
}
"""
_OTHER = """func.func @other(%t: tensor<8xf32>, %i: index) -> f32 {
  %1 = tensor.extract %t[%i] : tensor<8xf32>
  return %1 : f32
}
"""


def _applied(text: str, scope: Scope, marker: str) -> str:
    document = parse_document(text)
    (offer,) = [one for one in offers(document, text.index(marker)) if one.scope is scope]
    assert offer.disabled is None
    return apply_edits(text, edits(document, offer.scope, offer.offset))


@pytest.mark.parametrize("marker", ["the write", "extract %t[%c0]"])
def test_a_function_is_bufferized_with_callees_and_callers(marker: str) -> None:
    made = _applied(_INNER + _OUTER + _OTHER, Scope.BUFFERIZE_FUNCTION, marker)
    assert made.endswith(_OTHER)
    assert "tensor" not in made.removesuffix(_OTHER)
    assert "memref.store %v, %t[%c0] : memref<8xf32, strided<[?], offset: ?>>  // the write" in made


def test_a_function_alone_is_bufferized_alone() -> None:
    made = _applied(_INNER + _OUTER + _OTHER, Scope.BUFFERIZE_FUNCTION, "%i: index")
    assert made.startswith(_INNER + _OUTER)
    assert "tensor" not in made.removeprefix(_INNER + _OUTER)


def test_a_function_in_a_module() -> None:
    made = _applied(f"module {{\n{_INNER}{_OUTER}{_OTHER}}}\n", Scope.BUFFERIZE_FUNCTION, "the write")
    assert made.endswith(f"{_OTHER}}}\n")
    assert made.count("tensor<") == _OTHER.count("tensor<")


@pytest.mark.oracle
def test_a_file_is_bufferized_and_deallocated(oracle: Oracle) -> None:
    made = _applied(_INNER + _OUTER, Scope.BUFFERIZE_AND_DEALLOCATE, "the write")
    assert "tensor<" not in made
    assert "memref.dealloc %alloc" in made
    assert oracle.accepts(made)
