"""Walk of all buffers of a function at once, along all edges, whatever the conditions are.

Buffers that are in the same state at the same place fare alike from there on, and go on as one: in a chain of branches
that each may replace a buffer by a new one, every state is looked at once, not once for each buffer that it may be.
Sets of buffers are integers, a bit each.

If nothing is wrong on any of the paths of a buffer, or all of them leak, conditions would change nothing: so it is for
most buffers.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush

from ...ir.graph import Block, Operation, Value
from ...ir.pauses import pause
from ...ir.records import dataclass, field
from ...ir.types import I1
from .buffer_flow import Flow
from .buffer_names import BufferNames
from .common_events import CommonEvents
from .edge_steps import EdgeSteps
from .flow_graph import Node
from .joins import MAX_STATES
from .operation_steps import OperationSteps
from .outcome import PathSummary, TooManyPaths
from .places import bits
from .sites import Origin, Role, Site
from .state import State, Status, joined, merged

_BASE_STEPS = 4_000
_STEPS_PER_OPERATION = 60
"""Budget, in states that leave a place; most functions need fewer than they have operations."""


@dataclass
class _Shared:
    """A state at a node, and the buffers that arrived in it."""

    state: State
    buffers: int = 0
    fresh: int = 0
    """Those that have not gone on from there yet."""


@dataclass
class _Arrived:
    """The states at one node."""

    states: dict[object, _Shared] = field(default_factory=dict[object, _Shared])
    waiting: list[_Shared] = field(default_factory=list[_Shared])
    """Those of the states that buffers have not gone on from yet."""
    counts: list[int] = field(default_factory=list[int])
    """At position n: the buffers in more than n states."""

    def counted(self, buffers: int) -> int:
        """Those of `buffers`, which arrive in one more state, that now are in more than `MAX_STATES`."""
        for at, known in enumerate(self.counts):
            self.counts[at] = known | buffers
            buffers &= known
            if not buffers:
                return 0
        if len(self.counts) == MAX_STATES:
            return buffers
        self.counts.append(buffers)
        return 0


class CommonWalk:
    """Of the buffers of `sites`, which the function owns all, or none of them."""

    def __init__(self, flow: Flow, sites: Sequence[Site]) -> None:
        self._flow = flow
        self._graph = flow.graph
        self._sites = sites
        is_owned = bool(sites) and sites[0].is_owned
        self._steps = OperationSteps(flow, Site(Value(I1), Origin.HEAP if is_owned else Origin.GLOBAL))
        self._edges = EdgeSteps(flow, self._steps, None)
        self._active = _active_names(flow)
        self._events = CommonEvents()
        self._arrived: dict[Node, _Arrived] = {}
        self._queue: list[tuple[int, Node]] = []
        self._left = _BASE_STEPS + _STEPS_PER_OPERATION * len(flow.graph.ops)
        self._given_up = 0

    def summaries(self) -> dict[Site, PathSummary]:
        """At least what happens to each buffer; without those that are in too many states."""
        for number, site in enumerate(self._sites):
            home = site.value.parent_block
            if home is not None and home in self._graph.reachable:
                live = State(Status.LIVE, self._flow.names.set_of((site.value,)), {})
                if site.op is not None:
                    self._from(site.op, live, 1 << number)
                else:
                    self._arrive(home, live, 1 << number)
        while self._queue:
            pause()
            _, node = heappop(self._queue)
            arrived = self._arrived[node]
            waiting, arrived.waiting = arrived.waiting, []
            for shared in waiting:
                buffers, shared.fresh = shared.fresh, 0
                self._from(node, shared.state, buffers)
        return self._events.summaries(self._sites, self._given_up, self._graph.position)

    def _arrive(self, node: Node, state: State, buffers: int) -> None:
        arrived = self._arrived.setdefault(node, _Arrived())
        bound = frozenset([item for item in state.facts.items() if item[0] in self._flow.flags])
        key = (state.status, state.names, state.doubts, bound)
        shared = arrived.states.get(key)
        if shared is None:
            shared = arrived.states[key] = _Shared(state)
        else:
            both = joined(shared.state, state)
            if len(both.facts) != len(shared.state.facts):
                # What less is known of goes on again.
                buffers |= shared.buffers
                shared.buffers = 0
            shared.state = both
        new = buffers & ~shared.buffers
        if new:
            self._given_up |= arrived.counted(new)
            shared.buffers |= new
            if not shared.fresh:
                if not arrived.waiting:
                    heappush(self._queue, (self._flow.nesting.number_of(node), node))
                arrived.waiting.append(shared)
            shared.fresh |= new

    def _from(self, node: Node, state: State, buffers: int) -> None:
        """From `node` to the end of its block, or to the next operation whose regions matter."""
        buffers &= ~self._given_up
        self._left -= 1
        if self._left < 0:
            self._given_up |= buffers
        if not buffers or self._left < 0:
            return
        block = node if isinstance(node, Block) else node.parent
        assert block is not None
        start = -1 if isinstance(node, Block) else self._graph.position[node]
        try:
            for at_end, op in self._through(block, start, state):
                for target, after in self._edges.leave(op or block, op or block.last, (at_end,)):
                    self._arrive(target, after, buffers)
        except TooManyPaths:
            self._given_up |= buffers
        self._steps.summary = self._events.add(self._steps.summary, buffers)

    def _through(self, block: Block, at: int, state: State) -> Iterator[tuple[State, Operation | None]]:
        """The states behind position `at` of `block`: at its end, or at an operation whose regions matter.

        Raises:
            TooManyPaths: there are too many at once.
        """
        states = [state]
        touches = _Touches(self._flow.names, block, at)
        while states:
            position = touches.next(states)
            op = self._graph.ops[position] if position is not None else None
            if op is None or (op is block.last and self._is_end(op)):
                yield from ((one, None) for one in states)
                return
            if op.regions:
                states = [after for one in states for after in self._steps.around(op, one)]
                yield from ((one, op) for one in states if self._matters_inside(op, one))
                states = [one for one in states if not self._matters_inside(op, one)]
            else:
                states = [after for one in states for after in self._stepped(op, one)]
            if len(states) > MAX_STATES:
                states = merged(states, self._flow.flags)
                if len(states) > MAX_STATES:
                    raise TooManyPaths

    def _stepped(self, op: Operation, state: State) -> Iterable[State]:
        flow = self._flow
        is_plain = state.status is Status.LIVE and flow.names.only_buffers and not state.names & flow.addressed
        if is_plain and flow.role(op) is not Role.VIEW and flow.is_quiet(op):
            return (state,)
        return self._steps.step(op, state)

    def _is_end(self, op: Operation) -> bool:
        return bool(op.successors) or (not op.regions and self._flow.knowledge.is_terminator(op))

    def _matters_inside(self, op: Operation, state: State) -> bool:
        """Whether more happens in regions of `op` than that a live buffer is read and written."""
        if not self._active.get(op, 0) & state.names and state.status is Status.LIVE:
            return False
        if op in self._graph.is_described or self._flow.knowledge.region_branch(op) is not None:
            return True
        touches = self._flow.names.touches
        inside = {block for region in op.regions for block in region.blocks}
        return any(not inside.isdisjoint(touches[name]) for name in bits(state.names))


class _Touches:
    """Operations of a block that use names of states, in text order; states get more names on the way."""

    def __init__(self, names: BufferNames, block: Block, after: int) -> None:
        self._names = names
        self._block = block
        self._after = after
        self._known = 0
        self._positions: list[int] = []
        """A heap."""

    def next(self, states: Iterable[State]) -> int | None:
        """The position of the next operation that uses a name of one of `states`, if one of the block is left."""
        for state in states:
            for name in bits(state.names & ~self._known):
                for position in self._names.touches[name].get(self._block, ()):
                    if position > self._after:
                        heappush(self._positions, position)
            self._known |= state.names
        while self._positions:
            position = heappop(self._positions)
            if position > self._after:
                self._after = position
                return position
        return None


def _active_names(flow: Flow) -> dict[Operation, int]:
    """For operations with regions: names of buffers with which more happens there than reading and writing."""
    names, graph = flow.names, flow.graph
    alike: dict[Value, int] = {}
    for number, value in enumerate(names.values):
        root = names.root(value)
        alike[root] = alike.get(root, 0) | 1 << number
    found: dict[Operation, int] = {}
    for value in names.values:
        same = alike[names.root(value)]
        for user in value.users:
            if user not in graph.position:
                continue
            if user in graph.is_described:
                found[user] = found.get(user, 0) | same
            if not flow.is_quiet(user):
                _add_around(found, flow, user, same)
    for op, captured in names.captured_later.items():
        _add_around(found, flow, op, captured)
    return found


def _add_around(found: dict[Operation, int], flow: Flow, op: Operation, names: int) -> None:
    around = op.parent_op
    while around is not None and around is not flow.function:
        found[around] = found.get(around, 0) | names
        around = around.parent_op
