"""Op views of `vcix`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class BinaryImmOp(OpView):
    vs2: Value
    vl: Value | None
    res: OpResult
    opcode: Attribute | None
    imm: Attribute | None

class BinaryOp(OpView):
    vs2: Value
    op_: Value
    vl: Value | None
    res: OpResult
    opcode: Attribute | None
