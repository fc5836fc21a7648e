"""Frees and uses that a walk along stretches does not come to: inside of regions that run in no described order, and
behind the end of a block.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping

from ...ir.graph import Block, Operation, Value
from ...ir.records import dataclass
from ...ir.walk import walk
from .buffer_names import BufferNames


@dataclass(frozen=True, eq=False)
class NestedFree:
    operation: Operation
    names: frozenset[Value]
    """Values that it frees, and all values that these may be names of."""


class NestedFrees:
    """Frees in the regions of operations whose order of running is not described, of one function."""

    def __init__(self, names: BufferNames, takes: Mapping[Operation, Iterable[Value]]) -> None:
        """`takes`: operands that calls free."""
        self._names = names
        self._takes = takes
        self._found: dict[Operation, tuple[NestedFree, ...]] = {}

    def inside(self, op: Operation) -> tuple[NestedFree, ...]:
        """In text order; of buffers from inside, too."""
        found = self._found.get(op)
        if found is None:
            found = self._found[op] = tuple(
                [
                    NestedFree(inner, self._sources(taken))
                    for inner in walk(op)
                    if inner is not op and (taken := [*self._names.facts.taken(inner), *self._takes.get(inner, ())])
                ]
            )
        return found

    def _sources(self, values: list[Value]) -> frozenset[Value]:
        found = dict.fromkeys(values)
        for value in (pending := list(found)):
            single = self._names.single.get(value)
            for source in (*((single,) if single is not None else ()), *self._names.sources.get(value, ())):
                if source not in found:
                    found[source] = None
                    pending.append(source)
        return frozenset(found)


def next_user(names: BufferNames, given: int, block: Block, after: int) -> Operation | None:
    """The operation that uses one of `given` next, above position `after` of `block` or where control goes from there.

    It may be one whose regions contain the use. None: there is no use.
    """
    graph = names.graph
    pending = [(block, after, given)]
    seen: set[tuple[Block, int, int]] = set()
    for at in pending:
        if at in seen or not at[2]:
            continue
        seen.add(at)
        here, position, held = at
        found = names.next_touch(held, here, position)
        if found is not None:
            return graph.ops[found]
        for edge in graph.leaving.get(here, ()):
            target = edge.target
            inputs = names.set_of(value for operand, value in edge.pairs if names.set_of((operand,)) & held)
            rest = names.live_at(target) & ((held & ~names.inputs_of(target)) | inputs)
            if isinstance(target, Block):
                pending.append((target, graph.position[target.first] - 1 if target.first is not None else 0, rest))
            elif target.parent is not None:
                pending.append((target.parent, graph.position[target], rest))
    return None
