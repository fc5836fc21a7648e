"""Each `tensor.empty` becomes one allocation, which all of its users share.

    %0 = tensor.empty(%n) : tensor<?xf32>   =>   %0 = bufferization.alloc_tensor(%n) : tensor<?xf32>

Safe because neither has contents. Constants are shared and dead operations vanish on the way, as with every greedy
rewriting. Follows mlir/lib/Dialect/Bufferization/Transforms/EmptyTensorToAllocTensor.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from ..ir.graph import Operation
from ..ir.records import dataclass
from ..ods.folding import Folding
from ..ods.knowledge import Knowledge
from ..ods.rewriting import Pattern, PatternRewriter
from ..ods.segments import dense_i32
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.compat import Compat, defects_for, notices_of
from .rewriting.greedy_driver import GreedyConfig, simplify_greedily


def _to_alloc_tensor(op: Operation, rewriter: PatternRewriter) -> bool:
    """New tensor without contents as an allocation.

        %t = tensor.empty(%n) : tensor<?xf32>
    becomes
        %t = bufferization.alloc_tensor(%n) : tensor<?xf32>
    """
    sizes = dense_i32((len(op.operands), 0, 0))
    rewriter.replace_with(
        op, "bufferization.alloc_tensor", op.operand_values, properties={"operandSegmentSizes": sizes}
    )
    return True


_PATTERNS: dict[str, Sequence[Pattern]] = {"tensor.empty": (Pattern("EmptyTensorLoweringPattern", _to_alloc_tensor),)}


@dataclass(frozen=True)
class EmptyTensorToAllocTensor(Pass):
    name: ClassVar[str] = "empty-tensor-to-alloc-tensor"

    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        return Reach.FUNCTION

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        config = GreedyConfig(builds_implied_bodies=self.compat is Compat.LLVM22)
        defects = defects_for(self.compat)
        folding = Folding(knowledge, defects)
        result = simplify_greedily(module, knowledge, lambda name: _PATTERNS.get(name, ()), config, folding)
        return PassResult(result.changed, notices=notices_of(defects))
