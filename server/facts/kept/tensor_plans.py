"""Plans of tensors: for each tensor of a function, the buffer that it becomes and what happens to that, as values.

All operations and values are the author's.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from enum import Enum

from ....ir.graph import Operation, Value
from ....ir.records import dataclass, field
from ....ir.types import Type
from .plans import FunctionPlan, PlannedFree

NOT_BUFFERIZED = "op was not bufferized"
"""The refusal of `left`."""


class Storage(Enum):
    """The kind of memory that a tensor is in."""

    NEW = "new"
    """A buffer that is allocated for it."""
    IN_PLACE = "in place of"
    """The buffer of another tensor, as a whole."""
    PART = "part of"
    """A part of the buffer of another tensor."""
    ONE_OF = "one of"
    """One of several buffers: the program decides when it runs."""
    ARGUMENT = "argument"
    CONSTANT = "constant"
    CALL = "from"
    """A buffer that a call returns."""
    GIVEN = "buffer"
    """A buffer that the program has itself, or that an unknown operation makes."""


@dataclass(frozen=True, eq=False)
class TensorBuffer:
    """One buffer of a bufferized function."""

    storage: Storage
    """The kind of its base: `NEW`, `ARGUMENT`, `CONSTANT`, `CALL` or `GIVEN`."""
    operation: Operation | None
    """Makes it, or needs it; None for arguments."""
    tensor: Value | None
    """The first tensor in it, or the author's buffer; None where the text has none."""
    type: Type
    """That of the buffer."""
    copied: Value | None = None
    """The tensor whose contents it gets when it is allocated."""
    writes: tuple[Operation, ...] = ()
    """Operations that write into it, in text order."""
    frees: tuple[PlannedFree, ...] = ()
    returned: tuple[Operation, ...] = ()
    """Returns that hand it to the caller, who frees it."""
    open_for: Operation | None = None
    """Is left on tensors, and given it or a part of it: how that is bufferized decides about its end. None: no such."""


@dataclass(frozen=True, eq=False)
class PlannedTensor:
    """One tensor."""

    tensor: Value
    storage: Storage
    of: Value | None = None
    """The tensor, or the author's buffer, whose memory it shares, for `IN_PLACE` and `PART`."""
    buffers: tuple[TensorBuffer, ...] = ()
    """One, or several for `ONE_OF`."""


@dataclass(frozen=True, eq=False)
class FunctionTensors:
    """One function."""

    function: Operation
    tensors: Mapping[Value, PlannedTensor] = field(default_factory=dict[Value, PlannedTensor])
    """In text order. What is never bufferized, because nothing uses it, is not among them."""
    buffers: tuple[TensorBuffer, ...] = ()
    """See `in_order`."""
    deallocation: FunctionPlan | None = None
    """The changes of minimal-deallocation to the bufferized function, or its refusal."""

    @property
    def is_refused(self) -> bool:
        """Whether it is not known where buffers are freed."""
        return self.deallocation is not None and self.deallocation.refusal is not None


@dataclass(frozen=True, eq=False)
class TensorPlans:
    """The functions of an item that work on tensors, in text order."""

    functions: tuple[FunctionTensors, ...] = ()
    refusal: str = ""
    """The reason of the pass, where it refuses after its analysis."""
    refused: Operation | None = None
    """The author's operation that the refusal is about."""
    left: tuple[Operation, ...] = ()
    """The author's operations in the item that stay on tensors, in text order: `functions` are as if these were
    allowed to. A refusal for anything else leaves no functions."""

    def of(self, tensor: Value) -> PlannedTensor | None:
        """The plan of `tensor`; None where it has none."""
        return next((one.tensors[tensor] for one in self.functions if tensor in one.tensors), None)


def in_order(buffers: Iterable[TensorBuffer]) -> tuple[TensorBuffer, ...]:
    """By the operations that make or need them, and the tensors in them."""

    def place(buffer: TensorBuffer) -> tuple[int, int]:
        syntax = buffer.operation.syntax if buffer.operation is not None else None
        value = buffer.tensor or buffer.copied
        span = value.span if value is not None else None
        return syntax.start if syntax is not None else -1, span[0] if span is not None else -1

    return tuple(sorted(buffers, key=place))
