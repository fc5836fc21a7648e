"""Canonicalization of `cf` (mlir/lib/Dialect/ControlFlow/IR/ControlFlowOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute
from ...ir.graph import Operation, Value
from ...ir.types import I1
from ...ods.op_view import view_if
from ...ods.rewriting import Pattern, PatternRewriter
from ...ods.segments import dense_i32
from ..arith.canonicalize import make_constant
from ..common.canonicalization.branching import branch_values, past_empty_block, replace_branch, single_predecessor
from ..common.canonicalization.matching import constant_of, int_constant, is_one, is_zero
from . import ops as cf
from .switch_patterns import SWITCH_PATTERNS

CONSTANT = make_constant


def _assert_of_true(view: cf.AssertOp, rewriter: PatternRewriter) -> bool:
    """Removal of an assertion of the constant true.

        %t = arith.constant true
        cf.assert %t, "message"
    becomes
        (nothing)
    """
    if not is_one(constant_of(view.arg)):
        return False
    rewriter.erase(view.op)
    return True


# Branches through blocks that only branch on


def _simplify_branch(op: Operation, rewriter: PatternRewriter) -> bool:
    """Block in place of the branch to it, or the target of a branch through a block that only branches on.

        cf.br ^a
        ^a: "f"() : () -> ()
        return
    becomes
        "f"() : () -> ()
        return

    Merged only if no other branch leads to the block; a block that is skipped may have other predecessors.
    """
    return _merge_with_only_successor(op, rewriter) or _skip_passed_block(op, rewriter)


def _merge_with_only_successor(op: Operation, rewriter: PatternRewriter) -> bool:
    target, here = op.successors[0].block, op.parent
    if here is None or target is here or len(target.uses) != 1 or target.is_entry:
        return False
    values = op.operand_values
    rewriter.erase(op)
    rewriter.inline_block_before(target, here, None, values)
    return True


def _skip_passed_block(op: Operation, rewriter: PatternRewriter) -> bool:
    target = op.successors[0].block
    found = past_empty_block(target, op.operand_values) if target is not op.parent else None
    if found is None:
        return False
    replace_branch(op, rewriter, *found)
    return True


# Conditional branches


def _branch_on_constant(view: cf.CondBranchOp, rewriter: PatternRewriter) -> bool:
    """Branch to the successor that a constant condition selects.

        %t = arith.constant true
        cf.cond_br %t, ^a, ^b
    becomes
        cf.br ^a
    """
    constant = constant_of(view.condition)
    if not is_one(constant) and not is_zero(constant):
        return False
    taken = 0 if is_one(constant) else 1
    replace_branch(view.op, rewriter, view.op.successors[taken].block, branch_values(view.op, taken))
    return True


def _pass_through(view: cf.CondBranchOp, rewriter: PatternRewriter) -> bool:
    """Conditional branch to where a block goes on to that does nothing else.

        cf.cond_br %c, ^a(%x : i32), ^b
        ^a(%y: i32): cf.br ^d(%y : i32)
    becomes
        cf.cond_br %c, ^d(%x : i32), ^b

    No other operation uses the arguments of that block, and it does not branch to itself.
    """
    edges = [(view.op.successors[i].block, branch_values(view.op, i)) for i in (0, 1)]
    collapsed = [past_empty_block(*edge) for edge in edges]
    if collapsed[0] is None and collapsed[1] is None:
        return False
    (true, true_values), (false, false_values) = (new or old for new, old in zip(collapsed, edges, strict=True))
    properties: dict[str, Attribute] = {"operandSegmentSizes": dense_i32((1, len(true_values), len(false_values)))}
    rewriter.replace_with(
        view.op,
        "cf.cond_br",
        (view.condition, *true_values, *false_values),
        properties=properties,
        successors=(true, false),
    )
    return True


def _same_successors(view: cf.CondBranchOp, rewriter: PatternRewriter) -> bool:
    """One branch in place of a conditional one with the same successor twice.

        cf.cond_br %c, ^a(%x : i32), ^a(%y : i32)
    becomes
        %z = arith.select %c, %x, %y : i32
        cf.br ^a(%z : i32)

    Where the values differ, only if no other block branches to `^a`.
    """
    target = view.op.successors[0].block
    if target is not view.op.successors[1].block:
        return False
    condition = view.condition
    pairs = list(zip(branch_values(view.op, 0), branch_values(view.op, 1), strict=True))
    if any(a is not b for a, b in pairs) and target.predecessors != [view.op.parent]:
        return False
    values: list[Value] = []
    for a, b in pairs:
        if a is b:
            values.append(a)
        else:
            select = rewriter.create("arith.select", (condition, a, b), [a.type], location=view.op.location)
            values.append(select.results[0])
    replace_branch(view.op, rewriter, target, values)
    return True


def _decided_before(view: cf.CondBranchOp, rewriter: PatternRewriter) -> bool:
    """Branch to the successor that an earlier branch on the same condition has selected.

        cf.cond_br %c, ^a, ^b
        ^a: "f"() : () -> ()
        cf.cond_br %c, ^d, ^e
    becomes
        cf.cond_br %c, ^a, ^b
        ^a: "f"() : () -> ()
        cf.br ^d

    The earlier branch is the only one that leads to the block, and the condition is one value, which cannot change.
    """
    here = view.op.parent
    predecessor = single_predecessor(here) if here is not None else None
    before = predecessor.last if predecessor is not None else None
    earlier = view_if(before, cf.CondBranchOp)
    if earlier is None or earlier.condition is not view.condition:
        return False
    taken = 0 if earlier.true_dest is here else 1
    replace_branch(view.op, rewriter, view.op.successors[taken].block, branch_values(view.op, taken))
    return True


def _propagate_truth(view: cf.CondBranchOp, rewriter: PatternRewriter) -> bool:
    """Constant in place of the condition of a branch, in the blocks that this branch alone leads to.

        cf.cond_br %c, ^a, ^b
        ^a: "f"(%c) : (i1) -> ()
        return
    becomes
        %t = arith.constant true
        cf.cond_br %c, ^a, ^b
        ^a: "f"(%t) : (i1) -> ()
        return
    """
    replaced = False
    condition = view.condition
    for index, known in ((0, 1), (1, 0)):
        block = view.op.successors[index].block
        if single_predecessor(block) is None:
            continue
        constant: Value | None = None
        for use in list(reversed(condition.uses)):
            if use.owner.parent is block:
                replaced = True
                if constant is None:
                    rewriter.set_before(view.op)
                    constant = int_constant(rewriter, known, I1, view.op.location)
                use.set(constant)
                rewriter.modified(use.owner)
    return replaced


def _drop_unreachable(op: Operation, rewriter: PatternRewriter) -> bool:
    """Branch to the other successor, where one is unreachable.

        cf.cond_br %c, ^a, ^b
        ^a: ub.unreachable
    becomes
        cf.br ^b

    Right because a program that reaches `ub.unreachable` has undefined behaviour.
    """
    for dead, live in ((0, 1), (1, 0)):
        block = op.successors[dead].block
        if block.first is not None and block.first is block.last and block.first.name == "ub.unreachable":
            replace_branch(op, rewriter, op.successors[live].block, branch_values(op, live))
            return True
    return False


PATTERNS: dict[str, Sequence[Pattern]] = {
    "cf.assert": (Pattern("AssertOp", _assert_of_true),),
    "cf.br": (Pattern("BranchOp", _simplify_branch),),
    "cf.cond_br": (
        Pattern("SimplifyConstCondBranchPred", _branch_on_constant),
        Pattern("SimplifyPassThroughCondBranch", _pass_through),
        Pattern("SimplifyCondBranchIdenticalSuccessors", _same_successors),
        Pattern("SimplifyCondBranchFromCondBranchOnSameCondition", _decided_before),
        Pattern("CondBranchTruthPropagation", _propagate_truth),
        Pattern("DropUnreachableCondBranch", _drop_unreachable),
    ),
    "cf.switch": SWITCH_PATTERNS,
}
