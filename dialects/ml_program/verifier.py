"""Verifier rules of `ml_program` (mlir/lib/Dialect/MLProgram/IR/MLProgramOps.cpp)."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import function_type, operand_types, string
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..common.verification.function_bodies import entry_arguments
from ..func.verifier import returned, visible_declaration


def _global(view: View) -> Failure | None:
    if "is_mutable" not in view.op.properties and "value" not in view.op.properties:
        return Failure("verify-global", "immutable global must have an initial value")
    return None


def _output(op: Operation) -> Failure | None:
    """OutputOp::verify: what a subgraph gives back."""
    parent = op.parent_op
    type_ = function_type(parent) if parent is not None else None
    if parent is None or type_ is None:
        return None
    name = f"@{string(parent, 'sym_name') or ''}"
    given = operand_types(op)
    if len(given) != len(type_.results):
        text = f"has {len(given)} operands, but enclosing function ({name}) outputs {len(type_.results)}"
        return Failure("verify-return", text)
    for index, (mine, wanted) in enumerate(zip(given, type_.results, strict=True)):
        if differ(mine, wanted):
            text = f"type of output operand {index} ('{mine}') doesn't match function result type ('{wanted}')"
            return Failure("verify-return", f"{text} in function {name}", is_bare=True)
    return None


RULES: dict[str, tuple[Rule, ...]] = {"ml_program.global": (_global,)}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "ml_program.func": (visible_declaration, entry_arguments),
    "ml_program.output": (_output,),
    "ml_program.return": (returned,),
    "ml_program.subgraph": (visible_declaration, entry_arguments),
}
