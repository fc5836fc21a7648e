"""Defects across calls are found, and programs without one are left in peace."""

from __future__ import annotations

import pytest

from tests.lints.judged_calls import judged


@pytest.mark.parametrize("first", range(0, 50, 10))
def test_defects_across_calls_are_found(first: int) -> None:
    for number in range(first, first + 10):
        found = judged(number, with_defect=True)
        assert found.is_as_planned, number
        assert found.about, f"program {number}: {found.program.what} is missed"


@pytest.mark.parametrize("first", range(0, 60, 10))
def test_programs_without_defects_have_no_finding(first: int) -> None:
    for number in range(first, first + 10):
        found = judged(number, with_defect=False)
        assert found.is_as_planned, number
        assert found.loud == [], f"program {number}"
