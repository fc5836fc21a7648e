"""Lines that come again: generated programs, and functions that number their values from 0, repeat them all the time.

What a line means is a function of its text and of the types of the values it names, so it is read once and then copied.
"""

from __future__ import annotations

import re
from collections.abc import Mapping

from ...ir.graph import Operation, OpOperand, OpResult, Value
from ...ir.source import OpSyntax, Span, TypeSpan
from .op_parser import OpReader

LONGEST = 200
"""Code points of a line that is remembered."""
_MAX_LINES = 20_000
_next_token = re.compile(
    # A name that nothing defines here may be an operand that the operation goes on with.
    r"[ \t\r\n]*(?://[^\r\n]*(?![^\r\n])[ \t\r\n]*)*"
    r"(?:(?=%[\w$.\-]+(?:[ \t]*:[ \t]*[0-9]+)?(?:[ \t]*,[ \t]*%[\w$.\-]+(?:[ \t]*:[ \t]*[0-9]+)?)*[ \t]*=(?![=>]))"
    r"|(?=[}^\"])|\Z|(?!loc(?![\w$.]))(?=([A-Za-z_][\w$.]*)))",
    re.ASCII,
).match
_not_alone = re.compile(r"[@#!]").search


class Repeat:
    """An operation without regions and successors, alone on its line. Offsets are relative to its start."""

    __slots__ = (
        "_attribute_spans", "_attributes", "_empty_regions", "_end", "_is_flat", "_name", "_name_span", "_operands",
        "_properties", "_results", "_type_spans", "result",
    )  # fmt: skip

    def __init__(self, op: Operation, syntax: OpSyntax, is_flat: bool) -> None:
        """`is_flat`: whether an expression says where the operation ends."""
        start = syntax.start
        self._is_flat = is_flat
        self._name = op.name
        self._name_span = (syntax.name_start - start, syntax.name_end - start)
        self._end = syntax.end - start
        self._operands: list[tuple[str, int, int, object]] = []
        for operand in op.operands:
            first, last = operand.span or (start, start)
            self._operands.append((syntax.source[first + 1 : last], first - start, last - start, operand.value.type))
        self._properties = dict(op.properties)
        self._attributes = dict(op.attributes)
        self._empty_regions = len(op.regions)
        self._results = [result.type for result in op.results]
        self._type_spans = [(first - start, last - start, type_) for first, last, type_ in syntax.type_spans]
        places = syntax.attribute_spans.items()
        self._attribute_spans = {name: (first - start, last - start) for name, (first, last) in places}
        only = op.results[0] if op.results else None
        self.result: tuple[str, int] | None = None
        """Name of the result, without `%`, and where it ends; None when nothing stands left of the operation."""
        if only is not None and only.name is not None and only.span is not None:
            self.result = (only.name, only.span[1] - start)

    def again(self, reader: OpReader, start: int, names: Mapping[str, object]) -> Operation | None:
        """The same operation at `start`, where the same line is; `reader` stands at the next token then.

        None, and nothing has happened, where the line may mean something else. `names`: those of operations.
        """
        text, values = reader.text, reader.scope.values
        found: list[Value] = []
        for name, _, _, type_ in self._operands:
            value = values.get(name)
            if value is None or value.type is not type_:
                return None
            found.append(value)
        after = _next_token(text, start + self._end, reader.end)
        if after is None or not (self._is_flat or self._is_end(after, names)):
            return None
        op = Operation(self._name)
        first, last = self._name_span
        syntax = op.syntax = reader.syntax = OpSyntax(text, start, start + self._end, start + first, start + last)
        syntax.written = self
        operands = op.operands
        for value, (_, first, last, _) in zip(found, self._operands, strict=True):
            operands.append(OpOperand(op, value, (start + first, start + last)))
        if self._properties:
            op.properties = self._properties.copy()
        if self._attributes:
            op.attributes = self._attributes.copy()
        for type_ in self._results:
            op.results.append(OpResult(op, len(op.results), type_))
        for _ in range(self._empty_regions):
            op.add_region()
        reader.pos = after.end()
        return op

    @staticmethod
    def _is_end(after: re.Match[str], names: Mapping[str, object]) -> bool:
        """Whether what follows the line is an operation for sure: a word may be a clause of this one."""
        word = after.group(1)
        return word is None or names.get(word) is not None

    def type_spans(self, syntax: OpSyntax, /) -> list[TypeSpan]:
        """As `ir.source.Written`."""
        start = syntax.start
        return [(start + first, start + last, type_) for first, last, type_ in self._type_spans]

    def attribute_spans(self, syntax: OpSyntax, /) -> dict[str, Span]:
        """As `ir.source.Written`."""
        start = syntax.start
        return {name: (start + first, start + last) for name, (first, last) in self._attribute_spans.items()}


def _is_alone(op: Operation, syntax: OpSyntax, line: str) -> bool:
    """Whether `op` is all that `line` says, and `line` all that matters for `op` besides the values it names."""
    if syntax.opaque or op.successors or op.location is not None or syntax.symbol_spans:
        return False
    if syntax.end - syntax.start != len(line.rstrip()) or _not_alone(line) is not None:
        return False
    if any(region.blocks or region.span is not None for region in op.regions):
        return False
    if any(operand.span is None for operand in op.operands):
        return False
    return line[0] != "%" or (len(op.results) == 1 and op.results[0].span is not None)


class Lines:
    """The lines that were met where the same names mean the same operations."""

    __slots__ = ("_known",)

    def __init__(self) -> None:
        # False: met once. True: not to be remembered.
        self._known: dict[str, Repeat | bool] = {}

    def get(self, line: str) -> Repeat | bool | None:
        """What to do with `line`: copy it, remember what it says once it is read (False), or nothing."""
        return self._known.get(line)

    def meet(self, line: str, state: Repeat | bool | None, op: Operation, is_flat: bool) -> None:
        """`op` is what `line`, of which `get` said `state`, says; nothing was found wrong with it.

        `is_flat`: whether an expression says where the operation ends.
        """
        syntax = op.syntax
        if state is None:
            if len(self._known) >= _MAX_LINES:
                self._known.clear()
            self._known[line] = not line
        elif state is False and syntax is not None:
            self._known[line] = Repeat(op, syntax, is_flat) if _is_alone(op, syntax, line) else True
