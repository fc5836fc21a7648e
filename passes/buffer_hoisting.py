"""Allocations move up out of branches, to where all names of the buffer are dominated, but not out of loops.

    %r = scf.if %c -> memref<2xf32> {        %a = memref.alloc() : memref<2xf32>
      %a = memref.alloc() : memref<2xf32>    %r = scf.if %c -> memref<2xf32> {
      scf.yield %a : memref<2xf32>      =>     scf.yield %a : memref<2xf32>
    } else {                                 } else {
      ...                                      ...
    }                                        }

Run before deallocation, it needs fewer copies. Right because the allocation still runs before each use, and as often as
before at least: the buffer is new whenever the place where it stood is reached.

Follows mlir/lib/Dialect/Bufferization/Transforms/BufferOptimizations.cpp of LLVM 22, which does not see that a buffer
may be freed by another name, that a `memref.realloc` frees, and that blocks can be a loop.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ..analysis.back_edges import runs_again_without
from ..analysis.buffers.allocations import Allocation, allocation_effects, allocations, frees
from ..analysis.buffers.allocations import hoisting as hoisting_of
from ..analysis.calls.call_facts import CallFacts
from ..analysis.placement.hoisting import Hoisting, Target
from ..ir.graph import Operation
from ..ir.records import dataclass
from ..ods.knowledge import Knowledge
from ..ods.semantics import Hoisting as HoistingKind
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.compat import Compat, Notice
from .pass_manager.shared_call_facts import shared_call_facts


@dataclass(frozen=True)
class BufferHoisting(Pass):
    name: ClassVar[str] = "buffer-hoisting"
    runs_only_on: ClassVar[str | None] = "func.func"

    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        return Reach.CALLS

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        return self.runner(knowledge)(module)

    def runner(self, knowledge: Knowledge) -> Callable[[Operation], PassResult]:
        """The pass with facts of callees that stay the same when their allocations move."""
        called = shared_call_facts(knowledge)
        return lambda function: self._run(function, knowledge, called(function))

    def _run(self, module: Operation, knowledge: Knowledge, called: CallFacts) -> PassResult:
        hoisting = Hoisting(module, knowledge)
        changed = False
        notices: list[Notice] = []
        for allocation in allocations(module, knowledge):
            if HoistingKind.BLOCK not in hoisting_of(allocation.op, knowledge):
                continue
            unreachable = unreachable_hoist(allocation, hoisting)
            if unreachable is not None:
                notices.append(unreachable)
            target = hoisting.out_of_branches(allocation.buffer)
            if target is None:
                continue
            wrong = wrong_hoist(allocation, target, hoisting, called)
            if wrong is not None:
                notices.append(wrong)
            if wrong is None or self.compat is Compat.LLVM22:
                move(allocation.op, target)
                changed = True
        return PassResult(changed, notices=tuple(notices))


def move(op: Operation, target: Target) -> None:
    op.detach()
    target.block.insert_before(target.anchor, op)


def unreachable_hoist(allocation: Allocation, hoisting: Hoisting) -> Notice | None:
    """LLVM 22 asks for the common dominator of blocks that have none."""
    names = hoisting.origins.dependents(allocation.buffer)
    if all(hoisting.is_reached(block) for block in hoisting.blocks(names)):
        return None
    message = "LLVM 22 crashes here, because the buffer is allocated or used in a block that cannot be reached"
    return Notice("unreachable-hoist", message, allocation.op, issue="llvm/llvm-project#118445")


def wrong_hoist(allocation: Allocation, target: Target, hoisting: Hoisting, called: CallFacts) -> Notice | None:
    """The reason why `target`, outside of a branch, is no place for the allocation."""
    op, knowledge = allocation.op, called.knowledge
    if any(frees(op, operand.value, knowledge) for operand in op.operands):
        message = "LLVM 22 moves this out of a branch, and it frees its source on every path then"
        return Notice("hoisted-realloc", message, op)
    for name in hoisting.origins.dependents(allocation.buffer):
        for use in name.uses:
            user = use.owner
            is_freed = frees(user, name, knowledge) and not allocation_effects(user, knowledge)
            if is_freed or (knowledge.is_call(user) and called.frees(user, use.index)):
                message = "LLVM 22 moves this out of a branch, and where it did not run before nothing frees it"
                return Notice("hoisted-free", message, op)
    assert op.parent is not None
    if runs_again_without(op.parent, target.block):
        message = "LLVM 22 moves this out of a loop of blocks, whose iterations share one buffer then"
        return Notice("shared-hoist", message, op)
    return None
