"""Post-dominators of the blocks of one region, and the loops that blocks are in."""

from __future__ import annotations

from collections.abc import Iterable
from collections.abc import Set as AbstractSet

from ...ir.dominance import post_order
from ...ir.graph import Block, Region


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
