"""`{"name" = %value, ...}`: operands with the names that an array attribute keeps, as `pdl` and `irdl` write them."""

from __future__ import annotations

from collections.abc import Sequence

from ....ir.attributes import ArrayAttr, StringAttr, quoted
from ....ir.graph import Operation
from ....ods.definitions import OpDefinition
from ....ods.protocols import DirectiveArgument, FormatState, OperandUse, OpParser, OpPrinter
from ....ods.segments import array_elements, operand_group

Arguments = Sequence[DirectiveArgument]


def parse_named_operands(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """The arguments of the directive: the operands, the attribute with their names. The text may be missing."""
    values, names = (argument.name for argument in arguments)
    uses: list[OperandUse] = []
    keys: list[StringAttr] = []

    def entry() -> None:
        keys.append(StringAttr(p.string()))
        p.punctuation("=")
        uses.append(p.operand())

    if p.next_is("{"):
        p.comma_separated(entry, "{", "}")
    state.operands[values] = uses
    state.op.properties[names] = ArrayAttr(tuple(keys))


def print_named_operands(
    p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments, *, before: str = ""
) -> None:
    """`before`, then the counterpart of `parse_named_operands`; nothing at all when there are none."""
    values, names = (argument.name for argument in arguments)
    keys = array_elements(op.properties.get(names))
    if not keys:
        return
    p.write(f"{before}{{")
    for position, (key, value) in enumerate(zip(keys, operand_group(op, definition, values), strict=False)):
        p.write(f"{', ' if position else ''}{quoted(key.value if isinstance(key, StringAttr) else '')} = ")
        p.value(value)
    p.write("}")
