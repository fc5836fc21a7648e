"""Deallocations in a loop of what was allocated outside of it: the second iteration frees it again."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...dialects.knowledge import Knowledge
from ...syntax.document import Item
from ...syntax.findings import Finding, Severity
from ..places import called, name_span, note_at
from .memory import memory_of
from .memory_story import Story

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
