"""Quick fixes for copies of One-Shot Bufferize, each proven by the analysis of the edited text.

A fix is offered where the analysis names the operations in conflict, and only if the function has fewer copies with it,
and none that it did not have.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from ....ir.graph import Operation
from ....ods.side_effects import is_pure
from ....syntax.document.document import Document, Item
from ....syntax.text.edits import TextEdit, apply_edits
from ...facts.bufferization_facts import BufferizationPlan, PlannedCopy, bufferization_of
from ...facts.bufferization_words import is_movable, named
from ...facts.ownership_words import name_of
from ...facts.refusals import in_document
from ..fixes.quick_fixes import QuickFix


def copy_fixes(document: Document, start: int, end: int) -> Iterator[QuickFix]:
    """Those for the copies at operations that `[start, end]` touches."""
    for item in document.leaves():
        if item.start > end or item.end < start:
            continue
        for plan in bufferization_of(document, item).plans:
            for copy in plan.copies:
                fix = _moved_read(document, item, plan, copy) if _touches(item, copy.operation, start, end) else None
                if fix is not None:
                    yield fix


def _touches(item: Item, op: Operation, start: int, end: int) -> bool:
    if op.syntax is None:
        return False
    first, last = in_document(item, (op.syntax.start, op.syntax.end))
    return first <= end and last >= start


def _moved_read(document: Document, item: Item, plan: BufferizationPlan, copy: PlannedCopy) -> QuickFix | None:
    read, write = copy.reason.read, copy.reason.write
    if read is None or write is None or not is_movable(read, write) or not is_pure(read, document.knowledge):
        return None
    edits = _move_line(document.text, item, read, write)
    if edits is None or not _is_proven(document, item, plan, edits):
        return None
    title = f"Move {named(read)} before {named(write)}, so that {name_of(copy.value)} is not copied"
    return QuickFix(
        title.replace("`", ""),
        lambda: edits,
        code="bufferization-copy",
        is_preferred=True,
    )


def _move_line(text: str, item: Item, read: Operation, write: Operation) -> tuple[TextEdit, ...] | None:
    """The edits that move the lines of `read` before those of `write`; None where something else is in these lines."""
    if read.syntax is None or write.syntax is None:
        return None
    start, end = in_document(item, (read.syntax.start, read.syntax.end))
    line, stop = text.rfind("\n", 0, start) + 1, text.find("\n", end)
    target = text.rfind("\n", 0, in_document(item, (write.syntax.start, write.syntax.end))[0]) + 1
    rest = text[end:stop].strip()
    if stop < 0 or text[line:start].strip() or (rest and not rest.startswith("//")) or target > line:
        return None
    return TextEdit(target, target, text[line : stop + 1]), TextEdit(line, stop + 1, "")


def _is_proven(document: Document, item: Item, plan: BufferizationPlan, edits: tuple[TextEdit, ...]) -> bool:
    """Whether the edited function has no new error, fewer copies, and none that it did not have."""
    edited = document.edited(apply_edits(document.text, edits))
    changed = edited.item_at(item.start)
    if edited.error_count > document.error_count or changed is None:
        return False
    name = str(plan.function.attribute("sym_name"))
    after = [one for one in bufferization_of(edited, changed).plans if str(one.function.attribute("sym_name")) == name]
    if len(after) != 1:
        return False
    left, before = Counter(map(_identity, after[0].copies)), Counter(map(_identity, plan.copies))
    return left < before


def _identity(copy: PlannedCopy) -> tuple[str, str]:
    return copy.operation.name, name_of(copy.value)
