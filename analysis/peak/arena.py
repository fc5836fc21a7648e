"""Packing of buffers into one arena: those that are needed at the same time get places that do not overlap."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ...ir.pauses import pause
from ...ir.records import dataclass


@dataclass(frozen=True, slots=True)
class Lifetime:
    """A buffer of `size` bytes, at a multiple of `alignment`, from `start` to `end`, both included."""

    size: int
    alignment: int
    start: int
    end: int

    @property
    def aligned_size(self) -> int:
        return aligned(self.size, self.alignment)


@dataclass(frozen=True)
class Packing:
    """`offsets`: of each buffer, in bytes; None where it finds no place below the limit. `size`: of the arena."""

    offsets: tuple[int | None, ...]
    size: int


def packed(lifetimes: Sequence[Lifetime], limit: int | None = None) -> Packing:
    """The best of several orders, largest first among them: each buffer takes the smallest gap that it fits into.

    Cost: the square of the number of buffers, at worst.
    """
    least = lower_bound(lifetimes)
    best: Packing | None = None
    for order in _ORDERS:
        found = _in_order(lifetimes, sorted(range(len(lifetimes)), key=lambda at: order(lifetimes[at])), limit)
        if best is None or _cost(found) < _cost(best):
            best = found
        if best.size <= least and None not in best.offsets:
            break
        pause()
    assert best is not None, "there are orders"
    return best


_ORDERS: tuple[Callable[[Lifetime], tuple[int, ...]], ...] = (
    lambda one: (-one.aligned_size, one.start),
    lambda one: (-one.aligned_size, one.start - one.end, one.start),
    lambda one: ((one.start - one.end) * one.aligned_size, one.start),
    lambda one: (one.start - one.end, -one.aligned_size),
    lambda one: (one.start, -one.aligned_size),
    lambda one: (-one.end, -one.aligned_size),
)


def lower_bound(lifetimes: Iterable[Lifetime]) -> int:
    """The largest sum of bytes needed at one time, each rounded up to its alignment: no arena is smaller, but for the
    rounding."""
    changes: list[tuple[int, int]] = []
    for one in lifetimes:
        changes += [(one.start, one.aligned_size), (one.end + 1, -one.aligned_size)]
    held = most = 0
    for _, change in sorted(changes):
        held += change
        most = max(most, held)
    return most


def aligned(offset: int, alignment: int) -> int:
    """The next multiple of `alignment` that is not below `offset`."""
    return -(-offset // alignment) * alignment


def _cost(packing: Packing) -> tuple[int, int]:
    return packing.offsets.count(None), packing.size


def _in_order(lifetimes: Sequence[Lifetime], order: Sequence[int], limit: int | None) -> Packing:
    offsets: list[int | None] = [None] * len(lifetimes)
    placed: list[tuple[int, int, Lifetime]] = []
    size = 0
    for at in order:
        one = lifetimes[at]
        beside = sorted(
            (start, end) for start, end, other in placed if other.start <= one.end and one.start <= other.end
        )
        offset = _best_gap(beside, one)
        if limit is not None and offset + one.size > limit:
            continue
        offsets[at] = offset
        placed.append((offset, offset + one.size, one))
        size = max(size, offset + one.size)
    return Packing(tuple(offsets), size)


def _best_gap(beside: Sequence[tuple[int, int]], one: Lifetime) -> int:
    """The offset of the smallest gap between `beside`, sorted, that `one` fits into; behind all where there is none."""
    best: tuple[int, int] | None = None
    free = 0
    for start, end in beside:
        offset = aligned(free, one.alignment)
        if offset + one.size <= start and (best is None or start - free < best[0]):
            best = (start - free, offset)
        free = max(free, end)
    return best[1] if best is not None else aligned(free, one.alignment)
