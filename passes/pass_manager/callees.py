"""Callees: from a call to the function it names, within the program a pass was given."""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.attributes import ArrayAttr, DictAttr, StringAttr, SymbolRefAttr
from ...ir.base import Attribute
from ...ir.graph import Operation
from ...ir.walk import walk
from ...ods.knowledge import Knowledge


class Callees:
    """Looks symbols up from the nearest enclosing symbol table; each table is read once, on first request.

    Valid while no symbol is added, removed or renamed. The first of two equal names counts.
    """

    def __init__(self, knowledge: Knowledge) -> None:
        self._knowledge = knowledge
        self._around: dict[Operation | None, Operation | None] = {}
        """By the operation around a user: the symbol table around that."""
        self._tables: dict[Operation, dict[str, Operation]] = {}

    def __call__(self, user: Operation, symbol: SymbolRefAttr) -> Operation | None:
        """None when there is no symbol table around `user`, or nothing of that name in it."""
        around = user.parent_op
        if around in self._around:
            table = self._around[around]
        else:
            table = next((op for op in user.ancestors() if self._knowledge.has_trait(op, "SymbolTable")), None)
            self._around[around] = table
        found = self._in(table).get(symbol.root) if table is not None else None
        for name in symbol.nested:
            found = self._in(found).get(name) if found is not None else None
        return found

    def _in(self, table: Operation) -> dict[str, Operation]:
        if table not in self._tables:
            names: dict[str, Operation] = {}
            for region in table.regions:
                for block in region.blocks:
                    for op in block.ops:
                        name = op.attribute("sym_name")
                        if isinstance(name, StringAttr):
                            names.setdefault(name.value, op)
            self._tables[table] = names
        return self._tables[table]


def taken_functions(module: Operation, knowledge: Knowledge) -> dict[Operation, Operation]:
    """Functions that something else than a call names, each with the first operation that does."""
    resolve = Callees(knowledge)
    taken: dict[Operation, Operation] = {}
    for op in walk(module):
        for name, attribute in (*op.properties.items(), *op.attributes.items()):
            if op.name == "func.call" and name == "callee":
                continue
            for symbol in _symbols_in(attribute):
                function = resolve(op, symbol)
                if function is not None:
                    taken.setdefault(function, op)
    return taken


def _symbols_in(attribute: Attribute) -> Iterator[SymbolRefAttr]:
    pending = [attribute]
    while pending:
        current = pending.pop()
        if isinstance(current, SymbolRefAttr):
            yield current
        elif isinstance(current, ArrayAttr):
            pending += current.elements
        elif isinstance(current, DictAttr):
            pending += [value for _, value in current.entries]
