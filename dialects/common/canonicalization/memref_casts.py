"""Casts of buffers that operations look through."""

from __future__ import annotations

from collections.abc import Sequence

from ....ir.graph import Operation, OpResult, Value
from ....ir.types import UnrankedMemRefType
from ....ods.rewriting import IN_PLACE, FoldResult
from ...memref import ops as memref


def fold_casts(op: Operation, inner: Value | None = None) -> Sequence[FoldResult] | None:
    """foldMemRefCast: use what was cast from a ranked type; `inner` is one operand that stays."""
    folded = False
    for operand in op.operands:
        value = operand.value
        if not isinstance(value, OpResult) or value.op.name != memref.CastOp.NAME or value is inner:
            continue
        source = memref.CastOp(value.op).source
        if not isinstance(source.type, UnrankedMemRefType):
            operand.set(source)
            folded = True
    return IN_PLACE if folded else None
