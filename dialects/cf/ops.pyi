"""Op views of `cf`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import Block, Value
from ...ods.op_view import OpView

class AssertOp(OpView):
    arg: Value
    msg: Attribute | None

class BranchOp(OpView):
    dest_operands: list[Value]
    dest: Block

class CondBranchOp(OpView):
    condition: Value
    true_dest_operands: list[Value]
    false_dest_operands: list[Value]
    branch_weights: Attribute | None
    true_dest: Block
    false_dest: Block

class SwitchOp(OpView):
    flag: Value
    default_operands: list[Value]
    case_operands: list[Value]
    case_values: Attribute | None
    case_operand_segments: Attribute | None
    default_destination: Block
    case_destinations: list[Block]
