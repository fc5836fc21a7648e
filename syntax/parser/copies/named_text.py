"""Names in a text that repeats: of values, and of one symbol, which may be others where it repeats.

Programs number their values: two lines that differ in nothing but names say the same. So names are left out of the key
that a line is found by, and offsets in a copy are moved by the lengths of the names before them.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Sequence
from functools import lru_cache

from ....ir.source import Span
from ...text.cursor import OPERAND_NAME

_VALUE = re.compile(rf"%({OPERAND_NAME})", re.ASCII)
value_names = _VALUE.findall
"""The names of values in a text, in order, without `%`; those in strings and comments too."""
_split = _VALUE.split
_symbol = re.compile(r"@([A-Za-z_][\w$.\-]*)", re.ASCII)


@lru_cache(maxsize=4_096)
def keyed(line: str) -> tuple[str, Sequence[str]]:
    """The key that `line` shares with lines that differ in names of values alone, and these names.

    Kept, because functions that number their values from 0 repeat lines as they are.
    """
    parts = _split(line)
    names = parts[1::2]
    if not names:
        return line, names
    # No line has a line end in it: a sign without a name is something else.
    return "\n".join(parts[::2]) + pattern_of(names), names


def pattern_of(names: Sequence[str]) -> str:
    """The pattern of equal `names`, and of those with the number of a result: empty if there are none."""
    if len({*names}) == len(names) and "#" not in "".join(names):
        return ""
    # No digit follows a name: the key of no other line is the same.
    return "\n" + " ".join([f"{names.index(name)}{'#' if '#' in name else ''}" for name in names])


def line_without_symbol(line: str) -> str:
    """`line` where the name of its first symbol is left out, its sign kept: the same for operations on any symbol."""
    found = _symbol.search(line)
    return line if found is None else line[: found.start(1)] + line[found.end(1) :]


def first_symbol(text: str) -> re.Match[str] | None:
    """The first symbol of `text` whose name needs no quotes; group 1 is the name."""
    return _symbol.search(text)


def value_places(text: str, places: Sequence[Span]) -> list[int] | None:
    """The number of the name at each of `places` among those of values in `text`; None if not each has one place."""
    found = [match.span() for match in _VALUE.finditer(text)]
    if sorted(places) != found:
        return None
    return [found.index(place) for place in places]


class NamedText:
    """A text with names in it; offsets are relative to its start."""

    __slots__ = ("_chars", "_matchers", "_pieces", "_rest", "_starts", "names")

    def __init__(self, text: str, symbol: Span | None, *, are_values_free: bool) -> None:
        """`symbol`: the place of the name of the symbol that may be another; `are_values_free`: those of values may."""
        values = _VALUE.finditer(text) if are_values_free else ()
        places = [(match.start(1), match.end(1), _IS_VALUE) for match in values]
        if symbol is not None:
            places = sorted([*places, (*symbol, _IS_SYMBOL)], key=_start)
        self._starts = [start for start, _, _ in places]
        self._chars = [end - start for start, end, _ in places]
        self._matchers = [matcher for _, _, matcher in places]
        bounds = [0, *[end for _, end, _ in places]]
        self._pieces = [text[bound:start] for bound, start in zip(bounds, self._starts, strict=False)]
        self._rest = text[bounds[-1] :]
        self.names = [text[start:end] for start, end, _ in places]

    def match(self, text: str, start: int) -> tuple[list[str], int] | None:
        """The names in the same text, but for names, at `start` of `text`, and its end; None for another text."""
        names: list[str] = []
        for piece, matcher in zip(self._pieces, self._matchers, strict=True):
            if not text.startswith(piece, start):
                return None
            found = matcher(text, start + len(piece))
            if found is None:
                return None
            names.append(found.group())
            start = found.end()
        return (names, start + len(self._rest)) if text.startswith(self._rest, start) else None

    def number_of(self, place: Span) -> int:
        """Of the name at `place`, among all."""
        return self._starts.index(place[0])

    def start_of(self, number: int) -> int:
        """The place where a name begins."""
        return self._starts[number]

    def is_same(self, other: NamedText) -> bool:
        """Whether both are the same texts, but for their names."""
        return self._pieces == other._pieces and self._rest == other._rest and self._matchers == other._matchers

    def shifts(self, lengths: Sequence[int]) -> list[int]:
        """Moves of what is before the first name, the second, ..., where names have these lengths."""
        delta, found = 0, [0]
        for length, chars in zip(lengths, self._chars, strict=True):
            delta += length - chars
            found.append(delta)
        return found

    def moved(self, place: Span, shifts: Sequence[int]) -> Span:
        """`place`, where names with these `shifts` are in the text."""
        starts = self._starts
        return place[0] + shifts[bisect_left(starts, place[0])], place[1] + shifts[bisect_left(starts, place[1])]


_IS_VALUE = re.compile(OPERAND_NAME, re.ASCII).match
_IS_SYMBOL = re.compile(r"[A-Za-z_][\w$.\-]*", re.ASCII).match


def _start(place: tuple[int, int, object]) -> int:
    return place[0]
