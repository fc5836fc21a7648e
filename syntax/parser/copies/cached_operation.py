"""Cached operations: those with regions, symbols or aliases, or of several lines, to be copied where they repeat.

The regions themselves are read as always. What `cached_line` says of lines holds here too, with these additions:

* All text outside of the regions is the same, but for the name of one symbol, the first in it.
* The aliases that it mentions mean the same.
* A brace is taken for that of a region only where an operation or a block follows.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from itertools import count, pairwise, repeat

from ....ir.attributes import StringAttr, SymbolRefAttr
from ....ir.base import Type, shared_attributes
from ....ir.graph import Operation, OpOperand, OpResult, Value
from ....ir.source import OpSyntax, Span, SymbolSpan, TypeSpan, shared_shape
from ....ir.types import UNKNOWN_TYPE
from ....ods.aliases import mentioned_aliases
from ....ods.protocols import Argument, OperandUse
from ...text.recovery import LINE_END, REGION_START
from ..error_patterns import ResultName
from ..op_parser import OpReader, PendingRegion
from .cached_line import is_end, next_token, operands_of

_MAX_CHARS = 2_000
"""Code points of an operation outside of its regions."""
_symbol = re.compile(r"@([A-Za-z_][\w$.\-]*)", re.ASCII)


def line_without_symbol(line: str) -> str:
    """`line` where the name of its first symbol is left out, its sign kept: the same for operations on any symbol."""
    found = _symbol.search(line)
    return line if found is None else line[: found.start(1)] + line[found.end(1) :]


def _moved(place: Span, delta: int) -> Span:
    return place[0] + delta, place[1] + delta


_Argument = tuple[str, int, int, "Type | None"]
"""The name, its range, and the type."""


class CachedOperation:
    """An operation, its regions left out. Offsets are relative to its start, and behind its regions to its end."""

    __slots__ = (
        "_aliases", "_arguments", "_attribute_spans", "_attributes", "_between", "_definition",
        "_empty_regions", "_end_spans", "_head", "_head_chars", "_is_flat", "_meanings", "_name",
        "_name_place", "_operands", "_places", "_properties", "_reference", "_rest", "_result_types", "_results",
        "_symbol_chars", "_symbol_spans", "_symbol_start", "_tail", "_type_spans", "variant", "variants",
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
        self._name, self._name_place = op.name, (syntax.name_start - start, syntax.name_end - start)
        self._head, self._rest = source[start:head_end], ""
        self._head_chars = head_end - start
        self._between = tuple([source[one[1] : other[0] + 1] for one, other in pairwise(regions)])
        self._tail = source[tail_start : syntax.end]
        text = self._head + "".join(self._between) + self._tail
        self._aliases = mentioned_aliases(text) if "#" in text or "!" in text else ()
        self._meanings = reader.aliases.meaning(self._aliases)
        self._arguments = [
            [(one.use.name, one.use.start - start, one.use.end - start, one.type) for one in each.arguments]
            for each in pending
        ]
        self._empty_regions = 0 if pending else len(op.regions)
        self._operands, self._places = operands_of(op, syntax)
        self._properties, self._attributes = shared_attributes(op.properties), shared_attributes(op.attributes)
        self._results = [(one.name, one.count, one.start - start, one.end - start) for one in results]
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
        self._symbol_start = self._symbol_chars = 0
        found = _symbol.search(self._head)
        if found is not None and text.count(f"@{found[1]}") == 1:
            self._find_symbol(op, found)

    def _find_symbol(self, op: Operation, found: re.Match[str]) -> None:
        """Note where the name is that another operation may have in its place, if only one property has it."""
        name = found[1]
        defines = [key for key, value in op.properties.items() if value is StringAttr(name)]
        refers = [key for key, value in op.properties.items() if value is SymbolRefAttr(name)]
        if len(defines) + len(refers) != 1:
            return
        self._definition, self._reference = "".join(defines), "".join(refers)
        self._head, self._rest = found.string[: found.start(1)], found.string[found.end(1) :]
        self._symbol_start, self._symbol_chars = found.start(1), len(name)

    def instantiate(
        self, reader: OpReader, start: int, ops: Mapping[str, object]
    ) -> tuple[Operation, list[PendingRegion], list[ResultName]] | None:
        """A copy at `start`, with regions that are to be read, and results to be defined after them.

        `reader` is at the next token then. None, and nothing is changed, where the text may mean something else.
        """
        text, braces = reader.text, reader.braces
        if not reader.has_clear_braces or not text.startswith(self._head, start):
            return None
        name, delta = "", 0
        end = start + self._head_chars
        if self._symbol_chars:
            found = _symbol.match(text, start + self._symbol_start - 1)
            if found is None or not text.startswith(self._rest, found.end()):
                return None
            name = found[1]
            delta = len(name) - self._symbol_chars
            end += delta
        regions: list[Span] = []
        for number in range(len(self._arguments)):
            closing = braces.get(end - 1, -1)
            if closing < end or not text.startswith("}", closing) or REGION_START(text, end, closing) is None:
                return None
            regions.append((end - 1, closing + 1))
            after = self._between[number] if number < len(self._between) else self._tail
            if not text.startswith(after, closing + 1):
                return None
            end = closing + 1 + len(after)
        values = self._values(reader) if end <= reader.end else None
        if values is None or (self._aliases and reader.aliases.meaning(self._aliases) != self._meanings):
            return None
        following = next_token(text, end, reader.end)
        if following is None or following.lastindex == 2 or not (self._is_flat or is_end(following, ops)):
            return None
        if following.end() < reader.end and LINE_END(text, end, following.end()) is None:
            # What follows on the same line may be an error.
            return None
        op = self._made(reader, start, end, values, delta)
        if name:
            self._set_symbol(op, name)
        pending: list[PendingRegion] = []
        for span, arguments in zip(regions, self._arguments, strict=True):
            region = op.add_region()
            region.span = span
            pending.append(PendingRegion(region, span[0] + 1, span[1] - 1, self._copied(arguments, start, delta)))
        for _ in range(self._empty_regions):
            op.add_region()
        reader.pos = following.end()
        results = [ResultName(own, count, start + first, start + last) for own, count, first, last in self._results]
        return op, pending, results

    def has_text_of(self, other: CachedOperation) -> bool:
        """Whether the text is the one of `other`, or of a variant of it, and means the same."""
        one: CachedOperation | None = other
        while one is not None:
            if self._text == one._text and self._operands == one._operands and self._meanings == one._meanings:
                return True
            one = one.variant
        return False

    @property
    def _text(self) -> tuple[object, ...]:
        return self._head, self._rest, self._between, self._tail, self._is_flat

    def _copied(self, arguments: Sequence[_Argument], start: int, delta: int) -> list[Argument]:
        tail_start = self._symbol_start
        made: list[Argument] = []
        for name, first, last, type_ in arguments:
            base = start + delta if first >= tail_start else start
            made.append(Argument(OperandUse(name, base + first, base + last), type_))
        return made

    def _values(self, reader: OpReader) -> list[Value] | None:
        values = reader.scope.values
        found: list[Value] = []
        for name, type_ in self._operands:
            value = values.get(name)
            if value is None or value.type is not type_:
                return None
            found.append(value)
        return found

    def _made(self, reader: OpReader, start: int, end: int, values: list[Value], delta: int) -> Operation:
        op = Operation(self._name, self._properties, self._attributes)
        shape = shared_shape((end - start, *self._name_place, False))
        op.syntax = reader.syntax = OpSyntax(reader.text, start, shape, self)
        # Operands before the symbol are not moved by a longer name.
        places: Iterable[Span] = self._places
        if delta:
            places = [place if place[0] < self._symbol_start else _moved(place, start + delta) for place in places]
        op.operands = tuple(map(OpOperand, repeat(op), values, places))
        op.results = tuple(map(OpResult, repeat(op), count(), self._result_types))
        return op

    def _set_symbol(self, op: Operation, name: str) -> None:
        """Put `name` in the place of the one that was read."""
        key: str = self._definition or self._reference
        symbol = StringAttr(name) if self._definition else SymbolRefAttr(name)
        if op.properties[key] is not symbol:
            op.properties = {**op.properties, key: symbol}

    def _delta(self, syntax: OpSyntax) -> int:
        """The difference in length between the symbol and the one that was read."""
        found = _symbol.match(syntax.source, syntax.start + self._symbol_start - 1) if self._symbol_chars else None
        return len(found[1]) - self._symbol_chars if found is not None else 0

    def type_spans(self, syntax: OpSyntax, /) -> list[TypeSpan]:
        """As `ir.source.Written`."""
        start, end, delta = syntax.start, syntax.end, self._delta(syntax)
        found: list[TypeSpan] = []
        for first, last, type_ in self._type_spans:
            moved = start + delta if first >= self._symbol_start else start
            found.append((moved + first, moved + last, type_))
        return found + [(end + first, end + last, type_) for first, last, type_ in self._end_spans]

    def attribute_spans(self, syntax: OpSyntax, /) -> dict[str, Span]:
        """As `ir.source.Written`."""
        start, delta = syntax.start, self._delta(syntax)
        tail_start = self._symbol_start
        return {
            name: (
                start + first + (delta if first >= tail_start else 0),
                start + last + (delta if last > tail_start else 0),
            )
            for name, (first, last) in self._attribute_spans.items()
        }

    def symbol_spans(self, syntax: OpSyntax, /) -> list[SymbolSpan]:
        """As `ir.source.Written`."""
        start, delta = syntax.start, self._delta(syntax)
        spans: list[SymbolSpan] = []
        for first, last, ref in self._symbol_spans:
            begin = start + first + (delta if first >= self._symbol_start else 0)
            end = start + last + (delta if last > self._symbol_start else 0)
            is_it = first == self._symbol_start - 1 and self._reference
            spans.append((begin, end, SymbolRefAttr(syntax.source[begin + 1 : end]) if is_it else ref))
        return spans


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
    """Whether the regions of `op` are those that are `pending`, in braces, or have nothing in them."""
    if not pending:
        return not any(region.blocks or region.span is not None for region in op.regions)
    if len(pending) != len(op.regions):
        return False
    for region, one in zip(op.regions, pending, strict=True):
        if one.region is not region or region.span is None or region.span[1] != one.end + 1:
            return False
        if any(argument.location is not None for argument in one.arguments):
            return False
    return True
