"""Canonicalization patterns of arithmetic (mlir/lib/Dialect/Arith/IR/ArithCanonicalization.td, ArithOps.cpp)."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Literal

from ...ir.attributes import IntegerAttr
from ...ir.graph import Operation, Value
from ...ir.types import I1, IndexType, element_type
from ...ods.constants import compute
from ...ods.op_view import BinaryOp, UnaryOp, defining
from ...ods.rewriting import Pattern, PatternFunction, PatternRewriter, name_results
from ..common.canonicalization.matching import (
    arith_constant,
    constant_of,
    defining_op,
    is_all_ones,
    is_one,
    splat_attr,
)
from ..common.canonicalization.shapes import with_element
from . import ops as arith
from .contraction_patterns import CONTRACT_AND_ADD
from .conversion_patterns import (
    cast_back,
    of_negated,
    through,
    truncated_conversion,
    truncated_extension,
    truncated_shift,
)
from .flags import merged_flags, overflow_properties, without_wrong, wrapping_flags
from .float_compare_patterns import float_comparison_to_integers
from .fold_integers import INVERTED, predicate_of
from .predicates import predicate_attr
from .select_patterns import redundant_select, select_of_not, select_to_extension, select_to_not

_Side = Literal["left", "right"]
_Arithmetic = Callable[[int, int], int]


def _split(op: Operation, side: _Side) -> tuple[IntegerAttr, Value] | None:
    """The scalar constant that `op` has on `side`, and the other operand. Both sides may be constant."""
    lhs, rhs = op.operand_values
    own, other = (lhs, rhs) if side == "left" else (rhs, lhs)
    constant = constant_of(own)
    return (constant, other) if isinstance(constant, IntegerAttr) else None


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
        """Pair of an inner and an outer operation with a constant each, as one operation. For AddISubConstantLHS:

            %0 = arith.subi %c5, %x : i32
            %1 = arith.addi %0, %c3 : i32
        becomes
            %1 = arith.subi %c8, %x : i32

        The new constant wraps at the width of the type, as the two operations do. Without `keeps_flags` the result has
        no overflow flags; otherwise it has those that both have, unless the constant wraps.
        """
        outer = _split(op, outer_side)
        inner_op = defining_op(outer[1], inner_name) if outer is not None else None
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
        flags = merged_flags(inner_op, op) if keeps_flags else frozenset[str]()
        if flags:
            wrapping = wrapping_flags((inner[0].value, outer[0].value), type_, arithmetic)
            flags = without_wrong(flags, wrapping, op, rewriter.defects)
        rewriter.replace_with(op, name, operands, properties=overflow_properties(flags))
        return True

    return apply


def _add(a: int, b: int) -> int:
    return a + b


def _inner_minus_outer(inner: int, outer: int) -> int:
    return inner - outer


def _outer_minus_inner(inner: int, outer: int) -> int:
    return outer - inner


def _add_of_negated(side: _Side) -> PatternFunction:
    """`x + y * -1` is `x - y`."""

    def apply(add: arith.AddIOp, rewriter: PatternRewriter) -> bool:
        """Sum with a product by -1 (a scalar or a splat, on the right of the product), as a difference.

            %0 = arith.muli %y, %c-1 : i32
            %1 = arith.addi %x, %0 : i32
        becomes
            %1 = arith.subi %x, %y : i32

        Overflow flags are dropped: as unsigned numbers, 0 + 1 * -1 does not overflow, but 0 - 1 does.
        """
        negated, other = (add.lhs, add.rhs) if side == "left" else (add.rhs, add.lhs)
        product = defining(negated, arith.MulIOp)
        if product is None:
            return False
        factor = constant_of(product.rhs)
        if factor is None or not is_all_ones(factor, add.op.results[0].type):
            return False
        rewriter.replace_with(add.op, "arith.subi", (other, product.lhs))
        return True

    return apply


def _sub_of_sub_same(subi: arith.SubIOp, rewriter: PatternRewriter) -> bool:
    """Difference of which the first operand is taken away again, as a negation.

        %0 = arith.subi %a, %b : i32
        %1 = arith.subi %0, %a : i32
    becomes
        %1 = arith.subi %c0, %b : i32

    Overflow flags that both have stay: the last result is exactly `-%b` where neither overflows.
    """
    inner = defining(subi.lhs, arith.SubIOp)
    if inner is None or inner.lhs is not subi.rhs:
        return False
    zero = splat_attr(0, subi.result.type)
    if zero is None:
        return False
    constant = arith_constant(rewriter, zero, subi.result.type, subi.op.location).results[0]
    flags = overflow_properties(merged_flags(inner.op, subi.op))
    rewriter.replace_with(subi.op, "arith.subi", (constant, inner.rhs), properties=flags)
    return True


def _unused_high_half(name: str) -> PatternFunction:
    """An extended sum or product of which only the low part is used is a plain one."""

    def apply(view: BinaryOp, rewriter: PatternRewriter) -> bool:
        """Extended sum or product without uses of its second result, as the plain one; mulsi and mului alike.

            %low, %high = arith.mulsi_extended %x, %y : i32   =>   %low = arith.muli %x, %y : i32

        The low half is the same for signed and unsigned operands. The plain operation has no flags, since it may wrap.
        """
        if view.op.results[1].uses:
            return False
        if view.op.results[1].type is not view.lhs.type and name != "arith.addi":
            return False
        plain = rewriter.create(name, view.op.operand_values, [view.op.results[0].type], location=view.op.location)
        name_results(plain, view.op.results[:1])
        rewriter.replace(view.op, (plain.results[0], view.lhs))
        return True

    return apply


def _mulsi_extended_by_one(op: Operation, rewriter: PatternRewriter) -> bool:
    """Signed extended product by 1 (a scalar or a splat, on the right), as the value and its sign in all bits.

        %low, %high = arith.mulsi_extended %x, %c1 : i32
    becomes
        %0 = arith.cmpi slt, %x, %c0 : i32
        %high = arith.extsi %0 : i1 to i32

    `%x` takes the place of `%low`. Not for `i1`, where the bit of `true` means -1, nor for `index`, to which
    nothing is extended.
    """
    left, right = op.operand_values
    constant = constant_of(right)
    element = element_type(left.type)
    if constant is None or not is_one(constant) or element is I1 or isinstance(element, IndexType):
        return False
    zero = splat_attr(0, left.type)
    if zero is None:
        return False
    none = arith_constant(rewriter, zero, left.type, op.location).results[0]
    negative = rewriter.create(
        "arith.cmpi",
        (left, none),
        [with_element(left.type, I1)],
        properties={"predicate": predicate_attr(2)},
        location=op.location,
    )
    sign = rewriter.create("arith.extsi", negative.results, [left.type], location=op.location)
    rewriter.replace(op, (left, sign.results[0]))
    return True


# Bits


def _not_of_comparison(xori: arith.XOrIOp, rewriter: PatternRewriter) -> bool:
    """Negation of an integer comparison of scalars, as the comparison with the inverse predicate.

        %0 = arith.cmpi slt, %a, %b : i32
        %1 = arith.xori %0, %true : i1
    becomes
        %1 = arith.cmpi sge, %a, %b : i32
    """
    comparison = defining_op(xori.lhs, "arith.cmpi")
    constant = constant_of(xori.rhs)
    if comparison is None or xori.result.type is not I1 or not is_one(constant):
        return False
    inverted = INVERTED.get(predicate_of(comparison))
    if inverted is None:
        return False
    rewriter.replace_with(
        xori.op, "arith.cmpi", comparison.operand_values, properties={"predicate": predicate_attr(inverted)}
    )
    return True


def _of_extended(extension: str) -> PatternFunction:
    """`ext(x) op ext(y)` is `ext(x op y)`."""

    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        """Bitwise operation on two values extended from one type, as the extension of a narrow operation.

            %0 = arith.extui %x : i8 to i32
            %1 = arith.extui %y : i8 to i32
            %2 = arith.andi %0, %1 : i32
        becomes
            %3 = arith.andi %x, %y : i8
            %2 = arith.extui %3 : i8 to i32

        Each new bit of an operand is zero, or a copy of its sign; so is each new bit of the result.
        """
        left, right = (defining_op(value, extension) for value in op.operand_values)
        if left is None or right is None:
            return False
        lhs, rhs = (UnaryOp(left).operand, UnaryOp(right).operand)
        if lhs.type is not rhs.type:
            return False
        narrow = rewriter.create(op.name, (lhs, rhs), [lhs.type], location=op.location)
        rewriter.replace_with(op, extension, narrow.results)
        return True

    return apply


def _comparison_of_extended(extension: str) -> PatternFunction:
    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        """Comparison by `eq` or `ne` of two values extended from one type, as that of the values themselves.

            %0 = arith.extsi %x : i8 to i32
            %1 = arith.extsi %y : i8 to i32
            %2 = arith.cmpi eq, %0, %1 : i32
        becomes
            %2 = arith.cmpi eq, %x, %y : i8

        Extension of either kind gives different values different results.
        """
        left, right = (defining_op(value, extension) for value in op.operand_values)
        if left is None or right is None or predicate_of(op) not in (0, 1):
            return False
        lhs, rhs = (UnaryOp(left).operand, UnaryOp(right).operand)
        if lhs.type is not rhs.type:
            return False
        rewriter.replace_with(op, "arith.cmpi", (lhs, rhs), properties={"predicate": op.properties["predicate"]})
        return True

    return apply


_ADDI, _SUBI, _MULI = "arith.addi", "arith.subi", "arith.muli"

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

PATTERNS: dict[str, Sequence[Pattern]] = {
    **_BITWISE,
    "arith.addf": (CONTRACT_AND_ADD,),
    "arith.addi": (
        Pattern("AddIAddConstant", _combine(_ADDI, "right", "right", (_ADDI, "right"), _add)),
        Pattern("AddISubConstantRHS", _combine(_SUBI, "right", "right", (_ADDI, "right"), _outer_minus_inner)),
        Pattern("AddISubConstantLHS", _combine(_SUBI, "left", "right", (_SUBI, "left"), _add)),
        Pattern("AddIMulNegativeOneRhs", _add_of_negated("right")),
        Pattern("AddIMulNegativeOneLhs", _add_of_negated("left")),
        CONTRACT_AND_ADD,
    ),
    "arith.addui_extended": (Pattern("AddUIExtendedToAddI", _unused_high_half(_ADDI)),),
    "arith.bitcast": (Pattern("BitcastOfBitcast", through("arith.bitcast")),),
    "arith.cmpf": (Pattern("CmpFIntToFPConst", float_comparison_to_integers),),
    "arith.cmpi": (
        Pattern("CmpIExtSI", _comparison_of_extended("arith.extsi")),
        Pattern("CmpIExtUI", _comparison_of_extended("arith.extui")),
    ),
    "arith.divf": (Pattern("DivFOfNegF", of_negated),),
    "arith.extsi": (Pattern("ExtSIOfExtUI", through("arith.extui", "arith.extui")),),
    "arith.index_cast": (
        Pattern("IndexCastOfIndexCast", cast_back),
        Pattern("IndexCastOfExtSI", through("arith.extsi")),
    ),
    "arith.index_castui": (
        Pattern("IndexCastUIOfIndexCastUI", cast_back),
        Pattern("IndexCastUIOfExtUI", through("arith.extui")),
    ),
    "arith.mulf": (Pattern("MulFOfNegF", of_negated),),
    "arith.muli": (
        Pattern("MulIMulIConstant", _combine(_MULI, "right", "right", (_MULI, "right"), lambda a, b: a * b)),
    ),
    "arith.mulsi_extended": (
        Pattern("MulSIExtendedToMulI", _unused_high_half(_MULI)),
        Pattern("MulSIExtendedRHSOne", _mulsi_extended_by_one),
    ),
    "arith.mului_extended": (Pattern("MulUIExtendedToMulI", _unused_high_half(_MULI)),),
    "arith.select": (
        Pattern("RedundantSelectFalse", redundant_select("false")),
        Pattern("RedundantSelectTrue", redundant_select("true")),
        Pattern("SelectNotCond", select_of_not),
        Pattern("SelectI1ToNot", select_to_not),
        Pattern("SelectToExtUI", select_to_extension),
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
        Pattern("TruncFSIToFPToSIToFP", truncated_conversion("arith.sitofp")),
        Pattern("TruncFUIToFPToUIToFP", truncated_conversion("arith.uitofp")),
    ),
    "arith.trunci": (
        Pattern("TruncIExtSIToExtSI", truncated_extension("arith.extsi")),
        Pattern("TruncIExtUIToExtUI", truncated_extension("arith.extui")),
        Pattern("TruncIShrSIToTrunciShrUI", truncated_shift),
    ),
}
