"""Order indices of operations in a block, kept lazily (mlir/lib/IR/Operation.cpp, `updateOrderIfNecessary`)."""

from __future__ import annotations

ORDER_STRIDE = 5
NO_ORDER = -1
"""The index of an operation that has not been given one since it was put where it is."""


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
