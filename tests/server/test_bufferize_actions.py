"""Actions that bufferize: a function with those it is connected to, and a file with its deallocations."""

from __future__ import annotations

import pytest

from pydealloc.passes.pass_manager.deallocation import Deallocation, PlanOptions
from pydealloc.server.features.fixes.code_actions import edits, offers
from pydealloc.server.features.fixes.offer_values import Scope
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


def _applied(text: str, scope: Scope, marker: str, deallocation: Deallocation = Deallocation.MINIMAL) -> str:
    document = parse_document(text)
    offered = offers(document, text.index(marker), options=PlanOptions(deallocation))
    (offer,) = [one for one in offered if one.scope is scope]
    assert offer.disabled is None
    return apply_edits(text, edits(document, offer.scope, offer.offset, options=PlanOptions(deallocation)))


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


@pytest.mark.oracle
@pytest.mark.parametrize("deallocation", Deallocation)
def test_a_function_is_bufferized_and_deallocated_with_callees_and_callers(
    deallocation: Deallocation, oracle: Oracle
) -> None:
    made = _applied(_INNER + _OUTER + _OTHER, Scope.BUFFERIZE_FUNCTION_AND_DEALLOCATE, "the write", deallocation)
    assert made.endswith(_OTHER)
    assert "tensor" not in made.removesuffix(_OTHER)
    assert "memref.dealloc %alloc" in made
    assert oracle.accepts(made)


def test_a_function_in_a_module() -> None:
    made = _applied(f"module {{\n{_INNER}{_OUTER}{_OTHER}}}\n", Scope.BUFFERIZE_FUNCTION, "the write")
    assert made.endswith(f"{_OTHER}}}\n")
    assert made.count("tensor<") == _OTHER.count("tensor<")


@pytest.mark.oracle
@pytest.mark.parametrize("deallocation", Deallocation)
def test_a_file_is_bufferized_and_deallocated(deallocation: Deallocation, oracle: Oracle) -> None:
    made = _applied(_INNER + _OUTER, Scope.BUFFERIZE_AND_DEALLOCATE, "the write", deallocation)
    assert "tensor<" not in made
    assert "memref.dealloc %alloc" in made
    assert oracle.accepts(made)


@pytest.mark.parametrize(
    ("deallocation", "names"),
    [
        (Deallocation.MINIMAL, "one-shot-bufferize, minimal-deallocation"),
        (Deallocation.LLVM, "one-shot-bufferize, buffer-deallocation-pipeline"),
    ],
)
def test_the_action_names_the_passes_that_it_runs(deallocation: Deallocation, names: str) -> None:
    found = offers(parse_document(_OUTER), _OUTER.index("extract"), options=PlanOptions(deallocation))
    (offer,) = [one for one in found if one.scope is Scope.BUFFERIZE_AND_DEALLOCATE]
    assert offer.title == f"Bufferize this file and insert deallocations ({names})"


def test_the_configured_deallocation_changes_no_other_lines() -> None:
    made = _applied(_OTHER + _INNER + _OUTER, Scope.BUFFERIZE_AND_DEALLOCATE, "the write")
    bufferized = _applied(_OTHER + _INNER + _OUTER, Scope.BUFFERIZE, "the write")
    assert [line for line in made.splitlines() if "memref.dealloc" not in line] == bufferized.splitlines()
