"""One-Shot Bufferize on slices: parts of buffers, and copies into them."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import StridedLayoutAttr
from ...ir.base import Type
from ...ir.builder import Rewriter
from ...ir.graph import Operation, OpResult, Value
from ...ir.types import MemRefType, RankedTensorType
from ...ods.bufferization.interface import (
    Analysis,
    Bufferization,
    BufferRewriter,
    BufferTypes,
    Subset,
    Unbufferizable,
    only,
    to_result,
)
from ..common.buffers import copy
from ..common.canonicalization.memref_types import strides_and_offset, subview_type
from ..common.canonicalization.mixed import Slice, as_constant, slice_of, slice_parts
from . import ops as tensor_ops

_LAYOUT = "the layout of '{}' has no strides"


def subview_result(source: MemRefType, parts: Slice, shape: Sequence[int | None], op: Operation) -> MemRefType:
    """SubViewOp::inferRankReducedResultType."""
    found = subview_type(source, *parts)
    if found is None:
        raise Unbufferizable(_LAYOUT.format(source), op)
    if len(found.shape) <= len(shape):
        return found
    remaining: list[int] = []
    for index, size in enumerate(found.shape):
        if len(remaining) < len(shape) and size == shape[len(remaining)]:
            remaining.append(index)
    layout = strides_and_offset(found)
    if len(remaining) != len(shape) or layout is None:
        raise Unbufferizable(_LAYOUT.format(source), op)
    strided = StridedLayoutAttr(tuple(layout[0][i] for i in remaining), layout[1])
    return MemRefType(tuple(shape), found.element, strided, found.memory_space)


def subview(rewriter: BufferRewriter, buffer: Value, parts: Slice, type_: MemRefType, op: Operation) -> Value:
    operands, properties = slice_parts(parts, 1)
    return rewriter.create(
        "memref.subview", (buffer, *operands), (type_,), properties=properties, location=op.location
    ).result


def _shape(value: Value) -> Sequence[int | None]:
    assert isinstance(value.type, RankedTensorType)
    return value.type.shape


def _extract_type(value: Value, types: BufferTypes) -> Type:
    assert isinstance(value, OpResult)
    op = value.op
    source = types.buffer_type(tensor_ops.ExtractSliceOp(op).source)
    assert isinstance(source, MemRefType)
    return subview_result(source, slice_of(op, 1), _shape(value), op)


def _extract(view: tensor_ops.ExtractSliceOp, rewriter: BufferRewriter) -> None:
    source = rewriter.buffer(view.source)
    assert isinstance(source.type, MemRefType)
    parts = slice_of(view.op, 1)
    # Not `buffer_type`: a slice in a loop that hands it on is asked for while the type of what it is taken from is.
    new = subview(rewriter, source, parts, subview_result(source.type, parts, _shape(view.op.result), view.op), view.op)
    if new.defining_op is not None:
        new.defining_op.origin = view.op.origin
    new.name, new.origin = view.op.result.name, view.op.result.origin
    rewriter.replace_with_buffers(view.op, (new,))


def _extract_sizes(op: Operation, _rewriter: Rewriter) -> Sequence[Sequence[int | Value]] | None:
    """The sizes of the dimensions that are not dropped."""
    sizes, shape = slice_of(op, 1)[1], _shape(op.result)
    remaining: list[int | Value] = []
    for size in sizes:
        wanted = shape[len(remaining)] if len(remaining) < len(shape) else -1
        if (wanted is None and isinstance(size, Value)) or size == wanted:
            remaining.append(size)
    return (remaining,) if len(remaining) == len(shape) else None


# `tensor.insert_slice`; `tensor.parallel_insert_slice` has the same operands.


def _reads(view: tensor_ops.InsertSliceOp, index: int, _analysis: Analysis) -> bool:
    """The destination is read unless all of it is overwritten."""
    if index == 0:
        return True
    if index != 1:
        return False
    offsets, sizes, strides = slice_of(view.op, 2)
    shape = _shape(view.dest)
    return not (
        all(as_constant(each) == 0 for each in offsets)
        and all(as_constant(each) == 1 for each in strides)
        and [as_constant(each) for each in sizes] == list(shape)
        and None not in shape
    )


def _parallel_reads(view: tensor_ops.ParallelInsertSliceOp, index: int, analysis: Analysis) -> bool:
    """LLVM 22 forgets that the rest of the destination stays as it was, where there is a rest."""
    if analysis.is_exact or index != 1:
        return index == 0
    _, sizes, strides = slice_of(view.op, 2)
    shape = _shape(view.dest)
    is_dense = all(as_constant(each) == 1 for each in strides)
    # A slice as large as all of it cannot start elsewhere than at 0.
    return not is_dense or None in shape or [as_constant(each) for each in sizes] != list(shape)


def _copy_into(
    insert: tensor_ops.InsertSliceOp | tensor_ops.ParallelInsertSliceOp,
    rewriter: BufferRewriter,
    destination: Value,
    source: Value | None,
) -> None:
    assert isinstance(destination.type, MemRefType)
    parts = slice_of(insert.op, 2)
    given = insert.source
    type_ = subview_result(destination.type, parts, _shape(given), insert.op)
    view = subview(rewriter, destination, parts, type_, insert.op)
    copy(rewriter, source if source is not None else rewriter.buffer(given), view, insert.op)


def _insert(view: tensor_ops.InsertSliceOp, rewriter: BufferRewriter) -> None:
    destination = rewriter.buffer(view.dest)
    _copy_into(view, rewriter, destination, None)
    rewriter.replace_with_buffers(view.op, (destination,))


def _parallel_insert(insert: tensor_ops.ParallelInsertSliceOp, rewriter: BufferRewriter) -> None:
    parent = insert.op.parent_op
    assert parent is not None
    rewriter.set_before(parent)
    destination, source = rewriter.buffer(insert.dest), rewriter.buffer(insert.source)
    _copy_into(insert, rewriter, destination, source)
    rewriter.erase(insert.op)


def _extracted_part(op: Operation) -> object:
    return slice_of(op, 1)


def _inserted_part(op: Operation) -> object:
    return slice_of(op, 2)


def _needed(insert: tensor_ops.InsertSliceOp) -> Sequence[Value]:
    return [*insert.offsets, *insert.sizes, *insert.strides, insert.dest]


def _build_part(insert: tensor_ops.InsertSliceOp, rewriter: Rewriter) -> Value | None:
    """`tensor.extract_slice` of the destination."""
    operands, properties = slice_parts(slice_of(insert.op, 2), 1)
    return rewriter.create(
        "tensor.extract_slice",
        (insert.dest, *operands),
        (insert.source.type,),
        properties=properties,
        location=insert.op.location,
    ).result


_SUBSET = Subset(1, 0, _inserted_part, _needed, _build_part)

EXTRACT_SLICE = Bufferization(
    _extract,
    aliases=to_result(0, is_equivalent=False),
    buffer_type=_extract_type,
    subset=Subset(0, None, _extracted_part),
    reify=_extract_sizes,
)
INSERT_SLICE = Bufferization(_insert, reads=_reads, writes=only(1), aliases=to_result(1), subset=_SUBSET)
PARALLEL_INSERT_SLICE = Bufferization(
    _parallel_insert, reads=_parallel_reads, writes=only(1), resolves_none=True, needs=("scf",), subset=_SUBSET
)
