"""Regions: how often each runs, and edges between them that several dialects share.

How often a region runs is said by hand in a dialect's `semantics.py`, and else by traits and interfaces: by edges
between regions (RegionBranchOpInterface), by `HasParallelRegion`, or because the operation is a function, a structured
computation or a table of symbols. What nobody has said is `Runs.UNKNOWN`, the worst case.
"""

from __future__ import annotations

from collections.abc import Sequence

from ..ir.graph import Operation, Region
from .definitions import OpDefinition
from .semantics import RegionBranch, RegionEdge, Runs, Semantics

_CALLED = frozenset(("FunctionOpInterface", "CallableOpInterface", "SymbolOpInterface"))
"""Interfaces of what has a name, and runs when somebody uses that."""


def runs_of(region: Region, semantics: Semantics | None, definition: OpDefinition | None) -> Runs:
    """The number of times that `region` runs each time its operation does, as far as constants in the program tell."""
    kind = _stated(region, semantics) or _defined(definition) or _of_branch(region, semantics) or Runs.UNKNOWN
    if kind is Runs.REPEATEDLY or kind is Runs.IN_PARALLEL:
        count = _constant_count(region.parent, semantics)
        if count is not None and count <= 1:
            return Runs.ONCE if count == 1 else Runs.AT_MOST_ONCE
    return kind


def surely_runs(region: Region, semantics: Semantics | None, definition: OpDefinition | None) -> bool:
    """Whether `region` runs at least once each time its operation does, as far as constants in the program tell."""
    kind = runs_of(region, semantics, definition)
    if kind is not Runs.REPEATEDLY and kind is not Runs.IN_PARALLEL:
        return kind is Runs.ONCE
    count = _constant_count(region.parent, semantics)
    if count is not None or semantics is None or semantics.region_branch is None or kind is Runs.IN_PARALLEL:
        return bool(count)
    return _is_always_entered(region, semantics.region_branch)


def _constant_count(op: Operation, semantics: Semantics | None) -> int | None:
    if semantics is None or semantics.iterations is None:
        return None
    try:
        return semantics.iterations(op)
    except (IndexError, ValueError):
        # It lacks operands: the program has errors, of which others tell.
        return None


def is_asynchronous(op: Operation, semantics: Semantics | None) -> bool:
    """Whether `op` starts work that goes on behind it: in its regions, or in the function that it calls."""
    if semantics is None:
        return False
    if semantics.runs_later or semantics.runs is None:
        return semantics.runs_later
    return any(_stated(region, semantics) in (Runs.AT_ANOTHER_TIME, Runs.ASYNCHRONOUSLY) for region in op.regions)


def is_covered_by_edges(region: Region, branch: RegionBranch, kind: Runs) -> bool:
    """Whether the edges between regions show all that can happen when the region runs as `kind` says.

    Runs at once are shown by runs one after another: of any two places, each may come first.
    """
    if kind is Runs.UNKNOWN or kind is Runs.ASYNCHRONOUSLY:
        return False
    if kind.may_repeat:
        return edge_runs(region, branch) is Runs.REPEATEDLY
    return kind is not Runs.AT_MOST_ONCE or edge_runs(region, branch) is not Runs.ONCE


def edge_runs(region: Region, branch: RegionBranch) -> Runs:
    """The number of times that the edges between the regions of its operation let `region` run."""
    op = region.parent
    after = [edge.target for edge in branch.leave(op, region)]
    if _reaches(after, region, branch, op):
        return Runs.REPEATEDLY
    return Runs.ONCE if _is_always_entered(region, branch) else Runs.AT_MOST_ONCE


def _is_always_entered(region: Region, branch: RegionBranch) -> bool:
    op = region.parent
    return not _reaches([edge.target for edge in branch.entry(op)], None, branch, op, without=region)


def _stated(region: Region, semantics: Semantics | None) -> Runs | None:
    if semantics is None:
        return None
    stated = semantics.runs
    if isinstance(stated, Runs):
        return stated
    if stated is not None:
        return stated(region.parent, region.index)
    return Runs.AT_ANOTHER_TIME if semantics.runs_later else None


def _defined(definition: OpDefinition | None) -> Runs | None:
    if definition is None:
        return None
    if "HasParallelRegion" in definition.traits or "LinalgOp" in definition.interfaces:
        return Runs.IN_PARALLEL
    is_called = "SymbolTable" in definition.traits or not _CALLED.isdisjoint(definition.interfaces)
    return Runs.AT_ANOTHER_TIME if is_called else None


def _of_branch(region: Region, semantics: Semantics | None) -> Runs | None:
    if semantics is None or semantics.region_branch is None:
        return None
    return edge_runs(region, semantics.region_branch)


def _reaches(
    start: list[Region | None],
    target: Region | None,
    branch: RegionBranch,
    op: Operation,
    without: Region | None = None,
) -> bool:
    seen: set[Region] = set()
    pending = start
    while pending:
        region = pending.pop()
        if region is target:
            return True
        if region is not None and region is not without and region not in seen:
            seen.add(region)
            pending += [edge.target for edge in branch.leave(op, region)]
    return False


# Edges


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
