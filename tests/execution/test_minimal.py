"""Random programs through minimal-deallocation, also of kinds that LLVM refuses; mutants of the results."""

from __future__ import annotations

from collections import Counter

import pytest

from tests.execution.__main__ import CAUGHT, minimal_setting_of
from tests.execution.generator import generate
from tests.execution.harness import examine
from tests.execution.mutants import MutantFigures, judge_mutants

PROGRAMS, PER_TEST = 60, 6
ACCEPTED = 0.95
"""The share of random programs that must be handled."""

# Found by random programs, each a mistake of an earlier version.
HARD = (92, 292, 1139, 3182, 4189, 7571)


@pytest.mark.parametrize("first", range(0, PROGRAMS, PER_TEST))
def test_programs_free_everything_once(first: int) -> None:
    for seed in range(first, first + PER_TEST):
        setting, choices = minimal_setting_of(seed)
        report = examine(generate(seed, choices), setting)
        assert not report.problems, f"program {seed}: {report.problems[0]}"
        assert report.refusal is None or report.refusal.code == "dealloc-needs-comparison"
        assert not report.skipped


@pytest.mark.parametrize("seed", HARD)
def test_programs_that_were_hard(seed: int) -> None:
    for more in (seed, seed + 1):
        setting, choices = minimal_setting_of(more)
        assert examine(generate(more, choices), setting).problems == []


def test_most_programs_are_handled() -> None:
    handled = 0
    for seed in range(PROGRAMS):
        setting, choices = minimal_setting_of(seed)
        handled += examine(generate(seed, choices), setting).text is not None
    assert handled >= ACCEPTED * PROGRAMS


def test_mutants_are_caught() -> None:
    figures = MutantFigures(Counter(), Counter())
    for seed in range(24):
        _, choices = minimal_setting_of(seed)
        judge_mutants(generate(seed, choices), figures, most=3, seed=seed)
    assert sum(figures.made.values()) > 40
    assert figures.share >= CAUGHT
