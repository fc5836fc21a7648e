"""Sets of values that may share memory, and classes of values that are the same buffer: two union-find structures.

Members of a set are in the order in which sets were united: those of the leader's set first.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import OpOperand, Value


class AliasSet:
    """Values that may share memory, with the uses of them that matter to conflicts."""

    __slots__ = ("crossing", "members", "reads", "writes")

    def __init__(self, value: Value) -> None:
        self.members: list[Value] = [value]
        self.reads: list[OpOperand] = []
        """Uses that read, or whose results are read."""
        self.writes: list[OpOperand] = []
        """Uses that write and are bufferized in place."""
        self.crossing: list[OpOperand] = []
        """Those of `writes` whose contents are defined outside of the parallel region they are in."""


class AliasSets:
    """AliasSets and equivalence classes. Values that were never seen are alone."""

    def __init__(self) -> None:
        self._sets: dict[Value, AliasSet] = {}
        self._classes: dict[Value, list[Value]] = {}

    def __contains__(self, value: Value) -> bool:
        return value in self._sets

    def add(self, value: Value) -> AliasSet:
        """Start a set with `value` alone."""
        found = self._sets.get(value)
        if found is None:
            found = self._sets[value] = AliasSet(value)
        return found

    def set_of(self, value: Value) -> AliasSet:
        return self._sets.get(value) or self.add(value)

    def members(self, value: Value) -> Sequence[Value]:
        """Values that may share memory with `value`, itself among them."""
        return self.set_of(value).members

    def are_aliasing(self, a: Value, b: Value) -> bool:
        return self.set_of(a) is self.set_of(b)

    def unite(self, a: Value, b: Value) -> None:
        """The values of both may share memory; those of `b` come behind those of `a`."""
        into, gone = self.set_of(a), self.set_of(b)
        if into is gone:
            return
        if len(into.members) < len(gone.members):
            # The smaller one moves, so that all unions together cost n log n; the order stays that of upstream.
            gone.members[:0] = into.members
            gone.reads[:0] = into.reads
            gone.writes[:0] = into.writes
            gone.crossing[:0] = into.crossing
            for value in into.members:
                self._sets[value] = gone
            return
        for value in gone.members:
            self._sets[value] = into
        into.members += gone.members
        into.reads += gone.reads
        into.writes += gone.writes
        into.crossing += gone.crossing

    # Equivalence

    def equivalents(self, value: Value) -> Sequence[Value]:
        return self._classes.get(value) or (value,)

    def are_equivalent(self, a: Value, b: Value) -> bool:
        if a is b:
            return True
        found = self._classes.get(a)
        return found is not None and found is self._classes.get(b)

    def unite_equivalent(self, a: Value, b: Value) -> None:
        first = self._classes.setdefault(a, [a])
        second = self._classes.setdefault(b, [b])
        if first is second:
            return
        into, gone = (first, second) if len(first) >= len(second) else (second, first)
        into += gone
        for value in gone:
            self._classes[value] = into
