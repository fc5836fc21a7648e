"""Control-flow joins: states where control arrives, and the edges that leave from there."""

from __future__ import annotations

from collections.abc import Iterable

from ...ir.graph import Operation, Value
from .buffer_flow import Flow
from .flow_graph import Edge, Node
from .outcome import TooManyPaths
from .state import State, joined

MAX_STATES = 48
"""States of one buffer at one place."""


class Arrivals:
    """States at nodes of the flow graph: new ones, and those seen before."""

    def __init__(self, flow: Flow) -> None:
        self._flow = flow
        self._seen: dict[Node, dict[object, State]] = {}
        self._fresh: dict[Node, dict[object, State]] = {}

    def add(self, place: Node, states: Iterable[State]) -> bool:
        """Whether one of `states` is new."""
        seen = self._seen.setdefault(place, {})
        fresh = self._fresh.setdefault(place, {})
        flags = self._flow.flags
        for state in states:
            bound = frozenset([item for item in state.facts.items() if item[0] in flags])
            key = (state.status, state.names, state.doubts, bound)
            known = seen.get(key)
            if known is not None:
                both = joined(known, state)
                if len(both.facts) == len(known.facts):
                    if key in fresh:
                        seen[key] = fresh[key] = both
                    continue
                state = both
            seen[key] = fresh[key] = state
        if len(seen) > MAX_STATES:
            raise TooManyPaths
        return bool(fresh)

    def seen(self, place: Node) -> list[State]:
        """All states added for `place`."""
        return list(self._seen.get(place, {}).values())

    def take(self, place: Node) -> list[State]:
        return list(self._fresh.pop(place, {}).values())


def condition_of(op: Operation, start: Operation | None, edge: Edge) -> tuple[Value, bool] | bool:
    """The condition, and its outcome, on which `edge` is taken: into a region of `op`, or out of one.

    False: it is never taken. True: unknown.
    """
    # Loaded here: in many functions with buffers nothing branches.
    from ...dialects.scf import ops as scf

    enters = edge.target is not op
    if start is op and op.name == "scf.if" and op.operands:
        return scf.IfOp(op).condition, enters and edge.target.parent is op.regions[0]
    if start is not None and start.name == "scf.condition" and start.operands:
        return scf.ConditionOp(start).condition, enters
    if start is op and op.name == "scf.for" and len(op.operands) >= 3:
        loop = scf.ForOp(op)
        low, high = _integer(loop.lower_bound), _integer(loop.upper_bound)
        if low is not None and high is not None:
            return enters is (low < high)
    return True


def _integer(value: Value) -> int | None:
    op = value.defining_op
    attribute = op.properties.get("value") if op is not None and op.name == "arith.constant" else None
    number = getattr(attribute, "value", None)
    return number if isinstance(number, int) else None
