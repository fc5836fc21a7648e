"""Directives in the formats of `sparse_tensor`; the loops over sparse iteration spaces are left out."""

from __future__ import annotations

from collections.abc import Sequence

from ..ir.attributes import index_attr
from ..ir.graph import Operation
from .definitions import OpDefinition
from .protocols import Directive, DirectiveArgument, FormatState, OpParser, OpPrinter
from .segments import integer_value


def _parse_levels(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    """`low` or `low to high`, the latter not included."""
    low_name, high_name = (argument.name for argument in arguments)
    low = p.integer()
    high = p.integer() if p.optional_keyword("to") else low + 1
    state.op.properties[low_name] = index_attr(low)
    state.op.properties[high_name] = index_attr(high)


def _print_levels(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Sequence[DirectiveArgument]) -> None:
    low, high = (integer_value(op.properties.get(argument.name)) for argument in arguments)
    p.write(str(low) if high == low + 1 else f"{low} to {high}")


DIRECTIVES = {"LevelRange": Directive(_parse_levels, _print_levels)}
