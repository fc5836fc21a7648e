"""Op views of `builtin`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "builtin",
    {
        "ModuleOp": "module",
        "UnrealizedConversionCastOp": "unrealized_conversion_cast",
    },
)
