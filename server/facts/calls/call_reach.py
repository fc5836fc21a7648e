"""Reached functions: those that items hand buffers or addresses to or get them from, and what these reach in turn.

Found once for each version of a document, from the bottom of the call graph: all items of a long chain of calls
together cost what the chain does. What an item reaches is one value, its stamps: those of two versions of a document
are equal where all that it reaches is the same.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import TypeVar

from ....analysis.calls.call_facts import Reach
from ....analysis.calls.call_targets import has_body
from ....analysis.components import components
from ....analysis.dataflow.operation_facts import Carrier, carrier_of
from ....analysis.ownership.call_summaries import names_in_attributes
from ....analysis.ownership.function_summaries import FunctionSummary, returns_buffers
from ....analysis.symbols import symbols_of
from ....analysis.written_symbols import items_mentioning
from ....ir.attributes import Attribute, StringAttr, SymbolRefAttr
from ....ir.graph import Operation, Value
from ....ir.records import dataclass
from ....ir.symbol_names import is_private
from ....ir.types import FunctionType
from ....ir.walk import operations_in
from ....ods.knowledge import Knowledge
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.parser.fact_cache import FactCache, FactKey
from ..symbol_items import definition_beside, in_item, levels_of

StampT = TypeVar("StampT")
MOST_RETURNING = 1_000
"""Functions; nobody asks for more, and paths through a call graph may be very many."""
CALLED = FactKey[frozenset[str]]("called symbols")
ADDRESSED = FactKey[frozenset[str]]("symbols in attributes")
LENDERS = FactKey[frozenset[str]]("private functions that return buffers")
_REACHES = FactKey["dict[int, CallReach]"]("reached functions")
_STAMPS = FactKey["dict[Operation, tuple[list[object], Stamp]]"]("stamps of functions")
_OTHERS = FactKey[frozenset[str]]("symbols of calls without buffers")


class Stamp:
    """Functions that may run while each other does, and all that they reach, in some versions of a document."""

    __slots__ = ("is_followed", "reaches", "returning", "summaries")

    def __init__(self, returning: int) -> None:
        self.returning = returning
        """Number of them that return buffers, each counted as often as paths lead there; at most `MOST_RETURNING`."""
        self.is_followed: bool | None = None
        """Whether no error lies in them; None where nobody has asked."""
        self.reaches: dict[Operation, dict[Value, Reach]] = {}
        """Of values in each function."""
        self.summaries: Mapping[str, FunctionSummary | None] | None = None
        """Of each function, by name: None for all where one has none, or reaches one; None where nobody has asked."""


@dataclass(eq=False)
class Reached:
    """A function that calls reach. `names`: those that it leads to; `others`: those that its item calls, but hands no
    buffer or address; both sorted."""

    name: str
    item: Item
    op: Operation
    names: tuple[str, ...]
    others: tuple[str, ...]
    is_addressed: bool
    """Whether it is private, returns buffers, and is referred to without a call."""


class CallReach:
    """Of the items that are directly in one module."""

    def __init__(self, document: Document, levels: Mapping[int, int], number: int) -> None:
        self.knowledge = document.knowledge
        self._document = document
        self._levels = levels
        self._number = number
        self._by_name: dict[str, Reached | None] = {}
        self._by_function: dict[Operation, Reached] = {}
        self._together: dict[Reached, tuple[Reached, ...]] = {}
        self._stamps: dict[Reached, Stamp] = {}
        self.facts = FactCache()
        """Of this version; they depend on nothing else."""

    def __contains__(self, name: object) -> bool:
        """Whether the symbol is that of a function that is addressed."""
        found = self.named(name) if isinstance(name, str) else None
        return found is not None and found.is_addressed

    def named(self, name: str) -> Reached | None:
        """The function that defines the symbol `name`; None for one that no item does."""
        if name not in self._by_name:
            self._by_name[name] = self._find(name)
        return self._by_name[name]

    def _find(self, name: str) -> Reached | None:
        place = definition_beside(self._document, self._levels, self._number, name)
        if place is None:
            return None
        item, op = place
        names = tuple(sorted(in_item(item, (op,), self.knowledge, CALLED, called_in)))
        lends = name in in_item(item, (op,), self.knowledge, LENDERS, lenders_in)
        others = tuple(sorted(item.parsed.facts.get(_OTHERS, self.knowledge, _others, item, self.knowledge)))
        found = Reached(name, item, op, names, others, lends and is_addressed(self._document, None, name))
        return self._by_function.setdefault(op, found)

    def below(self, one: Reached) -> list[Reached]:
        """The functions that it leads to itself."""
        return [found for name in one.names if (found := self.named(name)) is not None]

    def from_item(self, item: Item) -> list[Reached]:
        """The functions that `item` leads to itself."""
        names = sorted(in_item(item, item.operations, self.knowledge, CALLED, called_in))
        return [found for name in names if (found := self.named(name)) is not None]

    def at(self, function: Operation) -> Reached | None:
        """`function` where it has been reached, in this version of the document."""
        return self._by_function.get(function)

    def solved(self, function: Operation) -> dict[Value, Reach] | None:
        """Of values in `function`, one that is reached: those known from any version in which it reaches the same."""
        found = self.at(function)
        return self.stamp(found).reaches.setdefault(function, {}) if found is not None else None

    def type_of(self, name: str) -> Attribute | None:
        """The type of the function `name`, as an attribute."""
        found = self.named(name)
        return found.op.properties.get("function_type") if found is not None else None

    def from_operation(self, op: Operation, name: str) -> Operation | None:
        """The function `name`, as an operation in a function that is reached refers to it."""
        *_, top = op.ancestors()
        around = self._by_function.get(top)
        found = self.named(name) if around is not None and name in around.names else None
        return found.op if found is not None else None

    def together(self, one: Reached) -> tuple[Reached, ...]:
        """The functions that may run while it does, and may run it; with it."""
        self.stamp(one)
        return self._together[one]

    def stamps(self, item: Item) -> tuple[Stamp, ...]:
        """All that `item` reaches; empty for nothing."""
        return tuple([self.stamp(one) for one in self.from_item(item)])

    def stamp(self, one: Reached) -> Stamp:
        """It, and all that it reaches."""
        known = self._stamps.get(one)
        if known is None:
            for each in components((one,), self.below, self._stamps):
                self._together.update(dict.fromkeys(each, each))
                self._stamps.update(dict.fromkeys(each, self._stamp_of(each)))
            known = self._stamps[one]
        return known

    def _stamp_of(self, together: Sequence[Reached]) -> Stamp:
        """That of a version before, where nothing is another."""
        if len(together) > 1:
            together = sorted(together, key=lambda one: one.name)
        key: list[object] = [self.knowledge]
        for one in together:
            # Those that are in `together` have no stamp yet.
            key += (one.item.parsed, one.op, one.is_addressed, *map(self._stamps.get, self.below(one)))
            key += map(self.type_of, one.others)
        return stamp_of_version(_STAMPS, together[0], key, lambda: Stamp(self._returning(together)))

    def _returning(self, together: Sequence[Reached]) -> int:
        own = sum(has_body(one.op) and returns_buffers(one.op) for one in together)
        stamps = (self._stamps.get(one) for each in together for one in self.below(each))
        return min(own + sum(stamp.returning for stamp in stamps if stamp is not None), MOST_RETURNING)

    def reaches_more_than(self, starts: Iterable[Reached], most: int) -> bool:
        """Whether `starts`, and what these reach, are more functions than `most`."""
        found = dict.fromkeys(starts)
        pending = [*found]
        for one in pending:
            if len(found) > most:
                return True
            new = [each for each in self.below(one) if each not in found]
            found.update(dict.fromkeys(new))
            pending += new
        return len(found) > most


def stamp_of_version(
    stamps: FactKey[dict[Operation, tuple[list[object], StampT]]],
    first: Reached,
    key: list[object],
    make: Callable[[], StampT],
) -> StampT:
    """The stamp of a version before, if that was made for the same `key`; else a new one, for later versions."""
    by_function = first.item.parsed.facts.get(stamps, None, dict[Operation, tuple[list[object], StampT]])
    known = by_function.get(first.op)
    if known is None or known[0] != key:
        known = by_function[first.op] = key, make()
    return known[1]


def call_reach(document: Document, item: Item) -> CallReach:
    """Of the items beside `item`, which belongs to `document`."""
    levels = levels_of(document)
    number = levels.get(id(item), -1)
    reaches = document.facts.get(_REACHES, None, dict[int, CallReach])
    if number not in reaches:
        reaches[number] = CallReach(document, levels, number)
    return reaches[number]


def _others(item: Item, knowledge: Knowledge) -> frozenset[str]:
    calls = [op for op in symbols_of(item, knowledge).uses if op.name == "func.call"]
    names = {symbol.root for op in calls if (symbol := knowledge.callee(op)) is not None}
    return frozenset(names) - in_item(item, item.operations, knowledge, CALLED, called_in)


def called_in(operations: Sequence[Operation], knowledge: Knowledge) -> frozenset[str]:
    """The symbols of calls that a buffer or an address goes in or out of, and of functions that are made values."""
    names: set[str] = set()
    for op in (inner for root in operations for inner in operations_in(root)):
        if not knowledge.is_call(op):
            if any(isinstance(result.type, FunctionType) for result in op.results):
                # It may be called as a value.
                names.update(one.root for one in op.properties.values() if isinstance(one, SymbolRefAttr))
            continue
        values = [*op.operand_values, *op.results]
        # An address goes as a number, too.
        is_carrier = any(carrier_of(value.type) is not Carrier.NONE for value in values)
        symbol = knowledge.callee(op) if is_carrier else None
        if symbol is not None:
            names.add(symbol.root)
    return frozenset(names)


def lenders_in(operations: Sequence[Operation], _: Knowledge) -> frozenset[str]:
    """Private functions that return buffers, by name: how they do depends on all that refers to them."""
    names: set[str] = set()
    for function in (inner for op in operations for inner in operations_in(op)):
        if not function.regions:
            continue
        name = function.attribute("sym_name")
        if isinstance(name, StringAttr) and is_private(function) and has_body(function) and returns_buffers(function):
            names.add(name.value)
    return frozenset(names)


def is_addressed(document: Document, item: Item | None, name: str) -> bool:
    """Whether an operation of another item refers to the symbol `name` other than by a call."""
    knowledge = document.knowledge
    return any(
        name in other.parsed.facts.get(ADDRESSED, knowledge, addressed_by, other.operations, knowledge)
        for other in items_mentioning(document).get(name, ())
        if other is not item and other.kind is ItemKind.OPERATIONS
    )


def addressed_by(operations: Sequence[Operation], knowledge: Knowledge) -> frozenset[str]:
    """The symbols that operations refer to other than by calls."""
    return frozenset([name for op in operations for name in names_in_attributes(op, knowledge)])
