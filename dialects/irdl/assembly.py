"""Directives in the formats of `irdl`."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import ArrayAttr, DialectAttr, StringAttr
from ...ir.graph import Block, Operation
from ...ods.definitions import OpDefinition
from ...ods.protocols import Directive, DirectiveArgument, FormatState, OperandUse, OpParser, OpPrinter
from ...ods.segments import array_elements, operand_group
from ..common.assembly.named_operands import parse_named_operands, print_named_operands

Arguments = Sequence[DirectiveArgument]
_WORDS = ("single", "optional", "variadic")


def _parse_body(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """A region of one block that may be left out."""
    region = p.optional_region(state.op)
    if region is None:
        region = p.empty_region(state.op)
        region.append(Block())
    state.regions[arguments[0].name] = [region]


def _print_body(p: OpPrinter, op: Operation, _: OpDefinition, __: Arguments) -> None:
    if op.regions and op.regions[0].blocks and op.regions[0].blocks[0].first is not None:
        p.region(op.regions[0])


def _parse_named(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`(name: %value, name: optional %value)`."""
    args, names, *variadicity = (argument.name for argument in arguments)
    uses: list[OperandUse] = []
    keys: list[StringAttr] = []
    kinds: list[str] = []

    def entry() -> None:
        keys.append(StringAttr(p.any_keyword()))
        p.punctuation(":")
        kinds.append(next((word for word in _WORDS if variadicity and p.optional_keyword(word)), "single"))
        uses.append(p.operand())

    p.comma_separated(entry, "(", ")")
    state.operands[args] = uses
    state.op.properties[names] = ArrayAttr(tuple(keys))
    if variadicity:
        listed = f"[{', '.join(kinds)}]"
        state.op.properties[variadicity[0]] = DialectAttr("irdl", "", f"variadicity_array{listed}")


def _print_named(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    args, names, *variadicity = (argument.name for argument in arguments)
    kinds: list[str] = []
    if variadicity:
        attribute = op.properties.get(variadicity[0])
        body = attribute.body if isinstance(attribute, DialectAttr) else None
        kinds = (body or "").partition("[")[2].rstrip("] ").replace(",", " ").split()
    keys = array_elements(op.properties.get(names))
    p.write("(")
    for position, (key, value) in enumerate(zip(keys, operand_group(op, definition, args), strict=False)):
        p.write(f"{', ' if position else ''}{key.value if isinstance(key, StringAttr) else ''}: ")
        kind = kinds[position] if position < len(kinds) else "single"
        p.write("" if kind == "single" else f"{kind} ")
        p.value(value)
    p.write(")")


_NAMED = Directive(_parse_named, _print_named)

DIRECTIVES = {
    "AttributesOp": Directive(parse_named_operands, print_named_operands),
    "NamedValueList": _NAMED,
    "NamedValueListWithVariadicity": _NAMED,
    "SingleBlockRegion": Directive(_parse_body, _print_body),
}
