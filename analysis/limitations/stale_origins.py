"""Casts that folding erases below a `bufferization.dealloc`: LLVM 22 reads freed memory there.

Its buffer-deallocation-simplification computes buffer origins once and folds while it rewrites, so that it queries
erased operations: llvm-project#205228. The pipeline canonicalizes first, so that only the pass on its own is affected.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...dialects.common.view_chains import views_of
from ...dialects.memref import ops as memref
from ...ir.graph import Operation
from ...ir.types import is_memref
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...ods.op_view import defining
from ...syntax.document.document import Item
from ...syntax.text.findings import Finding, Severity
from ..spans import inventory_of, name_span, note_at, readable_functions

CODE = "llvm22-stale-origins"
_DEALLOC = "bufferization.dealloc"


def check(item: Item, knowledge: Knowledge) -> Sequence[Finding]:
    if _DEALLOC not in inventory_of(item).names:
        return []
    return [found for function in readable_functions(item) for found in _in_function(function, knowledge)]


def _in_function(function: Operation, knowledge: Knowledge) -> Iterator[Finding]:
    reported: set[Operation] = set()
    for dealloc in walk(function):
        if dealloc.name != _DEALLOC:
            continue
        for operand in dealloc.operands:
            for view, _ in views_of(operand.value, knowledge):
                if view in reported or not is_memref(view.results[0].type):
                    break
                if _is_erased_by_folding(view, knowledge):
                    reported.add(view)
                    start, end = name_span(view)
                    message = (
                        "LLVM 22 may crash in `buffer-deallocation-simplification`, because folding erases this cast "
                        "while the pass still asks about it (llvm/llvm-project#205228)"
                    )
                    notes = (note_at(dealloc, "the pass simplifies this"),)
                    yield Finding(
                        CODE, Severity.INFORMATION, start, end, message, notes, "run `canonicalize` before it"
                    )
                    break


def _is_erased_by_folding(view: Operation, knowledge: Knowledge) -> bool:
    """Whether `view` casts to the type that its source, or the source of the cast before it, already has."""
    source = knowledge.view_source(view)
    if view.name != "memref.cast" or source is None:
        return False
    before = defining(source, memref.CastOp)
    type_ = view.results[0].type
    if source.type is type_:
        return True
    return before is not None and before.source.type is type_
