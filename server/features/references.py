"""All places that name a value, a block or a symbol."""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.attributes import StringAttr, SymbolRefAttr
from ...ir.graph import Block, Operation, Value
from ...ir.records import dataclass
from ...syntax.document import Document, Item
from ..refusals import in_document
from ._places import Alias, all_operations, chunk_of, name_span, place_at


@dataclass(frozen=True)
class Reference:
    """`start`, `end`: the name, offsets into the document."""

    start: int
    end: int
    is_definition: bool


def references(document: Document, offset: int) -> list[Reference]:
    """Definition and uses of what stands at `offset`, in text order; none for operations and aliases."""
    place = place_at(document, offset)
    if place is None or isinstance(place.what, (Operation, Alias)):
        return []
    what = place.what
    if isinstance(what, (Value, Block)):
        found = _of_value_or_block(place.item, what)
    else:
        found = _of_symbol(document, what.root, place.start)
    return sorted(set(found), key=lambda reference: (reference.start, reference.end))


def _of_value_or_block(item: Item, what: Value | Block) -> Iterator[Reference]:
    if what.span is not None:
        yield Reference(*in_document(item, what.span), True)
    for use in what.uses:
        if use.span is not None:
            yield Reference(*in_document(item, use.span), False)


def _of_symbol(document: Document, name: str, offset: int) -> Iterator[Reference]:
    for item in chunk_of(document, offset).leaves():
        for op in all_operations(item):
            defined = op.attribute("sym_name")
            if isinstance(defined, StringAttr) and defined.value == name:
                span = name_span(item, op)
                if span is not None:
                    yield Reference(*span, True)
            for start, end, symbol in op.syntax.symbol_spans if op.syntax is not None else ():
                if isinstance(symbol, SymbolRefAttr) and symbol.root == name:
                    yield Reference(*in_document(item, (start, end)), False)
