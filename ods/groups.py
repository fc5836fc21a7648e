"""The operands and results of an operation by the names ODS gives them, for printing directives."""

from __future__ import annotations

from collections.abc import Sequence

from ..ir.graph import Operation, Value
from .definitions import OpDefinition
from .segments import dense_values


def operand_group(op: Operation, definition: OpDefinition, name: str) -> Sequence[Value]:
    """The operands of the group `name`; empty when there is none or the operands cannot be divided."""
    sizes = dense_values(op.properties.get("operandSegmentSizes")) or None
    slices = definition.operand_slices(len(op.operands), sizes) or ()
    for group, part in zip(definition.operands, slices, strict=False):
        if group.name == name:
            return [operand.value for operand in op.operands[part]]
    return ()


def result_group(op: Operation, definition: OpDefinition, name: str) -> Sequence[Value]:
    """As `operand_group`, of the results."""
    sizes = dense_values(op.properties.get("resultSegmentSizes")) or None
    slices = definition.result_slices(len(op.results), sizes) or ()
    for group, part in zip(definition.results, slices, strict=False):
        if group.name == name:
            return op.results[part]
    return ()
