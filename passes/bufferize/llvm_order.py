"""The order of a read and a write as LLVM 22 sees it: dominance, unless a region between them may run several times.

Follows mlir/lib/Dialect/Bufferization/Transforms/OneShotAnalysis.cpp. `paths.py` has what is right.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.dominance import Dominance
from ...ir.graph import Block, BlockArgument, Operation, OpOperand, OpResult, Region, Value
from ...ods.knowledge import Knowledge
from .regions import Regions
from .trace import Excuse

UNORDERED = "HasOnlyGraphRegion"


class LlvmOrder:
    """Answers for one analysis."""

    def __init__(self, regions: Regions, knowledge: Knowledge) -> None:
        self.regions = regions
        self.knowledge = knowledge
        self.dominance = Dominance()

    def excuse(self, read: OpOperand, write: OpOperand) -> Excuse | None:
        """The reason why the read is not hurt, if the order of operations may be used."""
        if self.happens_before(read.owner, write.owner):
            return Excuse.READ_FIRST
        if read is write:
            return Excuse.SAME_OPERAND
        return Excuse.EXCLUSIVE if self.are_exclusive(read.owner, write.owner) else None

    def definition_excuse(self, definition: Value, write: Operation) -> Excuse | None:
        if isinstance(definition, OpResult):
            return Excuse.WRITE_BEFORE_DEFINITION if self.happens_before(write, definition.op) else None
        if isinstance(definition, BlockArgument) and is_outside(definition.block, write):
            return Excuse.WRITE_OUTSIDE_BLOCK
        return None

    def happens_before(self, a: Operation, b: Operation) -> bool:
        """Whether `a`, or what contains it, has finished when `b` starts; not if `a` contains `b`."""
        current: Operation | None = a
        while current is not None:
            if current.is_proper_ancestor_of(b):
                return False
            if self.dominance.properly_dominates(current, b) or self._is_unordered(current, b):
                return True
            current = current.parent_op
        return False

    def _is_unordered(self, a: Operation, b: Operation) -> bool:
        """All operations of a graph region are earlier than all others, so that LLVM 22 sees no conflict."""
        parent = a.parent_op
        if a.parent is None or parent is None or not self.knowledge.has_trait(parent, UNORDERED):
            return False
        inside = b.parent.ancestor_in(a.parent.parent) if b.parent is not None and a.parent.parent is not None else None
        return inside is a.parent

    def is_order_usable(self, read: OpOperand, write: OpOperand, definitions: Sequence[Value]) -> bool:
        """Whether the order of operations tells which of both runs first (canUseOpDominance)."""
        op = write.owner
        here = read.owner.parent_region
        around_read = self.regions.repetitive(here)
        for definition in definitions:
            there = definition.parent_region
            around = around_read if there is here else self.regions.repetitive(there)
            if around_read is around:
                continue
            inner = around_read
            while inner is not None:
                following = self.regions.repetitive(inner.parent.parent_region)
                if following is around or following is None:
                    break
                inner = following
            if inner is not None and (inner.parent is op or inner.parent.is_proper_ancestor_of(op)):
                return False
        region = read.owner.parent_region
        if region is not None and len(region.blocks) > 1 and region is op.parent_region:
            return self._is_order_usable_in_blocks(read.owner, op, definitions)
        return True

    def _is_order_usable_in_blocks(self, read: Operation, write: Operation, definitions: Sequence[Value]) -> bool:
        reading, writing = read.parent, write.parent
        assert reading is not None
        assert writing is not None
        for definition in definitions:
            block = definition.parent_block
            if block is None:
                continue
            if is_reachable(reading, writing, (block,)) and is_reachable(writing, reading, (block,)):
                return False
        return True

    def are_exclusive(self, a: Operation, b: Operation) -> bool:
        """Whether a common ancestor runs the regions of both never together (insideMutuallyExclusiveRegions)."""
        if a.parent_region is b.parent_region:
            return False
        above = dict(regions_around(a))
        for op, region in regions_around(b):
            other = above.get(op)
            if other is None or other is region or self.knowledge.region_branch(op) is None:
                continue
            if not self.regions.can_reach(region, other) and not self.regions.can_reach(other, region):
                return True
        return False


def is_outside(block: Block, op: Operation) -> bool:
    """Whether `op` is not in `block`; LLVM 22 forgets the blocks that follow it in the same region."""
    region = block.parent
    assert region is not None
    return op.parent is None or op.parent.ancestor_in(region) is not block


def regions_around(op: Operation) -> Iterator[tuple[Operation, Region]]:
    """Each enclosing operation with the region that `op` is in, innermost first."""
    region = op.parent_region
    while region is not None:
        yield region.parent, region
        region = region.parent.parent_region


def is_reachable(start: Block, target: Block, excluded: Sequence[Block]) -> bool:
    """Whether control may pass from the end of `start` to `target` without entering `excluded`."""
    if start in excluded:
        return False
    work = list(start.successors)
    seen: set[Block] = set()
    while work:
        block = work.pop()
        if block is target and block not in excluded:
            return True
        if block in seen or block in excluded:
            continue
        seen.add(block)
        work += block.successors
    return False
