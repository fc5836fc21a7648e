"""Op views of `pdl_interp`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import Block, OpResult, Region, Value
from ...ods.op_view import OpView

class ApplyConstraintOp(OpView):
    args: list[Value]
    results: list[OpResult]
    name: Attribute | None
    is_negated: Attribute | None
    true_dest: Block
    false_dest: Block

class ApplyRewriteOp(OpView):
    args: list[Value]
    results: list[OpResult]
    name: Attribute | None

class AreEqualOp(OpView):
    lhs: Value
    rhs: Value
    true_dest: Block
    false_dest: Block

class BranchOp(OpView):
    dest: Block

class CheckAttributeOp(OpView):
    attribute: Value
    constant_value: Attribute | None
    true_dest: Block
    false_dest: Block

class CheckOperandCountOp(OpView):
    input_op: Value
    count: Attribute | None
    compare_at_least: Attribute | None
    true_dest: Block
    false_dest: Block

class CheckOperationNameOp(OpView):
    input_op: Value
    name: Attribute | None
    true_dest: Block
    false_dest: Block

class CheckResultCountOp(OpView):
    input_op: Value
    count: Attribute | None
    compare_at_least: Attribute | None
    true_dest: Block
    false_dest: Block

class CheckTypeOp(OpView):
    value: Value
    type: Attribute | None
    true_dest: Block
    false_dest: Block

class CheckTypesOp(OpView):
    value: Value
    types: Attribute | None
    true_dest: Block
    false_dest: Block

class ContinueOp(OpView):
    pass

class CreateAttributeOp(OpView):
    attribute: OpResult
    value: Attribute | None

class CreateOperationOp(OpView):
    input_operands: list[Value]
    input_attributes: list[Value]
    input_result_types: list[Value]
    result_op: OpResult
    name: Attribute | None
    input_attribute_names: Attribute | None
    inferred_result_types: Attribute | None

class CreateRangeOp(OpView):
    arguments: list[Value]
    result: OpResult

class CreateTypeOp(OpView):
    result: OpResult
    value: Attribute | None

class CreateTypesOp(OpView):
    result: OpResult
    value: Attribute | None

class EraseOp(OpView):
    input_op: Value

class ExtractOp(OpView):
    range: Value
    result: OpResult
    index: Attribute | None

class FinalizeOp(OpView):
    pass

class ForEachOp(OpView):
    values: Value
    region: Region
    successor: Block

class FuncOp(OpView):
    sym_name: Attribute | None
    function_type: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None
    body: Region

class GetAttributeOp(OpView):
    input_op: Value
    attribute: OpResult
    name: Attribute | None

class GetAttributeTypeOp(OpView):
    value: Value
    result: OpResult

class GetDefiningOpOp(OpView):
    value: Value
    input_op: OpResult

class GetOperandOp(OpView):
    input_op: Value
    value: OpResult
    index: Attribute | None

class GetOperandsOp(OpView):
    input_op: Value
    value: OpResult
    index: Attribute | None

class GetResultOp(OpView):
    input_op: Value
    value: OpResult
    index: Attribute | None

class GetResultsOp(OpView):
    input_op: Value
    value: OpResult
    index: Attribute | None

class GetUsersOp(OpView):
    value: Value
    operations: OpResult

class GetValueTypeOp(OpView):
    value: Value
    result: OpResult

class IsNotNullOp(OpView):
    value: Value
    true_dest: Block
    false_dest: Block

class RecordMatchOp(OpView):
    inputs: list[Value]
    matched_ops: list[Value]
    rewriter: Attribute | None
    root_kind: Attribute | None
    generated_ops: Attribute | None
    benefit: Attribute | None
    dest: Block

class ReplaceOp(OpView):
    input_op: Value
    repl_values: list[Value]

class SwitchAttributeOp(OpView):
    attribute: Value
    case_values: Attribute | None
    default_dest: Block
    cases: list[Block]

class SwitchOperandCountOp(OpView):
    input_op: Value
    case_values: Attribute | None
    default_dest: Block
    cases: list[Block]

class SwitchOperationNameOp(OpView):
    input_op: Value
    case_values: Attribute | None
    default_dest: Block
    cases: list[Block]

class SwitchResultCountOp(OpView):
    input_op: Value
    case_values: Attribute | None
    default_dest: Block
    cases: list[Block]

class SwitchTypeOp(OpView):
    value: Value
    case_values: Attribute | None
    default_dest: Block
    cases: list[Block]

class SwitchTypesOp(OpView):
    value: Value
    case_values: Attribute | None
    default_dest: Block
    cases: list[Block]
