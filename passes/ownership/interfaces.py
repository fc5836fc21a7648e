"""Ownership handlers for operations that are not terminators: allocations, regions, calls, views.

    %r = scf.if %c -> (memref<4xf32>) {            %r:2 = scf.if %c -> (memref<4xf32>, i1) {
      scf.yield %a : memref<4xf32>          =>       scf.yield %a, %a_owned : memref<4xf32>, i1
    } else { ... }                                 } else { ... }

Handlers change the operation in place, so that it keeps its results: liveness, computed once, stays
valid. New results, operands and arguments are appended; operations with regions have to pass
appended values on as they pass the others.
"""

from __future__ import annotations

from ...analysis.dataflow.state import constant_of
from ...ir.attributes import DenseArrayAttr
from ...ir.builder import Builder
from ...ir.graph import Operation, OpResult, Value
from ...ir.symbol_names import is_private
from ...ir.types import I1, MemRefType, UnrankedMemRefType
from ...ods.semantics import AUTOMATIC_SCOPE, EffectInstance, EffectKind
from ..pass_manager.compat import Compat, Notice
from ..pass_manager.refusal import Note, Refusal
from .builders import assert_not, constant
from .preconditions import MANUAL_DEALLOCATION, frees_no_buffer
from .state import FunctionState, is_buffer
from .trace import AddedOperand, AddedResult, Cause, Reason


def handle_memory_effects(state: FunctionState, op: Operation) -> Refusal | None:
    """Handle buffers that `op` frees or allocates.

        %a = memref.alloc() : memref<4xf32>     =>     %true = arith.constant true      // the ownership of %a
                                                       %a = memref.alloc() : memref<4xf32>

    Freeing is allowed under manual deallocation only, and asserts that the block does not own the buffer: if it did,
    the block's terminator would free it again.
    """
    buffers = [operand.value for operand in op.operands if is_buffer(operand.value)]
    if not buffers and not any(is_buffer(result) for result in op.results):
        return None
    kinds = state.knowledge.effect_kinds(op) or ()
    if EffectKind.ALLOCATE not in kinds and EffectKind.FREE not in kinds:
        return None
    effects = state.knowledge.effects(op) or ()
    assert op.parent is not None
    # Before the block's first operation, as upstream; assertions for that one come before these constants.
    builder = Builder.at_start(op.parent)
    freed = {effect.value for effect in effects if effect.kind is EffectKind.FREE}
    if freed:
        refusal = frees_no_buffer(op, state.knowledge)
        if refusal is not None:
            return refusal
        for buffer in buffers:
            refusal = _check_freed_by_hand(state, op, buffer) if buffer in freed else None
            if refusal is not None:
                return refusal
    allocations: dict[Value, EffectInstance] = {}
    for effect in effects:
        if effect.kind is EffectKind.ALLOCATE and effect.value is not None:
            allocations.setdefault(effect.value, effect)
    for result in op.results:
        if is_buffer(result) and result in allocations:
            _own_allocation(state, builder, result, allocations[result])
    return None


def _check_freed_by_hand(state: FunctionState, op: Operation, buffer: Value) -> Refusal | None:
    """Assert at run time that the block does not own the buffer; refuse if it is known to."""
    ownership = state.ownership(buffer, op.parent)
    if not isinstance(ownership, Value):
        return None
    if constant_of(ownership) is True:
        if state.compat is Compat.SAFE:
            reason = "frees a buffer by hand that is freed automatically"
            return Refusal(reason, "dealloc-freed-twice", op, notes=(Note("this is the buffer", value=buffer),))
        message = "this buffer is freed twice: by hand here, and at the end of its block"
        state.notices.append(Notice("freed-twice", message, op))
    assert_not(Builder.before(op), op.location, ownership)
    return None


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
    """Pass `false` with buffers that enter regions, and take an `i1` with each buffer result.

        %r = scf.for ... iter_args(%b = %a) -> (memref<4xf32>) {...}
    =>
        %false = arith.constant false
        %r, %r_owned = scf.for ... iter_args(%b = %a, %b_owned = %false) -> (memref<4xf32>, i1) {...}

    Entering buffers are borrowed: the enclosing block still frees them, so the region must not.
    """
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
            if state.compat is Compat.SAFE:
                _lengthen_last_segment(state, op)
            state.trace.added_operands.append(AddedOperand(op, len(op.operands) - 1, borrowed, value))
    _return_ownership(state, op, Cause.REGION_RESULT)


def _lengthen_last_segment(state: FunctionState, op: Operation) -> None:
    """Count the appended operand in the last segment, that of `iter_args` of `affine.for`; LLVM 22 does not."""
    sizes = op.properties.get("operandSegmentSizes")
    if not isinstance(sizes, DenseArrayAttr) or not isinstance(last := sizes.values[-1], int):
        return
    op.properties["operandSegmentSizes"] = DenseArrayAttr(sizes.element, (*sizes.values[:-1], last + 1))
    message = "LLVM 22 makes an invalid operation of this loop, because it does not count the operand it adds"
    state.notice_once(Notice("iteration-arguments", message, op))


def _return_ownership(state: FunctionState, op: Operation, cause: Cause) -> None:
    """Append one `i1` result per buffer result."""
    block, following = op.parent, op.next
    assert block is not None
    if _is_used_in_other_block(op):
        message = "LLVM 22 may crash here, or free what is still needed: it forgets that these results are live"
        state.notices.append(Notice("stale-liveness", message, op, issue="llvm/llvm-project#119863"))
    # Upstream inserts a new operation here, which gets its order number on the next query.
    op.detach()
    block.insert_before(following, op)
    for buffer in [result for result in op.results if is_buffer(result)]:
        indicator = op.add_result(I1)
        state.trace.added_results.append(AddedResult(indicator, buffer))
        state.update(buffer, indicator, block, Reason(cause, op))
        state.list_for_deallocation(buffer, block)


def _is_used_in_other_block(op: Operation) -> bool:
    """Whether another block of the region uses a result."""
    region = op.parent_region
    return region is not None and any(
        user.parent is not None and user.parent is not op.parent and user.parent.ancestor_in(region) is not op.parent
        for result in op.results
        for user in result.users
    )


def handle_call(state: FunctionState, op: Operation) -> None:
    """Callers own the results of a call; operands stay with the caller.

        %a = call @f(%b) : (memref<4xf32>) -> memref<4xf32>     // %a: owned, `arith.constant true`; %b: unchanged

    With dynamic ownership a private callee returns an `i1` per buffer, which is used instead of the constant.
    """
    if state.dynamic and calls_private_definition(state, op):
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


def calls_private_definition(state: FunctionState, op: Operation) -> bool:
    """Whether `op` directly calls a private function with a body, which returns ownership under dynamic ownership."""
    symbol = state.knowledge.callee(op)
    function = state.callee(op, symbol) if symbol is not None else None
    return function is not None and is_private(function) and bool(function.regions and function.regions[0].blocks)


def derive_remaining(state: FunctionState, op: Operation) -> None:
    """Derive the ownership of remaining buffer results: each may alias any buffer operand, so theirs are combined.

        %v = memref.subview %a ...     // %v: the ownership of %a, and not in the list of buffers to free

    The allocation is freed through %a; %v is only compared with it when it is retained.
    """
    block = op.parent
    assert block is not None
    for result in op.results:
        if not is_buffer(result) or state.ownership(result, block) is not None:
            continue
        for operand in op.operands:
            source = operand.value
            if is_buffer(source) and not _is_read_out_of(state, result, source):
                home = source.parent_block
                reason = Reason(Cause.DERIVED, op, ((source, home),))
                state.update(result, state.ownership(source, home), block, reason)
        if state.ownership(result, block) is None:
            borrowed = constant(Builder.before(op), op.location, False)
            state.update(result, borrowed, block, Reason(Cause.NO_SOURCE, op))


def _is_read_out_of(state: FunctionState, result: Value, source: Value) -> bool:
    """Whether `result` was loaded from `source`, so that their ownership is unrelated; LLVM 22 derives it."""
    type_ = source.type
    element = type_.element if isinstance(type_, (MemRefType, UnrankedMemRefType)) else None
    return state.compat is Compat.SAFE and element is result.type
