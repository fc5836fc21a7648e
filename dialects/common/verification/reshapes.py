"""Expanding and collapsing, of buffers and of tensors (mlir/Dialect/Utils/ReshapeOpsUtils.h)."""

from __future__ import annotations

from math import prod

from ....ir.attributes import StridedLayoutAttr
from ....ir.graph import Operation
from ....ir.types import MemRefType, RankedTensorType, Shape
from ....ods.op_view import UnaryOp
from ....ods.verification.constraints import Rule
from ....ods.verification.failure import Failure
from ....ods.verification.op_parts import DYNAMIC, integers
from ....ods.verification.op_view import View
from ....ods.verification.type_predicates import differ
from ..canonicalization.memref_types import strides_and_offset
from ..canonicalization.reshapes import reassociation

Groups = list[list[int]]
CODE = "verify-reshape"


def _sides(
    view: View, *, expanding: bool
) -> tuple[MemRefType | RankedTensorType, MemRefType | RankedTensorType] | None:
    """The collapsed and the expanded type."""
    source, result = UnaryOp(view.op).operand.type, view.results[0]
    if not isinstance(source, (MemRefType, RankedTensorType)) or not isinstance(result, type(source)):
        return None
    return (source, result) if expanding else (result, source)


def reshape(*, expanding: bool) -> Rule:
    def rule(view: View) -> Failure | None:
        sides = _sides(view, expanding=expanding)
        if sides is None or "reassociation" not in view.op.properties:
            return None
        collapsed, expanded = sides
        groups = reassociation(view.op)
        failure = _groups(view.op, groups, collapsed.shape, expanded.shape, expanding=expanding)
        failure = failure or _sizes(
            groups, collapsed.shape, expanded.shape, of_buffers=isinstance(collapsed, MemRefType)
        )
        if failure is None and expanding:
            failure = _output_shape(view, expanded.shape, of_buffers=isinstance(expanded, MemRefType))
        if failure is None and isinstance(collapsed, MemRefType) and isinstance(expanded, MemRefType):
            check = _expanded_layout if expanding else _collapsed_layout
            failure = check(collapsed, expanded, groups)
        return failure

    return rule


def _groups(op: Operation, groups: Groups, collapsed: Shape, expanded: Shape, *, expanding: bool) -> Failure | None:
    what = "expansion" if expanding else "collapse"
    low, high = len(collapsed), len(expanded)
    if high < low:
        first, second = (low, high) if expanding else (high, low)
        text = f"has source rank {first} and result rank {second}. This is not a{'n' if expanding else ''} {what}"
        return Failure(CODE, text)
    if len(groups) != low:
        return Failure(CODE, f"invalid number of reassociation groups: found {len(groups)}, expected {low}")
    following = 0
    for number, group in enumerate(groups):
        for index in group:
            if index != following:
                found = f": group #{number} has {index}"
                return Failure(CODE, "reassociation indices must be contiguous", addition=found)
            if index >= high:
                return Failure(CODE, f"reassociation index {index} is out of bounds")
            following += 1
    if groups and following != high:
        return Failure(CODE, f"expected last reassociation to use up all {high} dimensions, but {following} are named")
    return None


def _sizes(groups: Groups, collapsed: Shape, expanded: Shape, *, of_buffers: bool) -> Failure | None:
    for index, (group, size) in enumerate(zip(groups, collapsed, strict=True)):
        parts = [expanded[each] for each in group]
        known = [part for part in parts if part is not None]
        is_dynamic = len(known) < len(parts)
        if of_buffers:
            if is_dynamic != (size is None):
                text = f"collapsed dim ({index}) must be dynamic if and only if reassociation group is dynamic"
                return Failure(CODE, text)
            if size is not None and prod(known) != size:
                text = f"collapsed dim size ({size}) must equal reassociation group size ({prod(known)})"
                return Failure(CODE, text)
        elif is_dynamic:
            if size is not None:
                text = f"expected dimension {index} of collapsed type to be dynamic since one or more of the"
                return Failure(CODE, f"{text} corresponding dimensions in the expanded type is dynamic")
        elif size != prod(known):
            text = f"expected dimension {index} of collapsed type to be static value of {prod(known)}"
            return Failure(CODE, text)
    return None


def _output_shape(view: View, expanded: Shape, *, of_buffers: bool) -> Failure | None:
    """The sizes fit the rank and the dynamic sizes of the result; upstream compares the numbers of buffers alone."""
    static = integers(view.op.properties.get("static_output_shape"))
    if static is None:
        return None
    if len(static) != len(expanded):
        text = f"expected number of static shape bounds to be equal to the output rank ({len(expanded)})"
        return Failure(CODE, f"{text} but found {len(static)} inputs instead")
    dynamic, given = static.count(DYNAMIC), len(view.types("output_shape"))
    if dynamic != given:
        text = f"mismatch in dynamic dims in output_shape and static_output_shape: static_output_shape has {dynamic}"
        return Failure(CODE, f"{text} dynamic dims while output_shape has {given} values")
    for position, (bound, size) in enumerate(zip(static, expanded, strict=True)):
        if of_buffers and bound != DYNAMIC and size is not None and bound != size:
            return Failure(CODE, f"invalid output shape provided at pos {position}: {bound} and not {size}")
    return None


def _expanded_layout(collapsed: MemRefType, expanded: MemRefType, groups: Groups) -> Failure | None:
    """ExpandShapeOp::computeExpandedType; a layout that cannot be read says nothing."""
    layout = strides_and_offset(collapsed)
    found = strides_and_offset(expanded)
    if layout is None or found is None:
        return None
    strides: list[int | None] = [] if groups else [1] * len(expanded.shape)
    for group, stride in zip(groups, layout[0], strict=True):
        parts: list[int | None] = []
        running = stride
        for index in reversed(group):
            parts.append(running)
            size = expanded.shape[index]
            running = None if running is None or size is None else running * size
        strides.extend(reversed(parts))
    if tuple(strides) == found[0] and layout[1] == found[1] and not differ(collapsed.element, expanded.element):
        return None
    strided = StridedLayoutAttr(tuple(strides), layout[1])
    wanted = MemRefType(expanded.shape, collapsed.element, strided, collapsed.memory_space)
    return Failure(CODE, f"expected expanded type to be '{wanted}' but found '{expanded}'")


def _collapsed_layout(collapsed: MemRefType, expanded: MemRefType, groups: Groups) -> Failure | None:
    """computeCollapsedLayoutMap: only what lies next to each other can become one dimension."""
    layout = strides_and_offset(expanded)
    found = strides_and_offset(collapsed)
    if layout is None or found is None or expanded.layout is None:
        return None
    shape, source = expanded.shape, layout[0]
    strides: list[int | None] = []
    for group in groups:
        inner = list(group)
        while len(inner) > 1 and shape[inner[-1]] == 1:
            inner.pop()
        strides.append(source[inner[-1]] if shape[inner[-1]] is not None or len(inner) == 1 else None)
        stride = strides[-1]
        for index in reversed(group[1:]):
            size = shape[index]
            stride = None if stride is None or size is None else stride * size
            before = source[index - 1]
            if shape[index - 1] != 1 and stride is not None and before is not None and stride != before:
                return Failure(CODE, "invalid source layout map or collapsing non-contiguous dims")
    if tuple(strides) == found[0] and layout[1] == found[1]:
        return None
    strided = StridedLayoutAttr(tuple(strides), layout[1])
    wanted = MemRefType(collapsed.shape, expanded.element, strided, expanded.memory_space)
    return Failure(CODE, f"expected collapsed type to be '{wanted}' but found '{collapsed}'")
