"""One-Shot Bufferize on `scf.forall`: threads write into the buffers of its shared outputs."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.base import Type
from ...ir.graph import BlockArgument, Operation, OpResult, Value
from ...ods.bufferization.interface import (
    AliasingValue,
    Analysis,
    Bufferization,
    BufferRewriter,
    BufferTypes,
    always,
)
from ...ods.segments import dense_i32, dense_values, segments
from ..common.canonicalization.mixed import as_constant, mixed_values

_BOUND_GROUPS = ("staticLowerBound", "staticUpperBound", "staticStep")


def _outputs_start(op: Operation) -> int:
    return sum(len(group) for group in segments(op, 4)[:3])


def _rank(op: Operation) -> int:
    return len(dense_values(op.properties.get("staticUpperBound")))


def _aliases(op: Operation, index: int, _analysis: Analysis) -> Sequence[AliasingValue]:
    number = index - _outputs_start(op)
    return (AliasingValue(op.results[number]),) if 0 <= number < len(op.results) else ()


def _runs_several_times(op: Operation) -> bool:
    groups = segments(op, 4)
    lower, upper, step = (
        mixed_values(dense_values(op.properties.get(name)), groups[i]) for i, name in enumerate(_BOUND_GROUPS)
    )
    for each in zip(lower, upper, step, strict=True):
        start, end, by = map(as_constant, each)
        if start is None or end is None or by is None or start + by < end:
            return True
    return False


def _is_repetitive(op: Operation, _region: int) -> bool:
    return _runs_several_times(op)


def _always_writable(_value: Value, _analysis: Analysis) -> bool:
    return True


def _type(value: Value, types: BufferTypes) -> Type:
    if isinstance(value, OpResult):
        return types.buffer_type(value.op.operands[_outputs_start(value.op) + value.index].value)
    assert isinstance(value, BlockArgument)
    op = value.block.parent_op
    assert op is not None
    return types.buffer_type(op.operands[_outputs_start(op) + value.index - _rank(op)].value)


def _forall(op: Operation, rewriter: BufferRewriter) -> None:
    start, rank = _outputs_start(op), _rank(op)
    buffers = [rewriter.buffer(value) for value in op.operand_values[start:]]
    block = op.regions[0].blocks[0]
    rewriter.set_start(block)
    for argument, buffer in zip(block.args[rank:], buffers, strict=True):
        tensor = rewriter.tensor_of(buffer, argument.type, op)
        rewriter.replace_all_uses(argument, tensor)
    for argument in reversed(block.args[rank:]):
        block.erase_argument(argument.index)
    rewriter.set_before(op)
    sizes = dense_values(op.properties.get("operandSegmentSizes"))
    properties = {**op.properties, "operandSegmentSizes": dense_i32((*sizes[:3], 0))}
    new = rewriter.create(
        op.name,
        op.operand_values[:start],
        (),
        properties=properties,
        attributes=op.attributes,
        regions=1,
        location=op.location,
    )
    new.regions[0].take_body(op.regions[0])
    new.origin = op.origin
    rewriter.replace_with_buffers(op, buffers)


def _nothing(_op: Operation, _rewriter: BufferRewriter) -> None:
    """It contains no tensors by then."""


FORALL = Bufferization(
    _forall,
    reads=always,
    writes=always,
    aliases=_aliases,
    is_writable=_always_writable,
    buffer_type=_type,
    is_repetitive=_is_repetitive,
    is_parallel=_runs_several_times,
    needs=("tensor",),
)
IN_PARALLEL = Bufferization(_nothing, needs=("tensor",))
