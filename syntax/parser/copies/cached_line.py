"""Cached lines: operations that are alone on their line, to be copied where the line repeats. Invariants:

* A cached line has one operation, without regions and symbols: its meaning is a function of its text and of the types
  of the values it names, and these are compared at each copy, like the meanings of aliases. Blocks are looked up by
  their labels.
* Each name of a value in it is that of one operand or result: what the values are called means nothing.
* A cache belongs to one default dialect and one knowledge, so that the same name means the same operation.
* A line that reported a finding is never cached.
* An operation that may go on after its line is copied only where the next token cannot belong to it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping, Sequence
from itertools import count, repeat

from ....ir.base import shared_attributes
from ....ir.graph import Block, Operation, OpOperand, OpResult, Value
from ....ir.lazy_pattern import lazy_pattern
from ....ir.source import OpSyntax, Span, SymbolSpan, TypeSpan, Within, shape_of
from ....ir.types import UNKNOWN_TYPE
from ....ods.aliases import Aliases, mentioned_aliases
from ...text.cursor import COMMENT
from ..op_parser import OpReader
from .named_text import NamedText, value_names, value_places

MOST_LAYOUTS = 1_000
"""Layouts of one line that are remembered; then all are forgotten."""

next_token = lazy_pattern(
    # A name that nothing defines here may be an operand that the operation goes on with.
    rf"[ \t\r\n]*(?:{COMMENT}(?![^\r\n])[ \t\r\n]*)*"
    r"(?:(?=%[\w$.\-]+(?:[ \t]*:[ \t]*[0-9]+)?(?:[ \t]*,[ \t]*%[\w$.\-]+(?:[ \t]*:[ \t]*[0-9]+)?)*[ \t]*=(?![=>]))"
    r"|(?=[}^\"])|\Z|(?!loc(?![\w$.]))(?=([A-Za-z_][\w$.]*))|())",
    re.ASCII,
).match
"""After an operation: the start of another one, for sure; group 1 is its first word, if that must be looked up.

Group 2 is there where neither is: without an answer of its own, each comment before would be a place to try again.
"""


class _Layout:
    """Places in a line whose names have certain lengths; those of values are relative to its start."""

    __slots__ = ("operands", "results", "shape", "successors")

    def __init__(self, line: CachedLine, lengths: tuple[int, ...]) -> None:
        text, places = line.text, line.places
        shifts = text.shifts(lengths)
        end, first, last, _ = line.shape
        self.shape = shape_of(0, text.moved((0, end), shifts)[1], *text.moved((first, last), shifts))
        self.operands = [Within(text.moved(place, shifts)) for place in places]
        self.results = [Within(text.moved(place, shifts)) for place in line.result_places]
        self.successors = [text.moved(place, shifts) for _, place in line.successors]


class CachedLine:
    """An operation without regions, alone on its line. Offsets are relative to its start."""

    __slots__ = (
        "_aliases", "_attribute_spans", "_attributes", "_empty_regions", "_is_flat", "_layouts", "_meanings", "_name",
        "_operand_types", "_properties", "_results", "_type_spans", "names_results", "numbers", "places",
        "result_places", "shape", "successors", "text",
    )  # fmt: skip

    def __init__(
        self, op: Operation, syntax: OpSyntax, aliases: Aliases, numbers: Sequence[int], is_flat: bool
    ) -> None:
        """An operation that `is_alone`.

        Args:
            numbers: what `numbers_of` says of it.
            is_flat: whether a regex of the whole operation found its end.
        """
        start, text = syntax.start, syntax.text
        self._is_flat = is_flat
        self._name = op.name
        self.text = NamedText(text, None, are_values_free=True)
        self._layouts: dict[tuple[int, ...], _Layout] = {}
        self._aliases = mentioned_aliases(text) if "#" in text or "!" in text else ()
        self._meanings = aliases.meaning(self._aliases)
        self.shape = shape_of(start, syntax.end, syntax.name_start, syntax.name_end)
        self._operand_types = [operand.value.type for operand in op.operands]
        self.places = [relative(operand.span, start) for operand in op.operands]
        self.names_results = text.startswith("%")
        self._results = [result.type for result in op.results]
        self.result_places = [relative(result.span, start) for result in op.results] if self.names_results else []
        self.numbers = numbers
        """The numbers of the names of results, and then of operands, among the names in the text."""
        self.successors: list[tuple[str, Span]] = []
        for use in op.successors:
            first, last = use.span or (start, start)
            self.successors.append((syntax.source[first + 1 : last], (first - start, last - start)))
        self._properties = shared_attributes(op.properties)
        self._attributes = shared_attributes(op.attributes)
        self._empty_regions = len(op.regions)
        self._type_spans = [(first - start, last - start, type_) for first, last, type_ in syntax.type_spans]
        places = syntax.attribute_spans.items()
        self._attribute_spans = {name: (first - start, last - start) for name, (first, last) in places}

    def instantiate(
        self, reader: OpReader, start: int, names: Sequence[str], ops: Mapping[str, object]
    ) -> Operation | None:
        """A copy of the operation at `start`, where the same line is; `reader` is at the next token then.

        None, and nothing is changed, where the line may mean something else.

        Args:
            names: those of values in the line; the ones of results are to be defined.
            ops: known operations by their name as written.
        """
        text, values = reader.text, reader.scope.values
        lengths = tuple(map(len, names))
        layout = self._layouts.get(lengths)
        if layout is None:
            layout = self._laid_out(lengths)
        numbers, results = self.numbers, len(layout.results)
        found: list[Value] = []
        for number, type_ in zip(numbers[results:] if results else numbers, self._operand_types, strict=True):
            value = values.get(names[number])
            if value is None or value.type is not type_:
                return None
            found.append(value)
        end = start + layout.shape[0]
        after = next_token(text, end, reader.end)
        if after is None or after.lastindex == 2 or not (self._is_flat or is_end(after, ops)):
            return None
        if reader.missing and reader.is_before_missing_brace(end):
            return None
        if self._aliases and reader.aliases.meaning(self._aliases) != self._meanings:
            return None
        op = Operation(self._name, self._properties, self._attributes)
        op.syntax = reader.syntax = OpSyntax(text, start, layout.shape, self)
        if found:
            op.operands = tuple(map(OpOperand, repeat(op), found, layout.operands))
        if results:
            named = map(names.__getitem__, numbers)
            op.results = tuple(map(OpResult, repeat(op), count(), self._results, named, layout.results))
        elif self._results:
            op.results = tuple(map(OpResult, repeat(op), count(), self._results))
        if self.successors:
            self._connect(op, start, layout, reader.labels)
        for _ in range(self._empty_regions):
            op.add_region()
        reader.pos = after.end()
        return op

    def _laid_out(self, lengths: tuple[int, ...]) -> _Layout:
        if len(self._layouts) >= MOST_LAYOUTS:
            self._layouts.clear()
        layout = self._layouts[lengths] = _Layout(self, lengths)
        return layout

    def _connect(self, op: Operation, start: int, layout: _Layout, labels: dict[str, Block]) -> None:
        for (label, _), (first, last) in zip(self.successors, layout.successors, strict=True):
            block = labels.get(label)
            if block is None:
                block = labels[label] = Block(label)
            op.add_successor(block, (start + first, start + last))

    def _shifts(self, syntax: OpSyntax) -> list[int]:
        return self.text.shifts(list(map(len, value_names(syntax.text))))

    def type_spans(self, syntax: OpSyntax, /) -> list[TypeSpan]:
        """As `ir.source.Written`."""
        if not self._type_spans:
            return []
        start, moved, shifts = syntax.start, self.text.moved, self._shifts(syntax)
        found = [(*moved((first, last), shifts), type_) for first, last, type_ in self._type_spans]
        return [(start + first, start + last, type_) for first, last, type_ in found]

    def attribute_spans(self, syntax: OpSyntax, /) -> dict[str, Span]:
        """As `ir.source.Written`."""
        if not self._attribute_spans:
            return {}
        start, moved, shifts = syntax.start, self.text.moved, self._shifts(syntax)
        found = {name: moved(place, shifts) for name, place in self._attribute_spans.items()}
        return {name: (start + first, start + last) for name, (first, last) in found.items()}

    def symbol_spans(self, _: OpSyntax, /) -> list[SymbolSpan]:
        """As `ir.source.Written`: a line with symbols is a `CachedOperation`."""
        return []


def relative(span: Span | None, start: int) -> Span:
    """`span` from `start` on; empty, and there, where it is None."""
    first, last = span or (start, start)
    return first - start, last - start


def numbers_of(op: Operation, syntax: OpSyntax) -> list[int] | None:
    """The numbers of the names of results, and then of operands, among those of values in the text of `op`.

    None where not each name is that of one result or operand: the same value twice may mean something else, or a name
    be part of a string.
    """
    start, text = syntax.start, syntax.text
    named = [*op.results, *op.operands] if text.startswith("%") else op.operands
    return value_places(text, [relative(one.span, start) for one in named])


def is_end(after: re.Match[str], ops: Mapping[str, object]) -> bool:
    """Whether the text after the line certainly starts an operation: a word may be a clause of this one."""
    word = after.group(1)
    return word is None or ops.get(word) is not None


def is_alone(op: Operation, syntax: OpSyntax, line_end: int) -> bool:
    """Whether `op` is all that its line, up to `line_end`, says, and the line all that matters for `op` besides the
    values that it names."""
    if syntax.opaque or op.location is not None or syntax.symbol_spans:
        return False
    if syntax.end > line_end or syntax.source[syntax.end : line_end].strip() or "@" in syntax.text:
        return False
    if any(region.blocks or region.span is not None for region in op.regions):
        return False
    if any(use.span is None for use in (*op.operands, *op.successors)):
        return False
    return not any(result.type is UNKNOWN_TYPE for result in op.results)
