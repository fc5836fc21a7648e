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
from ...facts.memory.function_memory import FunctionMemory, memory_of
from ...facts.memory.memory_notes import notes_of
from ...facts.ownership_words import name_of
from ...facts.refusals import in_document
from .code_lenses import CodeLens, moved_lens
from .display_memory import Memory, lenses_of

_MOST_LINES = 12
"""Buffers that are named at the peak."""


def peak_lenses(document: Document, memory: Memory[CodeLens] | None = None) -> list[CodeLens]:
    """One for each function that holds anything, in text order; the tooltip lists what is held at the peak.

    While a function has errors, its lens comes from `memory`.
    """
    lenses: list[CodeLens] = []
    counter = _LineCounter(document.text)
    for item in document.leaves():
        found = lenses_of(memory, document, item, partial(_lenses, document, item, counter), beside=True)
        lenses += [moved_lens(lens, item.start) for lens in found]
    return lenses


def _lenses(document: Document, item: Item, counter: _LineCounter) -> Iterator[CodeLens]:
    """Those of one item, with offsets relative to its start."""
    for memory in memory_of(document, item):
        syntax = memory.function.syntax
        if syntax is None or memory.is_empty:
            continue
        start, end = syntax.name_start, syntax.name_end
        title = f"peak {peak_words(memory, counter.line_of(item, memory.place))}"
        yield CodeLens(start, end, start, title, can_insert=False, tooltip="\n".join(held_lines(memory)))


def peak_words(memory: FunctionMemory, line: int | None) -> str:
    """`312 MiB at line 812, 1,246 buffers`."""
    words = peak_text(memory.heap, name_of)
    words += f" at line {line}" if line is not None else ""
    if memory.allocations:
        words += f", {memory.allocations:,} buffer{'s' * (memory.allocations != 1)}"
    return words + (f", without {counted(len(memory.unseen), 'unknown operation')}" if memory.unseen else "")


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
