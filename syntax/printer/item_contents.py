"""Item contents: which operations of a changed program are written in the place of which item."""

from __future__ import annotations

from collections.abc import Iterator

from ...dialects.symbol_op_names import MODULE
from ...ir.graph import Operation
from ..document.assembled import Assembled
from ..document.document import Item, ParsedChunk
from ..document.segmenter import ItemKind


def contents_of(assembled: Assembled, chunk: ParsedChunk) -> Iterator[tuple[Item, list[Operation]]]:
    """Each item that holds operations, with what has become of them.

    Added operations go with the item before, unless that is a module: the module's own text gets them then.
    """
    owners = {op: item for item in chunk.leaves() if item.kind is ItemKind.OPERATIONS for op in item.operations}
    contents: dict[int, list[Operation]] = {}
    pending = [assembled.root] if assembled.implicit_root or assembled.root.name == MODULE else []
    if not pending or assembled.root.origin in owners:
        owner = owners.get(assembled.root.origin) if assembled.root.origin is not None else None
        if owner is not None:
            contents[id(owner)] = [assembled.root]
        pending = []
    while pending:
        module = pending.pop()
        current: Item | None = None
        for region in module.regions:
            for block in region.blocks:
                for op in block.ops:
                    owner = owners.get(op.origin) if op.origin is not None else None
                    if owner is not None:
                        current = owner
                    elif op.origin is not None and op.name == MODULE:
                        pending.append(op)
                        current = None
                        continue
                    if current is not None:
                        contents.setdefault(id(current), []).append(op)
    for item in chunk.leaves():
        if item.kind is ItemKind.OPERATIONS:
            yield item, contents.get(id(item), [])
