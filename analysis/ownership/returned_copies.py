"""Returned copies: which results of functions are copies of what, and which lead to the same buffer without a copy."""

from __future__ import annotations

from collections.abc import Callable, Container, Iterable, Iterator, Mapping, Sequence

from ...dialects.common.view_chains import view_base
from ...ir.attributes import SymbolRefAttr
from ...ir.graph import Operation, Value
from ...ir.types import is_memref
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...ods.semantics import AUTOMATIC_SCOPE, EffectKind
from ..calls.call_facts import CallFacts
from ..components import components
from ..dataflow.call_results import CallResult, CallResults, ResultKind
from ..dataflow.operation_facts import MANUAL_DEALLOCATION, Carrier, carrier_of
from .value_flow import Key, ValueFlow

COPIED = (ResultKind.FRESH, ResultKind.BESIDE)
IsSplit = Callable[[Operation, int, int], bool]
"""Whether one buffer that a return has at two positions may be two buffers after the pass."""
IsMoved = Callable[[Operation, int], bool]
"""Whether what a return has at a position goes to the caller as it is, with the duty to free it: of arguments, those
that the function takes from its caller."""


class ReturnedCopies:
    """Of the functions of one program, from the bottom of the call graph: long chains of calls would be deep recursion.

    `results_of` says what callers of a function get: LENT and SAME are not copied. LENT without positions: whatever the
    function returns of its arguments is returned as it is.
    """

    def __init__(
        self,
        knowledge: Knowledge,
        facts: CallFacts,
        results_of: Callable[[Operation], CallResults | None],
        is_split: IsSplit,
        is_moved: IsMoved = lambda _last, _position: False,
        *,
        parts: bool = False,
        plain: Container[Operation] = (),
    ) -> None:
        """
        Args:
            parts: a buffer is copied, too, where what leads to it in another form is returned beside it.
            plain: functions that need not be read, since no result of theirs is a copy.
        """
        self._plain = plain
        self.knowledge = knowledge
        self.targets = facts.targets
        self._facts = facts
        self.parts = parts
        self._is_split = is_split
        self._is_moved = is_moved
        self._results_of = results_of
        self._flows: dict[Operation, ValueFlow] = {}
        self._plain_calls: dict[Operation, Sequence[Operation]] = {}
        self._copied: dict[Operation, dict[int, frozenset[Key]]] = {}
        self._moved: dict[Operation, dict[int, set[int]]] = {}
        """For results of a function: the arguments that they may be, which it takes from its callers."""
        self._direct: dict[Operation, dict[int, set[tuple[str, int | str]]]] = {}
        """For results of a function: what it returns without copying, if its results are lent."""
        self._equal: dict[Operation, dict[int, set[int]]] = {}
        """For results of a function: those before that may be the same buffer, if its results are lent."""
        self._joined: dict[Operation, dict[int, set[int]]] = {}
        """For results of a function: those before that may be the same buffer after the pass."""
        self._handed_on: dict[Operation, dict[int, frozenset[Key]]] = {}
        """For results of a function: what they may be copies of, other than through the function's own returns."""
        self._called: dict[Operation, Sequence[Operation]] = {}
        self._running: set[Operation] = set()

    def calls(self, function: Operation) -> Sequence[Operation]:
        graph = self.flow(function).graph if function in self._flows else None
        if graph is not None:
            return [op for op in graph.ops if self.knowledge.is_call(op)]
        found = self._plain_calls.get(function)
        if found is None:
            found = self._plain_calls[function] = [op for op in _inside(function) if self.knowledge.is_call(op)]
        return found

    def flow(self, function: Operation) -> ValueFlow:
        known = self._flows.get(function)
        if known is None:
            known = self._flows[function] = ValueFlow(function, self.knowledge, self._shared, self._is_own)
        return known

    def callees_of(self, function: Operation) -> Sequence[Operation]:
        """The functions with bodies that a function calls, each once."""
        found = self._called.get(function)
        if found is None:
            callees = dict.fromkeys(one for call in self.calls(function) for one in self.callees(call))
            found = self._called[function] = list(callees)
        return found

    def callees(self, call: Operation) -> Sequence[Operation]:
        """The functions with bodies that `call` may run."""
        return self.targets.of(call).functions

    def kind(self, call: Operation, index: int) -> CallResult | None:
        results = self._results_of(call)
        return results.kinds.get(index) if results is not None else None

    def _shared(self, call: Operation) -> list[tuple[Value, Value]]:
        """Operands and results of a call that may be one buffer afterwards, with those that are the same one."""
        found: list[tuple[Value, Value]] = []
        for result in call.results:
            kind = self.kind(call, result.index) if is_memref(result.type) else None
            if kind is None:
                continue
            if kind.kind in COPIED:
                found += ((call.operands[position].value, result) for position in self.moved_at(call, result.index))
            if kind.kind in (ResultKind.LENT, ResultKind.FLAGGED):
                positions = kind.positions or self._handed_back(call, result.index)
                found += ((call.operands[position].value, result) for position in positions)
                if kind.kind is ResultKind.LENT and not kind.positions:
                    found += ((call.results[other], result) for other in self._beside(call, result.index, self._equal))
            elif kind.kind is ResultKind.SAME:
                found += ((call.results[position], result) for position in kind.positions)
            elif kind.kind is ResultKind.BESIDE:
                found += ((call.results[other], result) for other in self._beside(call, result.index, self._joined))
            elif kind.kind is ResultKind.EXTERNAL:
                found += ((one.value, result) for one in call.operands if is_memref(one.value.type))
        others = [one for one in call.results if not is_memref(one.type) and carrier_of(one.type) is not Carrier.NONE]
        for one in call.operands if others else ():
            # An address, a pointer or a tensor of the buffer is no copy; what stands for work is none of it.
            work, led_to = self._facts.work(call, one.index), self._facts.results(call, one.index)
            found += ((one.value, result) for result in others if result in led_to and result not in work)
        return found

    def _is_own(self, result: Value) -> bool:
        call = result.defining_op
        kind = self.kind(call, call.results.index(result)) if call is not None else None  # type: ignore[arg-type]
        return kind is None or kind.kind is ResultKind.FLAGGED or not kind.positions

    def _handed_back(self, call: Operation, index: int) -> list[int]:
        """The operands that result `index` may be, where nothing is copied."""
        targets = self.targets.of(call)
        if not targets.is_exact or targets.functions[0] in self._running:
            return [one.index for one in call.operands if is_memref(one.value.type)]
        self.copies(targets.functions[0])
        keys = self._direct[targets.functions[0]].get(index, set())
        return sorted(which + targets.first for kind, which in keys if kind == "argument" and isinstance(which, int))

    def _beside(self, call: Operation, index: int, same: Mapping[Operation, Mapping[int, set[int]]]) -> list[int]:
        """The results before `index` that may be the same buffer by `same`, which is one of the functions called."""
        before = [other for other in range(index) if is_memref(call.results[other].type)]
        targets = self.targets.of(call)
        function = targets.functions[0] if targets.is_exact else None
        if not before or function is None or function in self._running or function in self._plain:
            return before
        self.copies(function)
        return sorted(same[function].get(index, ()))

    def moved_at(self, call: Operation, index: int) -> list[int]:
        """The operands that result `index` may be, after they were taken from the caller."""
        targets = self.targets.of(call)
        found: set[int] = set()
        for function in targets.functions:
            if function not in self._running and function not in self._plain:
                self.copies(function)
                found |= self._moved[function].get(index, set())
        return sorted(position + targets.first for position in found)

    def copied_at(self, call: Operation, index: int) -> frozenset[Key]:
        """The value of which result `index` of a call is a copy, in terms of the called functions."""
        found = frozenset[Key]()
        kind = self.kind(call, index)
        for function in self.callees(call):
            found |= self.copied_by(function, index, kind)
        return found

    def copied_by(self, function: Operation, index: int, kind: CallResult | None) -> frozenset[Key]:
        """The same for a call of `function`, with what is known of that result."""
        if function in self._plain:
            return frozenset()
        if kind is not None and kind.kind is ResultKind.FLAGGED:
            self.copies(function)
            return self._handed_on[function][index]
        if kind is not None and kind.kind not in COPIED and kind.positions:
            return frozenset()
        copies = self.copies(function).get(index, frozenset())
        if kind is not None and kind.kind is ResultKind.LENT:
            # Arguments come back as they are, unless what the function calls has copied them.
            handed_on = self._handed_on.get(function, {}).get(index, copies)
            copies = handed_on | {key for key in copies if isinstance(key, Value) or key[0] != "argument"}
        return copies

    def shows(self, function: Operation, index: int, kind: CallResult) -> bool:
        """Whether callers of `function` have a name for what result `index` is, or is a copy of."""
        if self.copied_by(function, index, kind):
            return True
        if function in self._plain:
            return False
        self.copies(function)
        return bool(self._moved.get(function, {}).get(index))

    def copies(self, function: Operation) -> dict[int, frozenset[Key]]:
        """For results of a function that may be copies: what of. `("result", k)`: another result."""
        known = self._copied.get(function)
        if known is not None:
            return known
        if function in self._running:
            # Functions that call each other: any result may be a copy of any argument.
            arguments = function.regions[0].blocks[0].args
            every = frozenset[Key](("argument", one.index) for one in arguments if is_memref(one.type))
            return dict.fromkeys(range(_result_count(function)), every)
        for together in components((function,), self._giving, self._copied):
            self._running.update(together)
            found = {one: self._find_copies(one) for one in together}
            self._running.difference_update(together)
            self._copied.update(found)
        return self._copied[function]

    def _giving(self, function: Operation) -> list[Operation]:
        """The functions that a function gets buffers from."""
        calls = [call for call in self.calls(function) if any(is_memref(result.type) for result in call.results)]
        return [callee for call in calls for callee in self.callees(call) if callee not in self._plain]

    def _find_copies(self, function: Operation) -> dict[int, frozenset[Key]]:
        flow = self.flow(function)
        found: dict[int, set[Key]] = {}
        direct = self._direct[function] = {}
        equal = self._equal[function] = {}
        joined = self._joined[function] = {}
        moved = self._moved[function] = {}
        handed_on: dict[int, set[Key]] = {}
        for block in function.regions[0].blocks:
            last = block.last
            if last is None or block not in flow.graph.reachable or not self.knowledge.is_region_terminator(last):
                continue
            before: dict[int, set[Key]] = {}
            for position, operand in enumerate(last.operands):
                keys = self.expanded(flow, operand.value)
                handed_on.setdefault(position, set()).update(self._outside(self._copied_from(flow, operand.value)))
                plain = {key for key in flow.keys.get(operand.value, ()) if not isinstance(key, Value)}
                direct.setdefault(position, set()).update(plain)
                mine = found.setdefault(position, set())
                if self._is_moved(last, position):
                    mine |= self._outside(self._copied_from(flow, operand.value))
                    taken = {which for kind, which in plain if kind == "argument" and isinstance(which, int)}
                    moved.setdefault(position, set()).update(taken)
                else:
                    mine |= self._outside(keys)
                own = flow.keys.get(operand.value, set())
                equal.setdefault(position, set()).update(
                    other for other in before if not own.isdisjoint(flow.keys.get(last.operands[other].value, ()))
                )
                for other, others in before.items():
                    if not keys.isdisjoint(others):
                        if self._is_split(last, other, position) or self._are_copies(
                            flow, last.operands[other].value, operand.value
                        ):
                            mine.add(("result", other))
                        else:
                            joined.setdefault(position, set()).add(other)
                before[position] = keys
        self._handed_on[function] = {position: frozenset(keys) for position, keys in handed_on.items()}
        return {position: frozenset(keys) for position, keys in found.items() if keys}

    def _are_copies(self, flow: ValueFlow, one: Value, other: Value) -> bool:
        """Whether what the function calls may have made one of two values a copy of the other, or both of a third."""
        return one is not other and not (
            self._copied_from(flow, one).isdisjoint(self.expanded(flow, other))
            and self._copied_from(flow, other).isdisjoint(self.expanded(flow, one))
        )

    def expanded(self, flow: ValueFlow, value: Value) -> set[Key]:
        """The keys of `value`, and of what these may be copies of."""
        return {*flow.keys.get(value, ()), *self._copied_from(flow, value)}

    def _copied_from(self, flow: ValueFlow, value: Value) -> set[Key]:
        """The sources of copies that the keys of `value` may be."""
        found: set[Key] = set()
        for key in flow.keys.get(value, ()):
            if isinstance(key, Value):
                found |= self.sources(flow, key, set())
        return found

    @staticmethod
    def _outside(keys: Iterable[Key]) -> set[Key]:
        """Those of `keys` that callers have names for."""
        return {key for key in keys if not isinstance(key, Value)}

    def sources(self, flow: ValueFlow, result: Value, seen: set[Value]) -> set[Key]:
        """The values of which a call's result may be a copy, through any number of copies; in terms of the caller."""
        call = result.defining_op
        if call is None or result in seen or not self.knowledge.is_call(call) or not is_memref(result.type):
            return set()
        seen.add(result)
        found: set[Key] = set()
        index = call.results.index(result)  # type: ignore[arg-type]
        for key in self.copied_at(call, index):
            found |= self._translated(flow, call, key)
        for key in list(found):
            if isinstance(key, Value):
                found |= self.sources(flow, key, seen)
        return found

    def _translated(self, flow: ValueFlow, call: Operation, key: Key) -> set[Key]:
        """A key of the function called as the caller sees it; nothing for what cannot be written."""
        if isinstance(key, Value):
            return set()
        kind, which = key
        if kind == "argument" and isinstance(which, int):
            which += self.targets.of(call).first
            given = call.operands[which].value if which < len(call.operands) else None
            return set(flow.keys.get(given, ())) if given is not None else set()
        if kind == "result" and isinstance(which, int):
            return set(flow.keys.get(call.results[which], ()))
        if kind == "global" and self._is_constant(call, str(which)):
            return set()
        return {key}

    def _is_constant(self, call: Operation, name: str) -> bool:
        found = self.targets.callees(call, SymbolRefAttr(name))
        return found is not None and found.attribute("constant") is not None


def has_clones(
    last: Operation,
    positions: Iterable[int],
    knowledge: Knowledge,
    results_of: Callable[[Operation], CallResults | None],
) -> bool:
    """Whether LLVM's pass may not own what the return `last` has at one of `positions`, and returns a clone at each.

    What is chosen among buffers is taken to be such a value: a flag tells when it runs.
    """
    return any(
        _may_be_borrowed(view_base(last.operands[one].value, knowledge), knowledge, results_of) for one in positions
    )


def _may_be_borrowed(value: Value, knowledge: Knowledge, results_of: Callable[[Operation], CallResults | None]) -> bool:
    made = value.defining_op
    if made is None:
        return True
    if not knowledge.is_call(made):
        allocated = any(
            one.kind is EffectKind.ALLOCATE and one.value is value and one.resource != AUTOMATIC_SCOPE
            for one in knowledge.effects(made) or ()
        )
        return not allocated or made.attribute(MANUAL_DEALLOCATION) is not None
    results = results_of(made)
    kind = results.kinds.get(made.results.index(value)) if results is not None else None  # type: ignore[arg-type]
    return kind is None or kind.kind not in COPIED


def _inside(function: Operation) -> Iterator[Operation]:
    """All operations nested in `function`."""
    return (op for op in walk(function) if op is not function)


def _result_count(function: Operation) -> int:
    return max((len(block.last.operands) for block in function.regions[0].blocks if block.last is not None), default=0)
