"""Succeeding values: those of a later version of a function, whose operations are known one by one."""

from __future__ import annotations

from collections.abc import Mapping

from ....ir.graph import BlockArgument, Operation, OpResult, Value


def succeeding_value(value: Value, operations: Mapping[Operation, Operation]) -> Value:
    """The value in the place of `value`, a result or an argument of a block; `operations`: later by earlier ones."""
    if isinstance(value, OpResult):
        return operations[value.op].results[value.index]
    assert isinstance(value, BlockArgument)
    region = value.block.parent
    assert region is not None
    block = operations[region.parent].regions[region.index].blocks[region.blocks.index(value.block)]
    return block.args[value.index]
