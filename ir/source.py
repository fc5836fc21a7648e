"""Source spans: the places of operations and their parts in a text.

Spans are pairs of offsets (code points, half open) into `OpSyntax.source`, the text of the item the
operation was parsed from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from .base import Attribute, Type

Span = tuple[int, int]
TypeSpan = tuple[int, int, "Type"]
"""A written type: its start, its end and what it means."""


class Written(Protocol):
    """Finds again, in the text of an operation, what was read there without taking notes."""

    def type_spans(self, syntax: OpSyntax, /) -> list[TypeSpan]: ...

    def attribute_spans(self, syntax: OpSyntax, /) -> dict[str, Span]: ...


class OpSyntax:
    """Place of an operation in the text. All offsets index `source`.

    `opaque`: only values, blocks, symbols, types and regions were recognised; the custom syntax itself
    was not understood. `attribute_spans` maps a written name to the span of its value; `type_spans`,
    `symbol_spans` list written types and symbol references in text order.
    """

    # The last three are only made on access: most operations are parsed and never inspected.
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
        "written",
    )

    attribute_spans: dict[str, Span]
    type_spans: list[TypeSpan]
    symbol_spans: list[tuple[int, int, Attribute]]

    def __init__(self, source: str, start: int, end: int, name_start: int, name_end: int) -> None:
        self.source = source
        self.start = start
        self.end = end
        self.name_start = name_start
        self.name_end = name_end
        self.opaque = False
        self.written: Written | None = None
        """None when there is nothing to find."""

    def __getattr__(self, name: str) -> object:
        """The value of a slot that nothing was put into yet."""
        made: object
        if name == "type_spans":
            made = self.written.type_spans(self) if self.written is not None else []
        elif name == "attribute_spans":
            made = self.written.attribute_spans(self) if self.written is not None else {}
        elif name == "symbol_spans":
            made = []
        else:
            raise AttributeError(name)
        setattr(self, name, made)
        return made

    @property
    def is_generic(self) -> bool:
        """Whether this is the generic form, where the name is a string."""
        return self.source.startswith('"', self.name_start)

    @property
    def text(self) -> str:
        return self.source[self.start : self.end]
