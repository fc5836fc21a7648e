"""Local reparse: the operations that an edit touched and their findings, without parsing the item around them.

A long function takes a while to parse again; this is shown until then. Invariants:

* The operations are parsed where they are, in the block they belong to, with its default dialect and block names.
* They see the values of the last parsed version of the item, and leave those unchanged.
* No effect on operations outside of the edit is reported: a definition that is gone, or another type, is not noticed.
* The answer is None where the edit reaches beyond complete operations of one block, or the text is long.
* Of an item that was never read to its end, whole lines are read: names that are written elsewhere may mean anything.
"""

from __future__ import annotations

from itertools import accumulate
from typing import TYPE_CHECKING

from ...ir.graph import Block, Operation, Value
from ...ir.lazy_pattern import lazy_pattern
from ...ir.records import dataclass
from ...ods.aliases import Aliases
from ...ods.knowledge import Knowledge
from ..parser.error_patterns import defined_names
from ..parser.item_parser import ItemParser
from ..parser.op_lookup import default_dialect_in
from ..parser.parser_state import Frame
from ..parser.ssa_scope import plain_name
from ..text.braces import match_braces
from ..text.cursor import CLOSED_STRING
from ..text.line_index import line_start
from ..text.recovery import OPERATION_START
from .edited_place import block_around
from .lazy_item import LazyItem
from .splice import is_written, let_go_of_text

if TYPE_CHECKING:
    from ..text.edits import EditSpan
    from ..text.findings import Finding
    from .document import Document, Item

_MAX_CHARS = 20_000
"""Code points of the text that is parsed again."""
_MAX_LINE_CHARS = 10_000
"""Of the lines that are parsed of an item that was never read."""


@dataclass(frozen=True)
class LocalParse:
    """The operations between `start` and `end`, offsets into the new text of the item, as those of the findings are."""

    start: int
    end: int
    operations: tuple[Operation, ...]
    findings: tuple[Finding, ...]

    def let_go_of_text(self) -> None:
        """Keep no more of the text than that of `operations`, which nobody asks for any more."""
        for op in self.operations:
            let_go_of_text(op)


def reparse_in(document: Document, item: Item, edit: EditSpan | None = None) -> LocalParse | None:
    """`reparse_locally` of an item of `document`; `edit` is the last one, of its text, if those before are known."""
    chunk = next((one for one in document.chunks if one.start <= item.start and item.end <= one.end), None)
    if not isinstance(item.parsed, LazyItem) or chunk is None:
        return None
    return reparse_locally(item.parsed, document.knowledge, chunk.aliases, edit and edit.shifted(-item.start))


def reparse_locally(
    item: LazyItem, knowledge: Knowledge, aliases: Aliases, last: EditSpan | None = None
) -> LocalParse | None:
    """The operations touched by the edits of `item` since it was last parsed.

    Args:
        last: the only one of an item that was never parsed that matters.

    Returns:
        None if these may be many, or the edits matter for more than them.
    """
    splice = item.prepare()
    if splice is not None:
        return LocalParse(splice.start, splice.end, tuple(splice.operations), tuple(splice.findings))
    before, edit = item.last_parsed, item.edit_since_parse
    if before is None or edit is None:
        return None
    if (begun := item.begun) is not None:
        edit = last or edit
        lines = _lines(item.source, edit.start, edit.new_end)
        if item.source[lines[0] : lines[1]].lstrip().startswith("^"):
            return None
        parser = _parser(item.source, *lines, knowledge, aliases, begun.frames[:2][-1].default_dialect)
        return _read_lines(parser) if parser is not None else None
    place = _touched(before.block, edit)
    if place is None or "\n^" in item.source[place.start : place.end + edit.delta].replace(" ", ""):
        return None
    default = default_dialect_in(place.owner, knowledge)
    parser = _parser(item.source, place.start, place.end + edit.delta, knowledge, aliases, default)
    if parser is None:
        return None
    scope = parser.reader.scope
    scope.values = _KnownValues(_visible(place))
    parser.frames[0].labels = {block.label: Block(block.label, block.span) for block in place.blocks if block.label}
    return _read(parser)


def _parser(
    source: str, start: int, end: int, knowledge: Knowledge, aliases: Aliases, default: str
) -> ItemParser | None:
    """A parser of the operations between `start` and `end`; None if these are no whole ones of one block."""
    if end - start > _MAX_CHARS:
        return None
    braces = match_braces(source, start, end)
    if not braces.are_balanced:
        return None
    parser = ItemParser(source, knowledge, aliases, default, braces)
    frame = Frame(start, end, Block(), parser.reader.scope, default, parser.names.within(default))
    frame.isolated, frame.header_allowed = False, False
    parser.frames[:] = [frame]
    return parser


def _read(parser: ItemParser) -> LocalParse:
    frame, scope = parser.frames[0], parser.reader.scope
    start = frame.pos
    parser.run()
    scope.close(lambda: list(scope.values))
    return LocalParse(start, frame.end, tuple(frame.block.ops), tuple(parser.item.findings))


def _read_lines(parser: ItemParser) -> LocalParse:
    """As `_read`, without a word about values and blocks of lines elsewhere."""
    frame, scope, source = parser.frames[0], parser.reader.scope, parser.source
    start = frame.pos
    frame.labels = _AnyLabels()
    parser.run()
    for name in map(plain_name, list(scope.forward)):
        if is_written(source, name, 0, start) or is_written(source, name, frame.end, len(source)):
            del scope.forward[name]
    scope.close(lambda: defined_names(source, 0, len(source)))
    return LocalParse(start, frame.end, tuple(frame.block.ops), tuple(parser.item.findings))


class _AnyLabels(dict[str, Block]):
    """Blocks of lines elsewhere: every name is one."""

    def get(self, key: str, default: Block | None = None) -> Block | None:  # pyright: ignore[reportIncompatibleMethodOverride]
        return self.setdefault(key, Block(key, (0, 0)))


def _lines(source: str, start: int, end: int) -> tuple[int, int]:
    """The range of the lines from the last one before `start` where an operation starts to the next one that does.

    More lines where regions begin or end in between; some lines where that takes many.
    """
    first, last = line_start(source, start), _line_end(source, end)
    least, depth = _depths(source, first, last)
    while last - first < _MAX_LINE_CHARS:
        if first > 0 and (least < 0 or not _starts_operation(source, first)):
            before = line_start(source, first - 1)
            least_before, depth_before = _depths(source, before, first)
            least, depth = min(least_before, depth_before + least), depth_before + depth
            first = before
        elif last < len(source) and (depth > 0 or not _starts_operation(source, last + 1, "}")):
            after = _line_end(source, last + 1)
            least_after, depth_after = _depths(source, last, after)
            least, depth = min(least, depth + least_after), depth + depth_after
            last = after
        else:
            break
    return first, last


def _depths(source: str, start: int, end: int) -> tuple[int, int]:
    """The least depth in regions of anything between the two, and that at the end; 0 at the start."""
    braces = [one for one in _BRACES(source, start, end) if one in "{}"]
    depths = [*accumulate(1 if one == "{" else -1 for one in braces)]
    return min(depths, default=0), depths[-1] if depths else 0


def _line_end(source: str, offset: int) -> int:
    found = source.find("\n", offset)
    return found if found >= 0 else len(source)


def _starts_operation(source: str, line: int, end: str = "") -> bool:
    """Whether the line at `line` begins with an operation or a block, or with `end`, unless that is empty."""
    word = _FIRST_WORD(source, line)
    return word is not None and (word.group(1) == end or OPERATION_START(source, word.start(1)) is not None)


_BRACES = lazy_pattern(rf"{CLOSED_STRING}|//[^\r\n]*|[{{}}]").findall
_FIRST_WORD = lazy_pattern(r"[ \t]*(.)").match


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
