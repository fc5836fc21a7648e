"""Loops that read and write buffers, and do nothing else with them: to the walk of a token, one access."""

from __future__ import annotations

from collections.abc import Callable

from ...ir.graph import Block, Operation
from ..dataflow.buffer_names import BufferNames


def loops_of_accesses(names: BufferNames, is_plain: Callable[[Operation], bool]) -> set[Operation]:
    """Loops that hand over none of the names that they capture: each of these is needed until the loop ends, wherever
    it is used in there.

    `is_plain`: whether an operation does nothing with the names that it is given but to read and write them.
    """
    graph = names.graph
    loops, others = set[Operation](), set[Operation | None]()
    if names.has_work or not graph.is_described:
        return loops
    # From the end: each operation after what it contains.
    for op in reversed(graph.ops):
        around = op.parent_op
        if op in graph.is_described:
            if op in others or not _only_captures(op, names):
                others.add(around)
            elif op in names.captured and all(_runs_anew(region.entry, names) for region in op.regions):
                loops.add(op)
        elif around is not graph.function and around not in others:
            is_touched = op in names.captured or names.operands_of(op).names
            if op in others or names.set_of(op.results) or (is_touched and not is_plain(op)):
                others.add(around)
    return loops


def _only_captures(op: Operation, names: BufferNames) -> bool:
    """Whether no name is an operand or a result of `op`, or an argument in it; each of its regions is one block that
    control comes out of, or left out."""
    if names.operands_of(op).names or names.set_of(op.results) or names.facts.runs_later(op):
        return False
    blocks = [block for region in op.regions for block in region.blocks]
    return all(len(region.blocks) <= 1 for region in op.regions) and not any(
        names.set_of(block.args) or block not in names.graph.leaving for block in blocks
    )


def _runs_anew(block: Block | None, names: BufferNames) -> bool:
    """Whether `block` may run again before the operation that it is in has ended."""
    pending, seen = [block] if block is not None else [], set[Block]()
    while pending:
        for edge in names.graph.leaving.get(pending.pop(), ()):
            if edge.target is block:
                return True
            if isinstance(edge.target, Block) and edge.target not in seen:
                seen.add(edge.target)
                pending.append(edge.target)
    return False
