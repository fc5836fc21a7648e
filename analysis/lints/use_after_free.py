"""Uses after free: reads, writes and returns of buffers that were freed on the way."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..dataflow.outcome import Counts, PathSummary
from ..ownership.function_memory import FunctionMemory, memory_of
from ..ownership.other_forms import accesses, in_other_forms
from ..spans import called, name_span, note_at

CODE = "use-after-free"
_STREAM = "!gpu.async.token"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for found in in_function(memory)]


def in_function(memory: FunctionMemory) -> Iterator[Finding]:
    for summary in memory.summaries:
        yield from _of(summary)
    known = {(op, one.site.value) for one in memory.summaries for op, counts in one.uses.items() if counts.violating}
    flow, summaries = in_other_forms(memory)
    for summary in summaries:
        for op, counts in summary.uses.items():
            if counts.violating and (op, summary.site.value) not in known and accesses(flow, op):
                yield _used(op, counts, summary)
        for op, counts in summary.unawaited.items():
            if counts.violating:
                yield _freed_meanwhile(op, counts, summary)


def _of(summary: PathSummary) -> Iterator[Finding]:
    for op, counts in summary.uses.items():
        if counts.violating:
            yield _used(op, counts, summary)
    for op, counts in summary.returned_freed.items():
        message = f"`{op.name}` returns {called(summary.site.value)} after it was freed"
        yield Finding(
            CODE, Severity.WARNING, *name_span(op), message, _notes(counts, summary), "free it later, or copy it"
        )


def _used(op: Operation, counts: Counts, summary: PathSummary) -> Finding:
    verb, severity = ("uses", Severity.WARNING) if counts.is_certain else ("may use", Severity.INFORMATION)
    message = f"`{op.name}` {verb} {called(summary.site.value)} after it was freed"
    help_ = "free it after its last use"
    return Finding(CODE, severity, *name_span(op), message, _notes(counts, summary), help_)


def _freed_meanwhile(op: Operation, counts: Counts, summary: PathSummary) -> Finding:
    start = counts.freed_at
    # Tokens of a device become streams, in which work is done in order, also where nobody says so.
    is_certain = counts.is_certain and not (
        start is not None and start.results and str(start.results[-1].type) == _STREAM
    )
    verb, severity = ("frees", Severity.WARNING) if is_certain else ("may free", Severity.INFORMATION)
    message = f"`{op.name}` {verb} {called(summary.site.value)} while work that nobody has waited for may use it"
    made = note_at(summary.site.value, "this is the buffer")
    notes = (note_at(start, "work on it starts here"), made) if start is not None else (made,)
    return Finding(CODE, severity, *name_span(op), message, notes, "wait for the work before")


def _notes(counts: Counts, summary: PathSummary):
    made = note_at(summary.site.value, "this is the buffer")
    return (note_at(counts.freed_at, "freed here"), made) if counts.freed_at is not None else (made,)
