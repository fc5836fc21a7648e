"""Semantics of `bufferization` that ODS lacks."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.types import is_memref
from ...ods.semantics import EffectInstance, EffectKind, Hoisting, Semantics
from . import ops as bufferization


def _materialize(view: bufferization.MaterializeInDestinationOp) -> Sequence[EffectInstance]:
    """The destination: a buffer is written, a tensor is a value like any other."""
    if len(view.op.operands) != 2:
        return ()
    destination = view.dest
    return (EffectInstance(EffectKind.WRITE, destination),) if is_memref(destination.type) else ()


def _is_written(op: bufferization.ToBufferOp) -> bool:
    return op.read_only is None


SEMANTICS: dict[str, Semantics] = {
    "bufferization.clone": Semantics(hoisting=Hoisting.NONE),
    "bufferization.materialize_in_destination": Semantics(effects=_materialize),
    "bufferization.to_buffer": Semantics(shows_memory=_is_written),
    "bufferization.to_tensor": Semantics(names_memory=True),
}
