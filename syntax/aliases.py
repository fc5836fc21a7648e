"""The names a file gives to types and attributes (`!name = ...`, `#name = ...`)."""

from __future__ import annotations

import re

from ..ir.base import Attribute, Type
from ..ir.records import dataclass, field

# An alias name has no dot; `!name<...>` is the long spelling of a dialect's type.
MENTION = r"[!#][A-Za-z0-9_$](?:[\w$]|-(?!>))*(?![\w$.<])"
_MENTION = re.compile(MENTION, re.ASCII)


@dataclass(slots=True)
class Aliases:
    """Names without `!` and `#`. Both dictionaries may be changed at any time; readers keep no copy of them."""

    types: dict[str, Type] = field(default_factory=dict[str, Type])
    attributes: dict[str, Attribute] = field(default_factory=dict[str, Attribute])

    def meaning(self, mentions: tuple[str, ...]) -> tuple[Type | Attribute | None, ...]:
        """What `mentions` (with their `!` or `#`) stand for now, None for the undefined."""
        return tuple(self.types.get(name[1:]) if name[0] == "!" else self.attributes.get(name[1:]) for name in mentions)


def mentioned_aliases(text: str) -> tuple[str, ...]:
    """Each `!name` and `#name` in `text` that may be an alias, in order; those inside strings are counted too."""
    return tuple(_MENTION.findall(text))
