"""Rename: values, blocks, symbols and aliases, with all of their uses.

A name is refused when the program would not be the same with it: because it is no name, or because something that is
visible there has it already. What the new text means is read before it is offered.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Iterator

from ....ir.attributes import quoted, symbol_text
from ....ir.graph import Block, Region, Value
from ....ir.records import dataclass
from ....ods.aliases import NAME
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.text.edits import TextEdit, apply_edits
from ....syntax.text.findings import Severity
from ...facts.refusals import in_document
from ..lookup.aliases import alias_at, alias_definitions, alias_mentions, alias_names
from ..lookup.node_at import Span, chunk_of, local_offset
from ..lookup.symbol_tables import Symbol, Table
from ..lookup.symbols import symbol_at
from ..lookup.tokens import tokens_spelled
from ..lookup.values import (
    Named,
    base_of,
    family,
    mentions_of_block,
    mentions_of_values,
    named_at,
    scope_of,
)

_SUFFIX = re.compile(r"[0-9]+|(?:[A-Za-z_$.]|-(?!>))(?:[A-Za-z0-9_$.]|-(?!>))*", re.ASCII).fullmatch
"""Characters after `%` and `^`: `suffix-id` of the language reference."""
_ALIAS = re.compile(NAME, re.ASCII).fullmatch
_CONTROL = re.compile(r"[\r\n\v\f\0]").search
_SPOILT = frozenset(("redefinition", "undefined-value", "undefined-block", "type-mismatch", "syntax"))


class RenameError(Exception):
    """Reason why a new name is invalid: a sentence for the user."""


@dataclass(frozen=True)
class Renaming:
    """`edits`: of the document, in text order. `symbol`: what was renamed, if it was a symbol, and its new name."""

    edits: tuple[TextEdit, ...]
    symbol: Symbol | None = None
    name: str = ""


@dataclass(frozen=True)
class Renamable:
    """`start`, `end`: what an editor selects, offsets; `name`: what it proposes, without sign and quotes."""

    start: int
    end: int
    name: str


def prepare_rename(document: Document, offset: int) -> Renamable | None:
    """The renamable name at `offset`; None for anything else.

    Raises:
        RenameError: there is a name, and it cannot be changed.
    """
    symbol = symbol_at(document, offset)
    if symbol is not None:
        start, end = _inside_quotes(document.text, symbol.start, symbol.end)
        return Renamable(start, end, document.text[start:end])
    alias = alias_at(document.text, offset)
    if alias is not None:
        name, start, end = alias
        if next(alias_definitions(document, chunk_of(document, offset), name), None) is None:
            raise RenameError(f"nothing in this part of the file defines {name}")
        return Renamable(start + 1, end, name[1:])
    found = _named(document, offset)
    if found is None:
        return None
    item, named = found
    if not named.values and named.block is None:
        raise RenameError(f"{named.spelling} is ambiguous here")
    if named.block is not None and named.block.parent is None:
        raise RenameError(f"nothing defines {named.spelling}")
    start, end = in_document(item, (named.start, named.end))
    return Renamable(start + 1, end, named.spelling[1:])


def rename(document: Document, offset: int, name: str) -> Renaming | None:
    """The edits that call what is at `offset` `name`, which may have its sign, or not; None where nothing can have
    another name.

    Raises:
        RenameError: it cannot be called so.
    """
    if prepare_rename(document, offset) is None:
        return None
    symbol = symbol_at(document, offset)
    if symbol is not None:
        wanted = symbol_wanted(name)
        return Renaming(tuple(edits_of_symbol(symbol, wanted)), symbol, wanted)
    alias = alias_at(document.text, offset)
    if alias is not None:
        return Renaming(tuple(_edits_of_alias(document, alias[0], offset, name)))
    found = _named(document, offset)
    if found is None:
        return None
    item, named = found
    if named.block is not None:
        edits = _edits_of_block(item, named.block, _suffix(name, "^"))
    else:
        edits = _edits_of_values(document, item, named, _suffix(name, "%"))
    _check(document, edits)
    return Renaming(tuple(edits))


def _named(document: Document, offset: int) -> tuple[Item, Named] | None:
    item = document.item_at(offset)
    if item is None or item.kind is ItemKind.ALIAS:
        return None
    named = named_at(item, local_offset(item, offset), document.knowledge)
    return (item, named) if named is not None else None


def _inside_quotes(text: str, start: int, end: int) -> Span:
    if text.startswith("@", start):
        start += 1
    return (start + 1, end - 1) if text.startswith('"', start) else (start, end)


# Values and blocks


def _suffix(name: str, sign: str) -> str:
    bare = name.removeprefix(sign)
    if _SUFFIX(bare) is None:
        raise RenameError(
            f"'{name}' is no name for a {'value' if sign == '%' else 'block'}: allowed are digits alone, or letters, "
            "digits and $ . _ - not starting with a digit"
        )
    return bare


def _edits_of_values(document: Document, item: Item, named: Named, name: str) -> list[TextEdit]:
    knowledge = document.knowledge
    values = family(named.values, knowledge)
    new = "%" + name
    if new == named.spelling:
        return []
    for value in values:
        other = _visible_with(item, value, new, values, document)
        if other is not None:
            raise RenameError(f"{new} {other}")
    length = len(named.spelling)
    places = [each.start for each in mentions_of_values(item, values, knowledge)]
    return [_edit(item, start, start + length, new) for start in places]


def _visible_with(item: Item, value: Value, new: str, own: Iterable[Value], document: Document) -> str | None:
    """The definition called `new` that is visible with `value`, in words; None if there is none."""
    scope = scope_of(value.parent_region, document.knowledge)
    source, taken = item.parsed.source, {*own}
    syntax = scope.syntax if scope is not None else None
    low, high = (syntax.start, syntax.end) if syntax is not None else (0, len(source))
    for token in tokens_spelled(source, new, low, high):
        there = named_at(item, token.start, document.knowledge)
        others = [other for other in there.values if other not in taken] if there is not None else []
        if not others:
            return f"is used in line {_line(document, item, token.start)} for something that could not be read"
        if base_of(others[0]) == new and _see_each_other(value, others[0]):
            place = others[0].span[0] if others[0].span is not None else token.start
            return f"is already defined in line {_line(document, item, place)}"
    return None


def _see_each_other(first: Value, second: Value) -> bool:
    """Whether one is defined in a region in which the other is visible."""
    regions = (first.parent_region, second.parent_region)
    return any(one is None or one.is_ancestor_of(other) for one, other in (regions, regions[::-1]))


def _edits_of_block(item: Item, block: Block, name: str) -> list[TextEdit]:
    if name == block.label:
        return []
    region: Region | None = block.parent
    if region is not None and any(other.label == name for other in region.blocks):
        raise RenameError(f"^{name} is already a block of this region")
    return [_edit(item, each.start, each.end, f"^{name}") for each in mentions_of_block(item, block)]


def _edit(item: Item, start: int, end: int, text: str) -> TextEdit:
    return TextEdit(*in_document(item, (start, end)), text)


def _line(document: Document, item: Item, local: int) -> int:
    start, _ = in_document(item, (local, local))
    return document.text.count("\n", 0, start) + 1


def _check(document: Document, edits: list[TextEdit]) -> None:
    """
    Raises:
        RenameError: the edited text has an error that this one has not.
    """
    if not edits:
        return
    edited = document.edited(apply_edits(document.text, edits))
    before = [finding for finding in document.findings if finding.code in _SPOILT]
    after = [finding for finding in edited.findings if finding.code in _SPOILT and finding.severity is Severity.ERROR]
    if len(after) > len(before):
        known = {finding.message for finding in before}
        news = next((finding for finding in after if finding.message not in known), after[-1])
        raise RenameError(f"the new name would cause an error: {news.message}")


# Symbols


def symbol_wanted(name: str) -> str:
    """The symbol's name that `name`, with sign and quotes or without, means.

    Raises:
        RenameError: it means none.
    """
    bare = name.removeprefix("@")
    if len(bare) > 1 and bare[0] == bare[-1] == '"':
        bare = bare[1:-1]
    if not bare:
        raise RenameError("the name of a symbol cannot be empty")
    if _CONTROL(bare):
        raise RenameError("the name of a symbol cannot contain line breaks")
    return bare


def edits_of_symbol(symbol: Symbol, name: str) -> Iterator[TextEdit]:
    """The edits that call `symbol` `name` in its chunk.

    Raises:
        RenameError: another symbol of its table has this name.
    """
    if name == symbol.name:
        return
    if name in symbol.table.definitions:
        raise RenameError(f"{symbol_text(name)} is already defined")
    text = symbol.tables.document.text
    mentions = sorted(symbol.tables.mentions(symbol.table, symbol.name), key=lambda each: each.start)
    for each in mentions:
        if _captured(symbol, each.item, each.start, name):
            raise RenameError(f"{symbol_text(name)} would mean another symbol where {symbol_text(symbol.name)} is used")
        is_string = text.startswith('"', each.start)
        yield TextEdit(each.start, each.end, quoted(name) if is_string else symbol_text(name))


def _captured(symbol: Symbol, item: Item, start: int, name: str) -> bool:
    """Whether a table that is nearer than that of `symbol` to the offset `start` has `name`."""
    at: Table | None = symbol.tables.nearest(item, local_offset(item, start))
    hidden = False
    while at is not None and at is not symbol.table:
        hidden |= name in at.definitions
        at = at.around
    return hidden and at is not None


# Aliases


def _edits_of_alias(document: Document, old: str, offset: int, name: str) -> Iterator[TextEdit]:
    sign = old[0]
    bare = name.removeprefix(sign)
    if _ALIAS(bare) is None:
        raise RenameError(
            f"'{name}' is no name for an alias: allowed are digits alone, or letters, digits, $, _ and -"
            if "." not in bare
            else f"'{name}' is no name for an alias: names with a dot belong to dialects"
        )
    new = sign + bare
    if new == old:
        return
    chunk = chunk_of(document, offset)
    if new in alias_names(document, chunk):
        raise RenameError(f"{new} is already an alias")
    if next(alias_mentions(document, chunk, new), None) is not None:
        raise RenameError(f"{new} is used here already, without a definition")
    for start, end in alias_mentions(document, chunk, old):
        yield TextEdit(start, end, new)
