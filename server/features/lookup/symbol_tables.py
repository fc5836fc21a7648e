"""Symbol tables of one chunk of a text, and the lookup of names in them.

A name is looked up in the nearest table around the operation that uses it, as upstream does, and then further out:
some operations mean a table further out, and what cannot be found represents itself.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ....ir.attributes import StringAttr
from ....ir.graph import Operation
from ....ir.records import dataclass, field
from ....ir.walk import walk
from ....ods.knowledge import Knowledge
from ....syntax.document.document import Document, Item, ParsedChunk
from ....syntax.document.segmenter import ItemKind
from ....syntax.parser.fact_cache import FactKey
from ...facts.refusals import in_document
from .node_at import Span, chunk_of, name_span
from .tokens import SymbolPart, lines_with, symbol_chains
from .values import OccurrenceRole, operations_around

_HAS_INNER = FactKey[bool]("has inner symbol tables")


@dataclass(frozen=True)
class Definition:
    item: Item
    operation: Operation


@dataclass(eq=False)
class Table:
    """`around`: the next one further out; None for that of the whole part."""

    around: Table | None
    definitions: dict[str, list[Definition]] = field(default_factory=dict[str, "list[Definition]"])


@dataclass(frozen=True)
class SymbolMention:
    """`start`, `end`: the name with its `@`, or the string of a generic form; offsets into the document."""

    start: int
    end: int
    role: OccurrenceRole
    item: Item


@dataclass(frozen=True)
class Symbol:
    """`start`, `end`: the name that was asked about, offsets into the document."""

    name: str
    table: Table
    tables: SymbolTables
    start: int
    end: int

    @property
    def definitions(self) -> Sequence[Definition]:
        return self.table.definitions.get(self.name, ())


class SymbolTables:
    """Those of one chunk of `document`, made when they are asked for."""

    def __init__(self, document: Document, chunk: ParsedChunk) -> None:
        self.document = document
        self.knowledge: Knowledge = document.knowledge
        self.chunk = chunk
        self.outermost = Table(None)
        self.nameless: list[Table] = []
        """Those of modules without a name that are in no other module."""
        self._homes: dict[int, Table] = {}
        self._modules: dict[int, Table] = {}
        self._inner: dict[Operation, Table] = {}
        pending = [(chunk.items, self.outermost)]
        while pending:
            items, table = pending.pop()
            for item in items:
                self._homes[id(item.parsed)] = table
                for op in item.operations if item.kind is not ItemKind.ALIAS else ():
                    _define(table, item, op)
                if item.kind is ItemKind.MODULE:
                    own = self._modules[id(item.parsed)] = Table(table)
                    if table is self.outermost and all(op.attribute("sym_name") is None for op in item.operations):
                        self.nameless.append(own)
                    pending.append((item.children, own))

    def home(self, item: Item) -> Table:
        """The table that `item` is in."""
        return self._homes.get(id(item.parsed), self.outermost)

    def of(self, item: Item, op: Operation) -> Table | None:
        """The table that `op` is; None if it is none."""
        if item.kind is ItemKind.MODULE and op.parent_op is None:
            return self._modules.get(id(item.parsed))
        if not self.knowledge.has_trait(op, "SymbolTable"):
            return None
        made = self._inner.get(op)
        if made is None:
            made = self._inner[op] = Table(self.around(item, op))
            for region in op.regions:
                for block in region.blocks:
                    for inner in block.ops:
                        _define(made, item, inner)
        return made

    def around(self, item: Item, op: Operation) -> Table:
        """The nearest table that `op`, an operation of `item`, is in."""
        for ancestor in op.ancestors():
            table = self.of(item, ancestor)
            if table is not None:
                return table
        return self.home(item)

    def has_inner(self, item: Item) -> bool:
        """Whether there are tables inside of `item`, those of its children aside."""
        return item.parsed.facts.get(_HAS_INNER, self.knowledge, _has_inner, item, self.knowledge)

    def resolve(self, item: Item, local: int, names: Sequence[str]) -> list[tuple[Table, str] | None]:
        """The definition of each name of a chain at `local`, an offset into the item's text; None where it is
        unknown."""
        return self.resolve_in(self.nearest(item, local), names)

    def nearest(self, item: Item, local: int) -> Table:
        """The table in which names at `local`, an offset into the item's text, are looked up first."""
        around = operations_around(item, local) if self.has_inner(item) else []
        return self.around(item, around[0]) if around else self.home(item)

    def resolve_in(self, table: Table, names: Sequence[str]) -> list[tuple[Table, str] | None]:
        """The same for a chain that is looked up in `table` first."""
        at: Table | None = table
        while at is not None and names[0] not in at.definitions:
            at = at.around
        found: list[tuple[Table, str] | None] = [(at or self.outermost, names[0])]
        for name in names[1:]:
            before = found[-1]
            defined = before[0].definitions.get(before[1], ()) if before is not None else ()
            inner = self.of(defined[0].item, defined[0].operation) if defined else None
            found.append((inner, name) if inner is not None else None)
        return found

    def mentions(self, table: Table, name: str) -> Iterator[SymbolMention]:
        """All places that name the symbol, in text order of the items."""
        for item in self.chunk.leaves():
            if name in item.parsed.source or "\\" in item.parsed.source:
                yield from self._mentions_in(item, table, name)

    def _mentions_in(self, item: Item, table: Table, name: str) -> Iterator[SymbolMention]:
        seen: set[int] = set()
        for definition in table.definitions.get(name, ()):
            if definition.item is item:
                span = name_span(item, definition.operation)
                if span is not None:
                    seen.add(span[0])
                    yield SymbolMention(*span, OccurrenceRole.DEFINITION, item)
        for chain in chains_in(item.parsed.source, name):
            parts = [part.name for part in chain]
            found = self.resolve(item, chain[0].start, parts)
            for part, meant in zip(chain, found, strict=True):
                if part.name != name or meant is None or meant[0] is not table:
                    continue
                start, end = in_document(item, (part.start, part.end))
                if start not in seen:
                    seen.add(start)
                    yield SymbolMention(start, end, OccurrenceRole.READ, item)


def chains_in(source: str, name: str) -> Iterator[list[SymbolPart]]:
    """The chains of symbols in `source` of which `name` is a part, in text order."""
    # In quotes, the same name may be spelled in other ways.
    lines = {*lines_with(source, f"@{name}", 0, len(source)), *lines_with(source, '@"', 0, len(source))}
    for line in sorted(lines):
        yield from (chain for chain in symbol_chains(source, *line) if any(each.name == name for each in chain))


_BY_CHUNK_START = FactKey[dict[int, SymbolTables]]("symbol tables by the chunk's start")


def _has_inner(item: Item, knowledge: Knowledge) -> bool:
    if item.kind is not ItemKind.OPERATIONS:
        return False
    operations = (inner for op in item.operations for inner in walk(op) if inner.regions)
    return any(knowledge.has_trait(op, "SymbolTable") for op in operations)


def _define(table: Table, item: Item, op: Operation) -> None:
    name = op.attribute("sym_name")
    if isinstance(name, StringAttr):
        table.definitions.setdefault(name.value, []).append(Definition(item, op))


def symbol_tables(document: Document, offset: int) -> SymbolTables:
    """Those of the chunk that `offset` is in; made once per version."""
    chunk = chunk_of(document, offset)
    by_start = document.facts.get(_BY_CHUNK_START, None, dict[int, SymbolTables])
    found = by_start.get(chunk.start)
    if found is None:
        found = by_start[chunk.start] = SymbolTables(document, chunk)
    return found


def definition_span(definition: Definition) -> Span | None:
    """The range of the name; offsets into the document."""
    return name_span(definition.item, definition.operation)
