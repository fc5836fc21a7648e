"""Custom syntax of `ml_program` and the directives in its formats."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import StringAttr, TypeAttr
from ...ir.graph import Operation
from ...ir.types import UNKNOWN_TYPE
from ...ods.definitions import OpDefinition
from ...ods.protocols import Directive, DirectiveArgument, FormatState, OpParser, OpPrinter
from ...ods.segments import operand_group, result_group
from ..common.assembly.functions import VISIBILITIES, parse_function, print_function

Arguments = Sequence[DirectiveArgument]


def _parse_visibility(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    for word in VISIBILITIES:
        if p.optional_keyword(word):
            state.op.properties[arguments[0].name] = StringAttr(word)
            return
    p.fail("expected 'public', 'private', or 'nested'", candidates=VISIBILITIES)


def _print_visibility(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Arguments) -> None:
    visibility = op.properties.get(arguments[0].name)
    if not isinstance(visibility, StringAttr):
        # Only the generic form goes without.
        raise ValueError(op.name)
    p.write(visibility.value)


def _parse_initial_value(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """Optional `(value)`, then `: type`."""
    type_, value = (argument.name for argument in arguments)
    if p.optional_punctuation("("):
        state.op.properties[value] = p.attribute()
        p.punctuation(")")
    state.op.properties[type_] = TypeAttr(p.colon_type())


def _print_initial_value(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Arguments) -> None:
    type_, value = (op.properties.get(argument.name) for argument in arguments)
    if value is not None:
        p.write("(")
        p.attribute(value)
        p.write(")")
    p.write(" : ")
    p.type(type_.type if isinstance(type_, TypeAttr) else UNKNOWN_TYPE)


def _parse_ordering(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """Optional `ordering((%tokens) -> type)`."""
    consumed, produced = (argument.name for argument in arguments)
    if not p.optional_keyword("ordering"):
        return
    p.punctuation("(")
    state.operands[consumed] = p.operand_list("(", ")") if p.next_is("(") else p.operand_list()
    if p.optional_punctuation("->"):
        state.types_of(produced).append(p.type())
    p.punctuation(")")


def _print_ordering(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    consumed, produced = (argument.name for argument in arguments)
    values, results = operand_group(op, definition, consumed), result_group(op, definition, produced)
    if not values and not results:
        return
    p.write(" ordering(")
    if values:
        p.values(values)
    else:
        p.write("()")
    if results:
        p.write(" -> ")
        p.types([result.type for result in results])
    p.write(")")


PARSERS = {"ml_program.func": parse_function, "ml_program.subgraph": parse_function}
PRINTERS = {"ml_program.func": print_function, "ml_program.subgraph": print_function}
DIRECTIVES = {
    "SymbolVisibility": Directive(_parse_visibility, _print_visibility),
    "TokenOrdering": Directive(_parse_ordering, _print_ordering),
    "TypedInitialValue": Directive(_parse_initial_value, _print_initial_value),
}
