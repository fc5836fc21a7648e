"""What `./dev superset` counts."""

from __future__ import annotations

import pytest

from tests.harness.oracle import Oracle
from tests.harness.superset import judged, parts

TWO = """// expected-error@+1 {{something else}}
func.func @f() -> i32 {
  return
}
func.func @g() {
  cf.br ^nowhere
}
"""


def test_parts_know_their_first_line() -> None:
    assert list(parts("a\n// -----\nb\n// ----- more\nc")) == [(0, "a\n"), (2, "b\n"), (4, "c")]


@pytest.mark.oracle
def test_a_line_without_an_error_of_ours(oracle: Oracle) -> None:
    verdict = judged(TWO, oracle)
    assert set(verdict.theirs) == {6}
    assert verdict.ours == {3, 6}
    assert verdict.missing == {}
