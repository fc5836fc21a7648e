"""Deallocations of buffers that the function does not own: arguments, stack memory, globals, interior pointers."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...dialects.common.view_chains import views_of
from ...ir.graph import Operation, Value
from ...ir.symbol_names import is_private
from ...ods.knowledge import Knowledge
from ...ods.segments import dense_values
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..dataflow.outcome import PathSummary
from ..dataflow.sites import Origin, Role
from ..ownership.function_memory import FunctionMemory, memory_of
from ..spans import called, name_span, note_at

CODE = "free-of-unowned"
_DYNAMIC = -(1 << 63)
_WHY = {
    Origin.ARGUMENT: "an argument, which belongs to the caller",
    Origin.STACK: "stack memory, which is released automatically",
    Origin.GLOBAL: "a global, which is never freed",
}


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for found in in_function(memory)]


def in_function(memory: FunctionMemory) -> Iterator[Finding]:
    for summary in memory.summaries:
        yield from _of(summary, memory)
    yield from _interior_frees(memory, memory.flow.knowledge)


def _of(summary: PathSummary, memory: FunctionMemory) -> Iterator[Finding]:
    value, origin = summary.site.value, summary.site.origin
    if origin is Origin.ARGUMENT and is_private(memory.function):
        # Who calls it is known, and looked at with what the call frees.
        return
    for op, counts in summary.unowned.items():
        if not counts.violating or (memory.flow.effects_of(op).made and not memory.frees_by_hand):
            # The pipeline expands reallocations, and does not free a source that it does not own.
            continue
        verb, severity = ("frees", Severity.WARNING) if not counts.valid else ("may free", Severity.INFORMATION)
        message = f"`{op.name}` {verb} {called(value)}, {_WHY[origin]}"
        help_ = "let the caller free it" if origin is Origin.ARGUMENT else "remove the deallocation"
        yield Finding(CODE, severity, *name_span(op), message, (note_at(value, "it comes from here"),), help_)


def _interior_frees(memory: FunctionMemory, knowledge: Knowledge) -> Iterator[Finding]:
    """Deallocations of views with a static offset into their allocation."""
    for op in memory.flow.frees:
        if memory.flow.role(op) is not Role.EFFECTS:
            continue
        for value in memory.flow.effects_of(op).freed:
            view = _offset_view(value, knowledge)
            if view is not None:
                message = f"`{op.name}` frees a view with an offset into its allocation"
                notes = (note_at(view, "the view has an offset"),)
                yield Finding(CODE, Severity.WARNING, *name_span(op), message, notes, "free the allocation itself")


def _offset_view(value: Value, knowledge: Knowledge) -> Operation | None:
    """The first view between `value` and its allocation with a nonzero static offset."""
    for op, _ in views_of(value, knowledge):
        if op.name in ("memref.extract_strided_metadata", "memref.reinterpret_cast"):
            # Both set a new offset.
            return None
        offsets = dense_values(op.properties.get("static_offsets"))
        if any(offset not in (0, _DYNAMIC) for offset in offsets):
            return op
    return None
