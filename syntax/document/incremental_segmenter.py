"""Cutting an edited text again where it was touched, and nowhere else.

A text is cut by going from one item to the next, and what an item starts with decides where the one before ends. So
the cut of an edited text agrees with the old one up to some items before the edit, and again from the first place
after it where an item starts in both, provided that braces, strings and comments do not leak out of the stretch
between. Where that is not certain, the answer is None, and everything is to be cut.
"""

from __future__ import annotations

from bisect import bisect_left, bisect_right
from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter
from typing import Protocol

from ...ir.lazy_pattern import lazy_pattern
from ...ir.records import dataclass
from ..text.braces import Braces, holds_function, match_braces
from ..text.cursor import SKIP
from ..text.edits import EditSpan, edit_between
from ..text.line_index import line_start
from ..text.recovery import OPERATION_START
from ..text.symbol_ops import FUNCTION_DIALECTS
from .segmenter import MODULE_START, ItemKind, Segment, defines_values, has_resources, segment_body

_MARGIN_ITEMS = 4
"""Items before the edit that are cut again: the end of an item is decided by at most the start of the next but one."""
_LONG_GAP_CHARS = 2_000
"""Code points of lines between items from which on these are left out while the lines around them are cut."""


class OldItem(Protocol):
    """An item of the old text; offsets into it."""

    @property
    def kind(self) -> ItemKind: ...
    @property
    def start(self) -> int: ...
    @property
    def end(self) -> int: ...
    @property
    def opening(self) -> int:
        """As in `Segment`, from `start` on."""
        ...

    @property
    def body(self) -> tuple[int, int]:
        """For a module: after its `{`, and at its `}`."""
        ...

    @property
    def children(self) -> Sequence[OldItem]: ...


class OldChunk(Protocol):
    """A chunk of the old text; offsets into it."""

    @property
    def start(self) -> int: ...
    @property
    def end(self) -> int: ...
    @property
    def items(self) -> Sequence[OldItem]: ...
    @property
    def is_regular(self) -> bool: ...


@dataclass(frozen=True)
class Resegmentation:
    """Replacement of `items[first:last]` of one body; items after it move by `edit.delta`."""

    edit: EditSpan
    chunk: int
    path: tuple[int, ...]
    """The modules around the body, from the outermost one, each by its position in the one before."""
    first: int
    last: int
    segments: tuple[Segment, ...]
    braces: Braces | None = None
    """Those of the new text from the first of `segments` to the last one, if they are known."""


def resegment(old: str, new: str, chunks: Sequence[OldChunk], edit: EditSpan | None = None) -> Resegmentation | None:
    """The difference between the segments of `new` and those of `old`, which has `chunks`; None when all have to be
    computed again.

    Args:
        edit: the edit from `old` to `new`; found by comparison if None.
    """
    edit = edit or edit_between(old, new)
    number = bisect_right(chunks, edit.start, key=attrgetter("start")) - 1
    if number < 0:
        return None
    chunk = chunks[number]
    if not chunk.is_regular or edit.old_end > chunk.end or _touches_separator(old, new, edit):
        return None
    bodies: list[_Body] = [_Body(chunk.items, chunk.start, chunk.end, ())]
    while (inner := bodies[-1].inner(old, edit)) is not None:
        bodies.append(inner)
    inside = _within_lines(old, new, edit, bodies[-1])
    if inside is not None:
        position, segment = inside
        return Resegmentation(edit, number, bodies[-1].path, position, position + 1, (segment,))
    position = _between_items(old, new, edit, bodies[-1])
    if position is not None:
        return Resegmentation(edit, number, bodies[-1].path, position, position, ())
    for body in reversed(bodies):
        found = _Resegmenter(old, new, edit, body).run()
        if found is not None:
            first, last, segments, braces = found
            return Resegmentation(edit, number, body.path, first, last, tuple(segments), braces)
    return None


def _within_lines(old: str, new: str, edit: EditSpan, body: _Body) -> tuple[int, Segment] | None:
    """The item, by its position, that is the same but for some lines between its braces, and its segment; None if the
    edit may matter to anything else.

    Most keys are pressed in such a place, and nothing has to be looked at then that is longer than a line.
    """
    position = bisect_right(body.items, edit.start, key=attrgetter("start")) - 1
    if position < 0 or _ends_in_values(old, body.items):
        return None
    item = body.items[position]
    if item.kind is not ItemKind.OPERATIONS or item.children or edit.old_end >= item.end or old[item.end - 1] != "}":
        return None
    first = old.find("\n", item.start, item.end)
    last = old.rfind("\n", item.start, item.end)
    if not first < edit.start <= edit.old_end <= last or old[item.start : first].rstrip()[-1:] != "{":
        return None
    if not item.opening and old.count("{", item.start, edit.start) <= old.count("}", item.start, edit.start):
        # Between two regions, or between operations that share values: another item may start here.
        return None
    lines = [
        text[text.rfind("\n", item.start, edit.start) + 1 : text.find("\n", end)]
        for text, end in ((old, edit.old_end), (new, edit.new_end))
    ]
    if any(map(_AFFECTS_STRUCTURE, lines)) and not _have_same_braces(lines):
        return None
    opening = item.start + item.opening if item.opening else 0
    return position, Segment(ItemKind.OPERATIONS, item.start, item.end + edit.delta, opening)


def _between_items(old: str, new: str, edit: EditSpan, body: _Body) -> int | None:
    """The number of items before an edit of a line that is nothing but a comment; None for any other edit.

    Such a line says where an operation ends at most if something follows that starts none.
    """
    line = line_start(old, edit.start)
    if _IN_COMMENT(old, line, edit.start) is None or _ENDS_LINE(old, edit.start, edit.old_end):
        return None
    if line < body.start or _ENDS_LINE(new, edit.start, edit.new_end) or _has_new_resources(new, edit):
        return None
    position = bisect_right(body.items, edit.start, key=attrgetter("start"))
    if position and body.items[position - 1].end > line:
        return None
    if position < len(body.items):
        following = body.items[position]
        return position if OPERATION_START(old, following.start, following.end) is not None else None
    return position


def _ends_in_values(text: str, items: Sequence[OldItem]) -> bool:
    """Whether the last operation defines values: what is before it decides whether it is an item of its own."""
    last = next((item for item in reversed(items) if item.kind is not ItemKind.ALIAS), None)
    return last is not None and text[last.start] == "%" and defines_values(text, last.start)


def _has_new_resources(new: str, edit: EditSpan) -> bool:
    return has_resources(new, max(edit.start - 2, 0), edit.new_end + 2)


def _have_same_braces(lines: Sequence[str]) -> bool:
    """Whether each of `lines`, where braces balance, has the same ones in the same order, and what else is in it ends
    in it."""
    bare = [_STRING.sub("", line) for line in lines]
    return not any(map(_REACHES_FURTHER, bare)) and len({_NO_BRACE.sub("", line) for line in bare}) == 1


_IN_COMMENT = lazy_pattern(r"[ \t]*//[^\r\n]*\Z").match
_ENDS_LINE = lazy_pattern(r"[\r\n]").search
_STRING = lazy_pattern(r'"(?:[^"\\\r\n]|\\.)*"')
_NO_BRACE = lazy_pattern(r"[^{}]+")
_REACHES_FURTHER = lazy_pattern(rf'["/\r]|\.(?:{"|".join(FUNCTION_DIALECTS)})\b').search
"""Beginnings of strings and comments, and starts of functions: see `_AFFECTS_STRUCTURE`."""
_AFFECTS_STRUCTURE = lazy_pattern(rf'["/{{}}\r]|\.(?:{"|".join(FUNCTION_DIALECTS)})\b').search
"""Characters on which braces, strings, comments and segments depend; `holds_function` examines the starts of
functions."""


_DECIDES_CHUNKS = lazy_pattern(r"// -----|//--- |//[ \t]*(?:RUN|DEFINE|REDEFINE):").search


def _touches_separator(old: str, new: str, edit: EditSpan) -> bool:
    """Whether a `// -----`, a `//--- name`, or a RUN line that says what they mean, is or was in the lines edited."""
    for text, end in ((old, edit.old_end), (new, edit.new_end)):
        line = line_start(text, edit.start)
        line_end = text.find("\n", end)
        if _DECIDES_CHUNKS(text, line, len(text) if line_end < 0 else line_end):
            return True
    return False


@dataclass(frozen=True)
class _Body:
    """Body of a chunk (`path` is empty) or of a module."""

    items: Sequence[OldItem]
    start: int
    end: int
    path: tuple[int, ...]

    def inner(self, old: str, edit: EditSpan) -> _Body | None:
        """The body of the module that the edit is in, unless its first operation decides that it is a module."""
        position = bisect_right(self.items, edit.start, key=attrgetter("start")) - 1
        if position < 0 or self.items[position].kind is not ItemKind.MODULE:
            return None
        item = self.items[position]
        start, end = item.body
        if not start <= edit.start <= edit.old_end <= end or MODULE_START(old, item.start, item.end) is None:
            return None
        return _Body(item.children, start, end, (*self.path, position))


class _Resegmenter:
    """Tries to cut one body again.

    Between items there are blank lines and comments, in tests thousands of them. Long ones that the edit leaves alone
    are not looked at: the stretch around the edit is cut as if there were fewer.
    """

    def __init__(self, old: str, new: str, edit: EditSpan, body: _Body) -> None:
        self.old = old
        self.new = new
        self.edit = edit
        self.body = body

    def run(self) -> tuple[int, int, list[Segment], Braces] | None:
        """The positions of the items that are cut again, what they are now, and the braces there."""
        items, edit = self.body.items, self.edit
        first = max(bisect_left(items, edit.start, key=attrgetter("end")) - _MARGIN_ITEMS, 0)
        start = self.body.start if first == 0 else items[first].start
        last = bisect_right(items, edit.old_end, key=attrgetter("start"))
        while last < len(items) and not self.is_boundary_after(items[last].start):
            last += 1
        stop = items[last].start if last < len(items) else self.body.end
        if not self.is_boundary_before(start) or not (last < len(items) or self.is_boundary_at_end()):
            return None
        if not self.can_stand_alone(first, last):
            return None
        found = self.segment(first, last, start, stop)
        if found is None or any(self.defines_values(segment) for segment in found[0]):
            return None
        return first, last, *found

    def defines_values(self, segment: Segment) -> bool:
        """Whether other items may be one with `segment` of the new text."""
        return self.new[segment.start] == "%" and defines_values(self.new, segment.start)

    def is_boundary_before(self, start: int) -> bool:
        """Whether no string or comment that starts before `start` can extend beyond it because of the edit."""
        if start == self.body.start and not self.body.path:
            return True
        return self.old.find("\n", start, self.edit.start) >= 0

    def is_boundary_after(self, place: int) -> bool:
        """Whether no string or comment of the edit can reach `place`, which starts a line the edit leaves alone."""
        line_end = self.old.rfind("\n", self.edit.old_end, place)
        return line_end >= 0 and not self.old[line_end:place].strip()

    def is_boundary_at_end(self) -> bool:
        return not self.body.path or self.is_boundary_after(self.body.end)

    def can_stand_alone(self, first: int, last: int) -> bool:
        """Whether no item of the old text is one because its operations share values, unless it is cut again."""
        items = self.body.items
        solid = (position for position, item in enumerate(items) if item.kind is not ItemKind.ALIAS)
        one, another = next(solid, None), next(solid, None)
        if one is None:
            return True
        if _ends_in_values(self.old, items):
            return False
        return another is not None or first <= one < last

    def segment(self, first: int, last: int, start: int, stop: int) -> tuple[list[Segment], Braces] | None:
        """The segments and braces of the new text between `start` and `stop`, if there is a boundary at `stop`.

        These two are offsets into the old text, where the items from `first` to `last` are between them.
        """
        delta, depth = self.edit.delta, len(self.body.path)
        gaps = [*self.long_gaps(first, last, start, stop)]
        if not gaps:
            return _segments_between(self.new, start, stop + delta, self.body.end + delta, depth)
        short = _Shortened(self.new, gaps, start, stop + delta, self.body.end + delta)
        found = _segments_between(short.text, short.start, short.stop, len(short.text), depth)
        return short.restored(*found) if found is not None else None

    def long_gaps(self, first: int, last: int, start: int, stop: int) -> Iterator[tuple[int, int]]:
        """Long runs of whole lines between the items from `first` to `last` that the edit leaves alone.

        Offsets into the new text, in order.
        """
        items, edit = self.body.items[first:last], self.edit
        ends, starts = [start, *[item.end for item in items]], [*[item.start for item in items], stop]
        for begin, end in zip(ends, starts, strict=True):
            before, after = (begin, min(end, edit.start), 0), (max(begin, edit.old_end), end, edit.delta)
            for low, high, delta in (before, after):
                if high - low > _LONG_GAP_CHARS:
                    line = self.old.find("\n", low, high) + 1 or high
                    yield line + delta, max(self.old.rfind("\n", line, high) + 1, line) + delta


class _Shortened:
    """A text between two offsets with less of the lines between its items."""

    def __init__(self, whole: str, gaps: Iterable[tuple[int, int]], start: int, stop: int, end: int) -> None:
        """
        Args:
            whole: the text.
            gaps: what to shorten.
            start: the offset from which on items are looked for.
            stop: the offset up to which they are.
            end: the end of the body around them, of which there are some lines more.
        """
        at = removed = line_start(whole, start)
        parts: list[str] = []
        self._places, self._moved = [0], [at]
        """Offsets from which on the text has moved, and by how much."""
        self.start = start - at
        for low, high in gaps:
            gap = whole[low:high]
            # What is further to the left than an operation ends it: such a comment stays one.
            short = "//\n" if gap.startswith("//") or "\n//" in gap else "\n" if "//" not in gap else gap
            if len(gap) > len(short):
                parts += [whole[at:low], short]
                removed += len(gap) - len(short)
                self._places.append(high - removed)
                self._moved.append(removed)
                at = high
        self.stop = stop - removed
        after = whole.find("\n", min(stop + _LONG_GAP_CHARS, end), end)
        self.text = "".join([*parts, whole[at : after if after >= 0 else end]])

    def offset(self, place: int) -> int:
        """The offset into the whole text of a token at `place`."""
        return place + self._moved[bisect_right(self._places, place) - 1]

    def restored(self, segments: Sequence[Segment], braces: Braces) -> tuple[list[Segment], Braces]:
        """`segments` and `braces` of the short text as they are in the whole one."""
        pairs = {self.offset(opening): self.offset(closing) for opening, closing in braces.pairs.items()}
        return [self._segment(one) for one in segments], Braces(pairs, (), ())

    def _segment(self, one: Segment) -> Segment:
        children = tuple([self._segment(child) for child in one.children])
        start, end = self.offset(one.start), self.offset(one.end - 1) + 1
        opening = self.offset(one.opening) if one.opening else 0
        return Segment(one.kind, start, end, opening, self.offset(one.closing), children)


def _segments_between(text: str, start: int, stop: int, end: int, depth: int) -> tuple[list[Segment], Braces] | None:
    """The segments and braces between `start` and `stop` in a body that ends at `end`, if there is a boundary at
    `stop`."""
    if has_resources(text, max(start - 1, 0), min(stop + 2, len(text))):
        return None
    braces = match_braces(text, start, stop)
    if not braces.are_balanced or holds_function(text, start, stop, braces.pairs):
        return None
    segments = list(segment_body(text, start, end, braces.pairs, depth, stop))
    after = segments[-1].end if segments else start
    if after > stop:
        return None
    following = SKIP(text, after, end)
    return (segments, braces) if following is not None and following.end() == stop else None
