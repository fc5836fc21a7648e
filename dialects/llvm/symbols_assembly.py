"""Custom syntax of `llvm.func`, `llvm.mlir.global` and `llvm.mlir.alias`."""

from __future__ import annotations

from ...ir.attributes import UNIT, DialectAttr, StringAttr, TypeAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import UNKNOWN_TYPE, DialectType, IntegerType
from ...ods.protocols import OpParser, OpPrinter
from ...ods.registry import UPSTREAM
from ...ods.segments import i32_attr
from ...ods.verification.attribute_predicates import AttributePredicates
from ..common.assembly.functions import (
    entry_arguments,
    parse_body,
    parse_signature,
    print_signature,
    print_symbol,
)
from .keywords import parse_keyword, print_keyword
from .types import VOID, function_parts, function_type

_SIGNATURE = (
    "sym_name", "function_type", "arg_attrs", "res_attrs", "linkage", "visibility_", "unnamed_addr", "CConv",
    "vscale_range", "comdat",
)  # fmt: skip
_VARIABLE = (
    "sym_name", "global_type", "alias_type", "constant", "value", "linkage", "visibility_", "unnamed_addr",
    "thread_local_", "comdat",
)  # fmt: skip


def _parse_comdat(p: OpParser, op: Operation) -> None:
    if p.optional_keyword("comdat"):
        p.punctuation("(")
        op.properties["comdat"] = p.symbol_ref()
        p.punctuation(")")


def _print_comdat(p: OpPrinter, op: Operation) -> None:
    comdat = op.properties.get("comdat")
    if comdat is not None:
        p.write(" comdat(")
        p.attribute(comdat)
        p.write(")")


# llvm.func


def parse_function(p: OpParser, op: Operation) -> None:
    for name in ("linkage", "visibility_", "unnamed_addr", "CConv"):
        parse_keyword(p, op, name)
    op.properties["sym_name"] = p.symbol_name()
    start = p.offset
    signature = parse_signature(p, allow_variadic=True)
    if len(signature.results) > 1:
        p.fail("failed to construct function type: expected zero or one function result", start)
    result = signature.results[0] if signature.results else VOID
    op.properties["function_type"] = TypeAttr(function_type(signature.inputs, result, signature.is_variadic))
    if p.optional_keyword("vscale_range"):
        p.punctuation("(")
        low = p.integer()
        p.punctuation(",")
        bounds = f"minRange = {low} : i32, maxRange = {p.integer()} : i32"
        op.properties["vscale_range"] = DialectAttr("llvm", "vscale_range", bounds)
        p.punctuation(")")
    _parse_comdat(p, op)
    parse_body(p, op, signature)
    _drop_misfits(op)


def _drop_misfits(op: Operation) -> None:
    """Drop optional attributes of a wrong kind, as upstream does: `target_features` as a string, for instance."""
    definition = UPSTREAM.lookup(op.name)
    if definition is None or op.properties.keys() <= _USUAL:
        return
    predicates = AttributePredicates(UPSTREAM)
    for attribute in definition.attributes:
        value = op.properties.get(attribute.name)
        if value is None or attribute.required or attribute.name in _USUAL or attribute.predicate[0] in ("any", "?"):
            continue
        if predicates.predicate(attribute.predicate)(value) is False:
            del op.properties[attribute.name]


_USUAL = frozenset(("linkage", "visibility_", "unnamed_addr", "CConv", "sym_name", "function_type", "comdat"))
"""Attributes of `llvm.func` that its syntax writes by itself."""


def print_function(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    for name in ("linkage", "visibility_", "unnamed_addr", "CConv"):
        print_keyword(p, op, name)
    print_symbol(p, op)
    type_ = op.properties.get("function_type")
    inputs, result, is_variadic = function_parts(type_.type if isinstance(type_, TypeAttr) else UNKNOWN_TYPE)
    print_signature(p, op, inputs, [] if result is VOID else [result], is_variadic=is_variadic)
    scale = op.properties.get("vscale_range")
    if isinstance(scale, DialectAttr) and scale.body is not None:
        low, high = (part.partition("=")[2].partition(":")[0].strip() for part in scale.body.split(","))
        p.write(f" vscale_range({low}, {high})")
    _print_comdat(p, op)
    p.attribute_dictionary(op, _SIGNATURE, keyword=True)
    if entry_arguments(op) is not None:
        p.write(" ")
        p.region(op.regions[0], entry_arguments=False)


# llvm.mlir.global, llvm.mlir.alias


def _parse_thread_local(p: OpParser, op: Operation) -> None:
    if p.optional_keyword("thread_local"):
        op.properties["thread_local_"] = UNIT


def parse_global(p: OpParser, op: Operation) -> None:
    parse_keyword(p, op, "linkage")
    parse_keyword(p, op, "visibility_")
    _parse_thread_local(p, op)
    parse_keyword(p, op, "unnamed_addr")
    if p.optional_keyword("constant"):
        op.properties["constant"] = UNIT
    op.properties["sym_name"] = p.symbol_name()
    p.punctuation("(")
    if not p.optional_punctuation(")"):
        op.properties["value"] = p.attribute()
        p.punctuation(")")
    _parse_comdat(p, op)
    op.properties["addr_space"] = i32_attr(0)
    p.attribute_dictionary(op)
    if p.optional_punctuation(":"):
        type_ = p.type()
        if p.next_is(","):
            p.fail("expected zero or one type")
    else:
        text = op.properties.get("value")
        if not isinstance(text, StringAttr):
            p.fail("type can only be omitted for string globals")
        type_ = string_type(text)
    op.properties["global_type"] = TypeAttr(type_)
    if p.optional_region(op) is None:
        p.empty_region(op)


def string_type(text: StringAttr) -> Type:
    """The array of bytes that holds `text`."""
    length = len(text.value.encode("utf-8", "surrogateescape"))
    return DialectType("llvm", "array", f"{length} x {IntegerType(8)}")


def _print_type_and_initializer(p: OpPrinter, op: Operation, type_: str) -> None:
    attribute = op.properties.get(type_)
    if isinstance(attribute, TypeAttr):
        p.write(" : ")
        p.type(attribute.type)
    if op.regions and op.regions[0].blocks:
        p.write(" ")
        p.region(op.regions[0])


def _print_head(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    print_keyword(p, op, "linkage", always=True)
    print_keyword(p, op, "visibility_")
    p.write("thread_local " if "thread_local_" in op.properties else "")
    print_keyword(p, op, "unnamed_addr")
    p.write("constant " if "constant" in op.properties else "")
    print_symbol(p, op)


def print_global(p: OpPrinter, op: Operation) -> None:
    value = op.properties.get("value")
    _print_head(p, op)
    p.write("(")
    if value is not None:
        p.attribute(value)
    p.write(")")
    _print_comdat(p, op)
    p.attribute_dictionary(op, _VARIABLE)
    if not isinstance(value, StringAttr):
        _print_type_and_initializer(p, op, "global_type")


def parse_alias(p: OpParser, op: Operation) -> None:
    parse_keyword(p, op, "linkage")
    parse_keyword(p, op, "visibility_")
    _parse_thread_local(p, op)
    parse_keyword(p, op, "unnamed_addr")
    op.properties["sym_name"] = p.symbol_name()
    p.attribute_dictionary(op)
    op.properties["alias_type"] = TypeAttr(p.colon_type())
    p.region(op)


def print_alias(p: OpPrinter, op: Operation) -> None:
    _print_head(p, op)
    p.attribute_dictionary(op, _VARIABLE)
    _print_type_and_initializer(p, op, "alias_type")
