"""Op views of `arm_neon`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class Sdot2dOp(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult

class BfmmlaOp(OpView):
    acc: Value
    src1: Value
    src2: Value
    res: OpResult

class SdotOp(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult

class SmmlaOp(OpView):
    acc: Value
    src1: Value
    src2: Value
    res: OpResult

class SMullOp(OpView):
    a: Value
    b: Value
    res: OpResult

class UmmlaOp(OpView):
    acc: Value
    src1: Value
    src2: Value
    res: OpResult

class UsmmlaOp(OpView):
    acc: Value
    src1: Value
    src2: Value
    res: OpResult
