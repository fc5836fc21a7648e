"""Lists that mix numbers and values: `[%a, 4, %b]`, `custom<DynamicIndexList>` (mlir/Interfaces/ViewLikeInterface.h).

The numbers go into an `array<i64>` attribute in which `DYNAMIC` marks the places of the values.
"""

from __future__ import annotations

from collections.abc import Sequence

from ....ir.attributes import DenseArrayAttr
from ....ir.base import Type
from ....ir.graph import Operation, Value
from ....ir.records import dataclass, field
from ....ir.types import I1
from ....ods.definitions import OpDefinition
from ....ods.protocols import Directive, DirectiveArgument, FormatState, OperandUse, OpParser, OpPrinter
from ....ods.segments import dense_i64, dense_values, operand_group

DYNAMIC = -(1 << 63)
"""Upstream's ShapedType::kDynamic."""

SQUARE = ("[", "]")
ROUND = ("(", ")")


@dataclass
class IndexList:
    """`integers` and `scalable` have one entry for each element, `values` and `types` one for each value."""

    values: list[OperandUse] = field(default_factory=list[OperandUse])
    integers: list[int] = field(default_factory=list[int])
    types: list[Type] = field(default_factory=list[Type])
    scalable: list[bool] = field(default_factory=list[bool])


def parse_index_list(p: OpParser, delimiters: tuple[str, str] = SQUARE, *, typed: bool = False) -> IndexList:
    """`typed`: a value may be followed by `: type`. An element in square brackets is scalable."""
    found = IndexList()

    def element() -> None:
        scalable = p.optional_punctuation("[")
        use = p.optional_operand()
        if use is None:
            found.integers.append(p.integer())
        else:
            found.values.append(use)
            found.integers.append(DYNAMIC)
            if typed:
                found.types.append(p.colon_type())
        if scalable:
            p.punctuation("]")
        found.scalable.append(scalable)

    p.comma_separated(element, *delimiters, " in dynamic index list")
    return found


def print_index_list(
    out: OpPrinter,
    integers: Sequence[int],
    values: Sequence[Value],
    delimiters: tuple[str, str] = SQUARE,
    *,
    typed: bool = False,
    scalable: Sequence[int] = (),
) -> None:
    """The counterpart of `parse_index_list`. Without integers, all elements are values."""
    rest = iter(values)
    out.write(delimiters[0])
    for index, integer in enumerate(integers or [DYNAMIC] * len(values)):
        if index:
            out.write(", ")
        flagged = index < len(scalable) and bool(scalable[index])
        out.write("[" if flagged else "")
        value = next(rest, None) if integer == DYNAMIC else None
        if value is None:
            out.write(str(integer))
        else:
            out.value(value)
            if typed:
                out.write(" : ")
                out.type(value.type)
        out.write("]" if flagged else "")
    out.write(delimiters[1])


@dataclass
class _Arguments:
    """The arguments of the directive: values, integers, scalable flags; whether types are written."""

    values: str
    integers: str
    scalable: str | None
    typed: bool
    delimiters: tuple[str, str]


def _arguments(arguments: Sequence[DirectiveArgument]) -> _Arguments:
    attributes = [argument.name for argument in arguments if argument.kind == "attr"]
    return _Arguments(
        values=next(argument.name for argument in arguments if argument.kind == "operand"),
        integers=attributes[0],
        scalable=attributes[1] if len(attributes) > 1 else None,
        typed=any(argument.kind == "type" for argument in arguments),
        delimiters=ROUND if any("Paren" in a.name for a in arguments if a.kind in ("literal", "code")) else SQUARE,
    )


def _parse(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    names = _arguments(arguments)
    found = parse_index_list(p, names.delimiters, typed=names.typed)
    state.operands[names.values] = found.values
    state.op.properties[names.integers] = dense_i64(found.integers)
    if names.typed:
        state.operand_types[names.values] = found.types
    if names.scalable is not None:
        state.op.properties[names.scalable] = DenseArrayAttr(I1, tuple(map(int, found.scalable)))


def _print(out: OpPrinter, op: Operation, definition: OpDefinition, arguments: Sequence[DirectiveArgument]) -> None:
    names = _arguments(arguments)
    integers, values = dense_values(op.properties.get(names.integers)), operand_group(op, definition, names.values)
    if integers.count(DYNAMIC) != len(values):
        # Only the generic form has values without a place in the list.
        raise ValueError(op.name)
    print_index_list(
        out,
        integers,
        values,
        names.delimiters,
        typed=names.typed,
        scalable=dense_values(op.properties.get(names.scalable)) if names.scalable is not None else (),
    )


def _follows(p: OpParser) -> bool:
    return p.next_is("[") or p.next_is("(")


DYNAMIC_INDEX_LIST = Directive(_parse, _print, _follows)
