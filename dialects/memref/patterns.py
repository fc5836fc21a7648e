"""Canonicalization patterns of the memref dialect (mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import StridedLayoutAttr
from ...ir.dominance import Dominance
from ...ir.graph import Operation, Value
from ...ir.records import replace
from ...ir.types import INDEX, MemRefType
from ...ods.op_view import defining
from ...ods.rewriting import Defect, Pattern, PatternRewriter
from ..common.canonicalization.matching import constant_int
from ..common.canonicalization.memref_types import (
    are_cast_compatible,
    has_identity_layout,
    is_empty,
    loses_static_information,
    reduced_subview_type,
    strides_and_offset,
    subview_type,
    surely_dropped,
    without_dimensions,
)
from ..common.canonicalization.mixed import (
    Mixed,
    Slice,
    as_constant,
    equal_values,
    folded_slice,
    is_in_bounds,
    slice_of,
    slice_parts,
    static_shape,
    with_constants,
)
from . import ops as memref
from .allocation_patterns import ALLOCATION_PATTERNS
from .reshape_patterns import RESHAPES

# Copies


def _empty_copy(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of a copy of no elements.

    memref.copy %a, %b : memref<0xf32> to memref<0xf32>    =>    (nothing)
    """
    if not any(is_empty(value.type) for value in op.operand_values):
        return False
    rewriter.erase(op)
    return True


def _self_copy(copy: memref.CopyOp, rewriter: PatternRewriter) -> bool:
    """Removal of a copy of a buffer to itself.

        memref.copy %a, %a : memref<4xf32> to memref<4xf32>    =>    (nothing)

    Both operands are one value, hence one buffer with one layout; two values that may be one buffer are not enough.
    """
    if copy.source is not copy.target:
        return False
    rewriter.erase(copy.op)
    return True


# memref.dim


def _dim_of_reshape(dim: memref.DimOp, rewriter: PatternRewriter) -> bool:
    """Size of a reshaped buffer, read from its shape operand.

        %r = memref.reshape %m(%shape) : (memref<?xf32>, memref<2xindex>) -> memref<?x?xf32>
        %d = memref.dim %r, %i : memref<?x?xf32>
    becomes
        %d = memref.load %shape[%i] : memref<2xindex>

    The load is inserted directly after the reshape, before anything can write to the shape.
    """
    reshape = defining(dim.source, memref.ReshapeOp)
    index = dim.index
    if reshape is None:
        return False
    if not Dominance().value_dominates(index, reshape.op):
        return False
    shape = reshape.shape
    rewriter.set_after(reshape.op)
    element = shape.type.element if isinstance(shape.type, MemRefType) else INDEX
    size = rewriter.create("memref.load", (shape, index), (element,), location=dim.op.location).results[0]
    if element is not INDEX:
        size = rewriter.create("arith.index_cast", (size,), (INDEX,), location=dim.op.location).results[0]
    rewriter.replace(dim.op, (size,))
    return True


# memref.reinterpret_cast


def _reinterpret_metadata(reinterpret_cast: memref.ReinterpretCastOp, rewriter: PatternRewriter) -> bool:
    """Buffer itself, cast, in place of one made from its own metadata.

        %b, %o, %n, %s = memref.extract_strided_metadata %m : memref<?xf32, strided<[?], offset: ?>> -> ...
        %r = memref.reinterpret_cast %b to offset: [%o], sizes: [%n], strides: [%s] : ...
    becomes
        %r = memref.cast %m : ...
    """
    extract = defining(reinterpret_cast.source, memref.ExtractStridedMetadataOp)
    if extract is None:
        return False
    source = extract.source
    if not isinstance(source.type, MemRefType):
        return False
    rank = len(source.type.shape)
    offset, sizes, strides = extract.offset, extract.op.results[2 : 2 + rank], extract.op.results[2 + rank :]
    given = slice_of(reinterpret_cast.op, 1)
    if not _same_numbers(given, ([offset], sizes, strides)) and not _matches_type(given, extract.op, source.type):
        # Another part of the same allocation.
        reinterpret_cast.source = source
        rewriter.modified(reinterpret_cast.op)
        return True
    if source.type is reinterpret_cast.result.type:
        rewriter.replace(reinterpret_cast.op, (source,))
    else:
        rewriter.replace_with(reinterpret_cast.op, "memref.cast", (source,))
    return True


def _same_numbers(given: Slice, wanted: Sequence[Sequence[Mixed]]) -> bool:
    return all(
        len(a) == len(b) and all(equal_values(x, y) for x, y in zip(a, b, strict=True))
        for a, b in zip(given, wanted, strict=True)
    )


def _matches_type(given: Slice, extract: Operation, type_: MemRefType) -> bool:
    """As above, with constants where the type has static sizes."""
    layout = strides_and_offset(type_)
    if layout is None:
        return False
    rank = len(type_.shape)
    known: list[int | None] = [layout[1], *type_.shape, *layout[0]]
    results: list[Value] = list(extract.results[1:])
    wanted: list[Mixed] = [k if k is not None else r for k, r in zip(known, results, strict=True)]
    return _same_numbers(given, (wanted[:1], wanted[1 : 1 + rank], wanted[1 + rank :]))


def _reinterpret_constants(view: memref.ReinterpretCastOp, rewriter: PatternRewriter) -> bool:
    """Constant offset, sizes and strides as part of the type.

        %n = arith.constant 8 : index
        %r = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<?xf32> to memref<?xf32>
        "use"(%r) : (memref<?xf32>) -> ()
    becomes
        %a = memref.reinterpret_cast %m to offset: [0], sizes: [8], strides: [1]
          : memref<?xf32> to memref<8xf32, strided<[1]>>
        %r = memref.cast %a : memref<8xf32, strided<[1]>> to memref<?xf32>
        "use"(%r) : (memref<?xf32>) -> ()
    """
    type_ = view.op.results[0].type
    if not isinstance(type_, MemRefType):
        return False
    given = slice_of(view.op, 1)
    # LLVM 22 makes an invalid operation of a negative offset, and ends.
    offsets = with_constants(given[0], non_negative=True)
    sizes = with_constants(given[1], non_negative=True)
    strides = with_constants(given[2])
    new = (offsets, sizes, strides)
    if all(a is b for x, y in zip(given, new, strict=True) for a, b in zip(x, y, strict=True)):
        return False

    def number(value: Mixed) -> int | None:
        return value if isinstance(value, int) else None

    layout = StridedLayoutAttr(tuple(number(s) for s in strides), number(offsets[0]))
    result = MemRefType(tuple(number(s) for s in sizes), type_.element, layout, type_.memory_space)
    dynamic, properties = slice_parts(new, 1)
    cast = rewriter.create(
        view.op.name, (view.source, *dynamic), (result,), properties=properties, location=view.op.location
    )
    rewriter.replace_with(view.op, "memref.cast", cast.results)
    return True


# memref.subview


def _create_subview(
    op: Operation, rewriter: PatternRewriter, source: Value, type_: MemRefType, parts: Sequence[Sequence[Mixed]]
) -> Value:
    dynamic, properties = slice_parts(parts, 1)
    new = rewriter.create(op.name, (source, *dynamic), (type_,), properties=properties, location=op.location)
    return new.results[0]


def _subview_constants(subview: memref.SubViewOp, rewriter: PatternRewriter) -> bool:
    """Constant offsets, sizes or strides of a subview as part of its type.

        %n = arith.constant 4 : index
        %v = memref.subview %m[0] [%n] [2] : memref<16xf32> to memref<?xf32, strided<[2]>>
        "use"(%v) : (memref<?xf32, strided<[2]>>) -> ()
    becomes
        %a = memref.subview %m[0] [4] [2] : memref<16xf32> to memref<4xf32, strided<[2]>>
        %v = memref.cast %a : memref<4xf32, strided<[2]>> to memref<?xf32, strided<[2]>>
        "use"(%v) : (memref<?xf32, strided<[2]>>) -> ()
    """
    source, type_ = subview.source, subview.result.type
    parts = folded_slice(subview.op, 1)
    if parts is None or not isinstance(source.type, MemRefType) or not isinstance(type_, MemRefType):
        return False
    # A program that would be out of bounds may never get there, but would not verify.
    if not is_in_bounds(source.type.shape, *parts):
        return False
    inferred = subview_type(source.type, *parts)
    dropped = surely_dropped(source.type, type_, slice_of(subview.op, 1)[1])
    if inferred is None or dropped is None:
        return False
    reduced = without_dimensions(inferred, dropped)
    # Which of several dimensions of size 1 was dropped is a guess: LLVM 22 makes a cast that does not verify.
    if not are_cast_compatible(reduced, type_):
        return False
    rewriter.replace_with(subview.op, "memref.cast", (_create_subview(subview.op, rewriter, source, reduced, parts),))
    return True


def _subview_of_cast(subview: memref.SubViewOp, rewriter: PatternRewriter) -> bool:
    """Subview of the buffer before a cast that only forgets static sizes, strides or the offset.

        %c = memref.cast %m : memref<16x16xf32> to memref<?x?xf32>
        %v = memref.subview %c[0, 0] [3, 4] [1, 1] : memref<?x?xf32> to memref<3x4xf32, strided<[?, 1]>>
        "use"(%v) : (memref<3x4xf32, strided<[?, 1]>>) -> ()
    becomes
        %a = memref.subview %m[0, 0] [3, 4] [1, 1] : memref<16x16xf32> to memref<3x4xf32, strided<[16, 1]>>
        %v = memref.cast %a : memref<3x4xf32, strided<[16, 1]>> to memref<3x4xf32, strided<[?, 1]>>
        "use"(%v) : (memref<3x4xf32, strided<[?, 1]>>) -> ()
    """
    cast = defining(subview.source, memref.CastOp)
    if cast is None or any(constant_int(value) is not None for value in subview.op.operand_values):
        return False
    source, before, type_ = cast.source, cast.dest.type, subview.result.type
    if not loses_static_information(source.type, before):
        return False
    if (
        not isinstance(source.type, MemRefType)
        or not isinstance(before, MemRefType)
        or not isinstance(type_, MemRefType)
    ):
        return False
    parts = slice_of(subview.op, 1)
    result = reduced_subview_type(type_, before, source.type, parts)
    # Out of the bounds that the cast hides: LLVM 22 makes a subview that does not verify.
    if result is None or not is_in_bounds(source.type.shape, *parts):
        return False
    rewriter.replace_with(subview.op, "memref.cast", (_create_subview(subview.op, rewriter, source, result, parts),))
    return True


def _trivial_subview(subview: memref.SubViewOp, rewriter: PatternRewriter) -> bool:
    """Buffer itself, or a cast of it, in place of a subview of all its elements.

        %v = memref.subview %m[0] [16] [1] : memref<16xf32> to memref<16xf32, strided<[1]>>
        "use"(%v) : (memref<16xf32, strided<[1]>>) -> ()
    becomes
        %v = memref.cast %m : memref<16xf32> to memref<16xf32, strided<[1]>>
        "use"(%v) : (memref<16xf32, strided<[1]>>) -> ()
    """
    source, type_ = subview.source, subview.result.type
    if not isinstance(source.type, MemRefType) or not isinstance(type_, MemRefType):
        return False
    extents = source.type.shape
    if len(extents) != len(type_.shape) or None in extents:
        return False
    offsets, sizes, strides = slice_of(subview.op, 1)
    whole = [as_constant(size) for size in sizes] == list(extents)
    if not whole or any(as_constant(o) != 0 for o in offsets) or any(as_constant(s) != 1 for s in strides):
        return False
    if source.type is type_:
        rewriter.replace(subview.op, (source,))
    else:
        rewriter.replace_with(subview.op, "memref.cast", (source,))
    return True


# memref.view


def _view_sizes(op: Operation, rewriter: PatternRewriter) -> bool:
    """Constant sizes of a `memref.view` as part of its type.

        %n = arith.constant 4 : index
        %v = memref.view %m[%o][%n] : memref<64xi8> to memref<?xf32>
        "use"(%v) : (memref<?xf32>) -> ()
    becomes
        %a = memref.view %m[%o][] : memref<64xi8> to memref<4xf32>
        %v = memref.cast %a : memref<4xf32> to memref<?xf32>
        "use"(%v) : (memref<?xf32>) -> ()
    """
    source, shift, *sizes = op.operand_values
    type_ = op.results[0].type
    if not isinstance(type_, MemRefType) or type_.layout is not None:
        return False
    shape, remaining = static_shape(type_.shape, sizes)
    new_type = replace(type_, shape=shape)
    if new_type is type_:
        return False
    new = rewriter.create(op.name, (source, shift, *remaining), (new_type,), location=op.location)
    rewriter.replace_with_cast(op, "memref.cast", new)
    return True


STRIDED_VIEW = Defect(
    "strided-view", "LLVM 22 makes a view of a buffer with strides or an offset of this, and its verifier refuses that"
)


def _view_of_cast(view: memref.ViewOp, rewriter: PatternRewriter) -> bool:
    """View of the buffer before a cast: a view uses the address alone. It takes no strides and no offset.

        %c = memref.cast %m : memref<64xi8> to memref<?xi8>
        %v = memref.view %c[%o][] : memref<?xi8> to memref<4xf32>
        "use"(%v) : (memref<4xf32>) -> ()
    becomes
        %v = memref.view %m[%o][] : memref<64xi8> to memref<4xf32>
        "use"(%v) : (memref<4xf32>) -> ()
    """
    cast = defining(view.source, memref.CastOp)
    if cast is None or not isinstance(cast.source.type, MemRefType):
        return False
    if not has_identity_layout(cast.source.type):
        # Not followed in either mode: it is invalid there.
        rewriter.defects.follow(STRIDED_VIEW, view.op)
        return False
    rewriter.replace_with(view.op, view.op.name, (cast.source, view.byte_shift, *view.sizes))
    return True


PATTERNS: dict[str, Sequence[Pattern]] = {
    **ALLOCATION_PATTERNS,
    "memref.collapse_shape": RESHAPES["memref.collapse_shape"],
    "memref.copy": (Pattern("FoldEmptyCopy", _empty_copy), Pattern("FoldSelfCopy", _self_copy)),
    "memref.dim": (Pattern("DimOfMemRefReshape", _dim_of_reshape),),
    "memref.expand_shape": RESHAPES["memref.expand_shape"],
    "memref.reinterpret_cast": (
        Pattern("ReinterpretCastOpExtractStridedMetadataFolder", _reinterpret_metadata),
        Pattern("ReinterpretCastOpConstantFolder", _reinterpret_constants),
    ),
    "memref.subview": (
        Pattern("OpWithOffsetSizesAndStridesConstantArgumentFolder", _subview_constants),
        Pattern("SubViewOpMemRefCastFolder", _subview_of_cast),
        Pattern("TrivialSubViewOpFolder", _trivial_subview),
    ),
    "memref.view": (Pattern("ViewOpShapeFolder", _view_sizes), Pattern("ViewOpMemrefCastFolder", _view_of_cast)),
}
