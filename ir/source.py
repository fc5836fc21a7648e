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


class Within(tuple[int, int]):
    """A span as offsets from the start of the operation it belongs to: copies of an operation share them."""

    __slots__ = ()


def span_at(place: Span | None, syntax: OpSyntax | None) -> Span | None:
    """The span at `place`, a span or a `Within` of the operation at `syntax`; None for what has no text."""
    if not isinstance(place, Within):
        return place
    return (syntax.start + place[0], syntax.start + place[1]) if syntax is not None else None


class Written(Protocol):
    """Finds again, in the text of an operation, what was read there without taking notes."""

    def type_spans(self, syntax: OpSyntax, /) -> list[TypeSpan]: ...

    def attribute_spans(self, syntax: OpSyntax, /) -> dict[str, Span]: ...


Shape = tuple[int, int, int, bool]
"""The end of an operation and the range of its name, from its start, and whether it is opaque: copies share it."""
NO_SHAPE: Shape = (0, 0, 0, False)


def shape_of(start: int, end: int, name_start: int, name_end: int) -> Shape:
    """The shape of an operation with these offsets into the text, not opaque."""
    return end - start, name_start - start, name_end - start, False


class OpSyntax:
    """Place of an operation in the text. All offsets index `source`.

    `opaque`: only values, blocks, symbols, types and regions were recognised; the custom syntax itself
    was not understood. `attribute_spans` maps a written name to the span of its value; `type_spans`,
    `symbol_spans` list written types and symbol references in text order.
    """

    # The three lists are only made on access: most operations are parsed and never inspected.
    __slots__ = (
        "_shape",
        "attribute_spans",
        "source",
        "start",
        "symbol_spans",
        "type_spans",
        "written",
    )

    attribute_spans: dict[str, Span]
    type_spans: list[TypeSpan]
    symbol_spans: list[tuple[int, int, Attribute]]

    def __init__(self, source: str, start: int, shape: Shape, written: Written | None = None) -> None:
        self.source = source
        self.start = start
        self._shape = shape
        self.written = written
        """None when there is nothing to find."""

    @property
    def end(self) -> int:
        return self.start + self._shape[0]

    @end.setter
    def end(self, end: int) -> None:
        self._shape = (end - self.start, *self._shape[1:])

    @property
    def name_start(self) -> int:
        return self.start + self._shape[1]

    @property
    def name_end(self) -> int:
        return self.start + self._shape[2]

    @name_end.setter
    def name_end(self, end: int) -> None:
        length, first, _, opaque = self._shape
        self._shape = length, first, end - self.start, opaque

    @property
    def opaque(self) -> bool:
        return self._shape[3]

    @opaque.setter
    def opaque(self, opaque: bool) -> None:
        self._shape = (*self._shape[:3], opaque)

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
