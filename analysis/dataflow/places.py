"""Places of names in lists of values: operands of an operation, what an edge hands over.

A list may be long, and the states that pass it many, each with few names: so places are looked up by name.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Mapping, Sequence

from ...ir.graph import Value


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
