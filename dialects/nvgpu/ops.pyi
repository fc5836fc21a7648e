"""Op views of `nvgpu`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class DeviceAsyncCopyOp(OpView):
    dst: Value
    dst_indices: list[Value]
    src: Value
    src_indices: list[Value]
    src_elements: Value | None
    async_token: OpResult
    dst_elements: Attribute | None
    bypass_l1: Attribute | None

class DeviceAsyncCreateGroupOp(OpView):
    input_tokens: list[Value]
    async_token: OpResult

class DeviceAsyncWaitOp(OpView):
    async_dependencies: Value
    num_groups: Attribute | None

class LdMatrixOp(OpView):
    src_memref: Value
    indices: list[Value]
    res: OpResult
    transpose: Attribute | None
    num_tiles: Attribute | None

class MBarrierArriveOp(OpView):
    barriers: Value
    mbar_id: Value
    token: OpResult

class MBarrierArriveExpectTxOp(OpView):
    barriers: Value
    txcount: Value
    mbar_id: Value
    predicate: Value | None

class MBarrierArriveNoCompleteOp(OpView):
    barriers: Value
    mbar_id: Value
    count: Value
    token: OpResult

class MBarrierCreateOp(OpView):
    barriers: OpResult

class MBarrierGetOp(OpView):
    barriers: Value
    mbar_id: Value
    mbarrier_pointer: OpResult

class MBarrierInitOp(OpView):
    barriers: Value
    count: Value
    mbar_id: Value
    predicate: Value | None

class MBarrierTestWaitOp(OpView):
    barriers: Value
    token: Value
    mbar_id: Value
    wait_complete: OpResult

class MBarrierTryWaitParityOp(OpView):
    barriers: Value
    phase_parity: Value
    ticks: Value
    mbar_id: Value

class MmaSparseSyncOp(OpView):
    matrix_a: Value
    matrix_b: Value
    matrix_c: Value
    sparse_metadata: Value
    res: OpResult
    mma_shape: Attribute | None
    sparsity_selector: Attribute | None
    tf32_enabled: Attribute | None

class MmaSyncOp(OpView):
    matrix_a: Value
    matrix_b: Value
    matrix_c: Value
    res: OpResult
    mma_shape: Attribute | None
    tf32_enabled: Attribute | None

class RcpOp(OpView):
    in_: Value
    out: OpResult
    rounding: Attribute | None
    ftz: Attribute | None

class TmaAsyncLoadOp(OpView):
    dst: Value
    barriers: Value
    tensor_map_descriptor: Value
    coordinates: list[Value]
    mbar_id: Value
    multicast_mask: Value | None
    predicate: Value | None

class TmaAsyncStoreOp(OpView):
    src: Value
    tensor_map_descriptor: Value
    coordinates: list[Value]
    predicate: Value | None

class TmaCreateDescriptorOp(OpView):
    tensor: Value
    box_dimensions: list[Value]
    tensor_map: OpResult

class TmaFenceOp(OpView):
    tensor_map_descriptor: Value

class TmaPrefetchOp(OpView):
    tensor_map_descriptor: Value
    predicate: Value | None

class WarpgroupGenerateDescriptorOp(OpView):
    tensor: Value
    tensor_map: Value
    descriptor: OpResult

class WarpgroupMmaOp(OpView):
    descriptor_a: Value
    descriptor_b: Value
    matrix_c: Value
    matrix_d: OpResult
    wait_group: Attribute | None
    transpose_a: Attribute | None
    transpose_b: Attribute | None

class WarpgroupMmaInitAccumulatorOp(OpView):
    matrix_c: OpResult

class WarpgroupMmaStoreOp(OpView):
    matrix_d: Value
    dst_memref: Value
