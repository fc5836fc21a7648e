"""Conditions on which edges of a flow graph are taken, and what they tell of the operands handed over."""

from __future__ import annotations

from ...ir.graph import Block, Operation, Value
from ...ir.types import I1
from ...ods.knowledge import Knowledge

Outcome = tuple[Value, bool]
"""A condition, and its value."""


def branch_outcome(branch: Operation, successor: int) -> Outcome | None:
    """The outcome on which a branch between blocks takes the successor of that number; None: unknown."""
    if len(branch.successors) != 2 or not branch.operands:
        return None
    condition = branch.operands[0].value
    return (condition, successor == 0) if condition.type is I1 else None


def region_outcome(op: Operation, start: Operation | None, target: Block | Operation) -> Outcome | bool:
    """The outcome on which control goes to `target`: into a region of `op`, or out of one.

    False: it never does. True: unknown.
    """
    name = start.name if start is not None else ""
    if not name.startswith("scf."):
        return True
    # Loaded here: in many functions with buffers nothing branches.
    from ...dialects.scf import ops as scf

    enters = target is not op
    if start is op and name == "scf.if" and op.operands:
        return scf.IfOp(op).condition, isinstance(target, Block) and target.parent is op.regions[0]
    if start is not None and name == "scf.condition" and start.operands:
        return scf.ConditionOp(start).condition, enters
    if op.name == "scf.for" and len(op.operands) >= 3:
        loop = scf.ForOp(op)
        low, high, step = (constant_integer(value) for value in (loop.lower_bound, loop.upper_bound, loop.step))
        if low is not None and high is not None and start is op:
            return enters is (low < high)
        if low is not None and high is not None and step is not None and low + step >= high > low:
            return not enters
    return True


def constant_integer(value: Value) -> int | None:
    """The number that `value`, an `arith.constant`, is; None for anything else."""
    op = value.defining_op
    attribute = op.properties.get("value") if op is not None and op.name == "arith.constant" else None
    number = getattr(attribute, "value", None)
    return number if isinstance(number, int) else None


def selected(value: Value, outcome: Outcome, knowledge: Knowledge) -> Value:
    """Operand that `value`, a selection by the condition of `outcome`, is where that holds; `value` where it is none.

    The condition is the same one at the selection and where its result is used: a way from one to the other past the
    selection would be a way to that use without any selection.
    """
    condition, holds = outcome
    while (made := value.defining_op) is not None and len(made.operands) == 3:
        semantics = knowledge.semantics(made.name)
        if semantics is None or not semantics.chooses:
            break
        asked, *_ = made.operand_values
        if asked is not condition:
            break
        value = made.operands[semantics.chooses[0 if holds else 1]].value
    return value
