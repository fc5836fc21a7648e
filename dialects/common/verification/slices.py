"""Offsets, sizes and strides, of buffers and of tensors (mlir/lib/Interfaces/ViewLikeInterface.cpp)."""

from __future__ import annotations

from enum import Enum

from ....ir.base import Type
from ....ir.types import MemRefType, RankedTensorType, Shape
from ....ods.verification.failure import Failure
from ....ods.verification.op_parts import DYNAMIC, integers
from ....ods.verification.op_view import View

_LISTS = ("offsets", "sizes", "strides")


def slice_lists(view: View, rank: int | None) -> Failure | None:
    """The three lists of an operation agree with each other and with the rank of what is sliced; None: with nothing."""
    for name in _LISTS:
        static = integers(view.op.properties.get(f"static_{name}"))
        if static is None:
            return None
        if rank is not None and len(static) != rank:
            return Failure("verify-slice", f"expected {rank} {name[:-1]} values, got {len(static)}")
        dynamic, given = static.count(DYNAMIC), len(view.types(name))
        if dynamic != given:
            text = f"expected the number of '{name}' to match the number of dynamic entries in 'static_{name}'"
            return Failure("verify-slice", f"{text} ({given} vs {dynamic})")
    for name in _LISTS[:2]:
        for value in integers(view.op.properties.get(f"static_{name}")) or ():
            if value < 0 and value != DYNAMIC:
                return Failure("verify-slice", f"expected {name} to be non-negative, but got {value}", is_bare=True)
    return None


def lists_of(view: View) -> tuple[list[int | None], list[int | None], list[int | None]] | None:
    """Offsets, sizes and strides; None in them is dynamic."""
    found: list[list[int | None]] = []
    for name in _LISTS:
        values = integers(view.op.properties.get(f"static_{name}"))
        if values is None:
            return None
        found.append([None if value == DYNAMIC else value for value in values])
    return found[0], found[1], found[2]


def checked_lists(
    view: View, rank: int
) -> tuple[list[int | None], list[int | None], list[int | None]] | Failure | None:
    """`lists_of` an operation that slices something of `rank`, once `slice_lists` accepts them."""
    return slice_lists(view, rank) or lists_of(view)


def in_bounds(shape: Shape, view: View) -> Failure | None:
    """verifyInBoundsSlice: what is known of a slice lies inside of `shape`."""
    lists = lists_of(view)
    if lists is None or any(len(each) != len(shape) for each in lists):
        return None
    for index, (size, offset, length, step) in enumerate(zip(shape, *lists, strict=True)):
        if size is None or offset is None:
            continue
        if offset >= size:
            return Failure("verify-slice", f"offset {index} is out-of-bounds: {offset} >= {size}", is_bare=True)
        if length is None or step is None:
            continue
        last = offset + (length - 1) * step
        if last >= size:
            text = f"slice along dimension {index} runs out-of-bounds: {last} >= {size}"
            return Failure("verify-slice", text, is_bare=True)
    return None


def reduced_rank(original: Shape, reduced: Shape) -> set[int] | None:
    """computeRankReductionMask: which dimensions of size 1 `reduced` leaves out; None if it is no reduction."""
    dropped: set[int] = set()
    position = 0
    for index, size in enumerate(original):
        if position < len(reduced) and reduced[position] == size:
            position += 1
        elif size == 1:
            dropped.add(index)
        else:
            return None
    return dropped if position == len(reduced) else None


class Unlike(Enum):
    """Kinds of differences between a slice's type and the one that its sizes give (SliceVerificationResult)."""

    RANK = "rank"
    SIZE = "size"
    ELEMENT = "element"
    LAYOUT = "layout"


def unlike(expected: Type, found: Type) -> Unlike | None:
    """isRankReducedType: what does not fit, None if all does."""
    if not isinstance(expected, (MemRefType, RankedTensorType)) or not isinstance(
        found, (MemRefType, RankedTensorType)
    ):
        return None
    if len(found.shape) > len(expected.shape):
        return Unlike.RANK
    if reduced_rank(expected.shape, found.shape) is None:
        return Unlike.SIZE
    return Unlike.ELEMENT if expected.element is not found.element else None


def no_subview(expected: MemRefType, found: MemRefType, what: Unlike) -> Failure:
    """`found` is not the type of a view, whose offsets, sizes and strides give `expected`."""
    reduced = f"expected result type to be '{expected}' or a rank-reduced version."
    wrong = {
        Unlike.RANK: "expected result rank to be smaller or equal to the source rank",
        Unlike.SIZE: f"{reduced} (mismatch of result sizes)",
        Unlike.ELEMENT: f"expected result element type to be '{expected.element}'",
        Unlike.LAYOUT: f"{reduced} (mismatch of result layout)",
    }
    return Failure("verify-slice", f"{wrong[what]}, but got '{found}'", wanted=expected, is_bare=True)
