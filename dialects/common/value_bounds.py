"""Equality of index values through arithmetic: sums and products with constants of the same values are equal.

A small part of mlir/lib/Interfaces/ValueBoundsOpInterface.cpp: what cannot be shown to be equal counts as different.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.affine import AffineBinary, AffineConstant, AffineDim, AffineExpr, AffineSymbol
from ...ir.attributes import AffineMapAttr
from ...ir.graph import Operation, OpResult, Value
from ...ir.types import MemRefType, RankedTensorType
from ...ods.op_view import BinaryOp
from ...ods.segments import segments
from ..tensor import ops as tensor
from .canonicalization.matching import constant_int
from .canonicalization.mixed import Mixed, Slice, slice_of

_MOST_STEPS = 256
"""Operations that are looked through for one value."""
_SAME_SIZES = frozenset(("tensor.insert", "tensor.insert_slice", "linalg.fill", "linalg.copy"))
Linear = tuple[dict[object, int], int]
"""Factors of values that are not looked through, and a constant."""


def are_equal(a: Mixed, b: Mixed) -> bool:
    """Whether both certainly are the same number."""
    if a is b:
        return True
    first, second = _Linear().of(a), _Linear().of(b)
    return first is not None and first == second


def are_equal_lists(a: Sequence[Mixed], b: Sequence[Mixed]) -> bool:
    return len(a) == len(b) and all(map(are_equal, a, b))


def are_equal_slices(a: Slice, b: Slice) -> bool:
    return all(map(are_equal_lists, a, b))


def have_equal_sizes(a: Value, b: Value) -> bool:
    """Whether both, of one type, certainly have the same sizes."""
    type_ = a.type
    if type_ is not b.type or not isinstance(type_, (RankedTensorType, MemRefType)):
        return False
    dynamic = [number for number, extent in enumerate(type_.shape) if extent is None]
    pairs = [(_Linear().of_size(a, number), _Linear().of_size(b, number)) for number in dynamic]
    return a is b or all(first is not None and first == second for first, second in pairs)


class _Linear:
    """Adds up one value."""

    def __init__(self) -> None:
        self.steps = 0

    def of(self, value: Mixed) -> Linear | None:
        """None: too long to look at."""
        if isinstance(value, int):
            return {}, value
        number = constant_int(value)
        if number is not None:
            return {}, number
        self.steps += 1
        if self.steps > _MOST_STEPS:
            return None
        op = value.defining_op
        found = self.of_result(op) if op is not None and isinstance(value, OpResult) else None
        return found if found is not None else ({value: 1}, 0)

    def of_result(self, op: Operation) -> Linear | None:
        """None: `op` is not looked through."""
        match op.name:
            case "arith.addi" | "index.add":
                return _sum(self.of(BinaryOp(op).lhs), self.of(BinaryOp(op).rhs))
            case "arith.subi" | "index.sub":
                return _sum(self.of(BinaryOp(op).lhs), _scaled(self.of(BinaryOp(op).rhs), -1))
            case "arith.muli" | "index.mul":
                return _product(self.of(BinaryOp(op).lhs), self.of(BinaryOp(op).rhs))
            case "affine.apply":
                return self.of_map(op)
            case "tensor.dim" | "memref.dim":
                return self.of_dimension(op)
            case _:
                return None

    def of_map(self, op: Operation) -> Linear | None:
        attribute = op.properties.get("map")
        if not isinstance(attribute, AffineMapAttr):
            return None
        dims = attribute.map.num_dims
        return self.of_expression(attribute.map.results[0], op.operand_values, dims)

    def of_expression(self, expr: AffineExpr, operands: Sequence[Value], dims: int) -> Linear | None:
        if isinstance(expr, AffineConstant):
            return {}, expr.value
        if isinstance(expr, AffineDim):
            return self.of(operands[expr.position])
        if isinstance(expr, AffineSymbol):
            return self.of(operands[dims + expr.position])
        assert isinstance(expr, AffineBinary)
        lhs, rhs = (self.of_expression(each, operands, dims) for each in (expr.lhs, expr.rhs))
        if expr.operator == "+":
            return _sum(lhs, rhs)
        return _product(lhs, rhs) if expr.operator == "*" else None

    def of_dimension(self, op: Operation) -> Linear | None:
        """The size itself, where it is known or given; else one and the same unknown for all that ask for it."""
        # `tensor.dim` and `memref.dim` have operands of the same names.
        dim = tensor.DimOp(op)
        number = constant_int(dim.index)
        return self.of_size(dim.source, number) if number is not None else None

    def of_size(self, source: Value, number: int) -> Linear | None:
        """The size of dimension `number` of `source`, as `of_dimension`."""
        seen: set[Operation] = set()
        while (maker := source.defining_op) is not None and maker.name in _SAME_SIZES and maker not in seen:
            # An operation may use its own result where nothing runs.
            seen.add(maker)
            source = BinaryOp(maker).rhs
        type_ = source.type
        if not isinstance(type_, (RankedTensorType, MemRefType)) or not 0 <= number < len(type_.shape):
            return None
        extent = type_.shape[number]
        if extent is not None:
            return {}, extent
        sizes = _sizes_of(maker) if maker is not None else None
        if sizes is not None and len(sizes) == len(type_.shape):
            return self.of(sizes[number])
        return {(source, number): 1}, 0


def _sizes_of(op: Operation) -> Sequence[Mixed] | None:
    type_ = op.results[0].type if op.results else None
    if not isinstance(type_, (RankedTensorType, MemRefType)):
        return None
    if op.name == "tensor.empty":
        remaining = iter(op.operand_values)
        return [extent if extent is not None else next(remaining) for extent in type_.shape]
    if op.name in ("memref.alloc", "memref.alloca", "bufferization.alloc_tensor"):
        count = 2 if op.dialect == "memref" else 3
        remaining = iter(segments(op, count)[0])
        return [extent if extent is not None else next(remaining, 0) for extent in type_.shape]
    if op.name == "tensor.extract_slice":
        return slice_of(op, 1)[1]
    return None


def _sum(a: Linear | None, b: Linear | None) -> Linear | None:
    if a is None or b is None:
        return None
    factors = dict(a[0])
    for key, factor in b[0].items():
        total = factors.get(key, 0) + factor
        if total:
            factors[key] = total
        else:
            factors.pop(key, None)
    return factors, a[1] + b[1]


def _scaled(a: Linear | None, factor: int) -> Linear | None:
    if a is None:
        return None
    return ({key: each * factor for key, each in a[0].items()} if factor else {}), a[1] * factor


def _product(a: Linear | None, b: Linear | None) -> Linear | None:
    """None where neither side is a constant."""
    if a is None or b is None:
        return None
    if not b[0]:
        return _scaled(a, b[1])
    return _scaled(b, a[1]) if not a[0] else None
