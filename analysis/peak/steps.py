"""Steps of single operations: what each makes and frees, on the heap or on the stack."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from enum import Enum

from ...dialects.bufferization import ops as bufferization
from ...dialects.common.canonicalization.matching import constant_int
from ...ir.graph import Operation, OpResult, Value
from ...ir.records import dataclass, field
from ...ods.op_view import view_if
from ...ods.semantics import AUTOMATIC_SCOPE
from ..buffers.allocations import allocation_effects
from ..dataflow.operation_facts import OperationFacts
from .amounts import NOTHING, combined
from .buffer_sizes import BufferSizes
from .spans import EMPTY, Span, exchanged, step, then


class Memory(Enum):
    HEAP = "heap"
    STACK = "stack"


@dataclass(frozen=True)
class Free:
    """`is_certain`: under no condition."""

    buffer: Value
    is_certain: bool = True


@dataclass(frozen=True)
class Planned:
    """Frees and copies that a pass would add to a function, by the author's operations beside which it would."""

    before: Mapping[Operation, Sequence[Free]] = field(default_factory=dict[Operation, Sequence[Free]])
    after: Mapping[Operation, Sequence[Free]] = field(default_factory=dict[Operation, Sequence[Free]])
    otherwise: Mapping[Operation, Sequence[Free]] = field(default_factory=dict[Operation, Sequence[Free]])
    """On the way past all regions of the operation."""
    clones: Mapping[Operation, Sequence[Free]] = field(default_factory=dict[Operation, Sequence[Free]])
    """Buffers that are copied before the operation."""


UNPLANNED = Planned()


class Steps:
    """Of the operations of one program, apart from their regions and what they call."""

    def __init__(self, facts: OperationFacts, sizes: BufferSizes) -> None:
        self.facts = facts
        self.sizes = sizes

    def made(self, op: Operation, memory: Memory) -> list[OpResult]:
        """The buffers that `op` makes itself."""
        if memory is Memory.STACK:
            effects = allocation_effects(op, self.facts.knowledge)
            values = [effect.value for effect in effects if effect.resource == AUTOMATIC_SCOPE]
        else:
            values = self.sizes.made_by(op)
        return [value for value in values if isinstance(value, OpResult)]

    def is_seen(self, op: Operation) -> bool:
        """Whether it is known what `op` makes and frees."""
        return self.facts.is_known(op) or op.name == bufferization.DeallocOp.NAME

    def freed(self, op: Operation) -> list[Free]:
        """The buffers that `op` frees itself, or gives back for others in their place."""
        conditional = view_if(op, bufferization.DeallocOp)
        if conditional is None:
            return [Free(value) for value in self.facts.taken(op)]
        if conditional.retained:
            return [Free(value, is_certain=False) for value in conditional.memrefs]
        conditions = [constant_int(condition) for condition in conditional.conditions]
        pairs = zip(conditional.memrefs, conditions, strict=False)
        return [Free(value, is_certain=condition is not None) for value, condition in pairs if condition != 0]

    def of(self, op: Operation, memory: Memory) -> Span:
        """The span of `op` itself. Where it makes buffers and frees some, it may also let one buffer be the other."""
        made = NOTHING
        for value in self.made(op, memory):
            made = made.plus(self.sizes.made(value))
        span = step(op, made, made, made) if made is not NOTHING else EMPTY
        freed = self.freed(op) if memory is Memory.HEAP else []
        if not freed:
            return span
        freeing = self.frees(op, freed)
        return exchanged(then(span, freeing)) if span is not EMPTY else freeing

    def frees(self, place: Operation, freed: Sequence[Free]) -> Span:
        """`freed`, one after another, at `place`."""
        span = EMPTY
        for free in freed:
            held = self.sizes.of(free.buffer)
            most = NOTHING.minus(held.least) if free.is_certain else NOTHING
            least = None if held.most is None else NOTHING.minus(held.most)
            span = then(span, step(place, NOTHING, most, least))
        return span

    def clones(self, place: Operation, cloned: Sequence[Free]) -> Span:
        """Copies of buffers, made at `place`. A condition leaves open whether."""
        span = EMPTY
        for clone in cloned:
            held = self.sizes.of(clone.buffer)
            most = held.most if held.most is not None else combined(held.least, NOTHING, max)
            least = held.least if clone.is_certain else NOTHING
            one = step(place, most, most, least)
            if not clone.is_certain or not most.is_same(least):
                one = Span(one.peaks, (NOTHING,), one.most, one.least)
            span = then(span, one)
        return span
