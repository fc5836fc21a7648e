"""Fixes of heap allocations and copies that a better place saves; each runs a pass for that one allocation.

What the finding says is what the pass decided for it, so that the edit cannot disagree.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ....analysis.buffers.needless_copies import NeedlessCopy, needless_copies
from ....analysis.placement.heap_buffers import MAX_STACK_BYTES, escapes_in
from ....ir.graph import Operation
from ....passes.buffer_loop_hoisting import BufferLoopHoisting
from ....passes.promote_buffers_to_stack import PromoteBuffersToStack
from .program_edits import Copies, LocatedOperation, changed
from .proposals import Proposal


def move_before_loop(place: LocatedOperation) -> Iterator[Proposal]:
    """buffer-loop-hoisting, for one allocation."""
    yield Proposal(
        "Move this allocation out of the loop", partial(changed, place, partial(_hoist, place)), is_safe=True
    )


def put_on_stack(place: LocatedOperation) -> Iterator[Proposal]:
    """promote-buffers-to-stack, for one allocation."""
    yield Proposal("Put this buffer on the stack", partial(changed, place, partial(_promote, place)), is_safe=True)


def remove_copy(place: LocatedOperation) -> Iterator[Proposal]:
    knowledge = place.document.knowledge
    escapes = escapes_in(place.function, place.item, knowledge)
    for found in needless_copies(place.function, knowledge, escapes):
        if found.copy is place.op:
            make = partial(changed, place, partial(_join, found))
            yield Proposal("Remove this copy, with its allocation and deallocation", make, is_safe=True)


def _hoist(place: LocatedOperation, copies: Copies) -> None:
    op = copies[place.op]
    BufferLoopHoisting().run_on(copies[place.function], place.document.knowledge, lambda one: one is op)


def _promote(place: LocatedOperation, copies: Copies) -> None:
    op = copies[place.op]
    step = PromoteBuffersToStack(max_alloc_size_in_bytes=MAX_STACK_BYTES)
    step.run_on(copies[place.function], place.document.knowledge, lambda one: one is op)


def _join(found: NeedlessCopy, copies: Copies) -> None:
    def copy_of(op: Operation) -> Operation:
        return copies[op]

    allocation = copy_of(found.removed.op)
    copy = copy_of(found.copy)
    joined = copy.operands[0].value if copy.operands[1].value.defining_op is allocation else copy.operands[1].value
    copy.erase()
    copy_of(found.free).erase()
    allocation.results[0].replace_all_uses_with(joined)
    allocation.erase()
