"""Selection ranges: a word, what it is part of, the operation, the block, up to the file."""

from __future__ import annotations

from collections.abc import Iterator

from ....ir.graph import Block, Operation
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.text.lexer import token_at
from ....syntax.text.line_index import line_start
from ...facts.refusals import in_document
from ..lookup.brackets import groups_around
from ..lookup.node_at import Span, chunk_of, local_offset
from ..lookup.tokens import line_end, symbol_chains, token_under
from ..lookup.values import operations_around

_MOST = 60
"""Ranges: each holds the next one, and messages are written recursively."""
_SPACE = " \t\r\n\0"


def selection_ranges(document: Document, offset: int) -> list[Span]:
    """Ranges around `offset`, each within the next; at least the whole text."""
    found: set[Span] = {(0, len(document.text))}
    for start, end in _around(document, offset):
        trimmed = _trimmed(document.text, start, end)
        found.update(span for span in (trimmed, (start, end)) if span[0] <= offset <= span[1] and span[0] < span[1])
    chain: list[Span] = []
    for start, end in sorted(found, key=lambda span: span[1] - span[0]):
        if not chain or (start <= chain[-1][0] and end >= chain[-1][1]):
            chain.append((start, end))
    return [*chain[: _MOST - 1], chain[-1]] if len(chain) > _MOST else chain


def _around(document: Document, offset: int) -> Iterator[Span]:
    text = document.text
    low, high = line_start(text, offset), line_end(text, offset)
    token = token_under(text, offset) or token_at(text, offset, low)
    if token is not None and not text[token.start : token.end].isspace():
        yield token.start, token.end
    for chain in symbol_chains(text, low, high):
        yield chain[0].start, chain[-1].end
    chunk = chunk_of(document, offset)
    yield chunk.start, chunk.end
    for item in document.leaves():
        if item.start <= offset <= item.end:
            yield item.start, item.end
            if item.kind is ItemKind.MODULE:
                yield item.body
    item = document.item_at(offset)
    if item is not None:
        yield from _in_item(document, item, local_offset(item, offset))


def _in_item(document: Document, item: Item, local: int) -> Iterator[Span]:
    source = item.parsed.source
    around = operations_around(item, local)
    inner = around[0].syntax if around else None
    start, end = (inner.start, inner.end) if inner is not None else (0, len(source))
    for group in groups_around(source, start, end, local):
        yield in_document(item, group)
    for op in around:
        for span in _of_operation(op, local):
            yield in_document(item, span)


def _of_operation(op: Operation, local: int) -> Iterator[Span]:
    syntax = op.syntax
    if syntax is None:
        return
    yield syntax.start, syntax.end
    # What defines results is left of the equals sign.
    yield syntax.name_start, syntax.end
    yield from ((start, end) for start, end, _ in syntax.type_spans)
    yield from syntax.attribute_spans.values()
    for region in op.regions:
        if region.span is None or not region.span[0] <= local <= region.span[1]:
            continue
        yield region.span
        yield region.span[0] + 1, region.span[1] - 1
        ends = [_start_of(block) for block in region.blocks][1:]
        for block, end in zip(region.blocks, [*ends, region.span[1] - 1], strict=False):
            start = _start_of(block)
            if start is not None and end is not None:
                yield start, end


def _start_of(block: Block) -> int | None:
    if block.span is not None:
        return block.span[0]
    return next((op.syntax.start for op in block.ops if op.syntax is not None), None)


def _trimmed(text: str, start: int, end: int) -> Span:
    body = text[start:end]
    return start + len(body) - len(body.lstrip(_SPACE)), start + len(body.rstrip(_SPACE))
