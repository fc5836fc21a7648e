"""Where a value, a block, a symbol or an alias is defined."""

from __future__ import annotations

from ...ir.graph import Block, Operation, Value
from ...syntax.document import Document
from ...syntax.items import Kind
from ..refusals import in_document
from ._places import Alias, Span, chunk_of, name_span, place_at, symbol_definitions


def definition(document: Document, offset: int) -> list[Span]:
    """The names at the definitions of what stands at `offset`, as offsets; none for what nothing defines.

    A symbol can have several: one in each symbol table.
    """
    place = place_at(document, offset)
    if place is None or isinstance(place.what, Operation):
        return []
    what = place.what
    if isinstance(what, (Value, Block)):
        return [in_document(place.item, what.span)] if what.span is not None else []
    if isinstance(what, Alias):
        return _alias(document, what, place.start)
    spans = [name_span(item, op) for item, op in symbol_definitions(document, what.root, place.start)]
    return [span for span in spans if span is not None]


def _alias(document: Document, alias: Alias, offset: int) -> list[Span]:
    pending = list(reversed(chunk_of(document, offset).items))
    while pending:
        item = pending.pop()
        pending.extend(reversed(item.children))
        if item.kind is Kind.ALIAS:
            name = document.text[item.start : item.end].partition("=")[0].rstrip()
            if name == alias.name:
                return [(item.start, item.start + len(name))]
    return []
