"""Folds and patterns of loads and stores of vectors (mlir/lib/Dialect/Vector/IR/VectorOps.cpp of LLVM 22)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute
from ...ir.graph import Operation, Value
from ...ir.types import MemRefType, VectorType
from ...ods.constants import elements_of
from ...ods.op_view import defining
from ...ods.rewriting import FoldFunction, Pattern, PatternRewriter
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import constant_of
from ..common.canonicalization.memref_casts import fold_casts
from . import ops as vector_ops
from .elements import is_scalable
from .masks import Mask, known_mask


def _of_buffer(op: Operation, constants: Constants) -> Folded:
    """`vector.load %cast[%i]` -> `vector.load %source[%i]`, likewise `vector.store` and the masked ones."""
    del constants
    return fold_casts(op)


def _masked_load(op: Operation, rewriter: PatternRewriter) -> bool:
    """Plain load for a mask of all elements, the pass-through value for an empty mask.

        %k = vector.constant_mask [4] : vector<4xi1>
        %v = vector.maskedload %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
        "use"(%v) : (vector<4xf32>) -> ()
    becomes
        %v = vector.load %m[%i] : memref<8xf32>, vector<4xf32>
        "use"(%v) : (vector<4xf32>) -> ()
    """
    *base, mask, otherwise = op.operand_values
    match known_mask(mask):
        case Mask.ALL:
            rewriter.replace_with(op, "vector.load", base, properties=_alignment(op))
        case Mask.NONE:
            rewriter.replace(op, (otherwise,))
        case None:
            return False
    return True


def _masked_store(op: Operation, rewriter: PatternRewriter) -> bool:
    """Plain store for a mask of all elements, nothing for an empty mask.

        %k = vector.constant_mask [4] : vector<4xi1>
        vector.maskedstore %m[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
    becomes
        vector.store %v, %m[%i] : memref<8xf32>, vector<4xf32>
    """
    *base, mask, stored = op.operand_values
    match known_mask(mask):
        case Mask.ALL:
            rewriter.replace_with(op, "vector.store", (stored, *base), properties=_alignment(op))
        case Mask.NONE:
            rewriter.erase(op)
        case None:
            return False
    return True


def _alignment(op: Operation) -> dict[str, Attribute]:
    alignment = op.properties.get("alignment")
    return {} if alignment is None else {"alignment": alignment}


def _gather(view: vector_ops.GatherOp, rewriter: PatternRewriter) -> bool:
    """The pass-through value for an empty mask; a masked load for elements next to each other.

        %i = vector.step : vector<4xindex>
        %v = vector.gather %m[%o][%i], %k, %p
            : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32> into vector<4xf32>
        "use"(%v) : (vector<4xf32>) -> ()
    becomes
        %v = vector.maskedload %m[%o], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
        "use"(%v) : (vector<4xf32>) -> ()
    """
    if known_mask(view.mask) is Mask.NONE:
        rewriter.replace(view.op, (view.pass_thru,))
        return True
    if not isinstance(view.base.type, MemRefType) or not _is_contiguous(view.indices):
        return False
    rewriter.replace_with(view.op, "vector.maskedload", (view.base, *view.offsets, view.mask, view.pass_thru))
    return True


def _scatter(view: vector_ops.ScatterOp, rewriter: PatternRewriter) -> bool:
    """Nothing for an empty mask; a masked store for elements next to each other.

        %i = vector.step : vector<4xindex>
        vector.scatter %m[%o][%i], %k, %v : memref<8xf32>, vector<4xindex>, vector<4xi1>, vector<4xf32>
    becomes
        vector.maskedstore %m[%o], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
    """
    if known_mask(view.mask) is Mask.NONE and not view.op.results:
        rewriter.erase(view.op)
        return True
    if not isinstance(view.base.type, MemRefType) or not _is_contiguous(view.indices):
        return False
    rewriter.replace_with(view.op, "vector.maskedstore", (view.base, *view.offsets, view.mask, view.value_to_store))
    return True


def _is_contiguous(indices: Value) -> bool:
    """isZeroBasedContiguousSeq: whether a vector is `[0, 1, 2, ...]`."""
    type_ = indices.type
    if not isinstance(type_, VectorType) or len(type_.shape) != 1 or is_scalable(type_):
        return False
    if defining(indices, vector_ops.StepOp) is not None:
        return True
    found = elements_of(constant_of(indices))
    return found is not None and list(found.values) == list(range(type_.shape[0]))


def _expand_load(view: vector_ops.ExpandLoadOp, rewriter: PatternRewriter) -> bool:
    """Plain load for a mask of all elements, the pass-through value for an empty mask.

        %k = vector.constant_mask [4] : vector<4xi1>
        %v = vector.expandload %m[%i], %k, %p : memref<8xf32>, vector<4xi1>, vector<4xf32> into vector<4xf32>
        "use"(%v) : (vector<4xf32>) -> ()
    becomes
        %v = vector.load %m[%i] : memref<8xf32>, vector<4xf32>
        "use"(%v) : (vector<4xf32>) -> ()
    """
    match known_mask(view.mask):
        case Mask.ALL:
            rewriter.replace_with(view.op, "vector.load", (view.base, *view.indices))
        case Mask.NONE:
            rewriter.replace(view.op, (view.pass_thru,))
        case None:
            return False
    return True


def _compress_store(view: vector_ops.CompressStoreOp, rewriter: PatternRewriter) -> bool:
    """Plain store for a mask of all elements, nothing for an empty mask.

        %k = vector.constant_mask [4] : vector<4xi1>
        vector.compressstore %m[%i], %k, %v : memref<8xf32>, vector<4xi1>, vector<4xf32>
    becomes
        vector.store %v, %m[%i] : memref<8xf32>, vector<4xf32>
    """
    match known_mask(view.mask):
        case Mask.ALL:
            rewriter.replace_with(view.op, "vector.store", (view.value_to_store, view.base, *view.indices))
        case Mask.NONE:
            rewriter.erase(view.op)
        case None:
            return False
    return True


FOLDS: dict[str, FoldFunction] = {
    "vector.load": _of_buffer,
    "vector.maskedload": _of_buffer,
    "vector.maskedstore": _of_buffer,
    "vector.store": _of_buffer,
}
PATTERNS: dict[str, Sequence[Pattern]] = {
    "vector.compressstore": (Pattern("CompressStoreFolder", _compress_store),),
    "vector.expandload": (Pattern("ExpandLoadFolder", _expand_load),),
    "vector.gather": (Pattern("FoldContiguousGather", _gather),),
    "vector.maskedload": (Pattern("MaskedLoadFolder", _masked_load),),
    "vector.maskedstore": (Pattern("MaskedStoreFolder", _masked_store),),
    "vector.scatter": (Pattern("FoldContiguousScatter", _scatter),),
}
