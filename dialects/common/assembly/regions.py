"""Shared syntax of operations with regions: an optional `else`, and region arguments with their initial values."""

from __future__ import annotations

from collections.abc import Sequence

from ....ir.base import Type
from ....ir.graph import Operation, Value
from ....ods.protocols import Argument, OperandUse, OpParser, OpPrinter


def parse_then_else(p: OpParser, op: Operation) -> None:
    """`{...} else {...} {attributes}`. Without `else` the second region is empty."""
    p.region(op)
    if p.optional_keyword("else"):
        p.region(op)
    else:
        p.empty_region(op)
    p.attribute_dictionary(op)


def print_then_else(p: OpPrinter, op: Operation, *, terminator: bool, elided: Sequence[str] = ()) -> None:
    """The counterpart of `parse_then_else`. `terminator` false: without one that passes on nothing."""
    p.write(" ")
    p.region(op.regions[0], entry_arguments=False, terminator=terminator)
    if len(op.regions) > 1 and op.regions[1].blocks:
        p.write(" else ")
        p.region(op.regions[1], entry_arguments=False, terminator=terminator)
    p.attribute_dictionary(op, elided)


def parse_assignments(p: OpParser) -> tuple[list[Argument], list[OperandUse]]:
    """`(%argument = %value, ...)`, possibly empty. The arguments have no types yet."""
    arguments: list[Argument] = []
    uses: list[OperandUse] = []

    def assignment() -> None:
        arguments.append(Argument(p.operand(numbered=False)))
        p.punctuation("=")
        uses.append(p.operand())

    p.comma_separated(assignment, "(", ")")
    return arguments, uses


def print_assignments(p: OpPrinter, prefix: str, arguments: Sequence[Value], values: Sequence[Value]) -> None:
    """`prefix`, then the counterpart of `parse_assignments`; nothing at all when there are no values."""
    if not values:
        return
    p.write(f"{prefix}(")
    for index, (argument, value) in enumerate(zip(arguments, values, strict=False)):
        p.write(", " if index else "")
        p.value(argument)
        p.write(" = ")
        p.value(value)
    p.write(")")


def set_types(arguments: Sequence[Argument], types: Sequence[Type]) -> None:
    """Tell arguments the types that the text gives later; those without one keep theirs."""
    for argument, type_ in zip(arguments, types, strict=False):
        argument.type = type_


def entry_values(op: Operation) -> Sequence[Value]:
    """The arguments of the first block of the first region; empty without a block."""
    entry = op.regions[0].entry
    return entry.args if entry is not None else ()


def parse_while_like(p: OpParser, op: Operation, arguments: Sequence[Argument], results: Sequence[Type]) -> None:
    """Parse the rest of `scf.while` and `tosa.while_loop` after the types: `{ ... } do { ... } attributes {...}`."""
    for type_ in results:
        op.add_result(type_)
    p.region(op, arguments)
    p.keyword("do")
    p.region(op)
    p.attribute_dictionary_with_keyword(op)


def print_while_like(p: OpPrinter, op: Operation) -> None:
    """`(%argument = %operand) : type { ... } do { ... } attributes {...}`."""
    print_assignments(p, " ", entry_values(op), op.operand_values)
    p.write(" : ")
    p.function_type([value.type for value in op.operand_values], op.result_types)
    p.write(" ")
    p.region(op.regions[0], entry_arguments=False)
    p.write(" do ")
    p.region(op.regions[1])
    p.attribute_dictionary(op, keyword=True)
