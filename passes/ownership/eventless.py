"""Functions that the ownership pass transforms without anything to report, found out without a copy of them.

    func.func @f(%n: index) {                  // One block per region, an allocation, no terminator passes it on:
      %0 = memref.alloc(%n) : memref<?xf32>    // the pass frees it, and there is nothing to say.
      return
    }

Each rule here excludes one refusal, or one notice that is shown before the pass runs; what no rule knows counts as an
event. So the answer is certain one way only: the pass may have nothing to report about other functions too.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from collections.abc import Set as AbstractSet
from typing import NamedTuple

from ...analysis.dataflow.container_contents import holds_buffers
from ...analysis.dataflow.operation_facts import Carrier, carrier_of
from ...ir.graph import Block, Operation, Region, Value
from ...ir.types import MemRefType, Type, is_memref
from ...ir.walk import operations_in, reachable_preorder, walk
from ...ods.knowledge import Knowledge
from ...ods.semantics import EffectInstance, EffectKind, Semantics
from ...ods.verification.op_parts import is_opaque
from ..pass_manager.refusal import Refusal
from .postconditions import has_strided_layout, result_attributes_fit, shapes_agree
from .preconditions import (
    MANUAL_DEALLOCATION,
    WITH_RULES_OF_THEIR_OWN,
    frees_no_buffer,
    is_region_branch,
    operation_refusal,
    processing_order,
)
from .shifted_views import is_shifted

_NO_ROOM = frozenset(("gpu.launch", "vector.mask"))
"""Operations whose body has no room for what the pass inserts."""


class Events(NamedTuple):
    """Kinds of reports that the pass may have about a function."""

    frees: tuple[Refusal, ...]
    """Refusals of its deallocations, `dealloc-frees-buffer`, in the order of the pass."""
    others: bool
    """Whether there may be anything else; with it, `frees` is not complete."""


def events_of(function: Operation, knowledge: Knowledge) -> Events:
    """The refusals, and notices worth showing, that the pass may have for `function`.

    The function has a body and verifies. Private functions return no ownership. Cost: O(operations + uses).
    """
    found = _Eventless(function, knowledge)
    others = not found.holds()
    return Events(_ordered(found.frees, function), others)


def events_after(
    known: Events, function: Operation, gone: AbstractSet[Operation], new: Iterable[Operation], knowledge: Knowledge
) -> Events:
    """The events of `function`, one block per region, given those before `new` operations took the place of some that
    are `gone`. No other operation gets another buffer by that.

    Where there are `others`, they are as before, too: what is gone may have been the reason.
    """
    found = _Eventless(function, knowledge)
    others = known.others or not all(map(found.is_simple, new))
    frees = [refusal for refusal in known.frees if refusal.operation not in gone]
    if not found.frees:
        return Events(tuple(frees), others)
    places = {op: place for place, op in enumerate(operations_in(function))}
    every = sorted([*frees, *found.frees], key=lambda one: places[one.operation] if one.operation is not None else 0)
    return Events(_ordered(every, function), others)


def _ordered(frees: list[Refusal], function: Operation) -> tuple[Refusal, ...]:
    """`frees`, which are in text order, in that of the pass."""
    blocks = {id(refusal.operation.parent) for refusal in frees if refusal.operation is not None}
    if len(blocks) > 1:
        order = {id(block): number for number, block in enumerate(processing_order(function))}
        frees.sort(key=lambda one: order.get(id(one.operation.parent), 0) if one.operation is not None else 0)
    return tuple(frees)


class _Eventless:
    def __init__(self, function: Operation, knowledge: Knowledge) -> None:
        self._function = function
        self._knowledge = knowledge
        self._has_branches = False
        self.frees: list[Refusal] = []
        """Refusals of deallocations, as far as `holds` has looked."""

    def holds(self) -> bool:
        """Whether nothing but deallocations may be a reason to report something."""
        knowledge, function = self._knowledge, self._function
        if result_attributes_fit(function, knowledge) is not None or not self._are_simple(function.regions):
            return False
        for op in walk(function):
            if op is not function and not self.is_simple(op):
                return False
        if not self._has_branches:
            return True
        # Loaded here: most functions have one block.
        from ...analysis.back_edges import back_edges

        return not any(back_edges(function, knowledge)) and self._may_live_on()

    def is_simple(self, op: Operation) -> bool:
        """Whether `op` itself is no reason to report something."""
        knowledge = self._knowledge
        if knowledge.is_plain(op.name) and not op.regions and _has_no_buffer(op) and not is_opaque(op):
            return True
        if op.name in _NO_ROOM or is_opaque(op) or op.attribute(MANUAL_DEALLOCATION) is not None:
            return False
        if op.name in WITH_RULES_OF_THEIR_OWN:
            is_refused = not _is_followed_by_its_rule(op)
        else:
            is_refused = operation_refusal(op, knowledge) is not None
        if is_refused:
            return False
        semantics = knowledge.semantics(op.name)
        if knowledge.runs_later(op) or (semantics is not None and _has_other_ways(semantics)):
            return False
        if op.regions and not self._has_simple_regions(op):
            return False
        if knowledge.is_terminator(op) and not self._is_simple_terminator(op):
            return False
        return self._has_simple_buffers(op)

    def _has_simple_buffers(self, op: Operation) -> bool:
        knowledge = self._knowledge
        buffers = [operand.value for operand in op.operands if is_memref(operand.value.type)]
        if not buffers and not any(is_memref(result.type) for result in op.results):
            return True
        kinds = [effect.kind for effect in knowledge.effects(op) or ()]
        if EffectKind.ALLOCATE in kinds and (op.regions or knowledge.is_call(op)):
            return False
        if EffectKind.FREE in kinds:
            refusal = frees_no_buffer(op, knowledge)
            if refusal is None:
                return False
            self.frees.append(refusal)
        if not all(_has_base(value.type) for value in (*buffers, *op.results)):
            return False
        if buffers and any(carrier_of(result.type) in (Carrier.HANDLE, Carrier.TENSOR) for result in op.results):
            return False
        if any(holds_buffers(value.type) for value in buffers):
            return False
        if self._passes_on(op) and any(is_shifted(value, knowledge) for value in buffers):
            return False
        return len(buffers) < 2 or shapes_agree(op, knowledge) is None

    def _passes_on(self, op: Operation) -> bool:
        """Whether values of `op` may go on under other names."""
        knowledge = self._knowledge
        semantics = knowledge.semantics(op.name)
        return (
            bool(op.successors)
            or knowledge.is_region_terminator(op)
            or knowledge.region_branch(op) is not None
            or (semantics is not None and bool(semantics.chooses))
        )

    # Regions and blocks

    def _has_simple_regions(self, op: Operation) -> bool:
        knowledge = self._knowledge
        if knowledge.is_function_like(op) or not self._are_simple(op.regions):
            return False
        branch = knowledge.region_branch(op)
        if branch is None:
            return not any(is_memref(argument.type) for region in op.regions for argument in _entry_arguments(region))
        if "operandSegmentSizes" not in op.properties:
            return True
        return not any(
            position < len(op.operands) and is_memref(op.operands[position].value.type)
            for edge in branch.entry(op)
            for position in edge.operands
        )

    def _are_simple(self, regions: Sequence[Region]) -> bool:
        for region in regions:
            if len(region.blocks) > 1:
                self._has_branches = True
                if len(reachable_preorder(region)) != len(region.blocks):
                    return False
            if not all(_has_base(argument.type) for block in region.blocks for argument in block.args):
                return False
        return True

    def _is_simple_terminator(self, op: Operation) -> bool:
        knowledge = self._knowledge
        passed = [operand.value for operand in op.operands if is_memref(operand.value.type)]
        if op.successors:
            has_rule = op.name in WITH_RULES_OF_THEIR_OWN or (len(op.successors) == 1 and knowledge.is_branch(op))
            return has_rule and not any(self._is_retained_twice(op, number) for number in range(len(op.successors)))
        if not passed:
            return True
        around = op.parent_op
        if around is None or "operandSegmentSizes" in op.properties:
            return False
        return around is self._function or is_region_branch(around, knowledge)

    def _is_retained_twice(self, branch: Operation, successor: int) -> bool:
        """Whether `branch` may pass on a buffer to `successor` that is needed there as well."""
        group = self._knowledge.successor_operands(branch, successor)
        passed = [branch.operands[position].value for position in group if position < len(branch.operands)]
        buffers = [value for value in passed if is_memref(value.type)]
        if len(set(buffers)) < len(buffers):
            return True
        return any(value.parent_block is branch.parent and _is_used_elsewhere(value) for value in buffers)

    # Buffers that live on into other blocks

    def _may_live_on(self) -> bool:
        """Whether each buffer used in another block than its own has one owner, and the address of its allocation."""
        for op in walk(self._function):
            for operand in op.operands:
                value = operand.value
                if value.parent_block is op.parent or not is_memref(value.type):
                    continue
                if is_shifted(value, self._knowledge) or not self._has_one_owner(value):
                    return False
        return True

    def _has_one_owner(self, value: Value) -> bool:
        """Whether `value` has not the ownership of several other buffers."""
        current = value
        seen: set[Value] = set()
        while (op := current.defining_op) is not None and not self._gives_ownership(op, current):
            if current in seen:
                # An operation may use its own result where nothing runs.
                break
            seen.add(current)
            sources = [operand.value for operand in op.operands if is_memref(operand.value.type)]
            if len(sources) != 1:
                return not sources
            current = sources[0]
        return True

    def _gives_ownership(self, op: Operation, result: Value) -> bool:
        knowledge = self._knowledge
        if knowledge.is_call(op) or knowledge.region_branch(op) is not None:
            return True
        effects: tuple[EffectInstance, ...] = knowledge.effects(op) or ()
        return any(effect.kind is EffectKind.ALLOCATE and effect.value is result for effect in effects)


def _is_followed_by_its_rule(op: Operation) -> bool:
    """Whether no operation of `WITH_RULES_OF_THEIR_OWN` refuses `op`: all of them pass on what they are given, or end
    a region that passes nothing on."""
    if op.name == "scf.forall.in_parallel":
        return not any(block.first is not None for region in op.regions for block in region.blocks)
    return op.name != "scf.reduce.return" or not any(is_memref(operand.value.type) for operand in op.operands)


def _has_no_buffer(op: Operation) -> bool:
    return not any(map(is_memref, [operand.value.type for operand in op.operands] + op.result_types))


def _has_other_ways(semantics: Semantics) -> bool:
    """Whether memory may be reached, or freed, by other ways than buffers and `memref.dealloc`."""
    return (
        semantics.names_memory
        or semantics.tags is not None
        or semantics.freed_by is not None
        or semantics.takes is not None
        or semantics.gives is not None
    )


def _has_base(type_: Type) -> bool:
    """Whether the base of a buffer of this type can be computed; so too for what is no buffer."""
    return not isinstance(type_, MemRefType) or type_.layout is None or has_strided_layout(type_)


def _entry_arguments(region: Region) -> Sequence[Value]:
    return region.blocks[0].args if region.blocks else ()


def _is_used_elsewhere(value: Value) -> bool:
    home: Block | None = value.parent_block
    return any(user.parent is not home for user in value.users)
