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
// ===== xegpu.convert_layout: by hand
module {
  gpu.module @m {
    gpu.func @f(%arg0: vector<32x64xf16>) {
      %0 = xegpu.convert_layout %arg0 <{input_layout = #xegpu.layout<sg_layout = [2, 2], sg_data = [16, 32], lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<sg_layout = [2, 2], sg_data = [16, 32], lane_layout = [1, 16], lane_data = [2, 1]>}> : vector<32x64xf16>
      gpu.return
    }
  }
}
// ----- generic
"builtin.module"() ({
  "gpu.module"() <{sym_name = "m"}> ({
    "gpu.func"() <{function_type = (vector<32x64xf16>) -> ()}> ({
    ^bb0(%arg0: vector<32x64xf16>):
      %0 = "xegpu.convert_layout"(%arg0) <{input_layout = #xegpu.layout<sg_layout = [2, 2], sg_data = [16, 32], lane_layout = [1, 16], lane_data = [1, 1]>, target_layout = #xegpu.layout<sg_layout = [2, 2], sg_data = [16, 32], lane_layout = [1, 16], lane_data = [2, 1]>}> : (vector<32x64xf16>) -> vector<32x64xf16>
      "gpu.return"() : () -> ()
    }) {sym_name = "f", workgroup_attributions = 0 : i64} : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== xegpu.create_mem_desc: by hand
module {
  func.func @f(%arg0: memref<2048xi8, 3>) {
    %0 = xegpu.create_mem_desc %arg0 : memref<2048xi8, 3> -> !xegpu.mem_desc<16x64xf16>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<2048xi8, 3>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<2048xi8, 3>):
    %0 = "xegpu.create_mem_desc"(%arg0) : (memref<2048xi8, 3>) -> !xegpu.mem_desc<16x64xf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== xegpu.create_nd_tdesc: by hand
module {
  func.func @f(%arg0: memref<24x32xf16>, %arg1: index, %arg2: i64) {
    %0 = xegpu.create_nd_tdesc %arg0 : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
    %1 = xegpu.create_nd_tdesc %arg0[%arg1, 4] : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
    %2 = xegpu.create_nd_tdesc %arg2, shape : [%arg1, 32], strides : [32, 1] : i64 -> !xegpu.tensor_desc<8x16xf16>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<24x32xf16>, index, i64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<24x32xf16>, %arg1: index, %arg2: i64):
    %0 = "xegpu.create_nd_tdesc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<24x32xf16>) -> !xegpu.tensor_desc<8x16xf16>
    %1 = "xegpu.create_nd_tdesc"(%arg0, %arg1) <{const_offsets = array<i64: -9223372036854775808, 4>, operandSegmentSizes = array<i32: 1, 1, 0, 0>}> : (memref<24x32xf16>, index) -> !xegpu.tensor_desc<8x16xf16>
    %2 = "xegpu.create_nd_tdesc"(%arg2, %arg1) <{const_shape = array<i64: -9223372036854775808, 32>, const_strides = array<i64: 32, 1>, operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (i64, index) -> !xegpu.tensor_desc<8x16xf16>
    "func.return"() : () -> ()
  }) : () -> ()
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
// ===== xegpu.load_matrix: by hand
module {
  func.func @f(%arg0: !xegpu.mem_desc<16x64xf16>) {
    %0 = xegpu.load_matrix %arg0[8, 8] : !xegpu.mem_desc<16x64xf16> -> vector<8x16xf16>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!xegpu.mem_desc<16x64xf16>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !xegpu.mem_desc<16x64xf16>):
    %0 = "xegpu.load_matrix"(%arg0) <{const_offsets = array<i64: 8, 8>}> : (!xegpu.mem_desc<16x64xf16>) -> vector<8x16xf16>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== xegpu.load_nd: by hand
module {
  func.func @f(%arg0: memref<24x32xf16>, %arg1: index) {
    %0 = xegpu.create_nd_tdesc %arg0 : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
    %1 = xegpu.load_nd %0[%arg1, 8] <{l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : !xegpu.tensor_desc<8x16xf16> -> vector<8x16xf16>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<24x32xf16>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<24x32xf16>, %arg1: index):
    %0 = "xegpu.create_nd_tdesc"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<24x32xf16>) -> !xegpu.tensor_desc<8x16xf16>
    %1 = "xegpu.load_nd"(%0, %arg1) <{const_offsets = array<i64: -9223372036854775808, 8>, l1_hint = #xegpu.cache_hint<cached>, l2_hint = #xegpu.cache_hint<uncached>}> : (!xegpu.tensor_desc<8x16xf16>, index) -> vector<8x16xf16>
    "func.return"() : () -> ()
  }) : () -> ()
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
// ===== xegpu.store_matrix: by hand
module {
  func.func @f(%arg0: !xegpu.mem_desc<16x64xf16>, %arg1: vector<16x16xf16>, %arg2: index) {
    xegpu.store_matrix %arg1, %arg0[%arg2, 8] : vector<16x16xf16>, !xegpu.mem_desc<16x64xf16>, index
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!xegpu.mem_desc<16x64xf16>, vector<16x16xf16>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !xegpu.mem_desc<16x64xf16>, %arg1: vector<16x16xf16>, %arg2: index):
    "xegpu.store_matrix"(%arg1, %arg0, %arg2) <{const_offsets = array<i64: -9223372036854775808, 8>}> : (vector<16x16xf16>, !xegpu.mem_desc<16x64xf16>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== xegpu.store_nd: by hand
module {
  func.func @f(%arg0: memref<24x32xf16>, %arg1: vector<8x16xf16>) {
    %0 = xegpu.create_nd_tdesc %arg0[0, 0] : memref<24x32xf16> -> !xegpu.tensor_desc<8x16xf16>
    xegpu.store_nd %arg1, %0 <{l1_hint = #xegpu.cache_hint<write_back>}> : vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<24x32xf16>, vector<8x16xf16>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<24x32xf16>, %arg1: vector<8x16xf16>):
    %0 = "xegpu.create_nd_tdesc"(%arg0) <{const_offsets = array<i64: 0, 0>, operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (memref<24x32xf16>) -> !xegpu.tensor_desc<8x16xf16>
    "xegpu.store_nd"(%arg1, %0) <{l1_hint = #xegpu.cache_hint<write_back>}> : (vector<8x16xf16>, !xegpu.tensor_desc<8x16xf16>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
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
