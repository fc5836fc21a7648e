"""Custom syntax of the bufferization dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "alloc_tensor": """
func.func @f(%n: index, %t: tensor<?xf32>) {
  %0 = bufferization.alloc_tensor(%n) {memory_space = 1 : i64} : tensor<?xf32>
  %1 = bufferization.alloc_tensor() copy(%t) size_hint=%n : tensor<?xf32>
  return
}
""",
    "dealloc": """
func.func @f(%a: memref<?xf32>, %c: i1) {
  %0:2 = bufferization.dealloc (%a : memref<?xf32>) if (%c) retain (%a, %a : memref<?xf32>, memref<?xf32>)
  bufferization.dealloc
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
