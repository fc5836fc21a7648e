"""Allocations that end up where the function does not know who needs them.

In memory, as an address or a tensor, in an unknown operation.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..memory.function_memory import memory_of
from ..memory.outcome import Story
from ..spans import called, name_span, note_at

CODE = "buffer-escapes"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for story in memory.stories for found in _of(story)]


def _of(story: Story) -> Iterator[Finding]:
    if not story.is_left_behind:
        return
    for op in story.escapes:
        value = story.site.value
        message = (
            f"`{op.name}` lets others reach {called(value)}, which nobody here frees, so that nobody may know when"
        )
        notes = (note_at(value, "this is the buffer"),)
        help_ = "free it where nothing reaches it any more, or copy what has to be kept"
        yield Finding(CODE, Severity.HINT, *name_span(op), message, notes, help_)
