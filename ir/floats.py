"""Floating point numbers of MLIR's types: rounding, and the text that is read back to the same bits."""

from __future__ import annotations

import math
from functools import lru_cache

# Bits of the significand (the hidden one included), and the smallest and largest exponent of a normal number.
FORMATS = {"f16": (11, -14, 15), "bf16": (8, -126, 127), "tf32": (11, -126, 127), "f32": (24, -126, 127)}
WIDTHS = {"f16": 16, "bf16": 16, "tf32": 19, "f32": 32, "f64": 64, "f80": 80, "f128": 128}
"""Bits of the types whose numbers we can compute with, and of some more."""
_DOUBLE = (53, -1022, 1023)
_PAYLOAD = (1 << 52) - 1
_STRUCT = frozenset(("f16", "bf16", "f32", "f64"))
"""Types whose numbers have known bits."""


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
    layout = FORMATS.get(type_name)
    if layout is None or value == 0.0 or not math.isfinite(value):
        return value
    precision, smallest, largest = layout
    _, exponent = math.frexp(value)  # value = m * 2**exponent with 0.5 <= |m| < 1
    quantum = max(exponent - precision, smallest - precision + 1)
    rounded = math.ldexp(round(math.ldexp(value, -quantum)), quantum)
    if abs(rounded) >= math.ldexp(1.0, largest + 1):
        return math.copysign(math.inf, value)
    return math.copysign(rounded, value)


def rounded_integer(value: int, type_name: str) -> float:
    """`value` rounded half to even to a number of the type, once: by way of a `float` some would be rounded twice."""
    precision = FORMATS.get(type_name, (53, 0, 0))[0]
    excess = abs(value).bit_length() - precision
    if excess > 0:
        whole, rest = divmod(abs(value), 1 << excess)
        half = 1 << (excess - 1)
        whole += rest > half or (rest == half and whole % 2 == 1)
        value = (whole << excess) * (1 if value > 0 else -1)
    return rounded_to(float(value), type_name) if abs(value).bit_length() <= 1024 else math.copysign(math.inf, value)


def _special_text(value: float, type_name: str) -> str:
    """Infinity and not-a-number as the bits of the type."""
    return f"0x{_special_bits(value, type_name):0{(WIDTHS.get(type_name, 64) + 3) // 4}X}"


def _special_bits(value: float, type_name: str) -> int:
    """Of infinity, or of not-a-number with the part of its payload that the type has room for."""
    precision, _, largest = FORMATS.get(type_name, _DOUBLE)
    wide = _double_bits(value)
    payload = (wide & _PAYLOAD) >> (53 - precision)
    if math.isnan(value) and not payload:
        payload = 1 << (precision - 2)
    sign = (wide >> 63) << (WIDTHS.get(type_name, 64) - 1)
    return sign | (2 * largest + 1) << (precision - 1) | payload


def _double_bits(value: float) -> int:
    # Loaded here: most programs name no number by its bits.
    import struct

    return struct.unpack(">Q", struct.pack(">d", value))[0]


def quiet(value: float) -> float:
    """Not-a-number as arithmetic hands it on: with its sign and its payload, and never a signalling one."""
    bits = _double_bits(value) | 1 << 51
    return decoded(bits, "f64") or value


def keeps_bits(value: float, type_name: str) -> bool:
    """Whether all of the payload of a quiet not-a-number has room in the type."""
    wide = _double_bits(value)
    dropped = 53 - FORMATS.get(type_name, _DOUBLE)[0]
    return bool(wide & 1 << 51) and not wide & ((1 << dropped) - 1)


def decoded(bits: int, type_name: str) -> float | None:
    """The number with these bits; None for types whose layout is not known here."""
    import struct

    precision, _, largest = FORMATS.get(type_name, _DOUBLE)
    if type_name in _STRUCT and (bits >> (precision - 1)) & (2 * largest + 1) == 2 * largest + 1:
        # A conversion by the processor might change the bits of not-a-number.
        sign, payload = bits >> (WIDTHS[type_name] - 1), bits & ((1 << (precision - 1)) - 1)
        bits, type_name = sign << 63 | 0x7FF << 52 | payload << (53 - precision), "f64"
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


def encoded(value: float, type_name: str) -> int | None:
    """The bits of a number of the type; None for types as of `decoded`."""
    import struct

    if type_name in _STRUCT and not math.isfinite(value):
        return _special_bits(value, type_name)
    match type_name:
        case "f64":
            return int.from_bytes(struct.pack(">d", value), "big")
        case "f32":
            return int.from_bytes(struct.pack(">f", value), "big")
        case "bf16":
            return int.from_bytes(struct.pack(">f", value), "big") >> 16
        case "f16":
            return int.from_bytes(struct.pack(">e", value), "big")
        case _:
            return None


@lru_cache(maxsize=1024)
def parsed_float(text: str, type_name: str) -> float | None:
    """The number that a literal in normal form (decimal, or `0x...` for the bits) means; None as for `decoded`."""
    if text.startswith("0x"):
        return decoded(int(text, 16), type_name)
    return rounded_to(float(text), type_name)
