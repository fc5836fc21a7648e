"""Findings of peaks: the most that each function holds on the heap, reported where `max-peak-bytes` is below it."""

from __future__ import annotations

from collections.abc import Iterator

from ....analysis.peak.words import amount_text, largest_text
from ....ir.records import replace
from ....ir.symbol_names import symbol_name
from ....syntax.document.document import Document, Item
from ....syntax.text.findings import Finding, Note, Severity
from ..bufferization_words import place_of
from ..ownership_words import name_of
from .function_memory import FunctionMemory, memory_of

CODE = "max-peak-bytes"
_MOST_NOTES = 5
"""Buffers that are named, the largest."""


def peak_findings(document: Document) -> list[Finding]:
    """One for each function that holds anything, at the place of its peak; none where no bound is known.

    `size`: the bytes that are held whatever the sizes are; None where that is not known. Offsets into the text.
    """
    return [finding for item in document.leaves() for finding in _of_item(document, item)]


def _of_item(document: Document, item: Item) -> Iterator[Finding]:
    for memory in memory_of(document, item):
        span = place_of(item, memory.place) if memory.place is not None else None
        if span is not None:
            yield _finding(item, memory, span)


def _finding(item: Item, memory: FunctionMemory, span: tuple[int, int]) -> Finding:
    amounts = [point.amount for point in memory.heap.peaks or ()]
    name, held = symbol_name(memory.function), largest_text(amounts, name_of)
    verb = "holds" if memory.heap.is_exact else "may hold"
    message = f"`@{name}` {verb} {held} here, more than `{CODE}` allows"
    notes = [
        Note(*place, f"{amount_text(one.bytes, name_of)} in {name_of(one.value)}")
        for one in memory.held[:_MOST_NOTES]
        if (place := place_of(item, one.made)) is not None
    ]
    help_ = "free buffers before this line, or let them share memory with `plan-memory`"
    found = Finding(CODE, Severity.WARNING, *span, message, tuple(notes), help_)
    sizes = [amount.constant for amount in amounts if all(factor > 0 for factor in amount.terms.values())]
    return replace(found, size=max(sizes, default=None), function=name)
