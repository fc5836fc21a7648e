"""Op views of `scf`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "scf",
    {
        "ConditionOp": "condition",
        "ExecuteRegionOp": "execute_region",
        "ForOp": "for",
        "ForallOp": "forall",
        "InParallelOp": "forall.in_parallel",
        "IfOp": "if",
        "IndexSwitchOp": "index_switch",
        "ParallelOp": "parallel",
        "ReduceOp": "reduce",
        "ReduceReturnOp": "reduce.return",
        "WhileOp": "while",
        "YieldOp": "yield",
    },
)
