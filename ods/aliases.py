"""The names a file gives to types and attributes (`!name = ...`, `#name = ...`)."""

from __future__ import annotations

import re
from collections.abc import Sequence

from ..ir.attributes import OpaqueAttr
from ..ir.base import Attribute, Type
from ..ir.lazy_pattern import lazy_pattern
from ..ir.records import dataclass, field
from ..ir.types import UNKNOWN_TYPE

NAME = r"(?:[0-9]+(?![\w$])|[A-Za-z_$](?:[\w$]|-(?!>))*)"
"""The name of an alias, which has no dot; `!name<...>` is the long spelling of a dialect's type."""
MENTION = rf"[!#]{NAME}(?![\w$.<]|-(?!>))"
_MENTION = re.compile(MENTION, re.ASCII)
_OF_EACH_KIND = tuple([lazy_pattern(MENTION.replace("[!#]", sign, 1), re.ASCII).findall for sign in "#!"])
"""The same, each of one sign: a search for one character is several times as fast as one for either of two."""


@dataclass(slots=True)
class Aliases:
    """Names without `!` and `#`. Both dictionaries may be changed at any time; readers keep no copy of them."""

    types: dict[str, Type] = field(default_factory=dict[str, Type])
    attributes: dict[str, Attribute] = field(default_factory=dict[str, Attribute])
    broken: set[str] = field(default_factory=set[str])
    """Names, with `!` or `#`, whose definition could not be read, or mentions one that could not: complained about
    once, there. They mean something unknown, in part at least."""
    has_lost_names: bool = False
    """Whether a definition has lost its name: then nobody knows which of the names that nothing defines it was."""

    def meaning(self, mentions: tuple[str, ...]) -> tuple[Type | Attribute | None, ...]:
        """Meanings of `mentions` (with their `!` or `#`) at present, None for the undefined."""
        return tuple([self.type(name[1:]) if name[0] == "!" else self.attribute(name[1:]) for name in mentions])

    def type(self, name: str) -> Type | None:
        found = self.types.get(name)
        return UNKNOWN_TYPE if found is None and self.has_lost_names else found

    def attribute(self, name: str) -> Attribute | None:
        found = self.attributes.get(name)
        return OpaqueAttr(f"#{name}") if found is None and self.has_lost_names else found

    def define_broken(self, name: str) -> None:
        """`name` has its `!` or `#`."""
        self.broken.add(name)
        if name[0] == "!":
            self.types[name[1:]] = UNKNOWN_TYPE
        else:
            self.attributes[name[1:]] = OpaqueAttr(name)

    def is_affected_by_broken_alias(self, text: str) -> bool:
        """Whether `text` uses a name whose meaning a broken definition hides."""
        if self.has_lost_names:
            return any(found is None for found in map(self._meaning, mentioned_aliases(text)))
        return bool(self.broken) and not self.broken.isdisjoint(mentioned_aliases(text))

    def _meaning(self, name: str) -> Type | Attribute | None:
        return self.types.get(name[1:]) if name[0] == "!" else self.attributes.get(name[1:])


def mentioned_aliases(text: str) -> tuple[str, ...]:
    """Each `!name` and `#name` in `text` that may be an alias, in order; those inside strings are counted too."""
    return tuple(_MENTION.findall(text))


def alias_names(text: str) -> Sequence[str]:
    """The names that `mentioned_aliases` returns, each once: attributes first, each kind in order."""
    return [*dict.fromkeys([name for find in _OF_EACH_KIND for name in find(text)])]
