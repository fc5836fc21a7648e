"""Op views of `func`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class CallOp(OpView):
    operands: list[Value]
    results: list[OpResult]
    callee: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None
    no_inline: Attribute | None

class CallIndirectOp(OpView):
    callee: Value
    callee_operands: list[Value]
    results: list[OpResult]
    arg_attrs: Attribute | None
    res_attrs: Attribute | None

class ConstantOp(OpView):
    result: OpResult
    value: Attribute | None

class FuncOp(OpView):
    sym_name: Attribute | None
    function_type: Attribute | None
    sym_visibility: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None
    no_inline: Attribute | None
    body: Region

class ReturnOp(OpView):
    operands: list[Value]
