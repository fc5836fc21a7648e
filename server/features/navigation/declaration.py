"""Go to declaration and to type definition: of symbols, of values, of aliases of types."""

from __future__ import annotations

from collections.abc import Iterator

from ....ir.graph import OpResult, Value
from ....ods.aliases import mentioned_aliases
from ....syntax.document.document import Document, Item, ParsedChunk
from ....syntax.document.segmenter import ItemKind
from ..lookup.aliases import alias_at, alias_definitions
from ..lookup.linkage import is_declaration
from ..lookup.node_at import Span, chunk_of, local_offset
from ..lookup.symbol_tables import definition_span
from ..lookup.symbols import symbol_at
from ..lookup.values import named_at, operations_around
from .definition import definition


def declaration(document: Document, offset: int) -> list[Span]:
    """The functions without a body that the symbol at `offset` names, or else what defines what is there."""
    symbol = symbol_at(document, offset)
    declared = [
        span
        for each in (symbol.definitions if symbol is not None else ())
        if symbol is not None and is_declaration(each.operation, symbol.tables)
        if (span := definition_span(each)) is not None
    ]
    return declared or definition(document, offset)


def type_definition(document: Document, offset: int) -> list[Span]:
    """The aliases in the type of the value at `offset`, or of the results of the operation whose name is there.

    Of a symbol: where it is defined, since its type is written there.
    """
    if symbol_at(document, offset) is not None or alias_at(document.text, offset) is not None:
        return definition(document, offset)
    item = document.item_at(offset)
    if item is None or item.kind is ItemKind.ALIAS:
        return []
    local = local_offset(item, offset)
    named = named_at(item, local, document.knowledge)
    values: list[Value] = [*named.values] if named is not None else []
    for op in operations_around(item, local)[:1] if named is None else ():
        if op.syntax is not None and op.syntax.name_start <= local <= op.syntax.name_end:
            values.extend(op.results)
    chunk = chunk_of(document, offset)
    names = dict.fromkeys(name for value in values for name in _aliases_of(value, item, chunk))
    return [span for name in names for span in alias_definitions(document, chunk, name)]


def _aliases_of(value: Value, item: Item, chunk: ParsedChunk) -> Iterator[str]:
    """The aliases that name the type of `value`, or are part of it where it is written."""
    source = item.parsed.source
    mentioned = dict.fromkeys(mentioned_aliases(source))
    whole = [name for name in mentioned if name[0] == "!" and chunk.aliases.types.get(name[1:]) is value.type]
    if whole:
        yield from whole
        return
    owner = value.op if isinstance(value, OpResult) else value.parent_block.parent_op if value.parent_block else None
    for start, end, type_ in owner.syntax.type_spans if owner is not None and owner.syntax is not None else ():
        if type_ is value.type:
            yield from mentioned_aliases(source[start:end])
