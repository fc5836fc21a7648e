"""Custom syntax of what is in a `spirv.module`: the module itself, functions, variables, constants."""

from __future__ import annotations

import re

from ...ir.attributes import ArrayAttr, Attribute, DialectAttr, IntegerAttr, StringAttr, SymbolRefAttr, TypeAttr, quoted
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.lazy_pattern import lazy_pattern
from ...ir.types import UNKNOWN_TYPE
from ...ods.protocols import OpParser, OpPrinter
from ...ods.registry import UPSTREAM
from ...ods.segments import array_elements, i32_attr, integer_value
from ..common.assembly.functions import (
    entry_arguments,
    function_type,
    parse_body,
    parse_signature,
    print_signature,
    print_symbol,
)
from .keywords import keyword_of

_KEYWORDS = lazy_pattern(r"\s*\w+\s*(?:\|\s*\w+\s*)*", re.ASCII).fullmatch


def read_string(p: OpParser, name: str) -> str:
    """The text of the enum attribute `name`, written as a string: one keyword, or several with `|` between them."""
    start = p.offset
    given = p.attribute()
    if not isinstance(given, StringAttr):
        p.fail(f"expected {name} attribute specified as string", start, p.token_end)
    if _KEYWORDS(given.value) is None:
        p.fail(f"invalid {name} attribute specification: {quoted(given.value)}", start, p.token_end)
    return given.value


def read_storage_class(p: OpParser) -> str:
    """`"Function"`."""
    start = p.offset
    found, known = read_string(p, "storage_class"), UPSTREAM.lookup_enum("spirv.StorageClass")
    if known is not None and found not in known.keywords:
        p.fail(f"invalid storage_class attribute specification: {quoted(found)}", start, p.token_end)
    return found


def read_keyword(p: OpParser, name: str) -> DialectAttr:
    return DialectAttr("spirv", name, read_string(p, name))


def _of_kind(p: OpParser, kind: type[Attribute], mnemonic: str = "") -> Attribute:
    """An attribute of one class; `mnemonic` is that of a dialect's, where it is spelled with one."""
    start = p.offset
    value = p.attribute()
    written = getattr(value, "mnemonic", "")
    if not isinstance(value, kind) or (written and written != mnemonic):
        p.fail("invalid kind of attribute specified", start, p.token_end)
    return value


def _symbols(p: OpParser) -> list[Attribute]:
    found: list[Attribute] = []
    p.comma_separated(lambda: found.append(p.symbol_ref()), "(", ")")
    return found


def _write_list(p: OpPrinter, attributes: list[Attribute]) -> None:
    for position, attribute in enumerate(attributes):
        p.write(", " if position else "")
        p.attribute(attribute)


# spirv.module


def parse_module(p: OpParser, op: Operation) -> None:
    name = p.optional_symbol_name()
    if name is not None:
        op.properties["sym_name"] = name
    for property_name in ("addressing_model", "memory_model"):
        op.properties[property_name] = DialectAttr("spirv", property_name, p.any_keyword())
    if p.optional_keyword("requires"):
        op.properties["vce_triple"] = _of_kind(p, DialectAttr, "vce")
    p.attribute_dictionary_with_keyword(op)
    p.region(op)


def print_module(p: OpPrinter, op: Operation) -> None:
    if "sym_name" in op.properties:
        p.write(" ")
        print_symbol(p, op)
    p.write(f" {keyword_of(op, 'addressing_model')} {keyword_of(op, 'memory_model')}")
    triple = op.properties.get("vce_triple")
    if triple is not None:
        p.write(" requires ")
        p.attribute(triple)
    elided = ("sym_name", "addressing_model", "memory_model", "vce_triple")
    p.attribute_dictionary(op, elided, keyword=True)
    p.write(" ")
    p.region(op.regions[0])


# spirv.func

_FUNCTION = ("sym_name", "function_type", "arg_attrs", "res_attrs", "function_control")


def parse_function(p: OpParser, op: Operation) -> None:
    op.properties["sym_name"] = p.symbol_name()
    signature = parse_signature(p)
    op.properties["function_type"] = TypeAttr(signature.type)
    op.properties["function_control"] = read_keyword(p, "function_control")
    parse_body(p, op, signature)


def print_function(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    print_symbol(p, op)
    type_ = function_type(op)
    print_signature(p, op, type_.inputs, type_.results)
    p.write(f" {quoted(keyword_of(op, 'function_control'))}")
    p.attribute_dictionary(op, _FUNCTION, keyword=True)
    if entry_arguments(op) is not None:
        p.write(" ")
        p.region(op.regions[0], entry_arguments=False)


# spirv.ARM.Graph


def parse_graph(p: OpParser, op: Operation) -> None:
    """A function without function control."""
    op.properties["sym_name"] = p.symbol_name()
    signature = parse_signature(p)
    op.properties["function_type"] = TypeAttr(signature.type)
    parse_body(p, op, signature)


def print_graph(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    print_symbol(p, op)
    type_ = function_type(op)
    print_signature(p, op, type_.inputs, type_.results)
    p.attribute_dictionary(op, _FUNCTION, keyword=True)
    if entry_arguments(op) is not None:
        p.write(" ")
        p.region(op.regions[0], entry_arguments=False)


def parse_graph_entry_point(p: OpParser, op: Operation) -> None:
    """`@graph, @variable, ...`."""
    op.properties["fn"] = p.symbol_ref()
    interface: list[Attribute] = []
    while p.optional_punctuation(","):
        interface.append(p.symbol_ref())
    op.properties["interface"] = ArrayAttr(tuple(interface))


def print_graph_entry_point(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    _write_list(p, [op.properties["fn"], *array_elements(op.properties.get("interface"))])


# spirv.GlobalVariable

_DECORATIONS = ("descriptor_set", "binding", "built_in")


def parse_decorations(p: OpParser, op: Operation, target: dict[str, Attribute]) -> None:
    """`bind(set, binding)`, `built_in("name")` and the dictionary."""
    if p.optional_keyword("bind"):
        p.punctuation("(")
        target["descriptor_set"] = i32_attr(p.integer())
        p.punctuation(",")
        target["binding"] = i32_attr(p.integer())
        p.punctuation(")")
    if p.optional_keyword("built_in"):
        p.punctuation("(")
        target["built_in"] = StringAttr(p.string())
        p.punctuation(")")
    p.attribute_dictionary(op)


def print_decorations(p: OpPrinter, op: Operation, elided: tuple[str, ...]) -> None:
    shown: list[str] = []
    group, binding, built_in = (op.attribute(name) for name in _DECORATIONS)
    if group is not None and binding is not None:
        p.write(f" bind({integer_value(group)}, {integer_value(binding)})")
        shown += ["descriptor_set", "binding"]
    if isinstance(built_in, StringAttr):
        p.write(f" built_in({quoted(built_in.value)})")
        shown.append("built_in")
    p.attribute_dictionary(op, [*elided, *shown])


def parse_global_variable(p: OpParser, op: Operation) -> None:
    op.properties["sym_name"] = p.symbol_name()
    if p.optional_keyword("initializer"):
        p.punctuation("(")
        op.properties["initializer"] = p.symbol_ref()
        p.punctuation(")")
    parse_decorations(p, op, op.properties)
    op.properties["type"] = TypeAttr(p.colon_type())


def _print_type(p: OpPrinter, op: Operation) -> None:
    type_ = op.properties.get("type")
    p.write(" : ")
    p.type(type_.type if isinstance(type_, TypeAttr) else UNKNOWN_TYPE)


def print_global_variable(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    print_symbol(p, op)
    initializer = op.properties.get("initializer")
    if initializer is not None:
        p.write(" initializer(")
        p.attribute(initializer)
        p.write(")")
    print_decorations(p, op, ("sym_name", "type", "initializer"))
    _print_type(p, op)


# Constants of a specialisation


def parse_spec_constant(p: OpParser, op: Operation) -> None:
    op.properties["sym_name"] = p.symbol_name()
    if p.optional_keyword("spec_id"):
        p.punctuation("(")
        op.attributes["spec_id"] = _of_kind(p, IntegerAttr)
        p.punctuation(")")
    p.punctuation("=")
    op.properties["default_value"] = p.attribute()


def print_spec_constant(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    print_symbol(p, op)
    number = op.attributes.get("spec_id")
    p.write(f" spec_id({integer_value(number)}) = " if number is not None else " = ")
    p.attribute(op.properties["default_value"])


def parse_composite(p: OpParser, op: Operation) -> None:
    op.properties["sym_name"] = p.symbol_name()
    start = p.offset
    symbols = _symbols(p)
    if op.name == "spirv.SpecConstantComposite":
        op.properties["constituents"] = ArrayAttr(tuple(symbols))
    elif len(symbols) == 1:
        op.properties["constituent"] = symbols[0]
    else:
        p.fail("expected one symbol", start)
    op.properties["type"] = TypeAttr(p.colon_type())


def print_composite(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    print_symbol(p, op)
    single = op.properties.get("constituent")
    p.write(" (")
    _write_list(p, [single] if single is not None else [*array_elements(op.properties.get("constituents"))])
    p.write(")")
    _print_type(p, op)


# spirv.EntryPoint, spirv.ExecutionMode


def parse_entry_point(p: OpParser, op: Operation) -> None:
    op.properties["execution_model"] = read_keyword(p, "execution_model")
    op.properties["fn"] = p.symbol_ref()
    interface: list[Attribute] = []
    while p.optional_punctuation(","):
        interface.append(p.symbol_ref())
    op.properties["interface"] = ArrayAttr(tuple(interface))


def print_entry_point(p: OpPrinter, op: Operation) -> None:
    p.write(f" {quoted(keyword_of(op, 'execution_model'))} ")
    function = op.properties.get("fn")
    first = [function] if isinstance(function, SymbolRefAttr) else []
    _write_list(p, [*first, *array_elements(op.properties.get("interface"))])


def parse_execution_mode(p: OpParser, op: Operation) -> None:
    op.properties["fn"] = p.symbol_ref()
    op.properties["execution_mode"] = read_keyword(p, "execution_mode")
    values: list[Attribute] = []
    while p.optional_punctuation(","):
        values.append(i32_attr(p.integer()))
    op.properties["values"] = ArrayAttr(tuple(values))


def print_execution_mode(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    p.attribute(op.properties["fn"])
    p.write(f" {quoted(keyword_of(op, 'execution_mode'))}")
    for value in array_elements(op.properties.get("values")):
        p.write(f", {integer_value(value)}")


def constant_type(value: Attribute) -> Type | None:
    """The type an attribute carries."""
    found = getattr(value, "type", None)
    return found if isinstance(found, Type) else None
