"""Paths from a write to a read: whether control may come from one to the other without passing a definition.

What a read should see is lost if there is such a path from a write of the same memory, past no definition of what is
read. Paths follow blocks, edges between regions, and regions that run again; a definition stands before all that uses
it, so that a new run of a region that contains it makes it anew.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from ...ir.graph import Block, Operation, Region, Value
from ...ir.records import dataclass
from .regions import Regions


@dataclass(frozen=True)
class Path:
    """A path that exists."""

    again: Region | None = None
    """The region whose contents run anew on it: its values may be other ones at the end. None: straight on."""
    is_late: bool = False
    """Whether the end may run at another time, after what follows it in the text."""


STRAIGHT = Path()
_LATE = Path(is_late=True)
_AROUND: Literal["around"] = "around"
"""Nothing leads straight on: the region has to run again."""


class Paths:
    """Answers for one program; `order` has its operations, numbered in the order of the text."""

    def __init__(self, regions: Regions, order: Mapping[Operation, int]) -> None:
        self._regions = regions
        self._order = order

    def find(self, start: Operation, goal: Operation, definition: Value) -> Path | None:
        """A path from the end of `start` to the start of `goal` past no execution of `definition`; None without one.

        From an operation to itself it is a further execution; from one to what it contains, or to what contains it,
        there is one always. One that leads straight on is preferred.
        """
        return self._find(start, goal, definition, only_around=False)

    def find_around(self, start: Operation, goal: Operation, definition: Value) -> Path | None:
        """As `find`, of the paths on which a region runs anew."""
        return self._find(start, goal, definition, only_around=True)

    def _find(self, start: Operation, goal: Operation, definition: Value, *, only_around: bool) -> Path | None:
        above = _with_regions(start)
        second, is_late = goal, False
        while (region := second.parent_region) is not None and region not in above:
            is_late = is_late or self._regions.runs(region).may_be_late
            second = region.parent
        if region is None:
            return STRAIGHT
        first = above[region]
        block, maker = _place(definition, region)
        if maker is second and maker is not first:
            return None
        if maker is first and self._is_before(start, first, definition):
            return None
        if only_around:
            return self._again(region, first, second, definition)
        if first is not second:
            found = self._between(first, second, block, maker, is_late=is_late)
        else:
            found = self._among_regions(first, start, goal, definition) if start is not goal else _AROUND
        return found if isinstance(found, Path) or found is None else self._again(region, first, second, definition)

    def _is_before(self, start: Operation, around: Operation, definition: Value) -> bool:
        """Whether control passes the definition on its way from `start` to the end of `around`, which has both."""
        op = start
        while op is not around and (region := op.parent_region) is not None:
            block, maker = _place(definition, region)
            if block is op.parent and maker is not None and self._order[maker] > self._order[op]:
                return True
            op = region.parent
        return False

    def _between(
        self, first: Operation, second: Operation, block: Block | None, maker: Operation | None, *, is_late: bool
    ) -> Path | Literal["around"] | None:
        """For two operations of one region; the definition is in `block` of it, and in `maker` if that is not None."""
        if first.parent is second.parent:
            if self._order[first] < self._order[second]:
                is_made_between = maker is not None and self._order[first] < self._order[maker] < self._order[second]
                return None if is_made_between and block is first.parent else STRAIGHT
            return _LATE if is_late else _AROUND
        if self._leads(first, second.parent, block, maker):
            is_loop = self._leads(second, first.parent, block, None)
            return Path(second.parent_region) if is_loop else STRAIGHT
        return _LATE if is_late and self._leads(second, first.parent, None, None) else _AROUND

    def _among_regions(
        self, op: Operation, start: Operation, goal: Operation, definition: Value
    ) -> Path | Literal["around"] | None:
        """For two operations of which `op` contains both in different regions, or is one that contains the other."""
        here, there = _region_of(start.parent_region, op), _region_of(goal.parent_region, op)
        if here is None or there is None:
            return STRAIGHT
        if _region_of(definition.parent_region, op) is there:
            return None
        is_described = self._regions.knowledge.region_branch(op) is not None
        return STRAIGHT if not is_described or self._regions.can_reach(here, there) else _AROUND

    def _again(self, region: Region, first: Operation, second: Operation, definition: Value) -> Path | None:
        """A path around: through blocks that lead back, or by a new run of `region` or of one around it."""
        while True:
            block, maker = _place(definition, region)
            if self._leads(first, second.parent, block, maker):
                return Path(region)
            if block is not None:
                # A new run of the region makes it anew.
                return None
            if self._regions.is_repetitive(region):
                return Path(region)
            first = second = region.parent
            outer = first.parent_region
            if outer is None or self._regions.knowledge.is_function_like(first):
                return None
            region = outer

    def _leads(self, first: Operation, target: Block | None, defined: Block | None, maker: Operation | None) -> bool:
        """Whether blocks after that of `first` lead to `target`, other than past the definition in `defined`."""
        if first.parent is None or not first.parent.successors:
            return False
        if first.parent is defined and maker is not None and self._order[maker] > self._order[first]:
            return False
        work = list(first.parent.successors)
        seen: set[Block] = set()
        while work:
            block = work.pop()
            if block is defined or block in seen:
                continue
            if block is target:
                return True
            seen.add(block)
            work += block.successors
        return False


def _with_regions(op: Operation) -> dict[Region, Operation]:
    """Each region around `op`, with the operation in it that is, or contains, `op`."""
    found: dict[Region, Operation] = {}
    while (region := op.parent_region) is not None:
        found[region] = op
        op = region.parent
    return found


def _place(definition: Value, region: Region) -> tuple[Block | None, Operation | None]:
    """The block of `region` with the definition, and the operation of it that makes it, or contains what does.

    None for the operation: it is an argument of that block; for both: it is outside of `region`.
    """
    home = definition.parent_block
    block = home.ancestor_in(region) if home is not None else None
    if block is None:
        return None, None
    op = definition.defining_op if home is block else home.parent_op if home is not None else None
    while op is not None and op.parent is not block:
        op = op.parent_op
    return block, op


def _region_of(region: Region | None, op: Operation) -> Region | None:
    """The region of `op` that is, or contains, `region`."""
    while region is not None and region.parent is not op:
        region = region.parent.parent_region
    return region
