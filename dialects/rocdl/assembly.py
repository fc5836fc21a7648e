"""Custom syntax of `rocdl`'s operations on raw buffers (mlir/lib/Dialect/LLVMIR/IR/ROCDLDialect.cpp)."""

from __future__ import annotations

from ...ir.graph import Operation
from ...ir.types import IntegerType, VectorType
from ...ods.op_view import UnaryOp
from ...ods.protocols import OpParser, OpPrinter
from ...ods.segments import I32

_RESOURCE = VectorType((4,), IntegerType(32))
_STORES = (
    "rocdl.raw.buffer.atomic.fadd",
    "rocdl.raw.buffer.atomic.fmax",
    "rocdl.raw.buffer.atomic.smax",
    "rocdl.raw.buffer.atomic.umin",
    "rocdl.raw.buffer.store",
)


def _parse_load(p: OpParser, op: Operation) -> None:
    """`%resource, %offset, %scalar_offset, %aux : type`."""
    uses = p.operand_list()
    type_ = p.colon_type()
    p.resolve_all(op, uses, [_RESOURCE, I32, I32, I32])
    op.add_result(type_)


def _parse_store(p: OpParser, op: Operation) -> None:
    """`%data, %resource, %offset, %scalar_offset, %aux : type of the data`."""
    uses = p.operand_list()
    type_ = p.colon_type()
    p.resolve_all(op, uses, [type_, _RESOURCE, I32, I32, I32])


def _print(p: OpPrinter, op: Operation) -> None:
    if op.attributes or [value.type for value in op.operand_values[-4:]] != [_RESOURCE, I32, I32, I32]:
        raise ValueError("the custom form has no place for these attributes and types")
    p.write(" ")
    p.values(op.operand_values)
    p.write(" : ")
    p.type(op.results[0].type if op.results else UnaryOp(op).operand.type)


PARSERS = {"rocdl.raw.buffer.load": _parse_load, **dict.fromkeys(_STORES, _parse_store)}
PRINTERS = dict.fromkeys(("rocdl.raw.buffer.load", *_STORES), _print)
