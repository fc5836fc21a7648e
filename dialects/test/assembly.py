"""Custom syntax of LLVM's `test` dialect that is written in C++ (mlir/test/lib/Dialect/Test/TestOpsSyntax.cpp)."""

from __future__ import annotations

from ...ir.attributes import UNIT, ArrayAttr, IntegerAttr, StringAttr, UnitAttr
from ...ir.base import Attribute
from ...ir.graph import Operation
from ...ir.types import I1, IntegerType
from ...ods.protocols import OpParser, OpPrinter, ParseFunction, PrintFunction

BOOL_FALSE = IntegerAttr(0, I1)
_REGIONS = ("then", "else", "join")


def _parse_region_if(p: OpParser, op: Operation) -> None:
    """`%a, %b: types -> types then {...} else {...} join {...}`, without attributes."""
    uses = p.operand_list()
    p.punctuation(":")
    p.resolve_all(op, uses, p.type_list())
    for type_ in p.optional_arrow_type_list():
        op.add_result(type_)
    for keyword in _REGIONS:
        p.keyword(keyword)
        p.region(op)


def _print_region_if(out: OpPrinter, op: Operation) -> None:
    out.write(" ")
    out.values(op.operand_values)
    out.write(": ")
    out.types([value.type for value in op.operand_values])
    out.arrow_types(op.result_types)
    for keyword, region in zip(_REGIONS, op.regions, strict=False):
        out.write(f" {keyword} ")
        out.region(region)


# Properties that are there or not: `none`, or what they hold, or `some<...>` of that.

_WRITTEN = {
    "simple": "int64_t",
    "simplei8": "int8_t",
    "simpleui8": "uint8_t",
    "nonTrivialStorage": "string",
    "hasDefault": "some int64_t",
    "nested": "some optional int64_t",
    "longSyntax": "some string",
    "maybeUnit": "some unit property",
}


def _parse_optional_properties(p: OpParser, op: Operation) -> None:
    if p.optional_keyword("anAttr"):
        p.punctuation("=")
        op.properties["anAttr"] = p.attribute(IntegerType(32))
    for name, kind in _WRITTEN.items():
        if name == "maybeUnit" and p.optional_keyword("hasUnit"):
            op.properties["hasUnit"] = UNIT
        if not p.optional_keyword(name):
            continue
        p.punctuation("=")
        words = f"invalid value for property {name}, expected optional {kind.removeprefix('some ')}"
        start = p.offset
        if p.optional_keyword("none"):
            continue
        if not kind.startswith("some "):
            op.properties[name] = ArrayAttr((_held(p, kind, words, start),))
            continue
        if not p.optional_keyword("some"):
            p.fail("expected 'none' or 'some<prop>'", start)
        p.punctuation("<")
        inner = kind.removeprefix("some ")
        if not inner.startswith("optional "):
            words, start = "expected string" if inner == "string" else "expected integer value", p.offset
        op.properties[name] = ArrayAttr((_held(p, inner, words, start),))
        p.punctuation(">")
    p.attribute_dictionary(op)


def _held(p: OpParser, kind: str, words: str, start: int) -> Attribute:
    if kind == "unit property":
        if p.optional_keyword("unit"):
            return UNIT
        if not p.next_is("unit_absent"):
            p.fail("expected 'unit' or 'unit_absent'")
        p.keyword("unit_absent")
        return BOOL_FALSE
    if kind == "string":
        text = p.optional_string()
        return StringAttr(text) if text is not None else p.fail(words, start)
    if kind.startswith("optional ") and p.optional_keyword("none"):
        return ArrayAttr(())
    number = p.optional_integer()
    if number is None:
        p.fail(words, start)
    found = IntegerAttr(number, IntegerType(64))
    return ArrayAttr((found,)) if kind.startswith("optional ") else found


def _print_optional_properties(out: OpPrinter, op: Operation) -> None:
    number = op.properties.get("anAttr")
    if isinstance(number, IntegerAttr):
        out.write(f" anAttr = {number.value}")
    for name, kind in _WRITTEN.items():
        if name == "maybeUnit" and "hasUnit" in op.properties:
            out.write(" hasUnit")
        given = op.properties.get(name)
        if isinstance(given, ArrayAttr) and given.elements:
            text = _text_of(given.elements[0])
            out.write(f" {name} = some<{text}>" if kind.startswith("some ") else f" {name} = {text}")
    out.attribute_dictionary(op, ("anAttr", "hasUnit", *_WRITTEN))


def _text_of(held: Attribute) -> str:
    if isinstance(held, ArrayAttr):
        return _text_of(held.elements[0]) if held.elements else "none"
    if isinstance(held, IntegerAttr):
        return "unit_absent" if held is BOOL_FALSE else str(held.value)
    return "unit" if isinstance(held, UnitAttr) else str(held)


PARSERS: dict[str, ParseFunction] = {
    "test.region_if": _parse_region_if,
    "test.with_optional_properties": _parse_optional_properties,
}
PRINTERS: dict[str, PrintFunction] = {
    "test.region_if": _print_region_if,
    "test.with_optional_properties": _print_optional_properties,
}
