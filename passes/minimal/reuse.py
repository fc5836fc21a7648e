"""Reuse of buffers: an allocation takes over a buffer of the same type that is freed just before it.

    memref.dealloc %a : memref<4xf32>
    %b = memref.alloc() : memref<4xf32>      =>
    "use"(%b) : (memref<4xf32>) -> ()               "use"(%a) : (memref<4xf32>) -> ()

No memory is allocated in between, so at no time is more of it in use than without reuse.
"""

from __future__ import annotations

from ...analysis.buffers.allocations import allocation_effects
from ...ir.graph import Operation
from ...ir.types import MemRefType
from ...ods.knowledge import Knowledge
from ...ods.op_view import UnaryOp
from ...ods.semantics import EffectKind
from .trace import Freed, MinimalTrace


def reuse_buffers(trace: MinimalTrace, knowledge: Knowledge) -> None:
    """Take out those frees of `trace`, and the allocations after them, whose buffers need not be two."""
    pending = list(reversed(trace.frees))
    reused: set[Freed] = set()
    while pending:
        freed = pending.pop()
        made = _allocation(freed, knowledge)
        again = _allocation_after(freed.operation, made, knowledge) if made is not None else None
        if made is None or again is None:
            continue
        again.result.replace_all_uses_with(made.result)
        again.erase()
        freed.operation.erase()
        reused.add(freed)
    trace.frees = [freed for freed in trace.frees if freed not in reused]


def _allocation(freed: Freed, knowledge: Knowledge) -> Operation | None:
    """The operation that made the buffer, if it has a static size and is freed on each path through that place."""
    made = UnaryOp(freed.operation).operand.defining_op
    return made if freed.condition is None and made is not None and _is_static(made, knowledge) else None


def _is_static(op: Operation, knowledge: Knowledge) -> bool:
    """Whether all that `op` does is to allocate a buffer of constant size; what is freed is never on the stack."""
    if op.operands or op.regions or len(op.results) != 1 or not isinstance(op.result.type, MemRefType):
        return False
    return bool(allocation_effects(op, knowledge))


def _allocation_after(free: Operation, like: Operation, knowledge: Knowledge) -> Operation | None:
    """The next allocation after `free` in its block, if it is the same as `like`."""
    op = free.next
    while op is not None:
        if _is_static(op, knowledge):
            same = op.name == like.name and op.result.type is like.result.type
            return op if same and op.properties == like.properties and op.attributes == like.attributes else None
        effects = knowledge.effects(op)
        if effects is None or op.regions or any(effect.kind is EffectKind.ALLOCATE for effect in effects):
            return None
        op = op.next
    return None
