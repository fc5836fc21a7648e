"""Outcomes of functions: what a call of one does to buffers that it is given, as a value that its callers ask for.

Of one function alone, from the paths of its buffers (`function_memory`), with the outcomes of those that it calls. The
pass asks `CallFacts`, which tells no paths apart.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Mapping, Sequence
from enum import Enum

from ...ir.attributes import StringAttr, SymbolRefAttr
from ...ir.graph import BlockArgument, Operation, OpOperand, Value
from ...ir.records import dataclass, field
from ...ir.source import Span
from ...ir.symbol_names import is_private
from ...ir.types import is_memref
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.parser.fact_cache import FactKey
from ..calls.argument_facts import EventKind
from ..calls.call_facts import CallFacts
from ..calls.call_targets import certain_callee
from ..dataflow.buffer_flow import Flow
from ..dataflow.call_results import CallResult, CallResults, ResultKind
from ..dataflow.outcome import PathSummary
from ..dataflow.sites import KnownCalls, Origin
from ..dataflow.summaries import Summaries
from ..spans import name_span
from .function_memory import FunctionMemory, memory_of


class Freed(Enum):
    ALWAYS = "always"
    SOMETIMES = "sometimes"
    UNLESS_GIVEN_BACK = "unless given back"
    """On each path, or it is the one result that may be an argument."""


@dataclass(frozen=True)
class Outcome:
    """Effects of a function that its callers see."""

    freed: tuple[tuple[int, Freed], ...] = ()
    """Arguments that it frees, by position, ascending."""
    conditions: tuple[tuple[int, int, bool], ...] = ()
    """Those that it frees where an `i1` argument has a certain value, and nowhere else, by position, ascending; each
    with the position of the `i1`, and the value."""
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
    """Arguments that are put where they are found afterwards, or given to a function that may be any of several."""
    returns: bool = True


NOTHING = Outcome()
"""That of a function that keeps the convention at function boundaries, or of which nothing is known."""
ENDLESS = Outcome(returns=False)
"""That of a function which never returns; where all functions begin that call each other."""
OutcomeLookup = Callable[[str], Outcome]


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
    """The functions that it hands buffers to, or gets them from; each once, in text order."""


LOCAL_OUTCOMES = FactKey["tuple[LocalOutcome, ...]"]("local outcomes", is_plain=True)


def local_outcomes(item: Item, knowledge: Knowledge) -> tuple[LocalOutcome, ...]:
    """Of the functions of `item` that call others or whose outcome is not `NOTHING`; cached with the item."""
    return item.parsed.facts.get(LOCAL_OUTCOMES, knowledge, _local_outcomes, item, knowledge)


def _local_outcomes(item: Item, knowledge: Knowledge) -> tuple[LocalOutcome, ...]:
    found: list[LocalOutcome] = []
    for memory in memory_of(item, knowledge):
        name, outcome = name_of(memory.function), outcome_of(memory)
        callees = dict.fromkeys(callee_of(call, knowledge)[0] for call in memory.flow.calls)
        callees.pop("", None)
        if name and (callees or outcome != NOTHING):
            found.append(LocalOutcome(name, outcome, tuple(callees)))
    return tuple(found)


def name_of(function: Operation) -> str:
    """The symbol of `function`; empty if it has none."""
    name = function.properties.get("sym_name")
    return name.value if isinstance(name, StringAttr) else ""


def callee_of(call: Operation, knowledge: Knowledge) -> tuple[str, int]:
    """The symbol of the function called, and which operand is its first argument.

    The symbol is empty where a value says which it is, and for symbols in other modules.
    """
    symbol, first = certain_callee(call, knowledge)
    return symbol.root if symbol is not None and not symbol.nested else "", first


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
    decided: dict[Operation, dict[Value, tuple[Value, bool]]] = {}
    results: dict[Operation, CallResults] = {}
    stored: dict[Operation, list[Value]] = {}
    endless: set[Operation] = set()
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
        for position, condition, wanted in outcome.conditions:
            if first + max(position, condition) < len(call.operands):
                operand = call.operands[first + position].value
                # Given twice, it may be freed for another argument, too.
                if call.operand_values.count(operand) == 1:
                    decided.setdefault(call, {})[operand] = call.operands[first + condition].value, wanted
        kept = [call.operands[first + at].value for at in outcome.stored if first + at < len(call.operands)]
        if kept:
            stored[call] = kept
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
    if not (takes or may_take or results or stored or endless):
        return CallingMemory(local)
    known = KnownCalls(takes, may_take, moved, decided, results, stored, endless)
    calling = Flow(flow.graph, flow.facts, known=known)
    return CallingMemory(FunctionMemory(local.function, calling, tuple(Summaries(calling).all())), freeing)


def _fits(call: Operation, result: int, given: tuple[int, ...]) -> bool:
    return result < len(call.results) and all(position < len(call.operands) for position in given)


def outcome_of(memory: FunctionMemory, outcomes: OutcomeLookup = lambda _: NOTHING) -> Outcome:
    """The outcome of the function, by the paths of its buffers; `outcomes`: of those that it calls."""
    ends = _ends(memory)
    if not ends:
        return ENDLESS
    freed: dict[int, Freed] = {}
    given_back: list[int] = []
    conditions: list[tuple[int, int, bool]] = []
    paths = Summaries(memory.flow)
    for position, summary in _of_arguments(memory):
        if summary.freed:
            freed[position] = Freed.SOMETIMES if summary.escaped else Freed.ALWAYS
            if 0 < summary.escaped == summary.returned and not summary.returned_freed:
                given_back.append(position)
            decided = paths.freed_where(summary.site) if summary.escaped else None
            if decided is not None:
                conditions.append((position, decided[0].index, decided[1]))
    lent, mixed = _given_back(memory, ends)
    moved = [one for one in given_back if one in mixed[0][1]] if len(mixed) == 1 and not lent else []
    freed.update(dict.fromkeys(moved, Freed.UNLESS_GIVEN_BACK))
    borrowed = places_of_borrowed(memory, moved) if memory.frees_by_hand else ()
    unowned = {*borrowed} - {position for position, _ in lent}
    captured, stored = captured_arguments(memory.flow, OutcomeEffects(memory.flow.knowledge, outcomes))
    return Outcome(
        tuple(sorted(freed.items())),
        tuple(sorted(conditions)),
        lent,
        mixed,
        tuple(sorted(unowned)),
        tuple([position for position in captured if position not in freed]),
        stored,
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


@dataclass(frozen=True)
class OutcomeEffects:
    """Effects of the functions called, by name, as placements ask for them."""

    knowledge: Knowledge
    outcomes: OutcomeLookup

    def frees(self, call: Operation, position: int) -> bool:
        name, first = callee_of(call, self.knowledge)
        return any(first + argument == position for argument, _ in self.outcomes(name).freed)

    def outlives(self, call: Operation, position: int) -> bool:
        name, first = callee_of(call, self.knowledge)
        return position - first in self.outcomes(name).captured

    def stores(self, call: Operation, position: int) -> bool:
        """Whether operand `position` is put where it is found after the call."""
        name, first = callee_of(call, self.knowledge)
        return position - first in self.outcomes(name).stored

    def captures(self, call: Operation, position: int) -> bool:
        del call, position
        return True

    def given_back(self, call: Operation, position: int) -> Sequence[Value]:
        del position
        return call.results


def captured_arguments(flow: Flow, called: OutcomeEffects) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """The arguments that the function itself, or what it calls, stores, leaves to work that goes on, or frees under a
    name that a function gave it; and those of them that it stores, or gives to any function; both ascending."""
    facts, function, knowledge = flow.facts, flow.function, flow.knowledge
    outliving = {name for name in {op.name for op in flow.graph.ops} if facts.may_outlive(name)}
    open_ = {call for call in flow.calls if certain_callee(call, knowledge)[0] is None}
    capturing = open_ | {call for call in flow.calls if called.outcomes(callee_of(call, knowledge)[0]).captured}
    ways = (
        bool(capturing or flow.contents.private_stores or (flow.frees and flow.calls)),
        any(effects.captured for effects in flow.effects.values()),
        any(
            facts.gives_address(op) or facts.starts_work(op) or facts.runs_later(op)
            for op in (flow.graph.ops if outliving else ())
            if op.name in outliving
        ),
    )
    if not any(ways):
        return (), ()
    alone = CallFacts(function, knowledge, _unknown)

    def is_captured(position: int) -> bool:
        if alone.argument_outlives(function, position) or EventKind.FREED in alone.argument(function, position).events:
            return True
        return any(use.owner in open_ or called.outlives(use.owner, use.index) for use in handed_on(position))

    def handed_on(position: int) -> Iterator[OpOperand]:
        return (use for name in alone.names(function, position) for use in name.uses if use.owner in capturing)

    def is_stored(position: int) -> bool:
        events = alone.argument(function, position).events
        address = events.get(EventKind.ADDRESS_STORED)
        if EventKind.STORED in events or (address is not None and not knowledge.is_call(address.op)):
            return True
        return any(use.owner in open_ or called.stores(use.owner, use.index) for use in handed_on(position))

    buffers = [one.index for one in function.regions[0].blocks[0].args if is_memref(one.type)]
    captured = tuple([position for position in buffers if is_captured(position)])
    return captured, tuple([position for position in captured if is_stored(position)])


def _unknown(_user: Operation, _symbol: SymbolRefAttr) -> None:
    return None


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
    if made is None or made not in flow.known.results:
        return False
    return any(result is value and not is_lent for result, _, is_lent in flow.known.given_back(made))
