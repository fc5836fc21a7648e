"""Patterns of accesses to raw buffers (mlir/lib/Dialect/AMDGPU/IR/AMDGPUDialect.cpp of LLVM 22).

The hardware reads 0 beyond the end of a buffer, and does not write there.
"""

from __future__ import annotations

from collections.abc import Sequence
from math import prod

from ...ir.attributes import Attribute
from ...ir.graph import Operation, Value
from ...ir.types import MemRefType
from ...ods.constants import constant_attr, int_value
from ...ods.op_view import OpView
from ...ods.rewriting import Pattern, PatternRewriter
from ..common.canonicalization.matching import constant_int
from ..common.canonicalization.memref_types import strides_and_offset
from . import ops as amdgpu

_MASK = (1 << 32) - 1
_Access = (
    amdgpu.RawBufferLoadOp
    | amdgpu.RawBufferStoreOp
    | amdgpu.RawBufferAtomicFaddOp
    | amdgpu.RawBufferAtomicFmaxOp
    | amdgpu.RawBufferAtomicSmaxOp
    | amdgpu.RawBufferAtomicUminOp
)


def _unsigned(value: Value) -> int | None:
    found = constant_int(value)
    return None if found is None else found & _MASK


def _is_outside(view: _Access) -> bool:
    """staticallyOutOfBounds: whether the place is known, checked, and beyond the end of the buffer."""
    type_ = view.memref.type
    layout = strides_and_offset(type_) if isinstance(type_, MemRefType) and None not in type_.shape else None
    if not isinstance(type_, MemRefType) or layout is None or int_value(view.bounds_check) == 0:
        return False
    strides, offset = layout
    scalar = 0 if view.sgpr_offset is None else _unsigned(view.sgpr_offset)
    if offset is None or scalar is None or len(strides) != len(view.indices):
        return False
    place = offset + scalar + (int_value(view.index_offset) or 0)
    for stride, index in zip(strides, view.indices, strict=True):
        number = _unsigned(index)
        if stride is None or number is None:
            return False
        place += stride * number
    return prod(extent or 0 for extent in type_.shape) <= place <= _MASK


def _load_outside(view: amdgpu.RawBufferLoadOp, rewriter: PatternRewriter) -> bool:
    """Number 0 for what is loaded from beyond the end of a buffer.

        %v = amdgpu.raw_buffer_load %m[%c4] : memref<4xi32>, i32 -> i32
        "use"(%v) : (i32) -> ()
    becomes
        %v = arith.constant 0 : i32
        "use"(%v) : (i32) -> ()
    """
    value = constant_attr((0,), view.value.type) if _is_outside(view) else None
    if value is None:
        return False
    properties: dict[str, Attribute] = {"value": value}
    rewriter.replace_with(view.op, "arith.constant", properties=properties)
    return True


def _write_outside(view: type[OpView]) -> Pattern:
    def apply(op: Operation, rewriter: PatternRewriter) -> bool:
        """Removal of a write beyond the end of a buffer.

        amdgpu.raw_buffer_store %v -> %m[%c4] : i32 -> memref<4xi32>, i32    =>    (nothing)
        """
        access = view(op)
        assert isinstance(access, _Access)
        if not _is_outside(access):
            return False
        rewriter.erase(op)
        return True

    return Pattern("RemoveStaticallyOobBufferWrites", apply)


BUFFER_PATTERNS: dict[str, Sequence[Pattern]] = {
    "amdgpu.raw_buffer_atomic_fadd": (_write_outside(amdgpu.RawBufferAtomicFaddOp),),
    "amdgpu.raw_buffer_atomic_fmax": (_write_outside(amdgpu.RawBufferAtomicFmaxOp),),
    "amdgpu.raw_buffer_atomic_smax": (_write_outside(amdgpu.RawBufferAtomicSmaxOp),),
    "amdgpu.raw_buffer_atomic_umin": (_write_outside(amdgpu.RawBufferAtomicUminOp),),
    "amdgpu.raw_buffer_load": (Pattern("RemoveStaticallyOobBufferLoads", _load_outside),),
    "amdgpu.raw_buffer_store": (_write_outside(amdgpu.RawBufferStoreOp),),
}
