"""Branches between blocks, as several dialects rewrite them."""

from __future__ import annotations

from collections.abc import Sequence

from ....ir.graph import Block, Operation, Value
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
