"""Verifier rules of `pdl_interp`: what is created, loops and switches (mlir/lib/Dialect/PDLInterp/IR/PDLInterp.cpp)."""

from __future__ import annotations

from ...ir.attributes import ElementsAttr, StringAttr
from ...ir.types import RankedTensorType, VectorType
from ...ods.registry import UPSTREAM
from ...ods.segments import array_elements
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import entry
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..common.verification.function_bodies import entry_arguments
from ..pdl.assembly import range_of
from ..pdl.verifier import made_range
from . import ops as pdl_interp


def _create_operation(view: View) -> Failure | None:
    operation = pdl_interp.CreateOperationOp(view.op)
    if operation.inferred_result_types is None:
        return None
    if operation.input_result_types:
        return Failure("verify-count", "with inferred results cannot also have explicit result types")
    name = operation.name.value if isinstance(operation.name, StringAttr) else ""
    definition = UPSTREAM.lookup(name)
    if definition is not None and "InferTypeOpInterface" in definition.interfaces:
        return None
    if definition is None and not UPSTREAM.is_complete(name.partition(".")[0]):
        return None
    text = f"has inferred results, but the created operation '{name}'"
    return Failure("verify-attribute", f"{text} does not support result type inference (or is not registered)")


def _foreach(view: pdl_interp.ForEachOp) -> Failure | None:
    block = entry(view.op)
    if block is None:
        return None
    if len(block.args) != 1:
        return Failure("verify-region", "requires exactly one argument")
    if differ(range_of(block.args[0].type), view.values.type):
        return Failure("verify-region", "operand must be a range of loop variable type")
    return None


def _switch(view: View) -> Failure | None:
    values, cases = view.op.properties.get("caseValues"), len(view.op.successors) - 1
    wanted = len(array_elements(values))
    if isinstance(values, ElementsAttr):
        shape = values.type.shape if isinstance(values.type, (RankedTensorType, VectorType)) else ()
        if len(shape) != 1 or shape[0] is None:
            return None
        wanted = shape[0]
    if cases == wanted:
        return None
    text = f"expected number of cases to match the number of case values, got {cases} but expected {wanted}"
    return Failure("verify-count", text)


_SWITCHES = ("attribute", "operand_count", "operation_name", "result_count", "type", "types")

RULES: dict[str, tuple[Rule, ...]] = {
    "pdl_interp.create_operation": (_create_operation,),
    "pdl_interp.create_range": (made_range,),
    **{f"pdl_interp.switch_{name}": (_switch,) for name in _SWITCHES},
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "pdl_interp.foreach": (_foreach,),
    "pdl_interp.func": (entry_arguments,),
}
