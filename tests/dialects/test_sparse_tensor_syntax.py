"""Custom syntax of the sparse_tensor dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
func.func @f(%sp: tensor<4x8x4x8xf32, #sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0 : compressed, d1 : compressed, d2 : compressed, d3 : compressed)}>>, %i: index) -> index {
  %l1 = sparse_tensor.extract_iteration_space %sp lvls = 0 : tensor<4x8x4x8xf32, #sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0 : compressed, d1 : compressed, d2 : compressed, d3 : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0 : compressed, d1 : compressed, d2 : compressed, d3 : compressed)}>, lvls = 0>
  %l2 = sparse_tensor.extract_iteration_space %sp lvls = 0 to 2 : tensor<4x8x4x8xf32, #sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0 : compressed, d1 : compressed, d2 : compressed, d3 : compressed)}>> -> !sparse_tensor.iter_space<#sparse_tensor.encoding<{map = (d0, d1, d2, d3) -> (d0 : compressed, d1 : compressed, d2 : compressed, d3 : compressed)}>, lvls = 0 to 2>
  return %i : index
}
""",  # noqa: E501
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
