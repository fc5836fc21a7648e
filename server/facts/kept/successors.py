"""Successors: what is known of one version of a function, about the operations of a later one, which are known one by
one."""

from __future__ import annotations

from collections.abc import Mapping, Sequence, Set
from typing import TYPE_CHECKING, NamedTuple

from ....analysis.placement.heap_buffers import Placements
from ....ir.graph import Block, BlockArgument, Operation, OpOperand, OpResult, Value
from ....ir.records import replace

if TYPE_CHECKING:
    from ....passes.ownership.eventless import Events
    from ....passes.pass_manager.refusal import Refusal
    from .bufferization_plans import BufferizationFacts, BufferizationPlan, PlannedCopy
    from .plans import DeallocationFacts, FunctionPlan, PlannedClone, PlannedFree, ShownPeak
    from .tensor_plans import FunctionTensors, TensorBuffer, TensorPlans


class SiteNotes(NamedTuple):
    """Facts of the buffers of a function all of whose paths fare alike."""

    frees: frozenset[Operation]
    """Deallocations."""
    unfreed: frozenset[Value]
    """Buffers that a path neither frees nor returns."""


class Successor:
    """The operations of one version for those of another one with the same sketch."""

    def __init__(
        self, old: Sequence[Operation], new: Sequence[Operation], numbers: Mapping[OpOperand, int] | None = None
    ) -> None:
        """`numbers`: of operands among those of their operation, which may be gone."""
        self._old = old
        self._others = {one: other for one, other in zip(old, new, strict=True) if one is not other}
        self._numbers = numbers or {}
        self._asked: set[Operation] = set()

    def changes(self, operations: Set[Operation]) -> bool:
        """Whether any of `operations`, of the old version, is another one now."""
        return not self._others.keys().isdisjoint(operations)

    @property
    def asked(self) -> frozenset[Operation]:
        """The operations of the old version that results mention whose successors have been asked for."""
        return frozenset(self._asked)

    def later(self, operations: Set[Operation]) -> frozenset[Operation]:
        """Those in the places of `operations`."""
        return frozenset([self._others.get(op, op) for op in operations])

    def leads_on(self, refusal: Refusal | None) -> bool:
        """Let what `refusal` mentions, which is in a copy, lead to the operations of the later version.

        Whether it can: what it mentions was made from operations that have a place in both versions.
        """
        if refusal is None:
            return True
        places = [refusal.operation, refusal.value, refusal.block]
        places += [place for note in refusal.notes for place in (note.operation, note.value)]
        old = frozenset(self._old)
        makers = [self._maker(place) for place in places if place is not None]
        if not all(one is not None and one.origin in old for one in makers):
            return False
        for one in dict.fromkeys(makers):
            if one is not None and one.origin is not None:
                one.origin = self._operation(one.origin)
        return True

    @staticmethod
    def _maker(place: Operation | Value | Block) -> Operation | None:
        if isinstance(place, Operation):
            return place
        if isinstance(place, Block):
            return place.parent_op
        return place.defining_op or (place.parent_block.parent_op if place.parent_block is not None else None)

    def plans(self, facts: DeallocationFacts) -> DeallocationFacts:
        return replace(facts, plans=tuple(map(self._plan, facts.plans)))

    def _plan(self, plan: FunctionPlan) -> FunctionPlan:
        return replace(
            plan,
            function=self._operation(plan.function),
            frees=tuple(map(self._free, plan.frees)),
            clones=tuple(map(self._clone, plan.clones)),
            holders={self._value(value): state for value, state in plan.holders.items()},
            returned={self._operation(op): tuple(map(self._value, all_)) for op, all_ in plan.returned.items()},
        )

    def _free(self, free: PlannedFree) -> PlannedFree:
        places = (free.after, free.before, free.around, free.clone_end)
        after, before, around, end = [self._operation(op) if op is not None else None for op in places]
        value = self._value(free.value)
        return replace(free, value=value, after=after, before=before, around=around, clone_end=end)

    def _clone(self, clone: PlannedClone) -> PlannedClone:
        return replace(clone, value=self._value(clone.value), terminator=self._operation(clone.terminator))

    def placements(self, found: Placements) -> Placements:
        operation = self._operation
        return Placements(
            tuple([
                replace(one, op=operation(one.op), loops=tuple(map(operation, one.loops))) for one in found.better
            ]),
            tuple([(operation(op), obstacle) for op, obstacle in found.reasons]),
            tuple([
                (operation(op), replace(use, op=operation(use.op), name=self._value(use.name)))
                for op, use in found.not_moved
            ]),
        )  # fmt: skip

    def events(self, events: Events) -> Events:
        frees = [
            replace(one, operation=self._operation(one.operation)) if one.operation is not None else one
            for one in events.frees
        ]
        return events._replace(frees=tuple(frees))

    def sites(self, notes: SiteNotes) -> SiteNotes:
        frees, unfreed = notes
        return SiteNotes(frozenset([self._operation(op) for op in frees]), frozenset(map(self._value, unfreed)))

    def peak(self, peak: ShownPeak) -> ShownPeak:
        place = self._operation(peak.place) if peak.place is not None else None
        return replace(peak, function=self._operation(peak.function), place=place)

    def bufferization(self, facts: BufferizationFacts) -> BufferizationFacts:
        """Facts without a refusal."""
        return replace(facts, plans=tuple(map(self._bufferized, facts.plans)))

    def _bufferized(self, plan: BufferizationPlan) -> BufferizationPlan:
        return replace(
            plan,
            function=self._operation(plan.function),
            copies=tuple(map(self._copy, plan.copies)),
            apart=tuple(map(self._copy, plan.apart)),
            in_place=tuple(map(self.operand, plan.in_place)),
            allocated=tuple([self._value(one) if one is not None else None for one in plan.allocated]),
            loop_allocations=tuple(map(self._operation, plan.loop_allocations)),
            returned=tuple(map(self.operand, plan.returned)),
        )

    def _copy(self, copy: PlannedCopy) -> PlannedCopy:
        reason = copy.reason
        return replace(
            copy,
            operand=self.operand(copy.operand) if copy.operand is not None else None,
            operation=self._operation(copy.operation),
            value=self._value(copy.value),
            reason=replace(
                reason,
                read=self._operation(reason.read) if reason.read is not None else None,
                write=self._operation(reason.write) if reason.write is not None else None,
                definition=self._value(reason.definition) if reason.definition is not None else None,
            ),
        )

    def tensor_plans(self, facts: TensorPlans) -> TensorPlans:
        refused = self._operation(facts.refused) if facts.refused is not None else None
        left = tuple([self._operation(op) for op in facts.left])
        return replace(facts, functions=tuple(map(self._function, facts.functions)), refused=refused, left=left)

    def _function(self, function: FunctionTensors) -> FunctionTensors:
        buffers = {one: self._buffer(one) for one in function.buffers}
        tensors = [
            replace(
                one,
                tensor=self._value(one.tensor),
                of=self._value(one.of) if one.of is not None else None,
                buffers=tuple([buffers[each] for each in one.buffers]),
            )
            for one in function.tensors.values()
        ]
        plan = function.deallocation
        return replace(
            function,
            function=self._operation(function.function),
            tensors={one.tensor: one for one in tensors},
            buffers=tuple(buffers.values()),
            deallocation=self._plan(plan) if plan is not None else None,
        )

    def _buffer(self, buffer: TensorBuffer) -> TensorBuffer:
        return replace(
            buffer,
            operation=self._operation(buffer.operation) if buffer.operation is not None else None,
            tensor=self._value(buffer.tensor) if buffer.tensor is not None else None,
            copied=self._value(buffer.copied) if buffer.copied is not None else None,
            writes=tuple([self._operation(op) for op in buffer.writes]),
            frees=tuple(map(self._free, buffer.frees)),
            returned=tuple([self._operation(op) for op in buffer.returned]),
            open_for=self._operation(buffer.open_for) if buffer.open_for is not None else None,
        )

    def _operation(self, op: Operation) -> Operation:
        self._asked.add(op)
        return self._others.get(op, op)

    def operand(self, operand: OpOperand) -> OpOperand:
        op = self._operation(operand.owner)
        return operand if op is operand.owner else op.operands[self._numbers[operand]]

    def _value(self, value: Value) -> Value:
        if isinstance(value, OpResult):
            op = self._operation(value.op)
            return value if op is value.op else op.results[value.index]
        assert isinstance(value, BlockArgument)
        region = value.block.parent
        assert region is not None
        op = self._operation(region.parent)
        if op is region.parent:
            return value
        return op.regions[region.index].blocks[region.blocks.index(value.block)].args[value.index]
