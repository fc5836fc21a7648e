"""Numbers of iterations that constants in the program tell, for loops over several dimensions."""

from __future__ import annotations

from collections.abc import Sequence

from .canonicalization.mixed import Mixed, as_constant


def product_of(counts: Sequence[int | None]) -> int | None:
    """All counts multiplied; 0 where one is, even if others are unknown; 1 without any."""
    if 0 in counts:
        return 0
    product = 1
    for count in counts:
        if count is None:
            return None
        product *= count
    return product


def box_count(lower: Sequence[Mixed], upper: Sequence[Mixed], steps: Sequence[Mixed]) -> int | None:
    """The number of points from `lower` to `upper`, which is excluded; None where a bound or a step is unknown."""
    if not len(lower) == len(upper) == len(steps):
        return None
    return product_of([_count(*dimension) for dimension in zip(lower, upper, steps, strict=True)])


def _count(lower: Mixed, upper: Mixed, step: Mixed) -> int | None:
    start, end, by = map(as_constant, (lower, upper, step))
    if start is None or end is None or by is None or by <= 0:
        return None
    return max(0, -((start - end) // by))
