"""Order of values in the lists that the ownership pass writes, so that its output is reproducible.

Follows ValueComparator in mlir/lib/Dialect/Bufferization/IR/BufferDeallocationOpInterface.cpp of
LLVM 22, which compares operations of different blocks as if they stood in one: by the order numbers
they have inside their own blocks. That is no strict order, so the sorting algorithm shows as well.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cmp_to_key

from ...ir.graph import BlockArgument, Operation, OpResult, Region, Value
from ...ir.walk import walk_blocks

_INSERTION_SORT_LIMIT = 16
"""Up to this many elements `std::sort` of libstdc++ is an insertion sort, hence stable."""


def sort_values(values: Iterable[Value]) -> list[Value]:
    """Results and block arguments in upstream's order; ties keep their order."""
    unsorted = list(values)
    if len(unsorted) > _INSERTION_SORT_LIMIT:
        return sorted(unsorted, key=cmp_to_key(_compare))
    result: list[Value] = []
    for value in unsorted:
        if result and precedes(value, result[0]):
            result.insert(0, value)
            continue
        position = len(result)
        while position and precedes(value, result[position - 1]):
            position -= 1
        result.insert(position, value)
    return result


def number_operations(root: Operation) -> None:
    """Give the operations of `root` the order numbers that upstream's verifier gives them after parsing.

    It asks for an order only where a result is used in the block of its definition, or below; all other blocks
    are numbered when the pass itself asks, when it may have added operations.
    """
    for block in walk_blocks(root):
        if block.first is not None and any(_is_used_inside(op) for op in block.ops):
            block.ensure_order(block.first)


def _is_used_inside(op: Operation) -> bool:
    region = op.parent_region
    assert region is not None
    for result in op.results:
        for user in result.users:
            if user.parent is op.parent:
                return True
            if user.parent is not None and user.parent.ancestor_in(region) is op.parent:
                return True
    return False


def _compare(left: Value, right: Value) -> int:
    if precedes(left, right):
        return -1
    return 1 if precedes(right, left) else 0


def precedes(left: Value, right: Value) -> bool:
    """Whether upstream sorts `left` before `right`."""
    if left is right:
        return False
    if isinstance(left, BlockArgument) or isinstance(right, BlockArgument):
        if not (isinstance(left, BlockArgument) and isinstance(right, BlockArgument)):
            return isinstance(left, BlockArgument)
        if left.index != right.index:
            return left.index < right.index
        return _region_precedes(left.parent_region, right.parent_region)
    if not (isinstance(left, OpResult) and isinstance(right, OpResult)):
        return False
    if left.op is right.op:
        return left.index < right.index
    if left.parent_region is right.parent_region:
        return left.op.is_before_in_block(right.op)
    return _region_precedes(left.parent_region, right.parent_region)


def _region_precedes(left: Region | None, right: Region | None) -> bool:
    """Climb both chains of regions together until they differ."""
    while left is not None and right is not None:
        if left.index != right.index:
            return left.index < right.index
        left_parent, right_parent = left.parent.parent_region, right.parent.parent_region
        if left_parent is right_parent:
            return left.parent is not right.parent and left.parent.is_before_in_block(right.parent)
        left, right = left_parent, right_parent
    return right is not None
