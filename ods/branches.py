"""Successor operands of branches, as several dialects lay them out."""

from __future__ import annotations

from collections.abc import Sequence

from ..ir.graph import Operation
from .segments import dense_values


def part(sizes: Sequence[int], index: int, start: int = 0) -> range:
    """The positions of part `index` when the first one is at `start`; empty when there is no such part."""
    if index >= len(sizes):
        return range(0)
    first = start + sum(sizes[:index])
    return range(first, first + sizes[index])


def operand_part(op: Operation, index: int) -> range:
    """The positions of the operands in group `index`."""
    return part(dense_values(op.properties.get("operandSegmentSizes")), index)


def conditional_operands(op: Operation, successor: int) -> range:
    """Group 0 decides; each successor has the group after it."""
    return operand_part(op, successor + 1)


def switch_operands(op: Operation, successor: int) -> range:
    """Group 0 decides, group 1 is of the default destination (successor 0), group 2 is divided among the cases."""
    if successor == 0:
        return operand_part(op, 1)
    cases = dense_values(op.properties.get("case_operand_segments"))
    return part(cases, successor - 1, operand_part(op, 2).start)
