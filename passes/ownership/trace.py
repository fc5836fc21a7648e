"""Trace of the ownership pass: its decisions as plain values, for hints and explanations.

All operations, values and blocks are those of the transformed program; `origin` leads from them to the
program it was copied from, and is None for operations that the pass added.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from enum import Enum

from ...ir.graph import Block, BlockArgument, Operation, OpResult, Value
from ...ir.records import dataclass, field


class Ownership(Enum):
    """Ownership of a buffer in a block."""

    OWNED = "owned"
    BORROWED = "borrowed"
    CONDITIONAL = "perhaps owned"
    """Known at run time only, by an `i1` value."""
    UNKNOWN = "unknown"
    """No single `i1` value is right on all paths."""
    NONE = "none"
    """Not determined, because the pass stopped before."""


class Cause(Enum):
    """Reason for the ownership of a value; the words complete "because it ..."."""

    ALLOCATED = "is allocated here"
    AUTOMATIC = "is stack memory, released automatically"
    MANUAL = "is allocated under manual deallocation"
    CALL_RESULT = "is returned by a call: callers own results"
    PRIVATE_CALL_RESULT = "is returned by a call that will also return its ownership as an `i1`"
    REGION_RESULT = "is a result of an operation with regions, which will also yield its ownership as an `i1`"
    FUNCTION_ARGUMENT = "is a function argument: the caller keeps ownership"
    BLOCK_ARGUMENT = "is a block argument: each predecessor passes its ownership along as an `i1`"
    LIVE_IN = "comes from another block"
    CAPTURED = "belongs to an enclosing region"
    DERIVED = "may alias an operand"
    NO_SOURCE = "has no allocation in this function"
    CLONED = "is a fresh copy"
    RETAINED = "is retained by a deallocation, whose result is its ownership"
    MERGED = "is retained on both edges of a conditional branch"


@dataclass(frozen=True)
class Reason:
    """One step. `operation` caused it; `sources` are the values whose ownership was used."""

    cause: Cause
    operation: Operation | None = None
    sources: tuple[tuple[Value, Block | None], ...] = ()


@dataclass(frozen=True)
class OwnershipFact:
    """The ownership of `value` in `block`, while the block runs and after its terminator's deallocations."""

    value: Value
    block: Block
    ownership: Ownership
    condition: Value | None
    """The `i1` value for OWNED (a constant), BORROWED (a constant) and CONDITIONAL; None otherwise, and for an
    alias of a buffer of an enclosing region, which is borrowed."""
    reasons: tuple[Reason, ...]
    """Several when ownerships were combined, in that order."""
    listed: bool
    """Whether the block's terminators free it if it is owned; a view for instance is never listed."""
    ownership_at_end: Ownership


@dataclass(frozen=True)
class Freed:
    """One buffer a deallocation may free. `value` is the buffer itself, not its base."""

    value: Value
    ownership: Ownership
    condition: Value
    retained_as: tuple[Value, ...]
    """Retained values that may alias this buffer, as far as the block shows: it is not freed if one does."""
    shown_by: tuple[Value, ...]
    """Those of them that must alias it, being the buffer itself or views of the same: it is not freed."""


@dataclass(frozen=True)
class Deallocation:
    """One inserted `bufferization.dealloc` before `terminator`; `successor` for the edge it belongs to."""

    operation: Operation
    terminator: Operation
    successor: int | None
    candidates: tuple[Freed, ...]
    retained: tuple[Value, ...]
    forwarded: int
    """Number of leading `retained` values that the terminator forwards; the others are live afterwards."""

    @property
    def freed(self) -> tuple[Freed, ...]:
        """Buffers freed here if owned: not known to be borrowed, and without a retained alias."""
        return tuple(
            one
            for one in self.candidates
            if one.ownership is not Ownership.BORROWED and not (one.retained_as or one.shown_by)
        )

    @property
    def freed_unless_retained(self) -> tuple[Freed, ...]:
        """Buffers not borrowed that a retained value may alias, and none must."""
        return tuple(
            one
            for one in self.candidates
            if one.ownership is not Ownership.BORROWED and one.retained_as and not one.shown_by
        )


@dataclass(frozen=True)
class Copy:
    """A `bufferization.clone`, because a function must own its results.

    `conditional`: cloned at run time only if the buffer is not owned. A borrowed one is always cloned, though the
    pass writes a constant condition for it too.
    """

    operation: Operation
    value: Value
    result: Value
    """The value that is returned in place of `value`."""
    terminator: Operation
    operand: int
    """Position among the operands of the terminator."""
    conditional: bool
    reasons: tuple[Reason, ...]


@dataclass(frozen=True)
class AddedResult:
    result: OpResult
    buffer: OpResult


@dataclass(frozen=True)
class AddedArgument:
    argument: BlockArgument
    buffer: BlockArgument


@dataclass(frozen=True)
class AddedOperand:
    """`value` is the ownership of `buffer`, which `operation` forwards too."""

    operation: Operation
    operand: int
    value: Value
    buffer: Value


@dataclass
class Trace:
    """Decisions about one or several functions, in the order of the pass."""

    facts: list[OwnershipFact] = field(default_factory=list[OwnershipFact])
    deallocations: list[Deallocation] = field(default_factory=list[Deallocation])
    copies: list[Copy] = field(default_factory=list[Copy])
    added_results: list[AddedResult] = field(default_factory=list[AddedResult])
    added_arguments: list[AddedArgument] = field(default_factory=list[AddedArgument])
    added_operands: list[AddedOperand] = field(default_factory=list[AddedOperand])
    _by_place: dict[tuple[Value, Block], OwnershipFact] = field(
        default_factory=dict[tuple[Value, Block], OwnershipFact]
    )

    def extend(self, other: Trace) -> None:
        self.facts += other.facts
        self.deallocations += other.deallocations
        self.copies += other.copies
        self.added_results += other.added_results
        self.added_arguments += other.added_arguments
        self.added_operands += other.added_operands

    def _facts_by_place(self) -> Mapping[tuple[Value, Block], OwnershipFact]:
        # Made on first use, and again if the pass has continued.
        if len(self._by_place) != len(self.facts):
            self._by_place = {(fact.value, fact.block): fact for fact in self.facts}
        return self._by_place

    def why(self, fact: OwnershipFact) -> Iterator[OwnershipFact]:
        """`fact`, then the facts it was derived from, breadth first, each once."""
        by_place = self._facts_by_place()
        queue = [fact]
        seen = {(fact.value, fact.block)}
        for current in queue:
            yield current
            for reason in current.reasons:
                for value, block in reason.sources:
                    source = by_place.get((value, block)) if block is not None else None
                    if source is not None and (value, block) not in seen:
                        seen.add((source.value, source.block))
                        queue.append(source)
