"""Op views of `quant`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "quant",
    {
        "DequantizeCastOp": "dcast",
        "QuantizeCastOp": "qcast",
        "StorageCastOp": "scast",
    },
)
