"""Origins in stages: the author's value, a tensor for one, that a buffer in the text after a pass was made for.

    %h = memref.alloc() : memref<8xf32>      // in a stage
    %h = tensor.empty() : tensor<8xf32>      // in the file

What passes make has the name of what it was made for. A buffer without one was made for the operation in whose place
it stands.
"""

from __future__ import annotations

from ....ir.graph import Operation, Value
from ....ir.lazy_pattern import lazy_pattern
from ....ir.walk import walk, walk_values
from ....syntax.document.document import Document, Item
from ....syntax.text.edits import to_source
from ....syntax.text.lexer import NAME
from ...facts.refusals import in_document
from ..lookup.node_at import local_offset
from ..lookup.values import operations_around
from .pipeline_stages import PipelineStage

_NAME = lazy_pattern(rf"%{NAME}").finditer


def origin_of(document: Document, stage: PipelineStage, offset: int) -> int | None:
    """The offset in `document` of the author's value for the name at `offset` of the stage.

    None where there is no name, and for what the author has not written in any form.
    """
    text, source = stage.text, to_source(stage.edits, offset)
    start, end = text.rfind("\n", 0, offset) + 1, text.find("\n", offset)
    line = text[start : end if end >= 0 else len(text)]
    name = next((found[0][1:] for found in _NAME(line) if found.start() <= offset - start <= found.end()), None)
    item = document.item_at(source)
    around = operations_around(item, local_offset(item, source)) if item is not None else []
    if name is None or item is None or not around:
        return None
    found = [_place(item, value) for value in walk_values(around[-1]) if (value.name or "").partition("#")[0] == name]
    if not found:
        # `%alloc = `, the nearest one above.
        defined = text.rfind(f"%{name} = ", 0, start + len(line))
        op = _made_for(stage, defined, item, around[-1]) if defined >= 0 else None
        found = [_place(item, value) for value in (op.results or op.operand_values)] if op is not None else []
        return next((place for place in found if place is not None), None)
    return min((place for place in found if place is not None), key=lambda place: abs(place - source), default=None)


def _made_for(stage: PipelineStage, offset: int, item: Item, function: Operation) -> Operation | None:
    """The operation of `function` for which the line at `offset` of the stage was made: it replaces that one, or was
    inserted before it."""
    moved = 0
    for edit in stage.edits:
        first = edit.start + moved
        if offset < first + len(edit.text):
            # Behind those whose names are above it.
            above = {found[0][1:] for found in _NAME(stage.text[first:offset])} if offset >= first else set[str]()
            start = local_offset(item, edit.start)
            for op in walk(function) if offset >= first else ():
                if op.syntax is not None and op.syntax.start >= start and not _is_called(op, above):
                    return op
            return None
        moved += edit.delta
    return None


def _is_called(op: Operation, names: set[str]) -> bool:
    return any(result.name in names for result in op.results)


def _place(item: Item, value: Value) -> int | None:
    return in_document(item, value.span)[0] if value.span is not None else None
