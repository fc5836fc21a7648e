"""Placement of heap buffers: those that could be on the stack, and those that one allocation before a loop serves.

Both are decisions of the passes promote-buffers-to-stack and buffer-loop-hoisting in their safe mode, for one
allocation at a time. What a call does that leads out of the item is asked of `Called`; without one, nothing is known
of it.
"""

from __future__ import annotations

from ...ir.attributes import StringAttr, SymbolRefAttr
from ...ir.graph import Operation
from ...ir.records import dataclass
from ...ir.types import MemRefType
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.parser.fact_cache import FactKey
from ..buffers.allocations import Allocation, allocations
from ..buffers.element_bits import element_bits
from ..buffers.escape import Called, Escapes, EscapingUse
from ..buffers.size import bytes_text
from ..calls.call_facts import CallFacts
from ..calls.call_targets import certain_callee
from ..region_kinds import enclosing_loops, iteration_count
from ..spans import functions_with_buffers
from .placement_limits import Place
from .stack_promotion import Limits, Obstacle, StackPromotion

MAX_STACK_BYTES = 1 << 20
"""Bytes of the largest buffer that is ever proposed for the stack, whatever the settings are."""
_BYTE = 8


@dataclass(frozen=True)
class Placement:
    """A better place for what `op` allocates on the heap.

    `size`: bytes of the buffer; None when its shape is dynamic, or its elements have no fixed size.
    `loops`: those that the allocation leaves, innermost first; empty for the stack.
    `iterations`: how often it is run now for each run with the change; None if not constant.
    """

    place: Place
    op: Operation
    size: int | None
    loops: tuple[Operation, ...] = ()
    iterations: int | None = None

    @property
    def words(self) -> str:
        """`could be on the stack: 64 B`, `could be allocated once, outside the loop (1024 iterations)`."""
        if self.place is Place.STACK:
            return "could be on the stack" + (f": {bytes_text(self.size)}" if self.size is not None else "")
        loops = "the loop" if len(self.loops) == 1 else f"{len(self.loops)} loops"
        many = f" ({self.iterations} iterations)" if self.iterations is not None else ""
        return f"could be allocated once, outside {loops}{many}"

    @property
    def label(self) -> str:
        """`64 B could be on the stack`, `allocated 1024 times; once would do`: editors cut long labels at their end."""
        if self.place is Place.STACK:
            return (f"{bytes_text(self.size)} " if self.size is not None else "") + "could be on the stack"
        often = f"{self.iterations} times" if self.iterations is not None else "per iteration"
        return f"allocated {often}; once would do"


@dataclass(frozen=True)
class Placements:
    """`better`: in text order. `reasons`: why allocations that are left out have to stay on the heap."""

    better: tuple[Placement, ...] = ()
    reasons: tuple[tuple[Operation, Obstacle], ...] = ()
    not_moved: tuple[tuple[Operation, EscapingUse], ...] = ()
    """Allocations in loops, each with the use that keeps it inside."""


_NONE = Placements()
PLACEMENTS = FactKey[Placements]("placements")
"""`placements_of`."""


def placements_of(item: Item, knowledge: Knowledge) -> Placements:
    """Of all heap buffers of an item; computed once. Sizes are limited by `MAX_STACK_BYTES` alone."""
    return item.parsed.facts.get(PLACEMENTS, knowledge, placements_with, item, knowledge)


def placements_with(item: Item, knowledge: Knowledge, called: Called | None = None) -> Placements:
    """The same, not cached, with what functions that are called do."""
    better: list[Placement] = []
    reasons: list[tuple[Operation, Obstacle]] = []
    not_moved: list[tuple[Operation, EscapingUse]] = []
    for function in functions_with_buffers(item):
        called = called or _called_in(item, knowledge)
        found = _of_function(function, knowledge, called)
        better += found.better
        reasons += found.reasons
        not_moved += found.not_moved
    if not better and not reasons and not not_moved:
        return _NONE
    better.sort(key=lambda one: one.op.syntax.start if one.op.syntax is not None else 0)
    return Placements(tuple(better), tuple(reasons), tuple(not_moved))


def _of_function(function: Operation, knowledge: Knowledge, called: Called) -> Placements:
    heap = allocations(function, knowledge)
    if not heap:
        return _NONE
    escapes = Escapes(function, knowledge, called)
    better: list[Placement] = []
    not_moved: list[tuple[Operation, EscapingUse]] = []
    looped = [one for one in heap if any(enclosing_loops(one.op, knowledge))]
    if looped:
        # Loaded here: most buffers are made outside of loops.
        from .hoisting import Hoisting
        from .loop_hoisting import may_leave_loops, safe_hoist

        hoisting = Hoisting(function, knowledge)
        for allocation in looped:
            if not may_leave_loops(allocation.op, knowledge):
                continue
            hoist = safe_hoist(allocation, hoisting, escapes, knowledge)
            if hoist.target is not None:
                loops = hoist.target.out_of
                iterations = _iterations(loops, knowledge)
                better.append(Placement(Place.BEFORE_LOOP, allocation.op, size_of(allocation), loops, iterations))
            elif hoist.obstacle is not None:
                not_moved.append((allocation.op, hoist.obstacle))
    promotion = StackPromotion(knowledge, escapes, Limits(MAX_STACK_BYTES))
    reasons: list[tuple[Operation, Obstacle]] = []
    for allocation in promotion.candidates(heap):
        obstacle = promotion.safe_obstacle(allocation)
        # In a loop, stack memory of all iterations adds up once lowered to LLVM.
        if obstacle is None and not any(enclosing_loops(allocation.op, knowledge)):
            better.append(Placement(Place.STACK, allocation.op, size_of(allocation)))
        elif obstacle is not None:
            reasons.append((allocation.op, obstacle))
    return Placements(tuple(better), tuple(reasons), tuple(not_moved))


def escapes_in(function: Operation, item: Item, knowledge: Knowledge) -> Escapes:
    """Escapes of the buffers of `function`, with the functions of its own item alone."""
    return Escapes(function, knowledge, _called_in(item, knowledge))


class CalledInItem(CallFacts):
    """Of the calls in one item: what a value names may be any function of another one."""

    def outlives(self, call: Operation, position: int) -> bool:
        return certain_callee(call, self.knowledge)[0] is None or super().outlives(call, position)

    def _is_spared(self, call: Operation, position: int) -> bool:
        """Never: a finding goes by outcomes, which hold for all that calls hand over, and each hint has its finding."""
        del call, position
        return False


def _called_in(item: Item, knowledge: Knowledge) -> CallFacts:
    """Of the calls of functions of the item itself."""
    symbols = {name.value: op for op in item.operations if isinstance(name := op.attribute("sym_name"), StringAttr)}

    def callee(call: Operation, symbol: SymbolRefAttr) -> Operation | None:
        around = next((op for op in call.ancestors() if op.parent_op is None), None)
        is_seen = around is None or not knowledge.has_trait(around, "SymbolTable")
        return symbols.get(symbol.root) if is_seen and not symbol.nested else None

    return CalledInItem(item.operations[0], knowledge, callee)


def size_of(allocation: Allocation) -> int | None:
    """Bytes, as promote-buffers-to-stack counts them: bits of all elements, rounded up."""
    type_ = allocation.buffer.type
    if not isinstance(type_, MemRefType) or None in type_.shape:
        return None
    bits = element_bits(type_.element, allocation.op)
    if bits is None:
        return None
    for extent in type_.shape:
        bits *= extent or 0
    return (bits + _BYTE - 1) // _BYTE


def _iterations(loops: tuple[Operation, ...], knowledge: Knowledge) -> int | None:
    """The product of the iterations of nested loops."""
    product = 1
    for loop in loops:
        count = iteration_count(loop, knowledge)
        if count is None:
            return None
        product *= count
    return product
