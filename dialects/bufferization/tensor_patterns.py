"""Between tensors and buffers (mlir/lib/Dialect/Bufferization/IR/BufferizationOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute
from ...ir.graph import Operation, Value
from ...ir.records import replace
from ...ir.types import INDEX, MemRefType, RankedTensorType, UnrankedMemRefType
from ...ods.knowledge import Knowledge
from ...ods.op_view import defining
from ...ods.rewriting import Defect, FoldFunction, Pattern, PatternRewriter
from ...ods.segments import dense_i32, segments
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import constant_int, int_constant
from ..common.canonicalization.memref_casts import fold_casts
from ..common.canonicalization.memref_types import are_cast_compatible, strides_and_offset
from ..common.canonicalization.mixed import static_shape
from ..memref import ops as memref
from ..tensor import ops as tensor_ops
from . import ops as bufferization

WRITTEN_TENSOR = Defect(
    "written-tensor",
    "LLVM 22 reads the tensor in place of its buffer here, which may have been written",
    "llvm/llvm-project#172595",
)
SHARED_BUFFER = Defect(
    "shared-buffer",
    "LLVM 22 takes the buffer that the tensor was made of here, so that writes to it change the tensor for other uses",
)
OTHER_MEMORY = Defect(
    "other-memory",
    "LLVM 22 casts to another memory space here, and its verifier refuses that",
    "llvm/llvm-project#202782",
)

_TO_BUFFER = "bufferization.to_buffer"
_READING = frozenset(("memref.dim", "memref.load", "tensor.dim", "tensor.extract"))
"""Operations that read a buffer or a tensor, and do not hand it on."""


def _clone(op: Operation, constants: Constants) -> Folded:
    """`bufferization.clone %cast` -> `bufferization.clone %source`."""
    del constants
    return fold_casts(op)


def _to_tensor(to_tensor: bufferization.ToTensorOp, constants: Constants) -> Folded:
    """`bufferization.to_tensor (bufferization.to_buffer %t)` -> `%t`, where nothing is between the two.

    An operation between the two could write to the buffer.
    """
    del constants
    before = defining(to_tensor.buffer, bufferization.ToBufferOp)
    if before is None or before.op.next is not to_tensor.op:
        return None
    tensor = before.tensor
    return (tensor,) if tensor.type is to_tensor.result.type else None


def _to_buffer(to_buffer: bufferization.ToBufferOp, constants: Constants) -> Folded:
    """`bufferization.to_buffer (bufferization.to_tensor %m)` -> `%m`, where both have the same type.

    Where that takes a look around, the pattern does it.
    """
    del constants
    before = defining(to_buffer.tensor, bufferization.ToTensorOp)
    if before is None or before.buffer.type is not to_buffer.buffer.type:
        return None
    return (before.buffer,) if _is_for_itself(to_buffer, before, knowledge=None) else None


def _is_for_itself(
    to_buffer: bufferization.ToBufferOp, before: bufferization.ToTensorOp, knowledge: Knowledge | None
) -> bool:
    """Whether the tensor may lend its buffer: nobody writes it, or nobody else uses the tensor.

    Without `restrict`, nothing is said about the tensor after any write. `knowledge`: None says no where a region is
    between the two.
    """
    if before.restrict is None:
        return True
    op = to_buffer.op
    others = [use.owner for use in before.result.uses if use.owner is not op]
    if to_buffer.read_only is not None or all(use.owner.name in _READING for use in to_buffer.buffer.uses):
        return all(map(_only_reads, others))
    return before.writable is not None and not others and _runs_as_often(op, before.op, knowledge)


def _only_reads(op: Operation) -> bool:
    return op.name in _READING or (op.name == _TO_BUFFER and bufferization.ToBufferOp(op).read_only is not None)


def _runs_as_often(op: Operation, other: Operation, knowledge: Knowledge | None) -> bool:
    """Whether `op`, which uses a result of `other`, runs at most once each time that this has run."""
    region = op.parent_region
    while region is not None and region is not other.parent_region:
        if knowledge is None or len(region.blocks) > 1 or knowledge.runs(region).may_repeat:
            return False
        region = region.parent.parent_region
    return op.parent is other.parent or region is None or len(region.blocks) == 1


def _to_buffer_of_cast(to_buffer: bufferization.ToBufferOp, rewriter: PatternRewriter) -> bool:
    """Cast of the buffer in place of a cast of the tensor.

        %u = tensor.cast %t : tensor<4xf32> to tensor<?xf32>
        %m = bufferization.to_buffer %u : tensor<?xf32> to memref<?xf32>
        "use"(%m) : (memref<?xf32>) -> ()
    becomes
        %b = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32>
        %m = memref.cast %b : memref<4xf32> to memref<?xf32>
        "use"(%m) : (memref<?xf32>) -> ()
    """
    cast = defining(to_buffer.tensor, tensor_ops.CastOp)
    type_ = to_buffer.buffer.type
    if cast is None:
        return False
    source = cast.source
    if not isinstance(source.type, RankedTensorType) or not isinstance(type_, MemRefType):
        return False
    new_type = replace(type_, shape=source.type.shape, element=source.type.element)
    new = rewriter.create(
        to_buffer.op.name, (source,), (new_type,), properties=to_buffer.op.properties, location=to_buffer.op.location
    )
    rewriter.replace_with_cast(to_buffer.op, "memref.cast", new)
    return True


def _to_buffer_of_to_tensor(to_buffer: bufferization.ToBufferOp, rewriter: PatternRewriter) -> bool:
    """Buffer, cast, in place of the buffer of its tensor.

        %t = bufferization.to_tensor %a : memref<4xf32> to tensor<4xf32>
        %m = bufferization.to_buffer %t : tensor<4xf32> to memref<4xf32, strided<[?], offset: ?>>
        "use"(%m) : (memref<4xf32, strided<[?], offset: ?>>) -> ()
    becomes
        %m = memref.cast %a : memref<4xf32> to memref<4xf32, strided<[?], offset: ?>>
        "use"(%m) : (memref<4xf32, strided<[?], offset: ?>>) -> ()

    Where a cast could fail at run time, because the layout or the memory space is another one, the content is copied to
    a new buffer instead. What was promised of `%a` by `restrict` stays true: no other use of the tensor meets writes.
    """
    before = defining(to_buffer.tensor, bufferization.ToTensorOp)
    if before is None:
        return False
    if not _is_for_itself(to_buffer, before, rewriter.knowledge) and not rewriter.defects.follow(
        SHARED_BUFFER, to_buffer.op
    ):
        return False
    buffer, type_ = before.buffer, to_buffer.buffer.type
    if buffer.type is type_:
        rewriter.replace(to_buffer.op, (buffer,))
        return True
    if isinstance(buffer.type, MemRefType) and isinstance(type_, MemRefType):
        value = _cast_or_copy(to_buffer.op, rewriter, buffer, type_)
        if value is None:
            return False
        rewriter.replace(to_buffer.op, (value,))
        return True
    if isinstance(buffer.type, UnrankedMemRefType) and isinstance(type_, MemRefType):
        return False
    is_possible = are_cast_compatible(buffer.type, type_)
    if not is_possible and not rewriter.defects.follow(OTHER_MEMORY, to_buffer.op):
        return False
    rewriter.replace_with(to_buffer.op, "memref.cast", (buffer,))
    return True


def _cast_or_copy(op: Operation, rewriter: PatternRewriter, buffer: Value, type_: MemRefType) -> Value | None:
    """castOrReallocMemRefValue: a cast that cannot fail, else a new buffer with the same content."""
    source = buffer.type
    assert isinstance(source, MemRefType)
    if source.element is not type_.element or len(source.shape) != len(type_.shape):
        return None
    if source.memory_space is type_.memory_space and _always_fits(source, type_):
        return rewriter.create("memref.cast", (buffer,), (type_,), location=op.location).results[0]
    sizes: list[Value] = []
    for index, extent in enumerate(type_.shape):
        if extent is None:
            position = int_constant(rewriter, index, INDEX, op.location)
            size = rewriter.create("memref.dim", (buffer, position), (INDEX,), location=op.location)
            sizes.append(size.results[0])
    properties: dict[str, Attribute] = {"operandSegmentSizes": dense_i32((len(sizes), 0))}
    copy = rewriter.create("memref.alloc", sizes, (type_,), properties=properties, location=op.location)
    rewriter.create("memref.copy", (buffer, copy.results[0]), location=op.location)
    return copy.results[0]


def _always_fits(source: MemRefType, target: MemRefType) -> bool:
    """Whether the cast forgets strides and the offset at most; sizes may become known."""
    first, second = strides_and_offset(source), strides_and_offset(target)
    if first is None or second is None:
        return False
    pairs = [*zip(first[0], second[0], strict=True), (first[1], second[1])]
    return not any(a is None and b is not None for a, b in pairs) and all(b is None or a == b for a, b in pairs)


def _load_of_to_buffer(load: memref.LoadOp, rewriter: PatternRewriter) -> bool:
    """Element of the tensor in place of a load from its buffer.

        %m = bufferization.to_buffer %t read_only : tensor<4xf32> to memref<4xf32>
        %x = memref.load %m[%i] : memref<4xf32>
        "use"(%x) : (f32) -> ()
    becomes
        %x = tensor.extract %t[%i] : tensor<4xf32>
        "use"(%x) : (f32) -> ()

    Without `read_only` the buffer may be written, and the tensor has the elements of before.
    """
    before = defining(load.memref, bufferization.ToBufferOp)
    if before is None or (before.read_only is None and not rewriter.defects.follow(WRITTEN_TENSOR, load.op)):
        return False
    rewriter.replace_with(load.op, "tensor.extract", (before.tensor, *load.indices))
    return True


def _constant_sizes(op: Operation, rewriter: PatternRewriter) -> bool:
    """Constant sizes of a new tensor as part of its type.

        %n = arith.constant 4 : index
        %t = bufferization.alloc_tensor(%n) : tensor<?xf32>
        "use"(%t) : (tensor<?xf32>) -> ()
    becomes
        %a = bufferization.alloc_tensor() : tensor<4xf32>
        %t = tensor.cast %a : tensor<4xf32> to tensor<?xf32>
        "use"(%t) : (tensor<?xf32>) -> ()
    """
    sizes, copy, hint = segments(op, 3)
    type_ = op.results[0].type
    if copy or not isinstance(type_, RankedTensorType):
        return False
    shape, dynamic = static_shape(type_.shape, sizes)
    new_type = replace(type_, shape=shape)
    if new_type is type_:
        return False
    properties: dict[str, Attribute] = {
        **op.properties,
        "operandSegmentSizes": dense_i32((len(dynamic), 0, len(hint))),
    }
    new = rewriter.create(op.name, (*dynamic, *hint), (new_type,), properties=properties, location=op.location)
    rewriter.replace_with_cast(op, "tensor.cast", new)
    return True


def _dim_of_alloc_tensor(dim: tensor_ops.DimOp, rewriter: PatternRewriter) -> bool:
    """Size operand of a `bufferization.alloc_tensor` in place of a `tensor.dim` of it.

        %t = bufferization.alloc_tensor(%n) : tensor<?xf32>
        %d = tensor.dim %t, %c0 : tensor<?xf32>
        "use"(%d, %t) : (index, tensor<?xf32>) -> ()
    becomes
        %t = bufferization.alloc_tensor(%n) : tensor<?xf32>
        "use"(%n, %t) : (index, tensor<?xf32>) -> ()
    """
    index = constant_int(dim.index)
    allocation = defining(dim.source, bufferization.AllocTensorOp)
    if allocation is None or index is None:
        return False
    type_ = allocation.result.type
    sizes = allocation.dynamic_sizes
    if allocation.copy is not None or not isinstance(type_, RankedTensorType) or not 0 <= index < len(type_.shape):
        return False
    if type_.shape[index] is not None:
        return False
    rewriter.replace(dim.op, (sizes[sum(size is None for size in type_.shape[:index])],))
    return True


LOAD_OF_TO_BUFFER = Pattern("LoadOfToBuffer", _load_of_to_buffer)
DIM_OF_ALLOC_TENSOR = Pattern("FoldDimOfAllocTensorOp", _dim_of_alloc_tensor)

FOLDS: dict[str, FoldFunction] = {
    "bufferization.clone": _clone,
    "bufferization.to_buffer": _to_buffer,
    "bufferization.to_tensor": _to_tensor,
}
PATTERNS: dict[str, Sequence[Pattern]] = {
    "bufferization.alloc_tensor": (Pattern("ReplaceStaticShapeDims", _constant_sizes),),
    "bufferization.to_buffer": (
        Pattern("ToBufferOfCast", _to_buffer_of_cast),
        Pattern("ToBufferToTensorFolding", _to_buffer_of_to_tensor),
    ),
}
