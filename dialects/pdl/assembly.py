"""Directives in the formats of `pdl`; `pdl_interp` shares some."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import DialectType
from ...ods.definitions import OpDefinition
from ...ods.protocols import Directive, DirectiveArgument, FormatState, OpParser, OpPrinter
from ...ods.segments import operand_group, result_group
from ..common.assembly.named_operands import parse_named_operands, print_named_operands

Arguments = Sequence[DirectiveArgument]
_VALUES = DialectType("pdl", "range", "value")


def range_of(type_: Type) -> Type:
    """`!pdl.range<type>` for `!pdl.type`; a range is its own."""
    if isinstance(type_, DialectType) and type_.dialect == "pdl" and type_.mnemonic != "range":
        return DialectType("pdl", "range", type_.mnemonic)
    return type_


# `{"name" = %value, ...}`


def _print_attributes(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    print_named_operands(p, op, definition, arguments, before=" ")


NAMED_OPERANDS = Directive(parse_named_operands, _print_attributes)


# The type of a range: from its elements, or written when there are none


def _parse_range_type(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    elements, result = (argument.name for argument in arguments)
    types = state.operand_types.get(elements, [])
    state.types_of(result).append(range_of(types[0]) if types else p.colon_type())


def _print_range_type(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    elements, result = (argument.name for argument in arguments)
    if not operand_group(op, definition, elements):
        p.write(": ")
        p.types([value.type for value in result_group(op, definition, result)])


RANGE_TYPE = Directive(_parse_range_type, _print_range_type)


# The type of results: a range of all of them, or written for a group of them


def _parse_results_type(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    index, result = (argument.name for argument in arguments)
    if index in state.op.properties:
        p.punctuation("->")
        state.types_of(result).append(p.type())
    else:
        state.types_of(result).append(_VALUES)


def _print_results_type(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    index, result = (argument.name for argument in arguments)
    if index in op.properties:
        p.write(" -> ")
        p.types([value.type for value in result_group(op, definition, result)])


DIRECTIVES = {
    "OperationOpAttributes": NAMED_OPERANDS,
    "RangeType": RANGE_TYPE,
    "ResultsValueType": Directive(_parse_results_type, _print_results_type),
}
