"""Steps of one buffer along the edges of the flow graph: what each binds, and where a live buffer has no name left."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Set
from typing import TYPE_CHECKING

from ...ir.graph import Block, Operation, Value
from ...ir.types import I1
from .buffer_flow import Flow
from .edge_conditions import branch_outcome, region_outcome
from .flow_graph import Edge, Node, Source
from .loop_tests import NO_TESTS, Outcomes
from .operation_steps import OperationSteps
from .state import State, Status

if TYPE_CHECKING:
    from .relevant_blocks import Window


class EdgeSteps:
    """Of the buffer that `steps` follows."""

    def __init__(self, flow: Flow, steps: OperationSteps, distinguished: Set[Value] | None) -> None:
        """
        Args:
            distinguished: conditions by whose outcomes paths are told apart. None: all edges are taken in any case.
        """
        self._flow = flow
        self._steps = steps
        self._splits = distinguished is not None
        self._distinguished = distinguished or frozenset[Value]()
        self._conditions = steps.conditions
        self.window: Window | None = None
        """Blocks that edges of the function's body may lead to; None: all."""

    def leave(self, source: Source, start: Operation | None, states: Iterable[State]) -> Iterator[tuple[Node, State]]:
        """Along all edges from `source`, which `start` takes; or out of the function."""
        edges = self._flow.graph.steps(source)
        if not edges:
            if start is not None and not start.successors and source.parent_op is self._flow.function:
                for state in states:
                    self._steps.end(start, state)
            return
        op = start
        if isinstance(source, Block) and edges[0].successor is None:
            op = source.parent_op
            if start is not None and op is not None and self._flow.knowledge.region_branch(op) is None:
                # The targets of the terminator's operands are unknown; of the last operation, where a block needs no
                # terminator, they are not asked for.
                if self._flow.knowledge.may_terminate(start):
                    states = [one for state in states for one in self._steps.unknown(start, state)]
            elif start is not None:
                states = [self._steps.passed_on(start, state) for state in states]
        elif start is not None and start.successors and not self._flow.knowledge.is_branch(start):
            states = [one for state in states for one in self._steps.unknown(start, state)]
        assert op is not None
        for edge in edges:
            for state in states:
                for one in self._along(op, start or op, edge, state):
                    if self._splits or one.status is not Status.ABSENT:
                        yield edge.target, one

    def _along(self, op: Operation, start: Operation, edge: Edge, state: State) -> Iterator[State]:
        """`op` is what `edge` enters or leaves a region of, or the branch."""
        if edge.successor is not None:
            yield from self._jump(start, edge, edge.successor, state)
            return
        wanted = region_outcome(op, start, edge.target)
        if wanted is False:
            return
        flow = self._flow
        states: Iterable[State] = self._where(state, *wanted) if isinstance(wanted, tuple) else (state,)
        tests = flow.tests.get(op, NO_TESTS)
        starts_round = edge.target is not op
        states = self._consistent(states, tests.around(has_run=starts_round or start is not op))
        remaining = ~flow.nesting.inside(op)
        for one in states:
            for bound, inputs, facts in self._bound(one, edge):
                for condition, outcome in tests.of_round(is_first=start is op) if starts_round else ():
                    if condition in self._distinguished:
                        self._conditions.learn(bound, facts, condition, outcome)
                for value, known in bound.facts.items():
                    if value not in facts and not flow.nesting.is_inside(value, op):
                        facts[value] = known
                arrived = self._arrived(start, bound, (bound.names & remaining) | inputs, facts)
                yield arrived if starts_round else self._pruned(op, self._steps.started(op, arrived))

    def _jump(self, branch: Operation, edge: Edge, number: int, state: State) -> Iterator[State]:
        """Along a branch between blocks."""
        target = edge.target
        assert isinstance(target, Block)
        assert target.parent is not None
        states: Iterable[State] = (state,)
        wanted = branch_outcome(branch, number)
        if wanted is not None:
            states = self._where(state, *wanted)
        names = self._flow.names
        remaining = (names.live_at(target) & ~names.inputs_of(target)) | ~self._flow.nesting.in_region(target.parent)
        # Work goes on, whether somebody will wait for it or not.
        remaining |= names.all_work
        window = self.window if target.parent_op is self._flow.function else None
        for one in states:
            for bound, inputs, facts in self._bound(one, edge):
                self._keep_facts(bound, target, facts)
                is_lost = target in self._flow.graph.dead_ends
                arrived = self._arrived(branch, bound, (bound.names & remaining) | inputs, facts, is_lost=is_lost)
                if window is None or target in window.leading or arrived.status is not Status.ABSENT:
                    yield arrived

    def _keep_facts(self, state: State, target: Block, facts: dict[Value, bool]) -> None:
        """Add to `facts` those that are needed in `target` or later."""
        # Values of enclosing regions may be used again outside of this one: keep them.
        for value, known in state.facts.items():
            if value not in facts and value.parent_region is not target.parent:
                facts[value] = known
        if self._distinguished:
            for value in self._flow.live_conditions(target):
                if value in self._distinguished and value not in facts:
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
            if condition in self._distinguished:
                known = [(state, self._conditions.value_of(state, condition)) for state in states]
                states = [
                    state if value is outcome else self._conditions.assume(state, condition, outcome)
                    for state, value in known
                    if value is None or value is outcome
                ]
        return states

    def _bound(self, state: State, edge: Edge) -> Iterator[tuple[State, int, dict[Value, bool]]]:
        """`state`, split where a flag is unknown, with the aliases and flags that `edge` binds."""
        if not edge.pairs:
            yield state, 0, {}
            return
        given = self._flow.names.given_along(edge)
        flags: list[tuple[Value, Value]] = []
        if self._distinguished:
            flags = [(source, to) for source, to in edge.pairs if to.type is I1 and to in self._distinguished]
        states = [state]
        for source, _ in flags:
            states = [one for each in states for one, _ in self._conditions.split(each, source, 2)]
        for one in states:
            inputs = self._flow.names.set_of(edge.pairs[place][1] for place in given.of(one.names))
            facts: dict[Value, bool] = {}
            for source, to in flags:
                known = self._conditions.value_of(one, source)
                if known is not None:
                    facts[to] = known
            yield one, inputs, facts

    def _arrived(
        self, start: Operation, state: State, names: int, facts: dict[Value, bool], *, is_lost: bool = False
    ) -> State:
        """`is_lost`: whether the program does not return from there, so that nothing leaks."""
        is_live = state.status is Status.LIVE and "escaped" not in state.doubts and self._steps.site.is_owned
        if not names and is_live and is_lost:
            return State(Status.ABSENT, 0, facts, path=state.path)
        if not names and is_live:
            self._steps.summary.leaks.append((start, state))
            return State(Status.ABSENT, 0, facts, path=state.path)
        if not names and state.status is Status.FREED:
            self._steps.summary.freed += 1
            return State(Status.ABSENT, 0, facts, path=state.path)
        return state.moved(names, facts)

    def _pruned(self, op: Operation, state: State) -> State:
        """`state` without aliases and facts that are dead after `op`."""
        names = state.names & (self._flow.needed_after(op, state.names) | self._flow.names.all_work)
        if not state.facts:
            return state if names == state.names else state.moved(names, state.facts)
        end, last_use = self._flow.nesting.last_inside(op), self._flow.last_use
        return state.moved(names, {value: known for value, known in state.facts.items() if last_use(value) > end})
