"""Ranges of numbers in parameters, by the C++ type of the parameter."""

from __future__ import annotations

from ...ir.lazy_pattern import lazy_pattern

_BITS = lazy_pattern(r"(u?)int(\d+)_t").fullmatch


def fits(digits: str, cpp: str, *, is_negative: bool) -> bool:
    """Whether AsmParser::parseInteger takes a number for a parameter of the C++ type `cpp`.

    It compares the number in as many bits as its digits may need with what is left of it in the parameter, so some
    negative numbers are unsigned ones.
    """
    known = _BITS(cpp)
    bits, is_signed = (int(known[2]), not known[1]) if known is not None else _INTEGERS.get(cpp, (64, True))
    is_hex = digits.startswith("0x")
    if cpp == "bool":
        return digits.lstrip("0x") in ("", "1") and not (is_negative and digits.endswith("1"))
    digits = (digits[2:] if is_hex else digits).lstrip("0") or "0"
    if len(digits) > _MOST_DIGITS:
        return False
    width, value = 4 * len(digits), int(digits, 16 if is_hex else 10)
    width += value >> (width - 1)
    value = -value if is_negative else value
    stored = value & ((1 << bits) - 1)
    if is_signed and stored >> (bits - 1):
        stored -= 1 << bits
    return (stored - value) & ((1 << width) - 1) == 0


_MOST_DIGITS = 40
_INTEGERS = {
    "APInt": (200, True),
    "unsigned": (32, False),
    "unsigned int": (32, False),
    "int": (32, True),
    "size_t": (64, False),
}
