"""Canonicalization of `bufferization` (mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ods.rewriting import FoldFunction, Pattern
from ..arith.canonicalize import make_constant
from ..common.canonicalization.tensor_casts import FOLD_TENSOR_CAST
from . import dealloc_patterns as bufferization_dealloc
from . import tensor_patterns as bufferization_tensors

CONSTANT = make_constant
FOLDS: dict[str, FoldFunction] = bufferization_tensors.FOLDS
PATTERNS: dict[str, Sequence[Pattern]] = {
    **bufferization_tensors.PATTERNS,
    **bufferization_dealloc.PATTERNS,
    "bufferization.materialize_in_destination": (FOLD_TENSOR_CAST,),
}
LOOKING_BACK = frozenset(("bufferization.dealloc",))
