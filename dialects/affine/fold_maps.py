"""Maps with their operands: which operands may be symbols, and maps in canonical form.

Follows mlir/lib/Dialect/Affine/IR/AffineOps.cpp (composeAffineMapAndOperands, canonicalizeMapAndOperands).
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TypeVar

from ...ir.affine import (
    AffineBinary,
    AffineConstant,
    AffineConstraint,
    AffineDim,
    AffineExpr,
    AffineMap,
    AffineSymbol,
    IntegerSet,
)
from ...ir.affine_arithmetic import combine
from ...ir.affine_simplification import bounds, simplified_map
from ...ir.affine_substitution import dimensions, substituted, symbols, uses
from ...ir.attributes import AffineMapAttr
from ...ir.graph import BlockArgument, Operation, Region, Value
from ...ir.types import INDEX
from ...ods.knowledge import UPSTREAM
from ...ods.op_view import OpView
from ...ods.segments import dense_values
from ...ods.side_effects import is_pure
from ..common.canonicalization.matching import constant_int, defining_op

MapOrSet = TypeVar("MapOrSet", AffineMap, IntegerSet)
_LOOPS = ("affine.for", "affine.parallel")
_DIMS = ("memref.dim", "tensor.dim")

# What may be a symbol, what may be a dimension


def _is_scope(op: Operation | None) -> bool:
    return op is not None and UPSTREAM.has_trait(op, "AffineScope")


def _scope_of(op: Operation) -> Region | None:
    """The region, directly in an operation with AffineScope, that contains `op`."""
    region = op.parent_region
    while region is not None and not _is_scope(region.parent):
        region = region.parent.parent_region
    return region


def _is_top_level(value: Value) -> bool:
    region = value.parent_region
    return region is not None and _is_scope(region.parent)


def is_valid_symbol(value: Value) -> bool:
    if value.type is not INDEX:
        return False
    if _is_top_level(value):
        return True
    op = value.defining_op
    return op is not None and _is_symbol_in(value, _scope_of(op))


def _is_symbol_in(value: Value, region: Region | None) -> bool:
    while True:
        if region is not None and value.parent_region is region:
            return True
        op = value.defining_op
        if op is not None:
            if constant_int(value) is not None:
                return True
            if is_pure(op, UPSTREAM) and all(_is_symbol_in(v, region) for v in op.operand_values):
                return True
            if op.name in _DIMS:
                return _is_valid_dim_operation(op, region)
        parent = region.parent if region is not None else None
        if parent is None or UPSTREAM.has_trait(parent, "IsolatedFromAbove") or parent.parent_region is None:
            return False
        region = parent.parent_region


class _SizeOp(OpView):
    """ShapedDimOpInterface: `memref.dim` and `tensor.dim`."""

    __slots__ = ()

    @property
    def source(self) -> Value:
        return self.op.operands[0].value

    @property
    def index(self) -> Value:
        return self.op.operands[1].value


def _is_valid_dim_operation(op: Operation, region: Region | None) -> bool:
    """The size of a buffer from outside, or one that was made with a valid size."""
    source = _SizeOp(op).source
    if _is_top_level(source):
        return True
    if isinstance(source, BlockArgument):
        return False
    index = constant_int(_SizeOp(op).index)
    maker = source.defining_op
    if index is None or maker is None:
        return False
    if maker.name in ("memref.alloc", "memref.view", "memref.subview"):
        return all(_is_symbol_in(v, region) for v in maker.operand_values if v.type is INDEX)
    return False


def is_valid_dim(value: Value) -> bool:
    if value.type is not INDEX:
        return False
    op = value.defining_op
    if op is None:
        block = value.parent_block
        parent = block.parent_op if block is not None else None
        return parent is not None and (parent.name in _LOOPS or _is_scope(parent))
    if _is_symbol_in(value, _scope_of(op)):
        return True
    if op.name == "affine.apply":
        return all(is_valid_dim(operand) for operand in op.operand_values)
    return op.name in _DIMS and _is_top_level(_SizeOp(op).source)


# Canonical form


def _replaced(
    affine: MapOrSet, dims: Sequence[AffineExpr], syms: Sequence[AffineExpr], num_dims: int, num_symbols: int
) -> MapOrSet:
    if isinstance(affine, AffineMap):
        return AffineMap(num_dims, num_symbols, tuple(substituted(r, dims, syms) for r in affine.results))
    constraints = (AffineConstraint(substituted(c.expr, dims, syms), c.is_equality) for c in affine.constraints)
    return IntegerSet(num_dims, num_symbols, tuple(constraints))


def _promote_symbols(affine: MapOrSet, operands: list[Value]) -> tuple[MapOrSet, list[Value]]:
    """Operands of dimensions that may be symbols become symbols, after the others."""
    dims: list[AffineExpr] = []
    left: list[Value] = []
    moved: list[Value] = []
    for value in operands[: affine.num_dims]:
        if is_valid_symbol(value):
            dims.append(AffineSymbol(affine.num_symbols + len(moved)))
            moved.append(value)
        else:
            dims.append(AffineDim(len(left)))
            left.append(value)
    if not moved:
        return affine, operands
    new = _replaced(affine, dims, (), len(left), affine.num_symbols + len(moved))
    return new, [*left, *operands[affine.num_dims :], *moved]


def _demote_dims(affine: MapOrSet, operands: list[Value]) -> tuple[MapOrSet, list[Value]]:
    """Operands of symbols that may be dimensions only become dimensions."""
    syms: list[AffineExpr] = []
    left: list[Value] = []
    moved: list[Value] = []
    for value in operands[affine.num_dims :]:
        if not is_valid_symbol(value) and is_valid_dim(value):
            syms.append(AffineDim(affine.num_dims + len(moved)))
            moved.append(value)
        else:
            syms.append(AffineSymbol(len(left)))
            left.append(value)
    if not moved:
        return affine, operands
    new = _replaced(affine, (), syms, affine.num_dims + len(moved), len(left))
    return new, [*operands[: affine.num_dims], *moved, *left]


def canonicalized(affine: MapOrSet, operands: Sequence[Value]) -> tuple[MapOrSet, list[Value]]:
    """Without unused and repeated operands, constants in the expressions, symbols where they may be."""
    values = list(operands)
    if not values:
        return affine, values
    affine, values = _promote_symbols(affine, values)
    affine, values = _demote_dims(affine, values)
    given = affine, values
    used_dims: set[int] = set()
    used_symbols: set[int] = set()
    exprs = affine.results if isinstance(affine, AffineMap) else [c.expr for c in affine.constraints]
    for expr in exprs:
        uses(expr, used_dims, used_symbols)
    left: list[Value] = []
    dims = _renumbered(values[: affine.num_dims], used_dims, left, is_symbol=False)
    num_dims = len(left)
    syms = _renumbered(values[affine.num_dims :], used_symbols, left, is_symbol=True)
    if len(left) == len(values):
        return given
    return _replaced(affine, dims, syms, num_dims, len(left) - num_dims), left


def _renumbered(values: Sequence[Value], used: set[int], left: list[Value], *, is_symbol: bool) -> list[AffineExpr]:
    seen: dict[Value, AffineExpr] = {}
    found: list[AffineExpr] = []
    for index, value in enumerate(values):
        constant = constant_int(value) if is_symbol else None
        if index not in used:
            found.append(AffineConstant(0))
        elif constant is not None:
            found.append(AffineConstant(constant))
        else:
            if value not in seen:
                seen[value] = AffineSymbol(len(seen)) if is_symbol else AffineDim(len(seen))
                left.append(value)
            found.append(seen[value])
    return found


def composed_with_applies(affine: AffineMap, operands: Sequence[Value]) -> tuple[AffineMap, list[Value]]:
    """The map with every `affine.apply` among the operands put into it, in canonical form."""
    dims: list[Value | None] = list(operands[: affine.num_dims])
    syms: list[Value | None] = list(operands[affine.num_dims :])
    changed = True
    while changed:
        changed = False
        for values, is_dim in ((dims, True), (syms, False)):
            for index, value in enumerate(values):
                apply = defining_op(value, "affine.apply") if value is not None else None
                if apply is not None:
                    affine = _put_in(affine, dims, syms, index, apply, is_dim=is_dim)
                    changed = True
                    break
            if changed:
                break
    left = [value for value in (*dims, *syms) if value is not None]
    if len(left) < len(dims) + len(syms):
        num_dims = sum(value is not None for value in dims)
        numbers = _numbers(dims, is_symbol=False), _numbers(syms, is_symbol=True)
        affine = _replaced(affine, *numbers, num_dims, len(left) - num_dims)
    affine, values = canonicalized(affine, left)
    return simplified_map(affine), values


def _numbers(values: Sequence[Value | None], *, is_symbol: bool) -> list[AffineExpr]:
    found: list[AffineExpr] = []
    number = 0
    for value in values:
        if value is None:
            found.append(AffineConstant(0))
            continue
        found.append(AffineSymbol(number) if is_symbol else AffineDim(number))
        number += 1
    return found


def _put_in(
    affine: AffineMap,
    dims: list[Value | None],
    syms: list[Value | None],
    index: int,
    apply: Operation,
    *,
    is_dim: bool,
) -> AffineMap:
    """Replace operand `index` by the expression of `apply`, whose operands are added."""
    inner, operands = canonicalized(map_of(apply), apply.operand_values)
    expr = substituted(inner.results[0], dimensions(inner.num_dims, len(dims)), symbols(inner.num_symbols, len(syms)))
    (dims if is_dim else syms)[index] = None
    dims.extend(operands[: inner.num_dims])
    syms.extend(operands[inner.num_dims :])
    dim_exprs, symbol_exprs = dimensions(len(dims)), symbols(len(syms))
    (dim_exprs if is_dim else symbol_exprs)[index] = expr
    return _replaced(affine, dim_exprs, symbol_exprs, len(dims), len(syms))


def map_of(op: Operation, name: str = "map") -> AffineMap:
    found = op.properties.get(name)
    return found.map if isinstance(found, AffineMapAttr) else AffineMap(0, 0, ())


# Ranges


def _range(value: Value) -> tuple[int | None, int | None]:
    """The least and greatest value of a constant or an induction variable with constant bounds."""
    constant = constant_int(value)
    if constant is not None:
        return constant, constant
    block = value.parent_block
    loop = block.parent_op if block is not None and isinstance(value, BlockArgument) else None
    if loop is None or loop.name != "affine.for" or not isinstance(value, BlockArgument) or value.index != 0:
        return None, None
    lower, upper = map_of(loop, "lowerBoundMap"), map_of(loop, "upperBoundMap")
    least = lower.results[0] if len(lower.results) == 1 else None
    end = upper.results[0] if len(upper.results) == 1 else None
    low = least.value if isinstance(least, AffineConstant) else None
    if not isinstance(end, AffineConstant):
        return low, None
    step = getattr(loop.properties.get("step"), "value", 1)
    # A step of 0 is legal.
    if low is None or end.value <= low or step <= 0:
        return low, end.value - 1
    return low, end.value - 1 - (end.value - 1 - low) % step


def simplified_by_ranges(affine: AffineMap, operands: Sequence[Value]) -> AffineMap:
    """Quotients and remainders that the ranges of the operands decide (simplifyMapWithOperands)."""
    ranges = [_range(value) for value in operands]
    dims, syms = ranges[: affine.num_dims], ranges[affine.num_dims :]
    results = tuple(_by_ranges(r, dims, syms) for r in affine.results)
    return AffineMap(affine.num_dims, affine.num_symbols, results)


_Ranges = Sequence[tuple["int | None", "int | None"]]


def _by_ranges(expr: AffineExpr, dims: _Ranges, syms: _Ranges) -> AffineExpr:
    if not isinstance(expr, AffineBinary):
        return expr
    expr = combine(expr.operator, _by_ranges(expr.lhs, dims, syms), _by_ranges(expr.rhs, dims, syms))
    if not isinstance(expr, AffineBinary) or expr.operator not in ("floordiv", "ceildiv", "mod"):
        return expr
    if not isinstance(expr.rhs, AffineConstant) or expr.rhs.value <= 0:
        return expr
    divisor = expr.rhs.value
    low, high = bounds(expr.lhs, dims, syms)
    if low is None or high is None:
        return expr
    match expr.operator:
        case "floordiv":
            return AffineConstant(low // divisor) if low // divisor == high // divisor else expr
        case "ceildiv":
            return AffineConstant(-(-low // divisor)) if -(-low // divisor) == -(-high // divisor) else expr
        case _:
            return expr.lhs if 0 <= low < divisor and high < divisor else expr


def bound_operands(op: Operation) -> tuple[list[Value], list[Value], list[Value]]:
    """The operands of the lower bound, the upper bound, and the initial values of an `affine.for`."""
    sizes = dense_values(op.properties.get("operandSegmentSizes"))
    values = op.operand_values
    first, second = sizes[0], sizes[0] + sizes[1]
    return values[:first], values[first:second], values[second:]
