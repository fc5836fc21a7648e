"""Buffers that two deallocations free one after the other."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..memory.function_memory import memory_of
from ..memory.outcome import Story, Tally
from ..spans import called, name_span, note_at

CODE = "double-free"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for story in memory.stories for found in _of(story)]


def _of(story: Story) -> Iterator[Finding]:
    for op, tally in story.frees.items():
        if tally.wrong and tally.freed_at is not op:
            yield _finding(op, tally, story)


def _finding(op: Operation, tally: Tally, story: Story) -> Finding:
    verb, severity = ("frees", Severity.WARNING) if tally.is_certain else ("may free", Severity.INFORMATION)
    message = f"`{op.name}` {verb} {called(story.site.value)} a second time"
    made = note_at(story.site.value, "this is the buffer")
    notes = (note_at(tally.freed_at, "freed here already"), made) if tally.freed_at is not None else (made,)
    return Finding(CODE, severity, *name_span(op), message, notes, "remove one of the deallocations")
