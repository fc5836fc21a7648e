"""Custom syntax of the async dialect (mlir/lib/Dialect/Async/IR/Async.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import UNKNOWN_TYPE, DialectType
from ...ods.definitions import OpDefinition
from ...ods.protocols import (
    Argument,
    Directive,
    DirectiveArgument,
    FormatState,
    OperandUse,
    OpParser,
    OpPrinter,
    ParseFunction,
    PrintFunction,
)
from ...ods.segments import operand_group, segments, set_segments
from ..common.assembly.functions import entry_arguments, parse_function, print_function

_TOKEN = DialectType("async", "token")


def _value_type(p: OpParser, type_: Type) -> Type | None:
    """The T of `!async.value<T>`; None for any other type."""
    is_value = isinstance(type_, DialectType) and (type_.dialect, type_.mnemonic) == ("async", "value")
    return p.inner_type(type_) if is_value else None


def _parse_execute(p: OpParser, op: Operation) -> None:
    """`[%tokens] (%value as %unwrapped: !async.value<T>, ...) -> types attributes {...} {...}`."""
    tokens = p.operand_list("[", "]") if p.next_is("[") else []
    uses: list[OperandUse] = []
    types: list[Type] = []
    arguments: list[Argument] = []

    def value() -> None:
        uses.append(p.operand())
        p.keyword("as")
        use = p.operand()
        types.append(p.colon_type())
        arguments.append(Argument(use, _value_type(p, types[-1]) or UNKNOWN_TYPE))

    if p.next_is("("):
        p.comma_separated(value, "(", ")")
    p.resolve_all(op, tokens, _TOKEN)
    p.resolve_all(op, uses, types)
    set_segments(op, len(tokens), len(uses))
    for type_ in (_TOKEN, *p.optional_arrow_type_list()):
        op.add_result(type_)
    p.attribute_dictionary_with_keyword(op)
    p.region(op, arguments)


def _print_execute(out: OpPrinter, op: Operation) -> None:
    tokens, values = segments(op, 2)
    if tokens:
        out.write(" [")
        out.values(tokens)
        out.write("]")
    for index, (value, argument) in enumerate(zip(values, entry_arguments(op) or (), strict=False)):
        out.write(", " if index else " (")
        out.value(value)
        out.write(" as ")
        out.value(argument)
        out.write(": ")
        out.type(value.type)
    out.write(")" if values else "")
    out.arrow_types(op.result_types[1:])
    out.attribute_dictionary(op, ("operandSegmentSizes",), keyword=True)
    out.write(" ")
    out.region(op.regions[0], entry_arguments=False)


def _parse_await(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    """The type of the operand, which gives that of the result: none for a token."""
    operand, result = (argument.name for argument in arguments)
    type_ = p.type()
    inner = _value_type(p, type_)
    state.operand_types[operand] = [type_]
    state.result_types[result] = [inner] if inner is not None else []


def _print_await(
    out: OpPrinter, op: Operation, definition: OpDefinition, arguments: Sequence[DirectiveArgument]
) -> None:
    for value in operand_group(op, definition, arguments[0].name):
        out.type(value.type)


PARSERS: dict[str, ParseFunction] = {"async.execute": _parse_execute, "async.func": parse_function}
PRINTERS: dict[str, PrintFunction] = {"async.execute": _print_execute, "async.func": print_function}
DIRECTIVES: dict[str, Directive] = {"AwaitResultType": Directive(_parse_await, _print_await)}
