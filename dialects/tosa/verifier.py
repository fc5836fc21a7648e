"""Verifier rules of `tosa`: shapes, windows and element types (mlir/lib/Dialect/Tosa/IR/TosaOps.cpp)."""

from __future__ import annotations

from math import prod

from ...ir.attributes import TypeAttr
from ...ir.base import Type
from ...ir.lazy_pattern import lazy_pattern
from ...ir.types import DialectType, FloatType, IntegerType, RankedTensorType, UnknownType, element_type
from ...ods.op_view import UnaryOp
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute
from ...ods.verification.op_parts import integer, integers
from ...ods.verification.op_view import View
from ...ods.verification.shapes import shape_of, sizes_agree
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from . import ops as tosa
from .block_rules import BLOCK_RULES, SHAPE_CONSTANTS
from .constant_verifier import GRAPH_RULES as WITH_CONSTANTS
from .constant_verifier import RULES as WINDOW_RULES
from .region_verifier import GRAPH_RULES as WITH_REGIONS
from .shape_verifier import RULES as SHAPE_RULES


def _window(view: View) -> Failure | None:
    """Convolutions: steps are positive, and the accumulator fits the elements."""
    element = element_type(UnaryOp(view.op).operand.type)
    accumulator = view.op.properties.get("acc_type")
    wanted = _accumulator(element)
    if isinstance(accumulator, TypeAttr) and wanted is not None and str(accumulator.type) not in wanted:
        name = "f8" if isinstance(element, FloatType) and element.name.startswith("f8") else str(element)
        return Failure("verify-attribute", f"accumulator type for {name} tensor is not {' or '.join(wanted)}")
    for name in ("stride", "dilation"):
        values = integers(view.op.properties.get(name)) or []
        if any(value < 1 for value in values):
            text = f"expect all {name} values to be >= 1, got {', '.join(map(str, values))}"
            return Failure("verify-attribute", text, attribute(name))
    return _channels(view)


def _accumulator(element: Type) -> tuple[str, ...] | None:
    if isinstance(element, IntegerType):
        return {4: ("i32",), 8: ("i32",), 16: ("i48",)}.get(element.width)
    if not isinstance(element, FloatType):
        return None
    if element.name in ("f8E5M2", "f8E4M3"):
        # LLVM 22 asks f8E4M3 here, which no tensor of tosa has, and takes f8E4M3FN with any accumulator.
        return ("f16",)
    return {"f16": ("f16", "f32"), "bf16": ("f32",), "f32": ("f32",)}.get(element.name)


def _channels(view: View) -> Failure | None:
    bias, result = view.types("bias"), shape_of(view.results[0])
    shape = shape_of(bias[0]) if bias else None
    if not shape or result is None or shape[0] is None or result[-1] is None or shape[0] in (1, result[-1]):
        return None
    text = f"bias channels expected to be equal to output channels ({result[-1]}) or 1, got {shape[0]}"
    return Failure("verify-shape", text)


def _transposed(view: View) -> Failure | None:
    transpose_conv2d = tosa.TransposeConv2DOp(view.op)
    failure = _window(view)
    kernel, source = shape_of(transpose_conv2d.weight.type), shape_of(transpose_conv2d.input.type)
    result, pads = shape_of(transpose_conv2d.output.type), integers(view.op.properties.get("out_pad"))
    strides = integers(view.op.properties.get("stride"))
    if failure is not None or kernel is None or pads is None or len(kernel) != 4 or len(pads) != 4 or not strides:
        return failure
    for axis, letter, names in ((1, "H", ("top", "bottom")), (2, "W", ("left", "right"))):
        size = kernel[axis]
        if size is None:
            continue
        for name, pad in zip(names, pads[2 * axis - 2 : 2 * axis], strict=True):
            if pad <= -size:
                text = f"expected out_pad_{name} > -K{letter}, but got: out_pad_{name}={pad} and K{letter}={size}"
                return Failure("verify-attribute", text)
        before = source[axis] if source is not None else None
        after = result[axis] if result is not None else None
        if before is None or after is None:
            continue
        wanted = (before - 1) * strides[axis - 1] + sum(pads[2 * axis - 2 : 2 * axis]) + size
        if wanted != after:
            first, second = names
            text = (
                f"dimension mismatch: expected O{letter} == (I{letter} - 1) * stride_{'y' if axis == 1 else 'x'}"
                f" + out_pad_{first} + out_pad_{second} + K{letter}"
            )
            padded = " + ".join(map(str, pads[2 * axis - 2 : 2 * axis]))
            extent = f"({before} - 1) * {strides[axis - 1]} + {padded} + {size}"
            return Failure("verify-shape", f"{text}, but got {after} != {extent}", addition=f" = {wanted}")
    return None


def _same_rank(view: View) -> Failure | None:
    """tosa.mul, whose third operand is a shift."""
    mul = tosa.MulOp(view.op)
    first, second, result = shape_of(mul.input1.type), shape_of(mul.input2.type), shape_of(mul.output.type)
    if first is not None and second is not None and len(first) != len(second):
        return Failure(
            "verify-shape", f"a and b operands don't have matching ranks, got {len(first)} and {len(second)}"
        )
    if first is not None and result is not None and len(first) != len(result):
        return Failure("verify-shape", f"result type has different rank than a, got {len(result)} vs {len(first)}")
    return None


def _product_types(view: View) -> Failure | None:
    """tosa.mul with a result of integers, which has at least their width."""
    mul = tosa.MulOp(view.op)
    first, second, result = (element_type(value.type) for value in (mul.input1, mul.input2, mul.output))
    if not isinstance(result, IntegerType) or not isinstance(first, IntegerType):
        return None
    if isinstance(second, IntegerType) and differ(first, second):
        text = "requires the same element type for all operands"
        return Failure("verify-type", text, addition=f": '{first}' and '{second}'")
    if first.width > result.width:
        text = "invalid data type size for operands or result"
        return Failure("verify-type", text, addition=f": '{first}' and '{result}'")
    return None


_STORAGE = lazy_pattern(r"\s*[su]?[iu]([0-9]+)").match


def _quantized(view: View) -> Failure | None:
    """tosa.matmul: both operands are quantized, with the same width, or none is."""
    matmul = tosa.MatMulOp(view.op)
    types = [element_type(matmul.a.type), element_type(matmul.b.type)]
    is_quantized = [isinstance(type_, DialectType) and type_.dialect == "quant" for type_ in types]
    if is_quantized[0] != is_quantized[1] and not any(isinstance(type_, UnknownType) for type_ in types):
        text = f"expect operands to be both quantized or both not quantized, got '{types[0]}' and '{types[1]}'"
        return Failure("verify-type", text)
    bodies = [_STORAGE(type_.body or "") for type_ in types if isinstance(type_, DialectType)]
    widths = [found[1] for found in bodies if found is not None]
    if all(is_quantized) and len(widths) == 2 and widths[0] != widths[1]:
        text = f"expect quantized operands to have same widths, got {widths[0]} and {widths[1]}"
        return Failure("verify-type", text)
    return None


def _negate(view: View) -> Failure | None:
    negate = tosa.NegateOp(view.op)
    source, result = element_type(negate.input1.type), element_type(negate.output.type)
    if differ(source, result):
        text = f"expect input and output to have same element type, got '{source}' and '{result}'"
        return Failure("verify-type", text)
    for type_, what, point in ((source, "input", "input1_zp"), (result, "output", "output_zp")):
        zero = next(map(element_type, view.types(point)), type_)
        if differ(type_, zero) and not isinstance(type_, DialectType):
            text = f"expect both {what} and its zero point are the same element type, got '{type_}' and '{zero}'"
            return Failure("verify-type", text)
    return None


def _reduced(view: View) -> Failure | None:
    source, result = UnaryOp(view.op).operand.type, view.results[0]
    first, second = shape_of(source), shape_of(result)
    axis = integer(view.op, "axis")
    if differ(element_type(source), element_type(result)):
        wanted = RankedTensorType(second or (), element_type(source))
        text = f"inferred type(s) '{wanted}' are incompatible with return type(s) of operation '{result}'"
        return Failure("verify-type", text)
    if first is None or axis is None:
        return None
    if axis < 0:
        return Failure("verify-attribute", "reduce axis must not be negative", attribute("axis"))
    if axis >= max(len(first), 1):
        return Failure(
            "verify-attribute", f"expect input tensor rank ({len(first)}) to be larger than reduce axis ({axis})"
        )
    if second is None:
        return None
    if len(second) != len(first):
        return Failure("verify-shape", "expect output tensor rank to be equal to input tensor rank")
    if second and second[axis] not in (1, None):
        return Failure("verify-shape", f"expect reduced dimension size to be 1, got {second[axis]}")
    return None


def _table(view: View) -> Failure | None:
    table = tosa.TableOp(view.op)
    source, result = shape_of(table.input1.type), shape_of(table.output.type)
    if source is None or result is None:
        return None
    if len(source) != len(result):
        return Failure("verify-shape", "expected input tensor rank to equal result tensor rank")
    for index, (size, other) in enumerate(zip(result, source, strict=True)):
        if not sizes_agree(size, other):
            text = f"dim(result, {index}) = {size} doesn't match dim(input, {index}) = {other}"
            return Failure("verify-shape", text)
    return None


def _rescale(view: View) -> Failure | None:
    rescale = tosa.RescaleOp(view.op)
    result = element_type(rescale.output.type)
    if isinstance(result, FloatType):
        return Failure("verify-type", f"expect output to have integer element type, got '{result}'")
    source, multiplier = shape_of(rescale.input.type), shape_of(rescale.multiplier.type)
    channels = view.op.properties.get("per_channel")
    per_channel = getattr(channels, "value", None)
    if per_channel is None or multiplier is None or source is None or multiplier[0] is None:
        return None
    wanted = source[-1] if per_channel and source else 1
    if wanted is not None and multiplier[0] != wanted:
        text = f"expect shape of {{ {wanted} }} for multiplier input, got {{ {multiplier[0]} }}"
        return Failure("verify-shape", text)
    return None


def _fourier(view: View) -> Failure | None:
    rfft2d = tosa.RFFT2dOp(view.op)
    source, result = rfft2d.input_real.type, rfft2d.output_real.type
    if isinstance(element_type(source), IntegerType):
        return Failure("verify-type", f"requires a floating point type, but got '{element_type(source)}'")
    first, second = shape_of(source), shape_of(result)
    if first is None or len(first) != 3:
        return None
    for name, size in (("height", first[1]), ("width", first[2])):
        if size is not None and (size <= 0 or size & (size - 1)):
            return Failure("verify-shape", f"expected {name} to be a power of two, got {size}")
    if second is None or len(second) != 3:
        return None
    if not all(map(sizes_agree, first[:2], second[:2])):
        text = "expected batch and height dimensions of input/output to match"
        return Failure("verify-shape", f"{text}, got input='{source}' output='{result}'")
    if first[2] is not None and second[2] is not None and second[2] != first[2] // 2 + 1:
        return Failure("verify-shape", f"expected output width to be equal to input_width / 2 + 1, got {second[2]}")
    return None


def _reshape(view: View) -> Failure | None:
    reshape = tosa.ReshapeOp(view.op)
    first, second = shape_of(reshape.input1.type), shape_of(reshape.output.type)
    if first is None or second is None or None in first or None in second:
        return None
    given, wanted = (prod(size for size in shape if size is not None) for shape in (first, second))
    if given != wanted:
        return Failure("verify-reshape", f"cannot reshape {given} elements into {wanted}")
    return None


_REDUCTIONS = ("all", "any", "max", "min", "product", "sum")

_RULES: dict[str, tuple[Rule, ...]] = {
    **{f"tosa.reduce_{name}": (_reduced,) for name in _REDUCTIONS},
    **{f"tosa.{name}": (_window,) for name in ("conv2d", "conv3d", "depthwise_conv2d")},
    "tosa.matmul": (_quantized,),
    "tosa.mul": (_product_types, _same_rank),
    "tosa.negate": (_negate,),
    "tosa.rescale": (_rescale,),
    "tosa.reshape": (_reshape,),
    "tosa.rfft2d": (_fourier,),
    "tosa.table": (_table,),
    "tosa.transpose_conv2d": (_transposed,),
}

RULES: dict[str, tuple[Rule, ...]] = {
    name: _RULES.get(name, ()) + WINDOW_RULES.get(name, ()) + SHAPE_RULES.get(name, ()) + BLOCK_RULES.get(name, ())
    for name in _RULES.keys() | WINDOW_RULES.keys() | SHAPE_RULES.keys() | BLOCK_RULES.keys()
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {**WITH_CONSTANTS, **WITH_REGIONS, **SHAPE_CONSTANTS}
