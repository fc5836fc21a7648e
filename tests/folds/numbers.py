"""Numbers as an evaluated operation sees them: bits of integers, rounded floats, poison, and arrays of these.

An integer is its bits, from 0 to 2^n - 1. A float is rounded to its type. An `Array` is a vector or a tensor.
"""

from __future__ import annotations

import math
import struct
from collections.abc import Sequence
from dataclasses import dataclass
from fractions import Fraction

from pydealloc.ir.base import Type
from pydealloc.ir.floats import FORMATS
from pydealloc.ir.types import FloatType, IndexType, IntegerType


class Undefined(Exception):
    """The program does what it must not: it may do anything then."""


class Unknown(Exception):
    """An operation, or a form of one, whose meaning is not written down here. Nothing is said about the program."""


class Poison:
    """The result of an operation whose promise, a flag for one, is broken. Anything may take its place."""

    def __repr__(self) -> str:
        return "poison"


POISON = Poison()
Scalar = int | float | Poison


@dataclass(frozen=True)
class Array:
    """A vector or tensor, its elements in row-major order."""

    shape: tuple[int, ...]
    items: tuple[Scalar, ...]

    def at(self, position: Sequence[int]) -> int:
        """The number of an element in `items`.

        Raises:
            Undefined: there is none.
        """
        number = 0
        for index, size in zip(position, self.shape, strict=True):
            if not 0 <= index < size:
                raise Undefined(f"element {list(position)} of {list(self.shape)}")
            number = number * size + index
        return number

    def replaced(self, changes: dict[int, Scalar]) -> Array:
        items = list(self.items)
        for number, item in changes.items():
            items[number] = item
        return Array(self.shape, tuple(items))


Value = Scalar | Array


def bits_of(type_: Type, index_bits: int = 64) -> int:
    if isinstance(type_, IntegerType):
        return type_.width
    if isinstance(type_, IndexType):
        return index_bits
    if isinstance(type_, FloatType) and type_.name in _WIDTHS:
        return _WIDTHS[type_.name]
    raise Unknown(f"bits of {type_}")


_WIDTHS = {"f16": 16, "bf16": 16, "f32": 32, "f64": 64}


def signed(value: int, bits: int) -> int:
    value &= (1 << bits) - 1
    return value - (1 << bits) if value >> (bits - 1) else value


def unsigned(value: int, bits: int) -> int:
    return value & ((1 << bits) - 1)


def rounded(value: Fraction | float, type_: Type, mode: str = "to_nearest_even") -> float:
    """An exact number in the type, rounded once. The sign of zero is that of `value`."""
    if isinstance(value, float) and (not math.isfinite(value) or not value):
        return value
    if not isinstance(type_, FloatType):
        raise Unknown(f"numbers of {type_}")
    precision, smallest, largest = FORMATS.get(type_.name, (53, -1022, 1023))
    exact = Fraction(value)
    if exact == 0:
        return 0.0
    size = abs(exact)
    exponent = _exponent(size)
    quantum = Fraction(2) ** (max(exponent, smallest) - precision + 1)
    steps = size / quantum
    whole = math.floor(steps)
    whole += _rounds_up(steps - whole, whole, mode, is_negative=exact < 0)
    result = whole * quantum
    if result >= Fraction(2) ** (largest + 1):
        to_infinity = mode in ("to_nearest_even", "to_nearest_away") or (mode == "upward") == (exact > 0)
        result = (
            math.inf if to_infinity and mode != "toward_zero" else (2 - Fraction(2) ** (1 - precision)) * 2**largest
        )
    return math.copysign(float(result), -1.0 if exact < 0 else 1.0)


def _exponent(size: Fraction) -> int:
    """The largest e with 2^e <= size."""
    guess = size.numerator.bit_length() - size.denominator.bit_length()
    return guess if Fraction(2) ** guess <= size else guess - 1


def _rounds_up(rest: Fraction, whole: int, mode: str, *, is_negative: bool) -> int:
    half = Fraction(1, 2)
    match mode:
        case "to_nearest_even":
            return int(rest > half or (rest == half and whole % 2 == 1))
        case "to_nearest_away":
            return int(rest >= half)
        case "toward_zero":
            return 0
        case _:
            return int(rest > 0 and (mode == "downward") == is_negative)


def float_bits(value: float, type_: Type) -> int:
    """The bits of a number of the type; those of the usual NaN for any NaN."""
    name = type_.name if isinstance(type_, FloatType) else ""
    match name:
        case "f64":
            return int.from_bytes(struct.pack(">d", value), "big")
        case "f32":
            return int.from_bytes(struct.pack(">f", value), "big")
        case "f16":
            return int.from_bytes(struct.pack(">e", value), "big")
        case "bf16":
            return int.from_bytes(struct.pack(">f", value), "big") >> 16
        case _:
            raise Unknown(f"bits of {type_}")


def float_of_bits(bits: int, type_: Type) -> float:
    name = type_.name if isinstance(type_, FloatType) else ""
    match name:
        case "f64":
            return struct.unpack(">d", bits.to_bytes(8, "big"))[0]
        case "f32":
            return struct.unpack(">f", bits.to_bytes(4, "big"))[0]
        case "f16":
            return struct.unpack(">e", bits.to_bytes(2, "big"))[0]
        case "bf16":
            return struct.unpack(">f", (bits << 16).to_bytes(4, "big"))[0]
        case _:
            raise Unknown(f"bits of {type_}")
