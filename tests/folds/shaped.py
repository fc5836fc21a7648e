"""What operations on vectors and tensors make of whole arrays, by their definitions."""

from __future__ import annotations

import math
from collections.abc import Callable, Iterator, Sequence
from itertools import product
from typing import cast

from pydealloc.ir.attributes import ArrayAttr, IntegerAttr
from pydealloc.ir.graph import Operation
from pydealloc.ir.types import RankedTensorType, VectorType
from pydealloc.ods.segments import array_elements, dense_values, integer_value
from tests.folds.numbers import POISON, Array, Poison, Scalar, Undefined, Unknown, Value, signed

Position = tuple[int, ...]
Compute = Callable[[Operation, list[Value]], Sequence[Value]]
_DYNAMIC = -(1 << 63)


def integers(op: Operation, name: str) -> list[int]:
    attribute = op.properties.get(name)
    if isinstance(attribute, ArrayAttr):
        return [integer_value(item) for item in attribute.elements]
    return dense_values(attribute)


def _known(value: Value) -> int:
    """A size, an offset or an index as a number with a sign.

    Raises:
        Undefined: it is poison.
    """
    if isinstance(value, Poison):
        raise Undefined("poison as a size or an index")
    return signed(cast("int", value), 64)


def mixed(op: Operation, name: str, operands: Iterator[Value]) -> list[int]:
    """The numbers of a property, those that are dynamic taken from the operands."""
    return [_known(next(operands)) if value == _DYNAMIC else value for value in integers(op, name)]


def positions(shape: Sequence[int]) -> Iterator[Position]:
    return product(*map(range, shape))


def made(shape: Sequence[int], item: Callable[[Position], Scalar]) -> Array:
    return Array(tuple(shape), tuple(item(position) for position in positions(shape)))


def shape_of(op: Operation, number: int = 0) -> tuple[int, ...]:
    """The static shape of a result."""
    type_ = op.results[number].type
    if not isinstance(type_, (VectorType, RankedTensorType)) or None in type_.shape:
        raise Unknown(f"the shape of {type_}")
    return tuple(size or 0 for size in type_.shape)


def _item(array: Value, position: Sequence[int]) -> Scalar:
    assert isinstance(array, Array)
    return array.items[array.at(position)]


def _array(value: Value) -> Array:
    assert isinstance(value, Array)
    return value


# Vectors


def _broadcast(op: Operation, operands: list[Value]) -> Sequence[Value]:
    (source,) = operands
    shape = shape_of(op)
    if not isinstance(source, Array):
        return (made(shape, lambda _: source),)
    lead = len(shape) - len(source.shape)
    sizes = source.shape
    return (made(shape, lambda at: _item(source, [0 if n == 1 else i for i, n in zip(at[lead:], sizes, strict=True)])),)


def _place(op: Operation, dynamic: Sequence[Value], shape: Sequence[int]) -> list[int] | None:
    """The static and dynamic position; None where it is outside or poison, and the result poison."""
    rest = iter(dynamic)
    found: list[int] = []
    for value, size in zip(integers(op, "static_position"), shape, strict=False):
        index = next(rest) if value == _DYNAMIC else value
        if isinstance(index, Poison):
            return None
        number = signed(cast("int", index), 64)
        if not 0 <= number < size:
            return None
        found.append(number)
    return found


def _extract(op: Operation, operands: list[Value]) -> Sequence[Value]:
    source = _array(operands[0])
    place = _place(op, operands[1:], source.shape)
    rest = source.shape[len(integers(op, "static_position")) :]
    scalar = not isinstance(op.results[0].type, VectorType)
    if place is None:
        return (POISON if scalar else made(rest, lambda _: POISON),)
    return (_item(source, place) if scalar else made(rest, lambda at: _item(source, (*place, *at))),)


def _insert(op: Operation, operands: list[Value]) -> Sequence[Value]:
    value, target = operands[0], _array(operands[1])
    place = _place(op, operands[2:], target.shape)
    if place is None:
        return (made(target.shape, lambda _: POISON),)
    if not isinstance(value, Array):
        return (target.replaced({target.at(place): value}),)
    return (target.replaced({target.at((*place, *at)): _item(value, at) for at in positions(value.shape)}),)


def _extract_strided(op: Operation, operands: list[Value]) -> Sequence[Value]:
    offsets = integers(op, "offsets")
    shape = shape_of(op)
    offsets += [0] * (len(shape) - len(offsets))
    return (made(shape, lambda at: _item(operands[0], [i + o for i, o in zip(at, offsets, strict=True)])),)


def _insert_strided(op: Operation, operands: list[Value]) -> Sequence[Value]:
    source, target = map(_array, operands)
    offsets = integers(op, "offsets")
    lead = len(target.shape) - len(source.shape)
    changes = {
        target.at([*offsets[:lead], *(i + o for i, o in zip(at, offsets[lead:], strict=True))]): _item(source, at)
        for at in positions(source.shape)
    }
    return (target.replaced(changes),)


def _same_items(op: Operation, operands: list[Value]) -> Sequence[Value]:
    return (Array(shape_of(op), _array(operands[0]).items),)


def _transpose(op: Operation, operands: list[Value]) -> Sequence[Value]:
    order = integers(op, "permutation")
    inverse = [order.index(i) for i in range(len(order))]
    return (made(shape_of(op), lambda at: _item(operands[0], [at[i] for i in inverse])),)


def _shuffle(op: Operation, operands: list[Value]) -> Sequence[Value]:
    first, second = map(_array, operands)
    size = math.prod(first.shape[1:])
    rows = [
        array.items[i * size : (i + 1) * size] for array in (first, second) for i in range((array.shape or (1,))[0])
    ]
    chosen = [rows[i] if i >= 0 else (POISON,) * size for i in integers(op, "mask")]
    return (Array(shape_of(op), tuple(item for row in chosen for item in row)),)


def _from_elements(op: Operation, operands: list[Value]) -> Sequence[Value]:
    return (Array(shape_of(op), tuple(cast("Scalar", item) for item in operands)),)


def _to_elements(op: Operation, operands: list[Value]) -> Sequence[Value]:
    return _array(operands[0]).items


def _mask(shape: Sequence[int], sizes: Sequence[int]) -> Array:
    return made(shape, lambda at: int(all(i < n for i, n in zip(at, sizes, strict=True))))


def _create_mask(op: Operation, operands: list[Value]) -> Sequence[Value]:
    if any(isinstance(size, Poison) for size in operands):
        return (made(shape_of(op), lambda _: POISON),)
    return (_mask(shape_of(op), list(map(_known, operands))),)


def _constant_mask(op: Operation, operands: list[Value]) -> Sequence[Value]:
    return (_mask(shape_of(op), integers(op, "mask_dim_sizes")),)


def _interleave(op: Operation, operands: list[Value]) -> Sequence[Value]:
    return (made(shape_of(op), lambda at: _item(operands[at[-1] % 2], (*at[:-1], at[-1] // 2))),)


# Tensors


def _tensor_extract(op: Operation, operands: list[Value]) -> Sequence[Value]:
    return (_item(operands[0], list(map(_known, operands[1:]))),)


def _tensor_insert(op: Operation, operands: list[Value]) -> Sequence[Value]:
    target = _array(operands[1])
    return (target.replaced({target.at(list(map(_known, operands[2:]))): cast("Scalar", operands[0])}),)


def _dim(op: Operation, operands: list[Value]) -> Sequence[Value]:
    shape, number = _array(operands[0]).shape, _known(operands[1])
    if not 0 <= number < len(shape):
        raise Undefined(f"dimension {number} of {len(shape)}")
    return (shape[number],)


def fits(op: Operation, array: Array, number: int = 0) -> Array:
    """`array`, if it has the type of the result.

    Raises:
        Undefined: it has not.
    """
    type_ = op.results[number].type
    assert isinstance(type_, RankedTensorType)
    if len(type_.shape) != len(array.shape) or any(
        size not in (None, known) for size, known in zip(type_.shape, array.shape, strict=True)
    ):
        raise Undefined(f"a tensor of {list(array.shape)} as {type_}")
    return array


def _cast(op: Operation, operands: list[Value]) -> Sequence[Value]:
    return (fits(op, _array(operands[0])),)


def _sized(op: Operation, sizes: list[Value], item: Scalar) -> Array:
    type_ = op.results[0].type
    assert isinstance(type_, RankedTensorType)
    rest = iter(sizes)
    shape = [_known(next(rest)) if size is None else size for size in type_.shape]
    if min(shape, default=0) < 0:
        raise Undefined(f"a tensor of {shape}")
    return made(shape, lambda _: item)


def _empty(op: Operation, operands: list[Value]) -> Sequence[Value]:
    return (_sized(op, operands, POISON),)


def _splat(op: Operation, operands: list[Value]) -> Sequence[Value]:
    return (_sized(op, operands[1:], cast("Scalar", operands[0])),)


def _slice(op: Operation, operands: list[Value], shape: Sequence[int]) -> tuple[list[int], dict[Position, Position]]:
    """The sizes of a slice, and for each position in it that in the whole."""
    rest = iter(operands)
    offsets, sizes, strides = (mixed(op, name, rest) for name in ("static_offsets", "static_sizes", "static_strides"))
    if min((*offsets, *sizes), default=0) < 0:
        raise Undefined("a negative offset or size")
    places = {at: tuple(o + i * s for o, i, s in zip(offsets, at, strides, strict=True)) for at in positions(sizes)}
    if any(not 0 <= i < n for whole in places.values() for i, n in zip(whole, shape, strict=True)):
        raise Undefined("a slice beyond its tensor")
    return sizes, places


def _without_units(sizes: Sequence[int], wanted: Sequence[int | None]) -> tuple[int, ...]:
    """`sizes` without some that are 1, as `wanted` has them."""
    found: list[int] = []
    rest = list(wanted)
    for number, size in enumerate(sizes):
        dropped = len(sizes) - number > len(rest)
        if size == 1 and dropped and not (rest and rest[0] == 1):
            continue
        if not rest or rest[0] not in (None, size):
            if size == 1:
                continue
            raise Undefined(f"a slice of {list(sizes)} as {list(wanted)}")
        found.append(size)
        rest.pop(0)
    if rest:
        raise Undefined(f"a slice of {list(sizes)} as {list(wanted)}")
    return tuple(found)


def _extract_slice(op: Operation, operands: list[Value]) -> Sequence[Value]:
    source = _array(operands[0])
    sizes, places = _slice(op, operands[1:], source.shape)
    type_ = op.results[0].type
    assert isinstance(type_, RankedTensorType)
    items = tuple(_item(source, whole) for whole in places.values())
    return (fits(op, Array(_without_units(sizes, type_.shape), items)),)


def _insert_slice(op: Operation, operands: list[Value]) -> Sequence[Value]:
    source, target = _array(operands[0]), _array(operands[1])
    sizes, places = _slice(op, operands[2:], target.shape)
    if math.prod(sizes) != len(source.items):
        raise Undefined("a slice of another size than what is inserted")
    changes = {target.at(whole): item for whole, item in zip(places.values(), source.items, strict=True)}
    return (target.replaced(changes),)


def _expand(op: Operation, operands: list[Value]) -> Sequence[Value]:
    shape = mixed(op, "static_output_shape", iter(operands[1:]))
    source = _array(operands[0])
    if math.prod(shape) != len(source.items):
        raise Undefined(f"{list(source.shape)} as {shape}")
    return (fits(op, Array(tuple(shape), source.items)),)


def _collapse(op: Operation, operands: list[Value]) -> Sequence[Value]:
    source = _array(operands[0])
    groups = array_elements(op.properties.get("reassociation"))
    shape = [math.prod(source.shape[integer_value(i)] for i in array_elements(group)) for group in groups]
    return (fits(op, Array(tuple(shape), source.items)),)


def _concat(op: Operation, operands: list[Value]) -> Sequence[Value]:
    arrays = list(map(_array, operands))
    along = cast("IntegerAttr", op.properties["dim"]).value
    shape = list(arrays[0].shape)
    shape[along] = sum(array.shape[along] for array in arrays)

    def item(at: Position) -> Scalar:
        index = at[along]
        for array in arrays:
            if index < array.shape[along]:
                return _item(array, (*at[:along], index, *at[along + 1 :]))
            index -= array.shape[along]
        raise Undefined("an element beyond all")

    return (fits(op, made(shape, item)),)


SHAPED: dict[str, Compute] = {
    "vector.broadcast": _broadcast,
    "vector.extract": _extract,
    "vector.insert": _insert,
    "vector.extract_strided_slice": _extract_strided,
    "vector.insert_strided_slice": _insert_strided,
    "vector.shape_cast": _same_items,
    "vector.transpose": _transpose,
    "vector.shuffle": _shuffle,
    "vector.from_elements": _from_elements,
    "vector.to_elements": _to_elements,
    "vector.create_mask": _create_mask,
    "vector.constant_mask": _constant_mask,
    "vector.interleave": _interleave,
    "tensor.extract": _tensor_extract,
    "tensor.insert": _tensor_insert,
    "tensor.dim": _dim,
    "tensor.cast": _cast,
    "tensor.empty": _empty,
    "tensor.splat": _splat,
    "tensor.from_elements": _from_elements,
    "tensor.extract_slice": _extract_slice,
    "tensor.insert_slice": _insert_slice,
    "tensor.expand_shape": _expand,
    "tensor.collapse_shape": _collapse,
    "tensor.concat": _concat,
}
