"""Rules of `emitc` for what is in regions and around operations (mlir/lib/Dialect/EmitC/IR/EmitC.cpp)."""

from __future__ import annotations

from ...ir.graph import BlockArgument, Operation, OpResult, Region, Value
from ...ir.types import I1
from ...ods.verification.failure import Failure, Remark, bad_attribute
from ...ods.verification.op_parts import entry, function_type, integers, is_opaque, operand_types, string, terminator
from ...ods.verification.structure import GraphRule
from ...ods.verification.type_predicates import differ
from ..common.verification.function_bodies import entry_arguments
from . import ops as emitc

_EXPRESSIONS = frozenset(
    f"emitc.{name}"
    for name in (
        "add", "address_of", "apply", "bitwise_and", "bitwise_left_shift", "bitwise_not", "bitwise_or",
        "bitwise_right_shift", "bitwise_xor", "call", "call_opaque", "cast", "cmp", "conditional", "constant",
        "dereference", "div", "expression", "literal", "load", "logical_and", "logical_not", "logical_or", "member",
        "member_of_ptr", "mul", "rem", "sub", "subscript", "unary_minus", "unary_plus", "get_global", "get_field",
    )
)  # fmt: skip
"""CExpressionInterface, and operations that may or may not be expressions."""


def _assigned(view: emitc.AssignOp) -> Failure | None:
    if len(view.op.operands) == 2 and isinstance(view.var, BlockArgument):
        return Failure("verify-operand", "cannot assign to block argument")
    return None


def _expression(op: Operation) -> Failure | None:
    block = entry(op)
    last = block.last if block is not None else None
    if block is None or last is None or is_opaque(last) or not op.results:
        return None
    given = [each.value for each in last.operands] if last.name == "emitc.yield" else []
    if not given:
        return Failure("verify-yield", "must yield a value at termination")
    root = given[0].defining_op
    if root is None:
        return Failure("verify-yield", "yielded value has no defining op")
    if root.parent_op is not op:
        return Failure("verify-yield", "yielded value not defined within expression")
    if differ(given[0].type, op.results[0].type):
        return Failure("verify-yield", "requires yielded type to match return type")
    for each in block.ops:
        if each is last or is_opaque(each):
            continue
        if each.name not in _EXPRESSIONS:
            return Failure("verify-region", "contains an unsupported operation")
        if len(each.results) != 1:
            return Failure("verify-region", "requires exactly one result for each operation")
        if not list(each.results[0].uses):
            return Failure("verify-region", "contains an unused operation")
    return _repeated(root)


def _repeated(root: Operation) -> Failure | None:
    """Effects are there once in the text that is written for an expression."""
    visited: set[Operation] = set()
    pending = [root]
    while pending:
        op = pending.pop()
        if op in visited and op.name in ("emitc.call", "emitc.call_opaque"):
            return Failure("verify-region", "requires exactly one use for operations with side effects")
        if op in visited:
            continue
        visited.add(op)
        pending += [made for made in (each.value.defining_op for each in op.operands) if made is not None]
    return None


def _for(view: emitc.ForOp) -> Failure | None:
    block = entry(view.op)
    if block is None or len(view.op.operands) != 3:
        return None
    if len(block.args) != 1:
        return Failure("verify-region", "expected body to have a single block argument for the induction variable")
    if differ(block.args[0].type, view.lower_bound.type):
        return Failure("verify-region", "expected induction variable to be same type as bounds and step")
    return None


def _return(op: Operation) -> Failure | None:
    function = op.parent_op
    type_ = function_type(function) if function is not None and function.name == "emitc.func" else None
    if function is None or type_ is None:
        return None
    name, count = string(function, "sym_name"), len(op.operands)
    if count != len(type_.results):
        text = f"has {count} operands, but enclosing function (@{name}) returns {len(type_.results)}"
        return Failure("verify-return", text)
    given = operand_types(op)
    if given and differ(given[0], type_.results[0]):
        text = f"type of the return operand ('{given[0]}') doesn't match function result type ('{type_.results[0]}')"
        return Failure("verify-return", f"{text} in function @{name}", is_bare=True)
    return None


def _yield(op: Operation) -> Failure | None:
    parent = op.parent_op
    if parent is None or parent.dialect != "emitc" or parent.name == "emitc.do":
        return None
    if op.operands and len(parent.results) != 1:
        return Failure("verify-yield", "yields a value not returned by parent")
    if not op.operands and parent.results:
        return Failure("verify-yield", "does not yield a value to be returned by parent")
    return None


def _switch(op: Operation) -> Failure | None:
    cases = integers(op.properties.get("cases"))
    if cases is None or not op.regions:
        return None
    if len(cases) != len(op.regions) - 1:
        return Failure("verify-count", f"has {len(op.regions) - 1} case regions but {len(cases)} case values")
    for place, value in enumerate(cases):
        if value in cases[:place]:
            return bad_attribute(f"has duplicate case value: {value}")
    for number, region in enumerate(op.regions):
        failure = _case(region, "default region" if not number else f"case region #{number - 1}")
        if failure is not None:
            return failure
    return None


def _case(region: Region, name: str) -> Failure | None:
    block = region.entry
    last = block.last if block is not None else None
    if last is None or is_opaque(last):
        return None
    if last.name != "emitc.yield":
        return Failure("verify-terminator", f"expected region to end with emitc.yield, but got {last.name}")
    if last.operands:
        text = f"expected each region to return 0 values, but {name} returns {len(last.operands)}"
        return Failure("verify-region", text, remarks=(Remark(last, "the yield"),))
    return None


def _do(op: Operation) -> Failure | None:
    block, condition = entry(op), entry(op, 1)
    inside = list(condition.ops) if condition is not None else []
    if condition is None or any(is_opaque(each) for each in inside):
        return None
    if len(inside) != 2:
        text = "condition region must contain exactly two operations: 'emitc.expression' followed by 'emitc.yield'"
        return Failure("verify-region", f"{text}, but found {len(inside)} operations")
    first, last = inside
    if first.name != "emitc.expression":
        text = f"expected first op in condition region to be 'emitc.expression', but got {first.name}"
        return Failure("verify-region", text)
    if first.results and differ(first.results[0].type, I1):
        text = "emitc.expression in condition region must return 'i1', but returns"
        return Failure("verify-region", f"{text} '{first.results[0].type}'")
    if last.name != "emitc.yield":
        text = f"expected last op in condition region to be 'emitc.yield', but got {last.name}"
        return Failure("verify-terminator", text)
    given = [each.value for each in last.operands]
    if len(given) != 1:
        text = f"expected condition region to return 1 value, but it returns {len(given)} values"
        return Failure("verify-yield", text)
    if not _is_result(given[0], first):
        text = "'emitc.yield' must return result of 'emitc.expression' from this condition region"
        return Failure("verify-yield", text, is_bare=True)
    if block is not None and terminator(block, "emitc.yield") is not None:
        return Failure("verify-terminator", "body region must not contain terminator")
    return None


def _is_result(value: Value, op: Operation) -> bool:
    return isinstance(value, OpResult) and value.op is op


def _field(op: Operation) -> Failure | None:
    parent = op.parent_op
    if parent is None or parent.name != "emitc.class":
        return Failure("verify-parent", "field must be nested within an emitc.class operation")
    return bad_attribute("field must have a non-empty symbol name") if string(op, "sym_name") == "" else None


def _get_field(op: Operation) -> Failure | None:
    if any(each.name == "emitc.class" for each in op.ancestors()):
        return None
    return Failure("verify-parent", " must be nested within an emitc.class operation")


GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "emitc.assign": (_assigned,),
    "emitc.do": (_do,),
    "emitc.func": (entry_arguments,),
    "emitc.expression": (_expression,),
    "emitc.field": (_field,),
    "emitc.for": (_for,),
    "emitc.get_field": (_get_field,),
    "emitc.return": (_return,),
    "emitc.switch": (_switch,),
    "emitc.yield": (_yield,),
}
