"""Semantics of `sparse_tensor` that ODS lacks: a loop over the points of a space."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation, Region
from ...ods.regions import yielded
from ...ods.semantics import RegionBranch, RegionEdge, Semantics


def _enter(op: Operation) -> Sequence[RegionEdge]:
    """The space may be empty. Operand 0 is the space; the others start the loop's own values, the first arguments."""
    inits = range(1, len(op.operands))
    return (RegionEdge(op.regions[0], inits), RegionEdge(None, inits))


def _leave(_: Operation, region: Region) -> Sequence[RegionEdge]:
    values = yielded(region)
    return (RegionEdge(region, values), RegionEdge(None, values))


SEMANTICS = {"sparse_tensor.iterate": Semantics(region_branch=RegionBranch(_enter, _leave))}
