"""Op views of `gpu`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class AllReduceOp(OpView):
    value: Value
    result: OpResult
    op_: Attribute | None
    uniform: Attribute | None
    body: Region

class AllocOp(OpView):
    async_dependencies: list[Value]
    dynamic_sizes: list[Value]
    symbol_operands: list[Value]
    memref: OpResult
    async_token: OpResult | None
    host_shared: Attribute | None

class BarrierOp(OpView):
    pass

class BinaryOp(OpView):
    sym_name: Attribute | None
    offloading_handler: Attribute | None
    objects: Attribute | None

class BlockDimOp(OpView):
    result: OpResult
    dimension: Attribute | None
    upper_bound: Attribute | None

class BlockIdOp(OpView):
    result: OpResult
    dimension: Attribute | None
    upper_bound: Attribute | None

class ClusterBlockIdOp(OpView):
    result: OpResult
    dimension: Attribute | None
    upper_bound: Attribute | None

class ClusterDimOp(OpView):
    result: OpResult
    dimension: Attribute | None
    upper_bound: Attribute | None

class ClusterDimBlocksOp(OpView):
    result: OpResult
    dimension: Attribute | None
    upper_bound: Attribute | None

class ClusterIdOp(OpView):
    result: OpResult
    dimension: Attribute | None
    upper_bound: Attribute | None

class Create2To4SpMatOp(OpView):
    async_dependencies: list[Value]
    rows: Value
    cols: Value
    memref: Value
    sp_mat: OpResult
    async_token: OpResult | None
    prune_flag: Attribute | None

class CreateBsrOp(OpView):
    async_dependencies: list[Value]
    brows: Value
    bcols: Value
    bnnz: Value
    r_block_size: Value
    c_block_size: Value
    b_row_pos: Value
    b_col_idxs: Value
    values: Value
    spmat: OpResult
    async_token: OpResult | None

class CreateCooOp(OpView):
    async_dependencies: list[Value]
    rows: Value
    cols: Value
    nnz: Value
    row_idxs: Value
    col_idxs: Value
    values: Value
    spmat: OpResult
    async_token: OpResult | None

class CreateCooAoSOp(OpView):
    async_dependencies: list[Value]
    rows: Value
    cols: Value
    nnz: Value
    idxs: Value
    values: Value
    spmat: OpResult
    async_token: OpResult | None

class CreateCscOp(OpView):
    async_dependencies: list[Value]
    rows: Value
    cols: Value
    nnz: Value
    col_pos: Value
    row_idxs: Value
    values: Value
    spmat: OpResult
    async_token: OpResult | None

class CreateCsrOp(OpView):
    async_dependencies: list[Value]
    rows: Value
    cols: Value
    nnz: Value
    row_pos: Value
    col_idxs: Value
    values: Value
    spmat: OpResult
    async_token: OpResult | None

class CreateDnTensorOp(OpView):
    async_dependencies: list[Value]
    memref: Value
    dims: list[Value]
    dn_tensor: OpResult
    async_token: OpResult | None

class DeallocOp(OpView):
    async_dependencies: list[Value]
    memref: Value
    async_token: OpResult | None

class DestroyDnTensorOp(OpView):
    async_dependencies: list[Value]
    dn_tensor: Value
    async_token: OpResult | None

class DestroySpMatOp(OpView):
    async_dependencies: list[Value]
    spmat: Value
    async_token: OpResult | None

class DynamicSharedMemoryOp(OpView):
    result_memref: OpResult

class GPUFuncOp(OpView):
    function_type: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None
    workgroup_attrib_attrs: Attribute | None
    private_attrib_attrs: Attribute | None
    known_block_size: Attribute | None
    known_grid_size: Attribute | None
    known_cluster_size: Attribute | None
    body: Region

class GlobalIdOp(OpView):
    result: OpResult
    dimension: Attribute | None
    upper_bound: Attribute | None

class GridDimOp(OpView):
    result: OpResult
    dimension: Attribute | None
    upper_bound: Attribute | None

class HostRegisterOp(OpView):
    value: Value

class HostUnregisterOp(OpView):
    value: Value

class LaneIdOp(OpView):
    result: OpResult
    upper_bound: Attribute | None

class LaunchOp(OpView):
    async_dependencies: list[Value]
    grid_size_x: Value
    grid_size_y: Value
    grid_size_z: Value
    block_size_x: Value
    block_size_y: Value
    block_size_z: Value
    cluster_size_x: Value | None
    cluster_size_y: Value | None
    cluster_size_z: Value | None
    dynamic_shared_memory_size: Value | None
    async_token: OpResult | None
    module: Attribute | None
    function: Attribute | None
    body: Region

class LaunchFuncOp(OpView):
    async_dependencies: list[Value]
    grid_size_x: Value
    grid_size_y: Value
    grid_size_z: Value
    block_size_x: Value
    block_size_y: Value
    block_size_z: Value
    cluster_size_x: Value | None
    cluster_size_y: Value | None
    cluster_size_z: Value | None
    dynamic_shared_memory_size: Value | None
    kernel_operands: list[Value]
    async_object: Value | None
    async_token: OpResult | None
    kernel: Attribute | None

class MemcpyOp(OpView):
    async_dependencies: list[Value]
    dst: Value
    src: Value
    async_token: OpResult | None

class MemsetOp(OpView):
    async_dependencies: list[Value]
    dst: Value
    value: Value
    async_token: OpResult | None

class GPUModuleOp(OpView):
    sym_name: Attribute | None
    targets: Attribute | None
    offloading_handler: Attribute | None
    body_region: Region

class NumSubgroupsOp(OpView):
    result: OpResult
    upper_bound: Attribute | None

class PrintfOp(OpView):
    args: list[Value]
    format: Attribute | None

class ReturnOp(OpView):
    operands: list[Value]

class RotateOp(OpView):
    value: Value
    rotate_result: OpResult
    valid: OpResult
    offset: Attribute | None
    width: Attribute | None

class SDDMMOp(OpView):
    async_dependencies: list[Value]
    dnmat_a: Value
    dnmat_b: Value
    spmat_c: Value
    buffer: Value
    async_token: OpResult | None
    mode_a: Attribute | None
    mode_b: Attribute | None
    compute_type: Attribute | None

class SDDMMBufferSizeOp(OpView):
    async_dependencies: list[Value]
    dnmat_a: Value
    dnmat_b: Value
    spmat_c: Value
    buffer_sz: OpResult
    async_token: OpResult | None
    mode_a: Attribute | None
    mode_b: Attribute | None
    compute_type: Attribute | None

class SetCsrPointersOp(OpView):
    async_dependencies: list[Value]
    spmat: Value
    positions: Value
    coordinates: Value
    values: Value
    async_token: OpResult | None

class SetDefaultDeviceOp(OpView):
    dev_index: Value

class ShuffleOp(OpView):
    value: Value
    offset: Value
    width: Value
    shuffle_result: OpResult
    valid: OpResult
    mode: Attribute | None

class SpGEMMCopyOp(OpView):
    async_dependencies: list[Value]
    desc: Value
    spmat_a: Value
    spmat_b: Value
    spmat_c: Value
    async_token: OpResult | None
    mode_a: Attribute | None
    mode_b: Attribute | None
    compute_type: Attribute | None

class SpGEMMCreateDescrOp(OpView):
    async_dependencies: list[Value]
    desc: OpResult
    async_token: OpResult | None

class SpGEMMDestroyDescrOp(OpView):
    async_dependencies: list[Value]
    desc: Value
    async_token: OpResult | None

class SpGEMMWorkEstimationOrComputeOp(OpView):
    async_dependencies: list[Value]
    desc: Value
    spmat_a: Value
    spmat_b: Value
    spmat_c: Value
    buffer_sz: Value
    buffer: Value
    buffer_sz_new: OpResult
    async_token: OpResult | None
    mode_a: Attribute | None
    mode_b: Attribute | None
    compute_type: Attribute | None
    kind: Attribute | None

class SpMatGetSizeOp(OpView):
    async_dependencies: list[Value]
    spmat: Value
    rows: OpResult
    cols: OpResult
    nnz: OpResult
    async_token: OpResult | None

class SpMMOp(OpView):
    async_dependencies: list[Value]
    spmat_a: Value
    dnmat_b: Value
    dnmat_c: Value
    buffers: list[Value]
    async_token: OpResult | None
    mode_a: Attribute | None
    mode_b: Attribute | None
    compute_type: Attribute | None

class SpMMBufferSizeOp(OpView):
    async_dependencies: list[Value]
    spmat_a: Value
    dnmat_b: Value
    dnmat_c: Value
    buffer_szs: list[OpResult]
    async_token: OpResult | None
    mode_a: Attribute | None
    mode_b: Attribute | None
    compute_type: Attribute | None

class SpMVOp(OpView):
    async_dependencies: list[Value]
    spmat_a: Value
    dn_x: Value
    dn_y: Value
    buffer: Value
    async_token: OpResult | None
    mode_a: Attribute | None
    compute_type: Attribute | None

class SpMVBufferSizeOp(OpView):
    async_dependencies: list[Value]
    spmat_a: Value
    dn_x: Value
    dn_y: Value
    buffer_sz: OpResult
    async_token: OpResult | None
    mode_a: Attribute | None
    compute_type: Attribute | None

class SubgroupBroadcastOp(OpView):
    src: Value
    lane: Value | None
    result: OpResult
    broadcast_type: Attribute | None

class SubgroupIdOp(OpView):
    result: OpResult
    upper_bound: Attribute | None

class SubgroupMmaComputeOp(OpView):
    op_a: Value
    op_b: Value
    op_c: Value
    res: OpResult
    a_transpose: Attribute | None
    b_transpose: Attribute | None

class SubgroupMmaConstantMatrixOp(OpView):
    value: Value
    res: OpResult

class SubgroupMmaElementwiseOp(OpView):
    args: list[Value]
    res: OpResult
    op_type: Attribute | None

class SubgroupMmaExtractThreadLocalOp(OpView):
    matrix: Value
    indices: list[Value]
    res: OpResult

class SubgroupMmaInsertThreadLocalOp(OpView):
    value: Value
    matrix: Value
    indices: list[Value]
    res: OpResult

class SubgroupMmaLoadMatrixOp(OpView):
    src_memref: Value
    indices: list[Value]
    res: OpResult
    lead_dimension: Attribute | None
    transpose: Attribute | None

class SubgroupMmaStoreMatrixOp(OpView):
    src: Value
    dst_memref: Value
    indices: list[Value]
    lead_dimension: Attribute | None
    transpose: Attribute | None

class SubgroupReduceOp(OpView):
    value: Value
    result: OpResult
    op_: Attribute | None
    uniform: Attribute | None
    cluster_size: Attribute | None
    cluster_stride: Attribute | None

class SubgroupSizeOp(OpView):
    result: OpResult
    upper_bound: Attribute | None

class TerminatorOp(OpView):
    pass

class ThreadIdOp(OpView):
    result: OpResult
    dimension: Attribute | None
    upper_bound: Attribute | None

class WaitOp(OpView):
    async_dependencies: list[Value]
    async_token: OpResult | None

class WarpExecuteOnLane0Op(OpView):
    laneid: Value
    args: list[Value]
    results: list[OpResult]
    warp_size: Attribute | None
    warp_region: Region

class YieldOp(OpView):
    values: list[Value]
