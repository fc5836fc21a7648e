"""Reading of types and attributes from text, token by token: what the readers of types and of locations share."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import TypeVar

from ...ir.lazy_pattern import lazy_pattern
from ...ods.aliases import Aliases
from ...ods.dialect_bodies import dialect_body
from ..text.balanced_extent import balanced_end, fault, skip_to

T = TypeVar("T")
SPACE = r"(?:[ \t\r\n\0]|//[^\r\n]*(?![^\r\n]))*"
word_at = re.compile(r"[A-Za-z_][\w$.]*", re.ASCII).match
_extended_name = lazy_pattern(r"[!#]([\w$](?:[\w$.]|-(?!>))*)(<?)", re.ASCII).match


class TextReader:
    """Reads in `text`, whose brackets are balanced; `end` is the offset after what was read last.

    Where something else is there than has to be, a `ParseFault` says so, with offsets into `text`.
    """

    def __init__(self, text: str, aliases: Aliases, pos: int = 0) -> None:
        self._text = text
        self._aliases = aliases
        self.end = pos

    def _accept(self, token: str) -> bool:
        """Skips white space, then `token` if it is there."""
        at = skip_to(self._text, self.end)
        if self._text.startswith(token, at):
            self.end = at + len(token)
            return True
        return False

    def _expect(self, token: str, words: str = "") -> None:
        if not self._accept(token):
            raise fault(self._text, self.end, words or f"expected '{token}'")

    def _peek(self, token: str) -> bool:
        return self._text.startswith(token, skip_to(self._text, self.end))

    def _items(self, closer: str, read: Callable[[int], T]) -> list[T]:
        """`item, item, ...` and `closer`, perhaps without items; `read` takes the offset of one, or of white space."""
        if self._accept(closer):
            return []
        found = [read(self.end)]
        while self._accept(","):
            found.append(read(self.end))
        self._expect(closer, f"expected ',' or '{closer}'")
        return found

    def _extended(self, pos: int, words: str) -> tuple[str, str | None]:
        """Name and body of the `!name<body>` or `#name<body>` at `pos`; `words` where there is no name."""
        match = _extended_name(self._text, pos)
        if match is None:
            raise fault(self._text, pos, words)
        self.end = match.end()
        if not match.group(2):
            return match.group(1), None
        self.end = balanced_end(self._text, match.end() - 1, opaque=True)
        return match.group(1), dialect_body(match.group(1), self._text[match.end() : self.end - 1], self._aliases)
