"""One-Shot Bufferize on operations of `tensor` (mlir/lib/Dialect/Tensor/Transforms/BufferizableOpInterfaceImpl.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.base import Attribute, Type
from ...ir.builder import Rewriter
from ...ir.graph import Operation, OpResult, Value
from ...ir.types import INDEX, MemRefType, RankedTensorType, UnrankedTensorType
from ...ods.bufferization.interface import (
    AliasingValue,
    Analysis,
    Bufferization,
    BufferRewriter,
    BufferTypes,
    Unbufferizable,
    always,
    only,
    to_result,
)
from ...ods.segments import dense_i64
from ..common.buffers import cast, dynamic_type, identity_type, space_of
from ..common.canonicalization.mixed import Mixed, mixed_values, split_mixed
from ..common.canonicalization.reshaped_types import collapsed_memref_type, expanded_memref_type, reassociation
from . import ops as tensor_ops
from .building_bufferization import CONCAT, EMPTY, FROM_ELEMENTS, GENERATE, PAD, SPLAT
from .slice_bufferization import EXTRACT_SLICE, INSERT_SLICE, PARALLEL_INSERT_SLICE

_COLLAPSED_LAYOUT = "the dimensions of '{}' cannot be expanded"
_OUTPUT_SHAPE = "invalid output shape provided at pos {}"


def _create(op: Operation, rewriter: BufferRewriter, name: str, operands: Sequence[Value], type_: Type) -> None:
    new = rewriter.create(name, operands, (type_,), location=op.location)
    rewriter.replace_with_buffers(op, new.results)


# tensor.cast


def _cast_type(value: Value, types: BufferTypes) -> Type:
    assert isinstance(value, OpResult)
    source = tensor_ops.CastOp(value.op).source
    given = types.buffer_type(source)
    if isinstance(source.type, UnrankedTensorType) or isinstance(value.type, UnrankedTensorType):
        return dynamic_type(value.type, space_of(given))
    assert isinstance(value.type, RankedTensorType)
    assert isinstance(given, MemRefType)
    return MemRefType(value.type.shape, value.type.element, given.layout, given.memory_space)


def _cast(view: tensor_ops.CastOp, rewriter: BufferRewriter) -> None:
    source = rewriter.buffer(view.source)
    rewriter.replace_with_buffers(view.op, (cast(rewriter, source, rewriter.buffer_type(view.op.result), view.op),))


# Reshapes


def _collapse_type(value: Value, types: BufferTypes) -> Type:
    assert isinstance(value, OpResult)
    source = types.buffer_type(tensor_ops.CollapseShapeOp(value.op).src)
    assert isinstance(source, MemRefType)
    found = collapsed_memref_type(source, reassociation(value.op), is_strict=True)
    return found if found is not None else identity_type(value.type, source.memory_space)


def _collapse(view: tensor_ops.CollapseShapeOp, rewriter: BufferRewriter) -> None:
    tensor = view.src
    buffer = rewriter.buffer(tensor)
    source, groups = buffer.type, reassociation(view.op)
    assert isinstance(source, MemRefType)
    result = collapsed_memref_type(source, groups, is_strict=True)
    if result is None:
        buffer, source = _without_layout(tensor, source, view.op, rewriter)
        result = collapsed_memref_type(source, groups, is_strict=True)
        assert result is not None
    properties: dict[str, Attribute] = {"reassociation": view.op.properties["reassociation"]}
    new = rewriter.create(
        "memref.collapse_shape", (buffer,), (result,), properties=properties, location=view.op.location
    )
    rewriter.replace_with_buffers(view.op, new.results)


def _without_layout(
    tensor: Value, source: MemRefType, op: Operation, rewriter: BufferRewriter
) -> tuple[Value, MemRefType]:
    """A copy whose elements follow each other."""
    copied = rewriter.allocate_tensor(tensor, op, is_copy=True)
    type_ = MemRefType(source.shape, source.element, None, source.memory_space)
    return rewriter.buffer_of_type(copied, type_, op), type_


def _expanded_type(source: MemRefType, op: Operation) -> MemRefType:
    type_ = op.result.type
    assert isinstance(type_, RankedTensorType)
    found = expanded_memref_type(source, type_.shape, reassociation(op))
    if found is None:
        raise Unbufferizable(_COLLAPSED_LAYOUT.format(source), op)
    return found


def _expand_type(value: Value, types: BufferTypes) -> Type:
    assert isinstance(value, OpResult)
    source = types.buffer_type(tensor_ops.ExpandShapeOp(value.op).src)
    assert isinstance(source, MemRefType)
    return _expanded_type(source, value.op)


def _output_shape(view: tensor_ops.ExpandShapeOp) -> list[Mixed]:
    static = view.op.properties.get("static_output_shape")
    from_values = [value for value in getattr(static, "values", ()) if isinstance(value, int)]
    return mixed_values(from_values, view.output_shape)


def _expand(view: tensor_ops.ExpandShapeOp, rewriter: BufferRewriter) -> None:
    buffer = rewriter.buffer(view.src)
    assert isinstance(buffer.type, MemRefType)
    static, dynamic = split_mixed(_output_shape(view))
    properties: dict[str, Attribute] = {
        "reassociation": view.op.properties["reassociation"],
        "static_output_shape": dense_i64(static),
    }
    type_ = _expanded_type(buffer.type, view.op)
    for position, (bound, size) in enumerate(zip(static, type_.shape, strict=True)):
        # The verifier compares them for buffers alone.
        if size is not None and bound != size:
            raise Unbufferizable(_OUTPUT_SHAPE.format(position), view.op)
    new = rewriter.create(
        "memref.expand_shape", (buffer, *dynamic), (type_,), properties=properties, location=view.op.location
    )
    rewriter.replace_with_buffers(view.op, new.results)


def _expand_sizes(op: tensor_ops.ExpandShapeOp, _rewriter: Rewriter) -> Sequence[Sequence[int | Value]] | None:
    return (_output_shape(op),)


def _reshape_type(value: Value, types: BufferTypes) -> Type:
    assert isinstance(value, OpResult)
    return identity_type(value.type, space_of(types.buffer_type(tensor_ops.ReshapeOp(value.op).source)))


def _reshape(reshape: tensor_ops.ReshapeOp, rewriter: BufferRewriter) -> None:
    tensor = reshape.source
    source, shape = rewriter.buffer(tensor), rewriter.buffer(reshape.shape)
    result = rewriter.buffer_type(reshape.op.result)
    if isinstance(source.type, MemRefType) and source.type.layout is not None:
        source, _ = _without_layout(tensor, source.type, reshape.op, rewriter)
    _create(reshape.op, rewriter, "memref.reshape", (source, shape), result)


def _reshape_aliases(op: Operation, index: int, _analysis: Analysis) -> Sequence[AliasingValue]:
    return (AliasingValue(op.result),) if index == 0 else ()


# Elements and sizes


def _dim(dim: tensor_ops.DimOp, rewriter: BufferRewriter) -> None:
    _create(dim.op, rewriter, "memref.dim", (rewriter.buffer(dim.source), dim.index), INDEX)


def _rank(view: tensor_ops.RankOp, rewriter: BufferRewriter) -> None:
    _create(view.op, rewriter, "memref.rank", (rewriter.buffer(view.tensor),), INDEX)


def _extract(extract: tensor_ops.ExtractOp, rewriter: BufferRewriter) -> None:
    source = rewriter.buffer(extract.tensor)
    new = rewriter.create(
        "memref.load", (source, *extract.indices), extract.op.result_types, location=extract.op.location
    )
    new.origin = extract.op.origin
    new.results[0].name, new.results[0].origin = extract.op.result.name, extract.op.result.origin
    rewriter.replace_with_buffers(extract.op, new.results)


def _insert(op: Operation, rewriter: BufferRewriter) -> None:
    scalar, destination, *indices = op.operand_values
    buffer = rewriter.buffer(destination)
    new = rewriter.create("memref.store", (scalar, buffer, *indices), location=op.location)
    new.origin = op.origin
    rewriter.replace_with_buffers(op, (buffer,))


BUFFERIZATIONS: dict[str, Bufferization] = {
    "tensor.cast": Bufferization(_cast, aliases=to_result(0), buffer_type=_cast_type),
    "tensor.collapse_shape": Bufferization(_collapse, reads=always, aliases=to_result(0), buffer_type=_collapse_type),
    "tensor.concat": CONCAT,
    "tensor.dim": Bufferization(_dim),
    "tensor.empty": EMPTY,
    "tensor.expand_shape": Bufferization(_expand, aliases=to_result(0), buffer_type=_expand_type, reify=_expand_sizes),
    "tensor.extract": Bufferization(_extract, reads=always),
    "tensor.extract_slice": EXTRACT_SLICE,
    "tensor.from_elements": FROM_ELEMENTS,
    "tensor.generate": GENERATE,
    "tensor.insert": Bufferization(_insert, reads=only(1), writes=only(1), aliases=to_result(1)),
    "tensor.insert_slice": INSERT_SLICE,
    "tensor.pad": PAD,
    "tensor.parallel_insert_slice": PARALLEL_INSERT_SLICE,
    "tensor.rank": Bufferization(_rank),
    "tensor.reshape": Bufferization(_reshape, reads=only(1), aliases=_reshape_aliases, buffer_type=_reshape_type),
    "tensor.splat": SPLAT,
}
