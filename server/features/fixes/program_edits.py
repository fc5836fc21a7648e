"""Program edits: from a finding to its operation, and from a changed program to edits of the text."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping

from ....ir.attributes import StringAttr
from ....ir.graph import Operation
from ....ir.records import dataclass
from ....ir.walk import walk
from ....syntax.document.assembled import assemble
from ....syntax.document.document import Document, Item
from ....syntax.document.segmenter import ItemKind
from ....syntax.parser.fact_cache import FactKey
from ....syntax.printer.minimal_edits import edits_of
from ....syntax.text.edits import TextEdit, apply_edits
from ...facts.refusals import in_document

Copies = Mapping[Operation, Operation]
"""From operations of an item to those of the private copy that may be changed."""


@dataclass(frozen=True)
class LocatedOperation:
    """An operation of `document`, with the item that holds it."""

    document: Document
    item: Item
    op: Operation

    @property
    def function(self) -> Operation:
        """The innermost function around or at the operation; the outermost operation where there is none."""
        last = self.op
        for around in (self.op, *self.op.ancestors()):
            if self.document.knowledge.is_function_like(around):
                return around
            last = around
        return last

    @property
    def function_name(self) -> str:
        name = self.function.attribute("sym_name")
        return f"@{name.value}" if isinstance(name, StringAttr) else "this function"

    def at(self, op: Operation) -> LocatedOperation:
        """Another operation of the same item."""
        return LocatedOperation(self.document, self.item, op)

    def offset(self, position: int) -> int:
        """A position in the item's text as an offset into the document."""
        return in_document(self.item, (position, position))[0]


def place_at(document: Document, start: int, end: int) -> LocatedOperation | None:
    """The operation whose name, or one of whose results, is written at `[start, end)`, offsets into the text."""
    item = document.item_at(start)
    if item is None or item.kind is not ItemKind.OPERATIONS or item.has_errors:
        return None
    known = item.parsed.facts.get(_PLACES, (item.end - item.start, item.opening), _places, item)
    op = known.get((start - item.start, end - item.start))
    return LocatedOperation(document, item, op) if op is not None else None


_PLACES = FactKey["Mapping[tuple[int, int], Operation]"]("operations by their names and results")


def _places(item: Item) -> Mapping[tuple[int, int], Operation]:
    """The first operation of each place, counted from where `item` starts."""
    found: dict[tuple[int, int], Operation] = {}
    for root in item.operations:
        for op in walk(root):
            for start, end in _spans(item, op):
                found.setdefault((start - item.start, end - item.start), op)
    return found


def _spans(item: Item, op: Operation) -> Iterator[tuple[int, int]]:
    if op.syntax is not None:
        yield in_document(item, (op.syntax.name_start, op.syntax.name_end))
    for result in op.results:
        if result.span is not None:
            yield in_document(item, result.span)


def changed(place: LocatedOperation, change: Callable[[Copies], None]) -> tuple[TextEdit, ...]:
    """The edits of the document's text for `change`, which gets the copies of all operations of the item.

    Empty when the result would not be readable.
    """
    document = place.document
    chunk = document.chunk_of(place.item)
    assembled = assemble(chunk)
    roots = [op for op, item in assembled.sources.items() if item is place.item]
    change({op.origin: op for root in roots for op in walk(root) if op.origin is not None})
    return checked(document, edits_of(document.text, assembled, chunk, document.knowledge))


def checked(document: Document, edits: Iterable[TextEdit]) -> tuple[TextEdit, ...]:
    """`edits`, each as short as it can be; none when they would bring errors into the text."""
    made = tuple(short for edit in edits if (short := shortened(document.text, edit)) is not None)
    result = document.edited(apply_edits(document.text, made))
    return made if result.error_count <= document.error_count else ()


def shortened(text: str, edit: TextEdit) -> TextEdit | None:
    """`edit` without what it leaves as it is at both ends; None when it changes nothing."""
    old, new = text[edit.start : edit.end], edit.text
    if old == new:
        return None
    common = min(len(old), len(new))
    head = next((at for at in range(common) if old[at] != new[at]), common)
    rest = common - head
    tail = next((at for at in range(rest) if old[-1 - at] != new[-1 - at]), rest)
    return TextEdit(edit.start + head, edit.end - tail, new[head : len(new) - tail])
