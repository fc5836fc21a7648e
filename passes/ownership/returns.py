"""Buffers returned from a region to its operation, or from a function to its caller.

    scf.yield %a : memref<4xf32>     =>     %owned = bufferization.dealloc (...) if (...) retain (%a : memref<4xf32>)
                                            scf.yield %a, %owned : memref<4xf32>, i1

    return %arg : memref<4xf32>      =>     %copy = bufferization.clone %arg : memref<4xf32> to memref<4xf32>
                                            return %copy : memref<4xf32>

Operations with regions take an `i1` with each buffer. Callers of a function do not (private functions under
`private-function-dynamic-ownership` apart): a function must own its results, and clones buffers that it does
not own. A buffer of unknown ownership at run time is cloned in an `scf.if` on its `i1`.
"""

from __future__ import annotations

from ...analysis.dataflow.state import constant_of
from ...ir.builder import Builder
from ...ir.graph import Block, Operation, Value
from ...ir.symbol_names import is_private
from ..pass_manager.compat import Compat
from ..pass_manager.refusal import Refusal
from .builders import clone, clone_unless, constant, location_of, select
from .preconditions import is_region_branch
from .state import FunctionState, is_buffer
from .terminators import append_ownership, deallocate_at_return
from .trace import Cause, Copy, Reason


def handle_region_terminator(state: FunctionState, op: Operation) -> Refusal | None:
    """`func.return`, `scf.yield` and other terminators that pass operands to their parent."""
    to_caller = _returns_to_caller(state, op)
    if to_caller:
        for position, operand in enumerate(op.operands):
            if is_buffer(operand.value):
                operand.set(_owned(state, op, position, operand.value))
    group = state.knowledge.parent_operands(op)
    passed = deallocate_at_return(state, op, group)
    if isinstance(passed, Refusal):
        return passed
    if not to_caller and passed:
        if state.compat is Compat.SAFE and not _takes_ownership(state, op):
            return _without_ownership(state, op)
        append_ownership(state, op, group, passed)
    return None


def _takes_ownership(state: FunctionState, op: Operation) -> bool:
    """Whether the operation around the terminator `op` can pass on an `i1` beside each buffer."""
    around = op.parent_op
    if around is not None and state.knowledge.is_function_like(around):
        return True
    if around is None or not is_region_branch(around, state.knowledge):
        return False
    return not state.knowledge.runs_later(around)


def _without_ownership(state: FunctionState, op: Operation) -> Refusal | None:
    """A terminator that hands a buffer to memory, or to asynchronous work: what is borrowed may go, without an `i1`.

    That LLVM makes an invalid operation of it is said of the arguments of the same body.
    """
    around = op.parent_op
    if around is not None and is_region_branch(around, state.knowledge):
        reason = "passes a buffer to asynchronous work, which cannot return its ownership"
        return Refusal(reason, "dealloc-escapes", op)
    return None


def handle_plain_terminator(state: FunctionState, op: Operation) -> Refusal | None:
    """A terminator that passes no operand to its parent."""
    result = deallocate_at_return(state, op, range(0))
    return result if isinstance(result, Refusal) else None


def handle_in_parallel(state: FunctionState, op: Operation) -> Refusal | None:
    """`scf.forall.in_parallel`."""
    if any(block.first is not None for region in op.regions for block in region.blocks):
        return Refusal("only supported when nested region is empty", "dealloc-in-parallel-body", op)
    return handle_plain_terminator(state, op)


def handle_reduce_return(state: FunctionState, op: Operation) -> Refusal | None:
    """`scf.reduce.return`."""
    if any(is_buffer(operand.value) for operand in op.operands):
        return Refusal("only supported when operand is not a MemRef", "dealloc-reduces-buffer", op)
    return handle_plain_terminator(state, op)


def _returns_to_caller(state: FunctionState, op: Operation) -> bool:
    function = op.parent_op
    if function is None or not state.knowledge.is_function_like(function):
        return False
    return not (state.dynamic and is_private(function))


def _owned(state: FunctionState, op: Operation, position: int, buffer: Value) -> Value:
    """The value to return for operand `position` of `op`: `buffer` if it is owned, else a clone."""
    block = op.parent
    assert block is not None
    builder = Builder.before(op)
    location = location_of(buffer)
    reasons = state.reasons(buffer, block)
    indicator = _unique_ownership(state, builder, buffer, block)
    if indicator is None:
        copy = clone(builder, location, buffer)
        _own_copy(state, builder, copy, buffer, block)
        assert copy.defining_op is not None
        state.trace.copies.append(Copy(copy.defining_op, buffer, copy, op, position, False, reasons))
        return copy
    if constant_of(indicator) is True:
        return buffer
    branch = clone_unless(builder, location, indicator, buffer)
    _own_copy(state, builder, branch.result, buffer, block)
    conditional = constant_of(indicator) is None
    state.trace.copies.append(Copy(branch, buffer, branch.result, op, position, conditional, reasons))
    return branch.result


def _own_copy(state: FunctionState, builder: Builder, copy: Value, buffer: Value, block: Block) -> None:
    owned = constant(builder, location_of(buffer), True)
    state.update(copy, owned, block, Reason(Cause.CLONED, copy.defining_op, ((buffer, block),)))
    state.list_for_deallocation(copy, block)


def _unique_ownership(state: FunctionState, builder: Builder, buffer: Value, block: Block) -> Value | None:
    """The `i1` of the ownership of `buffer` in `block`; None if there is no single one."""
    chosen = buffer.defining_op
    if chosen is not None and chosen.name == "arith.select" and chosen.parent is block and len(chosen.operands) == 3:
        condition, if_true, if_false = (operand.value for operand in chosen.operands)
        owned_if_true, owned_if_false = state.ownership(if_true, block), state.ownership(if_false, block)
        if isinstance(owned_if_true, Value) and isinstance(owned_if_false, Value):
            return select(builder, chosen.location, condition, owned_if_true, owned_if_false)
    ownership = state.ownership(buffer, block)
    return ownership if isinstance(ownership, Value) else None
