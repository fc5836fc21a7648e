"""Operation, value, block, symbol or alias at an offset."""

from __future__ import annotations

from collections.abc import Iterator

from ....ir.attributes import StringAttr, SymbolRefAttr
from ....ir.graph import Block, Operation, Value
from ....ir.records import dataclass
from ....syntax.document.document import Document, Item, ParsedChunk
from ....syntax.document.segmenter import ItemKind
from ...facts.refusals import in_document

Span = tuple[int, int]


@dataclass(frozen=True)
class Alias:
    """A name with its `!` or `#`."""

    name: str


@dataclass(frozen=True)
class NodeAt:
    """`start`, `end`: offsets into the document. `what` an operation represents its name."""

    start: int
    end: int
    item: Item
    what: Operation | Value | Block | SymbolRefAttr | Alias
    operation: Operation | None = None
    """The operation whose text it is in."""


def place_at(document: Document, offset: int) -> NodeAt | None:
    """The smallest thing that covers `offset`, or ends there; None between things."""
    item = document.item_at(offset)
    if item is None:
        return None
    if item.kind is ItemKind.ALIAS:
        return None
    local = local_offset(item, offset)
    best: NodeAt | None = None
    for start, end, what, op in _things(item, local):
        if start <= local <= end:
            begin, stop = in_document(item, (start, end))
            candidate = NodeAt(begin, stop, item, what, op)
            # Something that begins here wins over something that ends here.
            if best is None or _rank(candidate, offset) < _rank(best, offset):
                best = candidate
    return best


def _rank(place: NodeAt, offset: int) -> tuple[bool, int]:
    return place.end == offset, place.end - place.start


def local_offset(item: Item, offset: int) -> int:
    """`offset` in the item's own text, which leaves out what a module holds."""
    left_out = (item.end - item.start) - len(item.parsed.source)
    local = offset - item.start
    return local - left_out if left_out and local > item.opening else local


def _things(
    item: Item, local: int
) -> Iterator[tuple[int, int, Operation | Value | Block | SymbolRefAttr | Alias, Operation]]:
    """Everything with a place of its own in the operations around `local`."""
    pending = list(item.operations)
    while pending:
        op = pending.pop()
        syntax = op.syntax
        if syntax is not None:
            if not syntax.start <= local <= syntax.end:
                continue
            yield syntax.name_start, syntax.name_end, op, op
            for operand in op.operands:
                if operand.span is not None:
                    yield *operand.span, operand.value, op
            for result in op.results:
                if result.span is not None:
                    yield *result.span, result, op
            for use in op.successors:
                if use.span is not None:
                    yield *use.span, use.block, op
            name = op.attribute("sym_name")
            if isinstance(name, StringAttr) and "sym_name" in syntax.attribute_spans:
                yield *syntax.attribute_spans["sym_name"], SymbolRefAttr(name.value, ()), op
            for start, end, symbol in syntax.symbol_spans:
                if isinstance(symbol, SymbolRefAttr):
                    yield start, end, symbol, op
            for start, end, _ in syntax.type_spans:
                if syntax.source.startswith("!", start):
                    yield start, end, Alias(syntax.source[start:end]), op
            for start, end in syntax.attribute_spans.values():
                if syntax.source.startswith("#", start):
                    yield start, end, Alias(syntax.source[start:end]), op
        for region in op.regions:
            for block in region.blocks:
                if block.span is not None:
                    yield *block.span, block, op
                for argument in block.args:
                    if argument.span is not None:
                        yield *argument.span, argument, op
                pending.extend(block.ops)


def symbol_definitions(document: Document, name: str, offset: int) -> Iterator[tuple[Item, Operation]]:
    """The operations called `@name` in the chunk of `offset`, in any symbol table, in text order."""
    for item in chunk_of(document, offset).leaves():
        for op in all_operations(item):
            found = op.attribute("sym_name")
            if isinstance(found, StringAttr) and found.value == name:
                yield item, op


def all_operations(item: Item) -> Iterator[Operation]:
    """The operations of `item` and those inside of them, in text order."""
    pending = list(reversed(item.operations))
    while pending:
        op = pending.pop()
        yield op
        inner = [each for region in op.regions for block in region.blocks for each in block.ops]
        pending.extend(reversed(inner))


def name_span(item: Item, op: Operation) -> Span | None:
    """The range of the symbol's name in its definition; offsets into the document."""
    span = op.syntax.attribute_spans.get("sym_name") if op.syntax is not None else None
    return in_document(item, span) if span is not None else None


def chunk_of(document: Document, offset: int) -> ParsedChunk:
    """The chunk that covers `offset`; between two chunks the later one."""
    return next((chunk for chunk in document.chunks if offset <= chunk.end), document.chunks[-1])
