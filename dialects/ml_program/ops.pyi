"""Op views of `ml_program`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class FuncOp(OpView):
    sym_name: Attribute | None
    function_type: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None
    sym_visibility: Attribute | None
    body: Region

class GlobalOp(OpView):
    sym_name: Attribute | None
    type: Attribute | None
    is_mutable: Attribute | None
    value: Attribute | None
    sym_visibility: Attribute | None

class GlobalLoadOp(OpView):
    result: OpResult
    global_: Attribute | None

class GlobalLoadConstOp(OpView):
    result: OpResult
    global_: Attribute | None

class GlobalLoadGraphOp(OpView):
    consume_tokens: list[Value]
    result: OpResult
    produce_token: OpResult
    global_: Attribute | None

class GlobalStoreOp(OpView):
    value: Value
    global_: Attribute | None

class GlobalStoreGraphOp(OpView):
    value: Value
    consume_tokens: list[Value]
    produce_token: OpResult
    global_: Attribute | None

class OutputOp(OpView):
    operands: list[Value]

class ReturnOp(OpView):
    operands: list[Value]

class SubgraphOp(OpView):
    sym_name: Attribute | None
    function_type: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None
    sym_visibility: Attribute | None
    body: Region

class TokenOp(OpView):
    token: OpResult
