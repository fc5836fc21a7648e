"""Allocations of a function that passes may move or turn into stack memory, each with the operation that frees it.

Follows BufferPlacementAllocs of mlir/lib/Dialect/Bufferization/Transforms/BufferUtils.cpp of LLVM 22.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation, OpResult, Value
from ...ir.records import dataclass
from ...ir.walk import operations_inside_out, walk_post_order
from ...ods.knowledge import Knowledge
from ...ods.semantics import AUTOMATIC_SCOPE, EffectInstance, EffectKind, Hoisting
from ...ods.side_effects import has_effect

CONDITIONAL_DEALLOC = "bufferization.dealloc"


@dataclass(frozen=True)
class Allocation:
    """A buffer that `op` allocates. A deallocation of another name of the buffer is not known here."""

    buffer: OpResult
    freed_by: Operation | None
    """The only operation that frees `buffer` by this name; None when there is none."""

    @property
    def op(self) -> Operation:
        return self.buffer.op


def allocations(function: Operation, knowledge: Knowledge) -> list[Allocation]:
    """Allocations of `function` outside of the stack, nested operations first.

    Operations that allocate several buffers are left out, and so are buffers that are freed twice by their own name
    or reallocated.
    """
    made = (allocation_of(op, knowledge) for op in operations_inside_out(function) if op is not function)
    return [one for one in made if one is not None]


def allocation_of(op: Operation, knowledge: Knowledge) -> Allocation | None:
    """The allocation that `op` is, if `allocations` lists it."""
    if not op.results or EffectKind.ALLOCATE not in (knowledge.effect_kinds(op) or ()):
        return None
    made = [effect for effect in allocation_effects(op, knowledge) if effect.resource != AUTOMATIC_SCOPE]
    if len(made) != 1:
        return None
    buffer = made[0].value
    assert isinstance(buffer, OpResult)
    freeing = [user for user in dict.fromkeys(buffer.users) if has_effect(user, EffectKind.FREE, knowledge, buffer)]
    if len(freeing) > 1 or any(allocation_effects(user, knowledge) for user in freeing):
        return None
    return Allocation(buffer, freeing[0] if freeing else None)


def allocation_effects(op: Operation, knowledge: Knowledge) -> list[EffectInstance]:
    """The *allocate* effects of `op` on its own results."""
    return [
        effect
        for effect in knowledge.effects(op) or ()
        if effect.kind is EffectKind.ALLOCATE and effect.value is not None and effect.value.defining_op is op
    ]


def stack_allocations(function: Operation, knowledge: Knowledge) -> list[OpResult]:
    """Buffers that end with the scope around them, nested operations first."""
    return [
        effect.value
        for op in walk_post_order(function)
        if op is not function and op.results
        for effect in allocation_effects(op, knowledge)
        if effect.resource == AUTOMATIC_SCOPE and isinstance(effect.value, OpResult)
    ]


def hoisting(op: Operation, knowledge: Knowledge) -> Hoisting:
    """The target to which `op` may be moved; none if it is no allocation with `getHoistingKind`."""
    semantics = knowledge.semantics(op.name)
    return (semantics.hoisting if semantics is not None else None) or Hoisting.NONE


def frees(op: Operation, value: Value, knowledge: Knowledge) -> bool:
    """Whether `op` states that it frees `value`, perhaps under a condition."""
    return has_effect(op, EffectKind.FREE, knowledge, value) or value in freed_under_condition(op, knowledge)


def freed_under_condition(op: Operation, knowledge: Knowledge) -> Sequence[Value]:
    """Operands whose buffers `op` frees where a condition holds."""
    return knowledge.operand_group(op, "memrefs") if op.name == CONDITIONAL_DEALLOC else ()
