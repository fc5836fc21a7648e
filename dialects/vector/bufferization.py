"""One-Shot Bufferize on transfers, gathers and masks.

Follows mlir/lib/Dialect/Vector/Transforms/BufferizableOpInterfaceImpl.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation, OpResult, Value
from ...ir.types import RankedTensorType, VectorType
from ...ods.bufferization.interface import (
    AliasingOperand,
    AliasingValue,
    Analysis,
    Bufferization,
    BufferRewriter,
    ConflictResolver,
    Subset,
    Unbufferizable,
    always,
    is_buffer,
    is_tensor,
    only,
    to_result,
)
from ..common.canonicalization.matching import constant_int
from . import ops as vector_ops

_IN_PLACE = "'vector.mask' op body must bufferize in-place"
_PARENT = "unsupported vector::YieldOp parent"
_MASK = "vector.mask"


def _same_on_buffer(op: Operation, rewriter: BufferRewriter) -> None:
    """The same operation on the buffer of its first operand."""
    source, *others = op.operand_values
    base = rewriter.buffer(source)
    new = rewriter.create(op.name, (base, *others), op.result_types, properties=op.properties, location=op.location)
    new.origin = op.origin
    new.results[0].name, new.results[0].origin = op.results[0].name, op.results[0].origin
    rewriter.replace_with_buffers(op, new.results)


def _write_reads(write: vector_ops.TransferWriteOp, index: int, _analysis: Analysis) -> bool:
    """The destination is read unless all of it is overwritten."""
    if index != 1:
        return False
    vector, type_ = write.value_to_store.type, write.base.type
    if not isinstance(type_, RankedTensorType) or not isinstance(vector, VectorType) or None in type_.shape:
        return True
    parent = write.op.parent_op
    if parent is not None and parent.name == _MASK:
        return True
    if any(constant_int(each) != 0 for each in write.indices):
        return True
    return any(size is None or size > part for size, part in zip(type_.shape, vector.shape, strict=False))


def _write(op: Operation, rewriter: BufferRewriter) -> None:
    vector, destination, *others = op.operand_values
    buffer = rewriter.buffer(destination)
    new = rewriter.create(op.name, (vector, buffer, *others), (), properties=op.properties, location=op.location)
    new.origin = op.origin
    rewriter.replace_with_buffers(op, (buffer,))


def _part(op: Operation) -> object:
    """The transferred part of the tensor: equal parts are equal values."""
    is_read = op.name == "vector.transfer_read"
    transfer = vector_ops.TransferReadOp(op) if is_read else vector_ops.TransferWriteOp(op)
    indices = tuple(number if (number := constant_int(each)) is not None else each for each in transfer.indices)
    vector = vector_ops.TransferReadOp(op).vector if is_read else vector_ops.TransferWriteOp(op).value_to_store
    return frozenset(
        (
            ("indices", indices),
            ("mask", transfer.mask),
            ("map", op.properties.get("permutation_map")),
            ("bounds", op.properties.get("in_bounds")),
            ("vector", vector.type),
        )
    )


# vector.mask, vector.yield


def _yielded(op: Operation) -> Operation | None:
    return op.regions[0].blocks[0].last if op.regions and op.regions[0].blocks else None


def _mask_operands(value: Value, _analysis: Analysis) -> Sequence[AliasingOperand]:
    if not isinstance(value, OpResult):
        return ()
    last = _yielded(value.op)
    return (AliasingOperand(last.operands[value.index]),) if last is not None else ()


def _require_one_operation(op: Operation) -> None:
    """
    Raises:
        Unbufferizable: a copy stands beside what the mask is for.
    """
    if sum(1 for block in op.regions[0].blocks for _ in block.ops) > 2:
        raise Unbufferizable(_IN_PLACE, op)


def _refuse_copies(op: Operation, _resolver: ConflictResolver) -> None:
    _require_one_operation(op)


def _mask(op: Operation, rewriter: BufferRewriter) -> None:
    block = op.regions[0].blocks[0]
    last = block.last
    assert last is not None
    for inner in list(block.ops):
        if inner.name == "bufferization.to_tensor" and not inner.result.uses:
            rewriter.erase(inner)
    _require_one_operation(op)
    values = last.operand_values
    retained = [value for value in values if not is_buffer(value.type)]
    last.set_operands(retained)
    new = rewriter.create(
        op.name,
        op.operand_values,
        [value.type for value in retained],
        properties=op.properties,
        attributes=op.attributes,
        regions=1,
        location=op.location,
    )
    new.regions[0].take_body(op.regions[0])
    new.origin = op.origin
    remaining = iter(new.results)
    results = [value if is_buffer(value.type) else next(remaining) for value in values]
    rewriter.replace_with_buffers(op, results)


def _yield_aliases(op: Operation, index: int, _analysis: Analysis) -> Sequence[AliasingValue]:
    parent = op.parent_op
    return (AliasingValue(parent.results[index]),) if parent is not None and parent.name == _MASK else ()


def _always(_op: Operation, _index: int) -> bool:
    return True


def _yield(op: Operation, rewriter: BufferRewriter) -> None:
    parent = op.parent_op
    if parent is None or parent.name != _MASK:
        raise Unbufferizable(_PARENT, op)
    op.set_operands([rewriter.buffer(value) if is_tensor(value.type) else value for value in op.operand_values])


BUFFERIZATIONS: dict[str, Bufferization] = {
    "vector.gather": Bufferization(_same_on_buffer, reads=only(0)),
    "vector.mask": Bufferization(_mask, aliasing_operands=_mask_operands, resolve_conflicts=_refuse_copies),
    "vector.transfer_read": Bufferization(_same_on_buffer, reads=only(0), subset=Subset(0, None, _part)),
    "vector.transfer_write": Bufferization(
        _write, reads=_write_reads, writes=only(1), aliases=to_result(1), subset=Subset(1, 0, _part)
    ),
    "vector.yield": Bufferization(_yield, reads=always, aliases=_yield_aliases, must_be_in_place=_always),
}
