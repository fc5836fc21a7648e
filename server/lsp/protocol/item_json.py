"""JSON of what is said about each item, kept with the item as text: after an edit, most of it only has to be moved.

Making and checking objects for thousands of functions takes longer than finding out what they say.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Iterable, Sequence
from functools import cache
from typing import TYPE_CHECKING

from ....syntax.document.document import Item
from ....syntax.parser.fact_cache import FactKey
from ...session.snapshot import View
from .lazy_lsprotocol import converter
from .pygls_adapter import JsonText

if TYPE_CHECKING:
    import cattrs

_BASE_OF = {"line": 0, "startLine": 0, "endLine": 0, "offset": 1, "version": 2}
_NUMBER = re.compile(rf'"({"|".join(_BASE_OF)})": (\d+)')
"""A key with its number. Within a string of JSON there is no quote without a backslash, so only keys are found."""

_Bases = tuple[int, int, int]
"""Line and offset of an item, and the version of its document."""


class MovableJson:
    """Text of JSON with numbers of lines, offsets and versions that follow those of an item."""

    __slots__ = ("_bases", "_numbers", "_template", "_text")

    def __init__(self, text: str, bases: _Bases) -> None:
        self._bases, self._text = bases, text
        self._template = _NUMBER.sub(r'"\1": %d', text.replace("%", "%%"))
        found = [(_BASE_OF[key], int(number)) for key, number in _NUMBER.findall(text)]
        self._numbers = tuple([(which, number - bases[which]) for which, number in found])

    def at(self, bases: _Bases) -> str:
        if bases != self._bases:
            self._bases, self._text = bases, self._template % tuple([bases[w] + n for w, n in self._numbers])
        return self._text


ItemJsonKey = FactKey[MovableJson]


def json_of(values: Sequence[object]) -> str:
    """Protocol objects as JSON, separated by commas, without brackets around them."""
    return json.dumps(_converter().unstructure(values))[1:-1]


@cache
def _converter() -> cattrs.Converter:
    return converter()


def listed(pieces: Iterable[str]) -> JsonText:
    """An array of all that is in `pieces`, some of which may be empty."""
    return JsonText(f"[{', '.join(filter(None, pieces))}]")


def json_of_item(
    view: View,
    item: Item,
    key: ItemJsonKey,
    input_: object,
    make: Callable[[Item], Sequence[object]],
    *,
    is_versioned: bool = False,
) -> str:
    """`json_of` what `make` says about `item`, made anew only if `input_` has changed.

    Args:
        is_versioned: whether the objects contain offsets or the version of the document.
    """
    snapshot, start = view.snapshot, item.start
    line = snapshot.lines.line_at(start)
    # Columns in the first line depend on what is before the item there.
    before = snapshot.text[snapshot.lines.line_start(line) : start]
    bases = (line, start, snapshot.version or 0) if is_versioned else (line, 0, 0)
    whole_input = (input_, snapshot.encoding, before)
    known = item.parsed.facts.find(key, whole_input)
    if known is None:
        known = item.parsed.facts.put(key, whole_input, MovableJson(json_of(make(item)), bases))
    return known.at(bases)
