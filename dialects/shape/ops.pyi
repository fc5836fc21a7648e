"""Op views of `shape`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class AddOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class AnyOp(OpView):
    inputs: list[Value]
    result: OpResult

class AssumingOp(OpView):
    witness: Value
    results: list[OpResult]
    do_region: Region

class AssumingAllOp(OpView):
    inputs: list[Value]
    result: OpResult

class AssumingYieldOp(OpView):
    operands: list[Value]

class BroadcastOp(OpView):
    shapes: list[Value]
    result: OpResult
    error: Attribute | None

class ConcatOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class ConstShapeOp(OpView):
    result: OpResult
    shape: Attribute | None

class ConstSizeOp(OpView):
    result: OpResult
    value: Attribute | None

class ConstWitnessOp(OpView):
    result: OpResult
    passing: Attribute | None

class CstrBroadcastableOp(OpView):
    shapes: list[Value]
    result: OpResult

class CstrEqOp(OpView):
    shapes: list[Value]
    result: OpResult

class CstrRequireOp(OpView):
    pred: Value
    result: OpResult
    msg: Attribute | None

class DebugPrintOp(OpView):
    input: Value
    output: OpResult

class DimOp(OpView):
    value: Value
    index: Value
    extent: OpResult

class DivOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class FromExtentTensorOp(OpView):
    input: Value
    result: OpResult

class FromExtentsOp(OpView):
    extents: list[Value]
    shape: OpResult

class FuncOp(OpView):
    sym_name: Attribute | None
    function_type: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None
    sym_visibility: Attribute | None
    body: Region

class FunctionLibraryOp(OpView):
    sym_name: Attribute | None
    sym_visibility: Attribute | None
    mapping: Attribute | None
    body: Region

class GetExtentOp(OpView):
    shape: Value
    dim: Value
    extent: OpResult

class IndexToSizeOp(OpView):
    arg: Value
    result: OpResult

class IsBroadcastableOp(OpView):
    shapes: list[Value]
    result: OpResult

class MaxOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class MeetOp(OpView):
    arg0: Value
    arg1: Value
    result: OpResult
    error: Attribute | None

class MinOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class MulOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class NumElementsOp(OpView):
    shape: Value
    result: OpResult

class RankOp(OpView):
    shape: Value
    rank: OpResult

class ReduceOp(OpView):
    shape: Value
    init_vals: list[Value]
    result: list[OpResult]
    region: Region

class ReturnOp(OpView):
    operands: list[Value]

class ShapeEqOp(OpView):
    shapes: list[Value]
    result: OpResult

class ShapeOfOp(OpView):
    arg: Value
    result: OpResult

class SizeToIndexOp(OpView):
    arg: Value
    result: OpResult

class SplitAtOp(OpView):
    operand: Value
    index: Value
    head: OpResult
    tail: OpResult

class ToExtentTensorOp(OpView):
    input: Value
    result: OpResult

class ValueAsShapeOp(OpView):
    arg: Value
    result: OpResult

class ValueOfOp(OpView):
    arg: Value
    result: OpResult

class WithOp(OpView):
    operand: Value
    shape: Value
    result: OpResult

class YieldOp(OpView):
    operands: list[Value]
