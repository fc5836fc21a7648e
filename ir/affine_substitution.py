"""Affine expressions and maps with other expressions for their dimensions and symbols (mlir/IR/AffineExpr.h)."""

from __future__ import annotations

from collections.abc import Sequence

from .affine import AffineBinary, AffineConstant, AffineDim, AffineExpr, AffineMap, AffineSymbol
from .affine_arithmetic import combine


def substituted(expr: AffineExpr, dims: Sequence[AffineExpr], symbols: Sequence[AffineExpr]) -> AffineExpr:
    """`expr` with `dims[i]` for `d<i>` and `symbols[i]` for `s<i>`; what is beyond the lists stays."""
    if isinstance(expr, AffineDim):
        return dims[expr.position] if expr.position < len(dims) else expr
    if isinstance(expr, AffineSymbol):
        return symbols[expr.position] if expr.position < len(symbols) else expr
    if isinstance(expr, AffineBinary):
        lhs = substituted(expr.lhs, dims, symbols)
        rhs = substituted(expr.rhs, dims, symbols)
        return expr if lhs is expr.lhs and rhs is expr.rhs else combine(expr.operator, lhs, rhs)
    return expr


def dimensions(count: int, start: int = 0) -> list[AffineExpr]:
    return [AffineDim(start + i) for i in range(count)]


def symbols(count: int, start: int = 0) -> list[AffineExpr]:
    return [AffineSymbol(start + i) for i in range(count)]


def composed(outer: AffineMap, inner: AffineMap) -> AffineMap:
    """AffineMap::compose: `outer` of the results of `inner`; the symbols of `outer` come first."""
    shifted = [substituted(r, (), symbols(inner.num_symbols, outer.num_symbols)) for r in inner.results]
    results = tuple(substituted(r, shifted, ()) for r in outer.results)
    return AffineMap(inner.num_dims, outer.num_symbols + inner.num_symbols, results)


def evaluated(expr: AffineExpr, dims: Sequence[int], symbol_values: Sequence[int]) -> int | None:
    """The value of `expr`; None when it divides by something that is not positive."""
    if isinstance(expr, AffineDim):
        return dims[expr.position] if expr.position < len(dims) else None
    found = substituted(expr, [AffineConstant(d) for d in dims], [AffineConstant(s) for s in symbol_values])
    return found.value if isinstance(found, AffineConstant) else None


def uses(expr: AffineExpr, dims: set[int], symbol_numbers: set[int]) -> None:
    """Add the numbers of the dimensions and symbols in `expr` to the sets."""
    if isinstance(expr, AffineDim):
        dims.add(expr.position)
    elif isinstance(expr, AffineSymbol):
        symbol_numbers.add(expr.position)
    elif isinstance(expr, AffineBinary):
        uses(expr.lhs, dims, symbol_numbers)
        uses(expr.rhs, dims, symbol_numbers)
