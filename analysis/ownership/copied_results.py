"""Copied results: calls whose result is a copy, where the program wrote one buffer under two names.

A function returns only what it owns, so what it returns of its caller's is copied. That is right as long as nothing
is written under one of the two names and read under the other afterwards.
"""

from __future__ import annotations

from collections.abc import Callable, Container, Iterator, Sequence

from ...dialects.common.view_chains import view_base
from ...ir.graph import Operation, Value
from ...ir.records import dataclass
from ...ir.types import is_memref
from ...ods.knowledge import Knowledge
from ..calls.argument_facts import EventKind
from ..calls.call_facts import CallFacts
from ..components import components
from ..dataflow.call_results import CallResults
from .returned_copies import COPIED, IsMoved, IsSplit, ReturnedCopies
from .value_flow import FOUND, Access, Key, ValueFlow

REASON = "results in a copy of a buffer, and what is written to one of the two is read from the other"


@dataclass(frozen=True, eq=False)
class Conflict:
    """The result of `call` is a copy: `write` changes one buffer, and `read` shows that it is not the other."""

    call: Operation
    write: Operation
    read: Operation


class CopiedResults:
    """Of the functions of one program, as they are before a pass changes them; each is looked at when asked for."""

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
        """Further arguments as `ReturnedCopies`."""
        self._knowledge = knowledge
        self._facts = facts
        self._returned = ReturnedCopies(knowledge, facts, results_of, is_split, is_moved, parts=parts, plain=plain)
        self._uses: dict[Operation, bool] = {}
        self._touched: dict[Operation, dict[Key, tuple[bool, bool]]] = {}

    def conflict(self, function: Operation) -> Conflict | None:
        """The first call in a function, in text order, of which what is computed depends on the copy."""
        calls = self._returned.calls(function)
        twice = next((one for one in calls if self._is_distinct(function, one) or self._is_parted(one)), None)
        if twice is not None:
            return Conflict(twice, twice, twice)
        if not any(self._may_copy(op) for op in self._returned.calls(function)):
            return None
        flow = self._returned.flow(function)
        results = [result for call in self._returned.calls(function) for result in call.results]
        sources = {result: keys for result in results if (keys := self._returned.sources(flow, result, set()))}
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

    def unfinished(self, function: Operation, positions: Sequence[int]) -> Operation | None:
        """A return of `function` that would copy one of its operands at `positions` while work on it goes on."""
        flow = self._returned.flow(function)
        for block in function.regions[0].blocks:
            last = block.last
            if last is None or last.successors or not self._knowledge.is_region_terminator(last):
                continue
            keys = {key for position in positions for key in flow.keys.get(last.operands[position].value, ())}
            every = [self._facts.of_value(function, value) for key in keys for value in flow.named[key]]
            if any(one.work or EventKind.UNAWAITED in one.events for one in every):
                return last
        return None

    def _may_copy(self, call: Operation) -> bool:
        return any(self._returned.copied_at(call, result.index) for result in call.results if is_memref(result.type))

    def _is_distinct(self, function: Operation, call: Operation) -> bool:
        """Whether `call` hands one buffer over twice to a function that copies one of the two and uses the copy."""
        if sum(is_memref(operand.value.type) for operand in call.operands) < 2:
            return False
        if not any(callee is not function and self._uses_copies(callee) for callee in self._returned.callees(call)):
            return False
        flow = self._returned.flow(function)
        seen: set[Key] = set()
        for operand in call.operands:
            keys = self._returned.expanded(flow, operand.value) if is_memref(operand.value.type) else set[Key]()
            if not keys.isdisjoint(seen):
                return True
            seen |= keys
        return False

    def _is_parted(self, call: Operation) -> bool:
        """Whether `call` returns a buffer that becomes another one, and what leads to it in another form."""
        for function in self._returned.callees(call) if self._returned.parts else ():
            for index, keys in self._returned.copies(function).items():
                others = [
                    which for kind, which in (key for key in keys if not isinstance(key, Value)) if kind == "result"
                ]
                for other in others:
                    pair = [call.results[index], call.results[int(other)]]
                    buffers = [result for result in pair if is_memref(result.type)]
                    if len(buffers) == 1 and all(result.uses for result in pair):
                        kind = self._returned.kind(call, buffers[0].index)
                        return kind is not None and kind.kind in COPIED
        return False

    def _uses_copies(self, function: Operation) -> bool:
        """Whether a function, or one that it calls, copies an argument and uses the copy."""
        if function not in self._uses:
            for together in components((function,), self._returned.callees_of, self._uses):
                below = any(self._uses.get(one, False) for each in together for one in self._returned.callees_of(each))
                uses = below or any(self._uses_own_copies(each, self._returned.calls(each)) for each in together)
                self._uses.update(dict.fromkeys(together, uses))
        return self._uses[function]

    def _uses_own_copies(self, function: Operation, calls: Sequence[Operation]) -> bool:
        if not any(self._may_copy(call) for call in calls):
            return False
        flow = self._returned.flow(function)
        for call in calls:
            for result in call.results:
                if any(not isinstance(key, Value) for key in self._returned.sources(flow, result, set())) and any(
                    access.reads for access in flow.accesses(flow.named.get(result, ()), self._call_access)
                ):
                    return True
        return False

    # Reads and writes, with those of called functions

    def _accesses_of(self, function: Operation) -> dict[Key, tuple[bool, bool]]:
        """Reads and writes of a function: of its arguments, of globals, and of buffers loaded from memory."""
        known = self._touched.get(function)
        if known is not None:
            return known
        for together in components((function,), self._returned.callees_of, self._touched):
            # Those that call each other begin with nothing, and grow until nothing changes.
            self._touched.update((one, {}) for one in together)
            callers: dict[Operation, list[Operation]] = {one: [] for one in together}
            for one in together:
                for callee in self._returned.callees_of(one):
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
        flow = self._returned.flow(function)
        found: dict[Key, tuple[bool, bool]] = {}
        for access in flow.accesses(list(flow.keys), self._call_access):
            for key in flow.keys[access.value]:
                if not isinstance(key, Value):
                    reads, writes = found.get(key, (False, False))
                    found[key] = (reads or access.reads, writes or access.writes)
        for call in flow.graph.ops:
            for inner in self._returned.callees(call) if self._knowledge.is_call(call) else ():
                for key, (reads, writes) in self._accesses_of(inner).items():
                    if not isinstance(key, Value) and key[0] != "argument":
                        before = found.get(key, (False, False))
                        found[key] = (reads or before[0], writes or before[1])
        return found

    def _call_access(self, call: Operation, value: Value) -> tuple[bool, bool]:
        targets = self._returned.targets.of(call)
        if not targets.is_exact:
            return (True, True)
        touched = self._accesses_of(targets.functions[0])
        copied = {key for result in call.results for key in self._returned.copied_at(call, result.index)}
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
        # Which of several is named must not depend on where objects are in memory, as the order of `keys` does.
        for accesses in (of_copy, of_source):
            accesses.sort(key=lambda one: flow.graph.position.get(one.operation, -1))
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
            functions = self._returned.callees(call) if self._knowledge.is_call(call) else ()
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
