"""Named sequences of `transform`: their symbol table needs the matching attribute.

Follows mlir/lib/Dialect/Transform/IR/TransformOps.cpp.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.graph import Operation
from ...ir.walk import walk
from ...syntax.document.document import Document, Item
from ...syntax.document.segmenter import ItemKind
from ...syntax.text.findings import Finding, Note, Severity

_SEQUENCE = "transform.named_sequence"
_MARK = "transform.with_named_sequence"
_TABLES = ("builtin.module", "gpu.module", "spirv.module", "transform.sequence")


def check(document: Document) -> Iterator[Finding]:
    """Sequences whose table lacks the attribute; offsets into the text."""
    if _SEQUENCE not in document.text:
        return
    for chunk in document.chunks:
        pending: list[tuple[Item, Item | None]] = [(item, None) for item in chunk.items]
        while pending:
            item, around = pending.pop()
            pending.extend((child, item) for child in item.children)
            if item.kind is ItemKind.OPERATIONS and _SEQUENCE in item.parsed.source:
                yield from _in(item, around)


def _in(item: Item, around: Item | None) -> Iterator[Finding]:
    for top in item.operations:
        for op in walk(top):
            if op.name != _SEQUENCE or op.syntax is None or op.syntax.opaque:
                continue
            table = next((one for one in op.ancestors() if one.name in _TABLES), None)
            start = item.start
            if table is None and around is not None:
                table, start = next(iter(around.operations), None), around.start
                if table is None or table.syntax is None or table.syntax.opaque:
                    # The module's own words are broken.
                    continue
            if table is None or _MARK not in table.attributes:
                yield _finding(item, op, table, start)


def _finding(item: Item, op: Operation, table: Operation | None, start: int) -> Finding:
    syntax = op.syntax
    assert syntax is not None
    message = f"'{op.name}' op expects the parent symbol table to have the '{_MARK}' attribute"
    notes: tuple[Note, ...] = ()
    help_ = f"write `module attributes {{{_MARK}}} {{` around it"
    if table is not None and table.syntax is not None:
        notes = (Note(start + table.syntax.name_start, start + table.syntax.name_end, "symbol table operation"),)
    place = item.start + syntax.name_start, item.start + syntax.name_end
    return Finding("verify-missing-attribute", Severity.ERROR, *place, message, notes, help_)
