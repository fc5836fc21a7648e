"""Decisions of the analysis as values: which tensors are copied, and what forces each copy.

Operations and operands belong to the program the pass ran on; `origin` leads from there to the text. Nothing here is
text, and nothing is computed twice: explanations are made from these records.
"""

from __future__ import annotations

from enum import Enum
from typing import Literal

from ...dialects.bufferization.ops import ToTensorOp
from ...ir.graph import Operation, OpOperand, Value
from ...ir.records import dataclass, field
from ...ods.bufferization.interface import is_buffer
from ...ods.op_view import defining


class Excuse(Enum):
    """Reason why a read and a write of one buffer do not conflict, in the order in which they are tried."""

    NO_DEFINITION = "what is read has no definition, so any contents will do"
    READ_FIRST = "the read happens before the write"
    SAME_OPERAND = "the read and the write are one operand"
    EXCLUSIVE = "the read and the write are in regions that exclude each other"
    ELEMENTWISE = "each element is read before it is written"
    DISJOINT_SUBSETS = "the read and the write are of different parts"
    WRITE_BEFORE_DEFINITION = "the write happens before the definition of what is read"
    WRITE_IN_DEFINITION = "the write is inside of the operation that defines what is read"
    WRITE_OUTSIDE_BLOCK = "the write is not in the block that the definition belongs to"
    WRITE_IS_DEFINITION = "the write makes what is read"


@dataclass(frozen=True)
class NotWritable:
    """The operation would write a buffer that may not be written: that of `value`."""

    value: Value


@dataclass(frozen=True)
class Conflict:
    """`read` would see what `write` writes, and not `definition`, as it should."""

    read: OpOperand
    write: OpOperand
    definition: Value
    is_order_usable: bool
    """Whether the order of operations excuses anything; False where the read and the write are in a loop that the
    definition is outside of."""
    tried: tuple[Excuse, ...]
    """Excuses that were looked at, and do not hold."""


@dataclass(frozen=True)
class ParallelConflict:
    """`write`, in a parallel region, writes what is defined outside of that region: `definition`."""

    write: OpOperand
    definition: Value


Reason = NotWritable | Conflict | ParallelConflict


@dataclass(frozen=True)
class Decision:
    """Whether the operation may use the memory of `operand` for its result. In the order they were taken."""

    operand: OpOperand
    is_in_place: bool
    is_forced: bool
    """Whether the operation leaves no choice."""
    reason: Reason | None
    """The reason against bufferization in place; for an operand that is forced, the conflict."""


Contents = Literal["copied", "undefined", "overwritten", "never read"]


@dataclass(frozen=True)
class TensorCopy:
    """A new tensor that was put in, and what it represents."""

    tensor: Operation
    """The `bufferization.alloc_tensor`."""
    operand: OpOperand | None
    """The operand that was out of place; None for copies that loops make of what they yield."""
    value: Value
    """The copied value."""
    is_of_result: bool
    """Whether the result of the operation is copied, instead of its operand."""
    contents: Contents
    """Whether contents are copied, and if not, why they need not be."""
    operation: Operation
    """The operation that needs it."""


@dataclass(frozen=True)
class Divergence:
    """Something that LLVM 22 does otherwise, and gets wrong."""

    code: str
    """`llvm22-` and this is a section of docs/divergences.md."""
    message: str
    operation: Operation | None
    around: Operation | None = None
    """The function it is in, or what else stays in the program: the rewriting erases `operation`."""


def placed(divergence: Divergence, near: Operation | None) -> Divergence:
    """`divergence` with the function around `near`, which is in the program."""
    while near is not None and "function_type" not in near.properties:
        above = near.parent_op
        if above is None or above.parent_op is None:
            break
        near = above
    return Divergence(divergence.code, divergence.message, divergence.operation, near)


@dataclass
class BufferizeTrace:
    """All that One-Shot Bufferize decided about a program."""

    decisions: list[Decision] = field(default_factory=list)
    copies: list[TensorCopy] = field(default_factory=list)
    allocations: list[Operation] = field(default_factory=list)
    """The `memref.alloc`s made, in order."""
    divergences: list[Divergence] = field(default_factory=list)
    not_bufferized: list[Operation] = field(default_factory=list)
    """Operations on tensors that are left."""
    replaced: dict[Value, Value] = field(default_factory=dict)
    """Values by what the rewriting uses in their place; `buffer_of` follows it."""

    @property
    def conflicts(self) -> list[Decision]:
        """Decisions against the memory of an operand."""
        return [decision for decision in self.decisions if not decision.is_in_place]

    def buffer_of(self, tensor: Value) -> Value | None:
        """The buffer that `tensor` has become; None before the rewriting, and for what it has left on tensors."""
        value = tensor
        while value in self.replaced:
            value = self.replaced[value]
        shown = defining(value, ToTensorOp)
        value = shown.buffer if shown is not None else value
        return value if is_buffer(value.type) else None
