"""Bufferization words: the size of a copy and the reason for it, as sentences."""

from __future__ import annotations

from collections.abc import Iterator

from ...analysis.buffers.size import bytes_text
from ...ir.graph import BlockArgument, Operation, OpOperand, OpResult, Value
from ...ir.types import RankedTensorType
from ...syntax.document.document import Item
from .kept.bufferization_plans import PlannedCopy
from .ownership_words import name_of
from .refusals import in_document


def copied_size(copy: PlannedCopy) -> str:
    """`4 KiB`, or the shape, `?x8xf32`, of what is not known before the program runs."""
    if copy.bytes is not None:
        return bytes_text(copy.bytes)
    type_ = copy.value.type
    if not isinstance(type_, RankedTensorType):
        return str(type_)
    return "x".join([*("?" if extent is None else str(extent) for extent in type_.shape), str(type_.element)])


def size_with_loops(copy: PlannedCopy) -> str:
    """`copied_size`, and how often: `4 KiB, 16 times`."""
    if copy.times > 1:
        return f"{copied_size(copy)}, {copy.times} times"
    return f"{copied_size(copy)} in each iteration" if copy.is_in_loop else copied_size(copy)


def why_copied(copy: PlannedCopy) -> str:
    """The conflict in one sentence without a full stop, names in backticks."""
    name, size = f"`{name_of(copy.value)}`", size_with_loops(copy)
    conflict = conflict_words(copy)
    start = f"One-Shot Bufferize would copy {name} ({size}) for `{copy.operation.name}`"
    return f"{start}: {conflict}" if conflict else start


def conflict_words(copy: PlannedCopy) -> str:
    """The obstacle to work in place, as a clause without a full stop, names in backticks; empty where it is unknown."""
    reason = copy.reason
    if reason.read is not None and reason.write is not None:
        other = reason.definition if reason.definition is not copy.value else None
        contents = f"the contents of {_of(other)}" if other is not None else "the old contents"
        return f"{named(reason.read)} reads {contents}, which {named(reason.write)} would overwrite"
    if reason.is_parallel:
        return "it is written in a parallel region, and defined outside of it"
    if reason.definition is not None:
        return f"it would write {_of(reason.definition)}, {_not_writable(reason.definition)}"
    return ""


def conflict_roles(copy: PlannedCopy) -> Iterator[tuple[Operation | Value, str]]:
    """The author's operations and the tensor of the conflict, each with its role in words, as far as they are known."""
    reason = copy.reason
    is_read = reason.read is not None
    if reason.read is not None:
        yield reason.read, "reads the old contents"
    if reason.write is not None:
        yield reason.write, "would overwrite the old contents" if is_read else "would write it"
    if reason.definition is not None:
        yield reason.definition, "the tensor" if is_read else "must not be written"


def place_of(item: Item, what: Operation | Value | OpOperand) -> tuple[int, int] | None:
    """The name of an operation, or a value or an operand, of `item`: offsets into the document; None where unknown."""
    if isinstance(what, Operation):
        return in_document(item, (what.syntax.name_start, what.syntax.name_end)) if what.syntax is not None else None
    return in_document(item, what.span) if what.span is not None else None


def how_to_avoid(copy: PlannedCopy) -> str:
    """A remedy without a full stop, names in backticks; empty where none is known."""
    reason = copy.reason
    if reason.read is not None and reason.write is not None:
        movable = is_movable(reason.read, reason.write)
        return f"move {named(reason.read)} before {named(reason.write)}" if movable else ""
    if isinstance(reason.definition, BlockArgument):
        return "give the argument `bufferization.writable = true`, if the caller no longer needs its contents"
    return ""


def is_movable(read: Operation, write: Operation) -> bool:
    """Whether `read`, later in the block of `write`, could stand before it.

    It is no terminator, and its operands are defined there.
    """
    block = read.parent
    if block is None or block is not write.parent or read is block.last or read.regions:
        return False
    if read is write or not write.is_before_in_block(read):
        return False
    for value in read.operand_values:
        made = value.op if isinstance(value, OpResult) else None
        if made is not None and made.parent is write.parent and not made.is_before_in_block(write):
            return False
    return True


def named(op: Operation) -> str:
    """An operation by its result, or by its name."""
    named = next((result for result in op.results if result.name is not None), None)
    return f"`{name_of(named)} = {op.name}`" if named is not None else f"`{op.name}`"


def _of(value: Value) -> str:
    return f"`{name_of(value)}`"


def _not_writable(value: Value) -> str:
    if isinstance(value, OpResult):
        return f"the result of `{value.op.name}`, whose memory must not be written"
    return "an argument whose memory must not be written"
