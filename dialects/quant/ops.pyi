"""Op views of `quant`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class DequantizeCastOp(OpView):
    input: Value
    result: OpResult

class QuantizeCastOp(OpView):
    input: Value
    result: OpResult

class StorageCastOp(OpView):
    input: Value
    result: OpResult
