"""Verifier rules of `tosa` with shapes and element types (mlir/lib/Dialect/Tosa/IR/TosaOps.cpp)."""

from __future__ import annotations

import struct
from collections.abc import Sequence
from math import isnan, prod

from ...ir.attributes import FloatAttr, IntegerAttr
from ...ir.base import Type
from ...ir.types import FloatType, IntegerType, RankedTensorType, element_type
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute
from ...ods.verification.op_parts import integer, integers
from ...ods.verification.op_view import View
from ...ods.verification.shapes import broadcast, shape_of
from ...ods.verification.type_predicates import differ
from . import ops as tosa


def _shape(text: str) -> Failure:
    return Failure("verify-shape", text)


def same_elements(first: Type, second: Type, what: str = "input and output") -> Failure | None:
    """Both have one element type; `what` they are called."""
    one, other = element_type(first), element_type(second)
    if not differ(one, other):
        return None
    return Failure("verify-type", f"expect {what} to have same element type, got '{one}' and '{other}'")


def _arg_max(view: View) -> Failure | None:
    argmax = tosa.ArgMaxOp(view.op)
    source, result, axis = shape_of(argmax.input.type), shape_of(argmax.output.type), integer(view.op, "axis")
    if not isinstance(element_type(argmax.output.type), IntegerType):
        return Failure("verify-type", "result tensor is not of integer type")
    if source is None or axis is None:
        return None
    if axis < 0 or axis >= len(source):
        return Failure("verify-attribute", "specified axis is outside the rank of the tensor", attribute("axis"))
    wanted = source[:axis] + source[axis + 1 :]
    if result is None or (len(wanted) == len(result) and all(map(_agree, wanted, result))):
        return None
    return _shape(f"expected output shape '{_sizes(wanted)}', got '{_sizes(result)}'")


def _agree(a: int | None, b: int | None) -> bool:
    return a is None or b is None or a == b


def _sizes(shape: Sequence[int | None]) -> str:
    return ", ".join("-9223372036854775808" if size is None else str(size) for size in shape)


def _clamp(view: View) -> Failure | None:
    clamp = tosa.ClampOp(view.op)
    source, result = element_type(clamp.input.type), element_type(clamp.output.type)
    if differ(source, result):
        return Failure("verify-type", "input/output element types are incompatible.")
    low, high = view.attribute("min_val"), view.attribute("max_val")
    if not isinstance(low, (IntegerAttr, FloatAttr)) or not isinstance(high, (IntegerAttr, FloatAttr)):
        return None
    if not _is_odd(source) and (differ(low.type, source) or differ(high.type, source)):
        text = "min/max attributes types are incompatible with input/output element types."
        return Failure("verify-attribute", text)
    first, second = _number(low), _number(high)
    if first is None or second is None:
        return None
    if isnan(first) or isnan(second):
        text = f"min/max attributes should not be 'NaN', got min_val={low}, max_val={high}"
        return Failure("verify-attribute", text)
    if first > second:
        return Failure("verify-attribute", f"expected min_val <= max_val, got min_val={low}, max_val={high}")
    return None


def _number(attribute: IntegerAttr | FloatAttr) -> float | None:
    """The value; None where it is given by bits of an unusual type."""
    if isinstance(attribute, IntegerAttr):
        return attribute.value
    if not attribute.text.lower().startswith("0x"):
        return float(attribute.text)
    code = {"f16": "e", "f32": "f", "f64": "d"}.get(str(attribute.type))
    bits = int(attribute.text, 16)
    if str(attribute.type) == "bf16":
        code, bits = "f", bits << 16
    size = struct.calcsize(code) if code is not None else 0
    if code is None or bits >> (8 * size):
        return None
    return struct.unpack(f"<{code}", bits.to_bytes(size, "little"))[0]


def _concat(view: View) -> Failure | None:
    concat = tosa.ConcatOp(view.op)
    result, axis = concat.output.type, integer(view.op, "axis")
    if not concat.input1:
        return Failure("verify-count", "expect at least one input")
    for value in concat.input1:
        failure = same_elements(value.type, result)
        if failure is not None:
            return failure
    shapes = [
        (index, shape) for index, value in enumerate(concat.input1) if (shape := shape_of(value.type)) is not None
    ]
    if not shapes or axis is None:
        return None
    first, known = shapes[0]
    if axis < 0 or axis >= len(known):
        text = "expect axis to be within range 0 < axis < rank(input1[firstRankedTensorIdx]), got"
        return Failure("verify-attribute", f"{text} {axis}", attribute("axis"))
    for index, shape in shapes[1:]:
        if len(shape) != len(known):
            text = f"expect all operands to have the same rank, but got {len(known)} vs {len(shape)}"
            return _shape(f"{text} on operands {first} and {index}")
    return _concatenated(shapes, shape_of(result), axis, len(shapes) == len(concat.input1))


def _concatenated(
    shapes: Sequence[tuple[int, Sequence[int | None]]], result: Sequence[int | None] | None, axis: int, is_whole: bool
) -> Failure | None:
    first, known = shapes[0]
    if result is not None and len(result) != len(known):
        return _shape(f"expect output rank to match inputs rank, got {len(result)} vs {len(known)}")
    for index, shape in shapes[1:]:
        for place, (size, other) in enumerate(zip(known, shape, strict=True)):
            if place != axis and not _agree(size, other):
                text = "expect all operand shapes to have the same sizes on non-axis dimensions, but got"
                return _shape(f"{text} {other} vs {size} at index {place} on operands {first} and {index}")
    sizes = [shape[axis] for _, shape in shapes]
    if result is None or result[axis] is None or None in sizes or not is_whole:
        return None
    total = sum(size or 0 for size in sizes)
    if total != result[axis]:
        text = "requires sum of axis dimensions of input1 equal to output axis dimension, got"
        return _shape(f"{text} {total} and {result[axis]}")
    return None


def _dimensions(*checks: tuple[str, str, int], names: Sequence[str]) -> Rule:
    """`checks`: a letter for a size, a part of the operation and its dimension; the first of a letter decides."""

    def rule(view: View) -> Failure | None:
        shapes = {name: shape_of(types[0]) for name in names if (types := view.types(name))}
        known: dict[str, int] = {}
        for letter, name, dimension in checks:
            shape = shapes.get(name)
            size = shape[dimension] if shape is not None and dimension < len(shape) else None
            if size is None:
                continue
            wanted = known.setdefault(letter, size)
            if size != wanted:
                return _shape(f"requires {name} dimension {dimension} to have size {wanted}, got {size}")
        if "K" in known and "W" in known and names[0] == "values_in" and known["K"] < known["W"]:
            return _shape(f"requires dimensions K >= W, got K={known['K']} and W={known['W']}")
        return None

    return rule


_GATHERED = _dimensions(
    ("N", "values", 0), ("K", "values", 1), ("C", "values", 2), ("N", "indices", 0), ("W", "indices", 1),
    ("N", "output", 0), ("W", "output", 1), ("C", "output", 2), names=("values", "indices", "output"),
)  # fmt: skip
_SCATTERED = _dimensions(
    ("N", "values_in", 0), ("K", "values_in", 1), ("C", "values_in", 2), ("N", "indices", 0), ("W", "indices", 1),
    ("N", "input", 0), ("W", "input", 1), ("C", "input", 2), ("N", "values_out", 0), ("K", "values_out", 1),
    ("C", "values_out", 2), names=("values_in", "indices", "input", "values_out"),
)  # fmt: skip


def _multiplied(view: View) -> Failure | None:
    matmul = tosa.MatMulOp(view.op)
    for name, value, point in (("a", matmul.a, matmul.a_zp), ("b", matmul.b, matmul.b_zp)):
        element, zero = element_type(value.type), element_type(point.type)
        if differ(element, zero):
            text = f"expect input {name} and {name}_zp have the same element type, got '{element}' and '{zero}'"
            return Failure("verify-type", text)
    return None


def _reversed(view: View) -> Failure | None:
    reverse = tosa.ReverseOp(view.op)
    source, result = shape_of(reverse.input1.type), shape_of(reverse.output.type)
    failure, axis = same_elements(reverse.input1.type, reverse.output.type), integer(view.op, "axis")
    if failure is not None or axis is None:
        return failure
    if axis < 0:
        return Failure("verify-attribute", "expected non-negative reverse axis", attribute("axis"))
    for name, shape in (("input", source), ("output", result)):
        if shape is not None and axis >= len(shape) and (axis or shape):
            text = f"expect {name} tensor rank ({len(shape)}) to be larger than reverse axis ({axis})"
            return Failure("verify-attribute", text, attribute("axis"))
        if name == "input" and source is not None and result is not None and len(source) != len(result):
            return _shape("expect output tensor rank to be equal to input tensor rank")
    return None


def _selected(view: View) -> Failure | None:
    select = tosa.SelectOp(view.op)
    for value in (select.input2, select.input3):
        failure = same_elements(value.type, select.output.type)
        if failure is not None:
            return failure
    return None


def _transposed(view: View) -> Failure | None:
    transpose = tosa.TransposeOp(view.op)
    source, result = shape_of(transpose.input1.type), shape_of(transpose.output.type)
    perms = integers(view.attribute("perms"))
    failure = same_elements(transpose.input1.type, transpose.output.type)
    if failure is not None or perms is None or (source is None and result is None):
        return failure
    for name, shape in (("input", source), ("output", result)):
        if shape is not None and len(shape) != len(perms):
            other = "input tensor rank to equal result tensor rank"
            if name == "output" and source is not None:
                return _shape(f"expected {other}")
            text = f"expected perms attribute to have size {len(shape)} ({name} rank) but got size {len(perms)}"
            return Failure("verify-attribute", text, attribute("perms"))
    if sorted(perms) != [*range(len(perms))]:
        return Failure("verify-attribute", "expected valid permutation indices", attribute("perms"))
    if source is None or result is None:
        return None
    if None not in source and None not in result:
        counts = [prod(size or 0 for size in shape) for shape in (source, result)]
        if counts[0] != counts[1]:
            text = f"expected input1 and output to have same numbers of elements, got {counts[0]} and {counts[1]}"
            return _shape(text)
    for place, origin in enumerate(perms):
        if not _agree(source[origin], result[place]):
            text = f"expected output tensor dim {place} to match input dim {origin} with value of {source[origin]}"
            return _shape(text)
    return None


def _scaled(view: View) -> Failure | None:
    mul = tosa.MulOp(view.op)
    first, second = shape_of(mul.input1.type), shape_of(mul.input2.type)
    if first is not None and second is not None and len(first) == len(second) and broadcast((first, second)) is None:
        text = "a and b operands don't have broadcast-compatible shapes, got"
        return _shape(f"{text} '{mul.input1.type}' and '{mul.input2.type}'")
    return None


def _rescaled(view: View) -> Failure | None:
    rescale = tosa.RescaleOp(view.op)
    for name, value, point in (
        ("input", rescale.input, rescale.input_zp),
        ("output", rescale.output, rescale.output_zp),
    ):
        element, zero = element_type(value.type), element_type(point.type)
        if isinstance(element, FloatType):
            return Failure("verify-type", f"expect {name} to have integer element type, got '{element}'")
        if isinstance(element, IntegerType) and isinstance(zero, IntegerType) and element.width != zero.width:
            text = f"expected {name} and {name}_zp to both be integer of the same bitwidth, but got"
            return Failure("verify-type", f"{text} '{element}' vs. '{zero}'")
    flag, factor = view.attribute("scale32"), element_type(rescale.multiplier.type)
    if isinstance(flag, IntegerAttr) and isinstance(factor, IntegerType):
        wanted = 32 if flag.value else 16
        if factor.width != wanted:
            text = f"expect i{wanted} element type for multiplier for scale32={'true' if flag.value else 'false'}"
            return Failure("verify-type", f"{text}, got '{factor}'")
    return _shifts(view, rescale)


def _shifts(view: View, rescale: tosa.RescaleOp) -> Failure | None:
    source, shift, flag = shape_of(rescale.input.type), shape_of(rescale.shift.type), view.attribute("per_channel")
    is_per_channel = isinstance(flag, IntegerAttr) and bool(flag.value)
    if is_per_channel and source is not None and not source:
        return _shape("requires input to be at least rank 1 when per_channel is true, but got rank 0")
    multiplier = shape_of(rescale.multiplier.type)
    wanted = (source[-1] if source else None) if is_per_channel else 1
    if wanted is None or not shift or not multiplier or multiplier[0] != wanted or shift[0] in (None, wanted):
        return None
    return _shape(f"expect shape of {{ {wanted} }} for shift input, got {{ {shift[0]} }}")


def _negated(view: View) -> Failure | None:
    negate = tosa.NegateOp(view.op)
    first, second = shape_of(negate.input1.type), shape_of(negate.output.type)
    if first is None or second is None or (len(first) == len(second) and all(map(_agree, first, second))):
        return None
    return _shape("requires the same shape for input1 and output")


def _transformed(view: View) -> Failure | None:
    rfft2d = tosa.RFFT2dOp(view.op)
    first, second = rfft2d.output_real.type, rfft2d.output_imag.type
    if not isinstance(first, RankedTensorType) or not isinstance(second, RankedTensorType):
        return None
    if len(first.shape) == len(second.shape) and all(map(_agree, first.shape, second.shape)):
        return None
    return _shape(f"expected output shapes to match, got '{first}', '{second}'")


def _convolved(view: View) -> Failure | None:
    groups = {name: element_type(types[0]) for name in ("input", "weight", "bias", "input_zp", "weight_zp")
              if (types := view.types(name))}  # fmt: skip
    source, weight = groups.get("input"), groups.get("weight")
    if source is None or weight is None or not view.results:
        return None
    if isinstance(source, FloatType) != isinstance(weight, FloatType) and not _is_odd(source) and not _is_odd(weight):
        text = f"expect both input and weight to be float or not together, got '{source}' and '{weight}'"
        return Failure("verify-type", text)
    result, bias = element_type(view.results[0]), groups.get("bias")
    for element, zero, name in (
        (source, groups.get("input_zp"), "input"),
        (weight, groups.get("weight_zp"), "weight"),
    ):
        if zero is not None and differ(element, zero) and not _is_odd(element):
            text = f"expect both {name} and its zero point are the same element type, got '{element}' and '{zero}'"
            return Failure("verify-type", text)
    if bias is not None and differ(bias, result) and not _is_odd(result):
        text = f"expect both bias and result to have same element type, got '{bias}' and '{result}'"
        return Failure("verify-type", text)
    return None


def _is_odd(type_: Type) -> bool:
    """Whether an element is neither an integer nor a float: a quantized one has several storage types."""
    return not isinstance(type_, (IntegerType, FloatType))


def _dimension(view: View) -> Failure | None:
    dim = tosa.DimOp(view.op)
    source, axis, result = shape_of(dim.input1.type), integer(view.op, "axis"), dim.output.type
    if source is None or axis is None:
        return None
    if not 0 <= axis < len(source):
        text = f"expect axis to be in the range [0, {len(source)}), got {axis}"
        return Failure("verify-attribute", text, attribute("axis"))
    if str(result) != "!tosa.shape<1>":
        return _shape(f"expect output shape type to contain one element, got '{result}'")
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "tosa.argmax": (_arg_max,),
    "tosa.clamp": (_clamp,),
    "tosa.concat": (_concat,),
    **{f"tosa.{name}": (_convolved,) for name in ("conv2d", "conv3d", "depthwise_conv2d", "transpose_conv2d")},
    "tosa.dim": (_dimension,),
    "tosa.gather": (_GATHERED,),
    "tosa.matmul": (_multiplied,),
    "tosa.mul": (_scaled,),
    "tosa.negate": (_negated,),
    "tosa.rescale": (_rescaled,),
    "tosa.reverse": (_reversed,),
    "tosa.rfft2d": (_transformed,),
    "tosa.scatter": (_SCATTERED,),
    "tosa.select": (_selected,),
    "tosa.transpose": (_transposed,),
}
