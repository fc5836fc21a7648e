"""Op views of `complex`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class AbsOp(OpView):
    complex: Value
    result: OpResult
    fastmath: Attribute | None

class AddOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class AngleOp(OpView):
    complex: Value
    result: OpResult
    fastmath: Attribute | None

class Atan2Op(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class BitcastOp(OpView):
    operand: Value
    result: OpResult

class ConjOp(OpView):
    complex: Value
    result: OpResult
    fastmath: Attribute | None

class ConstantOp(OpView):
    complex: OpResult
    value: Attribute | None

class CosOp(OpView):
    complex: Value
    result: OpResult
    fastmath: Attribute | None

class CreateOp(OpView):
    real: Value
    imaginary: Value
    complex: OpResult

class DivOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class EqualOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class ExpOp(OpView):
    complex: Value
    result: OpResult
    fastmath: Attribute | None

class Expm1Op(OpView):
    complex: Value
    result: OpResult
    fastmath: Attribute | None

class ImOp(OpView):
    complex: Value
    imaginary: OpResult
    fastmath: Attribute | None

class LogOp(OpView):
    complex: Value
    result: OpResult
    fastmath: Attribute | None

class Log1pOp(OpView):
    complex: Value
    result: OpResult
    fastmath: Attribute | None

class MulOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class NegOp(OpView):
    complex: Value
    result: OpResult
    fastmath: Attribute | None

class NotEqualOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class PowOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class PowiOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class ReOp(OpView):
    complex: Value
    real: OpResult
    fastmath: Attribute | None

class RsqrtOp(OpView):
    complex: Value
    result: OpResult
    fastmath: Attribute | None

class SignOp(OpView):
    complex: Value
    result: OpResult
    fastmath: Attribute | None

class SinOp(OpView):
    complex: Value
    result: OpResult
    fastmath: Attribute | None

class SqrtOp(OpView):
    complex: Value
    result: OpResult
    fastmath: Attribute | None

class SubOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    fastmath: Attribute | None

class TanOp(OpView):
    complex: Value
    result: OpResult
    fastmath: Attribute | None

class TanhOp(OpView):
    complex: Value
    result: OpResult
    fastmath: Attribute | None
