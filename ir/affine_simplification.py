"""Affine expressions in the form that comes from adding up all terms.

Follows simplifyAffineExpr of mlir/lib/IR/AffineExpr.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from math import gcd

from .affine import AffineBinary, AffineConstant, AffineDim, AffineExpr, AffineMap, AffineSymbol
from .affine_arithmetic import add, ceil_divide, floor_divide, multiply

_Flat = list[int]
"""Factors of the dimensions, the symbols, the quotients met so far, and the constant last."""


class _Flattener:
    """Adds up terms; a quotient that does not come out even is an unknown of its own."""

    def __init__(self, num_dims: int, num_symbols: int) -> None:
        self.num_dims = num_dims
        self.num_symbols = num_symbols
        self.quotients: list[AffineExpr] = []

    @property
    def _width(self) -> int:
        return self.num_dims + self.num_symbols + len(self.quotients) + 1

    def _fitted(self, flat: _Flat) -> _Flat:
        return [*flat[:-1], *[0] * (self._width - len(flat)), flat[-1]]

    def flat(self, expr: AffineExpr) -> _Flat | None:
        """None for what is not linear but for divisions by constants."""
        if isinstance(expr, AffineConstant):
            return [*[0] * (self._width - 1), expr.value]
        if isinstance(expr, (AffineDim, AffineSymbol)):
            found = [0] * self._width
            found[expr.position + (self.num_dims if isinstance(expr, AffineSymbol) else 0)] = 1
            return found
        if not isinstance(expr, AffineBinary):
            return None
        lhs, rhs = self.flat(expr.lhs), self.flat(expr.rhs)
        if lhs is None or rhs is None:
            return None
        lhs, rhs = self._fitted(lhs), self._fitted(rhs)
        if expr.operator == "+":
            return [a + b for a, b in zip(lhs, rhs, strict=True)]
        if not isinstance(expr.rhs, AffineConstant):
            return None
        number = expr.rhs.value
        if expr.operator == "*":
            return [factor * number for factor in lhs]
        if number <= 0:
            return None
        return self._remainder(lhs, number) if expr.operator == "mod" else self._quotient(lhs, number, expr.operator)

    def _remainder(self, lhs: _Flat, number: int) -> _Flat:
        if all(factor % number == 0 for factor in lhs):
            return [0] * self._width
        common = gcd(number, *lhs)
        dividend = self.expression([factor // common for factor in lhs])
        position = self._unknown(floor_divide(dividend, AffineConstant(number // common)))
        lhs = self._fitted(lhs)
        lhs[position] -= number
        return lhs

    def _quotient(self, lhs: _Flat, number: int, operator: str) -> _Flat:
        common = gcd(number, *lhs)
        reduced = [factor // common for factor in lhs]
        divisor = number // common
        if divisor == 1:
            return reduced
        divide = ceil_divide if operator == "ceildiv" else floor_divide
        position = self._unknown(divide(self.expression(reduced), AffineConstant(divisor)))
        found = [0] * self._width
        found[position] = 1
        return found

    def _unknown(self, quotient: AffineExpr) -> int:
        """The position of a quotient among the factors; it is added if it is new."""
        if quotient not in self.quotients:
            self.quotients.append(quotient)
        return self.num_dims + self.num_symbols + self.quotients.index(quotient)

    def expression(self, flat: _Flat) -> AffineExpr:
        expr: AffineExpr = AffineConstant(0)
        for position, factor in enumerate(flat[:-1]):
            if factor:
                expr = add(expr, multiply(self._term(position), AffineConstant(factor)))
        return add(expr, AffineConstant(flat[-1])) if flat[-1] else expr

    def _term(self, position: int) -> AffineExpr:
        if position < self.num_dims:
            return AffineDim(position)
        position -= self.num_dims
        if position < self.num_symbols:
            return AffineSymbol(position)
        return self.quotients[position - self.num_symbols]


def flattened(expr: AffineExpr, num_dims: int, num_symbols: int) -> tuple[int, ...] | None:
    """The factors of dimensions and symbols and the constant of a sum without quotients; None for anything else."""
    flattener = _Flattener(num_dims, num_symbols)
    found = flattener.flat(expr)
    return None if found is None or flattener.quotients else tuple(found)


def simplified(expr: AffineExpr, num_dims: int, num_symbols: int) -> AffineExpr:
    """`expr` with all terms added up; expressions that multiply or divide by symbols stay as they are."""
    flattener = _Flattener(num_dims, num_symbols)
    flat = flattener.flat(expr)
    return expr if flat is None else flattener.expression(flat)


@cache
def simplified_map(affine_map: AffineMap) -> AffineMap:
    """The map with all terms of its results added up. Found once: maps are never collected anyway."""
    dims, symbols = affine_map.num_dims, affine_map.num_symbols
    return AffineMap(dims, symbols, tuple(simplified(r, dims, symbols) for r in affine_map.results))


def bounds(
    expr: AffineExpr, dims: Sequence[tuple[int | None, int | None]], symbols: Sequence[tuple[int | None, int | None]]
) -> tuple[int | None, int | None]:
    """The least and the greatest value of a sum, by those of the dimensions and symbols; None where not known."""
    flattener = _Flattener(len(dims), len(symbols))
    flat = flattener.flat(expr)
    if flat is None or flattener.quotients:
        return None, None
    low: int | None = flat[-1]
    high: int | None = flat[-1]
    for factor, (least, greatest) in zip(flat, (*dims, *symbols), strict=False):
        if factor == 0:
            continue
        if factor < 0:
            least, greatest = greatest, least
        low = None if low is None or least is None else low + factor * least
        high = None if high is None or greatest is None else high + factor * greatest
    return low, high
