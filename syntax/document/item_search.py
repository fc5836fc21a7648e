"""Search among the items of a chunk, which are in text order: by offset, and of those that hold operations."""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import TYPE_CHECKING

from .segmenter import ItemKind

if TYPE_CHECKING:
    from .document import Item

start_of = attrgetter("start")
"""The key of a search by offset among items or chunks."""


def item_at(items: Sequence[Item], offset: int) -> Item | None:
    """The innermost of `items` and of those in them that covers `offset`, or ends there; None: no one."""
    best: Item | None = None
    while items:
        position = bisect_right(items, offset, key=start_of)
        found: Item | None = None
        for item in items[max(position - 2, 0) : position]:
            if item.end >= offset and item.kind is not ItemKind.ALIAS:
                found = item
        if found is None:
            break
        best, items = found, found.children
    return best


def leaves_of(items: Sequence[Item]) -> Iterable[Item]:
    """Those of `items` and in them that hold operations, modules before what they contain."""
    if any([item.children for item in items]):
        return _nested_leaves(items)
    return [item for item in items if item.kind is not ItemKind.ALIAS]


def _nested_leaves(items: Sequence[Item]) -> Iterator[Item]:
    pending = [iter(items)]
    while pending:
        for item in pending[-1]:
            if item.kind is not ItemKind.ALIAS:
                yield item
            if item.children:
                pending.append(iter(item.children))
                break
        else:
            pending.pop()
