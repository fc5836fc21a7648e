"""Certain runs: whether an operation runs each time that control comes to another one.

Operations end: regions that run repeatedly, calls, and what may end the program are not looked at.
"""

from __future__ import annotations

from ..ir.graph import Block, Operation, Region
from ..ods.knowledge import Knowledge
from ..ods.regions import surely_runs


def is_certain(op: Operation, place: Operation, knowledge: Knowledge) -> bool:
    """Whether `op` runs, at once or later, each time that control comes to `place`; False where nobody knows."""
    around: dict[Region, Operation] = {}
    first: Operation | None = place
    while first is not None and (region := first.parent_region) is not None:
        around[region] = first
        first = first.parent_op
    second = op
    while (region := second.parent_region) not in around:
        if region is None or not _is_entered(region, second.parent, knowledge):
            return False
        second = region.parent
    first = around[region]
    if first is second:
        return first is place
    if first.parent is second.parent:
        return first.is_before_in_block(second)
    return _is_passed(first.parent, second.parent)


def _is_entered(region: Region, block: Block | None, knowledge: Knowledge) -> bool:
    """Whether control comes to `block` whenever it comes to the operation around `region`."""
    name = region.parent.name
    is_entered = surely_runs(region, knowledge.semantics(name), knowledge.definition(name))
    return is_entered and _is_passed(region.entry, block)


def _is_passed(start: Block | None, block: Block | None) -> bool:
    """Whether each way from `start` on comes to `block`, in the same region."""
    if start is None or block is None:
        return False
    if start is block:
        return True
    between, pending = {start}, [start]
    while pending:
        after = {one for one in pending.pop().successors if one is not block} - between
        between |= after
        pending += after
    leading, pending = set[Block](), [block]
    while pending:
        before = between.intersection(pending.pop().predecessors) - leading
        leading |= before
        pending += before
    return leading == between
