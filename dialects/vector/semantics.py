"""Semantics of `vector` that ODS lacks: transfers have memory effects only if their base is a buffer."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation
from ...ir.types import is_memref
from ...ods.semantics import EffectInstance, EffectKind, Runs, Semantics
from . import ops as vector


def _read_effects(op: Operation) -> Sequence[EffectInstance]:
    base = vector.TransferReadOp(op).base if op.operands else None
    return [EffectInstance(EffectKind.READ, base)] if base is not None and is_memref(base.type) else []


def _write_effects(op: Operation) -> Sequence[EffectInstance]:
    base = vector.TransferWriteOp(op).base if len(op.operands) > 1 else None
    return [EffectInstance(EffectKind.WRITE, base)] if base is not None and is_memref(base.type) else []


SEMANTICS = {
    "vector.mask": Semantics(yields_last_operation=True, runs=Runs.ONCE),
    "vector.transfer_read": Semantics(effects=_read_effects),
    "vector.transfer_write": Semantics(effects=_write_effects),
}
