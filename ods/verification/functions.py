"""Rules of FunctionOpInterface (mlir/lib/Interfaces/FunctionInterfaces.cpp)."""

from __future__ import annotations

from ...ir.attributes import ArrayAttr, DictAttr
from .failure import Failure, attribute
from .op_parts import function_type
from .op_view import View


def function_attributes(view: View) -> Failure | None:
    """One dictionary for each argument and each result, of attributes that belong to dialects."""
    type_ = function_type(view.op)
    for name, count, what in (
        ("arg_attrs", len(type_.inputs) if type_ is not None else None, "argument"),
        ("res_attrs", len(type_.results) if type_ is not None else None, "result"),
    ):
        given = view.op.properties.get(name)
        if not isinstance(given, ArrayAttr):
            continue
        if count is not None and len(given.elements) != count:
            text = (
                f"expects {what} attribute array to have the same number of elements as the number of function {what}s"
            )
            text += f", got {len(given.elements)}, but expected {count}"
            return Failure("verify-function", text, attribute(name))
        for each in given.elements:
            if isinstance(each, DictAttr) and any("." not in key for key, _ in each.entries):
                return Failure("verify-function", f"{what}s may only have dialect attributes", attribute(name))
    return None
