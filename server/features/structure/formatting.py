"""Formatting of a document, or of some of its lines."""

from __future__ import annotations

from ....syntax.document.document import Document
from ....syntax.layout.formatting import format_edits
from ....syntax.text.edits import TextEdit


def formatting(document: Document, start: int = 0, end: int | None = None) -> list[TextEdit]:
    """Layout edits for the lines from that of offset `start` to that of `end`, in text order.

    `end` None: to the end of the document. An `end` at the start of a line leaves that line alone: editors select whole
    lines like this. The editor's width of a tab does not count, since all MLIR is indented by two blanks.
    """
    if end is None:
        return format_edits(document)
    if end > start and document.text[end - 1] in "\r\n":
        end -= 1
    return format_edits(document, (start, end))
