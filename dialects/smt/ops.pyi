"""Op views of `smt`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class AndOp(OpView):
    inputs: list[Value]
    result: OpResult

class ApplyFuncOp(OpView):
    func: Value
    args: list[Value]
    result: OpResult

class ArrayBroadcastOp(OpView):
    value: Value
    result: OpResult

class ArraySelectOp(OpView):
    array: Value
    index: Value
    result: OpResult

class ArrayStoreOp(OpView):
    array: Value
    index: Value
    value: Value
    result: OpResult

class AssertOp(OpView):
    input: Value

class BVAddOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BVAndOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BVAShrOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BVCmpOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    pred: Attribute | None

class ConcatOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BVConstantOp(OpView):
    result: OpResult
    value: Attribute | None

class ExtractOp(OpView):
    input: Value
    result: OpResult
    low_bit: Attribute | None

class BVLShrOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BVMulOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BVNegOp(OpView):
    input: Value
    result: OpResult

class BVNotOp(OpView):
    input: Value
    result: OpResult

class BVOrOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class RepeatOp(OpView):
    input: Value
    result: OpResult

class BVSDivOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BVShlOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BVSModOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BVSRemOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BVUDivOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BVURemOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BVXOrOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BV2IntOp(OpView):
    input: Value
    result: OpResult
    is_signed: Attribute | None

class CheckOp(OpView):
    results: list[OpResult]
    sat_region: Region
    unknown_region: Region
    unsat_region: Region

class BoolConstantOp(OpView):
    result: OpResult
    value: Attribute | None

class DeclareFunOp(OpView):
    result: OpResult
    name_prefix: Attribute | None

class DistinctOp(OpView):
    inputs: list[Value]
    result: OpResult

class EqOp(OpView):
    inputs: list[Value]
    result: OpResult

class ExistsOp(OpView):
    result: OpResult
    weight: Attribute | None
    no_pattern: Attribute | None
    bound_var_names: Attribute | None
    body: Region
    patterns: list[Region]

class ForallOp(OpView):
    result: OpResult
    weight: Attribute | None
    no_pattern: Attribute | None
    bound_var_names: Attribute | None
    body: Region
    patterns: list[Region]

class ImpliesOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class IntAbsOp(OpView):
    input: Value
    result: OpResult

class IntAddOp(OpView):
    inputs: list[Value]
    result: OpResult

class IntCmpOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    pred: Attribute | None

class IntConstantOp(OpView):
    result: OpResult
    value: Attribute | None

class IntDivOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class IntModOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class IntMulOp(OpView):
    inputs: list[Value]
    result: OpResult

class IntSubOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class Int2BVOp(OpView):
    input: Value
    result: OpResult

class IteOp(OpView):
    cond: Value
    then_value: Value
    else_value: Value
    result: OpResult

class NotOp(OpView):
    input: Value
    result: OpResult

class OrOp(OpView):
    inputs: list[Value]
    result: OpResult

class PopOp(OpView):
    count: Attribute | None

class PushOp(OpView):
    count: Attribute | None

class ResetOp(OpView):
    pass

class SetLogicOp(OpView):
    logic: Attribute | None

class SolverOp(OpView):
    inputs: list[Value]
    results: list[OpResult]
    body_region: Region

class XOrOp(OpView):
    inputs: list[Value]
    result: OpResult

class YieldOp(OpView):
    values: list[Value]
