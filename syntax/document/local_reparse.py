"""What is wrong with the few operations that an edit touched, found without reading the item around them.

A long function takes a while to read again. Until then this is what can be said: the lines of the edit are read where
they stand, with the names that the last version of the item had. What they mean for other lines is not looked at.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.graph import Block, Operation, Value
from ...ir.records import dataclass
from ...ods.aliases import Aliases
from ...ods.knowledge import Knowledge
from ..parser.item_parser import ItemParser, default_dialect_in
from ..parser.parser_state import Frame
from ..text.braces import match_braces

if TYPE_CHECKING:
    from ..text.edits import EditSpan
    from ..text.findings import Finding
    from .lazy_item import LateItem

_LONGEST = 20_000
"""Code points of what is read."""


@dataclass(frozen=True)
class LocalReading:
    """What stands between `start` and `end`, offsets into the new text of the item, as those of the findings are."""

    start: int
    end: int
    operations: tuple[Operation, ...]
    findings: tuple[Finding, ...]


def read_locally(item: LateItem, knowledge: Knowledge, aliases: Aliases) -> LocalReading | None:
    """The operations that the edits of `item` since it was read last have touched; None if these may be many, or the
    edits matter for more than them."""
    before, edit = item.before, item.since
    place = _touched(before.block, edit) if before is not None and edit is not None else None
    if place is None or edit is None:
        return None
    default = default_dialect_in(place.owner, knowledge)
    start, end = place.start, place.end + edit.delta
    if default is None or end - start > _LONGEST or "\n^" in item.source[start:end].replace(" ", ""):
        return None
    braces = match_braces(item.source, start, end)
    if not braces.are_balanced:
        return None
    parser = ItemParser(item.source, knowledge, aliases, default, braces)
    scope = parser.reader.scope
    scope.values = _Names(_visible(place))
    frame = Frame(start, end, Block(), scope, default, parser.names.within(default))
    frame.isolated, frame.header_allowed = False, False
    frame.labels = {block.label: Block(block.label, block.span) for block in place.blocks if block.label}
    parser.frames = [frame]
    parser.run()
    scope.close(lambda: list(scope.values))
    return LocalReading(start, end, tuple(frame.block.ops), tuple(parser.item.findings))


@dataclass
class _Place:
    """The operations of a block that an edit touches, and what is around them; offsets index the old text."""

    block: Block
    owner: Operation
    blocks: list[Block]
    """Of the region of `block`."""
    operations: list[Operation]
    start: int
    end: int
    """Where the next operation starts, or the region ends."""


class _Names(dict[str, Value]):
    """The names of another version: what is read now sees values like theirs, and leaves those alone."""

    def __init__(self, values: dict[str, Value]) -> None:
        super().__init__()
        self._values = values
        self._alike = Block()

    def get(self, key: str, default: Value | None = None) -> Value | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        found = super().get(key)
        known = self._values.get(key) if found is None else None
        if known is not None:
            found = self[key] = self._alike.add_argument(known.type, known.name, known.span)
        return default if found is None else found


def _touched(top: Block, edit: EditSpan) -> _Place | None:
    """The innermost operations around the edit; None if these are all."""
    block = top
    place: _Place | None = None
    while True:
        region = block.parent
        start, end = (region.span or (0, 0)) if region is not None else (0, 0)
        start, end = start + 1, end - 1
        operations: list[Operation] = []
        for op in block.ops:
            syntax = op.syntax
            if syntax is None:
                continue
            if syntax.start > edit.old_end:
                end = syntax.start
                break
            if syntax.end < edit.start:
                start = syntax.end
            else:
                operations.append(op)
        else:
            if region is not None and block is not region.blocks[-1]:
                following = region.blocks[region.blocks.index(block) + 1]
                end = following.span[0] if following.span is not None else 0
        if region is not None:
            if not operations and start == (region.span or (0, 0))[0] + 1 and block is not region.blocks[0]:
                return None
            first = operations[0].syntax if operations else None
            if first is not None and first.start <= edit.start:
                start = first.start
            is_whole = start <= edit.start and edit.old_end <= end
            owner = region.parent
            place = _Place(block, owner, region.blocks, operations, start, end) if is_whole else None
        inner = _inner(operations[0], edit) if len(operations) == 1 else None
        if inner is None:
            return place
        block = inner


def _inner(op: Operation, edit: EditSpan) -> Block | None:
    """The block in `op` that has the edit inside."""
    for region in op.regions:
        if region.span is not None and region.span[0] < edit.start and edit.old_end < region.span[1] - 1:
            starts = [block for block in region.blocks if block.span is None or block.span[1] < edit.start]
            return starts[-1] if starts else None
    return None


def _visible(place: _Place) -> dict[str, Value]:
    """The values that can be named there, those that are defined further down among them."""
    found: dict[str, Value] = {}
    block = place.block
    gone = {id(op) for op in place.operations}
    while block.parent is not None:
        for one in block.parent.blocks:
            for value in one.args:
                found.setdefault(value.name or "", value)
            for op in one.ops:
                if op.results and id(op) not in gone:
                    for value in op.results:
                        name = value.name or ""
                        found.setdefault(name, value)
                        if name.endswith("#0"):
                            found.setdefault(name[:-2], value)
        owner = block.parent.parent
        if owner.parent is None:
            break
        block = owner.parent
    return found
