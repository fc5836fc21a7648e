"""Verifier rules of `cf`, besides its branches (mlir/lib/Dialect/ControlFlow/IR/ControlFlowOps.cpp)."""

from __future__ import annotations

from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute
from ...ods.verification.op_parts import integers
from ...ods.verification.op_view import View


def _switch(view: View) -> Failure | None:
    values = integers(view.op.properties.get("case_values")) or []
    cases = len(view.op.successors) - 1
    if len(values) != cases:
        text = f"number of case values ({len(values)}) should match number of case destinations ({cases})"
        return Failure("verify-count", text, attribute("case_values"))
    return None


RULES: dict[str, tuple[Rule, ...]] = {"cf.switch": (_switch,)}
