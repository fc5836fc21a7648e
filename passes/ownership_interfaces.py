"""What the ownership pass does at operations that are no terminators: allocations, regions, calls, views.

Handlers change the operation in place, so that it keeps its results: liveness, computed once, stays
true. New results, operands and arguments go last, next to none of the old ones; whoever defines an
operation with regions must let extra values travel that way.
"""

from __future__ import annotations

from ..dialects.semantics import AUTOMATIC_SCOPE, EffectInstance, EffectKind
from ..ir.builder import Builder
from ..ir.graph import Operation, OpResult, Value
from ..ir.types import I1
from .base import Refusal
from .ownership_ops import assert_not, constant
from .ownership_preconditions import MANUAL_DEALLOCATION, frees_no_buffer
from .ownership_state import FunctionState, is_buffer
from .ownership_trace import AddedOperand, AddedResult, Cause, Reason


def handle_memory_effects(state: FunctionState, op: Operation) -> Refusal | None:
    """Buffers that `op` frees or allocates."""
    buffers = [operand.value for operand in op.operands if is_buffer(operand.value)]
    if not buffers and not any(is_buffer(result) for result in op.results):
        return None
    effects = state.knowledge.effects(op)
    if not effects:
        return None
    assert op.parent is not None
    # Before the first operation of now: checks for an `op` that stands there come before these constants.
    builder = Builder.at_start(op.parent)
    freed = {effect.value for effect in effects if effect.kind is EffectKind.FREE}
    if freed:
        refusal = frees_no_buffer(op, state.knowledge)
        if refusal is not None:
            return refusal
        for buffer in buffers:
            if buffer in freed:
                _check_freed_by_hand(state, op, buffer)
    allocations: dict[Value, EffectInstance] = {}
    for effect in effects:
        if effect.kind is EffectKind.ALLOCATE and effect.value is not None:
            allocations.setdefault(effect.value, effect)
    for result in op.results:
        if is_buffer(result) and result in allocations:
            _own_allocation(state, builder, result, allocations[result])
    return None


def _check_freed_by_hand(state: FunctionState, op: Operation, buffer: Value) -> None:
    """Make sure, at run time, that the block does not free the buffer as well."""
    ownership = state.ownership(buffer, op.parent)
    if isinstance(ownership, Value):
        assert_not(Builder.before(op), op.location, ownership)


def _own_allocation(state: FunctionState, builder: Builder, result: OpResult, effect: EffectInstance) -> None:
    op, block = result.op, result.op.parent
    assert block is not None
    automatic = effect.resource == AUTOMATIC_SCOPE
    if automatic or op.attribute(MANUAL_DEALLOCATION) is not None:
        borrowed = constant(builder, op.location, False)
        state.set(result, borrowed, block, Reason(Cause.AUTOMATIC if automatic else Cause.MANUAL, op))
        return
    owned = constant(builder, op.location, True)
    state.update(result, owned, block, Reason(Cause.ALLOCATED, op))
    state.list_for_deallocation(result, block)


def handle_region_branch(state: FunctionState, op: Operation) -> None:
    """Buffers that enter regions are borrowed there; those that come out bring their ownership along."""
    block = op.parent
    assert block is not None
    branch = state.knowledge.region_branch(op)
    entry = branch.entry(op) if branch is not None else ()
    inputs = [op.operands[i].value for i in entry[0].operands if i < len(op.operands)] if entry else []
    borrowed = constant(Builder.at_start(block), op.location, False)
    state.changed = True
    for value in inputs:
        if is_buffer(value):
            op.add_operand(borrowed)
            state.trace.added_operands.append(AddedOperand(op, len(op.operands) - 1, borrowed, value))
    _return_ownership(state, op, Cause.REGION_RESULT)


def _return_ownership(state: FunctionState, op: Operation, cause: Cause) -> None:
    """Append one `i1` result per buffer result."""
    block, following = op.parent, op.next
    assert block is not None
    # Upstream puts a new operation in this place, which gets its order number when somebody asks for it.
    op.detach()
    block.insert_before(following, op)
    for buffer in [result for result in op.results if is_buffer(result)]:
        indicator = op.add_result(I1)
        state.trace.added_results.append(AddedResult(indicator, buffer))
        state.update(buffer, indicator, block, Reason(cause, op))
        state.list_for_deallocation(buffer, block)


def handle_call(state: FunctionState, op: Operation) -> None:
    """Callers own what a function returns. Passing a buffer never passes its ownership."""
    if state.dynamic and _is_private_definition(_resolve(state, op)):
        _return_ownership(state, op, Cause.PRIVATE_CALL_RESULT)
        return
    block = op.parent
    assert block is not None
    owned = constant(Builder.before(op), op.location, True)
    state.changed = True
    for result in op.results:
        if is_buffer(result):
            state.update(result, owned, block, Reason(Cause.CALL_RESULT, op))
            state.list_for_deallocation(result, block)


def _resolve(state: FunctionState, op: Operation) -> Operation | None:
    symbol = state.knowledge.callee(op)
    return state.callee(op, symbol) if symbol is not None else None


def _is_private_definition(function: Operation | None) -> bool:
    return function is not None and is_private(function) and bool(function.regions and function.regions[0].blocks)


def is_private(function: Operation) -> bool:
    visibility = function.attribute("sym_visibility")
    return visibility is not None and str(visibility) == '"private"'


def derive_remaining(state: FunctionState, op: Operation) -> None:
    """Buffer results nothing was said about: other names for any of the buffer operands, perhaps."""
    block = op.parent
    assert block is not None
    for result in op.results:
        if not is_buffer(result) or state.ownership(result, block) is not None:
            continue
        for operand in op.operands:
            source = operand.value
            if is_buffer(source):
                home = source.parent_block
                reason = Reason(Cause.DERIVED, op, ((source, home),))
                state.update(result, state.ownership(source, home), block, reason)
        if state.ownership(result, block) is None:
            borrowed = constant(Builder.before(op), op.location, False)
            state.update(result, borrowed, block, Reason(Cause.NO_SOURCE, op))
