"""Canonicalization patterns of `arith.select` (mlir/lib/Dialect/Arith/IR/ArithOps.cpp)."""

from __future__ import annotations

from typing import Literal

from ...ir.types import I1, IntegerType
from ...ods.op_view import defining
from ...ods.rewriting import PatternFunction, PatternRewriter
from ..common.canonicalization.matching import (
    constant_of,
    int_constant,
    is_all_ones,
    is_one,
    is_zero,
)
from . import ops as arith


def redundant_select(side: Literal["true", "false"]) -> PatternFunction:
    """`select(c, select(c, a, b), d)` is `select(c, a, d)`; `side` is where the inner one is."""

    def apply(outer: arith.SelectOp, rewriter: PatternRewriter) -> bool:
        """Selection with another one by the same condition among its values, without the inner one.

            %0 = arith.select %c, %a, %b : i32
            %1 = arith.select %c, %0, %d : i32
        becomes
            %1 = arith.select %c, %a, %d : i32

        With `side` "false", the false value of the inner one is what remains of it.
        """
        true, false = outer.true_value, outer.false_value
        inner = defining(true if side == "true" else false, arith.SelectOp)
        if inner is None or inner.condition is not outer.condition:
            return False
        chosen = (inner.true_value, false) if side == "true" else (true, inner.false_value)
        rewriter.replace_with(outer.op, "arith.select", (outer.condition, *chosen))
        return True

    return apply


def select_of_not(select: arith.SelectOp, rewriter: PatternRewriter) -> bool:
    """Selection by a negated condition, as one by the condition with the values swapped.

        %0 = arith.xori %c, %true : i1
        %1 = arith.select %0, %a, %b : i32
    becomes
        %1 = arith.select %c, %b, %a : i32

    For a vector or tensor of conditions, the constant is a splat of `true`.
    """
    negation = defining(select.condition, arith.XOrIOp)
    if negation is None:
        return False
    ones = constant_of(negation.rhs)
    if ones is None or not is_all_ones(ones, negation.result.type):
        return False
    rewriter.replace_with(select.op, "arith.select", (negation.lhs, select.false_value, select.true_value))
    return True


def select_to_not(select: arith.SelectOp, rewriter: PatternRewriter) -> bool:
    """Selection of `false` or `true` by a scalar condition, as its negation.

        %0 = arith.select %c, %false, %true : i1   =>   %0 = arith.xori %c, %true : i1

    Vectors and tensors of `i1` are left alone.
    """
    then, other = (constant_of(value) for value in (select.true_value, select.false_value))
    if select.result.type is not I1 or not is_zero(then) or not is_one(other):
        return False
    true = int_constant(rewriter, 1, I1, select.op.location)
    rewriter.replace_with(select.op, "arith.xori", (select.condition, true))
    return True


def select_to_extension(select: arith.SelectOp, rewriter: PatternRewriter) -> bool:
    """Selection between the scalar integers 1 and 0, as the condition extended without a sign.

        %0 = arith.select %c, %c1, %c0 : i32
    becomes
        %0 = arith.extui %c : i1 to i32

    Of 0 and 1, the condition is negated first. Not for `i1`, which `extui` cannot make, nor for `index`.
    """
    type_ = select.result.type
    if not isinstance(type_, IntegerType) or type_ is I1:
        return False
    condition = select.condition
    then, other = (constant_of(value) for value in (select.true_value, select.false_value))
    if is_one(then) and is_zero(other):
        rewriter.replace_with(select.op, "arith.extui", (condition,))
        return True
    if is_zero(then) and is_one(other):
        true = int_constant(rewriter, 1, condition.type, select.op.location)
        negation = rewriter.create("arith.xori", (condition, true), [condition.type], location=select.op.location)
        rewriter.replace_with(select.op, "arith.extui", negation.results)
        return True
    return False
