"""Type parser. The slice a type occupies is found first, then looked up, and parsed only when new.

`pos` may be at the type or at white space before it; the offset returned is after the type's last character.
"""

from __future__ import annotations

import re
from collections.abc import Sequence

from ...ir.base import Attribute, Type
from ...ir.source import TypeSpan
from ...ods.aliases import Aliases, mentioned_aliases
from ...ods.parse_fault import ParseFault
from ..text.balanced_extent import skip_to, type_end
from .reader import parse_type, plain_shaped

MAX_CACHED = 2_000
"""Code points; longer slices hardly repeat."""
_MAX_ENTRIES = 100_000

# A scalar, or a name with at most two levels of angle brackets and nothing difficult inside: nearly every type.
# Loops are unrolled so that no text makes the expression backtrack more than linearly.
PLAIN = r'[^<>(){}\[\]"/%-]*'
GROUP = rf"\[{PLAIN}\]|\({PLAIN}\)|->|-(?!>)"
_INNER = rf"<{PLAIN}(?:(?:{GROUP}){PLAIN})*>"
BRACKETS = rf"<{PLAIN}(?:(?:{_INNER}|{GROUP}){PLAIN})*>"
_ORDINARY_TYPE = (
    rf"(?:memref|tensor|vector|tuple|complex){BRACKETS}"
    r"|(?:[su]?i[0-9]+|index|f[0-9]+|bf16|none)(?![\w$.])"
    rf"|![\w$](?:[\w$.]|-(?!>))*(?:{BRACKETS}|(?![\w$.<-]|-(?!>)))"
)
_common = re.compile(rf"[ \t]*({_ORDINARY_TYPE})", re.ASCII).match

_types: dict[str, Type] = {}
_MAX_LISTS = 10_000
_type_lists: dict[str, tuple[TypeSpan, ...]] = {}
_types_by_aliases: dict[tuple[str, tuple[Type | Attribute | None, ...]], Type] = {}


def known_type(text: str) -> Type | None:
    """The type that `text` always means; None if it was never read before or depends on aliases."""
    return _types.get(text)


def known_types(text: str, start: int) -> list[TypeSpan] | None:
    """Types, with their places, that the list `text` at `start` always means; None as for `known_type`."""
    known = _type_lists.get(text)
    return [(start + first, start + end, type_) for first, end, type_ in known] if known is not None else None


def remember_types(text: str, start: int, types: Sequence[TypeSpan]) -> None:
    """The list `text`, which is at `start`, was read as `types`: know it again, unless that depends on aliases."""
    if mentioned_aliases(text):
        return
    if len(_type_lists) >= _MAX_LISTS:
        _type_lists.clear()
    _type_lists[text] = tuple([(at - start, end - start, type_) for at, end, type_ in types])


def read_type(source: str, pos: int, aliases: Aliases) -> tuple[Type, int]:
    """The type at `pos` and the offset after it; raises `ParseFault`."""
    match = _common(source, pos)
    if match is not None:
        found = _types.get(match.group(1))
        if found is not None:
            return found, match.end()
    start = skip_to(source, pos) if match is None else match.start(1)
    try:
        end = type_end(source, start) if match is None else match.end()
        text = source[start:end]
        found = _types.get(text)
        return (_type_of(start, text, aliases) if found is None else found), end
    except ParseFault as problem:
        problem.within = start, "type"
        raise


def _type_of(start: int, text: str, aliases: Aliases) -> Type:
    mentions = mentioned_aliases(text)
    if not mentions:
        made = plain_shaped(text) or _parse(start, text, aliases)
        if len(text) <= MAX_CACHED:
            if len(_types) >= _MAX_ENTRIES:
                _types.clear()
            _types[text] = made
        return made
    key = (text, aliases.meaning(mentions))
    made = _types_by_aliases.get(key)
    if made is None:
        made = _parse(start, text, aliases)
        if len(text) <= MAX_CACHED:
            if len(_types_by_aliases) >= _MAX_ENTRIES:
                _types_by_aliases.clear()
            _types_by_aliases[key] = made
    return made


def _parse(start: int, text: str, aliases: Aliases) -> Type:
    try:
        return parse_type(text, aliases)
    except ParseFault as problem:
        raise problem.shifted(start) from None
