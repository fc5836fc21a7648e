"""Custom syntax of the tensor dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
func.func @g(%m: tensor<?x?xf32>, %i: index) -> tensor<?x?xf32> {
  %c = arith.constant 0.000000e+00 : f32
  %0 = tensor.pad %m low[1, %i] high[%i, 2] {
  ^bb0(%a: index, %b: index):
    tensor.yield %c : f32
  } : tensor<?x?xf32> to tensor<?x?xf32>
  %1 = tensor.extract_slice %m[0, %i] [4, %i] [1, 1] : tensor<?x?xf32> to tensor<4x?xf32>
  %2 = tensor.insert_slice %1 into %m[0, %i] [4, %i] [1, 1] : tensor<4x?xf32> into tensor<?x?xf32>
  %3 = tensor.generate %i, %i {
  ^bb0(%a: index, %b: index):
    tensor.yield %c : f32
  } : tensor<?x?xf32>
  %4 = tensor.expand_shape %1 [[0], [1, 2]] output_shape [4, %i, 2] : tensor<4x?xf32> into tensor<4x?x2xf32>
  return %0 : tensor<?x?xf32>
}
""",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
