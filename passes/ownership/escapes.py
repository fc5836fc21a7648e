"""Escapes: buffers that stay reachable after the pass has freed them, by ways it does not follow.

LLVM 22 frees them all the same. One function per kind of escape, which yields refusals.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...analysis.buffers.origins import BufferOrigins, is_allocated
from ...analysis.dataflow.container_contents import ContainerContents, holds_buffers
from ...analysis.dataflow.flow_graph import FlowGraph
from ...analysis.dataflow.operation_facts import Carrier, OperationFacts, carrier_of, element_of
from ...ir.graph import Operation, Value
from ...ir.types import is_memref
from ...ir.walk import walk
from ...ods.knowledge import Knowledge
from ...ods.semantics import AUTOMATIC_SCOPE, EffectKind, Semantics
from ...ods.side_effects import written_back
from ..pass_manager.refusal import Note, Refusal
from .carried_away import unfollowed
from .preconditions import MANUAL_DEALLOCATION
from .shifted_views import is_shifted


class Escapes:
    """Of one function, as it is before the pass changes it."""

    def __init__(self, function: Operation, knowledge: Knowledge) -> None:
        self._function = function
        self._knowledge = knowledge
        self._found: BufferOrigins | None = None
        self._contents: ContainerContents | None = None
        self._facts = OperationFacts(knowledge)

    def refusals(self) -> Iterator[Refusal]:
        """In text order; after them what is found by following values of other types."""
        found: set[Value] = set()
        may_carry = False
        knowledge = self._knowledge
        for op in walk(self._function):
            semantics = knowledge.semantics(op.name)
            if semantics is not None:
                is_carrier = semantics.names_memory or semantics.tags is not None or knowledge.runs_later(op)
                may_carry = may_carry or is_carrier
                may_carry = may_carry or _goes_on(op, semantics)
            is_given = False
            for operand in op.operands:
                if is_memref(operand.value.type):
                    is_given = True
                    break
            may_carry = may_carry or (is_given and _makes_other_forms(op))
            for refusal in self._plain(op, semantics) if is_given else self._freed_otherwise(op, semantics):
                for operand in refusal.operation.operands if refusal.operation is not None else ():
                    found.update(self._origins.origins(operand.value))
                yield refusal
        if may_carry:
            # Few programs have such values, and all others should start without the modules behind this.
            from .carried_away import carried_away

            carried = carried_away(self._function, self._knowledge, known=found)
            yield from (refusal for buffer, refusal in carried if buffer not in found)

    def _plain(self, op: Operation, semantics: Semantics | None) -> Iterator[Refusal]:
        """Of an operation that is given a buffer."""
        if written_back(op, self._knowledge) or any(holds_buffers(operand.value.type) for operand in op.operands):
            yield from self._stored(op)
        yield from self._freed_otherwise(op, semantics)
        yield from self._passed_on_shifted(op)

    @property
    def _origins(self) -> BufferOrigins:
        # Most functions never ask.
        if self._found is None:
            self._found = BufferOrigins(self._function, self._knowledge)
        return self._found

    def _may_be_freed(self, buffer: Value) -> bool:
        """Whether the pass may free an allocation that `buffer` may alias."""
        return any(self._is_owned_here(origin) for origin in self._origins.origins(buffer))

    def _is_owned_here(self, origin: Value) -> bool:
        op = origin.defining_op
        if op is None:
            return False
        if self._knowledge.is_call(op):
            return True
        automatic = any(
            effect.kind is EffectKind.ALLOCATE and effect.resource == AUTOMATIC_SCOPE
            for effect in self._knowledge.effects(op) or ()
        )
        return is_allocated(origin, self._knowledge) and not automatic and op.attribute(MANUAL_DEALLOCATION) is None

    # Stored into memory

    def _stored(self, op: Operation) -> Iterator[Refusal]:
        """A buffer stored into a memref of memrefs, where it may be found when it is freed."""
        if self._contents is None:
            self._contents = ContainerContents.of(FlowGraph(self._function, self._knowledge), self._facts)
        if self._contents.keeps(op):
            return
        for container in self._facts.written(op):
            for operand in op.operands if holds_buffers(container.type) else ():
                value = operand.value
                if value is not container and element_of(container.type) is value.type and self._may_be_freed(value):
                    reason = "stores a buffer that is freed at the end of its block"
                    use = self._contents.unfollowed_use(op, self._facts)
                    notes = (Note("this is the buffer", value=value), *unfollowed(use))
                    yield Refusal(reason, "dealloc-stored", op, notes=notes)
                    return

    # Other deallocations than memref.dealloc

    def _freed_otherwise(self, op: Operation, semantics: Semantics | None) -> Sequence[Refusal]:
        if semantics is None or semantics.freed_by is None or op.attribute(MANUAL_DEALLOCATION) is not None:
            return ()
        is_buffer_made = any(is_memref(value.type) for value in (*op.operand_values, *op.results))
        if not is_buffer_made or not any(self._is_owned_here(result) for result in op.results):
            return ()
        reason = f"'memref.dealloc' does not free what this allocates, '{semantics.freed_by}' does"
        return (Refusal(reason, "dealloc-freed-otherwise", op),)

    # Views with a shifted address

    def _passed_on_shifted(self, op: Operation) -> Iterator[Refusal]:
        """A view with another aligned address than its allocation, passed on: comparing addresses fails for it."""
        if not self._passes_on(op):
            # Most operations: where each is a view of the one before, looking back from all of them would take long.
            return
        for operand in op.operands:
            value = operand.value
            if not is_memref(value.type) or not is_shifted(value, self._knowledge) or not self._may_be_freed(value):
                continue
            if self._is_passed_on(op, value):
                reason = "passes on a view whose address is not that of its allocation"
                yield Refusal(reason, "dealloc-shifted-view", op, notes=(Note("this is the view", value=value),))
                return

    def _passes_on(self, op: Operation) -> bool:
        """Whether values of `op` may go on under other names."""
        knowledge = self._knowledge
        return (
            op.name == "arith.select"
            or bool(op.successors)
            or knowledge.is_region_terminator(op)
            or knowledge.region_branch(op) is not None
        )

    def _is_passed_on(self, op: Operation, view: Value) -> bool:
        """Of an operation that passes values on."""
        if self._knowledge.is_region_terminator(op) and op.parent_op is self._function:
            # One alias may be returned to the caller: two of them would seem to be two allocations.
            others = [operand.value for operand in op.operands if is_memref(operand.value.type)]
            return others.count(view) > 1 or any(
                other is not view and self._origins.is_same_allocation(other, view) is not False for other in others
            )
        return True


def _goes_on(op: Operation, semantics: Semantics) -> bool:
    """Whether work may go on after `op`."""
    return semantics.awaits is not None and not semantics.awaits(op)


def _makes_other_forms(op: Operation) -> bool:
    """Whether a result of `op` may lead to a buffer that it is given."""
    return any(carrier_of(result.type) in (Carrier.HANDLE, Carrier.TENSOR) for result in op.results)
