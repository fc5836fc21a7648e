"""One-Shot Bufferize on operations that make tensors of elements: each allocates, and fills what it allocated."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import product

from ...ir.affine import AffineDim, AffineExpr, AffineMap, AffineSymbol
from ...ir.affine_arithmetic import add
from ...ir.attributes import AffineMapAttr, IntegerAttr
from ...ir.base import Attribute, Type
from ...ir.builder import Rewriter
from ...ir.graph import Block, Operation, Region, Value
from ...ir.types import INDEX, MemRefType, RankedTensorType
from ...ods.bufferization.interface import Analysis, Bufferization, BufferRewriter, BufferTypes, Unbufferizable, always
from ...ods.segments import dense_values, i64_attr, segments
from ..affine.folded_apply import folded_apply
from ..common.buffers import buffer_size, copy, identity_type, space_of
from ..common.canonicalization.mixed import Mixed, mixed_values, slice_parts, with_constants
from ..common.shape_sizes import folded_size, index_value, mixed_sizes, shape_of, tensor_size
from . import ops as tensor_ops
from .slice_bufferization import subview, subview_result

_NO_SPACE = "memory space not implemented yet"


def _type_of(op: Operation) -> RankedTensorType:
    type_ = op.result.type
    assert isinstance(type_, RankedTensorType)
    return type_


def _require_default_space(op: Operation, rewriter: BufferRewriter) -> None:
    try:
        space = rewriter.options.default_space(op.result.type)
    except LookupError:
        raise Unbufferizable(_NO_SPACE, op) from None
    if space is not None:
        raise Unbufferizable(_NO_SPACE, op)


def _given_sizes(op: Operation, _rewriter: Rewriter) -> Sequence[Sequence[Mixed]] | None:
    """Sizes that are operands, the last ones of the operation."""
    shape = _type_of(op).shape
    dynamic = iter(op.operand_values[len(op.operands) - shape.count(None) :])
    return ([size if size is not None else next(dynamic) for size in shape],)


# tensor.empty


def _empty(op: Operation, rewriter: BufferRewriter) -> None:
    if not op.result.uses:
        rewriter.erase(op)
        return
    new = rewriter.allocate_tensor(op.result, op, is_copy=False)
    new.name, new.origin = op.result.name, op.result.origin
    rewriter.replace(op, (new,))


def _never_written(_value: Value, _analysis: Analysis) -> bool:
    return False


# tensor.from_elements


def _from_elements(op: Operation, rewriter: BufferRewriter) -> None:
    shape = [size or 0 for size in _type_of(op).shape]
    tensor = rewriter.allocate_tensor(op.result, op, is_copy=False)
    buffer = rewriter.buffer_of_type(tensor, rewriter.buffer_type(tensor), op)
    elements = op.operand_values
    if elements:
        constants = [index_value(rewriter, i, op) for i in range(max(shape))] if shape else []
        for element, indices in zip(elements, product(*(range(size) for size in shape)), strict=True):
            places = [constants[i] for i in indices]
            rewriter.create("memref.store", (element, buffer, *places), location=op.location)
    rewriter.replace_with_buffers(op, (buffer,))


# tensor.generate, tensor.splat, tensor.pad


def _map_over(tensor: Value, op: Operation, rewriter: BufferRewriter) -> tuple[Operation, Block]:
    """A `linalg.map` that computes each element of `tensor`; the block of its body, which is empty."""
    type_ = tensor.type
    assert isinstance(type_, RankedTensorType)
    new = rewriter.create("linalg.map", (tensor,), (type_,), regions=1, location=op.location)
    block = new.regions[0].append(Block())
    block.add_argument(type_.element)
    return new, block


def _generate_body(tensor: Value, body: Region, op: Operation, rewriter: BufferRewriter) -> Operation:
    """lowerGenerateLikeOpBody: the elements are computed from their indices."""
    new, block = _map_over(tensor, op, rewriter)
    rewriter.set_start(block)
    indices = [
        rewriter.create("linalg.index", (), (INDEX,), properties={"dim": i64_attr(i)}, location=op.location).result
        for i in range(len(shape_of(tensor)))
    ]
    old = body.blocks[0]
    for argument, index in zip(old.args, indices, strict=True):
        argument.replace_all_uses_with(index)
    for inner in old.ops:
        inner.detach()
        block.append(inner)
    last = block.last
    assert last is not None
    rewriter.set_before(last)
    rewriter.create("linalg.yield", last.operand_values, location=last.location)
    rewriter.erase(last)
    rewriter.set_after(new)
    return new


def _generate(op: Operation, rewriter: BufferRewriter) -> None:
    _require_default_space(op, rewriter)
    tensor = rewriter.allocate_tensor(op.result, op, is_copy=False)
    new = _generate_body(tensor, op.regions[0], op, rewriter)
    rewriter.replace(op, new.results)


def _splat(view: tensor_ops.SplatOp, rewriter: BufferRewriter) -> None:
    tensor = rewriter.allocate_tensor(view.op.result, view.op, is_copy=False)
    _require_default_space(view.op, rewriter)
    new, block = _map_over(tensor, view.op, rewriter)
    rewriter.set_start(block)
    rewriter.create("linalg.yield", (view.input,), location=view.op.location)
    rewriter.replace(view.op, new.results)


def _padding(op: Operation) -> tuple[list[Mixed], list[Mixed]]:
    """The padding before and after each dimension."""
    groups = segments(op, 3)
    low = mixed_values(dense_values(op.properties.get("static_low")), groups[1])
    high = mixed_values(dense_values(op.properties.get("static_high")), groups[2])
    return with_constants(low), with_constants(high)


_PADDED = AffineMap(0, 3, (add(add(AffineSymbol(0), AffineSymbol(1)), AffineSymbol(2)),))


def _pad(view: tensor_ops.PadOp, rewriter: BufferRewriter) -> None:
    source = view.source
    low, high = _padding(view.op)
    for i, extent in enumerate(_type_of(view.op).shape):
        if extent is None:
            size = tensor_size(rewriter, source, i, view.op)
            operands = (size, index_value(rewriter, low[i], view.op), index_value(rewriter, high[i], view.op))
            properties: dict[str, Attribute] = {"map": AffineMapAttr(_PADDED)}
            rewriter.create("affine.apply", operands, (INDEX,), properties=properties, location=view.op.location)
    tensor = rewriter.allocate_tensor(view.op.result, view.op, is_copy=False)
    filled = _generate_body(tensor, view.op.regions[0], view.op, rewriter).result
    sizes = mixed_sizes(rewriter, source, view.op)
    operands, properties = slice_parts((low, sizes, [1] * len(sizes)), 1, 1)
    new = rewriter.create(
        "tensor.insert_slice",
        (source, filled, *operands),
        (filled.type,),
        properties=properties,
        location=view.op.location,
    )
    rewriter.replace(view.op, new.results)


def _padded_sizes(view: tensor_ops.PadOp, rewriter: Rewriter) -> Sequence[Sequence[Mixed]] | None:
    source = view.source
    low, high = _padding(view.op)
    sizes: list[Mixed] = []
    for i, extent in enumerate(_type_of(view.op).shape):
        if extent is not None:
            sizes.append(extent)
            continue
        parts = [folded_size(rewriter, source, i, view.op), low[i], high[i]]
        sizes.append(folded_apply(rewriter, _sum(len(parts)), parts, view.op))
    return (sizes,)


def _pad_type(value: Value, types: BufferTypes) -> Type:
    """In the memory of what is padded."""
    assert value.defining_op is not None
    return identity_type(value.type, space_of(types.buffer_type(tensor_ops.PadOp(value.defining_op).source)))


def _sum(count: int) -> AffineExpr:
    found: AffineExpr = AffineDim(0)
    for i in range(1, count):
        found = add(found, AffineDim(i))
    return found


# tensor.concat


def _dimension(op: Operation) -> int:
    found = op.properties.get("dim")
    return found.value if isinstance(found, IntegerAttr) else 0


def _concat_sizes(op: Operation, rewriter: Rewriter) -> Sequence[Sequence[Mixed]] | None:
    at, inputs = _dimension(op), op.operand_values
    sizes: list[Mixed] = []
    for i, extent in enumerate(_type_of(op).shape):
        if extent is not None or i == at:
            sizes.append(extent if extent is not None else 0)
            continue
        known = next((s for each in inputs if (s := shape_of(each)[i]) is not None), None)
        sizes.append(tensor_size(rewriter, inputs[0], i, op) if known is None else index_value(rewriter, known, op))
    if _type_of(op).shape[at] is None:
        parts = [folded_size(rewriter, each, at, op) for each in inputs]
        sizes[at] = folded_apply(rewriter, _sum(len(parts)), parts, op)
    return (sizes,)


def _concat(op: Operation, rewriter: BufferRewriter) -> None:
    at, type_ = _dimension(op), _type_of(op)
    tensor = rewriter.allocate_tensor(op.result, op, is_copy=False)
    _require_default_space(op, rewriter)
    whole = MemRefType(type_.shape, type_.element)
    buffer = rewriter.buffer_of_type(tensor, whole, op)
    sizes: list[Mixed] = [
        buffer_size(rewriter, buffer, i, op) if size is None else size for i, size in enumerate(type_.shape)
    ]
    offset: Mixed = 0
    for value in op.operand_values:
        source = rewriter.buffer(value)
        extent = shape_of(value)[at]
        size: Mixed = buffer_size(rewriter, source, at, op) if extent is None else extent
        offsets: list[Mixed] = [offset if i == at else 0 for i in range(len(sizes))]
        ones: list[Mixed] = [1] * len(sizes)
        parts = (offsets, [size if i == at else each for i, each in enumerate(sizes)], ones)
        view = subview(rewriter, buffer, parts, subview_result(whole, parts, shape_of(value), op), op)
        copy(rewriter, source, view, op)
        offset = folded_apply(rewriter, _sum(2), (offset, size), op)
    rewriter.replace_with_buffers(op, (buffer,))


EMPTY = Bufferization(_empty, allocates=True, needs_uses=True, result_is_write=_never_written, reify=_given_sizes)
FROM_ELEMENTS = Bufferization(_from_elements, allocates=True)
GENERATE = Bufferization(_generate, allocates=True, reify=_given_sizes)
SPLAT = Bufferization(_splat, allocates=True, reify=_given_sizes)
PAD = Bufferization(_pad, reads=always, allocates=True, buffer_type=_pad_type, reify=_padded_sizes)
CONCAT = Bufferization(_concat, reads=always, allocates=True, reify=_concat_sizes)
