"""Facts about operations of the ptr dialect that ODS does not state: which operand of a store is the address."""

from __future__ import annotations

from collections.abc import Sequence

from ...ods.semantics import EffectInstance, EffectKind, Semantics
from . import ops as ptr


def _store(view: ptr.StoreOp) -> Sequence[EffectInstance]:
    """The address, not the value."""
    return (EffectInstance(EffectKind.WRITE, view.ptr),) if len(view.op.operands) > 1 else ()


def _load(view: ptr.LoadOp) -> Sequence[EffectInstance]:
    return (EffectInstance(EffectKind.READ, view.ptr),) if view.op.operands else ()


SEMANTICS: dict[str, Semantics] = {
    "ptr.load": Semantics(effects=_load),
    "ptr.store": Semantics(effects=_store),
}
