"""ml_program: what mlir/lib/Dialect/MLProgram/IR/MLProgramOps.cpp checks."""

from __future__ import annotations

from .constraints import Rule
from .failures import Failure
from .func import returned
from .structure import GraphRule
from .view import View


def _global(view: View) -> Failure | None:
    if "is_mutable" not in view.op.properties and "value" not in view.op.properties:
        return Failure("verify-global", "immutable global must have an initial value")
    return None


RULES: dict[str, tuple[Rule, ...]] = {"ml_program.global": (_global,)}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {"ml_program.return": (returned,)}
