"""What an editor can hide: bodies, long lists, comments, the parts of a file.

The pairs of brackets of an item are found once and kept with it.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator
from enum import Enum
from typing import cast

from ...ir.records import dataclass
from ...syntax.document import Document, Item
from ...syntax.items import Kind
from ...syntax.line_index import LineIndex
from ..refusals import in_document
from ._brackets import pairs_over_lines
from ._places import Span, all_operations

_FOLDS = "folds"
_COMMENT = re.compile(r"^[ \t]*//[^\r\n]*", re.MULTILINE)
_SEPARATOR = "// -----"
_CHECK = re.compile(r"//[ \t]*(?P<prefix>[A-Z][A-Z0-9_-]*)[A-Z-]*:").match
_RUN = re.compile(r"//[ \t]*(?:RUN|DEFINE|REDEFINE|REQUIRES|UNSUPPORTED|XFAIL)[^\r\n:]*:").match


class FoldKind(Enum):
    CODE = "code"
    COMMENT = "comment"
    PART = "part"


@dataclass(frozen=True)
class Fold:
    """`start`, `end`: what is hidden, offsets. The line of `start` stays, and so does what is behind `end`."""

    start: int
    end: int
    kind: FoldKind


def folding(document: Document, lines: LineIndex, *, most: int = 0) -> list[Fold]:
    """In text order, those around others first; each spans several lines.

    `most`: keep so many, the longest; 0 for all.
    """
    folds = [fold for fold in _all(document, lines) if lines.line_at(fold.start) < lines.line_at(fold.end)]
    if most and len(folds) > most:
        folds = sorted(folds, key=lambda fold: fold.start - fold.end)[:most]
    return sorted(folds, key=lambda fold: (fold.start, -fold.end))


def _all(document: Document, lines: LineIndex) -> Iterator[Fold]:
    text = document.text
    for chunk in document.chunks:
        if len(document.chunks) > 1:
            body = text[chunk.start : chunk.end]
            begin = chunk.start + len(body) - len(body.lstrip())
            yield Fold(lines.line_end(lines.line_at(begin)), chunk.start + len(body.rstrip()), FoldKind.PART)
        pending = list(reversed(chunk.items))
        while pending:
            item = pending.pop()
            for start, end in folds_of(item):
                yield Fold(*in_document(item, (start, end)), FoldKind.CODE)
            pending.extend(reversed(item.children))
    yield from _comments(text, lines)


def folds_of(item: Item) -> list[Span]:
    """Between brackets and behind block labels; offsets into the item's own text."""
    kept = item.parsed.kept.get(_FOLDS)
    if kept is not None:
        return cast("list[Span]", kept[1])
    source = item.parsed.source
    found = [(opening + 1, closing) for opening, closing in pairs_over_lines(source, 0, len(source))]
    if item.kind is Kind.MODULE:
        # Its body is not in its text, so that its braces stand side by side.
        found.append((item.opening, item.opening + 1))
    if "^" in source:
        found.extend(_blocks(item))
    item.parsed.kept[_FOLDS] = (None, found)
    return found


def _blocks(item: Item) -> Iterator[Span]:
    source = item.parsed.source
    for op in all_operations(item):
        for region in op.regions:
            if region.span is None:
                continue
            starts = [block.span[0] for block in region.blocks if block.span is not None]
            for start, following in zip(starts, [*starts[1:], region.span[1] - 1], strict=False):
                head_end = source.find(":", start, following) + 1
                body = source[head_end:following].rstrip()
                if head_end and body:
                    yield head_end, head_end + len(body)


def _comments(text: str, lines: LineIndex) -> Iterator[Fold]:
    """Of several comment lines in a row, of one kind: those for lit, those for FileCheck, and words."""
    run: list[tuple[int, int]] = []
    kind, last = "", -2
    for match in _COMMENT.finditer(text):
        comment = match[0].lstrip()
        line = lines.line_at(match.start())
        this = _comment_kind(comment)
        if run and (line != last + 1 or this != kind):
            yield from _run_of(run)
            run = []
        if this:
            run.append(match.span())
        kind, last = this, line
    yield from _run_of(run)


def _comment_kind(comment: str) -> str:
    if comment.startswith(_SEPARATOR):
        return ""
    if _RUN(comment) is not None:
        return "run"
    return "check" if _CHECK(comment) is not None else "words"


def _run_of(run: Iterable[tuple[int, int]]) -> Iterator[Fold]:
    places = list(run)
    if len(places) > 1:
        yield Fold(places[0][1], places[-1][1], FoldKind.COMMENT)
