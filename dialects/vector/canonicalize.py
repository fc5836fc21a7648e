"""Canonicalization of `vector`, as far as it concerns buffers (mlir/lib/Dialect/Vector/IR/VectorOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from ...ir.affine import AffineConstant, AffineDim, AffineExpr
from ...ir.attributes import AffineMapAttr, ArrayAttr, Attribute, bool_attr
from ...ir.graph import Operation, Value
from ...ir.types import MemRefType, RankedTensorType, VectorType, element_type
from ...ods.constants import Elements, constant_attr, elements_of, int_splat
from ...ods.op_view import defining
from ...ods.rewriting import IN_PLACE, FoldFunction, Pattern, PatternRewriter
from ...ods.segments import array_elements, dense_i64, dense_values, integer_value, segments, set_segments
from ..arith.canonicalize import make_constant
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import constant_int, constant_of, defining_op
from ..memref.folds import fold_casts
from . import ops as vector_ops

CONSTANT = make_constant

# Masks


class _Mask(Enum):
    ALL = "all elements"
    NONE = "no element"


def _known_mask(mask: Value) -> _Mask | None:
    """getMaskFormat: None where it depends on values, or is neither all nor nothing."""
    type_ = mask.type
    value = int_splat(constant_of(mask))
    if value is not None:
        return _Mask.ALL if value else _Mask.NONE
    if not isinstance(type_, VectorType):
        return None
    made = defining_op(mask, "vector.constant_mask")
    if made is not None:
        return _of_sizes(dense_values(made.properties.get("mask_dim_sizes")), type_)
    made = defining_op(mask, "vector.create_mask")
    if made is None or any(type_.scalable):
        return None
    sizes = [constant_int(value) for value in made.operand_values]
    return None if None in sizes else _of_sizes([size or 0 for size in sizes], type_)


def _of_sizes(sizes: Sequence[int], type_: VectorType) -> _Mask | None:
    if any(size <= 0 for size in sizes):
        return _Mask.NONE
    return _Mask.ALL if all(a >= b for a, b in zip(sizes, type_.shape, strict=True)) else None


def _constant_mask(op: Operation, constants: Constants) -> Folded:
    """`vector.constant_mask [4] : vector<4xi1>` -> `dense<true>`; `dense<false>` for sizes of 0."""
    del constants
    type_ = op.results[0].type
    assert isinstance(type_, VectorType)
    sizes = list(dense_values(op.properties.get("mask_dim_sizes")))
    if sizes == list(type_.shape):
        value = 1
    elif not any(sizes):
        value = 0
    else:
        return None
    attribute = constant_attr((value,), type_)
    return (attribute,) if attribute is not None else None


def _create_mask(op: Operation, rewriter: PatternRewriter) -> bool:
    """Constant mask for constant sizes, cut to the bounds of the type; a size of 0 makes all of them 0.

        %n = arith.constant 3 : index
        %m = vector.create_mask %n : vector<4xi1>
        "use"(%m) : (vector<4xi1>) -> ()
    becomes
        %m = vector.constant_mask [3] : vector<4xi1>
        "use"(%m) : (vector<4xi1>) -> ()
    """
    type_ = op.results[0].type
    if not isinstance(type_, VectorType) or any(type_.scalable):
        return False
    sizes: list[int] = []
    for operand, extent in zip(op.operands, type_.shape, strict=True):
        size = constant_int(operand.value)
        if size is None:
            return False
        sizes.append(min(max(size, 0), extent))
    if 0 in sizes:
        sizes = [0] * len(sizes)
    rewriter.replace_with(op, "vector.constant_mask", properties={"mask_dim_sizes": dense_i64(sizes)})
    return True


# Transfers


def _transfer(op: Operation, vector: Value, groups: Sequence[Sequence[Value]], base: int, indices: int) -> Folded:
    """Semantics common to reads and writes; `base` and `indices` are the numbers of operand groups."""
    if _mark_in_bounds(op, vector, groups[base][0], groups[indices]):
        return IN_PLACE
    mask = groups[3]
    if mask and _known_mask(mask[0]) is _Mask.ALL:
        op.set_operands(op.operand_values[:-1])
        set_segments(op, *(len(group) for group in groups[:3]), 0)
        return IN_PLACE
    return fold_casts(op)


def _mark_in_bounds(op: Operation, vector: Value, base: Value, indices: Sequence[Value]) -> bool:
    """foldTransferInBoundsAttribute: whether a dimension turned out never to leave `base`."""
    map_ = op.properties.get("permutation_map")
    type_ = vector.type
    if not isinstance(map_, AffineMapAttr) or not isinstance(type_, VectorType) or not map_.map.results:
        return False
    before = [bool(integer_value(item)) for item in array_elements(op.properties.get("in_bounds"))]
    results = map_.map.results
    after = [
        known or _is_inside(result, extent, base, indices)
        for known, result, extent in zip(before, results, type_.shape, strict=True)
    ]
    moving = [now for known, now, result in zip(before, after, results, strict=True) if not known and _is_dim(result)]
    if all(moving):
        after = [now or (isinstance(r, AffineConstant) and r.value == 0) for now, r in zip(after, results, strict=True)]
    if after == before:
        return False
    op.properties["in_bounds"] = ArrayAttr(tuple(bool_attr(value) for value in after))
    return True


def _is_dim(expr: AffineExpr) -> bool:
    return isinstance(expr, AffineDim)


def _is_inside(expr: AffineExpr, extent: int, base: Value, indices: Sequence[Value]) -> bool:
    type_ = base.type
    if not isinstance(expr, AffineDim) or not isinstance(type_, (MemRefType, RankedTensorType)):
        return False
    size, index = type_.shape[expr.position], constant_int(indices[expr.position])
    return size is not None and index is not None and index + extent <= size


def _transfer_read(op: Operation, constants: Constants) -> Folded:
    """`vector.transfer_read %cast[%i]` -> `vector.transfer_read %source[%i]`; `in_bounds`; no full mask."""
    del constants
    return _transfer(op, op.results[0], segments(op, 4), 0, 1)


def _transfer_write(op: Operation, constants: Constants) -> Folded:
    """`vector.transfer_write %v, %cast[%i]` -> `vector.transfer_write %v, %source[%i]`; `in_bounds`; no full mask."""
    del constants
    return _transfer(op, vector_ops.TransferWriteOp(op).value_to_store, segments(op, 4), 1, 2)


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
    match _known_mask(mask):
        case _Mask.ALL:
            rewriter.replace_with(op, "vector.load", base, properties=_alignment(op))
        case _Mask.NONE:
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
    match _known_mask(mask):
        case _Mask.ALL:
            rewriter.replace_with(op, "vector.store", (stored, *base), properties=_alignment(op))
        case _Mask.NONE:
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
    "vector.constant_mask": _constant_mask,
    "vector.load": _of_buffer,
    "vector.maskedload": _of_buffer,
    "vector.maskedstore": _of_buffer,
    "vector.shape_cast": _shape_cast,
    "vector.store": _of_buffer,
    "vector.transfer_read": _transfer_read,
    "vector.transfer_write": _transfer_write,
    "vector.transpose": _transpose,
}
PATTERNS: dict[str, Sequence[Pattern]] = {
    "vector.create_mask": (Pattern("CreateMaskFolder", _create_mask),),
    "vector.maskedload": (Pattern("MaskedLoadFolder", _masked_load),),
    "vector.maskedstore": (Pattern("MaskedStoreFolder", _masked_store),),
    "vector.transpose": (Pattern("TransposeFolder", _transpose_twice),),
}
