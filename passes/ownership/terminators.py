"""Ownership handlers for terminators: deallocations at the end of blocks, and the ownership passed to successors.

    cf.br ^next(%a : memref<4xf32>)
=>
    %base, ... = memref.extract_strided_metadata %b : memref<4xf32>
    %a_owned = bufferization.dealloc (%base : memref<f32>) if (%b_owned) retain (%a : memref<4xf32>)
    cf.br ^next(%a, %a_owned : memref<4xf32>, i1)

Every terminator frees the buffers of its block's list, except those that it forwards or that
are live in the successor: `bufferization.dealloc` compares them at run time, since they may alias, and
returns the ownership of the retained ones. It is passed with forwarded buffers as an extra operand.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from ...dialects.cf import ops as cf
from ...dialects.common.view_chains import view_base
from ...ir.builder import Builder
from ...ir.graph import Block, Operation, Value
from ...ir.records import dataclass
from ..pass_manager.compat import Compat, Notice
from ..pass_manager.refusal import Refusal
from .builders import base_buffer, binary, constant, deallocation, replace_operands, select
from .preconditions import one_branch_target
from .shifted_views import is_shifted, unshifted
from .state import FunctionState, describe, is_buffer
from .trace import AddedOperand, Deallocation, Freed


@dataclass(frozen=True)
class Candidates:
    """Buffers that a block may have to free, each with its base and the `i1` of its ownership."""

    buffers: tuple[Value, ...]
    bases: tuple[Value, ...]
    conditions: tuple[Value, ...]


def collect_candidates(state: FunctionState, builder: Builder, terminator: Operation) -> Candidates | Refusal:
    """The list of the terminator's block, in the order of insertion."""
    block = terminator.parent
    assert block is not None
    buffers: list[Value] = []
    bases: list[Value] = []
    conditions: list[Value] = []
    for buffer in state.listed(block):
        ownership = state.ownership(buffer, block)
        if not isinstance(ownership, Value):
            reason = "MemRef value does not have valid ownership"
            return Refusal(reason, "dealloc-no-valid-ownership", terminator, buffer, block)
        buffers.append(buffer)
        # A view may be live while its source is retained: both are compared by the source's address.
        unshifted_buffer = buffer if state.compat is Compat.LLVM22 else unshifted(buffer, state.knowledge)
        bases.append(base_buffer(builder, terminator.location, unshifted_buffer))
        conditions.append(ownership)
    return Candidates(tuple(buffers), tuple(bases), tuple(conditions))


def _deallocate(
    state: FunctionState,
    builder: Builder,
    terminator: Operation,
    candidates: Candidates,
    conditions: Sequence[Value],
    forwarded: Sequence[Value],
    live: Sequence[Value],
    successor: int | None = None,
) -> list[tuple[Value, Value]]:
    """Insert a deallocation that retains `forwarded` and `live`; each of these with its new ownership, in order."""
    assert terminator.parent is not None
    retained = [*forwarded, *live]
    op = deallocation(
        builder, terminator.location, candidates.bases, conditions, [_compared(state, v) for v in retained]
    )
    named: dict[Value, list[Value]] = {}
    shown: dict[Value, list[Value]] = {}
    for value in dict.fromkeys(retained):
        for alias in state.aliases(value, terminator.parent):
            named.setdefault(alias, []).append(value)
        shown.setdefault(view_base(value, state.knowledge), []).append(value)
    freed: list[Freed] = []
    for buffer, known, condition in zip(candidates.buffers, candidates.conditions, conditions, strict=True):
        retained_as = tuple(named.get(buffer, ()))
        shown_by = tuple(shown.get(view_base(buffer, state.knowledge), ()))
        freed.append(Freed(buffer, describe(known)[0], condition, retained_as, shown_by))
    state.trace.deallocations.append(
        Deallocation(op, terminator, successor, tuple(freed), tuple(retained), len(forwarded))
    )
    state.retain(retained, list(op.results), terminator.parent)
    return list(zip(retained, op.results, strict=True))


def _compared(state: FunctionState, value: Value) -> Value:
    """The value whose address is compared for `value`: a view may have another one than its allocation."""
    if state.compat is Compat.LLVM22:
        if is_shifted(value, state.knowledge):
            message = "this view does not begin where its allocation does, so what it shows is freed although needed"
            state.notice_once(Notice("shifted-view", message, value.defining_op, value))
        return value
    begins = unshifted(value, state.knowledge)
    if begins is not value:
        message = "LLVM 22 frees what this view shows, because it compares the view's own address"
        state.notice_once(Notice("shifted-view", message, value.defining_op, value))
    return begins


def deallocate_at_return(
    state: FunctionState, terminator: Operation, group: range
) -> list[tuple[Value, Value]] | Refusal:
    """Free the buffers that the operands `group` do not forward; the forwarded ones, with their ownership."""
    block = terminator.parent
    assert block is not None
    builder = Builder.before(terminator)
    candidates = collect_candidates(state, builder, terminator)
    if isinstance(candidates, Refusal):
        return candidates
    forwarded = [value for value in operand_values(terminator, group) if is_buffer(value)]
    live = state.live_through(block, None)
    if not candidates.buffers and not forwarded and not live:
        return []
    retained = _deallocate(state, builder, terminator, candidates, candidates.conditions, forwarded, live)
    return retained[: len(forwarded)]


def operand_values(op: Operation, group: range) -> list[Value]:
    return [op.operands[i].value for i in group if i < len(op.operands)]


def append_ownership(
    state: FunctionState,
    op: Operation,
    group: range,
    indicators: Sequence[tuple[Value, Value]],
    segment: int | None = None,
) -> None:
    """Append the second of each pair in `indicators` to the operands `group`."""
    values = [*operand_values(op, group), *(indicator for _, indicator in indicators)]
    replace_operands(op, group, values, segment)
    for position, (buffer, indicator) in enumerate(indicators, group.start + len(group)):
        state.trace.added_operands.append(AddedOperand(op, position, indicator, buffer))


def handle_branch(state: FunctionState, op: Operation) -> Refusal | None:
    """A branch to one block."""
    several = one_branch_target(op, state.knowledge)
    if several is not None:
        return several
    if not op.successors:
        reason = "only BranchOpInterface operations with exactly one successor are supported yet"
        return Refusal(reason, "dealloc-branch-no-successor", op)
    block = op.parent
    assert block is not None
    builder = Builder.before(op)
    candidates = collect_candidates(state, builder, op)
    if isinstance(candidates, Refusal):
        return candidates
    group = state.knowledge.successor_operands(op, 0)
    forwarded = [value for value in operand_values(op, group) if is_buffer(value)]
    live = state.live_through(block, op.successors[0].block)
    retained = _deallocate(state, builder, op, candidates, candidates.conditions, forwarded, live, 0)
    append_ownership(state, op, group, retained[: len(forwarded)])
    return None


def handle_conditional_branch(state: FunctionState, op: Operation) -> Refusal | None:
    """`cf.cond_br`: a deallocation for each edge, with conditions that hold only if the edge is taken.

        cf.cond_br %c, ^a(%m : memref<4xf32>), ^b
    =>
        %on_a = arith.andi %n_owned, %c : i1
        %m_owned = bufferization.dealloc (%n_base : memref<f32>) if (%on_a) retain (%m : memref<4xf32>)
        %not_c = arith.xori %true, %c : i1
        %on_b = arith.andi %n_owned, %not_c : i1
        bufferization.dealloc (%n_base : memref<f32>) if (%on_b)
        cf.cond_br %c, ^a(%m, %m_owned : memref<4xf32>, i1), ^b

    Both are before the branch, so an unconditional one would free buffers that the other edge retains.
    """
    assert op.parent is not None
    builder = Builder.before(op)
    candidates = collect_candidates(state, builder, op)
    if isinstance(candidates, Refusal):
        return candidates
    condition = cf.CondBranchOp(op).condition

    def if_taken(owned: Value) -> Value:
        return binary(builder, "arith.andi", op.location, owned, condition)

    def if_not_taken(owned: Value) -> Value:
        truth = constant(builder, op.location, True)
        negated = binary(builder, "arith.xori", op.location, truth, condition)
        return binary(builder, "arith.andi", op.location, owned, negated)

    on_true = _deallocate_on_edge(state, builder, op, candidates, 0, if_taken)
    on_false = _deallocate_on_edge(state, builder, op, candidates, 1, if_not_taken)
    for value in on_false:
        if value in on_true:
            owned = select(builder, op.location, condition, on_true[value], on_false[value])
            state.replace_retained(value, owned, op.parent)
    return None


def _deallocate_on_edge(
    state: FunctionState,
    builder: Builder,
    op: Operation,
    candidates: Candidates,
    successor: int,
    restrict: Callable[[Value], Value],
) -> dict[Value, Value]:
    """The buffers retained on this edge with their ownership there; for repeated ones the last result is used."""
    block = op.parent
    assert block is not None
    target: Block = op.successors[successor].block
    group = state.knowledge.successor_operands(op, successor)
    forwarded = [value for value in operand_values(op, group) if is_buffer(value)]
    live = state.live_through(block, target)
    conditions = [restrict(owned) for owned in candidates.conditions]
    retained = dict(_deallocate(state, builder, op, candidates, conditions, forwarded, live, successor))
    # The operand groups of `cf.cond_br`: the condition, then one per successor.
    append_ownership(state, op, group, [(value, retained[value]) for value in forwarded], successor + 1)
    return retained
