"""RUN lines: comments of LLVM's tests that name the commands, and with them the passes, that a file is for."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...ir.lazy_pattern import lazy_pattern

MARK = "RUN:"
"""Text that each file with RUN lines contains."""
_LINE = lazy_pattern(r"[ \t]*//[ \t]*(?:RUN|(?:RE)?DEFINE):[^\r\n]*").match
_DEFINE = "DEFINE:"


def run_lines(text: str) -> Iterator[str]:
    """The lines, and those that define words for them, in text order."""
    return (found[0] for found in run_line_matches(text))


def run_line_matches(text: str) -> Iterator[re.Match[str]]:
    """The matches of these lines in `text`."""
    if MARK not in text:
        return
    # From word to word, which takes a fraction of a look at each line.
    line, tried, seen = 0, -1, 0
    for at in sorted([*_places(text, MARK), *_places(text, _DEFINE)]):
        line = text.rfind("\n", seen, at) + 1 or line
        seen = at
        if line != tried:
            tried = line
            found = _LINE(text, line)
            if found is not None:
                yield found


def may_have_run_line(text: str, start: int, end: int) -> bool:
    """Whether one of the lines between `start` and `end` may be such a line."""
    return text.find(MARK, start, end) >= 0 or text.find(_DEFINE, start, end) >= 0


def _places(text: str, word: str) -> Iterator[int]:
    at = text.find(word)
    while at >= 0:
        yield at
        at = text.find(word, at + len(word))
