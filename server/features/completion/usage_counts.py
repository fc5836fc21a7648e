"""Usage counts of types and operations in a file, cached per item."""

from __future__ import annotations

from itertools import islice

from ....ir.graph import Operation, Value
from ....ir.records import dataclass
from ....ir.types import UnknownType
from ....ir.walk import walk
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.parser.fact_cache import FactKey
from ..lookup.visible_symbols import nearest_first

_MOST_ITEMS = 60
"""Items, the nearest first, that are asked."""
_MOST_NEW = 400
"""Operations that are counted for one answer: items further away have their turn when the next one is wanted."""
_MOST_OF_ITEM = 400
"""Operations of one item: a long function repeats itself."""


@dataclass(frozen=True)
class UsageCounts:
    """Numbers of occurrences of each type's spelling, and of each operation, near a place."""

    types: dict[str, int]
    operations: dict[str, int]

    def most_used_types(self) -> list[str]:
        """The most frequent first."""
        return sorted(self.types, key=lambda name: -self.types[name])


_HABITS = FactKey[UsageCounts]("habits")


def habits(document: Document, offset: int) -> UsageCounts:
    """Those of the items around `offset`."""
    types: dict[str, int] = {}
    operations: dict[str, int] = {}
    left = _MOST_NEW
    for item in islice(nearest_first(document.leaves(), offset), _MOST_ITEMS):
        own = item.parsed.facts.find(_HABITS)
        if own is None:
            # What nobody has read is not read for this.
            if left <= 0 or item.kind is ItemKind.ALIAS or not item.parsed.is_read:
                continue
            own = item.parsed.facts.put(_HABITS, None, _of_item(item))
            left -= max(sum(own.operations.values()), 10)
        for name, count in own.types.items():
            types[name] = types.get(name, 0) + count
        for name, count in own.operations.items():
            operations[name] = operations.get(name, 0) + count
    return UsageCounts(types, operations)


def _of_item(item: Item) -> UsageCounts:
    types: dict[str, int] = {}
    operations: dict[str, int] = {}
    count = 0
    for root in item.operations:
        for op in walk(root):
            count += 1
            if count > _MOST_OF_ITEM:
                return UsageCounts(types, operations)
            if op.syntax is None or not op.syntax.opaque:
                operations[op.name] = operations.get(op.name, 0) + 1
            _types(op, types)
    return UsageCounts(types, operations)


def _types(op: Operation, types: dict[str, int]) -> None:
    values: list[Value] = [*op.results]
    values += [argument for region in op.regions for block in region.blocks for argument in block.args]
    for value in values:
        if not isinstance(value.type, UnknownType):
            name = str(value.type)
            types[name] = types.get(name, 0) + 1
