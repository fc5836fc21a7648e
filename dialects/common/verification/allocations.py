"""Allocations: operands for what their types leave open."""

from __future__ import annotations

from ....ir.attributes import AffineMapAttr, StridedLayoutAttr
from ....ir.types import MemRefType
from ....ods.verification.failure import Failure
from ....ods.verification.op_view import View


def allocation(view: View) -> Failure | None:
    """As many sizes and symbols as the type leaves open."""
    type_ = view.results[0]
    if not isinstance(type_, MemRefType):
        return None
    wanted, given = type_.shape.count(None), len(view.types("dynamicSizes"))
    if wanted != given:
        text = (
            f"dimension operand count does not equal memref dynamic dimension count: expected {wanted}, but got {given}"
        )
        return Failure("verify-allocation", text)
    symbols = _symbols_of(type_)
    given = len(view.types("symbolOperands"))
    if symbols != given:
        text = f"symbol operand count does not equal memref symbol count: expected {symbols}, but got {given}"
        return Failure("verify-allocation", text)
    return None


def _symbols_of(type_: MemRefType) -> int:
    """Symbols of the layout: dynamic strides and offset, or the symbols of a map."""
    layout = type_.layout
    if isinstance(layout, StridedLayoutAttr):
        return (*layout.strides, layout.offset).count(None)
    return layout.map.num_symbols if isinstance(layout, AffineMapAttr) else 0
