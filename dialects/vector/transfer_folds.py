"""Folds of vector.transfer_read and vector.transfer_write (mlir/lib/Dialect/Vector/IR/VectorOps.cpp of LLVM 22).

%0 = vector.transfer_write %v, %t[%i] {in_bounds = [true]}
%1 = vector.transfer_read %0[%i] {in_bounds = [true]}         =>     %1 is %v
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...ir.affine import AffineConstant, AffineDim, AffineExpr
from ...ir.attributes import AffineMapAttr, ArrayAttr, bool_attr
from ...ir.graph import Operation, Value
from ...ir.types import MemRefType, RankedTensorType, VectorType
from ...ods.op_view import defining
from ...ods.rewriting import IN_PLACE, Defect, Defects
from ...ods.segments import array_elements, integer_value, segments, set_segments
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import constant_int
from ..common.canonicalization.memref_casts import fold_casts
from ..common.canonicalization.tensor_casts import is_foldable
from ..tensor import ops as tensor
from . import ops as vector_ops
from .masks import Mask, known_mask

MASKED = Defect(
    "masked-transfer",
    "LLVM 22 takes a read and a write of a whole tensor for a copy although one of them is masked",
    "llvm/llvm-project#192966",
)
SIDEWAYS = Defect(
    "sideways-transfer",
    "LLVM 22 takes writes for disjoint by indices of dimensions that the permutation map exchanges, and forgets one",
)

Transfer = vector_ops.TransferReadOp | vector_ops.TransferWriteOp


def _transfer(op: Operation, vector: Value, groups: Sequence[Sequence[Value]], base: int, indices: int) -> Folded:
    """Semantics common to reads and writes; `base` and `indices` are the numbers of operand groups."""
    if _mark_in_bounds(op, vector, groups[base][0], groups[indices]):
        return IN_PLACE
    mask = groups[3]
    if mask and known_mask(mask[0]) is Mask.ALL:
        *unmasked, _ = op.operand_values
        op.set_operands(unmasked)
        set_segments(op, *(len(group) for group in groups[:3]), 0)
        return IN_PLACE
    return fold_casts(op)


def _mark_in_bounds(op: Operation, vector: Value, base: Value, indices: Sequence[Value]) -> bool:
    """foldTransferInBoundsAttribute: whether a dimension turned out never to leave `base`."""
    map_ = op.properties.get("permutation_map")
    type_ = vector.type
    if not isinstance(map_, AffineMapAttr) or not isinstance(type_, VectorType) or not map_.map.results:
        return False
    before = [bool(integer_value(item)) for item in array_elements(op.properties.get("in_bounds"))]
    results = map_.map.results
    after = [
        known or _is_inside(result, extent, base, indices)
        for known, result, extent in zip(before, results, type_.shape, strict=False)
    ]
    moving = [now for known, now, result in zip(before, after, results, strict=True) if not known and _is_dim(result)]
    if all(moving):
        after = [now or (isinstance(r, AffineConstant) and r.value == 0) for now, r in zip(after, results, strict=True)]
    if after == before:
        return False
    op.properties["in_bounds"] = ArrayAttr(tuple(bool_attr(value) for value in after))
    return True


def _is_dim(expr: AffineExpr) -> bool:
    return isinstance(expr, AffineDim)


def _is_inside(expr: AffineExpr, extent: int, base: Value, indices: Sequence[Value]) -> bool:
    type_ = base.type
    if not isinstance(expr, AffineDim) or not isinstance(type_, (MemRefType, RankedTensorType)):
        return False
    size, index = type_.shape[expr.position], constant_int(indices[expr.position])
    return size is not None and index is not None and index + extent <= size


def vector_type(transfer: Transfer) -> VectorType | None:
    vector = transfer.vector if isinstance(transfer, vector_ops.TransferReadOp) else transfer.value_to_store
    return vector.type if isinstance(vector.type, VectorType) else None


def _rank(transfer: Transfer) -> int:
    """The number of dimensions of the base that are moved."""
    map_ = transfer.permutation_map
    return len(map_.map.results) if isinstance(map_, AffineMapAttr) else 0


def is_inside_base(transfer: Transfer) -> bool:
    return all(bool(integer_value(item)) for item in array_elements(transfer.in_bounds))


def _is_minor_identity(transfer: Transfer) -> bool:
    map_ = transfer.permutation_map
    if not isinstance(map_, AffineMapAttr):
        return False
    first = map_.map.num_dims - len(map_.map.results)
    return all(isinstance(e, AffineDim) and e.position == first + i for i, e in enumerate(map_.map.results))


def _is_same_place(a: Transfer, b: Transfer) -> bool:
    """Whether both move a vector of one type between the same elements, none of them masked."""
    return (
        a.mask is None
        and b.mask is None
        and len(a.indices) == len(b.indices)
        and all(x is y for x, y in zip(a.indices, b.indices, strict=True))
        and vector_type(a) is vector_type(b)
        and a.permutation_map == b.permutation_map
    )


def are_disjoint(a: Transfer, b: Transfer, defects: Defects) -> bool:
    """isDisjointTransferIndices, by indices that are constants.

    Whether the vector covers a dimension is known for vectors along the last ones, in order.
    """
    is_known = _is_minor_identity(a) and _is_minor_identity(b)
    return _have_disjoint_indices(a, b) and (is_known or defects.follow(SIDEWAYS, b.op))


def _have_disjoint_indices(a: Transfer, b: Transfer) -> bool:
    type_ = vector_type(a)
    if type_ is None or type_ is not vector_type(b):
        return False
    leading = len(a.indices) - _rank(a)
    for number, (first, second) in enumerate(zip(a.indices, b.indices, strict=False)):
        x, y = constant_int(first), constant_int(second)
        if x is None or y is None:
            continue
        if abs(x - y) >= (1 if number < leading else type_.shape[number - leading]):
            return True
    return False


def _writes_before(base: Value) -> Iterator[vector_ops.TransferWriteOp]:
    write = defining(base, vector_ops.TransferWriteOp)
    while write is not None:
        yield write
        write = defining(write.base, vector_ops.TransferWriteOp)


def _written(read: vector_ops.TransferReadOp, defects: Defects) -> Value | None:
    """The vector that was written where `read` reads (foldRAW)."""
    if not isinstance(read.base.type, RankedTensorType):
        return None
    for write in _writes_before(read.base):
        if is_inside_base(write) and _is_same_place(write, read):
            return write.value_to_store
        if not are_disjoint(write, read, defects):
            return None
    return None


def _fold_tensor_casts(op: Operation) -> Folded:
    folded = False
    for operand in op.operands:
        cast = defining(operand.value, tensor.CastOp)
        if cast is not None and is_foldable(cast):
            operand.set(cast.source)
            folded = True
    return IN_PLACE if folded else None


def transfer_read(read: vector_ops.TransferReadOp, constants: Constants, defects: Defects) -> Folded:
    """`vector.transfer_read (vector.transfer_write %v, %t[%i])[%i]` -> `%v`; a cast's source; `in_bounds`; no mask."""
    del constants
    written = _written(read, defects)
    if written is not None:
        return (written,)
    folded = _transfer(read.op, read.vector, segments(read.op, 4), 0, 1)
    return folded if folded is not None else _fold_tensor_casts(read.op)


def transfer_write(write: vector_ops.TransferWriteOp, constants: Constants, defects: Defects) -> Folded:
    """`vector.transfer_write (vector.transfer_read %t[%i]), %t[%i]` -> `%t`; a cast's source; `in_bounds`; no mask."""
    del constants
    read = defining(write.value_to_store, vector_ops.TransferReadOp)
    if read is not None and isinstance(write.base.type, RankedTensorType):
        is_masked = read.mask is not None or write.mask is not None
        if _is_copy_of_all(read, write) and (not is_masked or defects.follow(MASKED, write.op)):
            return (read.base,)
        if read.base is write.base and _is_same_place(read, write):
            return (read.base,)
    return _transfer(write.op, write.value_to_store, segments(write.op, 4), 1, 2)


def _is_copy_of_all(read: vector_ops.TransferReadOp, write: vector_ops.TransferWriteOp) -> bool:
    """Whether one tensor is read as a whole, and written over another of its type (foldReadInitWrite)."""
    type_, vector = write.base.type, vector_type(read)
    if not isinstance(type_, RankedTensorType) or vector is None:
        return False
    indices = (*read.indices, *write.indices)
    return (
        _rank(read) == _rank(write) > 0
        and _is_minor_identity(read)
        and _is_minor_identity(write)
        and is_inside_base(read)
        and is_inside_base(write)
        and read.base.type is type_
        and vector is vector_type(write)
        and tuple(vector.shape) == tuple(type_.shape)
        and all(constant_int(index) == 0 for index in indices)
    )
