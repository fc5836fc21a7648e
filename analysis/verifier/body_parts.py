"""Types and attributes in the text of a body whose syntax is C++, without that syntax."""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.base import Attribute, Type
from ...ods.aliases import Aliases, mentioned_aliases
from ...ods.parse_fault import ParseFault
from ...syntax.text.lexer import TokenKind, significant_tokens
from ...syntax.types.attributes import read_attribute
from ...syntax.types.types import read_type

_NO_ALIASES = Aliases()
_LITERALS = frozenset(("dense", "sparse"))
_SHAPED = frozenset(("complex", "memref", "tensor", "tuple", "vector"))


def parts(body: str) -> Iterator[Type | Attribute | str]:
    """Each type and attribute of a dialect in `body`, and the message where one cannot be read."""
    end = 0
    for token in significant_tokens(body):
        word = body[token.start : token.end] if body.startswith("<", token.end) else ""
        is_type = token.kind is TokenKind.TYPE or word in _SHAPED
        if token.start < end or not (is_type or token.kind is TokenKind.ATTRIBUTE or word in _LITERALS):
            continue
        if mentioned_aliases(body[token.start : token.end]) and not body.startswith("<", token.end):
            # An alias: what it means is not known here.
            continue
        try:
            if is_type:
                found, end = read_type(body, token.start, _NO_ALIASES)
            else:
                found, end = read_attribute(body, token.start, _NO_ALIASES)
        except ParseFault as fault:
            yield fault.message
            return
        yield found
