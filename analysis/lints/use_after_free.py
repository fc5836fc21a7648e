"""Reads and writes of buffers, and returns of them, after they were freed."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..memory.function_memory import memory_of
from ..memory.outcome import Story, Tally
from ..spans import called, name_span, note_at

CODE = "use-after-free"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for story in memory.stories for found in _of(story)]


def _of(story: Story) -> Iterator[Finding]:
    for op, tally in story.uses.items():
        if tally.wrong:
            yield _used(op, tally, story)
    for op, tally in story.handed_out.items():
        message = f"`{op.name}` hands out {called(story.site.value)}, which is freed"
        yield Finding(
            CODE, Severity.WARNING, *name_span(op), message, _notes(tally, story), "free it later, or copy it"
        )


def _used(op: Operation, tally: Tally, story: Story) -> Finding:
    verb, severity = ("uses", Severity.WARNING) if tally.is_certain else ("may use", Severity.INFORMATION)
    message = f"`{op.name}` {verb} {called(story.site.value)} after it was freed"
    help_ = "free it after its last use"
    return Finding(CODE, severity, *name_span(op), message, _notes(tally, story), help_)


def _notes(tally: Tally, story: Story):
    made = note_at(story.site.value, "this is the buffer")
    return (note_at(tally.freed_at, "freed here"), made) if tally.freed_at is not None else (made,)
