"""Levels by line: the most that a memory picture holds while each line runs, and in stretches of lines."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise

from .model import MemoryPicture, largest


def held_by_line(picture: MemoryPicture) -> list[int | None]:
    """From the first line of the function on, with `picture.sizes`; None where no bound is known."""
    count = max(1, picture.last - picture.first + 1)
    held: list[int | None] = []
    now: int | None = 0
    for point in picture.points:
        at = max(0, min(count - 1, point.line - picture.first))
        levels = [largest(level, picture.sizes) for level in (point.before, point.peak, point.after)]
        held += [now] * (at - len(held))
        if at < len(held):
            held[at] = _most([held[at], *levels])
        else:
            held.append(_most(levels))
        now = levels[2]
    return held + [now] * (count - len(held))


def most_in(held: Sequence[int | None], columns: int) -> list[int | None]:
    """The most in each of at most `columns` equal stretches."""
    count = min(columns, len(held))
    bounds = [column * len(held) // count for column in range(count + 1)]
    return [_most(held[start:end]) for start, end in pairwise(bounds)]


def _most(levels: Sequence[int | None]) -> int | None:
    known = [level for level in levels if level is not None]
    return max(known) if len(known) == len(levels) else None
