"""Custom syntax of `wasmssa` (mlir/lib/Dialect/WasmSSA/IR/WasmSSAOps.cpp)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...ir.attributes import UNIT, StringAttr, TypeAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import UNKNOWN_TYPE, DialectType, FloatType, FunctionType, IntegerType
from ...ods.definitions import OpDefinition
from ...ods.op_view import UnaryOp
from ...ods.protocols import Directive, DirectiveArgument, FormatState, OpParser, OpPrinter
from ..common.assembly.functions import (
    FUNCTION_ATTRIBUTES,
    entry_arguments,
    parse_body,
    parse_signature,
    print_signature,
    print_symbol,
)

_LOCAL = "local ref to "
_NUMBER = re.compile(r"(i|f)([0-9]+)").fullmatch


def element_of(type_: Type) -> Type:
    """The type of the contents of a local variable; any other type itself."""
    if not isinstance(type_, DialectType) or type_.dialect != "wasmssa" or not (type_.body or "").startswith(_LOCAL):
        return type_
    name = (type_.body or "").removeprefix(_LOCAL)
    number = _NUMBER(name)
    if number is None:
        dialect, _, mnemonic = name.removeprefix("!").partition(".")
        return DialectType(dialect, mnemonic)
    return IntegerType(int(number[2])) if number[1] == "i" else FloatType(name)


def _parse_exported(p: OpParser, op: Operation) -> None:
    start = p.offset
    word = p.optional_any_keyword()
    if word not in (None, "exported"):
        p.fail(f"expecting either `exported` or symbol name. got {word}", start)
    if word is not None:
        op.properties["exported"] = UNIT
    op.properties["sym_name"] = p.symbol_name()


def _print_exported(p: OpPrinter, op: Operation) -> None:
    p.write(" exported " if "exported" in op.properties else " ")
    print_symbol(p, op)


# wasmssa.func


def _parse_func(p: OpParser, op: Operation) -> None:
    _parse_exported(p, op)
    start = p.offset
    signature = parse_signature(p)
    for type_ in signature.inputs:
        if element_of(type_) is type_:
            p.fail(f"invalid type for wasm.func argument. Expecting !wasm<local T>, got '{type_}'", start)
    inputs = tuple(element_of(type_) for type_ in signature.inputs)
    op.properties["functionType"] = TypeAttr(FunctionType(inputs, tuple(signature.results)))
    parse_body(p, op, signature, "sym_name", "sym_visibility", "functionType")


def _print_func(p: OpPrinter, op: Operation) -> None:
    _print_exported(p, op)
    written = op.properties.get("functionType")
    type_ = written.type if isinstance(written, TypeAttr) else None
    if isinstance(type_, FunctionType):
        print_signature(p, op, type_.inputs, type_.results)
    p.attribute_dictionary(op, (*FUNCTION_ATTRIBUTES, "functionType", "exported"), keyword=True)
    if entry_arguments(op) is not None:
        p.write(" ")
        p.region(op.regions[0], entry_arguments=False)


# wasmssa.global, wasmssa.import_global


def _parse_mutable(p: OpParser, op: Operation) -> None:
    if p.optional_keyword("mutable"):
        op.properties["isMutable"] = UNIT


def _print_mutable(p: OpPrinter, op: Operation) -> None:
    if "isMutable" in op.properties:
        p.write(" mutable")


def _write_type(p: OpPrinter, op: Operation) -> None:
    type_ = op.properties.get("type")
    p.write(" ")
    p.type(type_.type if isinstance(type_, TypeAttr) else UNKNOWN_TYPE)


def _parse_global(p: OpParser, op: Operation) -> None:
    """`exported @name type mutable : {value}`."""
    _parse_exported(p, op)
    op.properties["type"] = TypeAttr(p.type())
    _parse_mutable(p, op)
    p.punctuation(":")
    p.region(op)


def _print_global(p: OpPrinter, op: Operation) -> None:
    _print_exported(p, op)
    _write_type(p, op)
    _print_mutable(p, op)
    p.write(" : ")
    p.region(op.regions[0])


def _parse_import(p: OpParser, op: Operation) -> None:
    """`"name" from "module" as @symbol mutable : type`."""
    op.properties["importName"] = StringAttr(p.string())
    p.keyword("from")
    op.properties["moduleName"] = StringAttr(p.string())
    p.keyword("as")
    op.properties["sym_name"] = p.symbol_name()
    _parse_mutable(p, op)
    op.properties["type"] = TypeAttr(p.colon_type())


def _print_import(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    p.attribute(op.properties["importName"])
    p.write(" from ")
    p.attribute(op.properties["moduleName"])
    p.write(" as ")
    print_symbol(p, op)
    _print_mutable(p, op)
    p.write(" :")
    _write_type(p, op)


# wasmssa.if


def _parse_else(p: OpParser, state: FormatState, arguments: Sequence[DirectiveArgument]) -> None:
    region = p.region(state.op) if p.optional_keyword("else") else p.empty_region(state.op)
    state.regions[arguments[0].name] = [region]


def _print_else(p: OpPrinter, op: Operation, _: OpDefinition, __: Sequence[DirectiveArgument]) -> None:
    """Upstream quotes the word, which it cannot read again; so do not we."""
    if len(op.regions) > 1 and op.regions[1].blocks:
        p.write("else ")
        p.region(op.regions[1])


def _local_type(op: Operation) -> list[Type]:
    type_ = op.properties.get("type")
    return [DialectType("wasmssa", "", f"{_LOCAL}{type_.type}") if isinstance(type_, TypeAttr) else UNKNOWN_TYPE]


def _value_type(op: UnaryOp) -> list[Type]:
    """The type of the contents of the local variable given first."""
    return [element_of(op.operand.type)]


PARSERS = {
    "wasmssa.func": _parse_func,
    "wasmssa.global": _parse_global,
    "wasmssa.import_global": _parse_import,
}
PRINTERS = {
    "wasmssa.func": _print_func,
    "wasmssa.global": _print_global,
    "wasmssa.import_global": _print_import,
}
DIRECTIVES = {"ElseRegion": Directive(_parse_else, _print_else)}
RESULT_TYPES = {
    "wasmssa.local": _local_type,
    "wasmssa.local_get": _value_type,
    "wasmssa.local_tee": _value_type,
}
