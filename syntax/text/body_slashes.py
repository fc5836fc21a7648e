"""Slashes in the bodies of dialect types and attributes: `#foo.url<http://x>` holds no comment.

MLIR finds the end of such a body by its brackets and strings, before anything in it is taken for a comment.
"""

from __future__ import annotations

import re

from ...ir.lazy_pattern import lazy_pattern
from .cursor import CLOSED_STRING, COMMENT_LINES
from .line_index import line_start

_NAME = lazy_pattern(r"[#!][A-Za-z_$][\w$.\-]*<", re.ASCII)
_BRACKET = lazy_pattern(rf"->|[<>]|{CLOSED_STRING}")
_LINE = lazy_pattern(r"[^\r\n]*").match
_comments = lazy_pattern(COMMENT_LINES).match


def is_in_body(text: str, at: int) -> bool:
    """Whether the `//` at `at` is in the angle brackets of a dialect type or attribute that end in the same line."""
    start = line_start(text, at)
    found = _NAME.search(text, start, at)
    line = _LINE(text, at)
    if found is None or line is None:
        return False
    while found is not None:
        depth = 1
        for bracket in _BRACKET.finditer(text, found.end(), line.end()):
            if bracket[0] in "<>":
                depth += 1 if bracket[0] == "<" else -1
            if not depth:
                if bracket.start() > at:
                    return True
                break
        else:
            return False
        found = _NAME.search(text, bracket.end(), at)
    return False


def without_body_slashes(text: str, start: int, end: int) -> str:
    """`text` with other characters in place of each `//` between `start` and `end` that starts no comment."""
    at = text.find("//", start, end)
    while at >= 0:
        line = text.rfind("\n", start, at)
        if text.find("<", max(line, start), at) >= 0 and is_in_body(text, at):
            text = f"{text[:at]}__{text[at + 2 :]}"
            at = text.find("//", at + 2, end)
        else:
            comments = _comments(text, at, end)
            assert comments is not None
            line_end = text.find("\n", comments.end(), end)
            at = text.find("//", line_end, end) if line_end >= 0 else -1
    return text
