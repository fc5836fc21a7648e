"""Folds of floating point arithmetic and of conversions (mlir/lib/Dialect/Arith/IR/ArithOps.cpp)."""

from __future__ import annotations

import math
from collections.abc import Callable

from ...ir.attributes import IntegerAttr
from ...ir.base import Attribute, Type
from ...ir.floats import FORMATS, decoded, encoded, keeps_bits, quiet, rounded_integer, rounded_to
from ...ir.graph import Operation
from ...ir.types import I1, FloatType, element_type
from ...ods.constants import Elementwise, compute, signed, splat_value, unsigned, width_of
from ...ods.op_view import UnaryOp, defining
from ...ods.rewriting import IN_PLACE, Defects, Diverging, FoldFunction
from ..common.canonicalization.matching import defining_op, splat_attr
from . import ops as arith
from .flags import fastmath_flags, overflow_flags, overflow_properties, without_wrong
from .fold_integers import Constants, Folded, fold_constants, is_any_known, poison_of

_COMPUTED = frozenset((*FORMATS, "f64"))
"""Types we can compute with."""


def _is(constant: Attribute | None, value: float) -> bool:
    """Whether a constant is a float of this value; 0.0 and -0.0 differ."""
    found = splat_value(constant) if constant is not None else None
    return isinstance(found, float) and found == value and math.copysign(1.0, found) == math.copysign(1.0, value)


def _constants(op: Operation, constants: Constants, function: Elementwise) -> Folded:
    """As `fold_constants`, where both the operands and the result are of types we can compute with."""
    if not is_any_known(constants):
        return None
    element = element_type(op.results[0].type)
    if poison_of(constants) is None and isinstance(element, FloatType) and element.name not in _COMPUTED:
        return None
    return fold_constants(op, constants, function)


def _arithmetic(op: Operation, constants: Constants, function: Callable[[float, float], float]) -> Folded:
    """As `_constants`; a result that is no number is the first operand that is none, as LLVM hands it on."""

    def computed(a: float, b: float) -> float:
        value = function(a, b)
        if not math.isnan(value):
            return value
        return quiet(a) if math.isnan(a) else quiet(b) if math.isnan(b) else math.nan

    return _constants(op, constants, computed)


def _addf(view: arith.AddFOp, constants: Constants) -> Folded:
    """`arith.addf %x, -0.0` -> `%x`; not for 0.0, since -0.0 + 0.0 is 0.0."""
    if not is_any_known(constants):
        return None
    if _is(constants[1], -0.0):
        return (view.lhs,)
    return _arithmetic(view.op, constants, lambda a, b: a + b)


def _subf(view: arith.SubFOp, constants: Constants) -> Folded:
    """`arith.subf %x, 0.0` -> `%x`; not for -0.0, since -0.0 - -0.0 is 0.0."""
    if not is_any_known(constants):
        return None
    if _is(constants[1], 0.0):
        return (view.lhs,)
    return _arithmetic(view.op, constants, lambda a, b: a - b)


def _mulf(view: arith.MulFOp, constants: Constants) -> Folded:
    """`arith.mulf %x, 1.0` -> `%x`; `arith.mulf %x, 0.0 fastmath<nnan,nsz>` -> `0.0`."""
    if not is_any_known(constants):
        return None
    if _is(constants[1], 1.0):
        return (view.lhs,)
    if (_is(constants[1], 0.0) or _is(constants[1], -0.0)) and {"nnan", "nsz"} <= fastmath_flags(view.op):
        return (constants[1],) if constants[1] is not None else None
    return _arithmetic(view.op, constants, lambda a, b: a * b)


def _divf(view: arith.DivFOp, constants: Constants) -> Folded:
    """`arith.divf %x, 1.0` -> `%x`."""
    if _is(constants[1], 1.0):
        return (view.lhs,)
    return _arithmetic(view.op, constants, _quotient)


def _quotient(a: float, b: float) -> float:
    if b:
        return a / b
    if a == 0 or math.isnan(a):
        return math.nan
    return math.copysign(math.inf, a) * math.copysign(1.0, b)


def _remf(op: Operation, constants: Constants) -> Folded:
    """`arith.remf 5.0, 3.0` -> `2.0`, with the sign of the dividend."""
    return _arithmetic(op, constants, lambda a, b: math.nan if not b or math.isinf(a) else math.fmod(a, b))


def _negf(view: arith.NegFOp, constants: Constants) -> Folded:
    """`arith.negf (arith.negf %x)` -> `%x`."""
    inner = defining(view.operand, arith.NegFOp)
    if inner is not None:
        return (inner.operand,)
    return _constants(view.op, constants, lambda a: -a)


def _extreme(name: str, neutral: float, choose: Callable[[float, float], float]) -> FoldFunction:
    """`arith.maximumf %x, -inf` -> `%x`; `arith.maxnumf %x, nan` -> `%x`; `arith.minimumf %x, %x` -> `%x`.

    maximumf and minimumf pass on not-a-number, maxnumf and minnumf prefer the other operand.
    """

    def fold(op: Operation, constants: Constants) -> Folded:
        left, right = op.operand_values
        if left is right:
            return (right,)
        value = splat_value(constants[1])
        if isinstance(value, float):
            if name == "imum" and value == neutral:
                return (left,)
            if name == "num" and math.isnan(value):
                return (left,)

        def chosen(a: float, b: float) -> float:
            if math.isnan(a) or math.isnan(b):
                return math.nan if name == "imum" else b if math.isnan(a) else a
            if a == b == 0:
                return choose(math.copysign(1.0, a), math.copysign(1.0, b)) * 0.0
            return choose(a, b)

        return _arithmetic(op, constants, chosen)

    return fold


# Comparison

_UNORDERED = 8
_RELATIONS: dict[int, Callable[[float, float], bool]] = {
    0: lambda a, b: False,
    1: lambda a, b: a == b,
    2: lambda a, b: a > b,
    3: lambda a, b: a >= b,
    4: lambda a, b: a < b,
    5: lambda a, b: a <= b,
    6: lambda a, b: a != b,
    7: lambda a, b: True,
}


def _cmpf(op: Operation, constants: Constants) -> Folded:
    """`arith.cmpf olt, %x, nan` -> `false`; `true` for unordered predicates.

    Predicates: false, oeq, ogt, oge, olt, ole, one, ord; the same unordered (ueq, ..., une, uno) ...; true.
    """
    # Upstream compares scalars alone.
    if op.results[0].type is not I1 or not is_any_known(constants):
        return None
    found = op.properties.get("predicate")
    predicate = found.value if isinstance(found, IntegerAttr) else -1
    left, right = (splat_value(constant) for constant in constants)
    not_a_number = any(isinstance(value, float) and math.isnan(value) for value in (left, right))
    if (not_a_number and constants[0] is not None) or (isinstance(right, float) and math.isnan(right)):
        result = splat_attr(int(_compare_floats(predicate, math.nan, math.nan)), op.results[0].type)
        return (result,) if result is not None else None
    result = compute(constants, op.results[0].type, lambda a, b: int(_compare_floats(predicate, a, b)))
    return (result,) if result is not None else None


def _compare_floats(predicate: int, a: float, b: float) -> bool:
    if math.isnan(a) or math.isnan(b):
        return predicate >= _UNORDERED
    if predicate in (14, 15):  # uno, true
        return predicate == 15
    relation = _RELATIONS[predicate - 7] if predicate >= _UNORDERED else _RELATIONS[predicate]
    return relation(a, b)


# Conversions


def _extended(name: str, convert: Callable[[int, Type], int]) -> FoldFunction:
    """`arith.extsi (arith.extsi %x)` -> `arith.extsi %x`, likewise `arith.extui`."""

    def fold(cast: UnaryOp, constants: Constants) -> Folded:
        source = cast.operand
        inner = defining_op(source, name)
        if inner is not None:
            cast.operand = UnaryOp(inner).operand
            return IN_PLACE
        type_ = element_type(source.type)
        return fold_constants(cast.op, constants, lambda a: convert(a, type_))

    return fold


def _trunci(trunci: arith.TruncIOp, constants: Constants, defects: Defects) -> Folded:
    """`arith.trunci (arith.extui %x)` -> `%x`, or `arith.trunci %x` where the result is narrower than `%x`.

    Of two truncations, the one that is left has the overflow flags that both have.
    """
    source = trunci.in_
    for name in ("arith.extui", "arith.extsi"):
        inner = defining_op(source, name)
        if inner is not None:
            before = UnaryOp(inner).operand
            width, wanted = width_of(element_type(before.type)), width_of(element_type(trunci.out.type))
            if width > wanted:
                trunci.in_ = before
                return IN_PLACE
            if width == wanted:
                return (before,)
    inner = defining_op(source, "arith.trunci")
    if inner is not None:
        flags = overflow_flags(trunci.op)
        remaining = without_wrong(flags, flags - overflow_flags(inner), trunci.op, defects)
        if remaining != flags:
            trunci.op.properties.pop("overflowFlags")
            trunci.op.properties.update(overflow_properties(remaining))
        trunci.in_ = UnaryOp(inner).operand
        return IN_PLACE
    return fold_constants(trunci.op, constants, lambda a: a)


def _extf(extf: arith.ExtFOp, constants: Constants) -> Folded:
    """`arith.extf (arith.truncf %x)` -> `%x`, where both have fastmath<contract>: the rounding is lost."""
    inner = defining(extf.in_, arith.TruncFOp)
    same = inner is not None and inner.in_.type is extf.out.type
    if inner is not None and same and "contract" in fastmath_flags(inner.op) & fastmath_flags(extf.op):
        return (inner.in_,)
    return _constants(extf.op, constants, lambda a: a if _is_exact(a, extf.out.type) else None)


def _is_exact(value: float, type_: Type) -> bool:
    element = element_type(type_)
    if not isinstance(element, FloatType):
        return False
    return keeps_bits(value, element.name) if math.isnan(value) else rounded_to(value, element.name) == value


def _truncf(truncf: arith.TruncFOp, constants: Constants) -> Folded:
    """`arith.truncf (arith.extf %x)` -> `%x`, or `arith.truncf %x` where the result is narrower than `%x`."""
    result = element_type(truncf.out.type)
    inner = defining(truncf.in_, arith.ExtFOp)
    if inner is not None:
        source = inner.in_
        element = element_type(source.type)
        if isinstance(element, FloatType) and isinstance(result, FloatType):
            if source.type is truncf.out.type:
                return (source,)
            width, wanted = _bits(element), _bits(result)
            if width > wanted:
                truncf.in_ = source
                return IN_PLACE
    if "roundingmode" in truncf.op.properties:
        return _constants(truncf.op, constants, lambda a: a if _is_exact(a, result) else None)
    name = result.name if isinstance(result, FloatType) else ""
    return _constants(truncf.op, constants, lambda a: a if not math.isnan(a) or keeps_bits(a, name) else None)


def _bits(type_: FloatType) -> int:
    digits = "".join(c for c in type_.name.removeprefix("b") if c.isdigit())
    return int(digits) if type_.name.removeprefix("b").removeprefix("f").isdigit() else 0 if not digits else 8


def _to_float(convert: Callable[[int, Type], int]) -> FoldFunction:
    """`arith.sitofp 3` -> `3.0`, likewise `arith.uitofp` of the unsigned value; rounded to the type."""

    def fold(view: UnaryOp, constants: Constants) -> Folded:
        type_, result = element_type(view.operand.type), element_type(view.op.results[0].type)
        name = result.name if isinstance(result, FloatType) else ""
        return _constants(view.op, constants, lambda a: rounded_integer(convert(a, type_), name))

    return fold


def _to_integer(*, is_signed: bool) -> FoldFunction:
    """`arith.fptosi 3.7` -> `3`, likewise `arith.fptoui`; not out of the range of the type."""

    def fold(op: Operation, constants: Constants) -> Folded:
        type_ = element_type(op.results[0].type)
        width = width_of(type_)
        low, high = (-1 << (width - 1), (1 << (width - 1)) - 1) if is_signed else (0, (1 << width) - 1)

        def convert(a: float) -> int | None:
            if not math.isfinite(a):
                return None
            value = math.trunc(a)
            return value if low <= value <= high else None

        return fold_constants(op, constants, convert)

    return fold


def _index_cast(convert: Callable[[int, Type], int]) -> FoldFunction:
    """`arith.index_cast 3 : i32 to index` -> `3 : index`, likewise `arith.index_castui` of the unsigned value."""

    def fold(view: UnaryOp, constants: Constants) -> Folded:
        type_ = element_type(view.operand.type)
        return fold_constants(view.op, constants, lambda a: convert(a, type_))

    return fold


def _bits_of(number: int | float, type_: Type) -> int | None:
    return encoded(float(number), type_.name) if isinstance(type_, FloatType) else unsigned(int(number), type_)


def _bitcast(bitcast: arith.BitcastOp, constants: Constants) -> Folded:
    """`arith.bitcast 0 : i32 to f32` -> `0.0 : f32`; not for floats whose bits are not known here."""
    source, result = element_type(bitcast.in_.type), element_type(bitcast.out.type)

    def convert(number: int | float) -> int | float | None:
        bits = _bits_of(number, source)
        if bits is None or not isinstance(result, FloatType):
            return bits
        return decoded(bits, result.name)

    return fold_constants(bitcast.op, constants, convert)


FOLDS: dict[str, FoldFunction] = {
    "arith.addf": _addf,
    "arith.bitcast": _bitcast,
    "arith.cmpf": _cmpf,
    "arith.divf": _divf,
    "arith.extf": _extf,
    "arith.extsi": _extended("arith.extsi", signed),
    "arith.extui": _extended("arith.extui", unsigned),
    "arith.fptosi": _to_integer(is_signed=True),
    "arith.fptoui": _to_integer(is_signed=False),
    "arith.index_cast": _index_cast(signed),
    "arith.index_castui": _index_cast(unsigned),
    "arith.maximumf": _extreme("imum", -math.inf, max),
    "arith.maxnumf": _extreme("num", -math.inf, max),
    "arith.minimumf": _extreme("imum", math.inf, min),
    "arith.minnumf": _extreme("num", math.inf, min),
    "arith.mulf": _mulf,
    "arith.negf": _negf,
    "arith.remf": _remf,
    "arith.sitofp": _to_float(signed),
    "arith.subf": _subf,
    "arith.truncf": _truncf,
    "arith.trunci": Diverging(_trunci),
    "arith.uitofp": _to_float(unsigned),
}
