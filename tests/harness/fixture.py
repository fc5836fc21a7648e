"""Annotated MLIR: notes about places of a text, written as comments under the lines they speak of.

    %0 = memref.alloc() : memref<4xf32>
//       ^^^^^^^^^^^^ text about the operation's name

`parse_fixture` takes the annotations out, `draw` puts them in; they are inverses, so that a failing test shows
what it got in the form in which it was written. The annotated text stays MLIR that `mlir-opt` accepts.

Three forms stand after `//`; all columns count code points:

    ^^^ text            the characters above the carets; not for the first two columns, which `//` covers
    | text              the empty range before the character above the bar
    @START..END text    everything else. START and END (exclusive) are `COLUMN` in the line above or
                        `+LINES:COLUMN`, that many lines further down; columns from 1
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable
from dataclasses import dataclass

_ANNOTATION = re.compile(
    r"//(?P<indent> *)"
    r"(?:(?P<carets>\^+)|(?P<bar>\|)|@(?:\+(?P<lines>\d+):)?(?P<column>\d+)\.\.(?:\+(?P<end_lines>\d+):)?(?P<end>\d+))"
    r"(?: (?P<text>.*))?"
)
_SLASHES = 2


@dataclass(frozen=True, order=True)
class Annotation:
    """`text` about the range from `start` to `end` (offsets in code points, `end` exclusive, maybe empty)."""

    start: int
    end: int
    text: str = ""


@dataclass(frozen=True)
class Fixture:
    """A text without its annotations, and these in text order."""

    text: str
    annotations: tuple[Annotation, ...]

    @property
    def cursor(self) -> Annotation:
        """The one annotation whose text is `cursor`.

        Raises:
            ValueError: there is none, or more than one.
        """
        cursors = [annotation for annotation in self.annotations if annotation.text == "cursor"]
        if len(cursors) != 1:
            raise ValueError(f"the fixture has {len(cursors)} cursors instead of one")
        return cursors[0]

    @property
    def expectations(self) -> tuple[Annotation, ...]:
        """All annotations but cursors."""
        return tuple(annotation for annotation in self.annotations if annotation.text != "cursor")


def parse_fixture(source: str) -> Fixture:
    """Take the annotations out of `source`.

    Raises:
        ValueError: an annotation has no line above it, or points past the text.
    """
    kept: list[str] = []
    found: list[tuple[int, re.Match[str]]] = []
    for line in source.split("\n"):
        annotation = _ANNOTATION.fullmatch(line)
        if annotation is None:
            kept.append(line)
        elif kept:
            found.append((len(kept) - 1, annotation))
        else:
            raise ValueError(f"no line above the annotation `{line}`")
    text = "\n".join(kept)
    lines = _Lines(text)
    return Fixture(text, tuple(_read(annotation, line, lines) for line, annotation in found))


def _read(found: re.Match[str], line: int, lines: _Lines) -> Annotation:
    text = found["text"] or ""
    column = _SLASHES + len(found["indent"])
    if found["carets"]:
        return Annotation(lines.offset(line, column), lines.offset(line, column + len(found["carets"])), text)
    if found["bar"]:
        return Annotation(lines.offset(line, column), lines.offset(line, column), text)
    start = lines.offset(line + int(found["lines"] or 0), int(found["column"]) - 1)
    end = lines.offset(line + int(found["end_lines"] or 0), int(found["end"]) - 1)
    return Annotation(start, end, text)


def draw(text: str, annotations: Iterable[Annotation]) -> str:
    """`text` with `annotations` under the lines where they start.

    Those under the same line stand in the order of their ranges, equal ranges in the order given.

    Raises:
        ValueError: an annotation lies outside the text or its text has several lines, or a line of the text
            itself looks like an annotation.
    """
    lines = _Lines(text)
    below: dict[int, list[str]] = {}
    for annotation in sorted(annotations, key=lambda annotation: (annotation.start, annotation.end)):
        line, drawn = _draw_one(annotation, lines)
        below.setdefault(line, []).append(drawn)
    result: list[str] = []
    for number, content in enumerate(lines.contents):
        if _ANNOTATION.fullmatch(content):
            raise ValueError(f"the text itself contains the annotation `{content}`")
        result += [content, *below.get(number, ())]
    return "\n".join(result)


def _draw_one(annotation: Annotation, lines: _Lines) -> tuple[int, str]:
    """The line to draw under, and what to draw."""
    if "\n" in annotation.text:
        raise ValueError(f"an annotation is one line, not {annotation.text!r}")
    line, column = lines.position(annotation.start)
    end_line, end_column = lines.position(annotation.end)
    if annotation.end < annotation.start:
        raise ValueError(f"{annotation} ends before it starts")
    text = f" {annotation.text}" if annotation.text else ""
    # After the newline that ends the text there is no line to draw under: that place counts from the line before.
    above = line - 1 if line and line == len(lines.contents) - 1 and not lines.contents[line] else line
    if line == end_line == above and column >= _SLASHES:
        return line, "//".ljust(column) + ("^" * (end_column - column) or "|") + text
    return above, f"// @{_place(line - above, column)}..{_place(end_line - above, end_column)}{text}"


def _place(lines_further: int, column: int) -> str:
    return f"+{lines_further}:{column + 1}" if lines_further else str(column + 1)


class _Lines:
    """Where the lines of a text start; only `\\n` ends a line here, as in a page."""

    def __init__(self, text: str) -> None:
        self.contents = text.split("\n")
        self._starts = [0]
        for content in self.contents:
            self._starts.append(self._starts[-1] + len(content) + 1)

    def offset(self, line: int, column: int) -> int:
        """The offset of a place, both numbers from 0; the end of a line is a place, what follows is not."""
        if line >= len(self.contents) or not 0 <= column <= len(self.contents[line]):
            raise ValueError(f"an annotation points at column {column + 1} of line {line + 1}, where no text is")
        return self._starts[line] + column

    def position(self, offset: int) -> tuple[int, int]:
        if not 0 <= offset < self._starts[-1]:
            raise ValueError(f"offset {offset} lies outside the text")
        line = bisect_right(self._starts, offset) - 1
        return line, offset - self._starts[line]
