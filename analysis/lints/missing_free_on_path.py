"""Partial leaks: buffers that are freed, are returned or escape on some paths, and leak on others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..dataflow.outcome import PathSummary
from ..dataflow.state import State
from ..ownership.function_memory import FunctionMemory, memory_of
from ..spans import called, note_at, value_span

CODE = "missing-free-on-path"
_MAX_CONDITIONS = 3
"""Conditions of a path that a message names."""


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for found in in_function(memory)]


def in_function(memory: FunctionMemory) -> Iterator[Finding]:
    for summary in memory.summaries if memory.frees_by_hand else ():
        if summary.leaks and (summary.freed or summary.escaped):
            yield _finding(summary)


def _finding(summary: PathSummary) -> Finding:
    value = summary.site.value
    elsewhere = "is freed" if summary.freed else "is returned" if summary.returned else "escapes"
    message = f"{called(value)} may leak: it {elsewhere} on some paths, and leaks on others"
    freed = [note_at(op, "freed here") for op, counts in summary.frees.items() if counts.valid or counts.violating]
    lost = [note_at(end, f"leaks on a path that ends here{_when(state)}") for end, state in _one_each(summary)]
    help_ = "free it on the other paths too, or after they join"
    return Finding(CODE, Severity.INFORMATION, *value_span(value), message, (*lost, *freed), help_)


def _one_each(summary: PathSummary) -> list[tuple[Operation, State]]:
    """For each terminator at which the buffer leaks, the path with the fewest conditions."""
    shortest: dict[Operation, State] = {}
    for end, state in summary.leaks:
        if end not in shortest or len(state.path) < len(shortest[end].path):
            shortest[end] = state
    return list(shortest.items())


def _when(state: State) -> str:
    """The conditions under which the path of `state` is taken, as far as they have names; empty without any."""
    named = [(value.name, outcome) for value, outcome in state.path if value.name]
    choices = [f"`%{name}` is {str(outcome).lower()}" for name, outcome in named[-_MAX_CONDITIONS:]]
    return f", where {' and '.join(choices)}" if choices else ""
