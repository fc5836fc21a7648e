"""Semantics of `acc` that ODS lacks: the control flow of its constructs. No value enters a region along it."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation, Region
from ...ods.regions import RUNS_ONCE, enter_once, leave_to_parent
from ...ods.semantics import RegionBranch, RegionEdge, Semantics

_ONCE = Semantics(region_branch=RUNS_ONCE, repeats=True)


def _is_unstructured(op: Operation) -> bool:
    """Whether the iterations are jumps between the blocks of the body."""
    return op.attribute("unstructured") is not None


def _enter_loop(op: Operation) -> Sequence[RegionEdge]:
    return enter_once(op) if _is_unstructured(op) else (*enter_once(op), RegionEdge(None))


def _leave_loop(op: Operation, region: Region) -> Sequence[RegionEdge]:
    after = leave_to_parent(op, region)
    return after if _is_unstructured(op) else (RegionEdge(region), *after)


SEMANTICS = {
    "acc.data": _ONCE,
    "acc.host_data": _ONCE,
    "acc.kernel_environment": _ONCE,
    "acc.kernels": _ONCE,
    "acc.loop": Semantics(region_branch=RegionBranch(_enter_loop, _leave_loop), repeats=True, is_concurrent=True),
    "acc.parallel": _ONCE,
    "acc.serial": _ONCE,
}
