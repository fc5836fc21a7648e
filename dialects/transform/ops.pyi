"""Op views of `transform`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import Block, OpResult, Region, Value
from ...ods.op_view import OpView

class SimplifyBoundedAffineOpsOp(OpView):
    target: Value
    bounded_values: list[Value]
    lower_bounds: Attribute | None
    upper_bounds: Attribute | None

class SimplifyMinMaxAffineOpsOp(OpView):
    target: Value

class AlternativesOp(OpView):
    scope: Value | None
    results: list[OpResult]
    alternatives: list[Region]

class AnnotateOp(OpView):
    target: Value
    param: Value | None
    name: Attribute | None

class ApplyConversionPatternsOp(OpView):
    target: Value
    legal_ops: Attribute | None
    illegal_ops: Attribute | None
    legal_dialects: Attribute | None
    illegal_dialects: Attribute | None
    partial_conversion: Attribute | None
    preserve_handles: Attribute | None
    patterns: Region
    default_type_converter_region: list[Region]

class ApplyToLLVMConversionPatternsOp(OpView):
    dialect_name: Attribute | None

class ApplyFuncToLLVMConversionPatternsOp(OpView):
    pass

class ApplyGPUSubgroupReduceToNVVMConversionPatternsOp(OpView):
    pass

class ApplyGPUToNVVMConversionPatternsOp(OpView):
    benefit: Attribute | None

class ApplyGPUToROCDLConversionPatternsOp(OpView):
    chipset: Attribute | None

class ApplyGPUWwmaToNVVMConversionPatternsOp(OpView):
    pass

class MemrefToLLVMTypeConverterOp(OpView):
    use_aligned_alloc: Attribute | None
    index_bitwidth: Attribute | None
    use_generic_functions: Attribute | None
    use_bare_ptr_call_conv: Attribute | None
    data_layout: Attribute | None

class ApplyNVGPUToNVVMConversionPatternsOp(OpView):
    pass

class ApplySCFToControlFlowPatternsOp(OpView):
    pass

class ApplySCFStructuralConversionPatternsOp(OpView):
    pass

class ConversionPatterns(OpView):
    pass

class TypeConverter(OpView):
    pass

class ApplyVectorToLLVMConversionPatternsOp(OpView):
    reassociate_fp_reductions: Attribute | None
    force_32bit_vector_indices: Attribute | None
    use_vector_alignment: Attribute | None

class ApplyCommonSubexpressionEliminationOp(OpView):
    target: Value

class ApplyDeadCodeEliminationOp(OpView):
    target: Value

class ApplyLoopInvariantCodeMotionOp(OpView):
    target: Value

class ApplyPatternsOp(OpView):
    target: Value
    apply_cse: Attribute | None
    max_iterations: Attribute | None
    max_num_rewrites: Attribute | None
    patterns: Region

class ApplyArmNeonContractionToBFMMLAPatternsOp(OpView):
    pass

class ApplyArmNeonContractionToI8MMPatternsOp(OpView):
    pass

class ApplyArmSVELowerContractionToBFMMLAPatternsOp(OpView):
    pass

class ApplyArmSVELowerContractionToI8MMPatternsOp(OpView):
    pass

class ApplyCanonicalizationPatternsOp(OpView):
    pass

class EliminateBarriersOp(OpView):
    pass

class ApplyGPURewritePatternsOp(OpView):
    pass

class ApplyGPUPromoteShuffleToAMDGPUPatternsOp(OpView):
    chipset: Attribute | None

class ApplyUnrollVectorsSubgroupMmaOp(OpView):
    m: Attribute | None
    n: Attribute | None
    k: Attribute | None

class ApplyDecomposeTensorPackUnpackPatternsOp(OpView):
    pass

class ApplyDecomposeTensorPadPatternsOp(OpView):
    pass

class ApplyEraseUnnecessaryInputsPatternsOp(OpView):
    pass

class ApplyFoldAddIntoDestPatternsOp(OpView):
    pass

class ApplyFoldPackUnpackIntoEmptyPatternsOp(OpView):
    fold_single_use_only: Attribute | None

class ApplyFoldUnitExtentDimsViaReshapesPatternsOp(OpView):
    pass

class ApplyFoldUnitExtentDimsViaSlicesPatternsOp(OpView):
    pass

class ApplyPadVectorizationPatternsOp(OpView):
    pass

class ApplyTilingCanonicalizationPatternsOp(OpView):
    pass

class ApplyAllocToAllocaOp(OpView):
    size_limit: Attribute | None

class ApplyExpandOpsPatternsOp(OpView):
    pass

class ApplyExpandStridedMetadataPatternsOp(OpView):
    pass

class ApplyExtractAddressComputationsPatternsOp(OpView):
    pass

class ApplyFoldMemrefAliasOpsPatternsOp(OpView):
    pass

class ApplyResolveRankedShapedTypeResultDimsPatternsOp(OpView):
    pass

class ApplyForLoopCanonicalizationPatternsOp(OpView):
    pass

class ApplyBubbleUpExtractSlicePatternsOp(OpView):
    pass

class ApplyDecomposeTensorConcatPatternsOp(OpView):
    pass

class ApplyDropRedundantInsertSliceRankExpansionPatternsOp(OpView):
    pass

class ApplyFoldIntoPackAndUnpackPatternsOp(OpView):
    pass

class ApplyFoldTensorEmptyPatternsOp(OpView):
    fold_single_use_only: Attribute | None

class ApplyFoldTensorSubsetOpsPatternsOp(OpView):
    pass

class ApplyFoldTensorSubsetOpsIntoVectorTransfersPatternsOp(OpView):
    pass

class ApplyMergeConsecutiveInsertExtractSlicePatternsOp(OpView):
    pass

class ApplyReassociativeReshapeFoldingPatternsOp(OpView):
    pass

class ApplyRewriteTensorOpsAsConstantPatternsOp(OpView):
    aggressive: Attribute | None

class Patterns(OpView):
    pass

class ApplyCastAwayVectorLeadingOneDimPatternsOp(OpView):
    pass

class ApplyDropInnerMostUnitDimsFromXferOpsPatternsOp(OpView):
    pass

class ApplyDropUnitDimWithShapeCastPatternsOp(OpView):
    pass

class ApplyFoldElementwiseToVectorPatternsOp(OpView):
    pass

class ApplyFoldArithExtensionPatternsOp(OpView):
    pass

class ApplyInterleaveToShufflePatternsOp(OpView):
    pass

class ApplyLowerBitCastPatternsOp(OpView):
    pass

class ApplyLowerBroadcastPatternsOp(OpView):
    pass

class ApplyLowerContractionPatternsOp(OpView):
    lowering_strategy: Attribute | None

class ApplyLowerCreateMaskPatternsOp(OpView):
    pass

class ApplyLowerGatherPatternsOp(OpView):
    pass

class ApplyLowerInterleavePatternsOp(OpView):
    pass

class ApplyLowerMaskedTransfersPatternsOp(OpView):
    pass

class ApplyLowerMasksPatternsOp(OpView):
    pass

class ApplyLowerMultiReductionPatternsOp(OpView):
    lowering_strategy: Attribute | None

class ApplyLowerOuterProductPatternsOp(OpView):
    pass

class ApplyLowerScanPatternsOp(OpView):
    pass

class ApplyLowerShapeCastPatternsOp(OpView):
    pass

class ApplyLowerTransferPatternsOp(OpView):
    max_transfer_rank: Attribute | None

class ApplyLowerTransposePatternsOp(OpView):
    lowering_strategy: Attribute | None
    avx2_lowering_strategy: Attribute | None

class ApplyMaterializeMasksPatternsOp(OpView):
    pass

class ApplyRankReducingSubviewPatternsOp(OpView):
    pass

class ApplyVectorReductionToContractPatternsOp(OpView):
    pass

class ApplyRewriteNarrowTypePatternsOp(OpView):
    pass

class ApplySinkVectorMemPatternsOp(OpView):
    pass

class ApplySinkVectorPatternsOp(OpView):
    pass

class ApplySplitTransferFullPartialPatternsOp(OpView):
    split_transfer_strategy: Attribute | None

class ApplyTransferPermutationPatternsOp(OpView):
    pass

class ApplyTransferToScfPatternsOp(OpView):
    max_transfer_rank: Attribute | None
    full_unroll: Attribute | None

class ApplyUnrollFromElementsPatternsOp(OpView):
    pass

class ApplyUnrollToElementsPatternsOp(OpView):
    pass

class ApplySinkVectorProducerOpsPatternsOp(OpView):
    pass

class ApplyVectorContractBF16ToFMAPatternsOp(OpView):
    pass

class ApplyVectorContractToFMAPatternsOp(OpView):
    pass

class ApplyVectorContractToPackedTypeDotProductPatternsOp(OpView):
    pass

class ApplyRegisteredPassOp(OpView):
    target: Value
    dynamic_options: list[Value]
    result: OpResult
    pass_name: Attribute | None
    options: Attribute | None

class BufferLoopHoistingOp(OpView):
    target: Value

class EliminateEmptyTensorsOp(OpView):
    target: Value

class EmptyTensorToAllocTensorOp(OpView):
    target: Value
    transformed: OpResult

class OneShotBufferizeOp(OpView):
    target: Value
    transformed: OpResult
    function_boundary_type_conversion: Attribute | None
    allow_return_allocs_from_loops: Attribute | None
    allow_unknown_ops: Attribute | None
    bufferize_function_boundaries: Attribute | None
    dump_alias_sets: Attribute | None
    test_analysis_only: Attribute | None
    print_conflicts: Attribute | None
    check_parallel_regions: Attribute | None
    memcpy_op: Attribute | None

class CastOp(OpView):
    input: Value
    output: OpResult

class CollectMatchingOp(OpView):
    root: Value
    results: list[OpResult]
    matcher: Attribute | None

class EmitParamAsRemarkOp(OpView):
    param: Value
    anchor: Value | None
    message: Attribute | None

class EmitRemarkAtOp(OpView):
    at: Value
    message: Attribute | None

class QueryOp(OpView):
    target: Value
    associated_attr: OpResult
    keys: Attribute | None

class ForeachOp(OpView):
    targets: list[Value]
    results: list[OpResult]
    with_zip_shortest: Attribute | None
    body: Region

class ForeachMatchOp(OpView):
    root: Value
    forwarded_inputs: list[Value]
    updated: OpResult
    forwarded_outputs: list[OpResult]
    restrict_root: Attribute | None
    flatten_results: Attribute | None
    matchers: Attribute | None
    actions: Attribute | None

class CastAndCallOp(OpView):
    insertion_point: Value
    inputs: Value | None
    outputs: Value | None
    function: Value | None
    result: OpResult
    insert_after: Attribute | None
    function_name: Attribute | None
    conversions: Region

class DeduplicateFuncArgsOp(OpView):
    module: Value
    transformed_module: OpResult
    transformed_function: OpResult
    function_name: Attribute | None

class ReplaceFuncSignatureOp(OpView):
    module: Value
    transformed_module: OpResult
    transformed_function: OpResult
    function_name: Attribute | None
    args_interchange: Attribute | None
    results_interchange: Attribute | None
    adjust_func_calls: Attribute | None

class GetConsumersOfResult(OpView):
    target: Value
    consumers: OpResult
    result_number: Attribute | None

class GetDefiningOp(OpView):
    target: Value
    result: OpResult

class GetOperandOp(OpView):
    target: Value
    result: OpResult
    raw_position_list: Attribute | None
    is_inverted: Attribute | None
    is_all: Attribute | None

class GetParentOp(OpView):
    target: Value
    parent: OpResult
    isolated_from_above: Attribute | None
    allow_empty_results: Attribute | None
    op_name: Attribute | None
    deduplicate: Attribute | None
    nth_parent: Attribute | None

class GetProducerOfOperand(OpView):
    target: Value
    producer: OpResult
    operand_number: Attribute | None

class GetResultOp(OpView):
    target: Value
    result: OpResult
    raw_position_list: Attribute | None
    is_inverted: Attribute | None
    is_all: Attribute | None

class GetTypeOp(OpView):
    value: Value
    type_param: OpResult
    elemental: Attribute | None

class MapForallToBlocks(OpView):
    target: Value
    result: OpResult
    grid_dims: Attribute | None
    generate_gpu_launch: Attribute | None

class MapNestedForallToThreads(OpView):
    target: Value
    result: OpResult
    block_dims: Attribute | None
    sync_after_distribute: Attribute | None
    warp_size: Attribute | None

class IncludeOp(OpView):
    operands: list[Value]
    results: list[OpResult]
    target: Attribute | None
    failure_propagation_mode: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None

class IRDLCollectMatchingOp(OpView):
    root: Value
    matched: OpResult
    body: Region

class LoopCoalesceOp(OpView):
    target: Value
    transformed: OpResult

class ForallToForOp(OpView):
    target: Value
    transformed: list[OpResult]

class ForallToParallelOp(OpView):
    target: Value
    transformed: list[OpResult]

class LoopFuseSiblingOp(OpView):
    target: Value
    source: Value
    fused_loop: OpResult

class HoistLoopInvariantSubsetsOp(OpView):
    target: Value

class LoopOutlineOp(OpView):
    target: Value
    function: OpResult
    call: OpResult
    func_name: Attribute | None

class ParallelForToNestedForOps(OpView):
    target: Value
    transformed: list[OpResult]

class LoopPeelOp(OpView):
    target: Value
    peeled_loop: OpResult
    remainder_loop: OpResult
    peel_front: Attribute | None
    fail_if_already_divisible: Attribute | None

class LoopPipelineOp(OpView):
    target: Value
    transformed: OpResult
    iteration_interval: Attribute | None
    read_latency: Attribute | None

class LoopPromoteIfOneIterationOp(OpView):
    target: Value

class LoopUnrollOp(OpView):
    target: Value
    factor: Attribute | None

class LoopUnrollAndJamOp(OpView):
    target: Value
    factor: Attribute | None

class MatchOperationEmptyOp(OpView):
    operand_handle: Value

class MatchOperationNameOp(OpView):
    operand_handle: Value
    op_names: Attribute | None

class MatchParamCmpIOp(OpView):
    param: Value
    reference: Value
    predicate: Attribute | None

class MatchStructuredOp(OpView):
    current: Value
    outputs: list[OpResult]
    failure_propagation_mode: Attribute | None
    body_region: Region

class MatchStructuredBodyOp(OpView):
    operand_handle: Value
    reduction_position: Attribute | None
    passthrough: Attribute | None
    elementwise: Attribute | None
    contraction: Attribute | None

class MatchStructuredClassifyContractionDimsOp(OpView):
    operand_handle: Value
    batch: OpResult
    m: OpResult
    n: OpResult
    k: OpResult

class MatchStructuredClassifyConvolutionDimsOp(OpView):
    operand_handle: Value
    batch: OpResult
    output_image: OpResult
    output_channel: OpResult
    filter_loop: OpResult
    input_channel: OpResult
    depth: OpResult
    strides: OpResult
    dilations: OpResult

class MatchStructuredDimOp(OpView):
    operand_handle: Value
    result: OpResult | None
    raw_dim_list: Attribute | None
    is_inverted: Attribute | None
    is_all: Attribute | None
    parallel: Attribute | None
    reduction: Attribute | None

class MatchStructuredElementalBitwidthOp(OpView):
    operand_handle: Value
    result: OpResult

class MatchStructuredInitOp(OpView):
    operand_handle: Value
    result: OpResult | None
    raw_position_list: Attribute | None
    is_inverted: Attribute | None
    is_all: Attribute | None
    permutation: Attribute | None
    projected_permutation: Attribute | None

class MatchStructuredInputOp(OpView):
    operand_handle: Value
    result: OpResult | None
    raw_position_list: Attribute | None
    is_inverted: Attribute | None
    is_all: Attribute | None
    permutation: Attribute | None
    projected_permutation: Attribute | None

class MatchStructuredNumInitsOp(OpView):
    operand_handle: Value
    result: OpResult

class MatchStructuredNumInputsOp(OpView):
    operand_handle: Value
    result: OpResult

class MatchStructuredRankOp(OpView):
    operand_handle: Value
    rank: OpResult

class MatchStructuredResultOp(OpView):
    operand_handle: Value
    result: OpResult
    position: Attribute | None
    any: Attribute | None
    single: Attribute | None

class MatchStructuredYieldOp(OpView):
    handles: list[Value]

class MemRefAllocaToGlobalOp(OpView):
    alloca: Value
    get_global: OpResult
    global_: OpResult

class MemRefEraseDeadAllocAndStoresOp(OpView):
    target: Value

class MemRefMakeLoopIndependentOp(OpView):
    target: Value
    transformed: OpResult
    num_loops: Attribute | None

class MemRefMultiBufferOp(OpView):
    target: Value
    transformed: OpResult
    factor: Attribute | None
    skip_analysis: Attribute | None

class MergeHandlesOp(OpView):
    handles: list[Value]
    result: OpResult
    deduplicate: Attribute | None

class NamedSequenceOp(OpView):
    sym_name: Attribute | None
    function_type: Attribute | None
    sym_visibility: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None
    body: Region

class NumAssociationsOp(OpView):
    handle: Value
    num: OpResult

class CreateAsyncGroupsOp(OpView):
    target: Value
    result: OpResult
    bypass_l1: Attribute | None

class PipelineSharedMemoryCopiesOp(OpView):
    for_op: Value
    result: OpResult
    depth: Attribute | None
    peel_epilogue: Attribute | None
    failure_propagation_mode: Attribute | None

class RewriteCopyAsTmaOp(OpView):
    target: Value

class RewriteMatmulAsMmaSyncOp(OpView):
    target: Value

class ParamConstantOp(OpView):
    param: OpResult
    value: Attribute | None

class PDLMatchOp(OpView):
    root: Value
    matched: OpResult
    pattern_name: Attribute | None

class PrintOp(OpView):
    target: Value | None
    name: Attribute | None
    assume_verified: Attribute | None
    use_local_scope: Attribute | None
    skip_regions: Attribute | None

class ReplicateOp(OpView):
    pattern: Value
    handles: list[Value]
    replicated: list[OpResult]

class TakeAssumedBranchOp(OpView):
    target: Value
    take_else_branch: Attribute | None

class SelectOp(OpView):
    target: Value
    result: OpResult
    op_name: Attribute | None

class SequenceOp(OpView):
    root: Value | None
    extra_bindings: list[Value]
    results: list[OpResult]
    failure_propagation_mode: Attribute | None
    body: Region

class ConstrainParamsOp(OpView):
    params: list[Value]
    results: list[OpResult]
    body: Region

class MatchSparseInOut(OpView):
    target: Value
    result: OpResult

class SplitHandleOp(OpView):
    handle: Value
    results: list[OpResult]
    pass_through_empty_handle: Attribute | None
    fail_on_payload_too_small: Attribute | None
    overflow_result: Attribute | None

class BufferizeToAllocationOp(OpView):
    target: Value
    allocated_buffer: OpResult
    new_ops: OpResult
    memory_space: Attribute | None
    memcpy_op: Attribute | None
    alloc_op: Attribute | None
    bufferize_destination_only: Attribute | None
    emit_dealloc: Attribute | None

class ContinuousTileSizesOp(OpView):
    target: Value
    tile_sizes: OpResult
    chunk_sizes: OpResult
    dimension: Attribute | None
    target_size: Attribute | None

class ConvertConv2DToImg2ColOp(OpView):
    target: Value
    img2col_tensor: OpResult
    transformed: OpResult

class ConvertToLoopsOp(OpView):
    target: Value
    result: OpResult

class DecomposeOp(OpView):
    target: Value
    transformed: OpResult

class DecomposeInterfaceOp(OpView):
    target: Value
    transformed: OpResult

class DecomposeWinogradOp(OpView):
    target: Value
    transformed: OpResult

class EliminateLinalgOpAnchoredEmptyTensorsOp(OpView):
    target: Value

class FlattenElementwiseLinalgOp(OpView):
    target: Value
    transformed: OpResult

class FuseOp(OpView):
    target: Value
    tile_sizes: list[Value]
    tile_interchange: list[Value]
    transformed: OpResult
    loops: list[OpResult]
    static_tile_sizes: Attribute | None
    static_tile_interchange: Attribute | None
    apply_cleanup: Attribute | None
    use_forall: Attribute | None

class FuseIntoContainingOp(OpView):
    producer_op: Value
    containing_op: Value
    fused_op: OpResult
    new_containing_op: OpResult

class GeneralizeOp(OpView):
    target: Value
    transformed: OpResult

class MapCopyToThreadsOp(OpView):
    target: Value
    forall_op: OpResult
    tiled_op: OpResult
    total_num_threads: Attribute | None
    desired_bit_alignment: Attribute | None

class HoistPadOp(OpView):
    target: Value
    transformed: OpResult
    num_loops: Attribute | None
    transpose: Attribute | None

class HoistPadBuildPackingLoopNestOp(OpView):
    target: Value
    loop: Value
    packing_loop: OpResult
    transpose: Attribute | None

class HoistRedundantVectorBroadcastsOp(OpView):
    target: Value
    transformed: OpResult

class HoistRedundantVectorTransfersOp(OpView):
    target: Value
    transformed: OpResult
    verify_non_zero_trip: Attribute | None

class InsertSliceToCopyOp(OpView):
    target: Value
    transformed: OpResult

class InterchangeOp(OpView):
    target: Value
    transformed: OpResult
    iterator_interchange: Attribute | None

class LinalgCopyToMemrefOp(OpView):
    target: Value
    transformed: OpResult

class LowerPackOp(OpView):
    target: Value
    pad_op: OpResult
    expand_shape_op: OpResult
    transpose_op: OpResult
    lower_pad_like_with_insert_slice: Attribute | None

class LowerUnPackOp(OpView):
    target: Value
    empty_op: OpResult
    transpose_op: OpResult
    collapse_shape_op: OpResult
    extract_slice_op: OpResult
    lower_unpad_like_with_extract_slice: Attribute | None

class MatchOp(OpView):
    target: Value
    results: OpResult
    ops: Attribute | None
    interface: Attribute | None
    op_attrs: Attribute | None
    filter_result_type: Attribute | None
    filter_operand_types: Attribute | None

class MultiTileSizesOp(OpView):
    target: Value
    low_size: OpResult
    high_size: OpResult
    split_point: OpResult
    dimension: Attribute | None
    target_size: Attribute | None
    divisor: Attribute | None

class PackOp(OpView):
    target: Value
    packed_sizes: list[Value]
    packed_op: OpResult
    static_packed_sizes: Attribute | None

class PackGreedilyOp(OpView):
    target: Value
    matmul_packed_sizes: list[Value]
    packed_op: OpResult
    static_matmul_packed_sizes: Attribute | None
    matmul_padded_sizes_next_multiple_of: Attribute | None
    matmul_inner_dims_order: Attribute | None

class PackTransposeOp(OpView):
    target_pack_or_un_pack_op: Value
    target_linalg_op: Value
    packed_op: OpResult
    pack_op: OpResult
    un_pack_op: OpResult
    outer_perm: Attribute | None
    inner_perm: Attribute | None

class PadOp(OpView):
    target: Value
    pad_to_multiple_of: list[Value]
    padded: OpResult
    pad: OpResult
    copy: OpResult
    padding_values: Attribute | None
    padding_dimensions: Attribute | None
    static_pad_to_multiple_of: Attribute | None
    nofold_flags: Attribute | None
    transpose_paddings: Attribute | None
    copy_back_op: Attribute | None
    use_prescribed_tensor_shapes: Attribute | None

class PadTilingInterfaceOp(OpView):
    target: Value
    padding_sizes: list[Value]
    padded: OpResult
    pad: OpResult
    padding_values: Attribute | None
    static_padding_sizes: Attribute | None
    pad_to_multiple_of: Attribute | None

class PromoteOp(OpView):
    target: Value
    transformed: OpResult
    operands_to_promote: Attribute | None
    use_full_tile_buffers: Attribute | None
    use_full_tiles_by_default: Attribute | None
    use_original_subview_size: Attribute | None
    use_alloca: Attribute | None
    memory_space: Attribute | None
    mapping: Attribute | None
    alignment: Attribute | None

class PromoteTensorOp(OpView):
    tensor: Value
    promoted: OpResult
    memory_space: Attribute | None

class ReplaceOp(OpView):
    target: Value
    replacement: OpResult
    body_region: Region

class RewriteInDestinationPassingStyleOp(OpView):
    target: Value
    transformed: OpResult

class ScalarizeOp(OpView):
    target: Value
    result: OpResult

class SpecializeOp(OpView):
    target: Value
    transformed: OpResult

class SplitOp(OpView):
    target: Value
    dynamic_chunk_sizes: Value | None
    split_list: OpResult
    dimension: Attribute | None
    static_chunk_sizes: Attribute | None
    multiway: Attribute | None

class SplitReductionOp(OpView):
    target: Value
    init_or_alloc_op: OpResult
    fill_op: OpResult
    split_linalg_op: OpResult
    combining_linalg_op: OpResult
    split_factor: Attribute | None
    insert_split_dimension: Attribute | None
    inner_parallel: Attribute | None
    use_scaling_algorithm: Attribute | None
    use_alloc: Attribute | None

class TileReductionUsingForOp(OpView):
    target: Value
    fill_op: list[OpResult]
    split_op: OpResult
    combining_op: OpResult
    for_op: OpResult
    reduction_dims: Attribute | None
    tile_sizes: Attribute | None

class TileReductionUsingForallOp(OpView):
    target: Value
    fill_op: list[OpResult]
    split_op: OpResult
    combining_op: OpResult
    forall_op: OpResult
    reduction_dims: Attribute | None
    num_threads: Attribute | None
    tile_sizes: Attribute | None
    mapping: Attribute | None

class TileUsingForOp(OpView):
    target: Value
    dynamic_sizes: list[Value]
    tiled_linalg_op: OpResult
    loops: list[OpResult]
    static_sizes: Attribute | None
    interchange: Attribute | None
    scalable_sizes: Attribute | None

class TileUsingForallOp(OpView):
    target: Value
    num_threads: list[Value]
    tile_sizes: list[Value]
    packed_num_threads: Value | None
    packed_tile_sizes: Value | None
    tiled_op: OpResult
    forall_op: OpResult
    static_num_threads: Attribute | None
    static_tile_sizes: Attribute | None
    mapping: Attribute | None

class TransposeConv2DOp(OpView):
    target: Value
    transformed: OpResult

class TransposeMatmulOp(OpView):
    target: Value
    transformed: OpResult
    input_to_transpose: Attribute | None

class VectorizeOp(OpView):
    target: Value
    vector_sizes: list[Value]
    static_vector_sizes: Attribute | None
    vectorize_nd_extract: Attribute | None
    assume_dynamic_dims_match_vec_sizes: Attribute | None
    create_named_contraction: Attribute | None
    scalable_sizes: Attribute | None

class VectorizeChildrenAndApplyPatternsOp(OpView):
    target: Value
    transformed: OpResult
    fold_type_extensions_into_contract: Attribute | None
    vectorize_padding: Attribute | None
    vectorize_nd_extract: Attribute | None
    flatten_1d_depthwise_conv: Attribute | None
    disable_multi_reduction_to_contract_patterns: Attribute | None
    disable_transfer_permutation_map_lowering_patterns: Attribute | None

class WinogradConv2DOp(OpView):
    target: Value
    transformed: OpResult
    fmr: Attribute | None

class MakeLoopIndependentOp(OpView):
    target: Value
    transformed: OpResult
    num_loops: Attribute | None

class AddExtension(OpView):
    message: Attribute | None

class Sum(OpView):
    param: Value | None
    result: OpResult
    addendum: Attribute | None

class Branch(OpView):
    succ: list[Block]

class CheckExtension(OpView):
    operand: Value

class Consume(OpView):
    operand: Value
    second_operand: Value | None
    allow_repeated_handles: Attribute | None

class ConsumeEach(OpView):
    target: Value

class ConsumeOfKind(OpView):
    operand: Value
    op_kind: Attribute | None

class CopyPayload(OpView):
    handle: Value
    copy: OpResult

class TwoOfMany(OpView):
    target: Value
    result1: OpResult
    result2: OpResult

class Payload(OpView):
    args: list[Value]
    outs: list[OpResult]
    fail_to_verify: Attribute | None

class RemarkAndErase(OpView):
    target: Value
    remark: Attribute | None
    fail_after_erase: Attribute | None

class InitializerExtension(OpView):
    type: Attribute | None

class HalfNull(OpView):
    target: Value
    null: OpResult
    non_null: OpResult

class MixedSuccess(OpView):
    target: Value

class Replaced(OpView):
    original: Value
    replacement: Value

class EmptyPayload(OpView):
    out: OpResult

class MakeInvalid(OpView):
    target: Value

class NullParam(OpView):
    out: OpResult

class NullPayload(OpView):
    out: OpResult

class NullValue(OpView):
    out: OpResult

class ParamOfAttribute(OpView):
    result: OpResult
    attr: Attribute | None

class CountOfTests(OpView):
    handle: Value
    result: OpResult

class SelfOrOperand(OpView):
    operand: Value | None
    res: OpResult

class ParamOrOperand(OpView):
    in_: Value
    out: OpResult
    param: OpResult
    first_result_is_param: Attribute | None
    first_result_is_null: Attribute | None
    second_result_is_handle: Attribute | None

class ParentArgument(OpView):
    in_: Value
    out: OpResult
    number: Attribute | None

class ResultValue(OpView):
    in_: Value
    out: OpResult
    number: Attribute | None

class SelfOperand(OpView):
    in_: Value
    out: OpResult

class ReEnter(OpView):
    args: list[Value]
    body: Region

class Remap(OpView):
    operand: Value
    out: OpResult | None

class RemoveExtension(OpView):
    pass

class ReportHandles(OpView):
    target: Value

class RequiredEffects(OpView):
    in_: Value
    out: OpResult
    has_operand_effect: Attribute | None
    has_result_effect: Attribute | None
    modifies_payload: Attribute | None

class Reverse(OpView):
    target: Value
    result: OpResult

class SucceedOfKind(OpView):
    operand_handle: Value
    op_kind: Attribute | None

class Tracked(OpView):
    in_: Value

class WithRegions(OpView):
    first: Region
    second: Region

class OneOfMany(OpView):
    target: Value
    result: OpResult

class ThreeOfFew(OpView):
    target: Value
    a: OpResult
    b: OpResult
    c: OpResult

class TuneAlternativesOp(OpView):
    selected_region_param: Value | None
    results: list[OpResult]
    name: Attribute | None
    selected_region_attr: Attribute | None
    alternatives: list[Region]

class KnobOp(OpView):
    result: OpResult
    name: Attribute | None
    options: Attribute | None
    selected: Attribute | None

class TypeConversionCastShapeDynamicDimsOp(OpView):
    ignore_dynamic_info: Attribute | None

class VerifyOp(OpView):
    target: Value

class WithPDLPatternsOp(OpView):
    root: Value | None
    body: Region

class ConvertLayoutOp(OpView):
    target: Value
    input_sg_layout: list[Value]
    input_sg_data: list[Value]
    input_inst_data: list[Value]
    target_sg_layout: list[Value]
    target_sg_data: list[Value]
    target_inst_data: list[Value]
    new_convert_op: OpResult
    static_input_sg_layout: Attribute | None
    static_input_sg_data: Attribute | None
    static_input_inst_data: Attribute | None
    static_target_sg_layout: Attribute | None
    static_target_sg_data: Attribute | None
    static_target_inst_data: Attribute | None

class GetDescOp(OpView):
    target: Value
    desc_handle: OpResult

class InsertPrefetchOp(OpView):
    target: Value
    dynamic_nb_prefetch: Value | None
    desc_op: OpResult
    static_nb_prefetch: Attribute | None

class SetDescLayoutOp(OpView):
    target: Value
    sg_layout: list[Value]
    sg_data: list[Value]
    inst_data: list[Value]
    transformed: OpResult
    static_sg_layout: Attribute | None
    static_sg_data: Attribute | None
    static_inst_data: Attribute | None
    slice_dims: Attribute | None

class SetGPULaunchThreadsOp(OpView):
    target: Value
    threads: list[Value]
    static_threads: Attribute | None

class SetOpLayoutAttrOp(OpView):
    target: Value
    sg_layout: list[Value]
    sg_data: list[Value]
    inst_data: list[Value]
    index: Attribute | None
    static_sg_layout: Attribute | None
    static_sg_data: Attribute | None
    static_inst_data: Attribute | None
    slice_dims: Attribute | None
    result: Attribute | None

class YieldOp(OpView):
    operands: list[Value]
