"""Bytes that a piece of a program holds beyond those that were held before it, and the algebra of such pieces.

Pieces come one after another, are alternatives of each other, or repeat. Of each the most that is held is known, and
the least that every run of it holds at some time: where both are the same, the answer is exact.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from ...ir.graph import Operation
from ...ir.records import dataclass, replace
from .amounts import NOTHING, Amount, combined, is_covered

_MOST_POINTS = 6
"""Amounts that are kept beside each other because none is the largest for all sizes."""


@dataclass(frozen=True, slots=True)
class Point:
    """`amount` is held when `place` has run; None: before anything has."""

    amount: Amount
    place: Operation | None = None


@dataclass(frozen=True, slots=True)
class Span:
    """The bytes that a piece of a program holds. All amounts are differences from what is held when it begins."""

    peaks: tuple[Point, ...] | None = (Point(NOTHING),)
    """The most that any run holds: the largest of these, each at its place. None: no bound is known."""
    surely: tuple[Amount, ...] = (NOTHING,)
    """Held at some time by every run that ends: the largest of these."""
    most: tuple[Amount, ...] | None = (NOTHING,)
    """The most that is held at the end: the largest of these. None: no bound."""
    least: Amount | None = NOTHING
    """The least that is held at the end. None: no bound."""
    grows_at: Operation | None = None
    """The reason that there is no bound: a loop, or a function that calls itself."""

    @property
    def is_exact(self) -> bool:
        """Whether each run that ends holds just so much at its peak."""
        return self.peaks is not None and is_covered([point.amount for point in self.peaks], self.surely)

    def at(self, place: Operation) -> Span:
        """The same, as one step at `place`."""
        peaks = self.peaks
        if peaks is not None:
            peaks = tuple([replace(point, place=place) if point.place is not None else point for point in peaks])
        return replace(self, peaks=peaks)


EMPTY = Span()


def step(place: Operation, peak: Amount, most: Amount, least: Amount | None) -> Span:
    """An operation that holds `peak` while it runs, in any case."""
    return Span(_largest((Point(NOTHING), Point(peak, place))), _most((NOTHING, peak)), (most,), least)


def endless(place: Operation) -> Span:
    """A piece that nothing is known of."""
    return Span(None, (NOTHING,), None, None, place)


def then(first: Span, second: Span) -> Span:
    """`second` after `first`."""
    if second is EMPTY:
        return first
    if first is EMPTY:
        return second
    grows_at = first.grows_at or second.grows_at
    peaks = most = None
    if first.most is not None and first.peaks is not None:
        if second.peaks is not None:
            shifted = [Point(one.plus(point.amount), point.place) for one in first.most for point in second.peaks]
            peaks = _largest((*first.peaks, *shifted))
        if second.most is not None:
            most = _most([one.plus(other) for one in first.most for other in second.most])
    least = None
    surely = first.surely
    if first.least is not None:
        surely = _maximal((*surely, *[first.least.plus(one) for one in second.surely]))
        least = first.least.plus(second.least) if second.least is not None else None
    return Span(peaks, surely, most, least, grows_at)


def either(spans: Sequence[Span]) -> Span:
    """Any of `spans`, of which there is at least one."""
    found = spans[0]
    for other in spans[1:]:
        if other is not found:
            found = _either(found, other)
    return found


def _either(first: Span, second: Span) -> Span:
    peaks = most = None
    if first.peaks is not None and second.peaks is not None:
        peaks = _largest((*first.peaks, *second.peaks))
    if first.most is not None and second.most is not None:
        most = _most((*first.most, *second.most))
    if is_covered(first.surely, second.surely):
        surely = first.surely
    elif is_covered(second.surely, first.surely):
        surely = second.surely
    else:
        surely = (NOTHING,)
    least = None
    if first.least is not None and second.least is not None:
        least = combined(first.least, second.least, min)
    return Span(peaks, surely, most, least, first.grows_at or second.grows_at)


def repeated(span: Span, count: int, place: Operation) -> Span:
    """`span`, `count` times."""
    if count <= 0:
        return EMPTY
    if count == 1 or span is EMPTY:
        return span
    peaks, most, surely, least = span.peaks, span.most, span.surely, None
    if peaks is None or most is None:
        return endless(span.grows_at or place)
    if span.least is not None:
        before = span.least.times(count - 1)
        surely = _maximal((*surely, *[before.plus(one) for one in surely]))
        least = span.least.times(count)
    # What the runs before the last one leave, or nothing where each leaves less than there was.
    grown = [one.times(count - 1) for one in most]
    peaks = _largest((*peaks, *[Point(one.plus(point.amount), point.place) for one in grown for point in peaks]))
    return Span(peaks, surely, _most([one.times(count) for one in most]), least)


def at_once(span: Span, count: int | None, place: Operation) -> Span:
    """`span`, `count` times at the same time; None: any number of times."""
    if span is EMPTY or count == 0:
        return EMPTY
    if count is None or span.peaks is None or span.most is None:
        return _unless_balanced(span, place)
    peaks = _largest([Point(point.amount.times(count), point.place) for point in span.peaks])
    most = _most([NOTHING, *[one.times(count) for one in span.most]])
    return Span(peaks, span.surely, most, span.least.times(count) if span.least is not None else None)


def _unless_balanced(span: Span, place: Operation) -> Span:
    if span.peaks is not None and all(NOTHING.is_least(point.amount) for point in span.peaks):
        return replace(span, surely=(NOTHING,), most=(NOTHING,))
    return endless(span.grows_at or place)


def later(span: Span) -> Span:
    """`span` at any time from here on, or never: work that goes on behind the operation that starts it."""
    if span.peaks is None:
        return span
    return Span(span.peaks, (NOTHING,), _most([NOTHING, *[point.amount for point in span.peaks]]), None)


def scoped(span: Span) -> Span:
    """`span`, at whose end nothing of it is held any more: a frame of the stack."""
    if span is EMPTY:
        return span
    return Span(span.peaks, span.surely, (NOTHING,), NOTHING, span.grows_at)


def _largest(points: Sequence[Point]) -> tuple[Point, ...]:
    """Without those that others cover; the first of equal ones stays."""
    if len(points) == 2 and points[0].amount.is_least(points[1].amount):
        return (points[0],)
    found: list[Point] = []
    for point in points:
        if any(one.amount.is_least(point.amount) for one in found):
            continue
        found = [one for one in found if not point.amount.is_least(one.amount)]
        found.append(point)
    while len(found) > _MOST_POINTS:
        last = found.pop()
        found[-1] = Point(combined(found[-1].amount, last.amount, max), last.place)
    return tuple(found)


def _most(amounts: Iterable[Amount]) -> tuple[Amount, ...]:
    return tuple([point.amount for point in _largest([Point(one) for one in amounts])])


def _maximal(amounts: Sequence[Amount]) -> tuple[Amount, ...]:
    """As `_most`, for what is a lower bound: those beyond the number that is kept are left out."""
    found: list[Amount] = []
    for amount in amounts:
        if any(one.is_least(amount) for one in found):
            continue
        found = [one for one in found if not amount.is_least(one)]
        found.append(amount)
    return tuple(found[-_MOST_POINTS:])


def without_lower_bounds(span: Span) -> Span:
    """`span`, of which is only said what it holds at most."""
    return replace(span, surely=(NOTHING,), least=None)


def exchanged(span: Span) -> Span:
    """`span`, or nothing: where a buffer stays when it could be replaced."""
    most = _most((NOTHING, *span.most)) if span.most is not None else None
    return replace(span, surely=(NOTHING,), most=most)
