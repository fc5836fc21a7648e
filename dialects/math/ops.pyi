"""Op views of `math`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class AbsFOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class AbsIOp(OpView):
    operand: Value
    result: OpResult

class AcosOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class AcoshOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class AsinOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class AsinhOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class AtanOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class Atan2Op(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class AtanhOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class CbrtOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class CeilOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class ClampFOp(OpView):
    value: Value
    min: Value
    max: Value
    result: OpResult
    fastmath: Attribute | None

class CopySignOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class CosOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class CoshOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class CountLeadingZerosOp(OpView):
    operand: Value
    result: OpResult

class CtPopOp(OpView):
    operand: Value
    result: OpResult

class CountTrailingZerosOp(OpView):
    operand: Value
    result: OpResult

class ErfOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class ErfcOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class ExpOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class Exp2Op(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class ExpM1Op(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class FloorOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class FmaOp(OpView):
    a: Value
    b: Value
    c: Value
    result: OpResult
    fastmath: Attribute | None

class FPowIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class IPowIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class IsFiniteOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class IsInfOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class IsNaNOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class IsNormalOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class LogOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class Log10Op(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class Log1pOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class Log2Op(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class PowFOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class RoundOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class RoundEvenOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class RsqrtOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class SinOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class SincosOp(OpView):
    operand: Value
    sin: OpResult
    cos: OpResult
    fastmath: Attribute | None

class SinhOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class SqrtOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class TanOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class TanhOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None

class TruncOp(OpView):
    operand: Value
    result: OpResult
    fastmath: Attribute | None
