"""Op views of `vcix`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "vcix",
    {
        "BinaryImmOp": "v.iv",
        "BinaryOp": "v.sv",
    },
)
