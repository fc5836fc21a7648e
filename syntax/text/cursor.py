"""Cursor: a position in a text with the small reads that every parser is made of, and the regexes of tokens."""

from __future__ import annotations

import re
from collections.abc import Iterable
from typing import ClassVar, NoReturn

from ...ir.lazy_pattern import lazy_pattern
from ...ods.aliases import NAME
from ...ods.parse_fault import ParseFault

COMMENT = r"//(?:(?!.*\r[^\n]).*|(?=.*\r[^\n])[^\r\n]*)"
"""Source of a pattern: a comment, perhaps with the first character of its line end; only one alternative ever matches.

A point matches faster than a set of characters, so it does where no `\\r` is a line end by itself.
"""
COMMENT_LINES = rf"{COMMENT}(?:\r?\n[ \t]*{COMMENT})*"
"""Source of a pattern: a comment, with the lines after it that are nothing else. Tests have thousands of them."""
SKIP = re.compile(rf"(?:[ \t\r\n\0]+|{COMMENT})*").match
KEYWORD = lazy_pattern(r"[A-Za-z_][\w$.]*", re.ASCII).match
INTEGER = lazy_pattern(r"-?\s*(?:0x[0-9a-fA-F]+|[0-9]+)", re.ASCII).match
OPERAND_NAME = r"(?:[0-9]+|[A-Za-z_$.\-][\w$.\-]*)(?:#[0-9]+)?"
"""Source of a pattern for `re.ASCII`: the name of a value, without `%`; perhaps with the number of a result."""
OPERAND = re.compile(rf"%({OPERAND_NAME})", re.ASCII).match
LABEL = lazy_pattern(r"\^(?:[0-9]+|[A-Za-z_$.\-][\w$.\-]*)", re.ASCII).match
SYMBOL = re.compile(r'@(?:[A-Za-z_$.\-][\w$.\-]*|[0-9]+|"(?:[^"\\\r\n]|\\.)*")', re.ASCII).match
STRING = lazy_pattern(r'"(?:[^"\\\r\n]|\\.)*"').match
CLOSED_STRING = r'"(?<!\\")(?:[^"\\\r\n]|\\.)*"'
"""Source of a pattern: a string with its end.

What starts at a quote after a backslash is none: with a line end before its closing quote, a string has only such
quotes in it, and each of them would be tried up to the line end again.
"""
STRING_OR_COMMENT = lazy_pattern(rf"{CLOSED_STRING}|//[^\r\n]*")
"""A complete string or a comment; a pattern, to be matched or searched."""
_NUL = lazy_pattern(rf"{CLOSED_STRING}|//[^\r\n]*|\0").sub
MAX_DIGITS = 4000
"""Longer numbers are refused: reading them takes quadratic time, and Python raises an error."""
_NEVER_IN_A_TOKEN = " \t\r\n/"
_WORD_CHARACTER = lazy_pattern(r"[\w$.]", re.ASCII).match
TOKEN = lazy_pattern(r'"(?:[^"\\\r\n]|\\.)*"?|[\w$.]+|->|::|[%@^#!][\w$.\-]*|.', re.ASCII | re.DOTALL).match


class Cursor:
    """`pos` moves through `text`, at most to `end`. Every read skips white space and comments first."""

    __slots__ = ("_skipped_to", "_token_end", "end", "pos", "text")
    fails_in_operation: ClassVar[bool] = False
    """`ParseFault.is_of_operation` of what `fail` raises."""

    def __init__(self, text: str, pos: int = 0, end: int | None = None) -> None:
        self.text = text
        self.pos = pos
        self.end = len(text) if end is None else end
        self._token_end: int = -1
        self._skipped_to: int = -1

    def skip(self) -> int:
        """Move over white space and comments; the new position."""
        start = pos = self.pos
        if pos == self._skipped_to:
            return pos
        text = self.text
        # One blank or none is nearly always all there is: too little for an expression.
        if text.startswith(" ", pos, self.end):
            pos += 1
        if text[pos : pos + 1] in _NEVER_IN_A_TOKEN:
            pos = SKIP(text, pos, self.end).end()  # pyright: ignore[reportOptionalMemberAccess]
        self._token_end = start
        self._skipped_to = self.pos = pos
        return pos

    def move(self, pos: int, end: int) -> None:
        """Go on at `pos`, and read up to `end`."""
        self.pos, self.end = pos, end
        # There may be more to skip now.
        self._skipped_to = -1

    @property
    def token_end(self) -> int:
        """The end of the last token that was read, without skipped text."""
        return self._token_end if self.pos == self._skipped_to else self.pos

    @property
    def offset(self) -> int:
        return self.skip()

    def fail(
        self,
        message: str,
        start: int | None = None,
        end: int | None = None,
        candidates: Iterable[str] = (),
        *,
        upstream: str = "",
    ) -> NoReturn:
        fault = self.fault(message, start, end, candidates, upstream=upstream)
        fault.is_of_operation = self.fails_in_operation
        raise fault

    def fault(
        self,
        message: str,
        start: int | None = None,
        end: int | None = None,
        candidates: Iterable[str] = (),
        *,
        upstream: str = "",
    ) -> ParseFault:
        """A fault about the text from `start` to `end`; by default about the next token."""
        if start is None:
            start = self.skip()
        if end is None:
            token = TOKEN(self.text, start, self.end)
            end = token.end() if token is not None else start
        return ParseFault(start, end, message, candidates, upstream=upstream)

    def next_is(self, text: str) -> bool:
        pos = self.pos
        if not self.text.startswith(text, pos, self.end):
            if pos == self._skipped_to:
                return False
            pos = self.skip()
            if not self.text.startswith(text, pos, self.end):
                return False
        return not (_is_word(text) and _WORD_CHARACTER(self.text, pos + len(text), self.end))

    def optional_punctuation(self, text: str) -> bool:
        # It mostly is right there; what is looked for never starts with white space.
        pos = self.pos
        if not self.text.startswith(text, pos, self.end):
            if pos == self._skipped_to:
                return False
            pos = self.skip()
            if not self.text.startswith(text, pos, self.end):
                return False
        self.pos = pos + len(text)
        return True

    def punctuation(self, text: str, context: str = "") -> None:
        """Move over `text`. `context`: what it belongs to, as the fault says it: ` in operand list`."""
        if not self.optional_punctuation(text):
            raise self.fault(f"expected '{text}'{context}")

    def optional_keyword(self, text: str) -> bool:
        if self.next_is(text):
            self.pos += len(text)
            return True
        return False

    def keyword(self, text: str) -> None:
        if not self.optional_keyword(text):
            self.fail(f"expected '{text}'", candidates=(text,))

    def optional_any_keyword(self) -> str | None:
        found = KEYWORD(self.text, self.skip(), self.end)
        if found is None:
            return None
        self.pos = found.end()
        return found.group()

    def any_keyword(self, what: str = "keyword") -> str:
        found = self.optional_any_keyword()
        if found is None:
            self.fail(f"expected {what}")
        return found

    def optional_integer(self) -> int | None:
        found = INTEGER(self.text, self.skip(), self.end)
        if found is None:
            return None
        self.pos = found.end()
        digits = found.group()
        if digits[0] == "-":
            digits = "-" + digits[1:].lstrip()
        if len(digits) > MAX_DIGITS:
            self.fail("integer value too large", found.start(), found.end())
        return int(digits, 16) if "0x" in digits else int(digits)

    def integer(self) -> int:
        value = self.optional_integer()
        if value is None:
            self.fail("expected integer value")
        return value


def _is_word(text: str) -> bool:
    return text[-1].isalnum() or text[-1] == "_"


ALIAS_DEFINITION = lazy_pattern(rf"[#!]({NAME})\s*=", re.ASCII).match


ALIAS_NAME = lazy_pattern(rf"[#!]{NAME}", re.ASCII).match


def without_nul(text: str) -> str:
    """`text` with a space for each NUL that is white space: those in strings and comments stay."""
    return _NUL(lambda found: " " if found.group() == "\0" else found.group(), text)
