"""State of the ownership pass while it transforms one function.

Follows Ownership and DeallocationState in mlir/lib/Dialect/Bufferization/IR/BufferDeallocationOpInterface.cpp.
"""

from __future__ import annotations

from collections.abc import Container, Mapping
from typing import Final

from ...analysis.liveness import Liveness
from ...analysis.reaching_values import incoming
from ...ir.attributes import IntegerAttr
from ...ir.graph import Block, Operation, Value
from ...ir.records import dataclass, field
from ...ir.types import is_memref
from ...ods.knowledge import Knowledge
from ..pass_manager.base import CalleeLookup, Refusal
from ..pass_manager.compat import Compat, Notice
from .trace import Cause, Ownership, OwnershipFact, Reason, Trace
from .value_order import sort_values


class _Unknown:
    """Several indicators could be meant."""

    def __repr__(self) -> str:
        return "UNKNOWN"


UNKNOWN: Final = _Unknown()

Indicator = Value | _Unknown | None
"""None (nothing said yet) < one `i1` value < UNKNOWN."""


def is_buffer(value: Value) -> bool:
    return is_memref(value.type)


def constant_condition(value: Value) -> bool | None:
    """What the `i1` constant `value` is; None when it is no constant."""
    op = value.defining_op
    if op is None or op.name != "arith.constant":
        return None
    attribute = op.properties.get("value")
    return bool(attribute.value) if isinstance(attribute, IntegerAttr) else None


def combine(left: Indicator, right: Indicator) -> Indicator:
    """The ownership of what may be either; the left one stays when both say the same."""
    if left is None:
        return right
    if right is None or left is right:
        return left
    if isinstance(left, _Unknown) or isinstance(right, _Unknown):
        return UNKNOWN
    known = constant_condition(left)
    return left if known is not None and known == constant_condition(right) else UNKNOWN


def describe(indicator: Indicator) -> tuple[Ownership, Value | None]:
    if indicator is None:
        return Ownership.NONE, None
    if isinstance(indicator, _Unknown):
        return Ownership.UNKNOWN, None
    known = constant_condition(indicator)
    if known is None:
        return Ownership.CONDITIONAL, indicator
    return (Ownership.OWNED if known else Ownership.BORROWED), indicator


def _keep_only(values: list[Value], wanted: Container[Value]) -> None:
    """Remove the others, each replaced by the last: the order of upstream's small sets shows where sorting has ties."""
    position = 0
    while position < len(values):
        if values[position] in wanted:
            position += 1
        else:
            values[position] = values[-1]
            values.pop()


@dataclass
class FunctionState:
    """One function at work. Liveness is that of the untouched function.

    Operations that get more results keep their identity here, so liveness stays right for them; LLVM 22
    replaces them and then reads results that are gone.
    """

    function: Operation
    knowledge: Knowledge
    callee: CalleeLookup
    dynamic: bool
    """Private functions return, next to each buffer, whether the caller owns it."""
    compat: Compat = Compat.SAFE
    trace: Trace = field(default_factory=Trace)
    changed: bool = False
    """Whether anything was inserted that the trace does not tell of."""
    refusals: list[Refusal] = field(default_factory=list[Refusal])
    notices: list[Notice] = field(default_factory=list[Notice])
    _ownership: dict[tuple[Value, Block], Indicator] = field(default_factory=dict[tuple[Value, Block], Indicator])
    _reasons: dict[tuple[Value, Block], list[Reason]] = field(default_factory=dict[tuple[Value, Block], list[Reason]])
    _before_end: dict[tuple[Value, Block], Indicator] = field(default_factory=dict[tuple[Value, Block], Indicator])
    _listed: dict[Block, list[Value]] = field(default_factory=dict[Block, list[Value]])
    _kept_twice: dict[tuple[Value, Block], None] = field(default_factory=dict[tuple[Value, Block], None])
    """Buffers with several answers about who owns them after the block, which LLVM 22 takes for different ones."""

    def __post_init__(self) -> None:
        self._liveness = Liveness(self.function, is_buffer)

    # Ownership

    def ownership(self, value: Value, block: Block | None) -> Indicator:
        return self._ownership.get((value, block)) if block is not None else None

    def update(self, value: Value, ownership: Indicator, block: Block, reason: Reason) -> None:
        """Combine what is known of `value` in `block` with `ownership`."""
        key = (value, block)
        self._ownership[key] = combine(self._ownership.get(key), ownership)
        self._reasons.setdefault(key, []).append(reason)

    def set(self, value: Value, ownership: Indicator, block: Block, reason: Reason) -> None:
        """Forget what was known of `value` in `block`."""
        key = (value, block)
        self._ownership[key] = ownership
        self._reasons[key] = [reason]

    def retain(self, values: list[Value], conditions: list[Value], block: Block) -> None:
        """After a deallocation: `conditions` say who owns `values`, which may repeat, from now on.

        All answers about one buffer are equal, so the first counts. LLVM 22 combines them to "unknown".
        """
        for value in values:
            self._remember(value, block)
            self._ownership[value, block] = None
        for value, condition in zip(values, conditions, strict=True):
            before = self._ownership[value, block]
            if before is not None:
                self._kept_twice[value, block] = None
            if before is None or self.compat is Compat.LLVM22:
                self._ownership[value, block] = combine(before, condition)

    def is_kept_twice(self, value: Value, block: Block | None) -> bool:
        """Whether LLVM 22 has no valid ownership of `value` after `block`."""
        return block is not None and (value, block) in self._kept_twice

    def replace_retained(self, value: Value, condition: Value, block: Block) -> None:
        self._remember(value, block)
        self._kept_twice.pop((value, block), None)
        self._ownership[value, block] = condition

    def _remember(self, value: Value, block: Block) -> None:
        key = (value, block)
        if key not in self._before_end:
            self._before_end[key] = self._ownership.get(key)

    def reasons(self, value: Value, block: Block) -> tuple[Reason, ...]:
        return tuple(self._reasons.get((value, block), ()))

    def other_names(self, value: Value, block: Block) -> set[Value]:
        """Buffers that `value` may be another name for, itself included, as far as `block` and what is in it show."""
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
                    # Made at run time only when it must be, it may be the buffer itself. That is owned then, and
                    # nothing else that is owned comes out of regions as it.
                    pending += reason.sources
                    through_regions = False
                elif (cause is Cause.REGION_RESULT and through_regions) or (
                    cause is Cause.BLOCK_ARGUMENT and home is not block
                ):
                    pending += [(one, one.parent_block) for one in incoming(current, self.knowledge)]
        return {name for name, _ in seen}

    def notice_once(self, notice: Notice) -> None:
        """Unless it was said of the same operation before."""
        if all(notice.code != other.code or notice.operation is not other.operation for other in self.notices):
            self.notices.append(notice)

    # What each block frees

    def list_for_deallocation(self, value: Value, block: Block) -> None:
        self._listed.setdefault(block, []).append(value)

    def listed(self, block: Block) -> tuple[Value, ...]:
        return tuple(self._listed.get(block, ()))

    def returns_ownership(self, op: Operation) -> bool:
        """Whether `op` hands buffers to the caller of a private function, together with who owns them."""
        private = self.dynamic and str(self.function.attribute("sym_visibility")) == '"private"'
        return private and op.parent_op is self.function and self.knowledge.is_region_terminator(op)

    # Liveness

    def live_buffers_in(self, block: Block) -> list[Value]:
        return sort_values(self._liveness.live_in(block))

    def live_through(self, block: Block, target: Block | None) -> list[Value]:
        """Buffers needed after `block`; with a `target`, those needed there."""
        live = list(self._liveness.live_out(block))
        if target is not None:
            _keep_only(live, self._liveness.live_in(target))
        return sort_values(live)

    # The account

    def finish_trace(self) -> Trace:
        """Add the facts, in the order in which the pass first decided about each value in each block."""
        listed = {(value, block) for block, values in self._listed.items() for value in values}
        seen: dict[tuple[Value, Block], tuple[Ownership, Value | None]] = {}
        for key, indicator in self._ownership.items():
            value, block = key
            # What others are derived from was decided before.
            own = describe(self._before_end.get(key, indicator))
            ownership, condition = seen[key] = own if key in listed else self._as_named(key, own, seen)
            at_end, condition_at_end = describe(indicator)
            reasons = tuple(self._reasons.get(key, ())) or (Reason(Cause.RETAINED),)
            fact = OwnershipFact(value, block, ownership, condition, reasons, key in listed, at_end, condition_at_end)
            self.trace.facts.append(fact)
        return self.trace

    def _as_named(
        self,
        key: tuple[Value, Block],
        own: tuple[Ownership, Value | None],
        seen: Mapping[tuple[Value, Block], tuple[Ownership, Value | None]],
    ) -> tuple[Ownership, Value | None]:
        """A name of other buffers is what those are in its block: borrowed, when an operation around it has them.

        The pass asks the block that defines them, which it may not have looked at by then. No edit depends on that.
        """
        value, block = key
        sources = [
            one for reason in self.reasons(value, block) if reason.cause is Cause.DERIVED for one, _ in reason.sources
        ]
        lent = Ownership.BORROWED, None
        found = [seen.get((one, block), lent if one.parent_region is not block.parent else own) for one in sources]
        first, condition = found[0] if found else own
        differ = any(ownership is not first for ownership, _ in found)
        if differ or (first is Ownership.CONDITIONAL and any(other is not condition for _, other in found)):
            return Ownership.UNKNOWN, None
        return first, condition
