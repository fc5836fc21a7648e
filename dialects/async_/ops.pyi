"""Op views of `async`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import Block, OpResult, Region, Value
from ...ods.op_view import OpView

class AddToGroupOp(OpView):
    operand: Value
    group: Value
    rank: OpResult

class AwaitOp(OpView):
    operand: Value
    result: OpResult | None

class AwaitAllOp(OpView):
    operand: Value

class CallOp(OpView):
    operands: list[Value]
    results: list[OpResult]
    callee: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None

class CoroBeginOp(OpView):
    id: Value
    handle: OpResult

class CoroEndOp(OpView):
    handle: Value

class CoroFreeOp(OpView):
    id: Value
    handle: Value

class CoroIdOp(OpView):
    id: OpResult

class CoroSaveOp(OpView):
    handle: Value
    state: OpResult

class CoroSuspendOp(OpView):
    state: Value
    suspend_dest: Block
    resume_dest: Block
    cleanup_dest: Block

class CreateGroupOp(OpView):
    size: Value
    result: OpResult

class ExecuteOp(OpView):
    dependencies: list[Value]
    body_operands: list[Value]
    token: OpResult
    body_results: list[OpResult]
    body_region: Region

class FuncOp(OpView):
    sym_name: Attribute | None
    function_type: Attribute | None
    sym_visibility: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None
    body: Region

class ReturnOp(OpView):
    operands: list[Value]

class RuntimeAddRefOp(OpView):
    operand: Value
    count: Attribute | None

class RuntimeAddToGroupOp(OpView):
    operand: Value
    group: Value
    rank: OpResult

class RuntimeAwaitOp(OpView):
    operand: Value

class RuntimeAwaitAndResumeOp(OpView):
    operand: Value
    handle: Value

class RuntimeCreateOp(OpView):
    result: OpResult

class RuntimeCreateGroupOp(OpView):
    size: Value
    result: OpResult

class RuntimeDropRefOp(OpView):
    operand: Value
    count: Attribute | None

class RuntimeIsErrorOp(OpView):
    operand: Value
    is_error: OpResult

class RuntimeLoadOp(OpView):
    storage: Value
    result: OpResult

class RuntimeNumWorkerThreadsOp(OpView):
    result: OpResult

class RuntimeResumeOp(OpView):
    handle: Value

class RuntimeSetAvailableOp(OpView):
    operand: Value

class RuntimeSetErrorOp(OpView):
    operand: Value

class RuntimeStoreOp(OpView):
    value: Value
    storage: Value

class YieldOp(OpView):
    operands: list[Value]
