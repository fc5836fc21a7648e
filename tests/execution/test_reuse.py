"""Reuse of buffers of one size: programs show the same, hold no more, and allocate less often."""

from __future__ import annotations

import pytest

from tests.execution.reuse import compare_reuse

pytestmark = pytest.mark.long

PROGRAMS, PER_TEST = 120, 60


@pytest.mark.parametrize("first", range(0, PROGRAMS, PER_TEST))
def test_programs_show_the_same(first: int) -> None:
    figures = compare_reuse(range(first, first + PER_TEST))
    assert not figures.wrong
    assert figures.counts["programs with fewer allocations"] > PER_TEST / 3
