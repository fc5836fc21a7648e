"""Folds and patterns of broadcasts, shape casts and transpositions of vectors.

    %1 = vector.broadcast %v : vector<4xf32> to vector<1x4xf32>
    %2 = vector.shape_cast %1 : vector<1x4xf32> to vector<4xf32>      =>      %2 is %v

Follows mlir/lib/Dialect/Vector/IR/VectorOps.cpp of LLVM 22.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ...ir.attributes import Attribute
from ...ir.base import Type
from ...ir.graph import Operation
from ...ir.types import IntegerType, VectorType, element_type
from ...ods.constants import constant_attr, elements_of, int_splat
from ...ods.op_view import defining
from ...ods.rewriting import IN_PLACE, Defect, FoldFunction, Pattern, PatternRewriter
from ...ods.segments import dense_i64, dense_values
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import defining_op
from . import ops as vector_ops
from .elements import POISON, flags_of, is_broadcastable, shape_of, splat_constant

# Broadcasts


def _broadcast(view: vector_ops.BroadcastOp, constants: Constants) -> Folded:
    """`vector.broadcast %v : T to T` -> `%v`; a splat constant as one of the other type."""
    source, type_ = view.source, view.vector.type
    if source.type is type_:
        return (source,)
    if _skip_shape_cast(view):
        return IN_PLACE
    if constants[0] is POISON:
        return (POISON,)
    found = elements_of(constants[0])
    if found is None or not found.is_splat or element_type(found.type) is not element_type(type_):
        return None
    return _constant(splat_constant(constants[0], type_))


def _constant(attribute: Attribute | None) -> Folded:
    return (attribute,) if attribute is not None else None


def _skip_shape_cast(view: vector_ops.BroadcastOp) -> bool:
    """foldBroadcastOfShapeCast: broadcast what a shape cast adds dimensions of size 1 to, or takes them from."""
    cast, type_ = defining(view.source, vector_ops.ShapeCastOp), view.vector.type
    if cast is None or not isinstance(type_, VectorType) or not is_broadcastable(cast.source.type, type_):
        return False
    before, after = shape_of(cast.source.type), shape_of(cast.result.type)
    common = min(len(before), len(after))
    if before[len(before) - common :] != after[len(after) - common :]:
        return False
    view.source = cast.source
    return True


def _broadcast_twice(view: vector_ops.BroadcastOp, rewriter: PatternRewriter) -> bool:
    """One broadcast for two.

        %a = vector.broadcast %x : f32 to vector<4xf32>
        %b = vector.broadcast %a : vector<4xf32> to vector<2x4xf32>
        "use"(%b) : (vector<2x4xf32>) -> ()
    becomes
        %b = vector.broadcast %x : f32 to vector<2x4xf32>
        "use"(%b) : (vector<2x4xf32>) -> ()
    """
    before = defining(view.source, vector_ops.BroadcastOp)
    if before is None:
        return False
    rewriter.replace_with(view.op, "vector.broadcast", (before.source,))
    return True


# Casts


def _shape_cast(view: vector_ops.ShapeCastOp, constants: Constants) -> Folded:
    """`vector.shape_cast (vector.shape_cast %v)` -> `vector.shape_cast %v`; `%v` for the same type."""
    source = view.source
    if source.type is view.result.type:
        return (source,)
    before = defining(source, vector_ops.ShapeCastOp)
    if before is not None:
        view.source = before.source
        return IN_PLACE
    transpose = defining(source, vector_ops.TransposeOp)
    if transpose is not None:
        if not _keeps_order(transpose):
            return None
        view.source = transpose.vector
        return IN_PLACE
    broadcast = defining(source, vector_ops.BroadcastOp)
    if broadcast is not None and broadcast.source.type is view.result.type:
        return (broadcast.source,)
    if constants[0] is POISON:
        return (POISON,)
    found = elements_of(constants[0])
    return _constant(constant_attr(found.values, view.result.type)) if found is not None else None


OTHER_ORDER = Defect(
    "other-order",
    "LLVM 22 broadcasts at once to the shape that this casts to, and puts the elements in another order",
    "llvm/llvm-project#190614",
)


def _shape_cast_of_broadcast(view: vector_ops.ShapeCastOp, rewriter: PatternRewriter) -> bool:
    """Shape cast of the source of a broadcast that repeats nothing; else, where possible, broadcast of it.

        %b = vector.broadcast %v : vector<3xf32> to vector<2x4x3xf32>
        %s = vector.shape_cast %b : vector<2x4x3xf32> to vector<8x3xf32>
        "use"(%s) : (vector<8x3xf32>) -> ()
    becomes
        %s = vector.broadcast %v : vector<3xf32> to vector<8x3xf32>
        "use"(%s) : (vector<8x3xf32>) -> ()
    """
    broadcast, wanted = defining(view.source, vector_ops.BroadcastOp), view.result.type
    if broadcast is None or not isinstance(wanted, VectorType):
        return False
    given = broadcast.source.type
    if isinstance(given, VectorType) and prod(given.shape) == prod(wanted.shape):
        rewriter.replace_with(view.op, "vector.shape_cast", (broadcast.source,))
        return True
    if not is_broadcastable(given, wanted):
        return False
    is_same = element_order(given, shape_of(view.source.type)) == element_order(given, wanted.shape)
    if not is_same and not rewriter.defects.follow(OTHER_ORDER, view.op):
        return False
    rewriter.replace_with(view.op, "vector.broadcast", (broadcast.source,))
    return True


def element_order(given: Type, shape: Sequence[int]) -> list[tuple[int, int]]:
    """The order of the elements of `given` in its broadcast to `shape`: from the innermost, counts and steps.

    Equal for two shapes with as many elements just when these are the same ones in the same order.
    """
    sizes = shape_of(given) if isinstance(given, VectorType) else ()
    sizes = (1,) * (len(shape) - len(sizes)) + tuple(sizes)
    order: list[tuple[int, int]] = []
    covered = 1
    for extent, size in zip(reversed(shape), reversed(sizes), strict=True):
        step = covered if size > 1 else 0
        covered *= size
        if extent == 1:
            continue
        count, last = order[-1] if order else (1, -1)
        if last >= 0 and step == count * last:
            order[-1] = (count * extent, last)
        else:
            order.append((extent, step))
    return order


def _bitcast(view: vector_ops.BitCastOp, constants: Constants) -> Folded:
    """`vector.bitcast (vector.bitcast %v)` -> `vector.bitcast %v`; `%v` for the same type."""
    source = view.source
    if source.type is view.result.type:
        return (source,)
    before = defining(source, vector_ops.BitCastOp)
    if before is None:
        return _constant(_repeated_bits(constants[0], view))
    if before.source.type is view.result.type:
        return (before.source,)
    view.source = before.source
    return IN_PLACE


def _repeated_bits(constant: Attribute | None, view: vector_ops.BitCastOp) -> Attribute | None:
    """A constant of equal integers as one of wider integers."""
    value = int_splat(constant)
    given, wanted = element_type(view.source.type), element_type(view.result.type)
    if value is None or not isinstance(given, IntegerType) or not isinstance(wanted, IntegerType):
        return None
    times, rest = divmod(wanted.width, given.width)
    if rest or times < 2:
        return None
    bits = value & ((1 << given.width) - 1)
    return constant_attr((sum(bits << (given.width * i) for i in range(times)),), view.result.type)


# Transpositions


def _order_of(op: Operation) -> list[int]:
    return dense_values(op.properties.get("permutation"))


def _keeps_order(view: vector_ops.TransposeOp) -> bool:
    """isOrderPreserving: whether only dimensions of size 1 change their places."""
    type_ = view.vector.type
    if not isinstance(type_, VectorType):
        return False
    flags = flags_of(type_)
    moved = [i for i in _order_of(view.op) if type_.shape[i] != 1 or flags[i]]
    return moved == sorted(moved)


def _transpose(view: vector_ops.TransposeOp, constants: Constants) -> Folded:
    """`vector.transpose %v, [0, 1]` -> `%v`; a splat constant as one of the other type."""
    if constants[0] is POISON:
        return (POISON,)
    splat = splat_constant(constants[0], view.result.type)
    if splat is not None:
        return (splat,)
    if view.vector.type is view.result.type and _keeps_order(view):
        return (view.vector,)
    return None


def _transpose_of_mask(view: vector_ops.TransposeOp, rewriter: PatternRewriter) -> bool:
    """Mask with its sizes in the other order.

        %m = vector.create_mask %a, %b : vector<2x4xi1>
        %t = vector.transpose %m, [1, 0] : vector<2x4xi1> to vector<4x2xi1>
        "use"(%t) : (vector<4x2xi1>) -> ()
    becomes
        %t = vector.create_mask %b, %a : vector<4x2xi1>
        "use"(%t) : (vector<4x2xi1>) -> ()
    """
    order = _order_of(view.op)
    mask = defining(view.vector, vector_ops.CreateMaskOp)
    if mask is not None:
        rewriter.replace_with(view.op, "vector.create_mask", [mask.operands[i] for i in order])
        return True
    constant = defining_op(view.vector, "vector.constant_mask")
    if constant is None:
        return False
    sizes = dense_values(constant.properties.get("mask_dim_sizes"))
    swapped: dict[str, Attribute] = {"mask_dim_sizes": dense_i64(sizes[i] for i in order)}
    rewriter.replace_with(view.op, "vector.constant_mask", properties=swapped)
    return True


def _transpose_of_cast(view: vector_ops.TransposeOp, rewriter: PatternRewriter) -> bool:
    """One shape cast for a shape cast and a transposition that moves dimensions of size 1.

        %s = vector.shape_cast %v : vector<4xf32> to vector<1x4xf32>
        %t = vector.transpose %s, [1, 0] : vector<1x4xf32> to vector<4x1xf32>
        "use"(%t) : (vector<4x1xf32>) -> ()
    becomes
        %t = vector.shape_cast %v : vector<4xf32> to vector<4x1xf32>
        "use"(%t) : (vector<4x1xf32>) -> ()
    """
    cast = defining(view.vector, vector_ops.ShapeCastOp)
    if cast is None or not _keeps_order(view):
        return False
    rewriter.replace_with(view.op, "vector.shape_cast", (cast.source,))
    return True


def _transpose_twice(view: vector_ops.TransposeOp, rewriter: PatternRewriter) -> bool:
    """One transposition for two.

        %u = vector.transpose %v, [1, 2, 0] : vector<2x3x4xf32> to vector<3x4x2xf32>
        %w = vector.transpose %u, [2, 1, 0] : vector<3x4x2xf32> to vector<2x4x3xf32>
        "use"(%w) : (vector<2x4x3xf32>) -> ()
    becomes
        %w = vector.transpose %v, [0, 2, 1] : vector<2x3x4xf32> to vector<2x4x3xf32>
        "use"(%w) : (vector<2x4x3xf32>) -> ()
    """
    before = defining(view.vector, vector_ops.TransposeOp)
    if before is None:
        return False
    inner = _order_of(before.op)
    order: dict[str, Attribute] = {"permutation": dense_i64(inner[i] for i in _order_of(view.op))}
    rewriter.replace_with(view.op, "vector.transpose", (before.vector,), properties=order)
    return True


def _transpose_of_elements(view: vector_ops.TransposeOp, rewriter: PatternRewriter) -> bool:
    """Elements in the order that they are transposed to.

        %v = vector.from_elements %a, %b, %d, %e : vector<2x2xf32>
        %t = vector.transpose %v, [1, 0] : vector<2x2xf32> to vector<2x2xf32>
        "use"(%t) : (vector<2x2xf32>) -> ()
    becomes
        %t = vector.from_elements %a, %d, %b, %e : vector<2x2xf32>
        "use"(%t) : (vector<2x2xf32>) -> ()
    """
    made = defining(view.vector, vector_ops.FromElementsOp)
    if made is None:
        return False
    order, shape = _order_of(view.op), shape_of(view.vector.type)
    strides = [prod(shape[i + 1 :]) for i in range(len(shape))]
    numbers = [0]
    for i in order:
        numbers = [start + strides[i] * j for start in numbers for j in range(shape[i])]
    rewriter.replace_with(view.op, "vector.from_elements", [made.elements[n] for n in numbers])
    return True


def _transpose_of_broadcast(view: vector_ops.TransposeOp, rewriter: PatternRewriter) -> bool:
    """Broadcast to the transposed type, where dimensions change places only among repeated ones.

        %b = vector.broadcast %v : vector<4xf32> to vector<2x3x4xf32>
        %t = vector.transpose %b, [1, 0, 2] : vector<2x3x4xf32> to vector<3x2x4xf32>
        "use"(%t) : (vector<3x2x4xf32>) -> ()
    becomes
        %t = vector.broadcast %v : vector<4xf32> to vector<3x2x4xf32>
        "use"(%t) : (vector<3x2x4xf32>) -> ()
    """
    broadcast = defining(view.vector, vector_ops.BroadcastOp)
    if broadcast is None:
        return False
    given, order = shape_of(broadcast.source.type), _order_of(view.op)
    lead = len(order) - len(given)
    low = 0
    for i, extent in enumerate(given):
        # Dimensions of size 1 next to each other are one group, every other dimension is one of its own.
        if extent != 1 or (i and given[i - 1] != 1):
            high = i + lead
            if any(not low <= place < high for place in order[low:high]):
                return False
            low = high
    rewriter.replace_with(view.op, "vector.broadcast", (broadcast.source,))
    return True


FOLDS: dict[str, FoldFunction] = {
    "vector.bitcast": _bitcast,
    "vector.broadcast": _broadcast,
    "vector.shape_cast": _shape_cast,
    "vector.transpose": _transpose,
}
PATTERNS: dict[str, Sequence[Pattern]] = {
    "vector.broadcast": (Pattern("BroadcastFolder", _broadcast_twice),),
    "vector.shape_cast": (Pattern("ShapeCastBroadcastFolder", _shape_cast_of_broadcast),),
    "vector.transpose": (
        Pattern("FoldTransposeCreateMask", _transpose_of_mask),
        Pattern("FoldTransposeShapeCast", _transpose_of_cast),
        Pattern("TransposeFolder", _transpose_twice),
        Pattern("FoldTransposeBroadcast", _transpose_of_broadcast),
        Pattern("FoldTransposeFromElements", _transpose_of_elements),
    ),
}
