"""Go to definition: of a value, a block, a symbol or an alias."""

from __future__ import annotations

from ....syntax.document.document import Document
from ....syntax.document.segmenter import ItemKind
from ...facts.refusals import in_document
from ..lookup.aliases import alias_at, alias_definitions
from ..lookup.node_at import Span, chunk_of, local_offset
from ..lookup.symbol_tables import definition_span
from ..lookup.symbols import symbol_at
from ..lookup.values import named_at


def definition(document: Document, offset: int) -> list[Span]:
    """The names at the definitions of what is at `offset`, as offsets; none for what nothing defines.

    A symbol can have several: a text may define it twice.
    """
    symbol = symbol_at(document, offset)
    if symbol is not None:
        spans = [definition_span(each) for each in symbol.definitions]
        return [span for span in spans if span is not None]
    alias = alias_at(document.text, offset)
    if alias is not None:
        return list(alias_definitions(document, chunk_of(document, offset), alias[0]))[:1]
    item = document.item_at(offset)
    if item is None or item.kind is ItemKind.ALIAS:
        return []
    named = named_at(item, local_offset(item, offset), document.knowledge)
    if named is None:
        return []
    spans = [value.span for value in named.values] + ([named.block.span] if named.block is not None else [])
    return list(dict.fromkeys(in_document(item, span) for span in spans if span is not None))
