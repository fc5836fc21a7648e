"""Facts about operations of the ptr dialect that ODS does not state: which operand of a store is the address."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation
from ...ods.semantics import EffectInstance, EffectKind, Semantics


def _store(op: Operation) -> Sequence[EffectInstance]:
    """Operand 0 is the value, operand 1 the address."""
    return tuple(EffectInstance(EffectKind.WRITE, operand.value) for operand in op.operands[1:2])


def _load(op: Operation) -> Sequence[EffectInstance]:
    return tuple(EffectInstance(EffectKind.READ, operand.value) for operand in op.operands[:1])


SEMANTICS: dict[str, Semantics] = {
    "ptr.load": Semantics(effects=_load),
    "ptr.store": Semantics(effects=_store),
}
