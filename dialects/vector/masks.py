"""Masks: which elements an operation works on, as far as it is known (mlir/lib/Dialect/Vector/IR/VectorOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from ...ir.graph import Operation, Value
from ...ir.types import VectorType
from ...ods.constants import constant_attr, int_splat
from ...ods.op_view import defining
from ...ods.rewriting import IN_PLACE, PatternRewriter
from ...ods.segments import dense_i64, dense_values
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import constant_int, constant_of, defining_op
from . import ops as vector_ops


class Mask(Enum):
    ALL = "all elements"
    NONE = "no element"


def known_mask(mask: Value) -> Mask | None:
    """getMaskFormat: None where it depends on values, or is neither all nor nothing."""
    type_ = mask.type
    value = int_splat(constant_of(mask))
    if value is not None:
        return Mask.ALL if value else Mask.NONE
    if not isinstance(type_, VectorType):
        return None
    made = defining_op(mask, "vector.constant_mask")
    if made is not None:
        return _of_sizes(dense_values(made.properties.get("mask_dim_sizes")), type_)
    made = defining_op(mask, "vector.create_mask")
    if made is None:
        return None
    # One whose sizes are all constants becomes a constant mask.
    sizes = (constant_int(value) for value in made.operand_values)
    return Mask.NONE if any(size is not None and size <= 0 for size in sizes) else None


def _of_sizes(sizes: Sequence[int], type_: VectorType) -> Mask | None:
    if any(size <= 0 for size in sizes):
        return Mask.NONE
    return Mask.ALL if all(a >= b for a, b in zip(sizes, type_.shape, strict=True)) else None


def fold_constant_mask(op: Operation, constants: Constants) -> Folded:
    """`vector.constant_mask [4] : vector<4xi1>` -> `dense<true>`; `dense<false>` for sizes of 0."""
    del constants
    type_ = op.results[0].type
    assert isinstance(type_, VectorType)
    sizes = list(dense_values(op.properties.get("mask_dim_sizes")))
    if sizes == list(type_.shape or (1,)):
        value = 1
    elif not any(sizes):
        value = 0
    else:
        return None
    attribute = constant_attr((value,), type_)
    return (attribute,) if attribute is not None else None


def create_constant_mask(op: Operation, rewriter: PatternRewriter) -> bool:
    """Constant mask for constant sizes, cut to the bounds of the type; a size of 0 makes all of them 0.

        %n = arith.constant 3 : index
        %m = vector.create_mask %n : vector<4xi1>
        "use"(%m) : (vector<4xi1>) -> ()
    becomes
        %m = vector.constant_mask [3] : vector<4xi1>
        "use"(%m) : (vector<4xi1>) -> ()
    """
    type_ = op.results[0].type
    if not isinstance(type_, VectorType):
        return False
    flags = type_.scalable or (False,) * len(type_.shape)
    sizes: list[int] = []
    # A mask without dimensions has one size all the same.
    for operand, extent, flag in zip(op.operands, type_.shape or (1,), flags or (False,), strict=True):
        size = _constant_size(operand.value, extent, is_scalable=flag)
        if size is None:
            return False
        sizes.append(min(max(size, 0), extent))
    if 0 in sizes:
        sizes = [0] * len(sizes)
    rewriter.replace_with(op, "vector.constant_mask", properties={"mask_dim_sizes": dense_i64(sizes)})
    return True


def _constant_size(value: Value, extent: int, *, is_scalable: bool) -> int | None:
    """The size of a mask that `value` is; of a scalable dimension, nothing or all of it, in units of vscale."""
    size = constant_int(value)
    if size is not None:
        # As upstream: a size of 0 is left alone.
        return None if is_scalable and size >= 0 else size
    times = _times_vscale(value)
    return times if times is not None and times >= extent else None


def _times_vscale(value: Value) -> int | None:
    """getConstantVscaleMultiplier: n of n * vscale."""
    if defining_op(value, "vector.vscale") is not None:
        return 1
    product = defining_op(value, "arith.muli")
    if product is None:
        return None
    left, right = product.operand_values
    if defining_op(left, "vector.vscale") is not None:
        return constant_int(right)
    return constant_int(left) if defining_op(right, "vector.vscale") is not None else None


def fold_mask(mask: vector_ops.MaskOp, constants: Constants) -> Folded:
    """`vector.mask %all { vector.store %v, %m[%i] }` -> `vector.store %v, %m[%i]`; no operation: what it yields."""
    del constants
    block = mask.mask_region.blocks[0] if mask.mask_region.blocks else None
    last = block.last if block is not None else None
    if block is None or last is None:
        return None
    masked = block.first
    if masked is last or masked is None:
        return tuple(last.operand_values) or None if mask.passthru is None else None
    if known_mask(mask.mask) is not Mask.ALL or masked.next is not last or mask.op.parent is None:
        return None
    last.set_operands(())
    masked.detach()
    mask.op.parent.insert_before(mask.op, masked)
    # Without results the mask is empty now, and goes as a dead operation.
    return tuple(masked.results) if masked.results else IN_PLACE


def empty_mask(mask: vector_ops.MaskOp, rewriter: PatternRewriter) -> bool:
    """Selection for a mask around nothing.

        %r = vector.mask %m, %p { vector.yield %v : vector<4xf32> } : vector<4xi1> -> vector<4xf32>
        "use"(%r) : (vector<4xf32>) -> ()
    becomes
        %r = arith.select %m, %v, %p : vector<4xi1>, vector<4xf32>
        "use"(%r) : (vector<4xf32>) -> ()
    """
    block = mask.mask_region.blocks[0]
    last = block.last
    if mask.passthru is None or last is None or block.first is not last or len(last.operands) != 1:
        return False
    (value,) = last.operand_values
    if not isinstance(value.type, VectorType):
        # A mask selects no scalars: LLVM 22 makes an invalid operation, and crashes.
        return False
    rewriter.replace_with(mask.op, "arith.select", (mask.mask, value, mask.passthru))
    return True


def _is_single(type_: VectorType, dimension: int) -> bool:
    """Whether the dimension has one element: `[1]` may have more."""
    return type_.shape[dimension] == 1 and not any(type_.scalable[dimension : dimension + 1])


def shape_cast_of_mask(shape_cast: vector_ops.ShapeCastOp, rewriter: PatternRewriter) -> bool:
    """Mask without the dimensions of size 1 at its end (ShapeCastCreateMaskFolderTrailingOneDim).

        %m = vector.create_mask %n, %c1 : vector<4x1xi1>
        %r = vector.shape_cast %m : vector<4x1xi1> to vector<4xi1>
        "use"(%r) : (vector<4xi1>) -> ()
    becomes
        %r = vector.create_mask %n : vector<4xi1>
        "use"(%r) : (vector<4xi1>) -> ()
    """
    given, wanted = shape_cast.source.type, shape_cast.result.type
    if not isinstance(given, VectorType) or not isinstance(wanted, VectorType):
        return False
    dropped = len(given.shape) - len(wanted.shape)
    rank = len(wanted.shape)
    if dropped <= 0 or given.shape[:rank] != wanted.shape:
        return False
    if not all(_is_single(given, dimension) for dimension in range(rank, len(given.shape))):
        return False
    # All of them, or the last one alone.
    if rank > 1 and _is_single(wanted, rank - 1):
        return False
    created = defining(shape_cast.source, vector_ops.CreateMaskOp)
    if created is not None:
        sizes = created.operands
        if any(constant_int(size) != 1 for size in sizes[rank:]):
            return False
        rewriter.replace_with(shape_cast.op, "vector.create_mask", sizes[:rank])
        return True
    constant = defining_op(shape_cast.source, "vector.constant_mask")
    numbers = dense_values(constant.properties.get("mask_dim_sizes")) if constant is not None else []
    if not numbers or any(number != 1 for number in numbers[rank:]):
        return False
    rewriter.replace_with(
        shape_cast.op, "vector.constant_mask", properties={"mask_dim_sizes": dense_i64(numbers[:rank])}
    )
    return True
