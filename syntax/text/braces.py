"""Brace matching in one pass, so that regions can be skipped and read later. Broken text is matched by indentation.

Invariants:

* Braces in strings and comments do not count.
* Any text has an answer, in time linear in its length.
* Balanced text is matched by nesting alone, unless a function is in one that is no further right, in no module there.
* Otherwise indentation decides, and `is_guess` says so: an edit may then change the pairs anywhere in the text.
"""

from __future__ import annotations

import re
from bisect import bisect_left
from functools import cached_property

from ...ir.lazy_pattern import lazy_pattern
from ...ir.records import dataclass
from .body_slashes import without_body_slashes
from .cursor import COMMENT_LINES, STRING_OR_COMMENT
from .line_index import line_start
from .recovery import OPERATION_START
from .symbol_ops import FUNCTION_DIALECTS, symbol_start

_stop = lazy_pattern(r'[{}"/]').search
# One set of characters comes first, so that the search skips to it quickly.
_braces = re.compile(rf'[{{}}"/](?:(?<=")(?<!\\")(?:[^"\\\r\n]|\\.)*"|(?<=/){COMMENT_LINES[1:]})?').finditer


@dataclass(frozen=True)
class Braces:
    """`pairs`: offset of each `{` to that of its `}`. Strings and comments do not count."""

    pairs: dict[int, int]
    unclosed: tuple[int, ...]
    """Offsets of `{` that nothing closes, in text order."""
    unopened: tuple[int, ...]
    """Offsets of `}` that nothing opened, in text order."""
    missing: tuple[int, ...] = ()
    """Line ends with a missing `{`: keys of `pairs` as the brace would be, and in text order of the `}`."""
    is_guess: bool = False
    """Whether indentation had to say what belongs together: another edit may make that another thing everywhere."""

    @property
    def are_balanced(self) -> bool:
        return not self.unclosed and not self.unopened

    @cached_property
    def _openings(self) -> list[int]:
        return sorted(self.pairs)

    def within(self, start: int, end: int) -> Braces | None:
        """Those from `start` to `end`, with offsets from `start`; None where that needs a look at the text.

        `start` is at a token and outside of strings and comments.
        """
        if self.unclosed or self.unopened or self.missing:
            return None
        first, last = bisect_left(self._openings, start), bisect_left(self._openings, end)
        pairs = {at - start: self.pairs[at] - start for at in self._openings[first:last]}
        return Braces(pairs, (), ()) if all(closing < end - start for closing in pairs.values()) else None


def match_braces(text: str, start: int = 0, end: int | None = None) -> Braces:
    """All braces of `text[start:end]`. Total: any text has an answer. O(length)."""
    pairs: dict[int, int] = {}
    unopened: list[int] = []
    open_: list[int] = []
    end = len(text) if end is None else end
    text = without_body_slashes(text, start, end)
    for found in _braces(text, start, end):
        at = found.start()
        char = text[at]
        if char == "{":
            open_.append(at)
        elif char == "}":
            if open_:
                pairs[open_.pop()] = at
            else:
                unopened.append(at)
    return Braces(pairs, tuple(open_), tuple(unopened))


def braces_of(text: str, start: int = 0, end: int | None = None, *, is_piece: bool = False) -> Braces:
    """As `match_braces`; where the braces do not balance, indentation says which one is missing or too many.

    An unclosed brace is paired with the offset before the line that cannot be inside of it any more, and is
    among `unclosed` as well; it has no pair where the text ends first. `is_piece`: the text was cut out of another
    at its first token, so the indentation of its first line is unknown. O(length).
    """
    braces = match_braces(text, start, end)
    if braces.are_balanced and not holds_function(text, start, len(text) if end is None else end, braces.pairs):
        return braces
    stop = len(text) if end is None else end
    return _ByIndentation(without_body_slashes(text, start, stop), start, stop, is_piece).run()


def holds_function(text: str, start: int, end: int, pairs: dict[int, int]) -> bool:
    """Whether a function is inside of one that is no further left: a brace is missing, and another too much.

    Only functions with the same mnemonic are compared; those of a module in a function belong there.
    """
    return any(
        _holds_function(text, start, end, pairs, f".{mnemonic} ", dialects)
        for mnemonic, dialects in (FUNCTION_DIALECTS.items() if pairs else ())
    )


def _holds_function(
    text: str, start: int, end: int, pairs: dict[int, int], mnemonic: str, dialects: frozenset[str]
) -> bool:
    brace, closing, column, module_end = -1, -1, 0, -1
    # What is before the first brace and behind the last one is in none.
    first, end = line_start(text, min(pairs), start), min(max(pairs.values()) + 1, end)
    dot = text.find(mnemonic, first, end)
    if dot < 0 or text.find(mnemonic, dot + 1, end) < 0:
        # There is nothing to compare it with.
        return False
    while dot >= 0:
        # Looking further back than that would take time again and again.
        near = max(start, dot - _MAX_INDENT_CHARS - 1)
        line = max(text.rfind("\n", near, dot), text.rfind("\r", near, dot)) + 1 or near
        dialect = text[line:dot].lstrip(" \t")
        if (line > near or near == start) and dialect in dialects:
            at = dot - len(dialect)
            if module_end <= at < closing and at - line <= column and line > start:
                module_end = _module_end(text, brace, at, pairs)
                if module_end < at:
                    return True
            found = _LINE(text, at, end)
            brace = text.rfind("{", at, found.end()) if found is not None else -1
            closing, column = pairs.get(brace, -1), at - line
        dot = text.find(mnemonic, dot + 1, end)
    return False


def _module_end(text: str, start: int, end: int, pairs: dict[int, int]) -> int:
    """The closing brace of the last module that begins between `start` and `end`, -1 where there is none."""
    module = text.rfind("module", start, end)
    line = _LINE(text, module, end) if module >= 0 else None
    return pairs.get(text.rfind("{", module, line.end()), -1) if line is not None else -1


_MAX_INDENT_CHARS = 100
"""Code points before a function on its line that are looked at: its indentation and its dialect."""
_LINE = re.compile(r"[^\r\n]*(?:\r\n|\r|\n|\Z)").match
_INDENT = lazy_pattern(r"[ \t]*").match
_NO_CONTENT = lazy_pattern(r"[ \t]*(?://[^\r\n]*)?[\r\n]*\Z").fullmatch
_CLOSING_LINE = lazy_pattern(r"[ \t]*[})\]]").match
_AFTER_REGION = lazy_pattern(r"[ \t]*(?:$|[)},\r\n]|//|else\b|->|:[ \t]*\()").match
_MODULE = lazy_pattern(r"(?:builtin\.)?module\b").match
_MAY_HAVE_REGION = lazy_pattern(
    r'(?:builtin\.)?module\b|"[^"\r\n]*"[ \t]*\([^"\r\n]*\([ \t]*$|[\w.][^"\r\n]*@', re.MULTILINE
).match
"""Operations that are in a module and have a region."""
_REGION_CONTINUATION = lazy_pattern(r"(?:->|[:)>])").match
"""Starts of lines that continue after a region whose brace is missing."""
_MAY_OPEN = lazy_pattern(r"\}[ \t]*[\w,(]").match
_MAX_COMMENT_CHARS = 1_000
"""Code points of a comment after a brace; a longer rest of line is not searched, which would take quadratic time."""


class _Open:
    """An open brace. `indent` is that of the operation it belongs to, None for one on the first line of the text."""

    __slots__ = ("body", "closings", "in_symbol", "indent", "is_block", "line", "offset")

    def __init__(
        self, offset: int, line: int, indent: int | None, column: int, is_block: bool, in_symbol: bool
    ) -> None:
        self.offset = offset
        self.line = line
        self.indent = indent
        self.closings: tuple[int | None, ...] = (indent,)
        """The indentations at which it may be closed: also, further right, that of its line, `column`, where LLVM
        closes the region of an operation on several lines, and that of its first block."""
        if is_block and indent is not None and column > indent:
            self.closings = (indent, column)
        self.is_block = is_block
        """Whether it ends its line, as the brace of a region does."""
        self.in_symbol = in_symbol
        """Whether its operation is a symbol that cannot hold another one."""
        self.body: int | None = None
        """Indentation of the first line inside, when there is one."""


class _Head:
    """An operation that may have lost the brace of its region. `indent` as in `_Open`; `depth`: braces around it."""

    __slots__ = ("below", "depth", "end", "indent", "is_complete", "is_followed")

    def __init__(self, indent: int | None, depth: int, end: int) -> None:
        self.indent = indent
        self.depth = depth
        self.end = end
        """The end of the last line before the next operation, where the brace belongs."""
        self.below = indent
        """The indentation of that line."""
        self.is_followed = False
        """Whether an operation is after it, further to the right."""
        self.is_complete = False
        """Whether a line after it shows that the brace belongs no further down."""


class _ByIndentation:
    """Matches the braces of a text that has too few or too many of them.

    People and formatters indent the body of a region and put its closing brace below the operation that opened
    it. What is written otherwise is matched as usual.
    """

    def __init__(self, text: str, start: int, end: int, is_piece: bool) -> None:
        self.text = text
        self.is_piece = is_piece
        self.start = start
        self.end = end
        self.is_symbol = symbol_start()
        self.open: list[_Open] = []
        self.open_at: dict[int | None, int] = {}
        """The number of open braces by each indentation at which they may be closed."""
        self.heads: list[_Head] = []
        """Each further to the right than the one before."""
        self.early: list[tuple[_Open, int, int]] = []
        """Regions closed in the midst of a line: with that offset, and how many braces are open around."""
        self.pairs: dict[int, int] = {}
        self.unclosed: list[int] = []
        self.unopened: list[int] = []
        self.missing: list[int] = []

    def run(self) -> Braces:
        pos, number = self.start, 0
        indent: int | None = None
        while pos < self.end:
            found = _LINE(self.text, pos, self.end)
            assert found is not None  # `_LINE` matches anywhere.
            line = found.group()
            if not _NO_CONTENT(line):
                indent = self.begin_line(line, pos, number, indent)
                self.braces_in(pos, found.end(), number, indent)
            pos = max(found.end(), pos + 1)
            number += 1
        self.unclosed.extend(brace.offset for brace in self.open)
        return Braces(self.pairs, tuple(sorted(self.unclosed)), tuple(sorted(self.unopened)), tuple(self.missing), True)

    def begin_line(self, line: str, pos: int, number: int, before: int | None) -> int | None:
        """Close what cannot contain the line; the indentation of the operation that the line belongs to."""
        end = pos + len(line.rstrip("\r\n"))
        if number == 0:
            indent = None if self.is_piece else _column(self.text, pos)
            if indent is not None or _MAY_HAVE_REGION(line):
                self.heads.append(_Head(indent, 0, end))
                self.heads[-1].is_followed = _MODULE(line) is not None
            return indent
        here = _width(line)
        if _CLOSING_LINE(line):
            return here
        is_operation = OPERATION_START(line, here) is not None
        if (is_operation and line[here] != "^") or _REGION_CONTINUATION(line, here):
            while self.open and self.cannot_contain(self.open[-1], here, line):
                self.drop(pos - 1)
        if self.open and self.open[-1].body is None:
            self.begin_body(here, line[here] == "^")
        self.see(here, is_operation and line[here] != "^", pos + here, end)
        return here if is_operation else before

    def begin_body(self, here: int, is_block: bool) -> None:
        """The first line within the last open brace is indented by `here`, which says where it may end."""
        brace = self.open[-1]
        brace.body = here
        if not is_block and len(brace.closings) == 1:
            return
        self.pop()
        brace.closings = tuple(at for at in brace.closings if at == brace.indent or (at is not None and at < here))
        if is_block and brace.indent is not None and here > brace.indent:
            brace.closings += (here,)
        self.push(brace)

    def see(self, here: int, is_operation: bool, start: int, end: int) -> None:
        """Take note of a line, its text between `start` and `end`, that starts an operation, or does not."""
        while self.early and (self.early[-1][0].indent or 0) >= here:
            self.early.pop()
        if is_operation:
            self.leave(here)
            if self.heads:
                self.heads[-1].is_followed = self.heads[-1].is_complete = True
            self.heads.append(_Head(here, len(self.open), end))
        elif self.heads and not self.heads[-1].is_complete:
            if self.text.startswith("^", start):
                self.heads[-1].is_followed = self.heads[-1].is_complete = True
            else:
                self.heads[-1].end, self.heads[-1].below = end, here

    def leave(self, here: int) -> None:
        """Forget the operations at `here` and further to the right."""
        while self.heads and (indent := self.heads[-1].indent) is not None and indent >= here:
            self.heads.pop()

    def cannot_contain(self, brace: _Open, here: int, line: str) -> bool:
        """Whether an operation on a line indented by `here` shows that the brace should have been closed before."""
        if brace.indent is None or here > brace.indent:
            return False
        if not brace.is_block or (brace.body is not None and brace.body > brace.indent):
            return True
        return brace.in_symbol and self.is_symbol(line, 0, len(line)) is not None

    def braces_in(self, pos: int, end: int, number: int, indent: int | None) -> None:
        text = self.text
        line_start, depth, counted = pos, 0, pos
        first = True
        while (found := _stop(text, pos, end)) is not None:
            at = found.start()
            depth = max(depth + _opened(text, counted, at), 0)
            pos = counted = at + 1
            char = text[at]
            if char == "{":
                is_block = bool(_NO_CONTENT(text[pos:end])) if end - pos < _MAX_COMMENT_CHARS else False
                column = _width(text, line_start) if is_block else 0
                self.push(
                    _Open(at, number, indent, column, is_block, self.is_symbol(text, line_start, end) is not None)
                )
            elif char == "}":
                if first and not text[line_start:at].strip(" \t"):
                    self.close_line(at, number, indent, end)
                else:
                    self.close_within(at, number, depth)
            else:
                skipped = STRING_OR_COMMENT.match(text, at, end)
                if skipped is not None:
                    pos = counted = skipped.end()
            first = False

    def push(self, brace: _Open) -> None:
        self.open.append(brace)
        for indent in brace.closings:
            self.open_at[indent] = self.open_at.get(indent, 0) + 1

    def pop(self) -> _Open:
        brace = self.open.pop()
        for indent in brace.closings:
            self.open_at[indent] -= 1
        return brace

    def drop(self, at: int) -> None:
        """The last open brace was never closed; what it holds ends at `at`."""
        brace = self.pop()
        self.pairs[brace.offset] = max(at, brace.offset)
        self.unclosed.append(brace.offset)

    def close_within(self, at: int, number: int, depth: int) -> None:
        """A brace after other text of its line, within `depth` brackets of it."""
        if not self.open:
            self.unopened.append(at)
            return
        top = self.open[-1]
        if top.line != number:
            inside = top.is_block and top.body is not None
            if depth or (inside and not _AFTER_REGION(self.text, at + 1)):
                self.unopened.append(at)
                return
            self.early.append((top, at, len(self.open) - 1))
        self.pairs[self.pop().offset] = at

    def close_line(self, at: int, number: int, indent: int | None, end: int) -> None:
        """A brace that is the first thing on its line, which is indented by `indent` and ends at `end`."""
        if self.opens_above(at, indent):
            self.close_head(indent, at, end)
            return
        if not self.open:
            self.unopened.append(at)
            return
        assert indent is not None or number == 0
        first = self.open[0]
        if indent is not None and self.open_at.get(indent):
            while indent not in self.open[-1].closings:
                self.drop(at - 1)
        elif indent is not None and first.indent is None and first.body is not None and indent < first.body:
            while len(self.open) > 1:
                self.drop(at - 1)
        elif indent is not None and self.is_too_deep(indent):
            self.unopened.append(at)
            return
        self.pairs[self.pop().offset] = at
        self.close_head(indent, at, end)

    def close_head(self, indent: int | None, at: int, end: int) -> None:
        """Close the text above a closing brace; after it, another region may follow."""
        if indent is None:
            return
        self.leave(indent)
        if _MAY_OPEN(self.text, at, end):
            self.heads.append(_Head(indent, len(self.open), at + len(self.text[at:end].rstrip("\r\n"))))

    def opens_above(self, at: int, indent: int | None) -> bool:
        """Whether the brace at `at` closes a region whose own brace is missing, or was taken for closed before."""
        if indent is None or (self.open and not self.is_too_deep(indent)):
            return False
        while self.early and (self.early[-1][0].indent or 0) > indent:
            self.early.pop()
        if self.early:
            brace, before, depth = self.early[-1]
            if brace.indent in (indent, None) and depth == len(self.open):
                self.early.pop()
                self.pairs[brace.offset] = at
                self.unopened.append(before)
                return True
        while self.heads and (deeper := self.heads[-1].indent) is not None and deeper > indent:
            self.heads.pop()
        if not self.heads:
            return False
        head = self.heads[-1]
        closings = (head.indent, head.below)
        if (head.indent is not None and indent not in closings) or head.depth != len(self.open) or not head.is_followed:
            return False
        self.pairs[head.end] = at
        self.missing.append(head.end)
        return True

    def is_too_deep(self, indent: int) -> bool:
        """Whether a closing brace is indented like something inside of the innermost open region."""
        top = self.open[-1]
        if top.indent is not None:
            return indent > top.indent and indent not in top.closings
        return len(self.open) == 1 and top.body is not None and indent >= top.body


def _opened(text: str, start: int, end: int) -> int:
    """The number of `(` and `[` minus that of `)` and `]` in between."""
    return sum(text.count(char, start, end) for char in "([") - sum(text.count(char, start, end) for char in ")]")


def _width(line: str, start: int = 0) -> int:
    found = _INDENT(line, start)
    return found.end() - start if found is not None else 0


def _column(text: str, pos: int) -> int:
    """Indentation of the line that `pos` is on, 0 when something is before `pos`."""
    line = line_start(text, pos)
    return pos - line if not text[line:pos].strip(" \t") else 0
