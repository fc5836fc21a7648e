"""Memory as an interpreted program sees it: allocations with a ledger of who frees what, and views of them.

Addresses are given out as malloc does: what was freed last is given out first, so that a comparison of addresses which
forgets about lifetimes is caught.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass, field, replace
from enum import Enum
from itertools import product

Scalar = int | float


class Kind(Enum):
    """What can be wrong with a run. The first four are what deallocation gets wrong."""

    LEAK = "leak"
    DOUBLE_FREE = "double free"
    USE_AFTER_FREE = "use after free"
    FOREIGN_FREE = "free of what is no allocation"
    CHANGED = "changed result"
    ASSERTION = "failed assertion"
    UNDEFINED = "undefined behaviour"
    ENDLESS = "too many steps"
    RACE = "race of threads"


class Fault(Exception):
    """The program does what no program may do."""

    def __init__(self, kind: Kind, message: str) -> None:
        super().__init__(f"{kind.value}: {message}")
        self.kind = kind


Thread = tuple[tuple[int, int], ...]
"""For each operation around whose body runs in threads: the number of its run, and of the thread; outermost first."""


def _meet(first: Thread, second: Thread) -> bool:
    """Whether two threads may run at the same time."""
    for left, right in zip(first, second, strict=False):
        if left != right:
            return left[0] == right[0]
    return False


MOST_FILLED = 1 << 16
"""Elements of the largest piece of memory that holds anything from the start."""


class Place(Enum):
    HEAP = "heap"
    STACK = "stack"
    GLOBAL = "global"


@dataclass(eq=False)
class Allocation:
    """`cells` holds what was written, by byte offset; what is absent was never written."""

    number: int
    address: int
    size: int
    place: Place
    maker: str
    """The name of the operation that allocated it."""
    ledger: Ledger
    cells: dict[int, object] = field(default_factory=dict)
    freed: bool = False
    is_constant: bool = False
    """Whether nobody may write it."""
    touched: dict[int, tuple[Thread, bool]] = field(default_factory=dict)
    """By byte offset: the thread that came last, and whether it wrote."""
    widths: dict[int, int] | None = None
    """By byte offset, where views have elements of several widths: the bytes that were written there at once."""
    contested: set[int] = field(default_factory=set)
    """What two threads wrote that may run at the same time: nobody may read it."""

    def require_writable(self) -> None:
        """
        Raises:
            Fault: it is constant.
        """
        if self.is_constant:
            raise Fault(Kind.UNDEFINED, f"writes the constant {self}")

    def written(self, position: int, width: int, value: object) -> None:
        """Note `value`; elements that it overlaps are written no more."""
        if self.widths is not None:
            for other in range(position - 15, position + width):
                if other != position and other + self.widths.get(other, 0) > position:
                    self.cells.pop(other, None)
            self.widths[position] = width
        self.cells[position] = value

    def is_contested(self, position: int, thread: Thread) -> bool:
        """Whether another thread writes it, which may run at the same time."""
        last = self.touched.get(position)
        return position in self.contested or (last is not None and last[1] and _meet(last[0], thread))

    def reads(self, position: int, thread: Thread) -> None:
        """
        Raises:
            Fault: it is contested.
        """
        if self.is_contested(position, thread):
            raise Fault(Kind.RACE, f"byte {position} of {self}")
        last = self.touched.get(position)
        if last is None or last[0] != thread:
            self.touched[position] = thread, False

    def writes(self, position: int, thread: Thread) -> None:
        """
        Raises:
            Fault: another thread, which may run at the same time, reads it.
        """
        last = self.touched.get(position)
        self.contested.discard(position)
        if last is not None and _meet(last[0], thread):
            if not last[1]:
                raise Fault(Kind.RACE, f"byte {position} of {self}")
            self.contested.add(position)
        self.touched[position] = thread, True

    def __str__(self) -> str:
        return f"allocation {self.number} ({self.size} bytes, {self.maker})"


@dataclass(frozen=True, eq=False)
class View:
    """A memref at run time. `shift` is that of the aligned pointer, in bytes; `offset` and `strides` count elements."""

    allocation: Allocation
    shift: int
    offset: int
    sizes: tuple[int, ...]
    strides: tuple[int, ...]
    width: int
    """Bytes of an element."""
    is_read_only: bool = False
    """Whether nobody may write through it."""

    @property
    def ledger(self) -> Ledger:
        return self.allocation.ledger

    def shown(
        self, sizes: Sequence[int], strides: Sequence[int], *, offset: int | None = None, shift: int | None = None
    ) -> View:
        """The same memory in another shape."""
        offset = self.offset if offset is None else offset
        shift = self.shift if shift is None else shift
        return replace(self, shift=shift, offset=offset, sizes=tuple(sizes), strides=tuple(strides))

    @property
    def aligned(self) -> int:
        """What memref.extract_aligned_pointer_as_index gives: the offset is not part of it."""
        return self.allocation.address + self.shift

    def at(self, indices: Sequence[int]) -> int:
        """The byte offset of an element.

        Raises:
            Fault: an index is not below its size, or the element lies outside of the allocation.
        """
        element = self.offset
        for i, size, stride in zip(indices, self.sizes, self.strides, strict=True):
            if not 0 <= i < size:
                raise Fault(Kind.UNDEFINED, f"element {list(indices)} of {list(self.sizes)}")
            element += i * stride
        position = self.shift + element * self.width
        if not 0 <= position <= self.allocation.size - self.width:
            raise Fault(Kind.UNDEFINED, f"byte {position} of {self.allocation}")
        return position

    def elements(self) -> Iterator[tuple[int, ...]]:
        """All indices, the last one fastest."""
        return product(*map(range, self.sizes))

    def load(self, indices: Sequence[int], *, is_used: bool = True) -> object:
        """The element; `is_used`: whether anything depends on it.

        Raises:
            Fault: the buffer is freed, or the element was never written.
        """
        self.require_live("reads")
        position = self.at(indices)
        if self.ledger.has_threads and is_used:
            self.allocation.reads(position, self.ledger.threads)
        found = self.allocation.cells.get(position)
        if found is None:
            raise Fault(Kind.UNDEFINED, f"reads what was never written, {list(indices)} of {self.allocation}")
        return found

    def store(self, indices: Sequence[int], value: object) -> None:
        self.require_live("writes")
        self.require_writable()
        position = self.at(indices)
        if self.ledger.has_threads:
            self.allocation.writes(position, self.ledger.threads)
        self.allocation.written(position, self.width, value)

    def copy_to(self, other: View) -> None:
        """Element by element; what was never written stays so."""
        self.require_live("reads")
        other.require_live("writes")
        other.require_writable()
        if self.sizes != other.sizes:
            raise Fault(Kind.UNDEFINED, f"copies {list(self.sizes)} to {list(other.sizes)}")
        thread, source, target = self.ledger.threads, self.allocation, other.allocation
        found = [(other.at(i), self.at(i)) for i in self.elements()]
        values = [source.cells.get(position) for _, position in found]
        for (position, old), value in zip(found, values, strict=True):
            if self.ledger.has_threads:
                target.writes(position, thread)
                if source.is_contested(old, thread):
                    target.contested.add(position)
                elif old not in source.touched:
                    source.touched[old] = thread, False
            if value is None:
                target.cells.pop(position, None)
            else:
                target.written(position, other.width, value)

    def require_writable(self) -> None:
        """
        Raises:
            Fault: nobody may write it, or not through this view.
        """
        self.allocation.require_writable()
        if self.is_read_only:
            raise Fault(Kind.UNDEFINED, f"writes {self.allocation} through what is read only")

    def require_live(self, what: str) -> None:
        if self.allocation.freed:
            raise Fault(Kind.USE_AFTER_FREE, f"{what} {self.allocation}")


def row_major(sizes: Sequence[int]) -> tuple[int, ...]:
    strides: list[int] = []
    stride = 1
    for size in reversed(sizes):
        strides.append(stride)
        stride *= size
    return tuple(reversed(strides))


class Ledger:
    """All allocations of one run."""

    def __init__(self, fill: int | None = None) -> None:
        self.allocations: list[Allocation] = []
        self.threads: Thread = ()
        """The thread that runs now."""
        self.has_threads = False
        """Whether there was any."""
        self._fill = fill
        self._free_addresses: dict[int, list[int]] = {}
        # No number of a program may depend on where its memory is.
        self._next_address = 0x1000 if fill is None or fill < 0 else 0x2440
        self.heap_bytes = 0
        """On the heap now."""
        self.peak = 0
        """Most bytes on the heap at once."""
        self._stack_bytes = 0
        self.stack_peak = 0
        """Most bytes on the stack at once."""

    def allocate(self, sizes: Sequence[int], width: int, place: Place, maker: str) -> View:
        if any(size < 0 for size in sizes):
            raise Fault(Kind.UNDEFINED, f"allocates {list(sizes)}")
        size = width
        for dimension in sizes:
            size *= dimension
        rounded = (size + 63) // 64 * 64 or 64
        unused = self._free_addresses.get(rounded)
        if unused and place is Place.HEAP:
            address = unused.pop()
        else:
            address = self._next_address
            self._next_address += rounded
        allocation = Allocation(len(self.allocations), address, size, place, maker, self)
        if self._fill is not None:
            if size > MOST_FILLED * width:
                raise Fault(Kind.ENDLESS, f"fills {list(sizes)} elements")
            allocation.cells.update(dict.fromkeys(range(0, size, width), self._fill))
        self.allocations.append(allocation)
        if place is Place.HEAP:
            self.heap_bytes += size
            self.peak = max(self.peak, self.heap_bytes)
        elif place is Place.STACK:
            self._stack_bytes += size
            self.stack_peak = max(self.stack_peak, self._stack_bytes)
        return View(allocation, 0, 0, tuple(sizes), row_major(sizes), width)

    def free(self, view: View, by: str = "memref.dealloc") -> None:
        """
        Raises:
            Fault: it is freed already, or no allocation of the heap from its beginning, or of another kind than `by`.
        """
        allocation = view.allocation
        if (allocation.maker == "gpu.alloc") != (by == "gpu.dealloc"):
            raise Fault(Kind.FOREIGN_FREE, f"{by} of {allocation}")
        if allocation.place is not Place.HEAP:
            raise Fault(Kind.FOREIGN_FREE, f"{allocation} lies in {allocation.place.value} memory")
        if view.offset:
            raise Fault(Kind.FOREIGN_FREE, f"element {view.offset} of {allocation}")
        if allocation.freed:
            raise Fault(Kind.DOUBLE_FREE, str(allocation))
        allocation.freed = True
        self.heap_bytes -= allocation.size
        rounded = (allocation.size + 63) // 64 * 64 or 64
        self._free_addresses.setdefault(rounded, []).append(allocation.address)

    def leave(self, view: View) -> None:
        """The stack frame of `view` ends."""
        view.allocation.freed = True
        self._stack_bytes -= view.allocation.size

    @property
    def live(self) -> list[Allocation]:
        """What is on the heap and was not freed."""
        return [one for one in self.allocations if one.place is Place.HEAP and not one.freed]

    @property
    def heap_count(self) -> int:
        return sum(1 for one in self.allocations if one.place is Place.HEAP)
