"""Op views of `index`; `ops.pyi` has their members. Made by `./dev ods`."""

from ...ods.op_view import op_views

__getattr__ = op_views(
    globals(),
    "index",
    {
        "AddOp": "add",
        "AndOp": "and",
        "BoolConstantOp": "bool.constant",
        "CastSOp": "casts",
        "CastUOp": "castu",
        "CeilDivSOp": "ceildivs",
        "CeilDivUOp": "ceildivu",
        "CmpOp": "cmp",
        "ConstantOp": "constant",
        "DivSOp": "divs",
        "DivUOp": "divu",
        "FloorDivSOp": "floordivs",
        "MaxSOp": "maxs",
        "MaxUOp": "maxu",
        "MinSOp": "mins",
        "MinUOp": "minu",
        "MulOp": "mul",
        "OrOp": "or",
        "RemSOp": "rems",
        "RemUOp": "remu",
        "ShlOp": "shl",
        "ShrSOp": "shrs",
        "ShrUOp": "shru",
        "SizeOfOp": "sizeof",
        "SubOp": "sub",
        "XOrOp": "xor",
    },
)
