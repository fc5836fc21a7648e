"""Items by symbol: where the symbols that an item refers to are defined."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ...analysis.symbols import symbols_of
from ...analysis.written_symbols import items_mentioning
from ...ir.graph import Operation
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Document, Item
from ...syntax.parser.fact_cache import FactKey
from .kept.buffers import same_names

_CALLED = FactKey[frozenset[str]]("symbols of calls")
_LEVELS = FactKey[Mapping[int, int]]("levels of items")


def definitions_reached(
    document: Document,
    item: Item,
    names: FactKey[frozenset[str]],
    names_in: Callable[[Sequence[Operation], Knowledge], frozenset[str]],
) -> dict[str, tuple[Item, Operation]]:
    """The definitions, beside `item`, of the symbols that it leads to, and that these lead to, each with its item.

    Args:
        names_in: the symbols that operations lead to; for all of an item kept as its fact `names`. They depend on calls
            and the like alone: versions that differ in other operations have the same (`same_names`).
    """
    pending = sorted(in_item(item, item.operations, document.knowledge, names, names_in))
    if not pending:
        return {}
    levels = levels_of(document)
    beside = levels.get(id(item), -1)
    seen, found = set(pending), dict[str, tuple[Item, Operation]]()
    for name in pending:
        definition = definition_beside(document, levels, beside, name)
        if definition is not None:
            found[name] = definition
            owner, op = definition
            more = sorted(in_item(owner, (op,), document.knowledge, names, names_in) - seen)
            seen.update(more)
            pending.extend(more)
    return found


def called_from(document: Document, item: Item) -> dict[str, tuple[Item, Operation]]:
    """The functions that `item` calls, directly or through others, each with its item, by name."""
    return definitions_reached(document, item, _CALLED, _called)


def calls_nothing(item: Item, knowledge: Knowledge) -> bool:
    """Whether no function of `item` calls another one by its name."""
    return not symbols_of_calls(item, item.operations, knowledge)


def symbols_of_calls(item: Item, operations: Sequence[Operation], knowledge: Knowledge) -> frozenset[str]:
    """The symbols that the calls of `operations`, which are in `item`, name."""
    return in_item(item, operations, knowledge, _CALLED, _called)


def _called(operations: Sequence[Operation], knowledge: Knowledge) -> frozenset[str]:
    calls = (op for root in operations for op in walk(root) if knowledge.is_call(op))
    return frozenset([symbol.root for op in calls if (symbol := knowledge.callee(op)) is not None])


def in_item(
    item: Item,
    operations: Sequence[Operation],
    knowledge: Knowledge,
    key: FactKey[frozenset[str]],
    names_in: Callable[[Sequence[Operation], Knowledge], frozenset[str]],
) -> frozenset[str]:
    """`names_in` of `operations`, which are in `item`; kept as its fact `key` where they are all of it."""
    if len(operations) == len(item.operations):
        return item.parsed.facts.get(key, knowledge, _names_of, item, knowledge, key, names_in)
    return names_in(operations, knowledge)


def _names_of(
    item: Item,
    knowledge: Knowledge,
    key: FactKey[frozenset[str]],
    names_in: Callable[[Sequence[Operation], Knowledge], frozenset[str]],
) -> frozenset[str]:
    return same_names(item, knowledge, key, lambda: names_in(item.operations, knowledge))


def levels_of(document: Document) -> Mapping[int, int]:
    """A number for each item, by its identity: the same for those that are directly in one module."""
    return document.facts.get(_LEVELS, None, _levels, document)


def _levels(document: Document) -> dict[int, int]:
    found: dict[int, int] = {}
    pending: list[Sequence[Item]] = [chunk.items for chunk in document.chunks]
    for number, level in enumerate(pending):
        found.update(dict.fromkeys(map(id, level), number))
        pending += [item.children for item in level if item.children]
    return found


def definition_beside(
    document: Document, levels: Mapping[int, int], beside: int, name: str
) -> tuple[Item, Operation] | None:
    """The definition of the symbol `name` in an item of the level `beside`; parses only items that write the name."""
    for item in items_mentioning(document).get(name, ()):
        symbols = symbols_of(item, document.knowledge)
        if name in symbols.names and levels[id(item)] == beside:
            return item, dict(reversed(symbols.definitions))[name]
    return None
