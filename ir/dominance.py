"""Dominance and post-dominance in regions with several blocks, and the loops that blocks are in."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from collections.abc import Set as AbstractSet
from typing import TYPE_CHECKING

from .graph import Block, Operation, OpResult, Region, Value

if TYPE_CHECKING:
    from .dominator_tree import DominatorIntervals


class Dominance:
    """Answers for any region, each computed once on first request. Valid while blocks and successors stay."""

    def __init__(self) -> None:
        self._idoms: dict[Region, dict[Block, Block]] = {}
        self._intervals: dict[Region, DominatorIntervals[Block]] = {}

    def immediate_dominators(self, region: Region) -> dict[Block, Block]:
        """Reachable blocks to their immediate dominator; the entry maps to itself."""
        if region not in self._idoms:
            # Loaded here, as below: most regions have one block.
            from .dominator_tree import DominatorIntervals, immediate_dominators

            found = immediate_dominators(region.blocks[0], _successors) if region.blocks else {}
            self._idoms[region] = found
            self._intervals[region] = DominatorIntervals(found)
        return self._idoms[region]

    def block_dominates(self, a: Block, b: Block) -> bool:
        """Whether every path from the entry to `b` runs through `a`; both in one region.

        An unreachable `b` is dominated by everything, as upstream has it.
        """
        if a is b:
            return True
        assert b.parent is not None
        if len(b.parent.blocks) == 1:
            return False
        idoms = self.immediate_dominators(b.parent)
        if b not in idoms:
            return True
        return a in idoms and self._intervals[b.parent].dominates(a, b)

    def properly_dominates(self, a: Operation, b: Operation) -> bool:
        """Whether `a` has finished whenever `b`, possibly nested deeper, starts. False for `a is b`."""
        region = a.parent_region
        inner: Operation | None = b
        while inner is not None and inner.parent_region is not region:
            inner = inner.parent_op
        if inner is None or inner is a or a.parent is None or inner.parent is None:
            return False
        if inner.parent is a.parent:
            return a.is_before_in_block(inner)
        return self.block_dominates(a.parent, inner.parent)

    def is_reachable(self, block: Block) -> bool:
        """Whether the entry of its region leads to `block`; blocks without a region are not looked at."""
        return block.parent is None or block.is_entry or block in self.immediate_dominators(block.parent)

    def encloses_or_dominates(self, a: Block, b: Block) -> bool:
        """Whether `a` is `b`, or the block of the region of `a` that encloses `b` is dominated by `a`."""
        at = b.ancestor_in(a.parent) if a.parent is not None else b
        return at is not None and self.block_dominates(a, at)

    def nearest_common(self, a: Block, b: Block) -> Block | None:
        """The last block that runs before, or encloses, both; None if one is unreachable, or no region holds both."""
        pair = _in_one_region(a, b)
        if pair is None or pair[0] is pair[1]:
            return pair[0] if pair is not None else None
        assert pair[0].parent is not None
        idoms = self.immediate_dominators(pair[0].parent)
        if pair[0] not in idoms or pair[1] not in idoms:
            return None
        above = dict.fromkeys(_upwards(pair[0], idoms))
        return next(block for block in _upwards(pair[1], idoms) if block in above)

    def value_dominates(self, value: Value, op: Operation) -> bool:
        """Whether `value` is defined whenever `op` runs."""
        if isinstance(value, OpResult):
            return self.properly_dominates(value.op, op)
        block = value.parent_block
        if block is None or block.parent is None or op.parent is None:
            return True
        at = op.parent.ancestor_in(block.parent)
        return at is not None and self.block_dominates(block, at)


class PostDominance:
    """Post-dominators: the block through which every path to an exit of a region runs. Computed once for each region,
    on first request.

    A region may have several exits; then some of its blocks have no common post-dominator. Blocks from which no path
    leads to an exit have none either.
    """

    def __init__(self) -> None:
        self._idoms: dict[Region, dict[Block, Block | None]] = {}

    def nearest_common(self, a: Block, b: Block) -> Block | None:
        """The first block that all paths from both run through, or that encloses both; None when there is none."""
        pair = _in_one_region(a, b)
        if pair is None or pair[0] is pair[1]:
            return pair[0] if pair is not None else None
        region = pair[0].parent
        assert region is not None
        if region not in self._idoms:
            self._idoms[region] = _immediate_post_dominators(region)
        idoms = self._idoms[region]
        after: dict[Block, None] = {}
        block: Block | None = pair[0]
        while block is not None:
            after[block] = None
            block = idoms.get(block)
        block = pair[1]
        while block is not None and block not in after:
            block = idoms.get(block)
        return block


def _in_one_region(a: Block, b: Block) -> tuple[Block, Block] | None:
    """The blocks around `a` and `b` in the innermost region that contains both."""
    regions: dict[Region, Block] = {}
    block: Block | None = a
    while block is not None and block.parent is not None:
        regions[block.parent] = block
        op = block.parent_op
        block = op.parent if op is not None else None
    block = b
    while block is not None and block.parent is not None:
        if block.parent in regions:
            return regions[block.parent], block
        op = block.parent_op
        block = op.parent if op is not None else None
    return None


def _successors(block: Block) -> Iterable[Block]:
    return block.successors


def _upwards(block: Block, idoms: dict[Block, Block]) -> Iterator[Block]:
    yield block
    while idoms[block] is not block:
        block = idoms[block]
        yield block


def _immediate_post_dominators(region: Region) -> dict[Block, Block | None]:
    """Blocks from which an exit is reached to their immediate post-dominator; None where only leaving is common."""
    exits = [block for block in region.blocks if not block.successors]

    def before(block: Block | None) -> Iterable[Block]:
        return exits if block is None else block.predecessors

    from .dominator_tree import immediate_dominators

    root: Block | None = None
    found = immediate_dominators(root, before)
    return {block: up for block, up in found.items() if block is not None}


def post_order(region: Region) -> list[Block]:
    """Blocks reachable from the entry, each after its successors (cycles apart)."""
    if not region.blocks:
        return []
    seen = {region.blocks[0]}
    order: list[Block] = []
    path = [(region.blocks[0], iter(region.blocks[0].successors))]
    while path:
        block, successors = path[-1]
        for successor in successors:
            if successor not in seen:
                seen.add(successor)
                path.append((successor, iter(successor.successors)))
                break
        else:
            order.append(block)
            path.pop()
    return order


class PostDominators:
    """Answers about the reachable blocks of `region`, computed once. Cost: a few passes over blocks and edges."""

    def __init__(self, region: Region, reachable: AbstractSet[Block]) -> None:
        order = [block for block in post_order(region) if block in reachable]
        self._number = {block: number for number, block in enumerate(order)}
        self._up: dict[Block, Block | None] = {}
        """The immediate post-dominator; None: the end of the region."""
        self._loop = _loops(order)
        ends = {block for block in order if not block.successors}
        changed = True
        while changed:
            changed = False
            for block in order:
                up = None if block in ends else self._merged(block)
                if block not in self._up or self._up[block] is not up:
                    self._up[block] = up
                    changed = True

    def _merged(self, block: Block) -> Block | None:
        found: Block | None = None
        is_first = True
        for successor in block.successors:
            if successor not in self._up:
                continue
            found = successor if is_first else self._meet(found, successor)
            is_first = False
        return found

    def _meet(self, a: Block | None, b: Block | None) -> Block | None:
        """The nearest block on both ways to the end. The ways are walked in turns: it is mostly near, the end far."""
        mine: set[Block] = set()
        others: set[Block] = set()
        while a is not None or b is not None:
            if a is not None:
                if a in others:
                    return a
                # A block met twice: what post-dominates it is not known yet.
                known = a in mine
                mine.add(a)
                a = None if known else self._up.get(a)
            mine, others, a, b = others, mine, b, a
        return None

    def meeting(self, home: Block, blocks: Iterable[Block]) -> Block | None:
        """The nearest block that all paths from `blocks` run through, if it is in the same loops as `home` and they."""
        found: Block | None = None
        is_first = True
        for block in blocks:
            if block not in self._number or self._loop.get(block) != self._loop.get(home):
                return None
            found = block if is_first else self._meet(found, block)
            is_first = False
        return found if found is not None and self._loop.get(found) == self._loop.get(home) else None


def _loops(order: list[Block]) -> dict[Block, int]:
    """A number for each block: equal for blocks that reach one another."""
    # Kosaraju: `order` is a post order; components of the reversed graph in reverse of it.
    known = set(order)
    found: dict[Block, int] = {}
    for root in reversed(order):
        if root in found:
            continue
        number = len(found)
        pending = [root]
        found[root] = number
        while pending:
            block = pending.pop()
            for before in block.predecessors:
                if before in known and before not in found:
                    found[before] = number
                    pending.append(before)
    # A block alone that is no loop is in the same loop as its surroundings: none.
    sizes: dict[int, int] = {}
    for number in found.values():
        sizes[number] = sizes.get(number, 0) + 1
    return {block: number if sizes[number] > 1 or block in block.successors else -1 for block, number in found.items()}
