"""CFG loops: branches to a block that dominates, or precedes, the block they leave."""

from __future__ import annotations

from collections.abc import Iterator

from ..ir.graph import Block, Operation, Region
from ..ir.records import dataclass
from ..ir.walk import walk
from ..ods.knowledge import Knowledge


@dataclass(frozen=True)
class BackEdge:
    """`branch` may jump to `header` while the loop that `header` opens is running."""

    branch: Operation
    successor: int
    """Number of the successor of `branch`, from 0."""
    header: Block


def back_edges(root: Operation, knowledge: Knowledge) -> Iterator[BackEdge]:
    """Every back edge of every region inside `root`, in depth-first order from each entry block.

    Blocks that the entry cannot reach are skipped: they never run. Only operations known as branches
    count; other operations with successors are reported by other checks. Cost: O(operations + edges).
    """
    for op in walk(root):
        for region in op.regions:
            if region.blocks:
                yield from _of_region(region, knowledge)


def _of_region(region: Region, knowledge: Knowledge) -> Iterator[BackEdge]:
    entry = region.blocks[0]
    visited = {entry}
    on_path = {entry}
    path = [(entry, _branches(entry, knowledge))]
    while path:
        block, edges = path[-1]
        for edge in edges:
            if edge.header in on_path:
                yield edge
            elif edge.header not in visited:
                visited.add(edge.header)
                on_path.add(edge.header)
                path.append((edge.header, _branches(edge.header, knowledge)))
                break
        else:
            path.pop()
            on_path.remove(block)


def _branches(block: Block, knowledge: Knowledge) -> Iterator[BackEdge]:
    last = block.last
    if last is not None and last.successors and knowledge.is_branch(last):
        for position, successor in enumerate(last.successor_blocks):
            yield BackEdge(last, position, successor)


def runs_again_without(block: Block, other: Block) -> bool:
    """Whether control can come back to `block`, over branches, without passing `other`, which dominates or encloses it.

    Loops that are operations do not count: `other` is inside of all of them that `block` is in.
    """
    current: Block | None = block
    while current is not None and current is not other:
        if comes_back(current, other):
            return True
        op = current.parent_op
        if current.parent is other.parent:
            return False
        current = op.parent if op is not None else None
    return False


def comes_back(block: Block, other: Block | None = None) -> bool:
    """Whether branches of one region lead from `block` to itself, without passing `other`."""
    seen: set[Block] = set()
    pending = list(block.successors)
    while pending:
        current = pending.pop()
        if current is block:
            return True
        if current is not other and current not in seen:
            seen.add(current)
            pending += current.successors
    return False


def loops_of_blocks(region: Region) -> dict[Block, int]:
    """For each block of `region` that branches lead back to, the number of its loop: of the largest set of blocks that
    all lead to each other. Cost: O(blocks + edges)."""
    found: dict[Block, int] = {}
    order: dict[Block, int] = {}
    lowest: dict[Block, int] = {}
    open_: dict[Block, None] = {}
    for root in region.blocks:
        path = [] if root in order else [(root, iter(root.successors))]
        while path:
            block, successors = path[-1]
            if block not in order:
                order[block] = lowest[block] = len(order)
                open_[block] = None
            for successor in successors:
                if successor not in order:
                    path.append((successor, iter(successor.successors)))
                    break
                if successor in open_:
                    lowest[block] = min(lowest[block], order[successor])
            else:
                path.pop()
                if path:
                    lowest[path[-1][0]] = min(lowest[path[-1][0]], lowest[block])
                if lowest[block] == order[block]:
                    _close_loop(block, open_, found)
    return found


def _close_loop(first: Block, open_: dict[Block, None], found: dict[Block, int]) -> None:
    """Move `first` and what comes after it in `open_` to `found`, if it is a loop."""
    loop: list[Block] = []
    while not loop or loop[-1] is not first:
        loop.append(open_.popitem()[0])
    if len(loop) > 1 or first in first.successors:
        found.update(dict.fromkeys(loop, len(found)))
