"""Custom syntax of `pdl_interp`."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import UNIT
from ...ir.graph import Operation
from ...ir.types import UNKNOWN_TYPE
from ...ods.definitions import OpDefinition
from ...ods.protocols import Directive, DirectiveArgument, FormatState, OpParser, OpPrinter
from ...ods.segments import operand_group
from ..common.assembly.functions import parse_function, print_function
from ..pdl.assembly import NAMED_OPERANDS, RANGE_TYPE, range_of


def _parse_foreach(p: OpParser, op: Operation) -> None:
    argument = p.argument(type_required=True)
    p.keyword("in")
    p.resolve(op, p.operand(), range_of(argument.type or UNKNOWN_TYPE))
    p.region(op, [argument])
    p.attribute_dictionary(op)
    p.punctuation("->")
    p.successor(op)


def _print_foreach(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    for argument in op.regions[0].blocks[0].args if op.regions[0].blocks else []:
        p.argument(argument)
    p.write(" in ")
    p.values(op.operand_values)
    p.write(" ")
    p.region(op.regions[0], entry_arguments=False)
    p.attribute_dictionary(op)
    p.write(" -> ")
    p.successor(op.successor_blocks[0])


# custom<CreateOperationOpResults>: `-> <inferred>` or `-> (%types : types)`


def _parse_results(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    group = next(argument.name for argument in arguments if argument.kind == "operand")
    inferred = next(argument.name for argument in arguments if argument.kind == "attr")
    state.operands[group], state.operand_types[group] = [], []
    if not p.optional_punctuation("->"):
        return
    if p.optional_punctuation("<"):
        p.keyword("inferred")
        p.punctuation(">")
        state.op.properties[inferred] = UNIT
        return
    p.punctuation("(")
    state.operands[group] = p.operand_list()
    state.operand_types[group] = p.optional_colon_type_list()
    p.punctuation(")")


def _print_results(
    p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Sequence[DirectiveArgument]
) -> None:
    group = next(argument.name for argument in arguments if argument.kind == "operand")
    inferred = next(argument.name for argument in arguments if argument.kind == "attr")
    values = operand_group(op, definition, group)
    if inferred in op.properties:
        p.write(" -> <inferred>")
    elif values:
        p.write(" -> (")
        p.values(values)
        p.write(" : ")
        p.types([value.type for value in values])
        p.write(")")


PARSERS = {"pdl_interp.foreach": _parse_foreach, "pdl_interp.func": parse_function}
PRINTERS = {"pdl_interp.foreach": _print_foreach, "pdl_interp.func": print_function}
DIRECTIVES = {
    "CreateOperationOpAttributes": NAMED_OPERANDS,
    "CreateOperationOpResults": Directive(_parse_results, _print_results),
    "RangeType": RANGE_TYPE,
}
