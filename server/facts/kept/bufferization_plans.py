"""Plans of One-Shot Bufferize: for each function, the tensors that it would copy, and what forces each copy, as values.

All operations, operands and values are the author's.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping

from ....ir.graph import Operation, OpOperand, Value
from ....ir.records import dataclass
from ....ods.bufferization.interface import FunctionFacts


@dataclass(frozen=True)
class CopyReason:
    """The conflict that forces a copy, by the author's operations and values."""

    read: Operation | None = None
    """Reads the old contents later. None: the memory may not be written at all."""
    write: Operation | None = None
    """Would destroy them."""
    definition: Value | None = None
    """The tensor whose contents are read, or that may not be written."""
    is_parallel: bool = False
    """The write is in a parallel region, and the tensor is defined outside of it."""


@dataclass(frozen=True)
class PlannedCopy:
    """A tensor that the pass would copy."""

    operand: OpOperand | None
    """The author's operand out of place; None where no operand is, as for values that a loop yields."""
    is_of_result: bool
    """Whether the result that `operand` becomes is copied, instead of the operand."""
    operation: Operation
    """The author's operation that needs the copy."""
    value: Value
    """The author's tensor that is copied."""
    bytes: int | None
    """Of one copy; None for what is not known before the program runs."""
    times: int
    """Iterations of the loops around it that have constant bounds; 1 outside of loops."""
    is_in_loop: bool
    reason: CopyReason

    @property
    def bytes_in_all(self) -> int | None:
        """In all iterations of loops with constant bounds; None for what is not known before the program runs."""
        return None if self.bytes is None else self.bytes * self.times


@dataclass(frozen=True)
class BufferizationPlan:
    """One function."""

    function: Operation
    copies: tuple[PlannedCopy, ...] = ()
    """In text order."""
    apart: tuple[PlannedCopy, ...] = ()
    """Tensors that get a buffer of their own, as in a copy, but whose contents nobody needs; in text order."""
    in_place: tuple[OpOperand, ...] = ()
    """The author's operands that are written without a copy, in text order."""
    allocated: tuple[Value | None, ...] = ()
    """The author's tensors for which the pass would allocate buffers in it, and those that it would copy; in no order,
    as often as there are buffers. None for what the text has no tensor for."""
    loop_allocations: tuple[Operation, ...] = ()
    """The author's operations in loops whose results the pass would allocate, in text order."""
    returned: tuple[OpOperand, ...] = ()
    """The author's operands of returns that are new buffers, which callers have to free."""
    summary: FunctionFacts | None = None
    """The facts that the plans of callers depend on; None where the analysis has none."""

    @property
    def allocations(self) -> int:
        """Buffers that the pass would allocate in it, those of the copies among them."""
        return len(self.allocated)

    @property
    def copied_bytes(self) -> int:
        """Of all copies with known sizes, in all iterations of loops with constant bounds."""
        return sum(copy.bytes_in_all or 0 for copy in self.copies)


@dataclass(frozen=True)
class BufferizationFacts:
    """The functions of an item that work on tensors, in text order."""

    plans: tuple[BufferizationPlan, ...] = ()
    refusal: str = ""
    """The refusal of the pass for the item; `plans` is empty then."""
    refused: Operation | None = None
    """The author's operation that the refusal is about."""

    def plan_of(self, function: Operation) -> BufferizationPlan | None:
        return next((plan for plan in self.plans if plan.function is function), None)

    def numbers(self) -> Mapping[OpOperand, int]:
        """The numbers of the operands in it among those of their operations, which may go."""
        return {operand: operand.index for plan in self.plans for operand in _operands(plan)}


def _operands(plan: BufferizationPlan) -> Iterator[OpOperand]:
    yield from (copy.operand for copy in (*plan.copies, *plan.apart) if copy.operand is not None)
    yield from (*plan.in_place, *plan.returned)


def place_of_copy(copy: PlannedCopy) -> tuple[int, int]:
    """The place of the operation in the text of its item."""
    syntax = copy.operation.syntax
    span = copy.operand.span if copy.operand is not None else None
    return (span if span is not None else (syntax.start, syntax.end)) if syntax is not None else (0, 0)


def place_of_operand(operand: OpOperand) -> tuple[int, int]:
    """The place of its operation in the text of its item, and its number."""
    return start_of(operand.owner), operand.index


def start_of(op: Operation) -> int:
    return op.syntax.start if op.syntax is not None else 0
