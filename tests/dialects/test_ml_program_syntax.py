"""Custom syntax of the ml_program dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
ml_program.global private @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global private mutable @h : tensor<4xi32>
ml_program.global private mutable @h2(#ml_program.extern : tensor<4xi32>) : tensor<4xi32>
ml_program.func @mf(%a: i32) -> i32 {
  ml_program.return %a : i32
}
ml_program.subgraph private @sg(%a: i32) -> i32 {
  %1, %t = ml_program.global_load_graph @h ordering(() -> !ml_program.token) : tensor<4xi32>
  ml_program.output %a : i32
}
""",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
