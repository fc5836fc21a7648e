"""Recovery points: offsets where an operation can start, judged from the text alone.

Used to find the end of an operation whose syntax is unknown or broken, so that it costs one operation.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from collections.abc import Mapping, Sequence

from ...ir.lazy_pattern import lazy_pattern
from .body_slashes import is_in_body
from .cursor import CLOSED_STRING, COMMENT_LINES
from .line_index import line_start
from .symbol_ops import FUNCTION, SYMBOL_TABLE

_ID = r"[A-Za-z_$.\-][\w$.\-]*"
_RESULTS = r"%[\w$.\-]+(?:\s*:\s*[0-9]+)?(?:\s*,\s*%[\w$.\-]+(?:\s*:\s*[0-9]+)?)*\s*=(?![=>])"
_QUOTED = r'"[^"\r\n]*"\s*\((?!\s*(?:["#]|callsite\b|fused\b|unknown\b))'
"""A name in quotes, with operands: one with another location in brackets is a location."""
_DOTTED = r"[A-Za-z_]\w*\.[\w$.]+(?![\w$.:])(?!\s*[=,)\]}>])"
_OLDER = (
    r"(?:br|cond_br|switch)\b(?=[ \t]+[\^%])"
    r"|(?:dealloc|store|tensor_store|assert|prefetch|dma_start|dma_wait)\b(?=[ \t]+%)"
)
"""Operations without results as programs of LLVM 14 and earlier have them, without their dialect."""
_UNDOTTED = rf"(?:(?:return|call|call_indirect|module|func)\b(?!\.(?!func\b)|\s*[=:,)\]}}>])|{_OLDER})"

OPERATION_START = re.compile(
    rf"(?:{_RESULTS}|{_QUOTED}|{_DOTTED}|{_UNDOTTED}|\^(?:[0-9]+|{_ID})\s*[:(]"
    r"|[#!](?:[\w$.]|-(?!>))+(?:\s*=(?!=)|[ \t]+[#!a-z][\w.]*<)|{-#)",
    re.ASCII,
).match
"""At what is at the start of a line: an operation, a block, an alias definition, the resources of the file."""

_CERTAIN_START = lazy_pattern(
    rf'(?:{_RESULTS}\s*(?:"|[A-Za-z_]\w*\.[A-Za-z])|{_DOTTED}[ \t]+[%@(]|(?:{FUNCTION})\b)', re.ASCII
).match
"""A start that is accepted even inside an open bracket: operands never look like it."""

REGION_START = lazy_pattern(
    rf"(?:\s|//[^\r\n]*(?![^\r\n]))*(?:{_RESULTS}|{_QUOTED}|{_DOTTED}|{_UNDOTTED}|\^(?:[0-9]+|{_ID})\s*[:(])",
    re.ASCII,
).match
"""After a brace: what follows is a region and no dictionary."""

_STEP = re.compile(rf'{CLOSED_STRING}|//[^\r\n]*|[(\[{{}}\])]|\r\n?|\n|[^\r\n"/(\[{{}}\])]+|.').match


def operation_end(text: str, start: int, end: int, braces: Mapping[int, int]) -> int:
    """The offset after the last token of the operation that starts at `start`, at most `end`.

    `braces` maps `{` to `}`; balanced braces are stepped over. Always greater than `start` when
    `start < end`.
    """
    pos, depth, last = start, 0, start
    line_start, column = start, -1
    # The next line that is not blank: looked at once, not once from each of the blank lines before it.
    line, is_start, is_special = start, False, False
    while pos < end:
        found = _STEP(text, pos, end)
        assert found is not None  # `_STEP` matches any character.
        token = found.group()
        first = token[0]
        if first == "/" and text.find("<", line_start, pos) >= 0 and is_in_body(text, pos):
            pos = last = pos + 2
            continue
        if first == "{":
            closing = braces.get(pos, end)
            # A brace that nothing closes is paired with the end of a line, which ends the operation as well.
            pos = last = closing + 1 if text.startswith("}", closing) else min(max(closing, pos + 1), end)
            continue
        if first == "}":
            # Within a line it is a slip of the finger; at its start it closes, or should close, something around.
            if pos > start and last <= line_start:
                break
        elif first in "([":
            depth += 1
        elif first in ")]":
            depth = max(depth - 1, 0)
        pos = found.end()
        if first in "\r\n":
            if (closing := braces.get(found.start())) is not None:
                # The brace that is missing at the end of this line.
                pos = last = min(closing + 1, end)
                continue
            line_start = pos
            if column < 0:
                column = _column(text, start)
            if pos > line:
                line = _line_start(text, pos, end)
                is_start = OPERATION_START(text, line, end) is not None
                # Outside of brackets one of the two is enough.
                is_special = line < end and (depth > 0 or not is_start)
                is_special = is_special and (_CERTAIN_START if depth else _ODD_START)(text, line, end) is not None
            if depth == 0:
                is_listed = is_start and _is_successor(text, line, end) and text[last - 1] == ","
                if (is_start and not is_listed) or (is_special and _is_odd_start(text, start, last, line_start, line)):
                    break
                if text[last - 1] == "}" and line - line_start + 1 < column:
                    # What is further left than the operation is none of its business.
                    break
            elif is_special or (is_start and line - line_start <= column and not _is_successor(text, line, end)):
                # No bracket reaches over an operation that is no further right than its own.
                break
            if text.startswith("//", line) and (depth > 0 or column <= 1 or text[last - 1] != "}"):
                # None of the lines that are nothing but comments ends it.
                comments = _COMMENTS(text, line, end)
                pos = comments.end() if comments is not None else pos
                if depth == 0 and text[last - 1] == "}" and not _GOES_ON(text, _line_start(text, pos, end), end):
                    break
        elif not token.startswith("//") and (code := token.rstrip()):
            last = found.start() + len(code)
    return last if last > start else min(max(pos, start + 1), end)


_COMMENTS = lazy_pattern(COMMENT_LINES).match
_GOES_ON = lazy_pattern(r"[{,(:/]|->|(?:else|loc|attributes)\b").match
"""The rest of an operation after its regions and lines of comments; or one more comment, after a blank line."""


def _is_successor(text: str, line: int, end: int) -> bool:
    """Whether a block that is named at `line` is in a list of successors: `^bb1(%a : i32),`."""
    return text[line] == "^" and _HEADER(text, line, end) is None


_HEADER = lazy_pattern(rf"\^(?:[0-9]+|{_ID})[ \t]*(?:\([^\r\n]*\)[ \t]*)?:", re.ASCII).match


def _column(text: str, pos: int) -> int:
    """The indentation of the line of `pos`; 0 where that is unknown."""
    first = max(pos - _MAX_LOOK_BACK_CHARS, 0)
    # A line end that is further back than the last one matters as little as one before `first`.
    first = max(text.rfind("\n", first, pos) + 1, first)
    first = max(text.rfind("\r", first, pos) + 1, first)
    if first == pos:
        return 0
    before = text[first:pos]
    return len(before) - len(before.lstrip(" \t"))


_ODD_START = lazy_pattern(
    rf"(?!//)(?:=(?![=>])|@|\S{{1,40}}[ \t]+(?:module|{FUNCTION}|{SYMBOL_TABLE})[ \t]"
    r'|(?:"|\$|\S{1,40}[ \t]+@)[^\r\n]*\{[ \t]*(?://[^\r\n]*)?(?:[\r\n]|$)'
    r"|(?:\S{1,40}[ \t]+)?(?:private|public|nested)[ \t]+@"
    r"|%[\w$.\-]+[ \t]+%[\w$.\-]+[ \t]*=(?![=>]))",
    re.ASCII,
).match


def _is_odd_start(text: str, start: int, last: int, line_start: int, line: int) -> bool:
    """Whether what `_ODD_START` matches at `line` is an operation, after the one from `start` to `last`."""
    if text.startswith("=", line):
        return _ENDS_IN_RESULTS(text[max(start, last - _MAX_LOOK_BACK_CHARS) : last]) is None
    if text[line] in "@pn" and _AWAITS_SYMBOL(text, start, last) is not None:
        return False
    indent, column = line - line_start, _column(text, start)
    is_closed = text[last - 1] == "}"
    if text[line] == "@":
        # Custom syntax goes on with a symbol further to the right; nothing begins with one but a slip.
        return indent <= column + 1 if is_closed else indent < column
    return is_closed or indent <= column + 1


_AWAITS_SYMBOL = lazy_pattern(r"[\w.]+(?:[ \t]+(?:public|private|nested))?\Z", re.ASCII).match
_MAX_LOOK_BACK_CHARS = 200
"""Code points to look back over."""
_ENDS_IN_RESULTS = lazy_pattern(rf"(?:[#!%](?:[0-9]+|{_ID})(?:\s*:\s*[0-9]+)?)\Z", re.ASCII).search


def between(places: Sequence[int], start: int, end: int) -> Sequence[int]:
    """Those of `places`, which are in order, from `start` on and before `end`."""
    return places[bisect_left(places, start) : bisect_left(places, end)]


def resume(text: str, pos: int, end: int, braces: Mapping[int, int]) -> int:
    """The place to continue after superfluous text that ends at `pos`: the next operation or block."""
    start = _line_start(text, pos, end)
    return start if OPERATION_START(text, start, end) else skip_to_operation(text, start, end, braces)


def skip_to_operation(text: str, pos: int, end: int, braces: Mapping[int, int]) -> int:
    """The next place at or after `pos` where an operation can start, or `end`."""
    stop = operation_end(text, pos, end, braces) if pos < end else end
    return min(_line_start(text, stop, end), end)


BLOCK_HEADER = lazy_pattern(r"[ \t]*(?:\([^\r\n]*\)[ \t]*)?:[ \t]*(?://[^\r\n]*)?(?:[\r\n]|$)").match
"""Text after a block's name in its header."""
LINE_END = re.compile(r"[\r\n]").search
LOCATION = lazy_pattern(r"loc\s*\(").match
LINE_REST = lazy_pattern(r"[^\r\n]*").match
_CODE = lazy_pattern(rf'(?:{CLOSED_STRING}|/(?!/)|[^/"\r\n]|")*').match


def end_of_text_before(text: str, start: int, pos: int) -> int:
    """The end of the last token before `pos`, without white space and comments; `start` when there is none."""
    while pos > start:
        line = line_start(text, pos, start)
        found = _CODE(text, line, pos)
        code = found.group().rstrip() if found is not None else ""
        if code:
            return line + len(code)
        pos = line - 1
    return start


def _line_start(text: str, pos: int, end: int) -> int:
    while pos < end and text[pos] in " \t\r\n":
        pos += 1
    return pos
