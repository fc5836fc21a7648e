"""Verifier rules of `cf`, besides its branches (mlir/lib/Dialect/ControlFlow/IR/ControlFlowOps.cpp)."""

from __future__ import annotations

from ...ir.attributes import attribute_type
from ...ir.types import element_type
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute
from ...ods.verification.op_parts import integers
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ


def _switch(view: View) -> Failure | None:
    given, flag = attribute_type(view.op.properties.get("case_values")), view.type_of("flag")
    if given is not None and flag is not None and differ(element_type(given), flag):
        text = f"'flag' type ('{flag}') should match case value type ('{element_type(given)}')"
        return Failure("verify-type", text)
    values = integers(view.op.properties.get("case_values")) or []
    cases = len(view.op.successors) - 1
    if len(values) != cases:
        text = f"number of case values ({len(values)}) should match number of case destinations ({cases})"
        return Failure("verify-count", text, attribute("case_values"))
    return None


def _weights(view: View) -> Failure | None:
    """verifyBranchWeights."""
    weights = integers(view.op.properties.get("branch_weights"))
    if not weights:
        return None
    successors = len(view.op.successors)
    if len(weights) != successors:
        text = "expects number of branch weights to match number of successors"
        return Failure("verify-count", f"{text}: {len(weights)} vs {successors}", is_bare=True)
    return Failure("verify-count", "branch weights cannot all be zero", is_bare=True) if not any(weights) else None


RULES: dict[str, tuple[Rule, ...]] = {"cf.cond_br": (_weights,), "cf.switch": (_switch,)}
