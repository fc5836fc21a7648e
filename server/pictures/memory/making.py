"""Memory picture of a function, from the facts of its document."""

from __future__ import annotations

import re
from collections.abc import Callable, Sequence
from functools import cache

from ....analysis.peak.amounts import Amount, Size
from ....analysis.peak.lives import Life, lives_of
from ....analysis.peak.spans import EMPTY, Point
from ....analysis.peak.steps import Memory
from ....analysis.peak.words import peak_text, size_text
from ....ir.graph import Block, Operation
from ....ir.plurals import counted
from ....ir.symbol_names import symbol_name
from ....passes.pass_manager.pipelines import Step
from ....syntax.document.document import Document, Item, parse_document
from ....syntax.text.edits import to_source
from ....syntax.text.line_index import Encoding, LineIndex
from ...facts.memory.function_memory import FunctionMemory, memory_of, memory_use_of
from ...facts.memory.memory_notes import notes_of
from ...facts.ownership_words import name_of
from ...facts.pass_snapshots import Stages
from ...facts.refusals import in_document
from ...facts.transform import apply_steps
from .model import BufferBar, Bytes, Level, MemoryPicture, MemoryPictures, MemoryPoint, moved

Position = Callable[[int], tuple[int, int]]
"""Line and column of an offset, from 0."""
_NUMBERS = re.compile(r"\d+")


def memory_picture(
    document: Document, item: Item, function: Operation, position: Position | None = None
) -> MemoryPicture | None:
    """Of `function`, which is in `item` and has a body; None where the item has errors.

    Args:
        position: as the reader counts columns; in code points without it.
    """
    memory = next((one for one in memory_of(document, item) if one.function is function), None)
    if memory is None:
        return None
    return _Maker(document, item, memory, position or _code_points(document.text)).picture()


def _code_points(text: str) -> Position:
    lines = LineIndex(text)
    return lambda offset: lines.position(offset, Encoding.UTF32)


def memory_after(document: Document, now: MemoryPicture, pipeline: str, steps: Sequence[Step]) -> MemoryPictures:
    """`now`, which is of `document`, beside its function after `pipeline`, whose passes are `steps`."""
    stages = Stages(document, steps)
    applied = apply_steps(document, steps, stages)
    if applied.text is None:
        reasons = [one.message for one in applied.refusals]
        return MemoryPictures(now, pipeline, None, reasons[0] if reasons else "the pipeline has no result")
    made = stages.stages()
    edits = made[-1].edits if made else ()
    result = parse_document(applied.text, document.knowledge)
    lines, before = LineIndex(applied.text), _code_points(document.text)

    @cache
    def line_of(line: int) -> int:
        return before(to_source(edits, lines.line_start(line)))[0]

    after = _named(result, now.function)
    if after is None:
        return MemoryPictures(now, pipeline, None, f"there is no {now.title} after it, or it has errors")
    return MemoryPictures(now, pipeline, moved(after, line_of))


def memory_beside(document: Document, now: MemoryPicture, other: Document, name: str) -> MemoryPictures:
    """`now`, which is of `document`, beside the function of the same name in `other`, a file called `name`."""
    after = _named(other, now.function)
    if after is None:
        return MemoryPictures(now, problem=f"there is no {now.title} in it, or it has errors", other=name)
    lines = _same_lines(other.text.splitlines(), document.text.splitlines())
    return MemoryPictures(now, after=moved(after, lambda line: lines[min(line, len(lines) - 1)]), other=name)


def _named(document: Document, function: str) -> MemoryPicture | None:
    """The picture of the function of that name; None where there is none without errors."""
    for item in document.leaves():
        for memory in memory_of(document, item):
            if symbol_name(memory.function) == function:
                return memory_picture(document, item, memory.function)
    return None


def _same_lines(other: Sequence[str], text: Sequence[str]) -> list[int]:
    """For each line of `other`, the line of `text` that it equals or stands for. Numbers are not compared: compilers
    number values anew."""
    from difflib import SequenceMatcher

    found: list[int] = []
    these, those = ([_NUMBERS.sub("", line) for line in lines] for lines in (other, text))
    for _, first, last, start, end in SequenceMatcher(None, these, those).get_opcodes():
        found += [min(start + number, max(start, end - 1)) for number in range(last - first)]
    return [min(line, max(0, len(text) - 1)) for line in found] or [0]


class _Maker:
    def __init__(self, document: Document, item: Item, memory: FunctionMemory, position: Position) -> None:
        self._item = item
        self._memory = memory
        self._position = position
        uses = memory_use_of(document, item)
        assert uses is not None, "the function has memory facts"
        self._uses = uses
        self._symbols: dict[Size, int] = {}

    def picture(self) -> MemoryPicture:
        memory, function = self._memory, self._memory.function
        start, end = self._offsets(function)
        points = tuple(self._points())
        bars = tuple([self._bar(life) for life in lives_of(self._uses, function)])
        peaks = memory.heap.peaks
        unseen = [f"{counted(len(memory.unseen), 'unknown operation')} not counted"] if memory.unseen else []
        return MemoryPicture(
            symbol_name(function),
            self._line(start),
            self._line(max(start, end - 1)),
            tuple([size_text(one, name_of) for one in self._symbols]),
            points,
            bars,
            self._level([point.amount for point in peaks] if peaks is not None else None),
            self._line_of(memory.place) if memory.place is not None else None,
            peak_text(memory.heap, name_of),
            memory.heap.is_exact,
            (*notes_of(memory), *unseen),
        )

    # Where it is

    def _offsets(self, op: Operation) -> tuple[int, int]:
        """Of an operation that is not written, the brace that ends its region."""
        if op.syntax is not None:
            return in_document(self._item, (op.syntax.start, op.syntax.end))
        region = op.parent_region
        end = region.span[1] if region is not None and region.span is not None else 1
        return in_document(self._item, (end - 1, end))

    def _line(self, offset: int) -> int:
        return self._position(offset)[0]

    def _line_of(self, op: Operation) -> int:
        return self._line(self._offsets(op)[0])

    def _end_line(self, op: Operation) -> int:
        start, end = self._offsets(op)
        return self._line(max(start, end - 1))

    # What is held

    def _points(self) -> list[MemoryPoint]:
        found: list[tuple[Operation, MemoryPoint]] = []
        reached: Sequence[Amount] | None = EMPTY.most
        begun: set[Block | None] = {None}
        for moment in self._uses.moments(self._memory.function):
            op, span, before, after = moment.place, moment.span, moment.before.most, moment.held.most
            if op.parent not in begun and not op.regions and before != reached:
                # The way into this block is not from the moment before.
                found.append((op, self._start(op, before)))
            begun.add(op.parent)
            reached = after
            peak = _sums(before, [one.amount for one in span.peaks] if span.peaks is not None else None)
            if not op.regions:
                point = MemoryPoint(self._line_of(op), self._level(before), self._level(peak), self._level(after))
                found.append((op, point))
                continue
            if span.peaks is None or any(self._is_in_parallel(point, op) for point in span.peaks):
                # More than one iteration holds, all the time: this is not seen in them.
                while found and op in found[-1][0].ancestors():
                    found.pop()
                found.append(
                    (op, MemoryPoint(self._line_of(op), self._level(before), self._level(peak), self._level(peak)))
                )
            found.append((op, MemoryPoint(self._end_line(op), *[self._level(after)] * 3)))
        return [point for _, point in found]

    def _start(self, op: Operation, before: Sequence[Amount] | None) -> MemoryPoint:
        """The start of the block of `op`, at which `before` is held."""
        first = op.parent.first if op.parent is not None else None
        level = self._level(before)
        return MemoryPoint(self._line_of(first or op), level, level, level)

    def _is_in_parallel(self, point: Point, place: Operation) -> bool:
        knowledge = self._uses.knowledge
        return place is not point.place and any(knowledge.runs(region).may_overlap for region in place.regions)

    def _level(self, amounts: Sequence[Amount] | None) -> Level:
        return None if amounts is None else tuple([self._bytes(one) for one in amounts])

    def _bytes(self, amount: Amount) -> Bytes:
        terms = [
            (factor, tuple([self._symbols.setdefault(size, len(self._symbols)) for size in product]))
            for product, factor in amount.terms.items()
        ]
        return Bytes(amount.constant, tuple(terms))

    def _bar(self, life: Life) -> BufferBar:
        op, value = life.made, life.value
        first = self._line_of(op)
        last = self._end_line(self._memory.function)
        if life.end is not None:
            last = self._end_line(life.end) if life.is_after else self._line_of(life.end)
        span = value.span if not life.is_clone else None
        start, end = in_document(self._item, span) if span is not None else self._offsets(op)
        line, column = self._position(start)
        return BufferBar(
            f"clone of {name_of(value)}" if life.is_clone else name_of(value),
            str(value.type),
            op.name,
            self._bytes(life.bytes),
            first,
            max(first, last),
            life.ending.value,
            life.memory is Memory.STACK,
            (line, column, column + (end - start if span is not None else 0)),
        )


def _sums(before: Sequence[Amount] | None, more: Sequence[Amount] | None) -> list[Amount] | None:
    if before is None or more is None:
        return None
    return [one.plus(other) for one in before for other in more]
