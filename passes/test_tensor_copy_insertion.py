"""Copies that One-Shot Bufferize needs, as tensors: analysis without rewriting.

    %0 = tensor.insert %v into %t[%i] : tensor<4xf32>      %c = bufferization.alloc_tensor() copy(%t) : tensor<4xf32>
    %1 = tensor.insert %w into %t[%i] : tensor<4xf32>  =>  %0 = tensor.insert %v into %c[%i] : tensor<4xf32>
                                                           %1 = tensor.insert %w into %t[%i] : tensor<4xf32>

Shows what the analysis decided, before any buffer is there. Correct because a copy equals what it is made of. Order of
operations: mlir/test/lib/Dialect/Bufferization/TestTensorCopyInsertion.cpp of LLVM 22.
"""

from __future__ import annotations

from typing import ClassVar

from ..ir.graph import Operation
from ..ir.records import dataclass
from ..ods.knowledge import Knowledge
from .bufferize.driver import insert_copies
from .bufferize.options import BufferizeOptions
from .pass_manager.base import Pass, PassResult, Reach
from .pass_manager.compat import Compat

_CODE = "cannot-bufferize"


@dataclass(frozen=True)
class TestTensorCopyInsertion(Pass):
    name: ClassVar[str] = "test-tensor-copy-insertion"
    runs_only_on: ClassVar[str | None] = "builtin.module"

    allow_return_allocs_from_loops: bool = False
    """Let loops yield tensors that they allocate."""
    bufferize_function_boundaries: bool = False
    """Analyse functions together with those that they call."""
    must_infer_memory_space: bool = False
    """Refuse tensors for which nothing gives a memory space."""
    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        return Reach.CALLS if self.bufferize_function_boundaries else Reach.NUMBERED

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        options = BufferizeOptions(
            allow_return_allocs_from_loops=self.allow_return_allocs_from_loops,
            bufferize_function_boundaries=self.bufferize_function_boundaries,
            must_infer_memory_space=self.must_infer_memory_space,
            compat=self.compat,
        )
        return insert_copies(module, options, knowledge, code=_CODE)
