"""Paths of one buffer through a function: the places where it is freed, used, returned and leaked.

States are distinguished by the status of the buffer, its aliases, and the `i1` flags passed along with it; so an
allocation and a deallocation under one condition match. Loops are iterated to a fixed point. The cost is bounded: a
buffer that exceeds the budget is not reported on.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from heapq import heappop, heappush

from ...ir.graph import Block, Operation, Region, Value
from ...ir.pauses import pause
from ...ir.types import I1, is_memref
from ...ir.walk import walk_values
from .flow import Flow, FlowEdge, Origin, Part, Role, Site
from .joins import MAX_STATES, Arrivals, condition_of
from .loop_tests import NO_TESTS, Outcomes
from .outcome import Budget, PathSummary, TooManyPaths, count
from .relevant_blocks import Shortcuts
from .state import Conditions, State, Status, is_address, merged, ownership_flag


class Tracker:
    def __init__(self, flow: Flow, site: Site, budget: Budget, shortcuts: Shortcuts | None = None) -> None:
        self._flow = flow
        self._site = site
        self._budget = budget
        self._conditions = Conditions(flow)
        self._part = flow.part_of(site)
        self._shortcuts = shortcuts if site.is_owned else None
        self._direct = self._direct_names()
        self._once = site.op is None or flow.runs_once(site.op)
        self.summary = PathSummary(site)

    def run(self) -> PathSummary:
        """
        Raises:
            TooManyPaths: the function branches too much around this buffer.
        """
        start = State(Status.ABSENT, frozenset(), {})
        if self._site.op is None:
            start = State(Status.LIVE, frozenset((self._site.value,)), {})
        for terminator, states in self._region(self._flow.function.regions[0], [start]):
            for state in states:
                self._end(terminator, state)
        return self.summary

    def follow_conditions(self, conditions: set[Value]) -> None:
        """Track only `conditions`, without a buffer."""
        self._part = Part({}, conditions, set())

    def decided_blocks(self, region: Region) -> dict[Block, State]:
        """The state at the entry of each block that all paths enter in the same one.

        Raises:
            TooManyPaths: as above.
        """
        self._blocks(region, [State(Status.ABSENT, frozenset(), {})])
        found = {block: self._arrivals.seen(block) for block in self._flow.order(region)}
        return {block: states[0] for block, states in found.items() if len(states) == 1}

    def _direct_names(self) -> set[Value]:
        """Must-aliases: the site's value and views of it."""
        names = [self._site.value]
        for name in names:
            names += [to for to in self._flow.targets.get(name, ()) if self._is_view(to)]
        return set(names)

    def _is_view(self, value: Value) -> bool:
        op = value.defining_op
        return op is not None and self._flow.role.get(op) is Role.VIEW

    # Regions and blocks

    def _region(self, region: Region, states: list[State]) -> list[tuple[Operation, list[State]]]:
        """The terminators that leave `region`, with their states, when it is entered with `states`."""
        if len(region.blocks) == 1:
            block = region.blocks[0]
            return [(block.last, self._block(block, states))] if block.last is not None else []
        if not region.blocks:
            return []
        return self._blocks(region, states)

    def _blocks(self, region: Region, states: list[State]) -> list[tuple[Operation, list[State]]]:
        order = self._flow.order(region)
        arrivals = Arrivals(self._flow)
        blocks = self._flow.ordered(region)
        is_body = region.parent is self._flow.function
        window = self._shortcuts.window(self._part, region) if is_body and self._shortcuts is not None else None
        start = blocks[0]
        if window is not None:
            start = window.start
            if window.state is not None:
                states = [window.state]
        queue: list[int] = []
        leaving: list[tuple[Operation, list[State]]] = []
        if arrivals.add(start, states):
            heappush(queue, order[start])
        while queue:
            pause()
            block = blocks[heappop(queue)]
            fresh = arrivals.take(block)
            if not fresh:
                continue
            after = self._block(block, fresh)
            last = block.last
            if last is None or not after:
                continue
            if not last.successors:
                leaving.append((last, after))
                continue
            if not self._flow.knowledge.is_branch(last):
                after = [one for state in after for one in self._unknown(last, state)]
            for number, target in enumerate(last.successor_blocks):
                arriving = [one for state in after for one in self._jump(last, number, target, state)]
                if window is not None and target not in window.leading:
                    arriving = [one for one in arriving if one.status is not Status.ABSENT]
                if arrivals.add(target, arriving):
                    heappush(queue, order[target])
        self._arrivals = arrivals
        return leaving

    def _block(self, block: Block, states: list[State]) -> list[State]:
        for op in self._part.ops.get(block, ()):
            if not states:
                break
            self._budget.spend(len(states))
            if op.regions:
                if op in self._flow.acting:
                    states = [after for state in states for after in self._act(op, state)]
                if self._flow.flow_edges[op] and self._matters_inside(op):
                    states = self._operation(op, states)
            else:
                states = [after for state in states for after in self._step(op, state)]
            if len(states) > MAX_STATES:
                states = merged(states, self._flow.flags)
                if len(states) > MAX_STATES:
                    raise TooManyPaths
        return states

    def _jump(self, branch: Operation, number: int, target: Block, state: State) -> Iterator[State]:
        """Along successor `number` of `branch`."""
        flow = self._flow
        group = flow.knowledge.successor_operands(branch, number)
        arguments = target.args[max(len(target.args) - len(group), 0) :]
        pairs = [(branch.operands[at].value, to) for at, to in zip(group, arguments, strict=False)]
        states: Iterable[State] = (state,)
        if len(branch.successors) == 2 and branch.operands and branch.operands[0].value.type is I1:
            states = self._where(state, branch.operands[0].value, number == 0)
        for one in states:
            for bound, names, facts in self._bound(one, pairs):
                self._keep_needed(bound, target, names, facts)
                yield from self._arrived(branch, bound, frozenset(names), facts)

    def _keep_needed(self, state: State, target: Block, names: set[Value], facts: dict[Value, bool]) -> None:
        """Add to `names` and `facts` the entries that are live into `target`."""
        # Values of enclosing regions may be used again outside of this one: keep them.
        names.update(name for name in state.names if name.parent_region is not target.parent)
        for value, known in state.facts.items():
            if value not in facts and value.parent_region is not target.parent:
                facts[value] = known
        for value in self._flow.live_in(target):
            if value in state.names:
                names.add(value)
            elif value.type is I1 and value in self._part.conditions and value not in facts:
                outcome = self._conditions.value_of(state, value)
                if outcome is not None:
                    self._conditions.learn(state, facts, value, outcome)

    def _operation(self, op: Operation, states: list[State]) -> list[State]:
        """Through the regions of `op`."""
        flow_edges = self._flow.flow_edges[op]
        arrivals = Arrivals(self._flow)
        waiting: list[Region] = []
        after: list[State] = []
        is_known = self._flow.knowledge.region_branch(op) is not None

        def follow(start: Operation, given: Iterable[State]) -> None:
            for edge in flow_edges.get(start, ()):
                moved = [m for state in given for m in self._along(op, start, edge, state)]
                if edge.target is None or not edge.target.blocks:
                    after.extend(moved)
                elif moved and arrivals.add(edge.target, moved):
                    waiting.append(edge.target)

        follow(op, states)
        while waiting:
            pause()
            region = waiting.pop()
            for terminator, leaving in self._region(region, arrivals.take(region)):
                if not is_known:
                    # The targets of the terminator's operands are unknown.
                    leaving = [one for state in leaving for one in self._unknown(terminator, state)]
                follow(terminator, leaving)
        return merged([self._pruned(op, state) for state in after], self._flow.flags)

    def _along(self, op: Operation, start: Operation, edge: FlowEdge, state: State) -> Iterator[State]:
        states: Iterable[State] = (state,)
        wanted = condition_of(op, start, edge)
        if wanted is False:
            return
        if isinstance(wanted, tuple):
            states = self._where(state, *wanted)
        flow = self._flow
        tests = flow.tests.get(op, NO_TESTS)
        starts_round = edge.target is not None
        states = self._consistent(states, tests.around(has_run=starts_round or start is not op))
        for one in states:
            for bound, names, facts in self._bound(one, edge.pairs):
                for condition, outcome in tests.of_round(is_first=start is op) if starts_round else ():
                    if condition in self._part.conditions:
                        self._conditions.learn(bound, facts, condition, outcome)
                outer = {name for name in bound.names if not flow.is_inside(name, op)}
                for value, known in bound.facts.items():
                    if value not in facts and not flow.is_inside(value, op):
                        facts[value] = known
                yield from self._arrived(start, bound, frozenset(outer | names), facts)

    def _where(self, state: State, condition: Value, wanted: bool) -> Iterator[State]:
        """`state` on the paths where `condition` is `wanted`."""
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
    ) -> Iterator[tuple[State, set[Value], dict[Value, bool]]]:
        """`state`, split where a flag is unknown, with the aliases and flags that `pairs` bind."""
        flags = [(source, to) for source, to in pairs if to.type is I1 and to in self._part.conditions]
        states = [state]
        for source, _ in flags:
            states = [one for each in states for one, _ in self._conditions.split(each, source, 2)]
        for one in states:
            names = {to for source, to in pairs if source in one.names}
            facts: dict[Value, bool] = {}
            for source, to in flags:
                known = self._conditions.value_of(one, source)
                if known is not None:
                    facts[to] = known
            yield one, names, facts

    def _arrived(
        self, start: Operation, state: State, names: frozenset[Value], facts: dict[Value, bool]
    ) -> Iterator[State]:
        if state.status is Status.LIVE and not names and "escaped" not in state.doubts and self._site.is_owned:
            self.summary.leaks.append((start, state))
            yield State(Status.ABSENT, frozenset(), facts, path=state.path)
            return
        if state.status is Status.FREED and not names:
            self.summary.freed += 1
            yield State(Status.ABSENT, frozenset(), facts, path=state.path)
            return
        yield state.moved(names, facts)

    def _pruned(self, op: Operation, state: State) -> State:
        """`state` without aliases and facts that are dead after `op`."""
        end = self._flow.last[op]
        last_use = self._flow.last_use
        names = frozenset([name for name in state.names if last_use(name) > end])
        facts = {value: known for value, known in state.facts.items() if last_use(value) > end}
        return state.moved(names, facts)

    # Operations

    def _matters_inside(self, op: Operation) -> bool:
        if self._flow.knowledge.region_branch(op) is not None:
            return True
        return any(block in self._part.ops for region in op.regions for block in region.blocks)

    def _act(self, op: Operation, state: State) -> Iterable[State]:
        return self._effects(op, state) if self._flow.acting[op] is Role.EFFECTS else self._unknown(op, state)

    def _step(self, op: Operation, state: State) -> Iterable[State]:
        role = self._flow.role.get(op)
        if role is Role.VIEW:
            result = op.results[0]
            return (state.named(result),) if self._flow.sources[result][0] in state.names else (state,)
        if role is Role.EFFECTS:
            return self._effects(op, state)
        if role is Role.SELECT:
            return self._select(op, state)
        if role is Role.DEALLOC:
            return self._dealloc(op, state)
        if role is Role.HELPER:
            return self._helper(op, state)
        if role is Role.CALL:
            return self._call(op, state)
        if role is Role.UNKNOWN:
            return self._unknown(op, state)
        return self._other(op, state)

    def _unknown(self, op: Operation, state: State) -> Iterable[State]:
        if any(operand.value in state.names for operand in op.operands):
            self._use(op, state, certain=False)
            return (self._escaped(op, state),)
        return (state,)

    def _other(self, op: Operation, state: State) -> Iterable[State]:
        """An operation without buffer operands, which may still capture an address."""
        if op.name != "arith.cmpi" and any(is_address(o.value) and o.value in state.names for o in op.operands):
            return (self._escaped(op, state),)
        return (state,)

    def _escaped(self, op: Operation, state: State) -> State:
        if state.status is Status.LIVE:
            self.summary.escapes[op] = None
        return state.doubted("escaped")

    def _effects(self, op: Operation, state: State) -> Iterable[State]:
        effects = self._flow.effects_of(op)
        for value in effects.used:
            if value in state.names:
                self._use(op, state)
            elif value in self._part.names and value not in self._direct:
                count(self.summary.uses, op, violating=False)
        for value in effects.freed:
            state = self._free(op, value, state)
        if any(value in state.names for value in effects.captured):
            state = self._escaped(op, state)
        if not self._flow.helpers and any(is_address(o.value) and o.value in state.names for o in op.operands):
            state = self._escaped(op, state)
        return self._allocated(op, state) if op is self._site.op else (state,)

    def _allocated(self, op: Operation, state: State) -> Iterable[State]:
        value = self._site.value
        if state.status is not Status.ABSENT:
            # The tracked buffer is from an earlier execution of the allocation.
            return (state.moved(state.names - {value}, state.facts),)
        tracked = State(Status.LIVE, frozenset((value,)), state.facts, path=state.path)
        if self._site.origin is Origin.CALL:
            flag = ownership_flag(op, value)
            if flag is not None:
                tracked = self._conditions.assume(tracked, flag, True)
        return (tracked,) if self._once else (state, tracked)

    def _call(self, op: Operation, state: State) -> Iterable[State]:
        if any(operand.value in state.names for operand in op.operands):
            self._use(op, state, certain=False)
            states = self._conditions.given_back(state.doubted("called"), op)
        else:
            states = [state]
        return [one for each in states for one in self._allocated(op, each)] if op is self._site.op else states

    def _select(self, op: Operation, state: State) -> Iterable[State]:
        if not is_memref(op.results[0].type):
            return (state,)
        condition, first, second = (operand.value for operand in op.operands)
        if (first in state.names) is (second in state.names):
            return (state.named(op.results[0]),) if first in state.names else (state,)
        found: list[State] = []
        for one, known in self._conditions.split(state, condition, 2):
            for outcome in (True, False) if known is None else (known,):
                chosen = self._conditions.assume(one, condition, outcome) if known is None else one
                found.append(chosen.named(op.results[0]) if (first if outcome else second) in state.names else chosen)
        return found

    def _use(self, op: Operation, state: State, *, certain: bool = True) -> None:
        """`certain`: whether `op` reads or writes whenever it runs."""
        violating = state.status is Status.FREED
        count(self.summary.uses, op, violating=violating, freed_at=state.freed_at)
        if violating and not certain:
            self.summary.uses[op].valid += 1

    def _free(self, op: Operation, value: Value, state: State) -> State:
        if value not in state.names:
            if value in self._part.names and value not in self._direct:
                count(self.summary.frees, op, violating=False)
                count(self.summary.unowned, op, violating=False)
            return state
        violating = state.status is Status.FREED
        count(self.summary.frees, op, violating=violating, freed_at=state.freed_at)
        if not self._site.is_owned:
            count(self.summary.unowned, op, violating=True)
        return state if violating else state.freed(op)

    # Deallocations with conditions

    def _dealloc(self, op: Operation, state: State) -> Iterable[State]:
        group = self._flow.knowledge.operand_group
        buffers, conditions, retained = group(op, "memrefs"), group(op, "conditions"), group(op, "retained")
        found: list[State] = []
        for one, owning in self._owning(state, buffers, conditions):
            after = one
            is_retained = any(value in one.names for value in retained)
            if owning is not None and not is_retained:
                after = self._free(op, buffers[owning], one)
            else:
                count(self.summary.frees, op, violating=False)
            pairs = zip(op.results, retained, strict=False)
            answers: dict[Value, bool] = {answer: owning is not None for answer, value in pairs if value in one.names}
            found.append(_answered(after, answers))
        return found

    def _helper(self, op: Operation, state: State) -> Iterable[State]:
        helper = self._flow.helpers[op]
        found: list[State] = []
        if any(operand.value in state.names for operand in op.operands):
            # The buffer is one of the memrefs with the arguments.
            self._use(op, state, certain=False)
        for one, owning in self._owning(state, helper.buffers, helper.conditions):
            is_retained = any(value in one.names for value in helper.retained)
            answers: dict[Value, bool] = {}
            for at, answer in helper.frees:
                if at < len(helper.buffers) and helper.buffers[at] in one.names:
                    answers[answer] = at == owning and not is_retained
            for at, answer in helper.owned:
                if at < len(helper.retained) and helper.retained[at] in one.names:
                    answers[answer] = owning is not None
            found.append(_answered(one, answers))
        return found

    def _owning(
        self, state: State, buffers: Sequence[Value], conditions: Sequence[Value]
    ) -> Iterator[tuple[State, int | None]]:
        """Splits of `state`, each with the position of the first alias in `buffers` whose condition holds, or None."""
        open_: list[State] = [state]
        for at, (value, condition) in enumerate(zip(buffers, conditions, strict=False)):
            if value not in state.names:
                continue
            still: list[State] = []
            for one in open_:
                for split, known in self._conditions.split(one, condition):
                    if known is not False:
                        yield split, at
                    if known is not True:
                        still.append(split)
            open_ = still
        for one in open_:
            yield one, None

    # Ends

    def _end(self, terminator: Operation, state: State) -> None:
        """Record the end of a path, if `terminator` leaves the function."""
        if state.status is Status.ABSENT or not self._flow.knowledge.is_region_terminator(terminator):
            return
        returned = self._is_returned(terminator, state)
        if state.status is Status.FREED:
            self.summary.freed += 1
            if any(operand.value in state.names for operand in terminator.operands):
                count(self.summary.returned_freed, terminator, violating=True, freed_at=state.freed_at)
        elif returned or "escaped" in state.doubts or not self._site.is_owned:
            self.summary.escaped += 1
            if not self._site.is_owned:
                count(self.summary.returned_borrowed, terminator, violating=returned)
            elif not returned:
                self.summary.may_leak = True
        else:
            self.summary.leaks.append((terminator, state))

    def _is_returned(self, terminator: Operation, state: State) -> bool:
        buffers = [operand.value for operand in terminator.operands if is_memref(operand.value.type)]
        flags = [operand.value for operand in terminator.operands][-len(buffers) :] if buffers else []
        has_flags = len(terminator.operands) >= 2 * len(buffers) and all(flag.type is I1 for flag in flags)
        for at, buffer in enumerate(buffers):
            if buffer in state.names and not (has_flags and self._conditions.value_of(state, flags[at]) is False):
                return True
        return False


def decided_blocks(flow: Flow, budget: Budget) -> dict[Block, State]:
    """For blocks of the function's body that all paths enter with the same facts about conditions: these facts."""
    body = flow.function.regions[0]
    scout = Tracker(flow, Site(Value(I1), Origin.GLOBAL), budget)
    scout.follow_conditions({value for value in walk_values(flow.function) if value.type is I1})
    try:
        return scout.decided_blocks(body)
    except TooManyPaths:
        return {}


def _answered(state: State, answers: dict[Value, bool]) -> State:
    return state.with_facts({**state.facts, **answers}) if answers else state
