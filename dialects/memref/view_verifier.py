"""Verifier rules of `memref` for views of buffers and other shapes of them (MemRefOps.cpp)."""

from __future__ import annotations

from ...ir.affine import AffineDim
from ...ir.attributes import AffineMapAttr
from ...ir.base import Attribute, Type
from ...ir.graph import Operation
from ...ir.types import IndexType, MemRefType, UnrankedMemRefType, element_type
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, operand
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ
from ..arith.verifier import cast
from ..common.canonicalization.memref_types import (
    are_cast_compatible,
    dropped_dimensions,
    has_identity_layout,
    strides_and_offset,
    subview_type,
    without_dimensions,
)
from ..common.canonicalization.mixed import Mixed
from ..common.verification.reshapes import reshape
from ..common.verification.slices import Unlike, checked_lists, in_bounds, lists_of, no_subview, slice_lists, unlike
from . import ops as memref


def _differ_in_space(source: Type, target: Type) -> bool:
    """Whether two buffers are of one type but for their memory spaces."""
    if isinstance(source, MemRefType) and isinstance(target, MemRefType):
        layouts = [None if _is_identity_map(each.layout) else each.layout for each in (source, target)]
        same_layout = layouts[0] == layouts[1]
        return source.shape == target.shape and not differ(source.element, target.element) and same_layout
    both_unranked = isinstance(source, UnrankedMemRefType) and isinstance(target, UnrankedMemRefType)
    return both_unranked and not differ(element_type(source), element_type(target))


def _is_identity_map(layout: Attribute | None) -> bool:
    return isinstance(layout, AffineMapAttr) and layout.map.is_identity


def _subview(view: View) -> Failure | None:
    subview = memref.SubViewOp(view.op)
    source, result = subview.source.type, subview.result.type
    if not isinstance(source, MemRefType) or not isinstance(result, MemRefType):
        return None
    lists = checked_lists(view, len(source.shape))
    if lists is None or isinstance(lists, Failure):
        return lists
    if source.memory_space is not result.memory_space:
        text = f"different memory spaces specified for base memref type '{source}' and subview memref type '{result}'"
        return Failure("verify-slice", text, is_bare=True)
    if strides_and_offset(source) is None:
        return Failure("verify-slice", f"base type '{source}' is not strided", is_bare=True)
    offsets, sizes, steps = (_mixed(each) for each in lists)
    expected = subview_type(source, offsets, sizes, steps)
    if expected is None:
        return None
    wrong = unlike(expected, result)
    if wrong is not None:
        return no_subview(expected, result, wrong)
    failure = _layout(expected, result, sizes)
    return failure or in_bounds(source.shape, view)


def _mixed(values: list[int | None]) -> list[Mixed]:
    """For functions that only tell numbers from what is none."""
    return [value if value is not None else _SOME for value in values]


_SOME = Operation("builtin.unrealized_conversion_cast").add_result(IndexType())


def _layout(expected: MemRefType, result: MemRefType, sizes: list[Mixed]) -> Failure | None:
    found = strides_and_offset(result)
    if found is None:
        return None
    dropped = dropped_dimensions(expected, result, sizes)
    reduced = without_dimensions(expected, dropped) if dropped is not None else None
    wanted = strides_and_offset(reduced) if reduced is not None else None
    return no_subview(expected, result, Unlike.LAYOUT) if wanted != found else None


def _reinterpret_cast(view: View) -> Failure | None:
    reinterpret_cast = memref.ReinterpretCastOp(view.op)
    source, result = reinterpret_cast.source.type, reinterpret_cast.result.type
    if not isinstance(source, (MemRefType, UnrankedMemRefType)) or not isinstance(result, MemRefType):
        return None
    if source.memory_space is not result.memory_space:
        text = f"different memory spaces specified for source type '{source}' and result memref type '{result}'"
        return Failure("verify-cast", text, is_bare=True)
    if differ(source.element, result.element):
        text = f"different element types specified for source type '{source}' and result memref type '{result}'"
        return Failure("verify-cast", text, is_bare=True)
    failure = slice_lists(view, None)
    lists = lists_of(view)
    layout = strides_and_offset(result)
    if failure is not None or lists is None or layout is None:
        return failure
    offsets, sizes, strides = lists
    if len(offsets) != 1 and len(offsets) != len(sizes):
        text = f"expected mixed offsets rank to match mixed sizes rank ({len(offsets)} vs {len(sizes)}) so the rank of "
        return Failure("verify-slice", f"{text}the result type is well-formed.", is_bare=True)
    if len(sizes) != len(result.shape):
        return Failure("verify-slice", f"expected {len(result.shape)} size values, got {len(sizes)}")
    for index, (size, given) in enumerate(zip(result.shape, sizes, strict=True)):
        if size is not None and given != size:
            return _instead("size", given, size, f" in dim = {index}")
    if layout[1] is not None and offsets and offsets[0] != layout[1]:
        return _instead("offset", offsets[0], layout[1], "")
    for index, (stride, given) in enumerate(zip(layout[0], strides, strict=False)):
        if stride is not None and given != stride:
            return _instead("stride", given, stride, f" in dim = {index}")
    return None


def exact_reinterpret_cast(view: View) -> Failure | None:
    """Sizes, offset and strides that are known are those of the result's type, which has no `?` for them."""
    result, lists = view.results[0], lists_of(view)
    layout = strides_and_offset(result) if isinstance(result, MemRefType) else None
    if lists is None or layout is None or not isinstance(result, MemRefType):
        return None
    offsets, sizes, strides = lists
    for what, given, found in (
        ("size", sizes, result.shape),
        ("offset", offsets, layout[1:]),
        ("stride", strides, layout[0]),
    ):
        for index, (one, other) in enumerate(zip(given, found, strict=False)):
            if one is not None and other is None:
                return _instead(what, one, None, f" in dim = {index}" if what != "offset" else "")
    return None


def _instead(what: str, given: int | None, found: int | None, where: str) -> Failure:
    wanted, there = ("dynamic" if one is None else str(one) for one in (given, found))
    return Failure("verify-cast", f"expected result type with {what} = {wanted} instead of {there}{where}")


def _view(view: View) -> Failure | None:
    view_op = memref.ViewOp(view.op)
    source, result = view_op.source.type, view_op.result.type
    if not isinstance(source, MemRefType) or not isinstance(result, MemRefType):
        return None
    if not has_identity_layout(source):
        return Failure("verify-layout", f"unsupported map for base memref type '{source}'")
    if not has_identity_layout(result):
        return Failure("verify-layout", f"unsupported map for result memref type '{result}'")
    if source.memory_space is not result.memory_space:
        text = f"different memory spaces specified for base memref type '{source}' and view memref type '{result}'"
        return Failure("verify-cast", text)
    wanted, given = result.shape.count(None), len(view.types("sizes"))
    if wanted != given:
        return Failure("verify-allocation", f"incorrect number of dynamic sizes, has {given}, expected {wanted}")
    return None


def _reshape(view: View) -> Failure | None:
    reshape = memref.ReshapeOp(view.op)
    source, shape, result = reshape.source.type, reshape.shape.type, reshape.result.type
    if differ(element_type(source), element_type(result)):
        return Failure("verify-reshape", "element types of source and destination memref types should be the same")
    if isinstance(source, MemRefType) and not has_identity_layout(source):
        return Failure("verify-reshape", "source memref type should have identity affine map")
    if isinstance(result, MemRefType) and not has_identity_layout(result):
        return Failure("verify-reshape", "result memref type should have identity affine map")
    size = shape.shape[0] if isinstance(shape, MemRefType) and shape.shape else None
    if isinstance(result, MemRefType):
        if isinstance(shape, MemRefType) and size is None:
            text = "cannot use shape operand with dynamic length to reshape to statically-ranked memref type"
            return Failure("verify-reshape", text, operand(1))
        if size is not None and size != len(result.shape):
            return Failure("verify-reshape", "length of shape operand differs from the result's memref rank")
    return None


def _transpose(view: View) -> Failure | None:
    source = memref.TransposeOp(view.op).in_.type
    permutation = view.op.properties.get("permutation")
    if not isinstance(source, MemRefType) or not isinstance(permutation, AffineMapAttr):
        return None
    rank = len(source.shape)
    if permutation.map.num_dims != rank or len(permutation.map.results) != rank:
        text = "expected a permutation map of same rank as the input"
        return Failure("verify-map", text, addition=f": {rank}")
    positions = [each.position for each in permutation.map.results if isinstance(each, AffineDim)]
    if sorted(positions) != [*range(rank)]:
        return Failure("verify-map", "expected a permutation map")
    return None


EARLY_RULES: dict[str, tuple[Rule, ...]] = {
    "memref.cast": (cast(are_cast_compatible),),
    "memref.memory_space_cast": (cast(_differ_in_space),),
}
RULES: dict[str, tuple[Rule, ...]] = {
    "memref.collapse_shape": (reshape(expanding=False),),
    "memref.expand_shape": (reshape(expanding=True),),
    "memref.reinterpret_cast": (_reinterpret_cast,),
    "memref.reshape": (_reshape,),
    "memref.subview": (_subview,),
    "memref.transpose": (_transpose,),
    "memref.view": (_view,),
}
