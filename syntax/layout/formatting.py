"""Formatting of a document: edits of white space only, so that every token stays as it is.

* Each operation, block label and alias definition starts a line. Two blanks per region; labels stand one level further
  out.
* Inside of an operation blanks are where its printer puts them (`token_spacing.py`), and lines end where the author
  ended them (`op_layout.py`).
* At most one blank line; none at the start or the end of a region or of the text. One line end after the last line.
* A comment on a line of its own is indented like what it is before; after code it keeps its distance.
  FileCheck lines and `// -----` keep their column.
* What has an error keeps every byte: the region around the error, or the operation if it is not in one. So do the
  file's resources, and the insides of attributes and types of unknown dialects. An unknown operation is moved as a
  whole.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Iterator, Sequence

from ...ir.graph import Block, Operation, Region
from ...ir.records import dataclass
from ...ods.aliases import Aliases
from ..document.document import Document, Item
from ..document.segmenter import ItemKind
from ..printer.output import INDENT
from ..text.braces import match_braces
from ..text.edits import TextEdit
from ..text.findings import Severity
from ..text.lexer import significant_tokens
from ..text.line_index import line_start
from .op_layout import InnerLayout
from .whitespace import WhiteSpace

_HARMLESS = frozenset(
    ("undefined-value", "undefined-block", "redefinition", "type-mismatch", "result-count", "wrong-count")
)
"""Errors that leave no doubt about where operations start and end."""
_TRIVIA = re.compile(r"(?:[ \t\r\n\0]|//[^\r\n]*(?![^\r\n]))*").fullmatch
_SPACE = " \t\r\n\0"
_LINE_END = re.compile(r"\r\n|\r|\n")


def format_edits(document: Document, within: tuple[int, int] | None = None) -> list[TextEdit]:
    """Layout edits of the text: white space only, in text order, without overlap; none if it has its layout.

    `within`: offsets; only the lines that they touch are formatted, as they would be in the whole text.
    """
    edits = _Layout(document).run()
    if within is None:
        return edits
    low, high = _whole_lines(document.text, *within)
    last = high if high < len(document.text) else high + 1
    return [edit for edit in edits if low <= edit.start < last and edit.end <= high]


def _whole_lines(text: str, start: int, end: int) -> tuple[int, int]:
    """From the start of the line of `start` to the end of that of `end`, its line end included."""
    low = line_start(text, start)
    found = _LINE_END.search(text, end)
    return low, found.end() if found is not None else len(text)


@dataclass(frozen=True)
class _Place:
    """Map from offsets of an item to offsets of the text. A module's item has only its header and the text after its
    body."""

    start: int
    opening: int = 0
    skipped: int = 0

    def __call__(self, offset: int) -> int:
        return self.start + offset + (self.skipped if offset > self.opening else 0)


@dataclass(frozen=True)
class _Body:
    """Body between two braces, or the whole text: elements, each on lines of its own."""

    start: int
    end: int
    margin: str
    """The indentation of its elements."""
    region: tuple[Region, _Place] | None = None
    items: Sequence[tuple[Item, Aliases]] = ()
    """The elements of a body that is no region of an item's operation."""


@dataclass(frozen=True)
class _Element:
    """Something that starts a line. Without `content` it keeps every byte."""

    start: int
    end: int
    content: Operation | Block | Aliases | None = None
    bodies: Sequence[_Body] = ()


class _Layout:
    def __init__(self, document: Document) -> None:
        self.document = document
        self.text = document.text
        self.space = WhiteSpace(document.text)
        self.inner = InnerLayout(self.space, document.knowledge)
        self.faults = sorted(
            {f.start for f in document.findings if f.severity is Severity.ERROR and f.code not in _HARMLESS}
        )

    def run(self) -> list[TextEdit]:
        pending = [_Body(0, len(self.text), "")]
        while pending:
            body = pending.pop()
            elements = self.with_opaque_unchanged(
                sorted(self.elements(body), key=lambda element: (element.start, element.end))
            )
            if body.region is not None and not self.is_understood(body, elements):
                continue
            self.body(body, elements)
            for element in elements:
                self.element(element, body.margin)
                pending.extend(element.bodies)
        return self.space.edits()

    # What there is

    def with_opaque_unchanged(self, elements: Sequence[_Element]) -> list[_Element]:
        """`elements`, where an unknown operation before one that keeps every byte does so, too.

        Its indentation tells where it ends: moved, it would take in the error after it.
        """
        found = list(elements)
        for at in range(len(found) - 2, -1, -1):
            op = found[at].content
            if found[at + 1].content is None and isinstance(op, Operation) and op.syntax and op.syntax.opaque:
                found[at] = self.untouched(found[at].start, found[at].end)
        return found

    def elements(self, body: _Body) -> Iterator[_Element]:
        if body.region is not None:
            yield from self.of_region(*body.region, body.margin)
            return
        if body.items:
            for item, aliases in body.items:
                yield from self.of_item(item, aliases, body.margin)
            return
        if body.margin:
            return
        for chunk in self.document.chunks:
            if match_braces(self.text, chunk.start, chunk.end).are_balanced:
                for item in chunk.items:
                    yield from self.of_item(item, chunk.aliases, "")
            else:
                code = self.text[chunk.start : chunk.end]
                yield self.untouched(chunk.start + len(code) - len(code.lstrip(_SPACE)), chunk.end)

    def untouched(self, start: int, end: int) -> _Element:
        """The unchanged range, without white space at its end."""
        return _Element(start, start + len(self.text[start:end].rstrip(_SPACE)))

    def of_item(self, item: Item, aliases: Aliases, margin: str) -> Iterator[_Element]:
        if item.kind is ItemKind.ALIAS:
            is_plain = not self.text.startswith("{-#", item.start) and not self.has_fault(item.start, item.end)
            yield _Element(item.start, item.end, aliases) if is_plain else self.untouched(item.start, item.end)
            return
        place = _Place(item.start)
        if item.kind is ItemKind.MODULE:
            start, end = item.body
            place = _Place(item.start, item.opening, end - start)
        found = [self.of_operation(op, place, margin) for op in item.operations if op.syntax is not None]
        if item.kind is ItemKind.MODULE:
            children = tuple((child, aliases) for child in item.children)
            inside = _Body(*item.body, margin + INDENT, items=children)
            if len(found) != 1 or found[0].content is None or not self.are_braces(*item.body):
                yield self.untouched(item.start, item.end)
                return
            yield _Element(found[0].start, found[0].end, found[0].content, (inside,))
            return
        for child in item.children:
            found.extend(self.of_item(child, aliases, margin))
        found.sort(key=lambda element: element.start)
        if self.are_apart(item.start, item.end, found):
            yield from found
        else:
            yield self.untouched(item.start, item.end)

    def of_region(self, region: Region, place: _Place, margin: str) -> Iterator[_Element]:
        for block in region.blocks:
            if block.span is not None:
                start = place(block.span[0])
                yield _Element(start, self.header_end(place(block.span[1])), block)
            for op in block.ops:
                if op.syntax is not None:
                    yield self.of_operation(op, place, margin)

    def header_end(self, pos: int) -> int:
        """The offset after the colon of a block's header."""
        depth = 0
        for token in significant_tokens(self.text, pos):
            char = self.text[token.start : token.end]
            depth += (char in ("(", "<", "[", "{")) - (char in (")", ">", "]", "}"))
            if char == ":" and depth == 0:
                return token.end
        return pos

    def of_operation(self, op: Operation, place: _Place, margin: str) -> _Element:
        syntax = op.syntax
        assert syntax is not None
        start, end = place(syntax.start), place(syntax.end)
        bodies: list[_Body] = []
        for region in op.regions:
            if region.span is not None:
                low, high = place(region.span[0]) + 1, place(region.span[1] - 1)
                if not self.are_braces(low, high):
                    return self.untouched(start, end)
                bodies.append(_Body(low, high, margin + INDENT, (region, place)))
        bodies.sort(key=lambda body: body.start)
        if any(self.has_fault(low, high) for low, high in _stretches(start, end, bodies)):
            return self.untouched(start, end)
        return _Element(start, end, op, bodies)

    # What may be touched

    def are_braces(self, low: int, high: int) -> bool:
        """Whether an inside is between two braces, and those are no part of the brackets of resources."""
        text = self.text
        is_opened = text.startswith("{", low - 1) and not text.startswith("-#", low)
        return is_opened and text.startswith("}", high) and not text.startswith("#-", high - 2)

    def has_fault(self, start: int, end: int) -> bool:
        at = bisect_left(self.faults, start)
        return at < len(self.faults) and self.faults[at] < end

    def are_apart(self, start: int, end: int, elements: Sequence[_Element]) -> bool:
        """Whether nothing but white space and comments is between the elements and around them."""
        for element in elements:
            if element.start < start or _TRIVIA(self.text, start, element.start) is None:
                return False
            start = element.end
        return _TRIVIA(self.text, start, end) is not None

    def is_understood(self, body: _Body, elements: Sequence[_Element]) -> bool:
        """Whether a region is free of errors, but for those inside of inner regions."""
        if not self.are_apart(body.start, body.end, elements):
            return False
        return all(element.content is not None for element in elements) or not self.has_fault(body.start, body.end)

    # What is done

    def element(self, element: _Element, margin: str) -> None:
        content = element.content
        if isinstance(content, Operation):
            self.inner.operation(content, _stretches(element.start, element.end, element.bodies), margin)
        elif isinstance(content, Block):
            self.inner.block_header(content, element.start, element.end, margin.removesuffix(INDENT))
        elif content is not None:
            self.inner.definition(content, element.start, element.end, margin)

    def body(self, body: _Body, elements: Sequence[_Element]) -> None:
        """The lines between the elements of a body."""
        position = body.start
        for element in elements:
            margin = body.margin.removesuffix(INDENT) if isinstance(element.content, Block) else body.margin
            self.gap(body, position, element.start, margin, margin, keeps_indentation=element.content is None)
            position = element.end
        self.gap(body, position, body.end, body.margin, body.margin.removesuffix(INDENT), keeps_indentation=False)

    def gap(
        self, body: _Body, start: int, end: int, of_comments: str, of_next: str, *, keeps_indentation: bool
    ) -> None:
        """The white space between two elements, or an element and a brace; the indentations are for new lines."""
        space, position = self.space, start
        if _TRIVIA(self.text, start, end) is None:
            return
        for low, high in space.comments(start, end):
            blanks = self.text[position:low]
            if low > 0 and position == start and not space.lines(position, low):
                # After what is before it, at the distance the author likes.
                space.put(position, low, blanks if blanks and not blanks.strip(" ") else " ")
            else:
                remaining = space.keeps_column(self.text[low:high])
                indentation = space.column(low) if remaining else of_comments
                space.put(position, low, self.line_ends(body, start, position, low) + indentation)
            space.end_comment(low, high)
            position = high
        indentation = of_next
        if keeps_indentation:
            if not space.lines(position, end) and position > 0:
                return
            indentation = space.column(end)
        if end == len(self.text):
            space.put(position, end, space.new_line if position else "")
        else:
            space.put(position, end, self.line_ends(body, start, position, end) + indentation)

    def line_ends(self, body: _Body, start: int, position: int, end: int) -> str:
        """Those between `position` and `end`, which are in the gap that begins at `start`."""
        if position == 0:
            return ""
        is_edge = end == body.end or position == start == body.start
        blank_line = not is_edge and self.space.lines(position, end) > 1
        return self.space.new_line * (2 if blank_line else 1)


def _stretches(start: int, end: int, bodies: Sequence[_Body]) -> list[tuple[int, int]]:
    """The parts of an operation outside of its regions."""
    bounds = [start, *(bound for body in bodies for bound in (body.start, body.end)), end]
    return list(zip(bounds[::2], bounds[1::2], strict=True))
