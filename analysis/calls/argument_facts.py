"""Facts of arguments: what a function, and whatever it calls, does with one of its arguments.

They grow until nothing changes: each function is looked at once for each argument that somebody asks about, however
functions call each other.
"""

from __future__ import annotations

from enum import Enum

from ...ir.graph import Operation
from ...ir.records import dataclass, field


class EventKind(Enum):
    """Events that happen, on some path at least, to the buffer that an argument is, or leads to."""

    __hash__ = object.__hash__

    FREED = "freed"
    STORED = "stored"
    """A buffer is put where it is found afterwards."""
    ADDRESS_STORED = "address stored"
    """An address, or a handle, is put there."""
    UNKNOWN = "unknown"
    """It is given to an operation that may do anything."""
    UNAWAITED = "unawaited"
    """Work on it goes on, which nothing represents when the function has returned."""


@dataclass(frozen=True, eq=False)
class Event:
    op: Operation
    """In the function that has the argument: what does it, or the call of what does it."""
    through: ArgumentFacts | None = None
    """Of the argument of the function called that it happens to."""


@dataclass(eq=False)
class ArgumentFacts:
    """Of one argument of a function with a body, or of a buffer that it makes."""

    function: Operation
    events: dict[EventKind, Event] = field(default_factory=dict[EventKind, Event])
    """The first of each kind that was found."""
    results: dict[int, None] = field(default_factory=dict[int, None])
    """The results of calls that may lead to the buffer."""
    work: set[int] = field(default_factory=set[int])
    """Those of `results` that represent work on it, which may still go on."""
    may_come_back: bool = False
    """Whether a function that nothing is known of gets it, and returns a buffer, which may be this one."""

    def chain(self, kind: EventKind) -> list[Operation]:
        """The operation of an event of `kind`, behind the calls that lead there, outermost first."""
        found: list[Operation] = []
        seen: set[ArgumentFacts] = set()
        facts: ArgumentFacts | None = self
        while facts is not None and facts not in seen:
            seen.add(facts)
            event = facts.events.get(kind)
            if event is None:
                break
            found.append(event.op)
            facts = event.through
        return found
