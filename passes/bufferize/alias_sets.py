"""Sets of values that may share memory, and classes of values that are the same buffer: two union-find structures.

Members of a set are in the order in which sets were united: those of the leader's set first.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right, insort
from collections.abc import Callable, Iterable, Iterator, Sequence

from ...ir.graph import Block, OpOperand, Value

_Interval = tuple[int, int, int, OpOperand]
"""Sorted by the first number; the third one is unique."""
Key = Callable[[OpOperand], tuple[int, int]]
"""The place of a use in the order of the program."""


class UseIndex:
    """Uses in one block by position, so that pairs which cannot conflict are not looked at.

    A read sees what was defined before it in its block: writes after it, or before all definitions, do not matter.
    What runs in the block once each time, like a branch of a condition, counts as in it (`ConflictFinder.home_of`).
    """

    __slots__ = ("block", "other_reads", "other_writes", "reads_by_definition", "reads_by_position", "writes")

    def __init__(self) -> None:
        self.block: Block | None = None
        """That of the first use; uses in other blocks are kept apart."""
        self.reads_by_definition: list[_Interval] = []
        """First definition, read."""
        self.reads_by_position: list[_Interval] = []
        """Read, first definition."""
        self.writes: list[_Interval] = []
        self.other_reads: list[OpOperand] = []
        self.other_writes: list[OpOperand] = []

    def add_read(self, use: OpOperand, block: Block | None, definition: int, position: int, number: int) -> None:
        """`block` None: its definitions are not all in the block of the read."""
        if self.block is None:
            self.block = block
        if block is None or block is not self.block:
            self.other_reads.append(use)
            return
        insort(self.reads_by_definition, (definition, position, number, use))
        insort(self.reads_by_position, (position, definition, number, use))

    def add_write(self, use: OpOperand, block: Block | None, position: int, number: int) -> None:
        if self.block is None:
            self.block = block
        if block is None or block is not self.block:
            self.other_writes.append(use)
        else:
            insort(self.writes, (position, 0, number, use))

    def reads_near(self, block: Block | None, position: int) -> Iterator[OpOperand]:
        """Reads that a write may conflict with."""
        yield from self.other_reads
        yield from self._reads_in_block(block, position)

    def writes_near(self, block: Block | None, definition: int, position: int) -> Iterator[OpOperand]:
        """Writes that a read may conflict with."""
        yield from self.other_writes
        yield from self._writes_in_block(block, definition, position)

    def sorted_reads_near(self, block: Block | None, position: int, key: Key) -> Iterator[Iterable[OpOperand]]:
        """As `reads_near`, in two parts, each in the order of operations."""
        yield sorted(self.other_reads, key=key)
        yield self._reads_in_block(block, position)

    def sorted_writes_near(
        self, block: Block | None, definition: int, position: int, key: Key
    ) -> Iterator[Iterable[OpOperand]]:
        """As `writes_near`, in two parts, each in the order of operations."""
        yield sorted(self.other_writes, key=key)
        yield self._writes_in_block(block, definition, position)

    def _reads_in_block(self, block: Block | None, position: int) -> Iterator[OpOperand]:
        if block is None or block is not self.block:
            return (each[3] for each in self.reads_by_position)
        early = bisect_right(self.reads_by_definition, (position, 1 << 62))
        late = bisect_left(self.reads_by_position, (position,))
        if early <= len(self.reads_by_position) - late:
            near = [(each[1], each[2], each[3]) for each in self.reads_by_definition[:early] if each[1] >= position]
            return (each[2] for each in sorted(near))
        return (each[3] for each in self.reads_by_position[late:] if each[1] <= position)

    def _writes_in_block(self, block: Block | None, definition: int, position: int) -> Iterator[OpOperand]:
        if block is None or block is not self.block:
            return (each[3] for each in self.writes)
        start = bisect_left(self.writes, (definition,))
        return (each[3] for each in self.writes[start : bisect_right(self.writes, (position, 1 << 62))])

    def take(self, other: UseIndex) -> None:
        """Add what `other` has, which should be the smaller one."""
        if self.block is None:
            self.block = other.block
        if other.block is not self.block:
            self.other_reads += [each[3] for each in other.reads_by_position]
            self.other_writes += [each[3] for each in other.writes]
        else:
            for each in other.reads_by_definition:
                insort(self.reads_by_definition, each)
            for each in other.reads_by_position:
                insort(self.reads_by_position, each)
            for each in other.writes:
                insort(self.writes, each)
        self.other_reads += other.other_reads
        self.other_writes += other.other_writes


class AliasSet:
    """Values that may share memory, with the uses of them that matter to conflicts."""

    __slots__ = ("crossing", "index", "members", "reads", "unwritable", "writes")

    def __init__(self, value: Value) -> None:
        self.members: list[Value] = [value]
        self.reads: list[OpOperand] = []
        """Uses that read, or whose results are read."""
        self.writes: list[OpOperand] = []
        """Uses that write and are bufferized in place."""
        self.index = UseIndex()
        self.unwritable: Value | None = None
        """A member that may not be written."""
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
        """The values of both may share memory; those of `b` come after those of `a`."""
        into, gone = self.set_of(a), self.set_of(b)
        if into is gone:
            return
        if len(into.members) < len(gone.members):
            # The smaller one moves, so that all unions together cost n log n; the order stays that of upstream.
            gone.members[:0] = into.members
            gone.reads[:0] = into.reads
            gone.writes[:0] = into.writes
            gone.crossing[:0] = into.crossing
            gone.index.take(into.index)
            gone.unwritable = into.unwritable or gone.unwritable
            for value in into.members:
                self._sets[value] = gone
            return
        for value in gone.members:
            self._sets[value] = into
        into.members += gone.members
        into.reads += gone.reads
        into.writes += gone.writes
        into.crossing += gone.crossing
        into.index.take(gone.index)
        into.unwritable = into.unwritable or gone.unwritable

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
