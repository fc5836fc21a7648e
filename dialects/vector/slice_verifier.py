"""Verifier rules of `vector` for slices with offsets, sizes and strides (VectorOps.cpp)."""

from __future__ import annotations

from ...ir.types import VectorType
from ...ods.verification.constraints import Rule
from ...ods.verification.failure import Failure, attribute
from ...ods.verification.op_parts import integers, is_uncertain
from ...ods.verification.op_view import View
from ...ods.verification.type_predicates import differ
from . import ops as vector_ops


def _strided_slice(*, inserting: bool) -> Rule:
    def rule(view: View) -> Failure | None:
        if inserting:
            insert = vector_ops.InsertStridedSliceOp(view.op)
            whole, part = insert.dest.type, insert.value_to_store.type
        else:
            extract = vector_ops.ExtractStridedSliceOp(view.op)
            whole, part = extract.source.type, extract.result.type
        offsets, strides = (integers(view.op.properties.get(name)) for name in ("offsets", "strides"))
        if not isinstance(whole, VectorType) or offsets is None or strides is None:
            return None
        sizes = integers(view.op.properties.get("sizes")) if not inserting else None
        if not inserting and sizes is None:
            return None
        first = 0
        if inserting and isinstance(part, VectorType):
            first = len(whole.shape) - len(part.shape)
            sizes = list(part.shape)
            failure = _insertion(whole, part, offsets, strides)
            if failure is not None:
                return failure
            offsets = offsets[first:]
        if any(stride != 1 for stride in strides):
            return Failure("verify-slice", "expected strides to be confined to [1, 2)", attribute("strides"))
        failure = _slice_in(whole, first, offsets, sizes or [], "source vector shape" if inserting else "sizes")
        if failure is not None:
            return failure
        if inserting or sizes is None:
            return _scalable_parts(whole, part) if isinstance(part, VectorType) else None
        wanted = VectorType((*sizes, *whole.shape[len(sizes) :]), whole.element, whole.scalable)
        if differ(part, wanted) and not is_uncertain(part):
            return Failure("verify-type", f"expected result type to be '{wanted}'")
        return None

    return rule


def _insertion(whole: VectorType, part: VectorType, offsets: list[int], strides: list[int]) -> Failure | None:
    rank = len(part.shape)
    if len(offsets) != len(whole.shape):
        return Failure("verify-slice", "expected offsets of same size as destination vector rank")
    if len(strides) != rank:
        return Failure("verify-slice", "expected strides of same size as source vector rank")
    if rank > len(whole.shape):
        return Failure("verify-slice", "expected source rank to be no greater than destination rank")
    return None


def _scalable_parts(whole: VectorType, part: VectorType) -> Failure | None:
    """Dimensions are scalable in both, and of one size then."""
    first = len(whole.shape) - len(part.shape)
    flags, inner = whole.scalable or (False,) * len(whole.shape), part.scalable or (False,) * len(part.shape)
    for index, (size, flag) in enumerate(zip(part.shape, inner, strict=True)):
        limit = whole.shape[first + index]
        if flag != flags[first + index]:
            return Failure("verify-slice", f"mismatching scalable flags (at source vector idx={index})")
        if flag and size != limit:
            text = f"expected size at idx={index} to match the corresponding base size from the input vector"
            return Failure("verify-slice", f"{text} ({size} vs {limit})")
    return None


def _slice_in(whole: VectorType, first: int, offsets: list[int], sizes: list[int], words: str) -> Failure | None:
    if len(offsets) != len(sizes):
        return Failure("verify-slice", "expected offsets, sizes and strides attributes of same size")
    if len(offsets) + first > len(whole.shape):
        return Failure("verify-slice", "expected offsets attribute of rank no greater than vector rank")
    flags = whole.scalable or (False,) * len(whole.shape)
    for index, (offset, size) in enumerate(zip(offsets, sizes, strict=True)):
        limit = whole.shape[first + index]
        if not 0 <= offset < limit:
            text = f"expected offsets dimension {index} to be confined to [0, {limit})"
            return Failure("verify-slice", text, attribute("offsets"))
        if not 1 <= size <= limit:
            text = f"expected {words} dimension {index} to be confined to [1, {limit + 1})"
            return Failure("verify-slice", text, attribute("sizes"))
        if offset + size > limit:
            text = f"expected sum(offsets, {words}) dimension {index} to be confined to [1, {limit + 1})"
            return Failure("verify-slice", text)
        if words == "sizes" and flags[first + index] and size != limit:
            text = f"expected size at idx={index} to match the corresponding base size from the input vector"
            return Failure("verify-slice", f"{text} ({size} vs {limit})")
    return None


RULES: dict[str, tuple[Rule, ...]] = {
    "vector.extract_strided_slice": (_strided_slice(inserting=False),),
    "vector.insert_strided_slice": (_strided_slice(inserting=True),),
}
