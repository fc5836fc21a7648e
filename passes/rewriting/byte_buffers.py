"""Buffers of bytes in place of typed ones: parts of them are what an allocation was before."""

from __future__ import annotations

from ...dialects.arith import ops as arith
from ...dialects.memref import ops as memref
from ...ir.attributes import DenseArrayAttr, IntegerAttr, index_attr
from ...ir.builder import Builder
from ...ir.graph import Operation, OpResult, Value
from ...ir.types import INDEX, IntegerType, MemRefType

_I8, _I32, _I64 = IntegerType(8), IntegerType(32), IntegerType(64)


def bytes_type(size: int) -> MemRefType:
    return MemRefType((size,), _I8)


def allocate_bytes(builder: Builder, size: int, alignment: int) -> OpResult:
    properties = {"alignment": IntegerAttr(alignment, _I64), "operandSegmentSizes": DenseArrayAttr(_I32, (0, 0))}
    return builder.create(memref.AllocOp.NAME, (), (bytes_type(size),), properties=properties).result


def shift_of(builder: Builder, offset: int) -> OpResult:
    """A constant."""
    return builder.create(arith.ConstantOp.NAME, (), (INDEX,), properties={"value": index_attr(offset)}).result


def replace_by_view(op: Operation, whole: Value, shift: Value) -> None:
    """Put a view of `whole`, from the byte `shift` on, into the place of the allocation `op`."""
    view = Builder.before(op).create(memref.ViewOp.NAME, (whole, shift), op.result_types, location=op.location)
    view.origin = op.origin
    view.result.name, view.result.origin = op.result.name, op.result.origin
    op.result.replace_all_uses_with(view.result)
    op.erase()
