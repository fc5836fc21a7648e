"""State of the ownership pass while it transforms one function.

Follows Ownership and DeallocationState in mlir/lib/Dialect/Bufferization/IR/BufferDeallocationOpInterface.cpp.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Final

from ...analysis.buffers.reaching_values import incoming
from ...analysis.dataflow.state import constant_of
from ...analysis.liveness import Liveness
from ...ir.graph import Block, Operation, Value
from ...ir.records import dataclass, field
from ...ir.types import is_memref
from ...ods.knowledge import Knowledge
from ..pass_manager.base import CalleeLookup
from ..pass_manager.compat import Compat, Notice
from ..pass_manager.refusal import Refusal
from .trace import Cause, Ownership, OwnershipFact, Reason, Trace
from .value_order import sort_values


class _Unknown:
    """No single `i1` value is the ownership."""

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN: Final = _Unknown()

Indicator = Value | _Unknown | None
"""Lattice: None (not determined) < one `i1` value < UNKNOWN."""


def is_buffer(value: Value) -> bool:
    return is_memref(value.type)


def combine(left: Indicator, right: Indicator) -> Indicator:
    """The join of two ownerships; the left one if they are equal constants."""
    if left is None:
        return right
    if right is None or left is right:
        return left
    if isinstance(left, _Unknown) or isinstance(right, _Unknown):
        return UNKNOWN
    known = constant_of(left)
    return left if known is not None and known == constant_of(right) else UNKNOWN


def describe(indicator: Indicator) -> tuple[Ownership, Value | None]:
    if indicator is None:
        return Ownership.NONE, None
    if isinstance(indicator, _Unknown):
        return Ownership.UNKNOWN, None
    known = constant_of(indicator)
    if known is None:
        return Ownership.CONDITIONAL, indicator
    return (Ownership.OWNED if known else Ownership.BORROWED), indicator


def _keep_only(values: list[Value], wanted: Container[Value]) -> None:
    """Remove the others, each replaced by the last, as upstream's small sets do: their order decides ties."""
    position = 0
    while position < len(values):
        if values[position] in wanted:
            position += 1
        else:
            values[position] = values[-1]
            values.pop()


@dataclass
class FunctionState:
    """State for one function. Liveness is that of the unchanged function.

    Operations that get more results keep their identity here, so liveness stays valid for them; LLVM 22
    replaces them and then reads erased results.
    """

    function: Operation
    knowledge: Knowledge
    callee: CalleeLookup
    dynamic: bool
    """Private functions return, next to each buffer, whether the caller owns it."""
    compat: Compat = Compat.SAFE
    trace: Trace = field(default_factory=Trace)
    changed: bool = False
    """Whether anything was inserted that the trace does not record."""
    refusals: list[Refusal] = field(default_factory=list[Refusal])
    notices: list[Notice] = field(default_factory=list[Notice])
    _ownership: dict[tuple[Value, Block], Indicator] = field(default_factory=dict[tuple[Value, Block], Indicator])
    _reasons: dict[tuple[Value, Block], list[Reason]] = field(default_factory=dict[tuple[Value, Block], list[Reason]])
    _before_end: dict[tuple[Value, Block], Indicator] = field(default_factory=dict[tuple[Value, Block], Indicator])
    _listed: dict[Block, list[Value]] = field(default_factory=dict[Block, list[Value]])
    _retained_twice: dict[tuple[Value, Block], None] = field(default_factory=dict[tuple[Value, Block], None])
    """Buffers with several equal ownership results after the block, which LLVM 22 combines to unknown."""

    def __post_init__(self) -> None:
        self._liveness = Liveness(self.function, is_buffer)

    # Ownership

    def ownership(self, value: Value, block: Block | None) -> Indicator:
        return self._ownership.get((value, block)) if block is not None else None

    def update(self, value: Value, ownership: Indicator, block: Block, reason: Reason) -> None:
        """Join the ownership of `value` in `block` with `ownership`."""
        key = (value, block)
        self._ownership[key] = combine(self._ownership.get(key), ownership)
        self._reasons.setdefault(key, []).append(reason)

    def set(self, value: Value, ownership: Indicator, block: Block, reason: Reason) -> None:
        """Replace the ownership of `value` in `block`."""
        key = (value, block)
        self._ownership[key] = ownership
        self._reasons[key] = [reason]

    def retain(self, values: list[Value], conditions: list[Value], block: Block) -> None:
        """After a deallocation: set the ownership of the retained `values`, which may repeat, to `conditions`.

        All results for one buffer are equal, so the first is used. LLVM 22 joins them to UNKNOWN.
        """
        for value in values:
            self._remember(value, block)
            self._ownership[value, block] = None
        for value, condition in zip(values, conditions, strict=True):
            before = self._ownership[value, block]
            if before is not None:
                self._retained_twice[value, block] = None
            if before is None or self.compat is Compat.LLVM22:
                self._ownership[value, block] = combine(before, condition)

    def is_retained_twice(self, value: Value, block: Block | None) -> bool:
        """Whether LLVM 22 has no valid ownership of `value` after `block`."""
        return block is not None and (value, block) in self._retained_twice

    def replace_retained(self, value: Value, condition: Value, block: Block) -> None:
        self._remember(value, block)
        self._retained_twice.pop((value, block), None)
        self._ownership[value, block] = condition

    def _remember(self, value: Value, block: Block) -> None:
        key = (value, block)
        if key not in self._before_end:
            self._before_end[key] = self._ownership.get(key)

    def reasons(self, value: Value, block: Block) -> tuple[Reason, ...]:
        return tuple(self._reasons.get((value, block), ()))

    def aliases(self, value: Value, block: Block) -> set[Value]:
        """Buffers that `value` may alias, itself included, as far as `block` and its nested regions show."""
        seen: set[tuple[Value, Block | None]] = set()
        pending: list[tuple[Value, Block | None]] = [(value, block)]
        through_regions = True
        while pending:
            place = pending.pop()
            current, home = place
            if place in seen:
                continue
            seen.add(place)
            for reason in self.reasons(current, home) if home is not None else ():
                cause, by = reason.cause, reason.operation
                if cause in (Cause.DERIVED, Cause.LIVE_IN):
                    pending += reason.sources
                elif cause is Cause.CLONED and by is not None and by.name == "scf.if":
                    # A conditional clone may be the buffer itself. The buffer is then owned, and no other owned
                    # buffer is returned from regions as it.
                    pending += reason.sources
                    through_regions = False
                elif (cause is Cause.REGION_RESULT and through_regions) or (
                    cause is Cause.BLOCK_ARGUMENT and home is not block
                ):
                    pending += [(one, one.parent_block) for one in incoming(current, self.knowledge)]
        return {name for name, _ in seen}

    def notice_once(self, notice: Notice) -> None:
        """Add `notice`, unless the operation has one of its code."""
        if all(notice.code != other.code or notice.operation is not other.operation for other in self.notices):
            self.notices.append(notice)

    # Deallocation lists

    def list_for_deallocation(self, value: Value, block: Block) -> None:
        self._listed.setdefault(block, []).append(value)

    def listed(self, block: Block) -> tuple[Value, ...]:
        return tuple(self._listed.get(block, ()))

    def returns_ownership(self, op: Operation) -> bool:
        """Whether `op` returns buffers of a private function together with their ownership."""
        private = self.dynamic and str(self.function.attribute("sym_visibility")) == '"private"'
        return private and op.parent_op is self.function and self.knowledge.is_region_terminator(op)

    # Liveness

    def live_buffers_in(self, block: Block) -> list[Value]:
        return sort_values(self._liveness.live_in(block))

    def live_through(self, block: Block, target: Block | None) -> list[Value]:
        """Buffers live out of `block`; with a `target`, those live into it."""
        live = list(self._liveness.live_out(block))
        if target is not None:
            _keep_only(live, self._liveness.live_in(target))
        return sort_values(live)

    # Trace

    def finish_trace(self) -> Trace:
        """Add the facts, in the order in which the pass first decided about each value in each block."""
        listed = {(value, block) for block, values in self._listed.items() for value in values}
        seen: dict[tuple[Value, Block], tuple[Ownership, Value | None]] = {}
        for key, indicator in self._ownership.items():
            value, block = key
            # Sources of derived values come before them.
            own = describe(self._before_end.get(key, indicator))
            ownership, condition = seen[key] = own if key in listed else self._as_named(key, own, seen)
            at_end, _ = describe(indicator)
            reasons = tuple(self._reasons.get(key, ())) or (Reason(Cause.RETAINED),)
            fact = OwnershipFact(value, block, ownership, condition, reasons, key in listed, at_end)
            self.trace.facts.append(fact)
        return self.trace

    def _as_named(
        self,
        key: tuple[Value, Block],
        own: tuple[Ownership, Value | None],
        seen: Mapping[tuple[Value, Block], tuple[Ownership, Value | None]],
    ) -> tuple[Ownership, Value | None]:
        """An alias has the ownership of its sources in its block: borrowed, if an enclosing region defines them.

        The pass uses the block that defines them, which may not be processed yet. No edit depends on that.
        """
        value, block = key
        sources = [
            one for reason in self.reasons(value, block) if reason.cause is Cause.DERIVED for one, _ in reason.sources
        ]
        borrowed = Ownership.BORROWED, None
        found = [seen.get((one, block), borrowed if one.parent_region is not block.parent else own) for one in sources]
        first, condition = found[0] if found else own
        differ = any(ownership is not first for ownership, _ in found)
        if differ or (first is Ownership.CONDITIONAL and any(other is not condition for _, other in found)):
            return Ownership.UNKNOWN, None
        return first, condition
