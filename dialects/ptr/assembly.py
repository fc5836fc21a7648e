"""Custom syntax of `ptr` besides its declarative formats (mlir/lib/Dialect/Ptr/IR/PtrDialect.cpp)."""

from __future__ import annotations

from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import RankedTensorType, VectorType


def _sum_type(op: Operation) -> list[Type]:
    """The pointer's type, in the shape of the offset when only that has one."""
    base, offset = (value.type for value in op.operand_values)
    if isinstance(base, (VectorType, RankedTensorType)):
        return [base]
    if isinstance(offset, VectorType):
        return [VectorType(offset.shape, base, offset.scalable)]
    return [RankedTensorType(offset.shape, base, offset.encoding) if isinstance(offset, RankedTensorType) else base]


RESULT_TYPES = {"ptr.ptr_add": _sum_type}
