"""Text edits: `TextEdit` is a replacement with its text, `EditSpan` the extent of one, over which offsets are mapped.

All offsets count code points, and ranges are half open.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from ...ir.records import dataclass


@dataclass(frozen=True)
class TextEdit:
    """Replaces `[start, end)` by `text`."""

    start: int
    end: int
    text: str

    @property
    def delta(self) -> int:
        """The change of the text's length."""
        return len(self.text) - (self.end - self.start)

    def shifted(self, delta: int) -> TextEdit:
        """The same edit in a text where this one's text starts at offset `delta`."""
        return TextEdit(self.start + delta, self.end + delta, self.text)


@dataclass(frozen=True)
class EditSpan:
    """`old[start:old_end]` became `new[start:new_end]`; the text before and after is the same."""

    start: int
    old_end: int
    new_end: int

    @property
    def delta(self) -> int:
        """The distance by which the text after the edit has moved."""
        return self.new_end - self.old_end

    def then(self, other: EditSpan) -> EditSpan:
        """This edit followed by `other`, an edit of the text that this one makes, as one span."""
        end = max(self.new_end, other.old_end)
        return EditSpan(min(self.start, other.start), end - self.delta, end + other.delta)

    def map(self, offset: int) -> int:
        """The offset in the new text of `offset` in the old one.

        Offsets up to `start` stay, also where the edit inserts there; other ones from `old_end` on move by `delta`.
        One inside of the edit keeps its distance to the edit's end, but does not move before its start.
        """
        return offset if offset <= self.start else max(offset + self.delta, self.start)

    def shifted(self, delta: int) -> EditSpan:
        """The same edit in a text where this one's text starts at offset `delta`."""
        return EditSpan(self.start + delta, self.old_end + delta, self.new_end + delta)

    def is_disjoint(self, start: int, end: int) -> bool:
        """Whether `[start, end)` of the old text lies wholly before or wholly after the edit; it may touch it."""
        return end <= self.start or start >= self.old_end


def apply_edits(text: str, edits: Iterable[TextEdit]) -> str:
    """`text` after `edits`, which are in text order and do not overlap."""
    parts: list[str] = []
    pos = 0
    for edit in edits:
        parts.extend((text[pos : edit.start], edit.text))
        pos = edit.end
    return "".join((*parts, text[pos:]))


def edit_between(old: str, new: str) -> EditSpan:
    """The smallest single edit that makes `new` of `old`. Cost: a few copies of the texts, O(log length) slices."""
    shorter = min(len(old), len(new))
    start = _common_length(shorter, lambda low, high: old[low:high] == new[low:high])
    ends = (len(old), len(new))
    tail = _common_length(
        shorter - start,
        lambda low, high: old[ends[0] - high : ends[0] - low] == new[ends[1] - high : ends[1] - low],
    )
    return EditSpan(start, ends[0] - tail, ends[1] - tail)


def _common_length(limit: int, is_same: Callable[[int, int], bool]) -> int:
    """The length, at most `limit`, of the common part of two texts; `is_same` compares the parts between two
    distances."""
    if is_same(0, limit):
        return limit
    low, high = 0, limit
    while high - low > 1:
        middle = (low + high) // 2
        if is_same(low, middle):
            low = middle
        else:
            high = middle
    return low


def to_source(edits: Sequence[TextEdit], offset: int) -> int:
    """The offset in the old text of one in the new text, which `edits`, in text order, make of it: in new text, before
    what was replaced."""
    moved = 0
    for edit in edits:
        start = edit.start + moved
        if offset < start:
            break
        if offset < start + len(edit.text):
            return edit.start + _common(edit, offset - start)
        moved += edit.delta
    return offset - moved


def _common(edit: TextEdit, inside: int) -> int:
    """The offset in the old text for `inside` characters of the new one, at most its end."""
    return min(inside, edit.end - edit.start)
