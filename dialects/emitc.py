"""What ODS does not say about `emitc`: names without a dialect, and the control flow of branches."""

from __future__ import annotations

from collections.abc import Sequence

from ..ir.graph import Operation, Region
from .semantics import RegionBranch, RegionEdge, Semantics


def _enter_if(op: Operation) -> Sequence[RegionEdge]:
    edges = [RegionEdge(region) for region in op.regions if region.blocks]
    return edges if len(edges) > 1 else [*edges, RegionEdge(None)]


def _enter_switch(op: Operation) -> Sequence[RegionEdge]:
    """The default region comes first."""
    return [RegionEdge(region) for region in op.regions]


def _leave(_: Operation, __: Region) -> Sequence[RegionEdge]:
    return [RegionEdge(None)]


SEMANTICS = {
    "emitc.do": Semantics(default_dialect="emitc"),
    "emitc.expression": Semantics(default_dialect="emitc"),
    "emitc.file": Semantics(default_dialect="emitc"),
    "emitc.for": Semantics(default_dialect="emitc"),
    "emitc.func": Semantics(default_dialect="emitc"),
    "emitc.if": Semantics(region_branch=RegionBranch(_enter_if, _leave), default_dialect="emitc"),
    "emitc.switch": Semantics(region_branch=RegionBranch(_enter_switch, _leave), default_dialect="emitc"),
}
