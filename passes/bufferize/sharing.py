"""Sharing: whether two tensors that are handed on together are one buffer.

More exact than sets of aliases, which know nothing of paths: an operation that runs one of its regions gives results
that come from the same region.
"""

from __future__ import annotations

from collections.abc import Callable

from ...ir.graph import BlockArgument, Operation, OpResult, Value
from ...ods.knowledge import Knowledge

MayAlias = Callable[[Value, Value], bool]


def may_be_one(a: Value, b: Value, may_alias: MayAlias, knowledge: Knowledge) -> bool:
    """Whether `a` and `b` may be the same memory at one time. Arguments of a function are what its callers keep apart.

    Args:
        may_alias: the answer where nothing more is known.
    """
    pending = [(a, b)]
    while pending:
        one, other = pending.pop()
        if one is other:
            return True
        together = _handed_together(one, other, knowledge)
        if together is not None:
            pending += together
        elif not _are_arguments(one, other, knowledge) and may_alias(one, other):
            return True
    return False


def _are_arguments(a: Value, b: Value, knowledge: Knowledge) -> bool:
    """Whether they are different arguments of one function."""
    if not isinstance(a, BlockArgument) or not isinstance(b, BlockArgument) or a.block is not b.block:
        return False
    function = a.block.parent_op
    return a.block.is_entry and function is not None and knowledge.is_function_like(function)


def _handed_together(a: Value, b: Value, knowledge: Knowledge) -> list[tuple[Value, Value]] | None:
    """The values that two results of an operation are in each region; None where it may run another one after that."""
    if not isinstance(a, OpResult) or not isinstance(b, OpResult) or a.op is not b.op:
        return None
    branch = knowledge.region_branch(a.op)
    if branch is None or any(edge.target is None for edge in branch.entry(a.op)):
        return None
    found: list[tuple[Value, Value]] = []
    for region in a.op.regions:
        ends = [block.last for block in region.blocks if block.last is not None and not block.last.successors]
        for edge in branch.leave(a.op, region):
            if edge.target is not None:
                return None
            for end in ends:
                pair = _at(end, edge.operands, a.index - edge.first_input, b.index - edge.first_input)
                if pair is None:
                    return None
                found.append(pair)
    return found or None


def _at(end: Operation, operands: range, first: int, second: int) -> tuple[Value, Value] | None:
    """The values that the terminator `end` hands on at two places."""
    if not (0 <= first < len(operands) and 0 <= second < len(operands)):
        return None
    values = end.operand_values
    return values[operands[first]], values[operands[second]]
