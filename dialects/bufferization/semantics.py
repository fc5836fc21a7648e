"""What operations of the bufferization dialect do, where ODS does not say it."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation
from ...ir.types import is_memref
from ...ods.semantics import EffectInstance, EffectKind, Hoisting, Semantics


def _materialize(op: Operation) -> Sequence[EffectInstance]:
    """Operand 1 is the destination: a buffer is written, a tensor is a value like any other."""
    destinations = (operand.value for operand in op.operands[1:2])
    return tuple(EffectInstance(EffectKind.WRITE, value) for value in destinations if is_memref(value.type))


SEMANTICS: dict[str, Semantics] = {
    "bufferization.clone": Semantics(hoisting=Hoisting.NONE),
    "bufferization.materialize_in_destination": Semantics(effects=_materialize),
    "bufferization.to_tensor": Semantics(names_memory=True),
}
