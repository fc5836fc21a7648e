"""Op views of `test`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import Block, OpResult, Region, Value
from ...ods.op_view import OpView

class ImplicitlyFinished(OpView):
    region: Region

class SumOfI32(OpView):
    op1: Value
    op2: Value
    result: OpResult

class AllocaScope(OpView):
    body: Region

class ThreeInferred(OpView):
    result1: OpResult
    result2: OpResult
    result3: OpResult
    kind: Attribute | None

class TwoOthers(OpView):
    result1: OpResult
    result2: OpResult
    kind: Attribute | None

class NumberOrText(OpView):
    attr: Attribute | None

class AnyCond(OpView):
    results: list[OpResult]
    region: Region

class FixedElements(OpView):
    x: Value
    y: Value
    res: OpResult

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

class AttrWithTrait(OpView):
    attr: Attribute | None

class Branch(OpView):
    target_operands: list[Value]
    target: Block

class Broadcastable(OpView):
    operands: list[Value]
    result: OpResult

class BufferBased(OpView):
    input: Value
    output: Value

class CompareBounds(OpView):
    var_operands: list[Value]
    cmp: Attribute | None
    lhs_map: Attribute | None
    rhs_map: Attribute | None
    compose: Attribute | None

class MakesComplex(OpView):
    result: OpResult

class MakesComplexes(OpView):
    result: OpResult

class SortedArrays(OpView):
    emptyattr: Attribute | None
    i32attr: Attribute | None
    i64attr: Attribute | None

class NonNegativeArrays(OpView):
    i8attr: Attribute | None
    i16attr: Attribute | None
    i32attr: Attribute | None
    i64attr: Attribute | None
    f32attr: Attribute | None
    f64attr: Attribute | None
    emptyattr: Attribute | None

class PositiveArrays(OpView):
    i8attr: Attribute | None
    i16attr: Attribute | None
    i32attr: Attribute | None
    i64attr: Attribute | None
    f32attr: Attribute | None
    f64attr: Attribute | None
    emptyattr: Attribute | None

class Copy(OpView):
    source: Value
    target: Value

class MakesBuffer(OpView):
    result: OpResult

class MakesTensor(OpView):
    result: OpResult

class PlainArrays(OpView):
    i1attr: Attribute | None
    i8attr: Attribute | None
    i16attr: Attribute | None
    i32attr: Attribute | None
    i64attr: Attribute | None
    f32attr: Attribute | None
    f64attr: Attribute | None
    emptyattr: Attribute | None

class DestinationStyle(OpView):
    inputs: list[Value]
    outputs: list[Value]
    other_operands: list[Value]
    results: list[OpResult]

class ConvertsBuffer(OpView):
    input: Value
    output: OpResult

class ConvertsTensor(OpView):
    input: Value
    output: OpResult

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

class AllEqualNumber(OpView):
    value2: Value
    result: OpResult
    value1: Attribute | None

class AllEqualValues(OpView):
    value1: Value
    value2: Value
    result: OpResult

class InfersI16(OpView):
    result: OpResult

class InfersI16Too(OpView):
    result: OpResult

class OptionalDefaults(OpView):
    str: Attribute | None
    sym: Attribute | None
    e: Attribute | None

class OptionalEnum(OpView):
    attr: Attribute | None

class OptionalDictionary(OpView):
    a: Attribute | None
    b: Attribute | None

class OptionalResult(OpView):
    optional: OpResult | None

class TypeOfNumber(OpView):
    result: OpResult
    value: Attribute | None

class TupleOfValue(OpView):
    value: Value
    result: OpResult

class TypeOfValue(OpView):
    value: Value
    result: OpResult

class ForwardBuffer(OpView):
    buffer: Value
    result: OpResult

class NeverEqual(OpView):
    pass

class GetTupleElement(OpView):
    tuple: Value
    result: OpResult
    index: Attribute | None

class GraphLoop(OpView):
    args: list[Value]
    results: list[OpResult]
    body: Region

class GraphRegion(OpView):
    region: Region

class I32Elements(OpView):
    attr: Attribute | None

class EnumAttr32(OpView):
    val: OpResult
    attr: Attribute | None

class EnumAttr64(OpView):
    val: OpResult
    attr: Attribute | None

class NoneImpliesNone(OpView):
    x: Value
    y: Value

class Increment(OpView):
    value: Value
    result: OpResult

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

class IsLess(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

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

class MakesSlots(OpView):
    results: list[OpResult]

class RankOf(OpView):
    arg0: Value

class OfRanks(OpView):
    arg0: Value
    arg1: Value
    arg2: Value
    arg3: Value
    arg4: Value

class MakesTuples(OpView):
    result: OpResult

class NonNegative(OpView):
    i32attr: Attribute | None
    i64attr: Attribute | None

class ClauseWords(OpView):
    keyword: Attribute | None
    other_keyword: Attribute | None
    diff_name_unit_attr_keyword: Attribute | None

class ClauseValues(OpView):
    arg0: Value | None
    arg1: Value | None
    arg2: Value | None

class OneFloat(OpView):
    result1: OpResult
    kind: Attribute | None

class OneInteger(OpView):
    result1: OpResult
    kind: Attribute | None

class WithBitEnum(OpView):
    value: Attribute | None
    tag: Attribute | None

class BitsProperties(OpView):
    value1: Attribute | None
    value2: Attribute | None

class NamedBitsProperties(OpView):
    value1: Attribute | None
    value2: Attribute | None

class WithUsers(OpView):
    value: Attribute | None
    tag: Attribute | None

class WithEnum(OpView):
    value: Attribute | None
    tag: Attribute | None

class EnumProperty(OpView):
    value: Attribute | None

class EnumAttrProperty(OpView):
    value: Attribute | None

class TypeOfTwo(OpView):
    first: Value
    second: Value
    result: OpResult

class Located(OpView):
    loc_attr: Attribute | None

class WithRead(OpView):
    result: OpResult

class WithWrite(OpView):
    pass

class PropertyPredicates(OpView):
    scalar: Attribute | None
    optional: Attribute | None
    defaulted: Attribute | None
    more_constrained: Attribute | None
    array: Attribute | None
    non_empty_unconstrained: Attribute | None
    non_empty_constrained: Attribute | None
    non_empty_optional: Attribute | None
    unconstrained: Attribute | None

class RefinedOfTwo(OpView):
    first: Value
    second: Value
    result: OpResult

class CountOfFirst(OpView):
    x: Value
    y: Value
    res: OpResult

class ElementsOfFirst(OpView):
    x: Value
    y: Value
    res: OpResult

class RankOfFirst(OpView):
    x: Value
    y: Value
    res: OpResult

class EqualShapes(OpView):
    x: Value
    y: Value
    res: OpResult

class TypeOfFirst(OpView):
    x: Value
    y: Value
    res: OpResult

class RankIsCount(OpView):
    operand: Value
    result: OpResult

class RankOfAll(OpView):
    x: Value
    y: Value
    res: OpResult

class EqualElements(OpView):
    x: Value
    y: Value

class EqualRanks(OpView):
    x: Value
    y: Value

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

class MakesFlatBuffer(OpView):
    result: OpResult

class RankedIntElements(OpView):
    vector_i32_attr: Attribute | None
    matrix_i64_attr: Attribute | None

class TakesRanked(OpView):
    input: Value

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

class HalfOfBound(OpView):
    var: Value
    result: OpResult
    dim: Attribute | None
    type: Attribute | None
    constant: Attribute | None
    scalable: Attribute | None
    vscale_min: Attribute | None
    vscale_max: Attribute | None

class TypeOfAttr(OpView):
    result: OpResult
    attr: Attribute | None

class TypeWithTrait(OpView):
    result: OpResult

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

class OfSign(OpView):
    operand: Value
    result: OpResult

class TakesNumbers(OpView):
    x: list[Value]

class WithoutTerminator(OpView):
    my_region: Region

class CfgRegion(OpView):
    operand0: list[Value]
    results: list[OpResult]
    regions: list[Region]

class TextOrNumber(OpView):
    attr: Attribute | None

class TextOfInteger(OpView):
    attr: Attribute | None

class TextElements(OpView):
    scalar_string_attr: Attribute | None

class TakesStatic(OpView):
    x: Value

class TensorBased(OpView):
    input: Value
    result: OpResult

class ThreeResults(OpView):
    result1: OpResult
    result2: OpResult
    result3: OpResult
    kind: Attribute | None

class MakesTuple(OpView):
    result: OpResult

class TwoResults(OpView):
    result1: OpResult
    result2: OpResult
    kind: Attribute | None

class OneType(OpView):
    type: Attribute | None

class UnknownSize(OpView):
    operand: Value
    result: OpResult

class UnknownShape(OpView):
    operand: Value
    result: OpResult

class UnknownShapes(OpView):
    operand: Value
    result: OpResult

class Verified(OpView):
    input: Value
    region: Region

class SizesAndFlag(OpView):
    dims: Attribute | None
    modifier: Attribute | None

class NumbersOrElements(OpView):
    attribute: Attribute | None

class WithBounds(OpView):
    fake_val: OpResult
    umin: Attribute | None
    umax: Attribute | None
    smin: Attribute | None
    smax: Attribute | None

class NiceProperties(OpView):
    prop: Attribute | None

class OptionalProperties(OpView):
    an_attr: Attribute | None
    simple: Attribute | None
    simplei8: Attribute | None
    simpleui8: Attribute | None
    non_trivial_storage: Attribute | None
    has_default: Attribute | None
    nested: Attribute | None
    long_syntax: Attribute | None
    has_unit: Attribute | None
    maybe_unit: Attribute | None

class VersionedProperties(OpView):
    prop: Attribute | None

class WrappedProperties(OpView):
    prop: Attribute | None

class WrappedProperties2(OpView):
    prop: Attribute | None
