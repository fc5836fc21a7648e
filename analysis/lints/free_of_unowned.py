"""Deallocations of what is not theirs to free: arguments, stack memory, globals, the middle of an allocation."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation, Value
from ...ods.knowledge import Knowledge
from ...ods.segments import dense_values
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..memory.flow import Origin, Role
from ..memory.function_memory import FunctionMemory, memory_of
from ..memory.outcome import Story
from ..spans import called, name_span, note_at

CODE = "free-of-unowned"
_DYNAMIC = -(1 << 63)
_WHY = {
    Origin.ARGUMENT: "an argument, which belongs to the caller",
    Origin.STACK: "stack memory, which goes by itself",
    Origin.GLOBAL: "a global, which lives as long as the program",
}


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    found: list[Finding] = []
    for memory in memory_of(item, knowledge):
        for story in memory.stories:
            found += _of(story, memory)
        found += _parts(memory, knowledge)
    return found


def _of(story: Story, memory: FunctionMemory) -> Iterator[Finding]:
    value, origin = story.site.value, story.site.origin
    for op, tally in story.unowned.items():
        if not tally.wrong or (memory.flow.effects_of(op).made and not memory.frees_by_hand):
            # The pipeline expands reallocations, and lets live what its owner frees.
            continue
        verb, severity = ("frees", Severity.WARNING) if not tally.right else ("may free", Severity.INFORMATION)
        message = f"`{op.name}` {verb} {called(value)}, {_WHY[origin]}"
        help_ = "let the caller free it" if origin is Origin.ARGUMENT else "remove the deallocation"
        yield Finding(CODE, severity, *name_span(op), message, (note_at(value, "it comes from here"),), help_)


def _parts(memory: FunctionMemory, knowledge: Knowledge) -> Iterator[Finding]:
    """Views that begin in the middle of what was allocated."""
    for op in memory.flow.frees:
        if memory.flow.role[op] is not Role.EFFECTS:
            continue
        for value in memory.flow.effects_of(op).freed:
            view = _shifted(value, knowledge)
            if view is not None:
                message = f"`{op.name}` frees a view that does not begin where its allocation does"
                notes = (note_at(view, "the view begins elsewhere"),)
                yield Finding(CODE, Severity.WARNING, *name_span(op), message, notes, "free the allocation itself")


def _shifted(value: Value, knowledge: Knowledge) -> Operation | None:
    """The view on the way to the allocation that certainly has an offset."""
    op = value.defining_op
    while op is not None and op.results and op.results[0] is value:
        source = knowledge.view_source(op)
        if source is None or op.name in ("memref.extract_strided_metadata", "memref.reinterpret_cast"):
            # Both say anew where the buffer begins.
            return None
        offsets = dense_values(op.properties.get("static_offsets"))
        if any(offset not in (0, _DYNAMIC) for offset in offsets):
            return op
        value, op = source, source.defining_op
    return None
