"""Folds of `spirv` (mlir/lib/Dialect/SPIRV/IR/SPIRVCanonicalization.cpp of LLVM 22).

What SPIR-V leaves undefined, division by 0 for instance, is not folded.
"""

from __future__ import annotations

from collections.abc import Callable

from ...ir.attributes import ArrayAttr, Attribute, DialectAttr, ElementsAttr, FloatAttr, IntegerAttr
from ...ir.base import Type
from ...ir.builder import Builder
from ...ir.graph import Operation
from ...ir.types import RankedTensorType, VectorType, element_type
from ...ods.constants import constant_attr, elements_of, int_splat, signed, splat_value, unsigned, width_of
from ...ods.op_view import BinaryOp, OpView, UnaryOp, defining
from ...ods.rewriting import IN_PLACE, FoldFunction
from ...ods.segments import array_elements, integer_value
from ..arith.fold_integers import Constants, Folded, fold_constants
from ..common.canonicalization.matching import defining_op
from . import ops as spirv
from .types import element_count

_Binary = Callable[[int, int], "int | None"]


def make_constant(builder: Builder, value: Attribute, type_: Type, location: Attribute | None) -> Operation | None:
    """`spirv.Constant`; None for poison, and for what it cannot hold."""
    if isinstance(value, DialectAttr) or not isinstance(value, (IntegerAttr, FloatAttr, ElementsAttr, ArrayAttr)):
        return None
    return builder.create("spirv.Constant", (), [type_], properties={"value": value}, location=location)


def _filled(op: Operation, number: int) -> Folded:
    value = constant_attr((number,), op.results[0].type)
    return (value,) if value is not None else None


def _computed(op: Operation, constants: Constants, function: _Binary) -> Folded:
    if any(isinstance(constant, DialectAttr) for constant in constants):
        return None
    return fold_constants(op, constants, function)


def _element(view: OpView) -> Type:
    """The type of the first operand, or of its elements."""
    return element_type(UnaryOp(view.op).operand.type)


# Arithmetic


def _add(view: BinaryOp, constants: Constants) -> Folded:
    """`spirv.IAdd %x, 0` -> `%x`."""
    if int_splat(constants[1]) == 0:
        return (view.lhs,)
    return _computed(view.op, constants, lambda a, b: a + b)


def _multiply(view: BinaryOp, constants: Constants) -> Folded:
    """`spirv.IMul %x, 0` -> `0`; `spirv.IMul %x, 1` -> `%x`."""
    if int_splat(constants[1]) == 0:
        return (view.rhs,)
    if int_splat(constants[1]) == 1:
        return (view.lhs,)
    return _computed(view.op, constants, lambda a, b: a * b)


def _subtract(view: BinaryOp, constants: Constants) -> Folded:
    """`spirv.ISub %x, %x` -> `0`."""
    return _filled(view.op, 0) if view.lhs is view.rhs else _computed(view.op, constants, lambda a, b: a - b)


def _truncated(a: int, b: int) -> int:
    """The quotient, rounded towards 0."""
    quotient = abs(a) // abs(b)
    return quotient if (a < 0) == (b < 0) else -quotient


def _by_one(view: BinaryOp, constants: Constants, *, is_remainder: bool) -> Folded:
    if int_splat(constants[1]) != 1:
        return None
    return _filled(view.op, 0) if is_remainder else (view.lhs,)


def _signed_division(function: _Binary, *, is_remainder: bool) -> FoldFunction:
    """`spirv.SDiv %x, 1` -> `%x`; `spirv.SMod %x, 1` -> `0`, likewise `spirv.SRem`."""

    def fold(op: Operation, constants: Constants) -> Folded:
        found = _by_one(BinaryOp(op), constants, is_remainder=is_remainder)
        if found is not None:
            return found
        type_ = _element(UnaryOp(op))
        lowest = -(1 << (width_of(type_) - 1))

        def compute(a: int, b: int) -> int | None:
            a, b = signed(a, type_), signed(b, type_)
            return None if b == 0 or (a == lowest and b == -1) else function(a, b)

        return _computed(op, constants, compute)

    return fold


def _unsigned_division(function: _Binary, *, is_remainder: bool) -> FoldFunction:
    """`spirv.UDiv %x, 1` -> `%x`; `spirv.UMod %x, 1` -> `0`."""

    def fold(op: Operation, constants: Constants) -> Folded:
        found = _by_one(BinaryOp(op), constants, is_remainder=is_remainder)
        if found is not None:
            return found
        type_ = _element(UnaryOp(op))

        def compute(a: int, b: int) -> int | None:
            divisor = unsigned(b, type_)
            return function(unsigned(a, type_), divisor) if divisor else None

        return _computed(op, constants, compute)

    return fold


def _inverse(function: Callable[[int], int]) -> FoldFunction:
    """`spirv.Not (spirv.Not %x)` -> `%x`, likewise `spirv.SNegate` and `spirv.LogicalNot`."""

    def fold(view: UnaryOp, constants: Constants) -> Folded:
        before = defining_op(view.operand, view.op.name)
        if before is not None:
            return (UnaryOp(before).operand,)
        return None if isinstance(constants[0], DialectAttr) else fold_constants(view.op, constants, function)

    return fold


# Bits


def _shift(function: _Binary) -> FoldFunction:
    """`spirv.ShiftLeftLogical %x, 0` -> `%x`, likewise the shifts to the right."""

    def fold(view: BinaryOp, constants: Constants) -> Folded:
        if int_splat(constants[1]) == 0:
            return (view.lhs,)
        type_, amounts = element_type(view.lhs.type), element_type(view.rhs.type)

        def compute(a: int, b: int) -> int | None:
            amount = unsigned(b, amounts)
            return None if amount >= width_of(type_) else function(a, amount)

        return _computed(view.op, constants, compute)

    return fold


def _shift_right_logical(view: BinaryOp, constants: Constants) -> Folded:
    """`spirv.ShiftRightLogical %x, 0` -> `%x`."""
    type_ = _element(view)
    return _shift(lambda a, b: unsigned(a, type_) >> b)(view, constants)


def _and(view: BinaryOp, constants: Constants) -> Folded:
    """`spirv.BitwiseAnd %x, %x` -> `%x`; `spirv.BitwiseAnd %x, 0` -> `0`; with all bits: `%x`."""
    if view.lhs is view.rhs:
        return (view.lhs,)
    mask = int_splat(constants[1])
    if mask is not None:
        type_ = _element(view)
        bits = unsigned(mask, type_)
        if bits == 0:
            return (view.rhs,)
        if bits == (1 << width_of(type_)) - 1:
            return (view.lhs,)
        extension = defining(view.lhs, spirv.UConvertOp)
        if extension is not None:
            low = (1 << width_of(element_type(extension.operand.type))) - 1
            if bits & low == low:
                return (view.lhs,)
    return _computed(view.op, constants, lambda a, b: a & b)


def _or(view: BinaryOp, constants: Constants) -> Folded:
    """`spirv.BitwiseOr %x, %x` -> `%x`; `spirv.BitwiseOr %x, 0` -> `%x`; with all bits: these."""
    if view.lhs is view.rhs:
        return (view.lhs,)
    mask = int_splat(constants[1])
    if mask is not None:
        type_ = _element(view)
        if unsigned(mask, type_) == 0:
            return (view.lhs,)
        if unsigned(mask, type_) == (1 << width_of(type_)) - 1:
            return (view.rhs,)
    return _computed(view.op, constants, lambda a, b: a | b)


def _xor(view: BinaryOp, constants: Constants) -> Folded:
    """`spirv.BitwiseXor %x, %x` -> `0`; `spirv.BitwiseXor %x, 0` -> `%x`."""
    if int_splat(constants[1]) == 0:
        return (view.lhs,)
    return _filled(view.op, 0) if view.lhs is view.rhs else _computed(view.op, constants, lambda a, b: a ^ b)


def _bitcast(view: spirv.BitcastOp, constants: Constants) -> Folded:
    """`spirv.Bitcast (spirv.Bitcast %x)` -> `spirv.Bitcast %x`; `%x` for its own type."""
    del constants
    type_ = view.result.type
    if view.operand.type is type_:
        return (view.operand,)
    before = defining(view.operand, spirv.BitcastOp)
    if before is None:
        return None
    if before.operand.type is type_:
        return (before.operand,)
    view.operand = before.operand
    return IN_PLACE


# Truth


def _compare(function: Callable[[int, int], bool], read: Callable[[int, Type], int]) -> FoldFunction:
    """`spirv.IEqual %x, %x` -> `true`, likewise the other comparisons of integers; of constants: the answer."""

    def fold(view: BinaryOp, constants: Constants) -> Folded:
        if view.lhs is view.rhs:
            return _filled(view.op, int(function(0, 0)))
        type_ = _element(view)
        return _computed(view.op, constants, lambda a, b: int(function(read(a, type_), read(b, type_))))

    return fold


def _logical_and(op: BinaryOp, constants: Constants) -> Folded:
    """`spirv.LogicalAnd %x, true` -> `%x`; `spirv.LogicalAnd %x, false` -> `false`."""
    known = int_splat(constants[1])
    if known is None or constants[1] is None:
        return None
    return (op.lhs,) if known else (constants[1],)


def _logical_or(op: BinaryOp, constants: Constants) -> Folded:
    """`spirv.LogicalOr %x, true` -> `true`; `spirv.LogicalOr %x, false` -> `%x`."""
    known = int_splat(constants[1])
    if known is None or constants[1] is None:
        return None
    return (constants[1],) if known else (op.lhs,)


def _logical_not_equal(view: BinaryOp, constants: Constants) -> Folded:
    """`spirv.LogicalNotEqual %x, false` -> `%x`; `spirv.LogicalNotEqual %x, %x` -> `false`."""
    if int_splat(constants[1]) == 0:
        return (view.lhs,)
    if view.lhs is view.rhs:
        return _filled(view.op, 0)
    return _computed(view.op, constants, lambda a, b: int(a != b))


def _select(view: spirv.SelectOp, constants: Constants) -> Folded:
    """`spirv.Select %c, %x, %x` -> `%x`; `spirv.Select true, %x, %y` -> `%x`; of constants: element by element."""
    if view.true_value is view.false_value:
        return (view.true_value,)
    known = splat_value(constants[0])
    if known is not None:
        return (view.true_value,) if known else (view.false_value,)
    type_ = view.result.type
    found = [elements_of(constant) for constant in constants]
    condition, first, second = found
    if condition is None or first is None or second is None or not isinstance(type_, VectorType):
        return None
    count = type_.shape[0]
    sides = [one.values * count if one.is_splat else one.values for one in (first, second)]
    value = constant_attr([a if c else b for c, a, b in zip(condition.values, *sides, strict=True)], type_)
    return (value,) if value is not None else None


# Composites


def _composite_extract(view: spirv.CompositeExtractOp, constants: Constants) -> Folded:
    """`spirv.CompositeExtract (spirv.CompositeConstruct %a, %b)[1]` -> `%b`; of an insertion: what it inserts there."""
    source = view.composite
    insert = defining(source, spirv.CompositeInsertOp)
    while insert is not None:
        if insert.indices is view.indices:
            return (insert.object,)
        source = insert.composite
        insert = defining(source, spirv.CompositeInsertOp)
    indices = [integer_value(index) for index in array_elements(view.indices)]
    made = defining(source, spirv.CompositeConstructOp)
    if made is not None and len(indices) == 1 and len(made.constituents) == element_count(made.result.type):
        return (made.constituents[indices[0]],)
    found = _part(constants[0], indices)
    return (found,) if found is not None else None


def _part(composite: Attribute | None, indices: list[int]) -> Attribute | None:
    """The element of a constant at `indices`."""
    for index in indices:
        if isinstance(composite, ArrayAttr):
            composite = composite.elements[index] if index < len(composite.elements) else None
            continue
        found = elements_of(composite) if isinstance(composite, ElementsAttr) else None
        if found is None or not isinstance(found.type, (VectorType, RankedTensorType)):
            return None
        number = found.values[0 if found.is_splat else index]
        composite = constant_attr((number,), found.type.element)
    return None if isinstance(composite, DialectAttr) else composite


def _as_is(number: int, type_: Type) -> int:
    del type_
    return number


FOLDS: dict[str, FoldFunction] = {
    "spirv.Bitcast": _bitcast,
    "spirv.BitwiseAnd": _and,
    "spirv.BitwiseOr": _or,
    "spirv.BitwiseXor": _xor,
    "spirv.CompositeExtract": _composite_extract,
    "spirv.IAdd": _add,
    "spirv.IEqual": _compare(lambda a, b: a == b, _as_is),
    "spirv.IMul": _multiply,
    "spirv.INotEqual": _compare(lambda a, b: a != b, _as_is),
    "spirv.ISub": _subtract,
    "spirv.LogicalAnd": _logical_and,
    "spirv.LogicalEqual": _compare(lambda a, b: a == b, _as_is),
    "spirv.LogicalNot": _inverse(lambda a: 1 - a),
    "spirv.LogicalNotEqual": _logical_not_equal,
    "spirv.LogicalOr": _logical_or,
    "spirv.Not": _inverse(lambda a: ~a),
    "spirv.SDiv": _signed_division(_truncated, is_remainder=False),
    "spirv.SGreaterThan": _compare(lambda a, b: a > b, signed),
    "spirv.SGreaterThanEqual": _compare(lambda a, b: a >= b, signed),
    "spirv.SLessThan": _compare(lambda a, b: a < b, signed),
    "spirv.SLessThanEqual": _compare(lambda a, b: a <= b, signed),
    "spirv.SMod": _signed_division(lambda a, b: a % b, is_remainder=True),
    "spirv.SNegate": _inverse(lambda a: -a),
    "spirv.SRem": _signed_division(lambda a, b: a - b * _truncated(a, b), is_remainder=True),
    "spirv.Select": _select,
    "spirv.ShiftLeftLogical": _shift(lambda a, b: a << b),
    "spirv.ShiftRightArithmetic": _shift(lambda a, b: a >> b),
    "spirv.ShiftRightLogical": _shift_right_logical,
    "spirv.UDiv": _unsigned_division(lambda a, b: a // b, is_remainder=False),
    "spirv.UGreaterThan": _compare(lambda a, b: a > b, unsigned),
    "spirv.UGreaterThanEqual": _compare(lambda a, b: a >= b, unsigned),
    "spirv.ULessThan": _compare(lambda a, b: a < b, unsigned),
    "spirv.ULessThanEqual": _compare(lambda a, b: a <= b, unsigned),
    "spirv.UMod": _unsigned_division(lambda a, b: a % b, is_remainder=True),
}
