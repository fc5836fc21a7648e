"""No regular expression of the product backtracks: each reads its attack strings within a budget of processor time."""

from __future__ import annotations

import re
import sys

import pytest

from tests.robustness.attack_strings import attacks

if sys.platform == "win32":
    pytest.skip("needs fork and interval timers", allow_module_level=True)

from tests.robustness.grammar_patterns import grammar_patterns
from tests.robustness.pattern_worker import exceeding, operation_patterns, patterns

EVERY = 40
"""Of the patterns of operations, which are made of the same few pieces, one in so many."""


@pytest.mark.long
def test_attacks_on_patterns_end() -> None:
    found = list(patterns())
    assert len(found) > 500
    assert exceeding(found) == {}


@pytest.mark.long
def test_attacks_on_operation_formats_end() -> None:
    found = list(operation_patterns(EVERY))
    assert len(found) > 1_000 / EVERY
    assert exceeding(found) == {}


@pytest.mark.long
@pytest.mark.skipif(sys.version_info < (3, 11), reason="the grammars have possessive repeats")
def test_attacks_on_grammars_end() -> None:
    found = list(grammar_patterns())
    assert len(found) > 100
    assert exceeding(found) == {}


@pytest.mark.long
@pytest.mark.parametrize(
    ("text", "method"),
    [
        (r"(?:x?[0-9]*)*x", "match"),
        (r"(?:[ \t]+|//[^\n]*)*", "fullmatch"),
        (r"f[0-9]+\w*(?!\w)z", "match"),
        (r"\s+$", "search"),
    ],
)
def test_an_ambiguous_pattern_is_found(text: str, method: str) -> None:
    ambiguous, right, methods = re.compile(text), re.compile("x"), frozenset([method])
    found = [("a", right, methods), ("b", ambiguous, methods), ("c", right, methods), ("d", ambiguous, methods)]
    assert list(exceeding(found)) == ["b", "d"]


def test_a_pattern_that_reads_in_one_way_is_accepted() -> None:
    pattern = re.compile(r"(?:[ \t]|//[^\n]*(?![^\n]))*x")
    assert exceeding([("a", pattern, frozenset(["match", "fullmatch"]))]) == {}


def test_attacks_reach_inner_repeats() -> None:
    assert ("a", "1", "$$") in set(attacks(re.compile(r"a(?:b|[0-9]*)c")))
