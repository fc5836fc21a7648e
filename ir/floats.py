"""Floating point numbers of MLIR's types: rounding, and the text that is read back to the same bits."""

from __future__ import annotations

import math
from functools import lru_cache

# Bits of the significand (the hidden one included), and the smallest and largest exponent of a normal number.
FORMATS = {"f16": (11, -14, 15), "bf16": (8, -126, 127), "tf32": (11, -126, 127), "f32": (24, -126, 127)}
WIDTHS = {"f16": 16, "bf16": 16, "tf32": 19, "f32": 32, "f64": 64, "f80": 80, "f128": 128}
"""Bits of the types whose numbers we can compute with, and of some more."""


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
    precision, _, largest = FORMATS.get(type_name, (53, -1022, 1023))
    width = WIDTHS.get(type_name, 64)
    bits = (2 * largest + 1) << (precision - 1)
    if math.isnan(value):
        bits |= 1 << (precision - 2)
    if math.copysign(1.0, value) < 0:
        bits |= 1 << (width - 1)
    return f"0x{bits:0{(width + 3) // 4}X}"


def decoded(bits: int, type_name: str) -> float | None:
    """The number with these bits; None for types whose layout is not known here."""
    # Loaded here: most programs name no number by its bits.
    import struct

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
    """The bits of a number of the type; None for not-a-number, whose bits are lost, and for types as of `decoded`."""
    if math.isnan(value):
        return None
    import struct

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
