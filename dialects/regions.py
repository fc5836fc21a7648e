"""Edges between regions that several dialects share."""

from __future__ import annotations

from collections.abc import Sequence

from ..ir.graph import Operation, Region
from .semantics import RegionBranch, RegionEdge


def yielded(region: Region) -> range:
    """All operands of what ends the region; empty when no block leaves it.

    A region with several such terminators is valid only if they agree, so the first one counts.
    """
    for block in region.blocks:
        last = block.last
        if last is not None and not last.successors:
            return range(len(last.operands))
    return range(0)


def enter_once(op: Operation) -> Sequence[RegionEdge]:
    """The first region, unconditionally and without forwarding anything."""
    return (RegionEdge(op.regions[0]),) if op.regions else ()


def leave_to_parent(_: Operation, region: Region) -> Sequence[RegionEdge]:
    """All operands of the terminator become the results."""
    return (RegionEdge(None, yielded(region)),)


RUNS_ONCE = RegionBranch(enter_once, leave_to_parent)
"""One region that runs exactly once."""
