"""Tokens as mlir-opt's lexer makes them, for the readers that find its words for what is wrong."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import NoReturn, TypeVar

from ...ir.lazy_pattern import lazy_pattern
from ...ods.parse_fault import ParseFault
from ..text.balanced_extent import MAX_DEPTH, skip_to

_TOKEN = lazy_pattern(
    r"(?P<word>[A-Za-z_][\w$.]*)"
    r"|(?P<float>[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?)"
    r"|(?P<integer>0x[0-9A-Fa-f]+|[0-9]+)"
    r'|(?P<string>"[^"\\\n\v\f]*(?:\\[^\n\v\f][^"\\\n\v\f]*)*")'
    r'|(?P<at>@(?:[A-Za-z_][\w$.]*|"[^"\\\n\v\f]*(?:\\[^\n\v\f][^"\\\n\v\f]*)*"))'
    r"|(?P<hash>#(?:[0-9]+|[A-Za-z_$.\-][\w$.\-]*))"
    r"|(?P<bang>!(?:[0-9]+|[A-Za-z_$.\-][\w$.\-]*))"
    r"|(?P<percent>%(?:[0-9]+|[A-Za-z_$.\-][\w$.\-]*))"
    r"|(?P<caret>\^(?:[0-9]+|[A-Za-z_$.\-][\w$.\-]*))"
    r"|(?P<mark>->|::|\.\.\.|[-+*?|/=<>(){}\[\],:])"
    r"|(?P<end>\0|\Z)",
    re.ASCII,
).match
_LEXER = {
    "%": "invalid SSA name",
    "#": "invalid attribute name",
    "!": "invalid type identifier",
    "^": "invalid block name",
    "@": "@ identifier expected to start with letter or '_'",
    '"': "expected '\"' in string literal",
    ".": "expected three consecutive dots for an ellipsis",
}
"""Messages of the lexer about a token that is none, by its first character."""
_LONGEST = 1000
"""Digits of a number that is computed."""
_OPENING, _CLOSING = frozenset("<([{"), frozenset(">)]}")
_Item = TypeVar("_Item")


class Tokens:
    """The token at `start`, of the kind `kind` and the spelling `text`; `before` is the end of the one before it."""

    def __init__(self, source: str, pos: int) -> None:
        self.source = source
        self.before = pos
        self.kind = self.text = ""
        self.start = self.end = pos
        self._depth = 0
        self._read(pos)

    def _read(self, pos: int) -> None:
        self.start = skip_to(self.source, pos)
        found = _TOKEN(self.source, self.start)
        if found is None:
            sign = self.source[self.start]
            raise ParseFault(self.start, self.start + 1, _LEXER.get(sign, "unexpected character"))
        self.kind, self.text, self.end = str(found.lastgroup), found.group(), found.end()

    def take(self) -> str:
        """Move to the next token; the spelling of this one."""
        text = self.text
        if text in _OPENING:
            # The readers recurse where brackets nest.
            self._depth += 1
            if self._depth > MAX_DEPTH:
                self.fail(f"brackets nested more than {MAX_DEPTH} deep")
        elif text in _CLOSING:
            self._depth -= 1
        self.before = self.end
        self._read(self.end)
        return text

    def move(self, pos: int) -> None:
        """Go on with the token at or after `pos`."""
        self.before = pos
        self._read(pos)

    def take_if(self, text: str) -> bool:
        if self.text != text:
            return False
        self.take()
        return True

    def expect(self, text: str, message: str = "") -> None:
        if not self.take_if(text):
            self.fail_after(message or f"expected '{text}'")

    def some(self, read: Callable[[], _Item]) -> list[_Item]:
        """One item or several, with commas between them: what `read` returns for each."""
        found = [read()]
        while self.take_if(","):
            found.append(read())
        return found

    def items(self, read: Callable[[], _Item], closing: str, message: str = "") -> list[_Item]:
        """The same up to `closing`, whose opening bracket is taken; perhaps none."""
        if self.take_if(closing):
            return []
        found = self.some(read)
        self.expect(closing, message)
        return found

    @property
    def number(self) -> int:
        """The value of an integer; a huge one is not computed, but larger than what 64 bits hold."""
        if len(self.text) > _LONGEST:
            return 1 << 64
        return int(self.text, 16 if self.text.startswith("0x") else 10)

    def take_x(self) -> None:
        """The `x` between dimensions, which is the start of a word: of `x4`, `4` is left."""
        if self.kind != "word" or self.text[0] != "x":
            self.fail_after("expected 'x' in dimension list")
        self.move(self.start + 1)

    def fail(self, message: str, at: int | None = None) -> NoReturn:
        """At the token, or at the offset `at`."""
        start = self.start if at is None else at
        raise ParseFault(start, max(self.end, start), message)

    def fail_after(self, message: str) -> NoReturn:
        """About a token that should be here; at the end of the one before, where this one is in another line."""
        if "\n" in self.source[self.before : self.start]:
            raise ParseFault(self.before, self.before, message)
        self.fail(message)
