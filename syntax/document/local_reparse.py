"""Local reparse: the operations that an edit touched and their findings, without parsing the item around them.

A long function takes a while to parse again; this is shown until then. Invariants:

* The operations are parsed where they are, in the block they belong to, with its default dialect and block names.
* They see the values of the last parsed version of the item, and leave those unchanged.
* No effect on operations outside of the edit is reported: a definition that is gone, or another type, is not noticed.
* The answer is None where the edit reaches beyond complete operations of one block, or the text is long.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from ...ir.graph import Block, Operation, Value
from ...ir.records import dataclass
from ...ods.aliases import Aliases
from ...ods.knowledge import Knowledge
from ..parser.item_parser import ItemParser
from ..parser.op_lookup import default_dialect_in
from ..parser.parser_state import Frame
from ..text.braces import match_braces
from .edited_place import block_around

if TYPE_CHECKING:
    from ..text.edits import EditSpan
    from ..text.findings import Finding
    from .lazy_item import LazyItem

_MAX_CHARS = 20_000
"""Code points of the text that is parsed again."""


@dataclass(frozen=True)
class LocalParse:
    """The operations between `start` and `end`, offsets into the new text of the item, as those of the findings are."""

    start: int
    end: int
    operations: tuple[Operation, ...]
    findings: tuple[Finding, ...]


def reparse_locally(item: LazyItem, knowledge: Knowledge, aliases: Aliases) -> LocalParse | None:
    """The operations touched by the edits of `item` since it was last parsed.

    Returns:
        None if these may be many, or the edits matter for more than them.
    """
    splice = item.prepare()
    if splice is not None:
        return LocalParse(splice.start, splice.end, tuple(splice.operations), tuple(splice.findings))
    before, edit = item.last_parsed, item.edit_since_parse
    place = _touched(before.block, edit) if before is not None and edit is not None else None
    if place is None or edit is None:
        return None
    default = default_dialect_in(place.owner, knowledge)
    start, end = place.start, place.end + edit.delta
    if end - start > _MAX_CHARS or "\n^" in item.source[start:end].replace(" ", ""):
        return None
    braces = match_braces(item.source, start, end)
    if not braces.are_balanced:
        return None
    parser = ItemParser(item.source, knowledge, aliases, default, braces)
    scope = parser.reader.scope
    scope.values = _KnownValues(_visible(place))
    frame = Frame(start, end, Block(), scope, default, parser.names.within(default))
    frame.isolated, frame.header_allowed = False, False
    frame.labels = {block.label: Block(block.label, block.span) for block in place.blocks if block.label}
    parser.frames[:] = [frame]
    parser.run()
    scope.close(lambda: list(scope.values))
    return LocalParse(start, end, tuple(frame.block.ops), tuple(parser.item.findings))


@dataclass
class _EditedBlock:
    """The operations of a block that an edit touches, and what is around them; offsets index the old text."""

    block: Block
    owner: Operation
    blocks: list[Block]
    """Of the region of `block`."""
    operations: list[Operation]
    start: int
    end: int
    """The start of the next operation, or the end of the region."""


class _KnownValues(dict[str, Value]):
    """The values of another version by name, as copies of their types: uses do not change that version."""

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


def _touched(top: Block, edit: EditSpan) -> _EditedBlock | None:
    """The innermost operations around the edit; None if these are all."""
    block = top
    place: _EditedBlock | None = None
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
            place = _EditedBlock(block, owner, region.blocks, operations, start, end) if is_whole else None
        inner = block_around(operations[0], edit) if len(operations) == 1 else None
        if inner is None:
            return place
        block = inner


def _visible(place: _EditedBlock) -> dict[str, Value]:
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
