"""Source spans: the places of operations and their parts in a text.

Spans are pairs of offsets (code points, half open) into `OpSyntax.source`, the text of the item the
operation was parsed from.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Protocol

if TYPE_CHECKING:
    from collections.abc import Callable

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


SymbolSpan = tuple[int, int, "Attribute"]
"""A written symbol reference: its start, its end and what it means."""


class Written(Protocol):
    """Finds again, in the text of an operation, what was read there without taking notes."""

    def type_spans(self, syntax: OpSyntax, /) -> list[TypeSpan]: ...

    def attribute_spans(self, syntax: OpSyntax, /) -> dict[str, Span]: ...

    def symbol_spans(self, syntax: OpSyntax, /) -> list[SymbolSpan]: ...


class _Notes:
    """Places of the parts of one operation: `written` knows of what is None, or there is nothing."""

    __slots__ = ("attribute_spans", "symbol_spans", "type_spans", "written")

    def __init__(self, written: Written | None) -> None:
        self.written = written
        self.attribute_spans: dict[str, Span] | None = None
        self.type_spans: list[TypeSpan] | None = None
        self.symbol_spans: list[SymbolSpan] | None = None

    def move(self, moved: Callable[[int], int]) -> None:
        if self.attribute_spans:
            self.attribute_spans = {name: (moved(at), moved(end)) for name, (at, end) in self.attribute_spans.items()}
        if self.type_spans:
            self.type_spans = [(moved(at), moved(end), type_) for at, end, type_ in self.type_spans]
        if self.symbol_spans:
            self.symbol_spans = [(moved(at), moved(end), symbol) for at, end, symbol in self.symbol_spans]


Shape = tuple[int, int, int, bool]
"""The end of an operation and the range of its name, from its start, and whether it is opaque: copies share it."""
NO_SHAPE: Shape = (0, 0, 0, False)


_MOST_SHAPES = 10_000
"""Shapes that are remembered; then all are forgotten."""
_shapes: dict[Shape, Shape] = {}
_FEW_CHARS = 2_000
_OFFSETS = tuple(range(_FEW_CHARS))
"""One object for each of the offsets that most operations have: an item is seldom longer."""


def shared_shape(shape: Shape) -> Shape:
    """`shape`, one object for all that are equal: operations with the same name and length are many."""
    if len(_shapes) >= _MOST_SHAPES:
        _shapes.clear()
    return _shapes.setdefault(shape, shape)


def shape_of(start: int, end: int, name_start: int, name_end: int) -> Shape:
    """The shape of an operation with these offsets into the text, not opaque."""
    return shared_shape((end - start, name_start - start, name_end - start, False))


class OpSyntax:
    """Place of an operation in the text. All offsets index `source`.

    `opaque`: only values, blocks, symbols, types and regions were recognised; the custom syntax itself
    was not understood. `attribute_spans` maps a written name to the span of its value; `type_spans`,
    `symbol_spans` list written types and symbol references in text order.
    """

    # The three are only made on access: most operations are parsed and never inspected.
    __slots__ = ("_notes", "_shape", "source", "start")

    def __init__(self, source: str, start: int, shape: Shape, written: Written | None = None) -> None:
        self.source = source
        self.start = _OFFSETS[start] if 0 <= start < _FEW_CHARS else start
        self._shape = shape
        self._notes: _Notes | Written | None = written
        """The finder of the parts, until one of them is asked for; None when there is nothing to find."""

    @property
    def end(self) -> int:
        return self.start + self._shape[0]

    @end.setter
    def end(self, end: int) -> None:
        self._shape = shared_shape((end - self.start, *self._shape[1:]))

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

    @property
    def written(self) -> Written | None:
        """The finder of parts that nobody has asked for yet; None when there is nothing to find."""
        notes = self._notes
        return notes.written if isinstance(notes, _Notes) else notes

    @written.setter
    def written(self, written: Written) -> None:
        if isinstance(self._notes, _Notes):
            self._notes.written = written
        else:
            self._notes = written

    def _inspected(self) -> _Notes:
        notes = self._notes
        if not isinstance(notes, _Notes):
            notes = self._notes = _Notes(notes)
        return notes

    @property
    def type_spans(self) -> list[TypeSpan]:
        notes = self._inspected()
        if notes.type_spans is None:
            notes.type_spans = notes.written.type_spans(self) if notes.written is not None else []
        return notes.type_spans

    @type_spans.setter
    def type_spans(self, spans: list[TypeSpan]) -> None:
        self._inspected().type_spans = spans

    @property
    def attribute_spans(self) -> dict[str, Span]:
        notes = self._inspected()
        if notes.attribute_spans is None:
            notes.attribute_spans = notes.written.attribute_spans(self) if notes.written is not None else {}
        return notes.attribute_spans

    @attribute_spans.setter
    def attribute_spans(self, spans: dict[str, Span]) -> None:
        self._inspected().attribute_spans = spans

    @property
    def symbol_spans(self) -> list[SymbolSpan]:
        notes = self._inspected()
        if notes.symbol_spans is None:
            notes.symbol_spans = notes.written.symbol_spans(self) if notes.written is not None else []
        return notes.symbol_spans

    @symbol_spans.setter
    def symbol_spans(self, spans: list[SymbolSpan]) -> None:
        self._inspected().symbol_spans = spans

    def move(self, source: str, moved: Callable[[int], int]) -> None:
        """The same place in another text `source`, where an edit has moved offsets by `moved`."""
        start, end = self.start, self.end
        self.source, self.start = source, moved(start)
        if moved(end) - self.start != end - start:
            self.end = moved(end)
        if isinstance(self._notes, _Notes):
            self._notes.move(moved)

    @property
    def is_generic(self) -> bool:
        """Whether this is the generic form, where the name is a string."""
        return self.source.startswith('"', self.name_start)

    @property
    def text(self) -> str:
        return self.source[self.start : self.end]
