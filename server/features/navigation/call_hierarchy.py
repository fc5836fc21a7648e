"""Call hierarchy: functions, their callers and callees, in calls and as values."""

from __future__ import annotations

from collections.abc import Iterator

from ....ir.attributes import StringAttr, TypeAttr
from ....ir.graph import Operation
from ....ir.records import dataclass
from ....ods.knowledge import Knowledge
from ....syntax.document.document import Document, Item
from ....syntax.parser.fact_cache import FactKey
from ...facts.refusals import in_document
from ..lookup.node_at import Span, all_operations, local_offset
from ..lookup.symbol_tables import Definition, Symbol, SymbolTables, Table, definition_span, symbol_tables
from ..lookup.symbols import symbol_at, whole_span
from ..lookup.tokens import lines_with, symbol_chains
from ..lookup.values import OccurrenceRole, operations_around

_FUNCTIONS = FactKey[list[Operation]]("functions")
"""The functions of an item, cached."""


@dataclass(frozen=True)
class Function:
    """`start`, `end`: all of it; `name_start`, `name_end`: its name. Offsets into the document."""

    name: str
    detail: str
    start: int
    end: int
    name_start: int
    name_end: int


@dataclass(frozen=True)
class Call:
    """`function`: who calls, or is called. `places`: the names in the calls, in the caller's document."""

    function: Function
    places: tuple[Span, ...]


def functions_at(document: Document, offset: int) -> list[Function]:
    """The functions that the symbol at `offset` names; those of the calls whose operation's name is there."""
    symbol = symbol_at(document, offset) or _callee_at(document, offset)
    return functions_of(symbol) if symbol is not None else []


def functions_of(symbol: Symbol) -> list[Function]:
    """Empty where the symbol is no function."""
    found = [_function(each, symbol.tables) for each in symbol.definitions]
    return [function for function in found if function is not None]


def _callee_at(document: Document, offset: int) -> Symbol | None:
    item = document.item_at(offset)
    if item is None:
        return None
    local = local_offset(item, offset)
    for op in operations_around(item, local)[:1]:
        syntax = op.syntax
        if syntax is None or document.knowledge.callee(op) is None:
            continue
        if syntax.name_start <= local <= syntax.name_end and syntax.symbol_spans:
            start, end, _ = syntax.symbol_spans[0]
            return symbol_at(document, in_document(item, (start, end))[1])
    return None


def _function(definition: Definition, tables: SymbolTables) -> Function | None:
    op = definition.operation
    name, place = op.attribute("sym_name"), definition_span(definition)
    if not tables.knowledge.is_function_like(op) or not isinstance(name, StringAttr) or place is None:
        return None
    type_ = op.attribute("function_type")
    return Function(
        f"@{name.value}", str(type_.type) if isinstance(type_, TypeAttr) else op.name, *whole_span(definition), *place
    )


def incoming(symbol: Symbol) -> list[Call]:
    """The functions of its chunk that name `symbol`, in text order."""
    tables = symbol.tables
    places: dict[Operation, list[Span]] = {}
    items: dict[Operation, Item] = {}
    for mention in symbol.tables.mentions(symbol.table, symbol.name):
        if mention.role is not OccurrenceRole.DEFINITION:
            caller = _function_around(mention.item, local_offset(mention.item, mention.start), tables)
            if caller is not None:
                items[caller] = mention.item
                places.setdefault(caller, []).append((mention.start, mention.end))
    found = [(_function(Definition(items[op], op), tables), spans) for op, spans in places.items()]
    return [Call(function, tuple(spans)) for function, spans in found if function is not None]


def _function_around(item: Item, local: int, tables: SymbolTables) -> Operation | None:
    """The innermost function of `item` whose text covers `local`."""
    functions = item.parsed.facts.get(_FUNCTIONS, tables.knowledge, _functions_of, item, tables.knowledge)
    covering = [op for op in functions if op.syntax is not None and op.syntax.start <= local <= op.syntax.end]
    # In text order, so that the last one is the innermost.
    return covering[-1] if covering else None


def _functions_of(item: Item, knowledge: Knowledge) -> list[Operation]:
    return [op for op in all_operations(item) if op.regions and knowledge.is_function_like(op)]


def outgoing(document: Document, symbol: Symbol) -> list[Call]:
    """The functions that those called `symbol` name, in the order of the first place."""
    tables = symbol.tables
    places: dict[tuple[Table, str], list[Span]] = {}
    for definition in symbol.definitions:
        for meant, place in _names_in(definition, tables):
            places.setdefault(meant, []).append(place)
    calls: list[Call] = []
    for (table, name), spans in places.items():
        functions = functions_of(Symbol(name, table, tables, *spans[0]))
        calls.extend(Call(function, tuple(spans)) for function in functions)
    return calls


def _names_in(definition: Definition, tables: SymbolTables) -> Iterator[tuple[tuple[Table, str], Span]]:
    """The definitions of all symbols in the text of a function except its own name; the last part of each chain."""
    item, op = definition.item, definition.operation
    if op.syntax is None:
        return
    source, own = item.parsed.source, definition_span(definition)
    for low, high in lines_with(source, "@", op.syntax.start, op.syntax.end):
        for chain in symbol_chains(source, low, high):
            first, last = chain[0], chain[-1]
            place = in_document(item, (last.start, last.end))
            if place == own or first.start < op.syntax.start or last.end > op.syntax.end:
                continue
            meant = tables.resolve(item, first.start, [part.name for part in chain])[-1]
            if meant is not None and _function_around(item, first.start, tables) is op:
                yield meant, place


def symbol_called(document: Document, name: str, offset: int) -> Symbol | None:
    """The symbol `name` at `offset`; if the text has changed since, the first one of that name."""
    there = symbol_at(document, offset)
    if there is not None and there.name == name:
        return there
    for chunk in document.chunks:
        tables = symbol_tables(document, chunk.end)
        definitions = tables.outermost.definitions.get(name)
        span = definition_span(definitions[0]) if definitions else None
        if span is not None:
            return Symbol(name, tables.outermost, tables, *span)
    return None
