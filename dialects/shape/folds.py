"""Folds of `shape` (mlir/lib/Dialect/Shape/IR/Shape.cpp of LLVM 22): shapes and sizes that are constants."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from math import prod

from ...ir.attributes import FALSE, TRUE, Attribute, ElementsAttr, IntegerAttr, index_attr
from ...ir.base import Type
from ...ir.graph import Operation, Value
from ...ir.types import INDEX, MemRefType, RankedTensorType
from ...ods.constants import constant_attr, elements_of, int_value, normalized
from ...ods.op_view import BinaryOp, defining
from ...ods.rewriting import IN_PLACE, FoldFunction
from ..arith.fold_integers import Constants, Folded
from ..common.canonicalization.matching import constant_of
from . import ops as shape

Extents = Sequence["int | None"]


def is_extent_tensor(type_: Type) -> bool:
    """A tensor of one dimension whose elements are of type `index`."""
    return isinstance(type_, RankedTensorType) and len(type_.shape) == 1 and type_.element is INDEX


def extents_of(attribute: Attribute | None) -> list[int] | None:
    """The extents of a constant shape."""
    if not isinstance(attribute, ElementsAttr) or not isinstance(attribute.type, RankedTensorType):
        return None
    count = attribute.type.shape[0] if attribute.type.shape else None
    if count == 0:
        return []
    found = elements_of(attribute)
    if found is None or count is None:
        return None
    numbers = [number for number in found.values if isinstance(number, int)]
    return numbers * count if found.is_splat else numbers


def shape_attr(extents: Sequence[int]) -> Attribute:
    """A shape as `shape.const_shape` has it."""
    type_ = RankedTensorType((len(extents),), INDEX)
    return (constant_attr(extents, type_) if extents else None) or ElementsAttr("dense", "", type_)


def constant_shape(value: Value) -> list[int] | None:
    """The extents of a `shape.const_shape`, or of a constant of arithmetic."""
    made = defining(value, shape.ConstShapeOp)
    return extents_of(made.shape if made is not None else constant_of(value))


def broadcast_shapes(first: Sequence[int], second: Sequence[int]) -> list[int] | None:
    """getBroadcastedShape; None for shapes that do not fit."""
    longer, shorter = (first, second) if len(first) >= len(second) else (second, first)
    padded = [1] * (len(longer) - len(shorter)) + list(shorter)
    if any(a != b and 1 not in (a, b) for a, b in zip(longer, padded, strict=True)):
        return None
    return [b if a == 1 else a for a, b in zip(longer, padded, strict=True)]


def are_broadcastable(shapes: Sequence[Extents]) -> bool:
    """staticallyKnownBroadcastable; an extent that is None is not known."""
    for position in range(max((len(one) for one in shapes), default=0)):
        found = [one[-1 - position] for one in shapes if position < len(one)]
        others = [extent for extent in found if extent != 1]
        if len(others) > 1 and (None in others or len(set(others)) > 1):
            return False
    return True


def _known_extents(value: Value) -> Extents | None:
    """getShapeVec: those of a type whose shape is asked for, or of a constant."""
    made = defining(value, shape.ShapeOfOp)
    if made is None:
        return constant_shape(value)
    type_ = made.arg.type
    return type_.shape if isinstance(type_, (RankedTensorType, MemRefType)) else None


# Sizes


def _sizes(constants: Constants, function: Callable[[int, int], int | None]) -> Folded:
    left, right = int_value(constants[0]), int_value(constants[1])
    if left is None or right is None:
        return None
    result = function(left, right)
    return None if result is None else (index_attr(result),)


def _add(view: BinaryOp, constants: Constants) -> Folded:
    """`shape.add %a, 0` -> `%a`; of constants: the sum."""
    return (view.lhs,) if int_value(constants[1]) == 0 else _sizes(constants, lambda a, b: a + b)


def _mul(op: Operation, constants: Constants) -> Folded:
    """`shape.mul 2, 3` -> `6`."""
    del op
    return _sizes(constants, lambda a, b: a * b)


def _div(op: Operation, constants: Constants) -> Folded:
    """`shape.div -7, 2` -> `-4`: rounded down."""
    del op
    return _sizes(constants, lambda a, b: a // b if b else None)


def _max(view: BinaryOp, constants: Constants) -> Folded:
    """`shape.max %a, %a` -> `%a`, likewise `shape.min`."""
    del constants
    return (view.lhs,) if view.lhs is view.rhs else None


def _size_cast(op: Operation, constants: Constants) -> Folded:
    """`shape.index_to_size 3` -> `3` of the other type, likewise `shape.size_to_index`."""
    del op
    return (constants[0],) if constants[0] is not None else None


# Shapes


def _any(op: Operation, constants: Constants) -> Folded:
    """`shape.any %a, [1, 2]` -> `[1, 2]`: constants are last."""
    del op
    return (constants[-1],) if constants and constants[-1] is not None else None


def _broadcast(view: shape.BroadcastOp, constants: Constants) -> Folded:
    """`shape.broadcast %a` -> `%a`; `shape.broadcast [1, 2], [3, 1]` -> `[3, 2]`."""
    if len(view.shapes) == 1:
        if constants[0] is not None:
            return (constants[0],)
        return (view.shapes[0],) if view.shapes[0].type is view.result.type else None
    if len(view.shapes) != 2:
        return None
    first, second = (extents_of(constant) for constant in constants)
    found = broadcast_shapes(first, second) if first is not None and second is not None else None
    return (shape_attr(found),) if found is not None else None


def _concat(op: Operation, constants: Constants) -> Folded:
    """`shape.concat [1], [2, 3]` -> `[1, 2, 3]`."""
    del op
    first, second = extents_of(constants[0]), extents_of(constants[1])
    return None if first is None or second is None else (shape_attr([*first, *second]),)


def _split_at(op: Operation, constants: Constants) -> Folded:
    """`shape.split_at [1, 2, 3], 1` -> `[1]` and `[2, 3]`; a negative place counts from the end."""
    del op
    extents, place = extents_of(constants[0]), int_value(constants[1])
    if extents is None or place is None or abs(place) > len(extents):
        return None
    place += len(extents) if place < 0 else 0
    return (shape_attr(extents[:place]), shape_attr(extents[place:]))


def _from_extents(op: Operation, constants: Constants) -> Folded:
    """`shape.from_extents 1, 2` -> `[1, 2]`."""
    del op
    extents = [int_value(constant) for constant in constants]
    known = [extent for extent in extents if extent is not None]
    return (shape_attr(known),) if len(known) == len(extents) else None


def _to_extent_tensor(op: Operation, constants: Constants) -> Folded:
    """`shape.to_extent_tensor [1, 2]` -> `dense<[1, 2]>`."""
    del op
    extents = extents_of(constants[0])
    return None if extents is None else (shape_attr(extents),)


def _dim(view: shape.DimOp, constants: Constants) -> Folded:
    """`shape.dim %t, 1 : tensor<2x3xf32>` -> `3`."""
    type_, position = view.value.type, int_value(constants[1])
    if not isinstance(type_, (RankedTensorType, MemRefType)) or position is None:
        return None
    extent = type_.shape[position] if 0 <= position < len(type_.shape) else None
    return None if extent is None else (index_attr(extent),)


def _get_extent(op: Operation, constants: Constants) -> Folded:
    """`shape.get_extent [2, 3], 1` -> `3`."""
    del op
    extents, position = extents_of(constants[0]), int_value(constants[1])
    if extents is None or position is None or not 0 <= position < len(extents):
        return None
    return (index_attr(extents[position]),)


def _rank(op: Operation, constants: Constants) -> Folded:
    """`shape.rank [2, 3]` -> `2`."""
    del op
    extents = extents_of(constants[0])
    return None if extents is None else (index_attr(len(extents)),)


def _num_elements(op: Operation, constants: Constants) -> Folded:
    """`shape.num_elements [2, 3]` -> `6`."""
    del op
    extents = extents_of(constants[0])
    return None if extents is None else (index_attr(prod(extents)),)


# Conditions


def _all_equal(constants: Constants) -> bool | None:
    """Whether all constants are the same; None where one is not known."""
    found = [normalized(constant) for constant in constants if constant is not None]
    return None if len(found) < len(constants) else len(set(found)) <= 1


def _shape_eq(op: Operation, constants: Constants) -> Folded:
    """`shape.shape_eq [1, 2], [1, 2]` -> `true`."""
    del op
    same = _all_equal(constants)
    return None if same is None else (TRUE if same else FALSE,)


def _cstr_eq(op: Operation, constants: Constants) -> Folded:
    """`shape.cstr_eq [1, 2], [1, 2]` -> `true`, as a witness; a constraint that fails stays."""
    del op
    return (TRUE,) if _all_equal(constants) else None


def _cstr_broadcastable(op: Operation, constants: Constants) -> Folded:
    """`shape.cstr_broadcastable [1, 2], [3, 1]` -> `true`, as a witness; a constraint that fails stays."""
    shapes = [extents_of(constant) for constant in constants]
    if sum(one != [] for one in shapes) <= 1:
        return (TRUE,)
    known = [
        _known_extents(value) if one is None else one for value, one in zip(op.operand_values, shapes, strict=True)
    ]
    found = [one for one in known if one is not None]
    return (TRUE,) if len(found) == len(known) and are_broadcastable(found) else None


def _is_broadcastable(op: Operation, constants: Constants) -> Folded:
    """`shape.is_broadcastable %a` -> `true`."""
    return (TRUE,) if len(constants) < 2 and not op.successors else None


def _assuming_all(op: Operation, constants: Constants) -> Folded:
    """`shape.assuming_all %a, true` -> `shape.assuming_all %a`; the constant for constants, from the last one on."""
    values = op.operand_values
    while values:
        passing = int_value(constants[len(values) - 1])
        if passing is None:
            break
        if not passing:
            return (FALSE,)
        values = values[:-1]
    if not values:
        return (TRUE,)
    if len(values) == len(op.operands):
        return None
    op.set_operands(values)
    return IN_PLACE


def _require(op: Operation, constants: Constants) -> Folded:
    """`shape.cstr_require true` -> `true`, as a witness."""
    del op
    return (constants[0],) if isinstance(constants[0], IntegerAttr) else None


FOLDS: dict[str, FoldFunction] = {
    "shape.add": _add,
    "shape.any": _any,
    "shape.assuming_all": _assuming_all,
    "shape.broadcast": _broadcast,
    "shape.concat": _concat,
    "shape.cstr_broadcastable": _cstr_broadcastable,
    "shape.cstr_eq": _cstr_eq,
    "shape.cstr_require": _require,
    "shape.dim": _dim,
    "shape.div": _div,
    "shape.from_extents": _from_extents,
    "shape.get_extent": _get_extent,
    "shape.index_to_size": _size_cast,
    "shape.is_broadcastable": _is_broadcastable,
    "shape.max": _max,
    "shape.min": _max,
    "shape.mul": _mul,
    "shape.num_elements": _num_elements,
    "shape.rank": _rank,
    "shape.shape_eq": _shape_eq,
    "shape.size_to_index": _size_cast,
    "shape.split_at": _split_at,
    "shape.to_extent_tensor": _to_extent_tensor,
}
