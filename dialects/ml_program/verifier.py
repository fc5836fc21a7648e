"""Verifier rules of `ml_program` (mlir/lib/Dialect/MLProgram/IR/MLProgramOps.cpp)."""

from __future__ import annotations

from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ..func.verifier import returned


def _global(view: View) -> Failure | None:
    if "is_mutable" not in view.op.properties and "value" not in view.op.properties:
        return Failure("verify-global", "immutable global must have an initial value")
    return None


RULES: dict[str, tuple[Rule, ...]] = {"ml_program.global": (_global,)}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {"ml_program.return": (returned,)}
