"""Affine expressions, maps and integer sets: interned and immutable (mlir/IR/AffineExpr.h, AffineMap.h)."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Literal

from .interning import Interned

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
    """`a - b` is spelled `a + b * -1`, as upstream stores it."""

    operator: AffineOperator
    lhs: AffineExpr
    rhs: AffineExpr

    def __str__(self) -> str:
        return f"{_operand(self.lhs)} {self.operator} {_operand(self.rhs)}"


def _operand(expr: AffineExpr) -> str:
    return f"({expr})" if isinstance(expr, AffineBinary) else str(expr)


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
