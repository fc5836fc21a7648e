"""Summaries of calls: for each result that is a buffer, whose it is; and which operands the function called frees."""

from __future__ import annotations

from collections.abc import Container, Iterable, Iterator, Mapping
from enum import Enum

from ...ir.attributes import StringAttr
from ...ir.graph import Operation, Value
from ...ir.records import dataclass, replace
from ...ir.symbol_names import is_private
from ...ir.types import is_memref
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ..calls.argument_facts import EventKind
from ..calls.call_facts import CallFacts, Solved
from ..calls.call_graph import CallGraph
from ..calls.call_targets import CalleeLookup, has_body, symbols_in_attributes
from ..components import components
from ..dataflow.buffer_names import BufferNames, is_entry_argument
from ..dataflow.call_results import CallResult, CallResults, ResultKind
from ..dataflow.operation_facts import DEALLOC
from .problems import Problem
from .returned_copies import has_clones
from .token_states import State, Token, TokenStates, token_states

_FRESH = CallResult(ResultKind.FRESH)
_EXTERNAL = CallResult(ResultKind.EXTERNAL)
_BESIDE = CallResult(ResultKind.BESIDE)


class ReturnKind(Enum):
    """Ownership that a `return` passes to the caller at one position."""

    MOVES = "moves"
    """A buffer with the duty to free it."""
    SAME = "same"
    """A buffer that it forwards at another position, too."""
    BORROWED = "borrowed"
    """A buffer that somebody else has to free."""


@dataclass(frozen=True)
class Returned:
    """`holder` for MOVES; `position` is the other one for SAME; `arguments` those that a borrowed one may be."""

    kind: ReturnKind
    holder: Value | None = None
    position: int = 0
    arguments: tuple[int, ...] = ()
    """Empty: it may be something else than an argument."""


def returns_of(states: TokenStates) -> Iterator[tuple[Operation, dict[int, Returned]]]:
    """Each reachable `return` of the function with what it forwards, by position of the operand."""
    graph = states.names.graph
    for block in states.function.regions[0].blocks:
        op = block.last
        if op is None or block not in graph.reachable or not graph.knowledge.is_region_terminator(op):
            continue
        yield (
            op,
            {
                position: _returned(states, op, position, operand.value)
                for position, operand in enumerate(op.operands)
                if is_memref(operand.value.type)
            },
        )


def _returned(states: TokenStates, op: Operation, position: int, value: Value) -> Returned:
    token = states.tokens.get(states.names.root(value)) or states.arguments.get(states.names.root(value))
    if token is not None and op in token.walk.returned:
        first = token.walk.returned[op]
        if first == position:
            return Returned(ReturnKind.MOVES, token.holder)
        return Returned(ReturnKind.SAME, token.holder, first)
    return Returned(ReturnKind.BORROWED, arguments=_arguments(states.names, states.function, value))


def _arguments(names: BufferNames, function: Operation, value: Value) -> tuple[int, ...]:
    """The positions of the arguments that `value` may be; empty if it may be anything else."""
    found: set[int] = set()
    seen = {names.root(value)}
    for current in (pending := [names.root(value)]):
        if is_entry_argument(current, function):
            found.add(function.regions[0].blocks[0].args.index(current))  # type: ignore[arg-type]
            continue
        sources = names.sources.get(current)
        made = current.defining_op
        if not sources and made is not None:
            sources = names.facts.choices(made)
        if not sources or current in names.origins:
            return ()
        for source in sources:
            root = names.root(source)
            if root not in seen:
                seen.add(root)
                pending.append(root)
    return tuple(sorted(found))


class CallSummaries:
    """Summaries of all functions of one program, each made when it is first asked for.

    Functions that call themselves, directly or not, return buffers of their own. `no_lending`: functions that have to
    keep the convention at function boundaries, since a caller relies on it.
    """

    def __init__(
        self,
        module: Operation,
        knowledge: Knowledge,
        callees: CalleeLookup,
        *,
        unknown_borrows: bool = False,
        trust_external: bool = False,
        compact: bool = True,
        addressed: Container[str] = frozenset(),
        below: CallFacts | None = None,
        solved: Solved | None = None,
    ) -> None:
        """
        Args:
            callees: from a call to the function it names; may reach functions outside of `module`.
            addressed: names that operations outside of `module` refer to in attributes, other than calls.
            below: of the functions outside of `module`.
            solved: as for `CallFacts`.
        """
        self.knowledge = knowledge
        self.no_lending: set[Operation] = set()
        self.may_flag: set[Operation] = set()
        """Functions that may have further `i1` results, which say whose the buffers are that they return; `forget`
        after a change."""
        self.known: dict[Operation, tuple[CallResults, tuple[int, ...]]] = {}
        """Functions that need not be read again, and copy nothing: what calls of them result in, and the arguments
        that they free on all paths."""
        self.callees = callees
        self._unknown_borrows = unknown_borrows
        self._trust_external = trust_external
        self._compact = compact
        self._states: dict[Operation, TokenStates] = {}
        self._results: dict[Operation, CallResults] = {}
        self._running: Operation | None = None
        """The function whose states are being found."""
        self._addressed = addressed
        self._addressed_inside = frozenset(names_in_attributes(module, knowledge))
        self.facts = CallFacts(
            module,
            knowledge,
            callees,
            unknown_borrows=unknown_borrows,
            trust_external=trust_external,
            below=below,
            solved=solved,
        )

    def states_of(self, function: Operation) -> TokenStates:
        """The token states of a function with a body."""
        if function not in self._states:
            # From the bottom of the call graph, or long chains of calls would be deep chains of questions.
            for together in components((function,), self._asked_by, self._states):
                for one in reversed(together):
                    self._states[one] = self._find_states(one)
                    self._states[one].problems += self._freed_otherwise(self._states[one])
        return self._states[function]

    def _asked_by(self, function: Operation) -> list[Operation]:
        """The functions called of which `function` has to know whose buffers they return, or which of its own they
        free."""
        is_call, targets = self.knowledge.is_call, self.facts.targets
        calls = [op for op in self.facts.graph(function).ops if is_call(op) and targets.of(op).is_exact]
        matter = [op for op in calls if any(is_memref(one.type) for one in op.results) or self.may_free(op)]
        return [one for one in dict.fromkeys(targets.of(op).functions[0] for op in matter) if one not in self.known]

    def _find_states(self, function: Operation) -> TokenStates:
        self._running = function
        return token_states(
            function,
            self.knowledge,
            self.results_of,
            self.taken_by,
            call_facts=self.facts,
            unknown_borrows=self._unknown_borrows,
            compact=self._compact,
        )

    def _is_running(self, function: Operation) -> bool:
        """Whether `function` may run while the one does whose states are being found."""
        if function in self.known:
            return False
        return self._running is not None and function in self.graph.component(self._running)

    def _freed_otherwise(self, states: TokenStates) -> Iterator[Problem]:
        """Returned buffers that callers would free by another operation than the one that does."""
        function, freed_by = states.function, _freed_by(states)
        name = function.attribute("sym_name")
        is_addressed = isinstance(name, StringAttr) and self._is_addressed(name.value)
        for op, by_position in returns_of(states) if freed_by.keys() - {DEALLOC} else ():
            for position, one in by_position.items():
                if any(position in found for other, found in freed_by.items() if other != DEALLOC) and (
                    is_addressed or self.graph.is_recursive(function) or len(_operations(freed_by, position)) > 1
                ):
                    reason = "returns a buffer that its callers may free in another way"
                    yield Problem("dealloc-freed-otherwise", reason, op, one.holder or op.operands[position].value)

    @property
    def graph(self) -> CallGraph:
        return self.facts.call_graph

    def keep_convention(self, callers: Iterable[Operation]) -> bool:
        """Let what `callers` call keep the convention at function boundaries; whether that is news for one of them."""
        found = {self.callee(op) for caller in callers for op in walk(caller) if self.knowledge.is_call(op)}
        news = {function for function in found if function is not None and self.lends(function)}
        news = {function for function in news if self._lends_any(function)}
        if not news:
            return False
        self.no_lending |= news
        self.forget()
        return True

    def forget(self) -> None:
        """Make all summaries anew, of the same program."""
        self.known.clear()
        self._states.clear()
        self._results.clear()

    def forbid_flags(self) -> None:
        """Let no function have further results; summaries are made anew where one has."""
        self.may_flag = set()
        if any(one.kind is ResultKind.FLAGGED for found in self._results.values() for one in found.kinds.values()):
            self.forget()

    def _lends_any(self, function: Operation) -> bool:
        results = self._results.get(function)
        return results is not None and any(
            one.kind in (ResultKind.LENT, ResultKind.FLAGGED) for one in results.kinds.values()
        )

    def callee(self, call: Operation) -> Operation | None:
        """The function that `call` names; None when it is not known."""
        symbol = self.knowledge.callee(call)
        return self.callees(call, symbol) if symbol is not None else None

    def results_of(self, call: Operation) -> CallResults | None:
        """Facts about the results of `call`; None when it is no direct call."""
        buffers = [result.index for result in call.results if is_memref(result.type)]
        targets = self.facts.targets.of(call)
        if buffers and targets.is_exact and not self._is_running(targets.functions[0]):
            return self.returned_by(targets.functions[0])
        function = self.callee(call)
        if function is not None and not has_body(function):
            return CallResults(dict.fromkeys(buffers, _FRESH if self._trust_external else _EXTERNAL))
        # By the convention a buffer of its own, but one may be returned twice.
        return CallResults(dict.fromkeys(buffers, _BESIDE if len(buffers) > 1 else _FRESH))

    def returned_by(self, function: Operation) -> CallResults:
        """Facts about the results of calls of a function with a body."""
        known = self._results.get(function)
        if known is None:
            known = self.known[function][0] if function in self.known else self._summary(function)
            self._results[function] = known
        return known

    def is_split(self, last: Operation, other: int, position: int) -> bool:
        """Whether one buffer that the return `last` has at two positions, the second one later, may be two for callers.

        What they take for a buffer of its own is one, though it is also returned beside it.
        """
        function = last.parent_op
        assert function is not None
        found = self.returned_by(function).kinds.get(position)
        if found is not None and found.kind is ResultKind.BESIDE:
            return has_clones(last, (other, position), self.knowledge, self.results_of)
        is_own = found is not None and found.kind is ResultKind.FRESH
        return is_own or last.operands[other].value is not last.operands[position].value

    def is_moved(self, last: Operation, position: int) -> bool:
        """Whether the return `last` hands over a buffer at `position`, owned on all paths, as it is."""
        function, value = last.parent_op, last.operands[position].value
        assert function is not None
        states = self.states_of(function)
        if states.problems or not is_memref(value.type):
            return False
        returned = _returned(states, last, position, value)
        if returned.kind is not ReturnKind.MOVES or returned.holder is None:
            return False
        token = states.of(returned.holder)
        is_lent = returned.holder in states.arguments and bool(token.deaths)
        return token.state is State.OWNED and not is_lent

    def flagged_positions(self, function: Operation) -> list[int]:
        """The results of a function with a body that an `i1` is added for, ascending."""
        if function not in self.may_flag:
            return []
        kinds = self.returned_by(function).kinds
        return sorted(position for position, one in kinds.items() if one.kind is ResultKind.FLAGGED)

    def taken_by(self, call: Operation) -> tuple[Value, ...]:
        """The operands of `call` that the function called frees on all of its paths."""
        if not self.knowledge.is_call(call):
            return ()
        targets = self.facts.targets.of(call)
        if not targets.is_exact or not self.may_free(call):
            return ()
        function, first = targets.functions[0], targets.first
        taken = () if self._is_running(function) else self.taken_of(function)
        return tuple(
            operand.value
            for operand in call.operands
            if is_memref(operand.value.type)
            and (operand.index - first in taken or self.facts.is_always_freed(call, operand.index))
        )

    def taken_of(self, function: Operation) -> tuple[int, ...]:
        """The positions of the arguments that a function with a body frees on all of its paths."""
        if function in self.known:
            return self.known[function][1]
        tokens, entry = self.states_of(function).arguments, function.regions[0].blocks[0]
        return tuple([one.index for one in entry.args if one in tokens and not tokens[one].deaths])

    def may_free(self, call: Operation) -> bool:
        """Whether `call` frees a buffer that it is given, on some path at least."""
        return any(
            is_memref(operand.value.type) and EventKind.FREED in self.facts.events(call, operand.index)
            for operand in call.operands
        )

    def may_give_back(self, call: Operation) -> bool:
        """Whether a result of `call` may be a buffer that it was given, though the convention says otherwise."""
        results = self.results_of(call)
        if results is None or not any(one.kind is ResultKind.EXTERNAL for one in results.kinds.values()):
            return False
        return len(results.kinds) > 1 or any(is_memref(operand.value.type) for operand in call.operands)

    def lends(self, function: Operation) -> bool:
        """Whether a function may give back what it borrows: all of its callers are known, and expect it."""
        name = function.attribute("sym_name")
        return (
            is_private(function)
            and function not in self.no_lending
            and not (isinstance(name, StringAttr) and self._is_addressed(name.value))
            and not self.graph.is_recursive(function)
        )

    def _is_addressed(self, name: str) -> bool:
        return name in self._addressed_inside or name in self._addressed

    def _summary(self, function: Operation) -> CallResults:
        states = self.states_of(function)
        returns = [by_position for _, by_position in returns_of(states)]
        # Returns may have other operands than the type of the function says.
        positions = [position for position in returns[0] if all(position in one for one in returns)] if returns else []
        if states.problems:
            # As LLVM's pass makes them: buffers of their own, but one may be returned twice.
            return CallResults(dict.fromkeys(positions, _BESIDE if len(positions) > 1 else _FRESH))
        lends = bool(positions) and self.lends(function)
        found = {position: _result([r[position] for r in returns], lends) for position in positions}
        for freed_by, moved in _freed_by(states).items():
            for position in moved & found.keys() if freed_by != DEALLOC else ():
                found[position] = replace(found[position], freed_by=freed_by)
        if lends and function in self.may_flag:
            for position, one in found.items():
                given = _given_on_some_paths(states, position) if one is _FRESH else ()
                if given:
                    found[position] = CallResult(ResultKind.FLAGGED, given)
        for position, one in found.items():
            if one.kind is ResultKind.SAME and _leaves_copy(states, found, position, one.positions[0]):
                found[position] = _FRESH
        return CallResults(found)


def _leaves_copy(states: TokenStates, found: Mapping[int, CallResult], position: int, first: int) -> bool:
    """Whether another value is returned at `position` than at `first`, where its buffer may be copied."""
    if first not in found or found[first].kind is ResultKind.FLAGGED:
        return False
    return any(
        states.tokens[holder].state is State.MAYBE and op.operands[first].value is not op.operands[position].value
        for op, by_position in returns_of(states)
        if (holder := by_position[first].holder) in states.tokens
    )


def _freed_by(states: TokenStates) -> dict[str, set[int]]:
    """By the operation that frees a returned buffer: the positions where one is returned, or what is copied to one."""
    found: dict[str, set[int]] = {}
    for _, by_position in returns_of(states):
        for position, one in by_position.items():
            token = (
                states.tokens.get(one.holder) or states.arguments.get(one.holder) if one.holder is not None else None
            )
            if one.kind is not ReturnKind.SAME:
                found.setdefault(token.frees if token is not None else DEALLOC, set()).add(position)
    return found


def _operations(freed_by: dict[str, set[int]], position: int) -> list[str]:
    return [operation for operation, positions in freed_by.items() if position in positions]


def _given_on_some_paths(states: TokenStates, position: int) -> tuple[int, ...]:
    """The arguments that a function returns at `position` where it returns no buffer of its own.

    Empty: it always returns its own, or what it returns may be anything else.
    """
    found: set[int] = set()
    for op, by_position in returns_of(states):
        returned = by_position[position]
        if returned.kind is ReturnKind.SAME:
            return ()
        given: set[int] | None = set(returned.arguments)
        if returned.kind is ReturnKind.MOVES:
            token = states.tokens.get(returned.holder) if returned.holder is not None else None
            is_met = any(returned.holder in one.walk.met.get(op, ()) for one in states.tokens.values())
            given = _given_to(states, token, set()) if token is not None and not is_met else None
        elif not given:
            return ()
        if given is None:
            return ()
        found |= given
    return tuple(sorted(found))


def _given_to(states: TokenStates, token: Token, seen: set[Value]) -> set[int] | None:
    """The arguments that the holder of `token` shows where it owns nothing; None: it may show anything else."""
    if token.state is State.OWNED or token.holder in seen:
        return set()
    seen.add(token.holder)
    shown = [feed.operand for feed in token.feeds if feed.source is None]
    if token.holder in states.names.flagged:
        shown += states.names.sources.get(token.holder, ())
    elif not token.feeds:
        return None
    found: set[int] = set()
    for value in shown:
        arguments = _arguments(states.names, states.function, value)
        if not arguments:
            return None
        found.update(arguments)
    for feed in token.feeds:
        source = states.of(feed.source) if feed.source is not None else None
        if source is not None:
            given = _given_to(states, source, seen)
            if given is None:
                return None
            found |= given
    return found


def _result(returned: list[Returned], lends: bool) -> CallResult:
    kinds = {one.kind for one in returned}
    if kinds == {ReturnKind.SAME} and len({one.position for one in returned}) == 1:
        return CallResult(ResultKind.SAME, (returned[0].position,))
    if lends and kinds == {ReturnKind.BORROWED} and all(one.arguments for one in returned):
        return CallResult(ResultKind.LENT, tuple(sorted({j for one in returned for j in one.arguments})))
    return _FRESH


def names_in_attributes(module: Operation, knowledge: Knowledge) -> Iterator[str]:
    """Names that operations other than calls refer to: such functions are called from places that are not known."""
    for _, symbol in symbols_in_attributes(module, knowledge):
        yield symbol.root
        yield symbol.leaf
