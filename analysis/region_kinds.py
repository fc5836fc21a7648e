"""Kinds of operations with regions: loops, sequential loops, known control flow, scopes of stack memory."""

from __future__ import annotations

from collections.abc import Iterator

from ..ir.graph import Operation, Region
from ..ods.knowledge import Knowledge


def is_loop(op: Operation, knowledge: Knowledge) -> bool:
    """LoopLikeOpInterface, or a region that control may enter again from itself. Loops of blocks are not operations."""
    if knowledge.has_interface(op, "LoopLikeOpInterface"):
        return True
    branch = knowledge.region_branch(op)
    if branch is None:
        return False
    following = {region: [edge.target for edge in branch.leave(op, region)] for region in op.regions}
    return any(_reaches(region, region, following) for region in op.regions)


def _reaches(start: Region, target: Region, following: dict[Region, list[Region | None]]) -> bool:
    seen: set[Region] = set()
    pending = list(following[start])
    while pending:
        region = pending.pop()
        if region is target:
            return True
        if region is not None and region not in seen and region in following:
            seen.add(region)
            pending += following[region]
    return False


def enclosing_loops(op: Operation, knowledge: Knowledge) -> Iterator[Operation]:
    """The loops around `op` in its function, innermost first."""
    for around in op.ancestors():
        if knowledge.is_function_like(around):
            return
        if is_loop(around, knowledge):
            yield around


def iteration_count(loop: Operation, knowledge: Knowledge) -> int | None:
    """Number of iterations of one run of `loop`; None unless the text tells."""
    semantics = knowledge.semantics(loop.name)
    return semantics.iterations(loop) if semantics is not None and semantics.iterations is not None else None


def is_parallel(op: Operation, knowledge: Knowledge) -> bool:
    """Whether upstream says of the loop `op` that its iterations may run at the same time."""
    return knowledge.has_trait(op, "HasParallelRegion")


def may_run_at_once(op: Operation, knowledge: Knowledge) -> bool:
    """Whether iterations of the loop `op` may run at the same time; upstream does not say it of every such loop."""
    semantics = knowledge.semantics(op.name)
    return is_parallel(op, knowledge) or (semantics is not None and semantics.is_concurrent)


def is_known_control_flow(op: Operation, knowledge: Knowledge) -> bool:
    """LoopLikeOpInterface or RegionBranchOpInterface."""
    return (
        knowledge.region_branch(op) is not None
        or knowledge.has_interface(op, "LoopLikeOpInterface")
        or knowledge.has_interface(op, "RegionBranchOpInterface")
    )


def is_automatic_scope(op: Operation, knowledge: Knowledge) -> bool:
    """Whether stack memory of the regions of `op` ends with each run of them (AutomaticAllocationScope)."""
    return knowledge.has_trait(op, "AutomaticAllocationScope")
