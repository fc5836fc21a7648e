"""Names that the author gave to attributes, in text that is written anew: `#map` for `affine_map<(d0) -> (d0)>`."""

from __future__ import annotations

import re
from collections.abc import Callable, Mapping

from ...ir.attributes import DialectAttr
from ...ir.base import Attribute, Type

_NAMED = ("affine_map<", "affine_set<", "strided<", "#")
"""Beginnings of attributes that end at their bracket, so that their text is nowhere a part of another one's."""
_STRING = r'"(?:[^"\\]|\\.)*"'


def attribute_aliases(meanings: Mapping[str, Type | Attribute | None]) -> Callable[[str], str] | None:
    """The function that writes names for attributes in a text, outside of its strings; None where nothing has one.

    Args:
        meanings: by name, with its `#`; of several names for one attribute the first is written.
    """
    names: dict[str, str] = {}
    for name, meaning in meanings.items():
        if isinstance(meaning, Attribute) and not (isinstance(meaning, DialectAttr) and meaning.type is not None):
            text = str(meaning)
            if text.startswith(_NAMED) and text.endswith(">"):
                names.setdefault(text, name)
    if not names:
        return None
    longest = sorted(names, key=len, reverse=True)
    # After an attribute of a dialect, `: type` may belong to it, and none may follow a name.
    found = [re.escape(each) + (r"(?! *:)" if each[0] == "#" else "") for each in longest]
    pattern = re.compile("|".join([_STRING, *found]), re.DOTALL)
    begins = tuple([begin for begin in _NAMED if any(each.startswith(begin) for each in names)])

    def named(text: str) -> str:
        # Most pieces of text have no attribute at all.
        for begin in begins:
            if begin in text:
                return pattern.sub(lambda match: names.get(match.group(), match.group()), text)
        return text

    return named
