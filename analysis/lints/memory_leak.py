"""Leaks: buffers that no path frees, or that no path frees from a certain point on.

In a function without deallocations this is no defect: the deallocation pipeline will free the buffer. The finding is
then a hint, with the places where the pipeline would free it.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..memory.flow import Origin
from ..memory.function_memory import FunctionMemory, memory_of
from ..memory.outcome import PathSummary
from ..spans import called, note_at, value_span

CODE = "memory-leak"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for found in _in_function(memory)]


def _in_function(memory: FunctionMemory) -> Iterator[Finding]:
    for summary in memory.summaries:
        if not memory.frees_by_hand:
            if summary.leaks:
                yield _left_to_the_pipeline(summary)
        elif summary.leaks and not summary.freed and not summary.escaped:
            yield _never_freed(summary)


def _left_to_the_pipeline(summary: PathSummary) -> Finding:
    value = summary.site.value
    some = " on every path" if summary.escaped or summary.freed else ""
    message = f"{called(value)} is not freed{some}; the deallocation pipeline would free it"
    notes = tuple(note_at(end, "would be freed before this") for end in dict.fromkeys(end for end, _ in summary.leaks))
    help_ = "run buffer-deallocation-pipeline, or free it with memref.dealloc"
    return Finding(CODE, Severity.HINT, *value_span(value), message, notes, help_)


def _never_freed(summary: PathSummary) -> Finding:
    value = summary.site.value
    notes = tuple(note_at(end, "leaks here") for end in dict.fromkeys(end for end, _ in summary.leaks))
    help_ = "free it with memref.dealloc after its last use"
    if summary.always_leaks and summary.site.origin is Origin.HEAP:
        message = f"{called(value)} is never freed"
        return Finding(CODE, Severity.WARNING, *value_span(value), message, notes, help_)
    if summary.site.origin is Origin.CALL:
        message = f"{called(value)} is never freed, and callers own what a function returns"
    else:
        message = f"{called(value)} is never freed here, and callees do not free their arguments"
    return Finding(CODE, Severity.INFORMATION, *value_span(value), message, notes, help_)
