"""Semantics of `affine` that ODS lacks (mlir/Dialect/Affine/IR/AffineOps.td)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.affine import AffineConstant
from ...ir.attributes import AffineMapAttr, IntegerAttr
from ...ir.base import Attribute
from ...ir.graph import Operation, Region
from ...ir.types import is_memref
from ...ods.regions import ONE_OF_TWO, yielded
from ...ods.segments import array_elements, dense_values, integer_value
from ...ods.semantics import EffectInstance, EffectKind, RegionBranch, RegionEdge, Runs, Semantics
from ...ods.transfers import TRANSFER, TRANSFER_END
from ..common.iteration_counts import box_count


def trip_count(op: Operation) -> int | None:
    """Number of iterations of an `affine.for`; None unless both bounds are constants."""
    bounds: list[int] = []
    for name in ("lowerBoundMap", "upperBoundMap"):
        attribute = op.properties.get(name)
        if not isinstance(attribute, AffineMapAttr) or len(attribute.map.results) != 1:
            return None
        (bound,) = attribute.map.results
        if not isinstance(bound, AffineConstant):
            return None
        bounds.append(bound.value)
    step = integer_value(op.properties.get("step"), 1)
    span = bounds[1] - bounds[0]
    return max(0, -(-span // step)) if step > 0 else None


def _point_count(op: Operation) -> int | None:
    """Number of iterations of an `affine.parallel`; None unless each dimension has one constant as each bound."""
    lower, upper = (_constants(op.properties.get(name)) for name in ("lowerBoundsMap", "upperBoundsMap"))
    steps = [step.value for step in array_elements(op.properties.get("steps")) if isinstance(step, IntegerAttr)]
    entry = op.regions[0].entry
    if entry is None or lower is None or upper is None or not len(lower) == len(upper) == len(entry.args):
        return None
    return box_count(lower, upper, steps)


def _constants(attribute: Attribute | None) -> list[int] | None:
    """The results of a map that has nothing but constants."""
    results = attribute.map.results if isinstance(attribute, AffineMapAttr) else ()
    found = [each.value for each in results if isinstance(each, AffineConstant)]
    return found if found and len(found) == len(results) else None


def _inits(op: Operation) -> range:
    sizes = dense_values(op.properties.get("operandSegmentSizes"))
    return range(sum(sizes[:2]), sum(sizes))


def _enter_for(op: Operation) -> list[RegionEdge]:
    count = trip_count(op)
    # The first argument of the body is the induction variable.
    body, after = RegionEdge(op.regions[0], _inits(op), 1), RegionEdge(None, _inits(op))
    if count is None:
        return [body, after]
    return [body] if count else [after]


def _leave_for(op: Operation, region: Region) -> list[RegionEdge]:
    values = yielded(region)
    after = RegionEdge(None, values)
    return [after] if trip_count(op) == 1 else [RegionEdge(region, values, 1), after]


def _start_effects(op: Operation) -> Sequence[EffectInstance]:
    """The source is read, the destination written, the tag read. Waiting states no effects upstream."""
    buffers = (operand.value for operand in op.operands if is_memref(operand.value.type))
    kinds = (EffectKind.READ, EffectKind.WRITE, EffectKind.READ)
    return tuple(EffectInstance(kind, buffer) for kind, buffer in zip(kinds, buffers, strict=False))


SEMANTICS = {
    "affine.dma_start": Semantics(effects=_start_effects, tags=TRANSFER.tags),
    "affine.dma_wait": TRANSFER_END,
    "affine.for": Semantics(region_branch=RegionBranch(_enter_for, _leave_for), iterations=trip_count),
    "affine.if": Semantics(region_branch=ONE_OF_TWO),
    "affine.parallel": Semantics(runs=Runs.IN_PARALLEL, iterations=_point_count),
    "affine.prefetch": Semantics(borrows=True),
}
