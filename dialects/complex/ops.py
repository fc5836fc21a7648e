"""Op views of `complex`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "complex",
    {
        "AbsOp": "abs",
        "AddOp": "add",
        "AngleOp": "angle",
        "Atan2Op": "atan2",
        "BitcastOp": "bitcast",
        "ConjOp": "conj",
        "ConstantOp": "constant",
        "CosOp": "cos",
        "CreateOp": "create",
        "DivOp": "div",
        "EqualOp": "eq",
        "ExpOp": "exp",
        "Expm1Op": "expm1",
        "ImOp": "im",
        "LogOp": "log",
        "Log1pOp": "log1p",
        "MulOp": "mul",
        "NegOp": "neg",
        "NotEqualOp": "neq",
        "PowOp": "pow",
        "PowiOp": "powi",
        "ReOp": "re",
        "RsqrtOp": "rsqrt",
        "SignOp": "sign",
        "SinOp": "sin",
        "SqrtOp": "sqrt",
        "SubOp": "sub",
        "TanOp": "tan",
        "TanhOp": "tanh",
    },
)
