// ===== xevm.blockload: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = xevm.blockload %0  : (!llvm.ptr) -> i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "xevm.blockload"(%0) : (!llvm.ptr) -> i8
}) : () -> ()
// ===== xevm.blockload: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = xevm.blockload %0 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>}> {t.x = 1 : i32} : (!llvm.ptr) -> i8
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "xevm.blockload"(%0) <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>}> {t.x = 1 : i32} : (!llvm.ptr) -> i8
}) : () -> ()
// ===== xevm.blockload2d: bare (not verified)
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr, i32, i32, i32, i32, i32)
  %1 = xevm.blockload2d %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 <{elem_size_in_bits = 1 : i32, pack_register = true, tile_height = 1 : i32, tile_width = 1 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr, i32, i32, i32, i32, i32) -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr, i32, i32, i32, i32, i32)
  %1 = "xevm.blockload2d"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{elem_size_in_bits = 1 : i32, pack_register = true, tile_height = 1 : i32, tile_width = 1 : i32, transpose = true, v_blocks = 1 : i32}> : (!llvm.ptr, i32, i32, i32, i32, i32) -> vector<4xi32>
}) : () -> ()
// ===== xevm.blockload2d: full (not verified)
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr, i32, i32, i32, i32, i32)
  %1 = xevm.blockload2d %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>, elem_size_in_bits = 1 : i32, pack_register = true, tile_height = 1 : i32, tile_width = 1 : i32, transpose = true, v_blocks = 1 : i32}> {t.x = 1 : i32} : (!llvm.ptr, i32, i32, i32, i32, i32) -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr, i32, i32, i32, i32, i32)
  %1 = "xevm.blockload2d"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>, elem_size_in_bits = 1 : i32, pack_register = true, tile_height = 1 : i32, tile_width = 1 : i32, transpose = true, v_blocks = 1 : i32}> {t.x = 1 : i32} : (!llvm.ptr, i32, i32, i32, i32, i32) -> vector<4xi32>
}) : () -> ()
// ===== xevm.blockprefetch2d: bare (not verified)
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr, i32, i32, i32, i32, i32)
  xevm.blockprefetch2d %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 <{elem_size_in_bits = 1 : i32, tile_height = 1 : i32, tile_width = 1 : i32, v_blocks = 1 : i32}> : (!llvm.ptr, i32, i32, i32, i32, i32)
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr, i32, i32, i32, i32, i32)
  "xevm.blockprefetch2d"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{elem_size_in_bits = 1 : i32, tile_height = 1 : i32, tile_width = 1 : i32, v_blocks = 1 : i32}> : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
}) : () -> ()
// ===== xevm.blockprefetch2d: full (not verified)
module {
  %0:6 = "t.values"() : () -> (!llvm.ptr, i32, i32, i32, i32, i32)
  xevm.blockprefetch2d %0#0, %0#1, %0#2, %0#3, %0#4, %0#5 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>, elem_size_in_bits = 1 : i32, tile_height = 1 : i32, tile_width = 1 : i32, v_blocks = 1 : i32}> {t.x = 1 : i32} : (!llvm.ptr, i32, i32, i32, i32, i32)
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (!llvm.ptr, i32, i32, i32, i32, i32)
  "xevm.blockprefetch2d"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>, elem_size_in_bits = 1 : i32, tile_height = 1 : i32, tile_width = 1 : i32, v_blocks = 1 : i32}> {t.x = 1 : i32} : (!llvm.ptr, i32, i32, i32, i32, i32) -> ()
}) : () -> ()
// ===== xevm.blockstore: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i8)
  xevm.blockstore %0#0, %0#1  : (!llvm.ptr, i8)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i8)
  "xevm.blockstore"(%0#0, %0#1) : (!llvm.ptr, i8) -> ()
}) : () -> ()
// ===== xevm.blockstore: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i8)
  xevm.blockstore %0#0, %0#1 <{cache_control = #xevm.store_cache_control<L1uc_L2uc_L3wb>}> {t.x = 1 : i32} : (!llvm.ptr, i8)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i8)
  "xevm.blockstore"(%0#0, %0#1) <{cache_control = #xevm.store_cache_control<L1uc_L2uc_L3wb>}> {t.x = 1 : i32} : (!llvm.ptr, i8) -> ()
}) : () -> ()
// ===== xevm.blockstore2d: bare (not verified)
module {
  %0:7 = "t.values"() : () -> (!llvm.ptr, i32, i32, i32, i32, i32, vector<4xi32>)
  xevm.blockstore2d %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6 <{elem_size_in_bits = 1 : i32, tile_height = 1 : i32, tile_width = 1 : i32}> : (!llvm.ptr, i32, i32, i32, i32, i32, vector<4xi32>)
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!llvm.ptr, i32, i32, i32, i32, i32, vector<4xi32>)
  "xevm.blockstore2d"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{elem_size_in_bits = 1 : i32, tile_height = 1 : i32, tile_width = 1 : i32}> : (!llvm.ptr, i32, i32, i32, i32, i32, vector<4xi32>) -> ()
}) : () -> ()
// ===== xevm.blockstore2d: full (not verified)
module {
  %0:7 = "t.values"() : () -> (!llvm.ptr, i32, i32, i32, i32, i32, vector<4xi32>)
  xevm.blockstore2d %0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6 <{cache_control = #xevm.store_cache_control<L1uc_L2uc_L3wb>, elem_size_in_bits = 1 : i32, tile_height = 1 : i32, tile_width = 1 : i32}> {t.x = 1 : i32} : (!llvm.ptr, i32, i32, i32, i32, i32, vector<4xi32>)
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (!llvm.ptr, i32, i32, i32, i32, i32, vector<4xi32>)
  "xevm.blockstore2d"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) <{cache_control = #xevm.store_cache_control<L1uc_L2uc_L3wb>, elem_size_in_bits = 1 : i32, tile_height = 1 : i32, tile_width = 1 : i32}> {t.x = 1 : i32} : (!llvm.ptr, i32, i32, i32, i32, i32, vector<4xi32>) -> ()
}) : () -> ()
// ===== xevm.group_count.x: bare
module {
  %0 = xevm.group_count.x : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.group_count.x"() : () -> i32
}) : () -> ()
// ===== xevm.group_count.x: full
module {
  %0 = xevm.group_count.x range <i32, 0, 8> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.group_count.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== xevm.group_count.y: bare
module {
  %0 = xevm.group_count.y : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.group_count.y"() : () -> i32
}) : () -> ()
// ===== xevm.group_count.y: full
module {
  %0 = xevm.group_count.y range <i32, 0, 8> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.group_count.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== xevm.group_count.z: bare
module {
  %0 = xevm.group_count.z : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.group_count.z"() : () -> i32
}) : () -> ()
// ===== xevm.group_count.z: full
module {
  %0 = xevm.group_count.z range <i32, 0, 8> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.group_count.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== xevm.group_id.x: bare
module {
  %0 = xevm.group_id.x : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.group_id.x"() : () -> i32
}) : () -> ()
// ===== xevm.group_id.x: full
module {
  %0 = xevm.group_id.x range <i32, 0, 8> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.group_id.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== xevm.group_id.y: bare
module {
  %0 = xevm.group_id.y : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.group_id.y"() : () -> i32
}) : () -> ()
// ===== xevm.group_id.y: full
module {
  %0 = xevm.group_id.y range <i32, 0, 8> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.group_id.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== xevm.group_id.z: bare
module {
  %0 = xevm.group_id.z : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.group_id.z"() : () -> i32
}) : () -> ()
// ===== xevm.group_id.z: full
module {
  %0 = xevm.group_id.z range <i32, 0, 8> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.group_id.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== xevm.lane_id: bare
module {
  %0 = xevm.lane_id : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.lane_id"() : () -> i32
}) : () -> ()
// ===== xevm.lane_id: full
module {
  %0 = xevm.lane_id range <i32, 0, 8> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.lane_id"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== xevm.local_id.x: bare
module {
  %0 = xevm.local_id.x : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.local_id.x"() : () -> i32
}) : () -> ()
// ===== xevm.local_id.x: full
module {
  %0 = xevm.local_id.x range <i32, 0, 8> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.local_id.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== xevm.local_id.y: bare
module {
  %0 = xevm.local_id.y : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.local_id.y"() : () -> i32
}) : () -> ()
// ===== xevm.local_id.y: full
module {
  %0 = xevm.local_id.y range <i32, 0, 8> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.local_id.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== xevm.local_id.z: bare
module {
  %0 = xevm.local_id.z : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.local_id.z"() : () -> i32
}) : () -> ()
// ===== xevm.local_id.z: full
module {
  %0 = xevm.local_id.z range <i32, 0, 8> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.local_id.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== xevm.local_size.x: bare
module {
  %0 = xevm.local_size.x : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.local_size.x"() : () -> i32
}) : () -> ()
// ===== xevm.local_size.x: full
module {
  %0 = xevm.local_size.x range <i32, 0, 8> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.local_size.x"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== xevm.local_size.y: bare
module {
  %0 = xevm.local_size.y : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.local_size.y"() : () -> i32
}) : () -> ()
// ===== xevm.local_size.y: full
module {
  %0 = xevm.local_size.y range <i32, 0, 8> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.local_size.y"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== xevm.local_size.z: bare
module {
  %0 = xevm.local_size.z : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.local_size.z"() : () -> i32
}) : () -> ()
// ===== xevm.local_size.z: full
module {
  %0 = xevm.local_size.z range <i32, 0, 8> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.local_size.z"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== xevm.memfence: bare
module {
  xevm.memfence <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<subgroup>}>
}
// ----- generic
"builtin.module"() ({
  "xevm.memfence"() <{addrspace = #xevm.addr_space<generic>, scope = #xevm.mem_scope<subgroup>}> : () -> ()
}) : () -> ()
// ===== xevm.memfence: full
module {
  xevm.memfence <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<subgroup>}> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "xevm.memfence"() <{addrspace = #xevm.addr_space<global>, scope = #xevm.mem_scope<subgroup>}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== xevm.mma: bare
module {
  %0:2 = "t.values"() : () -> (vector<4xi8>, vector<4xi8>)
  %1 = xevm.mma %0#0, %0#1 {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi8>, vector<4xi8>)
  %1 = "xevm.mma"(%0#0, %0#1) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = f16, b = f16, c = f32>}> : (vector<4xi8>, vector<4xi8>) -> vector<4xi8>
}) : () -> ()
// ===== xevm.mma: full
module {
  %0:3 = "t.values"() : () -> (vector<4xi8>, vector<4xi8>, vector<4xi8>)
  %1 = xevm.mma %0#0, %0#1, %0#2 {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} {t.x = 1 : i32} : (vector<4xi8>, vector<4xi8>, vector<4xi8>) -> vector<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi8>, vector<4xi8>, vector<4xi8>)
  %1 = "xevm.mma"(%0#0, %0#1, %0#2) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = f16, b = f16, c = f32>}> {t.x = 1 : i32} : (vector<4xi8>, vector<4xi8>, vector<4xi8>) -> vector<4xi8>
}) : () -> ()
// ===== xevm.mma: ones
module {
  %0:3 = "t.values"() : () -> (vector<4xi8>, vector<4xi8>, vector<4xi8>)
  %1 = xevm.mma %0#0, %0#1, %0#2 {shape = <m = 8, n = 16, k = 16>, types = <d = f32, a = f16, b = f16, c = f32>} : (vector<4xi8>, vector<4xi8>, vector<4xi8>) -> vector<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi8>, vector<4xi8>, vector<4xi8>)
  %1 = "xevm.mma"(%0#0, %0#1, %0#2) <{shape = #xevm.mma_shape<m = 8, n = 16, k = 16>, types = #xevm.mma_types<d = f32, a = f16, b = f16, c = f32>}> : (vector<4xi8>, vector<4xi8>, vector<4xi8>) -> vector<4xi8>
}) : () -> ()
// ===== xevm.prefetch: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  xevm.prefetch %0  : (!llvm.ptr<1>)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  "xevm.prefetch"(%0) : (!llvm.ptr<1>) -> ()
}) : () -> ()
// ===== xevm.prefetch: full
module {
  %0 = "t.values"() : () -> !llvm.ptr<1>
  xevm.prefetch %0 <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>}> {t.x = 1 : i32} : (!llvm.ptr<1>)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr<1>
  "xevm.prefetch"(%0) <{cache_control = #xevm.load_cache_control<L1uc_L2uc_L3c>}> {t.x = 1 : i32} : (!llvm.ptr<1>) -> ()
}) : () -> ()
// ===== xevm.subgroup_id: bare
module {
  %0 = xevm.subgroup_id : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.subgroup_id"() : () -> i32
}) : () -> ()
// ===== xevm.subgroup_id: full
module {
  %0 = xevm.subgroup_id range <i32, 0, 8> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.subgroup_id"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== xevm.subgroup_size: bare
module {
  %0 = xevm.subgroup_size : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.subgroup_size"() : () -> i32
}) : () -> ()
// ===== xevm.subgroup_size: full
module {
  %0 = xevm.subgroup_size range <i32, 0, 8> {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "xevm.subgroup_size"() <{range = #llvm.constant_range<i32, 0, 8>}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
