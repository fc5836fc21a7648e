"""Verifier rules of `async`: functions (mlir/lib/Dialect/Async/IR/Async.cpp)."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ir.types import DialectType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, Remark
from ...ods.verification.op_parts import function_type, operand_types
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule
from ..common.verification.function_bodies import entry_arguments
from ..func.verifier import visible_declaration


def _function(view: View) -> Failure | None:
    type_ = function_type(view.op)
    if type_ is None:
        return None
    if not type_.results:
        return Failure("verify-function", "result is expected to be at least of size 1, but got 0")
    for index, each in enumerate(type_.results):
        is_token = isinstance(each, DialectType) and each.dialect == "async" and each.mnemonic == "token"
        if is_token and index:
            text = "results' (optional) async token type is expected to appear as the 1st return value, but got"
            return Failure("verify-function", f"{text} {index + 1}")
        if not is_token and not (isinstance(each, DialectType) and each.dialect == "async"):
            text = f"result type must be async value type or async token type, but got '{each}'"
            return Failure("verify-function", text)
    return None


def _returned(op: Operation) -> Failure | None:
    parent = op.parent_op
    type_ = function_type(parent) if parent is not None and parent.name == "async.func" else None
    if type_ is None or parent is None:
        return None
    wanted = [
        (each.body or "").strip()
        for each in type_.results
        if isinstance(each, DialectType) and each.mnemonic != "token"
    ]
    given = operand_types(op)
    if wanted == [str(each) for each in given]:
        return None
    text = "operand types do not match the types returned from the parent FuncOp"
    found = ", ".join(f"'{each}'" for each in given)
    remarks = (Remark(parent, "the function"),)
    return Failure("verify-return", f"{text}: ({found}) and ({', '.join(wanted)})", remarks=remarks)


def _await(view: View) -> Failure | None:
    awaited = view.type_of("operand")
    if not isinstance(awaited, DialectType) or awaited.dialect != "async":
        return None
    if awaited.mnemonic == "token":
        return Failure("verify-result-type", "awaiting on a token must have empty result") if view.results else None
    body = (awaited.body or "").strip()
    if view.results and str(view.results[0]) != body:
        text = f"result type '{view.results[0]}' does not match async value type '{body}'"
        return Failure("verify-result-type", text)
    return None


RULES: dict[str, tuple[Rule, ...]] = {"async.await": (_await,), "async.func": (_function,)}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {
    "async.func": (visible_declaration, entry_arguments),
    "async.return": (_returned,),
}
