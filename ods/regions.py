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


def enter_then_or_else(op: Operation) -> Sequence[RegionEdge]:
    """Either of two regions, or past the operation where the second one is missing or empty."""
    then, other = op.regions[0], op.regions[1] if len(op.regions) > 1 else None
    return (RegionEdge(then), RegionEdge(other if other is not None and other.blocks else None))


def enter_any(op: Operation) -> Sequence[RegionEdge]:
    """One of the regions, in the order of the operation; nothing is forwarded."""
    return tuple(RegionEdge(region) for region in op.regions)


def leave_to_parent(_: Operation, region: Region) -> Sequence[RegionEdge]:
    """All operands of the terminator become the results."""
    return (RegionEdge(None, yielded(region)),)


RUNS_ONCE = RegionBranch(enter_once, leave_to_parent)
"""One region that runs exactly once."""
ONE_OF_TWO = RegionBranch(enter_then_or_else, leave_to_parent)
"""`if`: one region of two, the second of which may be empty."""
ONE_OF_ALL = RegionBranch(enter_any, leave_to_parent)
"""`switch`: exactly one of the regions, in upstream's order the default one first."""
