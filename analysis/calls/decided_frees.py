"""Decided frees: arguments that a function frees on some of its paths alone, and what decides on which.

    func.func private @drop_if(%c: i1, %m: memref<4xf32>) {     // Freed where %c is true, and nowhere else:
      scf.if %c { memref.dealloc %m : memref<4xf32> }           // a call with a constant frees it always, or never.

Paths are followed only of what `CallFacts` says that it may be freed. What decides where a function that calls itself
returns without doing so is asked again with these calls deciding alike: then it does at any depth. Functions that call
each other decide nothing.
"""

from __future__ import annotations

import operator
from collections.abc import Iterator, Mapping, Sequence
from typing import Protocol

from ...ir.attributes import IntegerAttr
from ...ir.graph import Operation, OpResult, Value
from ...ir.records import replace
from ...ir.types import I1, is_memref
from ..components import components
from ..dataflow.buffer_flow import Flow
from ..dataflow.buffer_names import BufferNames
from ..dataflow.call_results import CallEffects, CallResult, CallResults, ResultKind
from ..dataflow.edge_conditions import constant_integer
from ..dataflow.operation_facts import constant_of
from ..dataflow.sites import Decision, KnownCalls, Site
from ..dataflow.summaries import FreedWhere, Summaries
from .argument_facts import ArgumentFacts, EventKind
from .bodies import Bodies
from .call_graph import CallGraph


class CalledFacts(CallEffects, Protocol):
    """Facts of calls that do not tell paths apart."""

    call_graph: CallGraph

    def events(self, call: Operation, position: int) -> Mapping[EventKind, ArgumentFacts]:
        """Events of an operand."""
        ...

    def given_back(self, call: Operation, position: int) -> Sequence[OpResult]:
        """Results that may be the operand."""
        ...

    def is_always_freed(self, call: Operation, position: int) -> bool:
        """Whether the operand is freed whenever the call returns."""
        ...

    def argument(self, function: Operation, position: int) -> ArgumentFacts:
        """The facts of an argument."""
        ...

    def names(self, function: Operation, position: int) -> Sequence[Value]:
        """All that an argument leads to; it is the first."""
        ...


def _is_same(end: FreedWhere | bool | None, other: FreedWhere) -> bool:
    return isinstance(end, FreedWhere) and end.argument is other.argument and end.value is other.value


_RELATIONS = (operator.eq, operator.ne, operator.lt, operator.le, operator.gt, operator.ge)
"""Predicates of `arith.cmpi`; the others compare without signs."""
_End = FreedWhere | bool | None
"""Whether an argument is freed: on all paths, on none, where a condition holds; None: more than that decides it."""


class _Paths:
    """Of the arguments of one function that may be freed."""

    def __init__(self, flow: Flow, positions: Sequence[int]) -> None:
        self.flow = flow
        self.summaries = Summaries(flow)
        entry = flow.function.regions[0].blocks[0]
        sites = {site.value: site for site in flow.followed}
        self.sites: dict[int, Site] = {at: sites[entry.args[at]] for at in positions if entry.args[at] in sites}
        self.ends: dict[int, _End] = {at: False for at in positions if not self.summaries.may_free(entry.args[at])}
        self.ends.update({at: self._end(site) for at, site in self.sites.items() if at not in self.ends})
        self.with_given: dict[tuple[int, tuple[tuple[Value, bool], ...]], bool | None] = {}

    def _end(self, site: Site) -> _End:
        end = self.summaries.is_freed(site)
        return self.summaries.freed_where(site) if end is None else end


class DecidedFrees:
    """Of the functions of one program."""

    def __init__(self, bodies: Bodies, calls: CalledFacts) -> None:
        self._bodies = bodies
        self._calls = calls
        self._known: dict[Operation, _Paths | None] = {}

    def is_freed(self, call: Operation, position: int) -> bool | None:
        """Whether operand `position`, which may be freed, is so with the constants that `call` hands over: always, or
        never; None: that is open."""
        found = self._paths(call, position)
        if found is None:
            return None
        paths, argument = found
        end = paths.ends.get(argument)
        if any(around is paths.flow.function for around in call.ancestors()):
            # Of a call of itself that is asked before all is known, and must not depend on when it is asked.
            return None
        if isinstance(end, FreedWhere):
            constant = constant_of(self._operand(call, end.argument.index))
            return None if constant is None else constant is end.value
        return self._with_constants(paths, argument, call) if end is None else end

    def decision(self, call: Operation, position: int) -> Decision | None:
        """The condition in the function that calls which decides whether `call` frees operand `position`."""
        found = self._paths(call, position)
        end = found[0].ends.get(found[1]) if found is not None else None
        return self._decision(call, end) if isinstance(end, FreedWhere) else None

    def _decision(self, call: Operation, end: FreedWhere) -> Decision:
        return Decision(self._operand(call, end.argument.index), end.value, is_spared=end.is_spared)

    def _assumed(
        self, call: Operation, position: int, function: Operation, ends: Mapping[int, FreedWhere]
    ) -> Decision | None:
        argument = self._bodies.argument_of(call, position)
        if argument is None or argument[0] is not function or argument[1] not in ends:
            return None
        # Where it is not freed there, it may be used.
        return self._decision(call, replace(ends[argument[1]], is_spared=False))

    def known_calls(
        self,
        function: Operation,
        takes: Mapping[Operation, Sequence[Value]] | None = None,
        assumed: tuple[Operation, Mapping[int, FreedWhere]] | None = None,
    ) -> KnownCalls:
        """Frees of calls in `function`, and results that may be operands.

        Args:
            takes: in place of what each frees whenever it returns.
            assumed: of a function, what decides whether it frees some of its arguments.
        """
        always: dict[Operation, list[Value]] = {op: [*values] for op, values in (takes or {}).items()}
        may: dict[Operation, list[Value]] = {}
        decided: dict[Operation, dict[Value, Decision]] = {}
        given: dict[Operation, CallResults] = {}
        for call in filter(self._bodies.knowledge.is_call, self._bodies.graph(function).ops):
            back: dict[int, list[int]] = {}
            for operand in call.operands:
                value, at = operand.value, operand.index
                if not is_memref(value.type):
                    continue
                for result in self._calls.given_back(call, at):
                    if is_memref(result.type):
                        back.setdefault(result.index, []).append(at)
                if EventKind.FREED not in self._calls.events(call, at) or value in always.get(call, ()):
                    continue
                if takes is None and self._calls.is_always_freed(call, at):
                    always.setdefault(call, []).append(value)
                    continue
                may.setdefault(call, []).append(value)
                decision = self._assumed(call, at, *assumed) if assumed is not None else None
                decision = decision or self.decision(call, at)
                # Given twice, it may be freed for another argument, too.
                if decision is not None and call.operand_values.count(value) == 1:
                    decided.setdefault(call, {})[value] = decision
            if back:
                kinds = {at: CallResult(ResultKind.FLAGGED, tuple(positions)) for at, positions in back.items()}
                given[call] = CallResults(kinds)
        return KnownCalls(always, may, decided=decided, given=given, own_results=True)

    def _operand(self, call: Operation, argument: int) -> Value:
        return call.operands[self._bodies.targets.of(call).first + argument].value

    def _paths(self, call: Operation, position: int) -> tuple[_Paths, int] | None:
        argument = self._bodies.argument_of(call, position)
        if argument is None:
            return None
        function, at = argument
        if function not in self._known:
            # From the bottom of the call graph, or long chains of calls would be deep chains of questions.
            for together in components((function,), self._freeing, self._known):
                for one in together:
                    self._known[one] = None
                if len(together) == 1:
                    is_recursive = self._calls.call_graph.is_recursive(together[0])
                    find = self._find_recursive if is_recursive else self._find
                    self._known[together[0]] = find(together[0])
        paths = self._known[function]
        return None if paths is None or self._goes_on(function, at) else (paths, at)

    def _goes_on(self, function: Operation, argument: int) -> bool:
        """Whether an argument goes on under a name that may be that of another buffer, too, or is returned: then who
        has to free it is found out with those, and the function may take it over in any case."""
        names = self._calls.names(function, argument)
        shown = {names[0]}
        for name in names:
            made = name.defining_op
            source = self._bodies.facts.view_source(made) if made is not None else None
            if source in shown:
                shown.add(name)
        is_returned = bool(self._calls.argument(function, argument).results)
        others = (name for name in names if is_memref(name.type) and name not in shown)
        return is_returned or not all(map(self._ends_at_once, others))

    def _ends_at_once(self, name: Value) -> bool:
        """Whether the function frees `name` wherever it gets it."""
        taken = self._bodies.facts.taken
        return any(op.parent is name.parent_block and name in taken(op) for op in name.users)

    def _freeing(self, function: Operation) -> list[Operation]:
        """The functions called that may free what `function` hands over."""
        found: dict[Operation, None] = {}
        for call in filter(self._bodies.knowledge.is_call, self._bodies.graph(function).ops):
            for operand in call.operands:
                argument = self._bodies.argument_of(call, operand.index)
                if argument is not None and EventKind.FREED in self._calls.argument(*argument).events:
                    found[argument[0]] = None
        return list(found)

    def _find_recursive(self, function: Operation) -> _Paths | None:
        """Of a function that calls itself, and no other that calls it: of the arguments for which one condition decides
        at each depth."""
        own = [call for call in self._bodies.graph(function).ops if self._is_of(call, function)]
        first = self._find(function, replace(self.known_calls(function), endless=own))
        assumed: dict[int, FreedWhere] = {at: end for at, end in first.ends.items() if isinstance(end, FreedWhere)}
        while assumed:
            paths = self._find(function, self.known_calls(function, assumed=(function, assumed)))
            holding = {at: end for at, end in assumed.items() if _is_same(paths.ends.get(at), end)}
            if len(holding) == len(assumed):
                return paths
            assumed = holding
        return None

    def _is_of(self, call: Operation, function: Operation) -> bool:
        return self._bodies.knowledge.is_call(call) and function in self._bodies.targets.of(call).functions

    def _find(self, function: Operation, known: KnownCalls | None = None) -> _Paths:
        entry = function.regions[0].blocks[0]
        freed = [
            one.index
            for one in entry.args
            if is_memref(one.type) and EventKind.FREED in self._calls.argument(function, one.index).events
        ]
        known = known or self.known_calls(function)
        graph, facts = self._bodies.graph(function), self._bodies.facts
        others = [entry.args[at] for at in freed]
        contents = self._bodies.contents(function)
        names = BufferNames(graph, facts, known.given.get, others, call_effects=self._calls, contents=contents)
        return _Paths(Flow(graph, facts, names, known), freed)

    def _with_constants(self, paths: _Paths, argument: int, call: Operation) -> bool | None:
        """Whether an argument is freed where the function is given the constants that `call` hands over."""
        site = paths.sites.get(argument)
        given: dict[Value, bool] = {}
        for one in paths.flow.function.regions[0].blocks[0].args if site is not None else ():
            operand = self._operand(call, one.index)
            if one.type is I1 and (constant := constant_of(operand)) is not None:
                given[one] = constant
            elif (number := constant_integer(operand)) is not None:
                given.update(_comparisons(one, number, paths.flow))
        if site is None or not given:
            return None
        key = (argument, tuple(given.items()))
        if key not in paths.with_given:
            paths.with_given[key] = paths.summaries.is_freed(site, given)
        return paths.with_given[key]


def _comparisons(argument: Value, number: int, flow: Flow) -> Iterator[tuple[Value, bool]]:
    """Comparisons of `argument` with constants, as they come out where it is `number`."""
    for use in argument.uses:
        op = use.owner
        predicate = op.properties.get("predicate")
        if op.name != "arith.cmpi" or not isinstance(predicate, IntegerAttr) or predicate.value >= len(_RELATIONS):
            continue
        sides = [number if one is argument else constant_integer(one) for one in op.operand_values]
        left, right = sides
        if left is not None and right is not None:
            atom, is_inverted = flow.atom(op)
            yield atom, _RELATIONS[predicate.value](left, right) is not is_inverted
