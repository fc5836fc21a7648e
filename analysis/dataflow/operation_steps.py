"""Steps of one buffer through single operations: what each does to the state, and what is recorded of it."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...ir.graph import Operation, Value
from ...ir.types import FunctionType, is_memref
from .buffer_flow import Flow, is_address
from .operation_facts import Carrier, carrier_of
from .outcome import PathSummary, count
from .places import Release, bits
from .sites import Decision, Origin, Role, Site
from .state import Conditions, State, Status, ownership_flag


class OperationSteps:
    """For the buffer of one site; `summary` collects what happens to it."""

    def __init__(self, flow: Flow, site: Site, others: int = 0) -> None:
        """`others`: aliases of the buffer that may show another one."""
        self._flow = flow
        self.site = site
        self.conditions = Conditions(flow)
        self._others = others
        self._set_of = flow.names.set_of
        self.summary = PathSummary(site)
        self._has_carriers = not flow.names.only_buffers
        self._has_work = flow.names.has_work

    def _is(self, value: Value, state: State) -> bool:
        number = self._flow.names.number.get(value)
        return number is not None and bool(state.names >> number & 1)

    def _has_any(self, op: Operation, state: State) -> bool:
        return bool(self._flow.names.operands_of(op).names & state.names)

    def step(self, op: Operation, state: State) -> Iterable[State]:
        """Through an operation without regions."""
        held = self._flow.contents.held.get(op, ())
        if any(self._is(value, state) for value in held):
            found = state.named(self._set_of(op.results))
            return [after for one in (found, state) for after in self._stepped(op, one)]
        if self._has_carriers and state.names:
            state = self._carried(op, state)
            if self._has_work:
                return [self.waited(op, one) for one in self._stepped(op, state)]
        return self._stepped(op, state)

    def _stepped(self, op: Operation, state: State) -> Iterable[State]:
        stored = self._flow.contents.loaded.get(op)
        if stored is not None and self._is(stored, state):
            state = state.named(self._set_of(op.results))
        role = self._flow.role(op)
        if role is Role.VIEW:
            source = self._flow.shown(op)
            is_shown = source is not None and self._is(source, state)
            return (state.named(self._set_of(op.results[:1])),) if is_shown else (state,)
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
            return self.unknown(op, state)
        return self._other(op, state)

    def around(self, op: Operation, state: State) -> Iterable[State]:
        """The effects that an operation with regions has by itself: those of linalg above all."""
        if self._flow.knowledge.region_branch(op) is not None:
            return (self.started(op, state),)
        if self._has_carriers:
            state = self.started(op, self._carried(op, state))
        role = self._flow.role(op)
        if role is Role.EFFECTS:
            return self._effects(op, state)
        return self.unknown(op, state) if role is Role.UNKNOWN else (state,)

    def unknown(self, op: Operation, state: State) -> Iterable[State]:
        """Through an operation of which nothing is known, or which hands its operands on in an unknown way."""
        if self._has_any(op, state):
            self._use(op, state, certain=False)
            return (self._escaped(op, state),)
        return (state,)

    def _other(self, op: Operation, state: State) -> Iterable[State]:
        """An operation without buffer operands, which may still capture an address."""
        return (self._escaped(op, state),) if op.name != "arith.cmpi" and self._has_address(op, state) else (state,)

    def _has_address(self, op: Operation, state: State) -> bool:
        """Whether `op` is given an address of the buffer, by which others may find it."""
        places = self._flow.names.operands_of(op).of(state.names)
        given = (op.operands[place].value for place in places)
        return any(is_address(value) and self._flow.facts.gets_out(value) for value in given)

    def _carried(self, op: Operation, state: State) -> State:
        """With the names that `op` adds in other forms than as a view; tensors and pointers to the buffer are uses."""
        names = self._flow.names
        places = names.operands_of(op).of(state.names)
        if not places:
            return state
        added = 0
        for place in places:
            value = op.operands[place].value
            if names.is_work(value) and self._flow.facts.starts_work(op):
                # What waits for it may not use the buffer itself; a group, or a tag, represents the same work.
                added |= self._set_of(one for one in names.derived(op, value) if one in op.operand_values)
                continue
            if carrier_of(value.type) in (Carrier.TENSOR, Carrier.HANDLE) and not names.is_work(value):
                self._use(op, state, certain=self._flow.facts.accesses(op, value))
            added |= self._set_of(names.derived(op, value))
        # Whether one of these is that buffer is found out when the program runs.
        open_ = self._set_of(result for result in op.results if result in names.compared or result in names.flagged)
        is_plain = self._flow.role(op) not in (Role.VIEW, Role.SELECT)
        return state.named(added & ~open_) if is_plain else state

    def _escaped(self, op: Operation, state: State) -> State:
        if state.status is Status.LIVE:
            self.summary.escapes[op] = None
        return state.doubted("escaped")

    def _effects(self, op: Operation, state: State) -> Iterable[State]:
        effects = self._flow.effects_of(op)
        places = self._flow.names.operands_of(op)
        if not places.names & (state.names | self._others):
            # Neither uses it nor frees it, nor hands it on.
            return self._allocated(op, state) if op is self.site.op else (state,)
        used, captured = self._flow.used_and_captured(op)
        for place in used.of(state.names | self._others):
            if self._is(effects.used[place], state):
                self._use(op, state)
            else:
                count(self.summary.uses, op, violating=False)
        for value in effects.freed:
            state = self._free(op, value, state)
        if captured.names & state.names:
            state = self._escaped(op, state)
        if not self._flow.helpers and self._has_address(op, state):
            state = self._escaped(op, state)
        return self._allocated(op, state) if op is self.site.op else (state,)

    def _allocated(self, op: Operation, state: State) -> Iterable[State]:
        own = self._set_of((self.site.value,))
        if state.status is not Status.ABSENT:
            # The tracked buffer is from an earlier execution of the allocation.
            return (state.moved(state.names & ~own, state.facts),)
        tracked = State(Status.LIVE, own, state.facts, path=state.path)
        if self.site.origin is Origin.CALL:
            flag = ownership_flag(self._flow, op, self.site.value)
            if flag is not None:
                tracked = self.conditions.assume(tracked, flag, True)
        return (tracked,) if self._flow.nesting.runs_once(op) else (state, tracked)

    def _call(self, op: Operation, state: State) -> Iterable[State]:
        states = [state]
        if any(self._is(value, state) for value in self._flow.contents.called.get(op, ())):
            # Found in a container.
            self._use(op, state, certain=False)
        if self._has_any(op, state):
            known = self._flow.known
            if op in known.endless:
                return ()
            taken, maybe = known.takes.get(op, ()), known.may_take.get(op, ())
            if not any(self._is(value, state) for value in taken) and not self._is_spared(op, state):
                self._use(op, state, certain=False)
            for value in taken:
                state = self._free(op, value, state)
            if _may_be_any_function(op) or any(self._is(value, state) for value in known.stored.get(op, ())):
                state = self._escaped(op, state)
            states = [state.doubted("called")]
            for value in maybe:
                states = [after for one in states for after in self._may_free(op, value, one)]
            states = [after for one in states for after in self.conditions.given_back(one, op)]
            for result, operands, is_lent in known.given_back(op):
                states = [after for one in states for after in self._given_back(result, operands, one, is_lent=is_lent)]
        return [one for each in states for one in self._allocated(op, each)] if op is self.site.op else states

    def _is_spared(self, call: Operation, state: State) -> bool:
        """Whether `call`, which may free the buffer elsewhere, does nothing with it on this path."""
        known = self._flow.known.decided.get(call, {})
        named = [call.operands[place].value for place in self._flow.names.operands_of(call).of(state.names)]
        return all(
            (one := known.get(value)) is not None
            and one.is_spared
            and self.conditions.value_of(state, one.condition) is (not one.value)
            for value in named
        )

    def _may_free(self, op: Operation, value: Value, state: State) -> Iterable[State]:
        if not self._is(value, state):
            return (state,)
        decided = self._flow.known.decided.get(op, {}).get(value)
        if decided is not None:
            return self._freed_where(op, value, state, decided)
        count(self.summary.frees, op, violating=False)
        freed = self._free(op, value, state)
        if not self.site.is_owned:
            self.summary.unowned[op].valid += 1
        return (state,) if freed is state else (state, freed)

    def _freed_where(self, op: Operation, value: Value, state: State, decision: Decision) -> Iterator[State]:
        """States after `op` has freed `value` where that is decided."""
        condition, wanted = decision.condition, decision.value
        is_open = self.conditions.value_of(state, condition) is None
        for one, known in self.conditions.split(state, condition, 2):
            for outcome in (True, False) if known is None else (known,):
                chosen = self.conditions.assume(one, condition, outcome) if known is None else one
                chosen = chosen.chosen(condition, outcome)
                if outcome is wanted:
                    yield self._free(op, value, chosen)
                    continue
                if is_open:
                    count(self.summary.frees, op, violating=False)
                    if not self.site.is_owned:
                        count(self.summary.unowned, op, violating=False)
                yield chosen

    def _given_back(self, result: Value, operands: Sequence[Value], state: State, *, is_lent: bool) -> Iterable[State]:
        """States in which `result` is one of `operands`, or may be."""
        same = sum(self._is(value, state) for value in operands)
        if not same:
            return (state,)
        named = state.named(self._set_of((result,)))
        if is_lent:
            return (named,) if same == len(operands) else (state, named)
        call = result.defining_op
        if call is not None and any(self._is(value, state) for value in self._flow.known.moved.get(call, ())):
            return (state,) if state.freed_at is call else (named,)
        return (state, named)

    def _select(self, op: Operation, state: State) -> Iterable[State]:
        if not is_memref(op.results[0].type):
            return (state,)
        condition, first, second = (operand.value for operand in op.operands)
        is_first, is_second = self._is(first, state), self._is(second, state)
        result = self._set_of(op.results)
        if is_first is is_second:
            return (state.named(result),) if is_first else (state,)
        found: list[State] = []
        for one, known in self.conditions.split(state, condition, 2):
            for outcome in (True, False) if known is None else (known,):
                chosen = self.conditions.assume(one, condition, outcome) if known is None else one
                found.append(chosen.named(result) if (is_first if outcome else is_second) else chosen)
        return found

    def _use(self, op: Operation, state: State, *, certain: bool = True) -> None:
        """`certain`: whether `op` reads or writes whenever it runs."""
        violating = state.status is Status.FREED
        count(self.summary.uses, op, violating=violating, freed_at=state.freed_at)
        if violating and not certain:
            self.summary.uses[op].valid += 1

    def _free(self, op: Operation, value: Value, state: State) -> State:
        if not self._is(value, state):
            if self._set_of((value,)) & self._others:
                count(self.summary.frees, op, violating=False)
                count(self.summary.unowned, op, violating=False)
            return state
        violating = state.status is Status.FREED
        count(self.summary.frees, op, violating=violating, freed_at=state.freed_at)
        if not self.site.is_owned:
            count(self.summary.unowned, op, violating=True)
        if self._has_work and not violating:
            self._check_work(op, value, state)
        return state if violating else state.freed(op)

    # Work that goes on

    def started(self, op: Operation, state: State) -> State:
        """`state` behind `op`, whose regions may run later: its token represents that, if they use the buffer."""
        names = self._flow.names
        if not self._has_work or not names.captured_later.get(op, 0) & state.names:
            return state
        return state.named(self._set_of(op.results[:1]))

    def waited(self, op: Operation, state: State) -> State:
        """`state` behind `op`, unless that starts more work: it waits for all work that it is given."""
        over = state.names & self._flow.names.awaited_by(op)
        if not over or self._flow.facts.starts_work(op):
            return state
        return state.moved(state.names & ~over, state.facts)

    def _check_work(self, op: Operation, value: Value, state: State) -> None:
        """Record whether work goes on where `op` frees the buffer."""
        names = self._flow.names
        root = names.root(value)
        over = names.awaited_by(op)
        for around in op.ancestors() if names.captured_later else ():
            if around in names.captured_later:
                # It runs when what it waits for is over, and is that work itself.
                over |= names.awaited_by(around) | self._set_of(around.results[:1])
        open_ = [names.values[number] for number in bits(state.names & ~over)]
        going_on = [one for one in open_ if names.is_work(one) and names.root(one) is not root]
        starts = [start for one in going_on if (start := one.defining_op) is not op]
        count(self.summary.unawaited, op, violating=bool(starts), freed_at=starts[0] if starts else None)

    # Deallocations with conditions

    def _dealloc(self, op: Operation, state: State) -> Iterable[State]:
        release = self._flow.release(op)
        found: list[State] = []
        for one, owning in self._owning(state, release):
            after = one
            retained = release.retained_at.of(one.names)
            if owning is not None and not retained:
                after = self._free(op, release.buffers[owning], one)
                if self._may_be_any(release.retained):
                    found.append(one)
            elif one.status is not Status.ABSENT or release.buffers_at.names & self._others:
                count(self.summary.frees, op, violating=False)
            answers: dict[Value, bool] = {op.results[at]: owning is not None for at in retained if at < len(op.results)}
            found.append(_answered(after, answers))
        return found

    def _may_be_any(self, values: Sequence[Value]) -> bool:
        """Whether the buffer, an argument, may be one of `values`, of which none is a name of it: callers may pass it
        twice."""
        if self.site.origin is not Origin.ARGUMENT:
            return False
        own = {site.value for site in self._flow.sites if site.is_owned}
        return any(self._flow.names.root(one) not in own for one in values)

    def _helper(self, op: Operation, state: State) -> Iterable[State]:
        helper, release = self._flow.helpers[op], self._flow.release(op)
        found: list[State] = []
        if self._has_any(op, state):
            # The buffer is one of the memrefs with the arguments.
            self._use(op, state, certain=False)
        for one, owning in self._owning(state, release):
            given, retained = set(release.buffers_at.of(one.names)), set(release.retained_at.of(one.names))
            answers: dict[Value, bool] = {}
            for at, answer in helper.frees if given else ():
                if at in given:
                    answers[answer] = at == owning and not retained
            for at, answer in helper.owned if retained else ():
                if at in retained:
                    answers[answer] = owning is not None
            found.append(_answered(one, answers))
        return found

    def _owning(self, state: State, release: Release) -> Iterator[tuple[State, int | None]]:
        """Splits of `state`, each with the position of the first released alias whose condition holds, or None."""
        open_: list[State] = [state]
        for at, condition in release.conditions_of(state.names):
            still: list[State] = []
            for one in open_:
                for split, known in self.conditions.split(one, condition):
                    if known is not False:
                        yield split, at
                    if known is not True:
                        still.append(split)
            open_ = still
        for one in open_:
            yield one, None

    # Ends

    def end(self, terminator: Operation, state: State) -> None:
        """Record the end of a path, if `terminator` leaves the function."""
        if state.status is Status.ABSENT or not self._flow.knowledge.is_region_terminator(terminator):
            return
        returned = self._is_returned(terminator, state)
        self.summary.returned += returned
        if state.status is Status.FREED:
            self.summary.freed += 1
            if self._has_any(terminator, state):
                count(self.summary.returned_freed, terminator, violating=True, freed_at=state.freed_at)
        elif returned or "escaped" in state.doubts or not self.site.is_owned:
            self.summary.escaped += 1
            if not self.site.is_owned:
                count(self.summary.returned_borrowed, terminator, violating=returned)
            elif not returned:
                self.summary.may_leak = True
        else:
            self.summary.leaks.append((terminator, state))

    def passed_on(self, terminator: Operation, state: State) -> State:
        """`state` behind a terminator that may take the buffer over, to give it to who waits for it, as `async.yield`.

        What waits is no name of the buffer where only buffers are followed: the path ends there as by a return.
        """
        if self._has_carriers or not self.site.is_owned or state.status is Status.ABSENT:
            return state
        if not any(self._is(value, state) for value in self._flow.facts.taken(terminator)):
            return state
        if state.status is Status.FREED:
            count(self.summary.returned_freed, terminator, violating=True, freed_at=state.freed_at)
            return state
        self.summary.returned += 1
        self.summary.escaped += 1
        return State(Status.ABSENT, 0, state.facts, path=state.path)

    def _is_returned(self, terminator: Operation, state: State) -> bool:
        flags = self._flow.returned_with(terminator)
        for place in self._flow.names.operands_of(terminator).of(state.names):
            buffer = terminator.operands[place].value
            if is_memref(buffer.type):
                flag = flags.get(place)
                if flag is None or self.conditions.value_of(state, flag) is not False:
                    return True
        return False


def _answered(state: State, answers: dict[Value, bool]) -> State:
    return state.with_facts({**state.facts, **answers}) if answers else state


def _may_be_any_function(call: Operation) -> bool:
    """Whether a value says which function `call` runs, and that may be one of several."""
    if not call.operands:
        return False
    callee, *_ = call.operand_values
    if not isinstance(callee.type, FunctionType):
        return False
    made = callee.defining_op
    return made is None or bool(made.operands or made.regions)
