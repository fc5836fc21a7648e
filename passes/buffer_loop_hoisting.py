"""Allocations move out of sequential loops whose iterations do not pass them on.

    scf.for %i = %lb to %ub step %st {         %a = memref.alloc() : memref<2xf32>
      %a = memref.alloc() : memref<2xf32>      scf.for %i = %lb to %ub step %st {
      linalg.fill ins(%x : f32) outs(%a ...)     linalg.fill ins(%x : f32) outs(%a ...)
    }                                     =>   }

One allocation instead of one per iteration. Right because no name of the buffer outlives the iteration: what an
iteration finds in its buffer is undefined, so that the contents of the one before do as well. A deallocation in the
loop's own block goes along, to after the loop.

Follows mlir/lib/Dialect/Bufferization/Transforms/BufferOptimizations.cpp of LLVM 22, which leaves the deallocation in
the loop, and knows no other way to keep a buffer than passing it on.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ..analysis.buffers.allocations import Allocation
from ..analysis.buffers.escape import Escape, Escapes
from ..analysis.calls.call_facts import CallFacts
from ..analysis.placement.hoisting import Hoisting, Target
from ..analysis.placement.loop_hoisting import LoopHoist, hoist_out_of_loops, llvm_hoist, loop_allocations
from ..analysis.region_kinds import may_run_at_once
from ..ir.graph import Operation
from ..ir.records import dataclass
from ..ods.knowledge import Knowledge
from .buffer_hoisting import move, unreachable_hoist
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.callees import Callees
from .pass_manager.compat import Compat, Notice
from .pass_manager.shared_call_facts import shared_call_facts


@dataclass(frozen=True)
class BufferLoopHoisting(Pass):
    name: ClassVar[str] = "buffer-loop-hoisting"
    runs_only_on: ClassVar[str | None] = "func.func"

    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        return Reach.CALLS

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        return self.run_on(module, knowledge, lambda _: True)

    def runner(self, knowledge: Knowledge) -> Callable[[Operation], PassResult]:
        """The pass with facts of callees that stay the same when allocations of theirs move."""
        called = shared_call_facts(knowledge)
        return lambda function: self._run(function, knowledge, lambda _: True, called(function))

    def run_on(self, module: Operation, knowledge: Knowledge, accepts: Callable[[Operation], bool]) -> PassResult:
        """The pass, for the allocations that `accepts` is true of."""
        return self._run(module, knowledge, accepts, CallFacts(module, knowledge, Callees(knowledge)))

    def _run(
        self, module: Operation, knowledge: Knowledge, accepts: Callable[[Operation], bool], called: CallFacts
    ) -> PassResult:
        hoisting = Hoisting(module, knowledge)
        escapes = Escapes(module, knowledge, called)
        changed = False
        notices: list[Notice] = []
        # What is right is found out before anything moves: moved deallocations change the uses.
        plans = [
            (allocation, llvm_hoist(allocation, hoisting, knowledge), _ours(allocation, hoisting, escapes, knowledge))
            for allocation in loop_allocations(module, knowledge)
            if accepts(allocation.op)
        ]
        for allocation, theirs, ours in plans:
            unreachable = unreachable_hoist(allocation, hoisting)
            if unreachable is not None:
                notices.append(unreachable)
            if theirs is None:
                continue
            if ours.target != theirs or ours.freed_by is not None:
                notices.append(_notice(allocation, theirs, ours, knowledge))
            target = theirs if self.compat is Compat.LLVM22 else ours.target
            if target is not None:
                move(allocation.op, target)
                changed = True
                if ours.freed_by is not None and self.compat is Compat.SAFE:
                    loop = target.out_of[-1]
                    ours.freed_by.detach()
                    target.block.insert_after(loop, ours.freed_by)
        return PassResult(changed, notices=tuple(notices))


def _ours(allocation: Allocation, hoisting: Hoisting, escapes: Escapes, knowledge: Knowledge) -> LoopHoist:
    return hoist_out_of_loops(allocation.buffer, allocation.freed_by, hoisting, escapes, knowledge)


def _notice(allocation: Allocation, theirs: Target, ours: LoopHoist, knowledge: Knowledge) -> Notice:
    """Notice about the target that LLVM 22 chooses; None where it is right."""
    op, use = allocation.op, ours.obstacle
    if any(may_run_at_once(loop, knowledge) for loop in theirs.out_of):
        message = "LLVM 22 moves this out of a loop whose iterations may run at once, and they share it then"
        return Notice("parallel-hoist", message, op, issue="llvm/llvm-project#225149")
    if use is not None and use.op is op:
        return Notice(
            "hoisted-realloc", "LLVM 22 moves this out of a loop, and its source with it is freed too early", op
        )
    if ours.grows:
        message = "LLVM 22 moves this out of a loop, with whose iterations it ended, to where the stack grows"
        return Notice("growing-stack", message, op)
    if ours.freed_by is not None or (use is not None and use.kind is Escape.FREED):
        message = "LLVM 22 moves this out of a loop, and leaves its deallocation inside: it is freed in each iteration"
        return Notice("freed-each-time", message, op)
    why = f"it is {use.kind.value}" if use is not None else "it may be passed on under another name"
    message = f"LLVM 22 moves this out of a loop, whose iterations share it then, although {why}"
    return Notice("escaped-hoist", message, op)
