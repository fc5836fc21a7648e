"""Op views of `llvm`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import Block, OpResult, Region, Value
from ...ods.op_view import OpView

class AddOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    overflow_flags: Attribute | None

class AddrSpaceCastOp(OpView):
    arg: Value
    res: OpResult

class AllocaOp(OpView):
    array_size: Value
    res: OpResult
    alignment: Attribute | None
    elem_type: Attribute | None
    inalloca: Attribute | None

class AndOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult

class AShrOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    is_exact: Attribute | None

class AtomicRMWOp(OpView):
    ptr: Value
    val: Value
    res: OpResult
    bin_op: Attribute | None
    ordering: Attribute | None
    syncscope: Attribute | None
    alignment: Attribute | None
    volatile_: Attribute | None
    access_groups: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class BitcastOp(OpView):
    arg: Value
    res: OpResult

class BlockAddressOp(OpView):
    res: OpResult
    block_addr: Attribute | None

class BlockTagOp(OpView):
    tag: Attribute | None

class BrOp(OpView):
    dest_operands: list[Value]
    loop_annotation: Attribute | None
    dest: Block

class CallOp(OpView):
    callee_operands: list[Value]
    op_bundle_operands: list[Value]
    result: OpResult | None
    var_callee_type: Attribute | None
    callee: Attribute | None
    fastmath_flags: Attribute | None
    c_conv: Attribute | None
    tail_call_kind: Attribute | None
    memory_effects: Attribute | None
    convergent: Attribute | None
    no_unwind: Attribute | None
    will_return: Attribute | None
    op_bundle_sizes: Attribute | None
    op_bundle_tags: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None
    no_inline: Attribute | None
    always_inline: Attribute | None
    inline_hint: Attribute | None
    access_groups: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class CallIntrinsicOp(OpView):
    args: list[Value]
    op_bundle_operands: list[Value]
    results: OpResult | None
    intrin: Attribute | None
    fastmath_flags: Attribute | None
    op_bundle_sizes: Attribute | None
    op_bundle_tags: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None

class AtomicCmpXchgOp(OpView):
    ptr: Value
    cmp: Value
    val: Value
    res: OpResult
    success_ordering: Attribute | None
    failure_ordering: Attribute | None
    syncscope: Attribute | None
    alignment: Attribute | None
    weak: Attribute | None
    volatile_: Attribute | None
    access_groups: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class ComdatOp(OpView):
    sym_name: Attribute | None
    body: Region

class ComdatSelectorOp(OpView):
    sym_name: Attribute | None
    comdat: Attribute | None

class CondBrOp(OpView):
    condition: Value
    true_dest_operands: list[Value]
    false_dest_operands: list[Value]
    branch_weights: Attribute | None
    loop_annotation: Attribute | None
    true_dest: Block
    false_dest: Block

class DSOLocalEquivalentOp(OpView):
    res: OpResult
    function_name: Attribute | None

class ExtractElementOp(OpView):
    vector: Value
    position: Value
    res: OpResult

class ExtractValueOp(OpView):
    container: Value
    res: OpResult
    position: Attribute | None

class FAddOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    fastmath_flags: Attribute | None

class FCmpOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    predicate: Attribute | None
    fastmath_flags: Attribute | None

class FDivOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    fastmath_flags: Attribute | None

class FenceOp(OpView):
    ordering: Attribute | None
    syncscope: Attribute | None

class FMulOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    fastmath_flags: Attribute | None

class FNegOp(OpView):
    operand: Value
    res: OpResult
    fastmath_flags: Attribute | None

class FPExtOp(OpView):
    arg: Value
    res: OpResult

class FPToSIOp(OpView):
    arg: Value
    res: OpResult

class FPToUIOp(OpView):
    arg: Value
    res: OpResult

class FPTruncOp(OpView):
    arg: Value
    res: OpResult

class FreezeOp(OpView):
    val: Value
    res: OpResult

class FRemOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    fastmath_flags: Attribute | None

class FSubOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    fastmath_flags: Attribute | None

class LLVMFuncOp(OpView):
    sym_name: Attribute | None
    sym_visibility: Attribute | None
    function_type: Attribute | None
    linkage: Attribute | None
    dso_local: Attribute | None
    c_conv: Attribute | None
    comdat: Attribute | None
    convergent: Attribute | None
    personality: Attribute | None
    garbage_collector: Attribute | None
    passthrough: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None
    function_entry_count: Attribute | None
    memory_effects: Attribute | None
    visibility_: Attribute | None
    arm_streaming: Attribute | None
    arm_locally_streaming: Attribute | None
    arm_streaming_compatible: Attribute | None
    arm_new_za: Attribute | None
    arm_in_za: Attribute | None
    arm_out_za: Attribute | None
    arm_inout_za: Attribute | None
    arm_preserves_za: Attribute | None
    section: Attribute | None
    unnamed_addr: Attribute | None
    alignment: Attribute | None
    vscale_range: Attribute | None
    frame_pointer: Attribute | None
    target_cpu: Attribute | None
    tune_cpu: Attribute | None
    reciprocal_estimates: Attribute | None
    prefer_vector_width: Attribute | None
    target_features: Attribute | None
    no_infs_fp_math: Attribute | None
    no_nans_fp_math: Attribute | None
    no_signed_zeros_fp_math: Attribute | None
    denormal_fp_math: Attribute | None
    denormal_fp_math_f32: Attribute | None
    fp_contract: Attribute | None
    instrument_function_entry: Attribute | None
    instrument_function_exit: Attribute | None
    no_inline: Attribute | None
    always_inline: Attribute | None
    inline_hint: Attribute | None
    no_unwind: Attribute | None
    will_return: Attribute | None
    optimize_none: Attribute | None
    vec_type_hint: Attribute | None
    work_group_size_hint: Attribute | None
    reqd_work_group_size: Attribute | None
    intel_reqd_sub_group_size: Attribute | None
    uwtable_kind: Attribute | None
    body: Region

class GEPOp(OpView):
    base: Value
    dynamic_indices: list[Value]
    res: OpResult
    raw_constant_indices: Attribute | None
    elem_type: Attribute | None
    no_wrap_flags: Attribute | None

class ICmpOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    predicate: Attribute | None

class IndirectBrOp(OpView):
    addr: Value
    succ_operands: list[Value]
    indbr_operand_segments: Attribute | None
    successors: list[Block]

class InlineAsmOp(OpView):
    operands: list[Value]
    res: OpResult | None
    asm_string: Attribute | None
    constraints: Attribute | None
    has_side_effects: Attribute | None
    is_align_stack: Attribute | None
    tail_call_kind: Attribute | None
    asm_dialect: Attribute | None
    operand_attrs: Attribute | None

class InsertElementOp(OpView):
    vector: Value
    value: Value
    position: Value
    res: OpResult

class InsertValueOp(OpView):
    container: Value
    value: Value
    res: OpResult
    position: Attribute | None

class AbsOp(OpView):
    in_: Value
    res: OpResult
    is_int_min_poison: Attribute | None

class ACosOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class Annotation(OpView):
    integer: Value
    annotation: Value
    file_name: Value
    line: Value
    res: OpResult

class ASinOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class AssumeOp(OpView):
    cond: Value
    op_bundle_operands: list[Value]
    op_bundle_sizes: Attribute | None
    op_bundle_tags: Attribute | None

class ATanOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class ATan2Op(OpView):
    a: Value
    b: Value
    res: OpResult
    fastmath_flags: Attribute | None

class BitReverseOp(OpView):
    in_: Value
    res: OpResult

class ByteSwapOp(OpView):
    in_: Value
    res: OpResult

class FCeilOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class CopySignOp(OpView):
    a: Value
    b: Value
    res: OpResult
    fastmath_flags: Attribute | None

class CoroAlignOp(OpView):
    res: OpResult

class CoroBeginOp(OpView):
    token: Value
    mem: Value
    res: OpResult

class CoroEndOp(OpView):
    handle: Value
    unwind: Value
    retvals: Value
    res: OpResult

class CoroFreeOp(OpView):
    id: Value
    handle: Value
    res: OpResult

class CoroIdOp(OpView):
    align: Value
    promise: Value
    coroaddr: Value
    fnaddrs: Value
    res: OpResult

class CoroPromiseOp(OpView):
    handle: Value
    align: Value
    from_: Value
    res: OpResult

class CoroResumeOp(OpView):
    handle: Value

class CoroSaveOp(OpView):
    handle: Value
    res: OpResult

class CoroSizeOp(OpView):
    res: OpResult

class CoroSuspendOp(OpView):
    save: Value
    final: Value
    res: OpResult

class CosOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class CoshOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class CountLeadingZerosOp(OpView):
    in_: Value
    res: OpResult
    is_zero_poison: Attribute | None

class CtPopOp(OpView):
    in_: Value
    res: OpResult

class CountTrailingZerosOp(OpView):
    in_: Value
    res: OpResult
    is_zero_poison: Attribute | None

class DbgDeclareOp(OpView):
    addr: Value
    var_info: Attribute | None
    location_expr: Attribute | None

class DbgLabelOp(OpView):
    label: Attribute | None

class DbgValueOp(OpView):
    value: Value
    var_info: Attribute | None
    location_expr: Attribute | None

class DebugTrap(OpView):
    pass

class EhTypeidForOp(OpView):
    type_info: Value
    res: OpResult

class ExpOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class Exp10Op(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class Exp2Op(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class ExpectOp(OpView):
    val: Value
    expected: Value
    res: OpResult

class ExpectWithProbabilityOp(OpView):
    val: Value
    expected: Value
    res: OpResult
    prob: Attribute | None

class ConstrainedFPExtIntr(OpView):
    arg_0: Value
    res: OpResult
    fp_exception_behavior: Attribute | None

class ConstrainedFPTruncIntr(OpView):
    arg_0: Value
    res: OpResult
    roundingmode: Attribute | None
    fp_exception_behavior: Attribute | None

class ConstrainedSIToFP(OpView):
    arg_0: Value
    res: OpResult
    roundingmode: Attribute | None
    fp_exception_behavior: Attribute | None

class ConstrainedUIToFP(OpView):
    arg_0: Value
    res: OpResult
    roundingmode: Attribute | None
    fp_exception_behavior: Attribute | None

class NoAliasScopeDeclOp(OpView):
    scope: Attribute | None

class VPStridedLoadOp(OpView):
    ptr: Value
    stride: Value
    mask: Value
    evl: Value
    res: OpResult

class VPStridedStoreOp(OpView):
    val: Value
    ptr: Value
    stride: Value
    mask: Value
    evl: Value

class FAbsOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class FFloorOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class FMAOp(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    fastmath_flags: Attribute | None

class FMulAddOp(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    fastmath_flags: Attribute | None

class FractionExpOp(OpView):
    val: Value
    res: OpResult
    fastmath_flags: Attribute | None

class FshlOp(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult

class FshrOp(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult

class GetActiveLaneMaskOp(OpView):
    base: Value
    n: Value
    res: OpResult

class InvariantEndOp(OpView):
    start: Value
    ptr: Value
    size: Attribute | None

class InvariantStartOp(OpView):
    ptr: Value
    res: OpResult
    size: Attribute | None

class IsConstantOp(OpView):
    val: Value
    res: OpResult

class IsFPClass(OpView):
    in_: Value
    res: OpResult
    bit: Attribute | None

class LaunderInvariantGroupOp(OpView):
    ptr: Value
    res: OpResult

class LoadExpOp(OpView):
    val: Value
    power: Value
    res: OpResult
    fastmath_flags: Attribute | None

class LifetimeEndOp(OpView):
    ptr: Value

class LifetimeStartOp(OpView):
    ptr: Value

class LlrintOp(OpView):
    val: Value
    res: OpResult

class LlroundOp(OpView):
    val: Value
    res: OpResult

class LogOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class Log10Op(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class Log2Op(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class LrintOp(OpView):
    val: Value
    res: OpResult

class LroundOp(OpView):
    val: Value
    res: OpResult

class masked_compressstore(OpView):
    value: Value
    ptr: Value
    mask: Value
    arg_attrs: Attribute | None
    res_attrs: Attribute | None

class masked_expandload(OpView):
    ptr: Value
    mask: Value
    passthru: Value
    res: OpResult
    arg_attrs: Attribute | None
    res_attrs: Attribute | None

class masked_gather(OpView):
    ptrs: Value
    mask: Value
    pass_thru: list[Value]
    res: OpResult
    alignment: Attribute | None

class MaskedLoadOp(OpView):
    data: Value
    mask: Value
    pass_thru: Value | None
    res: OpResult
    alignment: Attribute | None
    nontemporal: Attribute | None

class masked_scatter(OpView):
    value: Value
    ptrs: Value
    mask: Value
    alignment: Attribute | None

class MaskedStoreOp(OpView):
    value: Value
    data: Value
    mask: Value
    alignment: Attribute | None

class MatrixColumnMajorLoadOp(OpView):
    data: Value
    stride: Value
    res: OpResult
    is_volatile: Attribute | None
    rows: Attribute | None
    columns: Attribute | None

class MatrixColumnMajorStoreOp(OpView):
    matrix: Value
    data: Value
    stride: Value
    is_volatile: Attribute | None
    rows: Attribute | None
    columns: Attribute | None

class MatrixMultiplyOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    lhs_rows: Attribute | None
    lhs_columns: Attribute | None
    rhs_columns: Attribute | None

class MatrixTransposeOp(OpView):
    matrix: Value
    res: OpResult
    rows: Attribute | None
    columns: Attribute | None

class MaximumOp(OpView):
    a: Value
    b: Value
    res: OpResult
    fastmath_flags: Attribute | None

class MaxNumOp(OpView):
    a: Value
    b: Value
    res: OpResult
    fastmath_flags: Attribute | None

class MemcpyOp(OpView):
    dst: Value
    src: Value
    len: Value
    is_volatile: Attribute | None
    access_groups: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None

class MemcpyInlineOp(OpView):
    dst: Value
    src: Value
    len: Attribute | None
    is_volatile: Attribute | None
    access_groups: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None

class MemmoveOp(OpView):
    dst: Value
    src: Value
    len: Value
    is_volatile: Attribute | None
    access_groups: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None

class MemsetOp(OpView):
    dst: Value
    val: Value
    len: Value
    is_volatile: Attribute | None
    access_groups: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None

class MemsetInlineOp(OpView):
    dst: Value
    val: Value
    len: Attribute | None
    is_volatile: Attribute | None
    access_groups: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None

class MinimumOp(OpView):
    a: Value
    b: Value
    res: OpResult
    fastmath_flags: Attribute | None

class MinNumOp(OpView):
    a: Value
    b: Value
    res: OpResult
    fastmath_flags: Attribute | None

class NearbyintOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class PowOp(OpView):
    a: Value
    b: Value
    res: OpResult
    fastmath_flags: Attribute | None

class PowIOp(OpView):
    val: Value
    power: Value
    res: OpResult
    fastmath_flags: Attribute | None

class Prefetch(OpView):
    addr: Value
    rw: Attribute | None
    hint: Attribute | None
    cache: Attribute | None

class PtrAnnotation(OpView):
    ptr: Value
    annotation: Value
    file_name: Value
    line: Value
    attr: Value
    res: OpResult

class PtrMaskOp(OpView):
    ptr: Value
    mask: Value
    res: OpResult

class RintOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class RoundOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class RoundEvenOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class SAddSat(OpView):
    a: Value
    b: Value
    res: OpResult

class SAddWithOverflowOp(OpView):
    operand0: Value
    operand1: Value
    res: OpResult

class SCmpOp(OpView):
    a: Value
    b: Value
    res: OpResult

class SinOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class SincosOp(OpView):
    val: Value
    res: OpResult
    fastmath_flags: Attribute | None

class SinhOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class SMaxOp(OpView):
    a: Value
    b: Value
    res: OpResult

class SMinOp(OpView):
    a: Value
    b: Value
    res: OpResult

class SMulWithOverflowOp(OpView):
    operand0: Value
    operand1: Value
    res: OpResult

class SqrtOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class SSACopyOp(OpView):
    operand: Value
    res: OpResult

class SSHLSat(OpView):
    a: Value
    b: Value
    res: OpResult

class SSubSat(OpView):
    a: Value
    b: Value
    res: OpResult

class SSubWithOverflowOp(OpView):
    operand0: Value
    operand1: Value
    res: OpResult

class StackRestoreOp(OpView):
    ptr: Value

class StackSaveOp(OpView):
    res: OpResult

class StepVectorOp(OpView):
    res: OpResult

class StripInvariantGroupOp(OpView):
    ptr: Value
    res: OpResult

class TanOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class TanhOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class ThreadlocalAddressOp(OpView):
    global_: Value
    res: OpResult

class Trap(OpView):
    pass

class FTruncOp(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class UAddSat(OpView):
    a: Value
    b: Value
    res: OpResult

class UAddWithOverflowOp(OpView):
    operand0: Value
    operand1: Value
    res: OpResult

class UBSanTrap(OpView):
    failure_kind: Attribute | None

class UCmpOp(OpView):
    a: Value
    b: Value
    res: OpResult

class UMaxOp(OpView):
    a: Value
    b: Value
    res: OpResult

class UMinOp(OpView):
    a: Value
    b: Value
    res: OpResult

class UMulWithOverflowOp(OpView):
    operand0: Value
    operand1: Value
    res: OpResult

class USHLSat(OpView):
    a: Value
    b: Value
    res: OpResult

class USubSat(OpView):
    a: Value
    b: Value
    res: OpResult

class USubWithOverflowOp(OpView):
    operand0: Value
    operand1: Value
    res: OpResult

class VaCopyOp(OpView):
    dest_list: Value
    src_list: Value

class VaEndOp(OpView):
    arg_list: Value

class VarAnnotation(OpView):
    val: Value
    annotation: Value
    file_name: Value
    line: Value
    attr: Value

class VaStartOp(OpView):
    arg_list: Value

class vector_deinterleave2(OpView):
    vec: Value
    res: OpResult

class vector_extract(OpView):
    srcvec: Value
    res: OpResult
    pos: Attribute | None

class vector_insert(OpView):
    dstvec: Value
    srcvec: Value
    res: OpResult
    pos: Attribute | None

class vector_interleave2(OpView):
    vec1: Value
    vec2: Value
    res: OpResult

class vector_reduce_add(OpView):
    in_: Value
    res: OpResult

class vector_reduce_and(OpView):
    in_: Value
    res: OpResult

class vector_reduce_fadd(OpView):
    start_value: Value
    input: Value
    res: OpResult
    fastmath_flags: Attribute | None

class vector_reduce_fmax(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class vector_reduce_fmaximum(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class vector_reduce_fmin(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class vector_reduce_fminimum(OpView):
    in_: Value
    res: OpResult
    fastmath_flags: Attribute | None

class vector_reduce_fmul(OpView):
    start_value: Value
    input: Value
    res: OpResult
    fastmath_flags: Attribute | None

class vector_reduce_mul(OpView):
    in_: Value
    res: OpResult

class vector_reduce_or(OpView):
    in_: Value
    res: OpResult

class vector_reduce_smax(OpView):
    in_: Value
    res: OpResult

class vector_reduce_smin(OpView):
    in_: Value
    res: OpResult

class vector_reduce_umax(OpView):
    in_: Value
    res: OpResult

class vector_reduce_umin(OpView):
    in_: Value
    res: OpResult

class vector_reduce_xor(OpView):
    in_: Value
    res: OpResult

class VPAddOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPAndOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPAShrOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPFAddOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPFDivOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPFmaOp(OpView):
    op1: Value
    op2: Value
    op3: Value
    mask: Value
    evl: Value
    res: OpResult

class VPFMulOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPFMulAddOp(OpView):
    op1: Value
    op2: Value
    op3: Value
    mask: Value
    evl: Value
    res: OpResult

class VPFNegOp(OpView):
    op_: Value
    mask: Value
    evl: Value
    res: OpResult

class VPFPExtOp(OpView):
    src: Value
    mask: Value
    evl: Value
    res: OpResult

class VPFPToSIOp(OpView):
    src: Value
    mask: Value
    evl: Value
    res: OpResult

class VPFPToUIOp(OpView):
    src: Value
    mask: Value
    evl: Value
    res: OpResult

class VPFPTruncOp(OpView):
    src: Value
    mask: Value
    evl: Value
    res: OpResult

class VPFRemOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPFSubOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPIntToPtrOp(OpView):
    src: Value
    mask: Value
    evl: Value
    res: OpResult

class VPLoadOp(OpView):
    ptr: Value
    mask: Value
    evl: Value
    res: OpResult

class VPLShrOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPMergeMinOp(OpView):
    cond: Value
    true_val: Value
    false_val: Value
    evl: Value
    res: OpResult

class VPMulOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPOrOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPPtrToIntOp(OpView):
    src: Value
    mask: Value
    evl: Value
    res: OpResult

class VPReduceAddOp(OpView):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: OpResult

class VPReduceAndOp(OpView):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: OpResult

class VPReduceFAddOp(OpView):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: OpResult

class VPReduceFMaxOp(OpView):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: OpResult

class VPReduceFMinOp(OpView):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: OpResult

class VPReduceFMulOp(OpView):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: OpResult

class VPReduceMulOp(OpView):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: OpResult

class VPReduceOrOp(OpView):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: OpResult

class VPReduceSMaxOp(OpView):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: OpResult

class VPReduceSMinOp(OpView):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: OpResult

class VPReduceUMaxOp(OpView):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: OpResult

class VPReduceUMinOp(OpView):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: OpResult

class VPReduceXorOp(OpView):
    satrt_value: Value
    val: Value
    mask: Value
    evl: Value
    res: OpResult

class VPSDivOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPSelectMinOp(OpView):
    cond: Value
    true_val: Value
    false_val: Value
    evl: Value
    res: OpResult

class VPSExtOp(OpView):
    src: Value
    mask: Value
    evl: Value
    res: OpResult

class VPShlOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPSIToFPOp(OpView):
    src: Value
    mask: Value
    evl: Value
    res: OpResult

class VPSMaxOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPSMinOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPSRemOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPStoreOp(OpView):
    val: Value
    ptr: Value
    mask: Value
    evl: Value

class VPSubOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPTruncOp(OpView):
    src: Value
    mask: Value
    evl: Value
    res: OpResult

class VPUDivOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPUIToFPOp(OpView):
    src: Value
    mask: Value
    evl: Value
    res: OpResult

class VPUMaxOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPUMinOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPURemOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPXorOp(OpView):
    lhs: Value
    rhs: Value
    mask: Value
    evl: Value
    res: OpResult

class VPZExtOp(OpView):
    src: Value
    mask: Value
    evl: Value
    res: OpResult

class vscale(OpView):
    res: OpResult

class IntToPtrOp(OpView):
    arg: Value
    res: OpResult
    dereferenceable: Attribute | None

class InvokeOp(OpView):
    callee_operands: list[Value]
    normal_dest_operands: list[Value]
    unwind_dest_operands: list[Value]
    op_bundle_operands: list[Value]
    result: OpResult | None
    var_callee_type: Attribute | None
    callee: Attribute | None
    arg_attrs: Attribute | None
    res_attrs: Attribute | None
    branch_weights: Attribute | None
    c_conv: Attribute | None
    op_bundle_sizes: Attribute | None
    op_bundle_tags: Attribute | None
    normal_dest: Block
    unwind_dest: Block

class LandingpadOp(OpView):
    operand0: list[Value]
    res: OpResult
    cleanup: Attribute | None

class LinkerOptionsOp(OpView):
    options: Attribute | None

class LoadOp(OpView):
    addr: Value
    res: OpResult
    alignment: Attribute | None
    volatile_: Attribute | None
    nontemporal: Attribute | None
    invariant: Attribute | None
    invariant_group: Attribute | None
    ordering: Attribute | None
    syncscope: Attribute | None
    dereferenceable: Attribute | None
    access_groups: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class LShrOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    is_exact: Attribute | None

class AddressOfOp(OpView):
    res: OpResult
    global_name: Attribute | None

class AliasOp(OpView):
    alias_type: Attribute | None
    sym_name: Attribute | None
    linkage: Attribute | None
    dso_local: Attribute | None
    thread_local_: Attribute | None
    unnamed_addr: Attribute | None
    visibility_: Attribute | None
    initializer: Region

class ConstantOp(OpView):
    res: OpResult
    value: Attribute | None

class GlobalOp(OpView):
    global_type: Attribute | None
    constant: Attribute | None
    sym_name: Attribute | None
    linkage: Attribute | None
    dso_local: Attribute | None
    thread_local_: Attribute | None
    externally_initialized: Attribute | None
    value: Attribute | None
    alignment: Attribute | None
    addr_space: Attribute | None
    unnamed_addr: Attribute | None
    section: Attribute | None
    comdat: Attribute | None
    dbg_exprs: Attribute | None
    visibility_: Attribute | None
    target_specific_attrs: Attribute | None
    initializer: Region

class GlobalCtorsOp(OpView):
    ctors: Attribute | None
    priorities: Attribute | None
    data: Attribute | None

class GlobalDtorsOp(OpView):
    dtors: Attribute | None
    priorities: Attribute | None
    data: Attribute | None

class IFuncOp(OpView):
    sym_name: Attribute | None
    i_func_type: Attribute | None
    resolver: Attribute | None
    resolver_type: Attribute | None
    linkage: Attribute | None
    dso_local: Attribute | None
    address_space: Attribute | None
    unnamed_addr: Attribute | None
    visibility_: Attribute | None

class NoneTokenOp(OpView):
    res: OpResult

class PoisonOp(OpView):
    res: OpResult

class UndefOp(OpView):
    res: OpResult

class ZeroOp(OpView):
    res: OpResult

class ModuleFlagsOp(OpView):
    flags: Attribute | None

class MulOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    overflow_flags: Attribute | None

class OrOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    is_disjoint: Attribute | None

class PtrToIntOp(OpView):
    arg: Value
    res: OpResult

class ResumeOp(OpView):
    value: Value

class ReturnOp(OpView):
    arg: Value | None

class SDivOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    is_exact: Attribute | None

class SelectOp(OpView):
    condition: Value
    true_value: Value
    false_value: Value
    res: OpResult
    fastmath_flags: Attribute | None

class SExtOp(OpView):
    arg: Value
    res: OpResult

class ShlOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    overflow_flags: Attribute | None

class ShuffleVectorOp(OpView):
    v1: Value
    v2: Value
    res: OpResult
    mask: Attribute | None

class SIToFPOp(OpView):
    arg: Value
    res: OpResult

class SRemOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult

class StoreOp(OpView):
    value: Value
    addr: Value
    alignment: Attribute | None
    volatile_: Attribute | None
    nontemporal: Attribute | None
    invariant_group: Attribute | None
    ordering: Attribute | None
    syncscope: Attribute | None
    access_groups: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class SubOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    overflow_flags: Attribute | None

class SwitchOp(OpView):
    value: Value
    default_operands: list[Value]
    case_operands: list[Value]
    case_values: Attribute | None
    case_operand_segments: Attribute | None
    branch_weights: Attribute | None
    default_destination: Block
    case_destinations: list[Block]

class TruncOp(OpView):
    arg: Value
    res: OpResult
    overflow_flags: Attribute | None

class UDivOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult
    is_exact: Attribute | None

class UIToFPOp(OpView):
    arg: Value
    res: OpResult
    non_neg: Attribute | None

class UnreachableOp(OpView):
    pass

class URemOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult

class VaArgOp(OpView):
    arg: Value
    res: OpResult

class XOrOp(OpView):
    lhs: Value
    rhs: Value
    res: OpResult

class ZExtOp(OpView):
    arg: Value
    res: OpResult
    non_neg: Attribute | None
