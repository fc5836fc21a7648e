"""Numbers in texts that nobody has checked: as many digits as somebody cared to write."""

from __future__ import annotations

_MOST_DIGITS = 20
LARGEST = 1 << 64
WIDEST = 1 << 24
"""One more than the widest integer type has bits."""


def number_in(digits: str) -> int:
    """The number that decimal digits mean, with or without a sign; one beyond 64 bits is `LARGEST`, or its negative.

    For sizes, counts and comparisons: what is printed, or computed with, has to be exact. Reading a longer one would
    take time that grows with the square of its digits, and Python refuses to.
    """
    if len(digits) > _MOST_DIGITS:
        sign = -1 if digits.startswith("-") else 1
        rest = digits.lstrip("+-").lstrip("0")
        return sign * (LARGEST if len(rest) > _MOST_DIGITS else min(int(rest or "0"), LARGEST))
    return max(-LARGEST, min(int(digits), LARGEST))


def width_in(digits: str) -> int:
    """The bits of a type that digits without a sign mean, at most `WIDEST`."""
    return min(number_in(digits), WIDEST)
