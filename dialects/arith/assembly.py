"""Custom syntax of the arith dialect."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ir.types import I1
from ...ods.protocols import OpParser, OpPrinter, ParseFunction, PrintFunction
from . import ops as arith

_SELECT_OPERANDS = 3


def _parse_select(p: OpParser, op: Operation) -> None:
    """`%condition, %true, %false : type`, or `: condition type, type` when the condition is no plain i1."""
    uses = p.operand_list()
    if len(uses) != _SELECT_OPERANDS:
        p.fail(f"expected {_SELECT_OPERANDS} operands")
    p.attribute_dictionary(op)
    type_ = p.colon_type()
    condition = I1
    if p.optional_punctuation(","):
        condition, type_ = type_, p.type()
    p.resolve_all(op, uses, [condition, type_, type_])
    op.add_result(type_)


def _print_select(out: OpPrinter, op: Operation) -> None:
    out.write(" ")
    out.values(op.operand_values)
    out.attribute_dictionary(op)
    out.write(" : ")
    condition = arith.SelectOp(op).condition.type
    if condition is not I1:
        out.type(condition)
        out.write(", ")
    out.type(op.result.type)


PARSERS: dict[str, ParseFunction] = {"arith.select": _parse_select}
PRINTERS: dict[str, PrintFunction] = {"arith.select": _print_select}
RESULT_NAMES = {
    "arith.andi": ("both",),
    "arith.cmpi": ("cmp",),
    "arith.constant": ("cst",),
    "arith.ori": ("either",),
    "arith.select": ("selected",),
    "arith.xori": ("not",),
}
