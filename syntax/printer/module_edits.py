"""Edits of modules: operations that passes add where no item is that they would belong to."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ...dialects.symbol_op_names import MODULE
from ...ir.graph import Operation
from ..document.assembled import Assembled
from ..document.document import ParsedChunk
from ..document.segmenter import ItemKind
from ..text.edits import TextEdit
from ..text.line_index import line_start, with_line_ends
from .output import INDENT


def margin_before(text: str, offset: int) -> str:
    """The indentation of the line of `offset`, when nothing else is before it."""
    line = line_start(text, offset)
    before = text[line:offset]
    return before if not before.strip() else ""


def whole_lines(text: str, removal: TextEdit, low: int) -> TextEdit:
    """`removal`, with the indentation before it where nothing else is on its lines, and the end of the last one.

    What is between items belongs to none. Nothing before `low` is removed.
    """
    margin = margin_before(text, removal.start)
    start, end = removal.start - len(margin), removal.end
    if not margin or start < low or end == removal.start:
        return removal
    if text[end - 1] in "\r\n":
        return TextEdit(start, end, "")
    stop = end
    while text[stop : stop + 1] in (" ", "\t"):
        stop += 1
    if text[stop : stop + 1] not in ("\r", "\n"):
        return removal
    return TextEdit(start, stop + (2 if text.startswith("\r\n", stop) else 1), "")


def edits_of_modules(
    text: str, assembled: Assembled, chunk: ParsedChunk, standalone: Callable[[Operation, str], str], new_line: str
) -> Iterator[TextEdit]:
    """Operations added at the start of a module, before anything that has text, or directly after a nested module."""
    by_origin = {
        item.operations[0]: item for item in chunk.leaves() if item.kind is ItemKind.MODULE and item.operations
    }
    pending = [assembled.root]
    while pending:
        module = pending.pop()
        item = by_origin.get(module.origin) if module.origin is not None else None
        if item is None and module.origin is not None:
            # It is part of an item, and printed with it.
            continue
        margin = "" if item is None else margin_before(text, item.start) + INDENT
        start = chunk.start if item is None else item.start + item.opening + 1
        added: dict[int, list[Operation]] = {}
        for region in module.regions:
            for block in region.blocks:
                offset: int | None = start
                for op in block.ops:
                    if op.origin is not None:
                        nested = by_origin.get(op.origin) if op.name == MODULE else None
                        offset = nested.end if nested is not None else None
                        if op.name == MODULE:
                            pending.append(op)
                    elif offset is not None:
                        added.setdefault(offset, []).append(op)
        if item is not None and text.startswith('"', item.start) and _is_emptied(module):
            yield TextEdit(start, start, f"{new_line}{margin_before(text, item.start)}^bb0:")
        for offset, ops in added.items():
            printed = with_line_ends("".join(standalone(op, margin) for op in ops), new_line)
            at_top = offset == start and item is None
            yield TextEdit(offset, offset, printed.lstrip() + new_line if at_top else printed)


def _is_emptied(module: Operation) -> bool:
    """Whether nothing is left in a module. In generic form, braces around nothing are a region without a block."""
    before = module.origin
    return before is not None and not any(_operations(module)) and any(_operations(before))


def _operations(op: Operation) -> Iterator[Operation]:
    return (inner for region in op.regions for block in region.blocks for inner in block.ops)
