"""The text of an open file, kept in step with the editor.

pygls's own buffer ends lines at form feeds and other separators that the protocol does not know, so one edit
behind such a character would land in the wrong place, and everything after it too.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...ir.records import dataclass
from ...syntax.text.edits import EditSpan
from ...syntax.text.line_index import Encoding, LineIndex

Position = tuple[int, int]
"""Line and column as the protocol has them, both from 0; the column in the units agreed with the editor."""


@dataclass(frozen=True)
class Change:
    """`text` in place of what is between `start` and `end`; in place of everything when they are None."""

    text: str
    start: Position | None = None
    end: Position | None = None


def apply_changes(lines: LineIndex, changes: Iterable[Change], encoding: Encoding) -> tuple[LineIndex, EditSpan | None]:
    """The text after `changes`, each of which speaks about the result of the one before, and all of them as one edit.

    Positions outside of the text are clamped, and a range whose end is before its start is read backwards. The edit is
    None where a whole text was sent.
    """
    before = len(lines.text)
    edit: EditSpan | None = EditSpan(before, before, before)
    is_first = True
    for change in changes:
        if change.start is None or change.end is None:
            lines, edit, is_first = LineIndex(change.text), None, False
            continue
        start = lines.offset(*change.start, encoding)
        end = lines.offset(*change.end, encoding)
        start, end = min(start, end), max(start, end)
        lines = lines.edited(start, end, change.text)
        one = EditSpan(start, end, start + len(change.text))
        edit = one if is_first else edit.then(one) if edit is not None else None
        is_first = False
    return lines, edit
