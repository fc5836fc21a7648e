"""Taking operations out of a text, with the lines they leave empty."""

from __future__ import annotations

import re

from ..ir.source import Span

_BREAKS = "\r\n"
_REST = re.compile(r"[ \t]*(?://[^\r\n]*)?(\r\n|\n|\r|$)")
_SPACE = re.compile(r"[ \t]*")


def removed_span(source: str, start: int, end: int) -> Span:
    """What goes when `[start, end)` of `source` does: its lines, where it has them to itself, with comments behind it.

    Otherwise the space that follows goes along.
    """
    before = start
    while before and source[before - 1] in " \t":
        before -= 1
    is_first = before == 0 or source[before - 1] in _BREAKS
    rest = _REST.match(source, end)
    if is_first and rest is not None:
        # At the very end of the text there may be no line end to take along.
        return before, rest.end()
    if rest is not None:
        return before, end
    space = _SPACE.match(source, end)
    return start, space.end() if space is not None else end
