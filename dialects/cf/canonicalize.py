"""Canonicalization of `cf` (mlir/lib/Dialect/ControlFlow/IR/ControlFlowOps.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.attributes import Attribute
from ...ir.graph import Block, BlockArgument, Operation, Value
from ...ir.types import I1, VectorType
from ...ods.constants import int_splat
from ...ods.dense_integers import dense_attr, dense_integers
from ...ods.op_view import view_if
from ...ods.rewriting import Pattern, PatternRewriter
from ...ods.segments import dense_i32
from ..arith.canonicalize import make_constant
from ..common.canonicalization.branching import branch_values, replace_branch
from ..common.canonicalization.matching import constant_of, int_constant, is_one, is_zero
from . import ops as cf

CONSTANT = make_constant


def _assert_of_true(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of an assertion of the constant true.

        %t = arith.constant true
        cf.assert %t, "message"
    becomes
        (nothing)
    """
    if not is_one(constant_of(cf.AssertOp(op).arg)):
        return False
    rewriter.erase(op)
    return True


# Branches through blocks that only branch on


def _collapsed(successor: Block, values: Sequence[Value]) -> tuple[Block, list[Value]] | None:
    """The final target and operands of a branch to `successor` with `values`, if that block only branches on."""
    branch = successor.last
    if branch is None or successor.first is not branch or branch.name != "cf.br":
        return None
    if any(user is not branch for argument in successor.args for user in argument.users):
        return None
    target = branch.successors[0].block
    if target is successor:
        return None
    visited = {successor, target}
    following = target.last
    while following is not None and following.name == "cf.br":
        block = following.successors[0].block
        if block in visited:
            return None
        visited.add(block)
        following = block.last

    def mapped(value: Value) -> Value:
        own = isinstance(value, BlockArgument) and value.block is successor
        return values[value.index] if own and isinstance(value, BlockArgument) else value

    return target, [mapped(value) for value in branch.operand_values]


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
    found = _collapsed(target, op.operand_values) if target is not op.parent else None
    if found is None:
        return False
    replace_branch(op, rewriter, *found)
    return True


# Conditional branches


def _branch_on_constant(op: Operation, rewriter: PatternRewriter) -> bool:
    """Branch to the successor that a constant condition selects.

        %t = arith.constant true
        cf.cond_br %t, ^a, ^b
    becomes
        cf.br ^a
    """
    constant = constant_of(cf.CondBranchOp(op).condition)
    if not is_one(constant) and not is_zero(constant):
        return False
    taken = 0 if is_one(constant) else 1
    replace_branch(op, rewriter, op.successors[taken].block, branch_values(op, taken))
    return True


def _pass_through(op: Operation, rewriter: PatternRewriter) -> bool:
    """Conditional branch to where a block goes on to that does nothing else.

        cf.cond_br %c, ^a(%x : i32), ^b
        ^a(%y: i32): cf.br ^d(%y : i32)
    becomes
        cf.cond_br %c, ^d(%x : i32), ^b

    No other operation uses the arguments of that block, and it does not branch to itself.
    """
    edges = [(op.successors[i].block, branch_values(op, i)) for i in (0, 1)]
    collapsed = [_collapsed(*edge) for edge in edges]
    if collapsed[0] is None and collapsed[1] is None:
        return False
    (true, true_values), (false, false_values) = (new or old for new, old in zip(collapsed, edges, strict=True))
    properties: dict[str, Attribute] = {"operandSegmentSizes": dense_i32((1, len(true_values), len(false_values)))}
    rewriter.replace_with(
        op,
        "cf.cond_br",
        (cf.CondBranchOp(op).condition, *true_values, *false_values),
        properties=properties,
        successors=(true, false),
    )
    return True


def _same_successors(op: Operation, rewriter: PatternRewriter) -> bool:
    """One branch in place of a conditional one with the same successor twice.

        cf.cond_br %c, ^a(%x : i32), ^a(%y : i32)
    becomes
        %z = arith.select %c, %x, %y : i32
        cf.br ^a(%z : i32)

    Where the values differ, only if no other block branches to `^a`.
    """
    target = op.successors[0].block
    if target is not op.successors[1].block:
        return False
    condition = cf.CondBranchOp(op).condition
    pairs = list(zip(branch_values(op, 0), branch_values(op, 1), strict=True))
    if any(a is not b for a, b in pairs) and target.predecessors != [op.parent]:
        return False
    values: list[Value] = []
    for a, b in pairs:
        if a is b:
            values.append(a)
        else:
            select = rewriter.create("arith.select", (condition, a, b), [a.type], location=op.location)
            values.append(select.results[0])
    replace_branch(op, rewriter, target, values)
    return True


def _single_predecessor(block: Block) -> Block | None:
    """The block whose last operation is the only one, once, to branch here."""
    return next(iter(block.uses)).owner.parent if len(block.uses) == 1 else None


def _decided_before(op: Operation, rewriter: PatternRewriter) -> bool:
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
    here = op.parent
    predecessor = _single_predecessor(here) if here is not None else None
    before = predecessor.last if predecessor is not None else None
    earlier = view_if(before, cf.CondBranchOp)
    if earlier is None or earlier.condition is not cf.CondBranchOp(op).condition:
        return False
    taken = 0 if earlier.true_dest is here else 1
    replace_branch(op, rewriter, op.successors[taken].block, branch_values(op, taken))
    return True


def _propagate_truth(op: Operation, rewriter: PatternRewriter) -> bool:
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
    condition = cf.CondBranchOp(op).condition
    for index, known in ((0, 1), (1, 0)):
        block = op.successors[index].block
        if _single_predecessor(block) is None:
            continue
        constant: Value | None = None
        for use in list(reversed(condition.uses)):
            if use.owner.parent is block:
                replaced = True
                if constant is None:
                    rewriter.set_before(op)
                    constant = int_constant(rewriter, known, I1, op.location)
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


# Switches


def _case_values(op: Operation) -> list[int]:
    return dense_integers(op.properties.get("case_values"))


def _only_default(op: Operation, rewriter: PatternRewriter) -> bool:
    """Branch in place of a switch with a default only.

    cf.switch %x : i32, [default: ^a]    =>    cf.br ^a
    """
    if len(op.successors) != 1:
        return False
    replace_branch(op, rewriter, op.successors[0].block, branch_values(op, 0))
    return True


def _replace_switch(
    op: Operation,
    rewriter: PatternRewriter,
    default: tuple[Block, list[Value]],
    cases: Sequence[tuple[int, Block, list[Value]]],
) -> None:
    flag = cf.SwitchOp(op).flag
    operands = [flag, *default[1], *(value for case in cases for value in case[2])]
    counts = [len(case[2]) for case in cases]
    properties: dict[str, Attribute] = {
        "case_operand_segments": dense_i32(counts),
        "operandSegmentSizes": dense_i32((1, len(default[1]), sum(counts))),
    }
    if cases:
        type_ = VectorType((len(cases),), flag.type)
        properties["case_values"] = dense_attr([case[0] for case in cases], type_)
    successors = [default[0], *(case[1] for case in cases)]
    rewriter.replace_with(op, "cf.switch", operands, properties=properties, successors=successors)


def _edges(op: Operation) -> list[tuple[Block, list[Value]]]:
    return [(use.block, branch_values(op, i)) for i, use in enumerate(op.successors)]


def _cases_like_default(op: Operation, rewriter: PatternRewriter) -> bool:
    """Removal of the cases that do what the default does.

    cf.switch %x : i32, [default: ^a, 1: ^b, 2: ^a]    =>    cf.switch %x : i32, [default: ^a, 1: ^b]
    """
    default, *others = _edges(op)
    values = _case_values(op)
    if len(values) != len(others):
        return False
    remaining = [
        (value, block, operands)
        for value, (block, operands) in zip(values, others, strict=True)
        if block is not default[0] or operands != default[1]
    ]
    if len(remaining) == len(others):
        return False
    _replace_switch(op, rewriter, default, remaining)
    return True


def _switch_on_constant(op: Operation, rewriter: PatternRewriter) -> bool:
    """Branch to the case that a constant selects.

        %x = arith.constant 1 : i32
        cf.switch %x : i32, [default: ^a, 1: ^b]
    becomes
        cf.br ^b
    """
    value = int_splat(constant_of(cf.SwitchOp(op).flag))
    if value is None:
        return False
    _take_case(op, rewriter, value)
    return True


def _take_case(op: Operation, rewriter: PatternRewriter, value: int) -> None:
    edges = _edges(op)
    values = _case_values(op)
    taken = values.index(value) + 1 if value in values else 0
    replace_branch(op, rewriter, *edges[taken])


def _pass_through_switch(op: Operation, rewriter: PatternRewriter) -> bool:
    """Cases to where a block goes on to that does nothing else.

        cf.switch %x : i32, [default: ^a, 1: ^b]
        ^b: cf.br ^d
    becomes
        cf.switch %x : i32, [default: ^a, 1: ^d]
    """
    edges = _edges(op)
    values = _case_values(op)
    collapsed = [_collapsed(*edge) for edge in edges]
    if all(found is None for found in collapsed) or len(values) != len(edges) - 1:
        return False
    default, *others = [new or old for new, old in zip(collapsed, edges, strict=True)]
    cases = [(value, block, operands) for value, (block, operands) in zip(values, others, strict=True)]
    _replace_switch(op, rewriter, default, cases)
    return True


def _switch_before(op: Operation) -> Operation | None:
    """The switch on the same flag that is the only way here."""
    here = op.parent
    predecessor = _single_predecessor(here) if here is not None else None
    before = predecessor.last if predecessor is not None else None
    switch = view_if(before, cf.SwitchOp)
    return before if switch is not None and switch.flag is cf.SwitchOp(op).flag else None


def _switch_decided_before(op: Operation, rewriter: PatternRewriter) -> bool:
    """Branch to the case that an earlier switch on the same value has selected.

        cf.switch %x : i32, [default: ^a, 1: ^b]
        ^b: "f"() : () -> ()
        cf.switch %x : i32, [default: ^d, 1: ^e]
    becomes
        cf.switch %x : i32, [default: ^a, 1: ^b]
        ^b: "f"() : () -> ()
        cf.br ^e

    The case of the earlier switch is the only branch that leads to the block.
    """
    before = _switch_before(op)
    if before is None or before.successors[0].block is op.parent:
        return False
    blocks = [use.block for use in before.successors[1:]]
    position = next(i for i, block in enumerate(blocks) if block is op.parent)
    _take_case(op, rewriter, _case_values(before)[position])
    return True


def _default_decided_before(op: Operation, rewriter: PatternRewriter) -> bool:
    """Switch without the cases that an earlier switch on the same value has excluded.

        cf.switch %x : i32, [default: ^a, 1: ^b]
        ^a: "f"() : () -> ()
        cf.switch %x : i32, [default: ^d, 1: ^e, 2: ^g]
    becomes
        cf.switch %x : i32, [default: ^a, 1: ^b]
        ^a: "f"() : () -> ()
        cf.switch %x : i32, [default: ^d, 2: ^g]

    The default of the earlier switch is the only branch that leads to the block.
    """
    before = _switch_before(op)
    if before is None or before.successors[0].block is not op.parent:
        return False
    excluded = set(_case_values(before))
    default, *others = _edges(op)
    values = _case_values(op)
    cases = [(value, *edge) for value, edge in zip(values, others, strict=False) if value not in excluded]
    if len(cases) == len(others):
        return False
    _replace_switch(op, rewriter, default, cases)
    return True


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
    "cf.switch": (
        Pattern("simplifySwitchWithOnlyDefault", _only_default),
        Pattern("dropSwitchCasesThatMatchDefault", _cases_like_default),
        Pattern("simplifyConstSwitchValue", _switch_on_constant),
        Pattern("simplifyPassThroughSwitch", _pass_through_switch),
        Pattern("simplifySwitchFromSwitchOnSameCondition", _switch_decided_before),
        Pattern("simplifySwitchFromDefaultSwitchOnSameCondition", _default_decided_before),
    ),
}
