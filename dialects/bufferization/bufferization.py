"""One-Shot Bufferize on operations of `bufferization` (mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import IntegerAttr
from ...ir.base import Attribute, Type
from ...ir.builder import Rewriter
from ...ir.graph import Operation, OpOperand, OpResult, Value
from ...ir.types import MemRefType, RankedTensorType
from ...ods.bufferization.interface import (
    Analysis,
    Bufferization,
    BufferRewriter,
    BufferTypes,
    Subset,
    always,
    is_tensor,
    only,
    to_result,
)
from ...ods.segments import segments
from ..common.buffers import allocate, copy, dynamic_buffer_sizes, identity_type, space_of
from . import ops as bufferization

_NO_RESTRICT = "'bufferization.to_tensor' op to_tensor ops without `restrict` are not supported by One-Shot Analysis"


def _alloc_type(value: Value, types: BufferTypes) -> Type:
    """Without layout; the memory space is stated, that of what is copied, or the default one."""
    assert isinstance(value, OpResult)
    op = value.op
    copied = segments(op, 3)[1]
    stated = op.properties.get("memory_space")
    space: Attribute | None
    if stated is not None:
        space = None if isinstance(stated, IntegerAttr) and stated.value == 0 else stated
    elif copied:
        space = space_of(types.buffer_type(copied[0]))
    else:
        space = types.default_space(op, value.type)
    return identity_type(value.type, space)


def _alloc_tensor(op: Operation, rewriter: BufferRewriter) -> None:
    if not op.result.uses:
        rewriter.erase(op)
        return
    sizes, copied, _ = segments(op, 3)
    source = rewriter.buffer(copied[0]) if copied else None
    type_ = rewriter.buffer_type(op.result)
    assert isinstance(type_, MemRefType)
    if source is not None:
        sizes = dynamic_buffer_sizes(rewriter, source, type_.shape, op)
    new = allocate(rewriter, type_, sizes, op)
    if source is not None:
        copy(rewriter, source, new, op)
    rewriter.replace_with_buffers(op, (new,))


def _alloc_is_write(value: Value, _analysis: Analysis) -> bool:
    """Contents are defined only where they are copied."""
    return isinstance(value, OpResult) and bool(segments(value.op, 3)[1])


def _alloc_sizes(op: Operation, _rewriter: Rewriter) -> Sequence[Sequence[int | Value]] | None:
    type_ = op.result.type
    sizes, copied, _ = segments(op, 3)
    if not isinstance(type_, RankedTensorType) or copied:
        return None
    remaining = iter(sizes)
    return ([size if size is not None else next(remaining) for size in type_.shape],)


def _dealloc_tensor(view: bufferization.DeallocTensorOp, rewriter: BufferRewriter) -> None:
    buffer = rewriter.buffer(view.tensor)
    rewriter.create("memref.dealloc", (buffer,), location=view.op.location)
    rewriter.erase(view.op)


def _materialize(materialize: bufferization.MaterializeInDestinationOp, rewriter: BufferRewriter) -> None:
    destination = materialize.dest
    is_inner = is_tensor(destination.type)
    buffer = rewriter.buffer(destination) if is_inner else destination
    source = rewriter.buffer(materialize.source)
    copy(rewriter, source, buffer, materialize.op)
    rewriter.replace_with_buffers(materialize.op, (buffer,) if materialize.op.results else ())


def _materialize_writes(op: bufferization.MaterializeInDestinationOp, index: int, _analysis: Analysis) -> bool:
    return index == 1 and is_tensor(op.dest.type)


def _always_elementwise(_op: Operation, _operands: Sequence[OpOperand]) -> bool:
    return True


def _always(_op: Operation, _index: int) -> bool:
    return True


def _destination_needed(op: bufferization.MaterializeInDestinationOp) -> Sequence[Value]:
    return (op.dest,)


def _destination_tensor(view: bufferization.MaterializeInDestinationOp, rewriter: Rewriter) -> Value | None:
    """The destination; a buffer as a tensor, which then nothing else may be made from."""
    destination = view.dest
    if is_tensor(destination.type):
        return destination
    if "restrict" not in view.op.properties or not isinstance(destination.type, MemRefType):
        return None
    unit = view.op.properties.pop("restrict")
    type_ = RankedTensorType(destination.type.shape, destination.type.element)
    return rewriter.create(
        "bufferization.to_tensor",
        (destination,),
        (type_,),
        properties={"restrict": unit, "writable": unit},
        location=view.op.location,
    ).result


def _is_writable(value: Value, _analysis: Analysis) -> bool:
    return isinstance(value, OpResult) and "writable" in value.op.properties


def _without_restrict(op: Operation) -> str | None:
    return _NO_RESTRICT if "restrict" not in op.properties and op.result.uses else None


def _to_buffer_writes(op: Operation, _index: int, _analysis: Analysis) -> bool:
    return "read_only" not in op.properties


def _to_buffer(op: Operation, rewriter: BufferRewriter) -> None:
    rewriter.fold_cast(op)


BUFFERIZATIONS: dict[str, Bufferization] = {
    "bufferization.alloc_tensor": Bufferization(
        _alloc_tensor,
        reads=always,
        allocates=True,
        needs_uses=True,
        result_is_write=_alloc_is_write,
        buffer_type=_alloc_type,
        reify=_alloc_sizes,
    ),
    "bufferization.dealloc_tensor": Bufferization(_dealloc_tensor),
    "bufferization.materialize_in_destination": Bufferization(
        _materialize,
        reads=only(0),
        writes=_materialize_writes,
        aliases=to_result(1),
        is_elementwise=_always_elementwise,
        must_be_in_place=_always,
        subset=Subset(1, 0, None, _destination_needed, _destination_tensor),
    ),
    "bufferization.to_buffer": Bufferization(_to_buffer, reads=always, writes=_to_buffer_writes, shows_memory=True),
    "bufferization.to_tensor": Bufferization(is_writable=_is_writable, precondition=_without_restrict),
}
