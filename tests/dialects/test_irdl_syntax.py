"""Custom syntax of the irdl dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
irdl.dialect @d {
  irdl.type @t {
    %0 = irdl.any
    irdl.parameters(p: %0)
  }
  irdl.operation @o {
    %0 = irdl.any
    irdl.operands(a: %0, b: optional %0, c: variadic %0)
    irdl.results()
    irdl.attributes {"x" = %0}
    %r = irdl.region
    irdl.regions(r: %r)
  }
  irdl.attribute @a
  irdl.type @empty
}
""",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
