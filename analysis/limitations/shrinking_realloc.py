"""Reallocations to fewer elements than the static size of the source: LLVM 22 expands them to an invalid program.

`expand-realloc` makes a subview of the new buffer as long as the old one, in a branch that is never taken.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...dialects.memref import ops as memref
from ...ir.graph import Operation
from ...ir.types import MemRefType
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..spans import inventory_of, name_span, note_at, readable_functions

CODE = "llvm22-shrinking-realloc"
_REALLOC = "memref.realloc"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    if _REALLOC not in inventory_of(item).names:
        return []
    return [_finding(op) for function in readable_functions(item) for op in walk(function) if _shrinks(op)]


def _shrinks(op: Operation) -> bool:
    if op.name != _REALLOC or not op.operands or len(op.results) != 1:
        return False
    source, target = memref.ReallocOp(op).source.type, op.results[0].type
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
        return False
    old, new = source.shape[0], target.shape[0]
    return old is not None and new is not None and new < old


def _finding(op: Operation) -> Finding:
    start, end = name_span(op)
    message = "LLVM 22 refuses to expand this, because it would copy more than the new buffer holds"
    notes = (note_at(memref.ReallocOp(op).source, "the buffer is larger from here on"),)
    help_ = (
        "use memref.subview instead, or keep the size; `expand-realloc` here keeps the buffer and takes a view of it"
    )
    return Finding(CODE, Severity.INFORMATION, start, end, message, notes, help_, "runs out-of-bounds")
