"""Op views of `ptr`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "ptr",
    {
        "ConstantOp": "constant",
        "FromPtrOp": "from_ptr",
        "GatherOp": "gather",
        "GetMetadataOp": "get_metadata",
        "LoadOp": "load",
        "MaskedLoadOp": "masked_load",
        "MaskedStoreOp": "masked_store",
        "PtrAddOp": "ptr_add",
        "PtrDiffOp": "ptr_diff",
        "ScatterOp": "scatter",
        "StoreOp": "store",
        "ToPtrOp": "to_ptr",
        "TypeOffsetOp": "type_offset",
    },
)
