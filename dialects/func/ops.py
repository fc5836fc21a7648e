"""Op views of `func`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "func",
    {
        "CallOp": "call",
        "CallIndirectOp": "call_indirect",
        "ConstantOp": "constant",
        "FuncOp": "func",
        "ReturnOp": "return",
    },
)
