"""Semantics of `gpu` that ODS lacks."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ir.records import replace
from ...ods.regions import RUNS_ONCE
from ...ods.semantics import Runs, Semantics
from ..common.canonicalization.matching import constant_int
from ..common.iteration_counts import product_of
from . import ops as gpu


def _is_synchronous(op: Operation) -> bool:
    """Without a token among the results, the host waits for what the operands represent."""
    return not op.results


def _by_threads(op: Operation, _region: int) -> Runs:
    return Runs.IN_PARALLEL if _is_synchronous(op) else Runs.ASYNCHRONOUSLY


def _thread_count(launch: gpu.LaunchOp) -> int | None:
    """Clusters group blocks, and add none."""
    grid = (launch.grid_size_x, launch.grid_size_y, launch.grid_size_z)
    block = (launch.block_size_x, launch.block_size_y, launch.block_size_z)
    return product_of([constant_int(size) for size in (*grid, *block)])


_BORROWS = Semantics(borrows=True, awaits=_is_synchronous)
_WORKS = Semantics(awaits=_is_synchronous)

# mlir/include/mlir/Dialect/GPU/IR/GPUOps.td. The other lanes pass by what lane 0 does.
# The operands of gpu.warp_execute_on_lane_0 reach its region in another, distributed, shape: upstream
# declares no forwarding between the two.
SEMANTICS: dict[str, Semantics] = {
    "gpu.all_reduce": replace(_BORROWS, runs=Runs.IN_PARALLEL),
    "gpu.alloc": Semantics(freed_by="gpu.dealloc", awaits=_is_synchronous),
    "gpu.barrier": _BORROWS,
    "gpu.dealloc": _WORKS,
    "gpu.func": Semantics(may_be_empty=True),
    "gpu.host_register": _BORROWS,
    "gpu.host_unregister": _BORROWS,
    "gpu.launch": replace(_WORKS, runs=_by_threads, iterations=_thread_count),
    "gpu.launch_func": _BORROWS,
    "gpu.memcpy": _WORKS,
    "gpu.memset": _WORKS,
    "gpu.subgroup_reduce": _BORROWS,
    "gpu.wait": _BORROWS,
    "gpu.warp_execute_on_lane_0": Semantics(region_branch=RUNS_ONCE, runs=Runs.AT_MOST_ONCE),
}
