"""Folding ranges: bodies, long lists, comments, the chunks of a file.

The pairs of brackets of an item are found once and kept with it.
"""

from __future__ import annotations

import re
import time
from collections.abc import Iterator
from enum import Enum

from ....ir.records import dataclass
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.parser.fact_cache import FactKey
from ....syntax.text.line_index import LineIndex, line_start
from ...facts.refusals import in_document
from ..lookup.brackets import pairs_over_lines
from ..lookup.node_at import Span, all_operations
from ..lookup.tokens import line_end

_STEP = 0.005
"""Seconds."""
_SEPARATOR = "// -----"
_CHECK = re.compile(r"//[ \t]*(?P<prefix>[A-Z][A-Z0-9_-]*):").match
_RUN = re.compile(r"//[ \t]*(?:RUN|DEFINE|REDEFINE|REQUIRES|UNSUPPORTED|XFAIL)[^\r\n:]*:").match


class FoldKind(Enum):
    CODE = "code"
    COMMENT = "comment"
    PART = "part"


@dataclass(frozen=True)
class Fold:
    """`start`, `end`: what is hidden, offsets. The line of `start` stays, and so does what is after `end`.

    `line`, `end_line`: theirs. `is_closed_below`: whether nothing but blanks is before `end` in its line, so that
    the line can stay as well.
    """

    start: int
    end: int
    line: int
    end_line: int
    kind: FoldKind
    is_closed_below: bool = False


_ItemFolds = list["tuple[int, int, int, int, bool]"]
"""Of one item: start, end and lines from its start, and whether it is closed below."""
_FOLDS = FactKey[_ItemFolds]("folds")


def folding(document: Document, lines: LineIndex, *, most: int = 0) -> list[Fold]:
    """In text order, those around others first; each spans several lines.

    `most`: keep so many, the longest; 0 for all.
    """
    inside = (fold for item in document.leaves() for fold in folds_in(item, lines))
    folds = [*folds_beside(document, lines), *inside]
    if most and len(folds) > most:
        folds = sorted(folds, key=lambda fold: fold.start - fold.end)[:most]
    return sorted(folds, key=lambda fold: (fold.start, -fold.end))


def look_for_folds(document: Document) -> bool:
    """Work for a few milliseconds on what `folding` needs; whether there is more to do. It does the rest itself."""
    deadline = time.perf_counter() + _STEP
    for item in document.leaves():
        if not item.parsed.facts.has(_FOLDS):
            _folds_of(item)
            if time.perf_counter() > deadline:
                return True
    return False


def folds_in(item: Item, lines: LineIndex) -> list[Fold]:
    """Those of the operations of `item`."""
    if item.kind is not ItemKind.OPERATIONS:
        return []
    line = lines.line_at(item.start)
    return [
        Fold(item.start + start, item.start + end, line + first, line + last, FoldKind.CODE, below)
        for start, end, first, last, below in _folds_of(item)
    ]


def folds_beside(document: Document, lines: LineIndex) -> Iterator[Fold]:
    """Those of chunks, modules and comments."""
    text = document.text
    for chunk in document.chunks if len(document.chunks) > 1 else ():
        body = text[chunk.start : chunk.end]
        first = lines.line_at(chunk.start + len(body) - len(body.lstrip()))
        end = chunk.start + len(body.rstrip())
        if first < lines.line_at(end):
            yield Fold(lines.line_end(first), end, first, lines.line_at(end), FoldKind.PART)
    for item in document.leaves():
        if item.kind is ItemKind.MODULE:
            yield from _of_module(item, lines)
    yield from _comments(text, lines)


def _of_module(item: Item, lines: LineIndex) -> Iterator[Fold]:
    """Its body, and what is spread over lines before."""
    source = item.parsed.source
    pairs = [(opening + 1, closing) for opening, closing in pairs_over_lines(source, 0, item.opening)]
    for start, end in (*(in_document(item, pair) for pair in pairs), item.body):
        line, end_line = lines.line_at(start), lines.line_at(end)
        if line < end_line:
            below = lines.text[lines.line_start(end_line) : end].strip(" \t") == ""
            yield Fold(start, end, line, end_line, FoldKind.CODE, below)


def _folds_of(item: Item) -> _ItemFolds:
    """Between brackets and after block labels."""
    return item.parsed.facts.get(_FOLDS, None, _find_folds, item)


def _find_folds(item: Item) -> _ItemFolds:
    source = item.parsed.source
    spans = [(opening + 1, closing) for opening, closing in pairs_over_lines(source, 0, len(source))]
    if "^" in source:
        spans.extend(_blocks(item))
    lines, found = LineIndex(source), _ItemFolds()
    for start, end in spans:
        line, end_line = lines.line_at(start), lines.line_at(end)
        if line < end_line:
            below = source[lines.line_start(end_line) : end].strip(" \t") == ""
            found.append((start, end, line, end_line, below))
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
    at = text.find("//")
    while at >= 0:
        end = line_end(text, at)
        if not text[line_start(text, at) : at].strip(" \t"):
            line, this = lines.line_at(at), _comment_kind(text[at:end])
            if run and (line != last + 1 or this != kind):
                yield from _run_of(run, lines)
                run = []
            if this:
                run.append((at, end))
            kind, last = this, line
        at = text.find("//", end)
    yield from _run_of(run, lines)


def _comment_kind(comment: str) -> str:
    if comment.startswith(_SEPARATOR):
        return ""
    if _RUN(comment) is not None:
        return "run"
    return "check" if _CHECK(comment) is not None else "words"


def _run_of(run: list[tuple[int, int]], lines: LineIndex) -> Iterator[Fold]:
    if len(run) > 1:
        start, end = run[0][1], run[-1][1]
        yield Fold(start, end, lines.line_at(start), lines.line_at(end), FoldKind.COMMENT)
