"""Items by symbol: where the symbols that an item refers to are defined, and which items refer to them."""

from __future__ import annotations

import re
from bisect import bisect_left, bisect_right
from collections.abc import Callable, Iterable, Mapping, Sequence
from operator import attrgetter

from ...analysis.symbols import symbols_of
from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Document, Item
from ...syntax.parser.fact_cache import FactKey

_MENTIONING = FactKey[Mapping[str, Sequence[Item]]]("items by written symbol")
_WRITTEN = FactKey[frozenset[str]]("written symbols")
_start = attrgetter("start")
_symbol = re.compile(r'@(?:([\w$.\-]+)|"([^"\\\r\n]*)")', re.ASCII)


def definitions_reached(
    document: Document,
    item: Item,
    names: Iterable[str],
    names_in: Callable[[Sequence[Operation], Knowledge], Iterable[str]],
) -> dict[str, tuple[Item, Operation]]:
    """The definitions, beside `item`, of `names` and of the symbols that these lead to, each with its item, by name.

    Args:
        names_in: the symbols that operations lead to.
    """
    pending = sorted(names)
    beside = _items_beside(document, item) if pending else ()
    seen, found = set(pending), dict[str, tuple[Item, Operation]]()
    for name in pending:
        definition = _definition(document, beside, name)
        if definition is not None:
            found[name] = definition
            more = sorted({*names_in([definition[1]], document.knowledge)} - seen)
            seen.update(more)
            pending.extend(more)
    return found


def _items_beside(document: Document, item: Item) -> Sequence[Item]:
    """The items of the module that `item` is directly in, itself among them."""
    position = bisect_right(document.chunks, item.start, key=_start) - 1
    level: Sequence[Item] = document.chunks[position].items if position >= 0 else ()
    while True:
        number = bisect_right(level, item.start, key=_start) - 1
        around = level[number] if number >= 0 else None
        if around is item:
            return level
        if around is None or not around.children or around.end < item.end:
            return ()
        level = around.children


def _definition(document: Document, beside: Sequence[Item], name: str) -> tuple[Item, Operation] | None:
    """The definition of the symbol `name`, and the one of `beside` it is in; parses only items that write the name."""
    for item in items_mentioning(document).get(name, ()):
        found = dict(reversed(symbols_of(item, document.knowledge).definitions)).get(name)
        if found is not None:
            number = bisect_left(beside, item.start, key=_start)
            if number < len(beside) and beside[number] is item:
                return item, found
    return None


def items_mentioning(document: Document) -> Mapping[str, Sequence[Item]]:
    """The items, modules among them, that write the symbol `name` after an `@`, by name, in text order."""
    return document.facts.get(_MENTIONING, None, _items_by_symbol, document)


def _items_by_symbol(document: Document) -> dict[str, list[Item]]:
    found: dict[str, list[Item]] = {}
    for item in document.leaves():
        for name in item.parsed.facts.get(_WRITTEN, None, _written_symbols, item.parsed.source):
            found.setdefault(name, []).append(item)
    return found


def _written_symbols(source: str) -> frozenset[str]:
    return frozenset([bare or quoted for bare, quoted in _symbol.findall(source)])
