"""Op views of `tensor`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "tensor",
    {
        "BitcastOp": "bitcast",
        "CastOp": "cast",
        "CollapseShapeOp": "collapse_shape",
        "ConcatOp": "concat",
        "DimOp": "dim",
        "EmptyOp": "empty",
        "ExpandShapeOp": "expand_shape",
        "ExtractOp": "extract",
        "ExtractSliceOp": "extract_slice",
        "FromElementsOp": "from_elements",
        "GatherOp": "gather",
        "GenerateOp": "generate",
        "InsertOp": "insert",
        "InsertSliceOp": "insert_slice",
        "PadOp": "pad",
        "ParallelInsertSliceOp": "parallel_insert_slice",
        "RankOp": "rank",
        "ReshapeOp": "reshape",
        "ScatterOp": "scatter",
        "SplatOp": "splat",
        "YieldOp": "yield",
    },
)
