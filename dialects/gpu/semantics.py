"""Semantics of `gpu` that ODS lacks."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ods.regions import RUNS_ONCE
from ...ods.semantics import Semantics


def _is_synchronous(op: Operation) -> bool:
    """Without a token among the results, the host waits for what the operands represent."""
    return not op.results


_BORROWS = Semantics(borrows=True, awaits=_is_synchronous)
_WORKS = Semantics(awaits=_is_synchronous)

# The operands of gpu.warp_execute_on_lane_0 reach its region in another, distributed, shape: upstream
# declares no forwarding between the two.
SEMANTICS: dict[str, Semantics] = {
    "gpu.all_reduce": _BORROWS,
    "gpu.alloc": Semantics(freed_by="gpu.dealloc", awaits=_is_synchronous),
    "gpu.barrier": _BORROWS,
    "gpu.dealloc": _WORKS,
    "gpu.func": Semantics(may_be_empty=True),
    "gpu.host_register": _BORROWS,
    "gpu.host_unregister": _BORROWS,
    "gpu.launch": _WORKS,
    "gpu.launch_func": _BORROWS,
    "gpu.memcpy": _WORKS,
    "gpu.memset": _WORKS,
    "gpu.subgroup_reduce": _BORROWS,
    "gpu.wait": _BORROWS,
    "gpu.warp_execute_on_lane_0": Semantics(region_branch=RUNS_ONCE, repeats=True),
}
