"""Op views of `ub`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult
from ...ods.op_view import OpView

class PoisonOp(OpView):
    result: OpResult
    value: Attribute | None

class UnreachableOp(OpView):
    pass
