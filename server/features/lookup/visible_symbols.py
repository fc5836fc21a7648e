"""Symbols that are visible at a position. Items that have not been parsed stay so: their first words do."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from functools import cached_property

from ....ir.attributes import StringAttr
from ....ir.graph import Operation
from ....ir.records import dataclass
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.parser.fact_cache import FactKey
from .node_at import chunk_of
from .visible_values import place_of

_FIRST_WORDS = re.compile(
    r'"?(?P<operation>[\w$.]+)"?[ \t]+(?:"?(?:private|public|nested)"?[ \t]+)?(?:constant[ \t]+)?'
    r'@(?P<name>[\w$.\-]+|"[^"\r\n]*")(?P<rest>[^\r\n{]*)'
).match


@dataclass(frozen=True)
class VisibleSymbol:
    """`operation`: the name of what defines it, as written where it has not been read. `rest`: what follows then."""

    name: str
    operation: str
    rest: str
    item: Item | None
    known: Operation | None

    @property
    def is_read(self) -> bool:
        """Whether `op` takes no time."""
        return self.known is not None or (self.item is not None and self.item.parsed.is_read)

    @cached_property
    def op(self) -> Operation | None:
        """The defining operation; None where its first words were parsed as something else."""
        if self.known is not None or self.item is None:
            return self.known
        return next((symbol.known for symbol in _symbols(self.item.operations) if symbol.name == self.name), None)


_SYMBOLS = FactKey["tuple[VisibleSymbol, ...]"]("symbols by name")


def symbols_around(document: Document, offset: int, nested: Sequence[str] = ()) -> Iterator[VisibleSymbol]:
    """The symbols an operation at `offset` can name: of the innermost symbol table first, each with the nearest first.

    With `nested`, those within that symbol table, in text order.
    """
    if not nested:
        for table in _tables(document, offset):
            yield from table
        return
    for table in _tables(document, offset):
        within: Iterable[VisibleSymbol] | None = table
        for name in nested:
            found = next((symbol for symbol in within or () if symbol.name == name), None)
            within = _inside(document, found) if found is not None else None
        if within is not None:
            yield from within
            return


def _tables(document: Document, offset: int) -> list[Iterator[VisibleSymbol]]:
    """Definitions in the symbol tables around `offset`, the innermost first."""
    tables: list[Iterator[VisibleSymbol]] = []
    items: Sequence[Item] = chunk_of(document, offset).items
    while True:
        tables.append(_defined_by_all(items, offset))
        before = bisect_right(items, offset - 1, key=_start) - 1
        if before < 0 or items[before].kind is not ItemKind.MODULE or items[before].end <= offset:
            break
        items = items[before].children
    place = place_of(document, offset)
    for region, block in reversed(place.regions):
        is_item = (
            place.item is not None and place.item.kind is ItemKind.MODULE and region.parent in place.item.operations
        )
        if not is_item and document.knowledge.has_trait(region.parent, "SymbolTable"):
            tables.append(iter(_symbols(block.ops)))
    return tables[::-1]


def _defined_by_all(items: Sequence[Item], offset: int) -> Iterator[VisibleSymbol]:
    return (symbol for item in nearest_first(items, offset) for symbol in _defined_by(item))


def nearest_first(items: Sequence[Item], offset: int) -> Iterator[Item]:
    """Those of `items`, which are in text order, that start nearest to `offset` first."""
    after = bisect_right(items, offset, key=_start)
    before = after - 1
    for _ in items:
        if before >= 0 and (after >= len(items) or offset - items[before].start <= items[after].start - offset):
            yield items[before]
            before -= 1
        else:
            yield items[after]
            after += 1


def _start(item: Item) -> int:
    return item.start


def _defined_by(item: Item) -> tuple[VisibleSymbol, ...]:
    """The symbols `item` defines for what is around it; worked out once when it has been read."""
    if item.kind is ItemKind.ALIAS:
        return ()
    if not item.parsed.is_read:
        found = _FIRST_WORDS(item.parsed.source)
        if found is None:
            return ()
        return (VisibleSymbol(found["name"].strip('"'), found["operation"], found["rest"].strip(), item, None),)
    return item.parsed.facts.get(_SYMBOLS, None, _symbols_of, item)


def _symbols_of(item: Item) -> tuple[VisibleSymbol, ...]:
    return tuple(_symbols(item.operations))


def _symbols(ops: Iterable[Operation]) -> list[VisibleSymbol]:
    named = ((op.attribute("sym_name"), op) for op in ops)
    return [VisibleSymbol(name.value, op.name, "", None, op) for name, op in named if isinstance(name, StringAttr)]


def _inside(document: Document, table: VisibleSymbol) -> list[VisibleSymbol]:
    """The symbols directly in `table`: for a module, those of its items."""
    op = table.op
    if op is None:
        return []
    for item in document.leaves():
        if item.kind is ItemKind.MODULE and op in item.operations:
            return [symbol for child in item.children for symbol in _defined_by(child)]
    return _symbols(inner for region in op.regions for block in region.blocks for inner in block.ops)


def symbol_called(document: Document, name: str) -> Operation | None:
    """The first operation called `@name`, in any symbol table; within items that nobody has read there are none."""
    leaves = document.leaves()
    for item in leaves:
        found = next((symbol for symbol in _defined_by(item) if symbol.name == name), None)
        if found is not None and found.op is not None:
            return found.op
    for item in leaves:
        for table in item.operations if item.parsed.is_read else ():
            if document.knowledge.has_trait(table, "SymbolTable"):
                inner = (op for region in table.regions for block in region.blocks for op in block.ops)
                found = next((symbol for symbol in _symbols(inner) if symbol.name == name), None)
                if found is not None:
                    return found.op
    return None
