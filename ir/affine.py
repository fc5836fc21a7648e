"""Affine expressions, maps and integer sets: interned and immutable (mlir/IR/AffineExpr.h, AffineMap.h).

`affine_arithmetic` builds expressions in upstream's simplified form; the classes here only hold them.
"""

from __future__ import annotations

from typing import Literal

from .interning import Interned
from .records import dataclass

AffineOperator = Literal["+", "*", "floordiv", "ceildiv", "mod"]


class AffineExpr(metaclass=Interned):
    __slots__ = ()


@dataclass(frozen=True, eq=False)
class AffineDim(AffineExpr):
    position: int

    def __str__(self) -> str:
        return f"d{self.position}"


@dataclass(frozen=True, eq=False)
class AffineSymbol(AffineExpr):
    position: int

    def __str__(self) -> str:
        return f"s{self.position}"


@dataclass(frozen=True, eq=False)
class AffineConstant(AffineExpr):
    value: int

    def __str__(self) -> str:
        return str(self.value)


@dataclass(frozen=True, eq=False)
class AffineBinary(AffineExpr):
    """`a - b` is stored as `a + b * -1`, as upstream does, and printed as it was."""

    operator: AffineOperator
    lhs: AffineExpr
    rhs: AffineExpr

    def __str__(self) -> str:
        return _text(self, tight=False)


def _text(expr: AffineExpr, tight: bool) -> str:
    """`tight`: a neighbouring operator binds stronger than `expr`'s own, so a binary needs parentheses."""
    if not isinstance(expr, AffineBinary):
        return str(expr)
    text = _sum_text(expr) if expr.operator == "+" else _product_text(expr)
    return f"({text})" if tight else text


def _product_text(expr: AffineBinary) -> str:
    if expr.operator == "*" and isinstance(expr.rhs, AffineConstant) and expr.rhs.value == -1:
        return f"-{_text(expr.lhs, tight=True)}"
    return f"{_text(expr.lhs, tight=True)} {expr.operator} {_text(expr.rhs, tight=True)}"


def _sum_text(expr: AffineBinary) -> str:
    lhs, rhs = _text(expr.lhs, tight=False), expr.rhs
    if isinstance(rhs, AffineConstant) and rhs.value < 0:
        return f"{lhs} - {-rhs.value}"
    if isinstance(rhs, AffineBinary) and rhs.operator == "*" and isinstance(rhs.rhs, AffineConstant):
        factor = rhs.rhs.value
        if factor == -1:
            is_sum = isinstance(rhs.lhs, AffineBinary) and rhs.lhs.operator == "+"
            return f"{lhs} - {_text(rhs.lhs, tight=is_sum)}"
        if factor < -1:
            return f"{lhs} - {_text(rhs.lhs, tight=True)} * {-factor}"
    # Upstream leaves these parentheses out, and reads another expression back.
    return f"{lhs} + {_text(rhs, tight=isinstance(rhs, AffineBinary) and rhs.operator == '+')}"


def _header(num_dims: int, num_symbols: int) -> str:
    dims = ", ".join(f"d{i}" for i in range(num_dims))
    symbols = f"[{', '.join(f's{i}' for i in range(num_symbols))}]" if num_symbols else ""
    return f"({dims}){symbols}"


@dataclass(frozen=True, eq=False)
class AffineMap(metaclass=Interned):
    """`(d0, ..)[s0, ..] -> (results)`; `str` gives that text without `affine_map<>`."""

    num_dims: int
    num_symbols: int
    results: tuple[AffineExpr, ...]

    def __str__(self) -> str:
        return f"{_header(self.num_dims, self.num_symbols)} -> ({', '.join(map(str, self.results))})"

    @property
    def is_identity(self) -> bool:
        return (
            self.num_symbols == 0
            and self.num_dims == len(self.results)
            and all(isinstance(r, AffineDim) and r.position == i for i, r in enumerate(self.results))
        )


@dataclass(frozen=True, eq=False)
class AffineConstraint(metaclass=Interned):
    """`expr == 0` or `expr >= 0`."""

    expr: AffineExpr
    is_equality: bool

    def __str__(self) -> str:
        return f"{self.expr} {'==' if self.is_equality else '>='} 0"


@dataclass(frozen=True, eq=False)
class IntegerSet(metaclass=Interned):
    """`(d0, ..)[s0, ..] : (constraints)`; `str` gives that text without `affine_set<>`."""

    num_dims: int
    num_symbols: int
    constraints: tuple[AffineConstraint, ...]

    def __str__(self) -> str:
        return f"{_header(self.num_dims, self.num_symbols)} : ({', '.join(map(str, self.constraints))})"
