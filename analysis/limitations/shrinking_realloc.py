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
    found = (op for function in readable_functions(item) for op in walk(function) if op.name == _REALLOC)
    return [_finding(op, words) for op in found if (words := words_of_shrinking(op)) is not None]


def words_of_shrinking(op: Operation) -> str | None:
    """LLVM 22's refusal of a `memref.realloc` to a smaller static size: the branch that is never taken copies too much.

    None for any other.
    """
    if not op.operands or len(op.results) != 1:
        return None
    source, target = memref.ReallocOp(op).source.type, op.results[0].type
    if not isinstance(source, MemRefType) or not isinstance(target, MemRefType):
        return None
    old, new = source.shape[0], target.shape[0]
    if old is None or new is None or old <= new:
        return None
    return f"slice along dimension 0 runs out-of-bounds: {old - 1} >= {new}"


def _finding(op: Operation, upstream: str) -> Finding:
    start, end = name_span(op)
    message = "LLVM 22 refuses to expand this, because it would copy more than the new buffer holds"
    notes = (note_at(memref.ReallocOp(op).source, "the buffer is larger from here on"),)
    help_ = (
        "use memref.subview instead, or keep the size; `expand-realloc` here keeps the buffer and takes a view of it"
    )
    return Finding(CODE, Severity.INFORMATION, start, end, message, notes, help_, upstream)
