"""Op views of `arm_neon`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "arm_neon",
    {
        "Sdot2dOp": "2d.sdot",
        "BfmmlaOp": "intr.bfmmla",
        "SdotOp": "intr.sdot",
        "SmmlaOp": "intr.smmla",
        "SMullOp": "intr.smull",
        "UmmlaOp": "intr.ummla",
        "UsmmlaOp": "intr.usmmla",
    },
)
