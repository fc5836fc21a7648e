"""Passes: one file per pass, program to program on a private copy.

Adding a pass means adding a file and a line here.
"""

from __future__ import annotations

from importlib import import_module
from typing import TYPE_CHECKING, cast

from ..ir.records import dataclass

if TYPE_CHECKING:
    from .pass_manager.base import Pass


@dataclass(frozen=True)
class PassEntry:
    """A pass by the name that pipelines use. Its module is imported on first use."""

    name: str
    class_name: str

    @property
    def module_name(self) -> str:
        return self.name.replace("-", "_")

    def load(self) -> type[Pass]:
        module = import_module(f".{self.module_name}", __package__)
        return cast("type[Pass]", getattr(module, self.class_name))

    @property
    def summary(self) -> str:
        """The first sentence of the module's docstring, on one line."""
        documentation = import_module(f".{self.module_name}", __package__).__doc__ or ""
        return documentation.partition("\n\n")[0].replace("\n", " ").strip()


PASSES: tuple[PassEntry, ...] = (
    PassEntry("expand-realloc", "ExpandRealloc"),
    PassEntry("canonicalize", "Canonicalize"),
    PassEntry("ownership-based-buffer-deallocation", "OwnershipBasedBufferDeallocation"),
    PassEntry("buffer-deallocation-simplification", "BufferDeallocationSimplification"),
    PassEntry("bufferization-lower-deallocations", "BufferizationLowerDeallocations"),
    PassEntry("cse", "CommonSubexpressionElimination"),
    PassEntry("convert-bufferization-to-memref", "ConvertBufferizationToMemref"),
    PassEntry("optimize-allocation-liveness", "OptimizeAllocationLiveness"),
    PassEntry("drop-equivalent-buffer-results", "DropEquivalentBufferResults"),
    PassEntry("buffer-hoisting", "BufferHoisting"),
    PassEntry("buffer-loop-hoisting", "BufferLoopHoisting"),
    PassEntry("promote-buffers-to-stack", "PromoteBuffersToStack"),
    PassEntry("buffer-results-to-out-params", "BufferResultsToOutParams"),
    PassEntry("eliminate-empty-tensors", "EliminateEmptyTensors"),
    PassEntry("empty-tensor-to-alloc-tensor", "EmptyTensorToAllocTensor"),
    PassEntry("one-shot-bufferize", "OneShotBufferize"),
    PassEntry("test-tensor-copy-insertion", "TestTensorCopyInsertion"),
    PassEntry("buffer-deallocation-pipeline", "BufferDeallocationPipeline"),
    PassEntry("buffer-deallocation", "BufferDeallocation"),
    PassEntry("minimal-deallocation", "MinimalDeallocation"),
    PassEntry("minimal-deallocation-pipeline", "MinimalDeallocationPipeline"),
    PassEntry("plan-memory", "PlanMemory"),
    PassEntry("sink-allocations", "SinkAllocations"),
)
"""All passes, in the order users see them."""


def find_pass(name: str) -> PassEntry | None:
    return next((entry for entry in PASSES if entry.name == name), None)
