"""Semantics of LLVM's `test` dialect: control flow (mlir/test/lib/Dialect/Test/TestOpDefs.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation, Region
from ...ods.regions import RUNS_ONCE, yielded
from ...ods.segments import dense_values
from ...ods.semantics import RegionBranch, RegionEdge, Runs, Semantics

_JOIN = 2


def _if_entry(op: Operation) -> Sequence[RegionEdge]:
    """Everything goes into one of the first two regions."""
    values = range(len(op.operands))
    return tuple(RegionEdge(region, values) for region in op.regions[:_JOIN])


def _if_leave(op: Operation, region: Region) -> Sequence[RegionEdge]:
    """From either of them to the third one, from there to what follows."""
    join = op.regions[_JOIN] if len(op.regions) > _JOIN else None
    return (RegionEdge(None if region is join else join, yielded(region)),)


def _loop_entry(op: Operation) -> Sequence[RegionEdge]:
    return tuple(RegionEdge(region, range(len(op.operands))) for region in op.regions)


def _loop_leave(_: Operation, region: Region) -> Sequence[RegionEdge]:
    """The terminator's first operand is for the next iteration, its second one for what follows."""
    return (RegionEdge(region, range(1)), RegionEdge(None, range(1, 2)))


def _in_order(op: Operation, successor: int) -> range:
    """Two groups of operands, one for each successor."""
    count = len(op.operands)
    sizes = dense_values(op.properties.get("operandSegmentSizes"))
    if len(sizes) <= successor:
        return range(count)
    start = sum(sizes[:successor])
    return range(min(start, count), min(start + sizes[successor], count))


_OPEN = Semantics(runs=Runs.UNKNOWN)
"""Upstream tests the syntax of these alone."""
_STRUCTURED = Semantics(runs=Runs.IN_PARALLEL)

SEMANTICS: dict[str, Semantics] = {
    "test.SingleBlockImplicitTerminator": _OPEN,
    "test.alloca_scope_region": _OPEN,
    "test.any_cond": Semantics(region_branch=RUNS_ONCE),
    "test.br": Semantics(successor_operands=_in_order),
    "test.graph_loop": _OPEN,
    "test.graph_region": _OPEN,
    "test.internal_br": Semantics(successor_operands=_in_order),
    "test.isolated_graph_region": _OPEN,
    "test.linalg_conv_op": _STRUCTURED,
    "test.linalg_fill_op": _STRUCTURED,
    "test.loop_block": Semantics(region_branch=RegionBranch(_loop_entry, _loop_leave)),
    "test.producing_br": Semantics(successor_operands=_in_order),
    "test.region_buffer_based": _STRUCTURED,
    "test.region_if": Semantics(region_branch=RegionBranch(_if_entry, _if_leave)),
    "test.single_no_terminator_op": _OPEN,
    "test.ssacfg_region": _OPEN,
    "test.verifiers": _OPEN,
}
