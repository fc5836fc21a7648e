"""Op views of `pdl`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class ApplyNativeConstraintOp(OpView):
    args: list[Value]
    results: list[OpResult]
    name: Attribute | None
    is_negated: Attribute | None

class ApplyNativeRewriteOp(OpView):
    args: list[Value]
    results: list[OpResult]
    name: Attribute | None

class AttributeOp(OpView):
    value_type: Value | None
    attr: OpResult
    value: Attribute | None

class EraseOp(OpView):
    op_value: Value

class OperandOp(OpView):
    value_type: Value | None
    value: OpResult

class OperandsOp(OpView):
    value_type: Value | None
    value: OpResult

class OperationOp(OpView):
    operand_values: list[Value]
    attribute_values: list[Value]
    type_values: list[Value]
    op_: OpResult
    op_name: Attribute | None
    attribute_value_names: Attribute | None

class PatternOp(OpView):
    benefit: Attribute | None
    sym_name: Attribute | None
    body_region: Region

class RangeOp(OpView):
    arguments: list[Value]
    result: OpResult

class ReplaceOp(OpView):
    op_value: Value
    repl_operation: Value | None
    repl_values: list[Value]

class ResultOp(OpView):
    parent: Value
    val: OpResult
    index: Attribute | None

class ResultsOp(OpView):
    parent: Value
    val: OpResult
    index: Attribute | None

class RewriteOp(OpView):
    root: Value | None
    external_args: list[Value]
    name: Attribute | None
    body_region: Region

class TypeOp(OpView):
    result: OpResult
    constant_type: Attribute | None

class TypesOp(OpView):
    result: OpResult
    constant_types: Attribute | None
