"""Pictures as plain values: no program, no layout, no markup."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum

from ...analysis.buffers.size import bytes_text
from ...ir.records import dataclass


class Tone(Enum):
    """Ownership of a line or a cell. Each drawing gives it a colour, and never a colour alone."""

    PLAIN = "plain"
    OWNED = "owned"
    BORROWED = "borrowed"
    MAYBE = "maybe"
    FREED = "freed"
    COPIED = "copied"


Place = tuple[int, int]
"""Range in the document: offsets."""


@dataclass(frozen=True)
class LabelLine:
    """One line in a box: `text` as the author wrote it, and what we say to it; both may be empty."""

    text: str
    note: str = ""
    tone: Tone = Tone.PLAIN
    place: Place | None = None
    """The range of the subject, if it has one in the text."""


@dataclass(frozen=True)
class FlowNode:
    """Operations that run one after the other. `name` is unique in its picture."""

    name: str
    title: str
    lines: tuple[LabelLine, ...] = ()
    is_exit: bool = False
    """Whether it represents the caller, who goes on after the return."""


@dataclass(frozen=True)
class Cluster:
    """The regions of one operation."""

    name: str
    title: str
    parts: tuple[FlowNode | Cluster, ...]


MOST_INDENTS = 40
"""Levels that lines are moved in for; deeper ones are not, or a text would grow with the square of its depth."""


@dataclass(frozen=True)
class EdgeOwnership:
    """`buffer` goes along an edge, under the name `becomes`; the same name as before when that is empty."""

    buffer: str
    becomes: str
    tone: Tone
    words: str

    @property
    def text(self) -> str:
        name = f"{self.buffer} → {self.becomes}" if self.becomes and self.becomes != self.buffer else self.buffer
        return f"{name}: {self.words}" if self.words else name


@dataclass(frozen=True)
class FlowEdge:
    """Control goes from the end of `source` to the start of `target`, both names of nodes.

    `freed`: what is freed on this way only.
    """

    source: str
    target: str
    condition: str = ""
    handed: tuple[EdgeOwnership, ...] = ()
    freed: tuple[LabelLine, ...] = ()
    place: Place | None = None
    """The terminator, or the operation whose regions are entered."""

    @property
    def lines(self) -> tuple[LabelLine, ...]:
        """Everything to write beside the edge."""
        head = (LabelLine(self.condition, place=self.place),) if self.condition else ()
        return (*head, *self.freed, *(LabelLine(one.text, "", one.tone, self.place) for one in self.handed))


@dataclass(frozen=True)
class FlowPicture:
    parts: tuple[FlowNode | Cluster, ...]
    edges: tuple[FlowEdge, ...]


@dataclass(frozen=True)
class Lane:
    """One buffer, by one of its names."""

    name: str
    size: int | None
    """Bytes; None when they are known at run time only."""
    is_held: bool
    """Whether it takes memory that the function is responsible for: not lent, not on the stack, no second name."""
    place: Place | None = None


@dataclass(frozen=True)
class Cell:
    """A lane at one step. `tone` is None where the buffer does not exist, or nobody here can know it."""

    tone: Tone | None = None
    event: str = ""


_EMPTY = Cell()
_MOST_CELLS = 100_000
"""Of a table of lifetimes: Graphviz takes a second for so many."""


@dataclass(frozen=True)
class LifetimeStep:
    """One moment, in text order. `depth`: how many operations with regions are around it."""

    text: str
    depth: int
    cells: Mapping[int, Cell]
    """By number of the lane, in ascending order; others are empty. Of many lanes, few are alive at once."""
    held: int
    """Bytes that are held at most, those of unknown size left out."""
    unsized: tuple[str, ...] = ()
    """Lanes of unknown size that are held too."""
    place: Place | None = None

    def cell(self, lane: int) -> Cell:
        return self.cells.get(lane, _EMPTY)


@dataclass(frozen=True)
class Lifetimes:
    lanes: tuple[Lane, ...]
    steps: tuple[LifetimeStep, ...]

    @property
    def size(self) -> int:
        """The number of cells."""
        return sum(len(step.cells) for step in self.steps)

    @property
    def is_long(self) -> bool:
        """Whether a table of it would be too large for whoever lays it out, and for a reader."""
        return self.size > _MOST_CELLS

    @property
    def long_words(self) -> str:
        """The reason that a long one is not drawn, and where to look instead."""
        size = f"{len(self.lanes):,} buffers in {len(self.steps):,} steps"
        return f"{self.summary}; {size} are too many for a table of lifetimes: --graph FUNC --memory draws them"

    @property
    def peak(self) -> int:
        """The most bytes of known size that are held at one step; 0 when there is none."""
        return max((step.held for step in self.steps), default=0)

    @property
    def summary(self) -> str:
        """The peak in words."""
        unsized = list(dict.fromkeys(name for step in self.steps for name in step.unsized))
        if not self.peak and not unsized:
            return "holds no memory of its own"
        words = [f"at most {bytes_text(self.peak)}"] if self.peak else []
        if unsized:
            words.append(f"{', '.join(unsized)} of a size known at run time")
        return "holds " + ", and ".join(words)


@dataclass(frozen=True)
class Picture:
    """`refusal`: why the pass leaves the function alone, and nothing is known of ownership; empty otherwise."""

    function: str
    flow: FlowPicture
    lifetimes: Lifetimes
    refusal: str = ""

    @property
    def title(self) -> str:
        return f"@{self.function}"
