"""Functions that return stack memory, which is released when they return."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..dataflow.sites import Origin
from ..ownership.function_memory import FunctionMemory, memory_of
from ..spans import name_span, note_at
from .returned_alias_of_argument import borrowed_returns

CODE = "returned-stack-memory"
_HELP = "allocate it with memref.alloc, or let the caller pass a buffer to write to"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for found in in_function(memory)]


def in_function(memory: FunctionMemory) -> Iterator[Finding]:
    for found in borrowed_returns(memory):
        if found.origin is not Origin.STACK:
            continue
        if memory.frees_by_hand:
            message = f"{found.returns}, which is released when the function returns"
            notes = (note_at(found.summary.site.value, "this is the buffer"),)
            yield Finding(CODE, Severity.WARNING, *name_span(found.op), message, notes, _HELP)
        else:
            yield found.cloned(CODE)
