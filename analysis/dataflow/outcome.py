"""Results of the path analysis for one allocation site, and the budget of its work."""

from __future__ import annotations

from collections.abc import Mapping
from types import MappingProxyType

from ...ir.graph import Operation, Value
from ...ir.records import dataclass, field
from .sites import Site
from .state import State

NO_CONDITIONS: Mapping[Value, bool] = MappingProxyType({})
"""Conditions known where a function starts, if nothing is assumed."""


class TooManyPaths(Exception):
    """The budget is exhausted: the buffer is not followed further, and nothing is reported about it."""


@dataclass
class Counts:
    """Number of states at one operation that violate a rule, and of those that do not."""

    violating: int = 0
    valid: int = 0
    freed_at: Operation | None = None
    """The earlier deallocation, on one of the violating paths; of `PathSummary.unawaited`, the start of the work."""

    @property
    def is_certain(self) -> bool:
        return self.violating > 0 and self.valid == 0


def count(
    tallies: dict[Operation, Counts], op: Operation, *, violating: bool, freed_at: Operation | None = None
) -> None:
    """One more state at `op`, in `tallies`."""
    counts = tallies.get(op)
    if counts is None:
        counts = tallies[op] = Counts()
    if violating:
        counts.violating += 1
        counts.freed_at = counts.freed_at or freed_at
    else:
        counts.valid += 1


@dataclass
class PathSummary:
    """Events on all paths of the buffers of one site."""

    site: Site
    leaks: list[tuple[Operation, State]] = field(default_factory=list[tuple[Operation, State]])
    """The terminators after which a live buffer has no alias left, each with the state of the path."""
    freed: int = 0
    """Number of paths that end with the buffer freed."""
    escaped: int = 0
    """Number of paths that end with the buffer returned, or reachable from other memory."""
    returned: int = 0
    """Number of paths that end with the buffer returned."""
    uses: dict[Operation, Counts] = field(default_factory=dict[Operation, Counts])
    """Uses; violating: after it was freed."""
    frees: dict[Operation, Counts] = field(default_factory=dict[Operation, Counts])
    """Deallocations; violating: of a buffer that was freed before."""
    unowned: dict[Operation, Counts] = field(default_factory=dict[Operation, Counts])
    """Deallocations; violating: of a buffer that the function does not own."""
    returned_freed: dict[Operation, Counts] = field(default_factory=dict[Operation, Counts])
    """Returns of a freed buffer; all are violating."""
    returned_borrowed: dict[Operation, Counts] = field(default_factory=dict[Operation, Counts])
    """Returns of a buffer that the function does not own; valid where another buffer is returned."""
    unawaited: dict[Operation, Counts] = field(default_factory=dict[Operation, Counts])
    """Deallocations; violating: while work on the buffer may go on, which `freed_at` starts."""
    escapes: dict[Operation, None] = field(default_factory=dict[Operation, None])
    """Operations that may make the buffer reachable after the function returns."""
    may_leak: bool = False
    """Whether a path ends with the buffer neither freed nor returned, and reachable from elsewhere."""

    @property
    def leaking(self) -> list[Operation]:
        """The operations of `leaks`, each once."""
        return list(dict.fromkeys(end for end, _ in self.leaks))

    @property
    def is_alike(self) -> bool:
        """Whether all paths end alike and rightly, so that it does not matter which of them are taken."""
        tallies = (self.uses, self.frees, self.unowned, self.returned_freed, self.unawaited)
        if any(counts.violating for tally in tallies for counts in tally.values()):
            return False
        if any(counts.violating and counts.valid for counts in self.returned_borrowed.values()):
            return False
        loses = bool(self.leaks) + self.may_leak
        return not loses or (loses == 1 and not self.freed and not self.returned)

    @property
    def always_leaks(self) -> bool:
        return bool(self.leaks) and not self.freed and not self.escaped and not any(s.doubts for _, s in self.leaks)


TALLIES = ("uses", "frees", "unowned", "returned_freed", "returned_borrowed", "unawaited")
"""Attributes of `PathSummary` that count by operation."""


class Budget:
    """Shared step limit of the buffers of one function."""

    def __init__(self, steps: int) -> None:
        self.left = steps

    @property
    def is_spent(self) -> bool:
        return self.left < 0

    def spend(self, steps: int) -> None:
        self.left -= steps
        if self.left < 0:
            raise TooManyPaths
