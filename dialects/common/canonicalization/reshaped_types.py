"""Types of expanded and collapsed buffers (mlir/lib/Dialect/MemRef/IR/MemRefOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ....ir.attributes import ArrayAttr, StridedLayoutAttr
from ....ir.graph import Operation
from ....ir.types import MemRefType, Shape
from ....ods.constants import int_value
from .memref_types import has_identity_layout, strides_and_offset

Groups = list[list[int]]


def reassociation(op: Operation) -> Groups:
    """For each dimension of the collapsed side, those of the expanded one."""
    found = op.properties.get("reassociation")
    groups = found.elements if isinstance(found, ArrayAttr) else ()
    return [[int_value(i) or 0 for i in group.elements] for group in groups if isinstance(group, ArrayAttr)]


def expanded_memref_type(source: MemRefType, shape: Shape, groups: Sequence[Sequence[int]]) -> MemRefType | None:
    """ExpandShapeOp::computeExpandedType; None for a layout without strides."""
    if has_identity_layout(source):
        return MemRefType(shape, source.element, None, source.memory_space)
    layout = strides_and_offset(source)
    if layout is None:
        return None
    strides: list[int | None] = [1] * len(shape)
    for group, stride in zip(groups, layout[0], strict=True):
        running = stride
        for index in reversed(group):
            strides[index] = running
            extent = shape[index]
            running = None if running is None or extent is None else running * extent
    return MemRefType(shape, source.element, StridedLayoutAttr(tuple(strides), layout[1]), source.memory_space)


def collapsed_memref_type(
    source: MemRefType, groups: Sequence[Sequence[int]], *, is_strict: bool = False
) -> MemRefType | None:
    """CollapseShapeOp::computeCollapsedType; None where the dimensions of a group do not follow each other in memory.

    Strict: they certainly have to, also where sizes or strides are dynamic.
    """
    shape = tuple(_product([source.shape[i] for i in group]) for group in groups)
    if has_identity_layout(source):
        return MemRefType(shape, source.element, None, source.memory_space)
    layout = _collapsed_layout(source, groups, is_strict=is_strict)
    return None if layout is None else MemRefType(shape, source.element, layout, source.memory_space)


def _collapsed_layout(
    source: MemRefType, groups: Sequence[Sequence[int]], *, is_strict: bool
) -> StridedLayoutAttr | None:
    """computeCollapsedLayoutMap."""
    layout = strides_and_offset(source)
    if layout is None:
        return None
    strides = [_last_stride(source, group, layout[0]) for group in groups]
    for stride, group in zip(strides, groups, strict=True):
        running = stride
        for index in reversed(group[1:]):
            extent = source.shape[index]
            running = None if running is None or extent is None else running * extent
            if source.shape[index - 1] == 1:
                continue
            own = layout[0][index - 1]
            if (is_strict and (running is None or own is None)) or (
                running is not None and own is not None and running != own
            ):
                return None
    return StridedLayoutAttr(tuple(strides), layout[1])


def _last_stride(source: MemRefType, group: Sequence[int], strides: Sequence[int | None]) -> int | None:
    """Dimensions of size 1 do not count; one of unknown size may be one."""
    rest = list(group)
    while len(rest) > 1 and source.shape[rest[-1]] == 1:
        rest.pop()
    return strides[rest[-1]] if len(rest) == 1 or source.shape[rest[-1]] is not None else None


def _product(sizes: Sequence[int | None]) -> int | None:
    found = 1
    for size in sizes:
        if size is None:
            return None
        found *= size
    return found
