"""Targets of calls: the functions that a call may run, and which argument of theirs each operand is."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence

from ...ir.attributes import ArrayAttr, Attribute, SymbolRefAttr, TypeAttr
from ...ir.graph import Operation, Value
from ...ir.records import dataclass
from ...ir.types import FunctionType
from ...ir.walk import walk
from ...ods.knowledge import Knowledge

CalleeLookup = Callable[[Operation, SymbolRefAttr], "Operation | None"]


def has_body(function: Operation) -> bool:
    return bool(function.regions and function.regions[0].blocks)


@dataclass(frozen=True)
class Targets:
    """`functions` have bodies. `is_exact`: it is the one of them that runs; otherwise any of them, or another one."""

    functions: tuple[Operation, ...] = ()
    is_exact: bool = False
    first: int = 0
    """The position of the operand that is the first argument: behind the function itself, where that is a value."""


_NOWHERE = Targets()


class CallTargets:
    """Of the calls of one program, as it is at the first question."""

    def __init__(self, module: Operation, knowledge: Knowledge, callees: CalleeLookup) -> None:
        """
        Args:
            module: the program, or a part of it.
            callees: from a call to the function it names; may reach functions outside of the program.
        """
        self._program = next((around for around in module.ancestors() if around.parent_op is None), module)
        self._knowledge = knowledge
        self.callees = callees
        self._known: dict[Operation, Targets] = {}
        self._addressed: dict[FunctionType, list[Operation]] | None = None

    def of(self, call: Operation) -> Targets:
        known = self._known.get(call)
        if known is None:
            known = self._known[call] = self._of(call)
        return known

    def has(self, op: Operation) -> bool:
        """Whether `op` is in the program."""
        return op is self._program or any(around is self._program for around in op.ancestors())

    def _of(self, call: Operation) -> Targets:
        symbol, first = certain_callee(call, self._knowledge)
        if symbol is not None:
            return self._named(call, symbol, first)
        if not call.operands:
            return _NOWHERE
        callee, *_ = call.operand_values
        return Targets(tuple(self._addressed_as(callee)), first=first)

    def _named(self, call: Operation, symbol: SymbolRefAttr, first: int) -> Targets:
        function = self.callees(call, symbol)
        if function is None or not has_body(function):
            return Targets(first=first)
        fits = len(function.regions[0].blocks[0].args) <= len(call.operands) - first
        return Targets((function,), is_exact=True, first=first) if fits else Targets(first=first)

    def _addressed_as(self, callee: Value) -> Sequence[Operation]:
        """Functions of the type of `callee` that something else than a call names."""
        if not isinstance(callee.type, FunctionType):
            return ()
        if self._addressed is None:
            self._addressed = {}
            for user, symbol in symbols_in_attributes(self._program, self._knowledge):
                function = self.callees(user, symbol)
                type_ = function.properties.get("function_type") if function is not None else None
                form = type_.type if isinstance(type_, TypeAttr) else None
                if function is not None and has_body(function) and isinstance(form, FunctionType):
                    self._addressed.setdefault(form, []).append(function)
        return list(dict.fromkeys(self._addressed.get(callee.type, ())))


def certain_callee(call: Operation, knowledge: Knowledge) -> tuple[SymbolRefAttr | None, int]:
    """The function that is certainly called, and which operand is its first argument; None where several may be.

    Behind the function itself, where that is a value.
    """
    symbol = knowledge.callee(call)
    if symbol is not None or not call.operands:
        return symbol, 0
    callee, *_ = call.operand_values
    return constant_function(callee), 1


def constant_function(callee: Value) -> SymbolRefAttr | None:
    """The function that the value `callee` certainly is."""
    made = callee.defining_op
    if made is None or made.operands or made.regions or not isinstance(callee.type, FunctionType):
        return None
    symbols = [one for one in made.properties.values() if isinstance(one, SymbolRefAttr)]
    return symbols[0] if len(symbols) == 1 else None


def symbols_in_attributes(module: Operation, knowledge: Knowledge) -> Iterator[tuple[Operation, SymbolRefAttr]]:
    """Symbols that operations other than calls refer to: such functions are called from places that are not known."""
    for op in walk(module):
        if knowledge.is_call(op) and knowledge.callee(op) is not None:
            continue
        for attribute in (*op.properties.values(), *op.attributes.values()):
            for symbol in _symbols(attribute):
                yield op, symbol


def _symbols(attribute: Attribute) -> Iterator[SymbolRefAttr]:
    if isinstance(attribute, SymbolRefAttr):
        yield attribute
    elif isinstance(attribute, ArrayAttr):
        for element in attribute.elements:
            yield from _symbols(element)
