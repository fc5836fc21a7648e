"""RUN lines: comments of LLVM's tests that name the commands, and with them the passes, that a file is for."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ...ir.lazy_pattern import lazy_pattern

MARK = "RUN:"
"""Text that each file with RUN lines contains."""
_LINE = lazy_pattern(r"^[ \t]*//[ \t]*(?:RUN|(?:RE)?DEFINE):[^\r\n]*", re.MULTILINE)


def run_lines(text: str) -> Iterator[str]:
    """The lines, and those that define words for them, in text order."""
    if MARK in text:
        yield from (line[0] for line in _LINE.finditer(text))
