"""Op views of `cf`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "cf",
    {
        "AssertOp": "assert",
        "BranchOp": "br",
        "CondBranchOp": "cond_br",
        "SwitchOp": "switch",
    },
)
