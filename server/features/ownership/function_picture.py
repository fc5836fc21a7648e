"""Ownership graph of the function at a position."""

from __future__ import annotations

from ....ir.graph import Operation
from ....ir.records import dataclass
from ....ir.walk import walk
from ....passes.pass_manager.deallocation import DEFAULT_PLAN, PlanOptions
from ....syntax.document.document import Document, Item
from ...facts.refusals import in_document
from ...pictures.model import Picture
from ...pictures.pictures import has_body, picture_of
from ..lookup.node_at import local_offset


@dataclass(frozen=True)
class FunctionPicture:
    """`start`, `end`: the function, offsets into the document."""

    start: int
    end: int
    picture: Picture


def function_picture(document: Document, offset: int, *, options: PlanOptions = DEFAULT_PLAN) -> FunctionPicture | None:
    """Of the innermost function around `offset`; None where there is none, or it is only declared."""
    found = function_at(document, offset)
    if found is None:
        return None
    item, function = found
    syntax = function.syntax
    if syntax is None or not has_body(function):
        return None
    start, end = in_document(item, (syntax.start, syntax.end))
    return FunctionPicture(start, end, picture_of(document, item, function, options=options))


def function_at(document: Document, offset: int) -> tuple[Item, Operation] | None:
    """The innermost function whose text has `offset`, or ends there, and the item it belongs to."""
    item = document.item_at(offset)
    if item is None:
        return None
    local = local_offset(item, offset)
    found: Operation | None = None
    for op in item.operations:
        for inner in walk(op):
            syntax = inner.syntax
            if syntax is None or not syntax.start <= local <= syntax.end:
                continue
            if document.knowledge.is_function_like(inner) and (found is None or found in inner.ancestors()):
                found = inner
    return (item, found) if found is not None else None
