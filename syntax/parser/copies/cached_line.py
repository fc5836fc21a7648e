"""Cached lines: operations that are alone on their line, to be copied where the line repeats. Invariants:

* A cached line has one operation, without regions, symbols and aliases: its meaning is a function of its text and of
  the types of the values it names, and these are compared at each copy. Blocks are looked up by their labels.
* A cache belongs to one default dialect and one knowledge, so that the same name means the same operation.
* A line that reported a finding is never cached.
* An operation that may go on after its line is copied only where the next token cannot belong to it.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from itertools import count, repeat

from ....ir.base import Type, shared_attributes
from ....ir.graph import Block, Operation, OpOperand, OpResult, Value
from ....ir.lazy_pattern import lazy_pattern
from ....ir.source import OpSyntax, Span, SymbolSpan, TypeSpan, Within, shape_of
from ....ods.aliases import mentioned_aliases
from ...text.cursor import COMMENT
from ..op_parser import OpReader

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


class CachedLine:
    """An operation without regions, alone on its line. Offsets are relative to its start."""

    __slots__ = (
        "_attribute_spans", "_attributes", "_empty_regions", "_is_flat", "_name", "_operands", "_places",
        "_properties", "_results", "_shape", "_successors", "_type_spans", "result",
    )  # fmt: skip

    def __init__(self, op: Operation, syntax: OpSyntax, is_flat: bool) -> None:
        """`is_flat`: whether a regex of the whole operation found its end."""
        start = syntax.start
        self._is_flat = is_flat
        self._name = op.name
        self._shape = shape_of(start, syntax.end, syntax.name_start, syntax.name_end)
        self._operands, self._places = operands_of(op, syntax)
        self._successors: list[tuple[str, int, int]] = []
        for use in op.successors:
            first, last = use.span or (start, start)
            self._successors.append((syntax.source[first + 1 : last], first - start, last - start))
        self._properties = shared_attributes(op.properties)
        self._attributes = shared_attributes(op.attributes)
        self._empty_regions = len(op.regions)
        self._results = tuple([result.type for result in op.results])
        self._type_spans = [(first - start, last - start, type_) for first, last, type_ in syntax.type_spans]
        places = syntax.attribute_spans.items()
        self._attribute_spans = {name: (first - start, last - start) for name, (first, last) in places}
        only = op.results[0] if op.results else None
        self.result: tuple[str, Within] | None = None
        """Name of the result, without `%`, and its place; None when nothing is left of the operation."""
        if only is not None and only.name is not None and only.span is not None:
            self.result = (only.name, Within((0, only.span[1] - start)))

    def instantiate(self, reader: OpReader, start: int, ops: Mapping[str, object]) -> Operation | None:
        """A copy of the operation at `start`, where the same line is; `reader` is at the next token then.

        None, and nothing is changed, where the line may mean something else. `ops`: known operations by their
        name as written.
        """
        text, values = reader.text, reader.scope.values
        found: list[Value] = []
        for name, type_ in self._operands:
            value = values.get(name)
            if value is None or value.type is not type_:
                return None
            found.append(value)
        end = start + self._shape[0]
        after = next_token(text, end, reader.end)
        if after is None or after.lastindex == 2 or not (self._is_flat or is_end(after, ops)):
            return None
        if reader.missing and reader.is_before_missing_brace(end):
            return None
        op = Operation(self._name, self._properties, self._attributes)
        op.syntax = reader.syntax = OpSyntax(text, start, self._shape, self)
        if found:
            op.operands = tuple(map(OpOperand, repeat(op), found, self._places))
        if self.result is not None:
            op.results = (OpResult(op, 0, self._results[0], *self.result),)
        elif self._results:
            op.results = tuple(map(OpResult, repeat(op), count(), self._results))
        if self._successors:
            self._connect(op, start, reader.labels)
        for _ in range(self._empty_regions):
            op.add_region()
        reader.pos = after.end()
        return op

    def _connect(self, op: Operation, start: int, labels: dict[str, Block]) -> None:
        for label, first, last in self._successors:
            block = labels.get(label)
            if block is None:
                block = labels[label] = Block(label)
            op.add_successor(block, (start + first, start + last))

    def type_spans(self, syntax: OpSyntax, /) -> list[TypeSpan]:
        """As `ir.source.Written`."""
        start = syntax.start
        return [(start + first, start + last, type_) for first, last, type_ in self._type_spans]

    def attribute_spans(self, syntax: OpSyntax, /) -> dict[str, Span]:
        """As `ir.source.Written`."""
        start = syntax.start
        return {name: (start + first, start + last) for name, (first, last) in self._attribute_spans.items()}

    def symbol_spans(self, _: OpSyntax, /) -> list[SymbolSpan]:
        """As `ir.source.Written`: a line with symbols is a `CachedOperation`."""
        return []


def operands_of(op: Operation, syntax: OpSyntax) -> tuple[list[tuple[str, Type]], list[Within]]:
    """The names of the operands of `op`, each with its type, and their places."""
    operands: list[tuple[str, Type]] = []
    places: list[Within] = []
    for operand in op.operands:
        start, end = operand.span or (syntax.start, syntax.start)
        operands.append((syntax.source[start + 1 : end], operand.value.type))
        places.append(Within((start - syntax.start, end - syntax.start)))
    return operands, places


def is_end(after: re.Match[str], ops: Mapping[str, object]) -> bool:
    """Whether the text after the line certainly starts an operation: a word may be a clause of this one."""
    word = after.group(1)
    return word is None or ops.get(word) is not None


def is_alone(op: Operation, syntax: OpSyntax, line: str) -> bool:
    """Whether `op` is all that `line` says, and `line` all that matters for `op` besides the values it names."""
    if syntax.opaque or op.location is not None or syntax.symbol_spans:
        return False
    if syntax.end - syntax.start != len(line.rstrip()) or "@" in line:
        return False
    if ("#" in line or "!" in line) and mentioned_aliases(line):
        return False
    if any(region.blocks or region.span is not None for region in op.regions):
        return False
    if any(use.span is None for use in (*op.operands, *op.successors)):
        return False
    return line[0] != "%" or (len(op.results) == 1 and op.results[0].span is not None)
