"""Successors: what is known of one version of a function, about the operations of a later one, which are known one by
one."""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from ....analysis.placement.heap_buffers import Placements
from ....ir.graph import Block, BlockArgument, Operation, OpResult, Value
from ....ir.records import replace

if TYPE_CHECKING:
    from ....passes.ownership.eventless import Events
    from ....passes.pass_manager.refusal import Refusal
    from .buffer_sketches import BufferSketch
    from .plans import DeallocationFacts, FunctionPlan, PlannedClone, PlannedFree, ShownPeak
    from .tensor_plans import FunctionTensors, TensorBuffer, TensorPlans


def succeeding_value(value: Value, operations: Mapping[Operation, Operation]) -> Value:
    """The value in the place of `value`, a result or an argument of a block; `operations`: later by earlier ones."""
    if isinstance(value, OpResult):
        return operations[value.op].results[value.index]
    assert isinstance(value, BlockArgument)
    region = value.block.parent
    assert region is not None
    block = operations[region.parent].regions[region.index].blocks[region.blocks.index(value.block)]
    return block.args[value.index]


class SiteNotes(NamedTuple):
    """Facts of the buffers of a function all of whose paths fare alike."""

    frees: frozenset[Operation]
    """Deallocations."""
    unfreed: frozenset[Value]
    """Buffers that a path neither frees nor returns."""


class Successor:
    """The operations of one version for those of another one with the same sketch."""

    def __init__(self, old: BufferSketch, new: BufferSketch) -> None:
        self._operations = dict(zip(old.operations, new.operations, strict=True))

    def leads_on(self, refusal: Refusal | None) -> bool:
        """Let what `refusal` mentions, which is in a copy, lead to the operations of the later version.

        Whether it can: what it mentions was made from operations that have a place in both versions.
        """
        if refusal is None:
            return True
        places = [refusal.operation, refusal.value, refusal.block]
        places += [place for note in refusal.notes for place in (note.operation, note.value)]
        makers = [self._maker(place) for place in places if place is not None]
        if not all(one is not None and one.origin in self._operations for one in makers):
            return False
        for one in dict.fromkeys(makers):
            if one is not None and one.origin is not None:
                one.origin = self._operations[one.origin]
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
            function=self._operations[plan.function],
            frees=tuple(map(self._free, plan.frees)),
            clones=tuple(map(self._clone, plan.clones)),
            holders={self._value(value): state for value, state in plan.holders.items()},
            returned={self._operations[op]: tuple(map(self._value, all_)) for op, all_ in plan.returned.items()},
        )

    def _free(self, free: PlannedFree) -> PlannedFree:
        places = (free.after, free.before, free.around, free.clone_end)
        after, before, around, end = [self._operations[op] if op is not None else None for op in places]
        value = self._value(free.value)
        return replace(free, value=value, after=after, before=before, around=around, clone_end=end)

    def _clone(self, clone: PlannedClone) -> PlannedClone:
        return replace(clone, value=self._value(clone.value), terminator=self._operations[clone.terminator])

    def placements(self, found: Placements) -> Placements:
        operations = self._operations
        return Placements(
            tuple([
                replace(one, op=operations[one.op], loops=tuple([operations[loop] for loop in one.loops]))
                for one in found.better
            ]),
            tuple([(operations[op], obstacle) for op, obstacle in found.reasons]),
            tuple([
                (operations[op], replace(use, op=operations[use.op], name=self._value(use.name)))
                for op, use in found.not_moved
            ]),
        )  # fmt: skip

    def events(self, events: Events) -> Events:
        frees = [
            replace(one, operation=self._operations[one.operation]) if one.operation is not None else one
            for one in events.frees
        ]
        return events._replace(frees=tuple(frees))

    def sites(self, notes: SiteNotes) -> SiteNotes:
        frees, unfreed = notes
        return SiteNotes(frozenset([self._operations[op] for op in frees]), frozenset(map(self._value, unfreed)))

    def peak(self, peak: ShownPeak) -> ShownPeak:
        place = self._operations[peak.place] if peak.place is not None else None
        return replace(peak, function=self._operations[peak.function], place=place)

    def tensor_plans(self, facts: TensorPlans) -> TensorPlans:
        refused = self._operations[facts.refused] if facts.refused is not None else None
        left = tuple([self._operations[op] for op in facts.left])
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
            function=self._operations[function.function],
            tensors={one.tensor: one for one in tensors},
            buffers=tuple(buffers.values()),
            deallocation=self._plan(plan) if plan is not None else None,
        )

    def _buffer(self, buffer: TensorBuffer) -> TensorBuffer:
        return replace(
            buffer,
            operation=self._operations[buffer.operation] if buffer.operation is not None else None,
            tensor=self._value(buffer.tensor) if buffer.tensor is not None else None,
            copied=self._value(buffer.copied) if buffer.copied is not None else None,
            writes=tuple([self._operations[op] for op in buffer.writes]),
            frees=tuple(map(self._free, buffer.frees)),
            returned=tuple([self._operations[op] for op in buffer.returned]),
            open_for=self._operations[buffer.open_for] if buffer.open_for is not None else None,
        )

    def _value(self, value: Value) -> Value:
        return succeeding_value(value, self._operations)
