"""Custom syntax of the smt dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
func.func @f() {
  %0 = smt.int.constant 5
  %n = smt.int.constant -5 {foo}
  %1 = smt.bv.constant #smt.bv<5> : !smt.bv<32>
  %2 = smt.eq %0, %0 {foo} : !smt.int
  %3 = smt.distinct %0, %0, %0 : !smt.int
  %4 = smt.bv.repeat 4 times %1 {foo} : !smt.bv<32>
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
