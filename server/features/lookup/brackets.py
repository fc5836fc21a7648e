"""Bracket pairs in a range of text, valid or not; brackets in strings and comments do not count."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ....ir.lazy_pattern import lazy_pattern

_TOKEN = lazy_pattern(
    r"""(?P<skip>"(?:[^"\\\r\n]|\\.)*"?|//[^\r\n]*)|(?P<open>[{(\[])|(?P<close>[})\]])|(?P<comma>,)""", re.VERBOSE
)
_OVER_LINES = lazy_pattern(
    r"""\([^(){}\[\]"/\r\n]*\)|\[[^(){}\[\]"/\r\n]*\]|"(?:[^"\\\r\n]|\\.)*"?|//[^\r\n]*|(?P<open>[{(\[])|(?P<close>[})\]])"""
)
"""The same, quicker where most pairs are in one line."""
_PARTNER = {"}": "{", ")": "(", "]": "["}
_LINE_END = re.compile(r"[\r\n]").search


def pairs_over_lines(text: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """Pairs of brackets in different lines, inner ones first."""
    open_: list[int] = []
    for match in _OVER_LINES.finditer(text, start, end):
        if match.lastgroup == "open":
            open_.append(match.start())
        elif match.lastgroup == "close":
            opening = _closed(text, open_, match.start())
            if opening is not None and _LINE_END(text, opening, match.start()) is not None:
                yield opening, match.start()


def _closed(text: str, open_: list[int], at: int) -> int | None:
    """The bracket closed by the one at `at`; later brackets of another kind are taken for typos."""
    wanted = _PARTNER[text[at]]
    for position in range(len(open_) - 1, -1, -1):
        if text[open_[position]] == wanted:
            opening = open_[position]
            del open_[position:]
            return opening
        if text[open_[position]] == "{":
            # A region is not closed by a parenthesis.
            break
    return None


def groups_around(text: str, start: int, end: int, offset: int) -> Iterator[tuple[int, int]]:
    """The stretches between brackets and commas that `offset` is in, without the brackets and with them, inner ones
    first; of the brackets between `start` and `end`."""
    open_: list[int] = []
    begins: list[int] = []
    found: list[tuple[int, int, int]] = []
    for match in _TOKEN.finditer(text, start, end):
        at = match.start()
        if match.lastgroup == "open":
            open_.append(at)
            begins.append(at + 1)
        elif match.lastgroup == "comma" and begins:
            if begins[-1] <= offset <= at:
                found.append((len(open_), begins[-1], at))
            begins[-1] = at + 1
        elif match.lastgroup == "close":
            opening = _closed(text, open_, at)
            if opening is None:
                continue
            begin = begins[len(open_)]
            del begins[len(open_) :]
            if opening <= offset <= at + 1:
                depth = len(open_) + 1
                if begin <= offset <= at:
                    found.append((depth, begin, at))
                found.append((depth, opening + 1, at))
                found.append((depth, opening, at + 1))
    for _, begin, stop in sorted(found, key=lambda group: group[2] - group[1]):
        yield begin, stop


def open_before(text: str, start: int, end: int) -> int | None:
    """The last bracket between `start` and `end` that is not closed there."""
    open_: list[int] = []
    for match in _OVER_LINES.finditer(text, start, end):
        if match.lastgroup == "open":
            open_.append(match.start())
        elif match.lastgroup == "close":
            _closed(text, open_, match.start())
    return open_[-1] if open_ else None
