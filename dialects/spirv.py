"""What ODS does not say about `spirv`: operands that branches hand on."""

from __future__ import annotations

from ..ir.graph import Operation
from .segments import dense_values
from .semantics import Semantics


def _conditional_operands(op: Operation, successor: int) -> range:
    sizes = dense_values(op.properties.get("operandSegmentSizes"))
    return range(sum(sizes[: 1 + successor]), sum(sizes[: 2 + successor]))


def _switch_operands(op: Operation, successor: int) -> range:
    groups = dense_values(op.properties.get("operandSegmentSizes"))
    if successor == 0:
        return range(sum(groups[:1]), sum(groups[:2]))
    sizes = dense_values(op.properties.get("case_operand_segments"))
    start = sum(groups[:2]) + sum(sizes[: successor - 1])
    return range(start, start + (sizes[successor - 1] if successor <= len(sizes) else 0))


SEMANTICS = {
    "spirv.BranchConditional": Semantics(successor_operands=_conditional_operands),
    "spirv.Switch": Semantics(successor_operands=_switch_operands),
}
