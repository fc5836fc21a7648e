"""Copied results: calls whose result is a copy, where the program wrote one buffer under two names.

A function returns only what it owns, so what it returns of its caller's is copied. That is right as long as nothing
is written under one of the two names and read under the other afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence

from ...dialects.common.view_chains import view_base
from ...ir.attributes import SymbolRefAttr
from ...ir.graph import Operation, Value
from ...ir.records import dataclass
from ...ir.types import is_memref
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ..calls.argument_facts import EventKind
from ..calls.call_facts import CallFacts
from ..components import components
from ..dataflow.call_results import CallResult, CallResults, ResultKind
from .value_flow import FOUND, Access, Key, ValueFlow

_COPIED = (ResultKind.FRESH, ResultKind.BESIDE)
REASON = "results in a copy of a buffer, and what is written to one of the two is read from the other"


@dataclass(frozen=True, eq=False)
class Conflict:
    """The result of `call` is a copy: `write` changes one buffer, and `read` shows that it is not the other."""

    call: Operation
    write: Operation
    read: Operation


class CopiedResults:
    """Of the functions of one program, as they are before a pass changes them. Each is looked at when it is asked for.

    `results_of` says what callers of a function get: LENT and SAME are not copied. LENT without positions: whatever the
    function returns of its arguments is returned as it is.
    """

    def __init__(
        self,
        knowledge: Knowledge,
        facts: CallFacts,
        results_of: Callable[[Operation], CallResults | None],
        *,
        splits: bool = False,
        is_cloned: Callable[[Value], bool] = lambda _: False,
    ) -> None:
        """`splits`: whether one value that is returned twice becomes two buffers; `is_cloned`: the same of some."""
        self._knowledge = knowledge
        self._splits = splits
        self._is_cloned = is_cloned
        self._facts = facts
        self._targets = facts.targets
        self._results_of = results_of
        self._flows: dict[Operation, ValueFlow] = {}
        self._plain_calls: dict[Operation, Sequence[Operation]] = {}
        self._copied: dict[Operation, dict[int, frozenset[Key]]] = {}
        self._direct: dict[Operation, dict[int, set[tuple[str, int | str]]]] = {}
        """For results of a function: what it returns without copying, if its results are lent."""
        self._equal: dict[Operation, dict[int, set[int]]] = {}
        """For results of a function: those before that may be the same buffer, if its results are lent."""
        self._handed_on: dict[Operation, dict[int, frozenset[Key]]] = {}
        """For results of a function: what they may be copies of, other than through the function's own returns."""
        self._called: dict[Operation, Sequence[Operation]] = {}
        self._uses: dict[Operation, bool] = {}
        self._touched: dict[Operation, dict[Key, tuple[bool, bool]]] = {}
        self._running: set[Operation] = set()

    def conflict(self, function: Operation) -> Conflict | None:
        """The first call in a function, in text order, of which what is computed depends on the copy."""
        calls = self._calls(function)
        twice = next((one for one in calls if self._is_distinct(function, one) or self._is_parted(one)), None)
        if twice is not None:
            return Conflict(twice, twice, twice)
        if not any(self._may_copy(op) for op in self._calls(function)):
            return None
        flow = self._flow(function)
        results = [result for call in self._calls(function) for result in call.results]
        sources = {result: keys for result in results if (keys := self._sources(flow, result, set()))}
        for result, keys in sources.items():
            # Copies of one buffer do not show what is written to the others either. Copies of this one come later.
            copies = [
                one
                for one, others in sources.items()
                if one is not result and result not in others and not keys.isdisjoint(others)
            ]
            found = self._conflict_of(flow, result.op, result, {*keys, *copies})
            if found is not None:
                return found
        return None

    def _calls(self, function: Operation) -> Sequence[Operation]:
        graph = self._flow(function).graph if function in self._flows else None
        if graph is not None:
            return [op for op in graph.ops if self._knowledge.is_call(op)]
        found = self._plain_calls.get(function)
        if found is None:
            found = self._plain_calls[function] = [op for op in _inside(function) if self._knowledge.is_call(op)]
        return found

    def _may_copy(self, call: Operation) -> bool:
        return any(self._copied_at(call, result.index) for result in call.results if is_memref(result.type))

    def _is_distinct(self, function: Operation, call: Operation) -> bool:
        """Whether `call` hands one buffer over twice to a function that copies one of the two and uses the copy."""
        if sum(is_memref(operand.value.type) for operand in call.operands) < 2:
            return False
        if not any(callee is not function and self._uses_copies(callee) for callee in self._callees(call)):
            return False
        flow = self._flow(function)
        seen: set[Key] = set()
        for operand in call.operands:
            keys = self._expanded(flow, operand.value) if is_memref(operand.value.type) else set[Key]()
            if not keys.isdisjoint(seen):
                return True
            seen |= keys
        return False

    def _is_parted(self, call: Operation) -> bool:
        """Whether `call` returns a buffer that becomes another one, and what leads to it in another form."""
        for function in self._callees(call) if self._splits else ():
            for index, keys in self._copies(function).items():
                others = [
                    which for kind, which in (key for key in keys if not isinstance(key, Value)) if kind == "result"
                ]
                for other in others:
                    pair = [call.results[index], call.results[int(other)]]
                    buffers = [result for result in pair if is_memref(result.type)]
                    if len(buffers) == 1 and all(result.uses for result in pair):
                        kind = self._kind(call, buffers[0].index)
                        return kind is not None and kind.kind in _COPIED
        return False

    def _uses_copies(self, function: Operation) -> bool:
        """Whether a function, or one that it calls, copies an argument and uses the copy."""
        if function not in self._uses:
            for together in components((function,), self._callees_of, self._uses):
                below = any(self._uses.get(one, False) for each in together for one in self._callees_of(each))
                uses = below or any(self._uses_own_copies(each, self._calls(each)) for each in together)
                self._uses.update(dict.fromkeys(together, uses))
        return self._uses[function]

    def _uses_own_copies(self, function: Operation, calls: Sequence[Operation]) -> bool:
        if not any(self._may_copy(call) for call in calls):
            return False
        flow = self._flow(function)
        for call in calls:
            for result in call.results:
                if any(not isinstance(key, Value) for key in self._sources(flow, result, set())) and any(
                    access.reads for access in flow.accesses(flow.named.get(result, ()), self._call_access)
                ):
                    return True
        return False

    def _flow(self, function: Operation) -> ValueFlow:
        known = self._flows.get(function)
        if known is None:
            known = self._flows[function] = ValueFlow(function, self._knowledge, self._shared, self._is_own)
        return known

    # Summaries: from the bottom of the call graph, or long chains of calls would be deep chains of questions

    def _callees_of(self, function: Operation) -> Sequence[Operation]:
        """The functions with bodies that a function calls, each once."""
        found = self._called.get(function)
        if found is None:
            callees = dict.fromkeys(one for call in self._calls(function) for one in self._callees(call))
            found = self._called[function] = list(callees)
        return found

    def _callees(self, call: Operation) -> Sequence[Operation]:
        """The functions with bodies that `call` may run."""
        return self._targets.of(call).functions

    def _kind(self, call: Operation, index: int) -> CallResult | None:
        results = self._results_of(call)
        return results.kinds.get(index) if results is not None else None

    def _shared(self, call: Operation) -> list[tuple[Value, Value]]:
        """Operands and results of a call that may be one buffer afterwards, with those that are the same one."""
        found: list[tuple[Value, Value]] = []
        for result in call.results:
            kind = self._kind(call, result.index) if is_memref(result.type) else None
            if kind is None:
                continue
            if kind.kind in (ResultKind.LENT, ResultKind.FLAGGED):
                positions = kind.positions or self._handed_back(call, result.index)
                found += ((call.operands[position].value, result) for position in positions)
                if kind.kind is ResultKind.LENT and not kind.positions:
                    found += ((call.results[other], result) for other in self._beside(call, result.index))
            elif kind.kind is ResultKind.SAME:
                found += ((call.results[position], result) for position in kind.positions)
            elif kind.kind is ResultKind.EXTERNAL:
                found += ((one.value, result) for one in call.operands if is_memref(one.value.type))
        return found

    def _is_own(self, result: Value) -> bool:
        call = result.defining_op
        kind = self._kind(call, call.results.index(result)) if call is not None else None  # type: ignore[arg-type]
        return kind is None or kind.kind is ResultKind.FLAGGED or not kind.positions

    def _handed_back(self, call: Operation, index: int) -> list[int]:
        """The operands that result `index` may be, where nothing is copied."""
        targets = self._targets.of(call)
        if not targets.is_exact or targets.functions[0] in self._running:
            return [one.index for one in call.operands if is_memref(one.value.type)]
        self._copies(targets.functions[0])
        keys = self._direct[targets.functions[0]].get(index, set())
        return sorted(which + targets.first for kind, which in keys if kind == "argument" and isinstance(which, int))

    def _beside(self, call: Operation, index: int) -> list[int]:
        """The results before `index` that may be the same buffer, where nothing is copied."""
        targets = self._targets.of(call)
        if not targets.is_exact or targets.functions[0] in self._running:
            return [other for other in range(index) if is_memref(call.results[other].type)]
        self._copies(targets.functions[0])
        return sorted(self._equal[targets.functions[0]].get(index, ()))

    def _copied_at(self, call: Operation, index: int) -> frozenset[Key]:
        """The value of which result `index` of a call is a copy, in terms of the called functions."""
        found = frozenset[Key]()
        kind = self._kind(call, index)
        for function in self._callees(call):
            if kind is not None and kind.kind is ResultKind.FLAGGED:
                self._copies(function)
                found |= self._handed_on[function][index]
            elif kind is None or kind.kind in _COPIED or not kind.positions:
                copies = self._copies(function).get(index, frozenset())
                if kind is not None and kind.kind is ResultKind.LENT:
                    # Arguments come back as they are, unless what the function calls has copied them.
                    handed_on = self._handed_on.get(function, {}).get(index, copies)
                    copies = handed_on | {key for key in copies if isinstance(key, Value) or key[0] != "argument"}
                found |= copies
        return found

    def _copies(self, function: Operation) -> dict[int, frozenset[Key]]:
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
        calls = [call for call in self._calls(function) if any(is_memref(result.type) for result in call.results)]
        return [callee for call in calls for callee in self._callees(call)]

    def _find_copies(self, function: Operation) -> dict[int, frozenset[Key]]:
        flow = self._flow(function)
        found: dict[int, set[Key]] = {}
        direct = self._direct[function] = {}
        equal = self._equal[function] = {}
        handed_on: dict[int, set[Key]] = {}
        for block in function.regions[0].blocks:
            last = block.last
            if last is None or block not in flow.graph.reachable or not self._knowledge.is_region_terminator(last):
                continue
            before: dict[int, set[Key]] = {}
            for position, operand in enumerate(last.operands):
                keys = self._expanded(flow, operand.value)
                handed_on.setdefault(position, set()).update(self._outside(self._copied_from(flow, operand.value)))
                plain = {key for key in flow.keys.get(operand.value, ()) if not isinstance(key, Value)}
                direct.setdefault(position, set()).update(plain)
                mine = found.setdefault(position, set())
                mine |= self._outside(keys)
                own = flow.keys.get(operand.value, set())
                equal.setdefault(position, set()).update(
                    other for other in before if not own.isdisjoint(flow.keys.get(last.operands[other].value, ()))
                )
                for other, others in before.items():
                    is_split = self._splits or last.operands[other].value is not operand.value
                    if not keys.isdisjoint(others) and (is_split or self._is_cloned(operand.value)):
                        mine.add(("result", other))
                before[position] = keys
        self._handed_on[function] = {position: frozenset(keys) for position, keys in handed_on.items()}
        return {position: frozenset(keys) for position, keys in found.items() if keys}

    def _expanded(self, flow: ValueFlow, value: Value) -> set[Key]:
        """The keys of `value`, and of what these may be copies of."""
        return {*flow.keys.get(value, ()), *self._copied_from(flow, value)}

    def _copied_from(self, flow: ValueFlow, value: Value) -> set[Key]:
        """The sources of copies that the keys of `value` may be."""
        found: set[Key] = set()
        for key in flow.keys.get(value, ()):
            if isinstance(key, Value):
                found |= self._sources(flow, key, set())
        return found

    @staticmethod
    def _outside(keys: Iterable[Key]) -> set[Key]:
        """Those of `keys` that callers have names for."""
        return {key for key in keys if not isinstance(key, Value)}

    def _sources(self, flow: ValueFlow, result: Value, seen: set[Value]) -> set[Key]:
        """The values of which a call's result may be a copy, through any number of copies; in terms of the caller."""
        call = result.defining_op
        if call is None or result in seen or not self._knowledge.is_call(call) or not is_memref(result.type):
            return set()
        seen.add(result)
        found: set[Key] = set()
        index = call.results.index(result)  # type: ignore[arg-type]
        for key in self._copied_at(call, index):
            found |= self._translated(flow, call, key)
        for key in list(found):
            if isinstance(key, Value):
                found |= self._sources(flow, key, seen)
        return found

    def _translated(self, flow: ValueFlow, call: Operation, key: Key) -> set[Key]:
        """A key of the function called as the caller sees it; nothing for what cannot be written."""
        if isinstance(key, Value):
            return set()
        kind, which = key
        if kind == "argument" and isinstance(which, int):
            which += self._targets.of(call).first
            given = call.operands[which].value if which < len(call.operands) else None
            return set(flow.keys.get(given, ())) if given is not None else set()
        if kind == "result" and isinstance(which, int):
            return set(flow.keys.get(call.results[which], ()))
        if kind == "global" and self._is_constant(call, str(which)):
            return set()
        return {key}

    def _is_constant(self, call: Operation, name: str) -> bool:
        found = self._targets.callees(call, SymbolRefAttr(name))
        return found is not None and found.attribute("constant") is not None

    def _accesses_of(self, function: Operation) -> dict[Key, tuple[bool, bool]]:
        """Reads and writes of a function: of its arguments, of globals, and of buffers loaded from memory."""
        known = self._touched.get(function)
        if known is not None:
            return known
        for together in components((function,), self._callees_of, self._touched):
            # Those that call each other begin with nothing, and grow until nothing changes.
            self._touched.update((one, {}) for one in together)
            callers: dict[Operation, list[Operation]] = {one: [] for one in together}
            for one in together:
                for callee in self._callees_of(one):
                    callers.get(callee, []).append(one)
            pending = dict.fromkeys(together)
            while pending:
                one = next(iter(pending))
                del pending[one]
                found = self._find_accesses(one)
                if found != self._touched[one]:
                    self._touched[one] = found
                    pending.update(dict.fromkeys(callers[one]))
        return self._touched[function]

    def _find_accesses(self, function: Operation) -> dict[Key, tuple[bool, bool]]:
        flow = self._flow(function)
        found: dict[Key, tuple[bool, bool]] = {}
        for access in flow.accesses(list(flow.keys), self._call_access):
            for key in flow.keys[access.value]:
                if not isinstance(key, Value):
                    reads, writes = found.get(key, (False, False))
                    found[key] = (reads or access.reads, writes or access.writes)
        for call in flow.graph.ops:
            for inner in self._callees(call) if self._knowledge.is_call(call) else ():
                for key, (reads, writes) in self._accesses_of(inner).items():
                    if not isinstance(key, Value) and key[0] != "argument":
                        before = found.get(key, (False, False))
                        found[key] = (reads or before[0], writes or before[1])
        return found

    def _call_access(self, call: Operation, value: Value) -> tuple[bool, bool]:
        targets = self._targets.of(call)
        if not targets.is_exact:
            return (True, True)
        touched = self._accesses_of(targets.functions[0])
        copied = {key for result in call.results for key in self._copied_at(call, result.index)}
        reads = writes = False
        for position, operand in enumerate(call.operands):
            if operand.value is value:
                key = ("argument", position - targets.first)
                one = touched.get(key, (False, False))
                # To copy a buffer is to read it.
                reads = reads or one[0] or key in copied
                writes = writes or one[1]
        return (reads, writes)

    # Conflicts

    def _conflict_of(self, flow: ValueFlow, call: Operation, result: Value, keys: set[Key]) -> Conflict | None:
        copies = list(flow.named.get(result, ()))
        sources = [value for key in keys for value in flow.named.get(key, ())]
        if flow.is_stored((*sources, *copies)):
            found = flow.named.get(FOUND, [])
            copies += found
            sources += found
            keys = keys | {FOUND}
        if FOUND in keys:
            sources += self._findable(flow)
        of_copy = list(flow.accesses(dict.fromkeys(copies), self._call_access))
        of_copy += flow.returned(dict.fromkeys(copies))
        of_source = [*flow.accesses(dict.fromkeys(sources), self._call_access), *self._hidden(flow, keys)]
        of_source += flow.returned(dict.fromkeys(sources))
        # Where each round makes the copy anew under the same names, writes of one round are not read in the next.
        renewed = all(self._is_made_by(value, call) for value in copies)
        # The same for the original. What is called writes before it returns the copy.
        origin = _origin(keys)
        if origin is not None and not all(self._is_made_by(value, origin) for value in sources):
            origin = None
        after_copy = flow.reached_from(call, origin) - ({call} if renewed else set())
        for write in of_copy:
            if write.writes:
                later = flow.reached_from(write.operation, origin)
                read = next((one for one in of_source if self._shows(flow, write, one, later)), None)
                if read is not None:
                    return Conflict(call, write.operation, read.operation)
                if any(not isinstance(key, Value) for key in keys):
                    # Whoever calls this function reads the original afterwards.
                    return Conflict(call, write.operation, flow.function)
        for write in of_source:
            if write.writes and (write.operation in after_copy or self._goes_on(flow, write)):
                later = flow.reached_from(write.operation, call if renewed else None)
                read = next((one for one in of_copy if self._shows(flow, write, one, later)), None)
                if read is not None:
                    return Conflict(call, write.operation, read.operation)
        return None

    def _findable(self, flow: ValueFlow) -> list[Value]:
        """The values that may show what is found in memory: what was put there, here or by callers."""
        keys = {key for key in flow.named if not isinstance(key, Value)}
        for value, own in flow.keys.items():
            calls = (use for use in value.uses if self._knowledge.is_call(use.owner))
            if flow.is_stored((value,)) or any(
                EventKind.STORED in self._facts.events(use.owner, use.index) for use in calls
            ):
                keys |= own
        return list(dict.fromkeys(value for key in keys for value in flow.named[key]))

    def _shows(self, flow: ValueFlow, write: Access, read: Access, later: set[Operation]) -> bool:
        if not read.reads:
            return False
        if read.operation is write.operation:
            return (read.is_call and read.value is not write.value) or read.operation in later
        return read.operation in later or self._goes_on(flow, read) or self._goes_on(flow, write)

    def _goes_on(self, flow: ValueFlow, access: Access) -> bool:
        """Whether work that is under way may do this at a time of its own."""
        op, facts = access.operation, self._facts
        if flow.is_later_work(op):
            return True
        positions = (one.index for one in op.operands if one.value is access.value)
        return self._knowledge.is_call(op) and any(
            facts.work(op, position) or EventKind.UNAWAITED in facts.events(op, position) for position in positions
        )

    def _hidden(self, flow: ValueFlow, keys: set[Key]) -> Iterator[Access]:
        """Effects of called functions on globals, and on buffers loaded from memory."""
        outside = [key for key in keys if not isinstance(key, Value) and key[0] != "argument"]
        for call in flow.graph.ops if outside else ():
            functions = self._callees(call) if self._knowledge.is_call(call) else ()
            every = [self._accesses_of(function) for function in functions]
            for key in outside:
                touched = [one[key] for one in every if key in one]
                reads, writes = any(reads for reads, _ in touched), any(writes for _, writes in touched)
                if reads or writes:
                    yield Access(call, call.results[0] if call.results else next(iter(flow.keys)), reads, writes, True)

    def _is_made_by(self, value: Value, call: Operation) -> bool:
        """Whether `value` is a result of `call`, or a view of one."""
        return value.defining_op is call or view_base(value, self._knowledge).defining_op is call


def _origin(keys: set[Key]) -> Operation | None:
    """The operation that makes the only buffer in `keys`; None for others."""
    key = next(iter(keys)) if len(keys) == 1 else None
    return key.defining_op if isinstance(key, Value) else None


def _inside(function: Operation) -> Iterator[Operation]:
    """All operations nested in `function`."""
    return (op for op in walk(function) if op is not function)


def _result_count(function: Operation) -> int:
    return max((len(block.last.operands) for block in function.regions[0].blocks if block.last is not None), default=0)
