"""Paths of one buffer through a function: the places where it is freed, used, returned and leaked.

States are distinguished by the status of the buffer, its aliases, and the `i1` flags passed along with it; so an
allocation and a deallocation under one condition match. Loops are iterated to a fixed point. The cost is bounded: a
buffer that exceeds the budget is not reported on.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Mapping
from heapq import heappop, heappush

from ...ir.graph import Block, Operation, Region, Value
from ...ir.pauses import pause
from ...ir.types import I1
from ...ir.walk import walk_values
from .buffer_flow import Flow
from .edge_steps import EdgeSteps
from .flow_graph import Node, Source
from .joins import MAX_STATES, Arrivals
from .operation_steps import OperationSteps
from .outcome import NO_CONDITIONS, Budget, PathSummary, TooManyPaths
from .relevant_blocks import Shortcuts
from .sites import Origin, Site
from .slices import Part
from .state import State, Status, merged

_ABSENT = State(Status.ABSENT, 0, {})


class Tracker:
    """Follows one buffer, or conditions alone, through one function."""

    def __init__(self, flow: Flow, site: Site, part: Part, budget: Budget, shortcuts: Shortcuts | None = None) -> None:
        """`part.conditions` are those that are told apart."""
        self._flow = flow
        self._graph = flow.graph
        self._site = site
        self._budget = budget
        self._part = part
        self._shortcuts = shortcuts if site.is_owned else None
        self._steps = OperationSteps(flow, site, part.names & ~part.direct)
        self._edges = EdgeSteps(flow, self._steps, part.conditions)
        self._arrivals = Arrivals(flow)
        self._queue: list[tuple[int, Node]] = []

    def run(self, given: Mapping[Value, bool] = NO_CONDITIONS) -> PathSummary:
        """
        Args:
            given: conditions that are known where the function begins.

        Raises:
            TooManyPaths: the function branches too much around this buffer.
        """
        body = self._flow.function.regions[0]
        window = self._edges.window = self._shortcuts.window(self._part, body) if self._shortcuts is not None else None
        start, state = body.blocks[0], _ABSENT
        if window is not None:
            start, state = window.start, window.state or state
        if self._site.op is None:
            state = State(Status.LIVE, self._flow.names.set_of((self._site.value,)), given)
        self._arrive(start, [state])
        self._follow()
        return self._steps.summary

    def decided_blocks(self, region: Region) -> dict[Block, State]:
        """The state at the entry of each block that all paths enter in the same one.

        Raises:
            TooManyPaths: as above.
        """
        self._arrive(region.blocks[0], [_ABSENT])
        self._follow()
        found = {block: self._arrivals.seen(block) for block in self._flow.nesting.order(region)}
        return {block: states[0] for block, states in found.items() if len(states) == 1}

    # Nodes

    def _arrive(self, node: Node, states: Iterable[State]) -> None:
        if self._arrivals.add(node, states):
            heappush(self._queue, (self._flow.nesting.number_of(node), node))

    def _follow(self) -> None:
        while self._queue:
            pause()
            _, node = heappop(self._queue)
            states = self._arrivals.take(node)
            if states:
                self._from(node, states)

    def _from(self, node: Node, states: list[State]) -> None:
        """From `node` to the end of its block, or to the next operation whose regions matter."""
        block = node if isinstance(node, Block) else node.parent
        assert block is not None
        self._budget.spend(len(states))
        positions = self._part.ops.get(block, ())
        first = 0 if node is block else bisect_right(positions, self._graph.position[node])  # type: ignore[index]
        for position in positions[first:]:
            op = self._graph.ops[position]
            self._budget.spend(len(states))
            if op.regions:
                states = [after for state in states for after in self._steps.around(op, state)]
                if self._matters_inside(op):
                    self._leave(op, op, states)
                    return
            else:
                states = [after for state in states for after in self._steps.step(op, state)]
            if len(states) > MAX_STATES:
                states = merged(states, self._flow.flags)
                if len(states) > MAX_STATES:
                    raise TooManyPaths
            if not states:
                return
        self._leave(block, block.last, states)

    def _matters_inside(self, op: Operation) -> bool:
        if op in self._graph.is_described or self._flow.knowledge.region_branch(op) is not None:
            return True
        return any(block in self._part.ops for region in op.regions for block in region.blocks)

    def _leave(self, source: Source, start: Operation | None, states: list[State]) -> None:
        arriving: dict[Node, list[State]] = {}
        for target, state in self._edges.leave(source, start, states):
            arriving.setdefault(target, []).append(state)
        for target, moved in arriving.items():
            self._arrive(target, moved)


def decided_blocks(flow: Flow, budget: Budget) -> dict[Block, State]:
    """For blocks of the function's body that all paths enter with the same facts about conditions: these facts."""
    conditions = {value for value in walk_values(flow.function) if value.type is I1}
    scout = Tracker(flow, Site(Value(I1), Origin.GLOBAL), Part({}, conditions, 0, 0), budget)
    try:
        return scout.decided_blocks(flow.function.regions[0])
    except TooManyPaths:
        return {}
