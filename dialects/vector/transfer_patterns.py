"""Patterns of vector.transfer_read and vector.transfer_write (mlir/lib/Dialect/Vector/IR/VectorOps.cpp of LLVM 22)."""

from __future__ import annotations

from ...ir.affine import AffineConstant, AffineDim
from ...ir.attributes import AffineMapAttr, ArrayAttr, Attribute, bool_attr
from ...ir.types import RankedTensorType
from ...ods.op_view import defining
from ...ods.rewriting import PatternRewriter
from ...ods.segments import dense_i64
from ..common.canonicalization.matching import constant_int, has_one_use
from ..common.canonicalization.mixed import as_constant, equal_values, make_slice, slice_of
from ..tensor import ops as tensor
from . import ops as vector_ops
from .elements import vector_of
from .transfer_folds import Transfer, are_disjoint, is_inside_base, vector_type

# Reading what was written, repeated


def _moved_dimensions(transfer: Transfer) -> list[int | None] | None:
    """The dimension of the base that each dimension of the vector goes along; None for a repeated one.

    None alone for other maps.
    """
    map_ = transfer.permutation_map
    if not isinstance(map_, AffineMapAttr):
        return None
    found: list[int | None] = []
    for result in map_.map.results:
        if isinstance(result, AffineDim):
            found.append(result.position)
        elif isinstance(result, AffineConstant) and result.value == 0:
            found.append(None)
        else:
            return None
    return found


def _repetition(read: vector_ops.TransferReadOp, write: vector_ops.TransferWriteOp) -> list[int | None] | None:
    """For each dimension that is read, the dimension of the written vector; None for repeated ones.

    None alone where not just the written elements are read, or none of them repeatedly.
    """
    given, wanted = vector_type(write), vector_type(read)
    written, taken = _moved_dimensions(write), _moved_dimensions(read)
    if given is None or wanted is None or written is None or taken is None:
        return None
    used = sorted(i for i in written if i is not None)
    # A dimension of size 1 that the written vector does not have is as good as repeated.
    taken = [None if i not in used and extent == 1 else i for i, extent in zip(taken, wanted.shape, strict=True)]
    sizes = {i: extent for i, extent in zip(written, given.shape, strict=True) if i is not None}
    if sizes != {i: extent for i, extent in zip(taken, wanted.shape, strict=True) if i is not None}:
        return None
    if None not in (*taken, *written):
        return None
    order = [None if i is None else used.index(i) for i in written]
    return [None if i is None else order[used.index(i)] for i in taken]


def read_repeatedly(read: vector_ops.TransferReadOp, rewriter: PatternRewriter) -> bool:
    """Broadcast and transposition for the read of what was just written there.

        %w = vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
        %r = vector.transfer_read %w[%i], %p {in_bounds = [true, true], permutation_map = affine_map<(d0) -> (0, d0)>}
            : tensor<8xf32>, vector<6x4xf32>
        "use"(%r) : (vector<6x4xf32>) -> ()
    becomes
        %r = vector.broadcast %v : vector<4xf32> to vector<6x4xf32>
        "use"(%r) : (vector<6x4xf32>) -> ()
    """
    write = defining(read.base, vector_ops.TransferWriteOp)
    if write is None or not isinstance(read.base.type, RankedTensorType):
        return False
    if read.mask is not None or write.mask is not None or not (is_inside_base(read) and is_inside_base(write)):
        return False
    if any(a is not b for a, b in zip(read.indices, write.indices, strict=True)):
        return False
    taken, type_, given = _repetition(read, write), vector_type(read), vector_type(write)
    if not taken or type_ is None or given is None or len(taken) < len(given.shape):
        return False
    lead = len(taken) - len(given.shape)
    places = [None if i is None else i + lead for i in taken]
    free = iter([i for i in range(len(places)) if i not in places])
    order = [next(free) if i is None else i for i in places]
    # The vector that is broadcast has its dimensions last, in their order.
    source = vector_of(type_, (order.index(i) for i in range(len(order))))
    rewriter.set_before(read.op)
    repeated = rewriter.create("vector.broadcast", (write.value_to_store,), [source], location=read.op.location)
    permutation: dict[str, Attribute] = {"permutation": dense_i64(order)}
    rewriter.replace_with(read.op, "vector.transpose", repeated.results, properties=permutation)
    return True


# Writing


def _overwrites(write: vector_ops.TransferWriteOp, before: vector_ops.TransferWriteOp) -> bool:
    """checkSameValueWAW: whether both write the same elements."""
    return (
        len(write.indices) == len(before.indices)
        and all(a is b for a, b in zip(write.indices, before.indices, strict=True))
        and write.mask is before.mask
        and write.value_to_store.type is before.value_to_store.type
        and write.permutation_map is before.permutation_map
    )


def write_over(write: vector_ops.TransferWriteOp, rewriter: PatternRewriter) -> bool:
    """Write without one before it that it overwrites.

        %a = vector.transfer_write %v, %t[%i] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
        %b = vector.transfer_write %w, %a[%i] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
        "use"(%b) : (tensor<8xf32>) -> ()
    becomes
        %b = vector.transfer_write %w, %t[%i] {in_bounds = [true]} : vector<4xf32>, tensor<8xf32>
        "use"(%b) : (tensor<8xf32>) -> ()
    """
    if not isinstance(write.base.type, RankedTensorType):
        return False
    changed = write
    before = defining(write.base, vector_ops.TransferWriteOp)
    while before is not None:
        if _overwrites(write, before):
            changed.base = before.base
            rewriter.modified(changed.op)
            return True
        if before.result is None or not has_one_use(before.result):
            return False
        if not are_disjoint(before, write, rewriter.defects):
            return False
        changed = before
        before = defining(before.base, vector_ops.TransferWriteOp)
    return False


def _written_whole(insert: tensor.InsertSliceOp) -> vector_ops.TransferWriteOp | None:
    """The write of all of the tensor that a slice from its start is taken of, and inserted, each used just there."""
    part = defining(insert.source, tensor.ExtractSliceOp)
    write = defining(part.source, vector_ops.TransferWriteOp) if part is not None else None
    if part is None or write is None or write.result is None:
        return None
    if not has_one_use(part.result) or not has_one_use(write.result):
        return None
    offsets, sizes, strides = slice_of(part.op, 1)
    _, wanted, steps = slice_of(insert.op, 2)
    if any(as_constant(stride) != 1 for stride in (*strides, *steps)) or any(as_constant(o) != 0 for o in offsets):
        return None
    if len(sizes) != len(wanted) or not all(equal_values(a, b) for a, b in zip(sizes, wanted, strict=True)):
        return None
    return write


def insert_of_write(insert: tensor.InsertSliceOp, rewriter: PatternRewriter) -> bool:
    """Write into the slice of the destination, in place of the insertion of a slice that was written.

        %w = vector.transfer_write %v, %t[%c0] {in_bounds = [true]} : vector<8xf32>, tensor<8xf32>
        %s = tensor.extract_slice %w[0] [%n] [1] : tensor<8xf32> to tensor<?xf32>
        %r = tensor.insert_slice %s into %d[%i] [%n] [1] : tensor<?xf32> into tensor<27xf32>
        "use"(%r) : (tensor<27xf32>) -> ()
    becomes
        %s = tensor.extract_slice %d[%i] [%n] [1] : tensor<27xf32> to tensor<?xf32>
        %w = vector.transfer_write %v, %s[%c0] : vector<8xf32>, tensor<?xf32>
        %r = tensor.insert_slice %w into %d[%i] [%n] [1] : tensor<?xf32> into tensor<27xf32>
        "use"(%r) : (tensor<27xf32>) -> ()
    """
    write, type_ = _written_whole(insert), insert.source.type
    if write is None or not isinstance(type_, RankedTensorType) or write.mask is not None:
        return False
    places, vector, base = _moved_dimensions(write), vector_type(write), write.base.type
    if places is None or vector is None or not isinstance(base, RankedTensorType):
        return False
    if len(type_.shape) != len(places) or any(constant_int(index) != 0 for index in write.indices):
        return False
    if [0 if i is None else base.shape[i] for i in places] != list(vector.shape):
        return False
    rewriter.set_before(insert.op)
    part = make_slice(rewriter, insert.op, type_, insert.dest, slice_of(insert.op, 2)).results[0]
    properties: dict[str, Attribute] = {
        **write.op.properties,
        "in_bounds": ArrayAttr(tuple(bool_attr(value=False) for _ in vector.shape)),
    }
    new = rewriter.create(
        write.op.name,
        (write.value_to_store, part, *write.indices),
        (type_,),
        properties=properties,
        location=write.op.location,
    )
    insert.source = new.results[0]
    rewriter.modified(insert.op)
    return True
