// ===== amdgpu.dpp: bare
module {
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = amdgpu.dpp %0#0 %0#1  wave_rol : f16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f16, f16)
  %1 = "amdgpu.dpp"(%0#0, %0#1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm wave_rol>, row_mask = 15 : i32}> : (f16, f16) -> f16
}) : () -> ()
// ===== amdgpu.dpp: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = amdgpu.dpp %0#0 %0#1  row_shl(1 : i32) {bank_mask = 1 : i32, bound_ctrl = true, row_mask = 1 : i32, t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "amdgpu.dpp"(%0#0, %0#1) <{bank_mask = 1 : i32, bound_ctrl = true, kind = #amdgpu<dpp_perm row_shl>, permArgument = 1 : i32, row_mask = 1 : i32}> {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== amdgpu.dpp: with permArgument
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = amdgpu.dpp %0#0 %0#1  row_shl(1 : i32) : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "amdgpu.dpp"(%0#0, %0#1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm row_shl>, permArgument = 1 : i32, row_mask = 15 : i32}> : (i32, i32) -> i32
}) : () -> ()
// ===== amdgpu.dpp: with row_mask
module {
  %0:2 = "t.values"() : () -> (i16, i16)
  %1 = amdgpu.dpp %0#0 %0#1  wave_shl {row_mask = 3 : i32} : i16
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i16, i16)
  %1 = "amdgpu.dpp"(%0#0, %0#1) <{bank_mask = 15 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm wave_shl>, row_mask = 3 : i32}> : (i16, i16) -> i16
}) : () -> ()
// ===== amdgpu.dpp: with bank_mask
module {
  %0:2 = "t.values"() : () -> (f8E4M3FN, f8E4M3FN)
  %1 = amdgpu.dpp %0#0 %0#1  wave_shl {bank_mask = 2 : i32} : f8E4M3FN
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f8E4M3FN, f8E4M3FN)
  %1 = "amdgpu.dpp"(%0#0, %0#1) <{bank_mask = 2 : i32, bound_ctrl = false, kind = #amdgpu<dpp_perm wave_shl>, row_mask = 15 : i32}> : (f8E4M3FN, f8E4M3FN) -> f8E4M3FN
}) : () -> ()
// ===== amdgpu.ext_packed_fp8: bare
module {
  %0 = "t.values"() : () -> f8E5M2FNUZ
  %1 = amdgpu.ext_packed_fp8 %0[1] : f8E5M2FNUZ to f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f8E5M2FNUZ
  %1 = "amdgpu.ext_packed_fp8"(%0) <{index = 1 : i32}> : (f8E5M2FNUZ) -> f32
}) : () -> ()
// ===== amdgpu.ext_packed_fp8: full
module {
  %0 = "t.values"() : () -> f8E5M2FNUZ
  %1 = amdgpu.ext_packed_fp8 {t.x = 1 : i32} %0[1] : f8E5M2FNUZ to f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f8E5M2FNUZ
  %1 = "amdgpu.ext_packed_fp8"(%0) <{index = 1 : i32}> {t.x = 1 : i32} : (f8E5M2FNUZ) -> f32
}) : () -> ()
// ===== amdgpu.fat_raw_buffer_cast: full (not verified)
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, i64, i14)
  %1 = amdgpu.fat_raw_buffer_cast %0#0 validBytes(%0#1) cacheSwizzleStride(%0#2) resetOffset {t.x = 1 : i32} : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, i64, i14)
  %1 = "amdgpu.fat_raw_buffer_cast"(%0#0, %0#1, %0#2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1>, resetOffset}> {t.x = 1 : i32} : (memref<4xi32>, i64, i14) -> memref<4xi32>
}) : () -> ()
// ===== amdgpu.fat_raw_buffer_cast: with validBytes (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, i64)
  %1 = amdgpu.fat_raw_buffer_cast %0#0 validBytes(%0#1) : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, i64)
  %1 = "amdgpu.fat_raw_buffer_cast"(%0#0, %0#1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0>}> : (memref<4xi32>, i64) -> memref<4xi32>
}) : () -> ()
// ===== amdgpu.fat_raw_buffer_cast: with cacheSwizzleStride (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, i14)
  %1 = amdgpu.fat_raw_buffer_cast %0#0 cacheSwizzleStride(%0#1) : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, i14)
  %1 = "amdgpu.fat_raw_buffer_cast"(%0#0, %0#1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 1>}> : (memref<4xi32>, i14) -> memref<4xi32>
}) : () -> ()
// ===== amdgpu.fat_raw_buffer_cast: bare (not verified)
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = amdgpu.fat_raw_buffer_cast %0 : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "amdgpu.fat_raw_buffer_cast"(%0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== amdgpu.fat_raw_buffer_cast: with resetOffset (not verified)
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = amdgpu.fat_raw_buffer_cast %0 resetOffset : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "amdgpu.fat_raw_buffer_cast"(%0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>, resetOffset}> : (memref<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== amdgpu.gather_to_lds: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  amdgpu.gather_to_lds %0#0[], %0#1[] : i32, memref<4xi32>, memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  "amdgpu.gather_to_lds"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>, transferType = i32}> : (memref<4xi32>, memref<4xi32>) -> ()
}) : () -> ()
// ===== amdgpu.gather_to_lds: full (not verified)
module {
  %0:6 = "t.values"() : () -> (memref<4xi32>, index, index, memref<4xi32>, index, index)
  amdgpu.gather_to_lds %0#0[%0#1, %0#2], %0#3[%0#4, %0#5] {t.x = 1 : i32} : i32, memref<4xi32>, memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (memref<4xi32>, index, index, memref<4xi32>, index, index)
  "amdgpu.gather_to_lds"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>, transferType = i32}> {t.x = 1 : i32} : (memref<4xi32>, index, index, memref<4xi32>, index, index) -> ()
}) : () -> ()
// ===== amdgpu.gather_to_lds: ones (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, memref<4xi32>, index)
  amdgpu.gather_to_lds %0#0[%0#1], %0#2[%0#3] : i32, memref<4xi32>, memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, memref<4xi32>, index)
  "amdgpu.gather_to_lds"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, transferType = i32}> : (memref<4xi32>, index, memref<4xi32>, index) -> ()
}) : () -> ()
// ===== amdgpu.gather_to_lds: with srcIndices (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, index, memref<4xi32>)
  amdgpu.gather_to_lds %0#0[%0#1, %0#2], %0#3[] : i32, memref<4xi32>, memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, index, memref<4xi32>)
  "amdgpu.gather_to_lds"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>, transferType = i32}> : (memref<4xi32>, index, index, memref<4xi32>) -> ()
}) : () -> ()
// ===== amdgpu.gather_to_lds: with dstIndices (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>, index, index)
  amdgpu.gather_to_lds %0#0[], %0#1[%0#2, %0#3] : i32, memref<4xi32>, memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>, index, index)
  "amdgpu.gather_to_lds"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 0, 1, 2>, transferType = i32}> : (memref<4xi32>, memref<4xi32>, index, index) -> ()
}) : () -> ()
// ===== amdgpu.lds_barrier: bare
module {
  amdgpu.lds_barrier
}
// ----- generic
"builtin.module"() ({
  "amdgpu.lds_barrier"() : () -> ()
}) : () -> ()
// ===== amdgpu.lds_barrier: full
module {
  amdgpu.lds_barrier {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "amdgpu.lds_barrier"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== amdgpu.make_dma_base: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  %1 = amdgpu.make_dma_base %0#0[], %0#1[] : memref<4xi32>, memref<4xi32> -> !amdgpu.tdm_base<i32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  %1 = "amdgpu.make_dma_base"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<4xi32>, memref<4xi32>) -> !amdgpu.tdm_base<i32>
}) : () -> ()
// ===== amdgpu.make_dma_base: full (not verified)
module {
  %0:6 = "t.values"() : () -> (memref<4xi32>, index, index, memref<4xi32>, index, index)
  %1 = amdgpu.make_dma_base %0#0[%0#1, %0#2], %0#3[%0#4, %0#5] {t.x = 1 : i32} : memref<4xi32>, memref<4xi32> -> !amdgpu.tdm_base<i32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (memref<4xi32>, index, index, memref<4xi32>, index, index)
  %1 = "amdgpu.make_dma_base"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>}> {t.x = 1 : i32} : (memref<4xi32>, index, index, memref<4xi32>, index, index) -> !amdgpu.tdm_base<i32>
}) : () -> ()
// ===== amdgpu.make_dma_base: ones (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, memref<4xi32>, index)
  %1 = amdgpu.make_dma_base %0#0[%0#1], %0#2[%0#3] : memref<4xi32>, memref<4xi32> -> !amdgpu.tdm_base<i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, memref<4xi32>, index)
  %1 = "amdgpu.make_dma_base"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<4xi32>, index, memref<4xi32>, index) -> !amdgpu.tdm_base<i32>
}) : () -> ()
// ===== amdgpu.make_dma_base: with global_indices (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, index, memref<4xi32>)
  %1 = amdgpu.make_dma_base %0#0[%0#1, %0#2], %0#3[] : memref<4xi32>, memref<4xi32> -> !amdgpu.tdm_base<i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, index, memref<4xi32>)
  %1 = "amdgpu.make_dma_base"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4xi32>, index, index, memref<4xi32>) -> !amdgpu.tdm_base<i32>
}) : () -> ()
// ===== amdgpu.make_dma_base: with lds_indices (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>, index, index)
  %1 = amdgpu.make_dma_base %0#0[], %0#1[%0#2, %0#3] : memref<4xi32>, memref<4xi32> -> !amdgpu.tdm_base<i32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>, index, index)
  %1 = "amdgpu.make_dma_base"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 0, 1, 2>}> : (memref<4xi32>, memref<4xi32>, index, index) -> !amdgpu.tdm_base<i32>
}) : () -> ()
// ===== amdgpu.make_dma_descriptor: bare
module {
  %0 = "t.values"() : () -> !amdgpu.tdm_base<i32>
  %1 = amdgpu.make_dma_descriptor %0 globalSize [0] globalStride [1] sharedSize [0] : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !amdgpu.tdm_base<i32>
  %1 = "amdgpu.make_dma_descriptor"(%0) <{global_static_sizes = array<i64: 0>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 0>}> : (!amdgpu.tdm_base<i32>) -> !amdgpu.tdm_descriptor
}) : () -> ()
// ===== amdgpu.make_dma_descriptor: with pad_amount
module {
  %0:2 = "t.values"() : () -> (!amdgpu.tdm_base<i32>, i32)
  %1 = amdgpu.make_dma_descriptor %0#0 globalSize [0] globalStride [1] sharedSize [0] padShared(%0#1 every ) : !amdgpu.tdm_base<i32> -> !amdgpu.tdm_descriptor
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!amdgpu.tdm_base<i32>, i32)
  %1 = "amdgpu.make_dma_descriptor"(%0#0, %0#1) <{global_static_sizes = array<i64: 0>, global_static_strides = array<i64: 1>, operandSegmentSizes = array<i32: 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 0>}> : (!amdgpu.tdm_base<i32>, i32) -> !amdgpu.tdm_descriptor
}) : () -> ()
// ===== amdgpu.make_gather_dma_base: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  %1 = amdgpu.make_gather_dma_base %0#0[], %0#1[] : memref<4xi32>, memref<4xi32> -> !amdgpu.tdm_gather_base<i32, i16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  %1 = "amdgpu.make_gather_dma_base"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<4xi32>, memref<4xi32>) -> !amdgpu.tdm_gather_base<i32, i16>
}) : () -> ()
// ===== amdgpu.make_gather_dma_base: full (not verified)
module {
  %0:6 = "t.values"() : () -> (memref<4xi32>, index, index, memref<4xi32>, index, index)
  %1 = amdgpu.make_gather_dma_base %0#0[%0#1, %0#2], %0#3[%0#4, %0#5] {t.x = 1 : i32} : memref<4xi32>, memref<4xi32> -> !amdgpu.tdm_gather_base<i32, i16>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (memref<4xi32>, index, index, memref<4xi32>, index, index)
  %1 = "amdgpu.make_gather_dma_base"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{operandSegmentSizes = array<i32: 1, 2, 1, 2>}> {t.x = 1 : i32} : (memref<4xi32>, index, index, memref<4xi32>, index, index) -> !amdgpu.tdm_gather_base<i32, i16>
}) : () -> ()
// ===== amdgpu.make_gather_dma_base: ones (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, memref<4xi32>, index)
  %1 = amdgpu.make_gather_dma_base %0#0[%0#1], %0#2[%0#3] : memref<4xi32>, memref<4xi32> -> !amdgpu.tdm_gather_base<i32, i16>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, memref<4xi32>, index)
  %1 = "amdgpu.make_gather_dma_base"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<4xi32>, index, memref<4xi32>, index) -> !amdgpu.tdm_gather_base<i32, i16>
}) : () -> ()
// ===== amdgpu.make_gather_dma_base: with global_indices (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, index, memref<4xi32>)
  %1 = amdgpu.make_gather_dma_base %0#0[%0#1, %0#2], %0#3[] : memref<4xi32>, memref<4xi32> -> !amdgpu.tdm_gather_base<i32, i16>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, index, memref<4xi32>)
  %1 = "amdgpu.make_gather_dma_base"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 2, 1, 0>}> : (memref<4xi32>, index, index, memref<4xi32>) -> !amdgpu.tdm_gather_base<i32, i16>
}) : () -> ()
// ===== amdgpu.make_gather_dma_base: with lds_indices (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>, index, index)
  %1 = amdgpu.make_gather_dma_base %0#0[], %0#1[%0#2, %0#3] : memref<4xi32>, memref<4xi32> -> !amdgpu.tdm_gather_base<i32, i16>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>, index, index)
  %1 = "amdgpu.make_gather_dma_base"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 0, 1, 2>}> : (memref<4xi32>, memref<4xi32>, index, index) -> !amdgpu.tdm_gather_base<i32, i16>
}) : () -> ()
// ===== amdgpu.make_gather_dma_descriptor: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (!amdgpu.tdm_gather_base<i32, i16>, vector<1xi32>)
  %1 = amdgpu.make_gather_dma_descriptor %0#0[%0#1] globalSize [0] globalStride [0] sharedSize [0] : !amdgpu.tdm_gather_base<i32, i16>, vector<1xi32> -> !amdgpu.tdm_descriptor
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!amdgpu.tdm_gather_base<i32, i16>, vector<1xi32>)
  %1 = "amdgpu.make_gather_dma_descriptor"(%0#0, %0#1) <{global_static_sizes = array<i64: 0>, global_static_strides = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 0>}> : (!amdgpu.tdm_gather_base<i32, i16>, vector<1xi32>) -> !amdgpu.tdm_descriptor
}) : () -> ()
// ===== amdgpu.make_gather_dma_descriptor: with workgroup_mask (not verified)
module {
  %0:3 = "t.values"() : () -> (!amdgpu.tdm_gather_base<i32, i16>, vector<1xi32>, vector<16xi1>)
  %1 = amdgpu.make_gather_dma_descriptor %0#0[%0#1] globalSize [0] globalStride [0] sharedSize [0] workgroupMask %0#2 : !amdgpu.tdm_gather_base<i32, i16>, vector<1xi32> -> !amdgpu.tdm_descriptor
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!amdgpu.tdm_gather_base<i32, i16>, vector<1xi32>, vector<16xi1>)
  %1 = "amdgpu.make_gather_dma_descriptor"(%0#0, %0#1, %0#2) <{global_static_sizes = array<i64: 0>, global_static_strides = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 0>}> : (!amdgpu.tdm_gather_base<i32, i16>, vector<1xi32>, vector<16xi1>) -> !amdgpu.tdm_descriptor
}) : () -> ()
// ===== amdgpu.make_gather_dma_descriptor: with pad_amount (not verified)
module {
  %0:3 = "t.values"() : () -> (!amdgpu.tdm_gather_base<i32, i16>, vector<1xi32>, i32)
  %1 = amdgpu.make_gather_dma_descriptor %0#0[%0#1] globalSize [0] globalStride [0] sharedSize [0] padShared(%0#2 every ) : !amdgpu.tdm_gather_base<i32, i16>, vector<1xi32> -> !amdgpu.tdm_descriptor
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!amdgpu.tdm_gather_base<i32, i16>, vector<1xi32>, i32)
  %1 = "amdgpu.make_gather_dma_descriptor"(%0#0, %0#1, %0#2) <{global_static_sizes = array<i64: 0>, global_static_strides = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0, 0>, shared_static_sizes = array<i64: 0>}> : (!amdgpu.tdm_gather_base<i32, i16>, vector<1xi32>, i32) -> !amdgpu.tdm_descriptor
}) : () -> ()
// ===== amdgpu.make_gather_dma_descriptor: with atomic_barrier_address (not verified)
module {
  %0:3 = "t.values"() : () -> (!amdgpu.tdm_gather_base<i32, i16>, vector<1xi32>, memref<4xi32>)
  %1 = amdgpu.make_gather_dma_descriptor %0#0[%0#1] globalSize [0] globalStride [0] sharedSize [0] atomicBarrier(%0#2[] : memref<4xi32>) : !amdgpu.tdm_gather_base<i32, i16>, vector<1xi32> -> !amdgpu.tdm_descriptor
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!amdgpu.tdm_gather_base<i32, i16>, vector<1xi32>, memref<4xi32>)
  %1 = "amdgpu.make_gather_dma_descriptor"(%0#0, %0#1, %0#2) <{global_static_sizes = array<i64: 0>, global_static_strides = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0>, shared_static_sizes = array<i64: 0>}> : (!amdgpu.tdm_gather_base<i32, i16>, vector<1xi32>, memref<4xi32>) -> !amdgpu.tdm_descriptor
}) : () -> ()
// ===== amdgpu.make_gather_dma_descriptor: with global_increment (not verified)
module {
  %0:3 = "t.values"() : () -> (!amdgpu.tdm_gather_base<i32, i16>, vector<1xi32>, index)
  %1 = amdgpu.make_gather_dma_descriptor %0#0[%0#1] globalSize [0] globalStride [0] sharedSize [0] iterate %0#2, ,  : !amdgpu.tdm_gather_base<i32, i16>, vector<1xi32> -> !amdgpu.tdm_descriptor
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!amdgpu.tdm_gather_base<i32, i16>, vector<1xi32>, index)
  %1 = "amdgpu.make_gather_dma_descriptor"(%0#0, %0#1, %0#2) <{global_static_sizes = array<i64: 0>, global_static_strides = array<i64: 0>, operandSegmentSizes = array<i32: 1, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>, shared_static_sizes = array<i64: 0>}> : (!amdgpu.tdm_gather_base<i32, i16>, vector<1xi32>, index) -> !amdgpu.tdm_descriptor
}) : () -> ()
// ===== amdgpu.memory_counter_wait: bare
module {
  amdgpu.memory_counter_wait
}
// ----- generic
"builtin.module"() ({
  "amdgpu.memory_counter_wait"() : () -> ()
}) : () -> ()
// ===== amdgpu.memory_counter_wait: full
module {
  amdgpu.memory_counter_wait load(1) store(1) ds(1) exp(1) tensor(1) {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "amdgpu.memory_counter_wait"() <{ds = 1 : i32, exp = 1 : i32, load = 1 : i32, store = 1 : i32, tensor = 1 : i32}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== amdgpu.memory_counter_wait: with load
module {
  amdgpu.memory_counter_wait load(1)
}
// ----- generic
"builtin.module"() ({
  "amdgpu.memory_counter_wait"() <{load = 1 : i32}> : () -> ()
}) : () -> ()
// ===== amdgpu.memory_counter_wait: with store
module {
  amdgpu.memory_counter_wait store(1)
}
// ----- generic
"builtin.module"() ({
  "amdgpu.memory_counter_wait"() <{store = 1 : i32}> : () -> ()
}) : () -> ()
// ===== amdgpu.memory_counter_wait: with ds
module {
  amdgpu.memory_counter_wait ds(1)
}
// ----- generic
"builtin.module"() ({
  "amdgpu.memory_counter_wait"() <{ds = 1 : i32}> : () -> ()
}) : () -> ()
// ===== amdgpu.mfma: by hand
module {
  func.func @f(%arg0: f32, %arg1: vector<32xf32>) {
    %0 = amdgpu.mfma 32x32x1 %arg0 * %arg0 + %arg1 {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp =  bcast_second_32 : f32, f32, vector<32xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (f32, vector<32xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: vector<32xf32>):
    %0 = "amdgpu.mfma"(%arg0, %arg0, %arg1) <{abid = 1 : i32, blgp = #amdgpu<mfma_perm_b bcast_second_32>, blocks = 2 : i32, cbsz = 1 : i32, k = 1 : i32, m = 32 : i32, n = 32 : i32}> : (f32, f32, vector<32xf32>) -> vector<32xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== amdgpu.packed_scaled_trunc: bare
module {
  %0:2 = "t.values"() : () -> (vector<1xf32>, f32)
  %1 = amdgpu.packed_scaled_trunc %0#0 into undef[1], %0#1 : vector<1xf32> to vector<4xf8E5M2>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<1xf32>, f32)
  %1 = "amdgpu.packed_scaled_trunc"(%0#0, %0#1) <{index = 1 : i32}> : (vector<1xf32>, f32) -> vector<4xf8E5M2>
}) : () -> ()
// ===== amdgpu.packed_scaled_trunc: full
module {
  %0:3 = "t.values"() : () -> (vector<1xf32>, f32, vector<4xf8E5M2>)
  %1 = amdgpu.packed_scaled_trunc {t.x = 1 : i32} %0#0 into %0#2[1], %0#1 : vector<1xf32> to vector<4xf8E5M2> into vector<4xf8E5M2>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<1xf32>, f32, vector<4xf8E5M2>)
  %1 = "amdgpu.packed_scaled_trunc"(%0#0, %0#1, %0#2) <{index = 1 : i32}> {t.x = 1 : i32} : (vector<1xf32>, f32, vector<4xf8E5M2>) -> vector<4xf8E5M2>
}) : () -> ()
// ===== amdgpu.packed_scaled_trunc: ones
module {
  %0:3 = "t.values"() : () -> (vector<1xf32>, f32, vector<4xf8E5M2>)
  %1 = amdgpu.packed_scaled_trunc %0#0 into %0#2[1], %0#1 : vector<1xf32> to vector<4xf8E5M2> into vector<4xf8E5M2>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<1xf32>, f32, vector<4xf8E5M2>)
  %1 = "amdgpu.packed_scaled_trunc"(%0#0, %0#1, %0#2) <{index = 1 : i32}> : (vector<1xf32>, f32, vector<4xf8E5M2>) -> vector<4xf8E5M2>
}) : () -> ()
// ===== amdgpu.packed_stoch_round_fp8: bare
module {
  %0:2 = "t.values"() : () -> (f32, i32)
  %1 = amdgpu.packed_stoch_round_fp8 %0#0 + %0#1 into undef[1] : f32 to vector<4xf8E4M3FNUZ>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, i32)
  %1 = "amdgpu.packed_stoch_round_fp8"(%0#0, %0#1) <{storeIndex = 1 : i32}> : (f32, i32) -> vector<4xf8E4M3FNUZ>
}) : () -> ()
// ===== amdgpu.packed_stoch_round_fp8: full
module {
  %0:3 = "t.values"() : () -> (f32, i32, vector<4xf8E4M3FNUZ>)
  %1 = amdgpu.packed_stoch_round_fp8 {t.x = 1 : i32} %0#0 + %0#1 into %0#2[1] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, i32, vector<4xf8E4M3FNUZ>)
  %1 = "amdgpu.packed_stoch_round_fp8"(%0#0, %0#1, %0#2) <{storeIndex = 1 : i32}> {t.x = 1 : i32} : (f32, i32, vector<4xf8E4M3FNUZ>) -> vector<4xf8E4M3FNUZ>
}) : () -> ()
// ===== amdgpu.packed_stoch_round_fp8: ones
module {
  %0:3 = "t.values"() : () -> (f32, i32, vector<4xf8E4M3FNUZ>)
  %1 = amdgpu.packed_stoch_round_fp8 %0#0 + %0#1 into %0#2[1] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, i32, vector<4xf8E4M3FNUZ>)
  %1 = "amdgpu.packed_stoch_round_fp8"(%0#0, %0#1, %0#2) <{storeIndex = 1 : i32}> : (f32, i32, vector<4xf8E4M3FNUZ>) -> vector<4xf8E4M3FNUZ>
}) : () -> ()
// ===== amdgpu.packed_trunc_2xfp8: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = amdgpu.packed_trunc_2xfp8 %0, undef into undef[word 1] : f32 to vector<4xf8E4M3FNUZ>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "amdgpu.packed_trunc_2xfp8"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>, wordIndex = 1 : i32}> : (f32) -> vector<4xf8E4M3FNUZ>
}) : () -> ()
// ===== amdgpu.packed_trunc_2xfp8: full
module {
  %0:3 = "t.values"() : () -> (f32, f32, vector<4xf8E4M3FNUZ>)
  %1 = amdgpu.packed_trunc_2xfp8 {t.x = 1 : i32} %0#0, %0#1 into %0#2[word 1] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, vector<4xf8E4M3FNUZ>)
  %1 = "amdgpu.packed_trunc_2xfp8"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 1>, wordIndex = 1 : i32}> {t.x = 1 : i32} : (f32, f32, vector<4xf8E4M3FNUZ>) -> vector<4xf8E4M3FNUZ>
}) : () -> ()
// ===== amdgpu.packed_trunc_2xfp8: ones
module {
  %0:3 = "t.values"() : () -> (f32, f32, vector<4xf8E4M3FNUZ>)
  %1 = amdgpu.packed_trunc_2xfp8 %0#0, %0#1 into %0#2[word 1] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, vector<4xf8E4M3FNUZ>)
  %1 = "amdgpu.packed_trunc_2xfp8"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 1>, wordIndex = 1 : i32}> : (f32, f32, vector<4xf8E4M3FNUZ>) -> vector<4xf8E4M3FNUZ>
}) : () -> ()
// ===== amdgpu.packed_trunc_2xfp8: with sourceB
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = amdgpu.packed_trunc_2xfp8 %0#0, %0#1 into undef[word 1] : f32 to vector<4xf8E4M3FNUZ>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "amdgpu.packed_trunc_2xfp8"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0>, wordIndex = 1 : i32}> : (f32, f32) -> vector<4xf8E4M3FNUZ>
}) : () -> ()
// ===== amdgpu.packed_trunc_2xfp8: with existing
module {
  %0:2 = "t.values"() : () -> (f32, vector<4xf8E4M3FNUZ>)
  %1 = amdgpu.packed_trunc_2xfp8 %0#0, undef into %0#1[word 1] : f32 to vector<4xf8E4M3FNUZ> into vector<4xf8E4M3FNUZ>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, vector<4xf8E4M3FNUZ>)
  %1 = "amdgpu.packed_trunc_2xfp8"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 0, 1>, wordIndex = 1 : i32}> : (f32, vector<4xf8E4M3FNUZ>) -> vector<4xf8E4M3FNUZ>
}) : () -> ()
// ===== amdgpu.permlane_swap: bare
module {
  %0 = "t.values"() : () -> f4E2M1FN
  %1 = amdgpu.permlane_swap %0 32 : f4E2M1FN
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f4E2M1FN
  %1 = "amdgpu.permlane_swap"(%0) <{bound_ctrl = false, fetch_inactive = false, row_length = 32 : i32}> : (f4E2M1FN) -> f4E2M1FN
}) : () -> ()
// ===== amdgpu.permlane_swap: full
module {
  %0 = "t.values"() : () -> f6E2M3FN
  %1 = amdgpu.permlane_swap %0 32 {bound_ctrl = true, fetch_inactive = true, t.x = 1 : i32} : f6E2M3FN
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f6E2M3FN
  %1 = "amdgpu.permlane_swap"(%0) <{bound_ctrl = true, fetch_inactive = true, row_length = 32 : i32}> {t.x = 1 : i32} : (f6E2M3FN) -> f6E2M3FN
}) : () -> ()
// ===== amdgpu.permlane_swap: with bound_ctrl
module {
  %0 = "t.values"() : () -> i32
  %1 = amdgpu.permlane_swap %0 16 {bound_ctrl = true} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "amdgpu.permlane_swap"(%0) <{bound_ctrl = true, fetch_inactive = false, row_length = 16 : i32}> : (i32) -> i32
}) : () -> ()
// ===== amdgpu.raw_buffer_atomic_cmpswap: ones
module {
  %0:5 = "t.values"() : () -> (i32, i32, memref<4xi32>, i32, i32)
  %1 = amdgpu.raw_buffer_atomic_cmpswap %0#0, %0#1 -> %0#2[%0#3] sgprOffset %0#4 : i32 -> memref<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, memref<4xi32>, i32, i32)
  %1 = "amdgpu.raw_buffer_atomic_cmpswap"(%0#0, %0#1, %0#2, %0#3, %0#4) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i32, i32, memref<4xi32>, i32, i32) -> i32
}) : () -> ()
// ===== amdgpu.raw_buffer_atomic_cmpswap: ones with indexOffset
module {
  %0:5 = "t.values"() : () -> (i32, i32, memref<4xi32>, i32, i32)
  %1 = amdgpu.raw_buffer_atomic_cmpswap {indexOffset = 1 : i32} %0#0, %0#1 -> %0#2[%0#3] sgprOffset %0#4 : i32 -> memref<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, memref<4xi32>, i32, i32)
  %1 = "amdgpu.raw_buffer_atomic_cmpswap"(%0#0, %0#1, %0#2, %0#3, %0#4) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i32, i32, memref<4xi32>, i32, i32) -> i32
}) : () -> ()
// ===== amdgpu.raw_buffer_atomic_cmpswap: full (not verified)
module {
  %0:6 = "t.values"() : () -> (i32, i32, memref<4xi32>, i32, i32, i32)
  %1 = amdgpu.raw_buffer_atomic_cmpswap {indexOffset = 1 : i32, t.x = 1 : i32} %0#0, %0#1 -> %0#2[%0#3, %0#4] sgprOffset %0#5 : i32 -> memref<4xi32>, i32, i32
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (i32, i32, memref<4xi32>, i32, i32, i32)
  %1 = "amdgpu.raw_buffer_atomic_cmpswap"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 2, 1>}> {t.x = 1 : i32} : (i32, i32, memref<4xi32>, i32, i32, i32) -> i32
}) : () -> ()
// ===== amdgpu.raw_buffer_atomic_fadd: ones
module {
  %0:4 = "t.values"() : () -> (f32, memref<4xf32>, i32, i32)
  amdgpu.raw_buffer_atomic_fadd %0#0 -> %0#1[%0#2] sgprOffset %0#3 : f32 -> memref<4xf32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (f32, memref<4xf32>, i32, i32)
  "amdgpu.raw_buffer_atomic_fadd"(%0#0, %0#1, %0#2, %0#3) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (f32, memref<4xf32>, i32, i32) -> ()
}) : () -> ()
// ===== amdgpu.raw_buffer_atomic_fadd: ones with indexOffset
module {
  %0:4 = "t.values"() : () -> (f32, memref<4xf32>, i32, i32)
  amdgpu.raw_buffer_atomic_fadd {indexOffset = 1 : i32} %0#0 -> %0#1[%0#2] sgprOffset %0#3 : f32 -> memref<4xf32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (f32, memref<4xf32>, i32, i32)
  "amdgpu.raw_buffer_atomic_fadd"(%0#0, %0#1, %0#2, %0#3) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (f32, memref<4xf32>, i32, i32) -> ()
}) : () -> ()
// ===== amdgpu.raw_buffer_atomic_fadd: full (not verified)
module {
  %0:5 = "t.values"() : () -> (f32, memref<4xf32>, i32, i32, i32)
  amdgpu.raw_buffer_atomic_fadd {indexOffset = 1 : i32, t.x = 1 : i32} %0#0 -> %0#1[%0#2, %0#3] sgprOffset %0#4 : f32 -> memref<4xf32>, i32, i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (f32, memref<4xf32>, i32, i32, i32)
  "amdgpu.raw_buffer_atomic_fadd"(%0#0, %0#1, %0#2, %0#3, %0#4) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> {t.x = 1 : i32} : (f32, memref<4xf32>, i32, i32, i32) -> ()
}) : () -> ()
// ===== amdgpu.raw_buffer_atomic_fmax: ones
module {
  %0:4 = "t.values"() : () -> (f32, memref<4xf32>, i32, i32)
  amdgpu.raw_buffer_atomic_fmax %0#0 -> %0#1[%0#2] sgprOffset %0#3 : f32 -> memref<4xf32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (f32, memref<4xf32>, i32, i32)
  "amdgpu.raw_buffer_atomic_fmax"(%0#0, %0#1, %0#2, %0#3) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (f32, memref<4xf32>, i32, i32) -> ()
}) : () -> ()
// ===== amdgpu.raw_buffer_atomic_fmax: ones with indexOffset
module {
  %0:4 = "t.values"() : () -> (f32, memref<4xf32>, i32, i32)
  amdgpu.raw_buffer_atomic_fmax {indexOffset = 1 : i32} %0#0 -> %0#1[%0#2] sgprOffset %0#3 : f32 -> memref<4xf32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (f32, memref<4xf32>, i32, i32)
  "amdgpu.raw_buffer_atomic_fmax"(%0#0, %0#1, %0#2, %0#3) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (f32, memref<4xf32>, i32, i32) -> ()
}) : () -> ()
// ===== amdgpu.raw_buffer_atomic_fmax: full (not verified)
module {
  %0:5 = "t.values"() : () -> (f32, memref<4xf32>, i32, i32, i32)
  amdgpu.raw_buffer_atomic_fmax {indexOffset = 1 : i32, t.x = 1 : i32} %0#0 -> %0#1[%0#2, %0#3] sgprOffset %0#4 : f32 -> memref<4xf32>, i32, i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (f32, memref<4xf32>, i32, i32, i32)
  "amdgpu.raw_buffer_atomic_fmax"(%0#0, %0#1, %0#2, %0#3, %0#4) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> {t.x = 1 : i32} : (f32, memref<4xf32>, i32, i32, i32) -> ()
}) : () -> ()
// ===== amdgpu.raw_buffer_atomic_smax: ones
module {
  %0:4 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32)
  amdgpu.raw_buffer_atomic_smax %0#0 -> %0#1[%0#2] sgprOffset %0#3 : i32 -> memref<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32)
  "amdgpu.raw_buffer_atomic_smax"(%0#0, %0#1, %0#2, %0#3) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, memref<4xi32>, i32, i32) -> ()
}) : () -> ()
// ===== amdgpu.raw_buffer_atomic_smax: ones with indexOffset
module {
  %0:4 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32)
  amdgpu.raw_buffer_atomic_smax {indexOffset = 1 : i32} %0#0 -> %0#1[%0#2] sgprOffset %0#3 : i32 -> memref<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32)
  "amdgpu.raw_buffer_atomic_smax"(%0#0, %0#1, %0#2, %0#3) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, memref<4xi32>, i32, i32) -> ()
}) : () -> ()
// ===== amdgpu.raw_buffer_atomic_smax: full (not verified)
module {
  %0:5 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32, i32)
  amdgpu.raw_buffer_atomic_smax {indexOffset = 1 : i32, t.x = 1 : i32} %0#0 -> %0#1[%0#2, %0#3] sgprOffset %0#4 : i32 -> memref<4xi32>, i32, i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32, i32)
  "amdgpu.raw_buffer_atomic_smax"(%0#0, %0#1, %0#2, %0#3, %0#4) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> {t.x = 1 : i32} : (i32, memref<4xi32>, i32, i32, i32) -> ()
}) : () -> ()
// ===== amdgpu.raw_buffer_atomic_umin: ones
module {
  %0:4 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32)
  amdgpu.raw_buffer_atomic_umin %0#0 -> %0#1[%0#2] sgprOffset %0#3 : i32 -> memref<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32)
  "amdgpu.raw_buffer_atomic_umin"(%0#0, %0#1, %0#2, %0#3) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, memref<4xi32>, i32, i32) -> ()
}) : () -> ()
// ===== amdgpu.raw_buffer_atomic_umin: ones with indexOffset
module {
  %0:4 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32)
  amdgpu.raw_buffer_atomic_umin {indexOffset = 1 : i32} %0#0 -> %0#1[%0#2] sgprOffset %0#3 : i32 -> memref<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32)
  "amdgpu.raw_buffer_atomic_umin"(%0#0, %0#1, %0#2, %0#3) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, memref<4xi32>, i32, i32) -> ()
}) : () -> ()
// ===== amdgpu.raw_buffer_atomic_umin: full (not verified)
module {
  %0:5 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32, i32)
  amdgpu.raw_buffer_atomic_umin {indexOffset = 1 : i32, t.x = 1 : i32} %0#0 -> %0#1[%0#2, %0#3] sgprOffset %0#4 : i32 -> memref<4xi32>, i32, i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32, i32)
  "amdgpu.raw_buffer_atomic_umin"(%0#0, %0#1, %0#2, %0#3, %0#4) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> {t.x = 1 : i32} : (i32, memref<4xi32>, i32, i32, i32) -> ()
}) : () -> ()
// ===== amdgpu.raw_buffer_load: ones
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, i32, i32)
  %1 = amdgpu.raw_buffer_load %0#0[%0#1] sgprOffset %0#2 : memref<4xi32>, i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, i32, i32)
  %1 = "amdgpu.raw_buffer_load"(%0#0, %0#1, %0#2) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xi32>, i32, i32) -> i32
}) : () -> ()
// ===== amdgpu.raw_buffer_load: ones with indexOffset
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, i32, i32)
  %1 = amdgpu.raw_buffer_load {indexOffset = 1 : i32} %0#0[%0#1] sgprOffset %0#2 : memref<4xi32>, i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, i32, i32)
  %1 = "amdgpu.raw_buffer_load"(%0#0, %0#1, %0#2) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xi32>, i32, i32) -> i32
}) : () -> ()
// ===== amdgpu.raw_buffer_load: bare (not verified)
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = amdgpu.raw_buffer_load %0[] : memref<4xi32> -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "amdgpu.raw_buffer_load"(%0) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<4xi32>) -> i32
}) : () -> ()
// ===== amdgpu.raw_buffer_load: full (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, i32)
  %1 = amdgpu.raw_buffer_load {indexOffset = 1 : i32, t.x = 1 : i32} %0#0[%0#1, %0#2] sgprOffset %0#3 : memref<4xi32>, i32, i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, i32, i32, i32)
  %1 = "amdgpu.raw_buffer_load"(%0#0, %0#1, %0#2, %0#3) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 2, 1>}> {t.x = 1 : i32} : (memref<4xi32>, i32, i32, i32) -> i32
}) : () -> ()
// ===== amdgpu.raw_buffer_store: ones
module {
  %0:4 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32)
  amdgpu.raw_buffer_store %0#0 -> %0#1[%0#2] sgprOffset %0#3 : i32 -> memref<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32)
  "amdgpu.raw_buffer_store"(%0#0, %0#1, %0#2, %0#3) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, memref<4xi32>, i32, i32) -> ()
}) : () -> ()
// ===== amdgpu.raw_buffer_store: ones with indexOffset
module {
  %0:4 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32)
  amdgpu.raw_buffer_store {indexOffset = 1 : i32} %0#0 -> %0#1[%0#2] sgprOffset %0#3 : i32 -> memref<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32)
  "amdgpu.raw_buffer_store"(%0#0, %0#1, %0#2, %0#3) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, memref<4xi32>, i32, i32) -> ()
}) : () -> ()
// ===== amdgpu.raw_buffer_store: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (i32, memref<4xi32>)
  amdgpu.raw_buffer_store %0#0 -> %0#1[] : i32 -> memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, memref<4xi32>)
  "amdgpu.raw_buffer_store"(%0#0, %0#1) <{boundsCheck = true, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (i32, memref<4xi32>) -> ()
}) : () -> ()
// ===== amdgpu.raw_buffer_store: full (not verified)
module {
  %0:5 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32, i32)
  amdgpu.raw_buffer_store {indexOffset = 1 : i32, t.x = 1 : i32} %0#0 -> %0#1[%0#2, %0#3] sgprOffset %0#4 : i32 -> memref<4xi32>, i32, i32
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, memref<4xi32>, i32, i32, i32)
  "amdgpu.raw_buffer_store"(%0#0, %0#1, %0#2, %0#3, %0#4) <{boundsCheck = true, indexOffset = 1 : i32, operandSegmentSizes = array<i32: 1, 1, 2, 1>}> {t.x = 1 : i32} : (i32, memref<4xi32>, i32, i32, i32) -> ()
}) : () -> ()
// ===== amdgpu.scaled_ext_packed: bare
module {
  %0:2 = "t.values"() : () -> (vector<1xf8E5M2>, f32)
  %1 = amdgpu.scaled_ext_packed %0#0[1], %0#1 : vector<1xf8E5M2> to vector<2xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<1xf8E5M2>, f32)
  %1 = "amdgpu.scaled_ext_packed"(%0#0, %0#1) <{index = 1 : i32}> : (vector<1xf8E5M2>, f32) -> vector<2xf32>
}) : () -> ()
// ===== amdgpu.scaled_ext_packed: full
module {
  %0:2 = "t.values"() : () -> (vector<1xf8E5M2>, f32)
  %1 = amdgpu.scaled_ext_packed {t.x = 1 : i32} %0#0[1], %0#1 : vector<1xf8E5M2> to vector<2xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<1xf8E5M2>, f32)
  %1 = "amdgpu.scaled_ext_packed"(%0#0, %0#1) <{index = 1 : i32}> {t.x = 1 : i32} : (vector<1xf8E5M2>, f32) -> vector<2xf32>
}) : () -> ()
// ===== amdgpu.scaled_ext_packed_matrix: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>)
  %1 = amdgpu.scaled_ext_packed_matrix %0#0 scale(%0#1) blockSize(1) firstScaleLane(1) firstScaleByte(1) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>)
  %1 = "amdgpu.scaled_ext_packed_matrix"(%0#0, %0#1) <{blockSize = 1 : i32, firstScaleByte = 1 : i32, firstScaleLane = 1 : i32}> : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
}) : () -> ()
// ===== amdgpu.scaled_ext_packed_matrix: full (not verified)
module {
  %0:2 = "t.values"() : () -> (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>)
  %1 = amdgpu.scaled_ext_packed_matrix {t.x = 1 : i32} %0#0 scale(%0#1) blockSize(1) firstScaleLane(1) firstScaleByte(1) : vector<8xf4E2M1FN>, vector<4xf8E8M0FNU> -> vector<8xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>)
  %1 = "amdgpu.scaled_ext_packed_matrix"(%0#0, %0#1) <{blockSize = 1 : i32, firstScaleByte = 1 : i32, firstScaleLane = 1 : i32}> {t.x = 1 : i32} : (vector<8xf4E2M1FN>, vector<4xf8E8M0FNU>) -> vector<8xf32>
}) : () -> ()
// ===== amdgpu.scaled_mfma: bare (not verified)
module {
  %0:5 = "t.values"() : () -> (vector<32xf8E5M2>, vector<32xf8E5M2>, vector<4xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>)
  %1 = amdgpu.scaled_mfma 1x1x1 (%0#3[1] * %0#0) * (%0#4[1] * %0#1) + %0#2 : vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<32xf8E5M2>, vector<32xf8E5M2>, vector<4xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>)
  %1 = "amdgpu.scaled_mfma"(%0#0, %0#1, %0#2, %0#3, %0#4) <{k = 1 : i32, m = 1 : i32, n = 1 : i32, scalesIdxA = 1 : i32, scalesIdxB = 1 : i32}> : (vector<32xf8E5M2>, vector<32xf8E5M2>, vector<4xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<4xf32>
}) : () -> ()
// ===== amdgpu.scaled_mfma: full (not verified)
module {
  %0:5 = "t.values"() : () -> (vector<32xf8E5M2>, vector<32xf8E5M2>, vector<4xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>)
  %1 = amdgpu.scaled_mfma 1x1x1 (%0#3[1] * %0#0) * (%0#4[1] * %0#1) + %0#2 {t.x = 1 : i32} : vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf8E8M0FNU>, vector<32xf8E5M2>, vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<32xf8E5M2>, vector<32xf8E5M2>, vector<4xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>)
  %1 = "amdgpu.scaled_mfma"(%0#0, %0#1, %0#2, %0#3, %0#4) <{k = 1 : i32, m = 1 : i32, n = 1 : i32, scalesIdxA = 1 : i32, scalesIdxB = 1 : i32}> {t.x = 1 : i32} : (vector<32xf8E5M2>, vector<32xf8E5M2>, vector<4xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<4xf32>
}) : () -> ()
// ===== amdgpu.scaled_wmma: by hand
module {
  func.func @f(%arg0: vector<64xf8E4M3FN>, %arg1: vector<8xf32>, %arg2: vector<4xf8E8M0FNU>) {
    %0 = amdgpu.scaled_wmma 16x16x128 (%arg2 * %arg0) * (%arg2 * %arg0) + %arg1 {a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32} : vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<4xf8E8M0FNU>, vector<64xf8E4M3FN>, vector<8xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: vector<64xf8E4M3FN>, %arg1: vector<8xf32>, %arg2: vector<4xf8E8M0FNU>):
    %0 = "amdgpu.scaled_wmma"(%arg0, %arg0, %arg1, %arg2, %arg2) <{a_first_scale_lane = 0 : i32, b_first_scale_lane = 16 : i32, k = 128 : i32, m = 16 : i32, n = 16 : i32}> : (vector<64xf8E4M3FN>, vector<64xf8E4M3FN>, vector<8xf32>, vector<4xf8E8M0FNU>, vector<4xf8E8M0FNU>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== amdgpu.sched_barrier: bare
module {
  amdgpu.sched_barrier allow = <non_mem_non_sideffect>
}
// ----- generic
"builtin.module"() ({
  "amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<non_mem_non_sideffect>}> : () -> ()
}) : () -> ()
// ===== amdgpu.sched_barrier: full
module {
  amdgpu.sched_barrier allow = <non_mem_non_sideffect> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "amdgpu.sched_barrier"() <{opts = #amdgpu.sched_barrier_opt<non_mem_non_sideffect>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== amdgpu.sparse_mfma: bare (not verified)
module {
  %0:4 = "t.values"() : () -> (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>)
  %1 = amdgpu.sparse_mfma 1x1x1 %0#0 * %0#1 + %0#2 sparse(%0#3 : vector<4xi8>) : vector<4xf16>, vector<8xf16>, vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>)
  %1 = "amdgpu.sparse_mfma"(%0#0, %0#1, %0#2, %0#3) <{abid = 0 : i32, cbsz = 0 : i32, k = 1 : i32, m = 1 : i32, n = 1 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
}) : () -> ()
// ===== amdgpu.sparse_mfma: full (not verified)
module {
  %0:4 = "t.values"() : () -> (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>)
  %1 = amdgpu.sparse_mfma 1x1x1 %0#0 * %0#1 + %0#2 sparse(%0#3 : vector<4xi8>) {abid = 1 : i32, cbsz = 1 : i32, t.x = 1 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>)
  %1 = "amdgpu.sparse_mfma"(%0#0, %0#1, %0#2, %0#3) <{abid = 1 : i32, cbsz = 1 : i32, k = 1 : i32, m = 1 : i32, n = 1 : i32}> {t.x = 1 : i32} : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
}) : () -> ()
// ===== amdgpu.sparse_mfma: with cbsz (not verified)
module {
  %0:4 = "t.values"() : () -> (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>)
  %1 = amdgpu.sparse_mfma 1x1x1 %0#0 * %0#1 + %0#2 sparse(%0#3 : vector<4xi8>) {cbsz = 1 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>)
  %1 = "amdgpu.sparse_mfma"(%0#0, %0#1, %0#2, %0#3) <{abid = 0 : i32, cbsz = 1 : i32, k = 1 : i32, m = 1 : i32, n = 1 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
}) : () -> ()
// ===== amdgpu.sparse_mfma: with abid (not verified)
module {
  %0:4 = "t.values"() : () -> (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>)
  %1 = amdgpu.sparse_mfma 1x1x1 %0#0 * %0#1 + %0#2 sparse(%0#3 : vector<4xi8>) {abid = 1 : i32} : vector<4xf16>, vector<8xf16>, vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>)
  %1 = "amdgpu.sparse_mfma"(%0#0, %0#1, %0#2, %0#3) <{abid = 1 : i32, cbsz = 0 : i32, k = 1 : i32, m = 1 : i32, n = 1 : i32}> : (vector<4xf16>, vector<8xf16>, vector<4xf32>, vector<4xi8>) -> vector<4xf32>
}) : () -> ()
// ===== amdgpu.swizzle_bitmode: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = amdgpu.swizzle_bitmode %0 1 1 1 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "amdgpu.swizzle_bitmode"(%0) <{and_mask = 1 : i32, or_mask = 1 : i32, xor_mask = 1 : i32}> : (i32) -> i32
}) : () -> ()
// ===== amdgpu.swizzle_bitmode: full
module {
  %0 = "t.values"() : () -> i32
  %1 = amdgpu.swizzle_bitmode %0 1 1 1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "amdgpu.swizzle_bitmode"(%0) <{and_mask = 1 : i32, or_mask = 1 : i32, xor_mask = 1 : i32}> {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== amdgpu.tensor_load_to_lds: bare
module {
  %0 = "t.values"() : () -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %0 : !amdgpu.tdm_descriptor
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !amdgpu.tdm_descriptor
  "amdgpu.tensor_load_to_lds"(%0) : (!amdgpu.tdm_descriptor) -> ()
}) : () -> ()
// ===== amdgpu.tensor_load_to_lds: full
module {
  %0 = "t.values"() : () -> !amdgpu.tdm_descriptor
  amdgpu.tensor_load_to_lds %0 {t.x = 1 : i32} : !amdgpu.tdm_descriptor
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !amdgpu.tdm_descriptor
  "amdgpu.tensor_load_to_lds"(%0) {t.x = 1 : i32} : (!amdgpu.tdm_descriptor) -> ()
}) : () -> ()
// ===== amdgpu.tensor_store_from_lds: bare
module {
  %0 = "t.values"() : () -> !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %0 : !amdgpu.tdm_descriptor
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !amdgpu.tdm_descriptor
  "amdgpu.tensor_store_from_lds"(%0) : (!amdgpu.tdm_descriptor) -> ()
}) : () -> ()
// ===== amdgpu.tensor_store_from_lds: full
module {
  %0 = "t.values"() : () -> !amdgpu.tdm_descriptor
  amdgpu.tensor_store_from_lds %0 {t.x = 1 : i32} : !amdgpu.tdm_descriptor
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !amdgpu.tdm_descriptor
  "amdgpu.tensor_store_from_lds"(%0) {t.x = 1 : i32} : (!amdgpu.tdm_descriptor) -> ()
}) : () -> ()
// ===== amdgpu.transpose_load: bare (not verified)
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = amdgpu.transpose_load %0[] : memref<4xi32> -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "amdgpu.transpose_load"(%0) : (memref<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== amdgpu.transpose_load: full (not verified)
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, index, index)
  %1 = amdgpu.transpose_load %0#0[%0#1, %0#2] {t.x = 1 : i32} : memref<4xi32> -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, index, index)
  %1 = "amdgpu.transpose_load"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (memref<4xi32>, index, index) -> vector<4xi32>
}) : () -> ()
// ===== amdgpu.transpose_load: ones (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = amdgpu.transpose_load %0#0[%0#1] : memref<4xi32> -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = "amdgpu.transpose_load"(%0#0, %0#1) : (memref<4xi32>, index) -> vector<4xi32>
}) : () -> ()
// ===== amdgpu.wmma: by hand
module {
  func.func @f(%arg0: vector<16xf16>, %arg1: vector<8xf32>) {
    %0 = amdgpu.wmma 16x16x16 %arg0 * %arg0 + %arg1 : vector<16xf16>, vector<16xf16>, vector<8xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (vector<16xf16>, vector<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: vector<16xf16>, %arg1: vector<8xf32>):
    %0 = "amdgpu.wmma"(%arg0, %arg0, %arg1) <{k = 16 : i32, m = 16 : i32, n = 16 : i32, subwordOffset = 0 : i32}> : (vector<16xf16>, vector<16xf16>, vector<8xf32>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
