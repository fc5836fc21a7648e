"""Verifier rules of `complex`: constants (mlir/lib/Dialect/Complex/IR/ComplexOps.cpp)."""

from __future__ import annotations

from ...ir.attributes import ArrayAttr, FloatAttr, IntegerAttr
from ...ir.types import ComplexType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ


def _constant(view: View) -> Failure | None:
    value, type_ = view.op.properties.get("value"), view.results[0]
    if not isinstance(value, ArrayAttr) or not isinstance(type_, ComplexType):
        return None
    if len(value.elements) != 2:
        text = "requires 'value' to be a complex constant, represented as array of two values"
        return Failure("verify-constant", f"{text}, but got {len(value.elements)}")
    types = [each.type for each in value.elements if isinstance(each, (FloatAttr, IntegerAttr))]
    if any(differ(each, type_.element) for each in types):
        found = ", ".join(f"'{each}'" for each in types)
        text = f"requires attribute's element types ({found}) to match the element type of the op's return type"
        return Failure("verify-constant", f"{text} ('{type_.element}')")
    return None


RULES: dict[str, tuple[Rule, ...]] = {"complex.constant": (_constant,)}
