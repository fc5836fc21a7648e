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
    """The final target and operands of a branch to `successor` with `values`, if that block only branches on.

    Past all such blocks at once: one after the other, each branch to a chain of them would be rewritten for each block.
    """
    found: tuple[Block, list[Value]] | None = None
    current, given = successor, list(values)
    while (branch := _only_branch(current)) is not None:
        target = branch.successors[0].block
        if target is current or (found is None and _runs_in_circles(current, target)):
            break

        def mapped(value: Value, block: Block = current, given: list[Value] = given) -> Value:
            return given[value.index] if isinstance(value, BlockArgument) and value.block is block else value

        found = current, given = target, [mapped(value) for value in branch.operand_values]
    return found


def _only_branch(block: Block) -> Operation | None:
    """The branch that is all `block` consists of, if nothing else uses its arguments."""
    branch = block.last
    if branch is None or block.first is not branch or branch.name != "cf.br":
        return None
    if any(user is not branch for argument in block.args for user in argument.users):
        return None
    return branch


def _runs_in_circles(block: Block, target: Block) -> bool:
    """Whether the branches on from `target` lead back to `block`, or to one that they led to before."""
    visited = {block, target}
    following = target.last
    while following is not None and following.name == "cf.br":
        reached = following.successors[0].block
        if reached in visited:
            return True
        visited.add(reached)
        following = reached.last
    return False


def single_predecessor(block: Block) -> Block | None:
    """The block whose last operation is the only one, once, to branch here."""
    return next(iter(block.uses)).owner.parent if len(block.uses) == 1 else None
