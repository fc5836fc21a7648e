"""Allocations, copies and casts of buffers, as One-Shot Bufferize makes them."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import StridedLayoutAttr, index_attr
from ...ir.base import Attribute, Type
from ...ir.builder import Rewriter
from ...ir.graph import Operation, Value
from ...ir.types import INDEX, MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType
from ...ods.bufferization.interface import BufferRewriter, Unbufferizable
from ...ods.segments import dense_i32, i64_attr
from .canonicalization.memref_types import are_cast_compatible, strides_and_offset

_INVALID = "memory spaces or layouts differ, and no allocation of type '{}' can be made"


def identity_type(type_: Type, space: Attribute | None = None) -> Type:
    """The buffer of a tensor type whose elements follow each other."""
    if isinstance(type_, UnrankedTensorType):
        return UnrankedMemRefType(type_.element, space)
    assert isinstance(type_, RankedTensorType)
    return MemRefType(type_.shape, type_.element, None, space)


def dynamic_type(type_: Type, space: Attribute | None = None) -> Type:
    """The buffer of a tensor type with strides and an offset that are not known."""
    if isinstance(type_, UnrankedTensorType):
        return UnrankedMemRefType(type_.element, space)
    assert isinstance(type_, RankedTensorType)
    return MemRefType(type_.shape, type_.element, StridedLayoutAttr((None,) * len(type_.shape), None), space)


def space_of(type_: Type) -> Attribute | None:
    return type_.memory_space if isinstance(type_, (MemRefType, UnrankedMemRefType)) else None


def index_constant(rewriter: Rewriter, value: int, op: Operation) -> Value:
    return rewriter.create(
        "arith.constant", (), (INDEX,), properties={"value": index_attr(value)}, location=op.location
    ).result


def buffer_size(rewriter: Rewriter, buffer: Value, position: int, op: Operation) -> Value:
    number = index_constant(rewriter, position, op)
    return rewriter.create("memref.dim", (buffer, number), (INDEX,), location=op.location).result


def dynamic_buffer_sizes(rewriter: Rewriter, buffer: Value, shape: Sequence[int | None], op: Operation) -> list[Value]:
    """A `memref.dim` of `buffer` for each size of `shape` that is not known."""
    return [buffer_size(rewriter, buffer, i, op) for i, size in enumerate(shape) if size is None]


def allocate(rewriter: BufferRewriter, type_: MemRefType, sizes: Sequence[Value], op: Operation) -> Value:
    """A `memref.alloc` with the alignment that the options want."""
    layout = type_.layout
    if isinstance(layout, StridedLayoutAttr) and (layout.offset is None or None in layout.strides):
        raise Unbufferizable(_INVALID.format(type_), op)
    properties: dict[str, Attribute] = {"operandSegmentSizes": dense_i32((len(sizes), 0))}
    alignment = rewriter.options.buffer_alignment
    if alignment:
        properties["alignment"] = i64_attr(alignment)
    return rewriter.create("memref.alloc", sizes, (type_,), properties=properties, location=op.location).result


def copy(rewriter: Rewriter, source: Value, target: Value, op: Operation) -> Operation:
    return rewriter.create("memref.copy", (source, target), location=op.location)


def cast(rewriter: Rewriter, value: Value, type_: Type, op: Operation) -> Value:
    """`value` as `type_`; itself if it has that type."""
    if value.type is type_:
        return value
    return rewriter.create("memref.cast", (value,), (type_,), location=op.location).result


def cast_or_copy(rewriter: BufferRewriter, value: Value, type_: MemRefType, op: Operation) -> Value | None:
    """`value` as `type_`: by a cast that certainly succeeds, else a copy; None: neither is possible."""
    source = value.type
    if not isinstance(source, MemRefType) or source.element is not type_.element:
        return None
    if len(source.shape) != len(type_.shape):
        return None
    if is_safe_cast(source, type_) and are_cast_compatible(source, type_):
        return rewriter.create("memref.cast", (value,), (type_,), location=op.location).result
    sizes = dynamic_buffer_sizes(rewriter, value, type_.shape, op)
    new = allocate(rewriter, type_, sizes, op)
    copy(rewriter, value, new, op)
    return new


def is_safe_cast(source: MemRefType, target: MemRefType) -> bool:
    """Whether no stride and no offset becomes static."""
    first, second = strides_and_offset(source), strides_and_offset(target)
    if first is None or second is None:
        return False
    pairs = [(first[1], second[1]), *zip(first[0], second[0], strict=True)]
    return not any(a is None and b is not None for a, b in pairs)
