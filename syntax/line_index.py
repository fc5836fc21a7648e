"""Offsets to lines and columns and back, in the units a protocol counts in.

A line ends with `\\n`, `\\r\\n` or `\\r` and with nothing else: `str.splitlines` ends lines at form feeds too.
Offsets are code points; lines and columns count from 0.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from enum import Enum

_line_end = re.compile(r"\r\n?|\n")


def line_start(text: str, offset: int, start: int = 0) -> int:
    """Where the line of `offset` starts, at least `start`. Takes as long as the line is, whatever ends it."""
    low, window = offset, 200
    while low > start:
        high, low = low, max(start, offset - window)
        found = max(text.rfind("\n", low, high), text.rfind("\r", low, high))
        if found >= 0:
            return found + 1
        window *= 4
    return start


class Encoding(Enum):
    """What one step of a column is. A lone surrogate counts as UTF-8's three bytes, one UTF-16 or UTF-32 unit."""

    UTF8 = "utf-8"
    UTF16 = "utf-16"
    UTF32 = "utf-32"


class LineIndex:
    """Of one text; immutable."""

    __slots__ = ("_is_ascii", "_starts", "text")

    def __init__(self, text: str) -> None:
        self._set(text, [0, *_starts_in(text, 0, len(text))], text.isascii())

    def _set(self, text: str, starts: list[int], is_ascii: bool) -> None:
        self.text = text
        self._starts = starts
        self._is_ascii = is_ascii

    @property
    def line_count(self) -> int:
        """At least 1; a text that ends with a line end has an empty last line."""
        return len(self._starts)

    def edited(self, start: int, end: int, replacement: str) -> LineIndex:
        """The index after `text[start:end]` became `replacement`; costs no new scan of the rest of the text."""
        text = self.text[:start] + replacement + self.text[end:]
        shift = len(replacement) - (end - start)
        # A `\r` before the edit may join a `\n` at its start, so the line of the character before is scanned again,
        # up to the first line that starts behind the edit.
        first = bisect_right(self._starts, max(start - 1, 0)) - 1
        last = bisect_right(self._starts, end)
        rest = self._starts[last:]
        stop = rest[0] + shift if rest else len(text)
        middle = _starts_in(text, self._starts[first], stop)
        if rest and middle and middle[-1] == stop:
            middle.pop()
        moved = [offset + shift for offset in rest] if shift else rest
        new = object.__new__(LineIndex)
        is_ascii = replacement.isascii() if self._is_ascii else text.isascii()
        new._set(text, self._starts[: first + 1] + middle + moved, is_ascii)
        return new

    def line_at(self, offset: int) -> int:
        """The line of `offset`; a line end belongs to the line it ends."""
        return max(bisect_right(self._starts, offset) - 1, 0)

    def line_start(self, line: int) -> int:
        """Where `line` starts; out-of-range lines are clamped."""
        if line >= len(self._starts):
            return len(self.text)
        return self._starts[max(line, 0)]

    def line_end(self, line: int) -> int:
        """Where the content of `line` ends, before its line end."""
        if line + 1 >= len(self._starts):
            return len(self.text)
        end = self._starts[max(line, 0) + 1] - 1
        return end - 1 if self.text.startswith("\r\n", end - 1) else end

    def position(self, offset: int, encoding: Encoding) -> tuple[int, int]:
        """Line and column of `offset`, which is clamped to the text; the `\\n` of `\\r\\n` counts as its `\\r`."""
        offset = min(max(offset, 0), len(self.text))
        line = bisect_right(self._starts, offset) - 1
        start = self._starts[line]
        offset = min(offset, self.line_end(line))
        if self._is_ascii or encoding is Encoding.UTF32:
            return line, offset - start
        return line, _units(self.text[start:offset], encoding)

    def offset(self, line: int, column: int, encoding: Encoding) -> int:
        """The offset at `line` and `column`; out of range is clamped, and inside of a character is its start."""
        if line < 0:
            return 0
        if line >= len(self._starts):
            return len(self.text)
        start, end = self._starts[line], self.line_end(line)
        column = max(column, 0)
        # A character has at least one unit, so no more than `column` characters count.
        end = min(end, start + column)
        if self._is_ascii or encoding is Encoding.UTF32:
            return end
        prefix = self.text[start:end]
        return end if prefix.isascii() else start + _characters(prefix, column, encoding)


def _starts_in(text: str, start: int, end: int) -> list[int]:
    """The line starts in `text[start:end]`, `start` itself not counted."""
    return [match.end() for match in _line_end.finditer(text, start, end)]


def _units(text: str, encoding: Encoding) -> int:
    if text.isascii():
        return len(text)
    if encoding is Encoding.UTF8:
        return len(text.encode("utf-8", "surrogatepass"))
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _characters(text: str, units: int, encoding: Encoding) -> int:
    """How many whole characters of `text` fit into `units`."""
    taken = 0
    for count, character in enumerate(text):
        taken += _units(character, encoding)
        if taken > units:
            return count
    return len(text)
