"""Op views of `spirv`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import Block, OpResult, Region, Value
from ...ods.op_view import OpView

class GraphARMOp(OpView):
    function_type: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None
    entry_point: Attribute | None
    sym_name: Attribute | None
    body: Region

class GraphConstantARMOp(OpView):
    output: OpResult
    graph_constant_id: Attribute | None

class GraphEntryPointARMOp(OpView):
    fn: Attribute | None
    interface: Attribute | None

class GraphOutputsARMOp(OpView):
    value: list[Value]

class AccessChainOp(OpView):
    base_ptr: Value
    indices: list[Value]
    component_ptr: OpResult

class AtomicAndOp(OpView):
    pointer: Value
    value: Value
    result: OpResult
    memory_scope: Attribute | None
    semantics: Attribute | None

class AtomicCompareExchangeOp(OpView):
    pointer: Value
    value: Value
    comparator: Value
    result: OpResult
    memory_scope: Attribute | None
    equal_semantics: Attribute | None
    unequal_semantics: Attribute | None

class AtomicCompareExchangeWeakOp(OpView):
    pointer: Value
    value: Value
    comparator: Value
    result: OpResult
    memory_scope: Attribute | None
    equal_semantics: Attribute | None
    unequal_semantics: Attribute | None

class AtomicExchangeOp(OpView):
    pointer: Value
    value: Value
    result: OpResult
    memory_scope: Attribute | None
    semantics: Attribute | None

class AtomicIAddOp(OpView):
    pointer: Value
    value: Value
    result: OpResult
    memory_scope: Attribute | None
    semantics: Attribute | None

class AtomicIDecrementOp(OpView):
    pointer: Value
    result: OpResult
    memory_scope: Attribute | None
    semantics: Attribute | None

class AtomicIIncrementOp(OpView):
    pointer: Value
    result: OpResult
    memory_scope: Attribute | None
    semantics: Attribute | None

class AtomicISubOp(OpView):
    pointer: Value
    value: Value
    result: OpResult
    memory_scope: Attribute | None
    semantics: Attribute | None

class AtomicOrOp(OpView):
    pointer: Value
    value: Value
    result: OpResult
    memory_scope: Attribute | None
    semantics: Attribute | None

class AtomicSMaxOp(OpView):
    pointer: Value
    value: Value
    result: OpResult
    memory_scope: Attribute | None
    semantics: Attribute | None

class AtomicSMinOp(OpView):
    pointer: Value
    value: Value
    result: OpResult
    memory_scope: Attribute | None
    semantics: Attribute | None

class AtomicUMaxOp(OpView):
    pointer: Value
    value: Value
    result: OpResult
    memory_scope: Attribute | None
    semantics: Attribute | None

class AtomicUMinOp(OpView):
    pointer: Value
    value: Value
    result: OpResult
    memory_scope: Attribute | None
    semantics: Attribute | None

class AtomicXorOp(OpView):
    pointer: Value
    value: Value
    result: OpResult
    memory_scope: Attribute | None
    semantics: Attribute | None

class BitCountOp(OpView):
    operand: Value
    result: OpResult

class BitFieldInsertOp(OpView):
    base: Value
    insert: Value
    offset: Value
    count: Value
    result: OpResult

class BitFieldSExtractOp(OpView):
    base: Value
    offset: Value
    count: Value
    result: OpResult

class BitFieldUExtractOp(OpView):
    base: Value
    offset: Value
    count: Value
    result: OpResult

class BitReverseOp(OpView):
    operand: Value
    result: OpResult

class BitcastOp(OpView):
    operand: Value
    result: OpResult

class BitwiseAndOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class BitwiseOrOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class BitwiseXorOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class BranchOp(OpView):
    target_operands: list[Value]
    target: Block

class BranchConditionalOp(OpView):
    condition: Value
    true_target_operands: list[Value]
    false_target_operands: list[Value]
    branch_weights: Attribute | None
    true_target: Block
    false_target: Block

class CLAcosOp(OpView):
    operand: Value
    result: OpResult

class CLAcoshOp(OpView):
    operand: Value
    result: OpResult

class CLAsinOp(OpView):
    operand: Value
    result: OpResult

class CLAsinhOp(OpView):
    operand: Value
    result: OpResult

class CLAtanOp(OpView):
    operand: Value
    result: OpResult

class CLAtan2Op(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class CLAtanhOp(OpView):
    operand: Value
    result: OpResult

class CLCeilOp(OpView):
    operand: Value
    result: OpResult

class CLCosOp(OpView):
    operand: Value
    result: OpResult

class CLCoshOp(OpView):
    operand: Value
    result: OpResult

class CLErfOp(OpView):
    operand: Value
    result: OpResult

class CLExpOp(OpView):
    operand: Value
    result: OpResult

class CLFAbsOp(OpView):
    operand: Value
    result: OpResult

class CLFloorOp(OpView):
    operand: Value
    result: OpResult

class CLFmaOp(OpView):
    x: Value
    y: Value
    z: Value
    result: OpResult

class CLFMaxOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class CLFMinOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class CLLogOp(OpView):
    operand: Value
    result: OpResult

class CLMixOp(OpView):
    x: Value
    y: Value
    z: Value
    result: OpResult

class CLPowOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class CLPrintfOp(OpView):
    format: Value
    arguments: list[Value]
    result: OpResult

class CLRintOp(OpView):
    operand: Value
    result: OpResult

class CLRoundOp(OpView):
    operand: Value
    result: OpResult

class CLRsqrtOp(OpView):
    operand: Value
    result: OpResult

class CLSAbsOp(OpView):
    operand: Value
    result: OpResult

class CLSMaxOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class CLSMinOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class CLSinOp(OpView):
    operand: Value
    result: OpResult

class CLSinhOp(OpView):
    operand: Value
    result: OpResult

class CLSqrtOp(OpView):
    operand: Value
    result: OpResult

class CLTanOp(OpView):
    operand: Value
    result: OpResult

class CLTanhOp(OpView):
    operand: Value
    result: OpResult

class CLUMaxOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class CLUMinOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class CompositeConstructOp(OpView):
    constituents: list[Value]
    result: OpResult

class CompositeExtractOp(OpView):
    composite: Value
    component: OpResult
    indices: Attribute | None

class CompositeInsertOp(OpView):
    object: Value
    composite: Value
    result: OpResult
    indices: Attribute | None

class ConstantOp(OpView):
    constant: OpResult
    value: Attribute | None

class ControlBarrierOp(OpView):
    execution_scope: Attribute | None
    memory_scope: Attribute | None
    memory_semantics: Attribute | None

class ConvertFToSOp(OpView):
    operand: Value
    result: OpResult

class ConvertFToUOp(OpView):
    operand: Value
    result: OpResult

class ConvertPtrToUOp(OpView):
    pointer: Value
    result: OpResult

class ConvertSToFOp(OpView):
    operand: Value
    result: OpResult

class ConvertUToFOp(OpView):
    operand: Value
    result: OpResult

class ConvertUToPtrOp(OpView):
    operand: Value
    result: OpResult

class CopyMemoryOp(OpView):
    target: Value
    source: Value
    memory_access: Attribute | None
    alignment: Attribute | None
    source_memory_access: Attribute | None
    source_alignment: Attribute | None

class DotOp(OpView):
    vector1: Value
    vector2: Value
    result: OpResult

class EXTAtomicFAddOp(OpView):
    pointer: Value
    value: Value
    result: OpResult
    memory_scope: Attribute | None
    semantics: Attribute | None

class EXTConstantCompositeReplicateOp(OpView):
    replicated_constant: OpResult
    value: Attribute | None

class EXTEmitMeshTasksOp(OpView):
    group_count_x: Value
    group_count_y: Value
    group_count_z: Value
    payload: Value | None

class EXTSetMeshOutputsOp(OpView):
    vertex_count: Value
    primitive_count: Value

class EXTSpecConstantCompositeReplicateOp(OpView):
    type: Attribute | None
    sym_name: Attribute | None
    constituent: Attribute | None

class EmitVertexOp(OpView):
    pass

class EndPrimitiveOp(OpView):
    pass

class EntryPointOp(OpView):
    execution_model: Attribute | None
    fn: Attribute | None
    interface: Attribute | None

class ExecutionModeOp(OpView):
    fn: Attribute | None
    execution_mode: Attribute | None
    values: Attribute | None

class FAddOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FConvertOp(OpView):
    operand: Value
    result: OpResult

class FDivOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FModOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FMulOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FNegateOp(OpView):
    operand: Value
    result: OpResult

class FOrdEqualOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FOrdGreaterThanOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FOrdGreaterThanEqualOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FOrdLessThanOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FOrdLessThanEqualOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FOrdNotEqualOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FRemOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FSubOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FUnordEqualOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FUnordGreaterThanOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FUnordGreaterThanEqualOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FUnordLessThanOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FUnordLessThanEqualOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FUnordNotEqualOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class FunctionCallOp(OpView):
    arguments: list[Value]
    return_value: OpResult | None
    callee: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None

class GLAcosOp(OpView):
    operand: Value
    result: OpResult

class GLAcoshOp(OpView):
    operand: Value
    result: OpResult

class GLAsinOp(OpView):
    operand: Value
    result: OpResult

class GLAsinhOp(OpView):
    operand: Value
    result: OpResult

class GLAtanOp(OpView):
    operand: Value
    result: OpResult

class GLAtanhOp(OpView):
    operand: Value
    result: OpResult

class GLCeilOp(OpView):
    operand: Value
    result: OpResult

class GLCosOp(OpView):
    operand: Value
    result: OpResult

class GLCoshOp(OpView):
    operand: Value
    result: OpResult

class GLCrossOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class GLDistanceOp(OpView):
    p0: Value
    p1: Value
    result: OpResult

class GLExpOp(OpView):
    operand: Value
    result: OpResult

class GLExp2Op(OpView):
    operand: Value
    result: OpResult

class GLFAbsOp(OpView):
    operand: Value
    result: OpResult

class GLFClampOp(OpView):
    x: Value
    y: Value
    z: Value
    result: OpResult

class GLFMaxOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class GLFMinOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class GLFMixOp(OpView):
    x: Value
    y: Value
    a: Value
    result: OpResult

class GLFSignOp(OpView):
    operand: Value
    result: OpResult

class GLFindILsbOp(OpView):
    operand: Value
    result: OpResult

class GLFindSMsbOp(OpView):
    operand: Value
    result: OpResult

class GLFindUMsbOp(OpView):
    operand: Value
    result: OpResult

class GLFloorOp(OpView):
    operand: Value
    result: OpResult

class GLFmaOp(OpView):
    x: Value
    y: Value
    z: Value
    result: OpResult

class GLFractOp(OpView):
    operand: Value
    result: OpResult

class GLFrexpStructOp(OpView):
    operand: Value
    result: OpResult

class GLInverseSqrtOp(OpView):
    operand: Value
    result: OpResult

class GLLdexpOp(OpView):
    x: Value
    exp: Value
    y: OpResult

class GLLengthOp(OpView):
    operand: Value
    result: OpResult

class GLLogOp(OpView):
    operand: Value
    result: OpResult

class GLLog2Op(OpView):
    operand: Value
    result: OpResult

class GLNormalizeOp(OpView):
    operand: Value
    result: OpResult

class GLPackHalf2x16Op(OpView):
    operand: Value
    result: OpResult

class GLPackSnorm4x8Op(OpView):
    operand: Value
    result: OpResult

class GLPowOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class GLReflectOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class GLRoundOp(OpView):
    operand: Value
    result: OpResult

class GLRoundEvenOp(OpView):
    operand: Value
    result: OpResult

class GLSAbsOp(OpView):
    operand: Value
    result: OpResult

class GLSClampOp(OpView):
    x: Value
    y: Value
    z: Value
    result: OpResult

class GLSMaxOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class GLSMinOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class GLSSignOp(OpView):
    operand: Value
    result: OpResult

class GLSinOp(OpView):
    operand: Value
    result: OpResult

class GLSinhOp(OpView):
    operand: Value
    result: OpResult

class GLSqrtOp(OpView):
    operand: Value
    result: OpResult

class GLTanOp(OpView):
    operand: Value
    result: OpResult

class GLTanhOp(OpView):
    operand: Value
    result: OpResult

class GLUClampOp(OpView):
    x: Value
    y: Value
    z: Value
    result: OpResult

class GLUMaxOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class GLUMinOp(OpView):
    lhs: Value
    rhs: Value
    result: OpResult

class GLUnpackHalf2x16Op(OpView):
    operand: Value
    result: OpResult

class GLUnpackSnorm4x8Op(OpView):
    operand: Value
    result: OpResult

class GenericCastToPtrOp(OpView):
    pointer: Value
    result: OpResult

class GenericCastToPtrExplicitOp(OpView):
    pointer: Value
    result: OpResult

class GlobalVariableOp(OpView):
    type: Attribute | None
    sym_name: Attribute | None
    initializer: Attribute | None
    location: Attribute | None
    binding: Attribute | None
    descriptor_set: Attribute | None
    built_in: Attribute | None
    linkage_attributes: Attribute | None

class GroupBroadcastOp(OpView):
    value: Value
    localid: Value
    result: OpResult
    execution_scope: Attribute | None

class GroupFAddOp(OpView):
    x: Value
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupFMaxOp(OpView):
    x: Value
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupFMinOp(OpView):
    x: Value
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupIAddOp(OpView):
    x: Value
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformAllOp(OpView):
    predicate: Value
    result: OpResult
    execution_scope: Attribute | None

class GroupNonUniformAllEqualOp(OpView):
    value: Value
    result: OpResult
    execution_scope: Attribute | None

class GroupNonUniformAnyOp(OpView):
    predicate: Value
    result: OpResult
    execution_scope: Attribute | None

class GroupNonUniformBallotOp(OpView):
    predicate: Value
    result: OpResult
    execution_scope: Attribute | None

class GroupNonUniformBallotBitCountOp(OpView):
    value: Value
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformBallotFindLSBOp(OpView):
    value: Value
    result: OpResult
    execution_scope: Attribute | None

class GroupNonUniformBallotFindMSBOp(OpView):
    value: Value
    result: OpResult
    execution_scope: Attribute | None

class GroupNonUniformBitwiseAndOp(OpView):
    value: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformBitwiseOrOp(OpView):
    value: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformBitwiseXorOp(OpView):
    value: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformBroadcastOp(OpView):
    value: Value
    id: Value
    result: OpResult
    execution_scope: Attribute | None

class GroupNonUniformElectOp(OpView):
    result: OpResult
    execution_scope: Attribute | None

class GroupNonUniformFAddOp(OpView):
    value: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformFMaxOp(OpView):
    value: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformFMinOp(OpView):
    value: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformFMulOp(OpView):
    value: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformIAddOp(OpView):
    value: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformIMulOp(OpView):
    value: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformLogicalAndOp(OpView):
    value: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformLogicalOrOp(OpView):
    value: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformLogicalXorOp(OpView):
    value: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformQuadSwapOp(OpView):
    value: Value
    direction: Value
    result: OpResult
    execution_scope: Attribute | None

class GroupNonUniformRotateKHROp(OpView):
    value: Value
    delta: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None

class GroupNonUniformSMaxOp(OpView):
    value: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformSMinOp(OpView):
    value: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformShuffleOp(OpView):
    value: Value
    id: Value
    result: OpResult
    execution_scope: Attribute | None

class GroupNonUniformShuffleDownOp(OpView):
    value: Value
    delta: Value
    result: OpResult
    execution_scope: Attribute | None

class GroupNonUniformShuffleUpOp(OpView):
    value: Value
    delta: Value
    result: OpResult
    execution_scope: Attribute | None

class GroupNonUniformShuffleXorOp(OpView):
    value: Value
    mask: Value
    result: OpResult
    execution_scope: Attribute | None

class GroupNonUniformUMaxOp(OpView):
    value: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupNonUniformUMinOp(OpView):
    value: Value
    cluster_size: Value | None
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupSMaxOp(OpView):
    x: Value
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupSMinOp(OpView):
    x: Value
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupUMaxOp(OpView):
    x: Value
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupUMinOp(OpView):
    x: Value
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class IAddOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class IAddCarryOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class IEqualOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class IMulOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class INTELControlBarrierArriveOp(OpView):
    execution_scope: Attribute | None
    memory_scope: Attribute | None
    memory_semantics: Attribute | None

class INTELControlBarrierWaitOp(OpView):
    execution_scope: Attribute | None
    memory_scope: Attribute | None
    memory_semantics: Attribute | None

class INTELConvertBF16ToFOp(OpView):
    operand: Value
    result: OpResult

class INTELConvertFToBF16Op(OpView):
    operand: Value
    result: OpResult

class INTELRoundFToTF32Op(OpView):
    operand: Value
    result: OpResult

class INTELSubgroupBlockReadOp(OpView):
    ptr: Value
    value: OpResult

class INTELSubgroupBlockWriteOp(OpView):
    ptr: Value
    value: Value

class INotEqualOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class ISubOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class ISubBorrowOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class ImageOp(OpView):
    sampled_image: Value
    result: OpResult

class ImageDrefGatherOp(OpView):
    sampled_image: Value
    coordinate: Value
    dref: Value
    operand_arguments: list[Value]
    result: OpResult
    image_operands: Attribute | None

class ImageFetchOp(OpView):
    image: Value
    coordinate: Value
    operand_arguments: list[Value]
    result: OpResult
    image_operands: Attribute | None

class ImageQuerySizeOp(OpView):
    image: Value
    result: OpResult

class ImageReadOp(OpView):
    image: Value
    coordinate: Value
    operand_arguments: list[Value]
    result: OpResult
    image_operands: Attribute | None

class ImageSampleExplicitLodOp(OpView):
    sampled_image: Value
    coordinate: Value
    operand_arguments: list[Value]
    result: OpResult
    image_operands: Attribute | None

class ImageSampleImplicitLodOp(OpView):
    sampled_image: Value
    coordinate: Value
    operand_arguments: list[Value]
    result: OpResult
    image_operands: Attribute | None

class ImageSampleProjDrefImplicitLodOp(OpView):
    sampled_image: Value
    coordinate: Value
    dref: Value
    operand_arguments: list[Value]
    result: OpResult
    image_operands: Attribute | None

class ImageWriteOp(OpView):
    image: Value
    coordinate: Value
    texel: Value
    operand_arguments: list[Value]
    image_operands: Attribute | None

class InBoundsPtrAccessChainOp(OpView):
    base_ptr: Value
    element: Value
    indices: list[Value]
    result: OpResult

class IsFiniteOp(OpView):
    operand: Value
    result: OpResult

class IsInfOp(OpView):
    operand: Value
    result: OpResult

class IsNanOp(OpView):
    operand: Value
    result: OpResult

class KHRAssumeTrueOp(OpView):
    condition: Value

class KHRCooperativeMatrixLengthOp(OpView):
    result: OpResult
    cooperative_matrix_type: Attribute | None

class KHRCooperativeMatrixLoadOp(OpView):
    pointer: Value
    stride: Value
    result: OpResult
    matrix_layout: Attribute | None
    memory_operand: Attribute | None
    alignment: Attribute | None

class KHRCooperativeMatrixMulAddOp(OpView):
    a: Value
    b: Value
    c: Value
    result: OpResult
    matrix_operands: Attribute | None

class KHRCooperativeMatrixStoreOp(OpView):
    pointer: Value
    object: Value
    stride: Value
    matrix_layout: Attribute | None
    memory_operand: Attribute | None
    alignment: Attribute | None

class GroupFMulKHROp(OpView):
    x: Value
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class GroupIMulKHROp(OpView):
    x: Value
    result: OpResult
    execution_scope: Attribute | None
    group_operation: Attribute | None

class KHRSubgroupBallotOp(OpView):
    predicate: Value
    result: OpResult

class KillOp(OpView):
    pass

class LoadOp(OpView):
    ptr: Value
    value: OpResult
    memory_access: Attribute | None
    alignment: Attribute | None

class LogicalAndOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class LogicalEqualOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class LogicalNotOp(OpView):
    operand: Value
    result: OpResult

class LogicalNotEqualOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class LogicalOrOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class MatrixTimesMatrixOp(OpView):
    leftmatrix: Value
    rightmatrix: Value
    result: OpResult

class MatrixTimesScalarOp(OpView):
    matrix: Value
    scalar: Value
    result: OpResult

class MatrixTimesVectorOp(OpView):
    matrix: Value
    vector: Value
    result: OpResult

class MemoryBarrierOp(OpView):
    memory_scope: Attribute | None
    memory_semantics: Attribute | None

class NotOp(OpView):
    operand: Value
    result: OpResult

class OrderedOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class PtrAccessChainOp(OpView):
    base_ptr: Value
    element: Value
    indices: list[Value]
    result: OpResult

class PtrCastToGenericOp(OpView):
    pointer: Value
    result: OpResult

class ReturnOp(OpView):
    pass

class ReturnValueOp(OpView):
    value: Value

class SConvertOp(OpView):
    operand: Value
    result: OpResult

class SDivOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class SDotOp(OpView):
    vector1: Value
    vector2: Value
    result: OpResult
    format: Attribute | None

class SDotAccSatOp(OpView):
    vector1: Value
    vector2: Value
    accumulator: Value
    result: OpResult
    format: Attribute | None

class SGreaterThanOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class SGreaterThanEqualOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class SLessThanOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class SLessThanEqualOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class SModOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class SMulExtendedOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class SNegateOp(OpView):
    operand: Value
    result: OpResult

class SRemOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class SUDotOp(OpView):
    vector1: Value
    vector2: Value
    result: OpResult
    format: Attribute | None

class SUDotAccSatOp(OpView):
    vector1: Value
    vector2: Value
    accumulator: Value
    result: OpResult
    format: Attribute | None

class SelectOp(OpView):
    condition: Value
    true_value: Value
    false_value: Value
    result: OpResult

class ShiftLeftLogicalOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class ShiftRightArithmeticOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class ShiftRightLogicalOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class SpecConstantOp(OpView):
    sym_name: Attribute | None
    default_value: Attribute | None

class SpecConstantCompositeOp(OpView):
    type: Attribute | None
    sym_name: Attribute | None
    constituents: Attribute | None

class SpecConstantOperationOp(OpView):
    result: OpResult
    body: Region

class StoreOp(OpView):
    ptr: Value
    value: Value
    memory_access: Attribute | None
    alignment: Attribute | None

class SwitchOp(OpView):
    selector: Value
    default_operands: list[Value]
    target_operands: list[Value]
    literals: Attribute | None
    case_operand_segments: Attribute | None
    default_target: Block
    targets: list[Block]

class TransposeOp(OpView):
    matrix: Value
    result: OpResult

class UConvertOp(OpView):
    operand: Value
    result: OpResult

class UDivOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class UDotOp(OpView):
    vector1: Value
    vector2: Value
    result: OpResult
    format: Attribute | None

class UDotAccSatOp(OpView):
    vector1: Value
    vector2: Value
    accumulator: Value
    result: OpResult
    format: Attribute | None

class UGreaterThanOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class UGreaterThanEqualOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class ULessThanOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class ULessThanEqualOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class UModOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class UMulExtendedOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class UndefOp(OpView):
    result: OpResult

class UnorderedOp(OpView):
    operand1: Value
    operand2: Value
    result: OpResult

class UnreachableOp(OpView):
    pass

class VariableOp(OpView):
    initializer: Value | None
    pointer: OpResult
    storage_class: Attribute | None

class VectorExtractDynamicOp(OpView):
    vector: Value
    index: Value
    result: OpResult

class VectorInsertDynamicOp(OpView):
    vector: Value
    component: Value
    index: Value
    result: OpResult

class VectorShuffleOp(OpView):
    vector1: Value
    vector2: Value
    result: OpResult
    components: Attribute | None

class VectorTimesMatrixOp(OpView):
    vector: Value
    matrix: Value
    result: OpResult

class VectorTimesScalarOp(OpView):
    vector: Value
    scalar: Value
    result: OpResult

class FuncOp(OpView):
    function_type: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None
    sym_name: Attribute | None
    function_control: Attribute | None
    linkage_attributes: Attribute | None
    body: Region

class AddressOfOp(OpView):
    pointer: OpResult
    variable: Attribute | None

class LoopOp(OpView):
    results: list[OpResult]
    loop_control: Attribute | None
    body: Region

class MergeOp(OpView):
    operands: list[Value]

class ReferenceOfOp(OpView):
    reference: OpResult
    spec_const: Attribute | None

class SelectionOp(OpView):
    results: list[OpResult]
    selection_control: Attribute | None
    body: Region

class YieldOp(OpView):
    operand: Value

class ModuleOp(OpView):
    addressing_model: Attribute | None
    memory_model: Attribute | None
    vce_triple: Attribute | None
    sym_name: Attribute | None
