"""Op views of `index`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class AddOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class AndOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BoolConstantOp(OpView):
    result: OpResult
    value: Attribute | None

class CastSOp(OpView):
    input: Value
    output: OpResult

class CastUOp(OpView):
    input: Value
    output: OpResult

class CeilDivSOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class CeilDivUOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class CmpOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    pred: Attribute | None

class ConstantOp(OpView):
    result: OpResult
    value: Attribute | None

class DivSOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class DivUOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class FloorDivSOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class MaxSOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class MaxUOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class MinSOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class MinUOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class MulOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class OrOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class RemSOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class RemUOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class ShlOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class ShrSOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class ShrUOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class SizeOfOp(OpView):
    result: OpResult

class SubOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class XOrOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
