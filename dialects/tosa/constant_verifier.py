"""Verifier rules of `tosa` with values of constants and sizes of windows (mlir/lib/Dialect/Tosa/IR/TosaOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ...ir.attributes import ElementsAttr, IntegerAttr
from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.lazy_pattern import lazy_pattern
from ...ir.numerals import number_in
from ...ir.types import DialectType, FloatType, IntegerType, element_type
from ...ods.op_view import BinaryOp, UnaryOp
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute, operand
from ...ods.verification.op_parts import integers, is_opaque
from ...ods.verification.op_view import View
from ...ods.verification.shapes import shape_of
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from . import ops as tosa

_SHAPE_OPERATORS = frozenset(
    f"tosa.{name}"
    for name in ("add_shape", "concat_shape", "const_shape", "dim", "div_ceil_shape", "div_floor_shape", "exp2_shape",
                 "log2_ceil_shape", "log2_floor_shape", "max_shape", "min_shape", "mod_shape", "mul_shape",
                 "slice_shape", "sub_shape")
)  # fmt: skip

_EXPONENT = lazy_pattern(r"[eE][-+]?\d+").sub
_SHAPE_TYPE = lazy_pattern(r"!tosa\.shape<(\d+)>").fullmatch
_NOT_ZERO = lazy_pattern(r"[1-9]").search


def _values(value: Value) -> list[int] | None:
    """The numbers of a constant tensor or shape, as many as the shape's type says; None where they are not known."""
    op = value.defining_op
    if op is None or op.name not in ("tosa.const", "tosa.const_shape", "arith.constant"):
        return None
    found, rank = integers(op.properties.get("values") or op.properties.get("value")), shape_rank(value.type)
    return found if found is None or rank in (None, len(found)) else None


def _operand(op: Operation, index: int) -> Value | None:
    return op.operands[index].value if index < len(op.operands) else None


def resolvable(op: Operation) -> Failure | None:
    """Shapes as operands, which are known at compile time (the trait TosaResolvableShapeOperands)."""
    for index, each in enumerate(op.operands):
        type_, definition = each.value.type, each.value.defining_op
        if not isinstance(type_, DialectType) or type_.mnemonic != "shape" or type_.dialect != "tosa":
            continue
        if definition is None or (definition.name not in _SHAPE_OPERATORS and not is_opaque(definition)):
            name = f"'{definition.name}'" if definition is not None else "an argument of a block"
            text = f"shape operand is not compile time resolvable: it is {name}"
            return Failure("verify-constant", text, operand(index))
    return None


def _zero_points(*parts: tuple[int, int, str]) -> GraphRule:
    """`parts`: the operand, that of its zero point, and what it is called. Only 8-bit integers have another than 0."""

    def rule(op: Operation) -> Failure | None:
        for source, point, name in parts:
            value, zero = _operand(op, source), _operand(op, point)
            definition = zero.defining_op if zero is not None else None
            found = definition.properties.get("values") if definition is not None else None
            if value is None or not isinstance(found, ElementsAttr) or _NOT_ZERO(_EXPONENT("", found.body)) is None:
                continue
            element = element_type(value.type)
            if isinstance(element, FloatType) or (isinstance(element, IntegerType) and element.width != 8):
                text = f"{name} zero point must be zero for non-int8 integer types, but is {found.body}"
                return Failure("verify-constant", text, operand(point))
        return None

    return rule


def _rescaled(rescale: tosa.RescaleOp) -> Failure | None:
    if len(rescale.op.operands) < 5 or not rescale.op.results:
        return None
    for name, value, point in (
        ("input", rescale.input, rescale.input_zp),
        ("output", rescale.output, rescale.output_zp),
    ):
        element, zero = element_type(value.type), _values(point)
        if not zero or not zero[0] or not isinstance(element, IntegerType) or element.width == 8:
            continue
        flag = rescale.op.properties.get(f"{name}_unsigned")
        is_unsigned = isinstance(flag, IntegerAttr) and bool(flag.value)
        if element.width == 16 and is_unsigned:
            if zero[0] & 0xFFFF != 0x8000:
                text = f"expect {name}_zp of 0 or 32768 for unsigned int16 {name}, got {zero[0]}"
                return Failure("verify-constant", text)
        else:
            return Failure("verify-constant", f"expect {name}_zp of 0, got {zero[0]}")
    return None


def _reshaped(reshape: tosa.ReshapeOp) -> Failure | None:
    if len(reshape.op.operands) < 2 or not reshape.op.results:
        return None
    wanted, source = _values(reshape.shape), shape_of(reshape.input1.type)
    result = shape_of(reshape.output.type)
    if wanted is None:
        return None
    if wanted.count(-1) > 1:
        return Failure("verify-reshape", "expected at most one target dimension to be -1")
    if result is None:
        return None
    if len(result) != len(wanted):
        text = "new shape does not match result rank"
        return Failure("verify-reshape", text, addition=f": {len(wanted)} and {len(result)}")
    for size, given in zip(wanted, result, strict=True):
        if size != -1 and given is not None and size != given:
            text = "new shape is inconsistent with result shape"
            return Failure("verify-reshape", text, addition=f": {size} and {given}")
        if size < -1:
            return Failure("verify-reshape", f"new shape has invalid tensor dimension size {size}")
    if source is None or None in source:
        return None
    count, known = prod(size or 0 for size in source), prod(size for size in wanted if size > 0)
    is_right = known <= count if any(size <= 0 for size in wanted) else known == count
    return None if is_right else Failure("verify-reshape", f"cannot reshape {count} elements into {known}")


def _resized(resize: tosa.ResizeOp) -> Failure | None:
    if len(resize.op.operands) < 4 or not resize.op.results:
        return None
    scale, offset, border = map(_values, (resize.scale, resize.offset, resize.border))
    source, result = shape_of(resize.input.type), shape_of(resize.output.type)
    if scale is None or len(scale) != 4:
        return None
    if any(value <= 0 for value in scale):
        return Failure("verify-constant", f"expect all scale values to be > 0, got {', '.join(map(str, scale))}")
    if source is None or result is None or offset is None or border is None or len(source) != 4 or len(result) != 4:
        return None
    for axis, name, letter in ((1, "height", "y"), (2, "width", "x")):
        before, after = source[axis], result[axis]
        up, down = scale[2 * axis - 2 : 2 * axis]
        if before is None or before == 1:
            # A single row or column may be repeated as often as one likes.
            continue
        total = (before - 1) * up - offset[axis - 1] + border[axis - 1]
        if total % down:
            text = f"expected (input_{name} - 1) * scale_{letter}_n - offset_{letter} + border_{letter} to be wholly"
            return Failure("verify-shape", f"{text} divisible by scale_{letter}_d, got {total} / {down}")
        if after is not None and total // down + 1 != after:
            text = f"calculated output {name} did not match expected: calculated={total // down + 1}"
            return Failure("verify-shape", f"{text}, expected={after}")
    return None


def _sliced(slice_: tosa.SliceOp) -> Failure | None:
    if len(slice_.op.operands) != 3 or not slice_.op.results:
        return None
    source, result = shape_of(slice_.input1.type), shape_of(slice_.output.type)
    if source is None:
        return None
    if result is not None and len(source) != len(result):
        text = f"expect input1 and output to have the same ranks, got {len(source)} and {len(result)}"
        return Failure("verify-shape", text)
    for name, value in (("start", slice_.start), ("size", slice_.size)):
        rank = shape_rank(value.type)
        if rank is not None and rank != len(source):
            return Failure("verify-shape", f"length of {name} is not equal to rank of input shape")
    return None


def shape_rank(type_: Type) -> int | None:
    """The number of sizes that a `!tosa.shape` has; None for any other type."""
    found = _SHAPE_TYPE(str(type_))
    return number_in(found[1]) if found is not None else None


def _shape_constant(op: Operation) -> Failure | None:
    values, rank = op.properties.get("values"), shape_rank(op.results[0].type) if op.results else None
    sizes = shape_of(values.type) if isinstance(values, ElementsAttr) else None
    if sizes is None or rank is None:
        return None
    if len(sizes) != 1:
        return Failure("verify-constant", "expect elements in attribute values with rank 1")
    if sizes[0] != rank:
        return Failure(
            "verify-constant",
            f"expect number of elements in attribute values ({sizes[0]}) to be equal to the rank ({rank}) for the "
            "result shape type",
        )
    return None


def _tiled(tile: tosa.TileOp) -> Failure | None:
    if len(tile.op.operands) != 2 or not tile.op.results:
        return None
    source, result, rank = shape_of(tile.input1.type), shape_of(tile.output.type), shape_rank(tile.multiples.type)
    if source is not None and rank is not None and rank != len(source):
        return Failure("verify-shape", f"expect 'multiples' to have rank {len(source)} but got {rank}.")
    if source is not None and result is not None and len(source) != len(result):
        return Failure("verify-shape", "expect same input and output tensor rank.")
    if any(value <= 0 and value != -1 for value in _values(tile.multiples) or ()):
        return Failure("verify-constant", "expect element of 'multiples' to be positive integer or -1.")
    return None


def _padded(pad: tosa.PadOp) -> Failure | None:
    if len(pad.op.operands) != 3 or not pad.op.results:
        return None
    source, result, values = shape_of(pad.input1.type), shape_of(pad.output.type), _values(pad.padding)
    element, wanted = element_type(pad.pad_const.type), element_type(pad.output.type)
    for one in (element_type(pad.input1.type), element):
        if differ(one, wanted):
            text = f"expect input and output to have same element type, got '{one}' and '{wanted}'"
            return Failure("verify-type", text)
    if source is None or result is None:
        return None
    if len(source) != len(result):
        text = "expect same input and output tensor rank, but got"
        return Failure("verify-shape", f"{text} inputRank: {len(source)}, outputRank: {len(result)}")
    if values is None:
        return None
    if len(values) != 2 * len(source):
        text = f"padding tensor must have {len(source)} * 2 = {2 * len(source)} elements, but got {len(values)}"
        return Failure("verify-shape", text)
    return _padded_sizes(source, result, values)


def _padded_sizes(source: Sequence[int | None], result: Sequence[int | None], values: Sequence[int]) -> Failure | None:
    for index, (size, given) in enumerate(zip(source, result, strict=True)):
        before, after = values[2 * index : 2 * index + 2]
        if before < -1 or after < -1:
            text = f"invalid padding values at dimension {index}: values must be non-negative or -1 for dynamic"
            return Failure("verify-constant", f"{text} padding, got [{before}, {after}]")
        if size is None or given is None or -1 in (before, after):
            continue
        if size + before + after != given:
            text = f"mismatch in output shape at dimension {index}: expected {size} + {before} + {after}"
            return Failure("verify-shape", f"{text} = {size + before + after}, but got {given}")
    return None


def _shifted(mul: tosa.MulOp) -> Failure | None:
    if len(mul.op.operands) != 3 or not mul.op.results or not isinstance(element_type(mul.output.type), FloatType):
        return None
    if any(_values(mul.shift) or ()):
        return Failure("verify-constant", "require shift to be 0 for float type")
    return None


# Windows

_SIDES = (("height", "h", "y", "top", "bottom"), ("width", "w", "x", "left", "right"))


def pooled(view: View) -> Failure | None:
    names = ("kernel", "stride", "pad")
    kernel, stride, pad = (integers(view.op.properties.get(name)) for name in names)
    if kernel is None or stride is None or pad is None or len(pad) != 4:
        return None
    for name, values, least in (("kernel", kernel, 1), ("stride", stride, 1), ("padding", pad, 0)):
        if any(value < least for value in values):
            text = f"expect all {name} values to be >= {least}, got {', '.join(map(str, values))}"
            return Failure("verify-attribute", text, attribute(name[:3] if name == "padding" else name))
    for axis, (name, _, letter, *sides) in enumerate(_SIDES):
        pair = pad[2 * axis : 2 * axis + 2]
        if any(value >= kernel[axis] for value in pair):
            listed = ", ".join(f"pad_{side}={value}" for side, value in zip(sides, pair, strict=True))
            text = f"expected {'/'.join(sides)} padding to be less than the {name} of the kernel, got {listed}"
            return Failure("verify-attribute", f"{text}, kernel_{letter}={kernel[axis]}", attribute("pad"))
    return _window_sizes(view, kernel, stride, pad)


def _indivisible(name: str, letter: str, sides: tuple[str, str], *, is_dilated: bool) -> str:
    """Words about an extent that the steps do not divide."""
    before, after = sides
    if is_dilated:
        return (
            f"expected input_{name} - 1 + pad_{before} + pad_{after} - (kernel_{name} - 1) * dilation_{letter}"
            f" to be wholly divisible by stride_{letter}"
        )
    return (
        f"expected input_{name} + pad_{before} + pad_{after} - kernel_{letter}"
        f" to be wholly divisible by stride_{letter}"
    )


def _window_sizes(
    view: View,
    kernel: Sequence[int | None],
    stride: Sequence[int],
    pad: Sequence[int],
    dilation: Sequence[int] | None = None,
) -> Failure | None:
    """The extent of a result, `kernel` with its dilation, which is None for a pool."""
    source, result = shape_of(UnaryOp(view.op).operand.type), shape_of(view.results[0])
    if source is None or result is None or len(source) != len(result):
        return None
    sides = _SIDES if len(kernel) == 2 else (("depth", "d", "d", "front", "back"), *_SIDES)
    for axis, (name, _, letter, before, after) in enumerate(sides):
        size, given, window = source[1 + axis], result[1 + axis], kernel[axis]
        if size is None or window is None:
            continue
        total = size + sum(pad[2 * axis : 2 * axis + 2]) - window
        if total % stride[axis]:
            text = _indivisible(name, letter, (before, after), is_dilated=dilation is not None)
            padded = " + ".join(map(str, pad[2 * axis : 2 * axis + 2]))
            extent = f"{size} + {padded} - {window}"
            if dilation is not None:
                extent = f"{size} - 1 + {padded} - ({(window - 1) // dilation[axis] + 1} - 1) * {dilation[axis]}"
            return Failure("verify-shape", f"{text}, got ({extent}) / {stride[axis]}")
        wanted = total // stride[axis] + 1
        if given is not None and wanted != given:
            text = f"calculated output {name} did not match expected: calculated={wanted}, expected={given}"
            return Failure("verify-shape", text)
    return None


def convolved(first: int) -> Rule:
    """`first`: the axis of the first size of the kernel in the weights."""

    def rule(view: View) -> Failure | None:
        names = ("stride", "dilation", "pad")
        stride, dilation, pad = (integers(view.op.properties.get(name)) for name in names)
        weights = shape_of(BinaryOp(view.op).rhs.type)
        if weights is None or stride is None or dilation is None or pad is None or len(pad) != 2 * len(stride):
            return None
        if any(value < 0 for value in pad):
            text = f"expect all padding values to be >= 0, got {', '.join(map(str, pad))}"
            return Failure("verify-attribute", text, attribute("pad"))
        if any(value < 1 for value in (*stride, *dilation)) or len(weights) < first + len(stride):
            return None
        sizes = weights[first : first + len(stride)]
        kernel = [None if size is None else (size - 1) * step + 1 for size, step in zip(sizes, dilation, strict=True)]
        return _window_sizes(view, kernel, stride, pad, dilation)

    return rule


_CONVOLUTION = _zero_points((0, 3, "input"), (1, 4, "weight"))

RULES: dict[str, tuple[Rule, ...]] = {
    "tosa.avg_pool2d": (pooled,),
    "tosa.conv2d": (convolved(1),),
    "tosa.conv3d": (convolved(1),),
    "tosa.depthwise_conv2d": (convolved(0),),
    "tosa.max_pool2d": (pooled,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "tosa.avg_pool2d": (_zero_points((0, 1, "input")),),
    "tosa.const_shape": (_shape_constant,),
    "tosa.conv2d": (_CONVOLUTION,),
    "tosa.conv3d": (_CONVOLUTION,),
    "tosa.depthwise_conv2d": (_CONVOLUTION,),
    "tosa.matmul": (_zero_points((0, 2, "a"), (1, 3, "b")),),
    "tosa.mul": (_shifted,),
    "tosa.pad": (resolvable, _padded),
    "tosa.rescale": (_rescaled,),
    "tosa.reshape": (resolvable, _reshaped),
    "tosa.resize": (resolvable, _resized),
    "tosa.slice": (resolvable, _sliced),
    "tosa.tile": (resolvable, _tiled),
    "tosa.transpose_conv2d": (_CONVOLUTION,),
}
