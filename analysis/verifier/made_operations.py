"""Operations that patterns make: result types that nothing decides, of dialects that other items use."""

from __future__ import annotations

from collections.abc import Iterator

from ...dialects.pdl import ops as pdl
from ...dialects.pdl.verifier import resolved
from ...ir.walk import walk
from ...syntax.document.document import Document
from ...syntax.text.findings import Finding, Severity


def check(document: Document) -> Iterator[Finding]:
    """Failures that no rule sees, which knows the dialects inside one outermost operation; offsets into the text."""
    for chunk in document.chunks:
        roots = [(item, root) for item in chunk.leaves() for root in item.operations]
        dialects = [{op.dialect for op in walk(root)} for _, root in roots]
        loaded = set[str]().union(*dialects)
        for (item, root), own in zip(roots, dialects, strict=True):
            for op in walk(root) if "pdl" in own else ():
                if op.name != pdl.OperationOp.NAME or op.syntax is None or op.syntax.opaque:
                    continue
                failure = resolved(op, loaded.__contains__)
                if failure is not None and resolved(op, own.__contains__) is None:
                    place = item.start + op.syntax.name_start, item.start + op.syntax.name_end
                    message = f"`{op.name}` {failure.message}"
                    upstream = f"'{op.name}' op {failure.message}"
                    yield Finding(failure.code, Severity.ERROR, *place, message, upstream=upstream)
