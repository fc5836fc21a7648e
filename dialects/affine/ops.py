"""Op views of `affine`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "affine",
    {
        "AffineApplyOp": "apply",
        "AffineDelinearizeIndexOp": "delinearize_index",
        "AffineForOp": "for",
        "AffineIfOp": "if",
        "AffineLinearizeIndexOp": "linearize_index",
        "AffineLoadOp": "load",
        "AffineMaxOp": "max",
        "AffineMinOp": "min",
        "AffineParallelOp": "parallel",
        "AffinePrefetchOp": "prefetch",
        "AffineStoreOp": "store",
        "AffineVectorLoadOp": "vector_load",
        "AffineVectorStoreOp": "vector_store",
        "AffineYieldOp": "yield",
    },
)
