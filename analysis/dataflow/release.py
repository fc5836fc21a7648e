"""Arguments of a deallocation with conditions: a `bufferization.dealloc`, or a call of its helper."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...ir.graph import Value
from .places import Places


class Release:
    """Of one operation."""

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
