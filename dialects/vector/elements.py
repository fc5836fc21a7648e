"""Elements of vectors: their numbers in row-major order, constants made of them, and values that all elements have."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from math import prod

from ...ir.attributes import Attribute, DialectAttr
from ...ir.base import Type
from ...ir.graph import Value
from ...ir.types import VectorType
from ...ods.constants import Number, constant_attr, elements_of, splat_value
from ...ods.op_view import defining
from ...ods.segments import array_elements, integer_value
from . import ops as vector_ops

POISON = DialectAttr("ub", "poison")
"""The value of `ub.poison`."""
MOST = 256
"""Elements of a constant that may be made although the one it comes from stays."""


def shape_of(type_: Type) -> tuple[int, ...]:
    """The shape of a vector; `()` for a scalar."""
    return type_.shape if isinstance(type_, VectorType) else ()


def is_scalable(type_: Type) -> bool:
    return isinstance(type_, VectorType) and any(type_.scalable)


def flags_of(type_: VectorType) -> tuple[bool, ...]:
    """Whether a dimension is scalable, for each."""
    return type_.scalable or (False,) * len(type_.shape)


def vector_of(like: VectorType, dimensions: Iterable[int], element: Type | None = None) -> VectorType:
    """The vector with those dimensions of `like`, scalable as there."""
    numbers = list(dimensions)
    flags = flags_of(like)
    return VectorType(
        tuple(like.shape[i] for i in numbers),
        like.element if element is None else element,
        tuple(flags[i] for i in numbers),
    )


def is_broadcastable(source: Type, target: VectorType) -> bool:
    """Whether `vector.broadcast` goes from one to the other (isBroadcastableTo)."""
    if source is target.element:
        return True
    if not isinstance(source, VectorType) or len(source.shape) > len(target.shape):
        return False
    lead = len(target.shape) - len(source.shape)
    pairs = zip(source.shape, flags_of(source), target.shape[lead:], flags_of(target)[lead:], strict=True)
    return all(_grows(*pair) for pair in pairs)


def _grows(given: int, is_given_scalable: bool, wanted: int, is_wanted_scalable: bool) -> bool:
    """Whether a dimension is repeated to another one, or stays."""
    if given != 1 and given != wanted:
        return False
    if given == 1 and is_given_scalable and wanted != 1:
        return False
    return is_given_scalable == is_wanted_scalable or (given == 1 and not is_given_scalable)


def positions(shape: Sequence[int], offsets: Sequence[int], sizes: Sequence[int]) -> list[int]:
    """The numbers in row-major order of the elements of a slice of a vector, in the order of the slice."""
    found = [0]
    for extent, offset, size in zip(shape, offsets, sizes, strict=True):
        found = [start * extent + offset + i for start in found for i in range(size)]
    return found


def numbers_of(attribute: Attribute | None, type_: Type) -> list[Number] | None:
    """All numbers of a constant of `type_`; None for what cannot be read, or is too long."""
    found = elements_of(attribute)
    if found is None:
        return None
    count = prod(shape_of(type_))
    return list(found.values) * count if found.is_splat else list(found.values)


def splat_constant(attribute: Attribute | None, type_: Type) -> Attribute | None:
    """The constant of `type_` whose elements all are what those of `attribute` are; None where they differ."""
    number = splat_value(attribute)
    return None if number is None else constant_attr((number,), type_)


def scalar_of_splat(value: Value) -> Value | None:
    """The scalar that is broadcast to `value` (getScalarSplatSource)."""
    broadcast = defining(value, vector_ops.BroadcastOp)
    if broadcast is None or isinstance(broadcast.source.type, VectorType):
        return None
    return broadcast.source


def integers(attribute: Attribute | None) -> list[int]:
    """The integers of an array attribute."""
    return [integer_value(item) for item in array_elements(attribute)]


def _only_prepends_ones(cast: vector_ops.ShapeCastOp) -> bool:
    """Whether a shape cast adds dimensions of size 1 at the front and does nothing else."""
    given, wanted = (shape_of(type_) for type_ in (cast.source.type, cast.result.type))
    return len(wanted) >= len(given) and wanted[len(wanted) - len(given) :] == given


def broadcast_source(value: Value) -> Value | None:
    """The operand of the broadcast that makes `value`, or of a shape cast that only adds dimensions of size 1 first."""
    broadcast = defining(value, vector_ops.BroadcastOp)
    if broadcast is not None:
        return broadcast.source
    cast = defining(value, vector_ops.ShapeCastOp)
    return cast.source if cast is not None and _only_prepends_ones(cast) else None
