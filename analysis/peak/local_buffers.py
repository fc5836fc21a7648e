"""Buffers of constant size that a function needs for itself, each with the part of the text in which it does.

Operations are numbered in the order of the text. A buffer is needed from its allocation to the end of the operation,
in the same block, that contains the last use of any of its names: a loop is contained as a whole. Where blocks lead to
each other, a buffer that another block uses is left out, and so is one that an iteration hands to the next: so two
buffers whose numbers do not meet are never needed at the same time.
"""

from __future__ import annotations

from ...ir.attributes import IntegerAttr
from ...ir.graph import Block, BlockArgument, Operation, OpResult
from ...ir.records import dataclass
from ...ir.types import MemRefType
from ...ir.walk import ancestor_in_block, walk
from ...ods.knowledge import Knowledge
from ...ods.semantics import Hoisting
from ..buffers.allocations import Allocation, allocations, hoisting
from ..buffers.element_bits import natural_alignment
from ..buffers.escape import Escape, Escapes
from .arena import Lifetime
from .buffer_sizes import static_size


@dataclass(frozen=True)
class LocalBuffer:
    allocation: Allocation
    lifetime: Lifetime

    @property
    def buffer(self) -> OpResult:
        return self.allocation.buffer


class LocalBuffers:
    """Of `function`, as it is at construction."""

    def __init__(self, function: Operation, knowledge: Knowledge, escapes: Escapes, alignment: int) -> None:
        """
        Args:
            escapes: of the function, or of a program around it.
            alignment: the least, in bytes.
        """
        self._function = function
        self._knowledge = knowledge
        self._escapes = escapes
        self._alignment = alignment
        self.numbers: dict[Operation, int] = {}
        """Of the operations in the order of the text."""
        self._ends: dict[Operation, int] = {}
        for number, op in enumerate(walk(function)):
            self.numbers[op] = number
        self._may_be_once: dict[Block, bool] = {}

    def found(self) -> list[LocalBuffer]:
        """In the order of the text."""
        every = [self._local(one) for one in allocations(self._function, self._knowledge)]
        return sorted([one for one in every if one is not None], key=lambda one: one.lifetime.start)

    def _local(self, allocation: Allocation) -> LocalBuffer | None:
        op, type_ = allocation.op, allocation.buffer.type
        block = op.parent
        if block is None or not isinstance(type_, MemRefType) or op.operands or len(op.results) != 1 or op.regions:
            return None
        if type_.layout is not None or type_.memory_space is not None or not self._is_plain(op):
            return None
        size = static_size(type_, op)
        if not size or not self.is_alone_in(block) or self._leaves(allocation):
            return None
        end = self._end(allocation, block)
        alignment = self._alignment_of(allocation, type_)
        return LocalBuffer(allocation, Lifetime(size, alignment, self.numbers[op], end)) if end else None

    def _is_plain(self, op: Operation) -> bool:
        """Whether it is an allocation that may be anywhere in the function, with nothing said beside an alignment."""
        if Hoisting.BLOCK not in hoisting(op, self._knowledge):
            return False
        return not op.attributes and set(op.properties) <= {"alignment", "operandSegmentSizes"}

    def _alignment_of(self, allocation: Allocation, type_: MemRefType) -> int:
        """The largest that the allocation asks for, that its elements need, or that a use of the buffer relies on."""
        users = [use.owner for name in self._escapes.names(allocation.buffer) for use in name.uses]
        stated = [op.properties.get("alignment") for op in (allocation.op, *users)]
        asked = [each.value for each in stated if isinstance(each, IntegerAttr)]
        return max(self._alignment, natural_alignment(type_.element, allocation.op), *asked)

    def is_alone_in(self, block: Block) -> bool:
        """Whether no two runs of `block` in one call of the function are under way at the same time, and values of the
        function can be used there."""
        inside: list[Block] = []
        at: Block | None = block
        known: bool | None = None
        while known is None:
            known = self._may_be_once.get(at) if at is not None else False
            if at is not None and known is None:
                inside.append(at)
                known = self._is_alone_around(at)
                at = at.parent_op.parent if at.parent_op is not None else None
        self._may_be_once.update(dict.fromkeys(inside, known))
        return known

    def _is_alone_around(self, block: Block) -> bool | None:
        """As `is_alone_in`; None where the block around decides."""
        region = block.parent
        if region is None or region.parent is self._function:
            return region is not None
        around, knowledge = region.parent, self._knowledge
        is_isolated = knowledge.has_trait(around, "IsolatedFromAbove")
        return False if is_isolated or knowledge.runs(region).may_overlap or knowledge.runs_later(around) else None

    def _leaves(self, allocation: Allocation) -> bool:
        """Whether it is reachable when the function has ended, or freed otherwise than by its own name."""
        for use in self._escapes.uses(allocation.buffer, self._function):
            if use.kind is not Escape.FREED or use.op is not allocation.freed_by or use.name is not allocation.buffer:
                return True
        return False

    def _end(self, allocation: Allocation, block: Block) -> int | None:
        """The number of the last operation in which it is needed; None where another block, outside of this one, uses
        it."""
        end = self.numbers[allocation.op]
        for name in self._escapes.names(allocation.buffer):
            if isinstance(name, BlockArgument) and name.block is block:
                # The next run of the block has it beside its own.
                return None
            for use in name.uses:
                if use.owner is allocation.freed_by:
                    continue
                around = ancestor_in_block(use.owner, block)
                if around is None:
                    return None
                end = max(end, self.end_of(around))
        return end

    def end_of(self, op: Operation) -> int:
        """The number of the last operation inside of `op`."""
        known = self._ends.get(op)
        if known is None:
            last = op
            while last.regions and (
                blocks := [b for region in last.regions for b in region.blocks if b.last is not None]
            ):
                end = blocks[-1].last
                assert end is not None
                last = end
            known = self._ends[op] = self.numbers[last]
        return known
