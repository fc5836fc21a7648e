"""Patterns of vector.extract and vector.extract_strided_slice (mlir/lib/Dialect/Vector/IR/VectorOps.cpp of LLVM 22)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ...ir.attributes import Attribute
from ...ir.graph import Operation, Value
from ...ir.types import VectorType
from ...ods.constants import constant_attr, int_attr
from ...ods.op_view import defining
from ...ods.rewriting import IN_PLACE, Defect, Defects, Pattern, PatternRewriter
from ...ods.segments import dense_i64, dense_values, i64_array_attr
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import arith_constant, constant_int, defining_op
from ..common.canonicalization.mixed import DYNAMIC
from . import ops as vector_ops
from .elements import (
    broadcast_source,
    integers,
    is_broadcastable,
    is_scalable,
    numbers_of,
    positions,
    scalar_of_splat,
    shape_of,
)
from .extract_folds import has_dynamic_position, static_positions
from .masks import Mask, known_mask

# Extraction


def _extract_of_broadcast(view: vector_ops.ExtractOp, rewriter: PatternRewriter) -> bool:
    """Broadcast to a smaller vector for a vector extracted from a broadcast.

        %b = vector.broadcast %x : f32 to vector<2x4xf32>
        %e = vector.extract %b[0] : vector<4xf32> from vector<2x4xf32>
        "use"(%e) : (vector<4xf32>) -> ()
    becomes
        %e = vector.broadcast %x : f32 to vector<4xf32>
        "use"(%e) : (vector<4xf32>) -> ()
    """
    source, type_ = broadcast_source(view.source), view.result.type
    if source is None or not isinstance(type_, VectorType) or not is_broadcastable(source.type, type_):
        return False
    rewriter.replace_with(view.op, "vector.broadcast", (source,))
    return True


def _extract_of_create_mask(view: vector_ops.ExtractOp, rewriter: PatternRewriter) -> bool:
    """Mask with fewer dimensions for one extracted from a mask, where the others are known.

        %m = vector.create_mask %c2, %n : vector<3x4xi1>
        %e = vector.extract %m[1] : vector<4xi1> from vector<3x4xi1>
        "use"(%e) : (vector<4xi1>) -> ()
    becomes
        %e = vector.create_mask %n : vector<4xi1>
        "use"(%e) : (vector<4xi1>) -> ()
    """
    mask = defining(view.source, vector_ops.CreateMaskOp)
    type_ = view.result.type
    if mask is None or not isinstance(type_, VectorType):
        return False
    sizes, shape, position = mask.operands, shape_of(mask.result.type), static_positions(view.op)
    is_empty, is_unknown = known_mask(view.source) is Mask.NONE, False
    for at, size, extent in zip(position, sizes, shape, strict=False):
        bound = constant_int(size) if defining_op(size, "arith.constant") is not None else None
        if bound is None:
            is_unknown = True
        elif at != DYNAMIC:
            is_empty = is_empty or at >= bound
        elif bound < extent:
            is_unknown = True
        if is_empty:
            break
    if is_empty:
        return _replace_with_constant(view.op, rewriter, (0,))
    if is_unknown:
        return False
    rewriter.replace_with(view.op, "vector.create_mask", sizes[len(position) :])
    return True


def _replace_with_constant(op: Operation, rewriter: PatternRewriter, numbers: Sequence[int | float]) -> bool:
    value = constant_attr(numbers, op.results[0].type)
    if value is None:
        return False
    rewriter.replace_with(op, "arith.constant", properties={"value": value})
    return True


def _extract_of_shape_cast(view: vector_ops.ExtractOp, rewriter: PatternRewriter) -> bool:
    """Shape cast for the extraction of all elements of another one.

        %s = vector.shape_cast %v : vector<2x3xf32> to vector<1x6xf32>
        %e = vector.extract %s[0] : vector<6xf32> from vector<1x6xf32>
        "use"(%e) : (vector<6xf32>) -> ()
    becomes
        %e = vector.shape_cast %v : vector<2x3xf32> to vector<6xf32>
        "use"(%e) : (vector<6xf32>) -> ()
    """
    cast, type_ = defining(view.source, vector_ops.ShapeCastOp), view.result.type
    if cast is None or not isinstance(type_, VectorType):
        return False
    if prod(shape_of(cast.source.type)) != prod(type_.shape):
        return False
    rewriter.replace_with(view.op, "vector.shape_cast", (cast.source,))
    return True


def _extract_of_elements(view: vector_ops.ExtractOp, rewriter: PatternRewriter) -> bool:
    """Vector of some of the elements for a vector extracted from one of all.

        %v = vector.from_elements %a, %b, %d, %e : vector<2x2xf32>
        %r = vector.extract %v[1] : vector<2xf32> from vector<2x2xf32>
        "use"(%r) : (vector<2xf32>) -> ()
    becomes
        %r = vector.from_elements %d, %e : vector<2xf32>
        "use"(%r) : (vector<2xf32>) -> ()
    """
    made, type_ = defining(view.source, vector_ops.FromElementsOp), view.result.type
    if made is None or has_dynamic_position(view.op) or not isinstance(type_, VectorType):
        return False
    if is_scalable(type_) or is_scalable(made.dest.type):
        return False
    shape, position = shape_of(made.dest.type), static_positions(view.op)
    start = positions(shape, [*position, *[0] * (len(shape) - len(position))], [1] * len(shape))[0]
    rewriter.replace_with(view.op, "vector.from_elements", made.elements[start : start + prod(type_.shape)])
    return True


# Slices


def extract_slice(view: vector_ops.ExtractStridedSliceOp, constants: Constants, defects: Defects) -> Folded:
    """`vector.extract_strided_slice %v` -> `%v` for the same type; of an inserted slice, of that; of a constant."""
    if view.source.type is view.result.type:
        return (view.source,)
    if _of_inserted_slices(view, defects):
        return IN_PLACE
    numbers = numbers_of(constants[0], view.source.type)
    if numbers is None:
        return None
    shape, part = shape_of(view.source.type), shape_of(view.result.type)
    offsets = integers(view.offsets)
    offsets += [0] * (len(shape) - len(offsets))
    # An operation that follows LLVM 22 may be invalid.
    if any(offset + taken > size for offset, taken, size in zip(offsets, part, shape, strict=True)):
        return None
    value = constant_attr([numbers[i] for i in positions(shape, offsets, part)], view.result.type)
    return (value,) if value is not None else None


OVERLAPPING = Defect(
    "overlapping-slices",
    "LLVM 22 looks at fewer dimensions than there are, or takes slices that overlap for disjoint, and forgets elements",
)


def _of_inserted_slices(view: vector_ops.ExtractStridedSliceOp, defects: Defects) -> bool:
    """Take out of the inserted slice that contains it (foldExtractStridedOpFromInsertChain)."""
    whole, part = shape_of(view.source.type), shape_of(view.result.type)
    starts, sizes = integers(view.offsets), integers(view.sizes)
    insert = defining(view.source, vector_ops.InsertStridedSliceOp)
    while insert is not None:
        given = shape_of(insert.value_to_store.type)
        if len(given) != len(whole):
            return False
        places = integers(insert.offsets)
        taken = list(zip((*starts, *(0,) * (len(whole) - len(starts))), part, strict=True))
        put = list(zip(places, given, strict=True))
        is_whole = all(p <= s and s + size <= p + g for (s, size), (p, g) in zip(taken, put, strict=True))
        is_apart = any(s + size <= p or p + g <= s for (s, size), (p, g) in zip(taken, put, strict=True))
        # What LLVM 22 thinks of it.
        seems_apart = not all(p <= s < p + g for s, p, g in zip(starts, places, given, strict=False))
        seems_whole = all(s + size <= p + g for s, size, p, g in zip(starts, sizes, places, given, strict=False))
        if not seems_apart and not seems_whole:
            return False
        if not (is_apart if seems_apart else is_whole) and not defects.follow(OVERLAPPING, view.op):
            return False
        if not seems_apart:
            view.source = insert.value_to_store
            view.op.properties["offsets"] = i64_array_attr(s - p for s, p in zip(starts, places, strict=False))
            return True
        insert = defining(insert.dest, vector_ops.InsertStridedSliceOp)
    return False


def _slice_of_create_mask(view: vector_ops.ExtractStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """Mask with smaller sizes for a slice of a mask.

        %m = vector.create_mask %n : vector<8xi1>
        %s = vector.extract_strided_slice %m {offsets = [2], sizes = [4], strides = [1]} : vector<8xi1> to vector<4xi1>
        "use"(%s) : (vector<4xi1>) -> ()
    becomes
        %k = arith.constant 2 : index
        %d = arith.subi %n, %k : index
        %s = vector.create_mask %d : vector<4xi1>
        "use"(%s) : (vector<4xi1>) -> ()
    """
    mask = defining(view.source, vector_ops.CreateMaskOp)
    if mask is None:
        return False
    rewriter.set_before(view.op)
    sizes: list[Value] = list(mask.operands)
    for i, offset in enumerate(integers(view.offsets)):
        type_ = sizes[i].type
        taken = arith_constant(rewriter, int_attr(offset, type_), type_, view.op.location)
        operands = (sizes[i], taken.results[0])
        sizes[i] = rewriter.create("arith.subi", operands, [type_], location=view.op.location).results[0]
    rewriter.replace_with(view.op, "vector.create_mask", sizes)
    return True


def _slice_of_constant_mask(view: vector_ops.ExtractStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """Constant mask for a slice of one.

        %m = vector.constant_mask [3] : vector<8xi1>
        %s = vector.extract_strided_slice %m {offsets = [2], sizes = [4], strides = [1]} : vector<8xi1> to vector<4xi1>
        "use"(%s) : (vector<4xi1>) -> ()
    becomes
        %s = vector.constant_mask [1] : vector<4xi1>
        "use"(%s) : (vector<4xi1>) -> ()
    """
    mask = defining_op(view.source, "vector.constant_mask")
    if mask is None:
        return False
    sizes = dense_values(mask.properties.get("mask_dim_sizes"))
    for i, (offset, size) in enumerate(zip(integers(view.offsets), integers(view.sizes), strict=True)):
        sizes[i] = max(0, min(offset + size, sizes[i]) - offset)
    if 0 in sizes:
        sizes = [0] * len(sizes)
    rewriter.replace_with(view.op, "vector.constant_mask", properties={"mask_dim_sizes": dense_i64(sizes)})
    return True


def _slice_of_broadcast(view: vector_ops.ExtractStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """Broadcast of a slice for the slice of a broadcast; of all of it where nothing repeated is cut.

        %b = vector.broadcast %v : vector<4xf32> to vector<3x4xf32>
        %s = vector.extract_strided_slice %b {offsets = [1], sizes = [2], strides = [1]}
            : vector<3x4xf32> to vector<2x4xf32>
        "use"(%s) : (vector<2x4xf32>) -> ()
    becomes
        %s = vector.broadcast %v : vector<4xf32> to vector<2x4xf32>
        "use"(%s) : (vector<2x4xf32>) -> ()
    """
    broadcast = defining(view.source, vector_ops.BroadcastOp)
    if broadcast is None:
        return False
    source = broadcast.source
    given, wanted = shape_of(source.type), shape_of(view.result.type)
    lead = len(wanted) - len(given)
    if any(g not in (1, w) for g, w in zip(given, wanted[lead:], strict=True)):
        offsets, sizes = integers(view.offsets)[lead:], integers(view.sizes)[lead:]
        for i, extent in enumerate(given[: len(offsets)]):
            if extent == 1:
                offsets[i], sizes[i] = 0, 1
        source = _sliced(rewriter, view.op, source, offsets, sizes)
    rewriter.replace_with(view.op, "vector.broadcast", (source,))
    return True


def _sliced(
    rewriter: PatternRewriter, op: Operation, source: Value, offsets: Sequence[int], sizes: Sequence[int]
) -> Value:
    type_ = source.type
    assert isinstance(type_, VectorType)
    properties: dict[str, Attribute] = {
        "offsets": i64_array_attr(offsets),
        "sizes": i64_array_attr(sizes),
        "strides": i64_array_attr([1] * len(sizes)),
    }
    result = VectorType((*sizes, *type_.shape[len(sizes) :]), type_.element, type_.scalable)
    rewriter.set_before(op)
    made = rewriter.create(
        "vector.extract_strided_slice", (source,), [result], properties=properties, location=op.location
    )
    return made.results[0]


def _slice_of_splat(view: vector_ops.ExtractStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """Broadcast of a scalar for a slice of one.

        %b = vector.broadcast %x : f32 to vector<4xf32>
        %s = vector.extract_strided_slice %b {offsets = [1], sizes = [2], strides = [1]}
            : vector<4xf32> to vector<2xf32>
        "use"(%s) : (vector<2xf32>) -> ()
    becomes
        %s = vector.broadcast %x : f32 to vector<2xf32>
        "use"(%s) : (vector<2xf32>) -> ()
    """
    scalar = scalar_of_splat(view.source)
    if scalar is None:
        return False
    rewriter.replace_with(view.op, "vector.broadcast", (scalar,))
    return True


def _contiguous_slice(view: vector_ops.ExtractStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """Extraction and shape cast for a slice whose elements are next to each other.

        %s = vector.extract_strided_slice %v {offsets = [1, 0], sizes = [1, 4], strides = [1, 1]}
            : vector<2x4xf32> to vector<1x4xf32>
        "use"(%s) : (vector<1x4xf32>) -> ()
    becomes
        %e = vector.extract %v[1] : vector<4xf32> from vector<2x4xf32>
        %s = vector.shape_cast %e : vector<4xf32> to vector<1x4xf32>
        "use"(%s) : (vector<1x4xf32>) -> ()
    """
    type_ = view.source.type
    if not isinstance(type_, VectorType) or is_scalable(type_) or not type_.shape:
        return False
    sizes, rank = integers(view.sizes), len(type_.shape)
    taken = len(sizes)
    while taken and sizes[taken - 1] == type_.shape[taken - 1]:
        taken -= 1
    if not taken or (taken == rank == len(sizes)) or any(size != 1 for size in sizes[:taken]):
        return False
    while taken < len(sizes) - 1 and sizes[taken] == 1:
        taken += 1
    rewriter.set_before(view.op)
    part = VectorType(type_.shape[taken:], type_.element)
    position: dict[str, Attribute] = {"static_position": dense_i64(integers(view.offsets)[:taken])}
    made = rewriter.create("vector.extract", (view.source,), [part], properties=position, location=view.op.location)
    rewriter.replace_with(view.op, "vector.shape_cast", made.results)
    return True


PATTERNS: dict[str, Sequence[Pattern]] = {
    "vector.extract": (
        Pattern("ExtractOpFromBroadcast", _extract_of_broadcast),
        Pattern("ExtractOpFromCreateMask", _extract_of_create_mask),
        Pattern("foldExtractFromShapeCastToShapeCast", _extract_of_shape_cast),
        Pattern("foldExtractFromFromElements", _extract_of_elements),
    ),
    "vector.extract_strided_slice": (
        Pattern("StridedSliceCreateMaskFolder", _slice_of_create_mask),
        Pattern("StridedSliceConstantMaskFolder", _slice_of_constant_mask),
        Pattern("StridedSliceBroadcast", _slice_of_broadcast),
        Pattern("StridedSliceSplat", _slice_of_splat),
        Pattern("ContiguousExtractStridedSliceToExtract", _contiguous_slice),
    ),
}
