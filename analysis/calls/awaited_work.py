"""Awaited work: whether work that a function starts is over, or represented by a result, when the function returns."""

from __future__ import annotations

from collections.abc import Container, Iterator

from ...ir.graph import Operation, Value
from ..dataflow.flow_graph import FlowGraph
from .bodies import Bodies


class AwaitedWork:
    """Of the functions of one program."""

    def __init__(self, bodies: Bodies) -> None:
        self._bodies = bodies
        self._facts = bodies.facts

    def ends(self, call: Operation, position: int) -> bool:
        """Whether the work that operand `position` of `call` represents is over when that returns."""
        start = self._argument_of(call, position)
        pending = [start] if start is not None else []
        seen = set(pending)
        for current, at in pending:
            entry = current.regions[0].blocks[0]
            for use in entry.args[at].uses:
                op = use.owner
                if op.parent is not entry:
                    continue
                if self._facts.ends_work(op):
                    return True
                key = self._argument_of(op, use.index)
                if key is not None and key not in seen:
                    seen.add(key)
                    pending.append(key)
        return False

    def _argument_of(self, op: Operation, position: int) -> tuple[Operation, int] | None:
        """The argument that operand `position` becomes, if `op` is a call that waits for what it calls."""
        if not self._bodies.knowledge.is_call(op) or self._facts.runs_later(op):
            return None
        return self._bodies.argument_of(op, position)

    def is_represented(self, graph: FlowGraph, start: Operation, value: Value, work: Container[Value]) -> bool:
        """Whether the work that `start` begins, and `value` represents, is over, or returned, on all paths from there.

        `work`: values that represent work on the same buffer.
        """
        seen = {(start, value)}
        pending = list(seen)
        for op, token in pending:
            for use in token.uses:
                user = use.owner
                if user not in graph.position or not _comes_after(user, op):
                    continue
                if self._ends(user, use.index) or self._returns(graph, user):
                    return True
                for later in self._going_on(user):
                    if later in work and (user, later) not in seen:
                        seen.add((user, later))
                        pending.append((user, later))
        return False

    def _ends(self, op: Operation, position: int) -> bool:
        return self.ends(op, position) if self._bodies.knowledge.is_call(op) else self._facts.ends_work(op)

    def _returns(self, graph: FlowGraph, op: Operation) -> bool:
        return op.parent_op is graph.function and not op.successors and self._bodies.knowledge.is_region_terminator(op)

    def _going_on(self, op: Operation) -> Iterator[Value]:
        """Values that represent work which begins when that of an operand is over, or the same work."""
        if self._facts.selects(op):
            return
        yield from op.results
        if self._facts.starts_work(op):
            yield from op.operand_values


def _comes_after(op: Operation, start: Operation) -> bool:
    """Whether `op` certainly runs after `start` has: behind it in its block, or behind what contains it."""
    if op.parent is None:
        return False
    around: Operation | None = start
    while around is not None and around.parent is not op.parent:
        around = around.parent_op
    return around is not None and around is not op and around.is_before_in_block(op)
