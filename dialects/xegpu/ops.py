"""Op views of `xegpu`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "xegpu",
    {
        "AllocNbarrierOp": "alloc_nbarrier",
        "AtomicRMWOp": "atomic_rmw",
        "ConvertLayoutOp": "convert_layout",
        "CreateMemDescOp": "create_mem_desc",
        "CreateNdDescOp": "create_nd_tdesc",
        "CreateDescOp": "create_tdesc",
        "DpasOp": "dpas",
        "FenceOp": "fence",
        "InitNbarrierOp": "init_nbarrier",
        "LoadGatherOp": "load",
        "LoadMatrixOp": "load_matrix",
        "LoadNdOp": "load_nd",
        "NbarrierArriveOp": "nbarrier_arrive",
        "NbarrierWaitOp": "nbarrier_wait",
        "PrefetchOp": "prefetch",
        "PrefetchNdOp": "prefetch_nd",
        "StoreScatterOp": "store",
        "StoreMatrixOp": "store_matrix",
        "StoreNdOp": "store_nd",
        "UpdateNdOffsetOp": "update_nd_offset",
        "UpdateOffsetOp": "update_offset",
    },
)
