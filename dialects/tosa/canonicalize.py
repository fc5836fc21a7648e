"""Canonicalization of `tosa` (mlir/lib/Dialect/Tosa/IR/TosaCanonicalizations.cpp of LLVM 22)."""

from __future__ import annotations

import math
from collections.abc import Sequence

from ...ir.attributes import Attribute, DialectAttr, ElementsAttr, FloatAttr, IntegerAttr
from ...ir.base import Type
from ...ir.builder import Builder
from ...ir.graph import Operation
from ...ir.types import DialectType, FloatType, IntegerType, RankedTensorType, element_type
from ...ods.constants import Number, float_value, unsigned
from ...ods.op_view import defining
from ...ods.rewriting import FoldFunction, Pattern, PatternRewriter
from ...ods.segments import dense_i32, dense_values
from ..common.canonicalization.matching import has_one_use
from . import folds
from . import ops as tosa
from .folds import constant_value, integers_of, is_static
from .padding_patterns import PADDING_PATTERNS, const_shape


def _make_constant(builder: Builder, value: Attribute, type_: Type, location: Attribute | None) -> Operation | None:
    """`tosa.const`, or `tosa.const_shape` for a shape; None for what they cannot hold."""
    if not isinstance(value, ElementsAttr):
        return None
    is_shape = isinstance(type_, DialectType) and type_.mnemonic == "shape"
    name = "tosa.const_shape" if is_shape else "tosa.const"
    return builder.create(name, (), [type_], properties={"values": value}, location=location)


CONSTANT = _make_constant

# Clamps


def _bounds(view: tosa.ClampOp) -> tuple[Number, Number] | None:
    """The smallest and the largest value."""
    element = element_type(view.input.type)
    low, high = (_bound(value, element) for value in (view.min_val, view.max_val))
    return None if low is None or high is None else (low, high)


def _bound(attribute: Attribute | None, type_: Type) -> Number | None:
    if isinstance(attribute, FloatAttr):
        return float_value(attribute)
    if not isinstance(attribute, IntegerAttr):
        return None
    is_unsigned = isinstance(type_, IntegerType) and type_.signedness == "u"
    return unsigned(attribute.value, type_) if is_unsigned else attribute.value


def _clamp_of_nothing(view: tosa.ClampOp, rewriter: PatternRewriter) -> bool:
    """The operand, where every value of its type is within the bounds.

        %y = tosa.clamp %x {max_val = 127 : i8, min_val = -128 : i8} : (tensor<4xi8>) -> tensor<4xi8>
        "use"(%y) : (tensor<4xi8>) -> ()
    becomes
        "use"(%x) : (tensor<4xi8>) -> ()
    """
    element, bounds = element_type(view.input.type), _bounds(view)
    if bounds is None:
        return False
    if isinstance(element, FloatType):
        whole: tuple[Number, Number] = (-math.inf, math.inf)
    elif isinstance(element, IntegerType):
        span = 1 << element.width
        has_sign = element.signedness != "u" and element.width > 1
        whole = (-(span >> 1), (span >> 1) - 1) if has_sign else (0, span - 1)
    else:
        return False
    if bounds[0] > whole[0] or bounds[1] < whole[1]:
        return False
    rewriter.replace(view.op, (view.input,))
    return True


def _ignores_nan(view: tosa.ClampOp) -> bool:
    mode = view.nan_mode
    return isinstance(mode, DialectAttr) and mode.body == "IGNORE"


def _clamp_twice(view: tosa.ClampOp, rewriter: PatternRewriter) -> bool:
    """One clamp for two whose bounds overlap.

        %y = tosa.clamp %x {max_val = 4 : i8, min_val = -4 : i8} : (tensor<4xi8>) -> tensor<4xi8>
        %z = tosa.clamp %y {max_val = 5 : i8, min_val = -2 : i8} : (tensor<4xi8>) -> tensor<4xi8>
        "use"(%z) : (tensor<4xi8>) -> ()
    becomes
        %z = tosa.clamp %x {max_val = 4 : i8, min_val = -2 : i8} : (tensor<4xi8>) -> tensor<4xi8>
        "use"(%z) : (tensor<4xi8>) -> ()
    """
    inner = defining(view.input, tosa.ClampOp)
    if inner is None or (_ignores_nan(view) and not _ignores_nan(inner)):
        return False
    outer_bounds, inner_bounds = _bounds(view), _bounds(inner)
    if outer_bounds is None or inner_bounds is None:
        return False
    if not (outer_bounds[0] < inner_bounds[1] and inner_bounds[0] < outer_bounds[1]):
        return False
    # Of equal bounds the outer one, as they may be 0.0 and -0.0.
    low = view if outer_bounds[0] >= inner_bounds[0] else inner
    high = view if outer_bounds[1] <= inner_bounds[1] else inner
    mode = inner.nan_mode if _ignores_nan(inner) else view.nan_mode
    found = {"min_val": low.min_val, "max_val": high.max_val, "nan_mode": mode}
    properties = {name: value for name, value in found.items() if value is not None}
    rewriter.replace_with(view.op, "tosa.clamp", (inner.input,), properties=properties)
    return True


# Shapes


def _pool_of_one(view: tosa.MaxPool2dOp, rewriter: PatternRewriter) -> bool:
    """The operand, where it and the result have one row and one column.

        %y = tosa.max_pool2d %x {kernel = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
            : (tensor<2x1x1x3xf32>) -> tensor<2x1x1x3xf32>
        "use"(%y) : (tensor<2x1x1x3xf32>) -> ()
    becomes
        "use"(%x) : (tensor<2x1x1x3xf32>) -> ()
    """
    types = (view.input.type, view.output.type)
    if not all(isinstance(t, RankedTensorType) and is_static(t) and t.shape[1:3] == (1, 1) for t in types):
        return False
    rewriter.replace(view.op, (view.input,))
    return True


def _concat_of_one(view: tosa.ConcatOp, rewriter: PatternRewriter) -> bool:
    """The operand, or a cast of it, where it is the only one.

        %c = tosa.concat %x {axis = 0 : i32} : (tensor<?xf32>) -> tensor<?xf32>
        "use"(%c) : (tensor<?xf32>) -> ()
    becomes
        "use"(%x) : (tensor<?xf32>) -> ()
    """
    if len(view.input1) != 1:
        return False
    if view.input1[0].type is view.output.type:
        rewriter.replace(view.op, (view.input1[0],))
    else:
        rewriter.replace_with(view.op, "tensor.cast", (view.input1[0],))
    return True


def _select_by_not(view: tosa.SelectOp, rewriter: PatternRewriter) -> bool:
    """Operands exchanged, without the negation of the condition.

        %n = tosa.logical_not %b : (tensor<4xi1>) -> tensor<4xi1>
        %r = tosa.select %n, %x, %y : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
        "use"(%r) : (tensor<4xf32>) -> ()
    becomes
        %r = tosa.select %b, %y, %x : (tensor<4xi1>, tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
        "use"(%r) : (tensor<4xf32>) -> ()
    """
    negation = defining(view.input1, tosa.LogicalNotOp)
    if negation is None:
        return False
    view.op.set_operands((negation.input1, view.input3, view.input2))
    rewriter.modified(view.op)
    return True


def _transpose_twice(view: tosa.TransposeOp, rewriter: PatternRewriter) -> bool:
    """One transposition for two.

        %y = tosa.transpose %x {perms = array<i32: 1, 2, 0>} : (tensor<2x3x4xf32>) -> tensor<3x4x2xf32>
        %z = tosa.transpose %y {perms = array<i32: 1, 0, 2>} : (tensor<3x4x2xf32>) -> tensor<4x3x2xf32>
        "use"(%z) : (tensor<4x3x2xf32>) -> ()
    becomes
        %z = tosa.transpose %x {perms = array<i32: 2, 1, 0>} : (tensor<2x3x4xf32>) -> tensor<4x3x2xf32>
        "use"(%z) : (tensor<4x3x2xf32>) -> ()
    """
    before = defining(view.input1, tosa.TransposeOp)
    if before is None:
        return False
    inner, outer = dense_values(before.perms), dense_values(view.perms)
    if len(inner) != len(outer) or not outer:
        return False
    order: dict[str, Attribute] = {"perms": dense_i32(inner[i] for i in outer)}
    rewriter.replace_with(view.op, "tosa.transpose", (before.input1,), properties=order)
    return True


def _transpose_as_reshape(view: tosa.TransposeOp, rewriter: PatternRewriter) -> bool:
    """Reshape for a transposition that moves dimensions of size 1 alone.

        %y = tosa.transpose %x {perms = array<i32: 1, 0>} : (tensor<1x4xf32>) -> tensor<4x1xf32>
        "use"(%y) : (tensor<4x1xf32>) -> ()
    becomes
        %s = tosa.const_shape {values = dense<[4, 1]> : tensor<2xindex>} : () -> !tosa.shape<2>
        %y = tosa.reshape %x, %s : (tensor<1x4xf32>, !tosa.shape<2>) -> tensor<4x1xf32>
        "use"(%y) : (tensor<4x1xf32>) -> ()
    """
    type_ = view.input1.type
    if defining(view.input1, tosa.TransposeOp) is not None or not isinstance(type_, RankedTensorType):
        return False
    if any(use.owner.name == "tosa.transpose" for use in view.output.uses) or type_.shape.count(None) > 1:
        return False
    order = dense_values(view.perms)
    moved = [i for i in order if type_.shape[i] != 1]
    if moved != sorted(moved):
        return False
    extents = [type_.shape[i] for i in order]
    shape = const_shape(rewriter, view.op, [-1 if extent is None else extent for extent in extents])
    rewriter.replace_with(view.op, "tosa.reshape", (view.input1, shape))
    return True


# Slices


def _slice_of_concat(view: tosa.SliceOp, rewriter: PatternRewriter) -> bool:
    """Slice of the one operand of a concatenation that it lies in.

        %c = tosa.concat %x, %y {axis = 0 : i32} : (tensor<4xf32>, tensor<4xf32>) -> tensor<8xf32>
        %b = tosa.const_shape {values = dense<5> : tensor<1xindex>} : () -> !tosa.shape<1>
        %n = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
        %s = tosa.slice %c, %b, %n : (tensor<8xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xf32>
        "use"(%s) : (tensor<2xf32>) -> ()
    becomes
        %b = tosa.const_shape {values = dense<1> : tensor<1xindex>} : () -> !tosa.shape<1>
        %n = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
        %s = tosa.slice %y, %b, %n : (tensor<4xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xf32>
        "use"(%s) : (tensor<2xf32>) -> ()
    """
    concat = defining(view.input1, tosa.ConcatOp)
    if concat is None or not is_static(concat.output.type) or not isinstance(concat.axis, IntegerAttr):
        return False
    starts, sizes = (integers_of(constant_value(value)) for value in (view.start, view.size))
    if starts is None or sizes is None:
        return False
    axis = concat.axis.value
    for value in concat.input1:
        type_ = value.type
        extent = type_.shape[axis] if isinstance(type_, RankedTensorType) and is_static(type_) else None
        if extent is None:
            return False
        if starts[axis] >= 0 and starts[axis] + sizes[axis] <= extent:
            start, size = const_shape(rewriter, view.op, starts), const_shape(rewriter, view.op, sizes)
            rewriter.replace_with(view.op, "tosa.slice", (value, start, size))
            return True
        starts[axis] -= extent
    return False


def _slice_of_pad(view: tosa.SliceOp, rewriter: PatternRewriter) -> bool:
    """Slice of a tensor with less padding, where the rest is cut off anyway.

        %p = tosa.const_shape {values = dense<[4, 4]> : tensor<2xindex>} : () -> !tosa.shape<2>
        %a = tosa.pad %x, %p, %z : (tensor<8xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<16xf32>
        %b = tosa.const_shape {values = dense<3> : tensor<1xindex>} : () -> !tosa.shape<1>
        %n = tosa.const_shape {values = dense<5> : tensor<1xindex>} : () -> !tosa.shape<1>
        %s = tosa.slice %a, %b, %n : (tensor<16xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<5xf32>
        "use"(%s) : (tensor<5xf32>) -> ()
    becomes
        %n = tosa.const_shape {values = dense<5> : tensor<1xindex>} : () -> !tosa.shape<1>
        %p = tosa.const_shape {values = dense<[1, 0]> : tensor<2xindex>} : () -> !tosa.shape<2>
        %a = tosa.pad %x, %p, %z : (tensor<8xf32>, !tosa.shape<2>, tensor<1xf32>) -> tensor<9xf32>
        %b = tosa.const_shape {values = dense<0> : tensor<1xindex>} : () -> !tosa.shape<1>
        %s = tosa.slice %a, %b, %n : (tensor<9xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<5xf32>
        "use"(%s) : (tensor<5xf32>) -> ()
    """
    pad = defining(view.input1, tosa.PadOp)
    if pad is None or not has_one_use(pad.output) or not isinstance(pad.output.type, RankedTensorType):
        return False
    type_ = pad.input1.type
    padding, starts, sizes = (integers_of(constant_value(v)) for v in (pad.padding, view.start, view.size))
    if not isinstance(type_, RankedTensorType) or padding is None or starts is None or sizes is None:
        return False
    new_padding, new_starts, shape = list(padding), list(starts), list[int | None]()
    for i, extent in enumerate(type_.shape):
        start, size, (low, high) = starts[i], sizes[i], padding[2 * i : 2 * i + 2]
        if extent is None:
            if start != 0 or size != -1:
                return False
            shape.append(None)
            continue
        if start < 0 or start + size > low + extent + high:
            return False
        new_starts[i] = max(start - low, 0)
        new_padding[2 * i : 2 * i + 2] = [max(low - start, 0), max(start + size - (low + extent), 0)]
        shape.append(sum(new_padding[2 * i : 2 * i + 2]) + extent)
    if new_padding == padding and new_starts == starts:
        return False
    paddings = const_shape(rewriter, view.op, new_padding)
    result = RankedTensorType(tuple(shape), type_.element)
    operands = (pad.input1, paddings, pad.pad_const)
    padded = rewriter.create("tosa.pad", operands, [result], location=pad.op.location).results[0]
    rewriter.replace_with(view.op, "tosa.slice", (padded, const_shape(rewriter, view.op, new_starts), view.size))
    return True


def _slice_of_known_size(view: tosa.SliceOp, rewriter: PatternRewriter) -> bool:
    """Sizes of a slice as its type has them, in place of those that mean "the rest".

        %n = tosa.const_shape {values = dense<-1> : tensor<1xindex>} : () -> !tosa.shape<1>
        %s = tosa.slice %x, %b, %n : (tensor<?xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xf32>
        "use"(%s) : (tensor<2xf32>) -> ()
    becomes
        %n = tosa.const_shape {values = dense<2> : tensor<1xindex>} : () -> !tosa.shape<1>
        %s = tosa.slice %x, %b, %n : (tensor<?xf32>, !tosa.shape<1>, !tosa.shape<1>) -> tensor<2xf32>
        "use"(%s) : (tensor<2xf32>) -> ()
    """
    sizes, type_ = integers_of(constant_value(view.size)), view.output.type
    if sizes is None or not isinstance(type_, RankedTensorType):
        return False
    known = [
        extent if size == -1 and extent is not None else size for size, extent in zip(sizes, type_.shape, strict=True)
    ]
    if known == sizes:
        return False
    rewriter.replace_with(view.op, "tosa.slice", (view.input1, view.start, const_shape(rewriter, view.op, known)))
    return True


FOLDS: dict[str, FoldFunction] = folds.FOLDS
PATTERNS: dict[str, Sequence[Pattern]] = {
    **PADDING_PATTERNS,
    "tosa.clamp": (Pattern("ClampIsNoOp", _clamp_of_nothing), Pattern("ClampClampOptimization", _clamp_twice)),
    "tosa.concat": (Pattern("ConcatOptimization", _concat_of_one),),
    "tosa.max_pool2d": (Pattern("MaxPool2dIsNoOp", _pool_of_one), *PADDING_PATTERNS["tosa.max_pool2d"]),
    "tosa.select": (Pattern("SelectOp", _select_by_not),),
    "tosa.slice": (
        Pattern("ConcatSliceOptimization", _slice_of_concat),
        Pattern("PadSliceOptimization", _slice_of_pad),
        Pattern("SliceDynamicSizeCanonicalization", _slice_of_known_size),
    ),
    "tosa.transpose": (
        Pattern("ConsolidateTransposeOptimization", _transpose_twice),
        Pattern("TransposeIsReshape", _transpose_as_reshape),
    ),
}
