"""Facts of calls: what a call does to a value that it is given, through functions of any depth.

    facts = CallFacts(module, knowledge, callees)
    facts.events(call, position)     # what happens to an operand, with the place
    facts.results(call, position)    # results that lead to the same buffer

A function is looked at for the arguments that are asked about, and those it hands them on to. Nothing is looked at
twice: what is found out about an argument is passed on to all calls that wait for it, until nothing is left to pass on.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from ...ir.attributes import TypeAttr
from ...ir.graph import Operation, OpResult, Value
from ...ir.pauses import pause
from ...ir.records import dataclass, field
from ...ir.types import FunctionType, is_memref
from ...ods.knowledge import Knowledge
from ..dataflow.container_contents import ContainerContents
from ..dataflow.flow_graph import FlowGraph
from ..dataflow.operation_facts import Carrier, carrier_of
from .always_freed import AlwaysFreed
from .argument_facts import ArgumentFacts, Event, EventKind
from .awaited_work import AwaitedWork
from .bodies import Bodies
from .call_graph import CallGraph
from .call_targets import CalleeLookup, CallTargets
from .contents_lent import ContentsLent
from .decided_frees import DecidedFrees


@dataclass(eq=False)
class Reach:
    """The values of a function that an argument leads to."""

    facts: ArgumentFacts
    graph: FlowGraph
    names: dict[Value, None] = field(default_factory=dict[Value, None])
    work: dict[Value, dict[Operation, None]] = field(default_factory=dict[Value, "dict[Operation, None]"])
    """Values that represent work, with the operations that start it."""
    callers: dict[tuple[Reach, Operation, Value], None] = field(
        default_factory=dict["tuple[Reach, Operation, Value]", None]
    )
    """Calls that hand the argument over, with what they hand over and its reach."""
    possible: set[Value] = field(default_factory=set[Value])
    """Those of `names` that lead to it only if a function without a body gives back what it is given."""
    runs_later: bool = False
    """Whether something in the function runs its regions later."""
    is_solved: bool = False
    """Whether nothing is left to find out."""


Solved = Callable[[Operation], "dict[Value, Reach] | None"]
"""From a function to what is known of its values; None where nothing is to be noted."""


@dataclass(frozen=True, eq=False)
class _Answer:
    """Of one operand of a call."""

    events: Mapping[EventKind, ArgumentFacts]
    results: tuple[OpResult, ...] = ()
    work: tuple[OpResult, ...] = ()


_NOTHING = _Answer({})
_OTHER_FORMS = (Carrier.HANDLE, Carrier.TENSOR)
_OUTLIVING = frozenset((EventKind.STORED, EventKind.ADDRESS_STORED, EventKind.UNAWAITED))


def has_outlived(events: Mapping[EventKind, object]) -> bool:
    """Whether one of `events` lets a buffer be reached after the call, by another way than through its results."""
    return not _OUTLIVING.isdisjoint(events)


class CallFacts:
    """Of the functions of one program, as each is when it is first asked about."""

    def __init__(
        self,
        module: Operation,
        knowledge: Knowledge,
        callees: CalleeLookup,
        *,
        unknown_borrows: bool = False,
        trust_external: bool = False,
        below: CallFacts | None = None,
        solved: Solved | None = None,
    ) -> None:
        """
        Args:
            below: of the functions outside of the program, which are the same for others that ask.
            solved: where reaches that nothing is left to find out about are noted, for programs that have the same
                function, and all that it calls.
            unknown_borrows: unknown operations use what they are given and do nothing else with it.
            trust_external: buffers that functions without a body return are never those they were given.
        """
        self.knowledge = knowledge
        self.targets = CallTargets(module, knowledge, callees)
        self._bodies = Bodies(knowledge, self.targets)
        self._facts = self._bodies.facts
        self._below = below
        self._solved = solved
        self._open: list[tuple[Reach, Value]] = []
        """Those that something may be left to find out about."""
        self._unknown_borrows = unknown_borrows
        self._trust_external = trust_external
        self._reaches: dict[Value, Reach] = {}
        self._new: list[tuple[Reach, Value]] = []
        self._unfinished: dict[Reach, None] = {}
        self._answers: dict[tuple[Operation, int], _Answer] = {}
        self.follows_other_forms = False
        """Whether somebody has asked about an argument that is no buffer."""
        self._awaited = AwaitedWork(self._bodies)
        self._always_freed = AlwaysFreed(self._bodies)
        self.decided = DecidedFrees(self._bodies, self)
        self._lent = ContentsLent(self._bodies, self)
        self._contents: dict[Operation, ContainerContents] = {}
        self.call_graph = CallGraph(self._bodies)

    # Questions about calls

    def events(self, call: Operation, position: int) -> Mapping[EventKind, ArgumentFacts]:
        """The events of operand `position`, each kind with facts of an argument that it becomes."""
        return self._answer(call, position).events

    def may_keep_address(self, call: Operation, position: int) -> bool:
        """Whether operand `position` is an address, or a handle, given to a function that nothing is known of."""
        if carrier_of(call.operands[position].value.type) not in (Carrier.NUMBER, Carrier.HANDLE):
            return False
        targets = self.targets.of(call)
        return targets.first <= position and not targets.is_exact

    def results(self, call: Operation, position: int) -> Sequence[OpResult]:
        """Results of `call` that may lead to what operand `position` leads to, other than as its buffer's own name."""
        return self._answer(call, position).results

    def given_back(self, call: Operation, position: int) -> Sequence[OpResult]:
        """The same; all, where a function that nothing is known of may give it back."""
        argument = self._bodies.argument_of(call, position)
        if argument is None or self.argument(*argument).may_come_back:
            return call.results
        return self.results(call, position)

    def work(self, call: Operation, position: int) -> Sequence[OpResult]:
        """Those of `results` that represent work on what operand `position` leads to."""
        return self._answer(call, position).work

    def _answer(self, call: Operation, position: int) -> _Answer:
        known = self._answers.get((call, position))
        if known is None:
            known = self._answers[call, position] = self._find_answer(call, position)
        return known

    def _find_answer(self, call: Operation, position: int) -> _Answer:
        targets = self.targets.of(call)
        argument = position - targets.first
        fitting = [one for one in targets.functions if 0 <= argument < len(one.regions[0].blocks[0].args)]
        every = [self.argument(function, argument) for function in fitting]
        events = {kind: facts for facts in reversed(every) for kind in facts.events}
        token = dict.fromkeys(call.results[:1] if self.starts_work(call) else ())
        results = token | {call.results[k]: None for one in every for k in one.results if k < len(call.results)}
        work = token | {call.results[k]: None for one in every for k in one.work if k < len(call.results)}
        if not targets.is_exact and carrier_of(call.operands[position].value.type) is not Carrier.NUMBER:
            # Nobody says that what it returns does not point there.
            results |= dict.fromkeys(result for result in call.results if carrier_of(result.type) in _OTHER_FORMS)
        if EventKind.FREED in events and self._is_spared(call, position):
            del events[EventKind.FREED]
        if not events and not results:
            return _NOTHING
        return _Answer(events, tuple(results), tuple(work))

    def frees(self, call: Operation, position: int) -> bool:
        """Whether operand `position` may be freed by the function called."""
        return EventKind.FREED in self.events(call, position)

    def outlives(self, call: Operation, position: int) -> bool:
        """Whether operand `position` may be reached after the call by another way than through results that lead to
        it: work on it goes on, or it was stored."""
        return has_outlived(self.events(call, position)) or bool(self.work(call, position))

    def captures(self, call: Operation, position: int) -> bool:
        """Whether operand `position` may be freed by `call`, or reached after it other than through results."""
        is_exact = self.targets.of(call).is_exact
        return not is_exact or bool(self.events(call, position)) or bool(self.work(call, position))

    def starts_work(self, call: Operation) -> bool:
        """Whether the function called runs on after the call; result 0 represents that."""
        return self._facts.runs_later(call)

    def ends_work(self, call: Operation, position: int) -> bool:
        """Whether the work that operand `position` represents is over when `call` is."""
        return self._awaited.ends(call, position)

    def _is_spared(self, call: Operation, position: int) -> bool:
        """Whether what `call` hands over decides that the operand, which may be freed, is not."""
        argument = self._bodies.argument_of(call, position)
        # Paths are followed only where some do not free it.
        is_open = argument is not None and not self._is_freed(*argument)
        return is_open and self.decided.is_freed(call, position) is False

    def is_always_freed(self, call: Operation, position: int) -> bool:
        """Whether operand `position` of `call` is freed whenever that returns."""
        argument = self._bodies.argument_of(call, position)
        if argument is None or EventKind.FREED not in self.events(call, position):
            return False
        return self._is_freed(*argument) or self.decided.is_freed(call, position) is True

    def _is_freed(self, function: Operation, position: int) -> bool:
        """Whether an argument is freed on all paths."""
        if self._below is not None and self._is_below(function):
            return self._below._is_freed(function, position)
        return self._always_freed.of(function, position)

    def graph(self, function: Operation) -> FlowGraph:
        """The flow graph of a function with a body."""
        return self._bodies.graph(function)

    def contents(self, function: Operation) -> ContainerContents:
        """Of the containers of a function with a body, also of those that calls only look into."""
        known = self._contents.get(function)
        if known is None:
            facts, graph = self._facts, self._bodies.graph(function)
            known = ContainerContents.of(graph, facts, looks_into=self._lent.by_call)
            self._contents[function] = known
        return known

    def looks_into(self, function: Operation, position: int) -> bool:
        """Whether `function`, which has a body, only looks into an argument that holds buffers: it reads and writes
        what it finds there at most."""
        return self._lent.by_function(function, position)

    # Facts of arguments

    def argument(self, function: Operation, position: int) -> ArgumentFacts:
        """The facts of an argument of `function`, which has a body."""
        return self.of_value(function, function.regions[0].blocks[0].args[position])

    def of_value(self, function: Operation, value: Value) -> ArgumentFacts:
        """The same of any value in `function`, which has a body."""
        reach = self._reach(function, value)
        while self._new or self._unfinished:
            pause()
            if self._new:
                self._spread(*self._new.pop())
            else:
                self._finish(self._unfinished.popitem()[0])
        for one, of in self._open:
            one.is_solved = True
            one.callers.clear()
            known = self._solved(one.facts.function) if self._solved is not None else None
            if known is not None:
                known[of] = one
        self._open.clear()
        return reach.facts

    def names(self, function: Operation, position: int) -> Sequence[Value]:
        """The values in `function`, which has a body, that lead to what an argument leads to; it is the first."""
        self.argument(function, position)
        return [*self._reach(function, function.regions[0].blocks[0].args[position]).names]

    def _reach(self, function: Operation, value: Value) -> Reach:
        # Even where it is known: others may have asked before.
        self.follows_other_forms = self.follows_other_forms or not is_memref(value.type)
        known = self._reaches.get(value)
        if known is None and self._below is not None and self._is_below(function):
            self._below.of_value(function, value)
            known = self._reaches[value] = self._below._reach(function, value)
        if known is None and self._solved is not None:
            known = (self._solved(function) or {}).get(value)
        if known is None:
            graph = self._bodies.graph(function)
            known = self._reaches[value] = Reach(ArgumentFacts(function), graph)
            self._open.append((known, value))
            known.runs_later = any(op.regions and self._facts.runs_later(op) for op in graph.ops)
            self._add(known, value)
        return known

    def _is_below(self, function: Operation) -> bool:
        """Whether `below` knows of `function`."""
        return self._below is not None and not self.targets.has(function)

    def _add(self, reach: Reach, value: Value, *, is_certain: bool = True) -> None:
        is_new = value not in reach.names
        if is_new and not is_certain:
            reach.possible.add(value)
        elif value in reach.possible and is_certain:
            reach.possible.remove(value)
            is_new = True
        if is_new:
            reach.names[value] = None
            self._new.append((reach, value))

    def _happens(self, reach: Reach, kind: EventKind, op: Operation, through: ArgumentFacts | None = None) -> None:
        pending = [(reach, kind, op, through)]
        while pending:
            reach, kind, op, through = pending.pop()
            if kind in reach.facts.events:
                continue
            reach.facts.events[kind] = Event(op, through)
            pending += [(caller, kind, call, reach.facts) for caller, call, _ in reach.callers]

    def _comes_back(self, reach: Reach) -> None:
        pending = [reach]
        for one in pending:
            if not one.facts.may_come_back:
                one.facts.may_come_back = True
                pending += [caller for caller, _, _ in one.callers]

    # Values that lead to the argument

    def _spread(self, reach: Reach, value: Value) -> None:
        for use in value.uses:
            op = use.owner
            if op not in reach.graph.position:
                continue
            if reach.runs_later:
                self._used_later(reach, op, value)
            if self.knowledge.is_call(op):
                self._called(reach, op, use.index)
                continue
            self._handed_over(reach, op, value)
            if op.successors or self.knowledge.is_terminator(op):
                self._handed_back(reach, op, value)
                continue
            released = self._facts.may_take(op)
            if released:
                # What it retains stays as it is.
                if any(one is value for one in released):
                    self._happens(reach, EventKind.FREED, op)
                continue
            if self._facts.loses_work(op):
                self._happens(reach, EventKind.UNAWAITED, op)
            if not self._facts.is_known(op):
                if not self._unknown_borrows:
                    self._happens(reach, EventKind.UNKNOWN, op)
                continue
            if any(taken is value for taken in self._facts.taken(op)):
                self._happens(reach, EventKind.FREED, op)
            self._put_away(reach, op, value)
            if op.regions and op in reach.graph.is_described:
                # What runs its regions later may wait for the work that an operand represents.
                for target in op.results[:1] if self._facts.runs_later(op) else ():
                    self._leads_to(reach, value, target)
            else:
                starts = self._facts.starts_work(op)
                for target in self._facts.derived(op, value):
                    if starts:
                        self._started(reach, target, op)
                    self._leads_to(reach, value, target)

    def _stored(self, reach: Reach, op: Operation, value: Value) -> None:
        if carrier_of(value.type) is not Carrier.BUFFER:
            self._happens(reach, EventKind.ADDRESS_STORED, op)
            return
        # What calls look into is asked for when all else is known.
        contents = self._bodies.contents(reach.facts.function)
        if not contents.keeps(op):
            self._happens(reach, EventKind.STORED, op)
        for load in contents.loads_of(value):
            self._leads_to(reach, value, load.results[0])

    def _handed_over(self, reach: Reach, op: Operation, value: Value) -> None:
        """Along edges from `op`, or to the caller."""
        source = op.parent if op.parent is not None and op is op.parent.last else None
        for start in (op, source) if source is not None else (op,):
            for edge in reach.graph.leaving.get(start, ()):
                for operand, target in edge.pairs:
                    if operand is value:
                        self._leads_to(reach, value, target)
        function = reach.facts.function
        if op.parent_op is function and not op.successors and self.knowledge.is_region_terminator(op):
            for position, operand in enumerate(op.operands):
                if operand.value is value and value not in reach.possible:
                    self._returned(reach, position + _results_before(function, op), is_work=value in reach.work)

    def _put_away(self, reach: Reach, op: Operation, value: Value) -> None:
        """Into memory, where `op` stores it."""
        if value not in reach.work and self._facts.stores(op, value):
            self._stored(reach, op, value)

    def _handed_back(self, reach: Reach, op: Operation, value: Value) -> None:
        """To the operation whose body `op` ends, where no edges say what becomes of it."""
        self._put_away(reach, op, value)
        for target in self._facts.derived(op, value):
            self._leads_to(reach, value, target)

    def _returned(self, reach: Reach, position: int, *, is_work: bool) -> None:
        facts = reach.facts
        if position in facts.results and (not is_work or position in facts.work):
            return
        facts.results[position] = None
        if is_work:
            facts.work.add(position)
        for caller, call, given in reach.callers:
            self._got(caller, call, given, position, is_work=is_work)

    def _got(self, reach: Reach, call: Operation, given: Value, position: int, *, is_work: bool) -> None:
        """`call` returns at `position` what its operand `given` leads to."""
        if position < len(call.results):
            result = call.results[position]
            if is_work:
                self._started(reach, result, call)
            self._leads_to(reach, given, result)

    def _leads_to(self, reach: Reach, value: Value, target: Value) -> None:
        """`target` leads to what `value` does, and represents the work that it represents."""
        for start in list(reach.work.get(value, ())):
            self._started(reach, target, start)
        self._add(reach, target, is_certain=value not in reach.possible)

    def _started(self, reach: Reach, value: Value, op: Operation) -> None:
        found = reach.work.get(value)
        if found is None:
            found = reach.work[value] = {}
            if value in reach.names:
                self._new.append((reach, value))
        if op not in found:
            found[op] = None
            self._unfinished[reach] = None

    def _used_later(self, reach: Reach, op: Operation, value: Value) -> None:
        """Uses in regions that run later: the token represents the work."""
        region = value.parent_region
        for around in op.ancestors():
            if around is reach.facts.function or (region is not None and region.parent is around):
                return
            if around.regions and self._facts.runs_later(around) and not around.results:
                self._happens(reach, EventKind.UNAWAITED, around)
            if around.regions and self._facts.runs_later(around) and around.results:
                self._started(reach, around.results[0], around)
                self._add(reach, around.results[0])

    def _called(self, reach: Reach, call: Operation, position: int) -> None:
        targets = self.targets.of(call)
        argument = position - targets.first
        for function in targets.functions:
            if 0 <= argument < len(function.regions[0].blocks[0].args):
                inner = self._reach(function, function.regions[0].blocks[0].args[argument])
                caller = (reach, call, call.operands[position].value)
                if not inner.is_solved:
                    inner.callers[caller] = None
                for kind in list(inner.facts.events):
                    self._happens(reach, kind, call, inner.facts)
                if inner.facts.may_come_back:
                    self._comes_back(reach)
                for result in list(inner.facts.results):
                    self._got(reach, call, caller[2], result, is_work=result in inner.facts.work)
        value = call.operands[position].value
        if self.starts_work(call) and call.results:
            self._started(reach, call.results[0], call)
            self._add(reach, call.results[0])
        if targets.is_exact:
            return
        if value not in reach.work and self.may_keep_address(call, position):
            self._happens(reach, EventKind.ADDRESS_STORED, call)
        if carrier_of(value.type) is not Carrier.NUMBER:
            for result in call.results:
                if carrier_of(result.type) in _OTHER_FORMS:
                    self._add(reach, result)
        if carrier_of(value.type) is not Carrier.BUFFER or self._trust_external:
            return
        for result in call.results:
            if carrier_of(result.type) is Carrier.BUFFER:
                self._comes_back(reach)
                if not targets.functions:
                    self._add(reach, result, is_certain=False)

    def _finish(self, reach: Reach) -> None:
        """Work that is started: is it over when the function returns, or does a result represent it?"""
        for value, starts in list(reach.work.items()):
            for start in list(starts):
                if not self._awaited.is_represented(reach.graph, start, value, reach.work.keys()):
                    self._happens(reach, EventKind.UNAWAITED, start)


def _results_before(function: Operation, terminator: Operation) -> int:
    """Results of a call before those that `terminator` returns: the token of a function that runs later."""
    type_ = function.properties.get("function_type")
    if not isinstance(type_, TypeAttr) or not isinstance(type_.type, FunctionType):
        return 0
    return max(len(type_.type.results) - len(terminator.operands), 0)
