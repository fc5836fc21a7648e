"""What operations of the cf dialect do, where ODS does not say it."""

from __future__ import annotations

from collections.abc import Sequence

from ..ir.graph import Operation
from .segments import dense_values
from .semantics import EffectInstance, EffectKind, Semantics


def _termination(_: Operation) -> Sequence[EffectInstance]:
    """Ending the program counts as a write, so that an assertion is never dead."""
    return (EffectInstance(EffectKind.WRITE),)


def _span(sizes: Sequence[int], index: int, start: int = 0) -> range:
    """The positions of segment `index`; empty when there is no such segment."""
    if index >= len(sizes):
        return range(0)
    first = start + sum(sizes[:index])
    return range(first, first + sizes[index])


def _branch_operands(op: Operation, _: int) -> range:
    return range(len(op.operands))


def _conditional_operands(op: Operation, successor: int) -> range:
    return _span(dense_values(op.properties.get("operandSegmentSizes")), successor + 1)


def _switch_operands(op: Operation, successor: int) -> range:
    """The default destination is successor 0; the operands of the cases are segmented once more."""
    groups = dense_values(op.properties.get("operandSegmentSizes"))
    if successor == 0:
        return _span(groups, 1)
    cases = dense_values(op.properties.get("case_operand_segments"))
    return _span(cases, successor - 1, sum(groups[:2]))


SEMANTICS: dict[str, Semantics] = {
    "cf.assert": Semantics(effects=_termination),
    "cf.br": Semantics(successor_operands=_branch_operands),
    "cf.cond_br": Semantics(successor_operands=_conditional_operands),
    "cf.switch": Semantics(successor_operands=_switch_operands),
}
