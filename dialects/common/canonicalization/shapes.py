"""Types that differ from others in one part."""

from __future__ import annotations

from ....ir.base import Type
from ....ir.records import replace
from ....ir.types import MemRefType, RankedTensorType, UnrankedMemRefType, UnrankedTensorType, VectorType


def with_element(type_: Type, element: Type) -> Type:
    """The same shape with other elements; `element` itself for a scalar type."""
    if isinstance(type_, VectorType):
        return VectorType(type_.shape, element, type_.scalable)
    if isinstance(type_, RankedTensorType):
        return RankedTensorType(type_.shape, element, type_.encoding)
    if isinstance(type_, (MemRefType, UnrankedMemRefType, UnrankedTensorType)):
        return replace(type_, element=element)
    return element
