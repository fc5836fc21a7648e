"""Expanding and collapsing, of buffers and of tensors (mlir/Dialect/Utils/ReshapeOpsUtils.h)."""

from __future__ import annotations

from math import prod

from ....ir.base import Type
from ....ir.graph import Operation
from ....ir.types import MemRefType, RankedTensorType, Shape
from ....ods.op_view import UnaryOp
from ....ods.verification.constraints import Rule
from ....ods.verification.failure import Failure
from ....ods.verification.op_parts import DYNAMIC, integers
from ....ods.verification.op_view import View
from ....ods.verification.shapes import shape_of
from ....ods.verification.type_predicates import differ
from ..canonicalization.memref_types import strides_and_offset
from ..canonicalization.reshaped_types import Groups, collapsed_memref_type, expanded_memref_type, reassociation

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
        # Upstream makes dimensions of an affine map of them, whose numbers have 32 bits.
        groups = [[index % (1 << 32) for index in group] for group in reassociation(view.op)]
        is_buffer = isinstance(collapsed, MemRefType)
        failure = None if is_buffer else _tensor_groups(groups, (collapsed, expanded), view, expanding=expanding)
        if failure is None and is_buffer and not collapsed.shape and any(size != 1 for size in expanded.shape):
            failure = Failure(CODE, "rank 0 memrefs can only be extended/collapsed with/from ones")
        failure = failure or _groups(view.op, groups, collapsed.shape, expanded.shape, expanding=expanding)
        failure = failure or _sizes(groups, collapsed.shape, expanded.shape, of_buffers=is_buffer)
        if failure is None and expanding:
            failure = _output_shape(view, expanded.shape, of_buffers=is_buffer)
        if failure is None and isinstance(collapsed, MemRefType) and isinstance(expanded, MemRefType):
            check = _expanded_type if expanding else _collapsed_type
            failure = check(collapsed, expanded, groups)
        return failure

    return rule


def _tensor_groups(groups: Groups, sides: tuple[Type, Type], view: View, *, expanding: bool) -> Failure | None:
    """The first check of the operations on tensors."""
    collapsed, expanded = (shape_of(side) or () for side in sides)
    if not expanding and any(not group for group in groups):
        return Failure(CODE, "reassociation indices must not be empty")
    low, high = len(collapsed), len(expanded)
    static = integers(view.op.properties.get("static_output_shape"))
    if expanding and static is not None and len(static) != high:
        text = f"expected number of static shape dims to be equal to the output rank ({high})"
        return Failure(CODE, f"{text} but found {len(static)} inputs instead")
    if high < low:
        text = f"expected the expanded type, '{sides[1]}' to have a higher (or same) rank than the collapsed type, "
        return Failure(CODE, f"{text}'{sides[0]}'.")
    if low != len(groups):
        text = f"expected collapsed rank ({low}) to equal the number of reassociation maps ({len(groups)})."
        return Failure(CODE, text)
    dimensions = max((index for group in groups for index in group), default=-1) + 1
    if groups and dimensions != high:
        text = f"expected reassociation map #0 to have size equal to the expanded rank ({high}), but it is "
        return Failure(CODE, f"{text} {dimensions}.")
    following = 0
    for number, group in enumerate(groups):
        for index in group:
            if index != following:
                found = f": {index} is not {following}"
                text = f"expected reassociation map #{number} to be valid and contiguous."
                return Failure(CODE, text, addition=found)
            following += 1
    return None


def _groups(op: Operation, groups: Groups, collapsed: Shape, expanded: Shape, *, expanding: bool) -> Failure | None:
    what = "expansion" if expanding else "collapse"
    low, high = len(collapsed), len(expanded)
    if high < low:
        first, second = (low, high) if expanding else (high, low)
        sign = f"({first} {'>' if expanding else '<'} {second})"
        text = f"has source rank {first} and result rank {second}. This is not a{'n' if expanding else ''} {what}"
        return Failure(CODE, f"{text} {sign}.")
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
        if of_buffers and size is not None and bound != size:
            text = f"invalid output shape provided at pos {position}"
            return Failure(CODE, text, addition=f": {'a value' if bound == DYNAMIC else bound} and not {size}")
    return None


# A layout that cannot be read says nothing here: the constraint on operands refuses it.


def _expanded_type(collapsed: MemRefType, expanded: MemRefType, groups: Groups) -> Failure | None:
    wanted = expanded_memref_type(collapsed, expanded.shape, groups)
    return None if wanted is None else _instead("expanded", wanted, expanded)


def _collapsed_type(collapsed: MemRefType, expanded: MemRefType, groups: Groups) -> Failure | None:
    """Only what lies next to each other can become one dimension."""
    if strides_and_offset(expanded) is None:
        return None
    wanted = collapsed_memref_type(expanded, groups)
    if wanted is None:
        return Failure(CODE, "invalid source layout map or collapsing non-contiguous dims")
    return _instead("collapsed", wanted, collapsed)


def _instead(side: str, wanted: MemRefType, found: MemRefType) -> Failure | None:
    if wanted is found or strides_and_offset(found) is None or not differ(wanted, found):
        return None
    return Failure(CODE, f"expected {side} type to be '{wanted}' but found '{found}'")
