"""Leaks: buffers that no path frees, or that no path frees from a certain point on.

In a function without deallocations this is no defect: the deallocation pipeline will free the buffer. The finding is
then a hint, with the places where the pipeline would free it.

Results of calls are looked at with the functions called (`through_calls`): a private function may lend its argument.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.parser.fact_cache import FactKey
from ...syntax.text.findings import Finding, Severity
from ..dataflow.outcome import PathSummary
from ..dataflow.sites import Origin
from ..ownership.function_memory import FunctionMemory, memory_of
from ..spans import called, note_at, value_span

CODE = "memory-leak"
LEAKED_CALLS = FactKey[tuple[Finding, ...]]("leaked results of calls")


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for found in in_function(memory)]


def leaked_calls(item: Item, knowledge: Knowledge) -> tuple[Finding, ...]:
    """Results of calls that `item` never frees, as far as that can be said of it alone; cached with the item."""
    return item.parsed.facts.get(LEAKED_CALLS, knowledge, _leaked_calls, item, knowledge)


def _leaked_calls(item: Item, knowledge: Knowledge) -> tuple[Finding, ...]:
    return tuple([found for memory in memory_of(item, knowledge) for found in leaked_in(memory)])


def leaked_in(memory: FunctionMemory) -> Iterator[Finding]:
    """Results of calls that a function never frees, without those that may be a buffer that it was given."""
    known = memory.flow.known
    given_back = {result for call in known.given for result, _, _ in known.given_back(call)}
    unfreed = (one for one in _unfreed(memory) if one.site.origin is Origin.CALL)
    return (_never_freed(one) for one in unfreed if one.site.value not in given_back)


def in_function(memory: FunctionMemory) -> Iterator[Finding]:
    if memory.frees_by_hand:
        yield from (_never_freed(one) for one in _unfreed(memory) if one.site.origin is not Origin.CALL)
    else:
        yield from (_left_to_the_pipeline(summary) for summary in memory.summaries if summary.leaks)


def _unfreed(memory: FunctionMemory) -> Iterator[PathSummary]:
    """The buffers that a function with deallocations neither frees nor passes on."""
    for summary in memory.summaries if memory.frees_by_hand else ():
        if summary.leaks and not summary.freed and not summary.escaped:
            yield summary


def _left_to_the_pipeline(summary: PathSummary) -> Finding:
    value = summary.site.value
    some = " on every path" if summary.escaped or summary.freed else ""
    message = f"{called(value)} is not freed{some}; the deallocation pipeline would free it"
    notes = tuple(note_at(end, "would be freed before this") for end in summary.leaking)
    help_ = "free it with memref.dealloc, or run minimal-deallocation, which says what it cannot free"
    return Finding(CODE, Severity.HINT, *value_span(value), message, notes, help_)


def _never_freed(summary: PathSummary) -> Finding:
    value = summary.site.value
    notes = tuple(note_at(end, "leaks here") for end in summary.leaking)
    help_ = "free it with memref.dealloc after its last use"
    if summary.always_leaks and summary.site.origin is Origin.HEAP:
        message = f"{called(value)} is never freed"
        return Finding(CODE, Severity.WARNING, *value_span(value), message, notes, help_)
    if summary.site.origin is Origin.CALL:
        message = f"{called(value)} is never freed, and callers own what a function returns"
    else:
        message = f"{called(value)} is never freed here, and callees do not free their arguments"
    return Finding(CODE, Severity.INFORMATION, *value_span(value), message, notes, help_)
