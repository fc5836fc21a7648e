"""Spelling suggestions for names."""

from __future__ import annotations

from collections.abc import Iterable

from ...ir.records import replace
from .findings import Finding

_MIN_NAME_CHARS = 3
"""Of a name of one or two characters, too many others are one step away."""
_MAX_NAME_CHARS = 80
_CHARS_PER_STEP = 3
"""Characters for each step that is believed to be a slip: one of `addi`, two of `constant`, never more than three."""


def closest(word: str, candidates: Iterable[str]) -> str | None:
    """The one of `candidates` that is the fewest slips away from `word`, None if all are too far; the first of several.

    A slip is a character too much, too little or wrong, or two that have changed places (Damerau and Levenshtein).
    """
    if not _MIN_NAME_CHARS <= len(word) <= _MAX_NAME_CHARS:
        return None
    limit = min(len(word) // _CHARS_PER_STEP, 3)
    best: str | None = None
    characters = {*word}
    for candidate in candidates:
        if abs(len(word) - len(candidate)) > limit:
            continue
        # One slip takes away one character and adds one, at most.
        if len(characters ^ {*candidate}) > 2 * limit:
            continue
        if candidate == word or _differs_in_number_alone(word, candidate):
            continue
        steps = _steps(word, candidate, limit)
        if steps <= limit:
            best, limit = candidate, steps - 1
            if limit < 1:
                break
    return best


def _differs_in_number_alone(word: str, other: str) -> bool:
    """`%12` is no slip for `%13`, nor `arg0` for `arg1`: numbers are chosen."""
    return word.rstrip("0123456789") == other.rstrip("0123456789") and not (word.isalpha() and other.isalpha())


def _steps(first: str, second: str, limit: int) -> int:
    """The edit distance from `first` to `second`; above `limit` only that it is larger."""
    width, far = len(second), limit + 1
    if abs(len(first) - width) > limit:
        return far
    before: list[int] = []
    last = [*range(limit + 1), *[far] * (width - limit)]
    for i, a in enumerate(first, 1):
        # What is further from the diagonal than the limit takes more steps than that.
        row = [far] * (width + 1)
        if i <= limit:
            row[0] = i
        for j in range(max(1, i - limit), min(width, i + limit) + 1):
            b = second[j - 1]
            cost = last[j - 1] + (a != b)
            if last[j] < cost:
                cost = last[j] + 1
            if row[j - 1] < cost:
                cost = row[j - 1] + 1
            if i > 1 and j > 1 and a == second[j - 2] and first[i - 2] == b and before[j - 2] < cost:
                cost = before[j - 2] + 1
            row[j] = cost
        if min(row) > limit:
            return far
        before, last = last, row
    return last[width]


def with_suggestion(finding: Finding, word: str, candidates: Iterable[str]) -> Finding:
    """`finding`, about `word` from its start on, with what was probably meant and the edit that writes it."""
    meant = closest(word, candidates)
    if meant is None:
        return finding
    edit = (finding.start, finding.start + len(word), meant)
    return replace(finding, help=f"did you mean '{meant}'?", edits=(edit,))
