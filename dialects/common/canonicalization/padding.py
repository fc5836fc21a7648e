"""Padding of a tensor.pad: how much at each end, and with which value (mlir/lib/Dialect/Tensor/IR/TensorOps.cpp)."""

from __future__ import annotations

from ....ir.graph import Value
from ....ods.segments import dense_values
from ...tensor import ops as tensor
from .matching import constant_of
from .mixed import Mixed, mixed_values


def low_padding(view: tensor.PadOp) -> list[Mixed]:
    return mixed_values(dense_values(view.static_low), view.low)


def high_padding(view: tensor.PadOp) -> list[Mixed]:
    return mixed_values(dense_values(view.static_high), view.high)


def padding_value(view: tensor.PadOp) -> Value | None:
    """getConstantPaddingValue: a constant, or a value from outside; None for one that depends on the place."""
    block = view.region.blocks[0]
    last = block.last
    if last is None or not last.operands:
        return None
    value = tensor.YieldOp(last).value
    made = value.defining_op
    is_inside = made.parent is block if made is not None else value in block.args
    return None if is_inside and constant_of(value) is None else value
