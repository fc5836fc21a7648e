"""One-Shot Bufferize on `shape.assuming` (mlir/lib/Dialect/Shape/Transforms/BufferizableOpInterfaceImpl.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation, OpResult, Value
from ...ods.bufferization.interface import (
    AliasingOperand,
    AliasingValue,
    Analysis,
    Bufferization,
    BufferRewriter,
    always,
    is_tensor,
)


def _last(op: Operation) -> Operation:
    last = op.regions[0].blocks[-1].last
    assert last is not None
    return last


def _operands(value: Value, _analysis: Analysis) -> Sequence[AliasingOperand]:
    return (AliasingOperand(_last(value.op).operands[value.index]),) if isinstance(value, OpResult) else ()


def _assuming(op: Operation, rewriter: BufferRewriter) -> None:
    types = [value.type for value in _last(op).operand_values]
    new = rewriter.create(op.name, op.operand_values, types, properties=op.properties, regions=1, location=op.location)
    new.regions[0].take_body(op.regions[0])
    new.origin = op.origin
    rewriter.set_after(new)
    results = [
        rewriter.tensor_of(result, old.type, op) if is_tensor(old.type) else result
        for result, old in zip(new.results, op.results, strict=True)
    ]
    rewriter.replace(op, results)


def _yield_aliases(op: Operation, index: int, _analysis: Analysis) -> Sequence[AliasingValue]:
    parent = op.parent_op
    return (AliasingValue(parent.results[index]),) if parent is not None else ()


def _always(_op: Operation, _index: int) -> bool:
    return True


def _yield(op: Operation, rewriter: BufferRewriter) -> None:
    op.set_operands([rewriter.buffer(value) if is_tensor(value.type) else value for value in op.operand_values])


BUFFERIZATIONS: dict[str, Bufferization] = {
    "shape.assuming": Bufferization(_assuming, aliasing_operands=_operands),
    "shape.assuming_yield": Bufferization(_yield, reads=always, aliases=_yield_aliases, must_be_in_place=_always),
}
