"""Op views of `memref`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class AllocOp(OpView):
    dynamic_sizes: list[Value]
    symbol_operands: list[Value]
    memref: OpResult
    alignment: Attribute | None

class AllocaOp(OpView):
    dynamic_sizes: list[Value]
    symbol_operands: list[Value]
    memref: OpResult
    alignment: Attribute | None

class AllocaScopeOp(OpView):
    results: list[OpResult]
    body_region: Region

class AllocaScopeReturnOp(OpView):
    results: list[Value]

class AssumeAlignmentOp(OpView):
    memref: Value
    result: OpResult
    alignment: Attribute | None

class AtomicRMWOp(OpView):
    value: Value
    memref: Value
    indices: list[Value]
    result: OpResult
    kind: Attribute | None

class AtomicYieldOp(OpView):
    result: Value

class CastOp(OpView):
    source: Value
    dest: OpResult

class CollapseShapeOp(OpView):
    src: Value
    result: OpResult
    reassociation: Attribute | None

class CopyOp(OpView):
    source: Value
    target: Value

class DeallocOp(OpView):
    memref: Value

class DimOp(OpView):
    source: Value
    index: Value
    result: OpResult

class DistinctObjectsOp(OpView):
    operands: list[Value]
    results: list[OpResult]

class DmaStartOp(OpView):
    operands: list[Value]

class DmaWaitOp(OpView):
    tag_mem_ref: Value
    tag_indices: list[Value]
    num_elements: Value

class ExpandShapeOp(OpView):
    src: Value
    output_shape: list[Value]
    result: OpResult
    reassociation: Attribute | None
    static_output_shape: Attribute | None

class ExtractAlignedPointerAsIndexOp(OpView):
    source: Value
    aligned_pointer: OpResult

class ExtractStridedMetadataOp(OpView):
    source: Value
    base_buffer: OpResult
    offset: OpResult
    sizes: list[OpResult]
    strides: list[OpResult]

class GenericAtomicRMWOp(OpView):
    memref: Value
    indices: list[Value]
    result: OpResult
    atomic_body: Region

class GetGlobalOp(OpView):
    result: OpResult
    name: Attribute | None

class GlobalOp(OpView):
    sym_name: Attribute | None
    sym_visibility: Attribute | None
    type: Attribute | None
    initial_value: Attribute | None
    constant: Attribute | None
    alignment: Attribute | None

class LoadOp(OpView):
    memref: Value
    indices: list[Value]
    result: OpResult
    nontemporal: Attribute | None
    alignment: Attribute | None

class MemorySpaceCastOp(OpView):
    source: Value
    dest: OpResult

class PrefetchOp(OpView):
    memref: Value
    indices: list[Value]
    is_write: Attribute | None
    locality_hint: Attribute | None
    is_data_cache: Attribute | None

class RankOp(OpView):
    memref: Value
    result: OpResult

class ReallocOp(OpView):
    source: Value
    dynamic_result_size: Value | None
    result: OpResult
    alignment: Attribute | None

class ReinterpretCastOp(OpView):
    source: Value
    offsets: list[Value]
    sizes: list[Value]
    strides: list[Value]
    result: OpResult
    static_offsets: Attribute | None
    static_sizes: Attribute | None
    static_strides: Attribute | None

class ReshapeOp(OpView):
    source: Value
    shape: Value
    result: OpResult

class StoreOp(OpView):
    value: Value
    memref: Value
    indices: list[Value]
    nontemporal: Attribute | None
    alignment: Attribute | None

class SubViewOp(OpView):
    source: Value
    offsets: list[Value]
    sizes: list[Value]
    strides: list[Value]
    result: OpResult
    static_offsets: Attribute | None
    static_sizes: Attribute | None
    static_strides: Attribute | None

class TransposeOp(OpView):
    in_: Value
    result: OpResult
    permutation: Attribute | None

class ViewOp(OpView):
    source: Value
    byte_shift: Value
    sizes: list[Value]
    result: OpResult
