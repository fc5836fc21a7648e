"""Spellings of nested types and attributes, of which each may occur many times in the next.

    !t1 = tuple<!t0, !t0>        !t2 = tuple<!t1, !t1>        ...        !t40 = tuple<!t39, !t39>

Written out, such a type is exponentially long. So a long spelling is made once per type, and cut at a length that no
type of a real program has.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

_LONG = 1_000
"""Code points of a spelling that is remembered."""
LONGEST = 2_000_000
"""Code points after which a spelling is cut."""


def remembered(spell: Callable[[Any], str]) -> Callable[[Any], str]:
    """`spell`, a `__str__`, that is not asked twice for a long spelling."""

    def spelling(self: Any) -> str:
        known: str | None = self.__dict__.get("_spelling")
        if known is not None:
            return known
        text = spell(self)
        if len(text) > _LONG:
            text = text if len(text) <= LONGEST else f"{text[:LONGEST]}..."
            self.__dict__["_spelling"] = text
        return text

    return spelling
