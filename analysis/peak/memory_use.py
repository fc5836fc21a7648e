"""Memory use of functions: bytes held at each program point, and at most, by region, branch, loop and call.

Each region, each block and each call is a `Span`; a function is one. Heap and stack are counted apart. Where a program
does what nobody has described, `FunctionUse.unseen` says so: what that allocates is not counted.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from functools import partial

from ...ir.graph import BlockArgument, Operation, OpResult
from ...ir.types import MemRefType, is_memref
from ...ir.walk import operations_in, walk
from ...ods.knowledge import Knowledge
from ..calls.call_targets import CallTargets
from ..components import components
from ..dataflow.operation_facts import OperationFacts
from .amounts import BYTES, NOTHING, NUMBER, Amount, Size
from .buffer_sizes import BufferSizes, Bytes, declared_size
from .function_walk import FunctionUse, FunctionWalk, Moment
from .spans import EMPTY, Point, Span, endless, step, without_lower_bounds
from .steps import UNPLANNED, Memory, Planned, Steps


class MemoryUse:
    """Of the functions of one program, as it is at the first question."""

    def __init__(
        self,
        knowledge: Knowledge,
        targets: CallTargets,
        planned: Callable[[Operation], Planned] = lambda _: UNPLANNED,
    ) -> None:
        """`planned`: what a pass would add to a function that leaves its deallocations to it."""
        self.knowledge = knowledge
        self.facts = OperationFacts(knowledge)
        self.sizes = BufferSizes(self.facts, self._returned)
        self.steps = Steps(self.facts, self.sizes)
        self._targets = targets
        self._planned = planned
        self.known: dict[Operation, FunctionUse] = {}
        """Of functions; those of others may be put here before the first question."""
        self._callees: dict[Operation, tuple[Operation, ...]] = {}

    def of(self, function: Operation) -> FunctionUse:
        """A function with a body."""
        if function not in self.known:
            for component in components((function,), self._called, self.known):
                first = next(iter(component))
                if len(component) > 1 or first in self._called(first):
                    self._know_recursive(component)
                else:
                    self.known[first] = FunctionWalk(self, first).use()
        return self.known[function]

    def moments(self, function: Operation, memory: Memory = Memory.HEAP) -> Iterator[Moment]:
        """`FunctionWalk.moments`, of a function with a body."""
        self.of(function)
        return FunctionWalk(self, function).moments(memory)

    def planned(self, function: Operation) -> Planned:
        return self._planned(function)

    def targets_of(self, call: Operation) -> tuple[Operation, ...]:
        """The functions that `call` may run; empty where it may run others, too."""
        targets = self._targets.of(call)
        return targets.functions if targets.is_exact else ()

    def _called(self, function: Operation) -> tuple[Operation, ...]:
        knowledge, known = self.knowledge, self._callees.get(function)
        if known is None:
            found: dict[Operation, None] = {}
            for op in operations_in(function):
                if not op.regions and not knowledge.is_plain(op.name) and knowledge.is_call(op):
                    found.update(dict.fromkeys(self.targets_of(op)))
            known = self._callees[function] = tuple(found)
        return known

    def _know_recursive(self, component: Sequence[Operation]) -> None:
        """Functions that may run again before they end: no bound is known of what these hold."""
        inside = set(component)
        below = dict.fromkeys(one for each in component for one in self._called(each) if one not in inside)
        others = [self.known[one] for one in below]
        unseen = tuple(dict.fromkeys(op for use in others for op in use.unseen))
        on_heap, on_stack = (self._act(component, memory, others) for memory in (Memory.HEAP, Memory.STACK))
        for one in component:
            heap, stack = (endless(one) if acts else EMPTY for acts in (on_heap, on_stack))
            self.known[one] = FunctionUse(one, heap, stack, self._unknown_results(one), unseen)

    def _act(self, component: Sequence[Operation], memory: Memory, others: Sequence[FunctionUse]) -> bool:
        """Whether functions of `component` make or free buffers, or may; `others` are the other functions they call."""
        if any((use.heap if memory is Memory.HEAP else use.stack) is not EMPTY for use in others):
            return True
        for op in (op for function in component for op in walk(function) if op is not function):
            if self.knowledge.is_plain(op.name):
                continue
            if self.steps.made(op, memory) or (memory is Memory.HEAP and self.facts.taken(op)):
                return True
            if self.knowledge.is_call(op) and not self.targets_of(op):
                return True
        return False

    def _unknown_results(self, function: Operation) -> tuple[Bytes, ...]:
        last = next((b.last for b in function.regions[0].blocks if b.last is not None and not b.last.successors), None)
        return tuple([Bytes(NOTHING, None) for _ in last.operands]) if last is not None else ()

    # Calls

    def _returned(self, result: OpResult) -> Bytes:
        """The bytes of the buffer that a call returns."""
        targets = self.targets_of(result.op)
        if not targets:
            found = declared_size(result, result.op)
            return Bytes(found, found)
        use = self.of(targets[0])
        if result.index >= len(use.results):
            return Bytes(NOTHING, None)
        held = use.results[result.index]
        replaced = partial(self._argument, result.op, targets[0])
        most = held.most.replaced(replaced) if held.most is not None else None
        return Bytes(held.least.replaced(lambda one, is_added: replaced(one, not is_added)), most)

    def called(self, call: Operation, memory: Memory) -> Span:
        """The span of the function that `call` runs, with sizes of the caller."""
        targets = self.targets_of(call)
        if not targets:
            given = [result for result in call.results if is_memref(result.type)] if memory is Memory.HEAP else []
            made = NOTHING
            for result in given:
                made = made.plus(declared_size(result, call))
            return step(call, made, made, made) if given else EMPTY
        use = self.of(targets[0])
        span = use.heap if memory is Memory.HEAP else use.stack
        if span is EMPTY:
            return EMPTY
        span = replaced_sizes(span, partial(self._argument, call, targets[0])).at(call)
        return span if self._are_as_declared(call) else without_lower_bounds(span)

    def _are_as_declared(self, call: Operation) -> bool:
        """Whether no operand of `call` is a view whose type says less than the buffer behind it holds, so that freeing
        it frees more than is known where it is freed."""
        for operand in call.operand_values:
            if isinstance(operand.type, MemRefType) and operand.type.layout is None:
                declared, held = declared_size(operand, call), self.sizes.of(operand)
                if not declared.terms and (held.most is None or not held.most.is_same(declared)):
                    return False
        return True

    def _argument(self, call: Operation, function: Operation, one: Size, is_added: bool) -> Amount | None:
        """The amount that a size in `function` is at `call`: of bytes that are freed the least, else the most."""
        value, dimension = one
        entry = function.regions[0].blocks[0]
        if not isinstance(value, BlockArgument) or value.block is not entry:
            return None
        position = self._targets.of(call).first + value.index
        if position >= len(call.operands):
            return None
        operand = call.operands[position].value
        if dimension == NUMBER:
            return self.sizes.number(operand)
        if dimension == BYTES:
            held = self.sizes.of(operand)
            return held.most if is_added else held.least
        return self.sizes.extent(operand, dimension)


def use_at(use: FunctionUse, memory: Memory) -> Span:
    """The span of one kind of memory, with the bytes of its own arguments where their types tell them."""
    span = use.heap if memory is Memory.HEAP else use.stack

    def own(one: Size, _: bool) -> Amount | None:
        value, dimension = one
        return declared_size(value, use.function) if dimension == BYTES else None

    return replaced_sizes(span, own) if span is not EMPTY else span


def replaced_sizes(span: Span, sizes: Callable[[Size, bool], Amount | None]) -> Span:
    def low(one: Size, is_added: bool) -> Amount | None:
        return sizes(one, not is_added)

    peaks, most = span.peaks, span.most
    return Span(
        tuple([Point(one.amount.replaced(sizes), one.place) for one in peaks]) if peaks is not None else None,
        tuple([one.replaced(low) for one in span.surely]),
        tuple([one.replaced(sizes) for one in most]) if most is not None else None,
        span.least.replaced(low) if span.least is not None else None,
        span.grows_at,
    )
