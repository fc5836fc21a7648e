"""Linkage of symbols across files: a public definition, and its declarations in other files.

Each part of each file is a module of its own, so a name alone says nothing. What links them is a function without a
body: somebody else has to define it. It counts for the whole program only where it is outside of all modules, or
in one that has no name.
"""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

from ....ir.attributes import StringAttr
from ....ir.graph import Operation
from ....ir.records import dataclass
from ....syntax.document.document import Document
from .symbol_tables import Symbol, SymbolTables, Table, definition_span, symbol_tables


class Linkage(Enum):
    DEFINES = "defines"
    """For other files too."""
    DECLARES = "declares"
    """A function that another file defines."""
    ALONE = "alone"


@dataclass(frozen=True)
class SymbolLink:
    """Facts about a symbol for other files."""

    name: str
    how: Linkage


def link_of(symbol: Symbol | None) -> SymbolLink | None:
    """None for a symbol that other files have nothing to do with."""
    how = linkage(symbol) if symbol is not None else Linkage.ALONE
    return SymbolLink(symbol.name, how) if symbol is not None and how is not Linkage.ALONE else None


def is_declaration(op: Operation, tables: SymbolTables) -> bool:
    """Whether `op` is a function whose body is elsewhere."""
    is_broken = op.syntax is not None and op.syntax.opaque
    return tables.knowledge.is_function_like(op) and not is_broken and not any(region.blocks for region in op.regions)


def linkage(symbol: Symbol) -> Linkage:
    if not _is_of_program(symbol.table, symbol.tables) or not symbol.definitions:
        return Linkage.ALONE
    operations = [definition.operation for definition in symbol.definitions]
    if all(is_declaration(op, symbol.tables) for op in operations):
        return Linkage.DECLARES
    is_public = all(_visibility(op) == "public" for op in operations)
    return Linkage.DEFINES if is_public else Linkage.ALONE


def _visibility(op: Operation) -> str:
    found = op.attribute("sym_visibility")
    return found.value if isinstance(found, StringAttr) else "public"


def _is_of_program(table: Table, tables: SymbolTables) -> bool:
    return table is tables.outermost or table in tables.nameless


def linked(document: Document, name: str) -> Iterator[tuple[Symbol, Linkage]]:
    """The symbols called `name` that may be one with those of other files, in text order."""
    for chunk in document.chunks:
        # Most files mention most names nowhere.
        if document.text.find(name, chunk.start, chunk.end) < 0 and "\\" not in document.text:
            continue
        tables = symbol_tables(document, chunk.end)
        for table in (tables.outermost, *tables.nameless):
            definitions = table.definitions.get(name, ())
            span = definition_span(definitions[0]) if definitions else None
            if span is not None:
                symbol = Symbol(name, table, tables, *span)
                how = linkage(symbol)
                if how is not Linkage.ALONE:
                    yield symbol, how
