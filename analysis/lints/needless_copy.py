"""Needless copies: a buffer that is copied and freed, where one buffer would do."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from ...ir.graph import Operation
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..buffers.size import bytes_text, static_bytes
from ..placement.heap_buffers import escapes_in
from ..spans import called, inventory_of, name_span, note_at, readable_functions

if TYPE_CHECKING:
    from ..buffers.needless_copies import NeedlessCopy

CODE = "needless-copy"
_COPY = "memref.copy"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    if _COPY not in inventory_of(item).names:
        return []
    return [found for function in readable_functions(item) for found in _in_function(function, item, knowledge)]


def _in_function(function: Operation, item: Item, knowledge: Knowledge) -> Iterator[Finding]:
    # Loaded here: most functions copy nothing.
    from ..buffers.needless_copies import needless_copies

    escapes = escapes_in(function, item, knowledge)
    for found in needless_copies(function, knowledge, escapes):
        yield _finding(found)


def _finding(found: NeedlessCopy) -> Finding:
    size = static_bytes(found.removed.type)
    much = f" of {bytes_text(size)}" if size is not None else ""
    message = f"this copy{much} is not needed: {called(found.remaining)} can be used instead of {called(found.removed)}"
    notes = (note_at(found.removed, "allocated here"), note_at(found.free, "the source is freed here"))
    help_ = "remove the copy, this allocation and this deallocation"
    return Finding(CODE, Severity.HINT, *name_span(found.copy), message, notes, help_)
