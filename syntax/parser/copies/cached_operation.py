"""Cached operations: those with regions, symbols or aliases, or of several lines, to be copied where they repeat.

The regions themselves are read as always. What `cached_line` says of lines holds here too, with these additions:

* All text outside of the regions is the same, but for names of values, and for the name of one symbol, the first in it.
* The aliases that it mentions mean the same.
* A brace is taken for that of a region only where an operation or a block follows.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import count, pairwise, repeat

from ....ir.attributes import StringAttr, SymbolRefAttr
from ....ir.base import Type, shared_attributes
from ....ir.graph import Operation, OpOperand, OpResult, Value
from ....ir.source import OpSyntax, Span, SymbolSpan, TypeSpan, Within, shared_shape
from ....ir.types import UNKNOWN_TYPE
from ....ods.aliases import mentioned_aliases
from ....ods.protocols import Argument, OperandUse
from ...text.recovery import LINE_END, REGION_START
from ..error_patterns import ResultName
from ..op_parser import OpReader, PendingRegion
from .cached_line import MOST_LAYOUTS, is_end, next_token, relative
from .named_text import NamedText, first_symbol, pattern_of, value_places

_MAX_CHARS = 2_000
"""Code points of an operation outside of its regions."""
_Argument = tuple[str, Span, "Type | None"]
"""The name, its place, and the type."""


class _Layout:
    """Places in an operation whose names have certain lengths, relative to its start."""

    __slots__ = ("arguments", "name", "operands", "results")

    def __init__(self, known: CachedOperation, lengths: Sequence[int]) -> None:
        shifts, moved = known.text.shifts(lengths), known.text.moved
        self.name = moved(known.name_place, shifts)
        self.operands = [Within(moved(place, shifts)) for place in known.places]
        self.results = [moved(place, shifts) for _, _, place in known.results]
        self.arguments = [[moved(place, shifts) for _, place, _ in each] for each in known.arguments]


class CachedOperation:
    """An operation, its regions left out. Offsets are relative to its start, and behind its regions to its end."""

    __slots__ = (
        "_aliases", "_attribute_spans", "_attributes", "_between", "_definition", "_empty_regions", "_end_spans",
        "_is_flat", "_layouts", "_meanings", "_name", "_numbers", "_operands", "_pattern", "_properties", "_reference",
        "_result_types", "_symbol", "_symbol_spans", "_tail", "_type_spans", "arguments", "name_place", "places",
        "results", "text", "variant", "variants",
    )  # fmt: skip

    def __init__(
        self,
        op: Operation,
        syntax: OpSyntax,
        reader: OpReader,
        pending: Sequence[PendingRegion],
        results: Sequence[ResultName],
        *,
        is_flat: bool,
    ) -> None:
        """An operation that `is_cacheable` is true of; the arguments are those of `LineCache.record`."""
        source, start = syntax.source, syntax.start
        regions = [region.span for region in op.regions if region.span is not None]
        head_end = regions[0][0] + 1 if regions else syntax.end
        tail_start = regions[-1][1] if regions else head_end
        self.variant: CachedOperation | None = None
        """Another operation that starts with the same line, and how many there are."""
        self.variants = 1
        self._is_flat = is_flat and not regions
        self._name, self.name_place = op.name, (syntax.name_start - start, syntax.name_end - start)
        head = source[start:head_end]
        self._between = tuple([source[one[1] : other[0] + 1] for one, other in pairwise(regions)])
        self._tail = source[tail_start : syntax.end]
        text = head + "".join(self._between) + self._tail
        self._aliases = mentioned_aliases(text) if "#" in text or "!" in text else ()
        self._meanings = reader.aliases.meaning(self._aliases)
        self.arguments: list[list[_Argument]] = [
            [(one.use.name, relative((one.use.start, one.use.end), start), one.type) for one in each.arguments]
            for each in pending
        ]
        self._empty_regions = len(op.regions) - len(pending)
        self._operands = [(_name_at(source, operand.span), operand.value.type) for operand in op.operands]
        self.places = [relative(operand.span, start) for operand in op.operands]
        self._properties, self._attributes = shared_attributes(op.properties), shared_attributes(op.attributes)
        self.results = [(one.name, one.count, relative((one.start, one.end), start)) for one in results]
        self._result_types = [result.type for result in op.results]
        self._type_spans = [
            (first - start, last - start, type_) for first, last, type_ in syntax.type_spans if first < tail_start
        ]
        self._end_spans = [
            (first - syntax.end, last - syntax.end, type_)
            for first, last, type_ in syntax.type_spans
            if first >= tail_start
        ]
        places = syntax.attribute_spans.items()
        self._attribute_spans = {name: (first - start, last - start) for name, (first, last) in places}
        self._symbol_spans = [(first - start, last - start, ref) for first, last, ref in syntax.symbol_spans]
        self._definition = self._reference = ""
        self._symbol = -1
        found = first_symbol(head)
        symbol = found.span(1) if found is not None and text.count(f"@{found[1]}") == 1 else None
        if symbol is not None and not self._has_symbol(op, head[slice(*symbol)]):
            symbol = None
        self._find_names(head, symbol)
        self._layouts: dict[tuple[int, ...], _Layout] = {}

    def _has_symbol(self, op: Operation, name: str) -> bool:
        """Note where the name is that another operation may have in its place; whether only one property has it."""
        defines = [key for key, value in op.properties.items() if value is StringAttr(name)]
        refers = [key for key, value in op.properties.items() if value is SymbolRefAttr(name)]
        if len(defines) + len(refers) != 1:
            return False
        self._definition, self._reference = "".join(defines), "".join(refers)
        return True

    def _find_names(self, head: str, symbol: Span | None) -> None:
        """Note which names in `head` may be others where the operation repeats: those of values have one place each."""
        named = [place for _, _, place in self.results] + self.places
        named += [place for each in self.arguments for _, place, _ in each]
        numbers = value_places(head, named)
        self.text = NamedText(head, symbol, are_values_free=numbers is not None)
        self._numbers: list[int] | None = numbers
        """Of the names of results, operands and arguments of regions, among those of values; None: they are as here."""
        names = self.text.names
        if symbol is not None:
            # All other names have a sign of another kind before them.
            self._symbol = self.text.number_of(symbol)
            names = [name for number, name in enumerate(names) if number != self._symbol]
        self._pattern = pattern_of(names)

    def instantiate(
        self, reader: OpReader, start: int, ops: Mapping[str, object]
    ) -> tuple[Operation, list[PendingRegion], list[ResultName]] | None:
        """A copy at `start`, with regions that are to be read, and results to be defined after them.

        `reader` is at the next token then. None, and nothing is changed, where the text may mean something else.
        """
        text, braces = reader.text, reader.braces
        matched = self.text.match(text, start) if reader.has_clear_braces else None
        if matched is None:
            return None
        names, end = matched
        lengths = tuple(map(len, names))
        symbol = names.pop(self._symbol) if self._symbol >= 0 else ""
        if pattern_of(names) != self._pattern:
            return None
        regions: list[Span] = []
        for number in range(len(self.arguments)):
            closing = braces.get(end - 1, -1)
            if closing < end or not text.startswith("}", closing) or REGION_START(text, end, closing) is None:
                return None
            regions.append((end - 1, closing + 1))
            after = self._between[number] if number < len(self._between) else self._tail
            if not text.startswith(after, closing + 1):
                return None
            end = closing + 1 + len(after)
        named = [names[number] for number in self._numbers] if self._numbers is not None else self._own_names()
        values = self._values(reader, named) if end <= reader.end else None
        if values is None or (self._aliases and reader.aliases.meaning(self._aliases) != self._meanings):
            return None
        following = next_token(text, end, reader.end)
        if following is None or following.lastindex == 2 or not (self._is_flat or is_end(following, ops)):
            return None
        if following.end() < reader.end and LINE_END(text, end, following.end()) is None:
            # What follows on the same line may be an error.
            return None
        layout = self._layouts.get(lengths)
        if layout is None:
            layout = self._laid_out(lengths)
        op = self._made(reader, start, end, values, layout)
        if symbol:
            self._set_symbol(op, symbol)
        pending: list[PendingRegion] = []
        rest = iter(named[len(self.results) + len(self._operands) :])
        for span, arguments, places in zip(regions, self.arguments, layout.arguments, strict=True):
            region = op.add_region()
            region.span = span
            made = [
                Argument(OperandUse(next(rest), start + first, start + last), type_)
                for (_, _, type_), (first, last) in zip(arguments, places, strict=True)
            ]
            pending.append(PendingRegion(region, span[0] + 1, span[1] - 1, made))
        for _ in range(self._empty_regions):
            op.add_region()
        reader.pos = following.end()
        results = [
            ResultName(named[number], self.results[number][1], start + first, start + last)
            for number, (first, last) in enumerate(layout.results)
        ]
        return op, pending, results

    def has_text_of(self, other: CachedOperation) -> bool:
        """Whether the text is the one of `other`, or of a variant of it, and means the same."""
        one: CachedOperation | None = other
        while one is not None:
            types = [type_ for _, type_ in self._operands] == [type_ for _, type_ in one._operands]
            if self.text.is_same(one.text) and self._text == one._text and types and self._meanings == one._meanings:
                return True
            one = one.variant
        return False

    @property
    def _text(self) -> tuple[object, ...]:
        return self._pattern, self._between, self._tail, self._is_flat

    def _own_names(self) -> list[str]:
        """The names of results, operands and arguments as they were read."""
        found = [name for name, _, _ in self.results] + [name for name, _ in self._operands]
        return found + [name for each in self.arguments for name, _, _ in each]

    def _laid_out(self, lengths: tuple[int, ...]) -> _Layout:
        if len(self._layouts) >= MOST_LAYOUTS:
            self._layouts.clear()
        layout = self._layouts[lengths] = _Layout(self, lengths)
        return layout

    def _values(self, reader: OpReader, named: Sequence[str]) -> list[Value] | None:
        values = reader.scope.values
        found: list[Value] = []
        number = len(self.results)
        for _, type_ in self._operands:
            value = values.get(named[number])
            if value is None or value.type is not type_:
                return None
            found.append(value)
            number += 1
        return found

    def _made(self, reader: OpReader, start: int, end: int, values: list[Value], layout: _Layout) -> Operation:
        op = Operation(self._name, self._properties, self._attributes)
        shape = shared_shape((end - start, *layout.name, False))
        op.syntax = reader.syntax = OpSyntax(reader.text, start, shape, self)
        op.operands = tuple(map(OpOperand, repeat(op), values, layout.operands))
        op.results = tuple(map(OpResult, repeat(op), count(), self._result_types))
        return op

    def _set_symbol(self, op: Operation, name: str) -> None:
        """Put `name` in the place of the one that was read."""
        key: str = self._definition or self._reference
        symbol = StringAttr(name) if self._definition else SymbolRefAttr(name)
        if op.properties[key] is not symbol:
            op.properties = {**op.properties, key: symbol}

    def _shifts(self, syntax: OpSyntax) -> list[int]:
        """Of the names in the text of a copy."""
        matched = self.text.match(syntax.source, syntax.start)
        return self.text.shifts(list(map(len, (matched[0] if matched is not None else self.text.names))))

    def type_spans(self, syntax: OpSyntax, /) -> list[TypeSpan]:
        """As `ir.source.Written`."""
        start, end, moved = syntax.start, syntax.end, self.text.moved
        shifts = self._shifts(syntax) if self._type_spans else ()
        spans = [(moved((first, last), shifts), type_) for first, last, type_ in self._type_spans]
        found = [(start + first, start + last, type_) for (first, last), type_ in spans]
        return found + [(end + first, end + last, type_) for first, last, type_ in self._end_spans]

    def attribute_spans(self, syntax: OpSyntax, /) -> dict[str, Span]:
        """As `ir.source.Written`."""
        if not self._attribute_spans:
            return {}
        start, moved, shifts = syntax.start, self.text.moved, self._shifts(syntax)
        spans = {name: moved(place, shifts) for name, place in self._attribute_spans.items()}
        return {name: (start + first, start + last) for name, (first, last) in spans.items()}

    def symbol_spans(self, syntax: OpSyntax, /) -> list[SymbolSpan]:
        """As `ir.source.Written`."""
        spans: list[SymbolSpan] = []
        if not self._symbol_spans:
            return spans
        start, moved, shifts = syntax.start, self.text.moved, self._shifts(syntax)
        own = self.text.start_of(self._symbol) - 1 if self._reference else -1
        for first, last, ref in self._symbol_spans:
            begin, end = moved((first, last), shifts)
            begin, end = start + begin, start + end
            spans.append((begin, end, SymbolRefAttr(syntax.source[begin + 1 : end]) if first == own else ref))
        return spans


def _name_at(source: str, span: Span | None) -> str:
    return source[span[0] + 1 : span[1]] if span is not None else ""


def is_cacheable(op: Operation, syntax: OpSyntax, pending: Sequence[PendingRegion]) -> bool:
    """Whether all that `op` is follows from its text outside of the regions, and the types of its operands."""
    if syntax.opaque or op.successors or op.location is not None:
        return False
    if any(operand.span is None or operand.value.type is UNKNOWN_TYPE for operand in op.operands):
        return False
    if any(result.type is UNKNOWN_TYPE for result in op.results) or not _are_plain(op, pending):
        return False
    first = pending[0].start if pending else syntax.end
    last = pending[-1].end if pending else syntax.end
    if first - syntax.start + syntax.end - last > _MAX_CHARS:
        return False
    # Whatever has a place has it before the first region, or is a type behind the last one.
    places = [operand.span for operand in op.operands] + [*syntax.attribute_spans.values()]
    places += [(start, end) for start, end, _ in syntax.symbol_spans]
    places += [(one.use.start, one.use.end) for each in pending for one in each.arguments]
    if any(place is not None and place[1] > first for place in places):
        return False
    return all(end <= first or start >= last for start, end, _ in syntax.type_spans)


def _are_plain(op: Operation, pending: Sequence[PendingRegion]) -> bool:
    """Whether the first regions of `op` are the `pending` ones, in braces, and the others have nothing in them."""
    if any(region.blocks or region.span is not None for region in op.regions[len(pending) :]):
        return False
    for region, one in zip(op.regions, pending, strict=False):
        if one.region is not region or region.span is None or region.span[1] != one.end + 1:
            return False
        if any(argument.location is not None for argument in one.arguments):
            return False
    return len(op.regions) >= len(pending)
