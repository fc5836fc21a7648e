"""Custom syntax of the xegpu dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
func.func @f(%a: memref<24x32xf16>, %p: i64, %i: index, %q: index) {
  %0 = xegpu.create_nd_tdesc %a[0, 0] : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  %1 = xegpu.create_nd_tdesc %a[%i, 0] : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  %2 = xegpu.create_nd_tdesc %a : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
  %3 = xegpu.create_nd_tdesc %p, shape : [%i, 32], strides : [%q, 1] : i64 -> !xegpu.tensor_desc<8x16xf16>
  %4 = xegpu.load_nd %0 <{l1_hint = #xegpu.cache_hint<cached>}> {l1_hint = #xegpu.cache_hint<cached>} : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  %5 = xegpu.load_nd %2[0, %i] : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
  xegpu.store_nd %4, %0 : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>
  xegpu.prefetch_nd %0 : !xegpu.tensor_desc<8x16xf16>
  %6 = xegpu.update_nd_offset %0, [%i, 2] : !xegpu.tensor_desc<8x16xf16>
  return
}
""",  # noqa: E501
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
