"""Deallocation plans: for each function, what minimal-deallocation would insert, or why it would not, as values."""

from __future__ import annotations

from collections.abc import Mapping

from ....analysis.ownership.token_states import State
from ....ir.graph import BlockArgument, Operation, Value
from ....ir.records import dataclass, field
from ....ir.types import is_memref
from ....passes.ownership.trace import Ownership
from ....passes.pass_manager.base import Refusal

_OWNERSHIP = {State.OWNED: Ownership.OWNED, State.MAYBE: Ownership.CONDITIONAL}


@dataclass(frozen=True)
class PlannedFree:
    """One deallocation that the pass would insert. All operations and values are the author's.

    It would be in a line of its own after `after`; where that is None, before `before`, which is the first
    operation of its block then; where both are None, in a region or block that the pass would add for it, beside
    `around`.
    """

    value: Value
    condition: str
    """`%c`, `not %c`, or `owned` where the pass would add the condition; empty: always."""
    after: Operation | None
    before: Operation | None
    around: Operation | None
    clone_end: Operation | None = None
    """The terminator before which the pass makes a clone first, of what it hands to the caller; None: no clone."""


@dataclass(frozen=True)
class PlannedClone:
    """A `bufferization.clone` of `value` before `terminator`, which hands it to the caller."""

    value: Value
    terminator: Operation
    condition: str
    """The condition, as for `PlannedFree`."""


@dataclass(frozen=True)
class FunctionPlan:
    """The changes of the pass to one function, or its refusal."""

    function: Operation
    refusal: Refusal | None = None
    """Its operations belong to the copy; their `origin` is the author's."""
    frees: tuple[PlannedFree, ...] = ()
    clones: tuple[PlannedClone, ...] = ()
    holders: Mapping[Value, State] = field(default_factory=dict[Value, State])
    """The author's values that have the duty to free a buffer at some time."""
    allocations: int = 0
    """Buffers that the function makes itself, or gets from calls with the duty to free them."""
    returned: Mapping[Operation, tuple[Value, ...]] = field(default_factory=dict[Operation, tuple[Value, ...]])
    """Returns with the buffers whose duty goes to the caller; those held on some paths only too, if held then."""
    is_compared: bool = False
    """Only addresses compared at run time tell whose a buffer is: the function would be as LLVM's pass makes it."""

    changes_types: bool = False
    """Whether this function, or one that it calls, gets an `i1` result that says who owns another one: all that
    calls connect with it changes together."""

    @property
    def changes(self) -> bool:
        """Whether the pass would insert anything, or change a type."""
        return bool(self.frees or self.clones or self.is_compared or self.changes_types)


@dataclass(frozen=True)
class DeallocationFacts:
    """Of each function of an item that has a body and mentions a buffer, in text order."""

    plans: tuple[FunctionPlan, ...]
    may_change_type: bool = False
    """Whether a function of the item may get an `i1` result, if a caller needs it."""

    def plan_of(self, function: Operation) -> FunctionPlan | None:
        return next((plan for plan in self.plans if plan.function is function), None)

    def owner_of(self, value: Value) -> Ownership:
        """Of values that have the duty to free a buffer, and of the arguments of functions; `NONE` for others."""
        if not is_memref(value.type):
            return Ownership.NONE
        for plan in self.plans:
            state = plan.holders.get(value)
            if state is not None:
                return _OWNERSHIP[state]
            is_planned = plan.refusal is None and is_entry_argument(value)
            if is_planned and value.parent_block in plan.function.regions[0].blocks:
                return Ownership.BORROWED
        return Ownership.NONE


def is_entry_argument(value: Value) -> bool:
    """Whether `value` is an argument of a function."""
    return isinstance(value, BlockArgument) and value.block.is_entry and value.block.parent_op is not None


@dataclass(frozen=True)
class ShownPeak:
    """Words about the most that `function` holds: `words`, the line of `place` if there is one, `more`, and `details`
    line by line."""

    function: Operation
    place: Operation | None
    words: str
    more: str
    details: str
