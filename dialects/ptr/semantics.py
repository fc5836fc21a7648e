"""Facts about operations of the ptr dialect that ODS does not state: which operand of a store is the address."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation
from ...ods.semantics import EffectInstance, EffectKind, Semantics
from . import ops as ptr


def _store(op: Operation) -> Sequence[EffectInstance]:
    """The address, not the value."""
    return (EffectInstance(EffectKind.WRITE, ptr.StoreOp(op).ptr),) if len(op.operands) > 1 else ()


def _load(op: Operation) -> Sequence[EffectInstance]:
    return (EffectInstance(EffectKind.READ, ptr.LoadOp(op).ptr),) if op.operands else ()


SEMANTICS: dict[str, Semantics] = {
    "ptr.load": Semantics(effects=_load),
    "ptr.store": Semantics(effects=_store),
}
