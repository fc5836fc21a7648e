"""Paths of one buffer through a function: the places where it is freed, used, returned and leaked.

States are distinguished by the status of the buffer, its aliases, and the `i1` flags passed along with it; so an
allocation and a deallocation under one condition match. Loops are iterated to a fixed point. The cost is bounded: a
buffer that exceeds the budget is not reported on.

Without conditions, a path starts where the buffer does and takes every edge. If nothing is wrong on any of these paths,
or all of them leak, conditions would change nothing: so it is for most buffers.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush

from ...ir.graph import Block, Operation, Region, Value
from ...ir.pauses import pause
from ...ir.types import I1
from ...ir.walk import walk_values
from .buffer_flow import Flow
from .flow_graph import Edge, Node, Source
from .joins import MAX_STATES, Arrivals, condition_of
from .loop_tests import NO_TESTS, Outcomes
from .operation_steps import OperationSteps
from .outcome import Budget, PathSummary, TooManyPaths
from .relevant_blocks import Shortcuts, Window
from .sites import Origin, Site
from .slices import Part
from .state import Conditions, State, Status, merged

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
        self._conditions = Conditions(flow)
        self._shortcuts = shortcuts if site.is_owned else None
        self._splits = True
        self.summary = PathSummary(site)
        self._steps = OperationSteps(flow, site, part, self._conditions, self.summary)
        self._arrivals = Arrivals(flow)
        self._window: Window | None = None
        self._queue: list[tuple[int, Node]] = []

    def run(self) -> PathSummary:
        """
        Raises:
            TooManyPaths: the function branches too much around this buffer.
        """
        body = self._flow.function.regions[0]
        self._window = self._shortcuts.window(self._part, body) if self._shortcuts is not None else None
        start, state = body.blocks[0], _ABSENT
        if self._window is not None:
            start, state = self._window.start, self._window.state or state
        if self._site.op is None:
            state = State(Status.LIVE, self._flow.names.set_of((self._site.value,)), {})
        self._arrive(start, [state])
        self._follow()
        return self.summary

    def run_from_origin(self) -> PathSummary:
        """As `run`, along all edges, from where the buffer is made.

        Raises:
            TooManyPaths: as above.
        """
        self._splits = False
        live = State(Status.LIVE, self._flow.names.set_of((self._site.value,)), {})
        op = self._site.op
        home = self._site.value.parent_block
        if home is not None and home in self._graph.reachable:
            if op is not None:
                self._from(op, [live])
            else:
                self._arrive(home, [live])
            self._follow()
        return self.summary

    def decided_blocks(self, region: Region) -> dict[Block, State]:
        """The state at the entry of each block that all paths enter in the same one.

        Raises:
            TooManyPaths: as above.
        """
        self._arrive(region.blocks[0], [_ABSENT])
        self._follow()
        found = {block: self._arrivals.seen(block) for block in self._flow.order(region)}
        return {block: states[0] for block, states in found.items() if len(states) == 1}

    # Nodes

    def _arrive(self, node: Node, states: Iterable[State]) -> None:
        if self._arrivals.add(node, states):
            heappush(self._queue, (self._flow.number_of(node), node))

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
        positions = self._part.ops.get(block, ())
        first = 0 if node is block else bisect_right(positions, self._graph.position[node])  # type: ignore[index]
        for position in positions[first:]:
            op = self._graph.ops[position]
            self._budget.spend(len(states))
            if op.regions:
                states = [after for state in states for after in self._steps.around(op, state)]
                if self._matters_inside(op, states):
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

    def _matters_inside(self, op: Operation, states: list[State]) -> bool:
        if not self._splits and op not in self._part.active and all(one.status is Status.LIVE for one in states):
            return False
        if op in self._graph.is_described or self._flow.knowledge.region_branch(op) is not None:
            return True
        return any(block in self._part.ops for region in op.regions for block in region.blocks)

    def _leave(self, source: Source, start: Operation | None, states: list[State]) -> None:
        """Along all edges from `source`, which `start` takes; or out of the function."""
        edges = self._graph.steps(source)
        if not edges:
            if start is not None and not start.successors and source.parent_op is self._flow.function:
                for state in states:
                    self._steps.end(start, state)
            return
        op = start
        if isinstance(source, Block) and edges[0].successor is None:
            op = source.parent_op
            if start is not None and op is not None and self._flow.knowledge.region_branch(op) is None:
                # The targets of the terminator's operands are unknown.
                states = [one for state in states for one in self._steps.unknown(start, state)]
        elif start is not None and start.successors and not self._flow.knowledge.is_branch(start):
            states = [one for state in states for one in self._steps.unknown(start, state)]
        assert op is not None
        for edge in edges:
            moved = [one for state in states for one in self._along(op, start or op, edge, state)]
            if not self._splits:
                moved = [one for one in moved if one.status is not Status.ABSENT]
            if moved:
                self._arrive(edge.target, moved)

    # Edges

    def _along(self, op: Operation, start: Operation, edge: Edge, state: State) -> Iterator[State]:
        """`op` is what `edge` enters or leaves a region of, or the branch."""
        if edge.successor is not None:
            yield from self._jump(start, edge, edge.successor, state)
            return
        wanted = condition_of(op, start, edge)
        if wanted is False:
            return
        flow = self._flow
        states: Iterable[State] = self._where(state, *wanted) if isinstance(wanted, tuple) else (state,)
        tests = flow.tests.get(op, NO_TESTS)
        starts_round = edge.target is not op
        states = self._consistent(states, tests.around(has_run=starts_round or start is not op))
        remaining = ~flow.inside(op)
        for one in states:
            for bound, inputs, facts in self._bound(one, edge.pairs):
                for condition, outcome in tests.of_round(is_first=start is op) if starts_round else ():
                    if condition in self._part.conditions:
                        self._conditions.learn(bound, facts, condition, outcome)
                for value, known in bound.facts.items():
                    if value not in facts and not flow.is_inside(value, op):
                        facts[value] = known
                arrived = self._arrived(start, bound, (bound.names & remaining) | inputs, facts)
                yield arrived if starts_round else self._pruned(op, arrived)

    def _jump(self, branch: Operation, edge: Edge, number: int, state: State) -> Iterator[State]:
        """Along a branch between blocks."""
        target = edge.target
        assert isinstance(target, Block)
        assert target.parent is not None
        states: Iterable[State] = (state,)
        condition = branch.operands[0].value if branch.operands and len(branch.successors) == 2 else None
        if condition is not None and condition.type is I1:
            states = self._where(state, condition, number == 0)
        names = self._flow.names
        remaining = (names.live_at(target) & ~names.inputs_of(target)) | ~self._flow.in_region(target.parent)
        window = self._window if target.parent_op is self._flow.function else None
        for one in states:
            for bound, inputs, facts in self._bound(one, edge.pairs):
                self._keep_facts(bound, target, facts)
                arrived = self._arrived(branch, bound, (bound.names & remaining) | inputs, facts)
                if window is None or target in window.leading or arrived.status is not Status.ABSENT:
                    yield arrived

    def _keep_facts(self, state: State, target: Block, facts: dict[Value, bool]) -> None:
        """Add to `facts` those that are needed in `target` or later."""
        # Values of enclosing regions may be used again outside of this one: keep them.
        for value, known in state.facts.items():
            if value not in facts and value.parent_region is not target.parent:
                facts[value] = known
        if self._part.conditions:
            for value in self._flow.live_conditions(target):
                if value in self._part.conditions and value not in facts:
                    outcome = self._conditions.value_of(state, value)
                    if outcome is not None:
                        self._conditions.learn(state, facts, value, outcome)

    def _where(self, state: State, condition: Value, wanted: bool) -> Iterator[State]:
        """`state` on the paths where `condition` is `wanted`."""
        if not self._splits:
            if self._conditions.value_of(state, condition) is not (not wanted):
                yield state
            return
        for one, known in self._conditions.split(state, condition, 2):
            if known is None:
                yield self._conditions.assume(one, condition, wanted).chosen(condition, wanted)
            elif known is wanted:
                yield one.chosen(condition, wanted)

    def _consistent(self, states: Iterable[State], outcomes: Outcomes) -> Iterable[State]:
        """Those of `states` in which all of `outcomes` may hold, with these as facts."""
        for condition, outcome in outcomes:
            if condition in self._part.conditions:
                known = [(state, self._conditions.value_of(state, condition)) for state in states]
                states = [
                    state if value is outcome else self._conditions.assume(state, condition, outcome)
                    for state, value in known
                    if value is None or value is outcome
                ]
        return states

    def _bound(
        self, state: State, pairs: Sequence[tuple[Value, Value]]
    ) -> Iterator[tuple[State, int, dict[Value, bool]]]:
        """`state`, split where a flag is unknown, with the aliases and flags that `pairs` bind."""
        if not pairs:
            yield state, 0, {}
            return
        set_of = self._flow.names.set_of
        flags = [(source, to) for source, to in pairs if to.type is I1 and to in self._part.conditions]
        states = [state]
        for source, _ in flags:
            states = [one for each in states for one, _ in self._conditions.split(each, source, 2)]
        for one in states:
            inputs = set_of(to for source, to in pairs if set_of((source,)) & one.names)
            facts: dict[Value, bool] = {}
            for source, to in flags:
                known = self._conditions.value_of(one, source)
                if known is not None:
                    facts[to] = known
            yield one, inputs, facts

    def _arrived(self, start: Operation, state: State, names: int, facts: dict[Value, bool]) -> State:
        if not names and state.status is Status.LIVE and "escaped" not in state.doubts and self._site.is_owned:
            self.summary.leaks.append((start, state))
            return State(Status.ABSENT, 0, facts, path=state.path)
        if not names and state.status is Status.FREED:
            self.summary.freed += 1
            return State(Status.ABSENT, 0, facts, path=state.path)
        return state.moved(names, facts)

    def _pruned(self, op: Operation, state: State) -> State:
        """`state` without aliases and facts that are dead after `op`."""
        names = state.names & self._flow.needed_after(op, state.names)
        if not state.facts:
            return state if names == state.names else state.moved(names, state.facts)
        end, last_use = self._flow.last_inside(op), self._flow.last_use
        return state.moved(names, {value: known for value, known in state.facts.items() if last_use(value) > end})


def decided_blocks(flow: Flow, budget: Budget) -> dict[Block, State]:
    """For blocks of the function's body that all paths enter with the same facts about conditions: these facts."""
    conditions = {value for value in walk_values(flow.function) if value.type is I1}
    scout = Tracker(flow, Site(Value(I1), Origin.GLOBAL), Part({}, conditions, 0, 0), budget)
    try:
        return scout.decided_blocks(flow.function.regions[0])
    except TooManyPaths:
        return {}
