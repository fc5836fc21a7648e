"""Canonicalization of conversions of arith (mlir/lib/Dialect/Arith/IR/ArithCanonicalization.td)."""

from __future__ import annotations

from ...ir.attributes import Attribute
from ...ir.floats import FORMATS
from ...ir.graph import Operation, Value
from ...ir.types import FloatType, element_type
from ...ods.constants import int_splat, width_of
from ...ods.op_view import UnaryOp, defining
from ...ods.rewriting import Defect, PatternFunction, PatternRewriter
from ..common.canonicalization.matching import (
    arith_constant,
    constant_of,
    defining_op,
)
from . import ops as arith
from .flags import fastmath_properties, overflow_flags, overflow_properties, without_wrong

_PRECISION = {"f64": 53, "f80": 64, "f128": 113, **{name: layout[0] for name, layout in FORMATS.items()}}
"""Binary digits of the significand; none for types with few of them."""

NARROWED = Defect(
    "narrowed-index",
    "LLVM 22 takes two casts of an index for none, although the type between is narrower and loses bits",
    "llvm/llvm-project#90296",
)
ROUNDED_TWICE = Defect(
    "rounded-twice",
    "LLVM 22 makes one conversion of two, which rounds once where two round twice: the last bit differs",
)


def cast_back(op: Operation, rewriter: PatternRewriter) -> bool:
    """Cast of a cast by the same operation, back to the first type: the first value.

        %0 = arith.index_cast %x : i64 to index
        %1 = arith.index_cast %0 : index to i64
        return %1 : i64
    becomes
        return %x : i64

    Not where the type between is narrower, and the first cast drops bits; an index counts as 64 of them.
    """
    inner = defining_op(UnaryOp(op).operand, op.name)
    if inner is None:
        return False
    value = UnaryOp(inner).operand
    if value.type is not op.results[0].type:
        return False
    if _bits(inner.results[0]) < _bits(value) and not rewriter.defects.follow(NARROWED, op):
        return False
    rewriter.replace(op, (value,))
    return True


def through(inner_name: str, result_name: str | None = None) -> PatternFunction:
    """The operand of the inner conversion is converted at once, by `result_name` or the outer operation."""

    def apply(view: UnaryOp, rewriter: PatternRewriter) -> bool:
        """Conversion of a converted value, as one conversion of the first value. For ExtSIOfExtUI:

            %0 = arith.extui %x : i8 to i16
            %1 = arith.extsi %0 : i16 to i32
        becomes
            %1 = arith.extui %x : i8 to i32

        There the sign bit of `%0` is zero. In the other patterns the outer conversion does to `%x` what both did.
        """
        inner = defining_op(view.operand, inner_name)
        if inner is None:
            return False
        rewriter.replace_with(view.op, result_name or view.op.name, (UnaryOp(inner).operand,))
        return True

    return apply


def _bits(value: Value) -> int:
    return width_of(element_type(value.type))


def truncated_extension(extension: str) -> PatternFunction:
    """Only bits that the extension made are cut off."""

    def apply(trunci: arith.TruncIOp, rewriter: PatternRewriter) -> bool:
        """Truncation of an extended value to a type wider than the first one, as a shorter extension.

            %0 = arith.extsi %x : i8 to i32
            %1 = arith.trunci %0 : i32 to i16
        becomes
            %1 = arith.extsi %x : i8 to i16
        """
        inner = defining_op(trunci.in_, extension)
        if inner is None:
            return False
        source = UnaryOp(inner).operand
        if not _bits(inner.results[0]) > _bits(trunci.out) > _bits(source) > 0:
            return False
        rewriter.replace_with(trunci.op, extension, (source,))
        return True

    return apply


def truncated_shift(trunci: arith.TruncIOp, rewriter: PatternRewriter) -> bool:
    """Truncation of a signed right shift that leaves just the upper bits of a value, as that of an unsigned shift.

        %0 = arith.shrsi %x, %c24 : i32
        %1 = arith.trunci %0 : i32 to i8
    becomes
        %2 = arith.shrui %x, %c24 : i32
        %1 = arith.trunci %2 : i32 to i8

    The amount is the number of bits cut off, and the shifts differ in these bits only. Of the truncation's flags `nuw`
    stays; `nsw` always holds before, and not for the unsigned shift of a negative value.
    """
    shift = defining(trunci.in_, arith.ShRSIOp)
    amount = constant_of(shift.rhs) if shift is not None else None
    if shift is None or amount is None:
        return False
    value = shift.lhs
    if int_splat(amount) != _bits(value) - _bits(trunci.out):
        return False
    constant = arith_constant(rewriter, amount, value.type, trunci.op.location).results[0]
    exact = shift.op.properties.get("isExact")
    properties: dict[str, Attribute] = {} if exact is None else {"isExact": exact}
    unsigned_shift = rewriter.create(
        "arith.shrui", (value, constant), [value.type], properties=properties, location=trunci.op.location
    )
    flags = overflow_properties(without_wrong(overflow_flags(trunci.op), ("nsw",), trunci.op, rewriter.defects))
    rewriter.replace_with(trunci.op, "arith.trunci", unsigned_shift.results, properties=flags)
    return True


def truncated_conversion(conversion: str) -> PatternFunction:
    def apply(view: arith.TruncFOp, rewriter: PatternRewriter) -> bool:
        """Truncation, without a rounding mode, of a converted integer, as a conversion to the narrow type.

            %0 = arith.sitofp %x : i32 to f64
            %1 = arith.truncf %0 : f64 to f32
        becomes
            %1 = arith.sitofp %x : i32 to f32

        Only where the wide type has room for all digits of the integer type: two conversions that both round may give
        another result than one.
        """
        inner = defining_op(view.in_, conversion)
        if inner is None or "roundingmode" in view.op.properties:
            return False
        source, wide = UnaryOp(inner).operand, element_type(inner.results[0].type)
        digits = _bits(source) - (conversion == "arith.sitofp")
        is_exact = isinstance(wide, FloatType) and digits <= _PRECISION.get(wide.name, 0)
        if not is_exact and not rewriter.defects.follow(ROUNDED_TWICE, view.op):
            return False
        rewriter.replace_with(view.op, conversion, (UnaryOp(inner).operand,))
        return True

    return apply


def of_negated(op: Operation, rewriter: PatternRewriter) -> bool:
    """Product or quotient of two negated values, as that of the values themselves: two signs cancel out.

        %0 = arith.negf %x : f32
        %1 = arith.negf %y : f32
        %2 = arith.mulf %0, %1 : f32
    becomes
        %2 = arith.mulf %x, %y : f32

    The sign of a float is a bit of its own, so that this is exact. Fast-math flags are those of `%2`.
    """
    left, right = (defining_op(value, "arith.negf") for value in op.operand_values)
    if left is None or right is None:
        return False
    operands = (UnaryOp(left).operand, UnaryOp(right).operand)
    rewriter.replace_with(op, op.name, operands, properties=fastmath_properties(op))
    return True
