"""Hoisting out of loops that changes nothing: no name of the buffer may outlive the iteration that allocates it."""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.graph import Block, Operation, Value
from ...ir.records import dataclass
from ...ods.knowledge import Knowledge
from ...ods.semantics import AUTOMATIC_SCOPE
from ...ods.semantics import Hoisting as HoistingKind
from ..back_edges import loops_of_blocks
from ..buffers.allocations import Allocation, allocation_effects, allocations, frees, stack_allocations
from ..buffers.allocations import hoisting as hoisting_of
from ..buffers.escape import Escape, Escapes, EscapingUse
from ..region_kinds import is_automatic_scope, is_parallel, may_run_at_once
from .hoisting import Hoisting, Target


@dataclass(frozen=True)
class LoopHoist:
    """`target` None: the allocation has to stay. `obstacle`: the use that keeps it in, if it is one use."""

    target: Target | None
    obstacle: EscapingUse | None = None
    grows: bool = False
    """Whether it stays because its stack memory would pile up where it is moved to."""
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
    is_on_stack = any(effect.resource == AUTOMATIC_SCOPE for effect in allocation_effects(op, knowledge))
    if is_on_stack and _runs_again_in_scope(target.block, knowledge):
        return LoopHoist(None, grows=True)
    for use in escapes.uses(buffer, target.out_of[-1]):
        if use.kind is not Escape.FREED or use.op is not freed_by or use.op.parent is not op.parent:
            return LoopHoist(None, use)
    return LoopHoist(target, freed_by=freed_by)


def _runs_again_in_scope(block: Block, knowledge: Knowledge) -> bool:
    """Whether `block` may run several times before the stack memory that is allocated there ends."""
    at: Block | None = block
    while at is not None and (region := at.parent) is not None:
        if at in loops_of_blocks(region):
            return True
        if is_automatic_scope(region.parent, knowledge):
            return False
        if knowledge.runs(region).may_repeat:
            return True
        at = region.parent.parent
    return False


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
