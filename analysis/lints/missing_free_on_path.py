"""Buffers that are freed, or handed out, on some paths and lost on others."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..memory.function_memory import FunctionMemory, memory_of
from ..memory.outcome import Story
from ..memory.state import State
from ..spans import called, note_at, value_span

CODE = "missing-free-on-path"
_MOST_CHOICES = 3
"""In a message."""


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for found in _in_function(memory)]


def _in_function(memory: FunctionMemory) -> Iterator[Finding]:
    for story in memory.stories if memory.frees_by_hand else ():
        if story.lost and (story.freed or story.kept):
            yield _finding(story)


def _finding(story: Story) -> Finding:
    value = story.site.value
    other = "freed" if story.freed else "handed out"
    message = f"{called(value)} may be lost: it is {other} on some paths, and on others nobody frees it"
    freed = [note_at(op, "freed here") for op, tally in story.frees.items() if tally.right or tally.wrong]
    lost = [note_at(end, f"not freed on a path that ends here{_when(state)}") for end, state in _one_each(story)]
    help_ = "free it on the other paths too, or where all of them have come together"
    return Finding(CODE, Severity.INFORMATION, *value_span(value), message, (*lost, *freed), help_)


def _one_each(story: Story) -> list[tuple[Operation, State]]:
    """For each place where the buffer is lost, the path with the fewest conditions."""
    shortest: dict[Operation, State] = {}
    for end, state in story.lost:
        if end not in shortest or len(state.path) < len(shortest[end].path):
            shortest[end] = state
    return list(shortest.items())


def _when(state: State) -> str:
    """What makes the program take the path of `state`, as far as it has names."""
    named = [(value.name, outcome) for value, outcome in state.path if value.name]
    choices = [f"`%{name}` is {str(outcome).lower()}" for name, outcome in named[-_MOST_CHOICES:]]
    return f", where {' and '.join(choices)}" if choices else ""
