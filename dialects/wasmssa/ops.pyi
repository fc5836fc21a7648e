"""Op views of `wasmssa`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import Block, OpResult, Region, Value
from ...ods.op_view import OpView

class AbsOp(OpView):
    src: Value
    result: OpResult

class AddOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class AndOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class BlockOp(OpView):
    inputs: list[Value]
    body: Region
    target: Block

class BlockReturnOp(OpView):
    inputs: list[Value]

class BranchIfOp(OpView):
    condition: Value
    inputs: list[Value]
    exit_level: Attribute | None
    else_successor: Block

class FuncCallOp(OpView):
    operands: list[Value]
    results: list[OpResult]
    callee: Attribute | None

class CeilOp(OpView):
    src: Value
    result: OpResult

class ClzOp(OpView):
    src: Value
    result: OpResult

class ConstOp(OpView):
    result: OpResult
    value: Attribute | None

class ConvertSOp(OpView):
    input: Value
    result: OpResult

class ConvertUOp(OpView):
    input: Value
    result: OpResult

class CopySignOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class CtzOp(OpView):
    src: Value
    result: OpResult

class DemoteOp(OpView):
    input: Value
    result: OpResult

class DivOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class DivSIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class DivUIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class EqOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class EqzOp(OpView):
    input: Value
    result: OpResult

class ExtendLowBitsSOp(OpView):
    input: Value
    result: OpResult
    bits_to_take: Attribute | None

class ExtendSI32Op(OpView):
    input: Value
    result: OpResult

class ExtendUI32Op(OpView):
    input: Value
    result: OpResult

class FloorOp(OpView):
    src: Value
    result: OpResult

class FuncOp(OpView):
    sym_name: Attribute | None
    function_type: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None
    exported: Attribute | None
    body: Region

class GeOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class GeSIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class GeUIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class GlobalOp(OpView):
    sym_name: Attribute | None
    type: Attribute | None
    is_mutable: Attribute | None
    exported: Attribute | None
    initializer: Region

class GlobalGetOp(OpView):
    global_val: OpResult
    global_: Attribute | None

class GtOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class GtSIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class GtUIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class IfOp(OpView):
    condition: Value
    inputs: list[Value]
    if_: Region
    else_: Region
    target: Block

class FuncImportOp(OpView):
    sym_name: Attribute | None
    module_name: Attribute | None
    import_name: Attribute | None
    type: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None

class GlobalImportOp(OpView):
    sym_name: Attribute | None
    module_name: Attribute | None
    import_name: Attribute | None
    type: Attribute | None
    is_mutable: Attribute | None

class MemImportOp(OpView):
    sym_name: Attribute | None
    module_name: Attribute | None
    import_name: Attribute | None
    limits: Attribute | None

class TableImportOp(OpView):
    sym_name: Attribute | None
    module_name: Attribute | None
    import_name: Attribute | None
    type: Attribute | None

class LeOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class LeSIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class LeUIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class LocalOp(OpView):
    result: OpResult
    type: Attribute | None

class LocalGetOp(OpView):
    local_var: Value
    result: OpResult

class LocalSetOp(OpView):
    local_var: Value
    value: Value

class LocalTeeOp(OpView):
    local_var: Value
    value: Value
    result: OpResult

class LoopOp(OpView):
    inputs: list[Value]
    body: Region
    target: Block

class LtOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class LtSIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class LtUIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class MaxOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class MemOp(OpView):
    sym_name: Attribute | None
    limits: Attribute | None
    exported: Attribute | None

class MinOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class MulOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class NeOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class NegOp(OpView):
    src: Value
    result: OpResult

class OrOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class PopCntOp(OpView):
    src: Value
    result: OpResult

class PromoteOp(OpView):
    input: Value
    result: OpResult

class ReinterpretOp(OpView):
    input: Value
    result: OpResult

class RemSIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class RemUIOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class ReturnOp(OpView):
    operands: list[Value]

class RotlOp(OpView):
    val: Value
    bits: Value
    result: OpResult

class RotrOp(OpView):
    val: Value
    bits: Value
    result: OpResult

class ShLOp(OpView):
    val: Value
    bits: Value
    result: OpResult

class ShRSOp(OpView):
    val: Value
    bits: Value
    result: OpResult

class ShRUOp(OpView):
    val: Value
    bits: Value
    result: OpResult

class SqrtOp(OpView):
    src: Value
    result: OpResult

class SubOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class TableOp(OpView):
    sym_name: Attribute | None
    type: Attribute | None
    exported: Attribute | None

class TruncOp(OpView):
    src: Value
    result: OpResult

class WrapOp(OpView):
    input: Value
    result: OpResult

class XOrOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult
