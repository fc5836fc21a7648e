"""Written symbols: the items that write a name after an `@`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from ..syntax.document.document import Document, Item
from ..syntax.parser.fact_cache import FactKey
from .symbols import WRITTEN_SYMBOL

_MENTIONING = FactKey[Mapping[str, Sequence[Item]]]("items by written symbol")
_WRITTEN = FactKey[frozenset[str]]("written symbols")


def items_mentioning(document: Document) -> Mapping[str, Sequence[Item]]:
    """The items, modules among them, that write the symbol `name` after an `@`, by name, in text order."""
    return document.facts.get(_MENTIONING, None, _items_by_symbol, document)


def _items_by_symbol(document: Document) -> dict[str, list[Item]]:
    found: dict[str, list[Item]] = {}
    for item in document.leaves():
        for name in written_symbols(item):
            found.setdefault(name, []).append(item)
    return found


def written_symbols(item: Item) -> frozenset[str]:
    """The symbols that `item` writes after an `@`."""
    return item.parsed.facts.get(_WRITTEN, None, _written_symbols, item.parsed.source)


def _written_symbols(source: str) -> frozenset[str]:
    return frozenset([bare or quoted for bare, quoted in WRITTEN_SYMBOL.findall(source)])
