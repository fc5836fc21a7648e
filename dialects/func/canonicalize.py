"""Canonicalization of `func` (mlir/lib/Dialect/Func/IR/FuncOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute, SymbolRefAttr
from ...ir.base import Type
from ...ir.builder import Builder
from ...ir.graph import Operation
from ...ir.types import FunctionType
from ...ods.rewriting import Pattern, PatternRewriter
from ..common.canonicalization.matching import defining_op
from . import ops as func


def _make_constant(builder: Builder, value: Attribute, type_: Type, location: Attribute | None) -> Operation | None:
    if not isinstance(value, SymbolRefAttr) or not isinstance(type_, FunctionType):
        return None
    return builder.create("func.constant", (), [type_], properties={"value": value}, location=location)


def _direct_call(call_indirect: func.CallIndirectOp, rewriter: PatternRewriter) -> bool:
    """Direct call in place of an indirect one whose callee is a `func.constant`.

        %f = func.constant @f : (i32) -> i32
        %r = func.call_indirect %f(%x) : (i32) -> i32
    becomes
        %f = func.constant @f : (i32) -> i32
        %r = func.call @f(%x) : (i32) -> i32

    Attributes of arguments and results are kept.
    """
    callee = defining_op(call_indirect.callee, "func.constant")
    name = callee.properties.get("value") if callee is not None else None
    if name is None:
        return False
    properties: dict[str, Attribute] = {"callee": name}
    properties.update(
        {
            key: call_indirect.op.properties[key]
            for key in ("arg_attrs", "res_attrs")
            if key in call_indirect.op.properties
        }
    )
    rewriter.replace_with(call_indirect.op, "func.call", call_indirect.callee_operands, properties=properties)
    return True


CONSTANT = _make_constant
PATTERNS: dict[str, Sequence[Pattern]] = {"func.call_indirect": (Pattern("CallIndirectOp", _direct_call),)}
