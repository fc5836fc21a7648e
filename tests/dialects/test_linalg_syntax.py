"""Custom syntax of the linalg dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, printed
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
func.func @f(%a: memref<4x4xf32>, %b: memref<4x4xf32>, %t: tensor<4x4xf32>, %c: f32, %v: tensor<4xf32>, %im: tensor<1x8x8x3xf32>, %k: tensor<3x3x3x4xf32>, %o: tensor<1x3x3x4xf32>) {
  linalg.fill ins(%c : f32) outs(%a : memref<4x4xf32>)
  linalg.fill {foo} ins(%c : f32) outs(%a : memref<4x4xf32>)
  %0 = linalg.fill ins(%c : f32) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  linalg.matmul ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  linalg.matmul {cast = #linalg.type_fn<cast_unsigned>, x} ins(%a, %b : memref<4x4xf32>, memref<4x4xf32>) outs(%a : memref<4x4xf32>)
  %1 = linalg.matmul indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  %bb1 = linalg.matmul ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  %2 = linalg.contract indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d1, d2)>, affine_map<(d0, d1, d2) -> (d0, d1)>] {q} ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  %3 = linalg.elementwise kind=#linalg.elementwise_kind<exp> ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  %4 = linalg.elementwise kind=#linalg.elementwise_kind<add> ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  %5 = linalg.generic {doc = "x", indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"], library_call = "y"} ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) attrs =  {foo = 1 : i32} {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  } -> tensor<4x4xf32>
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x : f32
  }
  linalg.generic {indexing_maps = [affine_map<(d0, d1) -> (d0, d1)>, affine_map<(d0, d1) -> (d0, d1)>], iterator_types = ["parallel", "parallel"]} outs(%b, %a : memref<4x4xf32>, memref<4x4xf32>) {
  ^bb0(%x: f32, %y: f32):
    linalg.yield %x, %y : f32, f32
  }
  %6 = linalg.map { arith.addf } ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>)
  %7 = linalg.map { arith.addf {fastmath = #arith.fastmath<fast>} } ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%t : tensor<4x4xf32>)
  linalg.map { math.absf } ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>)
  %8 = linalg.map outs(%t : tensor<4x4xf32>) {z} (%zz: f32) {
    linalg.yield %c : f32
  }
  %9 = linalg.reduce { arith.addf } ins(%t : tensor<4x4xf32>) outs(%v : tensor<4xf32>) dimensions = [1]
  %10 = linalg.reduce ins(%t : tensor<4x4xf32>) outs(%v : tensor<4xf32>) dimensions = [1]  {foo} (%x: f32, %y: f32) {
    %q = arith.addf %x, %y : f32
    %q1 = arith.mulf %x, %y : f32
    linalg.yield %q : f32
  }
  %11:2 = linalg.reduce ins(%t, %t : tensor<4x4xf32>, tensor<4x4xf32>) outs(%v, %v : tensor<4xf32>, tensor<4xf32>) dimensions = [1]  (%x: f32, %y: f32, %z: f32, %w: f32) {
    linalg.yield %x, %y : f32, f32
  }
  %12 = linalg.transpose ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) permutation = [1, 0]
  linalg.transpose ins(%a : memref<4x4xf32>) outs(%b : memref<4x4xf32>) permutation = [1, 0]  {u}
  %13 = linalg.broadcast ins(%v : tensor<4xf32>) outs(%t : tensor<4x4xf32>) dimensions = [1]
  %14 = linalg.conv_2d_nhwc_hwcf {dilations = dense<1> : tensor<2xi64>, strides = dense<2> : tensor<2xi64>} ins(%im, %k : tensor<1x8x8x3xf32>, tensor<3x3x3x4xf32>) outs(%o : tensor<1x3x3x4xf32>) -> tensor<1x3x3x4xf32>
  %15 = linalg.exp ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  %16 = linalg.softmax dimension(1) ins(%t : tensor<4x4xf32>) outs(%t : tensor<4x4xf32>) -> tensor<4x4xf32>
  return
}
""",  # noqa: E501
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    # The generic form needs the bodies that named operations leave out.
    options = ("--mlir-print-op-generic", "--mlir-print-local-scope")
    assert oracle.reprint(printed(text), *options) == oracle.reprint(text, *options)
