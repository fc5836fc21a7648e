"""Canonicalization patterns of arithmetic (mlir/lib/Dialect/Arith/IR/ArithCanonicalization.td, ArithOps.cpp)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from ...ir.attributes import Attribute, IntegerAttr
from ...ir.graph import Operation, Value
from ...ir.types import I1, FloatType, IntegerType, element_type
from ...ods.constants import compute, float_value, int_splat, unsigned, width_of
from ...ods.rewriting import Pattern, PatternFunction, PatternRewriter, name_results
from ..common.canonicalization.matching import (
    arith_constant,
    constant_of,
    defining,
    int_constant,
    is_all_ones,
    is_one,
    is_zero,
    splat_attr,
)
from ..common.canonicalization.shapes import with_element
from .flags import fastmath_properties, merged_overflow
from .fold_integers import INVERTED, predicate_of

_Side = Literal["left", "right"]
_Arithmetic = Callable[[int, int], int]


def _split(op: Operation, side: _Side) -> tuple[Attribute, Value] | None:
    """The constant that `op` has on `side`, and the other operand. Both sides may be constant."""
    position = 0 if side == "left" else 1
    constant = constant_of(op.operands[position].value)
    if constant is None or (int_splat(constant) is None and not isinstance(constant, IntegerAttr)):
        return None
    return constant, op.operands[1 - position].value


def _combine(
    inner_name: str,
    inner_side: _Side,
    outer_side: _Side,
    result: tuple[str, _Side],
    arithmetic: _Arithmetic,
    *,
    keeps_flags: bool = True,
) -> PatternFunction:
    """Two operations with a constant each become one: `arithmetic` takes the inner and the outer constant.

    `outer_side` is where the outer operation has its constant; `result` names the new operation and the side of its.
    """

    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        outer = _split(op, outer_side)
        inner_op = defining(outer[1], inner_name) if outer is not None else None
        inner = _split(inner_op, inner_side) if inner_op is not None else None
        if outer is None or inner is None or inner_op is None:
            return False
        type_ = op.results[0].type
        value = compute((inner[0], outer[0]), type_, arithmetic)
        if value is None:
            return False
        constant = arith_constant(rewriter, value, type_, op.location).results[0]
        name, side = result
        operands = (inner[1], constant) if side == "right" else (constant, inner[1])
        flags = merged_overflow(inner_op, op) if keeps_flags else {}
        rewriter.replace_with(op, name, operands, properties=flags)
        return True

    return apply


def _add(a: int, b: int) -> int:
    return a + b


def _inner_minus_outer(inner: int, outer: int) -> int:
    return inner - outer


def _outer_minus_inner(inner: int, outer: int) -> int:
    return outer - inner


def _add_of_negated(index: int) -> PatternFunction:
    """`x + y * -1` is `x - y`."""

    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        product = defining(op.operands[index].value, "arith.muli")
        if product is None:
            return False
        factor = constant_of(product.operands[1].value)
        if factor is None or not is_all_ones(factor, op.results[0].type):
            return False
        other = op.operands[1 - index].value
        rewriter.replace_with(op, "arith.subi", (other, product.operands[0].value))
        return True

    return apply


def _sub_of_sub_same(op: Operation, rewriter: PatternRewriter) -> bool:
    """`(a - b) - a` is `0 - b`."""
    inner = defining(op.operands[0].value, "arith.subi")
    if inner is None or inner.operands[0].value is not op.operands[1].value:
        return False
    zero = splat_attr(0, op.results[0].type)
    if zero is None:
        return False
    constant = arith_constant(rewriter, zero, op.results[0].type, op.location).results[0]
    rewriter.replace_with(op, "arith.subi", (constant, inner.operands[1].value), properties=merged_overflow(inner, op))
    return True


def _unused_high_half(name: str) -> PatternFunction:
    """An extended sum or product of which only the low part is used is a plain one."""

    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        if op.results[1].uses:
            return False
        if op.results[1].type is not op.operands[0].value.type and name != "arith.addi":
            return False
        plain = rewriter.create(name, op.operand_values, [op.results[0].type], location=op.location)
        name_results(plain, op.results[:1])
        rewriter.replace(op, (plain.results[0], op.operands[0].value))
        return True

    return apply


def _mulsi_extended_by_one(op: Operation, rewriter: PatternRewriter) -> bool:
    left, right = op.operand_values
    constant = constant_of(right)
    if constant is None or not is_one(constant) or element_type(left.type) is I1:
        return False
    zero = splat_attr(0, left.type)
    if zero is None:
        return False
    none = arith_constant(rewriter, zero, left.type, op.location).results[0]
    negative = rewriter.create(
        "arith.cmpi",
        (left, none),
        [with_element(left.type, I1)],
        properties={"predicate": _predicate(2)},
        location=op.location,
    )
    sign = rewriter.create("arith.extsi", negative.results, [left.type], location=op.location)
    rewriter.replace(op, (left, sign.results[0]))
    return True


def _predicate(value: int) -> IntegerAttr:
    return IntegerAttr(value, IntegerType(64))


# Bits


def _not_of_comparison(op: Operation, rewriter: PatternRewriter) -> bool:
    comparison = defining(op.operands[0].value, "arith.cmpi")
    constant = constant_of(op.operands[1].value)
    if comparison is None or op.results[0].type is not I1 or not is_one(constant):
        return False
    inverted = INVERTED.get(predicate_of(comparison))
    if inverted is None:
        return False
    rewriter.replace_with(op, "arith.cmpi", comparison.operand_values, properties={"predicate": _predicate(inverted)})
    return True


def _of_extended(extension: str) -> PatternFunction:
    """`ext(x) op ext(y)` is `ext(x op y)`."""

    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        left, right = (defining(value, extension) for value in op.operand_values)
        if left is None or right is None:
            return False
        operands = (left.operands[0].value, right.operands[0].value)
        if operands[0].type is not operands[1].type:
            return False
        narrow = rewriter.create(op.name, operands, [operands[0].type], location=op.location)
        rewriter.replace_with(op, extension, narrow.results)
        return True

    return apply


def _comparison_of_extended(extension: str) -> PatternFunction:
    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        left, right = (defining(value, extension) for value in op.operand_values)
        if left is None or right is None or predicate_of(op) not in (0, 1):
            return False
        operands = (left.operands[0].value, right.operands[0].value)
        if operands[0].type is not operands[1].type:
            return False
        rewriter.replace_with(op, "arith.cmpi", operands, properties={"predicate": op.properties["predicate"]})
        return True

    return apply


# Selection


def _redundant_select(index: int) -> PatternFunction:
    """`select(c, select(c, a, b), d)` is `select(c, a, d)`; `index` is where the inner one is."""

    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        condition = op.operands[0].value
        inner = defining(op.operands[index].value, "arith.select")
        if inner is None or inner.operands[0].value is not condition:
            return False
        values = op.operand_values
        values[index] = inner.operands[index].value
        rewriter.replace_with(op, "arith.select", values)
        return True

    return apply


def _select_of_not(op: Operation, rewriter: PatternRewriter) -> bool:
    negation = defining(op.operands[0].value, "arith.xori")
    if negation is None:
        return False
    ones = constant_of(negation.operands[1].value)
    if ones is None or not is_all_ones(ones, negation.results[0].type):
        return False
    rewriter.replace_with(op, "arith.select", (negation.operands[0].value, op.operands[2].value, op.operands[1].value))
    return True


def _select_to_not(op: Operation, rewriter: PatternRewriter) -> bool:
    then, other = (constant_of(operand.value) for operand in op.operands[1:])
    if op.results[0].type is not I1 or not is_zero(then) or not is_one(other):
        return False
    true = int_constant(rewriter, 1, I1, op.location)
    rewriter.replace_with(op, "arith.xori", (op.operands[0].value, true))
    return True


def _select_to_extension(op: Operation, rewriter: PatternRewriter) -> bool:
    type_ = op.results[0].type
    if not isinstance(type_, IntegerType) or type_ is I1:
        return False
    condition = op.operands[0].value
    then, other = (constant_of(operand.value) for operand in op.operands[1:])
    if is_one(then) and is_zero(other):
        rewriter.replace_with(op, "arith.extui", (condition,))
        return True
    if is_zero(then) and is_one(other):
        true = int_constant(rewriter, 1, condition.type, op.location)
        negation = rewriter.create("arith.xori", (condition, true), [condition.type], location=op.location)
        rewriter.replace_with(op, "arith.extui", negation.results)
        return True
    return False


# Conversions


def _cast_back(op: Operation, rewriter: PatternRewriter) -> bool:
    """A cast of the opposite cast, back to the first type."""
    inner = defining(op.operands[0].value, op.name)
    if inner is None or inner.operands[0].value.type is not op.results[0].type:
        return False
    rewriter.replace(op, (inner.operands[0].value,))
    return True


def _through(inner_name: str, result_name: str | None = None) -> PatternFunction:
    """The operand of the inner conversion is converted at once, by `result_name` or the outer operation."""

    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        inner = defining(op.operands[0].value, inner_name)
        if inner is None:
            return False
        rewriter.replace_with(op, result_name or op.name, (inner.operands[0].value,))
        return True

    return apply


def _bits(value: Value) -> int:
    return width_of(element_type(value.type))


def _truncated_extension(extension: str) -> PatternFunction:
    """Only bits that the extension made are cut off."""

    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        inner = defining(op.operands[0].value, extension)
        if inner is None:
            return False
        source = inner.operands[0].value
        if not _bits(inner.results[0]) > _bits(op.results[0]) > _bits(source) > 0:
            return False
        rewriter.replace_with(op, extension, (source,))
        return True

    return apply


def _truncated_shift(op: Operation, rewriter: PatternRewriter) -> bool:
    """The upper half: whether the shift extends the sign does not matter."""
    shift = defining(op.operands[0].value, "arith.shrsi")
    amount = constant_of(shift.operands[1].value) if shift is not None else None
    if shift is None or amount is None:
        return False
    value = shift.operands[0].value
    if int_splat(amount) != _bits(value) - _bits(op.results[0]):
        return False
    constant = arith_constant(rewriter, amount, value.type, op.location).results[0]
    unsigned_shift = rewriter.create("arith.shrui", (value, constant), [value.type], location=op.location)
    rewriter.replace_with(op, "arith.trunci", unsigned_shift.results, properties=dict(op.properties))
    return True


def _truncated_conversion(conversion: str) -> PatternFunction:
    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        inner = defining(op.operands[0].value, conversion)
        if inner is None or "roundingmode" in op.properties:
            return False
        rewriter.replace_with(op, conversion, (inner.operands[0].value,))
        return True

    return apply


def _of_negated(op: Operation, rewriter: PatternRewriter) -> bool:
    """Two signs cancel out."""
    left, right = (defining(value, "arith.negf") for value in op.operand_values)
    if left is None or right is None:
        return False
    operands = (left.operands[0].value, right.operands[0].value)
    rewriter.replace_with(op, op.name, operands, properties=fastmath_properties(op))
    return True


# Comparison of a converted integer with a constant

_SIGNED = {"eq": 0, "ne": 1, "lt": 2, "le": 3, "gt": 4, "ge": 5}
_UNSIGNED = {"eq": 0, "ne": 1, "lt": 6, "le": 7, "gt": 8, "ge": 9}
_RELATION = {
    1: "eq",
    2: "gt",
    3: "ge",
    4: "lt",
    5: "le",
    6: "ne",
    8: "eq",
    9: "gt",
    10: "ge",
    11: "lt",
    12: "le",
    13: "ne",
}
_MANTISSA = {"f16": 11, "bf16": 8, "tf32": 11, "f32": 24, "f64": 53}


def _float_comparison_to_integers(op: Operation, rewriter: PatternRewriter) -> bool:
    """`cmpf pred (itofp x), constant` compares `x` itself, where each integer of its type is a float exactly."""
    constant = constant_of(op.operands[1].value)
    right = float_value(constant)
    predicate = op.properties.get("predicate")
    source = op.operands[0].value.defining_op
    if right is None or source is None or source.name not in ("arith.sitofp", "arith.uitofp"):
        return False
    value = source.operands[0].value
    float_type, int_type = op.operands[0].value.type, value.type
    if not isinstance(predicate, IntegerAttr) or right != right:
        return False
    if not isinstance(float_type, FloatType) or not isinstance(int_type, IntegerType):
        return False
    is_unsigned = source.name == "arith.uitofp"
    precision = _MANTISSA.get(float_type.name)
    if precision is None or int_type.width > precision:
        return False
    relation = _RELATION.get(predicate.value)
    if relation is None:
        # ord and uno with a constant that is a number: known.
        known = {7: 1, 14: 0}.get(predicate.value)
        if known is None:
            return False
        rewriter.replace(op, (int_constant(rewriter, known, I1, op.location),))
        return True
    return _compare_as_integers(op, rewriter, value, right, relation, is_unsigned=is_unsigned)


def _compare_as_integers(
    op: Operation, rewriter: PatternRewriter, value: Value, right: float, relation: str, *, is_unsigned: bool
) -> bool:
    type_ = value.type
    width = width_of(type_)
    low, high = (0, (1 << width) - 1) if is_unsigned else (-1 << (width - 1), (1 << (width - 1)) - 1)
    known: bool | None = None
    if right > high:
        known = relation in ("ne", "lt", "le")
    elif right < low:
        known = relation in ("ne", "gt", "ge")
    elif right != int(right):
        if relation in ("eq", "ne"):
            known = relation == "ne"
        elif relation in ("lt", "le"):
            # The next integer below bounds as well; `int` rounds towards zero.
            relation = "lt" if right < 0 else "le"
            if is_unsigned and right < 0:
                known = False
        else:
            relation = "ge" if right < 0 else "gt"
            if is_unsigned and right < 0:
                known = True
    if known is not None:
        rewriter.replace(op, (int_constant(rewriter, int(known), I1, op.location),))
        return True
    bound = int_constant(rewriter, unsigned(int(right), type_), type_, op.location)
    table = _UNSIGNED if is_unsigned else _SIGNED
    rewriter.replace_with(op, "arith.cmpi", (value, bound), properties={"predicate": _predicate(table[relation])})
    return True


_BITWISE = {
    "arith.andi": (
        Pattern("AndOfExtUI", _of_extended("arith.extui")),
        Pattern("AndOfExtSI", _of_extended("arith.extsi")),
    ),
    "arith.ori": (Pattern("OrOfExtUI", _of_extended("arith.extui")), Pattern("OrOfExtSI", _of_extended("arith.extsi"))),
    "arith.xori": (
        Pattern("XOrIOfExtUI", _of_extended("arith.extui")),
        Pattern("XOrIOfExtSI", _of_extended("arith.extsi")),
        Pattern("XOrINotCmpI", _not_of_comparison),
    ),
}

_ADDI, _SUBI, _MULI = "arith.addi", "arith.subi", "arith.muli"

PATTERNS: dict[str, Sequence[Pattern]] = {
    **_BITWISE,
    "arith.addi": (
        Pattern("AddIAddConstant", _combine(_ADDI, "right", "right", (_ADDI, "right"), _add)),
        Pattern("AddISubConstantRHS", _combine(_SUBI, "right", "right", (_ADDI, "right"), _outer_minus_inner)),
        Pattern("AddISubConstantLHS", _combine(_SUBI, "left", "right", (_SUBI, "left"), _add)),
        Pattern("AddIMulNegativeOneRhs", _add_of_negated(1)),
        Pattern("AddIMulNegativeOneLhs", _add_of_negated(0)),
    ),
    "arith.addui_extended": (Pattern("AddUIExtendedToAddI", _unused_high_half(_ADDI)),),
    "arith.bitcast": (Pattern("BitcastOfBitcast", _through("arith.bitcast")),),
    "arith.cmpf": (Pattern("CmpFIntToFPConst", _float_comparison_to_integers),),
    "arith.cmpi": (
        Pattern("CmpIExtSI", _comparison_of_extended("arith.extsi")),
        Pattern("CmpIExtUI", _comparison_of_extended("arith.extui")),
    ),
    "arith.divf": (Pattern("DivFOfNegF", _of_negated),),
    "arith.extsi": (Pattern("ExtSIOfExtUI", _through("arith.extui", "arith.extui")),),
    "arith.index_cast": (
        Pattern("IndexCastOfIndexCast", _cast_back),
        Pattern("IndexCastOfExtSI", _through("arith.extsi")),
    ),
    "arith.index_castui": (
        Pattern("IndexCastUIOfIndexCastUI", _cast_back),
        Pattern("IndexCastUIOfExtUI", _through("arith.extui")),
    ),
    "arith.mulf": (Pattern("MulFOfNegF", _of_negated),),
    "arith.muli": (
        Pattern("MulIMulIConstant", _combine(_MULI, "right", "right", (_MULI, "right"), lambda a, b: a * b)),
    ),
    "arith.mulsi_extended": (
        Pattern("MulSIExtendedToMulI", _unused_high_half(_MULI)),
        Pattern("MulSIExtendedRHSOne", _mulsi_extended_by_one),
    ),
    "arith.mului_extended": (Pattern("MulUIExtendedToMulI", _unused_high_half(_MULI)),),
    "arith.select": (
        Pattern("RedundantSelectFalse", _redundant_select(2)),
        Pattern("RedundantSelectTrue", _redundant_select(1)),
        Pattern("SelectNotCond", _select_of_not),
        Pattern("SelectI1ToNot", _select_to_not),
        Pattern("SelectToExtUI", _select_to_extension),
    ),
    "arith.subi": (
        Pattern(
            "SubIRHSAddConstant",
            _combine(_ADDI, "right", "right", (_ADDI, "right"), _inner_minus_outer, keeps_flags=False),
        ),
        Pattern("SubILHSAddConstant", _combine(_ADDI, "right", "left", (_SUBI, "left"), _outer_minus_inner)),
        Pattern("SubIRHSSubConstantRHS", _combine(_SUBI, "right", "right", (_SUBI, "right"), _add)),
        Pattern("SubIRHSSubConstantLHS", _combine(_SUBI, "left", "right", (_SUBI, "left"), _inner_minus_outer)),
        Pattern("SubILHSSubConstantRHS", _combine(_SUBI, "right", "left", (_SUBI, "left"), _add)),
        Pattern("SubILHSSubConstantLHS", _combine(_SUBI, "left", "left", (_ADDI, "right"), _outer_minus_inner)),
        Pattern("SubISubILHSRHSLHS", _sub_of_sub_same),
    ),
    "arith.truncf": (
        Pattern("TruncFSIToFPToSIToFP", _truncated_conversion("arith.sitofp")),
        Pattern("TruncFUIToFPToUIToFP", _truncated_conversion("arith.uitofp")),
    ),
    "arith.trunci": (
        Pattern("TruncIExtSIToExtSI", _truncated_extension("arith.extsi")),
        Pattern("TruncIExtUIToExtUI", _truncated_extension("arith.extui")),
        Pattern("TruncIShrSIToTrunciShrUI", _truncated_shift),
    ),
}
