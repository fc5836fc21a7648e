"""Data layouts of operations in others that have one: what both say has to be combined.

Follows verifyDataLayoutOp in mlir/lib/Interfaces/DataLayoutInterfaces.cpp.
"""

from __future__ import annotations

from collections.abc import Iterator

from ...ir.attributes import DialectAttr
from ...ir.graph import Operation
from ...syntax.document.document import Document, Item
from ...syntax.document.segmenter import ItemKind
from ...syntax.text.findings import Finding, Severity
from .data_layout_rules import HOLDERS, do_not_combine

_NAME = "dlti.dl_spec"


def check(document: Document) -> Iterator[Finding]:
    """Layouts that do not combine with those around; offsets into the text."""
    if document.text.count(_NAME) < 2:
        return
    pending: list[tuple[Item, tuple[str, ...]]] = [(item, ()) for chunk in document.chunks for item in chunk.items]
    while pending:
        item, around = pending.pop()
        op = next(iter(item.operations), None) if item.kind is not ItemKind.ALIAS else None
        body = _layout(op) if op is not None else None
        if op is not None and op.syntax is not None and body is not None:
            if any(do_not_combine(body, each) for each in around):
                place = item.start + op.syntax.name_start, item.start + op.syntax.name_end
                message = "data layout does not combine with layouts of enclosing ops"
                yield Finding("verify-attribute", Severity.ERROR, *place, message)
            around = (*around, body)
        pending.extend((child, around) for child in item.children)


def _layout(op: Operation) -> str | None:
    value = op.attributes.get(_NAME) if op.name in HOLDERS else None
    return value.body if isinstance(value, DialectAttr) else None
