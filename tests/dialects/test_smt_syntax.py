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
    "bit vectors wider than any integer": """
func.func @f(%x: !smt.bv<20000000>, %y: !smt.bv<3>) {
  %0 = smt.bv.repeat 2 times %x : !smt.bv<20000000>
  %1 = smt.bv.concat %0, %y : !smt.bv<40000000>, !smt.bv<3>
  %2 = smt.bv.neg %1 : !smt.bv<40000003>
  return
}
""",
    "arrays and functions": """
func.func @f(%w: !smt.bv<8>, %v: !smt.bv<4>, %a: !smt.array<[!smt.int -> !smt.bool]>, %i: !smt.int, %b: !smt.bool, %fn: !smt.func<(!smt.int, !smt.bool) !smt.bool>) {
  %0 = smt.bv.concat %w, %v : !smt.bv<8>, !smt.bv<4>
  %2 = smt.array.select %a[%i] : !smt.array<[!smt.int -> !smt.bool]>
  %3 = smt.array.store %a[%i], %b : !smt.array<[!smt.int -> !smt.bool]>
  %4 = smt.array.broadcast %b : !smt.array<[!smt.int -> !smt.bool]>
  %5 = smt.apply_func %fn(%i, %b) : !smt.func<(!smt.int, !smt.bool) !smt.bool>
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
