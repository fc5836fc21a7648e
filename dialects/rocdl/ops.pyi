"""Op views of `rocdl`: operands, results, attributes, regions and successors by name. Made by `./dev ods`."""

from ...ir.attributes import Attribute
from ...ir.graph import OpResult, Value
from ...ods.op_view import OpView

class BallotOp(OpView):
    pred: Value
    res: OpResult

class BarrierOp(OpView):
    pass

class ClusterIdXOp(OpView):
    res: OpResult
    range: Attribute | None

class ClusterIdYOp(OpView):
    res: OpResult
    range: Attribute | None

class ClusterIdZOp(OpView):
    res: OpResult
    range: Attribute | None

class ClusterLoadAsyncToLDSB128Op(OpView):
    global_ptr: Value
    lds_ptr: Value
    mask: Value
    offset: Attribute | None
    cpol: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class ClusterLoadAsyncToLDSB32Op(OpView):
    global_ptr: Value
    lds_ptr: Value
    mask: Value
    offset: Attribute | None
    cpol: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class ClusterLoadAsyncToLDSB64Op(OpView):
    global_ptr: Value
    lds_ptr: Value
    mask: Value
    offset: Attribute | None
    cpol: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class ClusterLoadAsyncToLDSB8Op(OpView):
    global_ptr: Value
    lds_ptr: Value
    mask: Value
    offset: Attribute | None
    cpol: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class ROCDLCos(OpView):
    arg: Value
    res: OpResult

class CvtF32Bf8Op(OpView):
    src_a: Value
    res: OpResult
    byte_sel: Attribute | None

class CvtF32Fp8Op(OpView):
    src_a: Value
    res: OpResult
    byte_sel: Attribute | None

class CvtPkBf8F32Op(OpView):
    src_a: Value
    src_b: Value
    old: Value
    res: OpResult
    word_sel: Attribute | None

class CvtPkF32Bf8Op(OpView):
    src: Value
    res: OpResult
    word_sel: Attribute | None

class CvtPkF32Fp8Op(OpView):
    src: Value
    res: OpResult
    word_sel: Attribute | None

class CvtPkFp8F32Op(OpView):
    src_a: Value
    src_b: Value
    old: Value
    res: OpResult
    word_sel: Attribute | None

class CvtPkRtz(OpView):
    src_a: Value
    src_b: Value
    res: OpResult

class CvtPkScalePk16Bf16Bf6Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    scale_sel: Attribute | None

class CvtPkScalePk16Bf16Fp6Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    scale_sel: Attribute | None

class CvtPkScalePk16F16Bf6Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    scale_sel: Attribute | None

class CvtPkScalePk16F16Fp6Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    scale_sel: Attribute | None

class CvtPkScalePk16F32Bf6Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    scale_sel: Attribute | None

class CvtPkScalePk16F32Fp6Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    scale_sel: Attribute | None

class CvtPkScalePk8Bf16Bf8Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    scale_sel: Attribute | None

class CvtPkScalePk8Bf16Fp4Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    scale_sel: Attribute | None

class CvtPkScalePk8Bf16Fp8Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    scale_sel: Attribute | None

class CvtPkScalePk8F16Bf8Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    scale_sel: Attribute | None

class CvtPkScalePk8F16Fp4Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    scale_sel: Attribute | None

class CvtPkScalePk8F16Fp8Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    scale_sel: Attribute | None

class CvtPkScalePk8F32Bf8Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    scale_sel: Attribute | None

class CvtPkScalePk8F32Fp4Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    scale_sel: Attribute | None

class CvtPkScalePk8F32Fp8Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    scale_sel: Attribute | None

class CvtScaleF322xPk16Bf6F32Op(OpView):
    src0: Value
    src1: Value
    scale: Value
    res: OpResult

class CvtScaleF322xPk16Fp6F32Op(OpView):
    src0: Value
    src1: Value
    scale: Value
    res: OpResult

class CvtScaleF32F16Bf8Op(OpView):
    old_vdst: Value
    src: Value
    scale: Value
    res: OpResult
    src_sel_index: Attribute | None
    dst_lo_hi_sel: Attribute | None

class CvtScaleF32F16Fp8Op(OpView):
    old_vdst: Value
    src: Value
    scale: Value
    res: OpResult
    src_sel_index: Attribute | None
    dst_lo_hi_sel: Attribute | None

class CvtScaleF32F32Bf8Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    src_sel_index: Attribute | None

class CvtScaleF32F32Fp8Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    src_sel_index: Attribute | None

class CvtScaleF32PkBf16Bf8Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    src_lo_hi_sel: Attribute | None

class CvtScaleF32PkBf16Fp4Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    src_sel_index: Attribute | None

class CvtScaleF32PkBf16Fp8Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    src_lo_hi_sel: Attribute | None

class CvtScaleF32PkBf8Bf16Op(OpView):
    old_vdst: Value
    src0: Value
    scale: Value
    res: OpResult
    dst_lo_hi_sel: Attribute | None

class CvtScaleF32PkBf8F16Op(OpView):
    old_vdst: Value
    src0: Value
    scale: Value
    res: OpResult
    dst_lo_hi_sel: Attribute | None

class CvtScaleF32PkBf8F32Op(OpView):
    old_vdst: Value
    src0: Value
    src1: Value
    scale: Value
    res: OpResult
    dst_lo_hi_sel: Attribute | None

class CvtScaleF32PkF16Bf8Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    src_lo_hi_sel: Attribute | None

class CvtScaleF32PkF16Fp4Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    src_sel_index: Attribute | None

class CvtScaleF32PkF16Fp8Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    src_lo_hi_sel: Attribute | None

class CvtScaleF32PkF32Bf8Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    src_lo_hi_sel: Attribute | None

class CvtScaleF32PkF32Fp4Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    src_sel_index: Attribute | None

class CvtScaleF32PkF32Fp8Op(OpView):
    src: Value
    scale: Value
    res: OpResult
    src_lo_hi_sel: Attribute | None

class CvtScaleF32PkFp4Bf16Op(OpView):
    old_vdst: Value
    src: Value
    scale: Value
    res: OpResult
    dst_sel_index: Attribute | None

class CvtScaleF32PkFp4F16Op(OpView):
    old_vdst: Value
    src: Value
    scale: Value
    res: OpResult
    dst_sel_index: Attribute | None

class CvtScaleF32PkFp4F32Op(OpView):
    old_vdst: Value
    src0: Value
    src1: Value
    scale: Value
    res: OpResult
    dst_sel_index: Attribute | None

class CvtScaleF32PkFp8Bf16Op(OpView):
    old_vdst: Value
    src0: Value
    scale: Value
    res: OpResult
    dst_lo_hi_sel: Attribute | None

class CvtScaleF32PkFp8F16Op(OpView):
    old_vdst: Value
    src0: Value
    scale: Value
    res: OpResult
    dst_lo_hi_sel: Attribute | None

class CvtScaleF32PkFp8F32Op(OpView):
    old_vdst: Value
    src0: Value
    src1: Value
    scale: Value
    res: OpResult
    dst_lo_hi_sel: Attribute | None

class CvtScaleF32Pk16Bf6Bf16Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk16Bf6F16Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk16Bf6F32Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk16Fp6Bf16Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk16Fp6F16Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk16Fp6F32Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk32Bf16Bf6Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk32Bf16Fp6Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk32Bf6Bf16Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk32Bf6F16Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk32F16Bf6Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk32F16Fp6Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk32F32Bf6Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk32F32Fp6Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk32Fp6Bf16Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk32Fp6F16Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk8Bf8Bf16Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk8Bf8F16Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk8Bf8F32Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk8Fp4Bf16Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk8Fp4F16Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk8Fp4F32Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk8Fp8Bf16Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk8Fp8F16Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32Pk8Fp8F32Op(OpView):
    src: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrBf8BF16Op(OpView):
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    res: OpResult
    dst_sel_index: Attribute | None

class CvtScaleF32SrBf8F16Op(OpView):
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    res: OpResult
    dst_sel_index: Attribute | None

class CvtScaleF32SrBf8F32Op(OpView):
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    res: OpResult
    dst_sel_index: Attribute | None

class CvtScaleF32SrFp8BF16Op(OpView):
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    res: OpResult
    dst_sel_index: Attribute | None

class CvtScaleF32SrFp8F16Op(OpView):
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    res: OpResult
    dst_sel_index: Attribute | None

class CvtScaleF32SrFp8F32Op(OpView):
    old_vdst: Value
    src0: Value
    seed: Value
    scale: Value
    res: OpResult
    dst_sel_index: Attribute | None

class CvtScaleF32SrPkFp4Bf16Op(OpView):
    old_vdst: Value
    src: Value
    seed: Value
    scale: Value
    res: OpResult
    dst_sel_index: Attribute | None

class CvtScaleF32SrPkFp4F16Op(OpView):
    old_vdst: Value
    src: Value
    seed: Value
    scale: Value
    res: OpResult
    dst_sel_index: Attribute | None

class CvtScaleF32SrPkFp4F32Op(OpView):
    old_vdst: Value
    src: Value
    seed: Value
    scale: Value
    res: OpResult
    dst_sel_index: Attribute | None

class CvtScaleF32SrPk16Bf6Bf16Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk16Bf6F16Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk16Bf6F32Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk16Fp6Bf16Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk16Fp6F16Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk16Fp6F32Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk32Bf6Bf16Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk32Bf6F16Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk32Bf6F32Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk32Fp6Bf16Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk32Fp6F16Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk32Fp6F32Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk8Bf8Bf16Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk8Bf8F16Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk8Bf8F32Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk8Fp4Bf16Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk8Fp4F16Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk8Fp4F32Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk8Fp8Bf16Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk8Fp8F16Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtScaleF32SrPk8Fp8F32Op(OpView):
    src: Value
    seed: Value
    scale: Value
    res: OpResult

class CvtSrBf8F32Op(OpView):
    src_a: Value
    src_b: Value
    old: Value
    res: OpResult
    byte_sel: Attribute | None

class CvtSrFp8F32Op(OpView):
    src_a: Value
    src_b: Value
    old: Value
    res: OpResult
    byte_sel: Attribute | None

class DsAtomicAsyncBarrierArriveOp(OpView):
    barrier_ptr: Value
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class DsAtomicBarrierArriveRtnOp(OpView):
    barrier_ptr: Value
    val: Value
    res: OpResult
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class DsLoadTr16_B128(OpView):
    ptr: Value
    res: OpResult
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class DsLoadTr4_B64(OpView):
    ptr: Value
    res: OpResult
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class DsLoadTr6_B96(OpView):
    ptr: Value
    res: OpResult
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class DsLoadTr8_B64(OpView):
    ptr: Value
    res: OpResult
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class ds_read_tr16_b64(OpView):
    ptr: Value
    res: OpResult
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class ds_read_tr4_b64(OpView):
    ptr: Value
    res: OpResult
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class ds_read_tr6_b96(OpView):
    ptr: Value
    res: OpResult
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class ds_read_tr8_b64(OpView):
    ptr: Value
    res: OpResult
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class DsBpermuteOp(OpView):
    index: Value
    src: Value
    res: OpResult

class DsSwizzleOp(OpView):
    src: Value
    offset: Value
    res: OpResult

class ROCDLExp(OpView):
    arg: Value
    res: OpResult

class ROCDLExp2(OpView):
    arg: Value
    res: OpResult

class FlatPrefetchOp(OpView):
    ptr: Value
    scope: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class FMed3Op(OpView):
    src0: Value
    src1: Value
    src2: Value
    res: OpResult

class GlobalLoadAsyncToLDSB128Op(OpView):
    global_ptr: Value
    lds_ptr: Value
    offset: Attribute | None
    aux: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class GlobalLoadAsyncToLDSB32Op(OpView):
    global_ptr: Value
    lds_ptr: Value
    offset: Attribute | None
    aux: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class GlobalLoadAsyncToLDSB64Op(OpView):
    global_ptr: Value
    lds_ptr: Value
    offset: Attribute | None
    aux: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class GlobalLoadAsyncToLDSB8Op(OpView):
    global_ptr: Value
    lds_ptr: Value
    offset: Attribute | None
    aux: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class GlobalLoadLDSOp(OpView):
    global_ptr: Value
    lds_ptr: Value
    size: Attribute | None
    offset: Attribute | None
    aux: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class GlobalLoadTr8_B128(OpView):
    ptr: Value
    res: OpResult
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class GlobalLoadTr8_B64(OpView):
    ptr: Value
    res: OpResult
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class GlobalLoadTr4_B64(OpView):
    ptr: Value
    res: OpResult
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class GlobalLoadTr6_B96(OpView):
    ptr: Value
    res: OpResult
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class GlobalPrefetchOp(OpView):
    ptr: Value
    scope: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class GridDimXOp(OpView):
    res: OpResult
    range: Attribute | None

class GridDimYOp(OpView):
    res: OpResult
    range: Attribute | None

class GridDimZOp(OpView):
    res: OpResult
    range: Attribute | None

class IglpOpt(OpView):
    variant: Attribute | None

class LoadToLDSOp(OpView):
    global_ptr: Value
    lds_ptr: Value
    size: Attribute | None
    offset: Attribute | None
    aux: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class ROCDLLog(OpView):
    arg: Value
    res: OpResult

class MakeBufferRsrcOp(OpView):
    base: Value
    stride: Value
    num_records: Value
    flags: Value
    res: OpResult

class MbcntHiOp(OpView):
    in0: Value
    in1: Value
    res: OpResult
    arg_attrs: Attribute | None
    res_attrs: Attribute | None

class MbcntLoOp(OpView):
    in0: Value
    in1: Value
    res: OpResult
    arg_attrs: Attribute | None
    res_attrs: Attribute | None

class mfma_f32_16x16x16bf16_1k(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_16x16x16f16(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_16x16x1f32(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_16x16x2bf16(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_16x16x32_bf16(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_16x16x32_bf8_bf8(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_16x16x32_bf8_fp8(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_16x16x32_f16(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_16x16x32_fp8_bf8(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_16x16x32_fp8_fp8(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_16x16x4bf16_1k(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_16x16x4f16(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_16x16x4f32(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_16x16x8_xf32(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_16x16x8bf16(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_32x32x16_bf16(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_32x32x16_bf8_bf8(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_32x32x16_bf8_fp8(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_32x32x16_f16(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_32x32x16_fp8_bf8(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_32x32x16_fp8_fp8(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_32x32x1f32(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_32x32x2bf16(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_32x32x2f32(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_32x32x4_xf32(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_32x32x4bf16(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_32x32x4bf16_1k(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_32x32x4f16(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_32x32x8bf16_1k(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_32x32x8f16(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_4x4x1f32(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_4x4x2bf16(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_4x4x4bf16_1k(OpView):
    args: list[Value]
    res: OpResult

class mfma_f32_4x4x4f16(OpView):
    args: list[Value]
    res: OpResult

class mfma_f64_16x16x4f64(OpView):
    args: list[Value]
    res: OpResult

class mfma_f64_4x4x4f64(OpView):
    args: list[Value]
    res: OpResult

class mfma_i32_16x16x16i8(OpView):
    args: list[Value]
    res: OpResult

class mfma_i32_16x16x32_i8(OpView):
    args: list[Value]
    res: OpResult

class mfma_i32_16x16x4i8(OpView):
    args: list[Value]
    res: OpResult

class mfma_i32_16x16x64_i8(OpView):
    args: list[Value]
    res: OpResult

class mfma_i32_32x32x16_i8(OpView):
    args: list[Value]
    res: OpResult

class mfma_i32_32x32x32_i8(OpView):
    args: list[Value]
    res: OpResult

class mfma_i32_32x32x4i8(OpView):
    args: list[Value]
    res: OpResult

class mfma_i32_32x32x8i8(OpView):
    args: list[Value]
    res: OpResult

class mfma_i32_4x4x4i8(OpView):
    args: list[Value]
    res: OpResult

class mfma_scale_f32_16x16x128_f8f6f4(OpView):
    args: list[Value]
    res: OpResult

class mfma_scale_f32_32x32x64_f8f6f4(OpView):
    args: list[Value]
    res: OpResult

class Permlane16SwapOp(OpView):
    old: Value
    src: Value
    res: OpResult
    fi: Attribute | None
    bound_control: Attribute | None

class Permlane32SwapOp(OpView):
    old: Value
    src: Value
    res: OpResult
    fi: Attribute | None
    bound_control: Attribute | None

class PermlaneX16Op(OpView):
    old: Value
    src0: Value
    src1: Value
    src2: Value
    res: OpResult
    fi: Attribute | None
    bound_control: Attribute | None

class RawBufferAtomicCmpSwap(OpView):
    src: Value
    cmp: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Value
    res: OpResult

class RawBufferAtomicFAddOp(OpView):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Value

class RawBufferAtomicFMaxOp(OpView):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Value

class RawBufferAtomicSMaxOp(OpView):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Value

class RawBufferAtomicUMinOp(OpView):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Value

class RawBufferLoadOp(OpView):
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Value
    res: OpResult

class RawBufferStoreOp(OpView):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Value

class RawPtrBufferAtomicCmpSwap(OpView):
    src: Value
    cmp: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Value
    res: OpResult
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class RawPtrBufferAtomicFaddOp(OpView):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Value
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class RawPtrBufferAtomicFmaxOp(OpView):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Value
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class RawPtrBufferAtomicSmaxOp(OpView):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Value
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class RawPtrBufferAtomicUminOp(OpView):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Value
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class RawPtrBufferLoadOp(OpView):
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Value
    res: OpResult
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class RawPtrBufferLoadLdsOp(OpView):
    rsrc: Value
    lds_ptr: Value
    size: Value
    voffset: Value
    soffset: Value
    offset: Value
    aux: Value
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class RawPtrBufferStoreOp(OpView):
    vdata: Value
    rsrc: Value
    offset: Value
    soffset: Value
    aux: Value
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class ROCDLRcp(OpView):
    arg: Value
    res: OpResult

class ReadfirstlaneOp(OpView):
    src: Value
    res: OpResult

class ReadlaneOp(OpView):
    src0: Value
    src1: Value
    res: OpResult

class SBarrierOp(OpView):
    pass

class BarrierInitOp(OpView):
    ptr: Value
    member_cnt: Attribute | None

class BarrierJoinOp(OpView):
    ptr: Value

class BarrierLeaveOp(OpView):
    id: Attribute | None

class BarrierSignalOp(OpView):
    id: Attribute | None

class BarrierSignalIsfirstOp(OpView):
    res: OpResult
    id: Attribute | None

class BarrierSignalVarOp(OpView):
    ptr: Value
    member_cnt: Attribute | None

class BarrierWaitOp(OpView):
    id: Attribute | None

class GetBarrierStateOp(OpView):
    res: OpResult
    id: Attribute | None

class GetNamedBarrierStateOp(OpView):
    ptr: Value
    res: OpResult

class SNopOp(OpView):
    count: Attribute | None

class SetPrioOp(OpView):
    priority: Attribute | None

class SSleepOp(OpView):
    count: Attribute | None

class WaitAsynccntOp(OpView):
    count: Attribute | None

class WaitDscntOp(OpView):
    count: Attribute | None

class WaitExpcntOp(OpView):
    count: Attribute | None

class WaitLoadcntOp(OpView):
    count: Attribute | None

class WaitStorecntOp(OpView):
    count: Attribute | None

class WaitTensorcntOp(OpView):
    count: Attribute | None

class SWaitcntOp(OpView):
    bitfield: Attribute | None

class WakeupBarrierOp(OpView):
    ptr: Value

class SchedBarrier(OpView):
    mask: Attribute | None

class SchedGroupBarrier(OpView):
    mask: Attribute | None
    size: Attribute | None
    group_id: Attribute | None

class ROCDLSin(OpView):
    arg: Value
    res: OpResult

class smfmac_f32_16x16x128_bf8_bf8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_16x16x128_bf8_fp8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_16x16x128_fp8_bf8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_16x16x128_fp8_fp8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_16x16x32_bf16(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_16x16x32_f16(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_16x16x64_bf16(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_16x16x64_bf8_bf8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_16x16x64_bf8_fp8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_16x16x64_f16(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_16x16x64_fp8_bf8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_16x16x64_fp8_fp8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_32x32x16_bf16(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_32x32x16_f16(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_32x32x32_bf16(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_32x32x32_bf8_bf8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_32x32x32_bf8_fp8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_32x32x32_f16(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_32x32x32_fp8_bf8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_32x32x32_fp8_fp8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_32x32x64_bf8_bf8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_32x32x64_bf8_fp8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_32x32x64_fp8_bf8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_f32_32x32x64_fp8_fp8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_i32_16x16x128_i8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_i32_16x16x64_i8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_i32_32x32x32_i8(OpView):
    args: list[Value]
    res: OpResult

class smfmac_i32_32x32x64_i8(OpView):
    args: list[Value]
    res: OpResult

class ROCDLSqrt(OpView):
    arg: Value
    res: OpResult

class ROCDLTanh(OpView):
    arg: Value
    res: OpResult

class TensorLoadToLDSOp(OpView):
    dgroup0: Value
    dgroup1: Value
    dgroup2: Value
    dgroup3: Value
    cache_policy: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class TensorLoadToLDSD2Op(OpView):
    dgroup0: Value
    dgroup1: Value
    cache_policy: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class TensorStoreFromLDSOp(OpView):
    dgroup0: Value
    dgroup1: Value
    dgroup2: Value
    dgroup3: Value
    cache_policy: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class TensorStoreFromLDSD2Op(OpView):
    dgroup0: Value
    dgroup1: Value
    cache_policy: Attribute | None
    alias_scopes: Attribute | None
    noalias_scopes: Attribute | None
    tbaa: Attribute | None

class DPPUpdateOp(OpView):
    old: Value
    src: Value
    res: OpResult
    dpp_ctrl: Attribute | None
    row_mask: Attribute | None
    bank_mask: Attribute | None
    bound_ctrl: Attribute | None

class WavefrontSizeOp(OpView):
    res: OpResult
    range: Attribute | None

class wmma_bf16_16x16x16_bf16(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    opsel: Attribute | None

class wmma_bf16_16x16x32_bf16(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    sign_a: Attribute | None
    sign_b: Attribute | None
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_bf16f32_16x16x32_bf16(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    sign_a: Attribute | None
    sign_b: Attribute | None
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f16_16x16x128_bf8_bf8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f16_16x16x128_bf8_fp8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f16_16x16x128_fp8_bf8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f16_16x16x128_fp8_fp8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f16_16x16x16_f16(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    opsel: Attribute | None

class wmma_f16_16x16x32_f16(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    sign_a: Attribute | None
    sign_b: Attribute | None
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f16_16x16x64_bf8_bf8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f16_16x16x64_bf8_fp8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f16_16x16x64_fp8_bf8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f16_16x16x64_fp8_fp8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f32_16x16x128_bf8_bf8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f32_16x16x128_bf8_fp8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f32_16x16x128_fp8_bf8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f32_16x16x128_fp8_fp8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f32_16x16x16_bf16(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult

class wmma_f32_16x16x16_bf8_bf8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult

class wmma_f32_16x16x16_bf8_fp8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult

class wmma_f32_16x16x16_f16(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult

class wmma_f32_16x16x16_fp8_bf8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult

class wmma_f32_16x16x16_fp8_fp8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult

class wmma_f32_16x16x32_bf16(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    sign_a: Attribute | None
    sign_b: Attribute | None
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f32_16x16x32_f16(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    sign_a: Attribute | None
    sign_b: Attribute | None
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f32_16x16x4_f32(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    sign_a: Attribute | None
    sign_b: Attribute | None
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f32_16x16x64_bf8_bf8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f32_16x16x64_bf8_fp8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f32_16x16x64_fp8_bf8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_f32_16x16x64_fp8_fp8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    mod_c: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_i32_16x16x16_iu4(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    sign_a: Attribute | None
    sign_b: Attribute | None
    clamp: Attribute | None

class wmma_i32_16x16x16_iu8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    sign_a: Attribute | None
    sign_b: Attribute | None
    clamp: Attribute | None

class wmma_i32_16x16x32_iu4(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    sign_a: Attribute | None
    sign_b: Attribute | None
    clamp: Attribute | None

class wmma_i32_16x16x64_iu8(OpView):
    a: Value
    b: Value
    c: Value
    res: OpResult
    sign_a: Attribute | None
    sign_b: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None
    clamp: Attribute | None

class wmma_scale_f32_16x16x128_f8f6f4(OpView):
    a: Value
    b: Value
    c: Value
    scale_a: Value
    scale_b: Value
    res: OpResult
    fmt_a: Attribute | None
    fmt_b: Attribute | None
    mod_c: Attribute | None
    scale_a_type: Attribute | None
    fmt_scale_a: Attribute | None
    scale_b_type: Attribute | None
    fmt_scale_b: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_scale_f32_32x16x128_f4(OpView):
    a: Value
    b: Value
    c: Value
    scale_a: Value
    scale_b: Value
    res: OpResult
    mod_c: Attribute | None
    scale_a_type: Attribute | None
    fmt_scale_a: Attribute | None
    scale_b_type: Attribute | None
    fmt_scale_b: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_scale16_f32_16x16x128_f8f6f4(OpView):
    a: Value
    b: Value
    c: Value
    scale_a: Value
    scale_b: Value
    res: OpResult
    fmt_a: Attribute | None
    fmt_b: Attribute | None
    mod_c: Attribute | None
    scale_a_type: Attribute | None
    fmt_scale_a: Attribute | None
    scale_b_type: Attribute | None
    fmt_scale_b: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class wmma_scale16_f32_32x16x128_f4(OpView):
    a: Value
    b: Value
    c: Value
    scale_a: Value
    scale_b: Value
    res: OpResult
    mod_c: Attribute | None
    scale_a_type: Attribute | None
    fmt_scale_a: Attribute | None
    scale_b_type: Attribute | None
    fmt_scale_b: Attribute | None
    reuse_a: Attribute | None
    reuse_b: Attribute | None

class BlockDimXOp(OpView):
    res: OpResult
    range: Attribute | None

class BlockDimYOp(OpView):
    res: OpResult
    range: Attribute | None

class BlockDimZOp(OpView):
    res: OpResult
    range: Attribute | None

class BlockIdXOp(OpView):
    res: OpResult
    range: Attribute | None

class BlockIdYOp(OpView):
    res: OpResult
    range: Attribute | None

class BlockIdZOp(OpView):
    res: OpResult
    range: Attribute | None

class ThreadIdXOp(OpView):
    res: OpResult
    range: Attribute | None

class ThreadIdYOp(OpView):
    res: OpResult
    range: Attribute | None

class ThreadIdZOp(OpView):
    res: OpResult
    range: Attribute | None
