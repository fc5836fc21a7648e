"""Op views of `omp`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class AllocateDirOp(OpView):
    var_list: list[Value]
    allocator: Value | None
    align: Attribute | None

class AtomicCaptureOp(OpView):
    hint: Attribute | None
    memory_order: Attribute | None
    region: Region

class AtomicReadOp(OpView):
    x: Value
    v: Value
    element_type: Attribute | None
    hint: Attribute | None
    memory_order: Attribute | None

class AtomicUpdateOp(OpView):
    x: Value
    atomic_control: Attribute | None
    hint: Attribute | None
    memory_order: Attribute | None
    region: Region

class AtomicWriteOp(OpView):
    x: Value
    expr: Value
    hint: Attribute | None
    memory_order: Attribute | None

class BarrierOp(OpView):
    pass

class CancelOp(OpView):
    if_expr: Value | None
    cancel_directive: Attribute | None

class CancellationPointOp(OpView):
    cancel_directive: Attribute | None

class CanonicalLoopOp(OpView):
    trip_count: Value
    cli: Value | None
    region: Region

class CriticalOp(OpView):
    name: Attribute | None
    region: Region

class CriticalDeclareOp(OpView):
    sym_name: Attribute | None
    hint: Attribute | None

class DeclareMapperOp(OpView):
    sym_name: Attribute | None
    type: Attribute | None
    body: Region

class DeclareMapperInfoOp(OpView):
    map_vars: list[Value]

class DeclareReductionOp(OpView):
    sym_name: Attribute | None
    type: Attribute | None
    byref_element_type: Attribute | None
    alloc_region: Region
    initializer_region: Region
    reduction_region: Region
    atomic_reduction_region: Region
    cleanup_region: Region
    data_ptr_ptr_region: Region

class DistributeOp(OpView):
    allocate_vars: list[Value]
    allocator_vars: list[Value]
    dist_schedule_chunk_size: Value | None
    private_vars: list[Value]
    dist_schedule_static: Attribute | None
    order: Attribute | None
    order_mod: Attribute | None
    private_syms: Attribute | None
    private_needs_barrier: Attribute | None
    region: Region

class FlushOp(OpView):
    var_list: list[Value]

class LoopOp(OpView):
    private_vars: list[Value]
    reduction_vars: list[Value]
    bind_kind: Attribute | None
    private_syms: Attribute | None
    private_needs_barrier: Attribute | None
    order: Attribute | None
    order_mod: Attribute | None
    reduction_mod: Attribute | None
    reduction_byref: Attribute | None
    reduction_syms: Attribute | None
    region: Region

class LoopNestOp(OpView):
    loop_lower_bounds: list[Value]
    loop_upper_bounds: list[Value]
    loop_steps: list[Value]
    collapse_num_loops: Attribute | None
    loop_inclusive: Attribute | None
    tile_sizes: Attribute | None
    region: Region

class MapBoundsOp(OpView):
    lower_bound: Value | None
    upper_bound: Value | None
    extent: Value | None
    stride: Value | None
    start_idx: Value | None
    result: OpResult
    stride_in_bytes: Attribute | None

class MapInfoOp(OpView):
    var_ptr: Value
    var_ptr_ptr: Value | None
    members: list[Value]
    bounds: list[Value]
    omp_ptr: OpResult
    var_type: Attribute | None
    map_type: Attribute | None
    map_capture_type: Attribute | None
    members_index: Attribute | None
    mapper_id: Attribute | None
    name: Attribute | None
    partial_map: Attribute | None

class MaskedOp(OpView):
    filtered_thread_id: Value | None
    region: Region

class MasterOp(OpView):
    region: Region

class NewCliOp(OpView):
    result: OpResult

class OrderedOp(OpView):
    doacross_depend_vars: list[Value]
    doacross_depend_type: Attribute | None
    doacross_num_loops: Attribute | None

class OrderedRegionOp(OpView):
    par_level_simd: Attribute | None
    region: Region

class ParallelOp(OpView):
    allocate_vars: list[Value]
    allocator_vars: list[Value]
    if_expr: Value | None
    num_threads: Value | None
    private_vars: list[Value]
    reduction_vars: list[Value]
    private_syms: Attribute | None
    private_needs_barrier: Attribute | None
    proc_bind_kind: Attribute | None
    reduction_mod: Attribute | None
    reduction_byref: Attribute | None
    reduction_syms: Attribute | None
    region: Region

class PrivateClauseOp(OpView):
    sym_name: Attribute | None
    type: Attribute | None
    data_sharing_type: Attribute | None
    init_region: Region
    copy_region: Region
    dealloc_region: Region

class ScanOp(OpView):
    inclusive_vars: list[Value]
    exclusive_vars: list[Value]

class SectionOp(OpView):
    region: Region

class SectionsOp(OpView):
    allocate_vars: list[Value]
    allocator_vars: list[Value]
    private_vars: list[Value]
    reduction_vars: list[Value]
    nowait: Attribute | None
    private_syms: Attribute | None
    private_needs_barrier: Attribute | None
    reduction_mod: Attribute | None
    reduction_byref: Attribute | None
    reduction_syms: Attribute | None
    region: Region

class SimdOp(OpView):
    aligned_vars: list[Value]
    if_expr: Value | None
    linear_vars: list[Value]
    linear_step_vars: list[Value]
    nontemporal_vars: list[Value]
    private_vars: list[Value]
    reduction_vars: list[Value]
    alignments: Attribute | None
    linear_var_types: Attribute | None
    order: Attribute | None
    order_mod: Attribute | None
    private_syms: Attribute | None
    private_needs_barrier: Attribute | None
    reduction_mod: Attribute | None
    reduction_byref: Attribute | None
    reduction_syms: Attribute | None
    safelen: Attribute | None
    simdlen: Attribute | None
    region: Region

class SingleOp(OpView):
    allocate_vars: list[Value]
    allocator_vars: list[Value]
    copyprivate_vars: list[Value]
    private_vars: list[Value]
    copyprivate_syms: Attribute | None
    nowait: Attribute | None
    private_syms: Attribute | None
    private_needs_barrier: Attribute | None
    region: Region

class TargetOp(OpView):
    allocate_vars: list[Value]
    allocator_vars: list[Value]
    depend_vars: list[Value]
    device: Value | None
    has_device_addr_vars: list[Value]
    host_eval_vars: list[Value]
    if_expr: Value | None
    in_reduction_vars: list[Value]
    is_device_ptr_vars: list[Value]
    map_vars: list[Value]
    private_vars: list[Value]
    thread_limit: Value | None
    bare: Attribute | None
    depend_kinds: Attribute | None
    in_reduction_byref: Attribute | None
    in_reduction_syms: Attribute | None
    nowait: Attribute | None
    private_syms: Attribute | None
    private_needs_barrier: Attribute | None
    private_maps: Attribute | None
    region: Region

class TargetAllocMemOp(OpView):
    device: Value
    typeparams: list[Value]
    shape: list[Value]
    result: OpResult
    in_type: Attribute | None
    uniq_name: Attribute | None
    bindc_name: Attribute | None

class TargetDataOp(OpView):
    device: Value | None
    if_expr: Value | None
    map_vars: list[Value]
    use_device_addr_vars: list[Value]
    use_device_ptr_vars: list[Value]
    region: Region

class TargetEnterDataOp(OpView):
    depend_vars: list[Value]
    device: Value | None
    if_expr: Value | None
    map_vars: list[Value]
    depend_kinds: Attribute | None
    nowait: Attribute | None

class TargetExitDataOp(OpView):
    depend_vars: list[Value]
    device: Value | None
    if_expr: Value | None
    map_vars: list[Value]
    depend_kinds: Attribute | None
    nowait: Attribute | None

class TargetFreeMemOp(OpView):
    device: Value
    heapref: Value

class TargetUpdateOp(OpView):
    depend_vars: list[Value]
    device: Value | None
    if_expr: Value | None
    map_vars: list[Value]
    depend_kinds: Attribute | None
    nowait: Attribute | None

class TaskOp(OpView):
    allocate_vars: list[Value]
    allocator_vars: list[Value]
    depend_vars: list[Value]
    final: Value | None
    if_expr: Value | None
    in_reduction_vars: list[Value]
    priority: Value | None
    private_vars: list[Value]
    event_handle: Value | None
    depend_kinds: Attribute | None
    in_reduction_byref: Attribute | None
    in_reduction_syms: Attribute | None
    mergeable: Attribute | None
    private_syms: Attribute | None
    private_needs_barrier: Attribute | None
    untied: Attribute | None
    region: Region

class TaskgroupOp(OpView):
    allocate_vars: list[Value]
    allocator_vars: list[Value]
    task_reduction_vars: list[Value]
    task_reduction_byref: Attribute | None
    task_reduction_syms: Attribute | None
    region: Region

class TaskloopOp(OpView):
    allocate_vars: list[Value]
    allocator_vars: list[Value]
    final: Value | None
    grainsize: Value | None
    if_expr: Value | None
    in_reduction_vars: list[Value]
    num_tasks: Value | None
    priority: Value | None
    private_vars: list[Value]
    reduction_vars: list[Value]
    grainsize_mod: Attribute | None
    in_reduction_byref: Attribute | None
    in_reduction_syms: Attribute | None
    mergeable: Attribute | None
    nogroup: Attribute | None
    num_tasks_mod: Attribute | None
    private_syms: Attribute | None
    private_needs_barrier: Attribute | None
    reduction_mod: Attribute | None
    reduction_byref: Attribute | None
    reduction_syms: Attribute | None
    untied: Attribute | None
    region: Region

class TaskwaitOp(OpView):
    depend_vars: list[Value]
    depend_kinds: Attribute | None
    nowait: Attribute | None

class TaskyieldOp(OpView):
    pass

class TeamsOp(OpView):
    allocate_vars: list[Value]
    allocator_vars: list[Value]
    if_expr: Value | None
    num_teams_lower: Value | None
    num_teams_upper: Value | None
    private_vars: list[Value]
    reduction_vars: list[Value]
    thread_limit: Value | None
    private_syms: Attribute | None
    private_needs_barrier: Attribute | None
    reduction_mod: Attribute | None
    reduction_byref: Attribute | None
    reduction_syms: Attribute | None
    region: Region

class TerminatorOp(OpView):
    pass

class ThreadprivateOp(OpView):
    sym_addr: Value
    tls_addr: OpResult

class TileOp(OpView):
    generatees: list[Value]
    applyees: list[Value]
    sizes: list[Value]

class UnrollHeuristicOp(OpView):
    applyee: Value

class WorkdistributeOp(OpView):
    region: Region

class WorkshareOp(OpView):
    nowait: Attribute | None
    region: Region

class WorkshareLoopWrapperOp(OpView):
    region: Region

class WsloopOp(OpView):
    allocate_vars: list[Value]
    allocator_vars: list[Value]
    linear_vars: list[Value]
    linear_step_vars: list[Value]
    private_vars: list[Value]
    reduction_vars: list[Value]
    schedule_chunk: Value | None
    linear_var_types: Attribute | None
    nowait: Attribute | None
    order: Attribute | None
    order_mod: Attribute | None
    ordered: Attribute | None
    private_syms: Attribute | None
    private_needs_barrier: Attribute | None
    reduction_mod: Attribute | None
    reduction_byref: Attribute | None
    reduction_syms: Attribute | None
    schedule_kind: Attribute | None
    schedule_mod: Attribute | None
    schedule_simd: Attribute | None
    region: Region

class YieldOp(OpView):
    results: list[Value]
