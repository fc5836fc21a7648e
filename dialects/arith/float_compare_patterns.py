"""Canonicalization of `arith.cmpf` of a converted integer and a constant (mlir/lib/Dialect/Arith/IR/ArithOps.cpp)."""

from __future__ import annotations

from ...ir.attributes import IntegerAttr
from ...ir.graph import Operation, Value
from ...ir.types import I1, FloatType, IntegerType
from ...ods.constants import float_value, unsigned, width_of
from ...ods.op_view import UnaryOp
from ...ods.rewriting import PatternRewriter
from ..common.canonicalization.matching import (
    constant_of,
    int_constant,
)
from . import ops as arith
from .predicates import predicate_attr

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


def float_comparison_to_integers(cmpf: arith.CmpFOp, rewriter: PatternRewriter) -> bool:
    """Comparison of a converted integer with a constant, as a comparison of the integer.

        %cst = arith.constant 2.5 : f32
        %0 = arith.sitofp %x : i8 to f32
        %1 = arith.cmpf olt, %0, %cst : f32
    becomes
        %1 = arith.cmpi sle, %x, %c2 : i8

    The integer has at most as many bits as the mantissa, so that each of its values is a float exactly and never NaN:
    ordered and unordered predicates mean the same. After `uitofp`, the new predicate is an unsigned one. A constant
    out of the range of the integer type, or with a fraction for `eq` and `ne`, makes the result `true` or `false`; so
    do `ord` and `uno`. A NaN on the right, and the predicates `true` and `false`, are left alone.
    """
    constant = constant_of(cmpf.rhs)
    right = float_value(constant)
    predicate = cmpf.op.properties.get("predicate")
    source = cmpf.lhs.defining_op
    if right is None or source is None or source.name not in ("arith.sitofp", "arith.uitofp"):
        return False
    value = UnaryOp(source).operand
    float_type, int_type = cmpf.lhs.type, value.type
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
        rewriter.replace(cmpf.op, (int_constant(rewriter, known, I1, cmpf.op.location),))
        return True
    return _compare_as_integers(cmpf.op, rewriter, value, right, relation, is_unsigned=is_unsigned)


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
    rewriter.replace_with(op, "arith.cmpi", (value, bound), properties={"predicate": predicate_attr(table[relation])})
    return True
