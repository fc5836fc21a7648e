"""Deallocations in a loop of buffers allocated outside it: the second iteration is a double free."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..dataflow.outcome import PathSummary
from ..ownership.function_memory import FunctionMemory, memory_of
from ..spans import called, name_span, note_at

CODE = "freed-in-loop"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for found in in_function(memory)]


def in_function(memory: FunctionMemory) -> Iterator[Finding]:
    for summary in memory.summaries:
        yield from _of(summary)


def _of(summary: PathSummary) -> Iterator[Finding]:
    for op, counts in summary.frees.items():
        if counts.violating and counts.freed_at is op:
            value = summary.site.value
            message = f"`{op.name}` may free {called(value)} in each iteration, but it is allocated once"
            notes = (note_at(value, "allocated here, outside of the loop"),)
            help_ = "free it after the loop, or allocate it inside"
            yield Finding(CODE, Severity.INFORMATION, *name_span(op), message, notes, help_)
