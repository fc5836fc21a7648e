"""Op views of `irdl`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class AllOfOp(OpView):
    args: list[Value]
    output: OpResult

class AnyOp(OpView):
    output: OpResult

class AnyOfOp(OpView):
    args: list[Value]
    output: OpResult

class AttributeOp(OpView):
    sym_name: Attribute | None
    body: Region

class AttributesOp(OpView):
    attribute_values: list[Value]
    attribute_value_names: Attribute | None

class BaseOp(OpView):
    output: OpResult
    base_ref: Attribute | None
    base_name: Attribute | None

class CPredOp(OpView):
    output: OpResult
    pred: Attribute | None

class DialectOp(OpView):
    sym_name: Attribute | None
    body: Region

class IsOp(OpView):
    output: OpResult
    expected: Attribute | None

class OperandsOp(OpView):
    args: list[Value]
    names: Attribute | None
    variadicity: Attribute | None

class OperationOp(OpView):
    sym_name: Attribute | None
    body: Region

class ParametersOp(OpView):
    args: list[Value]
    names: Attribute | None

class ParametricOp(OpView):
    args: list[Value]
    output: OpResult
    base_type: Attribute | None

class RegionOp(OpView):
    entry_block_args: list[Value]
    output: OpResult
    number_of_blocks: Attribute | None
    constrained_arguments: Attribute | None

class RegionsOp(OpView):
    args: list[Value]
    names: Attribute | None

class ResultsOp(OpView):
    args: list[Value]
    names: Attribute | None
    variadicity: Attribute | None

class TypeOp(OpView):
    sym_name: Attribute | None
    body: Region
