"""Op views of `bufferization`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class AllocTensorOp(OpView):
    dynamic_sizes: list[Value]
    copy: Value | None
    size_hint: Value | None
    result: OpResult
    memory_space: Attribute | None

class CloneOp(OpView):
    input: Value
    output: OpResult

class DeallocOp(OpView):
    memrefs: list[Value]
    conditions: list[Value]
    retained: list[Value]
    updated_conditions: list[OpResult]

class DeallocTensorOp(OpView):
    tensor: Value

class MaterializeInDestinationOp(OpView):
    source: Value
    dest: Value
    result: OpResult | None
    restrict: Attribute | None
    writable: Attribute | None

class ToBufferOp(OpView):
    tensor: Value
    buffer: OpResult
    read_only: Attribute | None

class ToTensorOp(OpView):
    buffer: Value
    result: OpResult
    restrict: Attribute | None
    writable: Attribute | None
