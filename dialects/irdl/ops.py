"""Op views of `irdl`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "irdl",
    {
        "AllOfOp": "all_of",
        "AnyOp": "any",
        "AnyOfOp": "any_of",
        "AttributeOp": "attribute",
        "AttributesOp": "attributes",
        "BaseOp": "base",
        "CPredOp": "c_pred",
        "DialectOp": "dialect",
        "IsOp": "is",
        "OperandsOp": "operands",
        "OperationOp": "operation",
        "ParametersOp": "parameters",
        "ParametricOp": "parametric",
        "RegionOp": "region",
        "RegionsOp": "regions",
        "ResultsOp": "results",
        "TypeOp": "type",
    },
)
