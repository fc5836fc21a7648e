"""Double frees: two deallocations of one buffer on one path."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..dataflow.buffer_flow import Flow
from ..dataflow.outcome import Counts, PathSummary
from ..ownership.function_memory import FunctionMemory, memory_of
from ..spans import called, name_span, note_at

CODE = "double-free"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for found in in_function(memory)]


def in_function(memory: FunctionMemory) -> Iterator[Finding]:
    for summary in memory.summaries:
        yield from _of(summary, memory.flow)


def _of(summary: PathSummary, flow: Flow) -> Iterator[Finding]:
    for op, counts in summary.frees.items():
        if counts.violating and (counts.freed_at is not op or flow.nesting.runs_once(op)):
            is_certain = counts.is_certain or flow.times_freed(op, summary.site.value) > 1
            yield _finding(op, counts, summary, is_certain=is_certain)


def _finding(op: Operation, counts: Counts, summary: PathSummary, *, is_certain: bool) -> Finding:
    verb, severity = ("frees", Severity.WARNING) if is_certain else ("may free", Severity.INFORMATION)
    message = f"`{op.name}` {verb} {called(summary.site.value)} a second time"
    made = note_at(summary.site.value, "this is the buffer")
    notes = (note_at(counts.freed_at, "freed here already"), made) if counts.freed_at is not None else (made,)
    return Finding(CODE, severity, *name_span(op), message, notes, "remove one of the deallocations")
