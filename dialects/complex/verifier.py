"""Verifier rules of `complex`: constants (mlir/lib/Dialect/Complex/IR/ComplexOps.cpp)."""

from __future__ import annotations

from ...ir.attributes import ArrayAttr, FloatAttr, IntegerAttr
from ...ir.types import ComplexType, FloatType, IntegerType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import is_uncertain, width
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ
from . import ops as complex_ops


def _constant(view: View) -> Failure | None:
    value, type_ = view.op.properties.get("value"), view.results[0]
    if not isinstance(value, ArrayAttr) or not isinstance(type_, ComplexType):
        return None
    if len(value.elements) != 2:
        text = "requires 'value' to be a complex constant, represented as array of two values"
        return Failure("verify-constant", text, addition=f", but got {len(value.elements)}")
    if not all(isinstance(each, (FloatAttr, IntegerAttr)) for each in value.elements):
        return Failure("verify-constant", "requires attribute's elements to be float or integer attributes")
    types = [each.type for each in value.elements if isinstance(each, (FloatAttr, IntegerAttr))]
    if any(differ(each, type_.element) for each in types):
        found = ", ".join(f"'{each}'" for each in types)
        text = f"requires attribute's element types ({found}) to match the element type of the op's return type"
        return Failure("verify-constant", f"{text} ('{type_.element}')")
    return None


def _bitcast(view: View) -> Failure | None:
    source, result = complex_ops.BitcastOp(view.op).operand.type, view.results[0]
    # One without effect is valid for any type, since it is folded away.
    if source is result or is_uncertain(source) or is_uncertain(result):
        return None
    widths: list[int] = []
    for side, type_ in (("operand", source), ("result", result)):
        bits = width(type_.element) if isinstance(type_, ComplexType) else width(type_)
        if not isinstance(type_, (ComplexType, FloatType, IntegerType)) or bits is None:
            return Failure("verify-cast", f"{side} must be int/float/complex")
        widths.append(2 * bits if isinstance(type_, ComplexType) else bits)
    if widths[0] != widths[1]:
        return Failure("verify-cast", "casting bitwidths do not match")
    if not isinstance(source, ComplexType) and not isinstance(result, ComplexType):
        return Failure("verify-cast", "requires that either input or output has a complex type")
    return None


RULES: dict[str, tuple[Rule, ...]] = {"complex.bitcast": (_bitcast,), "complex.constant": (_constant,)}
