"""Patterns of tensor.pad (mlir/lib/Dialect/Tensor/IR/TensorOps.cpp of LLVM 22).

    %0 = tensor.pad %t low[0] high[%c2] { ... } : tensor<6xf32> to tensor<?xf32>
becomes
    %1 = tensor.pad %t low[0] high[2] { ... } : tensor<6xf32> to tensor<8xf32>
    %0 = tensor.cast %1 : tensor<8xf32> to tensor<?xf32>
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.affine import AffineDim
from ...ir.affine_arithmetic import add
from ...ir.attributes import Attribute
from ...ir.graph import Operation, Value
from ...ir.types import RankedTensorType
from ...ods.constants import normalized
from ...ods.op_view import defining, view_if
from ...ods.rewriting import Pattern, PatternRewriter
from ...ods.segments import dense_i32, dense_i64
from ..affine.folded_apply import folded_apply
from ..common.canonicalization.matching import constant_of, has_one_use
from ..common.canonicalization.mixed import Mixed, as_constant, make_slice, slice_of, split_mixed, with_constants
from ..common.canonicalization.padding import high_padding, low_padding, padding_value
from ..common.canonicalization.tensor_casts import is_foldable, preserves_static_information
from . import ops as tensor


def _pad(
    op: Operation,
    rewriter: PatternRewriter,
    source: Value,
    type_: RankedTensorType,
    padding: tuple[Sequence[Mixed], Sequence[Mixed]],
) -> Operation:
    """A new `tensor.pad` with the body of `op`, before it."""
    (low, lows), (high, highs) = split_mixed(padding[0]), split_mixed(padding[1])
    properties: dict[str, Attribute] = {
        **op.properties,
        "static_low": dense_i64(low),
        "static_high": dense_i64(high),
        "operandSegmentSizes": dense_i32((1, len(lows), len(highs))),
    }
    rewriter.set_before(op)
    new = rewriter.create(
        op.name,
        (source, *lows, *highs),
        (type_,),
        properties=properties,
        attributes=op.attributes,
        regions=1,
        location=op.location,
    )
    new.regions[0].take_body(op.regions[0])
    return new


def _no_padding(view: tensor.PadOp, rewriter: PatternRewriter) -> bool:
    """Cast of a tensor that gets no padding.

        %r = tensor.pad %t low[0] high[0] {
          ^bb0(%i: index): tensor.yield %x : f32 } : tensor<6xf32> to tensor<?xf32>
        "use"(%r) : (tensor<?xf32>) -> ()
    becomes
        %r = tensor.cast %t : tensor<6xf32> to tensor<?xf32>
        "use"(%r) : (tensor<?xf32>) -> ()
    """
    if view.nofold is not None or any(as_constant(size) != 0 for size in (*low_padding(view), *high_padding(view))):
        return False
    rewriter.replace_with(view.op, "tensor.cast", (view.source,))
    return True


def _padded_shape(
    shape: Sequence[int | None], low: Sequence[Mixed], high: Sequence[Mixed], otherwise: Sequence[int | None]
) -> tuple[int | None, ...]:
    """The sizes with padding; those of `otherwise` where one of the three is not known, or their sum is negative."""
    found: list[int | None] = []
    for size, before, after, other in zip(shape, low, high, otherwise, strict=True):
        padded = -1
        if size is not None and isinstance(before, int) and isinstance(after, int):
            padded = size + before + after
        found.append(padded if padded >= 0 else other)
    return tuple(found)


def _pad_of_cast(view: tensor.PadOp, rewriter: PatternRewriter) -> bool:
    """Padding of the tensor before a cast that only forgets sizes.

        %c = tensor.cast %t : tensor<6xf32> to tensor<?xf32>
        %r = tensor.pad %c low[1] high[1] {
          ^bb0(%i: index): tensor.yield %x : f32 } : tensor<?xf32> to tensor<?xf32>
        "use"(%r) : (tensor<?xf32>) -> ()
    becomes
        %a = tensor.pad %t low[1] high[1] {
          ^bb0(%i: index): tensor.yield %x : f32 } : tensor<6xf32> to tensor<8xf32>
        %r = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
        "use"(%r) : (tensor<?xf32>) -> ()
    """
    cast, type_ = defining(view.source, tensor.CastOp), view.result.type
    if cast is None or not is_foldable(cast) or not isinstance(type_, RankedTensorType):
        return False
    given = cast.source.type
    assert isinstance(given, RankedTensorType)
    low, high = low_padding(view), high_padding(view)
    new_type = RankedTensorType(_padded_shape(given.shape, low, high, type_.shape), given.element)
    if new_type is type_:
        view.source = cast.source
        rewriter.modified(view.op)
        return True
    new = _pad(view.op, rewriter, cast.source, new_type, (low, high))
    rewriter.replace_with_cast(view.op, "tensor.cast", new)
    return True


def _pad_before_cast(view: tensor.PadOp, rewriter: PatternRewriter) -> bool:
    """Padding to the type that the only user casts to.

        %r = tensor.pad %t low[1] high[%n] {
          ^bb0(%i: index): tensor.yield %x : f32 } : tensor<6xf32> to tensor<?xf32>
        %c = tensor.cast %r : tensor<?xf32> to tensor<8xf32>
        "use"(%c) : (tensor<8xf32>) -> ()
    becomes
        %c = tensor.pad %t low[1] high[%n] {
          ^bb0(%i: index): tensor.yield %x : f32 } : tensor<6xf32> to tensor<8xf32>
        "use"(%c) : (tensor<8xf32>) -> ()
    """
    if not has_one_use(view.result):
        return False
    cast = view_if(next(iter(view.result.uses)).owner, tensor.CastOp)
    if cast is None or not preserves_static_information(view.result.type, cast.dest.type):
        return False
    type_ = cast.dest.type
    assert isinstance(type_, RankedTensorType)
    new = _pad(view.op, rewriter, view.source, type_, (low_padding(view), high_padding(view)))
    rewriter.replace(view.op, new.results)
    rewriter.replace(cast.op, new.results)
    return True


def _constant_padding(view: tensor.PadOp, rewriter: PatternRewriter) -> bool:
    """Constant padding as part of the operation, with the size that follows.

        %r = tensor.pad %t low[0] high[%c2] {
          ^bb0(%i: index): tensor.yield %x : f32 } : tensor<6xf32> to tensor<?xf32>
        "use"(%r) : (tensor<?xf32>) -> ()
    becomes
        %a = tensor.pad %t low[0] high[2] {
          ^bb0(%i: index): tensor.yield %x : f32 } : tensor<6xf32> to tensor<8xf32>
        %r = tensor.cast %a : tensor<8xf32> to tensor<?xf32>
        "use"(%r) : (tensor<?xf32>) -> ()
    """
    given, type_ = view.source.type, view.result.type
    if not isinstance(given, RankedTensorType) or not isinstance(type_, RankedTensorType):
        return False
    low, high = with_constants(low_padding(view)), with_constants(high_padding(view))
    inferred = _padded_shape(given.shape, low, high, [None] * len(given.shape))
    shape = tuple(a if a is not None else b for a, b in zip(type_.shape, inferred, strict=True))
    if shape == type_.shape or all(extent is None for extent in shape):
        return False
    new = _pad(view.op, rewriter, view.source, RankedTensorType(shape, type_.element), (low, high))
    rewriter.replace_with_cast(view.op, "tensor.cast", new)
    return True


def _pad_twice(view: tensor.PadOp, rewriter: PatternRewriter) -> bool:
    """One padding for two with the same value.

        %a = tensor.pad %t low[1] high[2] {
          ^bb0(%i: index): tensor.yield %x : f32 } : tensor<6xf32> to tensor<9xf32>
        %r = tensor.pad %a low[3] high[0] {
          ^bb0(%i: index): tensor.yield %x : f32 } : tensor<9xf32> to tensor<12xf32>
        "use"(%r) : (tensor<12xf32>) -> ()
    becomes
        %r = tensor.pad %t low[4] high[2] {
          ^bb0(%i: index): tensor.yield %x : f32 } : tensor<6xf32> to tensor<12xf32>
        "use"(%r) : (tensor<12xf32>) -> ()
    """
    inner = defining(view.source, tensor.PadOp)
    if inner is None or view.nofold is not None or inner.nofold is not None:
        return False
    value, type_ = padding_value(view), view.result.type
    if value is None or padding_value(inner) is not value or not isinstance(type_, RankedTensorType):
        return False
    rewriter.set_before(view.op)
    high = [_sum(view.op, rewriter, a, b) for a, b in zip(high_padding(view), high_padding(inner), strict=True)]
    low = [_sum(view.op, rewriter, a, b) for a, b in zip(low_padding(view), low_padding(inner), strict=True)]
    rewriter.replace(view.op, _pad(view.op, rewriter, inner.source, type_, (low, high)).results)
    return True


def _sum(op: Operation, rewriter: PatternRewriter, a: Mixed, b: Mixed) -> Mixed:
    return folded_apply(rewriter, add(AffineDim(0), AffineDim(1)), (a, b), op)


def _slices_between(view: tensor.PadOp) -> tuple[tensor.ExtractSliceOp, tensor.PadOp, tensor.ExtractSliceOp] | None:
    """The slice that is padded, the padding before it, and the slice before that."""
    inner = defining(view.source, tensor.ExtractSliceOp)
    pad = defining(inner.source, tensor.PadOp) if inner is not None else None
    outer = defining(pad.source, tensor.ExtractSliceOp) if pad is not None else None
    return None if inner is None or pad is None or outer is None else (inner, pad, outer)


def _rank(value: Value) -> int:
    return len(value.type.shape) if isinstance(value.type, RankedTensorType) else 0


def _same_padding(a: tensor.PadOp, b: tensor.PadOp) -> bool:
    """Whether both add nothing at the low ends, and the same constant at the others."""
    if any(as_constant(size) != 0 for size in (*low_padding(a), *low_padding(b))):
        return False
    values = [padding_value(view) for view in (a, b)]
    found = [constant_of(value) for value in values if value is not None]
    known = [normalized(value) for value in found if value is not None]
    return len(known) == 2 and known[0] is known[1]


def _pad_each_dimension(view: tensor.PadOp, rewriter: PatternRewriter) -> bool:
    """One slice and one padding for two of each, that pad different dimensions.

        %x = arith.constant 0 : i32
        %a = tensor.extract_slice %t[16, 0] [%n, 64] [1, 1] : tensor<64x64xi32> to tensor<?x64xi32>
        %b = tensor.pad %a low[0, 0] high[%p, 0] {
          ^bb0(%i: index, %j: index): tensor.yield %x : i32 } : tensor<?x64xi32> to tensor<8x64xi32>
        %d = tensor.extract_slice %b[0, 4] [8, %m] [1, 1] : tensor<8x64xi32> to tensor<8x?xi32>
        %r = tensor.pad %d low[0, 0] high[0, %q] {
          ^bb0(%i: index, %j: index): tensor.yield %x : i32 } : tensor<8x?xi32> to tensor<8x4xi32>
        "use"(%r) : (tensor<8x4xi32>) -> ()
    becomes
        %x = arith.constant 0 : i32
        %a = tensor.extract_slice %t[16, 4] [%n, %m] [1, 1] : tensor<64x64xi32> to tensor<?x?xi32>
        %r = tensor.pad %a low[0, 0] high[%p, %q] {
          ^bb0(%i: index, %j: index): tensor.yield %x : i32 } : tensor<?x?xi32> to tensor<8x4xi32>
        "use"(%r) : (tensor<8x4xi32>) -> ()
    """
    between, type_ = _slices_between(view), view.result.type
    if between is None or not isinstance(type_, RankedTensorType):
        return False
    inner, pad, outer = between
    given = outer.source.type
    if (
        not isinstance(given, RankedTensorType)
        or len(given.shape) != _rank(view.source)
        or not _same_padding(view, pad)
    ):
        return False
    inner_offsets, inner_sizes, inner_strides = slice_of(inner.op, 1)
    outer_offsets, outer_sizes, outer_strides = slice_of(outer.op, 1)
    if any(as_constant(stride) != 1 for stride in (*inner_strides, *outer_strides)):
        return False
    extents = pad.result.type.shape if isinstance(pad.result.type, RankedTensorType) else ()
    offsets, sizes, high = list[Mixed](), list(inner_sizes), list[Mixed]()
    for i, (own, other) in enumerate(zip(high_padding(view), high_padding(pad), strict=True)):
        is_own, is_other = as_constant(own) != 0, as_constant(other) != 0
        if is_own and is_other:
            return False
        high.append(other if is_other else own if is_own else 0)
        if not is_own and as_constant(inner_offsets[i]) == 0:
            offsets.append(outer_offsets[i])
        elif not is_other and as_constant(outer_offsets[i]) == 0:
            offsets.append(inner_offsets[i])
        else:
            return False
        if is_other:
            if as_constant(inner_sizes[i]) != extents[i] or extents[i] is None:
                return False
            sizes[i] = outer_sizes[i]
    shape = tuple(size if isinstance(size, int) else None for size in sizes)
    rewriter.set_before(view.op)
    part = make_slice(
        rewriter, view.op, RankedTensorType(shape, given.element), outer.source, (offsets, sizes, inner_strides)
    )
    rewriter.replace(view.op, _pad(view.op, rewriter, part.results[0], type_, (low_padding(view), high)).results)
    return True


PAD_PATTERNS: tuple[Pattern, ...] = (
    Pattern("FoldStaticZeroPadding", _no_padding),
    Pattern("FoldSourceTensorCast", _pad_of_cast),
    Pattern("FoldTargetTensorCast", _pad_before_cast),
    Pattern("FoldOrthogonalPaddings", _pad_each_dimension),
    Pattern("FoldStaticPadding", _constant_padding),
    Pattern("FoldConsecutiveConstantPadding", _pad_twice),
)
