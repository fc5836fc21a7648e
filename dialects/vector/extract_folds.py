"""Fold of vector.extract: what it takes out of the operation that made its source.

    %1 = vector.insert %x, %v[1] : f32 into vector<4xf32>
    %2 = vector.extract %1[1] : f32 from vector<4xf32>            =>      %2 is %x

Follows mlir/lib/Dialect/Vector/IR/VectorOps.cpp of LLVM 22: the order of the steps decides which of several applies.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from ...ir.attributes import Attribute
from ...ir.graph import Operation, Value
from ...ir.types import VectorType
from ...ods.constants import constant_attr, elements_of
from ...ods.op_view import defining
from ...ods.rewriting import IN_PLACE
from ...ods.segments import dense_i64, dense_values
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.mixed import DYNAMIC, mixed_values, split_mixed
from . import ops as vector_ops
from .elements import POISON, broadcast_source, integers, is_scalable, positions, shape_of, splat_constant

POISON_POSITION = -1


def static_positions(op: Operation) -> list[int]:
    """The position of a `vector.extract` or `vector.insert`, with `DYNAMIC` for operands."""
    return dense_values(op.properties.get("static_position"))


def has_dynamic_position(op: Operation) -> bool:
    return DYNAMIC in static_positions(op)


def with_constant_positions(op: Operation, fixed: int, shape: Sequence[int], constants: Constants) -> bool:
    """Put operands of the position that are constants into it; `fixed` operands come before. Whether there were any."""
    static = static_positions(op)
    values = op.operand_values
    remaining = values[:fixed]
    number = fixed
    changed = False
    for i, position in enumerate(static):
        if position != DYNAMIC:
            continue
        found = elements_of(constants[number])
        index = found.values[0] if found is not None and found.is_splat else None
        if isinstance(index, int) and POISON_POSITION <= index < shape[i]:
            static[i] = index
            changed = True
        else:
            remaining.append(values[number])
        number += 1
    if changed:
        op.properties["static_position"] = dense_i64(static)
        op.set_operands(remaining)
    return changed


def extract(view: vector_ops.ExtractOp, constants: Constants) -> Folded:
    """`vector.extract (vector.insert %x, %v[1])[1]` -> `%x`; also of casts, slices, broadcasts and constants."""
    before = static_positions(view.op)
    if not before and view.source.type is view.result.type:
        return (view.source,)
    if constants[0] is POISON:
        return (POISON,)
    moved = with_constant_positions(view.op, 1, shape_of(view.source.type), constants)
    if POISON_POSITION in before:
        return (POISON,)
    constant = _of_constant(view, constants[0])
    if constant is not None:
        return (constant,)
    for step in _STEPS:
        found = step(view)
        if found is not None:
            return found
    return IN_PLACE if moved else None


def _of_constant(view: vector_ops.ExtractOp, constant: Attribute | None) -> Attribute | None:
    """A part of a constant."""
    found = elements_of(constant)
    if found is None:
        return None
    type_ = view.op.results[0].type
    if found.is_splat:
        return splat_constant(constant, type_)
    if is_scalable(found.type) or has_dynamic_position(view.op):
        return None
    shape, static = shape_of(found.type), static_positions(view.op)
    start = positions(shape, [*static, *[0] * (len(shape) - len(static))], [1] * len(shape))[0]
    return constant_attr(found.values[start : start + prod(shape_of(type_))], type_)


def _take(view: vector_ops.ExtractOp, source: Value, position: Sequence[int]) -> Folded:
    """Let `view` extract from `source` instead."""
    view.op.set_operands((source,))
    view.op.properties["static_position"] = dense_i64(position)
    return IN_PLACE


def _of_extract(view: vector_ops.ExtractOp) -> Folded:
    """Of another extraction: one with both positions."""
    source = view.source
    position = static_positions(view.op)
    before = defining(source, vector_ops.ExtractOp)
    if before is None or DYNAMIC in position:
        return None
    while before is not None:
        part = static_positions(before.op)
        if DYNAMIC in part:
            return None
        position = [*part, *position]
        source = before.source
        before = defining(source, vector_ops.ExtractOp)
    return _take(view, source, position)


def _of_insertions(view: vector_ops.ExtractOp) -> Folded:
    """Of a chain of insertions and transpositions: what was inserted there, or the vector before them.

    Dimensions that are not part of the position have the numbers -1, -2, ... in it: transpositions of them show.
    """
    position = static_positions(view.op)
    if DYNAMIC in position:
        return None
    taken = len(position)
    whole = [-1 - i for i in range(len(shape_of(view.source.type)) - taken)]
    position += whole
    source = view.source
    seen: set[Operation] = set()
    while (made := source.defining_op) is not None and made not in seen:
        # An operation may use its own result where nothing runs.
        seen.add(made)
        if made.name == "vector.transpose":
            order = dense_values(made.properties.get("permutation"))
            position = [position[order.index(i)] for i in range(len(position))]
            source = vector_ops.TransposeOp(made).vector
            continue
        insert = defining(source, vector_ops.InsertOp)
        if insert is None:
            break
        inserted = static_positions(insert.op)
        if DYNAMIC not in inserted:
            if inserted == position[:taken] and position[taken:] == whole:
                return (insert.value_to_store,)
            if inserted == position[: len(inserted)]:
                position = position[len(inserted) :]
                taken = len(position) - len(whole)
                return _taken_whole(view, insert.value_to_store, position, taken, whole)
        if _may_overlap(position, inserted):
            return None
        source = insert.dest
    return _taken_whole(view, source, position, taken, whole)


def _taken_whole(
    view: vector_ops.ExtractOp, source: Value, position: list[int], taken: int, whole: list[int]
) -> Folded:
    """Extraction from `source`, unless that changes nothing or would be transposed."""
    if source is view.source or position[max(taken, 0) :] != whole:
        return None
    return _take(view, source, position[:taken])


def _may_overlap(position: Sequence[int], inserted: Sequence[int]) -> bool:
    if len(position) <= len(inserted) and list(position) == list(inserted[: len(position)]):
        return True
    return all(a < 0 or b < 0 or a == b for a, b in zip(position, inserted, strict=False))


def _of_broadcast(view: vector_ops.ExtractOp) -> Folded:
    """Of a broadcast: of its source, or this itself."""
    given = broadcast_source(view.source)
    if given is None:
        return None
    if given.type is view.result.type:
        return (given,)
    shape, wanted = shape_of(given.type), shape_of(view.result.type)
    if len(wanted) > len(shape) or (wanted and shape[len(shape) - len(wanted) :] != wanted):
        return None
    if not isinstance(given.type, VectorType):
        return None
    remaining = len(shape) - len(wanted)
    skipped = len(shape_of(view.source.type)) - len(shape)
    old = mixed_values(static_positions(view.op), view.dynamic_position)
    static, dynamic = split_mixed([0 if shape[i] == 1 else old[i + skipped] for i in range(remaining)])
    view.op.set_operands((given, *dynamic))
    view.op.properties["static_position"] = dense_i64(static)
    return IN_PLACE


def _of_shuffle(view: vector_ops.ExtractOp) -> Folded:
    """Of a shuffle of vectors with one dimension: of one of them."""
    shuffle = defining(view.source, vector_ops.ShuffleOp)
    if shuffle is None or has_dynamic_position(view.op) or len(shape_of(shuffle.vector.type)) != 1:
        return None
    sizes = shape_of(shuffle.v1.type)
    index = dense_values(shuffle.mask)[static_positions(view.op)[0]]
    if not sizes:
        return None
    return _take(view, shuffle.v1, [index]) if index < sizes[0] else _take(view, shuffle.v2, [index - sizes[0]])


def _of_shape_cast(view: vector_ops.ExtractOp) -> Folded:
    """Of a shape cast that leaves the dimensions taken alone: of its source."""
    cast = defining(view.source, vector_ops.ShapeCastOp)
    if cast is None or has_dynamic_position(view.op):
        return None
    wanted, given = shape_of(view.result.type), shape_of(cast.source.type)
    remaining = len(given) - len(wanted)
    if remaining < 0 or given[remaining:] != wanted:
        return None
    static = static_positions(view.op)
    start = positions(shape_of(view.source.type)[: len(static)], static, [1] * len(static))[0]
    position: list[int] = []
    for extent in reversed(given[:remaining]):
        start, rest = divmod(start, extent)
        position.insert(0, rest)
    return _take(view, cast.source, position)


def _of_slice(view: vector_ops.ExtractOp) -> Folded:
    """Of a slice that has whole the dimensions taken: of its source."""
    sliced = defining(view.source, vector_ops.ExtractStridedSliceOp)
    if sliced is None or has_dynamic_position(view.op):
        return None
    offsets = integers(sliced.offsets)
    source, part = shape_of(sliced.source.type), shape_of(sliced.result.type)
    while offsets and offsets[-1] == 0 and source[len(offsets) - 1] == part[len(offsets) - 1]:
        offsets.pop()
    if len(shape_of(view.result.type)) > len(source) - len(offsets):
        return None
    position = static_positions(view.op)
    return _take(view, sliced.source, [p + (offsets[i] if i < len(offsets) else 0) for i, p in enumerate(position)])


def _of_inserted_slices(view: vector_ops.ExtractOp) -> Folded:
    """Of a chain of inserted slices: of the one that has it whole."""
    insert = defining(view.source, vector_ops.InsertStridedSliceOp)
    if insert is None or has_dynamic_position(view.op):
        return None
    wanted = len(shape_of(view.result.type))
    position = static_positions(view.op)
    while insert is not None:
        given, whole = shape_of(insert.value_to_store.type), shape_of(insert.dest.type)
        missing = len(whole) - len(given)
        if wanted > len(given):
            return None
        starts = integers(insert.offsets)
        sizes = (1,) * missing + given
        if all(start <= p < start + size for p, start, size in zip(position, starts, sizes, strict=False)):
            if given[len(given) - wanted :] != whole[len(whole) - wanted :]:
                return None
            return _take(view, insert.value_to_store, [p - s for p, s in zip(position, starts, strict=False)][missing:])
        insert = defining(insert.dest, vector_ops.InsertStridedSliceOp)
    return None


def _of_from_elements(view: vector_ops.ExtractOp) -> Folded:
    """Of single elements: the one there."""
    made = defining(view.source, vector_ops.FromElementsOp)
    if made is None or has_dynamic_position(view.op) or is_scalable(made.dest.type):
        return None
    if isinstance(view.result.type, VectorType):
        return None
    shape = shape_of(made.dest.type)
    return (made.elements[positions(shape, static_positions(view.op), [1] * len(shape))[0]],)


_STEPS: tuple[Callable[[vector_ops.ExtractOp], Folded], ...] = (
    _of_extract,
    _of_insertions,
    _of_broadcast,
    _of_shuffle,
    _of_shape_cast,
    _of_slice,
    _of_inserted_slices,
    _of_from_elements,
)
