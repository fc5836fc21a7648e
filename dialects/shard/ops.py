"""Op views of `shard`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "shard",
    {
        "AllGatherOp": "all_gather",
        "AllReduceOp": "all_reduce",
        "AllSliceOp": "all_slice",
        "AllToAllOp": "all_to_all",
        "BroadcastOp": "broadcast",
        "GatherOp": "gather",
        "GetShardingOp": "get_sharding",
        "GridOp": "grid",
        "GridShapeOp": "grid_shape",
        "NeighborsLinearIndicesOp": "neighbors_linear_indices",
        "ProcessLinearIndexOp": "process_linear_index",
        "ProcessMultiIndexOp": "process_multi_index",
        "RecvOp": "recv",
        "ReduceOp": "reduce",
        "ReduceScatterOp": "reduce_scatter",
        "ScatterOp": "scatter",
        "SendOp": "send",
        "ShardOp": "shard",
        "ShardShapeOp": "shard_shape",
        "ShardingOp": "sharding",
        "ShiftOp": "shift",
        "UpdateHaloOp": "update_halo",
    },
)
