"""Where operations stand in a text.

Spans are pairs of offsets (code points, half open) into `OpSyntax.source`, the text of the item the
operation was parsed from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from .base import Attribute, Type

Span = tuple[int, int]


class OpSyntax:
    """Where an operation stands in the text. All offsets index `source`.

    `opaque`: only values, blocks, symbols, types and regions were recognised; the custom syntax itself
    was not understood. `attribute_spans` maps a written name to the span of its value; `type_spans`,
    `symbol_spans` list written types and symbol references in text order.
    """

    __slots__ = (
        "attribute_spans",
        "end",
        "name_end",
        "name_start",
        "opaque",
        "source",
        "start",
        "symbol_spans",
        "type_spans",
    )

    def __init__(self, source: str, start: int, end: int, name_start: int, name_end: int) -> None:
        self.source = source
        self.start = start
        self.end = end
        self.name_start = name_start
        self.name_end = name_end
        self.opaque = False
        self.attribute_spans: dict[str, Span] = {}
        self.type_spans: list[tuple[int, int, Type]] = []
        self.symbol_spans: list[tuple[int, int, Attribute]] = []

    @property
    def text(self) -> str:
        return self.source[self.start : self.end]
