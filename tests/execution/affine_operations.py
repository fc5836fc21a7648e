"""Operations of the affine dialect, for the interpreter."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, cast

from pydealloc.ir.affine import AffineBinary, AffineConstant, AffineDim, AffineExpr, AffineMap, AffineSymbol
from pydealloc.ir.attributes import AffineMapAttr, IntegerSetAttr
from pydealloc.ir.graph import Operation
from pydealloc.ods.dense_integers import dense_integers
from pydealloc.ods.segments import array_elements, dense_values, integer_value
from pydealloc.ods.verification.op_parts import DYNAMIC
from tests.execution.control import Control, Values, in_threads
from tests.execution.ledger import Fault, Kind, View
from tests.execution.memory import Unsupported, bits_of, wrapped

if TYPE_CHECKING:
    from tests.execution.interpreter import Machine


def value_of(expr: AffineExpr, numbers: Sequence[int], dims: int) -> int:
    """`numbers` are the `dims` dimensions, and the symbols after them."""
    if isinstance(expr, AffineDim):
        return numbers[expr.position]
    if isinstance(expr, AffineSymbol):
        return numbers[dims + expr.position]
    if isinstance(expr, AffineConstant):
        return expr.value
    assert isinstance(expr, AffineBinary)
    left, right = value_of(expr.lhs, numbers, dims), value_of(expr.rhs, numbers, dims)
    if expr.operator == "+":
        return left + right
    if expr.operator == "*":
        return left * right
    if right <= 0:
        raise Fault(Kind.UNDEFINED, f"{expr.operator} by {right}")
    return (
        left // right if expr.operator == "floordiv" else left % right if expr.operator == "mod" else -(-left // right)
    )


def mapped(map_: AffineMap, numbers: Sequence[object]) -> list[int]:
    """The results of a map."""
    given = cast("Sequence[int]", numbers)
    return [value_of(expr, given, map_.num_dims) for expr in map_.results]


def _map(op: Operation, name: str = "map") -> AffineMap:
    found = op.properties[name]
    assert isinstance(found, AffineMapAttr)
    return found.map


def _apply(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    return mapped(_map(op), operands)


def _extreme(choose: Callable[[list[int]], int]) -> Control:
    def run(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
        return (choose(mapped(_map(op), operands)),)

    return run


def _load(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    return (cast("View", operands[0]).load(mapped(_map(op), operands[1:])),)


def _store(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    cast("View", operands[1]).store(mapped(_map(op), operands[2:]), operands[0])
    return ()


def _for(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    low, high, _ = dense_values(op.properties.get("operandSegmentSizes"))
    start = max(mapped(_map(op, "lowerBoundMap"), operands[:low]))
    end = min(mapped(_map(op, "upperBoundMap"), operands[low : low + high]))
    carried = operands[low + high :]
    for i in range(start, end, integer_value(op.properties.get("step"), 1)):
        carried = machine.body(op, [i, *carried])[1]
    return carried


def _basis(op: Operation, values: Sequence[int]) -> list[int]:
    """The sizes that an index is made of, or taken apart into; `values`: those that are no constants."""
    rest = iter(values)
    found = [next(rest) if size == DYNAMIC else size for size in dense_values(op.properties.get("static_basis"))]
    if any(size <= 0 for size in found):
        raise Fault(Kind.UNDEFINED, f"{op.name} by {found}")
    return found


def _linearize(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    numbers = cast("list[int]", operands)
    count = len(numbers) - sum(size == DYNAMIC for size in dense_values(op.properties.get("static_basis")))
    parts, basis = numbers[:count], _basis(op, numbers[count:])
    bounds: list[int | None] = [*basis] if len(basis) == count else [None, *basis]
    if "disjoint" in op.properties and any(
        part < 0 or (bound is not None and part >= bound) for part, bound in zip(parts, bounds, strict=True)
    ):
        raise Fault(Kind.UNDEFINED, f"{op.name} disjoint of {parts} by {basis}")
    total = 0
    for part, size in zip(parts, (1, *bounds[1:]), strict=True):
        total = total * (size or 1) + part
    return (total,)


def _delinearize(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    index, *dynamic = cast("list[int]", operands)
    basis, count = _basis(op, dynamic), len(op.results)
    found: list[int] = []
    for size in reversed(basis[1:] if len(basis) == count else basis):
        index, rest = divmod(index, size)
        found.append(rest)
    if len(basis) == count and not 0 <= index < basis[0]:
        raise Fault(Kind.UNDEFINED, f"{op.name} of more than {basis}")
    return (index, *reversed(found))


def _if(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    condition = op.properties["condition"]
    assert isinstance(condition, IntegerSetAttr)
    numbers, set_ = cast("list[int]", operands), condition.set
    found = [(value_of(each.expr, numbers, set_.num_dims), each.is_equality) for each in set_.constraints]
    region = op.regions[0 if all(value == 0 if equal else value >= 0 for value, equal in found) else 1]
    return machine.region(region, [])[1] if region.blocks else ()


_REDUCTIONS: dict[int, tuple[int, Callable[[int, int], int]]] = {
    1: (0, lambda a, b: a + b),
    10: (1, lambda a, b: a * b),
    11: (0, lambda a, b: a | b),
    12: (-1, lambda a, b: a & b),
}
"""Of integers, by the number of arith::AtomicRMWKind."""


def _parallel(machine: Machine, op: Operation, operands: Values) -> Sequence[object]:
    low = _map(op, "lowerBoundsMap")
    count = low.num_dims + low.num_symbols
    starts = _grouped(mapped(low, operands[:count]), op, "lowerBoundsGroups", max)
    ends = _grouped(mapped(_map(op, "upperBoundsMap"), operands[count:]), op, "upperBoundsGroups", min)
    steps = [integer_value(each) for each in array_elements(op.properties.get("steps"))]
    kinds = [integer_value(each) for each in array_elements(op.properties.get("reductions"))]
    if any(kind not in _REDUCTIONS for kind in kinds):
        raise Unsupported("affine.parallel with this reduction")
    reduced = [_REDUCTIONS[kind][0] for kind in kinds]

    def run(point: tuple[int, ...]) -> None:
        given = cast("list[int]", machine.body(op, point)[1])
        for number, (kind, value) in enumerate(zip(kinds, given, strict=True)):
            bits = bits_of(op.results[number].type)
            reduced[number] = wrapped(_REDUCTIONS[kind][1](reduced[number], value), bits)

    in_threads(machine, [range(*triple) for triple in zip(starts, ends, steps, strict=True)], run)
    return reduced


def _grouped(values: list[int], op: Operation, name: str, choose: Callable[[list[int]], int]) -> list[int]:
    rest = iter(values)
    return [choose([next(rest) for _ in range(size)]) for size in dense_integers(op.properties.get(name))]


AFFINE: dict[str, Control] = {
    "affine.apply": _apply,
    "affine.delinearize_index": _delinearize,
    "affine.for": _for,
    "affine.if": _if,
    "affine.linearize_index": _linearize,
    "affine.load": _load,
    "affine.max": _extreme(max),
    "affine.min": _extreme(min),
    "affine.parallel": _parallel,
    "affine.store": _store,
}
