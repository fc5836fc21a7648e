"""Deallocations after the last use of a buffer, in the block that all paths from its uses run through."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from ...analysis.liveness import Liveness
from ...ir.builder import Builder
from ...ir.dominance import Dominance, PostDominance
from ...ir.graph import Block, Operation, Value
from ...ir.walk import ancestor_in_block
from ...ods.knowledge import Knowledge


class Place(Enum):
    """Places of a deallocation."""

    FOUND = ""
    """In a block, or, where somebody else needs it afterwards, nowhere."""
    SEVERAL_EXITS = "no block that all paths reach"
    OUT_OF_SCOPE = "a name that may stand for this buffer is used where the buffer itself is out of scope"


class Placement:
    """Places deallocations in `function`; liveness is that of the construction."""

    def __init__(self, function: Operation, knowledge: Knowledge, *, is_safe: bool) -> None:
        self._liveness = Liveness(function)
        self._dominance = PostDominance()
        self._scopes = Dominance()
        self._knowledge = knowledge
        self._is_safe = is_safe
        self.changed = False

    def place(self, buffer: Value, names: Sequence[Value], freed_by: Operation | None) -> Place:
        """Free `buffer`, by moving `freed_by` if there is one."""
        block, home = self._common(buffer, names), buffer.parent_block
        if block is None or block.first is None or block.last is None or home is None:
            return Place.SEVERAL_EXITS
        if not self._scopes.encloses_or_dominates(home, block):
            return Place.OUT_OF_SCOPE
        end = self._end(block, names)
        if end is block.last and self._is_safe:
            if self._leaves(block, names):
                return Place.FOUND
            self._put(buffer, freed_by, block, end)
        elif freed_by is not None or end is not block.last:
            self._put(buffer, freed_by, block, end.next)
        return Place.FOUND

    def _put(self, buffer: Value, freed_by: Operation | None, block: Block, anchor: Operation | None) -> None:
        if freed_by is None:
            location = buffer.defining_op.location if buffer.defining_op is not None else None
            Builder(block, anchor).create("memref.dealloc", [buffer], location=location)
            self.changed = True
        elif (freed_by is not anchor and freed_by.next is not anchor) or freed_by.parent is not block:
            freed_by.detach()
            block.insert_before(anchor, freed_by)
            self.changed = True

    def _leaves(self, block: Block, names: Sequence[Value]) -> bool:
        """Whether one of `names` is needed after the last operation of `block`, or by it."""
        live = self._liveness.live_out(block)
        return any(name in live or any(user is block.last for user in name.users) for name in names)

    def _common(self, buffer: Value, names: Sequence[Value]) -> Block | None:
        common = buffer.parent_block
        for name in names:
            for block in (*(user.parent for user in name.users), name.parent_block):
                if common is None or block is None:
                    return None
                common = self._dominance.nearest_common(common, block)
        return common

    def _end(self, block: Block, names: Sequence[Value]) -> Operation:
        """The last operation of `block` that needs one of `names`; its first one if none does."""
        assert block.first is not None
        end = block.first
        for name in names:
            last = self._last_use(block, name)
            if last is not None and end.is_before_in_block(last):
                end = last
        return end

    def _last_use(self, block: Block, name: Value) -> Operation | None:
        start = ancestor_in_block(name.defining_op, block) if name.defining_op is not None else None
        if name.defining_op is None or self._is_safe:
            # What is defined in another block is there from the first operation on; LLVM forgets its uses here.
            start = start or block.first
        if start is None:
            return None
        if name in self._liveness.live_out(block):
            return block.last
        end = start
        for user in name.users:
            held = ancestor_in_block(user, block)
            if held is not None and end.is_before_in_block(held):
                end = held
        return end
