"""Deallocations in a loop of buffers allocated outside it: the second iteration is a double free."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation, Value
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..dataflow.buffer_flow import Flow
from ..dataflow.outcome import PathSummary
from ..ownership.function_memory import FunctionMemory, memory_of
from ..spans import called, name_span, note_at

CODE = "freed-in-loop"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for found in in_function(memory)]


def in_function(memory: FunctionMemory) -> Iterator[Finding]:
    for summary in memory.summaries:
        yield from _of(summary, memory.flow)


def _of(summary: PathSummary, flow: Flow) -> Iterator[Finding]:
    for op, counts in summary.frees.items():
        if counts.violating and counts.freed_at is op and not flow.nesting.runs_once(op):
            value = summary.site.value
            is_certain = _is_in_each_round(op, value, flow)
            verb, severity = ("frees", Severity.WARNING) if is_certain else ("may free", Severity.INFORMATION)
            message = f"`{op.name}` {verb} {called(value)} in each iteration, but it is allocated once"
            notes = (note_at(value, "allocated here, outside of the loop"),)
            help_ = "free it after the loop, or allocate it inside"
            yield Finding(CODE, severity, *name_span(op), message, notes, help_)


def _is_in_each_round(op: Operation, buffer: Value, flow: Flow) -> bool:
    """Whether `op` certainly frees `buffer`, made outside, in each round of the loop around it, which has several."""
    loop = op.parent_op
    semantics = flow.knowledge.semantics(loop.name) if loop is not None else None
    if loop is None or semantics is None or semantics.iterations is None or op.parent is None or not op.parent.is_entry:
        return False
    if flow.nesting.is_inside(buffer, loop) or not flow.times_freed(op, buffer):
        return False
    return (semantics.iterations(loop) or 0) > 1
