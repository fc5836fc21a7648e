"""Outcomes of functions: what callers see of what each does, as values; and facts of a function that calls others, by
the outcomes of these."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from enum import Enum
from typing import NamedTuple

from ...ir.attributes import SymbolRefAttr, TypeAttr
from ...ir.graph import Operation, Value
from ...ir.records import dataclass
from ...ir.types import FunctionType, is_memref
from ...ods.knowledge import Knowledge
from ..calls.argument_facts import ArgumentFacts, Event, EventKind
from ..calls.awaited_work import AwaitedWork
from ..calls.bodies import Bodies
from ..calls.call_facts import CallFacts, Reach, has_outlived
from ..calls.call_targets import certain_callee
from ..dataflow.buffer_flow import Flow
from ..dataflow.container_contents import ContainerContents
from ..dataflow.operation_facts import OperationFacts, may_be_work


class Freed(Enum):
    ALWAYS = "always"
    SOMETIMES = "sometimes"
    UNLESS_GIVEN_BACK = "unless given back"
    """On each path, or it is the one result that may be an argument."""


class ConditionalFree(NamedTuple):
    """An argument that is freed where another one, an `i1`, has a certain value, and nowhere else."""

    argument: int
    """Its position."""
    condition: int
    """That of the `i1`."""
    value: bool
    is_spared: bool
    """Whether it is not even used where the `i1` has the other value."""


@dataclass(frozen=True)
class Outcome:
    """Effects of a function that its callers see."""

    freed: tuple[tuple[int, Freed], ...] = ()
    """Arguments that it frees, by position, ascending."""
    conditions: tuple[ConditionalFree, ...] = ()
    """Of those that it frees on some of its paths, by position, ascending."""
    lent: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """Results that are one of its arguments, by position, with the positions of these; all ascending."""
    mixed: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """The same of results that may be buffers of their own instead, or become such: the pipeline lets public functions
    return copies."""
    borrowed: tuple[int, ...] = ()
    """Other results that may belong to somebody else: globals, or arguments on some paths; ascending."""
    captured: tuple[int, ...] = ()
    """Arguments that are stored, left to work that goes on, or freed if a function without a body gives them back."""
    stored: tuple[int, ...] = ()
    """Those that are put where they are found afterwards, or given to a function that may be any of several."""
    unknown: tuple[int, ...] = ()
    """Arguments that are given to an operation of which nothing is known."""
    work: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """Arguments on which work may go on, by position, with the results that represent that; all ascending."""
    led_to: tuple[tuple[int, tuple[int, ...]], ...] = ()
    """Arguments that other results lead to in another form than as a buffer, by position, with these; all ascending."""
    awaited: tuple[int, ...] = ()
    """Arguments that represent work which is over when the function returns."""
    returns: bool = True


NOTHING = Outcome()
"""That of a function that keeps the convention at function boundaries, or of which nothing is known."""
ENDLESS = Outcome(returns=False)
"""That of a function which never returns; where all functions begin that call each other."""
OutcomeLookup = Callable[[str], Outcome]


def callee_of(call: Operation, knowledge: Knowledge) -> tuple[str, int]:
    """The symbol of the function called, and which operand is its first argument.

    The symbol is empty where a value says which it is, and for symbols in other modules.
    """
    symbol, first = certain_callee(call, knowledge)
    return symbol.root if symbol is not None and not symbol.nested else "", first


@dataclass(frozen=True)
class OutcomeEffects:
    """Effects of the functions called, by name, as placements ask for them."""

    knowledge: Knowledge
    outcomes: OutcomeLookup
    has_outcome: Callable[[str], bool]
    """Whether a function of that name was looked at; nothing is known of others."""

    def frees(self, call: Operation, position: int) -> bool:
        name, first = callee_of(call, self.knowledge)
        return any(first + argument == position for argument, _ in self.outcomes(name).freed)

    def outlives(self, call: Operation, position: int) -> bool:
        name, first = callee_of(call, self.knowledge)
        outcome, argument = self.outcomes(name), position - first
        return argument in outcome.captured or any(argument == one for one, _ in outcome.work)

    def captures(self, call: Operation, position: int) -> bool:
        name, first = callee_of(call, self.knowledge)
        outcome = self.outcomes(name)
        is_captured = self.frees(call, position) or self.outlives(call, position) or position - first in outcome.unknown
        return is_captured or not self.has_outcome(name)

    def given_back(self, call: Operation, position: int) -> Sequence[Value]:
        del position
        return call.results


class _AwaitedWork(AwaitedWork):
    """Of one function, where calls wait for what outcomes say."""

    def __init__(self, bodies: Bodies, outcomes: OutcomeLookup) -> None:
        super().__init__(bodies)
        self._outcomes = outcomes

    def ends(self, call: Operation, position: int) -> bool:
        name, first = callee_of(call, self._bodies.knowledge)
        return not self._facts.runs_later(call) and position - first in self._outcomes(name).awaited


class _OutcomeFacts(CallFacts):
    """Of one function, where calls do what outcomes say."""

    def __init__(self, function: Operation, knowledge: Knowledge, outcomes: OutcomeLookup) -> None:
        super().__init__(function, knowledge, _unknown)
        self._outcomes = outcomes
        self._awaited = _AwaitedWork(self._bodies, outcomes)

    def contents(self, function: Operation) -> ContainerContents:
        """Of containers of which it is certain what each load returns: findings follow no others."""
        return ContainerContents.of(self._bodies.graph(function), self._facts, holds=False)

    def _called(self, reach: Reach, call: Operation, position: int) -> None:
        super()._called(reach, call, position)
        name, first = callee_of(call, self.knowledge)
        outcome, argument, value = self._outcomes(name), position - first, call.operands[position].value
        for kind, is_done in (
            (EventKind.STORED, argument in outcome.stored or self._may_be_any(call, value)),
            (EventKind.UNAWAITED, argument in outcome.captured and argument not in outcome.stored),
            (EventKind.UNKNOWN, argument in outcome.unknown),
            (EventKind.FREED, any(argument == one for one, _ in outcome.freed)),
        ):
            if is_done:
                self._happens(reach, kind, call)
        for one, results in outcome.work:
            for result in results if one == argument else ():
                self._got(reach, call, value, result, is_work=True)
        for result, arguments in (*outcome.lent, *outcome.mixed):
            if argument in arguments:
                self._got(reach, call, value, result, is_work=False)
        for one, results in outcome.led_to:
            for result in results if one == argument else ():
                self._got(reach, call, value, result, is_work=False)

    def _may_be_any(self, call: Operation, given: Value) -> bool:
        """Whether `call`, which is given a buffer, may run any of several functions."""
        return is_memref(given.type) and certain_callee(call, self.knowledge)[0] is None


def _unknown(_user: Operation, _symbol: SymbolRefAttr) -> None:
    return None


@dataclass(frozen=True)
class Leaving:
    """Arguments of a function that may be reached when it has returned; fields as of `Outcome`."""

    captured: tuple[int, ...] = ()
    stored: tuple[int, ...] = ()
    unknown: tuple[int, ...] = ()
    work: tuple[tuple[int, tuple[int, ...]], ...] = ()
    led_to: tuple[tuple[int, tuple[int, ...]], ...] = ()


_STAYS = Leaving()


def leaving_arguments(flow: Flow, outcomes: OutcomeLookup) -> Leaving:
    """Those that the function of `flow`, or what it calls, lets go."""
    if not _may_let_go(flow, outcomes):
        return _STAYS
    function = flow.function
    alone = _OutcomeFacts(function, flow.knowledge, outcomes)
    found = {
        one.index: alone.argument(function, one.index)
        for one in function.regions[0].blocks[0].args
        if is_memref(one.type)
    }

    def is_stored(events: Mapping[EventKind, Event]) -> bool:
        address = events.get(EventKind.ADDRESS_STORED)
        return EventKind.STORED in events or (address is not None and not flow.knowledge.is_call(address.op))

    captured = [at for at, one in found.items() if EventKind.FREED in one.events or has_outlived(one.events)]
    return Leaving(
        tuple(captured),
        tuple([at for at in captured if is_stored(found[at].events)]),
        tuple([at for at, one in found.items() if EventKind.UNKNOWN in one.events]),
        tuple([(at, tuple(sorted(one.work))) for at, one in found.items() if one.work]),
        tuple([(at, others) for at, one in found.items() if (others := _in_other_forms(function, one))]),
    )


def _in_other_forms(function: Operation, facts: ArgumentFacts) -> tuple[int, ...]:
    """The results that lead to an argument, are no buffers, and represent no work."""
    type_ = function.attribute("function_type")
    results = type_.type.results if isinstance(type_, TypeAttr) and isinstance(type_.type, FunctionType) else ()
    return tuple(
        sorted(at for at in facts.results if at < len(results) and not is_memref(results[at]) and at not in facts.work)
    )


def _may_let_go(flow: Flow, outcomes: OutcomeLookup) -> bool:
    """Whether an operation of the function may let go of something that it is given."""
    facts, knowledge = flow.facts, flow.knowledge
    first_of = {op.name: op for op in flow.graph.ops if op is not flow.function}
    outliving = {name for name in first_of if facts.may_outlive(name)}
    if flow.contents.private_stores or (flow.frees and flow.calls):
        return True
    if any(effects.captured for effects in flow.effects.values()):
        return True
    if any(not facts.is_known(op) for op in first_of.values()):
        return True
    if any(
        facts.gives_address(op) or facts.starts_work(op) or facts.runs_later(op)
        for op in (flow.graph.ops if outliving else ())
        if op.name in outliving
    ):
        return True
    called = [(certain_callee(call, knowledge)[0], outcomes(callee_of(call, knowledge)[0])) for call in flow.calls]
    return any(symbol is None or one.captured or one.unknown or one.work or one.led_to for symbol, one in called)


def awaited_arguments(function: Operation, facts: OperationFacts, outcomes: OutcomeLookup) -> tuple[int, ...]:
    """The arguments that represent work which the function certainly waits for; ascending."""
    entry = function.regions[0].blocks[0]
    return tuple([one.index for one in entry.args if may_be_work(one) and _is_awaited(one, facts, outcomes)])


def _is_awaited(token: Value, facts: OperationFacts, outcomes: OutcomeLookup) -> bool:
    for use in token.uses:
        op = use.owner
        if op.parent is not token.parent_block:
            continue
        name, first = callee_of(op, facts.knowledge) if facts.knowledge.is_call(op) else ("", 0)
        if (use.index - first in outcomes(name).awaited and not facts.runs_later(op)) or facts.ends_work(op):
            return True
    return False
