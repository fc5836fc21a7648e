"""Canonicalization of `vector` (mlir/lib/Dialect/Vector/IR/VectorOps.cpp of LLVM 22)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ods.rewriting import Diverging, FoldFunction, Pattern
from ..arith.canonicalize import make_constant
from ..common.canonicalization.tensor_casts import FOLD_TENSOR_CAST
from . import extract_patterns, insert_patterns, memory_patterns, reduction_patterns, shape_patterns, shuffle_patterns
from .extract_folds import extract
from .masks import create_constant_mask, empty_mask, fold_constant_mask, fold_mask, shape_cast_of_mask
from .transfer_folds import transfer_read, transfer_write
from .transfer_patterns import read_repeatedly, write_over

CONSTANT = make_constant
FOLDS: dict[str, FoldFunction] = {
    **memory_patterns.FOLDS,
    **shape_patterns.FOLDS,
    "vector.constant_mask": fold_constant_mask,
    "vector.extract": extract,
    "vector.extract_strided_slice": Diverging(extract_patterns.extract_slice),
    "vector.from_elements": insert_patterns.from_elements,
    "vector.insert": insert_patterns.insert,
    "vector.insert_strided_slice": insert_patterns.insert_slice,
    "vector.mask": fold_mask,
    "vector.multi_reduction": reduction_patterns.multi_reduction,
    "vector.shuffle": shuffle_patterns.shuffle,
    "vector.to_elements": insert_patterns.to_elements,
    "vector.transfer_read": Diverging(transfer_read),
    "vector.transfer_write": Diverging(transfer_write),
}
PATTERNS: dict[str, Sequence[Pattern]] = {
    **extract_patterns.PATTERNS,
    **insert_patterns.PATTERNS,
    **memory_patterns.PATTERNS,
    **reduction_patterns.PATTERNS,
    **shape_patterns.PATTERNS,
    **shuffle_patterns.PATTERNS,
    "vector.create_mask": (Pattern("CreateMaskFolder", create_constant_mask),),
    "vector.mask": (Pattern("CanonializeEmptyMaskOp", empty_mask),),
    "vector.shape_cast": (
        Pattern("ShapeCastCreateMaskFolderTrailingOneDim", shape_cast_of_mask),
        *shape_patterns.PATTERNS["vector.shape_cast"],
    ),
    "vector.transfer_read": (Pattern("TransferReadAfterWriteToBroadcast", read_repeatedly),),
    "vector.transfer_write": (Pattern("FoldWaw", write_over), FOLD_TENSOR_CAST),
}
