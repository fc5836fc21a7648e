"""Number literals: from their spelling to attributes, with upstream's rules for which spelling fits which type."""

from __future__ import annotations

import math

from ...ir.attributes import FALSE, TRUE, FloatAttr, IntegerAttr
from ...ir.base import Attribute, Type
from ...ir.floats import WIDTHS, decoded, float_text
from ...ir.lazy_pattern import lazy_pattern
from ...ir.types import I1, FloatType, IndexType, IntegerType, UnknownType
from ...ods.parse_fault import ParseFault

NO_FLOAT_HERE = "floating point value not valid for specified type"
I64 = IntegerType(64)
F64 = FloatType("f64")

_float_type = lazy_pattern(r"f[0-9]+")

FLOAT_NAMES = frozenset(
    {*WIDTHS}
    | {"f8E5M2", "f8E4M3", "f8E4M3FN", "f8E5M2FNUZ", "f8E4M3FNUZ", "f8E4M3B11FNUZ", "f8E3M4", "f8E8M0FNU"}
    | {"f6E2M3FN", "f6E3M2FN", "f4E2M1FN"}
)
"""Every builtin float type."""


def number_attribute(spelling: str, type_: Type | None, start: int, end: int) -> Attribute:
    """The value of `spelling` (sign included, no white space); `type_` None gives i64 or f64."""
    is_hex = spelling.lstrip("-").startswith("0x")
    if not is_hex and "." in spelling:
        if type_ is None:
            return FloatAttr(float_text(float(spelling), "f64"), F64)
        if isinstance(type_, FloatType):
            return FloatAttr(float_text(float(spelling), type_.name), type_)
        if isinstance(type_, UnknownType):
            return FloatAttr(spelling, type_)
        raise ParseFault(start, end, NO_FLOAT_HERE)
    if type_ is None:
        type_ = I64
    value = _integer(spelling, is_hex, start, end)
    if isinstance(type_, FloatType):
        if not is_hex:
            raise ParseFault(start, end, "unexpected decimal integer literal for a floating point value")
        return FloatAttr(float_bits_text(value, type_.name, start, end), type_)
    if not value and spelling.startswith("-") and not (isinstance(type_, IntegerType) and type_.width == 0):
        # The sign bit of what was negated is looked at.
        raise ParseFault(start, end, "integer constant out of range for attribute")
    return integer_attribute(value, type_, start, end)


def _integer(spelling: str, is_hex: bool, start: int, end: int) -> int:
    if len(spelling) > 1000:
        # Also keeps clear of the interpreter's limit on the digits of a decimal.
        raise ParseFault(start, end, "integer constant out of range for attribute")
    return int(spelling, 16 if is_hex else 10)


def integer_attribute(value: int, type_: Type, start: int, end: int) -> Attribute:
    """`value` wrapped into the range of `type_`, signless types being read as signed, as upstream stores them."""
    if type_ is I1:
        if not -1 <= value <= 1:
            raise ParseFault(start, end, "integer constant out of range for attribute")
        return TRUE if value else FALSE
    if isinstance(type_, IndexType):
        width, signedness = 64, "s"
    elif isinstance(type_, IntegerType):
        width, signedness = type_.width, type_.signedness
    elif isinstance(type_, UnknownType):
        return IntegerAttr(value, type_)
    else:
        raise ParseFault(start, end, "integer literal not valid for specified type")
    if signedness == "u":
        if value < 0:
            raise ParseFault(start, end, "negative integer literal not valid for unsigned integer type")
        in_range = value < 1 << width
    elif signedness == "s":
        in_range = width == 0 or -(1 << width) <= value << 1 < 1 << width
    else:
        in_range = value == 0 if width == 0 else -(1 << width) <= value << 1 and value < 1 << width
        if value << 1 >= 1 << width and in_range and width:
            value -= 1 << width
    if not in_range:
        raise ParseFault(start, end, "integer constant out of range for attribute")
    return IntegerAttr(value, type_)


def float_bits_text(bits: int, type_name: str, start: int, end: int) -> str:
    """The normal form of the number with these `bits`; they stay bits for not-a-number and for rarer types."""
    width = WIDTHS.get(type_name) or int((_float_type.match(type_name) or [" 0"])[0][1:])
    if bits < 0:
        raise ParseFault(start, end, "hexadecimal float literal should not have a leading minus")
    if bits >> width:
        raise ParseFault(start, end, "hexadecimal float constant out of range for type")
    raw = f"0x{bits:0{(width + 3) // 4}X}"
    value = decoded(bits, type_name)
    return raw if value is None or not math.isfinite(value) else float_text(value, type_name)
