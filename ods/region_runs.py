"""How often a region runs, from what the dialects say by hand, and else from traits and interfaces.

The definitions of upstream say it of some operations: by edges between regions (RegionBranchOpInterface), by
`HasParallelRegion`, or because the operation is a function, a structured computation or a table of symbols. Of the
others a dialect says it in its `semantics.py`. What nobody has said is `Runs.UNKNOWN`, the worst case.
"""

from __future__ import annotations

from ..ir.graph import Operation, Region
from .definitions import OpDefinition
from .semantics import RegionBranch, Runs, Semantics

_CALLED = frozenset(("FunctionOpInterface", "CallableOpInterface", "SymbolOpInterface"))
"""What has a name runs when somebody uses that."""


def runs_of(region: Region, semantics: Semantics | None, definition: OpDefinition | None) -> Runs:
    """How often `region` runs each time its operation does, as far as constants in the program tell."""
    kind = _stated(region, semantics) or _defined(definition) or _of_branch(region, semantics) or Runs.UNKNOWN
    if kind is Runs.REPEATEDLY or kind is Runs.IN_PARALLEL:
        count = semantics.iterations(region.parent) if semantics is not None and semantics.iterations else None
        if count is not None and count <= 1:
            return Runs.ONCE if count == 1 else Runs.AT_MOST_ONCE
    return kind


def is_covered_by_edges(region: Region, branch: RegionBranch, kind: Runs) -> bool:
    """Whether the edges between regions show all that can happen when the region runs as `kind` says.

    Runs at once are shown by runs one after another: of any two places, each may come first.
    """
    if kind is Runs.UNKNOWN:
        return False
    edges = edge_runs(region, branch)
    if kind.may_repeat:
        return edges is Runs.REPEATEDLY
    return kind is not Runs.AT_MOST_ONCE or edges is not Runs.ONCE


def edge_runs(region: Region, branch: RegionBranch) -> Runs:
    """What the edges between the regions of an operation say of `region`."""
    op = region.parent
    after = [edge.target for edge in branch.leave(op, region)]
    if _reaches(after, region, branch, op):
        return Runs.REPEATEDLY
    entered = [edge.target for edge in branch.entry(op)]
    return Runs.AT_MOST_ONCE if _reaches(entered, None, branch, op, without=region) else Runs.ONCE


def _stated(region: Region, semantics: Semantics | None) -> Runs | None:
    if semantics is None:
        return None
    stated = semantics.runs
    if isinstance(stated, tuple):
        return stated[min(region.index, len(stated) - 1)]
    if stated is not None:
        return stated if isinstance(stated, Runs) else stated(region.parent, region.index)
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
