"""Semantics of `acc` that ODS lacks: the control flow of its constructs. No value enters a region along it."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation, Region
from ...ods.regions import RUNS_ONCE, enter_once, leave_to_parent
from ...ods.segments import segments
from ...ods.semantics import RegionBranch, RegionEdge, Runs, Semantics
from . import ops as acc

_DATA = Semantics(region_branch=RUNS_ONCE)


def _is_unstructured(op: Operation) -> bool:
    """Whether the iterations are jumps between the blocks of the body."""
    return op.attribute("unstructured") is not None


def _enter_loop(op: Operation) -> Sequence[RegionEdge]:
    return enter_once(op) if _is_unstructured(op) else (*enter_once(op), RegionEdge(None))


def _leave_loop(op: Operation, region: Region) -> Sequence[RegionEdge]:
    after = leave_to_parent(op, region)
    return after if _is_unstructured(op) else (RegionEdge(region), *after)


def _by_gangs(op: acc.ParallelOp, _region: int) -> Runs:
    """Upstream has an edge into the region, and gangs share its work; the host goes on where it is asynchronous."""
    return Runs.ASYNCHRONOUSLY if _is_asynchronous(op) else Runs.IN_PARALLEL


def _by_one_gang(op: acc.ParallelOp, _region: int) -> Runs:
    return Runs.AT_ANOTHER_TIME if _is_asynchronous(op) else Runs.ONCE


def _is_asynchronous(view: acc.ParallelOp) -> bool:
    """Also of `acc.kernels` and `acc.serial`, whose first operands are these."""
    return bool(view.async_operands) or view.async_only is not None


def _moves_data(groups: int) -> Semantics:
    """Of an operation with so many groups of operands: data has been moved when the host goes on, unless a clause
    `async` says that this takes place later, which no result represents."""

    def waits(op: Operation) -> bool:
        is_bare = op.attribute("async") is not None or op.attribute("asyncOnly") is not None
        return not is_bare and not segments(op, groups)[1]

    return Semantics(awaits=waits)


# mlir/include/mlir/Dialect/OpenACC/OpenACCOps.td. What an atomic update computes may be tried again.
SEMANTICS = {
    "acc.atomic.capture": Semantics(runs=Runs.ONCE),
    "acc.atomic.update": Semantics(runs=Runs.REPEATEDLY, writes_back=lambda op: op.operand_values[:1]),
    "acc.data": _DATA,
    "acc.declare": Semantics(runs=Runs.ONCE),
    "acc.enter_data": _moves_data(5),
    "acc.exit_data": _moves_data(5),
    "acc.host_data": _DATA,
    "acc.kernel_environment": _DATA,
    "acc.kernels": Semantics(region_branch=RUNS_ONCE, runs=_by_gangs),
    "acc.loop": Semantics(region_branch=RegionBranch(_enter_loop, _leave_loop), runs=Runs.IN_PARALLEL),
    "acc.parallel": Semantics(region_branch=RUNS_ONCE, runs=_by_gangs),
    "acc.serial": Semantics(region_branch=RUNS_ONCE, runs=_by_one_gang),
    "acc.update": _moves_data(4),
}
