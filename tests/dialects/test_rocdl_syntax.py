"""Custom syntax of the rocdl dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "buffers": """
llvm.func @m(%r: vector<4xi32>, %o: i32, %s: i32, %a: i32, %v: vector<2xf32>, %f: f32) {
  %0 = rocdl.raw.buffer.load %r, %o, %s, %a : vector<2xf32>
  rocdl.raw.buffer.store %v, %r, %o, %s, %a : vector<2xf32>
  rocdl.raw.buffer.atomic.fadd %f, %r, %o, %s, %a : f32
  rocdl.raw.buffer.atomic.fmax %f, %r, %o, %s, %a : f32
  rocdl.raw.buffer.atomic.smax %o, %r, %o, %s, %a : i32
  rocdl.raw.buffer.atomic.umin %o, %r, %o, %s, %a : i32
  llvm.return
}
""",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
