"""Verifier rules of `pdl`: patterns and their rewrites (mlir/lib/Dialect/PDL/IR/PDL.cpp)."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ir.types import DialectType
from ...ir.walk import walk
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, Remark
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


def _has_binding_use(op: Operation) -> bool:
    for result in op.results:
        for use in result.uses:
            user = use.owner
            if user.name not in ("pdl.result", "pdl.results") or _has_binding_use(user):
                return True
    return False


def _bound(op: Operation) -> Failure | None:
    """verifyHasBindingUse."""
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


def _operation(op: Operation) -> Failure | None:
    if _is_in_rewrite(op) and "opName" not in op.properties:
        return Failure("verify-attribute", "must have an operation name when nested within a `pdl.rewrite`")
    return _bound(op)


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


RULES: dict[str, tuple[Rule, ...]] = {"pdl.apply_native_rewrite": (_native,), "pdl.results": (_results,)}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "pdl.attribute": (_attribute,),
    "pdl.operand": (_bound,),
    "pdl.operands": (_bound,),
    "pdl.operation": (_operation,),
    "pdl.pattern": (_ends, _pattern, _connected),
    "pdl.type": (_unless("constantType"),),
    "pdl.types": (_unless("constantTypes"),),
}
