"""Code lenses of peaks: the most that each function holds, where, and the buffers that it is made of.

peak 312 MiB at line 812, 1,246 buffers
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial

from ....analysis.peak.words import amount_text, peak_text
from ....ir.graph import Operation
from ....ir.plurals import counted
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ...facts.deallocation_facts import deallocation_of
from ...facts.kept.buffers import same_peaks
from ...facts.kept.plans import ShownPeak
from ...facts.memory.function_memory import FunctionMemory, memory_of
from ...facts.memory.memory_notes import notes_of
from ...facts.ownership_words import name_of
from ...facts.refusals import in_document
from ...facts.symbol_items import calls_nothing
from .display_memory import Memory, all_lenses
from .lens_values import CodeLens

_MOST_LINES = 12
"""Buffers that are named at the peak."""


def peak_lenses(document: Document, memory: Memory[CodeLens] | None = None) -> list[CodeLens]:
    """One for each function that holds anything, in text order; the tooltip lists what is held at the peak.

    While a function has errors, its lens comes from `memory`.
    """
    counter = _LineCounter(document.text)
    return all_lenses(memory, document, partial(_lenses, counter), beside=True)


def _lenses(counter: _LineCounter, document: Document, item: Item) -> Iterator[CodeLens]:
    """Those of one item, with offsets relative to its start."""
    for peak in _peaks(document, item):
        syntax = peak.function.syntax
        if syntax is not None:
            start, end = syntax.name_start, syntax.name_end
            title = f"peak {_words(peak, counter.line_of(item, peak.place))}"
            yield CodeLens(start, end, start, title, can_insert=False, tooltip=peak.details)


def _peaks(document: Document, item: Item) -> tuple[ShownPeak, ...]:
    """Of the functions of `item` that hold anything."""

    def make() -> tuple[ShownPeak, ...]:
        return tuple([_shown(memory) for memory in memory_of(document, item) if not memory.is_empty])

    if item.kind is not ItemKind.OPERATIONS or item.has_errors or not calls_nothing(item, document.knowledge):
        return make()
    plans = deallocation_of(document, item)
    if plans.may_change_type or any(plan.refusal is not None for plan in plans.plans):
        return make()
    return same_peaks(item, document.knowledge, make)


def _shown(memory: FunctionMemory) -> ShownPeak:
    more = ""
    if memory.allocations:
        more = f", {memory.allocations:,} buffer{'s' * (memory.allocations != 1)}"
    more += f", {counted(len(memory.unseen), 'unknown operation')} not counted" if memory.unseen else ""
    words = peak_text(memory.heap, name_of)
    return ShownPeak(memory.function, memory.place, words, more, "\n".join(held_lines(memory)))


def _words(peak: ShownPeak, line: int | None) -> str:
    return peak.words + (f" at line {line}" if line is not None else "") + peak.more


def peak_words(memory: FunctionMemory, line: int | None) -> str:
    """`312 MiB at line 812, 1,246 buffers`."""
    return _words(_shown(memory), line)


def held_lines(memory: FunctionMemory) -> Iterator[str]:
    """The buffers at the peak, the largest first, and what else there is to say."""
    for one in memory.held[:_MOST_LINES]:
        yield f"{name_of(one.value)}: {amount_text(one.bytes, name_of)}"
    if len(memory.held) > _MOST_LINES:
        yield f"and {len(memory.held) - _MOST_LINES:,} more"
    yield from notes_of(memory)


class _LineCounter:
    """Numbers of lines, from 1; cheap where questions come in text order."""

    def __init__(self, text: str) -> None:
        self._text = text
        self._at = self._line = 0

    def line_of(self, item: Item, op: Operation | None) -> int | None:
        """None for an operation that is not in the text."""
        if op is None or op.syntax is None:
            return None
        at = in_document(item, (op.syntax.start, op.syntax.end))[0]
        if at < self._at:
            self._at = self._line = 0
        self._line += self._text.count("\n", self._at, at)
        self._at = at
        return self._line + 1


def line_in(document: Document, item: Item, op: Operation | None) -> int | None:
    """The line, from 1, in which an operation of `item` starts; None for one that is not in the text."""
    return _LineCounter(document.text).line_of(item, op)


def peak_of_function(document: Document, item: Item, function: Operation) -> Iterator[str]:
    """Lines for the hover of a function: its peak, and what is held there. None where it holds nothing."""
    memory = next((one for one in memory_of(document, item) if one.function is function), None)
    if memory is not None and not memory.is_empty:
        yield f"Peak: {peak_words(memory, line_in(document, item, memory.place))}"
        yield "\n".join(f"- {line}" for line in held_lines(memory))
