"""Values of programs with calls, and which memory each leads to: what a program may still do with it.

An *origin* is a number for memory that is made once: an allocation, an argument, what a container that is an argument
has in it. A value leads to some of these; what one of them is freed by, no value that leads there may be used after.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field

TYPES = {
    "M": "memref<4xi32>",
    "D": "memref<?xi32>",
    "V": "memref<?xi32, strided<[1], offset: ?>>",
    "Q": "memref<4xi32, 1>",
    "T": "tensor<?xi32>",
    "P": "!llvm.ptr",
    "S": "!llvm.struct<(ptr, i32)>",
    "A": "index",
    "X": "vector<2xindex>",
    "B": "memref<1xmemref<4xi32>>",
    "E": "memref<1xmemref<?xi32>>",
    "K": "!async.token",
    "G": "!gpu.async.token",
    "C": "i1",
    "N": "index",
}
"""By sort: M of fixed size, D of any, V a view, Q of a device, A an address, B and E containers, N a count."""
BUFFERS = "MD"
CONTENT = {"B": "M", "E": "D"}
WORK = "KG"
Origins = frozenset[int]
FOUND, CONSTANT = -1, -2
"""The origins of all that is in the global container, and of the constant that nobody may write."""


@dataclass(frozen=True)
class Value:
    name: str
    sort: str
    origins: Origins = frozenset()
    is_base: bool = True
    """Whether it may be freed: a buffer from its beginning."""

    @property
    def type(self) -> str:
        return TYPES[self.sort]


@dataclass
class State:
    """What is known where a statement begins; `dead`, `pinned` and `busy` hold what is so on some path."""

    dead: set[int] = field(default_factory=set)
    """Freed."""
    pinned: set[int] = field(default_factory=set)
    """Never to be freed any more: found in a global, or worked on by what nobody waits for."""
    busy: dict[int, Origins] = field(default_factory=dict)
    """By the origin of a token: what the work that it represents is done on."""
    content: dict[int, frozenset[int]] = field(default_factory=dict)
    """What is in a container."""
    awaited: set[int] = field(default_factory=set)
    """Tokens that were waited for on all paths."""
    written: set[int] = field(default_factory=set)

    def copy(self) -> State:
        sets = (set(each) for each in (self.awaited, self.written))
        return State(set(self.dead), set(self.pinned), dict(self.busy), dict(self.content), *sets)

    def join(self, other: State) -> None:
        self.dead |= other.dead
        self.pinned |= other.pinned
        self.written |= other.written
        for token, origins in other.busy.items():
            self.busy[token] = self.busy.get(token, frozenset()) | origins
        for box, origins in other.content.items():
            self.content[box] = self.content.get(box, frozenset()) | origins
        self.awaited &= other.awaited

    def deep(self, origins: Iterable[int]) -> set[int]:
        """`origins`, and what is in those that are containers."""
        found = set(origins)
        for origin in list(found):
            found |= self.content.get(origin, frozenset())
        return found

    def worked_on(self) -> set[int]:
        return {origin for origins in self.busy.values() for origin in origins}


@dataclass(frozen=True)
class Function:
    """`made` is what it does, in origins of its own."""

    name: str
    params: tuple[str, ...]
    """Sorts; a count first where it calls itself."""
    results: tuple[str, ...]
    origins: tuple[int, ...]
    """Of the arguments."""
    given: Mapping[int, int]
    """From the origin of an argument that is a container to that of what is in it."""
    made: State
    returned: tuple[Origins, ...]
    is_base: tuple[bool, ...] = ()
    """Of results: whether each may be freed."""
    is_async: bool = False
    counts: bool = False

    @property
    def signature(self) -> str:
        return f"({', '.join(TYPES[sort] for sort in self.params)}) -> ({', '.join(TYPES[s] for s in self.results)})"


@dataclass(frozen=True)
class Translation:
    """From origins of a function to those of its caller; what is made in the function gets new ones."""

    known: dict[int, Origins]
    new: Iterable[int]

    def of(self, origins: Iterable[int]) -> Origins:
        found: set[int] = set()
        for origin in origins:
            if origin not in self.known:
                self.known[origin] = frozenset((next(iter(self.new)),))
            found |= self.known[origin]
        return frozenset(found)
