"""Directives in the formats of `xegpu`."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation
from ...ods.definitions import OpDefinition
from ...ods.protocols import Directive, DirectiveArgument, FormatState, OpParser, OpPrinter
from ...ods.segments import dense_values, operand_group
from ..common.assembly.index_lists import DYNAMIC_INDEX_LIST


def _parse_optional(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    """The list, or nothing at all; without it there is no attribute either."""
    if p.next_is("["):
        DYNAMIC_INDEX_LIST.parse(p, state, arguments)


def _print_optional(
    p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Sequence[DirectiveArgument]
) -> None:
    values, integers = (argument.name for argument in arguments)
    if operand_group(op, definition, values) or dense_values(op.properties.get(integers)):
        DYNAMIC_INDEX_LIST.print(p, op, definition, arguments)


DIRECTIVES = {
    "DynamicIndexList": DYNAMIC_INDEX_LIST,
    "OptionalDynamicIndexList": Directive(_parse_optional, _print_optional),
}
