"""Origins in stages: the author's value, a tensor for one, that a buffer in the text after a pass was made for.

    %h = memref.alloc() : memref<8xf32>      // in a stage
    %h = tensor.empty() : tensor<8xf32>      // in the file

What passes make has the name of what it was made for. A buffer without one was made for the operation in whose place
it stands.

Hints lead there: `%alloc⟨ of %h, line 4⟩ = memref.alloc()`.
"""

from __future__ import annotations

import re
from bisect import bisect_right
from collections.abc import Iterator

from ....ir.graph import Operation, Value
from ....ir.lazy_pattern import lazy_pattern
from ....ir.walk import walk, walk_values
from ....ods.bufferization.interface import is_tensor
from ....syntax.document.document import Document, Item
from ....syntax.text.edits import TextEdit, to_source
from ....syntax.text.lexer import NAME
from ....syntax.text.line_index import LineIndex
from ...facts.ownership_words import name_of
from ...facts.refusals import in_document
from ...facts.tensors.plans import tensor_plans
from ..bufferization.tensor_words import place_line
from ..lookup.node_at import local_offset
from ..lookup.values import operations_around
from .hint_values import InlayHint, LabelPart
from .pipeline_stages import PipelineStage

_NAME = lazy_pattern(rf"%{NAME}").finditer
_DEFINED = lazy_pattern(rf"^[ \t]*(%{NAME}(?::[0-9]+)?(?:, *%{NAME}(?::[0-9]+)?)*) = ", re.MULTILINE).finditer
"""The names before the equals sign of a line."""


def origin_of(document: Document, stage: PipelineStage, offset: int) -> int | None:
    """The offset in `document` of the author's value for the name at `offset` of the stage.

    None where there is no name, and for what the author has not written in any form.
    """
    found = _Origins(document, stage).value_at(offset)
    return _place(*found) if found is not None else None


class _Origins:
    """The author's values for the names of one stage."""

    def __init__(self, document: Document, stage: PipelineStage) -> None:
        self._document = document
        self.text = stage.text
        self.edits: list[tuple[int, int, TextEdit]] = []
        """Of each edit: where its text is in the stage, from and to."""
        moved = 0
        for edit in stage.edits:
            start = edit.start + moved
            self.edits.append((start, start + len(edit.text), edit))
            moved += edit.delta
        self._named: dict[Operation, dict[str, list[Value]]] = {}
        """The values of functions by name."""

    def value_at(self, offset: int) -> tuple[Item, Value] | None:
        """With its item; it has a place."""
        text, source = self.text, self._in_file(offset)
        start, end = text.rfind("\n", 0, offset) + 1, text.find("\n", offset)
        line = text[start : end if end >= 0 else len(text)]
        name = next((found[0][1:] for found in _NAME(line) if found.start() <= offset - start <= found.end()), None)
        item = self._document.item_at(source)
        function = _function_at(item, source) if item is not None else None
        if name is None or item is None or function is None:
            return None
        if function not in self._named:
            self._named[function] = _by_name(function)
        found = self._named[function].get(name, [])
        if not found:
            # `%alloc = `, the nearest one above.
            defined = text.rfind(f"%{name} = ", 0, start + len(line))
            op = self._made_for(defined, item, function) if defined >= 0 else None
            values = (op.results or op.operand_values) if op is not None else ()
            return next(((item, one) for one in values if _place(item, one) is not None), None)
        placed = [(abs(place - source), one) for one in found if (place := _place(item, one)) is not None]
        return (item, min(placed, key=lambda one: one[0])[1]) if placed else None

    def _before(self, offset: int) -> tuple[int, int, TextEdit] | None:
        """The last edit that begins at `offset` or before."""
        number = bisect_right(self.edits, offset, key=lambda one: one[0])
        return self.edits[number - 1] if number else None

    def _in_file(self, offset: int) -> int:
        found = self._before(offset)
        if found is None:
            return offset
        start, _, edit = found
        return to_source((edit,), offset - start + edit.start)

    def _made_for(self, offset: int, item: Item, function: Operation) -> Operation | None:
        """The operation of `function` for which the line at `offset` was made: it replaces that one, or was inserted
        before it."""
        found = self._before(offset)
        if found is None or offset >= found[1]:
            return None
        first, _, edit = found
        # Behind those whose names are above it.
        above = {found[0][1:] for found in _NAME(self.text[first:offset])}
        start = local_offset(item, edit.start)
        for op in walk(function):
            if op.syntax is not None and op.syntax.start >= start and not _is_called(op, above):
                return op
        return None


def _function_at(item: Item, offset: int) -> Operation | None:
    if len(item.operations) == 1:
        return item.operations[0]
    return next(reversed(operations_around(item, local_offset(item, offset))), None)


def _by_name(function: Operation) -> dict[str, list[Value]]:
    found: dict[str, list[Value]] = {}
    for value in walk_values(function):
        found.setdefault((value.name or "").partition("#")[0], []).append(value)
    return found


def _is_called(op: Operation, names: set[str]) -> bool:
    return any(result.name in names for result in op.results)


def stage_hints(document: Document, stage: PipelineStage, start: int, end: int) -> list[InlayHint]:
    """In `[start, end]` of the stage, after each name that a pass has put there for a tensor: that one, with its line.

    Targets are offsets into `document`.
    """
    origins, lines = _Origins(document, stage), LineIndex(document.text)
    found: list[InlayHint] = []
    for name_start, name_end in _new_names(origins, start, end):
        origin = origins.value_at(name_start)
        place = _place(*origin) if origin is not None else None
        if origin is None or place is None or not is_tensor(origin[1].type):
            continue
        item, value = origin
        target = (place, place + len(name_of(value)))
        label = (LabelPart("of "), LabelPart(name_of(value), target), LabelPart(f", line {lines.line_at(place) + 1}"))
        planned = tensor_plans(document, item).of(value)
        found.append(InlayHint(name_end, label, place_line(planned) if planned is not None else ""))
    return found


def _new_names(origins: _Origins, start: int, end: int) -> Iterator[tuple[int, int]]:
    """The names before equals signs, in lines of `[start, end]` that passes have written; in text order."""
    text, done = origins.text, 0
    for first, last, edit in origins.edits:
        if not edit.text or last < start:
            continue
        if first > end:
            return
        begin = max(text.rfind("\n", 0, first) + 1, done)
        stop = text.find("\n", last)
        done = stop if stop >= 0 else len(text)
        for line in _DEFINED(text, begin, done):
            for name in _NAME(line[1]):
                at = line.start(1) + name.start()
                if start <= at <= end:
                    yield at, line.start(1) + name.end()


def _place(item: Item, value: Value) -> int | None:
    return in_document(item, value.span)[0] if value.span is not None else None
