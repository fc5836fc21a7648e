"""Custom syntax of `sparse_tensor`; its loops are in `sparse_tensor_loops_syntax`."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import index_attr
from ...ir.graph import Operation
from ...ods.definitions import OpDefinition
from ...ods.protocols import Directive, DirectiveArgument, FormatState, OpParser, OpPrinter
from ...ods.segments import integer_value
from .loops_assembly import parse_coiterate, parse_iterate, print_coiterate, print_iterate


def _parse_levels(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    """`low` or `low to high`, the latter not included."""
    low_name, high_name = (argument.name for argument in arguments)
    start = p.offset
    low = p.integer()
    high = p.integer() if p.optional_keyword("to") else low + 1
    if high <= low:
        p.fail("expect larger level upper bound than lower bound", start)
    state.op.properties[low_name] = index_attr(low)
    state.op.properties[high_name] = index_attr(high)


def _print_levels(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Sequence[DirectiveArgument]) -> None:
    low, high = (integer_value(op.properties.get(argument.name)) for argument in arguments)
    p.write(str(low) if high == low + 1 else f"{low} to {high}")


PARSERS = {"sparse_tensor.coiterate": parse_coiterate, "sparse_tensor.iterate": parse_iterate}
PRINTERS = {"sparse_tensor.coiterate": print_coiterate, "sparse_tensor.iterate": print_iterate}
DIRECTIVES = {"LevelRange": Directive(_parse_levels, _print_levels)}
