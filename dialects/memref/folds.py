"""Folds of the memref dialect (mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.affine_substitution import composed
from ...ir.attributes import AffineMapAttr, Attribute, StridedLayoutAttr, index_attr
from ...ir.builder import Builder
from ...ir.graph import Operation, Value
from ...ir.types import INDEX, MemRefType
from ...ods.constants import int_value
from ...ods.op_view import defining
from ...ods.rewriting import IN_PLACE, Defect, Defects, Diverging, FoldFunction, FoldResult
from ...ods.segments import segments
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import defining_op, int_constant
from ..common.canonicalization.memref_casts import fold_casts
from ..common.canonicalization.memref_types import (
    all_constant,
    are_cast_compatible,
    loses_static_information,
    strides_and_offset,
    surely_dropped,
)
from ..common.canonicalization.mixed import Mixed, as_constant, same_mixed, slice_of
from ..common.canonicalization.reshapes import fold_reshape
from . import ops as memref

OTHER_LAYOUT = Defect(
    "other-layout", "LLVM 22 takes this for what it is made of, which may have other strides or another offset"
)


def _fold_casts(op: Operation, constants: Constants) -> Folded:
    """`memref.load %cast[%i]` -> `memref.load %source[%i]`, for every buffer among the operands."""
    del constants
    return fold_casts(op)


def _store(view: memref.StoreOp, constants: Constants) -> Folded:
    """`memref.store %x, %cast[%i]` -> `memref.store %x, %source[%i]`; a stored buffer keeps its type."""
    del constants
    return fold_casts(view.op, view.value)


def _cast(view: memref.CastOp, constants: Constants) -> Folded:
    """`memref.cast (memref.cast %m)` -> `memref.cast %m`.

    Unless what is cast at last shows another offset than is known at first: LLVM 22's result is invalid then.
    """
    del constants
    before = defining(view.source, memref.CastOp)
    if before is None or not are_cast_compatible(before.source.type, view.dest.type):
        return None
    return fold_casts(view.op)


def _copy(op: Operation, constants: Constants) -> Folded:
    """`memref.copy %cast, %b` -> `memref.copy %source, %b`, where the cast only forgets static information."""
    del constants
    folded = False
    for operand in op.operands:
        cast = defining(operand.value, memref.CastOp)
        if cast is not None and loses_static_information(cast.source.type, operand.value.type):
            operand.set(cast.source)
            folded = True
    return IN_PLACE if folded else None


# Sizes


def _dim(view: memref.DimOp, constants: Constants) -> Folded:
    """`memref.dim (memref.alloc(%n)), 0` -> `%n`; a static size as a constant; the size of a view from its operands."""
    source = view.source
    index = int_value(constants[1])
    if index is None or not isinstance(source.type, MemRefType) or not 0 <= index < len(source.type.shape):
        return None
    size = source.type.shape[index]
    if size is not None:
        return (index_attr(size),)
    found = _dynamic_size(source, source.type, index)
    return (found,) if found is not None else fold_casts(view.op)


def _dynamic_size(source: Value, type_: MemRefType, index: int) -> Value | None:
    """The operand of the operation that makes `source` which gives its size along dimension `index`."""
    op = source.defining_op
    if op is None:
        return None
    position = sum(size is None for size in type_.shape[:index])
    sizes: Sequence[Mixed] = ()
    match op.name:
        case "memref.alloc" | "memref.alloca":
            return segments(op, 2)[0][position]
        case "memref.view":
            return memref.ViewOp(op).sizes[position]
        case "memref.subview":
            given = memref.SubViewOp(op).source.type
            sizes = slice_of(op, 1)[1]
            dropped = surely_dropped(given, type_, sizes) if isinstance(given, MemRefType) else None
            if dropped is None:
                return None
            index = [i for i in range(len(sizes)) if i not in dropped][index]
        case "memref.reinterpret_cast":
            sizes = slice_of(op, 1)[1]
        case _:
            return None
    size = sizes[index]
    return size if isinstance(size, Value) else None


def _rank(op: memref.RankOp, constants: Constants) -> Folded:
    """`memref.rank %m : memref<?x?xf32>` -> `2`."""
    del constants
    type_ = op.memref.type
    return (index_attr(len(type_.shape)),) if isinstance(type_, MemRefType) else None


def _extract_strided_metadata(
    extract_strided_metadata: memref.ExtractStridedMetadataOp, constants: Constants
) -> Folded:
    """`memref.extract_strided_metadata %cast` -> `memref.extract_strided_metadata %source`, in place.

    Sizes, strides and offset that the type knows are constants wherever they are used.
    """
    del constants
    source = extract_strided_metadata.source
    changed = False
    is_needed = any(result.uses for result in extract_strided_metadata.op.results[1:])
    layout = strides_and_offset(source.type) if is_needed and isinstance(source.type, MemRefType) else None
    if isinstance(source.type, MemRefType) and layout is not None:
        known = (layout[1], *source.type.shape, *layout[0])
        for result, value in zip(extract_strided_metadata.op.results[1:], known, strict=True):
            if value is None or not result.uses:
                continue
            constant = int_constant(
                Builder.before(extract_strided_metadata.op), value, INDEX, extract_strided_metadata.op.location
            )
            result.replace_all_uses_with(constant)
            changed = True
    cast = defining(source, memref.CastOp)
    if cast is not None and isinstance(cast.source.type, MemRefType):
        extract_strided_metadata.source = cast.source
        changed = True
    return IN_PLACE if changed else None


# Views


def _subview(subview: memref.SubViewOp, constants: Constants) -> Folded:
    """`memref.subview %m[0] [4] [1]` -> `%m`, where the type stays the same and is static."""
    del constants
    source, result = subview.source, subview.result.type
    if not isinstance(result, MemRefType):
        return None
    layout = result.layout
    static = not isinstance(layout, StridedLayoutAttr) or (layout.offset is not None and None not in layout.strides)
    if result is source.type and None not in result.shape and static:
        return (source,)
    inner = defining_op(source, "memref.subview")
    if inner is None or result is not source.type:
        return None
    offsets, sizes, strides = slice_of(subview.op, 1)
    if all_constant(offsets, 0) and all_constant(strides, 1) and same_mixed(sizes, slice_of(inner, 1)[1]):
        return (source,)
    return None


def _reinterpret_cast(reinterpret_cast: memref.ReinterpretCastOp, constants: Constants, defects: Defects) -> Folded:
    """`memref.reinterpret_cast (memref.cast %m)` -> `memref.reinterpret_cast %m`; of the same layout: `%m`.

    An offset counts from the allocation, and the source may begin elsewhere where its type does not say.
    """
    del constants
    source = reinterpret_cast.source
    before = source.defining_op
    if before is not None and _is_reinterpreted(before):
        reinterpret_cast.source = memref.ReinterpretCastOp(before).source
        return IN_PLACE
    type_ = reinterpret_cast.result.type
    if type_ is not source.type or not isinstance(type_, MemRefType) or None in type_.shape:
        return None
    offsets, _, strides = slice_of(reinterpret_cast.op, 1)
    if offsets[0] != 0:
        return None
    is_same = _has_layout(source, type_, strides)
    return (source,) if is_same or defects.follow(OTHER_LAYOUT, reinterpret_cast.op) else None


def _has_layout(buffer: Value, type_: MemRefType, strides: Sequence[Mixed]) -> bool:
    """Whether `buffer` surely has these strides, and offset 0: by its type, or because they were read from it."""
    layout = strides_and_offset(type_)
    if layout is None or layout[1] != 0:
        return False
    return all(
        known is not None or _is_stride_of(buffer, index, stride)
        for index, (known, stride) in enumerate(zip(layout[0], strides, strict=True))
    )


def _is_stride_of(buffer: Value, index: int, stride: Mixed) -> bool:
    extract = defining(stride, memref.ExtractStridedMetadataOp) if isinstance(stride, Value) else None
    return extract is not None and extract.source is buffer and extract.strides[index] is stride


def _is_reinterpreted(before: Operation) -> bool:
    """Whether reinterpreting the result of `before` is reinterpreting what that takes."""
    if before.name in ("memref.reinterpret_cast", "memref.cast"):
        return True
    return before.name == "memref.subview" and all_constant(slice_of(before, 1)[0], 0)


def _view(view: memref.ViewOp, constants: Constants) -> Folded:
    """`memref.view %m[0][] : memref<64xi8> to memref<64xi8>` -> `%m`."""
    del constants
    type_ = view.source.type
    is_same = view.result.type is type_ and isinstance(type_, MemRefType) and None not in type_.shape
    return (view.source,) if is_same and as_constant(view.byte_shift) == 0 else None


def _memory_space_cast(memory_space_cast: memref.MemorySpaceCastOp, constants: Constants) -> Folded:
    """`memref.memory_space_cast (memref.memory_space_cast %m)` -> `memref.memory_space_cast %m`."""
    del constants
    folded = fold_casts(memory_space_cast.op)
    if folded is not None:
        return folded
    before = defining(memory_space_cast.source, memref.MemorySpaceCastOp)
    if before is None:
        return None
    memory_space_cast.source = before.source
    return IN_PLACE


def _transpose(transpose: memref.TransposeOp, constants: Constants) -> Folded:
    """`memref.transpose %m (d0, d1) -> (d0, d1)` -> `%m`; two transpositions as one, in place."""
    del constants
    permutation = transpose.op.properties.get("permutation")
    if not isinstance(permutation, AffineMapAttr):
        return None
    source = transpose.in_
    if permutation.map.is_identity and source.type is transpose.result.type:
        return (source,)
    before = defining(source, memref.TransposeOp)
    other = before.op.properties.get("permutation") if before is not None else None
    if before is None or not isinstance(other, AffineMapAttr):
        return None
    transpose.op.properties["permutation"] = AffineMapAttr(composed(permutation.map, other.map))
    transpose.in_ = before.in_
    return IN_PLACE


def _assume_alignment(assume_alignment: memref.AssumeAlignmentOp, constants: Constants) -> Folded:
    """`memref.assume_alignment (memref.assume_alignment %m, 16), 16` -> `memref.assume_alignment %m, 16`."""
    del constants
    before = defining_op(assume_alignment.memref, "memref.assume_alignment")
    if before is None or before.properties.get("alignment") is not assume_alignment.op.properties.get("alignment"):
        return None
    return (assume_alignment.memref,)


def _reshape(inverse: str) -> FoldFunction:
    """`memref.expand_shape (memref.collapse_shape %m)` -> `%m`, for the first type again; also the reverse."""

    def fold(op: Operation, constants: Sequence[Attribute | None]) -> Sequence[FoldResult] | None:
        return fold_reshape(op, constants[0], inverse)

    return fold


FOLDS: dict[str, FoldFunction] = {
    "memref.assume_alignment": _assume_alignment,
    "memref.atomic_rmw": _store,
    "memref.cast": _cast,
    "memref.collapse_shape": _reshape("memref.expand_shape"),
    "memref.copy": _copy,
    "memref.dealloc": _fold_casts,
    "memref.dim": _dim,
    "memref.dma_start": _fold_casts,
    "memref.dma_wait": _fold_casts,
    "memref.expand_shape": _reshape("memref.collapse_shape"),
    "memref.extract_strided_metadata": _extract_strided_metadata,
    "memref.load": _fold_casts,
    "memref.memory_space_cast": _memory_space_cast,
    "memref.prefetch": _fold_casts,
    "memref.rank": _rank,
    "memref.reinterpret_cast": Diverging(_reinterpret_cast),
    "memref.view": _view,
    "memref.store": _store,
    "memref.subview": _subview,
    "memref.transpose": _transpose,
}
