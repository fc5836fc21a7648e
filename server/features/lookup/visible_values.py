"""Values and blocks that are visible at a position, from the model of everything around it."""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator, Sequence

from ....ir.base import Type
from ....ir.dominance import Dominance
from ....ir.graph import Block, Operation, OpResult, Region, Value
from ....ir.records import dataclass
from ....ir.types import UNKNOWN_TYPE
from ....ods.knowledge import Knowledge
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.text.findings import Severity
from .node_at import chunk_of

_MOST_VALUES = 400
_MOST_BLOCKS = 300
"""With more blocks than this, the order of the text represents dominance."""
_MOST_TEXT = 20_000
"""Code points in which definitions are looked for that a broken operation has swallowed."""
_DEFINITIONS = re.compile(
    r"^([ \t]*)(%[\w$.\-]+(?::[0-9]+)?(?:[ \t]*,[ \t]*%[\w$.\-]+(?::[0-9]+)?)*)[ \t]*=(?!=)", re.MULTILINE
)
_NAME = re.compile(r"%([\w$.\-]+)(?::([0-9]+))?").finditer


@dataclass(frozen=True)
class InsertionPoint:
    """Place of an unfinished operation. `regions`: those around it, the innermost first, each with its block."""

    document: Document
    item: Item | None
    start: int
    """The start of the operation: an offset into the document."""
    local: int
    """The same in the item's own text."""
    regions: tuple[tuple[Region, Block], ...]

    @property
    def parent(self) -> Operation | None:
        """The operation whose region it is in."""
        return self.regions[0][0].parent if self.regions else None

    @property
    def block(self) -> Block | None:
        return self.regions[0][1] if self.regions else None

    @property
    def is_last(self) -> bool:
        """Whether nothing follows in the block."""
        block = self.block
        if block is None:
            return False
        last = block.last
        while last is not None and last.syntax is None:
            # A terminator that is written nowhere.
            last = last.prev
        return last is None or last.syntax is None or last.syntax.start <= self.local


def place_of(document: Document, start: int) -> InsertionPoint:
    """The place of an operation that starts at `start`, an offset into the document."""
    item = _item_around(document, start)
    if item is None or item.kind is ItemKind.ALIAS:
        return InsertionPoint(document, item, start, 0, ())
    left_out = (item.end - item.start) - len(item.parsed.source)
    local = start - item.start
    if item.kind is ItemKind.MODULE:
        # A module's own text has nothing between its braces.
        return InsertionPoint(document, item, start, item.opening + 1, tuple(_regions(item, item.opening + 1)))
    local = local - left_out if left_out and local > item.opening else local
    return InsertionPoint(document, item, start, local, tuple(_regions(item, local)))


def _item_around(document: Document, offset: int) -> Item | None:
    """The item whose text covers `offset`, or goes on up to there because a brace is missing."""
    found = document.item_at(offset)
    if found is not None and found.kind is not ItemKind.MODULE:
        return found
    leaves = document.leaves()
    position = bisect_right(leaves, offset, key=_start) - 1
    before = leaves[position] if position >= 0 else None
    if before is None or before.kind is not ItemKind.OPERATIONS or before.start < chunk_of(document, offset).start:
        return found
    return before if not document.text[before.end : offset].strip() and _is_open(before) else found


def _is_open(item: Item) -> bool:
    """Whether the last brace of `item` is missing."""
    source = item.parsed.source
    for op in item.operations[-1:]:
        for region in op.regions[-1:]:
            if region.span is not None and not source[: region.span[1]].endswith("}"):
                return True
    return False


def _regions(item: Item, local: int) -> list[tuple[Region, Block]]:
    """The regions around `local`, innermost first."""
    found: list[tuple[Region, Block]] = []
    op = next((op for op in reversed(item.operations) if op.syntax is not None and op.syntax.start <= local), None)
    source = item.parsed.source
    while op is not None:
        inner = next((region for region in op.regions if _covers(region, local, source)), None)
        if inner is None or not inner.blocks:
            break
        block = _block_at(inner, local)
        found.append((inner, block))
        op = next(_upwards(block, local + 1), None)
    return found[::-1]


def _upwards(block: Block, local: int) -> Iterator[Operation]:
    """The operations of `block` that are written and start before `local`, the last first."""
    op = block.last
    while op is not None:
        if op.syntax is not None and op.syntax.start < local:
            yield op
        op = op.prev


def _covers(region: Region, local: int, source: str) -> bool:
    if region.span is None:
        return False
    start, end = region.span
    return start < local < end or (
        start < local and local >= end and not source[:end].endswith("}") and end == len(source)
    )


def _block_at(region: Region, local: int) -> Block:
    """The block whose text covers `local`: the last one whose label is before it."""
    found = region.blocks[0]
    best = -1
    for block in region.blocks:
        if block.span is not None and best < block.span[0] < local:
            found, best = block, block.span[0]
    return found


# Values


def visible_values(place: InsertionPoint, knowledge: Knowledge) -> list[Value]:
    """Those that an operation at `place` may use, the nearest first; at most 400.

    What a broken operation has swallowed is among them, with an unknown type.
    """
    found: dict[str, Value] = {}
    dominance = Dominance()
    local = place.local
    for region, block in place.regions:
        _of_block(block, local, found, knowledge)
        _of_other_blocks(region, block, local, found, dominance)
        if len(found) >= _MOST_VALUES or knowledge.has_trait(region.parent, "IsolatedFromAbove"):
            break
        if region.parent.syntax is not None:
            local = region.parent.syntax.start
    if not place.regions and place.item is not None:
        written = (op for op in place.item.operations[::-1] if op.syntax is not None and op.syntax.start < place.local)
        _of_operations(written, found)
    _swallowed(place, found, knowledge)
    return list(found.values())[:_MOST_VALUES]


def _of_block(block: Block, local: int, found: dict[str, Value], knowledge: Knowledge) -> None:
    parent = block.parent_op
    if parent is not None and parent.syntax is not None and knowledge.has_trait(parent, "HasOnlyGraphRegion"):
        # The order of the text means nothing there.
        local = parent.syntax.end
    _of_operations(_upwards(block, local), found)
    _of_values(block.args, found)


def _of_operations(ops: Iterator[Operation], found: dict[str, Value]) -> None:
    """The results of `ops`, until there are enough."""
    for op in ops:
        _of_values(op.results, found)
        if len(found) >= _MOST_VALUES:
            break


def _of_values(values: Sequence[Value], found: dict[str, Value]) -> None:
    for value in values:
        if value.name is not None:
            found.setdefault(value.name, value)


def _of_other_blocks(region: Region, block: Block, local: int, found: dict[str, Value], dominance: Dominance) -> None:
    if len(region.blocks) == 1:
        return
    exact = len(region.blocks) <= _MOST_BLOCKS
    for other in reversed(region.blocks):
        if other is block or (exact and not dominance.block_dominates(other, block)):
            continue
        if other.span is not None and other.span[0] >= local:
            continue
        _of_operations(_upwards(other, local), found)
        _of_values(other.args, found)


def _swallowed(place: InsertionPoint, found: dict[str, Value], knowledge: Knowledge) -> None:
    """Names that are defined in the text before the place and in no operation, since one of them is broken."""
    item = place.item
    if item is None or not place.regions or not any(f.severity is Severity.ERROR for f in item.parsed.findings):
        return
    outermost = next(
        (region for region, _ in place.regions if knowledge.has_trait(region.parent, "IsolatedFromAbove")),
        place.regions[-1][0],
    )
    if len(found) >= _MOST_VALUES:
        return
    elsewhere = {result.name for region, block in place.regions for result in _results_beside(region, block)}
    source = item.parsed.source
    start = max(outermost.span[0] if outermost.span is not None else 0, place.local - _MOST_TEXT)
    line = source.rfind("\n", 0, place.local) + 1
    margin = len(source[line : place.local])
    for definition in _DEFINITIONS.finditer(source, start, max(line, start)):
        if len(definition[1]) > margin or not source[line : place.local].isspace():
            continue
        for name in _NAME(definition[2]):
            for number in range(min(int(name[2] or 1), 20)):
                written = f"{name[1]}#{number}" if name[2] else name[1]
                if written not in elsewhere:
                    found.setdefault(written, Value(UNKNOWN_TYPE, written))


def _results_beside(region: Region, block: Block) -> Iterator[OpResult]:
    """Those of the other blocks of `region`."""
    return (result for other in region.blocks if other is not block for op in other.ops for result in op.results)


def types_of(values: Sequence[Value]) -> dict[str, Type]:
    """By name, with `%`; a pack of results is its first too."""
    found: dict[str, Type] = {}
    for value in values:
        if value.name is not None:
            found[f"%{value.name}"] = value.type
            if value.name.endswith("#0"):
                found.setdefault(f"%{value.name[:-2]}", value.type)
    return found


# Blocks


def visible_blocks(place: InsertionPoint) -> list[Block]:
    """The blocks an operation at `place` may branch to; those that nobody has defined yet are among them."""
    if not place.regions:
        return []
    return [block for block in place.regions[0][0].blocks[1:] if block.label is not None]


def undefined_blocks(place: InsertionPoint) -> list[Block]:
    """The blocks around `place` that are branched to and have no label in the text."""
    return [block for block in visible_blocks(place) if block.span is None]


def _start(item: Item) -> int:
    return item.start
