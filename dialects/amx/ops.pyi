"""Op views of `amx`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class TileLoadOp(OpView):
    base: Value
    indices: list[Value]
    stride: Value | None
    res: OpResult

class TileMulFOp(OpView):
    lhs: Value
    rhs: Value
    acc: Value
    res: OpResult

class TileMulIOp(OpView):
    lhs: Value
    rhs: Value
    acc: Value
    res: OpResult
    is_zext_lhs: Attribute | None
    is_zext_rhs: Attribute | None

class TileStoreOp(OpView):
    base: Value
    indices: list[Value]
    val: Value
    stride: Value | None

class TileZeroOp(OpView):
    res: OpResult
