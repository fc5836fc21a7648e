"""Op views of `builtin`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Region, Value
from ...ods.op_view import OpView

class ModuleOp(OpView):
    sym_name: Attribute | None
    sym_visibility: Attribute | None
    body_region: Region

class UnrealizedConversionCastOp(OpView):
    inputs: list[Value]
    outputs: list[OpResult]
