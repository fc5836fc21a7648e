"""Which block must run before which: dominator trees of regions with several blocks.

Cooper, Harvey and Kennedy, "A Simple, Fast Dominance Algorithm": immediate dominators by iteration
over reverse post order.
"""

from __future__ import annotations

from .graph import Block, Operation, OpResult, Region, Value


class Dominance:
    """Answers for any region, each computed once on first request. Valid while blocks and successors stay."""

    def __init__(self) -> None:
        self._idoms: dict[Region, dict[Block, Block]] = {}

    def immediate_dominators(self, region: Region) -> dict[Block, Block]:
        """Reachable blocks to their immediate dominator; the entry maps to itself."""
        if region not in self._idoms:
            self._idoms[region] = _immediate_dominators(region)
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
        while (up := idoms[b]) is not b:
            if up is a:
                return True
            b = up
        return False

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

    def value_dominates(self, value: Value, op: Operation) -> bool:
        """Whether `value` is defined whenever `op` runs."""
        if isinstance(value, OpResult):
            return self.properly_dominates(value.op, op)
        block = value.parent_block
        if block is None or block.parent is None or op.parent is None:
            return True
        at = op.parent.ancestor_in(block.parent)
        return at is not None and self.block_dominates(block, at)


def _immediate_dominators(region: Region) -> dict[Block, Block]:
    order = post_order(region)
    if not order:
        return {}
    number = {block: i for i, block in enumerate(order)}
    entry = region.blocks[0]
    idoms = {entry: entry}
    changed = True
    while changed:
        changed = False
        for block in reversed(order):
            if block is entry:
                continue
            new: Block | None = None
            for predecessor in block.predecessors:
                if predecessor in idoms:
                    new = predecessor if new is None else _meet(predecessor, new, idoms, number)
            if new is not None and idoms.get(block) is not new:
                idoms[block] = new
                changed = True
    return idoms


def _meet(a: Block, b: Block, idoms: dict[Block, Block], number: dict[Block, int]) -> Block:
    while a is not b:
        while number[a] < number[b]:
            a = idoms[a]
        while number[b] < number[a]:
            b = idoms[b]
    return a


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
