"""Cutting a text into items: alias definitions, operations directly in a module, modules.

An item is what is read again as a whole when the text changes inside of it. The cut looks at braces and
line starts only, so it is cheap and works on broken text.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Mapping
from enum import Enum

from ..ir.records import dataclass
from .braces import braces_of
from .cursor import SKIP
from .recovery import operation_end

_ALIAS = re.compile(r"[#!][A-Za-z_][\w$]*\s*=", re.ASCII).match
_MODULE = re.compile(r"(?:builtin\.)?module\b(?!\s*[=.])").match
_SEPARATOR = re.compile(r"^// -----[^\r\n]*$", re.MULTILINE)
_MAX_DEPTH = 50
"""Modules nested deeper than this are read as one item."""
_ATTRIBUTES_BEFORE = re.compile(r"attributes\s*$")


class Kind(Enum):
    ALIAS = "alias"
    OPERATIONS = "operations"
    MODULE = "module"


@dataclass(frozen=True)
class Piece:
    """One item as cut: offsets into the whole text. A module's body is between its braces at `opening`, `closing`."""

    kind: Kind
    start: int
    end: int
    opening: int = 0
    closing: int = 0
    children: tuple[Piece, ...] = ()


@dataclass(frozen=True)
class Chunk:
    """What stands between two `// -----` lines. Nothing is visible across chunks."""

    start: int
    end: int
    pieces: tuple[Piece, ...]


def cut(text: str) -> list[Chunk]:
    """The chunks of `text` in order; at least one. Their pieces do not overlap and are in text order."""
    bounds = [0]
    for found in _SEPARATOR.finditer(text):
        bounds.extend((found.start(), found.end()))
    bounds.append(len(text))
    chunks: list[Chunk] = []
    for start, end in zip(bounds[::2], bounds[1::2], strict=True):
        braces = braces_of(text, start, end)
        chunks.append(Chunk(start, end, tuple(_pieces(text, start, end, braces.pairs))))
    return chunks


def _pieces(text: str, start: int, end: int, braces: Mapping[int, int], depth: int = 0) -> Iterator[Piece]:
    pieces = list(_cut_body(text, start, end, braces, depth))
    entangled = next((i for i, p in enumerate(pieces) if text[p.start] == "%"), None)
    if entangled is None or entangled == len(pieces) - 1:
        yield from pieces
        return
    # Values defined directly in a module are visible in what follows: one item then.
    alias_free = [p for p in pieces if p.kind is not Kind.ALIAS]
    yield from (p for p in pieces if p.kind is Kind.ALIAS and p.start < pieces[entangled].start)
    first = alias_free[0].start
    aliases_after = [p for p in pieces if p.kind is Kind.ALIAS and p.start > first]
    last = alias_free[-1].end
    cuts = [first, *(x for p in aliases_after if p.start < last for x in (p.start, p.end)), last]
    for a, b in zip(cuts[::2], cuts[1::2], strict=True):
        if text[a:b].strip():
            yield Piece(Kind.OPERATIONS, a, b)
    yield from aliases_after


def _cut_body(text: str, start: int, end: int, braces: Mapping[int, int], depth: int) -> Iterator[Piece]:
    pos = start
    while True:
        pos = SKIP(text, pos, end).end()  # pyright: ignore[reportOptionalMemberAccess]
        if pos >= end:
            return
        stop = operation_end(text, pos, end, braces)
        if text.startswith("{-#", pos):
            # The file's resources: no operations inside.
            close = text.find("#-}", pos, end)
            stop = close + 3 if close >= 0 else end
            yield Piece(Kind.ALIAS, pos, stop)
        elif _ALIAS(text, pos, end):
            yield Piece(Kind.ALIAS, pos, stop)
        elif _MODULE(text, pos, end) and depth < _MAX_DEPTH:
            yield _module(text, pos, stop, braces, depth)
        else:
            yield Piece(Kind.OPERATIONS, pos, stop)
        pos = stop


def _module(text: str, start: int, end: int, braces: Mapping[int, int], depth: int) -> Piece:
    opening = text.find("{", start, end)
    if opening >= 0 and _ATTRIBUTES_BEFORE.search(text, start, opening):
        opening = text.find("{", braces.get(opening, end), end)
    closing = braces.get(opening, -1)
    if opening < 0 or closing < 0 or closing > end:
        return Piece(Kind.OPERATIONS, start, end)
    children = tuple(_pieces(text, opening + 1, closing, braces, depth + 1))
    return Piece(Kind.MODULE, start, end, opening, closing, children)
