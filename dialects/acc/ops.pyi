"""Op views of `acc`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class AtomicCaptureOp(OpView):
    if_cond: Value | None
    region: Region

class AtomicReadOp(OpView):
    x: Value
    v: Value
    if_cond: Value | None
    element_type: Attribute | None

class AtomicUpdateOp(OpView):
    x: Value
    if_cond: Value | None
    region: Region

class AtomicWriteOp(OpView):
    x: Value
    expr: Value
    if_cond: Value | None

class AttachOp(OpView):
    var: Value
    var_ptr_ptr: Value | None
    bounds: list[Value]
    async_operands: list[Value]
    acc_var: OpResult
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None
    recipe: Attribute | None

class DataBoundsOp(OpView):
    lowerbound: Value | None
    upperbound: Value | None
    extent: Value | None
    stride: Value | None
    start_idx: Value | None
    result: OpResult
    stride_in_bytes: Attribute | None

class CacheOp(OpView):
    var: Value
    var_ptr_ptr: Value | None
    bounds: list[Value]
    async_operands: list[Value]
    acc_var: OpResult
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None
    recipe: Attribute | None

class CopyinOp(OpView):
    var: Value
    var_ptr_ptr: Value | None
    bounds: list[Value]
    async_operands: list[Value]
    acc_var: OpResult
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None
    recipe: Attribute | None

class CopyoutOp(OpView):
    acc_var: Value
    var: Value
    bounds: list[Value]
    async_operands: list[Value]
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None

class CreateOp(OpView):
    var: Value
    var_ptr_ptr: Value | None
    bounds: list[Value]
    async_operands: list[Value]
    acc_var: OpResult
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None
    recipe: Attribute | None

class DataOp(OpView):
    if_cond: Value | None
    async_operands: list[Value]
    wait_operands: list[Value]
    data_clause_operands: list[Value]
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    wait_operands_segments: Attribute | None
    wait_operands_device_type: Attribute | None
    has_wait_devnum: Attribute | None
    wait_only: Attribute | None
    default_attr: Attribute | None
    region: Region

class DeclareOp(OpView):
    data_clause_operands: list[Value]
    region: Region

class DeclareDeviceResidentOp(OpView):
    var: Value
    var_ptr_ptr: Value | None
    bounds: list[Value]
    async_operands: list[Value]
    acc_var: OpResult
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None
    recipe: Attribute | None

class DeclareEnterOp(OpView):
    data_clause_operands: list[Value]
    token: OpResult

class DeclareExitOp(OpView):
    token: Value | None
    data_clause_operands: list[Value]

class DeclareLinkOp(OpView):
    var: Value
    var_ptr_ptr: Value | None
    bounds: list[Value]
    async_operands: list[Value]
    acc_var: OpResult
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None
    recipe: Attribute | None

class DeleteOp(OpView):
    acc_var: Value
    bounds: list[Value]
    async_operands: list[Value]
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None

class DetachOp(OpView):
    acc_var: Value
    bounds: list[Value]
    async_operands: list[Value]
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None

class DevicePtrOp(OpView):
    var: Value
    var_ptr_ptr: Value | None
    bounds: list[Value]
    async_operands: list[Value]
    acc_var: OpResult
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None
    recipe: Attribute | None

class EnterDataOp(OpView):
    if_cond: Value | None
    async_operand: Value | None
    wait_devnum: Value | None
    wait_operands: list[Value]
    data_clause_operands: list[Value]
    async_: Attribute | None
    wait: Attribute | None

class ExitDataOp(OpView):
    if_cond: Value | None
    async_operand: Value | None
    wait_devnum: Value | None
    wait_operands: list[Value]
    data_clause_operands: list[Value]
    async_: Attribute | None
    wait: Attribute | None
    finalize: Attribute | None

class FirstprivateOp(OpView):
    var: Value
    var_ptr_ptr: Value | None
    bounds: list[Value]
    async_operands: list[Value]
    acc_var: OpResult
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None
    recipe: Attribute | None

class FirstprivateRecipeOp(OpView):
    sym_name: Attribute | None
    type: Attribute | None
    init_region: Region
    copy_region: Region
    destroy_region: Region

class FirstprivateMapInitialOp(OpView):
    var: Value
    var_ptr_ptr: Value | None
    bounds: list[Value]
    async_operands: list[Value]
    acc_var: OpResult
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None
    recipe: Attribute | None

class GetExtentOp(OpView):
    bounds: Value
    result: OpResult

class GetLowerboundOp(OpView):
    bounds: Value
    result: OpResult

class GetStrideOp(OpView):
    bounds: Value
    result: OpResult

class GetUpperboundOp(OpView):
    bounds: Value
    result: OpResult

class GetDevicePtrOp(OpView):
    var: Value
    var_ptr_ptr: Value | None
    bounds: list[Value]
    async_operands: list[Value]
    acc_var: OpResult
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None
    recipe: Attribute | None

class GlobalConstructorOp(OpView):
    sym_name: Attribute | None
    region: Region

class GlobalDestructorOp(OpView):
    sym_name: Attribute | None
    region: Region

class HostDataOp(OpView):
    if_cond: Value | None
    data_clause_operands: list[Value]
    if_present: Attribute | None
    region: Region

class InitOp(OpView):
    device_num: Value | None
    if_cond: Value | None
    device_types: Attribute | None

class KernelEnvironmentOp(OpView):
    data_clause_operands: list[Value]
    async_operands: list[Value]
    wait_operands: list[Value]
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    wait_operands_segments: Attribute | None
    wait_operands_device_type: Attribute | None
    has_wait_devnum: Attribute | None
    wait_only: Attribute | None
    region: Region

class KernelsOp(OpView):
    async_operands: list[Value]
    wait_operands: list[Value]
    num_gangs: list[Value]
    num_workers: list[Value]
    vector_length: list[Value]
    if_cond: Value | None
    self_cond: Value | None
    reduction_operands: list[Value]
    private_operands: list[Value]
    firstprivate_operands: list[Value]
    data_clause_operands: list[Value]
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    wait_operands_segments: Attribute | None
    wait_operands_device_type: Attribute | None
    has_wait_devnum: Attribute | None
    wait_only: Attribute | None
    num_gangs_segments: Attribute | None
    num_gangs_device_type: Attribute | None
    num_workers_device_type: Attribute | None
    vector_length_device_type: Attribute | None
    self_attr: Attribute | None
    default_attr: Attribute | None
    combined: Attribute | None
    region: Region

class LoopOp(OpView):
    lowerbound: list[Value]
    upperbound: list[Value]
    step: list[Value]
    gang_operands: list[Value]
    worker_num_operands: list[Value]
    vector_operands: list[Value]
    tile_operands: list[Value]
    cache_operands: list[Value]
    private_operands: list[Value]
    firstprivate_operands: list[Value]
    reduction_operands: list[Value]
    results: list[OpResult]
    inclusive_upperbound: Attribute | None
    collapse: Attribute | None
    collapse_device_type: Attribute | None
    gang_operands_arg_type: Attribute | None
    gang_operands_segments: Attribute | None
    gang_operands_device_type: Attribute | None
    worker_num_operands_device_type: Attribute | None
    vector_operands_device_type: Attribute | None
    seq: Attribute | None
    independent: Attribute | None
    auto_: Attribute | None
    gang: Attribute | None
    worker: Attribute | None
    vector: Attribute | None
    tile_operands_segments: Attribute | None
    tile_operands_device_type: Attribute | None
    combined: Attribute | None
    unstructured: Attribute | None
    region: Region

class NoCreateOp(OpView):
    var: Value
    var_ptr_ptr: Value | None
    bounds: list[Value]
    async_operands: list[Value]
    acc_var: OpResult
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None
    recipe: Attribute | None

class ParallelOp(OpView):
    async_operands: list[Value]
    wait_operands: list[Value]
    num_gangs: list[Value]
    num_workers: list[Value]
    vector_length: list[Value]
    if_cond: Value | None
    self_cond: Value | None
    reduction_operands: list[Value]
    private_operands: list[Value]
    firstprivate_operands: list[Value]
    data_clause_operands: list[Value]
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    wait_operands_segments: Attribute | None
    wait_operands_device_type: Attribute | None
    has_wait_devnum: Attribute | None
    wait_only: Attribute | None
    num_gangs_segments: Attribute | None
    num_gangs_device_type: Attribute | None
    num_workers_device_type: Attribute | None
    vector_length_device_type: Attribute | None
    self_attr: Attribute | None
    default_attr: Attribute | None
    combined: Attribute | None
    region: Region

class PresentOp(OpView):
    var: Value
    var_ptr_ptr: Value | None
    bounds: list[Value]
    async_operands: list[Value]
    acc_var: OpResult
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None
    recipe: Attribute | None

class PrivateOp(OpView):
    var: Value
    var_ptr_ptr: Value | None
    bounds: list[Value]
    async_operands: list[Value]
    acc_var: OpResult
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None
    recipe: Attribute | None

class PrivateRecipeOp(OpView):
    sym_name: Attribute | None
    type: Attribute | None
    init_region: Region
    destroy_region: Region

class ReductionOp(OpView):
    var: Value
    var_ptr_ptr: Value | None
    bounds: list[Value]
    async_operands: list[Value]
    acc_var: OpResult
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None
    recipe: Attribute | None

class ReductionRecipeOp(OpView):
    sym_name: Attribute | None
    type: Attribute | None
    reduction_operator: Attribute | None
    init_region: Region
    combiner_region: Region
    destroy_region: Region

class RoutineOp(OpView):
    sym_name: Attribute | None
    func_name: Attribute | None
    bind_id_name: Attribute | None
    bind_str_name: Attribute | None
    bind_id_name_device_type: Attribute | None
    bind_str_name_device_type: Attribute | None
    worker: Attribute | None
    vector: Attribute | None
    seq: Attribute | None
    nohost: Attribute | None
    implicit: Attribute | None
    gang: Attribute | None
    gang_dim: Attribute | None
    gang_dim_device_type: Attribute | None

class SerialOp(OpView):
    async_operands: list[Value]
    wait_operands: list[Value]
    if_cond: Value | None
    self_cond: Value | None
    reduction_operands: list[Value]
    private_operands: list[Value]
    firstprivate_operands: list[Value]
    data_clause_operands: list[Value]
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    wait_operands_segments: Attribute | None
    wait_operands_device_type: Attribute | None
    has_wait_devnum: Attribute | None
    wait_only: Attribute | None
    self_attr: Attribute | None
    default_attr: Attribute | None
    combined: Attribute | None
    region: Region

class SetOp(OpView):
    default_async: Value | None
    device_num: Value | None
    if_cond: Value | None
    device_type: Attribute | None

class ShutdownOp(OpView):
    device_num: Value | None
    if_cond: Value | None
    device_types: Attribute | None

class TerminatorOp(OpView):
    pass

class UpdateOp(OpView):
    if_cond: Value | None
    async_operands: list[Value]
    wait_operands: list[Value]
    data_clause_operands: list[Value]
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    wait_operands_segments: Attribute | None
    wait_operands_device_type: Attribute | None
    has_wait_devnum: Attribute | None
    wait_only: Attribute | None
    if_present: Attribute | None

class UpdateDeviceOp(OpView):
    var: Value
    var_ptr_ptr: Value | None
    bounds: list[Value]
    async_operands: list[Value]
    acc_var: OpResult
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None
    recipe: Attribute | None

class UpdateHostOp(OpView):
    acc_var: Value
    var: Value
    bounds: list[Value]
    async_operands: list[Value]
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None

class UseDeviceOp(OpView):
    var: Value
    var_ptr_ptr: Value | None
    bounds: list[Value]
    async_operands: list[Value]
    acc_var: OpResult
    var_type: Attribute | None
    async_operands_device_type: Attribute | None
    async_only: Attribute | None
    data_clause: Attribute | None
    structured: Attribute | None
    implicit: Attribute | None
    modifiers: Attribute | None
    name: Attribute | None
    recipe: Attribute | None

class WaitOp(OpView):
    wait_operands: list[Value]
    async_operand: Value | None
    wait_devnum: Value | None
    if_cond: Value | None
    async_: Attribute | None

class YieldOp(OpView):
    operands: list[Value]
