"""Flags of results: private functions that return a buffer of their own on some paths only, and an `i1` that says so.

    func.func private @pick(%c: i1, %x: M) -> M        func.func private @pick(%c: i1, %x: M) -> (M, i1)
      ...                                                ...
      return %n : M                              =>      return %n, %true : M, i1
      ...                                                ...
      return %x : M                                      return %x, %false : M, i1

    %r = call @pick(%c, %a) : (i1, M) -> M             %r, %own = call @pick(%c, %a) : (i1, M) -> (M, i1)

The type changes at all calls at once, so all of them have to be direct, and in functions that the pass changes.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from ...analysis.ownership.call_summaries import CallSummaries
from ...analysis.ownership.token_states import TokenStates
from ...ir.attributes import ArrayAttr, DictAttr, TypeAttr
from ...ir.graph import Operation, Value
from ...ir.symbol_names import is_private
from ...ir.types import I1, FunctionType
from ...ir.walk import walk
from .specialise import is_direct_call


class ResultFlags:
    """The functions of one program that can have flags, and those that get them.

    `summaries.may_flag` holds those that may have some; it shrinks where a caller cannot make use of a flag.
    """

    def __init__(self, module: Operation, bodies: Sequence[Operation], summaries: CallSummaries) -> None:
        self.summaries = summaries
        self._calls: dict[Operation, list[Operation]] = {}
        self._useless: set[Operation] = set()
        """Functions with a caller that flags do not help."""
        changed = set(bodies)
        indirect: set[Operation] = set()
        for op in walk(module):
            function = summaries.callee(op) if summaries.knowledge.is_call(op) else None
            if function is not None:
                self._calls.setdefault(function, []).append(op)
                if not is_direct_call(op) or changed.isdisjoint(op.ancestors()):
                    indirect.add(function)
        self.candidates = {
            function
            for function in self._calls
            if function in changed and function not in indirect and is_private(function)
        }

    def allow_all(self) -> None:
        """Let all functions that can have flags have them."""
        self.summaries.may_flag |= self.candidates

    def allow_below(self, call: Operation) -> bool:
        """Let what `call` reaches have flags; whether that is news for a function."""
        callee = self.summaries.callee(call)
        reached = {callee, *self.summaries.graph.reached_from(callee)} if callee is not None else set[Operation]()
        news = (self.candidates & reached) - self.summaries.may_flag - self._useless
        if news:
            self.summaries.may_flag |= news
            self.summaries.forget()
        return bool(news)

    def drop_useless(self, states: Mapping[Operation, TokenStates]) -> bool:
        """Take the flags from functions with a caller that they do not help; whether there are any."""
        useless = {self.summaries.callee(op) for found in states.values() for op in _unhelped(found)}
        news = {function for function in useless if function in self.summaries.may_flag}
        if news:
            self._useless |= news
            self.summaries.may_flag -= news
            self.summaries.forget()
        return bool(news)

    def added(self, bodies: Iterable[Operation]) -> dict[Value, Value]:
        """Add the results to functions and calls, not yet the operands of the returns.

        The answer leads from each result of a call that is a buffer of its own on some paths to its flag.
        """
        found: dict[Value, Value] = {}
        for function in bodies:
            positions = self.summaries.flagged_positions(function)
            if not positions:
                continue
            type_ = function.properties["function_type"]
            assert isinstance(type_, TypeAttr)
            assert isinstance(type_.type, FunctionType)
            results = (*type_.type.results, *[I1] * len(positions))
            function.properties["function_type"] = TypeAttr(FunctionType(type_.type.inputs, results))
            _add_attributes(function, len(positions))
            for call in self._calls[function]:
                found.update((call.results[position], call.add_result(I1)) for position in positions)
                _add_attributes(call, len(positions))
        return found


def _unhelped(states: TokenStates) -> Iterable[Operation]:
    """The calls in one function with flagged results whose flags do not decide who frees which buffer."""
    flagged = states.names.flagged
    if states.problems:
        return [op for value in flagged if (op := value.defining_op) is not None]
    found: dict[Operation, None] = {}
    for token in states.tokens.values():
        for op, met in token.walk.met.items():
            for value in met & flagged:
                others = [one for one in states.tokens.values() if value in one.walk.met.get(op, ())]
                roots = {states.names.root(source) for source in states.names.sources.get(value, ())}
                if (len(others) > 1 or roots != {token.holder}) and value.defining_op is not None:
                    found[value.defining_op] = None
    return found


def _add_attributes(op: Operation, count: int) -> None:
    """Attributes of `count` further results, where `op` lists attributes of its results."""
    listed = op.properties.get("res_attrs")
    if isinstance(listed, ArrayAttr):
        op.properties["res_attrs"] = ArrayAttr((*listed.elements, *[DictAttr(())] * count))
