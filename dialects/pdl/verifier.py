"""Verifier rules of `pdl`: patterns and their rewrites (mlir/lib/Dialect/PDL/IR/PDL.cpp)."""

from __future__ import annotations

from collections.abc import Callable

from ...ir.attributes import StringAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import DialectType
from ...ir.walk import walk
from ...ods.registry import UPSTREAM
from ...ods.segments import array_elements
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, Remark, operand
from ...ods.verification.op_parts import is_opaque
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from . import ops as pdl


def _is_in_rewrite(op: Operation) -> bool:
    parent = op.parent_op
    return parent is not None and parent.name == "pdl.rewrite"


def _native(view: View) -> Failure | None:
    if view.operands or view.results:
        return None
    return Failure("verify-count", "expected at least one argument or result")


def _constraint(view: View) -> Failure | None:
    if any(isinstance(type_, DialectType) and type_.mnemonic == "operation" for type_ in view.results):
        return Failure("verify-result-type", "returning an operation from a constraint is not supported")
    return _native(view)


def _element(type_: Type) -> str:
    """The handle that a range holds, or else the handle itself, as in `!pdl.range<value>` and `!pdl.value`."""
    if isinstance(type_, DialectType) and type_.mnemonic == "range":
        return f"!pdl.{(type_.body or '').strip().removeprefix('!pdl.')}"
    return str(type_)


def made_range(view: View) -> Failure | None:
    """The operands of `pdl.range` and `pdl_interp.create_range` are what the range holds, or ranges of it."""
    wanted = _element(view.results[0]) if len(view.results) == 1 else ""
    for index, given in enumerate(map(_element, view.operands)):
        if wanted and given != wanted and given.startswith("!pdl."):
            text = f"expected operand to have element type '{wanted}', but got '{given}'"
            return Failure("verify-operand-type", text, operand(index))
    return None


def _replace(view: View) -> Failure | None:
    if not view.types("replOperation") or not view.types("replValues"):
        return None
    text = "expected no replacement values to be provided when the replacement operation is present"
    return Failure("verify-count", text)


def _has_binding_use(op: Operation) -> bool:
    for result in op.results:
        for use in result.uses:
            user = use.owner
            if user.name not in ("pdl.result", "pdl.results") or _has_binding_use(user):
                return True
    return False


def _bound(op: Operation) -> Failure | None:
    """A use of a value that is matched, without which it would be bound to nothing (verifyHasBindingUse)."""
    parent = op.parent_op
    if parent is None or parent.name != "pdl.pattern" or _has_binding_use(op):
        return None
    if any(is_opaque(inner) for inner in walk(parent)):
        return None
    text = "expected a bindable user when defined in the matcher body of a `pdl.pattern`"
    return Failure("verify-use", text)


def _unless(name: str) -> GraphRule:
    """As `_bound`, unless the attribute says what the value is."""
    return lambda op: None if name in op.properties else _bound(op)


def _visit(op: Operation | None, seen: set[int]) -> None:
    """Collect the operations connected with `op` in the matcher."""
    pending = [op]
    while pending:
        op = pending.pop()
        parent = op.parent_op if op is not None else None
        if op is None or parent is None or parent.name != "pdl.pattern" or op.name == "pdl.rewrite" or id(op) in seen:
            continue
        seen.add(id(op))
        if op.name == "pdl.operation":
            pending += [value.defining_op for value in pdl.OperationOp(op).operand_values]
        elif op.name in ("pdl.result", "pdl.results"):
            pending += [value.defining_op for value in op.operand_values]
        pending += [use.owner for result in op.results for use in result.uses]


_CONNECTED = frozenset(("pdl.operand", "pdl.operands", "pdl.result", "pdl.results", "pdl.operation"))


def _connected(op: Operation) -> Failure | None:
    block = op.regions[0].entry if op.regions else None
    if block is None or any(is_opaque(inner) for inner in walk(op)):
        return None
    seen: set[int] = set()
    for each in block.ops:
        users = [use.owner for result in each.results for use in result.uses]
        if each.name not in _CONNECTED or not any(user.name == "pdl.rewrite" or _is_in_rewrite(user) for user in users):
            continue
        if not seen:
            _visit(each, seen)
        elif id(each) not in seen:
            remarks = (Remark(each, "this one is disconnected"),)
            return Failure("verify-region", "the operations must form a connected component", remarks=remarks)
    return None


def _ends(op: Operation) -> Failure | None:
    block = op.regions[0].entry if op.regions else None
    last = block.last if block is not None else None
    if last is not None and last.name != "pdl.rewrite" and not is_opaque(last):
        remarks = (Remark(last, "see terminator defined here"),)
        return Failure("verify-terminator", "expected body to terminate with `pdl.rewrite`", remarks=remarks)
    for inner in walk(op):
        if inner.dialect != "pdl" and not is_opaque(inner):
            remarks = (Remark(inner, "see non-`pdl` operation defined here"),)
            text = "expected only `pdl` operations within the pattern body"
            return Failure("verify-region", text, remarks=remarks)
    return None


def _attribute(op: Operation) -> Failure | None:
    if _is_in_rewrite(op) and "value" not in op.properties:
        return Failure("verify-attribute", "expected constant value when specified within a `pdl.rewrite`")
    if op.operands and "value" in op.properties:
        return Failure("verify-attribute", "expected only one of [`type`, `value`] to be set")
    return _bound(op) if "value" not in op.properties else None


def _operation(operation: pdl.OperationOp) -> Failure | None:
    if _is_in_rewrite(operation.op) and "opName" not in operation.op.properties:
        return Failure("verify-attribute", "must have an operation name when nested within a `pdl.rewrite`")
    names, values = len(array_elements(operation.attribute_value_names)), len(operation.attribute_values)
    if names != values:
        text = (
            f"expected the same number of attribute values and attribute names, got {names} names and {values} values"
        )
        return Failure("verify-attribute", text)
    *_, root = (operation.op, *operation.op.ancestors())
    return resolved(operation.op, lambda dialect: any(inner.dialect == dialect for inner in walk(root))) or _bound(
        operation.op
    )


def resolved(op: Operation, is_loaded: Callable[[str], bool]) -> Failure | None:
    """The result types of an operation that is made: inferred, or known (verifyResultTypesAreInferrable).

    Args:
        is_loaded: whether upstream has loaded a dialect, as it does for those that a program uses: of others it knows
            no operations, and these may have any type.
    """
    operation = pdl.OperationOp(op)
    name = operation.op_name
    definition = UPSTREAM.lookup(name.value) if isinstance(name, StringAttr) and _is_in_rewrite(op) else None
    if definition is None or "InferTypeOpInterface" in definition.interfaces:
        return None
    if not is_loaded(definition.name.partition(".")[0]):
        return None
    if any(_replaces(use.owner, op) for made in op.results for use in made.uses):
        return None
    text = "must have inferable or constrained result types when nested within `pdl.rewrite`"
    if not operation.type_values:
        if not definition.results or any(group.is_variable for group in definition.results):
            return None
        words = "operation is created in a non-inferrable context, but"
        words += f" '{definition.name}' does not implement InferTypeOpInterface"
        return Failure("verify-result-type", text, remarks=(Remark(op, words),))
    for index, value in enumerate(operation.type_values):
        made = value.defining_op
        if made is None or not _is_free(made, op):
            continue
        return Failure("verify-result-type", text, remarks=(Remark(op, f"result type #{index} was not constrained"),))
    return None


def _replaces(user: Operation, op: Operation) -> bool:
    """Whether `op` stands for an operation that was there before, of which the types are known."""
    if user.name != "pdl.replace":
        return False
    replaced = pdl.ReplaceOp(user).op_value.defining_op
    return replaced is not None and replaced is not op


def _is_free(made: Operation, op: Operation) -> bool:
    """Whether a type is neither given nor that of something which is matched."""
    if made.name not in ("pdl.type", "pdl.types") or "constantType" in made.properties:
        return False
    if "constantTypes" in made.properties:
        return False
    users = (use.owner for each in made.results for use in each.uses)
    matched = ("pdl.operand", "pdl.operands", "pdl.operation")
    return not any(user.parent_op is not op.parent_op and user.name in matched for user in users)


def _results(view: View) -> Failure | None:
    type_ = view.results[0]
    is_range = isinstance(type_, DialectType) and type_.mnemonic == "range"
    if "index" not in view.op.properties and not is_range:
        text = "expected `pdl.range<value>` result type when no index is specified, but got"
        return Failure("verify-result-type", f"{text}: '{type_}'")
    return None


def _pattern(op: Operation) -> Failure | None:
    if any(inner.name == "pdl.operation" or is_opaque(inner) for inner in walk(op) if inner is not op):
        return None
    return Failure("verify-region", "the pattern must contain at least one `pdl.operation`")


RULES: dict[str, tuple[Rule, ...]] = {
    "pdl.apply_native_constraint": (_constraint,),
    "pdl.apply_native_rewrite": (_native,),
    "pdl.range": (made_range,),
    "pdl.replace": (_replace,),
    "pdl.results": (_results,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "pdl.attribute": (_attribute,),
    "pdl.operand": (_bound,),
    "pdl.operands": (_bound,),
    "pdl.operation": (_operation,),
    "pdl.pattern": (_ends, _pattern, _connected),
    "pdl.type": (_unless("constantType"),),
    "pdl.types": (_unless("constantTypes"),),
}
