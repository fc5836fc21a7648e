"""Allocations moved down to right before the first use of their buffer in the block.

    %a = memref.alloc() : memref<4xf32>        "work"(%b) : (memref<4xf32>) -> ()
    "work"(%b) : (memref<4xf32>) -> ()   =>    memref.dealloc %b : memref<4xf32>
    memref.dealloc %b : memref<4xf32>          %a = memref.alloc() : memref<4xf32>
    "use"(%a) : (memref<4xf32>) -> ()          "use"(%a) : (memref<4xf32>) -> ()

Correct because what an allocation is given stays known further down, and nothing between knows the buffer: at each
point as much is held as before, or less. An allocation does not move into a region, which may run more often or never.
"""

from __future__ import annotations

from typing import ClassVar

from ..analysis.buffers.allocations import allocations, hoisting
from ..ir.graph import Operation, Value
from ..ir.records import dataclass
from ..ods.knowledge import Knowledge
from ..ods.semantics import Hoisting
from .pass_manager.base import Pass, PassResult, Reach


@dataclass(frozen=True)
class SinkAllocations(Pass):
    name: ClassVar[str] = "sink-allocations"
    runs_only_on: ClassVar[str | None] = "func.func"

    def reach(self) -> Reach:
        return Reach.FUNCTION

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        changed = False
        for allocation in reversed(allocations(module, knowledge)):
            op = allocation.op
            first = _first_use(allocation.buffer)
            block = op.parent
            if block is None or first is None or Hoisting.BLOCK not in hoisting(op, knowledge):
                continue
            if op.next is not first and op.is_before_in_block(first):
                op.detach()
                block.insert_before(first, op)
                changed = True
        return PassResult(changed)


def _first_use(buffer: Value) -> Operation | None:
    """The first operation in the block of the allocation that uses `buffer` or contains a use; None without one."""
    made = buffer.defining_op
    first: Operation | None = None
    for user in buffer.users:
        around: Operation | None = user
        while around is not None and made is not None and around.parent is not made.parent:
            around = around.parent_op
        if around is not None and (first is None or around.is_before_in_block(first)):
            first = around
    return first
