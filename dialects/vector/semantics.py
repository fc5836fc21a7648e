"""Semantics of `vector` that ODS lacks: transfers have memory effects only if their base is a buffer."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.types import is_memref
from ...ods.semantics import EffectInstance, EffectKind, Runs, Semantics
from . import ops as vector


def _read_effects(view: vector.TransferReadOp) -> Sequence[EffectInstance]:
    base = view.base if view.op.operands else None
    return [EffectInstance(EffectKind.READ, base)] if base is not None and is_memref(base.type) else []


def _write_effects(view: vector.TransferWriteOp) -> Sequence[EffectInstance]:
    base = view.base if len(view.op.operands) > 1 else None
    return [EffectInstance(EffectKind.WRITE, base)] if base is not None and is_memref(base.type) else []


SEMANTICS = {
    "vector.mask": Semantics(yields_last_operation=True, runs=Runs.ONCE),
    "vector.transfer_read": Semantics(effects=_read_effects),
    "vector.transfer_write": Semantics(effects=_write_effects),
}
