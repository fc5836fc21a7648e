"""Custom syntax of `acc`: variables of data clauses, loop bounds, routines. Other clauses: `clauses_assembly.py`."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import ArrayAttr, Attribute, DialectAttr, StringAttr, SymbolRefAttr, TypeAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import DialectType, element_type, is_memref
from ...ods.definitions import OpDefinition
from ...ods.protocols import Argument, Directive, DirectiveArgument, FormatState, OpParser, OpPrinter
from ...ods.segments import array_elements, i64_attr, integer_value, operand_group
from .clauses_assembly import (
    CLAUSES,
    NONE,
    add_typed_operand,
    attribute_names,
    device_type,
    separated,
    write_device_type,
    write_typed,
)

Arguments = Sequence[DirectiveArgument]


def _is_pointer(type_: Type) -> bool:
    """Whether `type_` has upstream's PointerLikeType."""
    return is_memref(type_) or (isinstance(type_, DialectType) and (type_.dialect, type_.mnemonic) == ("llvm", "ptr"))


# `varPtr(%x : type) varType(type)`, in two directives with the colon between them


def _parse_var(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    if not p.optional_keyword("varPtr"):
        p.keyword("var")
    p.punctuation("(")
    state.operands[arguments[0].name] = [p.operand()]


def _print_var(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    for value in operand_group(op, definition, arguments[0].name):
        p.write("varPtr(" if _is_pointer(value.type) else "var(")
        p.value(value)


def _parse_var_type(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    pointer, attribute = (argument.name for argument in arguments)
    type_ = p.type()
    state.operand_types[pointer] = [type_]
    p.punctuation(")")
    if p.optional_keyword("varType"):
        p.punctuation("(")
        type_ = p.type()
        p.punctuation(")")
    elif is_memref(type_):
        type_ = element_type(type_)
    elif _is_pointer(type_):
        # What it points to is not part of its type.
        p.fail("expected 'varType'")
    state.op.properties[attribute] = TypeAttr(type_)


def _print_var_type(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    pointer, attribute = (argument.name for argument in arguments)
    type_ = next(value.type for value in operand_group(op, definition, pointer))
    p.type(type_)
    p.write(")")
    written = op.properties.get(attribute)
    implied = element_type(type_) if is_memref(type_) else None if _is_pointer(type_) else type_
    if isinstance(written, TypeAttr) and written.type is not implied:
        p.write(" varType(")
        p.type(written.type)
        p.write(")")


def _parse_acc_var(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`accPtr(%x : type)`."""
    if not p.optional_keyword("accPtr"):
        p.keyword("accVar")
    p.punctuation("(")
    add_typed_operand(p, state, arguments[0].name)
    p.punctuation(")")


def _print_acc_var(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    for value in operand_group(op, definition, arguments[0].name):
        p.write("accPtr(" if _is_pointer(value.type) else "accVar(")
        write_typed(p, value)
        p.write(")")


def _parse_recipe(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    state.op.properties[arguments[0].name] = p.symbol_ref()


def _print_recipe(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Arguments) -> None:
    recipe = op.properties.get(arguments[0].name)
    if recipe is not None:
        p.attribute(recipe)


# acc.loop


def _parse_combined(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    for word in ("kernels", "parallel", "serial"):
        if p.optional_keyword(word):
            state.op.properties[arguments[0].name] = DialectAttr("acc", "combined_constructs", f"{word}_loop")
            return
    p.fail("expected compute construct name")


def _print_combined(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Arguments) -> None:
    attribute = op.properties.get(arguments[0].name)
    if isinstance(attribute, DialectAttr):
        p.write((attribute.body or "").removesuffix("_loop"))


_BOUNDS = (("=", "lowerbound"), ("to", "upperbound"), ("step", "step"))


def _parse_control(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`control(%i : type) = (%low : type) to (%high : type) step (%step : type) {...}`; the region alone will do."""
    variables: list[Argument] = []
    if p.optional_keyword("control"):
        variables = p.optional_argument_list()
        for word, name in _BOUNDS:
            if word == "=":
                p.punctuation(word)
            else:
                p.keyword(word)
            p.punctuation("(")
            state.operands[name] = p.operand_list()
            state.operand_types[name] = p.optional_colon_type_list()
            p.punctuation(")")
    state.regions[arguments[0].name] = [p.region(state.op, variables)]


def _print_control(p: OpPrinter, op: Operation, definition: OpDefinition, arguments: Arguments) -> None:
    region = op.regions[0]
    variables = region.blocks[0].args if region.blocks else ()
    if variables:
        p.write("control(")
        separated(p, len(variables), lambda position: write_typed(p, variables[position]))
        p.write(")")
        for word, name in _BOUNDS:
            values = operand_group(op, definition, name)
            p.write(f" {word} (")
            p.values(values)
            p.write(" : ")
            p.types([value.type for value in values])
            p.write(")")
        p.write(" ")
    p.region(region, entry_arguments=False)


# acc.routine

_BOUND = 4
"""Attributes of `bind`."""


def _parse_bind(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`@name [device type], "name", ...`."""
    symbols, strings, symbol_devices, string_devices = _bound(arguments)
    found: dict[str, list[Attribute]] = {name: [] for name in (symbols, strings, symbol_devices, string_devices)}

    def entry() -> None:
        symbol = p.optional_symbol_ref()
        name = symbol if symbol is not None else p.attribute()
        if isinstance(name, (SymbolRefAttr, StringAttr)):
            # Upstream reads anything, and forgets what is neither.
            found[symbols if symbol is not None else strings].append(name)
        found[symbol_devices if symbol is not None else string_devices].append(device_type(p))

    p.comma_separated(entry)
    state.op.properties.update({name: ArrayAttr(tuple(values)) for name, values in found.items()})


def _print_bind(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Arguments) -> None:
    symbols, strings, symbol_devices, string_devices = _bound(arguments)
    names: list[Attribute] = []
    devices: list[Attribute] = []
    for of_names, of_devices in dict.fromkeys(((symbols, symbol_devices), (strings, string_devices))):
        named, for_devices = array_elements(op.properties.get(of_names)), array_elements(op.properties.get(of_devices))
        if len(named) != len(for_devices):
            # Only the generic form says which device types have no name.
            raise ValueError(op.name)
        names += named
        devices += for_devices

    def entry(position: int) -> None:
        p.attribute(names[position])
        write_device_type(p, devices[position])

    separated(p, len(names), entry)


def _bound(arguments: Arguments) -> Sequence[str]:
    """Attributes of symbols, of strings, and of the devices of both; releases before LLVM 22 have one for two."""
    names = attribute_names(arguments)
    return names if len(names) == _BOUND else [name for name in names for _ in range(2)]


def _parse_routine_gang(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`([device types], dim: 1 : i64 [device type], ...)`; nothing at all is for every device."""
    gang, sizes, size_devices = attribute_names(arguments)
    if not p.optional_punctuation("("):
        state.op.properties[gang] = ArrayAttr((NONE,))
        return
    keywords: list[Attribute] = []
    found: list[Attribute] = []
    devices: list[Attribute] = []
    if p.next_is("["):
        p.comma_separated(lambda: keywords.append(p.attribute()), "[", "]")
        if not p.next_is(")"):
            p.punctuation(",")

    def entry() -> None:
        p.keyword("dim")
        p.punctuation(":")
        value = i64_attr(p.integer())
        p.colon_type()
        found.append(value)
        devices.append(device_type(p))

    if not p.next_is(")"):
        p.comma_separated(entry)
    p.punctuation(")")
    state.op.properties[gang] = ArrayAttr(tuple(keywords))
    state.op.properties[sizes] = ArrayAttr(tuple(found))
    state.op.properties[size_devices] = ArrayAttr(tuple(devices))


def _print_routine_gang(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Arguments) -> None:
    keywords, sizes, devices = (array_elements(op.properties.get(name)) for name in attribute_names(arguments))
    if not sizes and tuple(keywords) == (NONE,):
        return
    if len(sizes) != len(devices):
        # Only the generic form has sizes without a device type.
        raise ValueError(op.name)
    p.write("(")
    if keywords:
        p.write(f"[{', '.join(map(str, keywords))}]{', ' if sizes else ''}")

    def entry(position: int) -> None:
        p.write(f"dim: {integer_value(sizes[position])} : i64")
        write_device_type(p, devices[position])

    separated(p, len(sizes), entry)
    p.write(")")


DIRECTIVES = {
    **CLAUSES,
    "AccVar": Directive(_parse_acc_var, _print_acc_var),
    "BindName": Directive(_parse_bind, _print_bind),
    "CombinedConstructsLoop": Directive(_parse_combined, _print_combined),
    "LoopControl": Directive(_parse_control, _print_control),
    "RecipeSym": Directive(_parse_recipe, _print_recipe),
    "RoutineGangClause": Directive(_parse_routine_gang, _print_routine_gang),
    "Var": Directive(_parse_var, _print_var),
    "VarPtrType": Directive(_parse_var_type, _print_var_type),
}
