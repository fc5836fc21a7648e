"""Deallocations in a loop of what was allocated outside of it: the second iteration frees it again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..memory.function_memory import memory_of
from ..memory.outcome import Story
from ..spans import called, name_span, note_at

CODE = "freed-in-loop"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for story in memory.stories for found in _of(story)]


def _of(story: Story) -> Iterator[Finding]:
    for op, tally in story.frees.items():
        if tally.wrong and tally.freed_at is op:
            value = story.site.value
            message = f"`{op.name}` may free {called(value)} in each iteration, and it is allocated once"
            notes = (note_at(value, "allocated here, outside of the loop"),)
            help_ = "free it behind the loop, or allocate it inside"
            yield Finding(CODE, Severity.INFORMATION, *name_span(op), message, notes, help_)
