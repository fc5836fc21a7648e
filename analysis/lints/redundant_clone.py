"""Redundant clones: copies of a buffer that is freed right afterwards."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.graph import Operation, Value
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..buffers.size import bytes_text, static_bytes
from ..dataflow.sites import Origin, Role
from ..ownership.function_memory import FunctionMemory, memory_of
from ..spans import called, name_span, note_at

CODE = "redundant-clone"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    return [found for memory in memory_of(item, knowledge) for found in _in_function(memory)]


def _in_function(memory: FunctionMemory) -> Iterator[Finding]:
    flow, position = memory.flow, memory.flow.graph.position
    allocated = {site.value for site in flow.sites if site.origin is Origin.HEAP}
    for site in flow.sites:
        clone = site.op
        if clone is None or clone.name != "bufferization.clone":
            continue
        source = _source(clone)
        if source not in allocated:
            continue
        later = [user for user in source.users if user is not clone and position[user] > position[clone]]
        views = [user for user in source.users if flow.role(user) is not Role.EFFECTS]
        if len(later) == 1 and not views and later[0].parent is clone.parent and later[0] in flow.frees:
            yield _finding(clone, later[0])


def _source(clone: Operation) -> Value:
    # Loaded here: most programs have no clones.
    from ...dialects.bufferization.ops import CloneOp

    return CloneOp(clone).input


def _finding(clone: Operation, free: Operation) -> Finding:
    source = _source(clone)
    size = static_bytes(source.type)
    much = f" of {bytes_text(size)}" if size is not None else ""
    message = f"this clone{much} is redundant: {called(source)} is freed without another use"
    help_ = "use the buffer instead of the clone, and remove its deallocation"
    return Finding(CODE, Severity.HINT, *name_span(clone), message, (note_at(free, "freed here"),), help_)
