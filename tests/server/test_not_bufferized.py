"""Programs on tensors that are given to a deallocation pass: said once, and bufferization is offered."""

from __future__ import annotations

import pytest

from pydealloc.passes.pass_manager.pipelines import parse_pipeline
from pydealloc.server.facts.document_facts import findings_of
from pydealloc.server.facts.transform import apply_steps
from pydealloc.server.features.fixes.code_actions import edits, offers
from pydealloc.server.features.fixes.offer_values import Scope
from pydealloc.syntax.document.document import parse_document
from pydealloc.syntax.text.edits import apply_edits

TENSORS = """\
func.func @f(%t: tensor<4xf32>, %x: f32, %i: index) -> tensor<4xf32> {
  %0 = tensor.insert %x into %t[%i] : tensor<4xf32>
  %1 = tensor.insert %x into %0[%i] : tensor<4xf32>
  return %1 : tensor<4xf32>
}
"""
BUFFERS = "func.func @f(%m: memref<4xf32>) {\n  return\n}\n"


@pytest.mark.parametrize(
    ("pipeline", "count"),
    [
        ("buffer-deallocation-pipeline", 1),
        ("minimal-deallocation", 1),
        ("canonicalize", 0),
        ("one-shot-bufferize{bufferize-function-boundaries},buffer-deallocation-pipeline", 0),
    ],
)
def test_it_is_said_once(pipeline: str, count: int) -> None:
    for text, expected in ((TENSORS, count), (f"{TENSORS}// -----\n{TENSORS}", count), (BUFFERS, 0)):
        applied = apply_steps(parse_document(text), parse_pipeline(pipeline))
        found = [notice for notice in applied.notices if notice.code == "not-bufferized"]
        assert len(found) == expected
        assert all(text[notice.start : notice.end] == "tensor.insert" for notice in found)


@pytest.mark.parametrize(
    ("command", "count"),
    [
        ("mlir-opt %s -buffer-deallocation-pipeline", 1),
        ("mlir-opt %s --pass-pipeline='builtin.module(func.func(ownership-based-buffer-deallocation))'", 1),
        ("mlir-opt %s --one-shot-bufferize --buffer-deallocation-pipeline", 0),
        ("mlir-opt %s --sparsifier --buffer-deallocation-pipeline", 0),
        ("mlir-opt %s --buffer-deallocation-simplification", 0),
    ],
)
def test_a_run_line_is_a_pipeline_too(command: str, count: int) -> None:
    for text in (TENSORS, f"{TENSORS}// -----\n{TENSORS}"):
        found = findings_of(parse_document(f"// RUN: {command}\n{text}"))
        assert [one.code for one in found].count("not-bufferized") == count


def test_bufferization_is_offered() -> None:
    document = parse_document(TENSORS)
    (offer,) = [offer for offer in offers(document, 0) if offer.scope is Scope.BUFFERIZE]
    after = parse_document(apply_edits(TENSORS, edits(document, offer.scope, offer.offset)))
    assert after.error_count == 0
    assert "memref.store" in after.text
    assert "tensor" not in after.text
    assert not any(offer.scope is Scope.BUFFERIZE for offer in offers(parse_document(BUFFERS), 0))


ITSELF = """\
func.func @f(%t: tensor<4xf32>, %x: f32, %i: index) -> tensor<4xf32> {
  return %t : tensor<4xf32>
^dead:
  %0 = tensor.insert %x into %0[%i] : tensor<4xf32>
  cf.br ^dead
}
"""


def test_a_reason_that_llvm_does_not_give_is_not_quoted() -> None:
    """LLVM 22 crashes for a tensor made of itself: these words are ours."""
    refused = apply_steps(parse_document(ITSELF), parse_pipeline("one-shot-bufferize")).refusals
    (reason,) = [one for one in refused if "depends on that result" in one.message]
    assert (reason.code, reason.upstream) == ("cannot-bufferize", None)
