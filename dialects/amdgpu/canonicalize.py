"""What the amdgpu dialect simplifies about buffers (mlir/lib/Dialect/AMDGPU/IR/AMDGPUDialect.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation
from ...ir.types import MemRefType
from ...ods.rewriting import Pattern, PatternRewriter
from ..common.canonicalization.matching import defining
from ..common.canonicalization.memref_types import loses_static_information


def _gather_of_cast(op: Operation, rewriter: PatternRewriter) -> bool:
    changed = False
    for operand in op.operands:
        cast = defining(operand.value, "memref.cast") if isinstance(operand.value.type, MemRefType) else None
        if cast is not None and loses_static_information(cast.operands[0].value.type, operand.value.type):
            operand.set(cast.operands[0].value)
            changed = True
    if changed:
        rewriter.modified(op)
    return changed


PATTERNS: dict[str, Sequence[Pattern]] = {
    "amdgpu.gather_to_lds": (Pattern("FoldGatherToLDSOfCast", _gather_of_cast),),
}
