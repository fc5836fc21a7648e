"""Semantics of `cf` that ODS lacks."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation
from ...ods.branches import conditional_operands, switch_operands
from ...ods.semantics import EffectInstance, EffectKind, Semantics


def _termination(_: Operation) -> Sequence[EffectInstance]:
    """Ending the program counts as a write, so that an assertion is never dead."""
    return (EffectInstance(EffectKind.WRITE),)


def _branch_operands(op: Operation, _: int) -> range:
    return range(len(op.operands))


SEMANTICS: dict[str, Semantics] = {
    "cf.assert": Semantics(effects=_termination),
    "cf.br": Semantics(successor_operands=_branch_operands),
    "cf.cond_br": Semantics(successor_operands=conditional_operands),
    "cf.switch": Semantics(successor_operands=switch_operands),
}
