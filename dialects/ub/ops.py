"""Op views of `ub`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "ub",
    {
        "PoisonOp": "poison",
        "UnreachableOp": "unreachable",
    },
)
