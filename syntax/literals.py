"""Numbers: from their spelling to attributes, with upstream's rules for which spelling fits which type."""

from __future__ import annotations

import math
import re
import struct

from ..ir.attributes import FALSE, TRUE, FloatAttr, IntegerAttr
from ..ir.base import Attribute, Type
from ..ir.types import I1, DialectType, FloatType, IndexType, IntegerType, UnknownType
from .faults import ParseFault

I64 = IntegerType(64)
F64 = FloatType("f64")

# Bits of the significand (the hidden one included), and the smallest and largest exponent of a normal number.
_FORMATS = {"f16": (11, -14, 15), "bf16": (8, -126, 127), "tf32": (11, -126, 127), "f32": (24, -126, 127)}
_WIDTH = {"f16": 16, "bf16": 16, "tf32": 19, "f32": 32, "f64": 64, "f80": 80, "f128": 128}
_float_type = re.compile(r"f[0-9]+")

FLOAT_NAMES = frozenset(
    {*_WIDTH}
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
        raise ParseFault(start, end, "floating point value not valid for specified type")
    if type_ is None:
        type_ = I64
    value = _integer(spelling, is_hex, start, end)
    if isinstance(type_, FloatType):
        if not is_hex:
            raise ParseFault(start, end, "unexpected decimal integer literal for a floating point value")
        return FloatAttr(float_bits_text(value, type_.name, start, end), type_)
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
    elif isinstance(type_, (UnknownType, DialectType)):
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
        in_range = width == 0 or (-(1 << width) <= value << 1 and value < 1 << width)
        if value << 1 >= 1 << width and in_range and width:
            value -= 1 << width
    if not in_range:
        raise ParseFault(start, end, "integer constant out of range for attribute")
    return IntegerAttr(value, type_)


def float_text(value: float, type_name: str) -> str:
    """The normal form of `value` rounded to the type: MLIR reads it back to exactly the same bits.

    Short exponent form when that loses nothing, else all digits; `0x...` for what has no decimal spelling.
    """
    rounded = rounded_to(value, type_name)
    if math.isinf(rounded) or math.isnan(rounded):
        return _special_text(rounded, type_name)
    short = f"{rounded:e}"
    if rounded_to(float(short), type_name) == rounded:
        return short
    text = repr(rounded)
    if "." in text:
        return text
    mantissa, _, exponent = text.partition("e")
    return f"{mantissa}.0e{exponent}" if exponent else f"{mantissa}.0"


def rounded_to(value: float, type_name: str) -> float:
    """`value` rounded half to even to a number of the type; unchanged for types without a format of ours."""
    layout = _FORMATS.get(type_name)
    if layout is None or value == 0.0 or not math.isfinite(value):
        return value
    precision, smallest, largest = layout
    _, exponent = math.frexp(value)  # value = m * 2**exponent with 0.5 <= |m| < 1
    quantum = max(exponent - precision, smallest - precision + 1)
    rounded = math.ldexp(round(math.ldexp(value, -quantum)), quantum)
    if abs(rounded) >= math.ldexp(1.0, largest + 1):
        return math.copysign(math.inf, value)
    return math.copysign(rounded, value)


def _special_text(value: float, type_name: str) -> str:
    """Infinity and not-a-number as the bits of the type."""
    precision, _, largest = _FORMATS.get(type_name, (53, -1022, 1023))
    width = _WIDTH.get(type_name, 64)
    bits = (2 * largest + 1) << (precision - 1)
    if math.isnan(value):
        bits |= 1 << (precision - 2)
    if math.copysign(1.0, value) < 0:
        bits |= 1 << (width - 1)
    return f"0x{bits:0{(width + 3) // 4}X}"


def float_bits_text(bits: int, type_name: str, start: int, end: int) -> str:
    """The normal form of the number with these `bits`; they stay bits for not-a-number and for rarer types."""
    width = _WIDTH.get(type_name) or int((_float_type.match(type_name) or [" 0"])[0][1:])
    if bits < 0:
        raise ParseFault(start, end, "hexadecimal float literal should not have a leading minus")
    if bits >> width:
        raise ParseFault(start, end, "hexadecimal float constant out of range for type")
    raw = f"0x{bits:0{(width + 3) // 4}X}"
    value = _decoded(bits, type_name)
    return raw if value is None or not math.isfinite(value) else float_text(value, type_name)


def _decoded(bits: int, type_name: str) -> float | None:
    match type_name:
        case "f64":
            return struct.unpack(">d", bits.to_bytes(8, "big"))[0]
        case "f32":
            return struct.unpack(">f", bits.to_bytes(4, "big"))[0]
        case "bf16":
            return struct.unpack(">f", (bits << 16).to_bytes(4, "big"))[0]
        case "f16":
            return struct.unpack(">e", bits.to_bytes(2, "big"))[0]
        case _:
            return None
