"""Custom syntax of the cf dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning, first
from tests.harness.oracle import Oracle

PROGRAMS = {
    "switch": """
func.func @f(%flag: i32, %a: f32) {
  cf.switch %flag : i32, [
    default: ^one(%a : f32),
    42: ^one(%a : f32),
    4294967253: ^two
  ]
^one(%b: f32):
  cf.switch %flag : i32, [
    default: ^two] {a.b}
^two:
  return
}
""",
    "switch on a bit": """
func.func @f(%flag: i1) {
  cf.switch %flag : i1, [
    default: ^one,
    1: ^one
  ]
^one:
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


def test_the_cases_become_properties() -> None:
    op = first(PROGRAMS["switch"], "cf.switch")
    assert {name: str(value) for name, value in op.properties.items()} == {
        "case_operand_segments": "array<i32: 1, 0>",
        "case_values": "dense<[42, -43]> : vector<2xi32>",
        "operandSegmentSizes": "array<i32: 1, 1, 1>",
    }
