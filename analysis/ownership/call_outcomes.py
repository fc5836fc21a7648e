"""Outcomes of functions: what a call of one does to buffers that it is given, as a value that its callers ask for.

Of one function alone, from the paths of its buffers (`function_memory`), with the outcomes of those that it calls. The
pass asks `CallFacts`, which tells no paths apart.
"""

from __future__ import annotations

from collections.abc import Container, Iterator, Mapping, Sequence
from itertools import chain

from ...ir.graph import BlockArgument, Operation, OpResult, Value
from ...ir.records import dataclass, field
from ...ir.source import Span
from ...ir.symbol_names import is_private, symbol_name
from ...ir.types import is_memref
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.parser.fact_cache import FactKey
from ..dataflow.buffer_flow import Flow
from ..dataflow.call_results import CallResult, CallResults, ResultKind
from ..dataflow.operation_facts import may_be_work
from ..dataflow.outcome import PathSummary
from ..dataflow.sites import Decision, KnownCalls, Origin
from ..dataflow.summaries import Summaries
from ..spans import functions_with_buffers, name_span, readable_functions
from .function_memory import FunctionMemory, memory_of, memory_of_function
from .outcomes import (
    ENDLESS,
    NOTHING,
    ConditionalFree,
    Freed,
    Outcome,
    OutcomeLookup,
    awaited_arguments,
    callee_of,
    leaving_arguments,
)


@dataclass(frozen=True)
class FreePlace:
    """The first place at which a function frees an argument. `callee`: by a call, of whose argument `position`."""

    span: Span
    """In the text of the item."""
    callee: str = ""
    position: int = 0


@dataclass(frozen=True)
class LocalOutcome:
    """Of one function, where what it calls has the outcome `NOTHING`."""

    name: str
    outcome: Outcome
    callees: tuple[str, ...]
    """The functions that it hands buffers or work to, or gets buffers from; each once."""


LOCAL_OUTCOMES = FactKey["tuple[LocalOutcome, ...]"]("local outcomes", is_plain=True)


def local_outcomes(item: Item, knowledge: Knowledge) -> tuple[LocalOutcome, ...]:
    """Of the functions of `item` that are given buffers, or work, or make them; cached with the item."""
    return item.parsed.facts.get(LOCAL_OUTCOMES, knowledge, _local_outcomes, item, knowledge)


def _local_outcomes(item: Item, knowledge: Knowledge) -> tuple[LocalOutcome, ...]:
    found: list[LocalOutcome] = []
    for memory in (*memory_of(item, knowledge), *_memories_of_work(item, knowledge)):
        name, outcome = symbol_name(memory.function), outcome_of(memory)
        callees = dict.fromkeys(callee_of(call, knowledge)[0] for call in (*memory.flow.calls, *_handing_on(memory)))
        callees.pop("", None)
        if name:
            found.append(LocalOutcome(name, outcome, tuple(callees)))
    return tuple(found)


def _memories_of_work(item: Item, knowledge: Knowledge) -> Iterator[FunctionMemory]:
    """Of functions without buffers that may be given work to wait for."""
    for function in readable_functions(item):
        if any(map(may_be_work, function.regions[0].blocks[0].args)) and function not in functions_with_buffers(item):
            yield memory_of_function(function, knowledge)


def _handing_on(memory: FunctionMemory) -> list[Operation]:
    """Calls that are given what may represent work."""
    is_call = memory.flow.knowledge.is_call
    return [op for op in memory.flow.graph.ops if is_call(op) and any(map(may_be_work, op.operand_values))]


def memory_called(name: str, item: Item, knowledge: Knowledge) -> FunctionMemory:
    """The memory of the function `name`, which is in `item` and in `local_outcomes`."""
    every = chain(memory_of(item, knowledge), _memories_of_work(item, knowledge))
    return next(one for one in every if symbol_name(one.function) == name)


@dataclass(eq=False)
class CallingMemory:
    """Path summaries of one function with what its calls do."""

    memory: FunctionMemory
    freeing: Mapping[Operation, list[tuple[str, int]]] = field(default_factory=dict[Operation, "list[tuple[str, int]]"])
    """Calls that free, with the functions called and the arguments."""


def memory_with(local: FunctionMemory, outcomes: OutcomeLookup) -> CallingMemory:
    """`local` with what its calls do, by name of the function called."""
    flow, knowledge = local.flow, local.flow.knowledge
    takes: dict[Operation, list[Value]] = {}
    may_take: dict[Operation, list[Value]] = {}
    moved: dict[Operation, list[Value]] = {}
    decided: dict[Operation, dict[Value, Decision]] = {}
    results: dict[Operation, CallResults] = {}
    stored: dict[Operation, list[Value]] = {}
    endless: set[Operation] = set()
    led_to: dict[Operation, dict[int, list[OpResult]]] = {}
    started: dict[Operation, dict[int, list[OpResult]]] = {}
    freeing: dict[Operation, list[tuple[str, int]]] = {}
    for call in flow.calls:
        name, first = callee_of(call, knowledge)
        outcome = outcomes(name) if name else NOTHING
        for position, freed in outcome.freed:
            if first + position < len(call.operands):
                operand = call.operands[first + position].value
                (takes if freed is Freed.ALWAYS else may_take).setdefault(call, []).append(operand)
                if freed is Freed.UNLESS_GIVEN_BACK:
                    moved.setdefault(call, []).append(operand)
                freeing.setdefault(call, []).append((name, position))
        for one in outcome.conditions:
            if first + max(one.argument, one.condition) < len(call.operands):
                operand = call.operands[first + one.argument].value
                # Given twice, it may be freed for another argument, too.
                if call.operand_values.count(operand) == 1:
                    decision = Decision(call.operands[first + one.condition].value, one.value, is_spared=one.is_spared)
                    decided.setdefault(call, {})[operand] = decision
        captured = [call.operands[first + at].value for at in outcome.stored if first + at < len(call.operands)]
        if captured:
            stored[call] = captured
        given_back: dict[int, CallResult] = {}
        for kind, every in ((ResultKind.LENT, outcome.lent), (ResultKind.FLAGGED, outcome.mixed)):
            for at, arguments in every:
                given = tuple([first + argument for argument in arguments])
                if _fits(call, at, given):
                    given_back[at] = CallResult(kind, given)
        if given_back:
            results[call] = CallResults(given_back)
        if not outcome.returns:
            endless.add(call)
        for argument, every in outcome.work:
            _add_results(started, call, first + argument, every)
        for argument, every in (*outcome.work, *outcome.led_to):
            _add_results(led_to, call, first + argument, every)
    if not (takes or may_take or results or stored or endless or led_to):
        return CallingMemory(local)
    known = KnownCalls(takes, may_take, moved, decided, results, stored, endless, led_to, started)
    calling = Flow(flow.graph, flow.facts, known=known)
    return CallingMemory(FunctionMemory(local.function, calling, tuple(Summaries(calling).all())), freeing)


def _add_results(
    known: dict[Operation, dict[int, list[OpResult]]], call: Operation, position: int, results: Sequence[int]
) -> None:
    if position < len(call.operands) and all(at < len(call.results) for at in results):
        known.setdefault(call, {}).setdefault(position, []).extend(call.results[at] for at in results)


def _fits(call: Operation, result: int, given: tuple[int, ...]) -> bool:
    return result < len(call.results) and all(position < len(call.operands) for position in given)


def outcome_of(memory: FunctionMemory, outcomes: OutcomeLookup = lambda _: NOTHING) -> Outcome:
    """The outcome of the function, by the paths of its buffers; `outcomes`: of those that it calls."""
    ends = _ends(memory)
    if not ends:
        return ENDLESS
    freed: dict[int, Freed] = {}
    given_back: list[int] = []
    conditions: list[ConditionalFree] = []
    paths = Summaries(memory.flow)
    for position, summary in _of_arguments(memory):
        if summary.freed:
            freed[position] = Freed.SOMETIMES if summary.escaped else Freed.ALWAYS
            if 0 < summary.escaped == summary.returned and not summary.returned_freed:
                given_back.append(position)
            decided = paths.freed_where(summary.site) if summary.escaped else None
            if decided is not None:
                conditions.append(ConditionalFree(position, decided.argument.index, decided.value, decided.is_spared))
    lent, mixed = _given_back(memory, ends)
    moved = [one for one in given_back if one in mixed[0][1]] if len(mixed) == 1 and not lent else []
    freed.update(dict.fromkeys(moved, Freed.UNLESS_GIVEN_BACK))
    borrowed = places_of_borrowed(memory, moved) if memory.frees_by_hand else ()
    unowned = {*borrowed} - {position for position, _ in lent}
    leaving = leaving_arguments(memory.flow, outcomes)
    return Outcome(
        tuple(sorted(freed.items())),
        tuple(sorted(conditions)),
        lent,
        mixed,
        tuple(sorted(unowned)),
        tuple([position for position in leaving.captured if position not in freed]),
        leaving.stored,
        leaving.unknown,
        leaving.work,
        leaving.led_to,
        awaited_arguments(memory.function, memory.flow.facts, outcomes),
    )


def places_of_frees(calling: CallingMemory) -> dict[int, FreePlace]:
    """For each argument that the function frees: the first place."""
    found: dict[int, FreePlace] = {}
    names = calling.memory.flow.names
    position_of = calling.memory.flow.graph.position
    for position, summary in _of_arguments(calling.memory):
        if not summary.freed or not summary.frees:
            continue
        op = min(summary.frees, key=position_of.__getitem__)
        root = names.root(summary.site.value)
        reached = calling.freeing.get(op, ())
        _, first = callee_of(op, calling.memory.flow.knowledge)
        by_call = next((one for one in reached if names.root(op.operands[first + one[1]].value) is root), None)
        callee, argument = by_call or (reached[0] if reached else ("", 0))
        found[position] = FreePlace(name_span(op), callee, argument)
    return found


def places_of_borrowed(memory: FunctionMemory, moved: Container[int] = ()) -> dict[int, Span]:
    """For each result that may belong to somebody else: the first return of it.

    `moved`: arguments that callers have to give away, since the function frees them where it does not return them.
    """
    found: dict[int, Span] = {}
    given_away = {summary.site for position, summary in _of_arguments(memory) if position in moved}
    for summary in memory.summaries:
        if summary.site in given_away:
            continue
        for op, counts in summary.returned_borrowed.items():
            for operand in op.operands if counts.violating else ():
                if operand.value is summary.site.value:
                    found.setdefault(operand.index, name_span(op))
    return found


def _of_arguments(memory: FunctionMemory) -> Iterator[tuple[int, PathSummary]]:
    for summary in memory.summaries:
        value = summary.site.value
        if summary.site.origin is Origin.ARGUMENT and isinstance(value, BlockArgument):
            yield value.index, summary


def _ends(memory: FunctionMemory) -> list[Operation]:
    """The terminators that return from the function, or may."""
    flow = memory.flow
    lasts = [block.last for block in flow.nesting.order(memory.function.regions[0])]
    return [last for last in lasts if last is not None and not last.successors and _may_return(last, flow.knowledge)]


def _may_return(last: Operation, knowledge: Knowledge) -> bool:
    return knowledge.is_region_terminator(last) or knowledge.definition(last.name) is None


_GivenBack = tuple[tuple[int, tuple[int, ...]], ...]


def _given_back(memory: FunctionMemory, ends: list[Operation]) -> tuple[_GivenBack, _GivenBack]:
    """Results that are arguments, and those that may be."""
    keeps = is_private(memory.function) or memory.frees_by_hand
    lent: list[tuple[int, tuple[int, ...]]] = []
    mixed: list[tuple[int, tuple[int, ...]]] = []
    for position, operand in enumerate(ends[0].operands):
        if is_memref(operand.value.type):
            each = [_arguments(memory.flow, end, position) for end in ends]
            found = {argument for arguments, _ in each for argument in arguments}
            if found:
                is_lent = keeps and all(is_nothing_else for _, is_nothing_else in each)
                (lent if is_lent else mixed).append((position, tuple(sorted(found))))
    return tuple(lent), tuple(mixed)


def _arguments(flow: Flow, end: Operation, position: int) -> tuple[set[int], bool]:
    """The arguments that `end` may return at `position`, and whether it returns nothing else."""
    found: set[int] = set()
    is_nothing_else = True
    seen = set(end.operand_values[position : position + 1])
    for value in (pending := list(seen)):
        sources = flow.sources(value)
        made = value.defining_op
        if sources:
            pending += dict.fromkeys(source for source in sources if source not in seen)
            seen.update(sources)
            is_nothing_else = is_nothing_else and not _may_be_own(flow, value)
        elif isinstance(value, BlockArgument) and value.block is flow.function.regions[0].entry:
            found.add(value.index)
        elif made is None or made not in flow.known.endless:
            is_nothing_else = False
    return found, is_nothing_else and bool(seen)


def _may_be_own(flow: Flow, value: Value) -> bool:
    """Whether `value` is a result of a call that may be a buffer of its own, or an operand."""
    made = value.defining_op
    if made is None or made not in flow.known.given:
        return False
    return any(result is value and not is_lent for result, _, is_lent in flow.known.given_back(made))
