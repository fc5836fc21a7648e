"""Search among the items of a chunk, which are in text order: by offset, and for those that hold operations."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING, TypeVar, cast

from .segmenter import ItemKind

if TYPE_CHECKING:
    from .incremental_segmenter import OldItem

start_of = attrgetter("start")
"""The key of a search by offset among items or chunks."""
ItemT = TypeVar("ItemT", bound="OldItem")


def item_at(items: Sequence[ItemT], offset: int) -> ItemT | None:
    """The innermost of `items` and of those in them that covers `offset`, or ends there; None: no one."""
    best: ItemT | None = None
    while items:
        position = bisect_right(items, offset, key=start_of)
        found: ItemT | None = None
        for item in items[max(position - 2, 0) : position]:
            if item.end >= offset and item.kind is not ItemKind.ALIAS:
                found = item
        if found is None:
            break
        best, items = found, cast("Sequence[ItemT]", found.children)
    return best


def nested_leaves(items: Iterable[ItemT]) -> Iterator[ItemT]:
    """Those of `items` and in them that hold operations, modules before what they contain."""
    pending = [iter(items)]
    while pending:
        for item in pending[-1]:
            if item.kind is not ItemKind.ALIAS:
                yield item
            if item.children:
                pending.append(iter(cast("Sequence[ItemT]", item.children)))
                break
        else:
            pending.pop()
