"""One-Shot Bufferize on global tensors (mlir/lib/Dialect/MLProgram/Transforms/BufferizableOpInterfaceImpl.cpp).

LLVM 22 says that `ml_program.global_store` writes its operand and does not read it, so what is stored may be garbage.
"""

from __future__ import annotations

from ...ir.attributes import UNIT, StringAttr, SymbolRefAttr, TypeAttr
from ...ir.base import Attribute
from ...ir.graph import Operation, Value
from ...ir.types import MemRefType, RankedTensorType
from ...ods.bufferization.interface import Analysis, Bufferization, BufferRewriter, Unbufferizable, is_tensor
from ..common.buffers import allocate, copy, dynamic_buffer_sizes, identity_type
from . import ops as ml_program

_NO_VALUE = "global op must have a value"


def _type_of(op: Operation) -> object:
    return getattr(op.properties.get("type"), "type", None)


def _global(op: Operation, rewriter: BufferRewriter) -> None:
    type_ = _type_of(op)
    if not isinstance(type_, RankedTensorType):
        return
    if "value" not in op.properties:
        raise Unbufferizable(_NO_VALUE, op)
    space = rewriter.default_space(op, type_)
    properties: dict[str, Attribute] = {
        "sym_name": op.properties["sym_name"],
        "type": TypeAttr(MemRefType(type_.shape, type_.element, None, space)),
    }
    for old, new in (("sym_visibility", "sym_visibility"), ("value", "initial_value")):
        if old in op.properties:
            properties[new] = op.properties[old]
    if "is_mutable" not in op.properties:
        properties["constant"] = UNIT
    made = rewriter.create("memref.global", (), (), properties=properties, location=op.location)
    made.origin = op.origin
    rewriter.notes.clear()
    rewriter.erase(op)


def _buffer_of_global(op: Operation, type_: object, rewriter: BufferRewriter) -> Value:
    assert isinstance(type_, RankedTensorType)
    symbol = op.properties["global"]
    memref = identity_type(type_, rewriter.default_space(op, type_))
    name = SymbolRefAttr(symbol.leaf) if isinstance(symbol, SymbolRefAttr) else symbol
    return rewriter.create("memref.get_global", (), (memref,), properties={"name": name}, location=op.location).result


def _load(op: Operation, rewriter: BufferRewriter) -> None:
    """A value that a store may change is copied: LLVM 22 takes the memory of the global itself."""
    if not is_tensor(op.result.type):
        return
    buffer = _buffer_of_global(op, op.result.type, rewriter)
    if not rewriter.options.is_exact and _may_be_stored(op):
        assert isinstance(buffer.type, MemRefType)
        plain = MemRefType(buffer.type.shape, buffer.type.element, None, buffer.type.memory_space)
        new = allocate(rewriter, plain, dynamic_buffer_sizes(rewriter, buffer, plain.shape, op), op)
        copy(rewriter, buffer, new, op)
        buffer = new
        message = "LLVM 22 takes the memory of the global itself, which a store may change"
        rewriter.differs("global-tensor", message, op)
    rewriter.replace_with_buffers(op, (buffer,))


def _may_be_stored(op: Operation) -> bool:
    """Whether the global that `op` loads is mutable, before or after it became a buffer itself."""
    symbol = op.properties["global"]
    name = symbol.leaf if isinstance(symbol, SymbolRefAttr) else ""
    for outer in op.ancestors():
        for region in outer.regions:
            for block in region.blocks:
                for each in block.ops:
                    known = each.properties.get("sym_name")
                    if isinstance(known, StringAttr) and known.value == name:
                        return "is_mutable" in each.properties or (
                            each.name == "memref.global" and "constant" not in each.properties
                        )
    return True


def _store(view: ml_program.GlobalStoreOp, rewriter: BufferRewriter) -> None:
    value = view.value
    if is_tensor(value.type):
        target = _buffer_of_global(view.op, value.type, rewriter)
        copy(rewriter, rewriter.buffer(value), target, view.op)
        rewriter.erase(view.op)


def _never(_value: Value, _analysis: Analysis) -> bool:
    return False


def _exact(_op: Operation, _index: int, analysis: Analysis) -> bool:
    return analysis.is_exact


def _right(_op: Operation, _index: int, analysis: Analysis) -> bool:
    return not analysis.is_exact


BUFFERIZATIONS: dict[str, Bufferization] = {
    "ml_program.global": Bufferization(_global),
    "ml_program.global_load": Bufferization(_load, is_writable=_never),
    "ml_program.global_store": Bufferization(_store, reads=_right, writes=_exact),
}
