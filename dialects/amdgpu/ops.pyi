"""Op views of `amdgpu`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class DPPOp(OpView):
    old: Value
    src: Value
    result: OpResult
    kind: Attribute | None
    perm_argument: Attribute | None
    row_mask: Attribute | None
    bank_mask: Attribute | None
    bound_ctrl: Attribute | None

class ExtPackedFp8Op(OpView):
    source: Value
    res: OpResult
    index: Attribute | None

class FatRawBufferCastOp(OpView):
    source: Value
    valid_bytes: Value | None
    cache_swizzle_stride: Value | None
    result: OpResult
    bounds_check: Attribute | None
    reset_offset: Attribute | None

class GatherToLDSOp(OpView):
    src: Value
    src_indices: list[Value]
    dst: Value
    dst_indices: list[Value]
    transfer_type: Attribute | None

class LDSBarrierOp(OpView):
    pass

class MakeDmaBaseOp(OpView):
    global_: Value
    global_indices: list[Value]
    lds: Value
    lds_indices: list[Value]
    base: OpResult

class MakeDmaDescriptorOp(OpView):
    base: Value
    global_dynamic_sizes: list[Value]
    global_dynamic_strides: list[Value]
    shared_dynamic_sizes: list[Value]
    workgroup_mask: Value | None
    early_timeout: Value | None
    pad_amount: Value | None
    pad_interval: Value | None
    atomic_barrier_address: Value | None
    atomic_barrier_indices: list[Value]
    global_increment: Value | None
    lds_increment: Value | None
    iteration_count: Value | None
    desc: OpResult
    global_static_sizes: Attribute | None
    global_static_strides: Attribute | None
    shared_static_sizes: Attribute | None

class MakeGatherDmaBaseOp(OpView):
    global_: Value
    global_indices: list[Value]
    lds: Value
    lds_indices: list[Value]
    base: OpResult

class MakeGatherDmaDescriptorOp(OpView):
    base: Value
    indices: Value
    global_dynamic_sizes: list[Value]
    global_dynamic_strides: list[Value]
    shared_dynamic_sizes: list[Value]
    workgroup_mask: Value | None
    early_timeout: Value | None
    pad_amount: Value | None
    pad_interval: Value | None
    atomic_barrier_address: Value | None
    atomic_barrier_indices: list[Value]
    global_increment: Value | None
    lds_increment: Value | None
    iteration_count: Value | None
    desc: OpResult
    global_static_sizes: Attribute | None
    global_static_strides: Attribute | None
    shared_static_sizes: Attribute | None

class MemoryCounterWaitOp(OpView):
    load: Attribute | None
    store: Attribute | None
    ds: Attribute | None
    exp: Attribute | None
    tensor: Attribute | None

class MFMAOp(OpView):
    source_a: Value
    source_b: Value
    dest_c: Value
    dest_d: OpResult
    m: Attribute | None
    n: Attribute | None
    k: Attribute | None
    blocks: Attribute | None
    cbsz: Attribute | None
    abid: Attribute | None
    blgp: Attribute | None
    reduce_precision: Attribute | None
    negate_a: Attribute | None
    negate_b: Attribute | None
    negate_c: Attribute | None

class PackedScaledTruncOp(OpView):
    source: Value
    scale: Value
    existing: Value | None
    res: OpResult
    index: Attribute | None

class PackedStochRoundFp8Op(OpView):
    source: Value
    stochiastic_param: Value
    existing: Value | None
    res: OpResult
    store_index: Attribute | None

class PackedTrunc2xFp8Op(OpView):
    source_a: Value
    source_b: Value | None
    existing: Value | None
    res: OpResult
    word_index: Attribute | None

class PermlaneSwapOp(OpView):
    src: Value
    result: OpResult
    row_length: Attribute | None
    fetch_inactive: Attribute | None
    bound_ctrl: Attribute | None

class RawBufferAtomicCmpswapOp(OpView):
    src: Value
    cmp: Value
    memref: Value
    indices: list[Value]
    sgpr_offset: Value | None
    value: OpResult
    bounds_check: Attribute | None
    index_offset: Attribute | None

class RawBufferAtomicFaddOp(OpView):
    value: Value
    memref: Value
    indices: list[Value]
    sgpr_offset: Value | None
    bounds_check: Attribute | None
    index_offset: Attribute | None

class RawBufferAtomicFmaxOp(OpView):
    value: Value
    memref: Value
    indices: list[Value]
    sgpr_offset: Value | None
    bounds_check: Attribute | None
    index_offset: Attribute | None

class RawBufferAtomicSmaxOp(OpView):
    value: Value
    memref: Value
    indices: list[Value]
    sgpr_offset: Value | None
    bounds_check: Attribute | None
    index_offset: Attribute | None

class RawBufferAtomicUminOp(OpView):
    value: Value
    memref: Value
    indices: list[Value]
    sgpr_offset: Value | None
    bounds_check: Attribute | None
    index_offset: Attribute | None

class RawBufferLoadOp(OpView):
    memref: Value
    indices: list[Value]
    sgpr_offset: Value | None
    value: OpResult
    bounds_check: Attribute | None
    index_offset: Attribute | None

class RawBufferStoreOp(OpView):
    value: Value
    memref: Value
    indices: list[Value]
    sgpr_offset: Value | None
    bounds_check: Attribute | None
    index_offset: Attribute | None

class ScaledExtPackedOp(OpView):
    source: Value
    scale: Value
    res: OpResult
    index: Attribute | None

class ScaledExtPackedMatrixOp(OpView):
    source: Value
    scale: Value
    res: OpResult
    block_size: Attribute | None
    first_scale_lane: Attribute | None
    first_scale_byte: Attribute | None

class ScaledMFMAOp(OpView):
    source_a: Value
    source_b: Value
    dest_c: Value
    scales_a: Value
    scales_b: Value
    dest_d: OpResult
    m: Attribute | None
    n: Attribute | None
    k: Attribute | None
    scales_idx_a: Attribute | None
    scales_idx_b: Attribute | None

class ScaledWMMAOp(OpView):
    source_a: Value
    source_b: Value
    dest_c: Value
    scale_a: Value
    scale_b: Value
    dest_d: OpResult
    m: Attribute | None
    n: Attribute | None
    k: Attribute | None
    a_first_scale_lane: Attribute | None
    b_first_scale_lane: Attribute | None

class SchedBarrierOp(OpView):
    opts: Attribute | None

class SparseMFMAOp(OpView):
    source_a: Value
    source_b: Value
    dest_c: Value
    sparse_idx: Value
    dest_d: OpResult
    m: Attribute | None
    n: Attribute | None
    k: Attribute | None
    cbsz: Attribute | None
    abid: Attribute | None

class SwizzleBitModeOp(OpView):
    src: Value
    result: OpResult
    and_mask: Attribute | None
    or_mask: Attribute | None
    xor_mask: Attribute | None

class TensorLoadToLDSOp(OpView):
    desc: Value

class TensorStoreFromLDSOp(OpView):
    desc: Value

class TransposeLoadOp(OpView):
    src: Value
    src_indices: list[Value]
    result: OpResult

class WMMAOp(OpView):
    source_a: Value
    source_b: Value
    dest_c: Value
    dest_d: OpResult
    m: Attribute | None
    n: Attribute | None
    k: Attribute | None
    subword_offset: Attribute | None
    unsigned_a: Attribute | None
    unsigned_b: Attribute | None
    clamp: Attribute | None
