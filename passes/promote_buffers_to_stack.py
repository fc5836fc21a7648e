"""Small buffers that live no longer than their function move from the heap to the stack.

    func.func @f(%m: memref<4xf32>) {                func.func @f(%m: memref<4xf32>) {
      %a = memref.alloc() : memref<4xf32>      =>      %a = memref.alloca() : memref<4xf32>
      memref.copy %m, %a : ...                         memref.copy %m, %a : ...

Nothing has to free them then. Right because no name of the buffer outlives the innermost scope of stack memory around
it, nothing frees it, and it is allocated once in each run of that scope.

Follows mlir/lib/Dialect/Bufferization/Transforms/BufferOptimizations.cpp of LLVM 22, which follows buffers through
terminators only, frees stack memory that is freed by another name, and computes sizes in few bits.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ..analysis.buffers.allocations import Allocation, allocations
from ..analysis.buffers.escape import Escapes
from ..analysis.calls.call_facts import CallFacts
from ..analysis.placement.stack_promotion import OF_SIZE, Limits, Obstacle, StackPromotion, stack_form
from ..ir.builder import Builder
from ..ir.graph import Operation
from ..ir.records import dataclass
from ..ods.knowledge import Knowledge
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.callees import Callees
from .pass_manager.compat import Compat, Notice
from .pass_manager.shared_call_facts import shared_call_facts


@dataclass(frozen=True)
class PromoteBuffersToStack(Pass):
    name: ClassVar[str] = "promote-buffers-to-stack"
    runs_only_on: ClassVar[str | None] = "func.func"

    max_alloc_size_in_bytes: int = 1024
    """Bytes of a static allocation that is still promoted."""
    max_rank_of_allocated_memref: int = 1
    """Rank of a dynamic allocation that is still promoted, if its sizes are results of `memref.rank`."""
    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        return Reach.CALLS

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        return self.run_on(module, knowledge, lambda _: True)

    def runner(self, knowledge: Knowledge) -> Callable[[Operation], PassResult]:
        """One with the facts of callees found once: these stay the same when buffers of functions move to the stack."""
        called = shared_call_facts(knowledge)
        return lambda function: self._run(function, knowledge, lambda _: True, called(function))

    def run_on(self, module: Operation, knowledge: Knowledge, accepts: Callable[[Operation], bool]) -> PassResult:
        """The pass, for the allocations that `accepts` is true of."""
        return self._run(module, knowledge, accepts, CallFacts(module, knowledge, Callees(knowledge)))

    def _run(
        self,
        module: Operation,
        knowledge: Knowledge,
        accepts: Callable[[Operation], bool],
        called: CallFacts,
    ) -> PassResult:
        limits = Limits(self.max_alloc_size_in_bytes, self.max_rank_of_allocated_memref)
        promotion = StackPromotion(knowledge, Escapes(module, knowledge, called), limits)
        notices: list[Notice] = []
        promoted: list[Allocation] = []
        for allocation in promotion.candidates(allocations(module, knowledge)):
            theirs, ours = promotion.llvm_promotes(allocation), promotion.obstacle(allocation)
            if theirs is Obstacle.FREED or not accepts(allocation.op):
                continue
            if _is_notable(theirs, ours):
                notices.append(_notice(allocation, theirs, ours))
            if (theirs if self.compat is Compat.LLVM22 else promotion.safe_obstacle(allocation)) is None:
                promoted.append(allocation)
        for allocation in promoted:
            _promote(allocation.op, knowledge)
        return PassResult(bool(promoted), notices=tuple(notices))


def _is_notable(theirs: Obstacle | None, ours: Obstacle | None) -> bool:
    if theirs is Obstacle.ELEMENT:
        return True
    return (theirs is None) != (ours is None) and (theirs is None or theirs in OF_SIZE)


def _notice(allocation: Allocation, theirs: Obstacle | None, ours: Obstacle | None) -> Notice:
    op = allocation.op
    if theirs is Obstacle.ELEMENT:
        message = "LLVM 22 crashes here, because it does not know the size of the elements"
        return Notice("unsized-element", message, op, issue="llvm/llvm-project#60092")
    if ours is None:
        message = "LLVM 22 leaves this on the heap, because it computes the limit in 32 bits"
        return Notice("promotion-size", message, op, issue="llvm/llvm-project#223937")
    message = f"LLVM 22 puts this on the stack, although {ours.value}"
    return Notice(_CODES[ours], message, op)


_CODES = {
    Obstacle.FREED: "freed-alloca",
    Obstacle.SIZE: "promotion-size",
    Obstacle.UNKNOWN_SIZE: "promotion-size",
    Obstacle.SCOPE: "dangling-alloca",
    Obstacle.ESCAPES: "dangling-alloca",
    Obstacle.REPEATED: "growing-stack",
    Obstacle.ELEMENT: "unsized-element",
}


def _promote(op: Operation, knowledge: Knowledge) -> None:
    name = stack_form(op, knowledge)
    assert name is not None
    new = Builder.before(op).create(
        name,
        op.operand_values,
        op.result_types,
        properties=op.properties,
        attributes=op.attributes,
        location=op.location,
    )
    new.origin = op.origin
    for old, result in zip(op.results, new.results, strict=True):
        result.name, result.origin = old.name, old.origin
        old.replace_all_uses_with(result)
    op.erase()
