"""Custom syntax of the tosa dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning, printed
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
func.func @f(%a: tensor<13x21x3xf32>, %b: tensor<13x21x1xf32>, %c: tensor<i1>, %s: tensor<f32>, %i8: tensor<2xi8>, %i32: tensor<2xi32>, %z: tensor<1xi8>, %im: tensor<1x32x32x8xf32>, %l: tensor<160xf32>) {
  %0 = tosa.maximum %a, %b {nan_mode = IGNORE} : (tensor<13x21x3xf32>, tensor<13x21x1xf32>) -> tensor<13x21x3xf32>
  %1 = tosa.maximum %a, %b : (tensor<13x21x3xf32>, tensor<13x21x1xf32>) -> tensor<13x21x3xf32>
  %3 = tosa.argmax %a {axis = 1 : i32} : (tensor<13x21x3xf32>) -> tensor<13x3xi32>
  %4 = tosa.rescale %i8, %i32, %i8, %z, %z {input_unsigned = false, output_unsigned = false, per_channel = true, rounding_mode = DOUBLE_ROUND, scale32 = true} : (tensor<2xi8>, tensor<2xi32>, tensor<2xi8>, tensor<1xi8>, tensor<1xi8>) -> tensor<2xi8>
  %5 = tosa.max_pool2d %im {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>} : (tensor<1x32x32x8xf32>) -> tensor<1x32x32x8xf32>
  %6, %7 = tosa.cast_to_block_scaled %l {block_size = BLOCK_SIZE_32} : (tensor<160xf32>) -> (tensor<160xf6E2M3FN>, tensor<5xf8E8M0FNU>)
  %8 = tosa.cond_if %c : tensor<i1> -> tensor<f32> {
    tosa.yield %s : tensor<f32>
  } else {
    tosa.yield %s : tensor<f32>
  }
  %9 = tosa.cond_if %c (%t = %s, %u = %s) : tensor<i1> (tensor<f32>, tensor<f32>) -> tensor<f32> {
  ^bb0(%t: tensor<f32>, %u: tensor<f32>):
    tosa.yield %t : tensor<f32>
  } else {
  ^bb0(%t: tensor<f32>, %u: tensor<f32>):
    tosa.yield %t : tensor<f32>
  }
  %10:2 = tosa.while_loop (%x = %s, %y = %s) : (tensor<f32>, tensor<f32>) -> (tensor<f32>, tensor<f32>) {
    tosa.yield %c : tensor<i1>
  } do {
  ^bb0(%xx: tensor<f32>, %yy: tensor<f32>):
    tosa.yield %xx, %yy : tensor<f32>, tensor<f32>
  } attributes {foo}
  return
}
""",  # noqa: E501
    "variables": """
module {
  tosa.variable @a = dense<1> : tensor<2xi32>
  tosa.variable @b : tensor<2x?xf32>
  tosa.variable @c {foo} = dense<[1, 2]> : tensor<2xi32>
  tosa.variable @d {foo} : tensor<i8>
  tosa.variable @e : tensor<?xi8>
}
""",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)


def test_a_loop_may_carry_nothing() -> None:
    """Upstream cannot read the empty `tosa.yield` that it prints, so only the loop itself is compared."""
    text = """
func.func @f(%c: tensor<i1>) {
  tosa.while_loop : () -> () {
    tosa.yield %c : tensor<i1>
  } do {
    "tosa.yield"() : () -> ()
  }
  return
}"""
    assert "\n  tosa.while_loop : () -> () {\n" in printed(text)
