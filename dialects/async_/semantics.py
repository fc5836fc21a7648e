"""Semantics of `async` that ODS lacks."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation, Region
from ...ods.regions import yielded
from ...ods.segments import dense_values
from ...ods.semantics import RegionBranch, RegionEdge, Semantics


def _enter(op: Operation) -> Sequence[RegionEdge]:
    """The dependencies come first among the operands and are not forwarded."""
    dependencies = sum(dense_values(op.properties.get("operandSegmentSizes"))[:1])
    return (RegionEdge(op.regions[0], range(dependencies, len(op.operands))),)


def _leave(_: Operation, region: Region) -> Sequence[RegionEdge]:
    """Result 0 is the token."""
    return (RegionEdge(None, yielded(region), 1),)


def _ends(_: Operation) -> bool:
    return True


def _all_results(op: Operation) -> Sequence[int]:
    return range(len(op.results))


def _all_operands(op: Operation) -> Sequence[int]:
    return range(len(op.operands))


SEMANTICS: dict[str, Semantics] = {
    "async.add_to_group": Semantics(borrows=True, tags=lambda _: range(1, 2)),
    "async.await": Semantics(borrows=True, awaits=_ends, gives=_all_results),
    "async.await_all": Semantics(borrows=True, awaits=_ends),
    "async.call": Semantics(runs_later=True),
    "async.create_group": Semantics(is_distinct=True),
    "async.execute": Semantics(region_branch=RegionBranch(_enter, _leave), runs_later=True, writes_terminators_from=0),
    "async.func": Semantics(default_dialect="async"),
    "async.yield": Semantics(takes=_all_operands),
}
