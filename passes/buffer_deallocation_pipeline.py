"""The deallocation pipeline under its upstream name, as far as it is built: it tells what is refused.

Upstream's stages are expand-realloc, canonicalize, ownership-based-buffer-deallocation, canonicalize,
buffer-deallocation-simplification, bufferization-lower-deallocations, cse, canonicalize. Here the first
and the third run. A program that they accept is refused afterwards, in words that say so, instead of
being handed out half done. Upstream's first canonicalize removes what the third stage might refuse (dead
allocations with their deallocations, unreachable blocks); here such a program is refused.
"""

from __future__ import annotations

from typing import ClassVar

from ..dialects.knowledge import Knowledge
from ..ir.graph import Operation
from ..ir.records import dataclass
from .base import Pass, PassResult, Refusal
from .expand_realloc import ExpandRealloc
from .ownership_based_buffer_deallocation import OwnershipBasedBufferDeallocation


@dataclass(frozen=True)
class BufferDeallocationPipeline(Pass):
    name: ClassVar[str] = "buffer-deallocation-pipeline"

    private_function_dynamic_ownership: bool = False
    """Handed to ownership-based-buffer-deallocation."""

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        stages = (
            ExpandRealloc(emit_deallocs=False),
            OwnershipBasedBufferDeallocation(self.private_function_dynamic_ownership),
        )
        for stage in stages:
            result = stage.run(module, knowledge)
            if result.refusals:
                return result
        reason = "buffer-deallocation-pipeline stops after ownership-based-buffer-deallocation in this version"
        return PassResult(True, (Refusal(reason, "pipeline-incomplete", module),))
