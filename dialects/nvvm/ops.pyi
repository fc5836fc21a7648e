"""Op views of `nvvm`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class SyncWarpOp(OpView):
    mask: Value

class BarrierOp(OpView):
    barrier_id: Value | None
    number_of_threads: Value | None
    reduction_predicate: Value | None
    res: OpResult | None
    reduction_op: Attribute | None

class BarrierArriveOp(OpView):
    barrier_id: Value | None
    number_of_threads: Value

class Barrier0Op(OpView):
    pass

class Breakpoint(OpView):
    pass

class ClusterArriveOp(OpView):
    aligned: Attribute | None

class ClusterArriveRelaxedOp(OpView):
    aligned: Attribute | None

class ClusterWaitOp(OpView):
    aligned: Attribute | None

class ClusterLaunchControlQueryCancelOp(OpView):
    try_cancel_response: Value
    res: OpResult
    query_type: Attribute | None

class ClusterLaunchControlTryCancelOp(OpView):
    smem_address: Value
    mbarrier: Value
    multicast: Attribute | None

class ConvertBF16x2ToF8x2Op(OpView):
    a: Value
    dst: OpResult
    rnd: Attribute | None
    sat: Attribute | None
    dst_ty: Attribute | None

class ConvertF16x2ToF8x2Op(OpView):
    a: Value
    dst: OpResult
    relu: Attribute | None
    dst_ty: Attribute | None

class ConvertF32x2ToBF16x2Op(OpView):
    src_hi: Value
    src_lo: Value
    random_bits: Value | None
    dst: OpResult
    rnd: Attribute | None
    sat: Attribute | None
    relu: Attribute | None

class ConvertF32x2ToF16x2Op(OpView):
    src_hi: Value
    src_lo: Value
    random_bits: Value | None
    dst: OpResult
    rnd: Attribute | None
    sat: Attribute | None
    relu: Attribute | None

class ConvertF32x2ToF4x2Op(OpView):
    a: Value
    b: Value
    dst: OpResult
    relu: Attribute | None
    dst_ty: Attribute | None

class ConvertF32x2ToF6x2Op(OpView):
    a: Value
    b: Value
    dst: OpResult
    relu: Attribute | None
    dst_ty: Attribute | None

class ConvertF32x2ToF8x2Op(OpView):
    a: Value
    b: Value
    dst: OpResult
    rnd: Attribute | None
    sat: Attribute | None
    relu: Attribute | None
    dst_ty: Attribute | None

class ConvertF32x4ToF4x4Op(OpView):
    src: Value
    rbits: Value
    dst: OpResult
    relu: Attribute | None
    dst_ty: Attribute | None

class ConvertF32x4ToF6x4Op(OpView):
    src: Value
    rbits: Value
    dst: OpResult
    relu: Attribute | None
    dst_ty: Attribute | None

class ConvertF32x4ToF8x4Op(OpView):
    src: Value
    rbits: Value
    dst: OpResult
    relu: Attribute | None
    dst_ty: Attribute | None

class ConvertF4x2ToF16x2Op(OpView):
    src: Value
    dst: OpResult
    relu: Attribute | None
    src_type: Attribute | None

class ConvertF6x2ToF16x2Op(OpView):
    src: Value
    dst: OpResult
    relu: Attribute | None
    src_type: Attribute | None

class ConvertF8x2ToBF16x2Op(OpView):
    src: Value
    dst: OpResult
    src_type: Attribute | None

class ConvertF8x2ToF16x2Op(OpView):
    src: Value
    dst: OpResult
    relu: Attribute | None
    src_type: Attribute | None

class ConvertFloatToTF32Op(OpView):
    src: Value
    res: OpResult
    rnd: Attribute | None
    sat: Attribute | None
    relu: Attribute | None

class CpAsyncBulkCommitGroupOp(OpView):
    pass

class CpAsyncBulkSharedCTAToGlobalOp(OpView):
    dst_mem: Value
    src_mem: Value
    size: Value
    l2_cache_hint: Value | None
    byte_mask: Value | None

class CpAsyncBulkPrefetchOp(OpView):
    src_mem: Value
    size: Value
    l2_cache_hint: Value | None

class CpAsyncBulkGlobalToSharedClusterOp(OpView):
    dst_mem: Value
    src_mem: Value
    mbar: Value
    size: Value
    multicast_mask: Value | None
    l2_cache_hint: Value | None

class CpAsyncBulkSharedCTAToSharedClusterOp(OpView):
    dst_mem: Value
    src_mem: Value
    mbar: Value
    size: Value

class CpAsyncBulkTensorSharedCTAToGlobalOp(OpView):
    tma_descriptor: Value
    src_mem: Value
    coordinates: list[Value]
    l2_cache_hint: Value | None
    predicate: Value | None
    mode: Attribute | None

class CpAsyncBulkTensorPrefetchOp(OpView):
    tma_descriptor: Value
    coordinates: list[Value]
    im2col_offsets: list[Value]
    l2_cache_hint: Value | None
    mode: Attribute | None

class CpAsyncBulkTensorReduceOp(OpView):
    tma_descriptor: Value
    src_mem: Value
    coordinates: list[Value]
    l2_cache_hint: Value | None
    red_kind: Attribute | None
    mode: Attribute | None

class CpAsyncBulkTensorGlobalToSharedClusterOp(OpView):
    dst_mem: Value
    tma_descriptor: Value
    coordinates: list[Value]
    mbar: Value
    im2col_offsets: list[Value]
    multicast_mask: Value | None
    l2_cache_hint: Value | None
    predicate: Value | None
    mode: Attribute | None
    is_cta_only: Attribute | None
    group: Attribute | None

class CpAsyncBulkWaitGroupOp(OpView):
    group: Attribute | None
    read: Attribute | None

class CpAsyncCommitGroupOp(OpView):
    pass

class CpAsyncMBarrierArriveOp(OpView):
    addr: Value
    noinc: Attribute | None

class CpAsyncOp(OpView):
    dst: Value
    src: Value
    cp_size: Value | None
    size: Attribute | None
    modifier: Attribute | None

class CpAsyncWaitGroupOp(OpView):
    n: Attribute | None

class DotAccumulate2WayOp(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    a_type: Attribute | None
    b_type: Attribute | None
    b_hi: Attribute | None

class DotAccumulate4WayOp(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    a_type: Attribute | None
    b_type: Attribute | None

class ElectSyncOp(OpView):
    membermask: Value | None
    pred: OpResult

class Exit(OpView):
    pass

class FenceMbarrierInitOp(OpView):
    pass

class FenceProxyOp(OpView):
    kind: Attribute | None
    space: Attribute | None

class FenceProxyAcquireOp(OpView):
    addr: Value
    size: Value
    scope: Attribute | None
    from_proxy: Attribute | None
    to_proxy: Attribute | None

class FenceProxyReleaseOp(OpView):
    scope: Attribute | None
    from_proxy: Attribute | None
    to_proxy: Attribute | None

class FenceProxySyncRestrictOp(OpView):
    order: Attribute | None
    from_proxy: Attribute | None
    to_proxy: Attribute | None

class FenceScClusterOp(OpView):
    pass

class FenceSyncRestrictOp(OpView):
    order: Attribute | None

class GriddepcontrolOp(OpView):
    kind: Attribute | None

class InlinePtxOp(OpView):
    read_only_args: list[Value]
    read_write_args: list[Value]
    predicate: Value | None
    write_only_args: list[OpResult]
    ptx_code: Attribute | None

class LdMatrixOp(OpView):
    ptr: Value
    res: OpResult
    num: Attribute | None
    layout: Attribute | None
    shape: Attribute | None
    elt_type: Attribute | None

class MapaOp(OpView):
    a: Value
    b: Value
    res: OpResult

class MatchSyncOp(OpView):
    thread_mask: Value
    val: Value
    res: OpResult
    kind: Attribute | None

class MBarrierArriveOp(OpView):
    addr: Value
    count: Value | None
    res: OpResult | None
    scope: Attribute | None
    relaxed: Attribute | None

class MBarrierArriveExpectTxOp(OpView):
    addr: Value
    txcount: Value
    predicate: Value | None
    res: OpResult | None
    scope: Attribute | None
    relaxed: Attribute | None

class MBarrierArriveNocompleteOp(OpView):
    addr: Value
    count: Value
    res: OpResult

class MBarrierArriveDropOp(OpView):
    addr: Value
    count: Value | None
    res: OpResult | None
    scope: Attribute | None
    relaxed: Attribute | None

class MBarrierArriveDropExpectTxOp(OpView):
    addr: Value
    txcount: Value
    res: OpResult | None
    scope: Attribute | None
    relaxed: Attribute | None

class MBarrierArriveDropNocompleteOp(OpView):
    addr: Value
    count: Value
    res: OpResult

class MBarrierCompleteTxOp(OpView):
    addr: Value
    txcount: Value
    scope: Attribute | None

class MBarrierExpectTxOp(OpView):
    addr: Value
    txcount: Value
    scope: Attribute | None

class MBarrierInitOp(OpView):
    addr: Value
    count: Value
    predicate: Value | None

class MBarrierInvalOp(OpView):
    addr: Value

class MBarrierTestWaitOp(OpView):
    addr: Value
    state_or_phase: Value
    res: OpResult
    scope: Attribute | None
    relaxed: Attribute | None

class MBarrierTryWaitOp(OpView):
    addr: Value
    state_or_phase: Value
    ticks: Value | None
    res: OpResult
    scope: Attribute | None
    relaxed: Attribute | None

class MBarrierTryWaitParityOp(OpView):
    addr: Value
    phase: Value
    ticks: Value

class MembarOp(OpView):
    scope: Attribute | None

class MmaBlockScaleOp(OpView):
    operand_a: list[Value]
    operand_b: list[Value]
    operand_c: list[Value]
    scale_a_data: Value
    byte_id_a: Value
    thread_id_a: Value
    scale_b_data: Value
    byte_id_b: Value
    thread_id_b: Value
    res: OpResult
    shape: Attribute | None
    multiplicand_a_ptx_type: Attribute | None
    multiplicand_b_ptx_type: Attribute | None
    scale_vec_size: Attribute | None
    block_scale_format: Attribute | None
    kind: Attribute | None

class MmaSpBlockScaleOp(OpView):
    operand_a: list[Value]
    operand_b: list[Value]
    operand_c: list[Value]
    sparse_metadata: Value
    sparsity_selector: Value
    scale_a_data: Value
    byte_id_a: Value
    thread_id_a: Value
    scale_b_data: Value
    byte_id_b: Value
    thread_id_b: Value
    res: OpResult
    shape: Attribute | None
    multiplicand_a_ptx_type: Attribute | None
    multiplicand_b_ptx_type: Attribute | None
    scale_vec_size: Attribute | None
    block_scale_format: Attribute | None
    kind: Attribute | None
    ordered_metadata: Attribute | None

class MmaSpOp(OpView):
    operand_a: list[Value]
    operand_b: list[Value]
    operand_c: list[Value]
    sparse_metadata: Value
    sparsity_selector: Value
    res: OpResult
    shape: Attribute | None
    int_overflow_behavior: Attribute | None
    multiplicand_a_ptx_type: Attribute | None
    multiplicand_b_ptx_type: Attribute | None
    ordered_metadata: Attribute | None
    kind: Attribute | None

class MmaOp(OpView):
    operand_a: list[Value]
    operand_b: list[Value]
    operand_c: list[Value]
    res: OpResult
    shape: Attribute | None
    b1_op: Attribute | None
    int_overflow_behavior: Attribute | None
    layout_a: Attribute | None
    layout_b: Attribute | None
    multiplicand_a_ptx_type: Attribute | None
    multiplicand_b_ptx_type: Attribute | None

class NanosleepOp(OpView):
    duration: Value

class PMEventOp(OpView):
    masked_event_id: Attribute | None
    event_id: Attribute | None

class PrefetchOp(OpView):
    addr: Value
    predicate: Value | None
    cache_level: Attribute | None
    evict_priority: Attribute | None
    tensormap: Attribute | None
    uniform: Attribute | None
    in_param_space: Attribute | None

class PermuteOp(OpView):
    lo: Value
    hi: Value | None
    selector: Value
    res: OpResult
    mode: Attribute | None

class RcpApproxFtzF32Op(OpView):
    arg: Value
    res: OpResult

class AggrSmemSize(OpView):
    res: OpResult

class ClockOp(OpView):
    res: OpResult

class Clock64Op(OpView):
    res: OpResult

class BlockInClusterIdXOp(OpView):
    res: OpResult
    range: Attribute | None

class BlockInClusterIdYOp(OpView):
    res: OpResult
    range: Attribute | None

class BlockInClusterIdZOp(OpView):
    res: OpResult
    range: Attribute | None

class ClusterId(OpView):
    res: OpResult
    range: Attribute | None

class ClusterDimBlocksXOp(OpView):
    res: OpResult
    range: Attribute | None

class ClusterDimBlocksYOp(OpView):
    res: OpResult
    range: Attribute | None

class ClusterDimBlocksZOp(OpView):
    res: OpResult
    range: Attribute | None

class ClusterDim(OpView):
    res: OpResult
    range: Attribute | None

class ClusterIdXOp(OpView):
    res: OpResult
    range: Attribute | None

class ClusterIdYOp(OpView):
    res: OpResult
    range: Attribute | None

class ClusterIdZOp(OpView):
    res: OpResult
    range: Attribute | None

class BlockIdXOp(OpView):
    res: OpResult
    range: Attribute | None

class BlockIdYOp(OpView):
    res: OpResult
    range: Attribute | None

class BlockIdZOp(OpView):
    res: OpResult
    range: Attribute | None

class DynamicSmemSize(OpView):
    res: OpResult

class EnvReg0Op(OpView):
    res: OpResult

class EnvReg1Op(OpView):
    res: OpResult

class EnvReg10Op(OpView):
    res: OpResult

class EnvReg11Op(OpView):
    res: OpResult

class EnvReg12Op(OpView):
    res: OpResult

class EnvReg13Op(OpView):
    res: OpResult

class EnvReg14Op(OpView):
    res: OpResult

class EnvReg15Op(OpView):
    res: OpResult

class EnvReg16Op(OpView):
    res: OpResult

class EnvReg17Op(OpView):
    res: OpResult

class EnvReg18Op(OpView):
    res: OpResult

class EnvReg19Op(OpView):
    res: OpResult

class EnvReg2Op(OpView):
    res: OpResult

class EnvReg20Op(OpView):
    res: OpResult

class EnvReg21Op(OpView):
    res: OpResult

class EnvReg22Op(OpView):
    res: OpResult

class EnvReg23Op(OpView):
    res: OpResult

class EnvReg24Op(OpView):
    res: OpResult

class EnvReg25Op(OpView):
    res: OpResult

class EnvReg26Op(OpView):
    res: OpResult

class EnvReg27Op(OpView):
    res: OpResult

class EnvReg28Op(OpView):
    res: OpResult

class EnvReg29Op(OpView):
    res: OpResult

class EnvReg3Op(OpView):
    res: OpResult

class EnvReg30Op(OpView):
    res: OpResult

class EnvReg31Op(OpView):
    res: OpResult

class EnvReg4Op(OpView):
    res: OpResult

class EnvReg5Op(OpView):
    res: OpResult

class EnvReg6Op(OpView):
    res: OpResult

class EnvReg7Op(OpView):
    res: OpResult

class EnvReg8Op(OpView):
    res: OpResult

class EnvReg9Op(OpView):
    res: OpResult

class GlobalTimerOp(OpView):
    res: OpResult

class GlobalTimerLoOp(OpView):
    res: OpResult

class GridIdOp(OpView):
    res: OpResult
    range: Attribute | None

class LaneIdOp(OpView):
    res: OpResult
    range: Attribute | None

class LaneMaskEqOp(OpView):
    res: OpResult

class LaneMaskGeOp(OpView):
    res: OpResult

class LaneMaskGtOp(OpView):
    res: OpResult

class LaneMaskLeOp(OpView):
    res: OpResult

class LaneMaskLtOp(OpView):
    res: OpResult

class ClusterDimXOp(OpView):
    res: OpResult
    range: Attribute | None

class ClusterDimYOp(OpView):
    res: OpResult
    range: Attribute | None

class ClusterDimZOp(OpView):
    res: OpResult
    range: Attribute | None

class GridDimXOp(OpView):
    res: OpResult
    range: Attribute | None

class GridDimYOp(OpView):
    res: OpResult
    range: Attribute | None

class GridDimZOp(OpView):
    res: OpResult
    range: Attribute | None

class SmDimOp(OpView):
    res: OpResult
    range: Attribute | None

class BlockDimXOp(OpView):
    res: OpResult
    range: Attribute | None

class BlockDimYOp(OpView):
    res: OpResult
    range: Attribute | None

class BlockDimZOp(OpView):
    res: OpResult
    range: Attribute | None

class WarpDimOp(OpView):
    res: OpResult
    range: Attribute | None

class SmIdOp(OpView):
    res: OpResult
    range: Attribute | None

class ThreadIdXOp(OpView):
    res: OpResult
    range: Attribute | None

class ThreadIdYOp(OpView):
    res: OpResult
    range: Attribute | None

class ThreadIdZOp(OpView):
    res: OpResult
    range: Attribute | None

class TotalSmemSize(OpView):
    res: OpResult

class WarpIdOp(OpView):
    res: OpResult
    range: Attribute | None

class WarpSizeOp(OpView):
    res: OpResult
    range: Attribute | None

class ReduxOp(OpView):
    val: Value
    mask_and_clamp: Value
    res: OpResult
    kind: Attribute | None
    abs: Attribute | None
    nan: Attribute | None

class SetMaxRegisterOp(OpView):
    reg_count: Attribute | None
    action: Attribute | None

class ShflOp(OpView):
    thread_mask: Value
    val: Value
    offset: Value
    mask_and_clamp: Value
    res: OpResult
    kind: Attribute | None
    return_value_and_is_valid: Attribute | None

class BulkStoreOp(OpView):
    addr: Value
    size: Value
    init_val: Attribute | None

class StMatrixOp(OpView):
    ptr: Value
    sources: list[Value]
    layout: Attribute | None
    shape: Attribute | None
    elt_type: Attribute | None

class Tcgen05AllocOp(OpView):
    addr: Value
    n_cols: Value
    group: Attribute | None

class Tcgen05CommitOp(OpView):
    addr: Value
    multicast_mask: Value | None
    group: Attribute | None

class Tcgen05CpOp(OpView):
    taddr: Value
    smem_desc: Value
    shape: Attribute | None
    group: Attribute | None
    multicast: Attribute | None
    src_format: Attribute | None

class Tcgen05DeallocOp(OpView):
    taddr: Value
    n_cols: Value
    group: Attribute | None

class Tcgen05FenceOp(OpView):
    kind: Attribute | None

class Tcgen05LdOp(OpView):
    tmem_addr: Value
    offset: Value | None
    res: OpResult
    pack: Attribute | None
    shape: Attribute | None

class Tcgen05MMAOp(OpView):
    matrix_d: Value
    matrix_a: Value
    matrix_b: Value
    idesc: Value
    enable_input_d: Value
    scale_input_d: Value | None
    disable_output_lane: Value | None
    kind: Attribute | None
    cta_group: Attribute | None
    collector_op: Attribute | None
    a_shift: Attribute | None

class Tcgen05MMABlockScaleOp(OpView):
    matrix_d: Value
    matrix_a: Value
    matrix_b: Value
    idesc: Value
    enable_input_d: Value
    scale_a: Value
    scale_b: Value
    kind: Attribute | None
    cta_group: Attribute | None
    block_scale: Attribute | None
    collector_op: Attribute | None

class Tcgen05MMASparseOp(OpView):
    matrix_d: Value
    matrix_a: Value
    matrix_b: Value
    idesc: Value
    enable_input_d: Value
    sparse_metadata: Value
    scale_input_d: Value | None
    disable_output_lane: Value | None
    kind: Attribute | None
    cta_group: Attribute | None
    collector_op: Attribute | None
    a_shift: Attribute | None

class Tcgen05MMASparseBlockScaleOp(OpView):
    matrix_d: Value
    matrix_a: Value
    matrix_b: Value
    idesc: Value
    enable_input_d: Value
    sparse_metadata: Value
    scale_a: Value
    scale_b: Value
    kind: Attribute | None
    cta_group: Attribute | None
    block_scale: Attribute | None
    collector_op: Attribute | None

class Tcgen05MMAWsOp(OpView):
    matrix_d: Value
    matrix_a: Value
    matrix_b: Value
    idesc: Value
    enable_input_d: Value
    zero_col_mask: Value | None
    kind: Attribute | None
    collector_b_buffer: Attribute | None
    collector_op: Attribute | None

class Tcgen05MMAWsSparseOp(OpView):
    matrix_d: Value
    matrix_a: Value
    matrix_b: Value
    idesc: Value
    enable_input_d: Value
    sparse_metadata: Value
    zero_col_mask: Value | None
    kind: Attribute | None
    collector_b_buffer: Attribute | None
    collector_op: Attribute | None

class Tcgen05MmaSmemDescOp(OpView):
    start_addr: Value
    leading_dim_offset: Value
    stride_dim_offset: Value
    base_offset: Value
    leading_dim_mode: Value
    swizzle_mode: Value
    res: OpResult

class Tcgen05RelinquishAllocPermitOp(OpView):
    group: Attribute | None

class Tcgen05ShiftOp(OpView):
    taddr: Value
    group: Attribute | None

class Tcgen05StOp(OpView):
    tmem_addr: Value
    val: Value
    offset: Value | None
    unpack: Attribute | None
    shape: Attribute | None

class Tcgen05WaitOp(OpView):
    kind: Attribute | None

class VoteSyncOp(OpView):
    mask: Value
    pred: Value
    res: OpResult
    kind: Attribute | None

class WgmmaGroupSyncAlignedOp(OpView):
    pass

class WgmmaFenceAlignedOp(OpView):
    pass

class WgmmaMmaAsyncOp(OpView):
    inouts: Value
    descriptor_a: Value
    descriptor_b: Value
    results: OpResult
    shape: Attribute | None
    type_a: Attribute | None
    type_b: Attribute | None
    type_d: Attribute | None
    scale_d: Attribute | None
    scale_a: Attribute | None
    scale_b: Attribute | None
    layout_a: Attribute | None
    layout_b: Attribute | None
    satfinite: Attribute | None

class WgmmaWaitGroupSyncOp(OpView):
    group: Attribute | None

class WMMALoadOp(OpView):
    ptr: Value
    stride: Value
    res: OpResult
    m: Attribute | None
    n: Attribute | None
    k: Attribute | None
    layout: Attribute | None
    eltype: Attribute | None
    frag: Attribute | None

class WMMAMmaOp(OpView):
    args: list[Value]
    res: OpResult
    m: Attribute | None
    n: Attribute | None
    k: Attribute | None
    layout_a: Attribute | None
    layout_b: Attribute | None
    eltype_a: Attribute | None
    eltype_b: Attribute | None

class WMMAStoreOp(OpView):
    ptr: Value
    args: list[Value]
    stride: Value
    m: Attribute | None
    n: Attribute | None
    k: Attribute | None
    layout: Attribute | None
    eltype: Attribute | None
