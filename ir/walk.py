"""Walks over nested operations, iterative: generated programs nest deeper than Python's stack."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Generic, TypeVar, cast

from .graph import Block, Operation, Region, Value
from .pauses import pause

_OPS_PER_PAUSE = 32
"""Operations from one pause to the next; a pause takes longer than a step."""


T = TypeVar("T")


class Inner(Generic[T]):
    """A part of a walk: what one that calls itself would go through now. It yields this in place of a call."""

    __slots__ = ("steps",)

    def __init__(self, steps: Iterator[T | Inner[T]]) -> None:
        self.steps = steps


def unrolled(steps: Iterator[T | Inner[T]]) -> Iterator[T]:
    """The steps of a walk, with its parts in their places."""
    open_ = [steps]
    while open_:
        for step in open_[-1]:
            if isinstance(step, Inner):
                open_.append(cast("Inner[T]", step).steps)
                break
            yield step
        else:
            open_.pop()


def run_all(steps: Iterator[Inner[None]]) -> None:
    """Go through a walk that yields nothing but its parts."""
    for _ in unrolled(steps):
        pass


def walk(root: Operation) -> Iterator[Operation]:
    """`root` and all nested operations, each before what it contains, in text order.

    The operation just yielded may be erased; others must stay where they are.
    """
    pending = [root]
    steps = 0
    while pending:
        steps += 1
        if steps % _OPS_PER_PAUSE == 0:
            pause()
        op = pending.pop()
        if op.regions:
            _push_nested(op, pending)
        yield op


def walk_into(roots: Iterable[Operation], is_entered: Callable[[Operation], bool]) -> Iterator[Operation]:
    """Those operations of `walk` for which `is_entered` holds, as for all that are around them; no others are looked
    into. The program must stay as it is."""
    pending = [op for op in roots if is_entered(op)][::-1]
    while pending:
        pause()
        op = pending.pop()
        for region in reversed(op.regions):
            for block in reversed(region.blocks):
                pending += [inner for inner in block.ops if is_entered(inner)][::-1]
        yield op


def operations_in(root: Operation) -> list[Operation]:
    """All that `walk` yields, at once, in half the time; the program may change then."""
    found = [root]
    add = found.append
    # What follows when the operations of a block are through.
    pending: list[Operation | None] = []
    _push_first(root, pending)
    while pending:
        pause()
        op = pending.pop()
        while op is not None:
            add(op)
            if op.regions:
                pending.append(op.next)
                _push_first(op, pending)
                break
            op = op.next
    return found


def operations_inside_out(root: Operation) -> list[Operation]:
    """All that `walk_post_order` yields, at once, in half the time; the program may change then."""
    # From the end: each operation before what it contains, the last one of that first.
    found = [root]
    add = found.append
    pending: list[Operation | None] = []
    _push_last(root, pending)
    while pending:
        pause()
        op = pending.pop()
        while op is not None:
            add(op)
            if op.regions:
                pending.append(op.prev)
                _push_last(op, pending)
                break
            op = op.prev
    found.reverse()
    return found


def _push_last(op: Operation, pending: list[Operation | None]) -> None:
    """Put the last operation of each block in `op` on the stack, that of the last block on top."""
    for region in op.regions:
        pending += [block.last for block in region.blocks]


def _push_first(op: Operation, pending: list[Operation | None]) -> None:
    """Put the first operation of each block in `op` on the stack, that of the first block on top."""
    for region in reversed(op.regions):
        pending += [block.first for block in reversed(region.blocks)]


def _push_nested(op: Operation, pending: list[Operation]) -> None:
    """Put the operations directly in `op` on the stack, the first one on top."""
    for region in reversed(op.regions):
        for block in reversed(region.blocks):
            inner = block.last
            while inner is not None:
                pending.append(inner)
                inner = inner.prev


def walk_post_order(root: Operation) -> Iterator[Operation]:
    """`root` and all nested operations, each after what it contains."""
    pending = [root]
    entered: list[Operation] = []
    steps = 0
    while pending:
        steps += 1
        if steps % _OPS_PER_PAUSE == 0:
            pause()
        op = pending[-1]
        if op.regions and not (entered and entered[-1] is op):
            entered.append(op)
            _push_nested(op, pending)
            continue
        pending.pop()
        if op.regions:
            entered.pop()
        yield op


def walk_blocks(root: Operation) -> Iterator[Block]:
    """All blocks inside `root`, each before the blocks nested in it."""
    for op in walk(root):
        for region in op.regions:
            yield from region.blocks


def walk_values(root: Operation) -> Iterator[Value]:
    """Block arguments and results inside `root`, its own results included, in text order of their operations."""
    for op in walk(root):
        yield from op.results
        for region in op.regions:
            for block in region.blocks:
                yield from block.args


def reachable_preorder(region: Region) -> list[Block]:
    """Blocks in depth-first preorder over successors from the entry (llvm::depth_first); unreachable ones absent."""
    if not region.blocks:
        return []
    entry = region.blocks[0]
    order = [entry]
    seen = {entry}
    path = [iter(entry.successors)]
    while path:
        for successor in path[-1]:
            if successor not in seen:
                seen.add(successor)
                order.append(successor)
                path.append(iter(successor.successors))
                break
        else:
            path.pop()
    return order


def ancestor_in_block(op: Operation, block: Block | None) -> Operation | None:
    """The operation in `block` that is, or contains, `op`; None when `op` is elsewhere."""
    around: Operation | None = op
    while around is not None and around.parent is not block:
        around = around.parent_op
    return around
