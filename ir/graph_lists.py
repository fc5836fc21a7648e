"""Lists of the graph: parts of an operation, uses of a value, order indices of the operations in a block.

Most of the first two are empty or hold one thing, and there are more of them than of anything else. Order indices are
kept lazily (mlir/lib/IR/Operation.cpp, `updateOrderIfNecessary`).
"""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterable, Sequence
from typing import Generic, Protocol, TypeVar

_PartT = TypeVar("_PartT")
_UseT = TypeVar("_UseT", bound=Hashable)
_MOST_LISTED = 8
"""Uses in a list: one is removed from a list in linear time, and from a dictionary of more bytes at once."""
ORDER_STRIDE = 5
NO_ORDER = -1
"""The index of an operation that has not been given one since it was put where it is."""


def with_part(parts: Sequence[_PartT], part: _PartT) -> Sequence[_PartT]:
    """`parts` and `part`: the same list, if it is one. One part alone is in a tuple, which takes half the memory."""
    if isinstance(parts, list):
        parts.append(part)
        return parts
    return [*parts, part] if parts else (part,)


class Used(Generic[_UseT]):
    """Uses of a value, ordered by their creation. They must not change while they are iterated over."""

    __slots__ = ("use_list",)

    use_list: _UseT | list[_UseT] | dict[_UseT, None] | None
    """Of most values there is one use, or none."""

    @property
    def uses(self) -> dict[_UseT, None] | Sequence[_UseT]:
        uses = self.use_list
        if uses is None:
            return ()
        return uses if isinstance(uses, (list, dict)) else (uses,)

    def add_use(self, use: _UseT) -> None:
        uses = self.use_list
        if uses is None:
            self.use_list = use
        elif isinstance(uses, dict):
            uses[use] = None
        elif isinstance(uses, list):
            if len(uses) < _MOST_LISTED:
                uses.append(use)
            else:
                self.use_list = dict.fromkeys([*uses, use])
        else:
            self.use_list = [uses, use]

    def sort_uses(self, key: Callable[[_UseT], int]) -> None:
        """Order the uses as if they had been made in the order of their keys, those with equal keys as they were."""
        uses = self.use_list
        if isinstance(uses, (list, dict)) and len(uses) > 1:
            ordered = sorted(uses, key=key)
            self.use_list = ordered if len(ordered) <= _MOST_LISTED else dict.fromkeys(ordered)

    def remove_use(self, use: _UseT) -> None:
        """Forget `use`, if it is one of these."""
        uses = self.use_list
        if uses is use:
            self.use_list = None
        elif isinstance(uses, dict):
            uses.pop(use, None)
        elif isinstance(uses, list) and use in uses:
            uses.remove(use)


# Order indices


def order_between(before: int | None, after: int | None) -> int | None:
    """An index between those of the two neighbours, None when there is no room; a neighbour that is absent is None."""
    if before == NO_ORDER or after == NO_ORDER:
        return None
    if before is not None and after is not None:
        return None if before + 1 == after else before + (after - before) // 2
    if before is not None:
        return before + ORDER_STRIDE
    if after is None or after > ORDER_STRIDE:
        return ORDER_STRIDE
    return after // 2 if after else None


class _Ordered(Protocol):
    order_index: int


def place_between(op: _Ordered, before: _Ordered | None, after: _Ordered | None) -> bool:
    """Whether there was room to give `op` an index between those of its neighbours."""
    order = order_between(
        before.order_index if before is not None else None, after.order_index if after is not None else None
    )
    if order is not None:
        op.order_index = order
    return order is not None


def renumber(ops: Iterable[_Ordered]) -> None:
    """Give all of `ops` indices with room between them."""
    for number, op in enumerate(ops, 1):
        op.order_index = number * ORDER_STRIDE
