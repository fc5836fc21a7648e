"""One-Shot Bufferize on structured operations (mlir/lib/Dialect/Linalg/Transforms/BufferizableOpInterfaceImpl.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.affine import AffineDim
from ...ir.builder import Rewriter
from ...ir.graph import Operation, OpOperand, Value
from ...ir.types import MemRefType, RankedTensorType
from ...ods.bufferization.interface import (
    Analysis,
    Bufferization,
    Subset,
    is_tensor,
)
from ...ods.registry import UPSTREAM
from ..common.canonicalization.mixed import Mixed
from ..common.destination_style import bufferize_destination_style, destination_aliases, writes_destination
from ..common.shape_sizes import tensor_size
from . import ops as linalg
from .indexing import is_parallel_identity, loops_of, maps_of
from .semantics import input_count, reads_output

_NO_BUFFERIZATION = frozenset(("linalg.pack", "linalg.unpack"))


def _reads(op: Operation, index: int, analysis: Analysis) -> bool:
    """Whether the payload uses the element of the operand, or leaves elements of an output as they were."""
    block = op.regions[0].entry if op.regions else None
    if block is not None:
        if index >= len(block.args) or block.args[index].uses:
            return True
        return not analysis.is_exact and _keeps_elements(op, index)
    if index >= input_count(op):
        return reads_output(op, index)
    # The window of a pooling operation only has sizes.
    return not (index == 1 and "pooling" in op.name)


def _keeps_elements(op: Operation, index: int) -> bool:
    """Whether elements of an output that nobody reads are not written."""
    block = op.regions[0].entry if op.regions else None
    if block is None or index < input_count(op) or (index < len(block.args) and block.args[index].uses):
        return False
    return not _is_overwritten(op, index)


def _is_overwritten(op: Operation, index: int) -> bool:
    """Whether each element of an output is written: each loop is in its map, once, and nothing else is in it."""
    maps = maps_of(op)
    if maps is None or index >= len(maps):
        return False
    results = maps[index].results
    if len(results) != maps[index].num_dims or len({*results}) != len(results):
        return False
    return all(isinstance(each, AffineDim) for each in results)


def _is_elementwise(op: Operation, operands: Sequence[OpOperand]) -> bool:
    return all(
        is_parallel_identity(op, operand.index)
        for operand in operands
        if isinstance(operand.value.type, (RankedTensorType, MemRefType))
    )


def _shape(value: Value) -> Sequence[int | None]:
    return value.type.shape if isinstance(value.type, (RankedTensorType, MemRefType)) else ()


def _sizes(op: Operation, rewriter: Rewriter) -> Sequence[Sequence[Mixed]] | None:
    """A `tensor.dim` for each unknown size of each operand; results take that of the loop that runs over them."""
    all_loops = loops_of(op)
    if all_loops is None or len(all_loops) != len(op.operands):
        return None
    inputs = len(op.operands) - len(op.results)
    known: dict[int, tuple[Mixed, bool]] = {}
    for index, (value, loops) in enumerate(zip(op.operand_values, all_loops, strict=True)):
        for position, extent in enumerate(_shape(value)):
            size: Mixed = tensor_size(rewriter, value, position, op) if extent is None else extent
            loop = loops[position] if position < len(loops) else None
            if loop is not None:
                known.setdefault(loop, (size, index >= inputs))
    found: list[Sequence[Mixed]] = []
    for value, loops in zip(op.operand_values[inputs:], all_loops[inputs:], strict=True):
        sizes: list[Mixed] = []
        for position, (loop, extent) in enumerate(zip(loops, _shape(value), strict=True)):
            size, is_output = known.get(loop, (0, True)) if loop is not None else (0, True)
            if extent is not None:
                sizes.append(extent)
            else:
                # Sizes of outputs are not passed on: they are asked for once more.
                sizes.append(tensor_size(rewriter, value, position, op) if is_output else size)
        found.append(sizes)
    return found


def _softmax_reads(op: Operation, index: int, _analysis: Analysis) -> bool:
    del op
    return index == 0


# All structured operations have the operands of `linalg.copy`.


def _destination(op: linalg.CopyOp) -> Sequence[Value]:
    return op.outputs


def _whole_destination(op: linalg.CopyOp, _rewriter: Rewriter) -> Value | None:
    (destination,) = op.outputs
    return destination if is_tensor(destination.type) else None


_STRUCTURED = Bufferization(
    bufferize_destination_style,
    keeps_elements=_keeps_elements,
    reads=_reads,
    writes=writes_destination,
    aliases=destination_aliases,
    is_elementwise=_is_elementwise,
    reify=_sizes,
)
_COPY = Bufferization(
    bufferize_destination_style,
    reads=_reads,
    writes=writes_destination,
    aliases=destination_aliases,
    is_elementwise=_is_elementwise,
    reify=_sizes,
    subset=Subset(1, 0, None, _destination, _whole_destination),
)


def _table() -> dict[str, Bufferization]:
    found: dict[str, Bufferization] = {}
    for name in UPSTREAM.op_names("linalg"):
        definition = UPSTREAM.lookup(name)
        if definition is not None and "LinalgOp" in definition.interfaces and name not in _NO_BUFFERIZATION:
            found[name] = _STRUCTURED
    found["linalg.copy"] = _COPY
    found["linalg.softmax"] = Bufferization(
        bufferize_destination_style, reads=_softmax_reads, writes=writes_destination, aliases=destination_aliases
    )
    return found


BUFFERIZATIONS = _table()
