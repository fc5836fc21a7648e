"""Explanations of mutants: each is about a mutant that there is, in a few words."""

from __future__ import annotations

from collections import Counter

from tests.execution.code_mutants import mutants_of
from tests.execution.explained_mutants import explanations

MOST_WORDS = 14


def test_each_explanation_is_about_a_mutant() -> None:
    mutants = {path: list(mutants_of(path)) for path in {one.path for one in explanations()}}
    assert [one for one in explanations() if not any(map(one.fits, mutants[one.path]))] == []


def test_explanations_are_short_and_there_once() -> None:
    assert [one for one in explanations() if not 0 < len(one.reason.split()) <= MOST_WORDS] == []
    assert [one for one in explanations() if one.unshown not in ("", "unshown")] == []
    places = Counter((one.path, one.function, one.text) for one in explanations())
    assert [place for place, count in places.items() if count > 1] == []
