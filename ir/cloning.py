"""Cloning: deep copies whose `origin` is what they were copied from."""

from __future__ import annotations

from collections.abc import Iterable

from .graph import Block, Operation, Region, Value


class Mapping:
    """Old to new, for values and blocks. What is not in it maps to itself."""

    __slots__ = ("blocks", "values")

    def __init__(self) -> None:
        self.values: dict[Value, Value] = {}
        self.blocks: dict[Block, Block] = {}

    def value(self, old: Value) -> Value:
        return self.values.get(old, old)

    def block(self, old: Block) -> Block:
        return self.blocks.get(old, old)


def clone(op: Operation, mapping: Mapping | None = None) -> Operation:
    """A detached copy of `op` with its regions. Iterative, so depth does not matter.

    Each copied operation, block and value has `origin` set to the one it was copied from. Values
    defined outside of `op` are used by the copy as they are, unless `mapping` says otherwise.
    """
    return clone_all((op,), mapping)[0]


def clone_all(ops: Iterable[Operation], mapping: Mapping | None = None) -> list[Operation]:
    """Copies of several operations as `clone` makes them, which use each other as the originals do."""
    mapping = mapping if mapping is not None else Mapping()
    roots = [(op, shell(op, mapping)) for op in ops]
    copies = list(roots)
    pending = list(roots)
    while pending:
        old, new = pending.pop()
        for old_region in old.regions:
            new_region = new.add_region()
            new_region.span = old_region.span
            for pair in _clone_blocks(old_region, new_region, mapping):
                copies.append(pair)
                if pair[0].regions:
                    pending.append(pair)
    # Operands last: a use may be before the definition it names (graph regions, loops of blocks).
    for old, new in copies:
        for operand in old.operands:
            new.add_operand(mapping.values.get(operand.value, operand.value), operand.place)
        for use in old.successors:
            new.add_successor(mapping.blocks.get(use.block, use.block), use.span)
    return [new for _, new in roots]


def _clone_blocks(old_region: Region, new_region: Region, mapping: Mapping) -> list[tuple[Operation, Operation]]:
    copies: list[tuple[Operation, Operation]] = []
    for old_block in old_region.blocks:
        new_block = new_region.append(Block(old_block.label, old_block.span))
        new_block.origin = old_block
        mapping.blocks[old_block] = new_block
        for old_arg in old_block.args:
            new_arg = new_block.add_argument(old_arg.type, old_arg.name, old_arg.span)
            new_arg.location = old_arg.location
            new_arg.origin = old_arg
            mapping.values[old_arg] = new_arg
        for inner in old_block.ops:
            copy = shell(inner, mapping)
            new_block.append(copy)
            copies.append((inner, copy))
    return copies


def shell(old: Operation, mapping: Mapping) -> Operation:
    """A detached copy of `old` alone: without operands, successors and regions."""
    new = Operation(old.name, dict(old.properties), dict(old.attributes))
    new.location = old.location
    new.syntax = old.syntax
    new.origin = old
    for result in old.results:
        copy = new.add_result(result.type, result.name, result.place)
        copy.origin = result
        mapping.values[result] = copy
    return new
