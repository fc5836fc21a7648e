"""Verifier rules of `spirv`: graphs of tensors (mlir/lib/Dialect/SPIRV/IR/ArmGraphOps.cpp)."""

from __future__ import annotations

from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import DialectType, UnknownType
from ...ir.walk import walk
from ...ods.verification.discardable_attributes import argument_fault
from ...ods.verification.failure import Failure
from ...ods.verification.op_parts import function_type, is_opaque, operand_types
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..common.verification.function_bodies import entry_mismatch

_GRAPH = "spirv.ARM.Graph"


def _graph(op: Operation) -> Failure | None:
    type_ = function_type(op)
    if type_ is None:
        return None
    if not type_.results:
        return Failure("verify-function", "there should be at least one result")
    failure = argument_fault(op)
    if failure is not None:
        return failure
    for start, types in (("type of argument #", type_.inputs), ("type of result #", type_.results)):
        for index, each in enumerate(types):
            if not _is_tensor(each):
                text = f"{start}{index} must be a TensorArmType, but got '{each}'"
                return Failure("verify-function", text)
    failure = entry_mismatch(op, type_.inputs, "graph")
    if failure is not None:
        return failure
    return next((failure for each in walk(op) if (failure := _outputs(each, type_.results)) is not None), None)


def _is_tensor(type_: Type) -> bool:
    return isinstance(type_, UnknownType) or (isinstance(type_, DialectType) and type_.mnemonic == "arm.tensor")


def _outputs(op: Operation, results: tuple[Type, ...]) -> Failure | None:
    if op.name != "spirv.ARM.GraphOutputs" or is_opaque(op):
        return None
    given = operand_types(op)
    if len(given) != len(results):
        text = f"is returning {len(given)} value(s) but enclosing spirv.ARM.Graph requires {len(results)} result(s)"
        return Failure("verify-return", text, on=op)
    for index, (value, wanted) in enumerate(zip(given, results, strict=True)):
        if differ(value, wanted):
            text = f"type of return operand {index} ('{value}') doesn't match graph result type ('{wanted}')"
            return Failure("verify-return", text, on=op, is_bare=True)
    return None


def _in_graph(op: Operation) -> Failure | None:
    for around in op.ancestors():
        if around.name == _GRAPH or is_opaque(around):
            return None
    return Failure("verify-parent", "failed to verify that op must appear in a spirv.ARM.Graph op's block")


GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    _GRAPH: (_graph,),
    "spirv.ARM.GraphConstant": (_in_graph,),
    "spirv.ARM.GraphOutputs": (_in_graph,),
}
