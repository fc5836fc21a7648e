"""Which brace closes which, found in one pass, so that regions can be skipped and read later."""

from __future__ import annotations

import re
from dataclasses import dataclass

_STOPS = re.compile(r'"(?:[^"\\\r\n]|\\.)*"|//[^\r\n]*|[{}]')


@dataclass(frozen=True)
class Braces:
    """`pairs`: offset of each `{` to that of its `}`. Strings and comments do not count."""

    pairs: dict[int, int]
    unclosed: tuple[int, ...]
    """Offsets of `{` that nothing closes, in text order."""
    unopened: tuple[int, ...]
    """Offsets of `}` that nothing opened, in text order."""


def match_braces(text: str, start: int = 0, end: int | None = None) -> Braces:
    """All braces of `text[start:end]`. Total: any text has an answer. O(length)."""
    pairs: dict[int, int] = {}
    unopened: list[int] = []
    open_: list[int] = []
    for found in _STOPS.finditer(text, start, len(text) if end is None else end):
        char = text[found.start()]
        if char == "{":
            open_.append(found.start())
        elif char == "}":
            if open_:
                pairs[open_.pop()] = found.start()
            else:
                unopened.append(found.start())
    return Braces(pairs, tuple(open_), tuple(unopened))
