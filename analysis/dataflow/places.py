"""Places of names in lists of values: operands of an operation, what an edge hands over.

A list may be long, and the states that pass it many, each with few names: so places are looked up by name.
"""

from __future__ import annotations

from bisect import bisect_right
from collections.abc import Iterable, Iterator, Mapping, Sequence
from heapq import heappop, heappush

from ...ir.graph import Block, Value


def bits(names: int) -> Iterator[int]:
    """The numbers in a set, ascending."""
    while names:
        low = names & -names
        yield low.bit_length() - 1
        names ^= low


class Places:
    """Of one list of values."""

    __slots__ = ("_by_number", "names")

    def __init__(self, values: Iterable[Value], number: Mapping[Value, int]) -> None:
        """`number`: of each value that is a name."""
        self.names = 0
        """Those in the list."""
        self._by_number: dict[int, list[int]] = {}
        for place, value in enumerate(values):
            known = number.get(value)
            if known is not None:
                self.names |= 1 << known
                self._by_number.setdefault(known, []).append(place)

    def of(self, names: int) -> list[int]:
        """The places, ascending, at which one of `names` is."""
        return sorted([place for known in bits(names & self.names) for place in self._by_number[known]])


class Touches:
    """The operations of one block that use names, in their order, while names come and go.

    Each use is looked at once: a buffer may have thousands of views, each of them a name from its line on.
    """

    __slots__ = ("_after", "_ahead", "_block", "_of", "_seen")

    def __init__(self, of: Sequence[Mapping[Block, Sequence[int]]], block: Block, after: int) -> None:
        """`of`: by the number of a name, the ascending positions of its users in each block; `after`: a position."""
        self._of = of
        self._block = block
        self._after = after
        self._seen = 0
        self._ahead: list[tuple[int, int]] = []
        """The next position of each name seen, and its number; a heap."""

    def next(self, names: int) -> int | None:
        """The position of the next operation that uses one of `names`; None behind the last."""
        for number in bits(names & ~self._seen):
            self._find(number)
        # A name that has gone may come back, with positions that were passed in between.
        self._seen = names
        while self._ahead:
            at, number = heappop(self._ahead)
            if not names >> number & 1:
                continue
            if at > self._after:
                self._after = at
                self._find(number)
                return at
            self._find(number)
        return None

    def _find(self, number: int) -> None:
        positions = self._of[number].get(self._block)
        if positions:
            at = bisect_right(positions, self._after)
            if at < len(positions):
                heappush(self._ahead, (positions[at], number))


class Release:
    """Arguments of one deallocation with conditions: a `bufferization.dealloc`, or a call of its helper."""

    __slots__ = ("_conditions", "buffers", "buffers_at", "retained", "retained_at")

    def __init__(
        self,
        buffers: Sequence[Value],
        conditions: Sequence[Value],
        retained: Sequence[Value],
        number: Mapping[Value, int],
    ) -> None:
        """`number`: of each value that is a name."""
        self.buffers = buffers
        self._conditions = conditions
        self.retained = retained
        self.buffers_at = Places(buffers, number)
        self.retained_at = Places(retained, number)

    def conditions_of(self, names: int) -> Iterator[tuple[int, Value]]:
        """The places of buffers that are among `names`, each with its condition."""
        for at in self.buffers_at.of(names):
            if at < len(self._conditions):
                yield at, self._conditions[at]
