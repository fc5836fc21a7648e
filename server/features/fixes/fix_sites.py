"""`FixContext` (finding, operation, text) and `Fix` (title, edits)."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator

from ....ir.base import Type
from ....ir.graph import Operation
from ....ir.records import dataclass
from ....ir.walk import walk
from ....syntax.document.document import Document, Item
from ....syntax.text.edits import TextEdit
from ....syntax.text.findings import Finding

_INDENTATION = re.compile(r"[ \t]*")


@dataclass(frozen=True)
class Fix:
    title: str
    edits: tuple[TextEdit, ...]


@dataclass(frozen=True)
class FixContext:
    """The operation that `finding`, an error of `document`, is about."""

    document: Document
    item: Item
    op: Operation
    finding: Finding

    @property
    def source(self) -> str:
        return self.item.parsed.source

    def edit(self, start: int, end: int, text: str) -> TextEdit:
        """Offsets into the item's text."""
        return TextEdit(self.item.start + start, self.item.start + end, text)


Maker = Callable[[FixContext], Iterator[Fix]]


def fix_context(document: Document, finding: Finding) -> FixContext | None:
    item = document.item_at(finding.start)
    if item is None:
        return None
    at = finding.start - item.start
    best: Operation | None = None
    for root in item.operations:
        for op in walk(root):
            if op.syntax is not None and op.syntax.start <= at < op.syntax.end:
                best = op
    return FixContext(document, item, best, finding) if best is not None else None


def own_types(op: Operation) -> list[tuple[int, int, Type]]:
    """Types written in `op`, not in its regions."""
    assert op.syntax is not None
    inside = [region.span for region in op.regions if region.span is not None]
    return [found for found in op.syntax.type_spans if not any(start <= found[0] < end for start, end in inside)]


def margin(text: str, offset: int) -> str:
    """The indentation of the line of `offset`."""
    line = max(text.rfind("\n", 0, offset), text.rfind("\r", 0, offset)) + 1
    found = _INDENTATION.match(text, line)
    return found[0] if found is not None and found.end() <= offset else ""


def noted(site: FixContext) -> Iterator[Operation]:
    """The operations that notes of the finding point at."""
    places = {(note.start - site.item.start, note.end - site.item.start) for note in site.finding.notes}
    for root in site.item.operations:
        for op in walk(root):
            if op.syntax is not None and (op.syntax.name_start, op.syntax.name_end) in places:
                yield op
