"""Text edits that remove operations, and the lines that become empty."""

from __future__ import annotations

from ..ir.lazy_pattern import lazy_pattern
from ..ir.source import Span

_BREAKS = "\r\n"
_REST = lazy_pattern(r"[ \t]*(?://[^\r\n]*)?(\r\n|\n|\r|$)")
_SPACE = lazy_pattern(r"[ \t]*")


def removed_span(source: str, start: int, end: int) -> Span:
    """The span to delete for removing `[start, end)` of `source`.

    Whole lines with their trailing comments if nothing else is on them, else the span with the space that follows.
    """
    before = start
    while before and source[before - 1] in " \t":
        before -= 1
    is_first = before == 0 or source[before - 1] in _BREAKS
    rest = _REST.match(source, end)
    if is_first and rest is not None:
        # At the end of the text there may be no line break.
        return before, rest.end()
    if rest is not None:
        return before, end
    space = _SPACE.match(source, end)
    return start, space.end() if space is not None else end
