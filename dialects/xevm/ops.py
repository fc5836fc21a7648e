"""Op views of `xevm`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "xevm",
    {
        "BlockLoadOp": "blockload",
        "BlockLoad2dOp": "blockload2d",
        "BlockPrefetch2dOp": "blockprefetch2d",
        "BlockStoreOp": "blockstore",
        "BlockStore2dOp": "blockstore2d",
        "GridDimXOp": "group_count.x",
        "GridDimYOp": "group_count.y",
        "GridDimZOp": "group_count.z",
        "WorkgroupIdXOp": "group_id.x",
        "WorkgroupIdYOp": "group_id.y",
        "WorkgroupIdZOp": "group_id.z",
        "LaneIdOp": "lane_id",
        "WorkitemIdXOp": "local_id.x",
        "WorkitemIdYOp": "local_id.y",
        "WorkitemIdZOp": "local_id.z",
        "WorkgroupDimXOp": "local_size.x",
        "WorkgroupDimYOp": "local_size.y",
        "WorkgroupDimZOp": "local_size.z",
        "MemfenceOp": "memfence",
        "MMAOp": "mma",
        "PrefetchOp": "prefetch",
        "SubgroupIdOp": "subgroup_id",
        "SubgroupSizeOp": "subgroup_size",
    },
)
