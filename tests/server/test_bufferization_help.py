"""Help with what One-Shot Bufferize refuses: what it names works for the operation."""

from __future__ import annotations

import pytest

from pydealloc.ods.knowledge import UPSTREAM
from pydealloc.passes.pass_manager.pipelines import parse_pipeline, run_pipeline
from pydealloc.passes.pass_manager.refusal import Refusal
from pydealloc.server.facts.refusals import words_of
from tests.harness.oracle import Oracle
from tests.passes.programs import program

_PIPELINE = "one-shot-bufferize{bufferize-function-boundaries}"
_SWAP = """func.func @f(%a: tensor<8xi32>, %b: tensor<8xi32>, %n: index, %v: i32) -> (tensor<8xi32>, tensor<8xi32>) {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r:2 = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a, %y = %b) -> (tensor<8xi32>, tensor<8xi32>) {
    %w = tensor.insert %v into %y[%i] : tensor<8xi32>
    scf.yield %w, %x : tensor<8xi32>, tensor<8xi32>
  }
  return %r#0, %r#1 : tensor<8xi32>, tensor<8xi32>
}
"""
_FRESH = """func.func @f(%a: tensor<4xf32>, %c: i1, %v: f32) -> tensor<4xf32> {
  %r = scf.while (%x = %a) : (tensor<4xf32>) -> tensor<4xf32> {
    scf.condition(%c) %x : tensor<4xf32>
  } do {
  ^bb0(%x: tensor<4xf32>):
    %e = bufferization.alloc_tensor() : tensor<4xf32>
    %w = linalg.fill ins(%v : f32) outs(%e : tensor<4xf32>) -> tensor<4xf32>
    scf.yield %w : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
"""
_CARRIED = """func.func @f(%a: tensor<4xf32>, %n: index) -> tensor<4xf32> {
  %c0 = arith.constant 0 : index
  %c1 = arith.constant 1 : index
  %r = scf.for %i = %c0 to %n step %c1 iter_args(%x = %a) -> tensor<4xf32> {
    %w = bufferization.alloc_tensor() copy(%x) : tensor<4xf32>
    scf.yield %w : tensor<4xf32>
  }
  return %r : tensor<4xf32>
}
"""


def _refusal(text: str) -> Refusal:
    result = run_pipeline(parse_pipeline(_PIPELINE), program(text).root, UPSTREAM)[-1].result
    assert result.refusals
    return result.refusals[0]


@pytest.mark.oracle
@pytest.mark.parametrize("text", [_SWAP, _FRESH, _CARRIED])
def test_the_option_that_lets_loops_yield_other_buffers(text: str, oracle: Oracle) -> None:
    assert "`allow-return-allocs-from-loops`" in words_of(_refusal(text))[1]
    boundaries = "bufferize-function-boundaries=true"
    assert not oracle.accepts(text, f"--one-shot-bufferize={boundaries}")
    assert oracle.accepts(text, f"--one-shot-bufferize={boundaries} allow-return-allocs-from-loops=true")


@pytest.mark.parametrize(
    ("operation", "type_", "way_out"),
    [
        (
            "linalg.pack %t inner_dims_pos = [0] inner_tiles = [4] into %d : tensor<8xf32> -> tensor<2x4xf32>",
            "tensor<2x4xf32>",
            "transform.structured.lower_pack",
        ),
        ("arith.addf %t, %t : tensor<8xf32>", "tensor<8xf32>", "convert-elementwise-to-linalg"),
        ("math.exp %t : tensor<8xf32>", "tensor<8xf32>", "convert-elementwise-to-linalg"),
        ("tosa.reverse %t {axis = 0 : i32} : (tensor<8xf32>) -> tensor<8xf32>", "tensor<8xf32>", "tosa-to-linalg"),
        ("tensor.bitcast %t : tensor<8xf32> to tensor<8xi32>", "tensor<8xi32>", "allow-unknown-ops"),
    ],
)
def test_what_replaces_an_operation(operation: str, type_: str, way_out: str) -> None:
    text = f"""func.func @f(%t: tensor<8xf32>, %d: tensor<2x4xf32>) -> {type_} {{
  %r = {operation}
  return %r : {type_}
}}
"""
    assert way_out in words_of(_refusal(text))[1]
