"""Custom syntax of `smt`."""

from __future__ import annotations

import re

from ...ir.attributes import IntegerAttr
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.numerals import number_in
from ...ir.types import UNKNOWN_TYPE, DialectType, IntegerType
from ...ods.protocols import OpParser, OpPrinter
from ...ods.segments import integer_value
from . import ops as smt

_BOOL = DialectType("smt", "bool")
_INT = DialectType("smt", "int")
_BITS = re.compile(r"\s*([0-9]+)\s*").fullmatch


def _parse_comparison(p: OpParser, op: Operation) -> None:
    uses = p.operand_list()
    p.attribute_dictionary(op)
    p.resolve_all(op, uses, p.colon_type())
    op.add_result(_BOOL)


def _print_comparison(p: OpPrinter, op: Operation) -> None:
    p.write(" ")
    p.values(op.operand_values)
    p.attribute_dictionary(op)
    p.write(" : ")
    p.types([value.type for value in op.operand_values][:1])


_MOST_BITS = 63
"""Bits of the width of a bit vector, and of the number of repetitions."""


def _width(type_: object) -> int:
    """The width of `!smt.bv<width>`; 0 for anything else."""
    found = _BITS(type_.body) if isinstance(type_, DialectType) and type_.body is not None else None
    return number_in(found[1]) if found is not None else 0


def _parse_repeat(p: OpParser, op: Operation) -> None:
    start = p.offset
    count = p.integer()
    p.keyword("times")
    if count <= 0:
        p.fail("integer must be positive", start)
    value = p.offset
    use = p.operand()
    p.attribute_dictionary(op)
    type_ = p.colon_type()
    p.resolve(op, use, type_)
    if not (isinstance(type_, DialectType) and (type_.dialect, type_.mnemonic) == ("smt", "bv")):
        p.fail("input must have bit-vector type", value)
    if count.bit_length() > _MOST_BITS:
        p.fail(f"integer must fit into {_MOST_BITS} bits", start)
    if (_width(type_) * count).bit_length() > _MOST_BITS:
        text = "result bit-width (provided integer times bit-width of the input type) must fit into"
        p.fail(f"{text} {_MOST_BITS} bits", start)
    op.add_result(DialectType("smt", "bv", str(_width(type_) * count)))


def _print_repeat(p: OpPrinter, op: Operation) -> None:
    value = smt.RepeatOp(op).input
    width = _width(value.type)
    p.write(f" {_width(op.result.type) // width if width else 0} times ")
    p.value(value)
    p.attribute_dictionary(op)
    p.write(" : ")
    p.type(value.type)


def _literal_width(value: int) -> int:
    """The bits upstream's parser gives a decimal literal: four for each digit, and room for a sign."""
    if value == 0:
        return 64
    width = 4 * len(str(abs(value)))
    return width + (abs(value) >= 1 << (width - 1))


def _parse_constant(p: OpParser, op: Operation) -> None:
    """The value is kept in two's complement, as an unsigned integer."""
    value = p.integer()
    width = _literal_width(value)
    op.properties["value"] = IntegerAttr(value % (1 << width), IntegerType(width, "u"))
    p.attribute_dictionary(op)
    op.add_result(_INT)


def _print_constant(p: OpPrinter, op: Operation) -> None:
    attribute = op.properties.get("value")
    value = integer_value(attribute)
    if isinstance(attribute, IntegerAttr) and isinstance(attribute.type, IntegerType):
        half = 1 << max(0, attribute.type.width - 1)
        value = value - 2 * half if value >= half else value
    p.write(f" {value}")
    p.attribute_dictionary(op, ("value",))


def _concatenated(op: Operation) -> list[Type]:
    """As wide as both operands."""
    bodies = [value.type.body if isinstance(value.type, DialectType) else None for value in op.operand_values]
    widths = [number_in(body) for body in bodies if body is not None and body.isdecimal()]
    return [DialectType("smt", "bv", str(sum(widths))) if len(widths) == 2 else UNKNOWN_TYPE]


PARSERS = {
    "smt.bv.repeat": _parse_repeat,
    "smt.distinct": _parse_comparison,
    "smt.eq": _parse_comparison,
    "smt.int.constant": _parse_constant,
}
PRINTERS = {
    "smt.bv.repeat": _print_repeat,
    "smt.distinct": _print_comparison,
    "smt.eq": _print_comparison,
    "smt.int.constant": _print_constant,
}
RESULT_TYPES = {"smt.bv.concat": _concatenated}
