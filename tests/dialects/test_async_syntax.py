"""Custom syntax of the async dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning, read
from tests.harness.oracle import Oracle

PROGRAMS = {
    "functions": """
async.func @f(%a: f32) -> !async.value<f32> {
  return %a : f32
}
async.func private @g() -> !async.token
""",
    "execute": """
func.func @f(%t: !async.token, %v: !async.value<f32>) {
  %0 = async.execute {
    async.yield
  }
  %1, %2 = async.execute [%t, %0] (%v as %u: !async.value<f32>) -> !async.value<f32> attributes {a.b} {
    async.yield %u : f32
  }
  async.await %0 : !async.token
  %3 = async.await %2 : !async.value<f32>
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


def test_the_body_gets_the_values_unwrapped() -> None:
    op = [op for op in read(PROGRAMS["execute"])[0].regions[0].blocks[0].ops if op.name == "async.execute"][1]
    assert [str(argument.type) for argument in op.regions[0].blocks[0].args] == ["f32"]
    assert [str(type_) for type_ in op.result_types] == ["!async.token", "!async.value<f32>"]
