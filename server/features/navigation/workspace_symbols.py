"""Workspace symbols: those that match a query, the best first."""

from __future__ import annotations

from collections.abc import Iterable
from heapq import nsmallest
from typing import TypeVar

T = TypeVar("T")

MOST = 400
"""More than anybody reads; who looks for another one types another letter."""
_STARTS = "_.$-:"


def best(candidates: Iterable[tuple[str, T]], query: str) -> list[T]:
    """Symbols that match `query`, at most `MOST`: names with its characters in this order, ignoring case.

    A name that is the query comes first, then those that start with it, those that contain it, and those in which the
    characters are spread out, the shorter the better. All fit an empty query, and stay in their order.
    """
    wanted = query.removeprefix("@").lower()
    fitting = (
        (rank, name if wanted else "", position, found)
        for position, (name, found) in enumerate(candidates)
        if (rank := _rank(name, wanted)) is not None
    )
    return [found for _, _, _, found in nsmallest(MOST, fitting, key=lambda each: each[:3])]


def _rank(name: str, wanted: str) -> tuple[int, int] | None:
    """The smaller the better; None if `name` does not fit."""
    if not wanted:
        return 0, 0
    low = name.lower()
    at = low.find(wanted)
    if at >= 0:
        kind = 0 if low == wanted else 1 if at == 0 else 2 if low[at - 1] in _STARTS else 3
        return kind, len(name)
    gaps, place = 0, -1
    for character in wanted:
        found = low.find(character, place + 1)
        if found < 0:
            return None
        # A new word is as good as the next character.
        gaps += found != place + 1 and low[found - 1 : found] not in _STARTS
        place = found
    return 4 + gaps, len(name)
