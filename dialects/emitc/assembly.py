"""Custom syntax of `emitc`."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...ir.attributes import (
    UNIT,
    DialectAttr,
    ElementsAttr,
    FloatAttr,
    IntegerAttr,
    OpaqueAttr,
    StringAttr,
    TypeAttr,
    quoted,
)
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.numerals import number_in, width_in
from ...ir.types import I1, INDEX, UNKNOWN_TYPE, DialectType, FloatType, IntegerType, RankedTensorType
from ...ods.definitions import OpDefinition
from ...ods.protocols import Argument, Directive, DirectiveArgument, FormatState, OpParser, OpPrinter
from ...ods.segments import dense_i64, dense_values
from ..common.assembly.functions import parse_function, print_function
from ..common.assembly.regions import entry_values, parse_then_else, print_then_else

Arguments = Sequence[DirectiveArgument]
_ARRAY = re.compile(r"((?:[0-9]+x)+)(?:(i[0-9]+)|(b?f[0-9]+))").fullmatch

# emitc.if, emitc.for, emitc.do


def _parse_if(p: OpParser, op: Operation) -> None:
    p.resolve(op, p.operand(), I1)
    parse_then_else(p, op)


def _print_if(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    p.values(op.operand_values)
    print_then_else(p, op, terminator=False)


def _parse_for(p: OpParser, op: Operation) -> None:
    induction = p.argument()
    p.punctuation("=")
    bounds = [p.operand()]
    p.keyword("to")
    bounds.append(p.operand())
    p.keyword("step")
    bounds.append(p.operand())
    type_ = p.type() if p.optional_punctuation(":") else INDEX
    induction.type = type_
    p.resolve_all(op, bounds, type_)
    p.region(op, [induction])
    p.attribute_dictionary(op)


def _print_for(p: OpPrinter, op: Operation) -> None:
    low, high, step = op.operand_values
    p.write(" ")
    for argument in op.regions[0].blocks[0].args[:1]:
        p.argument(argument, with_type=False)
    for word, value in (("=", low), ("to", high), ("step", step)):
        p.write(f" {word} ")
        p.value(value)
    if low.type is not INDEX:
        p.write(" : ")
        p.type(low.type)
    p.write(" ")
    p.region(op.regions[0], entry_arguments=False, terminator=False)
    p.attribute_dictionary(op)


def _parse_do(p: OpParser, op: Operation) -> None:
    p.region(op)
    p.keyword("while")
    p.region(op)
    p.attribute_dictionary_with_keyword(op)


def _print_do(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    p.region(op.regions[0])
    p.write(" while ")
    p.region(op.regions[1])
    p.attribute_dictionary(op, keyword=True)


# emitc.expression


def _parse_expression(p: OpParser, op: Operation) -> None:
    """`%a, %b noinline : (types) -> type {...}`: inside, the names of the operands are those of the arguments."""
    uses = p.operand_list()
    if p.optional_keyword("noinline"):
        op.properties["do_not_inline"] = UNIT
    p.punctuation(":")
    start = p.offset
    inputs, results = p.function_type()
    if len(results) != 1:
        p.fail("expected single return type", start)
    p.resolve_all(op, uses, inputs)
    op.add_result(results[0])
    p.region(op, [Argument(use, type_) for use, type_ in zip(uses, inputs, strict=False)])


def _print_expression(p: OpPrinter, op: Operation) -> None:
    names = [p.name_of(value) for value in op.operand_values]
    if [p.name_of(argument) for argument in entry_values(op)] != names or len(set(names)) < len(names):
        raise ValueError("the arguments have names of their own")
    if op.attributes:
        raise ValueError("the custom form has no place for attributes")
    p.write(f" {', '.join(names)}" if names else "")
    p.write(" noinline" if "do_not_inline" in op.properties else "")
    p.write(" : ")
    p.function_type([value.type for value in op.operand_values], op.result_types)
    p.write(" ")
    p.region(op.regions[0], entry_arguments=False)


# emitc.func, emitc.include


def _parse_func(p: OpParser, op: Operation) -> None:
    parse_function(p, op)
    visibility = op.properties.pop("sym_visibility", None)
    if visibility is not None:
        op.attributes["sym_visibility"] = visibility


def _parse_include(p: OpParser, op: Operation) -> None:
    start = p.offset
    is_standard = p.optional_punctuation("<")
    name = p.optional_string()
    if name is None:
        p.fail("expected string attribute", start)
    op.properties["include"] = StringAttr(name)
    if not is_standard:
        return
    if not p.optional_punctuation(">"):
        p.fail("expected trailing '>' for standard include", start)
    op.properties["is_standard_include"] = UNIT


def _print_include(p: OpPrinter, op: Operation) -> None:
    name = op.properties.get("include")
    text = quoted(name.value if isinstance(name, StringAttr) else "")
    p.write(f" <{text}>" if "is_standard_include" in op.properties else f" {text}")


# custom<EmitCGlobalOpTypeAndInitialValue>


def _value_type(type_: Type) -> Type:
    """The type of the attribute of an initial value of `type_`: arrays are written like tensors."""
    if isinstance(type_, DialectType) and type_.mnemonic == "array" and type_.body is not None:
        found = _ARRAY(type_.body.replace(" ", ""))
        if found is not None:
            element = IntegerType(width_in(found[2][1:])) if found[2] else FloatType(found[3])
            return RankedTensorType(tuple(number_in(size) for size in found[1].split("x") if size), element)
    return type_


def _parse_initial_value(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    type_name, value_name = (argument.name for argument in arguments)
    start = p.offset
    type_ = p.type()
    state.op.properties[type_name] = TypeAttr(type_)
    if p.optional_punctuation("="):
        # A dialect's own attribute has no type to take from here.
        known = None if p.next_is("#") else _value_type(type_)
        value = p.attribute(known)
        if not isinstance(value, (ElementsAttr, IntegerAttr, FloatAttr, DialectAttr, OpaqueAttr)):
            p.fail("initial value should be a integer, float, elements or opaque attribute", start)
        state.op.properties[value_name] = value


def _print_initial_value(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Arguments) -> None:
    type_, value = (op.properties.get(argument.name) for argument in arguments)
    p.type(type_.type if isinstance(type_, TypeAttr) else UNKNOWN_TYPE)
    if value is not None:
        p.write(" = ")
        p.attribute(value, with_type=False)


# custom<SwitchCases>


def _parse_cases(p: OpParser, state: FormatState, arguments: Arguments) -> None:
    """`case 2 {...} case 5 {...}`."""
    cases, regions = (argument.name for argument in arguments)
    values: list[int] = []
    state.regions[regions] = []
    while p.optional_keyword("case"):
        values.append(p.integer())
        state.regions[regions].append(p.region(state.op))
    state.op.properties[cases] = dense_i64(values)


def _print_cases(p: OpPrinter, op: Operation, _: OpDefinition, arguments: Arguments) -> None:
    values = dense_values(op.properties.get(arguments[0].name))
    for position, (value, region) in enumerate(zip(values, op.regions[1:], strict=False)):
        p.write(f"{' ' if position else ''}case {value} ")
        p.region(region)


_INITIAL_VALUE = Directive(_parse_initial_value, _print_initial_value)

PARSERS = {
    "emitc.do": _parse_do,
    "emitc.expression": _parse_expression,
    "emitc.for": _parse_for,
    "emitc.func": _parse_func,
    "emitc.if": _parse_if,
    "emitc.include": _parse_include,
}
PRINTERS = {
    "emitc.do": _print_do,
    "emitc.expression": _print_expression,
    "emitc.for": _print_for,
    "emitc.func": print_function,
    "emitc.if": _print_if,
    "emitc.include": _print_include,
}
DIRECTIVES = {
    "EmitCFieldOpTypeAndInitialValue": _INITIAL_VALUE,
    "EmitCGlobalOpTypeAndInitialValue": _INITIAL_VALUE,
    "SwitchCases": Directive(_parse_cases, _print_cases),
}
