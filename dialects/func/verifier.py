"""Verifier rules of `func` (mlir/lib/Dialect/Func/IR/FuncOps.cpp and mlir/lib/Interfaces/FunctionInterfaces.cpp)."""

from __future__ import annotations

from ...ir.attributes import StringAttr
from ...ir.graph import Operation
from ...ods.verification.constraints import Rule
from ...ods.verification.discardable_attributes import argument_fault
from ...ods.verification.failure import Failure, Remark, operand
from ...ods.verification.op_parts import function_type, operand_types
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..common.verification.function_bodies import entry_arguments

_FUNCTIONS = {"func.return": "func.func", "ml_program.return": "ml_program.func"}


def _argument_attributes(op: Operation) -> Failure | None:
    return argument_fault(op)


def _has_body(op: Operation) -> bool:
    return bool(op.regions[0].blocks)


def visible_declaration(op: Operation) -> Failure | None:
    """A function without a body is private."""
    if op.regions and op.regions[0].span is None and not _has_body(op):
        visibility = op.properties.get("sym_visibility")
        if not isinstance(visibility, StringAttr) or visibility.value == "public":
            return Failure("verify-function", "symbol declaration cannot have public visibility")
    return None


def returned(op: Operation) -> Failure | None:
    """The returned types are those of the signature."""
    parent = op.parent_op
    if parent is None or parent.name != _FUNCTIONS.get(op.name):
        return None
    type_ = function_type(parent)
    if type_ is None:
        return None
    given = operand_types(op)
    name = parent.properties.get("sym_name")
    called = f"@{name.value}" if isinstance(name, StringAttr) else "without a name"
    remarks = (Remark(parent, "the function"),)
    if len(given) != len(type_.results):
        text = f"has {len(given)} operands, but enclosing function ({called}) returns {len(type_.results)}"
        return Failure("verify-return", text, remarks=remarks)
    for index, (value, wanted) in enumerate(zip(given, type_.results, strict=True)):
        if differ(value, wanted):
            text = f"type of return operand {index} ('{value}') doesn't match function result type ('{wanted}')"
            return Failure("verify-return", f"{text} in function {called}", operand(index), remarks, is_bare=True)
    return None


def _parameter_attributes(view: View) -> Failure | None:
    properties = view.op.properties
    if "arg_attrs" not in properties and "res_attrs" not in properties:
        return None
    # Loaded here: few functions have attributes of the llvm dialect, whose rules are many.
    from ..llvm.verifier import parameter_attributes

    return parameter_attributes(view)


RULES: dict[str, tuple[Rule, ...]] = {"func.func": (_parameter_attributes,)}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "func.func": (visible_declaration, entry_arguments, _argument_attributes),
    "func.return": (returned,),
}
