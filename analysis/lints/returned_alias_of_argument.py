"""Functions that return a buffer they do not own: an argument, a global, stack memory.

Callers own what a function returns, so the deallocation pipeline copies such a buffer before it is returned.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..buffer_size import static_bytes
from ..dataflow.outcome import Counts, PathSummary
from ..dataflow.sites import Origin
from ..ownership.function_memory import FunctionMemory, memory_of
from ..spans import called, name_span, note_at

CODE = "returned-alias-of-argument"
_WHAT = {Origin.ARGUMENT: "argument", Origin.GLOBAL: "global", Origin.STACK: "stack memory"}


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [
        _finding(op, counts, summary, memory)
        for memory in memory_of(item, knowledge)
        for summary, op, counts in _returned_borrowed(memory)
    ]


def _returned_borrowed(memory: FunctionMemory) -> Iterator[tuple[PathSummary, Operation, Counts]]:
    for summary in memory.summaries:
        for op, counts in summary.returned_borrowed.items():
            if counts.violating:
                yield summary, op, counts


def _finding(op: Operation, counts: Counts, summary: PathSummary, memory: FunctionMemory) -> Finding:
    value = summary.site.value
    size = static_bytes(value.type)
    cost = f" ({size} bytes per call)" if size is not None else ""
    verb = "may return" if counts.valid else "returns"
    what = f"{_WHAT[summary.site.origin]} {called(value)}"
    notes = (note_at(value, "this is the buffer"),)
    if summary.site.origin is Origin.STACK and memory.frees_by_hand:
        message = f"{verb} {what}, which is released when the function returns"
        help_ = "allocate it with memref.alloc, or let the caller pass a buffer to write to"
        return Finding(CODE, Severity.WARNING, *name_span(op), message, notes, help_)
    message = f"{verb} {what}: the deallocation pipeline clones it{cost}"
    help_ = "let the caller use its own buffer, or run drop-equivalent-buffer-results first"
    return Finding(CODE, Severity.HINT, *name_span(op), message, notes, help_)
