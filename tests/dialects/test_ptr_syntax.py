"""What the ptr dialect leaves out."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "sums": """
func.func @g(%p: !ptr.ptr<#ptr.generic_space>, %vi: vector<4xindex>, %v: vector<4x!ptr.ptr<#ptr.generic_space>>, %i: index) {
  %2 = ptr.ptr_add %p, %vi : !ptr.ptr<#ptr.generic_space>, vector<4xindex>
  %3 = ptr.ptr_add %v, %vi : vector<4x!ptr.ptr<#ptr.generic_space>>, vector<4xindex>
  %4 = ptr.ptr_add %v, %i : vector<4x!ptr.ptr<#ptr.generic_space>>, index
  return
}
""",  # noqa: E501
    "metadata": """
func.func @f(%m: memref<4xf32, #ptr.generic_space>) {
  %6 = ptr.to_ptr %m : memref<4xf32, #ptr.generic_space> -> <#ptr.generic_space>
  %7 = ptr.get_metadata %m : memref<4xf32, #ptr.generic_space>
  %8 = ptr.from_ptr %6 metadata %7 : <#ptr.generic_space> -> memref<4xf32, #ptr.generic_space>
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
