"""Verifier rules of `wasmssa` (mlir/lib/Dialect/WasmSSA/IR/WasmSSAOps.cpp): conversions, local variables, functions."""

from __future__ import annotations

from ...ir.attributes import TypeAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import DialectType, FunctionType
from ...ir.walk import walk
from ...ods.registry import UPSTREAM
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, Remark, bare_failure
from ...ods.verification.op_parts import entry, integer, width
from ...ods.verification.op_view import View
from ...ods.verification.structure import GraphRule, within
from ...ods.verification.type_predicates import differ
from .assembly import element_of


def _reinterpret(view: View) -> Failure | None:
    source, result = view.type_of("input"), view.results[0]
    if source is None:
        return None
    if source is result:
        text = "reinterpret input and output type should be distinct"
    elif width(source) != width(result):
        text = f"input type ('{source}') and output type ('{result}') have incompatible bit widths"
    else:
        return None
    return Failure("verify-result-type", text, is_bare=True)


def _extend(view: View) -> Failure | None:
    source, bits = view.type_of("input"), integer(view.op, "bitsToTake")
    if source is None or bits is None:
        return None
    if bits not in (8, 16, 32):
        return bare_failure(f"extend op can only take 8, 16 or 32 bits. Got {bits}")
    if bits >= (width(source) or bits + 1):
        return bare_failure(f"trying to extend the {bits} low bits from a '{source}' value is illegal")
    return None


def _is_local(type_: Type | None) -> bool:
    return isinstance(type_, DialectType) and element_of(type_) is not type_


def _set(view: View) -> Failure | None:
    variable, value = view.type_of("localVar"), view.type_of("value")
    if variable is None or value is None or not _is_local(variable) or not differ(element_of(variable), value):
        return None
    return bare_failure("input type and result type of local.set do not match")


def _tee(view: View) -> Failure | None:
    variable, made = view.type_of("localVar"), view.results[0]
    values = [each for each in (made, view.type_of("value")) if each is not None]
    if variable is None or not _is_local(variable) or not any(differ(element_of(variable), each) for each in values):
        return None
    return bare_failure("input type and output type of local.tee do not match")


def _function(op: Operation) -> Failure | None:
    """FuncOp::verifyBody."""
    block, held = entry(op), op.properties.get("functionType")
    type_ = held.type if isinstance(held, TypeAttr) else None
    if block is None or not isinstance(type_, FunctionType):
        return None
    if len(block.args) != len(type_.inputs):
        return bare_failure(
            "entry block should have same number of arguments as function type. Function type has "
            f"{len(type_.inputs)}, entry block has {len(block.args)}"
        )
    for place, (argument, wanted) in enumerate(zip(block.args, type_.inputs, strict=True)):
        if not _is_local(argument.type):
            return bare_failure(
                f"entry block argument type should be LocalRefType, got '{argument.type}' for block argument {place}"
            )
        if differ(element_of(argument.type), wanted):
            return bare_failure(
                f"func argument type #{place}('{wanted}') doesn't match entry block referenced type "
                f"('{element_of(argument.type)}')"
            )
    return None


@within
def _initializer(op: Operation) -> Failure | None:
    """ConstantExpressionInitializerOpTrait: the region of a global has constants alone."""
    for inner in walk(op):
        definition = UPSTREAM.lookup(inner.name) if inner is not op else None
        is_constant = definition is None or "ConstantExprOpTrait" in definition.traits or definition.is_terminator
        if not is_constant:
            text = f"expected a constant initializer for this operator, got '{inner.name}'"
            return Failure("verify-global", text, is_bare=True, remarks=(Remark(inner, "it"),))
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "wasmssa.extend": (_extend,),
    "wasmssa.local_set": (_set,),
    "wasmssa.local_tee": (_tee,),
    "wasmssa.reinterpret": (_reinterpret,),
}
GRAPH_RULES: dict[str, tuple[GraphRule, ...]] = {"wasmssa.func": (_function,), "wasmssa.global": (_initializer,)}
