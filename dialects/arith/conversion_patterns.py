"""Canonicalization of conversions of arith (mlir/lib/Dialect/Arith/IR/ArithCanonicalization.td)."""

from __future__ import annotations

from ...ir.graph import Operation, Value
from ...ir.types import element_type
from ...ods.constants import int_splat, width_of
from ...ods.op_view import UnaryOp, defining
from ...ods.rewriting import PatternFunction, PatternRewriter
from ..common.canonicalization.matching import (
    arith_constant,
    constant_of,
    defining_op,
)
from . import ops as arith
from .flags import fastmath_properties


def cast_back(op: Operation, rewriter: PatternRewriter) -> bool:
    """A cast of the opposite cast, back to the first type."""
    inner = defining_op(UnaryOp(op).operand, op.name)
    if inner is None or UnaryOp(inner).operand.type is not op.results[0].type:
        return False
    rewriter.replace(op, (UnaryOp(inner).operand,))
    return True


def through(inner_name: str, result_name: str | None = None) -> PatternFunction:
    """The operand of the inner conversion is converted at once, by `result_name` or the outer operation."""

    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        inner = defining_op(UnaryOp(op).operand, inner_name)
        if inner is None:
            return False
        rewriter.replace_with(op, result_name or op.name, (UnaryOp(inner).operand,))
        return True

    return apply


def _bits(value: Value) -> int:
    return width_of(element_type(value.type))


def truncated_extension(extension: str) -> PatternFunction:
    """Only bits that the extension made are cut off."""

    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        trunci = arith.TruncIOp(op)
        inner = defining_op(trunci.in_, extension)
        if inner is None:
            return False
        source = UnaryOp(inner).operand
        if not _bits(inner.results[0]) > _bits(trunci.out) > _bits(source) > 0:
            return False
        rewriter.replace_with(op, extension, (source,))
        return True

    return apply


def truncated_shift(op: Operation, rewriter: PatternRewriter) -> bool:
    """The upper half: whether the shift extends the sign does not matter."""
    trunci = arith.TruncIOp(op)
    shift = defining(trunci.in_, arith.ShRSIOp)
    amount = constant_of(shift.rhs) if shift is not None else None
    if shift is None or amount is None:
        return False
    value = shift.lhs
    if int_splat(amount) != _bits(value) - _bits(trunci.out):
        return False
    constant = arith_constant(rewriter, amount, value.type, op.location).results[0]
    unsigned_shift = rewriter.create("arith.shrui", (value, constant), [value.type], location=op.location)
    rewriter.replace_with(op, "arith.trunci", unsigned_shift.results, properties=dict(op.properties))
    return True


def truncated_conversion(conversion: str) -> PatternFunction:
    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        inner = defining_op(arith.TruncFOp(op).in_, conversion)
        if inner is None or "roundingmode" in op.properties:
            return False
        rewriter.replace_with(op, conversion, (UnaryOp(inner).operand,))
        return True

    return apply


def of_negated(op: Operation, rewriter: PatternRewriter) -> bool:
    """Two signs cancel out."""
    left, right = (defining_op(value, "arith.negf") for value in op.operand_values)
    if left is None or right is None:
        return False
    operands = (UnaryOp(left).operand, UnaryOp(right).operand)
    rewriter.replace_with(op, op.name, operands, properties=fastmath_properties(op))
    return True
