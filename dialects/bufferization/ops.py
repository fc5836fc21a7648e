"""Op views of `bufferization`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "bufferization",
    {
        "AllocTensorOp": "alloc_tensor",
        "CloneOp": "clone",
        "DeallocOp": "dealloc",
        "DeallocTensorOp": "dealloc_tensor",
        "MaterializeInDestinationOp": "materialize_in_destination",
        "ToBufferOp": "to_buffer",
        "ToTensorOp": "to_tensor",
    },
)
