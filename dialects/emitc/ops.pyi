"""Op views of `emitc`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class AddOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class AddressOfOp(OpView):
    reference: Value
    result: OpResult

class ApplyOp(OpView):
    operand: Value
    result: OpResult
    applicable_operator: Attribute | None

class AssignOp(OpView):
    var: Value
    value: Value

class BitwiseAndOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BitwiseLeftShiftOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BitwiseNotOp(OpView):
    operand0: Value
    result: OpResult

class BitwiseOrOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BitwiseRightShiftOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BitwiseXorOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class CallOp(OpView):
    operands: list[Value]
    results: list[OpResult]
    callee: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None

class CallOpaqueOp(OpView):
    operands: list[Value]
    results: list[OpResult]
    callee: Attribute | None
    args: Attribute | None
    template_args: Attribute | None

class CastOp(OpView):
    source: Value
    dest: OpResult

class ClassOp(OpView):
    sym_name: Attribute | None
    final_specifier: Attribute | None
    body: Region

class CmpOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
    predicate: Attribute | None

class ConditionalOp(OpView):
    condition: Value
    true_value: Value
    false_value: Value
    result: OpResult

class ConstantOp(OpView):
    result: OpResult
    value: Attribute | None

class DeclareFuncOp(OpView):
    sym_name: Attribute | None

class DereferenceOp(OpView):
    pointer: Value
    result: OpResult

class DivOp(OpView):
    operand0: Value
    operand1: Value
    result: OpResult

class DoOp(OpView):
    body_region: Region
    condition_region: Region

class ExpressionOp(OpView):
    defs: list[Value]
    result: OpResult
    do_not_inline: Attribute | None
    region: Region

class FieldOp(OpView):
    sym_name: Attribute | None
    type: Attribute | None
    initial_value: Attribute | None

class FileOp(OpView):
    id: Attribute | None
    body_region: Region

class ForOp(OpView):
    lower_bound: Value
    upper_bound: Value
    step: Value
    region: Region

class FuncOp(OpView):
    sym_name: Attribute | None
    function_type: Attribute | None
    specifiers: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None
    body: Region

class GetFieldOp(OpView):
    result: OpResult
    field_name: Attribute | None

class GetGlobalOp(OpView):
    result: OpResult
    name: Attribute | None

class GlobalOp(OpView):
    sym_name: Attribute | None
    type: Attribute | None
    initial_value: Attribute | None
    extern_specifier: Attribute | None
    static_specifier: Attribute | None
    const_specifier: Attribute | None

class IfOp(OpView):
    condition: Value
    then_region: Region
    else_region: Region

class IncludeOp(OpView):
    include: Attribute | None
    is_standard_include: Attribute | None

class LiteralOp(OpView):
    result: OpResult
    value: Attribute | None

class LoadOp(OpView):
    operand: Value
    result: OpResult

class LogicalAndOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class LogicalNotOp(OpView):
    operand0: Value
    result: OpResult

class LogicalOrOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class MemberOp(OpView):
    operand: Value
    result: OpResult
    member: Attribute | None

class MemberOfPtrOp(OpView):
    operand: Value
    result: OpResult
    member: Attribute | None

class MulOp(OpView):
    operand0: Value
    operand1: Value
    result: OpResult

class RemOp(OpView):
    operand0: Value
    operand1: Value
    result: OpResult

class ReturnOp(OpView):
    operand: Value | None

class SubOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class SubscriptOp(OpView):
    value: Value
    indices: list[Value]
    result: OpResult

class SwitchOp(OpView):
    arg: Value
    cases: Attribute | None
    default_region: Region
    case_regions: list[Region]

class UnaryMinusOp(OpView):
    operand0: Value
    result: OpResult

class UnaryPlusOp(OpView):
    operand0: Value
    result: OpResult

class VariableOp(OpView):
    result: OpResult
    value: Attribute | None

class VerbatimOp(OpView):
    fmt_args: list[Value]
    value: Attribute | None

class YieldOp(OpView):
    result: Value | None
