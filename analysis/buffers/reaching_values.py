"""Reaching values: the possible sources of an operation's result or of a block argument, one step back along edges."""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.graph import BlockArgument, Operation, OpResult, Region, Value
from ...ods.knowledge import Knowledge
from ...ods.semantics import RegionEdge


def incoming(value: Value, knowledge: Knowledge) -> Iterator[Value]:
    """The operands passed to `value`, once for each edge; nothing for other values, and for arguments of functions."""
    if isinstance(value, OpResult):
        yield from _along_regions(value.op, None, value.index, knowledge)
    elif isinstance(value, BlockArgument):
        block = value.block
        for use in block.uses:
            if use.owner.successors and knowledge.is_branch(use.owner):
                for number, target in enumerate(use.owner.successor_blocks):
                    group = knowledge.successor_operands(use.owner, number)
                    # What the terminator itself produces comes first.
                    position = value.index - max(len(block.args) - len(group), 0)
                    if target is block and position >= 0:
                        yield use.owner.operands[group[position]].value
        if block.is_entry and block.parent is not None:
            yield from _along_regions(block.parent.parent, block.parent, value.index, knowledge)


def _along_regions(op: Operation, target: Region | None, number: int, knowledge: Knowledge) -> Iterator[Value]:
    branch = knowledge.region_branch(op)
    if branch is None:
        return
    for edge in branch.entry(op):
        yield from _handed(op, edge, target, number)
    for region in op.regions:
        edges = branch.leave(op, region)
        for block in region.blocks:
            if block.last is not None and knowledge.is_region_terminator(block.last):
                for edge in edges:
                    yield from _handed(block.last, edge, target, number)


def _handed(start: Operation, edge: RegionEdge, target: Region | None, number: int) -> Iterator[Value]:
    position = number - edge.first_input
    if edge.target is target and 0 <= position < len(edge.operands) and edge.operands[position] < len(start.operands):
        yield start.operands[edge.operands[position]].value
