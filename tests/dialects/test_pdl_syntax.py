"""Custom syntax of the pdl dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
pdl.pattern @p : benefit(1) {
  %t = type
  %a = attribute
  %v = operand : %t
  %0 = operation "foo.op"(%v : !pdl.value)  {"attr" = %a, "b" = %a} -> (%t, %t : !pdl.type, !pdl.type)
  %rs = results of %0
  %r1 = results 1 of %0  -> !pdl.value
  %1 = operation "x"(%rs, %r1 : !pdl.range<value>, !pdl.value)
  rewrite %1 with "rw"(%0 : !pdl.operation)
}
pdl.pattern : benefit(2) {
  %0 = operation "x"
  rewrite %0 {
    %t = type : i32
    %e = range : !pdl.range<type>
    %e1 = range %t, %e : !pdl.type, !pdl.range<type>
    %2 = operation "y" -> (%t : !pdl.type)
    replace %0 with %2
  }
}
""",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
