"""pdl: what mlir/lib/Dialect/PDL/IR/PDL.cpp checks of patterns and of what stands in their rewrites."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ir.types import DialectType
from ...ir.walk import walk
from .constraints import Rule
from .failures import Failure
from .parts import is_opaque
from .structure import GraphRule
from .view import View


def _is_in_rewrite(op: Operation) -> bool:
    parent = op.parent_op
    return parent is not None and parent.name == "pdl.rewrite"


def _native(view: View) -> Failure | None:
    if view.operands or view.results:
        return None
    return Failure("verify-count", "expected at least one argument or result")


def _attribute(op: Operation) -> Failure | None:
    if _is_in_rewrite(op) and "value" not in op.properties:
        return Failure("verify-attribute", "expected constant value when specified within a `pdl.rewrite`")
    if op.operands and "value" in op.properties:
        return Failure("verify-attribute", "expected only one of [`type`, `value`] to be set")
    return None


def _operation(op: Operation) -> Failure | None:
    if _is_in_rewrite(op) and "opName" not in op.properties:
        return Failure("verify-attribute", "must have an operation name when nested within a `pdl.rewrite`")
    return None


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
    "pdl.operation": (_operation,),
    "pdl.pattern": (_pattern,),
}
