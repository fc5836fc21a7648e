"""Custom syntax of the arith dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning, faults
from tests.harness.oracle import Oracle

PROGRAMS = {
    "select": """
func.func @f(%c: i1, %d: vector<4xi1>, %v: vector<4xi32>) {
  %0 = arith.select %c, %c, %c {a.b} : i1
  %1 = arith.select %d, %v, %v : vector<4xi1>, vector<4xi32>
  %2 = arith.select %c, %v, %v : vector<4xi32>
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


def test_select_takes_three_operands() -> None:
    text = "func.func @f(%c: i1) {\n%0 = arith.select %c, %c : i1\nreturn\n}"
    assert [message for message, _ in faults(text)] == ["expected 3 operands"]
