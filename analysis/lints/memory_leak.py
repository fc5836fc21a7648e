"""Buffers that nobody frees: on no path, or on no path from here on.

In a function that frees nothing at all this is no defect yet: the deallocation pipeline will free them. It is told as a
hint then, with the place where the pipeline would do it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..memory.flow import Origin
from ..memory.function_memory import FunctionMemory, memory_of
from ..memory.outcome import Story
from ..spans import called, note_at, value_span

CODE = "memory-leak"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for found in _in_function(memory)]


def _in_function(memory: FunctionMemory) -> Iterator[Finding]:
    for story in memory.stories:
        if not memory.frees_by_hand:
            if story.lost or story.moved:
                yield _left_to_the_pipeline(story)
        elif story.lost and not story.freed and not story.kept:
            yield _never_freed(story)


def _left_to_the_pipeline(story: Story) -> Finding:
    value = story.site.value
    some = " on every path" if story.kept or story.freed > len(story.moved) else ""
    message = f"{called(value)} is not freed{some}; the deallocation pipeline would free it"
    notes = tuple(note_at(end, "before this") for end in dict.fromkeys([*(end for end, _ in story.lost), *story.moved]))
    help_ = "run buffer-deallocation-pipeline, or free it with memref.dealloc"
    return Finding(CODE, Severity.HINT, *value_span(value), message, notes, help_)


def _never_freed(story: Story) -> Finding:
    value = story.site.value
    notes = tuple(note_at(end, "nobody can free it after this") for end in dict.fromkeys(end for end, _ in story.lost))
    help_ = "free it with memref.dealloc when it is not needed any more"
    if story.is_always_lost and story.site.origin is Origin.HEAP:
        message = f"{called(value)} is never freed"
        return Finding(CODE, Severity.WARNING, *value_span(value), message, notes, help_)
    if story.site.origin is Origin.CALL:
        message = f"{called(value)} is never freed, and callers own what a function returns"
    else:
        message = f"{called(value)} is never freed here, nor may functions free what they are given"
    return Finding(CODE, Severity.INFORMATION, *value_span(value), message, notes, help_)
