"""Attribute parser: attributes, locations, affine maps and sets from text; positions as in `types`."""

from __future__ import annotations

import re
from typing import NamedTuple

from ...ir.affine import AffineExpr, AffineMap
from ...ir.attributes import UNIT, LocationAttr, SymbolRefAttr
from ...ir.base import Attribute, Type
from ...ir.lazy_pattern import lazy_pattern
from ...ods.aliases import Aliases, mentioned_aliases
from ...ods.dialect_bodies import unescape
from ...ods.parse_fault import ParseFault
from ..text.balanced_extent import attribute_end, balanced_end, fault, skip_to, string_end, symbol_end
from .construct import EMPTY_NAME
from .reader import TypeReader, parse_attribute
from .types import BRACKETS, GROUP, MAX_CACHED, PLAIN

_MAX_ENTRIES = 100_000
_name = lazy_pattern(r"[A-Za-z_][\w$.]*", re.ASCII).match

# What can be recognised whole with one match, and no `: type` can follow (or it is there).
_LAST = r"(?=[ ]?[,\]})])"
_common = re.compile(
    r"(?:-?[0-9]+(?:\.[0-9]*(?:[eE][-+]?[0-9]+)?)?(?:[ ]?:[ ](?:[su]?i[0-9]+|index|f[0-9]+|bf16)(?![\w$.])"
    rf'|{_LAST})|(?:true|false|unit)(?![\w$.])|"[^"\\\n\v\f]*"{_LAST}'
    rf"|(?:affine_map|affine_set|strided|array){BRACKETS}|\[{PLAIN}(?:(?:{GROUP}){PLAIN})*\]"
    r"|@[A-Za-z_][\w$.]*(?!\s*(?:::|//)|[\w$.]))",
    re.ASCII,
).match
PLAIN_SYMBOL = re.compile(r"@([A-Za-z_][\w$.]*)(?![\w$.])(?![ \t\r\n]*(?:::|[/\0]))", re.ASCII).match
_alias = lazy_pattern(r"#((?:[\w$]|-(?!>))+)(?![\w$.<-])", re.ASCII).match

_Key = tuple[str, "Type | None", tuple["Type | Attribute | None", ...]]
_attributes: dict[_Key, Attribute] = {}


class NamedAttribute(NamedTuple):
    """One `name = value`; a unit attribute written without a value has the empty value range after its name."""

    name: str
    name_start: int
    name_end: int
    value: Attribute
    value_start: int
    value_end: int


class _Dictionary(NamedTuple):
    """A dictionary that was read at `start`, with the aliases that it mentions and what they meant."""

    start: int
    entries: list[NamedAttribute]
    mentions: tuple[str, ...]
    meaning: tuple[Type | Attribute | None, ...]


_plain_dictionary = lazy_pattern(r'\{[^{}"/\n]*(?:"[^"\\\n]*"[^{}"/\n]*)*\}').match
"""One on one line, without a dictionary or a comment in it: most of them, and real programs repeat these."""
_MAX_CHARS = 300
"""Code points of a dictionary that is remembered."""
_dictionaries: dict[str, _Dictionary] = {}


def read_attribute(source: str, pos: int, aliases: Aliases, type_: Type | None = None) -> tuple[Attribute, int]:
    """The attribute at `pos` and the offset after it; raises `ParseFault`.

    `type_` given: the type is known from the context, and a `: type` after is left alone. Otherwise numbers
    without one are i64 and f64.
    """
    start = skip_to(source, pos)
    try:
        return _attribute_at(source, start, aliases, type_)
    except ParseFault as problem:
        problem.within = start, "attribute" if type_ is None else "value"
        raise


def _attribute_at(source: str, start: int, aliases: Aliases, type_: Type | None) -> tuple[Attribute, int]:
    match = _common(source, start) if type_ is None else None
    if match is None:
        alias = _alias(source, start)
        if alias is not None:
            found = aliases.attributes.get(alias.group(1))
            if found is not None:
                return found, alias.end()
    else:
        text = match.group()
        found = _attributes.get((text, None, ()))
        if found is not None:
            return found, match.end()
    end = attribute_end(source, start, with_type=type_ is None)
    text = source[start:end]
    if len(text) > MAX_CACHED:
        return _parse(start, text, aliases, type_), end
    mentions = mentioned_aliases(text) if "#" in text or "!" in text else ()
    key = (text, type_, aliases.meaning(mentions) if mentions else ())
    found = _attributes.get(key)
    if found is None:
        found = _parse(start, text, aliases, type_)
        if len(_attributes) >= _MAX_ENTRIES:
            _attributes.clear()
        _attributes[key] = found
    return found, end


def _parse(start: int, text: str, aliases: Aliases, type_: Type | None) -> Attribute:
    try:
        return parse_attribute(text, aliases, type_)
    except ParseFault as problem:
        raise problem.shifted(start) from None


def read_attribute_dict(source: str, pos: int, aliases: Aliases) -> tuple[list[NamedAttribute], int]:
    """`{name = value, name, ...}` in the order written, and the offset after `}`; names may repeat."""
    start = skip_to(source, pos)
    if not source.startswith("{", start):
        raise fault(source, start, "expected '{'")
    plain = _plain_dictionary(source, start)
    if plain is None:
        return _read_entries(source, start, aliases)
    text = plain.group()
    known = _dictionaries.get(text)
    if known is None or known.meaning != aliases.meaning(known.mentions):
        entries, end = _read_entries(source, start, aliases)
        if end == plain.end() and len(text) <= _MAX_CHARS:
            mentions = mentioned_aliases(text) if "#" in text or "!" in text else ()
            if len(_dictionaries) >= _MAX_ENTRIES:
                _dictionaries.clear()
            _dictionaries[text] = _Dictionary(start, entries, mentions, aliases.meaning(mentions))
        return entries, end
    by = start - known.start
    return [
        NamedAttribute(name, name_start + by, name_end + by, value, value_start + by, value_end + by)
        for name, name_start, name_end, value, value_start, value_end in known.entries
    ], plain.end()


def _read_entries(source: str, start: int, aliases: Aliases) -> tuple[list[NamedAttribute], int]:
    """Those of the dictionary at `start`, read one by one."""
    entries: list[NamedAttribute] = []
    pos = skip_to(source, start + 1)
    if source.startswith("}", pos):
        return entries, pos + 1
    while True:
        entry = _read_entry(source, pos, aliases)
        entries.append(entry)
        pos = skip_to(source, entry.value_end)
        if source.startswith("}", pos):
            return entries, pos + 1
        if not source.startswith(",", pos):
            raise fault(source, pos, "expected '}' in attribute dictionary")
        pos = skip_to(source, pos + 1)


def _read_entry(source: str, start: int, aliases: Aliases) -> NamedAttribute:
    match = _name(source, start)
    if match is not None:
        name, end = match.group(), match.end()
    elif source.startswith('"', start):
        name, end = read_string(source, start)
    else:
        raise fault(source, start, "expected attribute name")
    if not name:
        raise ParseFault(start, end, EMPTY_NAME)
    equals = skip_to(source, end)
    if not source.startswith("=", equals):
        return NamedAttribute(name, start, end, UNIT, end, end)
    value_start = skip_to(source, equals + 1)
    value, value_end = read_attribute(source, value_start, aliases)
    return NamedAttribute(name, start, end, value, value_start, value_end)


def read_location(source: str, pos: int, aliases: Aliases) -> tuple[LocationAttr, int]:
    """`loc(...)`. The name in `loc(#name)` may be undefined: it is kept, as it may be defined further down."""
    start = skip_to(source, pos)
    word = _name(source, start)
    if word is None or word.group() != "loc":
        raise fault(source, start, "expected 'loc'")
    try:
        found, end = read_attribute(source, start, aliases)
    except ParseFault as problem:
        # Of an operation's location that is no location, upstream says what we say.
        problem.within, problem.upstream = (start, "location"), ""
        raise
    if not isinstance(found, LocationAttr):
        raise ParseFault(start, end, "expected location")
    return found, end


def is_undefined(location: Attribute | None, aliases: Aliases) -> bool:
    """Whether `location` is the name of an alias that nothing defines."""
    if not isinstance(location, LocationAttr) or not location.body.startswith("#") or "<" in location.body:
        return False
    return location.body[1:] not in aliases.attributes and location.body not in aliases.broken


def read_symbol_ref(source: str, pos: int) -> tuple[SymbolRefAttr, int]:
    """`@root::@nested`."""
    plain = PLAIN_SYMBOL(source, pos)
    if plain is not None:
        return SymbolRefAttr(plain.group(1)), plain.end(1)
    start = skip_to(source, pos)
    end = symbol_end(source, start)
    try:
        found = TypeReader(source[start:end], Aliases()).symbol(0)
    except ParseFault as problem:
        raise problem.shifted(start) from None
    if not isinstance(found, SymbolRefAttr):
        raise ParseFault(start, end, "expected symbol name")
    return found, end


def read_string(source: str, pos: int) -> tuple[str, int]:
    """The content of a string literal, escapes resolved."""
    start = skip_to(source, pos)
    if not source.startswith('"', start):
        raise fault(source, start, "expected string")
    end = string_end(source, start)
    return unescape(source[start:end], start), end


def read_affine_map(source: str, pos: int) -> tuple[AffineMap, int]:
    """`(d0)[s0] -> (...)`, bare or in `affine_map<>`."""
    start, wrapped = _affine_start(source, pos, "affine_map")
    from .affine import AffineReader

    reader = AffineReader(source, start)
    found = reader.map()
    return found, _affine_end(source, reader.end, wrapped)


def read_affine_expression(source: str, pos: int, names: dict[str, AffineExpr]) -> tuple[AffineExpr, int]:
    """One expression over `names`."""
    from .affine import AffineReader

    reader = AffineReader(source, pos, names)
    return reader.expression(), reader.end


def _affine_start(source: str, pos: int, keyword: str) -> tuple[int, bool]:
    start = skip_to(source, pos)
    word = _name(source, start)
    if word is None:
        wrapped, body = False, start
    elif word.group() == keyword:
        body = skip_to(source, word.end())
        if not source.startswith("<", body):
            raise fault(source, body, "expected '<'")
        wrapped, body = True, body + 1
    else:
        raise fault(source, start, f"expected '{keyword}'")
    header = skip_to(source, body)
    if source.startswith("(", header):
        # Bounds the nesting before anything recurses over it.
        balanced_end(source, header)
    return body, wrapped


def _affine_end(source: str, pos: int, wrapped: bool) -> int:
    if not wrapped:
        return pos
    end = skip_to(source, pos)
    if not source.startswith(">", end):
        raise fault(source, end, "expected '>'")
    return end + 1
