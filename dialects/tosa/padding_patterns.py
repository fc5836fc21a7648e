"""Patterns that put the padding of tosa.pad into a convolution or pooling (TosaCanonicalizations.cpp of LLVM 22)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute
from ...ir.graph import Operation, Value
from ...ir.types import INDEX, DialectType, FloatType, IntegerType, RankedTensorType, element_type
from ...ods.constants import constant_attr, elements_of
from ...ods.op_view import defining
from ...ods.rewriting import Pattern, PatternRewriter
from ...ods.segments import dense_i64, dense_values
from . import ops as tosa
from .folds import constant_value, integers_of

_LARGEST = 8192
"""Padding that the level 8K of TOSA allows."""
_LARGEST_FLOATS = {"f32": 3.4028234663852886e38, "f16": 65504.0, "bf16": 3.3895313892515355e38}


def const_shape(rewriter: PatternRewriter, op: Operation, sizes: Sequence[int]) -> Value:
    """A new `tosa.const_shape` before `op`."""
    value = constant_attr(sizes, RankedTensorType((len(sizes),), INDEX))
    assert value is not None
    rewriter.set_before(op)
    type_ = DialectType("tosa", "shape", str(len(sizes)))
    made = rewriter.create("tosa.const_shape", (), [type_], properties={"values": value}, location=op.location)
    return made.results[0]


def _is_filled_with(pad: tosa.PadOp, zero_point: Value) -> bool:
    """Whether padding is 0.0, or what 0 is quantized as."""
    found = elements_of(constant_value(pad.pad_const))
    if found is None or not found.is_splat:
        return False
    if isinstance(found.values[0], float):
        return found.values[0] == 0.0
    expected = elements_of(constant_value(zero_point))
    return expected is not None and expected.values[0] == found.values[0]


def _is_filled_with_lowest(pad: tosa.PadOp) -> bool:
    found = elements_of(constant_value(pad.pad_const))
    if found is None or not found.is_splat:
        return False
    type_ = element_type(found.type)
    if isinstance(type_, FloatType):
        return type_.name in _LARGEST_FLOATS and found.values[0] == -_LARGEST_FLOATS[type_.name]
    if not isinstance(type_, IntegerType):
        return False
    return found.values[0] == (0 if type_.signedness == "u" else -(1 << (type_.width - 1)))


def _padded(op: Operation, pad: tosa.PadOp) -> list[int] | None:
    """The padding of rows and columns of both operations; None where others are padded, or it is not known."""
    own, padding = dense_values(op.properties.get("pad")), integers_of(constant_value(pad.padding), 8)
    if padding is None or len(own) != 4 or any((*padding[:2], *padding[6:])):
        return None
    return [a + b for a, b in zip(own, padding[2:6], strict=True)]


def _replace(op: Operation, rewriter: PatternRewriter, source: Value, padding: Sequence[int]) -> bool:
    if any(size > _LARGEST for size in padding):
        return False
    properties: dict[str, Attribute] = {**op.properties, "pad": dense_i64(padding)}
    _, *others = op.operand_values
    rewriter.replace_with(op, op.name, (source, *others), properties=properties)
    return True


def _convolution_of_pad(view: tosa.Conv2DOp, rewriter: PatternRewriter) -> bool:
    """Padding of the convolution itself, where 0 was added around its input.

        %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
        %k = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %a = tosa.pad %x, %p, %k : (tensor<1x8x8x2xf32>, !tosa.shape<8>, tensor<1xf32>) -> tensor<1x10x10x2xf32>
        %r = tosa.conv2d %a, %w, %b, %k, %k {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 0, 0, 0, 0>,
            stride = array<i64: 1, 1>} : (tensor<1x10x10x2xf32>, tensor<4x3x3x2xf32>, tensor<4xf32>, tensor<1xf32>,
            tensor<1xf32>) -> tensor<1x8x8x4xf32>
        "use"(%r) : (tensor<1x8x8x4xf32>) -> ()
    becomes
        %k = "tosa.const"() <{values = dense<0.0> : tensor<1xf32>}> : () -> tensor<1xf32>
        %r = tosa.conv2d %x, %w, %b, %k, %k {acc_type = f32, dilation = array<i64: 1, 1>, pad = array<i64: 1, 1, 1, 1>,
            stride = array<i64: 1, 1>} : (tensor<1x8x8x2xf32>, tensor<4x3x3x2xf32>, tensor<4xf32>, tensor<1xf32>,
            tensor<1xf32>) -> tensor<1x8x8x4xf32>
        "use"(%r) : (tensor<1x8x8x4xf32>) -> ()
    """
    pad = defining(view.input, tosa.PadOp)
    padding = _padded(view.op, pad) if pad is not None else None
    if pad is None or padding is None or not _is_filled_with(pad, view.input_zp):
        return False
    return _replace(view.op, rewriter, pad.input1, padding)


def _pooling_of_pad(view: tosa.MaxPool2dOp, rewriter: PatternRewriter) -> bool:
    """Padding of the pooling itself, where the lowest value was added around its input.

        %p = tosa.const_shape {values = dense<[0, 0, 1, 1, 1, 1, 0, 0]> : tensor<8xindex>} : () -> !tosa.shape<8>
        %k = "tosa.const"() <{values = dense<-128> : tensor<1xi8>}> : () -> tensor<1xi8>
        %a = tosa.pad %x, %p, %k : (tensor<1x8x8x2xi8>, !tosa.shape<8>, tensor<1xi8>) -> tensor<1x10x10x2xi8>
        %r = tosa.max_pool2d %a {kernel = array<i64: 3, 3>, pad = array<i64: 0, 0, 0, 0>, stride = array<i64: 1, 1>}
            : (tensor<1x10x10x2xi8>) -> tensor<1x8x8x2xi8>
        "use"(%r) : (tensor<1x8x8x2xi8>) -> ()
    becomes
        %r = tosa.max_pool2d %x {kernel = array<i64: 3, 3>, pad = array<i64: 1, 1, 1, 1>, stride = array<i64: 1, 1>}
            : (tensor<1x8x8x2xi8>) -> tensor<1x8x8x2xi8>
        "use"(%r) : (tensor<1x8x8x2xi8>) -> ()
    """
    pad = defining(view.input, tosa.PadOp)
    padding, kernel = _padded(view.op, pad) if pad is not None else None, dense_values(view.kernel)
    if pad is None or padding is None or len(kernel) != 2 or not _is_filled_with_lowest(pad):
        return False
    if max(padding[:2]) >= kernel[0] or max(padding[2:]) >= kernel[1]:
        return False
    return _replace(view.op, rewriter, pad.input1, padding)


PADDING_PATTERNS: dict[str, Sequence[Pattern]] = {
    "tosa.conv2d": (Pattern("FoldPadToTensorOp", _convolution_of_pad),),
    "tosa.depthwise_conv2d": (Pattern("FoldPadToTensorOp", _convolution_of_pad),),
    "tosa.max_pool2d": (Pattern("FoldPadToTensorOp", _pooling_of_pad),),
}
