"""Semantics of `sparse_tensor` that ODS lacks: how often regions run, and a loop over the points of a space."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation, Region
from ...ods.regions import yielded
from ...ods.segments import integer_value
from ...ods.semantics import RegionBranch, RegionEdge, Runs, Semantics


def _enter(op: Operation) -> Sequence[RegionEdge]:
    """The space may be empty. Operand 0 is the space; the others start the loop's own values, the first arguments."""
    inits = range(1, len(op.operands))
    return (RegionEdge(op.regions[0], inits, end_input=_carried(op)), RegionEdge(None, inits))


def _leave(op: Operation, region: Region) -> Sequence[RegionEdge]:
    values = yielded(region)
    return (RegionEdge(region, values, end_input=_carried(op)), RegionEdge(None, values))


def _carried(op: Operation) -> int | None:
    """The number of arguments that the loop carries; coordinates and the iterator follow them."""
    block = op.regions[0].entry
    if block is None:
        return None
    coordinates = (integer_value(op.properties.get("crdUsedLvls")) % (1 << 64)).bit_count()
    return max(len(block.args) - coordinates - 1, 0)


_OF_AN_ELEMENT = Semantics(runs=Runs.AT_MOST_ONCE)

# mlir/include/mlir/Dialect/SparseTensor/IR/SparseTensorOps.td. Elements are visited one after the other.
SEMANTICS = {
    "sparse_tensor.binary": _OF_AN_ELEMENT,
    "sparse_tensor.coiterate": Semantics(runs=Runs.REPEATEDLY),
    "sparse_tensor.foreach": Semantics(runs=Runs.REPEATEDLY),
    "sparse_tensor.iterate": Semantics(region_branch=RegionBranch(_enter, _leave)),
    "sparse_tensor.reduce": Semantics(runs=Runs.REPEATEDLY),
    "sparse_tensor.select": _OF_AN_ELEMENT,
    "sparse_tensor.unary": _OF_AN_ELEMENT,
}
