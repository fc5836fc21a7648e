"""What the bufferization dialect simplifies (mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ..rewriting import FoldFunction, Pattern
from . import bufferization_dealloc, bufferization_tensors
from .arith import make_constant

CONSTANT = make_constant
FOLDS: dict[str, FoldFunction] = bufferization_tensors.FOLDS
PATTERNS: dict[str, Sequence[Pattern]] = {**bufferization_tensors.PATTERNS, **bufferization_dealloc.PATTERNS}
