"""Semantics of `scf` that ODS lacks: control flow between regions, in upstream's order.

Follows the getSuccessorRegions of mlir/lib/Dialect/SCF/IR/SCF.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation, Region, Value
from ...ods.regions import ONE_OF_ALL, ONE_OF_TWO, RUNS_ONCE, yielded
from ...ods.segments import dense_values, segments
from ...ods.semantics import RegionBranch, RegionEdge, Runs, Semantics
from ..common.canonicalization.matching import constant_int
from ..common.canonicalization.mixed import mixed_values
from ..common.iteration_counts import box_count
from . import ops as scf

_FOR_BOUNDS = 3
_THREAD_BOUNDS = ("staticLowerBound", "staticUpperBound", "staticStep")


def _for_entry(op: Operation) -> Sequence[RegionEdge]:
    """The body first, even if it may run zero times. Argument 0 of the body is the induction variable."""
    inits = range(_FOR_BOUNDS, len(op.operands))
    return (RegionEdge(op.regions[0], inits, 1), RegionEdge(None, inits))


def _for_leave(_: Operation, region: Region) -> Sequence[RegionEdge]:
    values = yielded(region)
    return (RegionEdge(region, values, 1), RegionEdge(None, values))


def _parallel_entry(op: Operation) -> Sequence[RegionEdge]:
    """The body or, with no iteration at all, what follows. Nothing is forwarded along these edges."""
    return (RegionEdge(op.regions[0]), RegionEdge(None))


def _parallel_leave(_: Operation, region: Region) -> Sequence[RegionEdge]:
    return (RegionEdge(region), RegionEdge(None))


def _while_entry(op: Operation) -> Sequence[RegionEdge]:
    return (RegionEdge(op.regions[0], range(len(op.operands))),)


def _while_leave(op: Operation, region: Region) -> Sequence[RegionEdge]:
    """`before` ends in the condition, whose operand 0 is not forwarded; `after` always goes back to `before`."""
    before, after = op.regions
    values = yielded(region)
    if region is after:
        return (RegionEdge(before, values),)
    values = values[1:]
    return (RegionEdge(None, values), RegionEdge(after, values))


def _condition_operands(op: Operation) -> range:
    return range(1, len(op.operands))


def _no_operands(_: Operation) -> range:
    """The operands of scf.reduce go into its own regions."""
    return range(0)


def _for_counts(loop: scf.ForOp) -> tuple[Value, Value, Value] | None:
    """An unsigned loop has an attribute that says so."""
    entry = loop.op.regions[0].entry
    if entry is None or not entry.args or loop.op.attribute("unsignedCmp") is not None:
        return None
    return loop.lower_bound, loop.upper_bound, entry.args[0]


def _trip_count(loop: scf.ForOp) -> int | None:
    """Of an `scf.for` with constant bounds and step."""
    lower, upper, step = (constant_int(value) for value in (loop.lower_bound, loop.upper_bound, loop.step))
    if lower is None or upper is None or step is None or step <= 0 or loop.op.attribute("unsignedCmp") is not None:
        return None
    return max(0, -((lower - upper) // step))


def _thread_count(op: Operation) -> int | None:
    """Of an `scf.forall` with constant bounds and steps."""
    groups = segments(op, len(_THREAD_BOUNDS) + 1)
    static = (dense_values(op.properties.get(name)) for name in _THREAD_BOUNDS)
    lower, upper, steps = (mixed_values(*bound) for bound in zip(static, groups[:-1], strict=True))
    return box_count(lower, upper, steps)


def _parallel_count(op: Operation) -> int | None:
    lower, upper, steps, _ = segments(op, len(_THREAD_BOUNDS) + 1)
    return box_count(lower, upper, steps)


# How often regions run is in the edges, or in HasParallelRegion, except where it is said below
# (mlir/include/mlir/Dialect/SCF/IR/SCFOps.td): threads combine their results in any order, also in pairs.
SEMANTICS: dict[str, Semantics] = {
    "scf.condition": Semantics(parent_operands=_condition_operands),
    "scf.execute_region": Semantics(region_branch=RUNS_ONCE),
    "scf.for": Semantics(
        region_branch=RegionBranch(_for_entry, _for_leave), counts=_for_counts, iterations=_trip_count
    ),
    # The threads run the body together, so upstream has it run once, even where there may be no thread.
    "scf.forall": Semantics(region_branch=RUNS_ONCE, iterations=_thread_count),
    "scf.forall.in_parallel": Semantics(runs=Runs.ONCE),
    "scf.if": Semantics(region_branch=ONE_OF_TWO),
    "scf.index_switch": Semantics(region_branch=ONE_OF_ALL, writes_terminators_from=1),
    "scf.parallel": Semantics(region_branch=RegionBranch(_parallel_entry, _parallel_leave), iterations=_parallel_count),
    "scf.reduce": Semantics(parent_operands=_no_operands, runs=Runs.IN_PARALLEL),
    "scf.while": Semantics(region_branch=RegionBranch(_while_entry, _while_leave)),
}
