"""Functions that return what is not theirs: an argument, a global, stack memory.

Callers own what a function returns, so the deallocation pipeline copies such a buffer before it is returned.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..buffer_size import static_bytes
from ..memory.flow import Origin
from ..memory.function_memory import FunctionMemory, memory_of
from ..memory.outcome import Story, Tally
from ..spans import called, name_span, note_at

CODE = "returned-alias-of-argument"
_WHAT = {Origin.ARGUMENT: "its argument", Origin.GLOBAL: "a global,", Origin.STACK: "stack memory,"}


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [
        _finding(op, tally, story, memory)
        for memory in memory_of(item, knowledge)
        for story, op, tally in _lent(memory)
    ]


def _lent(memory: FunctionMemory) -> Iterator[tuple[Story, Operation, Tally]]:
    for story in memory.stories:
        for op, tally in story.lent.items():
            if tally.wrong:
                yield story, op, tally


def _finding(op: Operation, tally: Tally, story: Story, memory: FunctionMemory) -> Finding:
    value = story.site.value
    size = static_bytes(value.type)
    bytes_ = f" of {size} bytes" if size is not None else ""
    may = "may return" if tally.right else "returns"
    what = f"{_WHAT[story.site.origin]} {called(value)}"
    notes = (note_at(value, "this is what it returns"),)
    if story.site.origin is Origin.STACK and memory.frees_by_hand:
        message = f"This {may} {what} which goes when the function ends"
        help_ = "allocate it with memref.alloc, or let the caller pass a buffer to write to"
        return Finding(CODE, Severity.WARNING, *name_span(op), message, notes, help_)
    when = " where it does" if tally.right else ""
    message = f"This {may} {what}; the deallocation pipeline copies it first{when}, a clone{bytes_} in each call"
    help_ = "let the caller use its own buffer, or run drop-equivalent-buffer-results before"
    return Finding(CODE, Severity.HINT, *name_span(op), message, notes, help_)
