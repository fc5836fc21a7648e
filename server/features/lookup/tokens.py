"""Tokens of names, also in text that could not be parsed, and never inside of strings and comments."""

from __future__ import annotations

import re
from collections.abc import Iterator

from ....ir.records import dataclass
from ....ods.dialect_bodies import unescape
from ....ods.parse_fault import ParseFault
from ....syntax.text.lexer import Token, TokenKind, token_at, tokens
from ....syntax.text.line_index import line_start

_LINE_END = re.compile(r"[\r\n]|\Z").search
_TRIVIA = (TokenKind.SPACE, TokenKind.COMMENT)


def line_end(text: str, offset: int) -> int:
    """The end of the line of `offset`, before its line end."""
    found = _LINE_END(text, offset)
    return found.start() if found is not None else len(text)


def token_under(text: str, offset: int) -> Token | None:
    """The token at `offset`, one that starts there before one that ends there; None for white space and comments."""
    found = token_at(text, offset, line_start(text, offset))
    if found is None or found.end < offset:
        return None
    if found.kind in _TRIVIA or found.kind is TokenKind.PUNCTUATION:
        # What ends where this begins is meant.
        before = token_at(text, offset - 1, line_start(text, offset)) if offset and found.start == offset else None
        if before is None or before.end != offset or before.kind in _TRIVIA or before.kind is TokenKind.PUNCTUATION:
            return None if found.kind in _TRIVIA else found
        return before
    return found


def tokens_spelled(text: str, spelling: str, start: int, end: int) -> Iterator[Token]:
    """The tokens between `start` and `end` that are `spelling`, in text order."""
    for line in lines_with(text, spelling, start, end):
        for token in tokens(text, *line):
            if token.start >= start and token.end <= end and text[token.start : token.end] == spelling:
                yield token


def lines_with(text: str, part: str, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The lines that contain `part` between `start` and `end`, whole and without their line ends."""
    at = text.find(part, start, end)
    while at >= 0:
        low, high = line_start(text, at), line_end(text, at)
        yield low, high
        at = text.find(part, high, end)


@dataclass(frozen=True)
class SymbolPart:
    """One `@name` of a chain `@a::@b`. `name`: without sign, quotes and escapes."""

    start: int
    end: int
    name: str


def symbol_name(spelling: str) -> str:
    """The symbol in `@name`, or in the string of a generic form."""
    bare = spelling.removeprefix("@")
    if not bare.startswith('"'):
        return bare
    try:
        return unescape(bare, 0)
    except ParseFault:
        return bare[1:-1]


def symbol_chains(text: str, start: int, end: int) -> Iterator[list[SymbolPart]]:
    """The references to symbols in the part of one line, and the names at definitions, each with all its parts."""
    chain: list[SymbolPart] = []
    is_open = False
    for token in tokens(text, start, end):
        if token.kind is TokenKind.SYMBOL:
            if chain and not is_open:
                yield chain
                chain = []
            chain.append(SymbolPart(token.start, token.end, symbol_name(text[token.start : token.end])))
            is_open = False
        elif token.kind is TokenKind.PUNCTUATION and text.startswith("::", token.start) and chain:
            is_open = True
        elif token.kind is not TokenKind.SPACE and chain:
            yield chain
            chain = []
            is_open = False
    if chain:
        yield chain
