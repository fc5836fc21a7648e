"""The `buffer-deallocation-pipeline`: its passes, in upstream's order.

Follows buildBufferDeallocationPipeline in mlir/lib/Dialect/Bufferization/Pipelines/BufferizationPipelines.cpp of
LLVM 22, as `mlir-opt --dump-pass-pipeline` shows it. The first canonicalize is part of it: it removes
unreachable blocks and dead allocations, which the pass after it would have to refuse.
"""

from __future__ import annotations

from typing import ClassVar

from ..ir.records import dataclass
from .buffer_deallocation_simplification import BufferDeallocationSimplification
from .bufferization_lower_deallocations import BufferizationLowerDeallocations
from .canonicalize import Canonicalize
from .cse import CommonSubexpressionElimination
from .expand_realloc import ExpandRealloc
from .ownership_based_buffer_deallocation import OwnershipBasedBufferDeallocation
from .pass_manager.base import Pass, PassList
from .pass_manager.compat import Compat


@dataclass(frozen=True)
class BufferDeallocationPipeline(PassList):
    name: ClassVar[str] = "buffer-deallocation-pipeline"

    private_function_dynamic_ownership: bool = False
    """Passed to ownership-based-buffer-deallocation."""
    compat: Compat = Compat.SAFE

    def stages(self) -> tuple[Pass, ...]:
        return (
            ExpandRealloc(emit_deallocs=False, compat=self.compat),
            Canonicalize(compat=self.compat),
            OwnershipBasedBufferDeallocation(self.private_function_dynamic_ownership, self.compat),
            Canonicalize(compat=self.compat),
            BufferDeallocationSimplification(self.compat),
            BufferizationLowerDeallocations(self.compat),
            CommonSubexpressionElimination(self.compat),
            Canonicalize(compat=self.compat),
        )
