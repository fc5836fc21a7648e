"""Clauses of `acc` whose operands and keywords are for some device types only.

A device type in square brackets follows what it is for: `%x : i32 [#acc.device_type<nvidia>]`; without one
it is `none`. Keywords without operands come first, as a list: `([#acc.device_type<star>], %x : i32)`.
mlir/lib/Dialect/OpenACC/IR/OpenACC.cpp is what they follow.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...ir.attributes import FALSE, TRUE, UNIT, ArrayAttr, Attribute, DialectAttr
from ...ir.graph import Operation, Value
from ...ods.definitions import OpDefinition
from ...ods.protocols import Directive, DirectiveArgument, FormatState, OpParser, OpPrinter
from ...ods.segments import array_elements, dense_i32, dense_values, operand_group
from ..common.assembly.clauses import operand_name

Arguments = Sequence[DirectiveArgument]

NONE = DialectAttr("acc", "device_type", "none")
_ONLY_NONE = (NONE,)
_GANG_ARGUMENTS = (("num", "Num"), ("dim", "Dim"), ("static", "Static"))


def attribute_names(arguments: Arguments) -> list[str]:
    return [argument.name for argument in arguments if argument.kind == "attr"]


def write_typed(p: OpPrinter, value: Value) -> None:
    """`%value : type`."""
    p.value(value)
    p.write(" : ")
    p.type(value.type)


def add_typed_operand(p: OpParser, state: FormatState, name: str) -> None:
    """`%value : type` into the group `name`."""
    state.operands.setdefault(name, []).append(p.operand())
    state.operand_types.setdefault(name, []).append(p.colon_type())


def device_type(p: OpParser) -> Attribute:
    """`[device type]`, or `none`."""
    if not p.optional_punctuation("["):
        return NONE
    attribute = p.attribute()
    p.punctuation("]")
    return attribute


def write_device_type(p: OpPrinter, attribute: Attribute) -> None:
    if attribute != NONE:
        p.write(f" [{attribute}]")


def _leading_keywords(p: OpParser) -> list[Attribute]:
    """`[device types],` before operands."""
    found: list[Attribute] = []
    if p.next_is("["):
        p.comma_separated(lambda: found.append(p.attribute()), "[", "]")
        p.punctuation(",")
    return found


def _write_list(p: OpPrinter, attributes: Sequence[Attribute]) -> None:
    if attributes:
        p.write(f"[{', '.join(map(str, attributes))}]")


def separated(p: OpPrinter, count: int, write: Callable[[int], None]) -> None:
    for position in range(count):
        p.write(", " if position else "")
        write(position)


# `worker`, `worker([device types])`


def _parse_types(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    found: list[Attribute] = []
    if p.optional_punctuation("("):
        p.comma_separated(lambda: found.append(p.attribute()), "[", "]")
        p.punctuation(")")
    state.op.properties[arguments[0].name] = ArrayAttr(tuple(found) or _ONLY_NONE)


def _print_types(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Arguments) -> None:
    found = array_elements(op.properties.get(arguments[0].name))
    if found and tuple(found) != _ONLY_NONE:
        p.write("(")
        _write_list(p, found)
        p.write(")")


# `%x : i32 [device type], ...`


def _parse_operands(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    name, types = operand_name(arguments), attribute_names(arguments)[0]
    found: list[Attribute] = []

    def entry() -> None:
        add_typed_operand(p, state, name)
        found.append(device_type(p))

    p.comma_separated(entry)
    state.op.properties[types] = ArrayAttr(tuple(found))


def _print_operands(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    values = operand_group(op, definition, operand_name(arguments))
    types = array_elements(op.properties.get(attribute_names(arguments)[0]))
    if len(types) != len(values):
        # Only the generic form has another number of device types.
        raise ValueError(op.name)

    def entry(position: int) -> None:
        write_typed(p, values[position])
        write_device_type(p, types[position])

    separated(p, len(values), entry)


def _parse_operands_or_keyword(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """The keywords before operands are read and forgotten, as upstream does."""
    if not p.optional_punctuation("("):
        state.op.properties[attribute_names(arguments)[1]] = ArrayAttr(_ONLY_NONE)
        return
    _leading_keywords(p)
    _parse_operands(p, state, arguments)
    p.punctuation(")")


def _print_operands_or_keyword(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    _, only = attribute_names(arguments)
    keywords = array_elements(op.properties.get(only))
    values = operand_group(op, definition, operand_name(arguments))
    if not values and tuple(keywords) == _ONLY_NONE:
        return
    p.write("(")
    _write_list(p, keywords)
    p.write(", " if keywords and values else "")
    _print_operands(p, op, definition, arguments)
    p.write(")")


# `async`, `async(%x : i32)`, `wait(%x, %y : i32, i64)`


def _parse_unit_or_operands(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    name = operand_name(arguments)
    if not p.optional_punctuation("("):
        state.op.properties[attribute_names(arguments)[0]] = UNIT
        return
    state.operands[name] = p.operand_list()
    state.operand_types[name] = p.optional_colon_type_list()
    p.punctuation(")")


def _print_unit_or_operands(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    if attribute_names(arguments)[0] in op.properties:
        return
    values = operand_group(op, definition, operand_name(arguments))
    p.write("(")
    p.values(values)
    p.write(" : ")
    p.types([value.type for value in values])
    p.write(")")


# `{%x : i32, %y : i32} [device type], {...}`


def _parse_groups(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    name, (types, segments) = operand_name(arguments), attribute_names(arguments)
    found: list[Attribute] = []
    sizes: list[int] = []

    def group() -> None:
        before = len(state.operands.get(name, ()))
        p.punctuation("{")
        p.comma_separated(lambda: add_typed_operand(p, state, name))
        p.punctuation("}")
        sizes.append(len(state.operands[name]) - before)
        found.append(device_type(p))

    p.comma_separated(group)
    state.op.properties[types] = ArrayAttr(tuple(found))
    state.op.properties[segments] = dense_i32(sizes)


def _print_groups(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    types, segments = attribute_names(arguments)
    _write_groups(p, op, definition, operand_name(arguments), types, segments)


def _write_groups(
    p: OpPrinter,
    op: Operation,
    definition: OpDefinition,
    name: str,
    types: str,
    segments: str,
    prefix: Callable[[int, int], str] = lambda group, position: "",
) -> None:
    """`prefix(group, operand)` comes before an operand; both count from 0."""
    values = operand_group(op, definition, name)
    sizes = dense_values(op.properties.get(segments))
    devices = array_elements(op.properties.get(types))
    if len(devices) != len(sizes) or sum(sizes) != len(values):
        # Only the generic form has operands in no group, and groups without a device type.
        raise ValueError(op.name)
    start = 0

    def group(number: int) -> None:
        nonlocal start
        part = range(start, start + sizes[number])
        start = part.stop
        p.write("{")
        for position in part:
            p.write(", " if position > part.start else "")
            p.write(prefix(number, position))
            write_typed(p, values[position])
        p.write("}")
        write_device_type(p, devices[number])

    separated(p, len(sizes), group)


# `wait`, `wait([device types], {devnum: %x : i32, %y : i32} [device type], ...)`


def _parse_wait(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    name, (types, segments, devnum, only) = operand_name(arguments), attribute_names(arguments)
    properties = state.op.properties
    if not p.optional_punctuation("("):
        properties[only] = ArrayAttr(_ONLY_NONE)
        return
    properties[only] = ArrayAttr(tuple(_leading_keywords(p)))
    found: list[Attribute] = []
    numbered: list[Attribute] = []
    sizes: list[int] = []

    def group() -> None:
        before = len(state.operands.get(name, ()))
        p.punctuation("{")
        has_number = p.optional_keyword("devnum")
        numbered.append(TRUE if has_number else FALSE)
        if has_number:
            p.punctuation(":")
        p.comma_separated(lambda: add_typed_operand(p, state, name))
        p.punctuation("}")
        sizes.append(len(state.operands[name]) - before)
        found.append(device_type(p))

    p.comma_separated(group)
    p.punctuation(")")
    properties[types], properties[segments] = ArrayAttr(tuple(found)), dense_i32(sizes)
    properties[devnum] = ArrayAttr(tuple(numbered))


def _print_wait(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    name, (types, segments, devnum, only) = operand_name(arguments), attribute_names(arguments)
    keywords = array_elements(op.properties.get(only))
    if not operand_group(op, definition, name) and tuple(keywords) == _ONLY_NONE:
        return
    numbered = array_elements(op.properties.get(devnum))
    sizes = dense_values(op.properties.get(segments))
    p.write("(")
    _write_list(p, keywords)
    p.write(", " if keywords and array_elements(op.properties.get(types)) else "")

    def prefix(group: int, position: int) -> str:
        return (
            "devnum: " if group < len(numbered) and numbered[group] == TRUE and position == sum(sizes[:group]) else ""
        )

    _write_groups(p, op, definition, name, types, segments, prefix)
    p.write(")")


# `gang`, `gang([device types], {num=%x : i32, static=%y : i32} [device type], ...)`


def _parse_gang(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    name, (kinds, types, segments, only) = operand_name(arguments), attribute_names(arguments)
    properties = state.op.properties
    if not p.optional_punctuation("("):
        properties[only] = ArrayAttr(_ONLY_NONE)
        return
    keywords: list[Attribute] = []
    found: list[Attribute] = []
    devices: list[Attribute] = []
    sizes: list[int] = []
    if p.next_is("["):
        p.comma_separated(lambda: keywords.append(p.attribute()), "[", "]")
        if not p.next_is(")"):
            p.punctuation(",")

    def value() -> bool:
        """Whether there is one: of each kind at most, in their order."""
        before = len(found)
        for word, kind in _GANG_ARGUMENTS:
            if p.optional_keyword(word):
                p.punctuation("=")
                found.append(DialectAttr("acc", "gang_arg_type", kind))
                add_typed_operand(p, state, name)
        return len(found) > before

    def group() -> None:
        p.punctuation("{")
        before = len(found)
        # Upstream wants a comma before each value but the first of all groups.
        if not before:
            value()
        while found and p.optional_punctuation(","):
            if not value():
                p.fail("new value expected after comma")
        if not found:
            p.fail("expect at least one of num, dim or static values")
        p.punctuation("}")
        sizes.append(len(found) - before)
        devices.append(device_type(p))

    if not p.next_is(")"):
        p.comma_separated(group)
    p.punctuation(")")
    properties[only], properties[kinds] = ArrayAttr(tuple(keywords)), ArrayAttr(tuple(found))
    properties[types], properties[segments] = ArrayAttr(tuple(devices)), dense_i32(sizes)


def _print_gang(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    name, (kinds, types, segments, only) = operand_name(arguments), attribute_names(arguments)
    keywords = array_elements(op.properties.get(only))
    if not operand_group(op, definition, name) and tuple(keywords) == _ONLY_NONE:
        return
    words = {kind: word for word, kind in _GANG_ARGUMENTS}
    written = array_elements(op.properties.get(kinds))

    def prefix(_: int, position: int) -> str:
        kind = written[position] if position < len(written) else None
        return f"{words.get(kind.body or '', '')}=" if isinstance(kind, DialectAttr) else ""

    p.write("(")
    _write_list(p, keywords)
    p.write(", " if keywords and array_elements(op.properties.get(types)) else "")
    _write_groups(p, op, definition, name, types, segments, prefix)
    p.write(")")


_GROUPS = Directive(_parse_groups, _print_groups)

CLAUSES = {
    "DeviceTypeArrayAttr": Directive(_parse_types, _print_types),
    "DeviceTypeOperands": Directive(_parse_operands, _print_operands),
    "DeviceTypeOperandsWithKeywordOnly": Directive(_parse_operands_or_keyword, _print_operands_or_keyword),
    "DeviceTypeOperandsWithSegment": _GROUPS,
    "GangClause": Directive(_parse_gang, _print_gang),
    "NumGangs": _GROUPS,
    "OperandWithKeywordOnly": Directive(_parse_unit_or_operands, _print_unit_or_operands),
    "OperandsWithKeywordOnly": Directive(_parse_unit_or_operands, _print_unit_or_operands),
    "WaitClause": Directive(_parse_wait, _print_wait),
}
"""Directives by name."""
