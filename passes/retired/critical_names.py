"""Critical names: names that may be several buffers, whose buffer cannot be freed at one place."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...analysis.buffers.allocations import Allocation
from ...analysis.buffers.escape import is_plain_number
from ...analysis.buffers.origins import BufferOrigins
from ...ir.dominance import Dominance
from ...ir.graph import Block, BlockArgument, Operation, Value
from ...ods.knowledge import Knowledge


class NameFlow(BufferOrigins):
    """The flow of buffers to other names, one step at a time, some of it cut.

    LLVM takes all that a call returns for names of its operands, numbers too; `is_safe` leaves those out.
    """

    def __init__(self, root: Operation, knowledge: Knowledge, *, is_safe: bool) -> None:
        super().__init__(root, knowledge)
        self._next: dict[Value, dict[Value, None]] = {}
        for to, sources in self._sources.items():
            for source in sources:
                if not (is_safe and (is_plain_number(source.type) or is_plain_number(to.type))):
                    self._next.setdefault(source, {})[to] = None

    def direct(self, value: Value) -> Sequence[Value]:
        """The names that `value` flows into in one step."""
        return list(self._next.get(value, ()))

    def sources(self, value: Value) -> Sequence[Value]:
        """The names that flow into `value` in one step."""
        return [source for source in self._sources.get(value, ()) if value in self._next.get(source, ())]

    def related(self, values: Sequence[Value]) -> list[Value]:
        """All that flows into `values`, and all that this flows into."""
        found = dict.fromkeys(values)
        for name in (pending := list(found)):
            for source in self.sources(name):
                if source not in found:
                    found[source] = None
                    pending.append(source)
        return list(dict.fromkeys(name for value in found for name in self.names(value)))

    def cut(self, names: Iterable[Value]) -> None:
        """From now on nothing flows into `names`."""
        gone = set(names)
        for targets in self._next.values():
            for name in gone.intersection(targets):
                del targets[name]

    def names(self, value: Value) -> list[Value]:
        """`value` and all that it flows into."""
        found = {value: None}
        for name in (pending := [value]):
            for to in self._next.get(name, ()):
                if to not in found:
                    found[to] = None
                    pending.append(to)
        return list(found)


def critical_names(found: Sequence[Allocation], flow: NameFlow) -> list[Value]:
    """The names that need a buffer of their own, in the order of upstream."""
    search = _Search(flow)
    for allocation in found:
        assert allocation.op.parent is not None
        search.look(allocation.buffer, allocation.op.parent)
    while search.pending:
        search.look(*search.pending.pop())
    return list(search.critical)


class _Search:
    def __init__(self, flow: NameFlow) -> None:
        self._flow = flow
        self._dominance = Dominance()
        self._seen: set[tuple[Value, Block]] = set()
        self.critical: dict[Value, None] = {}
        self.pending: list[tuple[Value, Block]] = []

    def look(self, value: Value, home: Block) -> None:
        """Judge what `value` flows into. `home` is the block that the buffer comes from."""
        for target in self._flow.direct(value):
            block = target.parent_block
            if target in self.critical or block is None:
                continue
            is_own_argument = block is home and isinstance(target, BlockArgument)
            if is_own_argument or not self._dominance.encloses_or_dominates(home, block):
                self.critical[target] = None
                self.pending.append((target, block))
            elif (target, home) not in self._seen:
                self._seen.add((target, home))
                self.pending.append((target, home))
