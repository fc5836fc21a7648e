"""Verifier rules of `ub` (mlir/include/mlir/Dialect/UB/IR/UBOps.td)."""

from __future__ import annotations

from ...ir.attributes import DialectAttr, OpaqueAttr
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, unfit_attribute
from ...ods.verification.op_view import View


def _poison(view: View) -> Failure | None:
    """The value of `ub.poison`: an attribute of a dialect, since no builtin one has the interface."""
    value = view.op.properties.get("value")
    if value is None or isinstance(value, (DialectAttr, OpaqueAttr)):
        return None
    return unfit_attribute("value", "PoisonAttrInterface instance", value)


RULES: dict[str, tuple[Rule, ...]] = {"ub.poison": (_poison,)}
