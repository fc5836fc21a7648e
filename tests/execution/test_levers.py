"""Levers of memory: what is promised is what runs hold less."""

from __future__ import annotations

import pytest

from tests.execution.levers import compare_levers

pytestmark = pytest.mark.long

PROGRAMS, PER_TEST = 80, 40


@pytest.mark.parametrize("first", range(0, PROGRAMS, PER_TEST))
def test_promised_bytes_are_saved(first: int) -> None:
    figures = compare_levers(range(first, first + PER_TEST))
    assert not figures.wrong
    assert figures.counts["programs with a promise"] > PER_TEST / 8
    assert figures.counts["not run"] < PER_TEST / 8
    assert figures.counts["right: allocate-at-first-use"] > PER_TEST / 10
    assert figures.counts["right: reuse"]
