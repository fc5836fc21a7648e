"""Folds of integer arithmetic (mlir/lib/Dialect/Arith/IR/ArithOps.cpp).

`constants` are numbers as `ods/constants.py` has them: signed, except that `true` is 1.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ir.attributes import Attribute, DialectAttr, IntegerAttr
from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.types import I1, IntegerType, RankedTensorType, VectorType, element_type
from ...ods.constants import Elementwise, compute, int_splat, signed, unsigned, width_of
from ...ods.op_view import BinaryOp, OpView, UnaryOp, defining
from ...ods.rewriting import FoldFunction, FoldResult
from ..common.canonicalization.matching import defining_op, has_static_shape, is_all_ones, is_one, is_zero, splat_attr
from . import ops as arith
from .flags import overflow_flags

Constants = Sequence["Attribute | None"]
Folded = Sequence[FoldResult] | None


def is_any_known(constants: Constants) -> bool:
    """Whether an operand is a constant; also where there is no operand."""
    return constants.count(None) < len(constants) or not constants


def poison_of(constants: Constants) -> Attribute | None:
    """The first operand that is poison."""
    for constant in constants:
        if isinstance(constant, DialectAttr) and (constant.dialect, constant.mnemonic) == ("ub", "poison"):
            return constant
    return None


def fold_constants(op: Operation, constants: Constants, function: Elementwise) -> Folded:
    """constFoldBinaryOp, constFoldUnaryOp: the result computed element by element."""
    if not is_any_known(constants):
        return None
    poison = poison_of(constants)
    if poison is not None:
        return (poison,)
    if None in constants:
        return None
    found = compute(constants, op.results[0].type, function)
    return (found,) if found is not None else None


def _type_of(view: OpView) -> Type:
    """The type of the first operand, or of its elements."""
    return element_type(UnaryOp(view.op).operand.type)


def _zero(op: Operation) -> Folded:
    found = splat_attr(0, op.results[0].type)
    return (found,) if found is not None else None


def _addi(op: Operation, constants: Constants) -> Folded:
    """`arith.addi %x, 0` -> `%x`; `arith.addi (arith.subi %x, %y), %y` -> `%x`, also modulo 2^n."""
    left, right = op.operand_values
    if is_zero(constants[1]):
        return (left,)
    for one, other in ((left, right), (right, left)):
        difference = defining(one, arith.SubIOp)
        if difference is not None and difference.rhs is other:
            return (difference.lhs,)
    return fold_constants(op, constants, lambda a, b: a + b)


def _subi(op: Operation, constants: Constants) -> Folded:
    """`arith.subi %x, 0` -> `%x`; `arith.subi %x, %x` -> `0`; `arith.subi (arith.addi %x, %y), %y` -> `%x`."""
    left, right = op.operand_values
    if left is right and has_static_shape(left.type):
        return _zero(op)
    if is_zero(constants[1]):
        return (left,)
    total = defining_op(left, "arith.addi")
    if total is not None:
        first, second = total.operand_values
        if second is right:
            return (first,)
        if first is right:
            return (second,)
    return fold_constants(op, constants, lambda a, b: a - b)


def _muli(muli: arith.MulIOp, constants: Constants) -> Folded:
    """`arith.muli %x, 0` -> `0`; `arith.muli %x, 1` -> `%x`."""
    if is_zero(constants[1]):
        return (muli.rhs,)
    if is_one(constants[1]):
        return (muli.lhs,)
    return fold_constants(muli.op, constants, lambda a, b: a * b)


def _addui_extended(addui_extended: arith.AddUIExtendedOp, constants: Constants) -> Folded:
    """`arith.addui_extended %x, 0` -> `%x, false`."""
    flag_type = addui_extended.overflow.type
    none = splat_attr(0, flag_type)
    if is_zero(constants[1]) and none is not None:
        return (addui_extended.lhs, none)
    total = compute(constants, addui_extended.sum.type, lambda a, b: a + b)
    type_ = _type_of(addui_extended)
    mask = 1 << width_of(type_)
    carry = compute(constants, flag_type, lambda a, b: int(unsigned(a, type_) + unsigned(b, type_) >= mask))
    return (total, carry) if total is not None and carry is not None else None


def _extended_product(convert: Callable[[int, Type], int]) -> FoldFunction:
    """`arith.mulsi_extended %x, 0` -> `0, 0`; `arith.mului_extended %x, 1` -> `%x, 0`."""

    def fold(view: BinaryOp, constants: Constants) -> Folded:
        type_ = _type_of(view)
        zero = splat_attr(0, view.op.results[0].type)
        if is_zero(constants[1]) and constants[1] is not None:
            return (constants[1], constants[1])
        if convert is unsigned and is_one(constants[1]) and zero is not None:
            return (view.lhs, zero)
        low = compute(constants, view.op.results[0].type, lambda a, b: a * b)
        width = width_of(type_)
        high = compute(
            constants, view.op.results[1].type, lambda a, b: (convert(a, type_) * convert(b, type_)) >> width
        )
        return (low, high) if low is not None and high is not None else None

    return fold


# Division


def _quotient(a: int, b: int) -> int:
    """Towards zero."""
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _in_range(value: int, type_: Type) -> int | None:
    return value if signed(value, type_) == value else None


def _divided(name: str, flag: str | None) -> FoldFunction:
    """`arith.divsi %x, 1` -> `%x`; `arith.divsi (arith.muli %x, %y overflow<nsw>), %y` -> `%x`.

    A division by zero, or with a result out of range, is not computed: it has undefined behaviour at run time.
    """

    def fold(view: BinaryOp, constants: Constants) -> Folded:
        left, right = view.lhs, view.rhs
        if is_one(constants[1]):
            return (left,)
        product = defining_op(left, "arith.muli")
        if flag is not None and product is not None and flag in overflow_flags(product):
            first, second = product.operand_values
            if first is right:
                return (second,)
            if second is right:
                return (first,)
        type_ = _type_of(view)
        function = _DIVISIONS[name]
        return fold_constants(view.op, constants, lambda a, b: function(a, b, type_))

    return fold


def _divui(a: int, b: int, type_: Type) -> int | None:
    return unsigned(a, type_) // unsigned(b, type_) if b else None


def _divsi(a: int, b: int, type_: Type) -> int | None:
    return _in_range(_quotient(signed(a, type_), signed(b, type_)), type_) if b else None


def _ceildivui(a: int, b: int, type_: Type) -> int | None:
    return -(-unsigned(a, type_) // unsigned(b, type_)) if b else None


def _ceildivsi(a: int, b: int, type_: Type) -> int | None:
    return _in_range(-(-signed(a, type_) // signed(b, type_)), type_) if b else None


def _floordivsi(a: int, b: int, type_: Type) -> int | None:
    return _in_range(signed(a, type_) // signed(b, type_), type_) if b else None


_DIVISIONS: dict[str, Callable[[int, int, Type], int | None]] = {
    "divui": _divui,
    "divsi": _divsi,
    "ceildivui": _ceildivui,
    "ceildivsi": _ceildivsi,
    "floordivsi": _floordivsi,
}


def _remainder(convert: Callable[[int, Type], int]) -> FoldFunction:
    """`arith.remsi %x, 1` -> `0`, likewise `arith.remui`; not computed for a divisor of zero."""

    def fold(view: BinaryOp, constants: Constants) -> Folded:
        if is_one(constants[1]):
            return _zero(view.op)
        type_ = _type_of(view)

        def rest(a: int, b: int) -> int | None:
            left, right = convert(a, type_), convert(b, type_)
            return left - _quotient(left, right) * right if right else None

        return fold_constants(view.op, constants, rest)

    return fold


# Bits


def _andi(op: Operation, constants: Constants) -> Folded:
    """`arith.andi %x, 0` -> `0`; `arith.andi %x, -1` -> `%x`; `arith.andi %x, (arith.xori %x, -1)` -> `0`."""
    left, right = op.operand_values
    if is_zero(constants[1]):
        return (right,)
    if is_all_ones(constants[1], right.type):
        return (left,)
    for one, other in ((left, right), (right, left)):
        if _complement(one, other) is not None:
            return _zero(op)
    for one, other in ((left, right), (right, left)):
        inner = defining_op(one, "arith.andi")
        if inner is not None and other in inner.operand_values:
            return (one,)
    return fold_constants(op, constants, lambda a, b: a & b)


def _complement(value: Value, of: Value) -> Value | None:
    """The constant, if `value` is `xori(of, -1)`."""
    inner = defining(value, arith.XOrIOp)
    if inner is None or inner.lhs is not of:
        return None
    constant = defining(inner.rhs, arith.ConstantOp)
    if constant is None or not is_all_ones(constant.op.properties.get("value"), constant.result.type):
        return None
    return constant.result


def _ori(op: Operation, constants: Constants) -> Folded:
    """`arith.ori %x, 0` -> `%x`; `arith.ori %x, -1` -> `-1`; `arith.ori %x, (arith.xori %x, -1)` -> `-1`."""
    left, right = op.operand_values
    if is_zero(constants[1]):
        return (left,)
    if is_all_ones(constants[1], right.type) and constants[1] is not None:
        return (constants[1],)
    for one, other in ((left, right), (right, left)):
        ones = _complement(one, other)
        if ones is not None:
            return (ones,)
    return fold_constants(op, constants, lambda a, b: a | b)


def _xori(op: Operation, constants: Constants) -> Folded:
    """`arith.xori %x, 0` -> `%x`; `arith.xori %x, %x` -> `0`; `arith.xori (arith.xori %x, %y), %y` -> `%x`."""
    left, right = op.operand_values
    if is_zero(constants[1]):
        return (left,)
    if left is right and has_static_shape(left.type):
        return _zero(op)
    for one, other in ((left, right), (right, left)):
        inner = defining_op(one, "arith.xori")
        if inner is not None:
            first, second = inner.operand_values
            if second is other:
                return (first,)
            if first is other:
                return (second,)
    return fold_constants(op, constants, lambda a, b: a ^ b)


def _shift(function: Callable[[int, int, Type], int]) -> FoldFunction:
    """`arith.shli %x, 0` -> `%x`, likewise `arith.shrsi` and `arith.shrui`; not for amounts from the width on."""

    def fold(view: BinaryOp, constants: Constants) -> Folded:
        if is_zero(constants[1]):
            return (view.lhs,)
        type_ = _type_of(view)

        def shifted(a: int, b: int) -> int | None:
            amount = unsigned(b, type_)
            return function(a, amount, type_) if amount < width_of(type_) else None

        return fold_constants(view.op, constants, shifted)

    return fold


# Minimum and maximum


def _extreme(convert: Callable[[int, Type], int], *, is_max: bool) -> FoldFunction:
    """`arith.maxsi %x, %x` -> `%x`; `arith.maxui %x, 0` -> `%x`; the bound itself, where no value is beyond it."""

    def fold(view: BinaryOp, constants: Constants) -> Folded:
        left, right = view.lhs, view.rhs
        if left is right:
            return (right,)
        type_ = _type_of(view)
        width = width_of(type_)
        lowest, highest = (0, (1 << width) - 1) if convert is unsigned else (-1 << (width - 1), (1 << (width - 1)) - 1)
        bound = int_splat(constants[1])
        if bound is not None:
            bound = convert(bound, type_)
            if bound == (highest if is_max else lowest):
                return (right,)
            if bound == (lowest if is_max else highest):
                return (left,)
        return fold_constants(
            view.op, constants, lambda a, b: a if (convert(a, type_) >= convert(b, type_)) == is_max else b
        )

    return fold


# Comparison

_SWAPPED = {0: 0, 1: 1, 2: 4, 3: 5, 4: 2, 5: 3, 6: 8, 7: 9, 8: 6, 9: 7}
INVERTED = {0: 1, 1: 0, 2: 5, 3: 4, 4: 3, 5: 2, 6: 9, 7: 8, 8: 7, 9: 6}
_EQ, _NE = 0, 1
_HOLDS_FOR_EQUAL = frozenset((0, 3, 5, 7, 9))


def predicate_of(op: Operation) -> int:
    """arith::CmpIPredicate: eq, ne, slt, sle, sgt, sge, ult, ule, ugt, uge from 0; -1 if there is none."""
    found = op.properties.get("predicate")
    return found.value if isinstance(found, IntegerAttr) else -1


def compare(predicate: int, a: int, b: int, type_: Type) -> bool:
    convert = unsigned if predicate >= 6 else signed
    left, right = convert(a, type_), convert(b, type_)
    match predicate:
        case 0:
            return left == right
        case 1:
            return left != right
        case 2 | 6:
            return left < right
        case 3 | 7:
            return left <= right
        case 4 | 8:
            return left > right
        case _:
            return left >= right


def _cmpi(view: BinaryOp, constants: Constants) -> Folded:
    """`arith.cmpi sle, %x, %x` -> `true`; `arith.cmpi ne, (arith.extui %b : i1), 0` -> `%b`; constants go right."""
    left, right = view.lhs, view.rhs
    predicate = predicate_of(view.op)
    if predicate not in INVERTED:
        return None
    if left is right and has_static_shape(left.type):
        found = splat_attr(int(predicate in _HOLDS_FOR_EQUAL), view.op.results[0].type)
        return (found,) if found is not None else None
    if not is_any_known(constants):
        return None
    type_ = _type_of(view)
    if is_zero(constants[1]) and predicate == _NE:
        for name in ("arith.extsi", "arith.extui"):
            extended = defining_op(left, name)
            if extended is not None and element_type(UnaryOp(extended).operand.type) is I1:
                return (UnaryOp(extended).operand,)
        if type_ is I1:
            return (left,)
    if is_one(constants[1]) and predicate == _EQ and type_ is I1:
        return (left,)
    if constants[0] is not None and constants[1] is None:
        view.op.properties["predicate"] = IntegerAttr(_SWAPPED[predicate], IntegerType(64))
        view.op.set_operands([right, left])
        return ()
    return fold_constants(view.op, constants, lambda a, b: int(compare(predicate, a, b, type_)))


# Selection


def _select(op: Operation, constants: Constants) -> Folded:
    """`arith.select %c, %x, %x` -> `%x`; `arith.select true, %x, %y` -> `%x`; `arith.select %c, true, false` -> `%c`.

    Poison may be any value, hence also the other operand's.
    """
    condition, then, other = op.operand_values
    if then is other:
        return (then,)
    if is_one(constants[0]):
        return (then,)
    if is_zero(constants[0]):
        return (other,)
    if poison_of(constants[1:2]) is not None:
        return (other,)
    if poison_of(constants[2:3]) is not None:
        return (then,)
    if op.results[0].type is I1 and is_one(constants[1]) and is_zero(constants[2]):
        return (condition,)
    comparison = defining_op(condition, "arith.cmpi")
    if comparison is not None and predicate_of(comparison) in (_EQ, _NE):
        left, right = comparison.operand_values
        if (left is then and right is other) or (right is then and left is other):
            return (then,) if predicate_of(comparison) == _NE else (other,)
    if isinstance(condition.type, (VectorType, RankedTensorType)):
        return fold_constants(op, constants, lambda c, a, b: a if c else b)
    return None


FOLDS: dict[str, FoldFunction] = {
    "arith.addi": _addi,
    "arith.addui_extended": _addui_extended,
    "arith.andi": _andi,
    "arith.ceildivsi": _divided("ceildivsi", None),
    "arith.ceildivui": _divided("ceildivui", None),
    "arith.cmpi": _cmpi,
    "arith.divsi": _divided("divsi", "nsw"),
    "arith.divui": _divided("divui", "nuw"),
    "arith.floordivsi": _divided("floordivsi", None),
    "arith.maxsi": _extreme(signed, is_max=True),
    "arith.maxui": _extreme(unsigned, is_max=True),
    "arith.minsi": _extreme(signed, is_max=False),
    "arith.minui": _extreme(unsigned, is_max=False),
    "arith.muli": _muli,
    "arith.mulsi_extended": _extended_product(signed),
    "arith.mului_extended": _extended_product(unsigned),
    "arith.ori": _ori,
    "arith.remsi": _remainder(signed),
    "arith.remui": _remainder(unsigned),
    "arith.select": _select,
    "arith.shli": _shift(lambda a, amount, _: a << amount),
    "arith.shrsi": _shift(lambda a, amount, type_: signed(a, type_) >> amount),
    "arith.shrui": _shift(lambda a, amount, type_: unsigned(a, type_) >> amount),
    "arith.subi": _subi,
    "arith.xori": _xori,
}
