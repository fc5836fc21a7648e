"""Canonicalization of `vector`, as far as it concerns buffers (mlir/lib/Dialect/Vector/IR/VectorOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute
from ...ir.graph import Operation
from ...ir.types import element_type
from ...ods.constants import Elements, constant_attr, elements_of
from ...ods.op_view import defining
from ...ods.rewriting import IN_PLACE, FoldFunction, Pattern, PatternRewriter
from ...ods.segments import dense_i64, dense_values
from ..arith.canonicalize import make_constant
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import defining_op
from ..memref.folds import fold_casts
from ..tensor.cast_patterns import FOLD_TENSOR_CAST
from . import ops as vector_ops
from .masks import Mask, create_constant_mask, fold_constant_mask, fold_mask, known_mask, shape_cast_of_mask
from .transfer_folds import transfer_read, transfer_write

CONSTANT = make_constant

# Loads and stores


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


# Shapes


def _broadcast(op: Operation, constants: Constants) -> Folded:
    """`vector.broadcast %v : T to T` -> `%v`; a splat constant as one of the other type."""
    broadcast = vector_ops.BroadcastOp(op)
    source, type_ = broadcast.source, broadcast.vector.type
    if source.type is type_:
        return (source,)
    found = elements_of(constants[0])
    if found is None or not found.is_splat or element_type(found.type) is not element_type(type_):
        return None
    return _splat(found, op)


def _splat(found: Elements, op: Operation) -> Folded:
    attribute = constant_attr(found.values, op.results[0].type)
    return (attribute,) if attribute is not None else None


def _shape_cast(op: Operation, constants: Constants) -> Folded:
    """`vector.shape_cast (vector.shape_cast %v)` -> `vector.shape_cast %v`; `%v` for the same type."""
    shape_cast = vector_ops.ShapeCastOp(op)
    source = shape_cast.source
    if source.type is shape_cast.result.type:
        return (source,)
    before = defining(source, vector_ops.ShapeCastOp)
    if before is not None:
        shape_cast.source = before.source
        return IN_PLACE
    found = elements_of(constants[0])
    return _splat(found, op) if found is not None else None


def _bitcast(op: Operation, constants: Constants) -> Folded:
    """`vector.bitcast (vector.bitcast %v)` -> `vector.bitcast %v`; `%v` for the same type."""
    bitcast = vector_ops.BitCastOp(op)
    del constants
    source = bitcast.source
    if source.type is bitcast.result.type:
        return (source,)
    before = defining(source, vector_ops.BitCastOp)
    if before is None:
        return None
    bitcast.source = before.source
    return IN_PLACE


def _transpose(op: Operation, constants: Constants) -> Folded:
    """`vector.transpose %v, [0, 1]` -> `%v`; a splat constant as one of the other type."""
    found = elements_of(constants[0])
    if found is not None and found.is_splat:
        return _splat(found, op)
    order = dense_values(op.properties.get("permutation"))
    return (vector_ops.TransposeOp(op).vector,) if list(order) == list(range(len(order))) else None


def _transpose_twice(op: Operation, rewriter: PatternRewriter) -> bool:
    """One transposition for two.

        %u = vector.transpose %v, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
        %w = vector.transpose %u, [2, 1, 0] : vector<3x4x2xf32> to vector<2x4x3xf32>
        "use"(%w) : (vector<2x4x3xf32>) -> ()
    becomes
        %w = vector.transpose %v, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
        "use"(%w) : (vector<2x4x3xf32>) -> ()
    """
    before = defining_op(vector_ops.TransposeOp(op).vector, "vector.transpose")
    if before is None:
        return False
    inner, outer = (dense_values(one.properties.get("permutation")) for one in (before, op))
    order: dict[str, Attribute] = {"permutation": dense_i64(inner[i] for i in outer)}
    rewriter.replace_with(op, "vector.transpose", before.operand_values, properties=order)
    return True


FOLDS: dict[str, FoldFunction] = {
    "vector.bitcast": _bitcast,
    "vector.broadcast": _broadcast,
    "vector.constant_mask": fold_constant_mask,
    "vector.load": _of_buffer,
    "vector.maskedload": _of_buffer,
    "vector.maskedstore": _of_buffer,
    "vector.shape_cast": _shape_cast,
    "vector.store": _of_buffer,
    "vector.mask": fold_mask,
    "vector.transfer_read": transfer_read,
    "vector.transfer_write": transfer_write,
    "vector.transpose": _transpose,
}
PATTERNS: dict[str, Sequence[Pattern]] = {
    "vector.create_mask": (Pattern("CreateMaskFolder", create_constant_mask),),
    "vector.maskedload": (Pattern("MaskedLoadFolder", _masked_load),),
    "vector.maskedstore": (Pattern("MaskedStoreFolder", _masked_store),),
    "vector.shape_cast": (Pattern("ShapeCastCreateMaskFolderTrailingOneDim", shape_cast_of_mask),),
    "vector.transfer_write": (FOLD_TENSOR_CAST,),
    "vector.transpose": (Pattern("TransposeFolder", _transpose_twice),),
}
