"""Clones that show: of two names of one buffer, one gets a clone; one is written, and the other one read afterwards."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...analysis.buffers.origins import BufferOrigins
from ...analysis.ownership.value_flow import Access, ValueFlow
from ...ir.attributes import StringAttr, SymbolRefAttr
from ...ir.graph import Operation, OpResult, Value
from ...ir.records import dataclass
from ...ir.types import is_memref
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ..pass_manager.callees import Callees
from .critical_names import NameFlow

REASON = "would get a copy of a buffer, and what is written to one of the two is read from the other"


@dataclass(frozen=True)
class Shown:
    """`write` is under one name; `read`, under the other, may be the function, for its callers."""

    write: Operation
    read: Operation


class VisibleClones:
    """Answers about `function` as it is before anything is cloned. Calls may read and write what they are given."""

    def __init__(self, function: Operation, knowledge: Knowledge, flow: NameFlow) -> None:
        self._function = function
        self._knowledge = knowledge
        self._flow = flow
        self._values = ValueFlow(function, knowledge, lambda _call: (), lambda _result: True)
        self._callees = Callees(knowledge)
        self._has_callers: bool | None = None
        self._reached: dict[tuple[Operation, Operation | None], set[Operation]] = {}

    def of(self, name: Value) -> Shown | None:
        """The first pair that tells `name` from the buffers that flow into it; None: nobody sees that it is a clone."""
        mine = self._flow.names(name)
        related = self._flow.related(self._flow.sources(name))
        related += self._flow.related([other for value in related for other in self._given_with(value)])
        others = [each for each in related if each not in mine]
        of_mine, of_others = list(self._accesses(mine)), list(self._accesses(others))
        written = next((each.operation for each in of_mine if each.writes), None)
        if written is not None and any(self._is_of_callers(each) for each in others):
            return Shown(written, self._function)
        found = self._pair(of_mine, of_others, None)
        return found or self._pair(of_others, of_mine, self._handing(name))

    def _given_with(self, value: Value) -> Iterator[Value]:
        """Other results of the call that gives `value`, which may be the same buffer."""
        if not isinstance(value, OpResult) or not self._knowledge.is_call(value.op):
            return
        symbol = self._knowledge.callee(value.op)
        called = self._callees(value.op, symbol) if symbol is not None else None
        results = value.op.results
        others = [one for one in results if one is not value and is_memref(one.type)] if called is not None else []
        if not others or called is None or not called.regions:
            return
        origins = BufferOrigins(called, self._knowledge)
        lasts = [block.last for block in called.regions[0].blocks if block.last is not None]
        returned = [last.operand_values for last in lasts if not last.successors and len(last.operands) == len(results)]
        for one in others:
            if any(origins.is_same_allocation(each[value.index], each[one.index]) is not False for each in returned):
                yield one

    def _accesses(self, names: Sequence[Value]) -> Iterator[Access]:
        yield from self._values.accesses(names, lambda _call, _value: (True, True))
        for name in names:
            for use in name.uses:
                # Callers read what is returned, and write it where they know another name for it.
                if self._is_return(use.owner):
                    yield Access(use.owner, name, reads=True, writes=self._is_named())

    def _is_return(self, op: Operation) -> bool:
        return op.parent_op is self._function and self._knowledge.is_region_terminator(op)

    def _is_named(self) -> bool:
        """Whether the program names the function. Callers outside take what they get for a buffer of its own."""
        if self._has_callers is None:
            root = next((op for op in self._function.ancestors() if op.parent_op is None), self._function)
            name = self._function.attribute("sym_name")
            self._has_callers = isinstance(name, StringAttr) and any(_names(op, name.value) for op in walk(root))
        return self._has_callers

    def _pair(
        self, writes: Iterable[Access], reads: Sequence[Access], starts: Sequence[Operation] | None
    ) -> Shown | None:
        """A write, after one of `starts` if these are given, and a read that may come after it."""
        for write in writes:
            if not write.writes:
                continue
            maker = self._maker(write.value)
            if starts is not None and not any(write.operation in self._after(each, maker) for each in starts):
                continue
            for read in reads:
                is_later = read.operation in self._after(write.operation, self._maker(read.value))
                is_same = read.operation is write.operation and (read.is_call or self._is_return(read.operation))
                if read.reads and (is_later or is_same):
                    return Shown(write.operation, read.operation)
        return None

    def _after(self, start: Operation, maker: Operation | None) -> set[Operation]:
        """Operations that may run after `start`, without `maker` between, which makes the buffer anew."""
        key = start, maker
        found = self._reached.get(key)
        if found is None:
            found = self._reached[key] = self._values.reached_from(start, maker)
        return found

    def _handing(self, name: Value) -> list[Operation]:
        """Operations that hand buffers on to `name`."""
        users = dict.fromkeys(use.owner for source in self._flow.sources(name) for use in source.uses)
        return [op for op in users if op.regions or op.successors or self._knowledge.is_region_terminator(op)]

    def _maker(self, value: Value) -> Operation | None:
        """The operation that makes the only buffer that `value` may be; None where there are several, or none does."""
        keys = self._values.keys.get(value, ())
        key = next(iter(keys)) if len(keys) == 1 else None
        return key.defining_op if isinstance(key, Value) else None

    def _is_of_callers(self, value: Value) -> bool:
        """Whether callers may have other names for the buffer."""
        return any(not isinstance(key, Value) for key in self._values.keys.get(value, ()))


def _names(op: Operation, symbol: str) -> bool:
    """Whether `op` refers to the symbol."""
    return any(isinstance(each, SymbolRefAttr) and each.leaf == symbol for each in op.properties.values())
