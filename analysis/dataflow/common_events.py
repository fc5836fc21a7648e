"""Events of buffers that are walked together: each is recorded once, with the set of buffers that it happens to."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ...ir.graph import Operation
from ...ir.records import dataclass
from .outcome import TALLIES, Counts, PathSummary
from .places import bits
from .sites import Site
from .state import State

MOST_PLACES = 8
"""Places of one buffer that are told, of those where it leaks and of those where it is freed as it should be."""


@dataclass
class _Tally:
    """Buffers that violate a rule at one operation, and those that do not."""

    violating: int = 0
    valid: int = 0
    freed_at: Operation | None = None


class CommonEvents:
    """Of one walk."""

    def __init__(self) -> None:
        self._leaks: list[tuple[Operation, State, int]] = []
        self._escapes: dict[Operation, int] = {}
        self._tallies: dict[str, dict[Operation, _Tally]] = {name: {} for name in TALLIES}
        self._ends: dict[str, int] = dict.fromkeys(_ENDS, 0)

    def add(self, events: PathSummary, buffers: int) -> PathSummary:
        """Take over `events`, which happen to `buffers`. The summary for the next ones: the same one if it is empty."""
        found = False
        for op, state in events.leaks:
            self._leaks.append((op, state, buffers))
            found = True
        for op in events.escapes:
            self._escapes[op] = self._escapes.get(op, 0) | buffers
            found = True
        for name in _ENDS:
            if getattr(events, name):
                self._ends[name] |= buffers
                found = True
        for name in TALLIES:
            counts: dict[Operation, Counts] = getattr(events, name)
            for op, one in counts.items():
                self._count(name, op, one, buffers)
                found = True
        return PathSummary(events.site) if found else events

    def _count(self, name: str, op: Operation, counts: Counts, buffers: int) -> None:
        tally = self._tallies[name].setdefault(op, _Tally())
        if counts.violating:
            tally.violating |= buffers
            tally.freed_at = tally.freed_at or counts.freed_at
        if counts.valid:
            tally.valid |= buffers

    def summaries(
        self, sites: Sequence[Site], without: int, position: Mapping[Operation, int]
    ) -> dict[Site, PathSummary]:
        """For each site but those with a bit in `without`. Of right uses nothing is told, of right frees and leaks
        the first `MOST_PLACES` places."""
        found = [PathSummary(site) for site in sites]
        for op, state, number in self._first_leaks(position):
            found[number].leaks.append((op, state))
        for op, buffers in self._escapes.items():
            for number in bits(buffers):
                found[number].escapes[op] = None
        for name, buffers in self._ends.items():
            for number in bits(buffers):
                setattr(found[number], name, True)
        for name, tallies in self._tallies.items():
            limit = _Limit()
            for op, tally in tallies.items():
                valid = 0 if name == "uses" else limit.within(tally.valid)
                for number in bits(tally.violating | valid):
                    is_violating, is_valid = tally.violating >> number & 1, tally.valid >> number & 1
                    getattr(found[number], name)[op] = Counts(is_violating, is_valid, tally.freed_at)
        return {
            site: one for number, (site, one) in enumerate(zip(sites, found, strict=True)) if not without >> number & 1
        }

    def _first_leaks(self, position: Mapping[Operation, int]) -> Iterator[tuple[Operation, State, int]]:
        """In text order. One of those with doubts is among the first, if there is one."""
        ordered = sorted(self._leaks, key=lambda leak: position[leak[0]])
        doubtful = _Limit(1)
        entries = [(leak, doubtful.within(leak[2]) if leak[1].doubts else 0) for leak in ordered]
        rest = _Limit()
        for (op, state, buffers), doubted in entries:
            for number in bits(doubted | rest.within(buffers)):
                yield op, state, number


class _Limit:
    """Lets each buffer through so many times."""

    def __init__(self, most: int = MOST_PLACES) -> None:
        self._levels = [0] * most
        """At position n: buffers that were let through more than n times."""

    def within(self, buffers: int) -> int:
        rest = buffers
        for at, known in enumerate(self._levels):
            self._levels[at] = known | rest
            rest &= known
            if not rest:
                break
        return buffers & ~rest


_ENDS = ("freed", "escaped", "returned", "may_leak")
