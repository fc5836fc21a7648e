"""Tokens of MLIR text. Total: the tokens of any text, joined, are that text; what is no token is an error token.

Follows mlir/lib/AsmParser/Lexer.cpp, except that white space and comments are tokens too, and that a name does not
take the `-` of an arrow with it (`%a->` is `%a`, `->`).
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from enum import Enum
from typing import NamedTuple


class TokenKind(Enum):
    SPACE = "space"
    COMMENT = "comment"
    WORD = "word"
    """A bare identifier, dots and `$` included: `arith.addi`, `loc`, `x5xf32`."""
    INTEGER = "integer"
    HEXADECIMAL = "hexadecimal"
    FLOAT = "float"
    STRING = "string"
    VALUE = "value"
    """`%name`, `%0`; the `#1` of `%a#1` is an `ATTRIBUTE` token directly after."""
    BLOCK = "block"
    SYMBOL = "symbol"
    """`@name` or `@"any text"`; each part of `@a::@b` is one."""
    ATTRIBUTE = "attribute"
    """`#name`, dots included."""
    TYPE = "type"
    """`!name`, dots included."""
    PUNCTUATION = "punctuation"
    """`->`, `::`, `...`, `{-#`, `#-}`, or one character."""
    ERROR = "error"
    """A character MLIR does not know, or a string without its end, up to the end of the line."""


class Token(NamedTuple):
    """`start` and `end` are offsets into the text, `start` < `end`."""

    kind: TokenKind
    start: int
    end: int


NAME = r"(?:[0-9]+|(?:[A-Za-z_$.]|-(?!>))(?:[A-Za-z0-9_$.]|-(?!>))*)"
"""Pattern of what follows the sign of a value, block, symbol or alias."""
_STRING = r'"[^"\\\n\v\f]*(?:\\[^\n\v\f][^"\\\n\v\f]*)*"'

_token = re.compile(
    rf"""
    (?P<SPACE>[ \t\r\n\0]+)
  | (?P<WORD>[A-Za-z_][A-Za-z0-9_$.]*)
  | (?P<VALUE>%{NAME})
  | (?P<HEXADECIMAL>0x[0-9A-Fa-f]+)
  | (?P<FLOAT>[0-9]+\.[0-9]*(?:[eE][-+]?[0-9]+)?)
  | (?P<INTEGER>[0-9]+)
  | (?P<COMMENT>//[^\r\n]*)
  | (?P<STRING>{_STRING})
  | (?P<SYMBOL>@(?:[A-Za-z_][A-Za-z0-9_$.]*|{_STRING}))
  | (?P<BLOCK>\^{NAME})
  | (?P<PUNCTUATION>->|::|\.\.\.|\{{-\#|\#-\}}|[:,=<>{{}}()\[\]+\-*/?|])
  | (?P<ATTRIBUTE>\#{NAME})
  | (?P<TYPE>!{NAME})
  | (?P<ERROR>"(?:[^\r\n\v\f]|\r(?!\n))*|[^\x00-\x7F]+|[\x00-\x7F])
    """,
    re.VERBOSE,
)
_KINDS = {kind.name: kind for kind in TokenKind}
_TRIVIA = (TokenKind.SPACE, TokenKind.COMMENT)


def tokens(text: str, start: int = 0, end: int | None = None) -> Iterator[Token]:
    """The tokens of `text[start:end]`; a token that would reach over `end` is cut there and may change its kind.

    `start` should be a place where a token starts.
    """
    kinds = _KINDS
    for match in _token.finditer(text, start, len(text) if end is None else end):
        yield Token(kinds[match.lastgroup or "ERROR"], match.start(), match.end())


def significant_tokens(text: str, start: int = 0, end: int | None = None) -> Iterator[Token]:
    """As `tokens`, without white space and comments."""
    return (token for token in tokens(text, start, end) if token.kind not in _TRIVIA)


def token_at(text: str, offset: int, line_start: int) -> Token | None:
    """The token that covers `offset`, or else ends there; None in an empty line or text.

    `line_start` is where the line of `offset` starts: no token but white space crosses the end of a line.
    """
    found: Token | None = None
    for token in tokens(text, line_start):
        if token.start > offset or (token.start == offset and token.kind in _TRIVIA and found is not None):
            break
        found = token
        if token.end > offset:
            break
    return found
