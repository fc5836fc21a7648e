"""Shapes as upstream compares them (mlir/lib/IR/TypeUtilities.cpp, mlir/lib/Dialect/Traits.cpp). None is dynamic."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.base import Type
from ...ir.types import (
    DialectType,
    MemRefType,
    RankedTensorType,
    Shape,
    UnknownType,
    UnrankedMemRefType,
    UnrankedTensorType,
    VectorType,
)

SHAPED = (VectorType, RankedTensorType, MemRefType, UnrankedTensorType, UnrankedMemRefType)


def is_shaped(type_: Type) -> bool:
    return isinstance(type_, SHAPED)


def is_uncertain(type_: Type) -> bool:
    """Whether nothing can be said about the shape or element of `type_`."""
    return isinstance(type_, (UnknownType, DialectType))


def shape_of(type_: Type) -> Shape | None:
    """None without a rank."""
    return type_.shape if isinstance(type_, (VectorType, RankedTensorType, MemRefType)) else None


def sizes_agree(a: int | None, b: int | None) -> bool:
    return a is None or b is None or a == b


def shapes_agree(a: Shape, b: Shape) -> bool:
    """verifyCompatibleShape: of equal rank, and sizes that may be equal."""
    return len(a) == len(b) and all(map(sizes_agree, a, b))


def types_agree_in_shape(types: Sequence[Type]) -> bool:
    """verifyCompatibleShapes: all have a shape or none has, and sizes in one dimension may all be equal."""
    if any(is_uncertain(type_) for type_ in types):
        return True
    shaped = [type_ for type_ in types if is_shaped(type_)]
    if not shaped:
        return True
    if len(shaped) != len(types):
        return False
    vectors = [bool(type_.scalable) for type_ in shaped if isinstance(type_, VectorType)]
    if vectors and any(vectors) != all(vectors):
        return False
    shapes = [shape for shape in map(shape_of, shaped) if shape is not None]
    if len({len(shape) for shape in shapes}) > 1:
        return False
    return all(len({size for size in sizes if size is not None}) <= 1 for sizes in zip(*shapes, strict=True))


def broadcast(shapes: Sequence[Shape]) -> Shape | None:
    """OpTrait::util::getBroadcastedShape, of all; None where they do not fit."""
    result: list[int | None] = []
    for shape in shapes:
        longer, shorter = (list(shape), result) if len(shape) > len(result) else (result, list(shape))
        merged = list(longer)
        offset = len(longer) - len(shorter)
        for position, size in enumerate(shorter):
            other = longer[offset + position]
            found = _merged(other, size)
            if found == -1:
                return None
            merged[offset + position] = found
        result = merged
    return tuple(result)


def _merged(a: int | None, b: int | None) -> int | None:
    """-1 where they do not fit."""
    if a is None or b is None:
        known = b if a is None else a
        return known if known is not None and known > 1 else None
    if a == 1 or b == 1:
        return b if a == 1 else a
    return a if a == b else -1


def dimensions_text(shape: Shape) -> str:
    """`2x?x4`."""
    return "x".join("?" if size is None else str(size) for size in shape)
