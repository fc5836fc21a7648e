"""Aliases in operations that nothing is known of: each result may be each operand."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation, OpResult, Value
from ...ods.bufferization.interface import AliasingOperand, AliasingValue, is_tensor


def unknown_aliases(op: Operation) -> Sequence[AliasingValue]:
    """Any tensor result and any tensor argument of an entry block."""
    values: list[Value] = [result for result in op.results if is_tensor(result.type)]
    for region in op.regions:
        if region.blocks:
            values += [argument for argument in region.blocks[0].args if is_tensor(argument.type)]
    return [AliasingValue(value, is_equivalent=False, is_definite=False) for value in values]


def unknown_operands(value: Value) -> Sequence[AliasingOperand]:
    """All tensor operands of the operation. What enters the regions of an unknown operation is unknown."""
    if not isinstance(value, OpResult):
        return ()
    return [
        AliasingOperand(operand, is_equivalent=False, is_definite=False)
        for operand in value.op.operands
        if is_tensor(operand.value.type)
    ]
