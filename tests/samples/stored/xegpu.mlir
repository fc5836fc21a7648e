// ===== xegpu.alloc_nbarrier: bare
module {
  xegpu.alloc_nbarrier 1
}
// ----- generic
"builtin.module"() ({
  "xegpu.alloc_nbarrier"() <{nbarrier_num = 1 : i64}> : () -> ()
}) : () -> ()
// ===== xegpu.alloc_nbarrier: full
module {
  xegpu.alloc_nbarrier 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "xegpu.alloc_nbarrier"() <{nbarrier_num = 1 : i64}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== xegpu.atomic_rmw: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (!xegpu.tensor_desc<8x16xf32>, vector<4xi1>, vector<4xi1>)
  %1 = xegpu.atomic_rmw addi %0#0, %0#1, %0#2 : !xegpu.tensor_desc<8x16xf32>, vector<4xi1>, vector<4xi1> -> vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!xegpu.tensor_desc<8x16xf32>, vector<4xi1>, vector<4xi1>)
  %1 = "xegpu.atomic_rmw"(%0#0, %0#1, %0#2) <{kind = 1 : i64}> : (!xegpu.tensor_desc<8x16xf32>, vector<4xi1>, vector<4xi1>) -> vector<4xi1>
}) : () -> ()
// ===== xegpu.create_mem_desc: bare (not verified)
module {
  %0 = "t.values"() : () -> memref<4xi1>
  %1 = xegpu.create_mem_desc %0 : memref<4xi1> -> !xegpu.mem_desc<16x64xf16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi1>
  %1 = "xegpu.create_mem_desc"(%0) : (memref<4xi1>) -> !xegpu.mem_desc<16x64xf16>
}) : () -> ()
// ===== xegpu.create_mem_desc: full (not verified)
module {
  %0 = "t.values"() : () -> memref<4xi1>
  %1 = xegpu.create_mem_desc %0  {t.x = 1 : i32}: memref<4xi1> -> !xegpu.mem_desc<16x64xf16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi1>
  %1 = "xegpu.create_mem_desc"(%0) {t.x = 1 : i32} : (memref<4xi1>) -> !xegpu.mem_desc<16x64xf16>
}) : () -> ()
// ===== xegpu.create_nd_tdesc: bare (not verified)
module {
  %0 = "t.values"() : () -> i32
  %1 = xegpu.create_nd_tdesc %0 : i32 -> !xegpu.tensor_desc<8x16xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "xegpu.create_nd_tdesc"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i32) -> !xegpu.tensor_desc<8x16xf32>
}) : () -> ()
// ===== xegpu.create_nd_tdesc: with const_offsets (not verified)
module {
  %0 = "t.values"() : () -> i32
  %1 = xegpu.create_nd_tdesc %0[0] : i32 -> !xegpu.tensor_desc<8x16xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "xegpu.create_nd_tdesc"(%0) <{const_offsets = array<i64: 0>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i32) -> !xegpu.tensor_desc<8x16xf32>
}) : () -> ()
// ===== xegpu.create_tdesc: bare
module {
  %0:2 = "t.values"() : () -> (i32, vector<4xindex>)
  %1 = xegpu.create_tdesc %0#0, %0#1 : i32, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, vector<4xindex>)
  %1 = "xegpu.create_tdesc"(%0#0, %0#1) : (i32, vector<4xindex>) -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
}) : () -> ()
// ===== xegpu.create_tdesc: full
module {
  %0:2 = "t.values"() : () -> (i32, vector<4xindex>)
  %1 = xegpu.create_tdesc %0#0, %0#1 {t.x = 1 : i32} : i32, vector<4xindex> -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, vector<4xindex>)
  %1 = "xegpu.create_tdesc"(%0#0, %0#1) {t.x = 1 : i32} : (i32, vector<4xindex>) -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
}) : () -> ()
// ===== xegpu.dpas: bare
module {
  %0:2 = "t.values"() : () -> (vector<4xi8>, vector<4xi8>)
  %1 = xegpu.dpas %0#0, %0#1 : vector<4xi8>, vector<4xi8> -> vector<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi8>, vector<4xi8>)
  %1 = "xegpu.dpas"(%0#0, %0#1) : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
}) : () -> ()
// ===== xegpu.dpas: with acc
module {
  %0:3 = "t.values"() : () -> (vector<4x4xi4>, vector<4x4xi4>, vector<4x4xi4>)
  %1 = xegpu.dpas %0#0, %0#1, %0#2 : vector<4x4xi4>, vector<4x4xi4>, vector<4x4xi4> -> vector<4x4xi4>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4x4xi4>, vector<4x4xi4>, vector<4x4xi4>)
  %1 = "xegpu.dpas"(%0#0, %0#1, %0#2) : (vector<4x4xi4>, vector<4x4xi4>, vector<4x4xi4>) -> vector<4x4xi4>
}) : () -> ()
// ===== xegpu.fence: bare
module {
  xegpu.fence memory_kind = slm, fence_scope = gpu
}
// ----- generic
"builtin.module"() ({
  "xegpu.fence"() <{fence_scope = #xegpu<fence_scope gpu>, memory_kind = #xegpu<memory_space slm>}> : () -> ()
}) : () -> ()
// ===== xegpu.fence: full
module {
  xegpu.fence memory_kind = slm, fence_scope = gpu {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "xegpu.fence"() <{fence_scope = #xegpu<fence_scope gpu>, memory_kind = #xegpu<memory_space slm>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== xegpu.init_nbarrier: bare
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = xegpu.init_nbarrier %0#0, %0#1 : i8, i8 -> !xegpu.nbarrier
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "xegpu.init_nbarrier"(%0#0, %0#1) : (i8, i8) -> !xegpu.nbarrier
}) : () -> ()
// ===== xegpu.init_nbarrier: full
module {
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = xegpu.init_nbarrier %0#0, %0#1 {t.x = 1 : i32} : i8, i8 -> !xegpu.nbarrier
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i8, i8)
  %1 = "xegpu.init_nbarrier"(%0#0, %0#1) {t.x = 1 : i32} : (i8, i8) -> !xegpu.nbarrier
}) : () -> ()
// ===== xegpu.load: bare
module {
  %0:2 = "t.values"() : () -> (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1)
  %1 = xegpu.load %0#0, %0#1  : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1)
  %1 = "xegpu.load"(%0#0, %0#1) : (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1) -> i1
}) : () -> ()
// ===== xegpu.load: ones
module {
  %0:3 = "t.values"() : () -> (i32, index, i1)
  %1 = xegpu.load %0#0[%0#1], %0#2  : i32, index, i1 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, index, i1)
  %1 = "xegpu.load"(%0#0, %0#1, %0#2) : (i32, index, i1) -> i1
}) : () -> ()
// ===== xegpu.load: with offsets
module {
  %0:3 = "t.values"() : () -> (ui64, index, i1)
  %1 = xegpu.load %0#0[%0#1], %0#2  : ui64, index, i1 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (ui64, index, i1)
  %1 = "xegpu.load"(%0#0, %0#1, %0#2) : (ui64, index, i1) -> i1
}) : () -> ()
// ===== xegpu.load: with chunk_size
module {
  %0:2 = "t.values"() : () -> (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1)
  %1 = xegpu.load %0#0, %0#1 <{chunk_size = 1 : i64}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1)
  %1 = "xegpu.load"(%0#0, %0#1) <{chunk_size = 1 : i64}> : (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1) -> i1
}) : () -> ()
// ===== xegpu.load: with l1_hint
module {
  %0:2 = "t.values"() : () -> (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1)
  %1 = xegpu.load %0#0, %0#1 <{l1_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1 -> i1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1)
  %1 = "xegpu.load"(%0#0, %0#1) <{l1_hint = #xegpu.cache_hint<uncached>}> : (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, i1) -> i1
}) : () -> ()
// ===== xegpu.load_matrix: bare (not verified)
module {
  %0 = "t.values"() : () -> !xegpu.mem_desc<16x64xf16>
  %1 = xegpu.load_matrix %0[0] : !xegpu.mem_desc<16x64xf16> -> i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.mem_desc<16x64xf16>
  %1 = "xegpu.load_matrix"(%0) <{const_offsets = array<i64: 0>}> : (!xegpu.mem_desc<16x64xf16>) -> i1
}) : () -> ()
// ===== xegpu.load_matrix: with subgroup_block_io (not verified)
module {
  %0 = "t.values"() : () -> !xegpu.mem_desc<16x64xf16>
  %1 = xegpu.load_matrix %0[0] <{subgroup_block_io}>: !xegpu.mem_desc<16x64xf16> -> i1
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.mem_desc<16x64xf16>
  %1 = "xegpu.load_matrix"(%0) <{const_offsets = array<i64: 0>, subgroup_block_io}> : (!xegpu.mem_desc<16x64xf16>) -> i1
}) : () -> ()
// ===== xegpu.load_nd: bare (not verified)
module {
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.load_nd %0  : !xegpu.tensor_desc<8x16xf32> -> vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  %1 = "xegpu.load_nd"(%0) : (!xegpu.tensor_desc<8x16xf32>) -> vector<4xi1>
}) : () -> ()
// ===== xegpu.load_nd: with const_offsets (not verified)
module {
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.load_nd %0[0]  : !xegpu.tensor_desc<8x16xf32> -> vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  %1 = "xegpu.load_nd"(%0) <{const_offsets = array<i64: 0>}> : (!xegpu.tensor_desc<8x16xf32>) -> vector<4xi1>
}) : () -> ()
// ===== xegpu.load_nd: with packed (not verified)
module {
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.load_nd %0 <{packed}> : !xegpu.tensor_desc<8x16xf32> -> vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  %1 = "xegpu.load_nd"(%0) <{packed}> : (!xegpu.tensor_desc<8x16xf32>) -> vector<4xi1>
}) : () -> ()
// ===== xegpu.load_nd: with transpose (not verified)
module {
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.load_nd %0 <{transpose = array<i64: 0>}> : !xegpu.tensor_desc<8x16xf32> -> vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  %1 = "xegpu.load_nd"(%0) <{transpose = array<i64: 0>}> : (!xegpu.tensor_desc<8x16xf32>) -> vector<4xi1>
}) : () -> ()
// ===== xegpu.load_nd: with l1_hint (not verified)
module {
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.load_nd %0 <{l1_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32> -> vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  %1 = "xegpu.load_nd"(%0) <{l1_hint = #xegpu.cache_hint<uncached>}> : (!xegpu.tensor_desc<8x16xf32>) -> vector<4xi1>
}) : () -> ()
// ===== xegpu.nbarrier_arrive: bare
module {
  %0 = "t.values"() : () -> !xegpu.nbarrier
  xegpu.nbarrier_arrive %0 : !xegpu.nbarrier
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.nbarrier
  "xegpu.nbarrier_arrive"(%0) : (!xegpu.nbarrier) -> ()
}) : () -> ()
// ===== xegpu.nbarrier_arrive: full
module {
  %0 = "t.values"() : () -> !xegpu.nbarrier
  xegpu.nbarrier_arrive %0 {t.x = 1 : i32} : !xegpu.nbarrier
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.nbarrier
  "xegpu.nbarrier_arrive"(%0) {t.x = 1 : i32} : (!xegpu.nbarrier) -> ()
}) : () -> ()
// ===== xegpu.nbarrier_wait: bare
module {
  %0 = "t.values"() : () -> !xegpu.nbarrier
  xegpu.nbarrier_wait %0 : !xegpu.nbarrier
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.nbarrier
  "xegpu.nbarrier_wait"(%0) : (!xegpu.nbarrier) -> ()
}) : () -> ()
// ===== xegpu.nbarrier_wait: full
module {
  %0 = "t.values"() : () -> !xegpu.nbarrier
  xegpu.nbarrier_wait %0 {t.x = 1 : i32} : !xegpu.nbarrier
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.nbarrier
  "xegpu.nbarrier_wait"(%0) {t.x = 1 : i32} : (!xegpu.nbarrier) -> ()
}) : () -> ()
// ===== xegpu.prefetch: bare
module {
  %0 = "t.values"() : () -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  xegpu.prefetch %0  : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  "xegpu.prefetch"(%0) : (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>) -> ()
}) : () -> ()
// ===== xegpu.prefetch: ones
module {
  %0:2 = "t.values"() : () -> (memref<4xi4>, index)
  xegpu.prefetch %0#0[%0#1]  : memref<4xi4>, index
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi4>, index)
  "xegpu.prefetch"(%0#0, %0#1) : (memref<4xi4>, index) -> ()
}) : () -> ()
// ===== xegpu.prefetch: with offsets
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, vector<16xindex>)
  xegpu.prefetch %0#0[%0#1]  : memref<4xf32>, vector<16xindex>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, vector<16xindex>)
  "xegpu.prefetch"(%0#0, %0#1) : (memref<4xf32>, vector<16xindex>) -> ()
}) : () -> ()
// ===== xegpu.prefetch: with l1_hint
module {
  %0 = "t.values"() : () -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  xegpu.prefetch %0 <{l1_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  "xegpu.prefetch"(%0) <{l1_hint = #xegpu.cache_hint<uncached>}> : (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>) -> ()
}) : () -> ()
// ===== xegpu.prefetch: with l2_hint
module {
  %0 = "t.values"() : () -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  xegpu.prefetch %0 <{l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
  "xegpu.prefetch"(%0) <{l2_hint = #xegpu.cache_hint<uncached>}> : (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>) -> ()
}) : () -> ()
// ===== xegpu.prefetch_nd: bare
module {
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0  : !xegpu.tensor_desc<8x16xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  "xegpu.prefetch_nd"(%0) : (!xegpu.tensor_desc<8x16xf32>) -> ()
}) : () -> ()
// ===== xegpu.prefetch_nd: with l1_hint
module {
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0 <{l1_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  "xegpu.prefetch_nd"(%0) <{l1_hint = #xegpu.cache_hint<uncached>}> : (!xegpu.tensor_desc<8x16xf32>) -> ()
}) : () -> ()
// ===== xegpu.prefetch_nd: with l2_hint
module {
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0 <{l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  "xegpu.prefetch_nd"(%0) <{l2_hint = #xegpu.cache_hint<uncached>}> : (!xegpu.tensor_desc<8x16xf32>) -> ()
}) : () -> ()
// ===== xegpu.prefetch_nd: with l3_hint
module {
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0 <{l3_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  "xegpu.prefetch_nd"(%0) <{l3_hint = #xegpu.cache_hint<uncached>}> : (!xegpu.tensor_desc<8x16xf32>) -> ()
}) : () -> ()
// ===== xegpu.prefetch_nd: with const_offsets
module {
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  xegpu.prefetch_nd %0[1, 0]  : !xegpu.tensor_desc<8x16xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  "xegpu.prefetch_nd"(%0) <{const_offsets = array<i64: 1, 0>}> : (!xegpu.tensor_desc<8x16xf32>) -> ()
}) : () -> ()
// ===== xegpu.store: ones
module {
  %0:4 = "t.values"() : () -> (i1, memref<4xi1>, index, i1)
  xegpu.store %0#0, %0#1[%0#2], %0#3  : i1, memref<4xi1>, index, i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, memref<4xi1>, index, i1)
  "xegpu.store"(%0#0, %0#1, %0#2, %0#3) : (i1, memref<4xi1>, index, i1) -> ()
}) : () -> ()
// ===== xegpu.store: ones with chunk_size
module {
  %0:4 = "t.values"() : () -> (i1, memref<4xi1>, index, i1)
  xegpu.store %0#0, %0#1[%0#2], %0#3 <{chunk_size = 1 : i64}> : i1, memref<4xi1>, index, i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, memref<4xi1>, index, i1)
  "xegpu.store"(%0#0, %0#1, %0#2, %0#3) <{chunk_size = 1 : i64}> : (i1, memref<4xi1>, index, i1) -> ()
}) : () -> ()
// ===== xegpu.store: ones with l1_hint
module {
  %0:4 = "t.values"() : () -> (i1, memref<4xi1>, index, i1)
  xegpu.store %0#0, %0#1[%0#2], %0#3 <{l1_hint = #xegpu.cache_hint<uncached>}> : i1, memref<4xi1>, index, i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, memref<4xi1>, index, i1)
  "xegpu.store"(%0#0, %0#1, %0#2, %0#3) <{l1_hint = #xegpu.cache_hint<uncached>}> : (i1, memref<4xi1>, index, i1) -> ()
}) : () -> ()
// ===== xegpu.store: ones with l2_hint
module {
  %0:4 = "t.values"() : () -> (i1, memref<4xi1>, index, i1)
  xegpu.store %0#0, %0#1[%0#2], %0#3 <{l2_hint = #xegpu.cache_hint<uncached>}> : i1, memref<4xi1>, index, i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, memref<4xi1>, index, i1)
  "xegpu.store"(%0#0, %0#1, %0#2, %0#3) <{l2_hint = #xegpu.cache_hint<uncached>}> : (i1, memref<4xi1>, index, i1) -> ()
}) : () -> ()
// ===== xegpu.store: ones with l3_hint
module {
  %0:4 = "t.values"() : () -> (i1, memref<4xi1>, index, i1)
  xegpu.store %0#0, %0#1[%0#2], %0#3 <{l3_hint = #xegpu.cache_hint<uncached>}> : i1, memref<4xi1>, index, i1
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i1, memref<4xi1>, index, i1)
  "xegpu.store"(%0#0, %0#1, %0#2, %0#3) <{l3_hint = #xegpu.cache_hint<uncached>}> : (i1, memref<4xi1>, index, i1) -> ()
}) : () -> ()
// ===== xegpu.store_matrix: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (i1, !xegpu.mem_desc<16x64xf16>)
  xegpu.store_matrix %0#0, %0#1[0] : i1, !xegpu.mem_desc<16x64xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i1, !xegpu.mem_desc<16x64xf16>)
  "xegpu.store_matrix"(%0#0, %0#1) <{const_offsets = array<i64: 0>}> : (i1, !xegpu.mem_desc<16x64xf16>) -> ()
}) : () -> ()
// ===== xegpu.store_matrix: with subgroup_block_io (not verified)
module {
  %0:2 = "t.values"() : () -> (i1, !xegpu.mem_desc<16x64xf16>)
  xegpu.store_matrix %0#0, %0#1[0] <{subgroup_block_io}>: i1, !xegpu.mem_desc<16x64xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i1, !xegpu.mem_desc<16x64xf16>)
  "xegpu.store_matrix"(%0#0, %0#1) <{const_offsets = array<i64: 0>, subgroup_block_io}> : (i1, !xegpu.mem_desc<16x64xf16>) -> ()
}) : () -> ()
// ===== xegpu.store_nd: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (vector<4xi1>, !xegpu.tensor_desc<8x16xf32>)
  xegpu.store_nd %0#0, %0#1  : vector<4xi1>, !xegpu.tensor_desc<8x16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi1>, !xegpu.tensor_desc<8x16xf32>)
  "xegpu.store_nd"(%0#0, %0#1) : (vector<4xi1>, !xegpu.tensor_desc<8x16xf32>) -> ()
}) : () -> ()
// ===== xegpu.store_nd: with const_offsets (not verified)
module {
  %0:2 = "t.values"() : () -> (vector<4xi1>, !xegpu.tensor_desc<8x16xf32>)
  xegpu.store_nd %0#0, %0#1[0]  : vector<4xi1>, !xegpu.tensor_desc<8x16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi1>, !xegpu.tensor_desc<8x16xf32>)
  "xegpu.store_nd"(%0#0, %0#1) <{const_offsets = array<i64: 0>}> : (vector<4xi1>, !xegpu.tensor_desc<8x16xf32>) -> ()
}) : () -> ()
// ===== xegpu.store_nd: with l1_hint (not verified)
module {
  %0:2 = "t.values"() : () -> (vector<4xi1>, !xegpu.tensor_desc<8x16xf32>)
  xegpu.store_nd %0#0, %0#1 <{l1_hint = #xegpu.cache_hint<uncached>}> : vector<4xi1>, !xegpu.tensor_desc<8x16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi1>, !xegpu.tensor_desc<8x16xf32>)
  "xegpu.store_nd"(%0#0, %0#1) <{l1_hint = #xegpu.cache_hint<uncached>}> : (vector<4xi1>, !xegpu.tensor_desc<8x16xf32>) -> ()
}) : () -> ()
// ===== xegpu.store_nd: with l2_hint (not verified)
module {
  %0:2 = "t.values"() : () -> (vector<4xi1>, !xegpu.tensor_desc<8x16xf32>)
  xegpu.store_nd %0#0, %0#1 <{l2_hint = #xegpu.cache_hint<uncached>}> : vector<4xi1>, !xegpu.tensor_desc<8x16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi1>, !xegpu.tensor_desc<8x16xf32>)
  "xegpu.store_nd"(%0#0, %0#1) <{l2_hint = #xegpu.cache_hint<uncached>}> : (vector<4xi1>, !xegpu.tensor_desc<8x16xf32>) -> ()
}) : () -> ()
// ===== xegpu.store_nd: with l3_hint (not verified)
module {
  %0:2 = "t.values"() : () -> (vector<4xi1>, !xegpu.tensor_desc<8x16xf32>)
  xegpu.store_nd %0#0, %0#1 <{l3_hint = #xegpu.cache_hint<uncached>}> : vector<4xi1>, !xegpu.tensor_desc<8x16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi1>, !xegpu.tensor_desc<8x16xf32>)
  "xegpu.store_nd"(%0#0, %0#1) <{l3_hint = #xegpu.cache_hint<uncached>}> : (vector<4xi1>, !xegpu.tensor_desc<8x16xf32>) -> ()
}) : () -> ()
// ===== xegpu.update_nd_offset: bare
module {
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  %1 = xegpu.update_nd_offset %0, [1, 0] : !xegpu.tensor_desc<8x16xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !xegpu.tensor_desc<8x16xf32>
  %1 = "xegpu.update_nd_offset"(%0) <{const_offsets = array<i64: 1, 0>}> : (!xegpu.tensor_desc<8x16xf32>) -> !xegpu.tensor_desc<8x16xf32>
}) : () -> ()
// ===== xegpu.update_offset: bare
module {
  %0:2 = "t.values"() : () -> (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>)
  %1 = xegpu.update_offset %0#0, %0#1 : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>)
  %1 = "xegpu.update_offset"(%0#0, %0#1) : (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>) -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
}) : () -> ()
// ===== xegpu.update_offset: full
module {
  %0:2 = "t.values"() : () -> (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>)
  %1 = xegpu.update_offset %0#0, %0#1 {t.x = 1 : i32} : !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>)
  %1 = "xegpu.update_offset"(%0#0, %0#1) {t.x = 1 : i32} : (!xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>, vector<4xindex>) -> !xegpu.tensor_desc<4xf32, #xegpu.scatter_tdesc_attr<>>
}) : () -> ()
