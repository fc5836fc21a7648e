"""Op views of `arith`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class AddFOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class AddIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    overflow_flags: Attribute | None

class AddUIExtendedOp(OpView):
    lhs: Value
    rhs: Value
    sum: OpResult
    overflow: OpResult

class AndIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BitcastOp(OpView):
    in_: Value
    out: OpResult

class CeilDivSIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class CeilDivUIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class CmpFOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    predicate: Attribute | None
    fastmath: Attribute | None

class CmpIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    predicate: Attribute | None

class ConstantOp(OpView):
    result: OpResult
    value: Attribute | None

class DivFOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class DivSIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    is_exact: Attribute | None

class DivUIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    is_exact: Attribute | None

class ExtFOp(OpView):
    in_: Value
    out: OpResult
    fastmath: Attribute | None

class ExtSIOp(OpView):
    in_: Value
    out: OpResult

class ExtUIOp(OpView):
    in_: Value
    out: OpResult

class FloorDivSIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class FPToSIOp(OpView):
    in_: Value
    out: OpResult

class FPToUIOp(OpView):
    in_: Value
    out: OpResult

class IndexCastOp(OpView):
    in_: Value
    out: OpResult

class IndexCastUIOp(OpView):
    in_: Value
    out: OpResult

class MaximumFOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class MaxNumFOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class MaxSIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class MaxUIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class MinimumFOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class MinNumFOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class MinSIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class MinUIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class MulFOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class MulIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    overflow_flags: Attribute | None

class MulSIExtendedOp(OpView):
    lhs: Value
    rhs: Value
    low: OpResult
    high: OpResult

class MulUIExtendedOp(OpView):
    lhs: Value
    rhs: Value
    low: OpResult
    high: OpResult

class NegFOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class OrIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class RemFOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class RemSIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class RemUIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class ScalingExtFOp(OpView):
    in_: Value
    scale: Value
    out: OpResult
    fastmath: Attribute | None

class ScalingTruncFOp(OpView):
    in_: Value
    scale: Value
    out: OpResult
    roundingmode: Attribute | None
    fastmath: Attribute | None

class SelectOp(OpView):
    condition: Value
    true_value: Value
    false_value: Value
    result: OpResult

class ShLIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    overflow_flags: Attribute | None

class ShRSIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    is_exact: Attribute | None

class ShRUIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    is_exact: Attribute | None

class SIToFPOp(OpView):
    in_: Value
    out: OpResult

class SubFOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class SubIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    overflow_flags: Attribute | None

class TruncFOp(OpView):
    in_: Value
    out: OpResult
    roundingmode: Attribute | None
    fastmath: Attribute | None

class TruncIOp(OpView):
    in_: Value
    out: OpResult
    overflow_flags: Attribute | None

class UIToFPOp(OpView):
    in_: Value
    out: OpResult

class XOrIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
