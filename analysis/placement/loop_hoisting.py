"""Hoisting out of loops that changes nothing: no name of the buffer may outlive the iteration that allocates it."""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.graph import Operation, Value
from ...ir.records import dataclass
from ...ods.knowledge import Knowledge
from ...ods.semantics import Hoisting as HoistingKind
from ..buffers.allocations import Allocation, allocations, frees, stack_allocations
from ..buffers.allocations import hoisting as hoisting_of
from ..buffers.escape import Escape, Escapes, EscapingUse
from ..region_kinds import is_parallel, may_run_at_once
from .hoisting import Hoisting, Target


@dataclass(frozen=True)
class LoopHoist:
    """`target` None: the allocation has to stay. `obstacle`: the use that keeps it in, if it is one use."""

    target: Target | None
    obstacle: EscapingUse | None = None
    freed_by: Operation | None = None
    """The deallocation that has to move after the last of the loops that are left."""


def hoist_out_of_loops(
    buffer: Value, freed_by: Operation | None, hoisting: Hoisting, escapes: Escapes, knowledge: Knowledge
) -> LoopHoist:
    """The outermost sequential loop that `buffer` can leave. `freed_by`: its only deallocation by its own name."""
    op = buffer.defining_op
    names = escapes.names(buffer)
    target = hoisting.out_of_loops(buffer, names, lambda loop: not may_run_at_once(loop, knowledge))
    if op is None or target is None or not target.out_of:
        return LoopHoist(None)
    if any(frees(op, operand.value, knowledge) for operand in op.operands):
        return LoopHoist(None, EscapingUse(Escape.FREED, op, buffer))
    for use in escapes.uses(buffer, target.out_of[-1]):
        if use.kind is not Escape.FREED or use.op is not freed_by or use.op.parent is not op.parent:
            return LoopHoist(None, use)
    return LoopHoist(target, freed_by=freed_by)


def safe_hoist(allocation: Allocation, hoisting: Hoisting, escapes: Escapes, knowledge: Knowledge) -> LoopHoist:
    """The decision of the pass about `allocation` in its safe mode: no move that LLVM 22 would not try."""
    ours = hoist_out_of_loops(allocation.buffer, allocation.freed_by, hoisting, escapes, knowledge)
    is_tried = llvm_hoist(allocation, hoisting, knowledge) is not None
    return ours if is_tried else LoopHoist(None, ours.obstacle)


def llvm_hoist(allocation: Allocation, hoisting: Hoisting, knowledge: Knowledge) -> Target | None:
    """The target that LLVM 22 chooses."""
    names = hoisting.origins.dependents(allocation.buffer)
    return hoisting.out_of_loops(allocation.buffer, names, lambda loop: not is_parallel(loop, knowledge))


def loop_allocations(function: Operation, knowledge: Knowledge) -> Iterator[Allocation]:
    """Allocations that may leave loops: those on the heap first, then those on the stack; nested operations first."""
    for allocation in allocations(function, knowledge):
        if may_leave_loops(allocation.op, knowledge):
            yield allocation
    for buffer in stack_allocations(function, knowledge):
        if may_leave_loops(buffer.op, knowledge):
            yield Allocation(buffer, None)


def may_leave_loops(allocation: Operation, knowledge: Knowledge) -> bool:
    return HoistingKind.LOOP in hoisting_of(allocation, knowledge)
