"""Edited places: the operations of an item that an edit touches, and those whose end it may move.

An operation goes on as long as something follows that can belong to it. So the one before an edit is read again as
well, unless the first line after it stays.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.graph import Block, Operation, Region
from ...ir.records import dataclass

if TYPE_CHECKING:
    from ..text.edits import EditSpan

MAX_CHARS = 20_000
"""Code points of the operations that are read again."""


@dataclass
class EditedPlace:
    """Operations of `block` to be read again, in order; offsets index the old text."""

    block: Block
    region: Region
    operations: list[Operation]
    following: Operation | None
    """The first operation after them that is written; None where they are the last ones of the block."""

    @property
    def start(self) -> int:
        syntax = self.operations[0].syntax
        assert syntax is not None
        return syntax.start

    @property
    def end(self) -> int:
        """The start of what follows: an operation, or the brace that closes the region."""
        if self.following is not None and self.following.syntax is not None:
            return self.following.syntax.start
        return self.region_end

    @property
    def region_end(self) -> int:
        return (self.region.span or (0, 0))[1] - 1

    @property
    def owner(self) -> Operation:
        return self.region.parent

    @property
    def is_before_header(self) -> bool:
        """Whether the header of a block may follow: its types are noted with the operation that was read before."""
        block, region, following = self.block, self.region, self.following
        while following is None:
            owner = region.parent
            if block is not region.blocks[-1] or region is not owner.regions[-1]:
                return True
            if owner.parent is None or owner.parent.parent is None:
                return False
            block, region, following = owner.parent, owner.parent.parent, owner.next
            if following is not None and following.syntax is None:
                following = None
        return False

    def extend(self) -> bool:
        """Take the following operation in; whether there is one."""
        more = self.following
        if more is None:
            return False
        self.operations.append(more)
        self.following = more.next if more.next is not None and more.next.syntax is not None else None
        return not self.is_before_header and self.end - self.start <= MAX_CHARS

    def reach(self, offset: int) -> bool:
        """Take in the operations between it and `offset`; whether they are in this block, and few."""
        while offset < self.start and self.end - self.start <= MAX_CHARS:
            before = self.operations[0].prev
            if before is None or before.syntax is None:
                return False
            self.operations.insert(0, before)
        while offset >= self.end:
            if not self.extend():
                return False
        return self.end - self.start <= MAX_CHARS


def edited_place(top: Block, edit: EditSpan) -> EditedPlace | None:
    """The smallest place whose operations, read again, are all that `edit` changes; None if there is none."""
    block = top
    found: EditedPlace | None = None
    while True:
        touched, before, following = _touched(block, edit)
        region = block.parent
        if region is not None:
            found = _place(EditedPlace(block, region, touched, following), before, edit) or found
        inner = block_around(touched[0], edit) if len(touched) == 1 else None
        if inner is None:
            return found
        block = inner


def _touched(block: Block, edit: EditSpan) -> tuple[list[Operation], Operation | None, Operation | None]:
    """The operations of `block` that `edit` touches, the one before them, and the one after them."""
    touched: list[Operation] = []
    before: Operation | None = None
    op = block.first
    while op is not None:
        syntax, following = op.syntax, op.next
        if syntax is None:
            break
        if syntax.start > edit.old_end:
            return touched, before, op
        after = following.syntax if following is not None else None
        # Most of thousands of operations are not asked for their ends: they come before the start of another one.
        if (after is not None and after.start < edit.start) or syntax.end < edit.start:
            before = op
        else:
            touched.append(op)
        op = following
    return touched, before, None


def _place(place: EditedPlace, before: Operation | None, edit: EditSpan) -> EditedPlace | None:
    """`place`, with the operation `before` it if it may go on; None if the edit reaches further."""
    operations = place.operations
    stays = bool(operations) and _is_after_first_line(operations[0], edit)
    syntax = before.syntax if before is not None and not stays else None
    if before is not None and syntax is not None and edit.old_end - syntax.start <= MAX_CHARS:
        operations.insert(0, before)
    first = operations[0].syntax if operations else None
    if first is None or edit.start < first.start or (first.start == edit.start and operations[0] is not before):
        return None
    if operations[0] is not before and edit.start <= first.name_end:
        return None
    if place.is_before_header:
        return None
    end = place.end
    return place if edit.old_end < end and end - first.start <= MAX_CHARS else None


def _is_after_first_line(op: Operation, edit: EditSpan) -> bool:
    """Whether `edit` is behind the first line of `op`, on which something is after its name: no operation before it
    looks further."""
    syntax = op.syntax
    if syntax is None or syntax.is_generic or edit.start <= syntax.name_end:
        return False
    line_end = syntax.source.find("\n", syntax.name_end, edit.start)
    return line_end >= 0 and bool(syntax.source[syntax.name_end : line_end].strip())


def block_around(op: Operation, edit: EditSpan) -> Block | None:
    """The block in `op` that has the edit inside."""
    for region in op.regions:
        if region.span is not None and region.span[0] < edit.start and edit.old_end < region.span[1] - 1:
            starts = [block for block in region.blocks if block.span is None or block.span[1] < edit.start]
            return starts[-1] if starts else None
    return None
