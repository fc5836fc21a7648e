"""One-Shot Bufferize on operations of `arith` (mlir/lib/Dialect/Arith/Transforms/BufferizableOpInterfaceImpl.cpp)."""

from __future__ import annotations

from ...ir.attributes import SymbolRefAttr
from ...ir.base import Type
from ...ir.graph import Operation, OpResult, Value
from ...ir.records import replace
from ...ir.types import I1, MemRefType, UnrankedMemRefType, element_type
from ...ods.bufferization.interface import (
    Analysis,
    Bufferization,
    BufferRewriter,
    BufferTypes,
    Unbufferizable,
    to_result,
)
from ...ods.op_view import UnaryOp
from ..common.buffers import cast, dynamic_type, space_of
from ..common.lookup import symbol_table
from . import ops as arith
from .globals import global_for

_CONDITION = "'arith.select' op only i1 condition values are supported"
_GPU_MODULE = "gpu.module"
"""The other operation that globals may be in."""
_SPACES = "inconsistent memory space on true/false operands"


def _never(_value: Value, _analysis: Analysis) -> bool:
    return False


def _constant(op: Operation, rewriter: BufferRewriter) -> None:
    type_ = op.result.type
    space = rewriter.default_space(op, type_)
    module = next((outer for outer in op.ancestors() if outer.name == "builtin.module"), None)
    table = symbol_table(op)
    if table is not module and not rewriter.options.is_exact:
        rewriter.differs("unseen-global", "LLVM 22 makes a global that cannot be named from here", op)
        module = table if table is not None and table.name == _GPU_MODULE else None
    if module is None:
        raise Unbufferizable("constants are made globals of a module, and there is none", op)
    found = global_for(op, module, space, rewriter)
    name = found.properties["sym_name"]
    memref = getattr(found.properties["type"], "type", type_)
    new = rewriter.create(
        "memref.get_global",
        (),
        (memref,),
        properties={"name": SymbolRefAttr(getattr(name, "value", ""))},
        location=op.location,
    )
    rewriter.replace_with_buffers(op, new.results)


def _select(select: arith.SelectOp, rewriter: BufferRewriter) -> None:
    condition = select.condition
    if condition.type is not I1:
        raise Unbufferizable(_CONDITION, select.op)
    first, second = rewriter.buffer(select.true_value), rewriter.buffer(select.false_value)
    if first.type is not second.type:
        wanted = rewriter.buffer_type(select.op.result)
        first, second = cast(rewriter, first, wanted, select.op), cast(rewriter, second, wanted, select.op)
    new = rewriter.create(select.op.name, (condition, first, second), (first.type,), location=select.op.location)
    rewriter.replace_with_buffers(select.op, new.results)


def _select_type(value: Value, types: BufferTypes) -> Type:
    assert isinstance(value, OpResult)
    op = value.op
    select = arith.SelectOp(op)
    first, second = types.buffer_type(select.true_value), types.buffer_type(select.false_value)
    if first is second:
        return first
    if space_of(first) is not space_of(second):
        raise Unbufferizable(_SPACES, op)
    return dynamic_type(value.type, space_of(first))


def _index_cast(view: UnaryOp, rewriter: BufferRewriter) -> None:
    source = rewriter.buffer(view.operand)
    assert isinstance(source.type, (MemRefType, UnrankedMemRefType))
    type_ = replace(source.type, element=element_type(view.op.result.type))
    new = rewriter.create(view.op.name, (source,), (type_,), location=view.op.location)
    rewriter.replace_with_buffers(view.op, new.results)


_CAST = Bufferization(_index_cast, aliases=to_result(0))

BUFFERIZATIONS: dict[str, Bufferization] = {
    "arith.constant": Bufferization(_constant, is_writable=_never),
    "arith.index_cast": _CAST,
    "arith.index_castui": _CAST,
    "arith.select": Bufferization(_select, aliases=to_result(1, 2, is_definite=False), buffer_type=_select_type),
}
