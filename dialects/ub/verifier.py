"""Verifier rules of `ub` (mlir/include/mlir/Dialect/UB/IR/UBOps.td)."""

from __future__ import annotations

from ...ir.attributes import DialectAttr, OpaqueAttr
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute
from ...ods.verification.op_view import View


def _poison(view: View) -> Failure | None:
    """The value of `ub.poison`: an attribute of a dialect, since no builtin one has the interface."""
    value = view.op.properties.get("value")
    if value is None or isinstance(value, (DialectAttr, OpaqueAttr)):
        return None
    text = "attribute 'value' failed to satisfy constraint: PoisonAttrInterface instance"
    conversion = f"Invalid attribute `value` in property conversion: {value}"
    return Failure("verify-attribute", text, attribute("value"), is_constraint=True, conversion=conversion)


RULES: dict[str, tuple[Rule, ...]] = {"ub.poison": (_poison,)}
