"""Assembled program: a chunk of a document as one program of its own, which passes may change."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import cache

from ...dialects.symbol_op_names import MODULE
from ...ir.graph import Block, Operation
from ...ir.records import dataclass
from .document import Item, ParsedChunk
from .segmenter import ItemKind


@dataclass
class Assembled:
    """One chunk as one program, copied: `root` is a `builtin.module`, an implicit one unless the text is one module.

    `sources` gives, for each operation that is directly in a module (and each module), the item it was
    copied from.
    """

    root: Operation
    sources: dict[Operation, Item]
    implicit_root: bool


def assemble(chunk: ParsedChunk) -> Assembled:
    """A private copy of the chunk's program that passes may change."""
    sources: dict[Operation, Item] = {}
    top = [item for item in chunk.items if item.kind is not ItemKind.ALIAS]
    if len(top) == 1 and top[0].kind is ItemKind.MODULE:
        return Assembled(_copy_module(top[0], sources), sources, False)
    root = Operation(MODULE)
    block = root.add_region().append(Block())
    for item in top:
        for op in _copies(item, sources):
            block.append(op)
    if len(top) == 1 and block.first is not None and block.first is block.last and block.first.name == MODULE:
        only = block.first
        only.detach()
        return Assembled(only, sources, False)
    return Assembled(root, sources, True)


@cache
def _cloning() -> Callable[[Iterable[Operation]], list[Operation]]:
    # Loaded here: reading clones nothing.
    from ...ir.cloning import clone_all

    return clone_all


def _copies(item: Item, sources: dict[Operation, Item]) -> list[Operation]:
    if item.kind is ItemKind.MODULE:
        return [_copy_module(item, sources)]
    copies = _cloning()(item.parsed.block.ops)
    for copy in copies:
        sources[copy] = item
    return copies


def _copy_module(item: Item, sources: dict[Operation, Item]) -> Operation:
    from ...ir.cloning import clone

    originals = item.operations
    module = clone(originals[0]) if originals else Operation(MODULE)
    sources[module] = item
    if not module.regions:
        module.add_region()
    region = module.regions[0]
    block = region.blocks[0] if region.blocks else region.append(Block())
    for child in item.children:
        if child.kind is not ItemKind.ALIAS:
            for op in _copies(child, sources):
                block.append(op)
    return module
