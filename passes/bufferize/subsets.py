"""Reads and writes of one tensor that concern different parts of it, or write what is there already.

Follows areNonConflictingSubsets of mlir/lib/Dialect/Bufferization/Transforms/OneShotAnalysis.cpp.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import cast

from ...dialects.common.canonicalization.matching import constant_int
from ...dialects.common.canonicalization.mixed import Slice, as_constant
from ...dialects.common.value_bounds import are_equal_slices
from ...ir.graph import Operation, OpOperand, OpResult, Region, Value
from ...ir.types import RankedTensorType
from ...ods.bufferization.interface import Subset
from .state import WITH_LEAVES, WITHOUT_LEAVES, AnalysisState

_MOST_GOALS = 8
"""Equivalent tensors that are compared with each value looked at."""


def are_disjoint_subsets(state: AnalysisState, read: OpOperand, write: OpOperand) -> bool:
    """Whether what `write` writes is not what `read` reads, or is the same."""
    reading, writing = insertion_of(state, read.owner), insertion_of(state, write.owner)
    if reading is not None and writing is not None and are_combined(state, read, write):
        return True
    if reading is not None:
        destination, source = read.owner.operands[reading.container], _source(read.owner, reading)
        # What is read of the destination is what the insertion leaves as it was.
        if read is destination and _matches(state, write, read.owner, reading):
            return True
        # It writes the part back where it comes from.
        if read is source and write is destination and _matches(state, read, read.owner, reading):
            return True
    if writing is not None:
        source = _source(write.owner, writing)
        # It writes what is there already.
        if (
            write is write.owner.operands[writing.container]
            and state.are_equivalent(read.value, source.value)
            and _matches(state, source, write.owner, writing)
        ):
            return True
    return False


def are_combined(state: AnalysisState, one: OpOperand, other: OpOperand) -> bool:
    """Whether both are destinations of what a thread inserts at its end: each leaves the rest to the others."""
    is_at_end = one.owner.parent is other.owner.parent and one.owner is not other.owner
    return is_at_end and all(_is_shared(state, each) for each in (one, other))


def overwritten_before(state: AnalysisState, op: Operation) -> Sequence[Value]:
    """Names of the operand that `op` inserts at the end of a thread, which insertions up to its own change first.

    Asked where nothing is analysed: there no copy of what is read was made.
    """
    subset = insertion_of(state, op)
    if subset is None or op.parent is None:
        return ()
    source = _source(op, subset)
    changed = set[Value]()
    for each in op.parent.ops:
        if each is op and _matches(state, source, op, subset):
            break
        changed.update(operand.value for operand in each.operands if _is_shared(state, operand))
        if each is op:
            break
    return state.find_origins(source, lambda value: value in changed, WITHOUT_LEAVES)


def _is_shared(state: AnalysisState, operand: OpOperand) -> bool:
    interface = state.interface(operand.owner)
    return interface is not None and interface.resolves_none and state.writes(operand)


def varies(state: AnalysisState, read: OpOperand, region: Region) -> bool:
    """Whether the part that the operation of `read` overwrites may be another one in the next run of `region`, so that
    it reads of its destination what it overwrote before."""
    subset = insertion_of(state, read.owner)
    if subset is None or read is not read.owner.operands[subset.container] or subset.part is None:
        return False
    part = subset.part(read.owner)
    values = [value for numbers in cast("Slice", part) for value in numbers] if isinstance(part, tuple) else []
    is_run_again = state.regions.is_repetitive(region)
    for value in values:
        if isinstance(value, int) or constant_int(value) is not None:
            continue
        block = value.parent_block
        # Where blocks lead back, those that control comes from first are not run again.
        if block is not None and region.is_ancestor_of(block.parent) and (is_run_again or block is not region.entry):
            return True
    return False


def insertion_of(state: AnalysisState, op: Operation) -> Subset | None:
    """SubsetInsertionOpInterface; None for other operations."""
    interface = state.interface(op)
    subset = interface.subset if interface is not None else None
    return subset if subset is not None and subset.source is not None else None


def _source(op: Operation, subset: Subset) -> OpOperand:
    assert subset.source is not None
    return op.operands[subset.source]


def _matches(state: AnalysisState, operand: OpOperand, op: Operation, subset: Subset) -> bool:
    """Whether all that `operand` was made of is the part that `op` overwrites."""

    containers = state.equivalents(op.operands[subset.container].value)
    is_whole = not state.is_exact and _is_whole(op, subset)

    def is_part(value: Value) -> bool:
        if is_whole and any(value is each for each in containers):
            return True
        return isinstance(value, OpResult) and _is_equivalent(state, value, op, subset)

    goals = containers if len(containers) <= _MOST_GOALS else ()
    found = state.find_origins(operand, is_part, WITH_LEAVES, goals=goals)
    return bool(found) and all(map(is_part, found))


def _is_whole(op: Operation, subset: Subset) -> bool:
    """Whether the part has the shape of the container, whatever its offsets are written as."""
    part = subset.part(op) if subset.part is not None else None
    type_ = op.operands[subset.container].value.type
    if not isinstance(part, tuple) or not isinstance(type_, RankedTensorType):
        return False
    _, sizes, strides = cast("Slice", part)
    is_dense = all(as_constant(each) == 1 for each in strides)
    return is_dense and None not in type_.shape and [as_constant(each) for each in sizes] == list(type_.shape)


def _is_equivalent(state: AnalysisState, value: OpResult, op: Operation, subset: Subset) -> bool:
    container = op.operands[subset.container].value
    if subset.part is None:
        return state.are_equivalent(value, container)
    interface = state.interface(value.op)
    other = interface.subset if interface is not None else None
    if (
        other is None
        or other.part is None
        or not state.are_equivalent(value.op.operands[other.container].value, container)
    ):
        return False
    first, second = subset.part(op), other.part(value.op)
    if isinstance(first, tuple) and isinstance(second, tuple):
        return are_equal_slices(cast("Slice", first), cast("Slice", second))
    return first is not None and first == second
