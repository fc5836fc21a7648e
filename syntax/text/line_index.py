"""Line index: offsets to lines and columns and back, in the units a protocol counts in.

A line ends with `\\n`, `\\r\\n` or `\\r` and with nothing else: `str.splitlines` ends lines at form feeds too.
Offsets are code points; lines and columns count from 0.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from enum import Enum
from itertools import accumulate

_line_end = re.compile(r"\r\n?|\n")


def line_start(text: str, offset: int, start: int = 0) -> int:
    """The start of the line of `offset`, at least `start`. Time is linear in the line, whatever ends it."""
    low, window = offset, 200
    while low > start:
        high, low = low, max(start, offset - window)
        found = max(text.rfind("\n", low, high), text.rfind("\r", low, high))
        if found >= 0:
            return found + 1
        window *= 4
    return start


class Encoding(Enum):
    """Unit of columns. A lone surrogate counts as UTF-8's three bytes, one UTF-16 or UTF-32 unit."""

    UTF8 = "utf-8"
    UTF16 = "utf-16"
    UTF32 = "utf-32"


_BLOCK_LINES = 256
"""Lines."""


class LineIndex:
    """Of one text; immutable.

    Lines are in blocks, with offsets from the start of the block, so that an edit looks at the blocks it touches and
    moves the others as a whole.
    """

    __slots__ = ("_bases", "_blocks", "_count", "_firsts", "_is_ascii", "text")

    def __init__(self, text: str) -> None:
        self._set(text, [0], _blocks_of(text, 0, len(text)), text.isascii())

    def _set(self, text: str, bases: list[int], blocks: list[list[int]], is_ascii: bool) -> None:
        """`bases`: of the first blocks; those of the others follow from the lines."""
        self.text = text
        self._blocks = blocks
        """Each with the starts of its lines, from its base, and the start of the next block after them."""
        self._bases = bases
        self._firsts: list[int] = []
        """The number of each block's first line."""
        base, first = bases[-1], 0
        for position, block in enumerate(blocks):
            if position >= len(bases):
                bases.append(base)
            else:
                base = bases[position]
            self._firsts.append(first)
            base += block[-1]
            first += len(block) - 1
        self._count = first
        self._is_ascii = is_ascii

    @property
    def line_count(self) -> int:
        """At least 1; a text that ends with a line end has an empty last line."""
        return self._count

    def edited(self, start: int, end: int, replacement: str) -> LineIndex:
        """The index after `text[start:end]` became `replacement`; costs no new scan of the rest of the text."""
        text = "".join((self.text[:start], replacement, self.text[end:]))
        # A `\r` before the edit may join a `\n` at its start.
        first = bisect_right(self._bases, max(start - 1, 0)) - 1
        last = bisect_right(self._bases, end)
        stop = self._bases[last] + len(replacement) - (end - start) if last < len(self._bases) else len(text)
        made = _blocks_of(text, self._bases[first], stop, is_last=last == len(self._bases))
        new = object.__new__(LineIndex)
        is_ascii = replacement.isascii() if self._is_ascii else text.isascii()
        new._set(text, self._bases[: first + 1], [*self._blocks[:first], *made, *self._blocks[last:]], is_ascii)
        return new

    def line_at(self, offset: int) -> int:
        """The line of `offset`; a line end belongs to the line it ends."""
        block = max(bisect_right(self._bases, offset) - 1, 0)
        lines = self._blocks[block]
        return self._firsts[block] + max(bisect_right(lines, offset - self._bases[block], 0, len(lines) - 1) - 1, 0)

    def line_start(self, line: int) -> int:
        """The start of `line`; out-of-range lines are clamped."""
        if line >= self._count:
            return len(self.text)
        line = max(line, 0)
        block = bisect_right(self._firsts, line) - 1
        return self._bases[block] + self._blocks[block][line - self._firsts[block]]

    def line_end(self, line: int) -> int:
        """The end of the content of `line`, before its line end."""
        if line + 1 >= self._count:
            return len(self.text)
        end = self.line_start(max(line, 0) + 1) - 1
        return end - 1 if self.text.startswith("\r\n", end - 1) else end

    def position(self, offset: int, encoding: Encoding) -> tuple[int, int]:
        """Line and column of `offset`, which is clamped to the text; the `\\n` of `\\r\\n` counts as its `\\r`."""
        text = self.text
        offset = min(max(offset, 0), len(text))
        # As `line_at`, `line_start` and `line_end`, which would look for the block once each.
        block = bisect_right(self._bases, offset) - 1
        base, lines = self._bases[block], self._blocks[block]
        within = bisect_right(lines, offset - base, 0, len(lines) - 1) - 1
        line, start = self._firsts[block] + within, base + lines[within]
        if line + 1 < self._count and offset + 1 == base + lines[within + 1] and text.startswith("\r\n", offset - 1):
            offset -= 1
        if self._is_ascii or encoding is Encoding.UTF32:
            return line, offset - start
        return line, units_of(text[start:offset], encoding)

    def offset(self, line: int, column: int, encoding: Encoding) -> int:
        """The offset at `line` and `column`; out of range is clamped, and inside of a character is its start."""
        if line < 0:
            return 0
        if line >= self._count:
            return len(self.text)
        start, end = self.line_start(line), self.line_end(line)
        column = max(column, 0)
        # A character has at least one unit, so no more than `column` characters count.
        end = min(end, start + column)
        if self._is_ascii or encoding is Encoding.UTF32:
            return end
        prefix = self.text[start:end]
        return end if prefix.isascii() else start + _characters(prefix, column, encoding)


def line_end_near(text: str, offset: int) -> str:
    """The characters of the next line end from `offset` on, or of the one before; a line feed where there is none.

    Looks at one or two lines of a long text.
    """
    at = text.find("\n", offset)
    if at < 0:
        at = text.rfind("\n", 0, offset)
    if at < 0:
        return "\r" if "\r" in text else "\n"
    return "\r\n" if at > 0 and text[at - 1] == "\r" else "\n"


def with_line_ends(text: str, line_end: str) -> str:
    """`text` with `line_end` at the ends of lines that have a line feed, alone or after a carriage return."""
    return text if line_end == "\n" else text.replace("\r\n", "\n").replace("\n", line_end)


def _blocks_of(text: str, start: int, end: int, *, is_last: bool = True) -> list[list[int]]:
    """The lines between `start`, where one starts, and `end`, where another one does unless it is the last."""
    if text.find("\r", start, end) < 0:
        lines = text[start:end].split("\n")
        starts = [*accumulate([len(line) + 1 for line in lines[:-1]], initial=start)]
    else:
        starts = [start, *[match.end() for match in _line_end.finditer(text, start, end)]]
    if not is_last:
        # The line at `end` is the first one of the next block.
        starts.pop()
    blocks: list[list[int]] = []
    for position in range(0, len(starts), _BLOCK_LINES):
        base = starts[position]
        after = starts[position + _BLOCK_LINES] if position + _BLOCK_LINES < len(starts) else end
        blocks.append([*[offset - base for offset in starts[position : position + _BLOCK_LINES]], after - base])
    return blocks


def units_of(text: str, encoding: Encoding) -> int:
    """The length of `text` in units of `encoding`."""
    if text.isascii():
        return len(text)
    if encoding is Encoding.UTF8:
        return len(text.encode("utf-8", "surrogatepass"))
    return len(text.encode("utf-16-le", "surrogatepass")) // 2


def _characters(text: str, units: int, encoding: Encoding) -> int:
    """The number of whole characters of `text` in `units`."""
    taken = 0
    for count, character in enumerate(text):
        taken += units_of(character, encoding)
        if taken > units:
            return count
    return len(text)
