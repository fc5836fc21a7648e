"""Branches between blocks, as several dialects rewrite them."""

from __future__ import annotations

from collections.abc import Sequence

from ....ir.graph import Block, BlockArgument, Operation, Value
from ....ods.branches import conditional_operands, switch_operands
from ....ods.rewriting import PatternRewriter


def branch_values(op: Operation, successor: int) -> list[Value]:
    """The operands that a branch of the cf dialect hands to a successor."""
    match op.name:
        case "cf.cond_br":
            positions = conditional_operands(op, successor)
        case "cf.switch":
            positions = switch_operands(op, successor)
        case _:
            positions = range(len(op.operands))
    return [op.operands[i].value for i in positions]


def replace_branch(op: Operation, rewriter: PatternRewriter, target: Block, values: Sequence[Value]) -> None:
    """Use an unconditional branch instead of the terminator `op`."""
    rewriter.replace_with(op, "cf.br", values, successors=(target,))


def past_empty_block(successor: Block, values: Sequence[Value]) -> tuple[Block, list[Value]] | None:
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


def single_predecessor(block: Block) -> Block | None:
    """The block whose last operation is the only one, once, to branch here."""
    return next(iter(block.uses)).owner.parent if len(block.uses) == 1 else None
