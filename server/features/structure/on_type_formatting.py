"""On-type formatting: the indentation of the line of a typed `}` or of a new line; nothing else moves."""

from __future__ import annotations

import re

from ....syntax.document.document import Document
from ....syntax.printer.output import INDENT
from ....syntax.text.edits import TextEdit
from ....syntax.text.line_index import line_start
from ..lookup.brackets import open_before
from ..lookup.tokens import line_end

TRIGGERS = ("}", "\n")
_BLANKS = re.compile(r"[ \t]*").match
_LABEL = re.compile(r"[ \t]*\^[\w$.\-]*(?:\(|[ \t]*:)").match
_OPENS = re.compile(r"[{(\[][ \t]*(?://[^\r\n]*)?").fullmatch
_MOST_BACK = 200_000
"""Code points before the cursor in which the brace around it is looked for, where no item begins before."""


def on_type_formatting(document: Document, offset: int, typed: str) -> list[TextEdit]:
    """Indentation edits for the line of `offset`; none where the indentation is unknown.

    `typed`: the character before `offset`; a brace counts only as the first thing in its line.
    """
    text = document.text
    start = line_start(text, offset)
    blanks = _BLANKS(text, start)
    first = blanks.end() if blanks is not None else start
    if typed == "}" and (offset != first + 1 or not text.startswith("}", first)):
        return []
    item = document.item_at(offset)
    begin = item.start if item is not None and item.start < start else max(0, start - _MOST_BACK)
    opening = open_before(text, line_start(text, begin), start)
    if opening is None:
        return []
    line = line_start(text, opening)
    margin = text[line : _end_of_blanks(text, line)]
    if text[first : first + 1] in ("}", ")", "]") or _LABEL(text, start) is not None:
        wanted = margin
    elif _OPENS(text, opening, line_end(text, opening)) is not None or text[opening] == "{":
        wanted = margin + INDENT
    else:
        # In the midst of a list that starts after its bracket.
        return []
    return [TextEdit(start, first, wanted)] if text[start:first] != wanted else []


def _end_of_blanks(text: str, start: int) -> int:
    found = _BLANKS(text, start)
    return found.end() if found is not None else start
