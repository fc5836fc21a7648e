"""Constants of the math dialect (mlir/lib/Dialect/Math/IR/MathOps.cpp).

As upstream, functions that the platform computes are folded for f32 and f64 only; a result that the platform has no
number for stays to be computed.
"""

from __future__ import annotations

import math
from collections.abc import Callable

from ...ir.floats import FORMATS
from ...ir.graph import Operation
from ...ir.types import FloatType, element_type
from ...ods.constants import compute, unsigned, width_of
from ...ods.op_view import UnaryOp
from ...ods.rewriting import FoldFunction
from ..arith.canonicalize import make_constant
from ..arith.fold_integers import Constants, Folded, fold_constants

_Unary = Callable[[float], float]
_PLATFORM = frozenset(("f32", "f64"))

_FUNCTIONS: dict[str, _Unary] = {
    "acos": math.acos,
    "acosh": math.acosh,
    "asin": math.asin,
    "asinh": math.asinh,
    "atan": math.atan,
    "atanh": math.atanh,
    "cos": math.cos,
    "cosh": math.cosh,
    "erf": math.erf,
    "erfc": math.erfc,
    "exp": math.exp,
    "exp2": lambda a: math.pow(2.0, a),
    "expm1": math.expm1,
    "log": math.log,
    "log10": math.log10,
    "log1p": math.log1p,
    "log2": math.log2,
    "sin": math.sin,
    "sinh": math.sinh,
    "sqrt": math.sqrt,
    "tan": math.tan,
    "tanh": math.tanh,
}


def _away_from_zero(value: float) -> float:
    whole = math.floor(abs(value))
    return whole + 1 if abs(value) - whole >= 0.5 else whole


_ROUNDINGS: dict[str, _Unary] = {
    "ceil": math.ceil,
    "floor": math.floor,
    "round": _away_from_zero,
    "roundeven": round,
    "trunc": math.trunc,
}


def _signed_rounding(function: _Unary) -> _Unary:
    """Of a finite number: with its sign, also if the result is zero. Others stay as they are."""

    def rounded(value: float) -> float:
        return math.copysign(abs(function(value)), value) if math.isfinite(value) else value

    return rounded


_NOT_NEGATIVE = {"log": 0.0, "log10": 0.0, "log1p": 1.0, "log2": 0.0, "sqrt": 0.0}
"""Functions that upstream folds only where the argument, with this added, has no minus sign; -0.0 and not-a-number have
a sign, too."""
_POLES = {"log": 0.0, "log10": 0.0, "log2": 0.0, "log1p": -1.0}
"""The argument of each function for which it is minus infinity."""


def _guarded(name: str) -> Callable[[float], float | None]:
    function, least = _FUNCTIONS[name], _NOT_NEGATIVE.get(name)

    def computed(value: float) -> float | None:
        if least is not None and math.copysign(1.0, value + least if math.isfinite(value) and least else value) < 0:
            return None
        try:
            return function(value)
        except OverflowError:
            return math.copysign(math.inf, value if name == "sinh" else 1.0)
        except ValueError:
            if name == "atanh" and abs(value) == 1.0:
                return math.copysign(math.inf, value)
            return -math.inf if _POLES.get(name) == value else None

    return computed


def _float_fold(function: Callable[[float], float | None], types: frozenset[str]) -> FoldFunction:
    """`math.sqrt 4.0` -> `2.0`, likewise other functions of one float; not where the platform has no result."""

    def fold(op: Operation, constants: Constants) -> Folded:
        element = element_type(op.results[0].type)
        if not isinstance(element, FloatType) or element.name not in types:
            return None
        return fold_constants(op, constants, function)

    return fold


def _copysign(op: Operation, constants: Constants) -> Folded:
    """`math.copysign 2.0, -1.0` -> `-2.0`."""
    return fold_constants(op, constants, math.copysign)


def _power(base: float, exponent: float) -> float | None:
    try:
        return math.pow(base, exponent)
    except (ValueError, OverflowError):
        return None


def _atan2(op: Operation, constants: Constants) -> Folded:
    """`math.atan2 0.0, 1.0` -> `0.0`."""
    element = element_type(op.results[0].type)
    if not isinstance(element, FloatType) or element.name not in _PLATFORM:
        return None
    return fold_constants(op, constants, math.atan2)


def _powf(op: Operation, constants: Constants) -> Folded:
    """`math.powf 2.0, 3.0` -> `8.0`; not where the platform has no result."""
    element = element_type(op.results[0].type)
    if not isinstance(element, FloatType) or element.name not in _PLATFORM:
        return None
    return fold_constants(op, constants, _power)


def _integer_fold(function: Callable[[int, int], int]) -> FoldFunction:
    """`math.ctpop 7` -> `3`, likewise `math.ctlz` and `math.cttz`, with `function` of the bits and their number."""

    def fold(op: Operation, constants: Constants) -> Folded:
        element = element_type(op.results[0].type)
        width = width_of(element)
        return fold_constants(op, constants, lambda a: function(unsigned(a, element), width))

    return fold


def _absi(op: Operation, constants: Constants) -> Folded:
    """`math.absi -3` -> `3`, modulo 2^n."""
    return fold_constants(op, constants, abs)


def _integer_power(op: Operation, constants: Constants) -> Folded:
    """`math.ipowi 2, 3` -> `8`, modulo 2^n; not computed for 0 to a negative power."""

    def power(base: int, exponent: int) -> int | None:
        if exponent >= 0:
            return pow(base, exponent, 1 << 64)
        if base == 0:
            return None
        return base ** (exponent % 2) if abs(base) == 1 else 0

    return fold_constants(op, constants, power)


def _is_normal(view: UnaryOp, constants: Constants) -> Folded:
    """`math.isnormal 1.0` -> `true`: neither 0 nor too small for all digits, finite."""
    element = element_type(view.operand.type)
    layout = FORMATS.get(element.name, (53, -1022, 1023)) if isinstance(element, FloatType) else None
    if layout is None:
        return None
    smallest = math.ldexp(1.0, layout[1])
    found = compute(constants, view.op.results[0].type, lambda a: int(math.isfinite(a) and abs(a) >= smallest))
    return (found,) if found is not None else None


def _asks(function: Callable[[float], bool]) -> FoldFunction:
    """`math.isnan 1.0` -> `false`, likewise `math.isinf` and `math.isfinite`."""

    def fold(op: Operation, constants: Constants) -> Folded:
        found = compute(constants, op.results[0].type, lambda a: int(function(a)))
        return (found,) if found is not None else None

    return fold


_TYPES = frozenset((*FORMATS, "f64"))

CONSTANT = make_constant
FOLDS: dict[str, FoldFunction] = {
    **{f"math.{name}": _float_fold(_guarded(name), _PLATFORM) for name in _FUNCTIONS},
    **{f"math.{name}": _float_fold(_signed_rounding(function), _TYPES) for name, function in _ROUNDINGS.items()},
    "math.absf": _float_fold(abs, _TYPES),
    "math.absi": _absi,
    "math.atan2": _atan2,
    "math.copysign": _copysign,
    "math.ctlz": _integer_fold(lambda bits, width: width - bits.bit_length()),
    "math.ctpop": _integer_fold(lambda bits, width: bits.bit_count()),
    "math.cttz": _integer_fold(lambda bits, width: (bits & -bits).bit_length() - 1 if bits else width),
    "math.ipowi": _integer_power,
    "math.isfinite": _asks(math.isfinite),
    "math.isinf": _asks(math.isinf),
    "math.isnan": _asks(math.isnan),
    "math.isnormal": _is_normal,
    "math.powf": _powf,
}
