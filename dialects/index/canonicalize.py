"""Canonicalization of `index` (mlir/lib/Dialect/Index/IR/IndexOps.cpp).

An index has 32 or 64 bits, nobody knows yet: a constant is folded only where both widths agree.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ir.attributes import Attribute, IntegerAttr, index_attr
from ...ir.base import Type
from ...ir.builder import Builder
from ...ir.graph import Operation
from ...ir.types import I1, INDEX, IntegerType
from ...ods.constants import int_attr, int_value, signed, unsigned
from ...ods.dialect_modules import with_view
from ...ods.op_view import BinaryOp
from ...ods.rewriting import FoldFunction, Pattern, PatternFunction, PatternRewriter
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import constant_int, constant_of, defining_op
from .comparisons import compare_difference, fold_comparison

_I32, _I64 = 32, 64
_Binary = Callable[[int, int], "int | None"]


def make_constant(builder: Builder, value: Attribute, type_: Type, location: Attribute | None) -> Operation | None:
    """`index.constant`, or `index.bool.constant` for a truth value."""
    if not isinstance(value, IntegerAttr) or value.type is not type_ or type_ not in (INDEX, I1):
        return None
    name = "index.constant" if type_ is INDEX else "index.bool.constant"
    return builder.create(name, (), [type_], properties={"value": value}, location=location)


def _signed(value: int, width: int) -> int:
    value &= (1 << width) - 1
    return value - (1 << width) if value >> (width - 1) else value


def _in_both_widths(values: Sequence[int], function: Callable[[Sequence[int], int], int | None]) -> int | None:
    """The result with 64 bits, if its low 32 bits are what comes out with 32."""
    wide = function(values, _I64)
    narrow = function([_signed(value, _I32) for value in values], _I32)
    if wide is None or narrow is None or (wide ^ narrow) & 0xFFFFFFFF:
        return None
    return _signed(wide, _I64)


def _folded(op: Operation, constants: Constants, function: Callable[[Sequence[int], int], int | None]) -> Folded:
    values = [value for value in map(int_value, constants) if value is not None]
    if len(values) != len(op.operands):
        return None
    found = _in_both_widths(values, function)
    return (index_attr(found),) if found is not None else None


def _modular(function: _Binary, neutral: int | None = None, absorbing: int | None = None) -> FoldFunction:
    """`index.add %x, 0` -> `%x`; `index.mul %x, 0` -> `0`; for operations whose low bits depend on low bits only."""

    def fold(view: BinaryOp, constants: Constants) -> Folded:
        right = int_value(constants[1])
        if neutral is not None and right == neutral:
            return (view.lhs,)
        if absorbing is not None and right == absorbing:
            return (index_attr(absorbing),)
        return _folded(view.op, constants, lambda values, _: function(values[0], values[1]))

    return fold


def _towards_zero(a: int, b: int) -> int | None:
    return None if b == 0 else abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _signed_operation(function: _Binary) -> FoldFunction:
    """`index.divs 7, 2` -> `3`, where indices of 32 and of 64 bits have the same result."""

    def fold(op: Operation, constants: Constants) -> Folded:
        return _folded(op, constants, lambda values, width: function(*(_signed(value, width) for value in values)))

    return fold


def _unsigned_operation(function: _Binary) -> FoldFunction:
    """`index.divu 7, 2` -> `3`, where indices of 32 and of 64 bits have the same result."""

    def fold(op: Operation, constants: Constants) -> Folded:
        def apply(values: Sequence[int], width: int) -> int | None:
            mask = (1 << width) - 1
            return function(values[0] & mask, values[1] & mask)

        return _folded(op, constants, apply)

    return fold


def _shift(*, left: bool, signed: bool) -> FoldFunction:
    """`index.shl 1, 4` -> `16`, where indices of 32 and of 64 bits agree; amounts from the width on stay."""

    def fold(op: Operation, constants: Constants) -> Folded:
        def apply(values: Sequence[int], width: int) -> int | None:
            value = _signed(values[0], width) if signed else values[0] & ((1 << width) - 1)
            amount = values[1] & ((1 << width) - 1)
            if amount >= width:
                return None
            return value << amount if left else value >> amount

        return _folded(op, constants, apply)

    return fold


def _cast(convert: Callable[[int, Type], int]) -> FoldFunction:
    """`index.casts 3 : i32 to index` -> `3 : index`, likewise `index.castu`; to wide integers only 32 bits."""

    def fold(op: Operation, constants: Constants) -> Folded:
        (source,) = op.operand_values
        value = int_value(constants[0])
        type_ = op.results[0].type
        if value is None:
            return None
        if type_ is INDEX:
            return (int_attr(convert(value, source.type), INDEX),)
        if _width(type_) > _I32 and convert(value, INDEX) != convert(value, IntegerType(_I32)):
            return None
        return (int_attr(value, type_),)

    return fold


def _width(type_: Type) -> int:
    return getattr(type_, "width", _I64)


def _constant(op: Operation, constants: Constants) -> Folded:
    """`index.bool.constant true` -> `true`."""
    del constants
    value = op.properties.get("value")
    return (value,) if value is not None else None


def _associate(op: Operation, rewriter: PatternRewriter) -> bool:
    """Operation with a constant on the result of the same one with a constant, as one operation.

        %a = index.constant 3
        %b = index.constant 5
        %0 = index.add %x, %a
        %1 = index.add %0, %b
    becomes
        %c = index.constant 8
        %1 = index.add %x, %c

    The operation is associative, and its fold finds one constant that is right for indices of 32 and of 64 bits.
    """
    outer = BinaryOp(op)
    same = defining_op(outer.lhs, op.name)
    if same is None or constant_int(outer.rhs) is None:
        return False
    inner = BinaryOp(same)
    if constant_int(inner.rhs) is None:
        return False
    folded = with_view(FOLDS[op.name])(op, (constant_of(inner.rhs), constant_of(outer.rhs)))
    if folded is None or not isinstance(folded[0], IntegerAttr):
        return False
    constant = make_constant(rewriter, folded[0], INDEX, op.location)
    if constant is None:
        return False
    rewriter.replace_with(op, op.name, (inner.lhs, constant.results[0]))
    return True


CONSTANT = make_constant
FOLDS: dict[str, FoldFunction] = {
    "index.add": _modular(lambda a, b: a + b, neutral=0),
    "index.and": _modular(lambda a, b: a & b),
    "index.bool.constant": _constant,
    "index.casts": _cast(signed),
    "index.castu": _cast(unsigned),
    "index.ceildivs": _signed_operation(lambda a, b: -(-a // b) if b else None),
    "index.ceildivu": _unsigned_operation(lambda a, b: -(-a // b) if b else None),
    "index.cmp": fold_comparison,
    "index.divs": _signed_operation(_towards_zero),
    "index.divu": _unsigned_operation(lambda a, b: a // b if b else None),
    "index.floordivs": _signed_operation(lambda a, b: a // b if b else None),
    "index.maxs": _signed_operation(max),
    "index.maxu": _unsigned_operation(max),
    "index.mins": _signed_operation(min),
    "index.minu": _unsigned_operation(min),
    "index.mul": _modular(lambda a, b: a * b, neutral=1, absorbing=0),
    "index.or": _modular(lambda a, b: a | b),
    "index.rems": _signed_operation(lambda a, b: a - b * (_towards_zero(a, b) or 0) if b else None),
    "index.remu": _unsigned_operation(lambda a, b: a % b if b else None),
    "index.shl": _shift(left=True, signed=False),
    "index.shrs": _shift(left=False, signed=True),
    "index.shru": _shift(left=False, signed=False),
    "index.sub": _modular(lambda a, b: a - b, neutral=0),
    "index.xor": _modular(lambda a, b: a ^ b),
}
_ASSOCIATIVE: PatternFunction = _associate
_ASSOCIATED = ("add", "and", "maxs", "maxu", "mins", "minu", "mul", "or", "xor")
PATTERNS: dict[str, Sequence[Pattern]] = {
    "index.cmp": (Pattern("CmpOp::canonicalize", compare_difference),),
    **{f"index.{name}": (Pattern("canonicalizeAssociativeCommutativeBinaryOp", _ASSOCIATIVE),) for name in _ASSOCIATED},
}
