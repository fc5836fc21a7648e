"""Sizes of tensors as values, where an operation needs them."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import index_attr
from ...ir.builder import Rewriter
from ...ir.graph import Operation, Value
from ...ir.types import INDEX, RankedTensorType
from .canonicalization.mixed import Mixed


def index_value(rewriter: Rewriter, size: Mixed, op: Operation) -> Value:
    """`size`, a number as a new `arith.constant`."""
    if isinstance(size, Value):
        return size
    properties = {"value": index_attr(size)}
    return rewriter.create("arith.constant", (), (INDEX,), properties=properties, location=op.location).result


def tensor_size(rewriter: Rewriter, tensor: Value, position: int, op: Operation) -> Value:
    """A `tensor.dim`, with a constant of its own."""
    number = index_value(rewriter, position, op)
    return rewriter.create("tensor.dim", (tensor, number), (INDEX,), location=op.location).result


def folded_size(rewriter: Rewriter, tensor: Value, position: int, op: Operation) -> Mixed:
    """A size as `createOrFold` gives it: two constants are left behind where it is known."""
    extent = shape_of(tensor)[position]
    if extent is None:
        return tensor_size(rewriter, tensor, position, op)
    index_value(rewriter, position, op)
    return index_value(rewriter, extent, op)


def shape_of(tensor: Value) -> Sequence[int | None]:
    """The shape of a ranked tensor."""
    assert isinstance(tensor.type, RankedTensorType)
    return tensor.type.shape


def mixed_sizes(rewriter: Rewriter, tensor: Value, op: Operation) -> list[Mixed]:
    """tensor::getMixedSizes."""
    shape = shape_of(tensor)
    return [tensor_size(rewriter, tensor, i, op) if size is None else size for i, size in enumerate(shape)]
