"""Custom syntax of the shape dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "library": """
shape.function_library @lib attributes {a.b} {
  func @f(%a: !shape.value_shape {shape.x}) -> !shape.shape {
    %0 = shape_of %a : !shape.value_shape -> !shape.shape
    return %0 : !shape.shape
  }
} mapping {std.atan = @f}
shape.func private @g(!shape.shape) -> !shape.shape
""",
    "const_shape": """
func.func @f() {
  %0 = shape.const_shape [] : !shape.shape
  %1 = shape.const_shape {a.b} [1, 2, 3] : tensor<3xindex>
  %2 = shape.const_shape [2, 2] : tensor<2xindex>
  return
}
""",
    "reduce": """
func.func @f(%s: !shape.shape, %i: !shape.size) {
  %0 = shape.reduce(%s, %i) : !shape.shape -> !shape.size {
  ^bb0(%k: index, %extent: !shape.size, %so_far: !shape.size):
    shape.yield %so_far : !shape.size
  } {a.b}
  return
}
""",
    "assuming": """
func.func @f(%w: !shape.witness, %s: !shape.shape) {
  %0 = shape.assuming %w -> (!shape.shape) {
    shape.assuming_yield %s : !shape.shape
  } {a.b}
  shape.assuming %w {
  }
  return
}
""",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
