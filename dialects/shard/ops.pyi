"""Op views of `shard`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class AllGatherOp(OpView):
    input: Value
    result: OpResult
    grid: Attribute | None
    grid_axes: Attribute | None
    gather_axis: Attribute | None

class AllReduceOp(OpView):
    input: Value
    result: OpResult
    grid: Attribute | None
    grid_axes: Attribute | None
    reduction: Attribute | None

class AllSliceOp(OpView):
    input: Value
    result: OpResult
    grid: Attribute | None
    grid_axes: Attribute | None
    slice_axis: Attribute | None

class AllToAllOp(OpView):
    input: Value
    result: OpResult
    grid: Attribute | None
    grid_axes: Attribute | None
    split_axis: Attribute | None
    concat_axis: Attribute | None

class BroadcastOp(OpView):
    input: Value
    root_dynamic: list[Value]
    result: OpResult
    grid: Attribute | None
    grid_axes: Attribute | None
    root: Attribute | None

class GatherOp(OpView):
    input: Value
    root_dynamic: list[Value]
    result: OpResult
    grid: Attribute | None
    grid_axes: Attribute | None
    gather_axis: Attribute | None
    root: Attribute | None

class GetShardingOp(OpView):
    source: Value
    result: OpResult

class GridOp(OpView):
    sym_name: Attribute | None
    shape: Attribute | None

class GridShapeOp(OpView):
    result: list[OpResult]
    grid: Attribute | None
    axes: Attribute | None

class NeighborsLinearIndicesOp(OpView):
    device: list[Value]
    neighbor_down: OpResult
    neighbor_up: OpResult
    grid: Attribute | None
    split_axes: Attribute | None

class ProcessLinearIndexOp(OpView):
    result: OpResult
    grid: Attribute | None

class ProcessMultiIndexOp(OpView):
    result: list[OpResult]
    grid: Attribute | None
    axes: Attribute | None

class RecvOp(OpView):
    input: Value
    source_dynamic: list[Value]
    result: OpResult
    grid: Attribute | None
    grid_axes: Attribute | None
    source: Attribute | None

class ReduceOp(OpView):
    input: Value
    root_dynamic: list[Value]
    result: OpResult
    grid: Attribute | None
    grid_axes: Attribute | None
    reduction: Attribute | None
    root: Attribute | None

class ReduceScatterOp(OpView):
    input: Value
    result: OpResult
    grid: Attribute | None
    grid_axes: Attribute | None
    reduction: Attribute | None
    scatter_axis: Attribute | None

class ScatterOp(OpView):
    input: Value
    root_dynamic: list[Value]
    result: OpResult
    grid: Attribute | None
    grid_axes: Attribute | None
    scatter_axis: Attribute | None
    root: Attribute | None

class SendOp(OpView):
    input: Value
    destination_dynamic: list[Value]
    result: OpResult
    grid: Attribute | None
    grid_axes: Attribute | None
    destination: Attribute | None

class ShardOp(OpView):
    src: Value
    sharding: Value
    result: OpResult
    annotate_for_users: Attribute | None

class ShardShapeOp(OpView):
    dims_dynamic: list[Value]
    sharding: Value
    device_dynamic: list[Value]
    result: list[OpResult]
    dims: Attribute | None
    device: Attribute | None

class ShardingOp(OpView):
    dynamic_sharded_dims_offsets: list[Value]
    dynamic_halo_sizes: list[Value]
    result: OpResult
    grid: Attribute | None
    split_axes: Attribute | None
    static_sharded_dims_offsets: Attribute | None
    static_halo_sizes: Attribute | None

class ShiftOp(OpView):
    input: Value
    result: OpResult
    grid: Attribute | None
    grid_axes: Attribute | None
    shift_axis: Attribute | None
    offset: Attribute | None
    rotate: Attribute | None

class UpdateHaloOp(OpView):
    destination: Value
    halo_sizes: list[Value]
    result: OpResult
    grid: Attribute | None
    split_axes: Attribute | None
    static_halo_sizes: Attribute | None
