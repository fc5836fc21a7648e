"""References: all ranges that name a value, a block, a symbol or an alias."""

from __future__ import annotations

from ....ir.records import dataclass
from ....syntax.document.document import Document
from ....syntax.document.segmenter import ItemKind
from ...facts.refusals import in_document
from ..lookup.aliases import alias_at, alias_definitions, alias_mentions
from ..lookup.node_at import chunk_of, local_offset
from ..lookup.symbol_tables import Symbol
from ..lookup.symbols import symbol_at
from ..lookup.values import OccurrenceRole, mentions_of_block, mentions_of_values, named_at


@dataclass(frozen=True)
class Reference:
    """`start`, `end`: the name, offsets into the document."""

    start: int
    end: int
    role: OccurrenceRole

    @property
    def is_definition(self) -> bool:
        return self.role is OccurrenceRole.DEFINITION


def references(document: Document, offset: int) -> list[Reference]:
    """Definition and uses of what is at `offset`, in text order; none for what is no name."""
    symbol = symbol_at(document, offset)
    if symbol is not None:
        return references_of_symbol(symbol)
    alias = alias_at(document.text, offset)
    if alias is not None:
        return _of_alias(document, alias[0], offset)
    item = document.item_at(offset)
    if item is None or item.kind is ItemKind.ALIAS:
        return []
    named = named_at(item, local_offset(item, offset), document.knowledge)
    if named is None:
        return []
    if named.block is not None:
        mentions = mentions_of_block(item, named.block)
    else:
        mentions = mentions_of_values(item, named.values, document.knowledge)
    return [Reference(*in_document(item, (each.start, each.end)), each.role) for each in mentions]


def references_of_symbol(symbol: Symbol) -> list[Reference]:
    """All places of the chunk that name it, in text order."""
    found = [Reference(each.start, each.end, each.role) for each in symbol.tables.mentions(symbol.table, symbol.name)]
    return sorted(found, key=lambda reference: reference.start)


def _of_alias(document: Document, name: str, offset: int) -> list[Reference]:
    chunk = chunk_of(document, offset)
    defined = set(alias_definitions(document, chunk, name))
    places = alias_mentions(document, chunk, name) if defined else ()
    return [
        Reference(*place, OccurrenceRole.DEFINITION if place in defined else OccurrenceRole.READ) for place in places
    ]
