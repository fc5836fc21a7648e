"""Op views of `pdl`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "pdl",
    {
        "ApplyNativeConstraintOp": "apply_native_constraint",
        "ApplyNativeRewriteOp": "apply_native_rewrite",
        "AttributeOp": "attribute",
        "EraseOp": "erase",
        "OperandOp": "operand",
        "OperandsOp": "operands",
        "OperationOp": "operation",
        "PatternOp": "pattern",
        "RangeOp": "range",
        "ReplaceOp": "replace",
        "ResultOp": "result",
        "ResultsOp": "results",
        "RewriteOp": "rewrite",
        "TypeOp": "type",
        "TypesOp": "types",
    },
)
