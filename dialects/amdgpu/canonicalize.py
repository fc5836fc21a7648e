"""Canonicalization of `amdgpu`, as far as it concerns buffers (mlir/lib/Dialect/AMDGPU/IR/AMDGPUDialect.cpp)."""

from __future__ import annotations

from collections.abc import Sequence

from ...ir.graph import Operation
from ...ir.types import MemRefType
from ...ods.op_view import defining
from ...ods.rewriting import Pattern, PatternRewriter
from ..common.canonicalization.memref_types import loses_static_information
from ..memref import ops as memref
from .buffer_patterns import BUFFER_PATTERNS


def _gather_of_cast(op: Operation, rewriter: PatternRewriter) -> bool:
    """Buffers of an `amdgpu.gather_to_lds` before casts that only forget static sizes, strides or the offset.

        %c = memref.cast %m : memref<64xf32> to memref<?xf32>
        amdgpu.gather_to_lds %c[%i], %l[%j] : f32, memref<?xf32>, memref<64xf32, #gpu.address_space<workgroup>>
    becomes
        amdgpu.gather_to_lds %m[%i], %l[%j] : f32, memref<64xf32>, memref<64xf32, #gpu.address_space<workgroup>>
    """
    changed = False
    for operand in op.operands:
        cast = defining(operand.value, memref.CastOp) if isinstance(operand.value.type, MemRefType) else None
        if cast is not None and loses_static_information(cast.source.type, operand.value.type):
            operand.set(cast.source)
            changed = True
    if changed:
        rewriter.modified(op)
    return changed


PATTERNS: dict[str, Sequence[Pattern]] = {
    **BUFFER_PATTERNS,
    "amdgpu.gather_to_lds": (Pattern("FoldGatherToLDSOfCast", _gather_of_cast),),
}
