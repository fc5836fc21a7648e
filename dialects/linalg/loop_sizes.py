"""Sizes of the loops of structured operations, which all operands agree on.

Follows verifyStructuredOpInterface of mlir/lib/Dialect/Linalg/IR/LinalgInterfaces.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.affine import AffineDim, AffineExpr, AffineMap
from ...ir.affine_substitution import evaluated
from ...ir.base import Type
from ...ir.types import VectorType
from ...ods.verification.failure import Failure, operand
from ...ods.verification.op_parts import is_uncertain
from ...ods.verification.op_view import View
from ...ods.verification.shapes import shape_of
from .indexing import maps_of

_NEGATIVE = "unexpected result less than 0"


def loop_sizes(view: View) -> Failure | None:
    """The maps of a named operation, which it does not state, fit its operands."""
    found = maps_of(view.op)
    if found is None or len(found) != len(view.operands):
        return None
    if any(is_uncertain(type_) or isinstance(type_, VectorType) for type_ in view.operands):
        # Vectors are scalars here, or elements.
        return None
    return wrong_rank(view.operands, found) or wrong_size(view.operands, found)


def wrong_rank(types: Sequence[Type], found: Sequence[AffineMap]) -> Failure | None:
    """An operand of `types` has as many dimensions as its map in `found` has results."""
    for index, (map_, type_) in enumerate(zip(found, types, strict=True)):
        rank = len(shape_of(type_) or ())
        if rank != len(map_.results) and not is_uncertain(type_):
            text = f"expected operand #{index} rank ({rank}) to match the result rank of indexing_map"
            return Failure("verify-map", f"{text} ({len(map_.results)})", operand(index))
    return None


def wrong_size(types: Sequence[Type], found: Sequence[AffineMap]) -> Failure | None:
    """The loops stay within the operands of `types`, and one that runs over a dimension alone reaches all of it.

    Nothing is compared where one of the loops has a dynamic size or none. Upstream lets the last iteration of a loop
    that is empty come before the first one.
    """
    sizes: dict[int, int | None] = {}
    for map_, type_ in zip(found, types, strict=True):
        for expr, size in zip(map_.results, shape_of(type_) or (), strict=False):
            if isinstance(expr, AffineDim):
                sizes.setdefault(expr.position, size)
    loops = found[0].num_dims if found else 0
    last = [size - 1 for size in map(sizes.get, range(loops)) if size is not None]
    if len(last) < loops:
        return None
    for index, (map_, type_) in enumerate(zip(found, types, strict=True)):
        for position, (expr, size) in enumerate(zip(map_.results, shape_of(type_) or (), strict=False)):
            if not size:
                continue
            failure = _reached(expr, last, size, f"operand #{index} has shape's dimension #{position}")
            if failure == _NEGATIVE:
                return Failure("verify-shape", f"{failure} at expression #{position} in {map_}")
            if failure is not None:
                return Failure("verify-shape", failure, operand(index))
    return None


def _reached(expr: AffineExpr, last: Sequence[int], size: int, what: str) -> str | None:
    """Upstream looks at the first and the last iteration alone."""
    start, end = evaluated(expr, [0] * len(last), ()), evaluated(expr, last, ())
    if start is None or end is None:
        return None
    if min(start, end) < 0:
        return _NEGATIVE
    reached = max(start, end) + 1
    if isinstance(expr, AffineDim):
        return f"inferred input/output {what} to be {reached}, but found {size}" if reached != size else None
    if reached > size:
        return f"inferred input/output {what} to be greater than or equal to {reached}, but found {size}"
    return None
