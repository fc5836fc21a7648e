"""Item blocks: the items of a long body, in blocks that are moved as a whole.

An edit moves all items after it. There may be thousands, and somebody asks about a few of them before the next edit:
those in an editor's view, and those that the edit changed. So an edit moves blocks, and the items of a block are made
when the first one is asked for. Blocks that an edit does not touch are shared by the versions of a document.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterator, Sequence
from itertools import chain
from operator import attrgetter
from typing import TYPE_CHECKING, Generic, TypeVar, cast, final, overload

from .item_search import nested_leaves
from .segmenter import ItemKind

if TYPE_CHECKING:
    from typing import Protocol

    from .incremental_segmenter import OldItem

    class MovableItem(OldItem, Protocol):
        def moved(self: _Moved, delta: int) -> _Moved: ...


_Moved = TypeVar("_Moved")
ItemT = TypeVar("ItemT", bound="MovableItem")

BLOCK_ITEMS = 32
"""Items in a new block; one that grows beyond twice as many is cut."""
LONG_BODY_ITEMS = 8 * BLOCK_ITEMS
"""A shorter body stays a tuple."""
_children = attrgetter("children")


@final
class _Block(Generic[ItemT]):
    """Some items in text order, at least one."""

    __slots__ = ("_is_flat", "_moved", "count")

    def __init__(self, items: tuple[ItemT, ...], delta: int = 0, is_flat: bool | None = None) -> None:
        self._moved = items, delta
        """Items, and how much further down they are: in one attribute, so that no thread sees one without the other."""
        self._is_flat = is_flat
        self.count = len(items)

    @property
    def items(self) -> tuple[ItemT, ...]:
        items, delta = self._moved
        if delta:
            items = tuple([item.moved(delta) for item in items])
            self._moved = items, 0
        return items

    @property
    def is_flat(self) -> bool:
        """Whether each item holds operations and no other items."""
        if self._is_flat is None:
            items = self._moved[0]
            self._is_flat = not any(item.children or item.kind is ItemKind.ALIAS for item in items)
        return self._is_flat

    def moved(self, delta: int) -> _Block[ItemT]:
        """The same block, `delta` further down; its items are made on demand."""
        items, before = self._moved
        return _Block(items, before + delta, self._is_flat)


def _backwards(block: _Block[ItemT]) -> Iterator[ItemT]:
    return reversed(block.items)


@final
class ItemBlocks(Sequence[ItemT]):
    """An immutable sequence of items in text order."""

    __slots__ = ("_blocks", "_count", "_firsts")

    def __init__(self, blocks: list[_Block[ItemT]]) -> None:
        self._blocks = blocks
        self._firsts: list[int] = []
        """The position of each block's first item."""
        count = 0
        for block in blocks:
            self._firsts.append(count)
            count += block.count
        self._count = count

    def __len__(self) -> int:
        return self._count

    @overload
    def __getitem__(self, index: int, /) -> ItemT: ...
    @overload
    def __getitem__(self, index: slice, /) -> tuple[ItemT, ...]: ...
    def __getitem__(self, index: int | slice, /) -> ItemT | tuple[ItemT, ...]:
        if isinstance(index, slice):
            first, last, step = index.indices(self._count)
            found = self._slice(first, last) if step > 0 else self._slice(last + 1, first + 1)[::-1]
            return found if step in (1, -1) else found[:: abs(step)]
        if index < 0:
            index += self._count
        if not 0 <= index < self._count:
            raise IndexError(index)
        position = bisect_right(self._firsts, index) - 1
        return self._blocks[position].items[index - self._firsts[position]]

    # No generators: one that runs out of memory is closed with a line of its own in the log.

    def __iter__(self) -> Iterator[ItemT]:
        return chain.from_iterable([block.items for block in self._blocks])

    def __reversed__(self) -> Iterator[ItemT]:
        # One block after another: who looks for the last one of some kind needs no others.
        return chain.from_iterable(map(_backwards, reversed(self._blocks)))

    def __eq__(self, other: object) -> bool:
        return other is self or (
            isinstance(other, ItemBlocks) and tuple(self) == tuple(cast("ItemBlocks[ItemT]", other))
        )

    def __hash__(self) -> int:
        return hash(tuple(self))

    def _slice(self, first: int, last: int) -> tuple[ItemT, ...]:
        """The items from position `first` to before `last`; those of other blocks are not made."""
        if first >= last:
            return ()
        begin, end = bisect_right(self._firsts, first) - 1, bisect_right(self._firsts, last - 1)
        items = [item for block in self._blocks[begin:end] for item in block.items]
        return tuple(items[first - self._firsts[begin] : last - self._firsts[begin]])

    def moved(self, delta: int) -> ItemBlocks[ItemT]:
        """The same items, `delta` further down."""
        return ItemBlocks([block.moved(delta) for block in self._blocks])

    def replaced(self, first: int, last: int, made: Sequence[ItemT], delta: int) -> ItemBlocks[ItemT]:
        """With `made` for the items from `first` to before `last`, and those after them `delta` further down."""
        firsts, blocks = self._firsts, self._blocks
        begin = max(bisect_right(firsts, first) - 1, 0)
        end = max(bisect_right(firsts, last - 1), begin + 1)
        here = [item for block in blocks[begin:end] for item in block.items]
        base = firsts[begin] if firsts else 0
        after = here[last - base :]
        changed = [*here[: first - base], *made, *([item.moved(delta) for item in after] if delta else after)]
        rest = [block.moved(delta) for block in blocks[end:]] if delta else blocks[end:]
        return ItemBlocks([*blocks[:begin], *_cut(changed, 2 * BLOCK_ITEMS), *rest])

    def leaves(self) -> ItemBlocks[ItemT]:
        """Those of these items and in them that hold operations, modules before what they contain."""
        if all(block.is_flat for block in self._blocks):
            return self
        found: list[_Block[ItemT]] = []
        for block in self._blocks:
            if block.is_flat:
                found.append(block)
            else:
                found += _cut([*nested_leaves(block.items)], 2 * BLOCK_ITEMS)
        return ItemBlocks(found)

    def between(self, before: Sequence[ItemT], after: Sequence[ItemT]) -> ItemBlocks[ItemT]:
        """With `before` before these items, and `after` after them."""
        return ItemBlocks([*_cut(before, BLOCK_ITEMS), *self._blocks, *_cut(after, BLOCK_ITEMS)])


def in_blocks(items: Sequence[ItemT]) -> Sequence[ItemT]:
    """`items`, as `ItemBlocks` where they are many."""
    return ItemBlocks(_cut(items, BLOCK_ITEMS)) if len(items) > LONG_BODY_ITEMS else tuple(items)


def leaves_of(items: Sequence[ItemT]) -> Sequence[ItemT]:
    """Those of `items` and in them that hold operations, modules before what they contain."""
    if isinstance(items, ItemBlocks):
        return items.leaves()
    if not any(map(_children, items)):
        return [item for item in items if item.kind is not ItemKind.ALIAS]
    long = [position for position, item in enumerate(items) if isinstance(item.children, ItemBlocks)]
    if len(long) == 1:
        (position,) = long
        body = cast("ItemBlocks[ItemT]", items[position].children)
        before, after = [*nested_leaves(items[:position]), items[position]], [*nested_leaves(items[position + 1 :])]
        return body.leaves().between(before, after)
    return [*nested_leaves(items)]


def _cut(items: Sequence[ItemT], most: int) -> list[_Block[ItemT]]:
    """Blocks of `items`: one if they are not more than `most`, none if there are none."""
    if len(items) <= most:
        return [_Block(tuple(items))] if items else []
    return [_Block(tuple(items[n : n + BLOCK_ITEMS])) for n in range(0, len(items), BLOCK_ITEMS)]
