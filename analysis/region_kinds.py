"""Kinds of operations with regions: loops, known control flow, scopes of stack memory.

How often a region runs is a fact of `Knowledge.runs`; what LLVM 22 takes for a loop, and which operations it knows, is
asked here.
"""

from __future__ import annotations

from collections.abc import Iterator

from ..ir.graph import Operation
from ..ods.knowledge import Knowledge
from ..ods.regions import edge_runs
from ..ods.semantics import Runs


def is_loop(op: Operation, knowledge: Knowledge) -> bool:
    """Whether LLVM 22 takes `op` for a loop: LoopLikeOpInterface, or a region that control may enter again from itself.

    Loops of blocks are not operations.
    """
    if knowledge.has_interface(op, "LoopLikeOpInterface"):
        return True
    branch = knowledge.region_branch(op)
    return branch is not None and any(edge_runs(region, branch) is Runs.REPEATEDLY for region in op.regions)


def enclosing_loops(op: Operation, knowledge: Knowledge) -> Iterator[Operation]:
    """The loops around `op` in its function, innermost first; also bodies that run for each element or thread."""
    region = op.parent_region
    while region is not None and not knowledge.is_function_like(region.parent):
        if is_loop(region.parent, knowledge) or knowledge.runs(region) in (Runs.REPEATEDLY, Runs.IN_PARALLEL):
            yield region.parent
        region = region.parent.parent_region


def iteration_count(loop: Operation, knowledge: Knowledge) -> int | None:
    """Number of iterations of one run of `loop`; None unless the text tells."""
    semantics = knowledge.semantics(loop.name)
    return semantics.iterations(loop) if semantics is not None and semantics.iterations is not None else None


def is_parallel(op: Operation, knowledge: Knowledge) -> bool:
    """Whether upstream says of the loop `op` that its iterations may run at the same time."""
    return knowledge.has_trait(op, "HasParallelRegion")


def may_run_at_once(op: Operation, knowledge: Knowledge) -> bool:
    """Whether iterations of the loop `op` may run at the same time; upstream does not say it of every such loop."""
    return any(knowledge.runs(region).may_overlap for region in op.regions)


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
