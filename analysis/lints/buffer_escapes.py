"""Allocations that escape: stored, converted, or passed to an operation with unknown effects, and never freed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..dataflow.outcome import PathSummary
from ..ownership.function_memory import FunctionMemory, memory_of
from ..spans import called, name_span, note_at

CODE = "buffer-escapes"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for found in in_function(memory)]


def in_function(memory: FunctionMemory) -> Iterator[Finding]:
    for summary in memory.summaries:
        yield from _of(summary)


def _of(summary: PathSummary) -> Iterator[Finding]:
    if not summary.may_leak:
        return
    for op in summary.escapes:
        value = summary.site.value
        message = f"`{op.name}` lets {called(value)} escape, and this function does not free it"
        notes = (note_at(value, "this is the buffer"),)
        help_ = "free it when no reference is left, or copy the data that has to outlive this function"
        yield Finding(CODE, Severity.HINT, *name_span(op), message, notes, help_)
