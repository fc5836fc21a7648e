"""Folds of `tosa` (mlir/lib/Dialect/Tosa/IR/TosaCanonicalizations.cpp of LLVM 22).

Constants are folded where all their elements are equal: arithmetic on them is that of one number.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence

from ...ir.attributes import Attribute, ElementsAttr
from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.types import FloatType, IndexType, IntegerType, RankedTensorType, element_type
from ...ods.constants import Elements, Number, constant_attr, elements_of, int_splat, signed, unsigned
from ...ods.op_view import BinaryOp, UnaryOp, defining
from ...ods.rewriting import IN_PLACE, FoldFunction
from ...ods.segments import dense_values, integer_value
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import constant_of, has_one_use
from . import ops as tosa

_INT32_BOUND = 1 << 31


def constant_value(value: Value) -> Attribute | None:
    """The value of a constant of `tosa`, or of arithmetic."""
    found = value.defining_op
    if found is not None and found.name in {"tosa.const", "tosa.const_shape"}:
        return found.properties.get("values")
    return constant_of(value)


def integers_of(attribute: Attribute | None, count: int | None = None) -> list[int] | None:
    """The integers of a constant, all of them; None for others, and where there are not `count`."""
    found = elements_of(attribute)
    if found is None or not isinstance(attribute, ElementsAttr) or not isinstance(attribute.type, RankedTensorType):
        return None
    numbers = [number for number in found.values if isinstance(number, int)]
    total = math.prod(extent or 0 for extent in attribute.type.shape)
    numbers = numbers * total if found.is_splat else numbers
    return numbers if len(numbers) == total and count in {None, total} else None


def is_static(type_: Type) -> bool:
    return isinstance(type_, RankedTensorType) and None not in type_.shape


def _is_number(type_: Type) -> bool:
    return isinstance(element_type(type_), (IntegerType, IndexType, FloatType))


def _splat(attribute: Attribute | None) -> Elements | None:
    """A constant whose elements are all equal."""
    found = elements_of(attribute)
    return found if isinstance(attribute, ElementsAttr) and found is not None and found.is_splat else None


def _is_splat_of(attribute: Attribute | None, number: int) -> bool:
    found = _splat(attribute)
    return found is not None and found.values[0] == number


def _constant(numbers: Sequence[Number], type_: Type) -> Folded:
    value = constant_attr(numbers, type_) if is_static(type_) else None
    return (value,) if value is not None else None


# Arithmetic


def _computed(op: Operation, constants: Constants, function: Callable[[Number, Number], Number]) -> Folded:
    """binaryFolder: one number of two."""
    left, right = _splat(constants[0]), _splat(constants[1])
    if left is None or right is None or element_type(left.type) is not element_type(right.type):
        return None
    return _constant((function(left.values[0], right.values[0]),), op.results[0].type)


def _are_ranked(op: Operation) -> bool:
    return all(
        isinstance(type_, RankedTensorType) for type_ in (*(v.type for v in op.operand_values), *op.result_types)
    )


def _add(view: BinaryOp, constants: Constants) -> Folded:
    """`tosa.add %x, 0` -> `%x`, likewise `tosa.add 0, %x`."""
    type_ = view.op.results[0].type
    if not _are_ranked(view.op) or not _is_number(view.lhs.type):
        return None
    if view.lhs.type is type_ and _is_splat_of(constants[1], 0):
        return (view.lhs,)
    if view.rhs.type is type_ and _is_splat_of(constants[0], 0):
        return (view.rhs,)
    return _computed(view.op, constants, lambda a, b: a + b)


def _sub(view: BinaryOp, constants: Constants) -> Folded:
    """`tosa.sub %x, 0` -> `%x`."""
    if not _are_ranked(view.op) or not _is_number(view.lhs.type):
        return None
    if view.lhs.type is view.op.results[0].type and _is_splat_of(constants[1], 0):
        return (view.lhs,)
    return _computed(view.op, constants, lambda a, b: a - b)


def _mul(view: tosa.MulOp, constants: Constants) -> Folded:
    """`tosa.mul %x, 0` -> `0`; `tosa.mul %x, 1` -> `%x`, where 1 is shifted as the result."""
    type_ = view.output.type
    if not isinstance(type_, RankedTensorType):
        return None
    shift = 0
    element = type_.element
    if isinstance(element, IntegerType) and element.width == 32 and not element.signedness:
        found = integers_of(constants[2])
        if not found:
            return None
        shift = found[0]
    one = 1 << shift if isinstance(element, IntegerType) else 1
    for value, other, known in ((view.input2, view.input1, constants[0]), (view.input1, view.input2, constants[1])):
        del other
        if value.type is type_ and _is_splat_of(known, 0):
            splat = _splat(known)
            return _constant(splat.values, type_) if splat is not None else None
        if value.type is type_ and _is_splat_of(known, one):
            return (value,)
    left, right = _splat(constants[0]), _splat(constants[1])
    if left is None or right is None:
        return None
    return _product(left.values[0], right.values[0], shift, type_)


def _product(left: Number, right: Number, shift: int, type_: Type) -> Folded:
    """`left * right >> shift`, rounded; nothing where that leaves 32 bits."""
    product = left * right
    if shift and isinstance(product, int):
        product = (product + (1 << (shift - 1))) >> shift
        if not -_INT32_BOUND <= product < _INT32_BOUND:
            return None
    return _constant((product,), type_)


def _int_div(view: BinaryOp, constants: Constants) -> Folded:
    """`tosa.intdiv 0, %x` -> `0`; `tosa.intdiv %x, 1` -> `%x`."""
    if not _are_ranked(view.op) or view.lhs.type is not view.rhs.type:
        return None
    left, right = _splat(constants[0]), _splat(constants[1])
    if left is not None and left.values[0] == 0:
        return (constants[0],) if constants[0] is not None else None
    if right is not None and right.values[0] == 1:
        return (view.lhs,)
    if left is None or right is None or right.values[0] == 0:
        return None
    a, b = int(left.values[0]), int(right.values[0])
    return _constant((abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1),), view.op.results[0].type)


def _greater(view: BinaryOp, constants: Constants) -> Folded:
    """`tosa.greater 2, 1` -> `true`."""
    return _computed(view.op, constants, lambda a, b: int(_read_signed(view, a) > _read_signed(view, b)))


def _greater_equal(view: BinaryOp, constants: Constants) -> Folded:
    """`tosa.greater_equal 2, 1` -> `true`."""
    return _computed(view.op, constants, lambda a, b: int(_read_signed(view, a) >= _read_signed(view, b)))


def _read_signed(view: BinaryOp, number: Number) -> Number:
    """As upstream, every integer is compared as a signed one."""
    return signed(number, element_type(view.lhs.type)) if isinstance(number, int) else number


def _equal(view: BinaryOp, constants: Constants) -> Folded:
    """`tosa.equal %x, %x` -> `true`, of integers."""
    if (
        view.lhs is view.rhs
        and isinstance(element_type(view.lhs.type), IntegerType)
        and is_static(view.op.results[0].type)
    ):
        return _constant((1,), view.op.results[0].type)
    return _computed(view.op, constants, lambda a, b: int(a == b))


def _reciprocal(op: Operation, constants: Constants) -> Folded:
    """`tosa.reciprocal 4.0` -> `0.25`."""
    splat = _splat(constants[0])
    number = splat.values[0] if splat is not None else None
    if not isinstance(number, float):
        return None
    return _constant((1.0 / number if number else math.copysign(math.inf, number),), op.results[0].type)


def _cast(view: UnaryOp, constants: Constants) -> Folded:
    """`tosa.cast %x : T to T` -> `%x`; of a constant with equal elements: the constant."""
    type_ = view.op.results[0].type
    if view.operand.type is type_:
        return (view.operand,)
    splat = _splat(constants[0])
    if splat is None:
        return None
    given, wanted, number = element_type(splat.type), element_type(type_), splat.values[0]
    if isinstance(wanted, FloatType):
        is_unsigned = isinstance(given, IntegerType) and given.signedness == "u"
        whole = number if isinstance(number, float) or is_unsigned else signed(number, given)
        return _constant((float(whole),), type_)
    if not isinstance(wanted, IntegerType):
        return None
    if wanted.width == 1 and isinstance(number, int):
        return _constant((int(number != 0),), type_)
    if isinstance(number, float):
        return _constant((_to_integer(number, wanted),), type_)
    has_no_sign = isinstance(given, IntegerType) and (given.signedness == "u" or given.width == 1)
    return _constant((unsigned(number, given) if has_no_sign else signed(number, given),), type_)


def _to_integer(number: float, type_: IntegerType) -> int:
    """The nearest integer, the even one of two, within the bounds of the type; 0 for what is no number."""
    low, high = (0, (1 << type_.width) - 1) if type_.signedness == "u" else _signed_bounds(type_.width)
    if math.isnan(number):
        return 0
    if math.isinf(number):
        return high if number > 0 else low
    return min(max(round(number), low), high)


def _signed_bounds(width: int) -> tuple[int, int]:
    return -(1 << (width - 1)), (1 << (width - 1)) - 1


# Elementwise pairs


def _log(op: tosa.LogOp, constants: Constants) -> Folded:
    """`tosa.log (tosa.exp %x)` -> `%x`."""
    del constants
    before = defining(op.input1, tosa.ExpOp)
    return (before.input1,) if before is not None else None


def _exp(op: tosa.ExpOp, constants: Constants) -> Folded:
    """`tosa.exp (tosa.log %x)` -> `%x`."""
    del constants
    before = defining(op.input1, tosa.LogOp)
    return (before.input1,) if before is not None else None


def _abs(op: tosa.AbsOp, constants: Constants) -> Folded:
    """`tosa.abs (tosa.abs %x)` -> `tosa.abs %x`."""
    del constants
    source = op.input1
    return (source,) if defining(source, tosa.AbsOp) is not None else None


def _negate(view: tosa.NegateOp, constants: Constants) -> Folded:
    """`tosa.negate (tosa.negate %x)` -> `%x`, where all zero points are 0."""
    del constants
    before = defining(view.input1, tosa.NegateOp)
    if before is None:
        return None
    points = (view.input1_zp, view.output_zp, before.input1_zp, before.output_zp)
    return (before.input1,) if all(_is_splat_of(constant_value(point), 0) for point in points) else None


def _select(view: tosa.SelectOp, constants: Constants) -> Folded:
    """`tosa.select %c, %x, %x` -> `%x`; `tosa.select true, %x, %y` -> `%x`."""
    if view.input2 is view.input3:
        return (view.input2,)
    condition = _splat(constants[0])
    if condition is None:
        return None
    return (view.input2,) if condition.values[0] else (view.input3,)


# Shapes


def _arg_max(view: tosa.ArgMaxOp, constants: Constants) -> Folded:
    """`tosa.argmax %x` -> `0`, along a dimension of size 1."""
    del constants
    type_ = view.input.type
    if not isinstance(type_, RankedTensorType) or not is_static(type_) or not is_static(view.output.type):
        return None
    return _constant((0,), view.output.type) if type_.shape[integer_value(view.axis)] == 1 else None


def _reduce(view: UnaryOp, constants: Constants) -> Folded:
    """`tosa.reduce_sum %x` -> `%x`, along a dimension of size 1; likewise the other reductions."""
    del constants
    source = view.operand
    type_ = source.type
    if not isinstance(type_, RankedTensorType) or type_ is not view.op.results[0].type:
        return None
    return (source,) if not type_.shape or type_.shape[integer_value(view.op.properties.get("axis"))] == 1 else None


def _reshape(view: tosa.ReshapeOp, constants: Constants) -> Folded:
    """`tosa.reshape (tosa.reshape %x)` -> `tosa.reshape %x`; `%x` for the same type; of a constant: a constant."""
    given, wanted = view.input1.type, view.output.type
    if not isinstance(given, RankedTensorType) or not isinstance(wanted, RankedTensorType):
        return None
    if given is wanted and given.shape.count(None) < 2:
        return (view.input1,)
    before = defining(view.input1, tosa.ReshapeOp)
    if before is not None:
        view.input1 = before.input1
        return IN_PLACE
    found = elements_of(constants[0]) if _is_number(given) and isinstance(constants[0], ElementsAttr) else None
    if found is None or not is_static(wanted):
        return None
    # A constant that others use is not made twice, unless it is short in any shape.
    if not found.is_splat and (not has_one_use(view.input1) or integers_of(constant_value(view.shape)) is None):
        return None
    return _constant(found.values, wanted)


def _pad(view: tosa.PadOp, constants: Constants) -> Folded:
    """`tosa.pad %x, 0` -> `%x`."""
    is_same = view.input1.type is view.output.type and _is_splat_of(constants[1], 0)
    return (view.input1,) if is_same else None


def _resize(view: tosa.ResizeOp, constants: Constants) -> Folded:
    """`tosa.resize %x` -> `%x`, for a scale of 1 without offset and border."""
    scale, offset, border = (integers_of(c, n) for c, n in zip(constants[1:], (4, 2, 2), strict=True))
    if scale is None or offset is None or border is None or any((*offset, *border)):
        return None
    is_same = scale[0] == scale[1] and scale[2] == scale[3] and view.input.type is view.output.type
    return (view.input,) if is_same else None


def _reverse(view: tosa.ReverseOp, constants: Constants) -> Folded:
    """`tosa.reverse %x` -> `%x`, along a dimension of size 1; of a constant with equal elements: the constant."""
    if constants[0] is not None and _splat(constants[0]) is not None:
        return (constants[0],)
    type_ = view.input1.type
    if not isinstance(type_, RankedTensorType):
        return None
    return (view.input1,) if not type_.shape or type_.shape[integer_value(view.axis)] == 1 else None


def _slice(view: tosa.SliceOp, constants: Constants) -> Folded:
    """`tosa.slice %x` -> `%x` for the same type; one element of a constant: that."""
    given, wanted = view.input1.type, view.output.type
    if not isinstance(given, RankedTensorType) or not isinstance(wanted, RankedTensorType):
        return None
    if given is wanted and is_static(given):
        return (view.input1,)
    found = elements_of(constants[0]) if isinstance(constants[0], ElementsAttr) else None
    if found is None or not is_static(wanted):
        return None
    if found.is_splat:
        return _constant(found.values, wanted)
    starts = integers_of(constant_value(view.start))
    if starts is None or not is_static(given) or math.prod(extent or 0 for extent in wanted.shape) != 1:
        return None
    position = 0
    for start, extent in zip(starts, given.shape, strict=True):
        position = position * (extent or 0) + start
    return _constant((found.values[position],), wanted)


def _tile(view: tosa.TileOp, constants: Constants) -> Folded:
    """`tosa.tile %x, 1` -> `%x`."""
    return (view.input1,) if view.input1.type is view.output.type and int_splat(constants[1]) == 1 else None


def _transpose(view: tosa.TransposeOp, constants: Constants) -> Folded:
    """`tosa.transpose %x {perms = array<i32: 0, 1>}` -> `%x`; of a constant with equal elements: the constant."""
    splat = _splat(constants[0])
    wanted = view.output.type
    if splat is not None and is_static(wanted) and element_type(splat.type) is element_type(wanted):
        return _constant(splat.values, wanted)
    order = dense_values(view.perms)
    return (view.input1,) if order == list(range(len(order))) else None


def _concat(view: tosa.ConcatOp, constants: Constants) -> Folded:
    """`tosa.concat (tosa.concat %x, %y), %z` -> `tosa.concat %x, %y, %z`, along one dimension."""
    del constants
    parts: list[Value] = []
    for value in view.input1:
        before = defining(value, tosa.ConcatOp)
        is_along = before is not None and integer_value(before.axis) == integer_value(view.axis)
        parts.extend(before.input1 if before is not None and is_along else (value,))
    if parts == list(view.input1):
        return None
    view.op.set_operands(parts)
    return IN_PLACE


_REDUCTIONS = ("all", "any", "max", "min", "product", "sum")
FOLDS: dict[str, FoldFunction] = {
    "tosa.abs": _abs,
    "tosa.add": _add,
    "tosa.argmax": _arg_max,
    "tosa.cast": _cast,
    "tosa.concat": _concat,
    "tosa.equal": _equal,
    "tosa.exp": _exp,
    "tosa.greater": _greater,
    "tosa.greater_equal": _greater_equal,
    "tosa.intdiv": _int_div,
    "tosa.log": _log,
    "tosa.mul": _mul,
    "tosa.negate": _negate,
    "tosa.pad": _pad,
    "tosa.reciprocal": _reciprocal,
    **{f"tosa.reduce_{kind}": _reduce for kind in _REDUCTIONS},
    "tosa.reshape": _reshape,
    "tosa.resize": _resize,
    "tosa.reverse": _reverse,
    "tosa.select": _select,
    "tosa.slice": _slice,
    "tosa.sub": _sub,
    "tosa.tile": _tile,
    "tosa.transpose": _transpose,
}
