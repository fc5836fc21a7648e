"""Affine arithmetic: each function gives `lhs op rhs` in the simplified form upstream stores (AffineExpr.cpp).

Equal maps must be the same object, so the simplifications are part of the meaning, not an optimisation. Operands are
expected to be simplified already. Division and modulo round towards minus infinity (`ceildiv`: plus infinity); by a
constant < 1 they stay as written.
"""

from __future__ import annotations

from math import gcd

from .affine import AffineBinary, AffineConstant, AffineDim, AffineExpr, AffineOperator, AffineSymbol


def is_symbolic(expr: AffineExpr) -> bool:
    """Whether no dimension occurs in `expr`."""
    if isinstance(expr, AffineBinary):
        return is_symbolic(expr.lhs) and is_symbolic(expr.rhs)
    return not isinstance(expr, AffineDim)


def combine(operator: AffineOperator, lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    """`lhs operator rhs`; any operands are accepted, also those that make no affine expression."""
    match operator:
        case "+":
            return add(lhs, rhs)
        case "*":
            return multiply(lhs, rhs)
        case "floordiv":
            return floor_divide(lhs, rhs)
        case "ceildiv":
            return ceil_divide(lhs, rhs)
        case "mod":
            return modulo(lhs, rhs)


def negate(expr: AffineExpr) -> AffineExpr:
    return multiply(expr, AffineConstant(-1))


def subtract(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    return add(lhs, negate(rhs))


def add(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    if isinstance(lhs, AffineConstant) and isinstance(rhs, AffineConstant):
        return AffineConstant(lhs.value + rhs.value)
    if _belongs_right(lhs, rhs):
        lhs, rhs = rhs, lhs
    if isinstance(rhs, AffineConstant):
        if rhs.value == 0:
            return lhs
        inner = _constant_operand(lhs, "+")
        if inner is not None:
            return add(inner[0], AffineConstant(inner[1] + rhs.value))
    first, first_factor = _factored(lhs)
    second, second_factor = _factored(rhs)
    if first is second:
        return multiply(first, AffineConstant(first_factor + second_factor))
    # A constant of the left sum goes to the end: (expr + c) + rhs is expr + rhs + c.
    inner = _constant_operand(lhs, "+")
    if inner is not None:
        return add(add(inner[0], rhs), AffineConstant(inner[1]))
    divisor = _modulo_divisor(lhs, second, second_factor)
    return AffineBinary("+", lhs, rhs) if divisor is None else modulo(lhs, divisor)


def _modulo_divisor(lhs: AffineExpr, second: AffineExpr, factor: int) -> AffineExpr | None:
    """`q` if `lhs + second * factor` is `lhs - (lhs floordiv q) * q`, with `q` a constant or symbolic."""
    if not isinstance(second, AffineBinary):
        return None
    if second.operator == "floordiv" and second.lhs is lhs:
        constant = isinstance(second.rhs, AffineConstant) and second.rhs.value == -factor >= 1
        return second.rhs if constant else None
    quotient, divisor = second.lhs, second.rhs
    if second.operator != "*" or factor != -1 or not isinstance(quotient, AffineBinary):
        return None
    is_division = quotient.operator == "floordiv" and quotient.lhs is lhs and quotient.rhs is divisor
    return divisor if is_division else None


def _belongs_right(lhs: AffineExpr, rhs: AffineExpr) -> bool:
    """Constants come last, symbols after dimensions, and two dimensions or symbols in the order of their numbers."""
    if isinstance(lhs, AffineConstant):
        return True
    if is_symbolic(lhs) != is_symbolic(rhs):
        return is_symbolic(lhs)
    if isinstance(lhs, AffineDim) and isinstance(rhs, AffineDim):
        return lhs.position > rhs.position
    if isinstance(lhs, AffineSymbol) and isinstance(rhs, AffineSymbol):
        return lhs.position > rhs.position
    return False


def _constant_operand(expr: AffineExpr, operator: AffineOperator) -> tuple[AffineExpr, int] | None:
    """`(e, c)` if `expr` is `e operator c`."""
    if isinstance(expr, AffineBinary) and expr.operator == operator and isinstance(expr.rhs, AffineConstant):
        return expr.lhs, expr.rhs.value
    return None


def _factored(expr: AffineExpr) -> tuple[AffineExpr, int]:
    return _constant_operand(expr, "*") or (expr, 1)


def multiply(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    if isinstance(lhs, AffineConstant) and isinstance(rhs, AffineConstant):
        return AffineConstant(lhs.value * rhs.value)
    swapped_symbols = isinstance(lhs, AffineSymbol) and isinstance(rhs, AffineSymbol) and lhs.position > rhs.position
    if isinstance(lhs, AffineConstant) or not is_symbolic(rhs) or swapped_symbols:
        lhs, rhs = rhs, lhs
    inner = _constant_operand(lhs, "*")
    if isinstance(rhs, AffineConstant):
        if rhs.value == 1:
            return lhs
        if rhs.value == 0:
            return rhs
        if inner is not None:
            return multiply(inner[0], AffineConstant(inner[1] * rhs.value))
    elif inner is not None:
        return multiply(multiply(inner[0], rhs), AffineConstant(inner[1]))
    return AffineBinary("*", lhs, rhs)


def floor_divide(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    divisor = rhs.value if isinstance(rhs, AffineConstant) else 0
    if divisor == 0:
        return AffineBinary("floordiv", lhs, rhs)
    if isinstance(lhs, AffineConstant):
        return AffineConstant(lhs.value // divisor)
    if divisor == 1:
        return lhs
    inner = _constant_operand(lhs, "*")
    if inner is not None and inner[1] % divisor == 0:
        return multiply(inner[0], AffineConstant(inner[1] // divisor))
    if isinstance(lhs, AffineBinary) and lhs.operator == "+":
        parts = (lhs.lhs, lhs.rhs)
        if any(_known_divisor(part) % divisor == 0 for part in parts):
            return add(floor_divide(lhs.lhs, rhs), floor_divide(lhs.rhs, rhs))
    return AffineBinary("floordiv", lhs, rhs)


def ceil_divide(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    divisor = rhs.value if isinstance(rhs, AffineConstant) else 0
    if divisor == 0:
        return AffineBinary("ceildiv", lhs, rhs)
    if isinstance(lhs, AffineConstant):
        return AffineConstant(-(-lhs.value // divisor))
    if divisor == 1:
        return lhs
    inner = _constant_operand(lhs, "*")
    if inner is not None and inner[1] % divisor == 0:
        return multiply(inner[0], AffineConstant(inner[1] // divisor))
    return AffineBinary("ceildiv", lhs, rhs)


def modulo(lhs: AffineExpr, rhs: AffineExpr) -> AffineExpr:
    divisor = rhs.value if isinstance(rhs, AffineConstant) else 0
    if divisor < 1:
        return AffineBinary("mod", lhs, rhs)
    if isinstance(lhs, AffineConstant):
        return AffineConstant(lhs.value % divisor)
    if _known_divisor(lhs) % divisor == 0:
        return AffineConstant(0)
    if isinstance(lhs, AffineBinary) and lhs.operator == "+":
        if _known_divisor(lhs.lhs) % divisor == 0:
            return modulo(lhs.rhs, rhs)
        if _known_divisor(lhs.rhs) % divisor == 0:
            return modulo(lhs.lhs, rhs)
    inner = _constant_operand(lhs, "mod")
    if inner is not None and inner[1] >= 1 and inner[1] % divisor == 0:
        return modulo(inner[0], rhs)
    return AffineBinary("mod", lhs, rhs)


def _known_divisor(expr: AffineExpr) -> int:
    """A number >= 0 every value of `expr` is a multiple of; 0 only for the constant 0."""
    if isinstance(expr, AffineConstant):
        return abs(expr.value)
    if not isinstance(expr, AffineBinary):
        return 1
    match expr.operator:
        case "*":
            return _known_divisor(expr.lhs) * _known_divisor(expr.rhs)
        case "+" | "mod":
            return gcd(_known_divisor(expr.lhs), _known_divisor(expr.rhs))
        case "floordiv" | "ceildiv":
            if isinstance(expr.rhs, AffineConstant) and expr.rhs.value != 0:
                divisor = _known_divisor(expr.lhs)
                return divisor // abs(expr.rhs.value) if divisor % expr.rhs.value == 0 else 1
            return 1
