"""What operations of arith, index and math make of scalars, by their definitions.

Each function gets the operation, for its types and attributes, and its operands; none of them is poison, as a result of
poison is poison. `EAGER` has the others.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from fractions import Fraction
from functools import partial
from typing import cast

from pydealloc.dialects.arith.flags import fastmath_flags, overflow_flags
from pydealloc.ir.attributes import DialectAttr, IntegerAttr
from pydealloc.ir.base import Type
from pydealloc.ir.graph import Operation
from pydealloc.ir.types import FloatType, element_type
from tests.folds.numbers import (
    POISON,
    Poison,
    Scalar,
    Undefined,
    Unknown,
    bits_of,
    float_bits,
    float_of_bits,
    rounded,
    signed,
    unsigned,
)

Context = int
"""The number of bits of `index`."""
Compute = Callable[[Operation, Sequence[Scalar], Context], Sequence[Scalar]]
_Ints = Callable[[int, int], int]


def in_type(op: Operation, number: int = 0) -> Type:
    return element_type(op.operands[number].value.type)


def out_type(op: Operation, number: int = 0) -> Type:
    return element_type(op.results[number].type)


# Integers


def _flagged(exact: _Ints, op: Operation, operands: Sequence[Scalar], index_bits: Context) -> Sequence[Scalar]:
    """A sum, difference or product; poison where it leaves the range that a flag promises."""
    bits = bits_of(out_type(op), index_bits)
    left, right = cast("Sequence[int]", operands)
    flags = overflow_flags(op)
    wide = exact(signed(left, bits), signed(right, bits))
    if "nsw" in flags and signed(wide, bits) != wide:
        return (POISON,)
    if "nuw" in flags and not 0 <= exact(left, right) < 1 << bits:
        return (POISON,)
    return (unsigned(wide, bits),)


def _bitwise(function: _Ints, op: Operation, operands: Sequence[Scalar], index_bits: Context) -> Sequence[Scalar]:
    left, right = cast("Sequence[int]", operands)
    return (unsigned(function(left, right), bits_of(out_type(op), index_bits)),)


def _shl(op: Operation, operands: Sequence[Scalar], index_bits: Context) -> Sequence[Scalar]:
    bits = bits_of(out_type(op), index_bits)
    left, amount = cast("Sequence[int]", operands)
    if amount >= bits:
        return (POISON,)
    flags = overflow_flags(op)
    result = unsigned(left << amount, bits)
    if "nsw" in flags and signed(result, bits) != signed(left, bits) << amount:
        return (POISON,)
    if "nuw" in flags and result != left << amount:
        return (POISON,)
    return (result,)


def _shr(op: Operation, operands: Sequence[Scalar], index_bits: Context, *, is_signed: bool) -> Sequence[Scalar]:
    bits = bits_of(out_type(op), index_bits)
    left, amount = cast("Sequence[int]", operands)
    if amount >= bits or ("isExact" in op.properties and left & ((1 << amount) - 1)):
        return (POISON,)
    return (unsigned((signed(left, bits) if is_signed else left) >> amount, bits),)


def quotient(a: int, b: int) -> int:
    """Towards zero."""
    return abs(a) // abs(b) * (1 if (a < 0) == (b < 0) else -1)


def _division(
    function: _Ints, op: Operation, operands: Sequence[Scalar], index_bits: Context, *, is_signed: bool
) -> Sequence[Scalar]:
    bits = bits_of(out_type(op), index_bits)
    left, right = operands
    if isinstance(right, Poison) or (isinstance(left, Poison) and is_signed and right == (1 << bits) - 1):
        raise Undefined("division where poison may be zero, or the lowest number")
    if isinstance(left, Poison) and right:
        return (POISON,)
    left, right = 0 if isinstance(left, Poison) else int(left), int(right)
    if is_signed:
        left, right = signed(left, bits), signed(right, bits)
        if right == -1 and left == -1 << (bits - 1):
            raise Undefined("division overflows")
    if right == 0:
        raise Undefined("division by zero")
    if "isExact" in op.properties and left % right:
        return (POISON,)
    return (unsigned(function(left, right), bits),)


def _extreme(
    choose: _Ints, op: Operation, operands: Sequence[Scalar], index_bits: Context, *, is_signed: bool
) -> Sequence[Scalar]:
    bits = bits_of(out_type(op), index_bits)
    numbers = [signed(one, bits) if is_signed else one for one in cast("Sequence[int]", operands)]
    return (unsigned(choose(*numbers), bits),)


_RELATIONS: tuple[Callable[[float, float], bool], ...] = (
    lambda a, b: a == b,
    lambda a, b: a != b,
    lambda a, b: a < b,
    lambda a, b: a <= b,
    lambda a, b: a > b,
    lambda a, b: a >= b,
)
_INDEX_PREDICATES = ("eq", "ne", "slt", "sle", "sgt", "sge", "ult", "ule", "ugt", "uge")


def _cmpi(op: Operation, operands: Sequence[Scalar], index_bits: Context) -> Sequence[Scalar]:
    attribute = op.properties.get("predicate", op.properties.get("pred"))
    if isinstance(attribute, DialectAttr):
        number = _INDEX_PREDICATES.index((attribute.body or "").split()[-1])
    else:
        number = cast("IntegerAttr", attribute).value
    left, right = cast("Sequence[int]", operands)
    if number < 6:
        bits = bits_of(in_type(op), index_bits)
        left, right = signed(left, bits), signed(right, bits)
    return (int(_RELATIONS[number if number < 6 else number - 4](left, right)),)


def _wide_sum(op: Operation, operands: Sequence[Scalar], index_bits: Context) -> Sequence[Scalar]:
    bits = bits_of(out_type(op), index_bits)
    left, right = cast("Sequence[int]", operands)
    return unsigned(left + right, bits), (left + right) >> bits


def _wide_product(
    op: Operation, operands: Sequence[Scalar], index_bits: Context, *, is_signed: bool
) -> Sequence[Scalar]:
    bits = bits_of(out_type(op), index_bits)
    left, right = (signed(one, bits) if is_signed else one for one in cast("Sequence[int]", operands))
    return unsigned(left * right, bits), unsigned((left * right) >> bits, bits)


def _resized(op: Operation, operands: Sequence[Scalar], index_bits: Context, *, is_signed: bool) -> Sequence[Scalar]:
    """An extension, a truncation, or a cast from or to `index`."""
    (value,) = cast("Sequence[int]", operands)
    before, after = bits_of(in_type(op), index_bits), bits_of(out_type(op), index_bits)
    result = unsigned(signed(value, before) if is_signed else value, after)
    flags = overflow_flags(op) if op.name == "arith.trunci" else ()
    if "nuw" in flags and result != value:
        return (POISON,)
    if "nsw" in flags and signed(result, after) != signed(value, before):
        return (POISON,)
    return (result,)


def _select(op: Operation, operands: Sequence[Scalar], index_bits: Context) -> Sequence[Scalar]:
    condition, then, other = operands
    return (condition if isinstance(condition, Poison) else then if condition else other,)


def _count(
    function: Callable[[int, int], int], op: Operation, operands: Sequence[Scalar], _: Context
) -> Sequence[Scalar]:
    (value,) = cast("Sequence[int]", operands)
    bits = bits_of(out_type(op))
    return (unsigned(function(value, bits), bits),)


def _ipowi(op: Operation, operands: Sequence[Scalar], index_bits: Context) -> Sequence[Scalar]:
    bits = bits_of(out_type(op), index_bits)
    base, power = (signed(one, bits) for one in cast("Sequence[int]", operands))
    if power >= 0:
        return (pow(unsigned(base, bits), power, 1 << bits),)
    if base == 0:
        raise Undefined("division by zero")
    return (unsigned((1 if power % 2 == 0 else base) if base in (1, -1) else 0, bits),)


# Floats


def _float(
    function: Callable[..., Fraction | float], op: Operation, operands: Sequence[Scalar], _: Context
) -> Sequence[Scalar]:
    """Rounded once; poison where a fast-math flag promises that there is no NaN, or no infinity."""
    numbers = cast("Sequence[float]", operands)
    result = rounded(function(*numbers), out_type(op), _mode(op))
    return (POISON if broken_promise(op, (*numbers, result)) else result,)


def broken_promise(op: Operation, numbers: Sequence[float]) -> bool:
    flags = fastmath_flags(op)
    return ("nnan" in flags and any(map(math.isnan, numbers))) or ("ninf" in flags and any(map(math.isinf, numbers)))


def _mode(op: Operation) -> str:
    mode = op.properties.get("roundingmode")
    names = ("to_nearest_even", "downward", "upward", "toward_zero", "to_nearest_away")
    return names[mode.value] if isinstance(mode, IntegerAttr) else "to_nearest_even"


def _sum(a: float, b: float) -> Fraction | float:
    if not math.isfinite(a) or not math.isfinite(b) or (a == 0 and b == 0):
        return a + b
    # Numbers that cancel out give 0.0.
    return Fraction(a) + Fraction(b)


def _product(a: float, b: float) -> Fraction | float:
    if not math.isfinite(a) or not math.isfinite(b) or a == 0 or b == 0:
        return a * b
    return Fraction(a) * Fraction(b)


def _quotient(a: float, b: float) -> Fraction | float:
    if math.isnan(a) or math.isnan(b) or (math.isinf(a) and math.isinf(b)) or (a == 0 and b == 0):
        return math.nan
    if b == 0 or math.isinf(a):
        return math.copysign(math.inf, math.copysign(1.0, a) * math.copysign(1.0, b))
    if a == 0 or math.isinf(b):
        return math.copysign(0.0, math.copysign(1.0, a) * math.copysign(1.0, b))
    return Fraction(a) / Fraction(b)


def _remainder(a: float, b: float) -> float:
    return math.nan if math.isnan(a) or math.isnan(b) or math.isinf(a) or b == 0 else math.fmod(a, b)


def _fma(a: float, b: float, c: float) -> Fraction | float:
    product = _product(a, b)
    if isinstance(product, float) or not math.isfinite(c):
        return float(product) + c if isinstance(product, float) else c
    total = product + Fraction(c)
    return total or 0.0


def _choice(*, is_max: bool, is_nan_kept: bool) -> Callable[[float, float], float]:
    def choose(a: float, b: float) -> float:
        if math.isnan(a) or math.isnan(b):
            return math.nan if is_nan_kept else b if math.isnan(a) else a
        if a == b == 0:
            signs = (math.copysign(1.0, a), math.copysign(1.0, b))
            return math.copysign(0.0, max(signs) if is_max else min(signs))
        return max(a, b) if is_max else min(a, b)

    return choose


_ORDERED: tuple[Callable[[float, float], bool], ...] = (
    lambda a, b: False,
    lambda a, b: a == b,
    lambda a, b: a > b,
    lambda a, b: a >= b,
    lambda a, b: a < b,
    lambda a, b: a <= b,
    lambda a, b: a != b,
    lambda a, b: True,
)


def _cmpf(op: Operation, operands: Sequence[Scalar], _: Context) -> Sequence[Scalar]:
    """Predicates: false, oeq, ogt, oge, olt, ole, one, ord, ueq, ugt, uge, ult, ule, une, uno, true."""
    number = cast("IntegerAttr", op.properties["predicate"]).value
    left, right = cast("Sequence[float]", operands)
    if broken_promise(op, (left, right)):
        return (POISON,)
    if math.isnan(left) or math.isnan(right):
        return (int(number >= 8),)
    if number in (14, 15):
        return (number - 14,)
    return (int(_ORDERED[number - 7 if number >= 8 else number](left, right)),)


def _bitcast(op: Operation, operands: Sequence[Scalar], _: Context) -> Sequence[Scalar]:
    (value,) = operands
    source, target = in_type(op), out_type(op)
    bits = float_bits(cast("float", value), source) if isinstance(source, FloatType) else cast("int", value)
    if isinstance(source, FloatType) and math.isnan(cast("float", value)):
        raise Unknown("bits of a NaN")
    return (float_of_bits(bits, target) if isinstance(target, FloatType) else bits,)


def _to_float(op: Operation, operands: Sequence[Scalar], index_bits: Context, *, is_signed: bool) -> Sequence[Scalar]:
    (value,) = cast("Sequence[int]", operands)
    number = signed(value, bits_of(in_type(op), index_bits)) if is_signed else value
    return (rounded(Fraction(number), out_type(op)),)


def _to_integer(op: Operation, operands: Sequence[Scalar], index_bits: Context, *, is_signed: bool) -> Sequence[Scalar]:
    (value,) = cast("Sequence[float]", operands)
    bits = bits_of(out_type(op), index_bits)
    if not math.isfinite(value):
        return (POISON,)
    number = math.trunc(value)
    low, high = (-1 << (bits - 1), (1 << (bits - 1)) - 1) if is_signed else (0, (1 << bits) - 1)
    return (unsigned(number, bits) if low <= number <= high else POISON,)


def _away(value: float) -> float:
    """The nearest integer, halves away from zero."""
    if not math.isfinite(value):
        return value
    return math.copysign(float(math.floor(abs(Fraction(value)) + Fraction(1, 2))), value)


def _whole(function: Callable[[float], int]) -> Callable[[float], float]:
    return lambda value: math.copysign(float(function(value)), value) if math.isfinite(value) else value


def _sqrt(value: float) -> float:
    return math.nan if value < 0 else math.sqrt(value) if value else value


_INTEGERS: dict[str, Compute] = {
    "addi": partial(_flagged, lambda a, b: a + b),
    "subi": partial(_flagged, lambda a, b: a - b),
    "muli": partial(_flagged, lambda a, b: a * b),
    "andi": partial(_bitwise, lambda a, b: a & b),
    "ori": partial(_bitwise, lambda a, b: a | b),
    "xori": partial(_bitwise, lambda a, b: a ^ b),
    "shli": _shl,
    "shrsi": partial(_shr, is_signed=True),
    "shrui": partial(_shr, is_signed=False),
    "maxsi": partial(_extreme, max, is_signed=True),
    "minsi": partial(_extreme, min, is_signed=True),
    "maxui": partial(_extreme, max, is_signed=False),
    "minui": partial(_extreme, min, is_signed=False),
    "cmpi": _cmpi,
    "addui_extended": _wide_sum,
    "mulsi_extended": partial(_wide_product, is_signed=True),
    "mului_extended": partial(_wide_product, is_signed=False),
    "extsi": partial(_resized, is_signed=True),
    "extui": partial(_resized, is_signed=False),
    "trunci": partial(_resized, is_signed=False),
    "index_cast": partial(_resized, is_signed=True),
    "index_castui": partial(_resized, is_signed=False),
}
_DIVISIONS: dict[str, Compute] = {
    "divsi": partial(_division, quotient, is_signed=True),
    "divui": partial(_division, lambda a, b: a // b, is_signed=False),
    "ceildivsi": partial(_division, lambda a, b: -(-a // b), is_signed=True),
    "ceildivui": partial(_division, lambda a, b: -(-a // b), is_signed=False),
    "floordivsi": partial(_division, lambda a, b: a // b, is_signed=True),
    "remsi": partial(_division, lambda a, b: a - quotient(a, b) * b, is_signed=True),
    "remui": partial(_division, lambda a, b: a % b, is_signed=False),
}
_FLOATS: dict[str, Compute] = {
    "addf": partial(_float, _sum),
    "subf": partial(_float, lambda a, b: _sum(a, -b)),
    "mulf": partial(_float, _product),
    "divf": partial(_float, _quotient),
    "remf": partial(_float, _remainder),
    "negf": partial(_float, lambda a: -a),
    "maximumf": partial(_float, _choice(is_max=True, is_nan_kept=True)),
    "minimumf": partial(_float, _choice(is_max=False, is_nan_kept=True)),
    "maxnumf": partial(_float, _choice(is_max=True, is_nan_kept=False)),
    "minnumf": partial(_float, _choice(is_max=False, is_nan_kept=False)),
    "cmpf": _cmpf,
    "extf": partial(_float, lambda a: a),
    "truncf": partial(_float, lambda a: a),
    "bitcast": _bitcast,
    "sitofp": partial(_to_float, is_signed=True),
    "uitofp": partial(_to_float, is_signed=False),
    "fptosi": partial(_to_integer, is_signed=True),
    "fptoui": partial(_to_integer, is_signed=False),
}
_MATH: dict[str, Compute] = {
    "absi": partial(_count, lambda a, bits: abs(signed(a, bits))),
    "ctlz": partial(_count, lambda a, bits: bits - a.bit_length()),
    "cttz": partial(_count, lambda a, bits: (a & -a).bit_length() - 1 if a else bits),
    "ctpop": partial(_count, lambda a, _: a.bit_count()),
    "ipowi": _ipowi,
    "absf": partial(_float, math.fabs),
    "ceil": partial(_float, _whole(math.ceil)),
    "floor": partial(_float, _whole(math.floor)),
    "trunc": partial(_float, _whole(math.trunc)),
    "roundeven": partial(_float, _whole(round)),
    "round": partial(_float, _away),
    "sqrt": partial(_float, _sqrt),
    "fma": partial(_float, _fma),
    "copysign": partial(_float, math.copysign),
}
_INDEX = {
    "add": "addi",
    "sub": "subi",
    "mul": "muli",
    "and": "andi",
    "or": "ori",
    "xor": "xori",
    "shl": "shli",
    "shrs": "shrsi",
    "shru": "shrui",
    "divs": "divsi",
    "divu": "divui",
    "ceildivs": "ceildivsi",
    "ceildivu": "ceildivui",
    "floordivs": "floordivsi",
    "rems": "remsi",
    "remu": "remui",
    "maxs": "maxsi",
    "mins": "minsi",
    "maxu": "maxui",
    "minu": "minui",
    "cmp": "cmpi",
    "casts": "index_cast",
    "castu": "index_castui",
}
_ALL: dict[str, Compute] = {
    **{f"arith.{name}": compute for name, compute in (_INTEGERS | _FLOATS | _DIVISIONS).items()},
    **{f"math.{name}": compute for name, compute in _MATH.items()},
    **{f"index.{name}": (_INTEGERS | _DIVISIONS)[same] for name, same in _INDEX.items()},
    "arith.select": _select,
}
_EAGER = frozenset(("select", *_DIVISIONS, *(name for name, same in _INDEX.items() if same in _DIVISIONS)))
STRICT = {name: compute for name, compute in _ALL.items() if name.partition(".")[2] not in _EAGER}
"""By the name of an operation: what it makes of scalars, none of them poison."""
EAGER = {name: compute for name, compute in _ALL.items() if name.partition(".")[2] in _EAGER}
"""The same for operations that poison does not simply pass through."""
