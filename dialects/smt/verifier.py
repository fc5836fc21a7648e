"""Verifier rules of `smt`: comparisons and quantifiers (mlir/lib/Dialect/SMT/IR/SMTOps.cpp)."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import terminator
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule


def _at_least_two(view: View) -> Failure | None:
    if len(view.operands) >= 2:
        return None
    return Failure("verify-count", f"'inputs' must have at least size 2, but got {len(view.operands)}")


def _quantifier(op: Operation) -> Failure | None:
    block = op.regions[0].entry if op.regions else None
    last = terminator(block, "smt.yield")
    if last is None or len(last.operands) == 1:
        if last is None and block is not None and block.first is None:
            return Failure("verify-yield", "must have exactly one yielded value, but the region is empty")
        return None
    return Failure("verify-yield", f"must have exactly one yielded value, but got {len(last.operands)}")


RULES: dict[str, tuple[Rule, ...]] = {"smt.distinct": (_at_least_two,), "smt.eq": (_at_least_two,)}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {"smt.exists": (_quantifier,), "smt.forall": (_quantifier,)}
