"""Ownership-based buffer deallocation: every buffer is freed once, at the end of a block that owns it.

    func.func @f() {                             func.func @f() {
      %0 = memref.alloc() : memref<4xf32>          %true = arith.constant true
      "use"(%0) : (memref<4xf32>) -> ()      =>    %0 = memref.alloc() : memref<4xf32>
      return                                       "use"(%0) : (memref<4xf32>) -> ()
    }                                              %base, ... = memref.extract_strided_metadata %0 : ...
                                                   bufferization.dealloc (%base : memref<f32>) if (%true)
                                                   return

For each buffer and block an `i1` is the ownership of the buffer in the block. It is passed along with the
buffer: as an extra result, block argument or operand. Each terminator frees the owned buffers that it
does not forward and that are not live afterwards; whether two buffers alias is compared at
run time. Correct if operations state all allocations and deallocations, and results of operations
that allocate nothing alias only their operands.

Algorithm, words of refusals and order of inserted operations:
mlir/lib/Dialect/Bufferization/Transforms/OwnershipBasedBufferDeallocation.cpp of LLVM 22. Where that
crashes, rejects what it could transform, or frees too early, `compat` selects the behaviour;
docs/divergences.md lists the places.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import ClassVar

from ..ir.attributes import TypeAttr
from ..ir.builder import Builder
from ..ir.graph import Block, Operation
from ..ir.pauses import pause
from ..ir.records import dataclass
from ..ir.types import I1, FunctionType, Type
from ..ir.walk import walk
from ..ods.knowledge import Knowledge
from .ownership.builders import constant, location_of
from .ownership.escapes import Escapes
from .ownership.interfaces import derive_remaining, handle_call, handle_memory_effects, handle_region_branch
from .ownership.postconditions import all_result_refusals, constant_refusal, interface_refusal, result_refusal
from .ownership.preconditions import (
    function_refusal,
    functions,
    has_buffer_semantics,
    is_misread,
    is_region_branch,
    known_effects,
    operation_refusal,
    operation_refusals,
    processing_order,
)
from .ownership.returns import (
    handle_in_parallel,
    handle_plain_terminator,
    handle_reduce_return,
    handle_region_terminator,
)
from .ownership.state import FunctionState, is_buffer
from .ownership.terminators import handle_branch, handle_conditional_branch
from .ownership.trace import AddedArgument, Cause, Reason, Trace
from .ownership.unreachable_blocks import complete_unreachable_blocks
from .ownership.value_order import number_operations
from .pass_manager.base import CalleeLookup, Pass, PassResult, Reach
from .pass_manager.callees import Callees
from .pass_manager.compat import Compat, Notice
from .pass_manager.refusal import Refusal


def _handle_select(state: FunctionState, op: Operation) -> None:
    """No change here: `returns.py` handles an `arith.select` that is returned."""


_OWN_RULES: dict[str, Callable[[FunctionState, Operation], Refusal | None]] = {
    "arith.select": _handle_select,
    "cf.cond_br": handle_conditional_branch,
    "gpu.terminator": handle_plain_terminator,
    "scf.forall.in_parallel": handle_in_parallel,
    "scf.reduce.return": handle_reduce_return,
}
"""The rules of `WITH_RULES_OF_THEIR_OWN`."""


@dataclass(frozen=True)
class OwnershipBasedBufferDeallocation(Pass):
    name: ClassVar[str] = "ownership-based-buffer-deallocation"

    private_function_dynamic_ownership: bool = False
    """Private functions return an `i1` with each buffer instead of cloning borrowed ones."""
    compat: Compat = Compat.SAFE

    def reach(self) -> Reach:
        # Flags as results of private functions change callers as well; a notice is about the first copy of all.
        if self.private_function_dynamic_ownership:
            return Reach.CALLS
        return Reach.CHECKED if self.compat is Compat.SAFE else Reach.NUMBERED

    def module_refusal(self, module: Operation, knowledge: Knowledge) -> Refusal | None:
        """A copy at a call that changes what the program computes, or a buffer that a call carries away: what the
        callee does and returns decides that."""
        if not any(knowledge.is_call(op) for op in walk(module)):
            return None
        # Loaded here: the editor and the checks run the pass on single functions, and never get here.
        from ..analysis.calls.call_facts import CallFacts
        from .ownership.carried_away import call_refusal
        from .ownership.copies import copies_of_llvm, copy_refusal

        facts = CallFacts(module, knowledge, Callees(knowledge))
        copied = copies_of_llvm(knowledge, facts, dynamic=self.private_function_dynamic_ownership)
        return copy_refusal(functions(module), copied) or call_refusal(functions(module), knowledge, facts)

    def run(self, module: Operation, knowledge: Knowledge) -> PassResult:
        """All `func.func` with a body in or below `module`; stops at the first that refuses, as upstream does."""
        callees = Callees(knowledge)
        trace = Trace()
        notices: list[Notice] = []
        changed = False
        dynamic = self.private_function_dynamic_ownership
        if dynamic and self.compat is Compat.SAFE:
            refusal = interface_refusal(module, knowledge, callees)
            if refusal is not None:
                return PassResult(False, (refusal,), trace)
        refusal = self.module_refusal(module, knowledge)
        if refusal is not None and self.compat is Compat.SAFE:
            return PassResult(False, (refusal,), trace)
        if refusal is not None:
            is_copied = refusal.code == "dealloc-copy-changes-meaning"
            copied = Notice(refusal.code, f"LLVM 22 copies this: {refusal.reason}", refusal.operation)
            notices.append(copied if is_copied else _as_notice(refusal))
        number_operations(module)
        for function in list(functions(module)):
            result = _transform(function, knowledge, callees, dynamic, False, self.compat)
            trace.extend(result.trace)
            notices += result.notices
            changed = changed or result.changed
            if result.refusals:
                return PassResult(True, result.refusals, trace, tuple(notices))
        refusal = result_refusal(module, knowledge)
        if refusal is None and dynamic:
            refusal = constant_refusal(module, knowledge, callees)
        return PassResult(changed, () if refusal is None else (refusal,), trace, tuple(notices))


@dataclass(frozen=True)
class FunctionResult:
    """If `refusals` is not empty, the function and `trace` are incomplete."""

    refusals: tuple[Refusal, ...]
    trace: Trace
    changed: bool
    notices: tuple[Notice, ...] = ()


def run_on_function(
    function: Operation,
    knowledge: Knowledge,
    callee: CalleeLookup,
    dynamic: bool = False,
    collect: bool = False,
    compat: Compat = Compat.SAFE,
) -> FunctionResult:
    """Transform one function with a body in place.

    Args:
        callee: only asked when `dynamic`; may lead outside of the program `function` belongs to.
        dynamic: the option `private-function-dynamic-ownership`.
        collect: go on after a refusal and gather all of them; the first is what upstream reports.
    """
    number_operations(function)
    result = _transform(function, knowledge, callee, dynamic, collect, compat)
    if collect:
        more = tuple(all_result_refusals(function, knowledge, is_whole=not result.refusals))
    else:
        refusal = None if result.refusals else result_refusal(function, knowledge)
        more = () if refusal is None else (refusal,)
    return FunctionResult((*result.refusals, *more), result.trace, result.changed, result.notices)


def _transform(
    function: Operation, knowledge: Knowledge, callee: CalleeLookup, dynamic: bool, collect: bool, compat: Compat
) -> FunctionResult:
    refusal = function_refusal(function, knowledge)
    if refusal is not None and not collect:
        return FunctionResult((refusal,), Trace(), False)
    # Computed on the unchanged function, reported last: refusals that LLVM 22 has too come first.
    escapes = tuple(Escapes(function, knowledge).refusals())
    state = FunctionState(function, knowledge, callee, dynamic, compat)
    if refusal is not None:
        state.refusals.append(refusal)
    for block in processing_order(function):
        _process_block(state, block, collect)
        if state.refusals and not collect:
            return _result(state)
    if compat is Compat.SAFE:
        complete_unreachable_blocks(state)
        state.refusals.extend(escapes if collect else escapes[:1])
    else:
        state.notices.extend(_as_notice(escape) for escape in escapes)
    refusal = _update_signature(function, knowledge)
    if refusal is not None:
        state.refusals.append(refusal)
    return _result(state)


def _as_notice(escape: Refusal) -> Notice:
    """The notice for a program that LLVM 22 transforms and `safe` refuses."""
    return Notice(escape.code, f"LLVM 22 frees too early or in the wrong way: {escape.reason}", escape.operation)


def _result(state: FunctionState) -> FunctionResult:
    trace = state.finish_trace()
    changed = state.changed or bool(trace.facts or trace.deallocations)
    return FunctionResult(tuple(state.refusals), trace, changed, tuple(state.notices))


def _process_block(state: FunctionState, block: Block, collect: bool) -> None:
    _enter_block(state, block)
    for op in block.ops:
        pause()
        if state.knowledge.is_plain(op.name) and not has_buffer_semantics(op) and not is_misread(op, state.knowledge):
            continue
        refusal = _handle(state, op)
        if refusal is not None:
            state.refusals.append(refusal)
            if not collect:
                return
            if op.name not in _OWN_RULES and refusal.code != "dealloc-already-present":
                others = operation_refusals(op, state.knowledge)
                state.refusals.extend(other for other in others if other.code != refusal.code)
        derive_remaining(state, op)


def _enter_block(state: FunctionState, block: Block) -> None:
    """Determine the ownership of buffers that are live into the block, and of its arguments.

        ^next(%a: memref<4xf32>):     =>     ^next(%a: memref<4xf32>, %a_owned: i1):

    Buffers of enclosing regions and function arguments are borrowed: the enclosing block, or the caller, frees them.
    """
    parent = block.parent_op
    builder = Builder.at_start(block)
    if parent is not None and state.compat is Compat.SAFE and _takes_no_more(parent, state.knowledge):
        builder = Builder.before(parent)
    for value in state.live_buffers_in(block):
        if value.parent_region is block.parent:
            home = value.parent_block
            reason = Reason(Cause.LIVE_IN, None, ((value, home),))
            state.update(value, state.ownership(value, home), block, reason)
            state.list_for_deallocation(value, block)
            if state.compat is Compat.SAFE and state.is_retained_twice(value, home):
                message = "LLVM 22 refuses this: a buffer that is passed on and needed afterwards as well"
                state.notices.append(Notice("kept-twice", message, value.defining_op, value))
        else:
            borrowed = constant(builder, location_of(value), False)
            reason = Reason(Cause.CAPTURED, value.defining_op, ((value, value.parent_block),))
            state.update(value, borrowed, block, reason)
            if parent is not None and _takes_no_more(parent, state.knowledge):
                message = "LLVM 22 puts a constant into this region, and its verifier refuses that"
                state.notice_once(Notice("wrapped-constant", message, parent))
    is_function_entry = parent is not None and block.is_entry and state.knowledge.is_function_like(parent)
    for argument in [arg for arg in block.args if is_buffer(arg)]:
        if is_function_entry:
            borrowed = constant(builder, location_of(argument), False)
            state.update(argument, borrowed, block, Reason(Cause.FUNCTION_ARGUMENT, parent))
        elif parent is not None and block.is_entry and not _receives_ownership(state, parent):
            borrowed = constant(builder, location_of(argument), False)
            state.update(argument, borrowed, block, Reason(Cause.AUTOMATIC, parent))
            message = "LLVM 22 makes an invalid operation of this, because it adds arguments to its body"
            state.notice_once(Notice("body-arguments", message, parent))
        else:
            indicator = block.add_argument(I1)
            indicator.location = argument.location
            state.trace.added_arguments.append(AddedArgument(indicator, argument))
            state.update(argument, indicator, block, Reason(Cause.BLOCK_ARGUMENT, parent))
        state.list_for_deallocation(argument, block)


def _takes_no_more(op: Operation, knowledge: Knowledge) -> bool:
    """Whether a region without terminator has to stay as it is, because it is made of certain operations."""
    return knowledge.has_trait(op, "NoTerminator")


def _receives_ownership(state: FunctionState, parent: Operation) -> bool:
    """Whether terminators pass ownership into the regions of `parent`; LLVM 22 always assumes so."""
    return state.compat is Compat.LLVM22 or is_region_branch(parent, state.knowledge)


def _handle(state: FunctionState, op: Operation) -> Refusal | None:
    knowledge = state.knowledge
    own_rule = _OWN_RULES.get(op.name)
    if own_rule is not None:
        return known_effects(op, knowledge) if is_misread(op, knowledge) else own_rule(state, op)
    refusal = operation_refusal(op, knowledge) or handle_memory_effects(state, op)
    if refusal is not None:
        return refusal
    if is_region_branch(op, knowledge):
        handle_region_branch(state, op)
    if knowledge.is_call(op):
        handle_call(state, op)
    if knowledge.is_branch(op):
        refusal = handle_branch(state, op)
    if refusal is None and knowledge.is_region_terminator(op):
        refusal = handle_region_terminator(state, op)
    elif refusal is None and knowledge.is_terminator(op) and not knowledge.is_branch(op):
        refusal = _handle_other_terminator(state, op)
    return refusal


def _handle_other_terminator(state: FunctionState, op: Operation) -> Refusal | None:
    """A terminator that nobody says anything of hands on no buffer, and LLVM 22 does not look at it."""
    if op.parent is not None and state.listed(op.parent):
        message = "LLVM 22 leaves the buffers of this region allocated"
        state.notice_once(Notice("unfreed-region", message, op))
        if state.compat is Compat.SAFE:
            return handle_plain_terminator(state, op)
    return None


def _update_signature(function: Operation, knowledge: Knowledge) -> Refusal | None:
    """Update the function's type to the operands of its returns. Result attributes are unchanged."""
    body = function.regions[0]
    returned: list[tuple[Type, ...]] = []
    for block in body.blocks:
        for op in block.ops:
            if knowledge.is_region_terminator(op):
                group = knowledge.parent_operands(op)
                returned.append(tuple(op.operands[i].value.type for i in group if i < len(op.operands)))
    if any(types != returned[0] for types in returned):
        reason = "there are multiple return operations with different operand types"
        return Refusal(reason, "dealloc-return-types-differ", function)
    if returned:
        inputs = tuple(argument.type for argument in body.blocks[0].args)
        function.properties["function_type"] = TypeAttr(FunctionType(inputs, returned[0]))
    return None
