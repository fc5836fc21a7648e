"""Op views of `test`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import Block, OpResult, Region, Value
from ...ods.op_view import OpView

class ImplicitlyFinished(OpView):
    region: Region

class AnyCond(OpView):
    results: list[OpResult]
    region: Region

class SizedOperands(OpView):
    a: list[Value]
    b: list[Value]
    c: Value
    d: list[Value]

class SizedResults(OpView):
    a: list[OpResult]
    b: list[OpResult]
    c: OpResult
    d: list[OpResult]

class Branch(OpView):
    target_operands: list[Value]
    target: Block

class Broadcastable(OpView):
    operands: list[Value]
    result: OpResult

class BufferBased(OpView):
    input: Value
    output: Value

class NonNegativeArrays(OpView):
    i32attr: Attribute | None
    i64attr: Attribute | None

class Copy(OpView):
    source: Value
    target: Value

class DestinationStyle(OpView):
    inputs: list[Value]
    outputs: list[Value]
    other_operands: list[Value]
    results: list[OpResult]

class OneToTwo(OpView):
    input: Value
    first: OpResult
    second: OpResult

class MappedElementwise(OpView):
    operands: list[Value]
    results: list[OpResult]

class Finish(OpView):
    pass

class FloatElements(OpView):
    scalar_f32_attr: Attribute | None
    tensor_f64_attr: Attribute | None

class ForwardBuffer(OpView):
    buffer: Value
    result: OpResult

class GetTupleElement(OpView):
    tuple: Value
    result: OpResult
    index: Attribute | None

class GraphRegion(OpView):
    region: Region

class I32Elements(OpView):
    attr: Attribute | None

class EnumAttr32(OpView):
    val: OpResult
    attr: Attribute | None

class IntAttrs(OpView):
    any_i32_attr: Attribute | None
    index_attr: Attribute | None
    ui32_attr: Attribute | None
    si32_attr: Attribute | None

class IntElements(OpView):
    any_i32_attr: Attribute | None
    i32_attr: Attribute | None

class IntTypes(OpView):
    any_i16: OpResult
    si32: OpResult
    ui64: OpResult
    any_int: OpResult

class InternalBranch(OpView):
    success_operands: list[Value]
    error_operands: list[Value]
    success_path: Block
    error_path: Block

class IsolatedGraphRegion(OpView):
    region: Region

class LinalgConv(OpView):
    inputs: list[Value]
    outputs: list[Value]
    results: list[OpResult]
    region: Region

class LinalgFill(OpView):
    inputs: list[Value]
    outputs: list[Value]
    results: list[OpResult]
    region: Region

class LoopBlock(OpView):
    init: Value
    float_result: OpResult
    body: Region

class LoopBlockTerminator(OpView):
    next_iter_arg: Value
    exit_arg: Value

class MakeTuple(OpView):
    inputs: list[Value]
    result: OpResult

class MixedOperands(OpView):
    first: list[Value]
    second: Value
    third: list[Value]

class MixedResults(OpView):
    first: list[OpResult]
    second: OpResult
    third: list[OpResult]

class RankOf(OpView):
    arg0: Value

class NonNegative(OpView):
    i32attr: Attribute | None
    i64attr: Attribute | None

class WithRead(OpView):
    result: OpResult

class WithWrite(OpView):
    pass

class EqualShapes(OpView):
    x: Value
    y: Value
    res: OpResult

class EqualTypes(OpView):
    x: Value
    y: Value

class Positive(OpView):
    i32attr: Attribute | None
    i64attr: Attribute | None

class ProducingBranch(OpView):
    first_operands: list[Value]
    second_operands: list[Value]
    dummy: OpResult
    first: Block
    second: Block

class RankedIntElements(OpView):
    vector_i32_attr: Attribute | None
    matrix_i64_attr: Attribute | None

class ReadBuffer(OpView):
    buffer: Value

class ReflectBounds(OpView):
    value: Value
    result: OpResult
    umin: Attribute | None
    umax: Attribute | None
    smin: Attribute | None
    smax: Attribute | None

class RegionBufferBased(OpView):
    input: Value
    output: Value
    region: Region

class RegionIf(OpView):
    inputs: list[Value]
    results: list[OpResult]
    then_region: Region
    else_region: Region
    join_region: Region

class RegionIfYield(OpView):
    results: list[Value]

class RegionYield(OpView):
    result: Value

class Return(OpView):
    operand0: list[Value]

class SameElements(OpView):
    operands: list[Value]
    results: list[OpResult]

class SameShape(OpView):
    operands: list[Value]
    results: list[OpResult]

class SameType(OpView):
    operands: list[Value]
    results: list[OpResult]

class SameOperandElements(OpView):
    first: Value
    second: Value
    result: OpResult

class SameOperandShapes(OpView):
    operands: list[Value]

class CfgRegion(OpView):
    operand0: list[Value]
    results: list[OpResult]
    regions: list[Region]

class TensorBased(OpView):
    input: Value
    result: OpResult

class Verified(OpView):
    input: Value
    region: Region

class WithBounds(OpView):
    fake_val: OpResult
    umin: Attribute | None
    umax: Attribute | None
    smin: Attribute | None
    smax: Attribute | None
