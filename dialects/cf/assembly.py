"""Custom syntax of the cf dialect."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation
from ...ir.types import UNKNOWN_TYPE, IntegerType, Type, VectorType
from ...ods.definitions import OpDefinition
from ...ods.dense_integers import dense_attr, dense_integers
from ...ods.protocols import Directive, DirectiveArgument, FormatState, OperandUse, OpParser, OpPrinter
from ...ods.segments import dense_i32, dense_values, operand_group
from ..common.assembly.successors import parse_successor, print_successor
from . import ops as cf


def _signed(value: int, type_: Type) -> int:
    """Cases are written without a sign, whatever the type."""
    if isinstance(type_, IntegerType) and type_.width > 1 and value >= 1 << (type_.width - 1):
        return value - (1 << type_.width)
    return value


def _unsigned(value: int, type_: Type) -> int:
    return value % (1 << type_.width) if isinstance(type_, IntegerType) else value


def _parse_cases(p: OpParser, state: FormatState, _: Sequence[DirectiveArgument]) -> None:
    """`default: destination, 42: destination, ...`."""
    flag = next(iter(state.operand_types.get("flag", ())), UNKNOWN_TYPE)
    p.keyword("default")
    p.punctuation(":")
    state.operands["defaultOperands"], state.operand_types["defaultOperands"] = parse_successor(p, state.op)
    values: list[int] = []
    sizes: list[int] = []
    operands: list[OperandUse] = []
    types: list[Type] = []
    while p.optional_punctuation(","):
        values.append(_signed(p.integer(), flag))
        p.punctuation(":")
        uses, case_types = parse_successor(p, state.op)
        sizes.append(len(uses))
        operands += uses
        types += case_types
    state.operands["caseOperands"], state.operand_types["caseOperands"] = operands, types
    state.segments["caseOperands"] = sizes
    state.op.properties["case_operand_segments"] = dense_i32(sizes)
    if values:
        state.op.properties["case_values"] = dense_attr(values, VectorType((len(values),), flag))


def _print_cases(out: OpPrinter, op: Operation, definition: OpDefinition, _: Sequence[DirectiveArgument]) -> None:
    blocks = op.successor_blocks
    flag = cf.SwitchOp(op).flag.type
    out.write("  default: ")
    print_successor(out, blocks[0], operand_group(op, definition, "defaultOperands"))
    rest = operand_group(op, definition, "caseOperands")
    values = dense_integers(op.properties.get("case_values"))
    sizes = dense_values(op.properties.get("case_operand_segments"))
    start = 0
    for value, block, size in zip(values, blocks[1:], sizes, strict=False):
        out.write(",")
        out.newline()
        out.write(f"  {_unsigned(value, flag)}: ")
        print_successor(out, block, rest[start : start + size])
        start += size
    if values:
        out.newline()


DIRECTIVES: dict[str, Directive] = {"SwitchOpCases": Directive(_parse_cases, _print_cases)}
