"""Semantics of `bufferization` that ODS lacks."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation
from ...ir.types import is_memref
from ...ods.semantics import EffectInstance, EffectKind, Hoisting, Semantics
from . import ops as bufferization


def _materialize(op: Operation) -> Sequence[EffectInstance]:
    """The destination: a buffer is written, a tensor is a value like any other."""
    if len(op.operands) != 2:
        return ()
    destination = bufferization.MaterializeInDestinationOp(op).dest
    return (EffectInstance(EffectKind.WRITE, destination),) if is_memref(destination.type) else ()


def _is_written(op: Operation) -> bool:
    return bufferization.ToBufferOp(op).read_only is None


SEMANTICS: dict[str, Semantics] = {
    "bufferization.clone": Semantics(hoisting=Hoisting.NONE),
    "bufferization.materialize_in_destination": Semantics(effects=_materialize),
    "bufferization.to_buffer": Semantics(shows_memory=_is_written),
    "bufferization.to_tensor": Semantics(names_memory=True),
}
