"""Operations that write into their last operands and return them (DestinationStyleOpInterface), with buffers.

    %0 = linalg.add ins(%a, %b) outs(%c) -> tensor<4xf32>   =>   linalg.add ins(%a_m, %b_m) outs(%c_m)

Follows mlir/lib/Dialect/Bufferization/IR/DstBufferizableOpInterfaceImpl.h.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation
from ...ods.bufferization.interface import (
    AliasingValue,
    Analysis,
    Bufferization,
    BufferRewriter,
    Unbufferizable,
    always,
    is_buffer,
    is_tensor,
)

_MIXED = "op does not have pure tensor semantics"


def first_destination(op: Operation) -> int:
    """The number of the first operand that is written into. Each result has one, and they are the last operands."""
    return len(op.operands) - len(op.results)


def writes_destination(op: Operation, index: int, _analysis: Analysis) -> bool:
    return index >= first_destination(op)


def destination_aliases(op: Operation, index: int, _analysis: Analysis) -> Sequence[AliasingValue]:
    number = index - first_destination(op)
    return (AliasingValue(op.results[number]),) if number >= 0 else ()


def bufferize_destination_style(op: Operation, rewriter: BufferRewriter) -> None:
    """The same operation on buffers, without results."""
    if any(is_buffer(value.type) for value in op.operand_values):
        raise Unbufferizable(_MIXED, op)
    buffers = [rewriter.buffer(value) if is_tensor(value.type) else value for value in op.operand_values]
    destinations = buffers[first_destination(op) :]
    rewriter.set_before(op)
    new = rewriter.create(
        op.name,
        buffers,
        (),
        properties=op.properties,
        attributes=op.attributes,
        regions=len(op.regions),
        location=op.location,
    )
    for region, old in zip(new.regions, op.regions, strict=True):
        region.take_body(old)
    new.origin = op.origin
    rewriter.replace_with_buffers(op, destinations)


DESTINATION_STYLE = Bufferization(
    bufferize_destination_style, reads=always, writes=writes_destination, aliases=destination_aliases
)
"""An operation of which nothing else is known: what it writes into, it may read."""
