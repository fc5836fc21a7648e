"""Aliases of types and attributes, by their occurrences."""

from __future__ import annotations

from collections.abc import Iterator

from ....ods.aliases import mentioned_aliases
from ....syntax.document.document import Document, Item, ParsedChunk
from ....syntax.document.segmenter import ItemKind
from ....syntax.text.lexer import TokenKind
from .node_at import Span
from .tokens import token_under, tokens_spelled

_SIGNS = {TokenKind.TYPE: "!", TokenKind.ATTRIBUTE: "#"}


def alias_at(text: str, offset: int) -> tuple[str, int, int] | None:
    """The alias that `!name` or `#name` at `offset` may be, with its sign, and its place; None for anything else."""
    token = token_under(text, offset)
    if token is None or token.kind not in _SIGNS:
        return None
    name = text[token.start : token.end]
    if mentioned_aliases(name + text[token.end : token.end + 1]) != (name,) or name[1:].isdigit():
        return None
    return name, token.start, token.end


def alias_definitions(document: Document, chunk: ParsedChunk, name: str) -> Iterator[Span]:
    """The definitions of `name`, with its sign, in `chunk`; offsets of the name."""
    for item in _alias_items(chunk):
        if document.text[item.start : item.end].partition("=")[0].rstrip() == name:
            yield item.start, item.start + len(name)


def alias_names(document: Document, chunk: ParsedChunk) -> Iterator[str]:
    """All that are defined in `chunk`, with their signs."""
    for item in _alias_items(chunk):
        yield document.text[item.start : item.end].partition("=")[0].rstrip()


def _alias_items(chunk: ParsedChunk) -> Iterator[Item]:
    pending = list(reversed(chunk.items))
    while pending:
        item = pending.pop()
        pending.extend(reversed(item.children))
        if item.kind is ItemKind.ALIAS:
            yield item


def alias_mentions(document: Document, chunk: ParsedChunk, name: str) -> Iterator[Span]:
    """All places in `chunk` that write `name`, which has its sign, its definitions among them, in text order."""
    text = document.text
    for token in tokens_spelled(text, name, chunk.start, chunk.end):
        # `!name<` is a type of the dialect `name`.
        if not text.startswith("<", token.end):
            yield token.start, token.end
