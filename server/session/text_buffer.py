"""Text buffer: the changes of `textDocument/didChange`, applied to the text of an open file.

Not pygls's buffer: that ends lines at form feeds and other separators which the protocol does not know, so that an edit
after such a character would be applied at the wrong place.
"""

from __future__ import annotations

from collections.abc import Iterable

from ...ir.records import dataclass
from ...syntax.text.edits import EditSpan
from ...syntax.text.line_index import Encoding, LineIndex

Position = tuple[int, int]
"""Line and column as in the protocol, both from 0; the column in units of the position encoding agreed on."""


@dataclass(frozen=True)
class Change:
    """Replaces `[start, end)` by `text`; the whole text where they are None."""

    text: str
    start: Position | None = None
    end: Position | None = None


def apply_changes(lines: LineIndex, changes: Iterable[Change], encoding: Encoding) -> tuple[LineIndex, EditSpan | None]:
    """The text after `changes`, each of which is about the result of the one before, and all of them as one edit.

    Positions outside of the text are clamped, and the ends of a reversed range are swapped. The edit is None if a whole
    text was sent.
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
