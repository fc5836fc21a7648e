"""What is found out about the buffers of one site, and how much work that may take."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ir.records import dataclass, field
from .flow import Site
from .state import State


class TooManyPaths(Exception):
    """The buffer is not followed any further, and nothing is said about it."""


@dataclass
class Tally:
    """How often something was seen at one operation: in states where it is wrong, and in others."""

    wrong: int = 0
    right: int = 0
    freed_at: Operation | None = None
    """Where the buffer was freed before, on one of the wrong paths."""

    @property
    def is_certain(self) -> bool:
        return self.wrong > 0 and self.right == 0


@dataclass
class Story:
    """What happens to the buffers of one site."""

    site: Site
    lost: list[tuple[Operation, State]] = field(default_factory=list[tuple[Operation, State]])
    """Where nobody knows a live buffer any more: the terminator after which it is lost."""
    moved: list[Operation] = field(default_factory=list[Operation])
    """Ends of paths on which a reallocation freed it: the pipeline lets it live on, and frees it itself."""
    freed: int = 0
    """Ends of paths on which the buffer is freed."""
    kept: int = 0
    """Ends of paths on which it is handed out, or may be reached from elsewhere."""
    uses: dict[Operation, Tally] = field(default_factory=dict[Operation, Tally])
    """After it was freed."""
    frees: dict[Operation, Tally] = field(default_factory=dict[Operation, Tally])
    """A second time."""
    unowned: dict[Operation, Tally] = field(default_factory=dict[Operation, Tally])
    """Of what nobody here may free."""
    handed_out: dict[Operation, Tally] = field(default_factory=dict[Operation, Tally])
    """Returned although freed."""
    lent: dict[Operation, Tally] = field(default_factory=dict[Operation, Tally])
    """Returned although it is somebody else's; right where something else is returned in its place."""
    escapes: dict[Operation, None] = field(default_factory=dict[Operation, None])
    """What may let others reach the buffer for longer than the function can tell."""
    is_left_behind: bool = False
    """Whether a path ends with the buffer neither freed nor returned, and reachable from elsewhere."""

    @property
    def is_always_lost(self) -> bool:
        return bool(self.lost) and not self.freed and not self.kept and not any(s.doubts for _, s in self.lost)


class Budget:
    """Steps that the buffers of one function may take together."""

    def __init__(self, steps: int) -> None:
        self.left = steps

    def spend(self, steps: int) -> None:
        self.left -= steps
        if self.left < 0:
            raise TooManyPaths
