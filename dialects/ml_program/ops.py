"""Op views of `ml_program`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "ml_program",
    {
        "FuncOp": "func",
        "GlobalOp": "global",
        "GlobalLoadOp": "global_load",
        "GlobalLoadConstOp": "global_load_const",
        "GlobalLoadGraphOp": "global_load_graph",
        "GlobalStoreOp": "global_store",
        "GlobalStoreGraphOp": "global_store_graph",
        "OutputOp": "output",
        "ReturnOp": "return",
        "SubgraphOp": "subgraph",
        "TokenOp": "token",
    },
)
