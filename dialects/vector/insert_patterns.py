"""Folds and patterns of vector.insert, vector.insert_strided_slice, vector.from_elements and vector.to_elements.

    %1 = vector.insert %x, %p[0] : f32 into vector<2xf32>
    %2 = vector.insert %y, %1[1] : f32 into vector<2xf32>     =>     %2 = vector.from_elements %x, %y : vector<2xf32>

Follows mlir/lib/Dialect/Vector/IR/VectorOps.cpp of LLVM 22.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ...ir.attributes import Attribute
from ...ir.graph import Operation, Value
from ...ir.types import VectorType, element_type
from ...ods.constants import constant_attr
from ...ods.op_view import defining
from ...ods.rewriting import IN_PLACE, Pattern, PatternRewriter
from ...ods.segments import dense_i64
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import constant_of, has_one_use
from ..common.canonicalization.mixed import mixed_values, same_mixed
from . import ops as vector_ops
from .elements import MOST, POISON, integers, is_scalable, numbers_of, positions, scalar_of_splat, shape_of
from .extract_folds import (
    POISON_POSITION,
    has_dynamic_position,
    static_positions,
    with_constant_positions,
)

# Insertion


def insert(view: vector_ops.InsertOp, constants: Constants) -> Folded:
    """`vector.insert %x, (vector.insert %y, %v[1])[1]` -> `vector.insert %x, %v[1]`; into a constant: a constant."""
    before = static_positions(view.op)
    if not before and view.value_to_store.type is view.result.type:
        return (view.value_to_store,)
    moved = with_constant_positions(view.op, 2, shape_of(view.result.type), constants)
    inner = defining(view.dest, vector_ops.InsertOp)
    if inner is not None and same_mixed(_position(view), _position(inner)):
        view.dest = inner.dest
        return IN_PLACE
    if POISON_POSITION in before:
        return (POISON,)
    constant = _into_constant(view, constants)
    if constant is not None:
        return (constant,)
    return IN_PLACE if moved else None


def _position(view: vector_ops.InsertOp) -> list[int | Value]:
    return mixed_values(static_positions(view.op), view.dynamic_position)


def _start(type_: VectorType, position: Sequence[int]) -> int:
    """The number of the first element at `position`."""
    rank = len(type_.shape)
    return positions(type_.shape, [*position, *[0] * (rank - len(position))], [1] * rank)[0]


def _into_constant(view: vector_ops.InsertOp, constants: Constants) -> Attribute | None:
    """foldDenseElementsAttrDestInsertOp: a constant inserted into another one."""
    type_ = view.result.type
    if has_dynamic_position(view.op) or is_scalable(type_) or not isinstance(type_, VectorType):
        return None
    numbers = numbers_of(constants[1], type_)
    inserted = numbers_of(constants[0], view.value_to_store.type)
    if numbers is None or inserted is None or (len(numbers) > MOST and not has_one_use(view.result)):
        return None
    start = _start(type_, static_positions(view.op))
    numbers[start : start + len(inserted)] = inserted
    return constant_attr(numbers, type_)


def _insert_of_all(view: vector_ops.InsertOp, rewriter: PatternRewriter) -> bool:
    """Broadcast for the insertion of all elements.

        %r = vector.insert %v, %d[0] : vector<4xf32> into vector<1x4xf32>
        "use"(%r) : (vector<1x4xf32>) -> ()
    becomes
        %r = vector.broadcast %v : vector<4xf32> to vector<1x4xf32>
        "use"(%r) : (vector<1x4xf32>) -> ()
    """
    given = view.value_to_store.type
    if not isinstance(given, VectorType) or prod(given.shape) != prod(shape_of(view.result.type)):
        return False
    rewriter.replace_with(view.op, "vector.broadcast", (view.value_to_store,))
    return True


def _insert_of_splat(view: vector_ops.InsertOp, rewriter: PatternRewriter) -> bool:
    """Broadcast for a broadcast inserted into another one of the same scalar.

        %a = vector.broadcast %x : f32 to vector<4xf32>
        %b = vector.broadcast %x : f32 to vector<2x4xf32>
        %r = vector.insert %a, %b[0] : vector<4xf32> into vector<2x4xf32>
        "use"(%r) : (vector<2x4xf32>) -> ()
    becomes
        %r = vector.broadcast %x : f32 to vector<2x4xf32>
        "use"(%r) : (vector<2x4xf32>) -> ()
    """
    scalar = scalar_of_splat(view.value_to_store)
    if scalar is None or scalar_of_splat(view.dest) is not scalar:
        return False
    rewriter.replace_with(view.op, "vector.broadcast", (scalar,))
    return True


def _chain_of(last: vector_ops.InsertOp) -> list[vector_ops.InsertOp] | None:
    """Insertions up to `last`, that one first; None where one is used otherwise or has a dynamic position."""
    view: vector_ops.InsertOp | None = last
    found: list[vector_ops.InsertOp] = []
    while view is not None:
        if has_dynamic_position(view.op):
            return None
        found.append(view)
        view = defining(view.dest, vector_ops.InsertOp)
        if view is not None and not has_one_use(view.result):
            return None
    return found


def _full_chain(view: vector_ops.InsertOp, rewriter: PatternRewriter) -> bool:
    """All elements at once for a chain of insertions that gives each of them.

        %a = vector.insert %x, %v[0] : f32 into vector<2xf32>
        %b = vector.insert %y, %a[1] : f32 into vector<2xf32>
        "use"(%b) : (vector<2xf32>) -> ()
    becomes
        %b = vector.from_elements %x, %y : vector<2xf32>
        "use"(%b) : (vector<2xf32>) -> ()
    """
    type_ = view.result.type
    if not isinstance(type_, VectorType) or is_scalable(type_):
        return False
    uses = (use.owner for use in view.result.uses)
    if any(user.name == "vector.insert" and vector_ops.InsertOp(user).dest is view.result for user in uses):
        return False
    chain = _chain_of(view)
    if chain is None:
        return False
    count = prod(type_.shape)
    given: set[int] = set()
    used: list[tuple[int, Value]] = []
    for one in chain:
        position = static_positions(one.op)
        if POISON_POSITION in position:
            return False
        start = _start(type_, position)
        given.update(range(start, start + prod(shape_of(one.value_to_store.type))))
        used.append((start, one.value_to_store))
        if len(given) == count:
            break
    if len(given) != count:
        return False
    elements: dict[int, Value] = {}
    for start, value in reversed(used):
        elements.update(enumerate(_elements_of(rewriter, view.op, value), start))
    rewriter.replace_with(view.op, "vector.from_elements", [elements[i] for i in range(count)])
    return True


def _elements_of(rewriter: PatternRewriter, op: Operation, value: Value) -> Sequence[Value]:
    if not isinstance(value.type, VectorType):
        return (value,)
    types = [value.type.element] * prod(value.type.shape)
    rewriter.set_before(op)
    return rewriter.create("vector.to_elements", (value,), types, location=op.location).results


# Slices


def insert_slice(view: vector_ops.InsertStridedSliceOp, constants: Constants) -> Folded:
    """`vector.insert_strided_slice %v, %d` -> `%v` for the same type."""
    del constants
    return (view.value_to_store,) if view.value_to_store.type is view.dest.type else None


def _inserted_splat(view: vector_ops.InsertStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """The vector itself, where a broadcast is inserted into a broadcast of the same scalar.

        %a = vector.broadcast %x : f32 to vector<2xf32>
        %b = vector.broadcast %x : f32 to vector<4xf32>
        %r = vector.insert_strided_slice %a, %b {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
        "use"(%r) : (vector<4xf32>) -> ()
    becomes
        %b = vector.broadcast %x : f32 to vector<4xf32>
        "use"(%b) : (vector<4xf32>) -> ()
    """
    scalar = scalar_of_splat(view.value_to_store)
    if scalar is None or scalar_of_splat(view.dest) is not scalar:
        return False
    rewriter.replace(view.op, (view.dest,))
    return True


def _inserted_back(view: vector_ops.InsertStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """The vector itself, where its own slice is put back.

        %s = vector.extract_strided_slice %d {offsets = [1], sizes = [2], strides = [1]}
            : vector<4xf32> to vector<2xf32>
        %r = vector.insert_strided_slice %s, %d {offsets = [1], strides = [1]} : vector<2xf32> into vector<4xf32>
        "use"(%r) : (vector<4xf32>) -> ()
    becomes
        "use"(%d) : (vector<4xf32>) -> ()
    """
    taken = defining(view.value_to_store, vector_ops.ExtractStridedSliceOp)
    if taken is None or taken.source is not view.dest:
        return False
    if taken.strides is not view.strides or taken.offsets is not view.offsets:
        return False
    rewriter.replace(view.op, (view.dest,))
    return True


def _inserted_constant(view: vector_ops.InsertStridedSliceOp, rewriter: PatternRewriter) -> bool:
    """Constant for a constant slice inserted into a constant.

        %a = arith.constant dense<1> : vector<2xi32>
        %b = arith.constant dense<0> : vector<4xi32>
        %r = vector.insert_strided_slice %a, %b {offsets = [1], strides = [1]} : vector<2xi32> into vector<4xi32>
        "use"(%r) : (vector<4xi32>) -> ()
    becomes
        %r = arith.constant dense<[0, 1, 1, 0]> : vector<4xi32>
        "use"(%r) : (vector<4xi32>) -> ()
    """
    type_ = view.dest.type
    if not isinstance(type_, VectorType) or is_scalable(type_):
        return False
    if prod(type_.shape) > MOST and not has_one_use(view.dest):
        return False
    numbers = numbers_of(constant_of(view.dest), type_)
    inserted = numbers_of(constant_of(view.value_to_store), view.value_to_store.type)
    if numbers is None or inserted is None:
        return False
    given = shape_of(view.value_to_store.type)
    sizes = (*[1] * (len(type_.shape) - len(given)), *given)
    for position, number in zip(positions(type_.shape, integers(view.offsets), sizes), inserted, strict=True):
        numbers[position] = number
    value = constant_attr(numbers, type_)
    if value is None:
        return False
    rewriter.replace_with(view.op, "arith.constant", properties={"value": value})
    return True


# Single elements


def to_elements(view: vector_ops.ToElementsOp, constants: Constants) -> Folded:
    """`vector.to_elements (vector.from_elements %a, %b)` -> `%a, %b`; of a broadcast scalar: that, for each."""
    del constants
    made = defining(view.source, vector_ops.FromElementsOp)
    if made is not None:
        return tuple(made.elements)
    scalar = scalar_of_splat(view.source)
    return (scalar,) * len(view.op.results) if scalar is not None else None


def _elements_of_broadcast(view: vector_ops.ToElementsOp, rewriter: PatternRewriter) -> bool:
    """Elements of the source of a broadcast for those of its result.

        %b = vector.broadcast %v : vector<2xf32> to vector<1x2xf32>
        %e:2 = vector.to_elements %b : vector<1x2xf32>
        "use"(%e#1) : (f32) -> ()
    becomes
        %e:2 = vector.to_elements %v : vector<2xf32>
        "use"(%e#1) : (f32) -> ()
    """
    broadcast = defining(view.source, vector_ops.BroadcastOp)
    type_ = broadcast.source.type if broadcast is not None else None
    if broadcast is None or not isinstance(type_, VectorType):
        return False
    rewriter.set_before(view.op)
    single = _elements_of(rewriter, view.op, broadcast.source)
    wanted = shape_of(view.source.type)
    repeated = (*[1] * (len(wanted) - len(type_.shape)), *type_.shape)
    numbers = [0]
    for extent, given in zip(wanted, repeated, strict=True):
        numbers = [n * given + (0 if given == 1 else i) for n in numbers for i in range(extent)]
    rewriter.replace(view.op, [single[n] for n in numbers])
    return True


def from_elements(view: vector_ops.FromElementsOp, constants: Constants) -> Folded:
    """`vector.from_elements (vector.to_elements %v)` -> `%v`; of constants: a constant."""
    first = view.elements[0]
    taken = defining(first, vector_ops.ToElementsOp)
    if taken is not None and taken.source.type is view.dest.type and view.elements == list(taken.elements):
        return (taken.source,)
    element = element_type(view.dest.type)
    numbers: list[int | float] = []
    for constant in constants:
        found = numbers_of(constant, element)
        if found is None:
            return None
        numbers += found
    value = constant_attr(numbers, view.dest.type)
    return (value,) if value is not None else None


def _same_elements(op: Operation, rewriter: PatternRewriter) -> bool:
    """Broadcast for elements that are all the same.

        %v = vector.from_elements %x, %x : vector<2xf32>
        "use"(%v) : (vector<2xf32>) -> ()
    becomes
        %v = vector.broadcast %x : f32 to vector<2xf32>
        "use"(%v) : (vector<2xf32>) -> ()
    """
    values = op.operand_values
    if any(value is not values[0] for value in values):
        return False
    rewriter.replace_with(op, "vector.broadcast", values[:1])
    return True


def _elements_in_order(op: Operation, rewriter: PatternRewriter) -> bool:
    """Shape cast of a part of a vector for its elements, extracted one by one.

        %a = vector.extract %v[1, 0] : f32 from vector<2x2xf32>
        %b = vector.extract %v[1, 1] : f32 from vector<2x2xf32>
        %r = vector.from_elements %a, %b : vector<1x2xf32>
        "use"(%r) : (vector<1x2xf32>) -> ()
    becomes
        %p = vector.extract %v[1] : vector<2xf32> from vector<2x2xf32>
        %r = vector.shape_cast %p : vector<2xf32> to vector<1x2xf32>
        "use"(%r) : (vector<1x2xf32>) -> ()
    """
    values = op.operand_values
    extracts = [defining(value, vector_ops.ExtractOp) for value in values]
    first = extracts[0]
    type_ = first.source.type if first is not None else None
    if len(values) == 1 or first is None or not isinstance(type_, VectorType):
        return False
    position = static_positions(first.op)
    taken, count = len(position), 1
    while taken > 0 and position[taken - 1] == 0 and count < len(values):
        taken -= 1
        count *= type_.shape[taken]
    if count != len(values) or has_dynamic_position(first.op):
        return False
    start = _start(type_, position)
    for number, one in enumerate(extracts):
        if one is None or one.source is not first.source or has_dynamic_position(one.op):
            return False
        if _start(type_, static_positions(one.op)) != start + number:
            return False
    source: Value = first.source
    if taken:
        rewriter.set_before(op)
        part = VectorType(type_.shape[taken:], type_.element, type_.scalable[taken:])
        at: dict[str, Attribute] = {"static_position": dense_i64(position[:taken])}
        made = rewriter.create("vector.extract", (source,), [part], properties=at, location=op.location)
        source = made.results[0]
    rewriter.replace_with(op, "vector.shape_cast", (source,))
    return True


PATTERNS: dict[str, Sequence[Pattern]] = {
    "vector.insert": (
        Pattern("InsertToBroadcast", _insert_of_all),
        Pattern("InsertSplatToSplat", _insert_of_splat),
        Pattern("InsertChainFullyInitialized", _full_chain),
    ),
    "vector.insert_strided_slice": (
        Pattern("FoldInsertStridedSliceSplat", _inserted_splat),
        Pattern("FoldInsertStridedSliceOfExtract", _inserted_back),
        Pattern("InsertStridedSliceConstantFolder", _inserted_constant),
    ),
    "vector.to_elements": (Pattern("ToElementsOfBroadcast", _elements_of_broadcast),),
    "vector.from_elements": (
        Pattern("rewriteFromElementsAsBroadcast", _same_elements),
        Pattern("FromElementsToShapeCast", _elements_in_order),
    ),
}
