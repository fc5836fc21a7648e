"""Memory of a function as plain values: no program, no markup. Lines count from 0."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ....ir.records import dataclass, replace

Term = tuple[int, tuple[int, ...]]
"""A factor, and what it is multiplied with: numbers of symbols."""


@dataclass(frozen=True, slots=True)
class Bytes:
    """A sum, for instance `1024 + 4·%n·%m`."""

    constant: int = 0
    terms: tuple[Term, ...] = ()

    def at(self, sizes: Sequence[int]) -> int:
        """With a number in the place of each symbol."""
        found = self.constant
        for factor, symbols in self.terms:
            for symbol in symbols:
                factor *= sizes[symbol]
            found += factor
        return found


Level = tuple[Bytes, ...] | None
"""The largest of these; None: no bound is known."""


def largest(level: Level, sizes: Sequence[int]) -> int | None:
    return None if level is None else max([one.at(sizes) for one in level], default=0)


@dataclass(frozen=True, slots=True)
class MemoryPoint:
    """The bytes held before, during and after the operation in `line`."""

    line: int
    before: Level
    peak: Level
    after: Level


@dataclass(frozen=True, slots=True)
class BufferBar:
    """A buffer, held from the line `first` to the line `last`. `place`: its name in the text, line and columns."""

    name: str
    type: str
    made_by: str
    bytes: Bytes
    first: int
    last: int
    ending: str
    is_stack: bool
    place: tuple[int, int, int]


@dataclass(frozen=True, slots=True)
class MemoryPicture:
    """`first`, `last`: lines of the function. `symbols`: sizes that are known when the program runs, by name.

    `peak_line`: the line in which most is held; None where nothing is, or no bound is known. `is_exact`: whether each
    run holds that much; otherwise it is the most.
    """

    function: str
    first: int
    last: int
    symbols: tuple[str, ...]
    points: tuple[MemoryPoint, ...]
    buffers: tuple[BufferBar, ...]
    peak: Level
    peak_line: int | None
    peak_words: str
    is_exact: bool
    notes: tuple[str, ...]

    @property
    def title(self) -> str:
        return f"@{self.function}"

    def held_at(self, line: int) -> list[BufferBar]:
        """Buffers on the heap that are held in `line`, the largest first where all sizes are `SIZE`."""
        held = [one for one in self.buffers if one.first <= line <= one.last and not one.is_stack]
        return sorted(held, key=lambda one: -one.bytes.at(self.sizes))

    @property
    def sizes(self) -> tuple[int, ...]:
        """The numbers that symbols have until somebody gives others."""
        return (SIZE,) * len(self.symbols)

    @property
    def summary(self) -> str:
        where = f" in line {self.peak_line + 1:,}" if self.peak_line is not None else ""
        count = len(self.buffers)
        return f"peak {self.peak_words}{where}, {count:,} buffer{'s' * (count != 1)}"

    @property
    def sizes_text(self) -> str:
        return ", ".join([f"{name} = {size}" for name, size in zip(self.symbols, self.sizes, strict=True)])


SIZE = 64
"""Elements along a dimension, where only the program knows."""


@dataclass(frozen=True, slots=True)
class MemoryPictures:
    """One function, and perhaps a second version of it, in the lines of the first one's text: what a pipeline makes of
    it, or the function of that name in the file `other`.

    `problem`: why there is no such version; empty where there is one, or none was asked for.
    """

    now: MemoryPicture
    pipeline: str = ""
    after: MemoryPicture | None = None
    problem: str = ""
    other: str = ""

    @property
    def version(self) -> str:
        """The second version in words, for instance `after cse`; empty without one."""
        return f"in {self.other}" if self.other else f"after {self.pipeline}" if self.pipeline else ""


def moved(picture: MemoryPicture, line_of: Callable[[int], int]) -> MemoryPicture:
    """`picture` with other lines: those in the text that it was made from."""
    points = [replace(one, line=line_of(one.line)) for one in picture.points]
    bars = [
        replace(
            one,
            first=(first := line_of(one.first)),
            last=max(first, line_of(one.last)),
            place=(line_of(one.place[0]), 0, 0),
        )
        for one in picture.buffers
    ]
    return replace(
        picture,
        first=line_of(picture.first),
        last=line_of(picture.last),
        points=tuple(points),
        buffers=tuple(bars),
        peak_line=line_of(picture.peak_line) if picture.peak_line is not None else None,
    )
