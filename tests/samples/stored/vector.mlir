// ===== vector.bitcast: bare
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = vector.bitcast %0 : vector<4xi32> to vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "vector.bitcast"(%0) : (vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== vector.bitcast: full
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = vector.bitcast %0 {t.x = 1 : i32} : vector<4xi32> to vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "vector.bitcast"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== vector.broadcast: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = vector.broadcast %0 : i32 to vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "vector.broadcast"(%0) : (i32) -> vector<4xi32>
}) : () -> ()
// ===== vector.broadcast: full
module {
  %0 = "t.values"() : () -> i32
  %1 = vector.broadcast %0 {t.x = 1 : i32} : i32 to vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "vector.broadcast"(%0) {t.x = 1 : i32} : (i32) -> vector<4xi32>
}) : () -> ()
// ===== vector.compressstore: ones
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, vector<4xi1>, vector<4xi32>)
  vector.compressstore %0#0[%0#1], %0#2, %0#3 : memref<4xi32>, vector<4xi1>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, vector<4xi1>, vector<4xi32>)
  "vector.compressstore"(%0#0, %0#1, %0#2, %0#3) : (memref<4xi32>, index, vector<4xi1>, vector<4xi32>) -> ()
}) : () -> ()
// ===== vector.compressstore: ones with alignment
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, vector<4xi1>, vector<4xi32>)
  vector.compressstore %0#0[%0#1], %0#2, %0#3 {alignment = 1 : i64} : memref<4xi32>, vector<4xi1>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, vector<4xi1>, vector<4xi32>)
  "vector.compressstore"(%0#0, %0#1, %0#2, %0#3) <{alignment = 1 : i64}> : (memref<4xi32>, index, vector<4xi1>, vector<4xi32>) -> ()
}) : () -> ()
// ===== vector.compressstore: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, vector<4xi1>, vector<4xi1>)
  vector.compressstore %0#0[], %0#1, %0#2 : memref<4xi32>, vector<4xi1>, vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, vector<4xi1>, vector<4xi1>)
  "vector.compressstore"(%0#0, %0#1, %0#2) : (memref<4xi32>, vector<4xi1>, vector<4xi1>) -> ()
}) : () -> ()
// ===== vector.compressstore: full (not verified)
module {
  %0:5 = "t.values"() : () -> (memref<4xi32>, index, index, vector<4xi1>, vector<4xi1>)
  vector.compressstore %0#0[%0#1, %0#2], %0#3, %0#4 {alignment = 1 : i64, t.x = 1 : i32} : memref<4xi32>, vector<4xi1>, vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (memref<4xi32>, index, index, vector<4xi1>, vector<4xi1>)
  "vector.compressstore"(%0#0, %0#1, %0#2, %0#3, %0#4) <{alignment = 1 : i64}> {t.x = 1 : i32} : (memref<4xi32>, index, index, vector<4xi1>, vector<4xi1>) -> ()
}) : () -> ()
// ===== vector.constant_mask: bare
module {
  %0 = vector.constant_mask [0] : vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0>}> : () -> vector<4xi1>
}) : () -> ()
// ===== vector.constant_mask: full
module {
  %0 = vector.constant_mask [0] {t.x = 1 : i32} : vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "vector.constant_mask"() <{mask_dim_sizes = array<i64: 0>}> {t.x = 1 : i32} : () -> vector<4xi1>
}) : () -> ()
// ===== vector.contract: by hand
module {
  func.func @f(%arg0: vector<4x8xf32>, %arg1: vector<8x5xf32>, %arg2: vector<4x5xf32>, %arg3: vector<4x5x8xi1>) {
    %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %arg0, %arg1, %arg2 : vector<4x8xf32>, vector<8x5xf32> into vector<4x5xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8xf32>, vector<8x5xf32>, vector<4x5xf32>, vector<4x5x8xi1>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: vector<4x8xf32>, %arg1: vector<8x5xf32>, %arg2: vector<4x5xf32>, %arg3: vector<4x5x8xi1>):
    %0 = "vector.contract"(%arg0, %arg1, %arg2) <{indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = [#vector.iterator_type<parallel>, #vector.iterator_type<parallel>, #vector.iterator_type<reduction>], kind = #vector.kind<maxnumf>}> : (vector<4x8xf32>, vector<8x5xf32>, vector<4x5xf32>) -> vector<4x5xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== vector.create_mask: ones
module {
  %0 = "t.values"() : () -> index
  %1 = vector.create_mask %0 : vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  %1 = "vector.create_mask"(%0) : (index) -> vector<4xi1>
}) : () -> ()
// ===== vector.create_mask: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = vector.create_mask %0#0, %0#1 {t.x = 1 : i32} : vector<4x4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "vector.create_mask"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> vector<4x4xi1>
}) : () -> ()
// ===== vector.create_mask: bare (not verified)
module {
  %0 = vector.create_mask  : vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "vector.create_mask"() : () -> vector<4xi1>
}) : () -> ()
// ===== vector.deinterleave: bare
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %res1, %res2 = vector.deinterleave %0 : vector<4xi32> -> vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1:2 = "vector.deinterleave"(%0) : (vector<4xi32>) -> (vector<2xi32>, vector<2xi32>)
}) : () -> ()
// ===== vector.deinterleave: full
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %res1, %res2 = vector.deinterleave %0 {t.x = 1 : i32} : vector<4xi32> -> vector<2xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1:2 = "vector.deinterleave"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> (vector<2xi32>, vector<2xi32>)
}) : () -> ()
// ===== vector.expandload: ones
module {
  %0:4 = "t.values"() : () -> (memref<4xi1>, index, vector<4xi1>, vector<4xi1>)
  %1 = vector.expandload %0#0[%0#1], %0#2, %0#3 : memref<4xi1>, vector<4xi1>, vector<4xi1> into vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi1>, index, vector<4xi1>, vector<4xi1>)
  %1 = "vector.expandload"(%0#0, %0#1, %0#2, %0#3) : (memref<4xi1>, index, vector<4xi1>, vector<4xi1>) -> vector<4xi1>
}) : () -> ()
// ===== vector.expandload: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, vector<4xi1>, vector<4xi1>)
  %1 = vector.expandload %0#0[], %0#1, %0#2 : memref<4xi32>, vector<4xi1>, vector<4xi1> into vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, vector<4xi1>, vector<4xi1>)
  %1 = "vector.expandload"(%0#0, %0#1, %0#2) : (memref<4xi32>, vector<4xi1>, vector<4xi1>) -> vector<4xi1>
}) : () -> ()
// ===== vector.expandload: full (not verified)
module {
  %0:5 = "t.values"() : () -> (memref<4xi32>, index, index, vector<4xi1>, vector<4xi1>)
  %1 = vector.expandload %0#0[%0#1, %0#2], %0#3, %0#4 {alignment = 1 : i64, t.x = 1 : i32} : memref<4xi32>, vector<4xi1>, vector<4xi1> into vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (memref<4xi32>, index, index, vector<4xi1>, vector<4xi1>)
  %1 = "vector.expandload"(%0#0, %0#1, %0#2, %0#3, %0#4) <{alignment = 1 : i64}> {t.x = 1 : i32} : (memref<4xi32>, index, index, vector<4xi1>, vector<4xi1>) -> vector<4xi1>
}) : () -> ()
// ===== vector.extract: bare
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = vector.extract %0[0] : i32 from vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "vector.extract"(%0) <{static_position = array<i64: 0>}> : (vector<4xi32>) -> i32
}) : () -> ()
// ===== vector.extract_strided_slice: by hand
module {
  func.func @f(%arg0: vector<4x8x16xf32>) {
    %0 = vector.extract_strided_slice %arg0 {offsets = [0, 2], sizes = [2, 4], strides = [1, 1]} : vector<4x8x16xf32> to vector<2x4x16xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8x16xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: vector<4x8x16xf32>):
    %0 = "vector.extract_strided_slice"(%arg0) <{offsets = [0, 2], sizes = [2, 4], strides = [1, 1]}> : (vector<4x8x16xf32>) -> vector<2x4x16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== vector.fma: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>)
  %1 = vector.fma %0#0, %0#1, %0#2 : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>)
  %1 = "vector.fma"(%0#0, %0#1, %0#2) : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== vector.fma: full
module {
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>)
  %1 = vector.fma %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>, vector<4xf32>)
  %1 = "vector.fma"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xf32>, vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== vector.from_elements: by hand
module {
  func.func @f(%arg0: f32, %arg1: f32) {
    %0 = vector.from_elements %arg0, %arg1, %arg0, %arg1 : vector<2x2xf32>
    %1 = vector.from_elements %arg0 {t.x = 1 : i32} : vector<f32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (f32, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = "vector.from_elements"(%arg0, %arg1, %arg0, %arg1) : (f32, f32, f32, f32) -> vector<2x2xf32>
    %1 = "vector.from_elements"(%arg0) {t.x = 1 : i32} : (f32) -> vector<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== vector.gather: ones
module {
  %0:5 = "t.values"() : () -> (tensor<4xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>)
  %1 = vector.gather %0#0[%0#1] [%0#2], %0#3, %0#4 : tensor<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (tensor<4xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>)
  %1 = "vector.gather"(%0#0, %0#1, %0#2, %0#3, %0#4) : (tensor<4xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== vector.gather: ones with alignment
module {
  %0:5 = "t.values"() : () -> (tensor<4xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>)
  %1 = vector.gather %0#0[%0#1] [%0#2], %0#3, %0#4 {alignment = 1 : i64} : tensor<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (tensor<4xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>)
  %1 = "vector.gather"(%0#0, %0#1, %0#2, %0#3, %0#4) <{alignment = 1 : i64}> : (tensor<4xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== vector.gather: bare (not verified)
module {
  %0:4 = "t.values"() : () -> (tensor<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>)
  %1 = vector.gather %0#0[] [%0#1], %0#2, %0#3 : tensor<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (tensor<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>)
  %1 = "vector.gather"(%0#0, %0#1, %0#2, %0#3) : (tensor<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== vector.gather: full (not verified)
module {
  %0:6 = "t.values"() : () -> (tensor<4xi32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xi32>)
  %1 = vector.gather %0#0[%0#1, %0#2] [%0#3], %0#4, %0#5 {alignment = 1 : i64, t.x = 1 : i32} : tensor<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> into vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (tensor<4xi32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xi32>)
  %1 = "vector.gather"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{alignment = 1 : i64}> {t.x = 1 : i32} : (tensor<4xi32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== vector.insert: bare
module {
  %0:2 = "t.values"() : () -> (i32, vector<4xi32>)
  %1 = vector.insert %0#0, %0#1 [0] : i32 into vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, vector<4xi32>)
  %1 = "vector.insert"(%0#0, %0#1) <{static_position = array<i64: 0>}> : (i32, vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== vector.insert_strided_slice: bare
module {
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = vector.insert_strided_slice %0#0, %0#1 {offsets = [0], strides = [1]} : vector<4xf32> into vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf32>, vector<4xf32>)
  %1 = "vector.insert_strided_slice"(%0#0, %0#1) <{offsets = [0], strides = [1]}> : (vector<4xf32>, vector<4xf32>) -> vector<4xf32>
}) : () -> ()
// ===== vector.insert_strided_slice: full
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>)
  %1 = vector.insert_strided_slice %0#0, %0#1 {offsets = [0], strides = [1], t.x = 1 : i32} : vector<4xi32> into vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>)
  %1 = "vector.insert_strided_slice"(%0#0, %0#1) <{offsets = [0], strides = [1]}> {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== vector.interleave: bare
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>)
  %1 = vector.interleave %0#0, %0#1 : vector<4xi32> -> vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>)
  %1 = "vector.interleave"(%0#0, %0#1) : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
}) : () -> ()
// ===== vector.interleave: full
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>)
  %1 = vector.interleave %0#0, %0#1 {t.x = 1 : i32} : vector<4xi32> -> vector<8xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>)
  %1 = "vector.interleave"(%0#0, %0#1) {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>) -> vector<8xi32>
}) : () -> ()
// ===== vector.load: ones
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = vector.load %0#0[%0#1] : memref<4xi32>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = "vector.load"(%0#0, %0#1) : (memref<4xi32>, index) -> vector<4xi32>
}) : () -> ()
// ===== vector.load: ones with nontemporal
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = vector.load %0#0[%0#1] {nontemporal = true} : memref<4xi32>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = "vector.load"(%0#0, %0#1) <{nontemporal = true}> : (memref<4xi32>, index) -> vector<4xi32>
}) : () -> ()
// ===== vector.load: ones with alignment
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = vector.load %0#0[%0#1] {alignment = 1 : i64} : memref<4xi32>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = "vector.load"(%0#0, %0#1) <{alignment = 1 : i64}> : (memref<4xi32>, index) -> vector<4xi32>
}) : () -> ()
// ===== vector.load: bare (not verified)
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = vector.load %0[] : memref<4xi32>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "vector.load"(%0) : (memref<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== vector.load: full (not verified)
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, index, index)
  %1 = vector.load %0#0[%0#1, %0#2] {alignment = 1 : i64, nontemporal = true, t.x = 1 : i32} : memref<4xi32>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, index, index)
  %1 = "vector.load"(%0#0, %0#1, %0#2) <{alignment = 1 : i64, nontemporal = true}> {t.x = 1 : i32} : (memref<4xi32>, index, index) -> vector<4xi32>
}) : () -> ()
// ===== vector.mask: by hand
module {
  func.func @f(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: f32, %arg3: memref<?xf32>, %arg4: index, %arg5: vector<8xf32>) {
    %0 = vector.mask %arg1 { vector.reduction <add>, %arg0 : vector<8xf32> into f32 } : vector<8xi1> -> f32
    vector.mask %arg1 { vector.transfer_write %arg0, %arg3[%arg4] : vector<8xf32>, memref<?xf32> } : vector<8xi1>
    %1 = vector.mask %arg1, %arg5 { vector.transfer_read %arg3[%arg4], %arg2 : memref<?xf32>, vector<8xf32> } : vector<8xi1> -> vector<8xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (vector<8xf32>, vector<8xi1>, f32, memref<?xf32>, index, vector<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: vector<8xf32>, %arg1: vector<8xi1>, %arg2: f32, %arg3: memref<?xf32>, %arg4: index, %arg5: vector<8xf32>):
    %0 = "vector.mask"(%arg1) ({
      %3 = "vector.reduction"(%arg0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<add>}> : (vector<8xf32>) -> f32
      "vector.yield"(%3) : (f32) -> ()
    }) : (vector<8xi1>) -> f32
    "vector.mask"(%arg1) ({
      "vector.transfer_write"(%arg0, %arg3, %arg4) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (vector<8xf32>, memref<?xf32>, index) -> ()
      "vector.yield"() : () -> ()
    }) : (vector<8xi1>) -> ()
    %1 = "vector.mask"(%arg1, %arg5) ({
      %2 = "vector.transfer_read"(%arg3, %arg4, %arg2) <{in_bounds = [false], operandSegmentSizes = array<i32: 1, 1, 1, 0>, permutation_map = affine_map<(d0) -> (d0)>}> : (memref<?xf32>, index, f32) -> vector<8xf32>
      "vector.yield"(%2) : (vector<8xf32>) -> ()
    }) : (vector<8xi1>, vector<8xf32>) -> vector<8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== vector.mask: bare
module {
  %0 = "t.values"() : () -> vector<4xi1>
  vector.mask %0 { vector.yield } : vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi1>
  "vector.mask"(%0) ({
    "vector.yield"() : () -> ()
  }) : (vector<4xi1>) -> ()
}) : () -> ()
// ===== vector.maskedload: by hand
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<16xi1>, %arg3: vector<16xf32>) {
    %0 = vector.maskedload %arg0[%arg1, %arg1], %arg2, %arg3 : memref<?x?xf32>, vector<16xi1>, vector<16xf32> into vector<16xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, index, vector<16xi1>, vector<16xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: index, %arg2: vector<16xi1>, %arg3: vector<16xf32>):
    %0 = "vector.maskedload"(%arg0, %arg1, %arg1, %arg2, %arg3) : (memref<?x?xf32>, index, index, vector<16xi1>, vector<16xf32>) -> vector<16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== vector.maskedstore: ones
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, vector<4xi1>, vector<4xi32>)
  vector.maskedstore %0#0[%0#1], %0#2, %0#3 : memref<4xi32>, vector<4xi1>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, vector<4xi1>, vector<4xi32>)
  "vector.maskedstore"(%0#0, %0#1, %0#2, %0#3) : (memref<4xi32>, index, vector<4xi1>, vector<4xi32>) -> ()
}) : () -> ()
// ===== vector.maskedstore: ones with alignment
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, vector<4xi1>, vector<4xi32>)
  vector.maskedstore %0#0[%0#1], %0#2, %0#3 {alignment = 1 : i64} : memref<4xi32>, vector<4xi1>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, vector<4xi1>, vector<4xi32>)
  "vector.maskedstore"(%0#0, %0#1, %0#2, %0#3) <{alignment = 1 : i64}> : (memref<4xi32>, index, vector<4xi1>, vector<4xi32>) -> ()
}) : () -> ()
// ===== vector.maskedstore: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, vector<4xi1>, vector<4xi1>)
  vector.maskedstore %0#0[], %0#1, %0#2 : memref<4xi32>, vector<4xi1>, vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, vector<4xi1>, vector<4xi1>)
  "vector.maskedstore"(%0#0, %0#1, %0#2) : (memref<4xi32>, vector<4xi1>, vector<4xi1>) -> ()
}) : () -> ()
// ===== vector.maskedstore: full (not verified)
module {
  %0:5 = "t.values"() : () -> (memref<4xi32>, index, index, vector<4xi1>, vector<4xi1>)
  vector.maskedstore %0#0[%0#1, %0#2], %0#3, %0#4 {alignment = 1 : i64, t.x = 1 : i32} : memref<4xi32>, vector<4xi1>, vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (memref<4xi32>, index, index, vector<4xi1>, vector<4xi1>)
  "vector.maskedstore"(%0#0, %0#1, %0#2, %0#3, %0#4) <{alignment = 1 : i64}> {t.x = 1 : i32} : (memref<4xi32>, index, index, vector<4xi1>, vector<4xi1>) -> ()
}) : () -> ()
// ===== vector.multi_reduction: bare
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, i32)
  %1 = vector.multi_reduction <mul>, %0#0, %0#1 [0] : vector<4xi32> to i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, i32)
  %1 = "vector.multi_reduction"(%0#0, %0#1) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0>}> : (vector<4xi32>, i32) -> i32
}) : () -> ()
// ===== vector.multi_reduction: full
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, i32)
  %1 = vector.multi_reduction <mul>, %0#0, %0#1 {t.x = 1 : i32} [0] : vector<4xi32> to i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, i32)
  %1 = "vector.multi_reduction"(%0#0, %0#1) <{kind = #vector.kind<mul>, reduction_dims = array<i64: 0>}> {t.x = 1 : i32} : (vector<4xi32>, i32) -> i32
}) : () -> ()
// ===== vector.outerproduct: bare
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, i32)
  %1 = vector.outerproduct %0#0, %0#1 : vector<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, i32)
  %1 = "vector.outerproduct"(%0#0, %0#1) <{kind = #vector.kind<add>}> : (vector<4xi32>, i32) -> vector<4xi32>
}) : () -> ()
// ===== vector.outerproduct: full
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, i32, vector<4xi32>)
  %1 = vector.outerproduct %0#0, %0#1, %0#2 {kind = #vector.kind<mul>, t.x = 1 : i32} : vector<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, i32, vector<4xi32>)
  %1 = "vector.outerproduct"(%0#0, %0#1, %0#2) <{kind = #vector.kind<mul>}> {t.x = 1 : i32} : (vector<4xi32>, i32, vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== vector.outerproduct: ones
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, i32, vector<4xi32>)
  %1 = vector.outerproduct %0#0, %0#1, %0#2 {kind = #vector.kind<add>} : vector<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, i32, vector<4xi32>)
  %1 = "vector.outerproduct"(%0#0, %0#1, %0#2) <{kind = #vector.kind<add>}> : (vector<4xi32>, i32, vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== vector.outerproduct: ones with kind
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, i32, vector<4xi32>)
  %1 = vector.outerproduct %0#0, %0#1, %0#2 {kind = #vector.kind<mul>} : vector<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, i32, vector<4xi32>)
  %1 = "vector.outerproduct"(%0#0, %0#1, %0#2) <{kind = #vector.kind<mul>}> : (vector<4xi32>, i32, vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== vector.print: bare
module {
  vector.print
}
// ----- generic
"builtin.module"() ({
  "vector.print"() <{punctuation = #vector.punctuation<newline>}> : () -> ()
}) : () -> ()
// ===== vector.print: with stringLiteral
module {
  vector.print str "text"
}
// ----- generic
"builtin.module"() ({
  "vector.print"() <{punctuation = #vector.punctuation<newline>, stringLiteral = "text"}> : () -> ()
}) : () -> ()
// ===== vector.print: ones
module {
  %0 = "t.values"() : () -> i32
  vector.print %0 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "vector.print"(%0) <{punctuation = #vector.punctuation<newline>}> : (i32) -> ()
}) : () -> ()
// ===== vector.print: full (not verified)
module {
  %0 = "t.values"() : () -> i32
  vector.print %0 : i32 str "text" {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "vector.print"(%0) <{punctuation = #vector.punctuation<newline>, stringLiteral = "text"}> {t.x = 1 : i32} : (i32) -> ()
}) : () -> ()
// ===== vector.reduction: bare
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = vector.reduction <mul>, %0 : vector<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "vector.reduction"(%0) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<mul>}> : (vector<4xi32>) -> i32
}) : () -> ()
// ===== vector.reduction: full
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, i32)
  %1 = vector.reduction <mul>, %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : vector<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, i32)
  %1 = "vector.reduction"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>, kind = #vector.kind<mul>}> {t.x = 1 : i32} : (vector<4xi32>, i32) -> i32
}) : () -> ()
// ===== vector.reduction: ones
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, i32)
  %1 = vector.reduction <mul>, %0#0, %0#1 : vector<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, i32)
  %1 = "vector.reduction"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>, kind = #vector.kind<mul>}> : (vector<4xi32>, i32) -> i32
}) : () -> ()
// ===== vector.reduction: with fastmath
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = vector.reduction <mul>, %0 fastmath<reassoc> : vector<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "vector.reduction"(%0) <{fastmath = #arith.fastmath<reassoc>, kind = #vector.kind<mul>}> : (vector<4xi32>) -> i32
}) : () -> ()
// ===== vector.reduction: ones with fastmath
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, i32)
  %1 = vector.reduction <mul>, %0#0, %0#1 fastmath<reassoc> : vector<4xi32> into i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, i32)
  %1 = "vector.reduction"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>, kind = #vector.kind<mul>}> : (vector<4xi32>, i32) -> i32
}) : () -> ()
// ===== vector.scalable.extract: bare
module {
  %0 = "t.values"() : () -> vector<[2]xi1>
  %1 = vector.scalable.extract %0[64] : vector<4xi1> from vector<[2]xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[2]xi1>
  %1 = "vector.scalable.extract"(%0) <{pos = 64 : i64}> : (vector<[2]xi1>) -> vector<4xi1>
}) : () -> ()
// ===== vector.scalable.extract: full
module {
  %0 = "t.values"() : () -> vector<[2]xi1>
  %1 = vector.scalable.extract %0[16] {t.x = 1 : i32} : vector<4xi1> from vector<[2]xi1>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<[2]xi1>
  %1 = "vector.scalable.extract"(%0) <{pos = 16 : i64}> {t.x = 1 : i32} : (vector<[2]xi1>) -> vector<4xi1>
}) : () -> ()
// ===== vector.scalable.insert: bare
module {
  %0:2 = "t.values"() : () -> (vector<4xf16>, vector<[4]xf16>)
  %1 = vector.scalable.insert %0#0, %0#1[16] : vector<4xf16> into vector<[4]xf16>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xf16>, vector<[4]xf16>)
  %1 = "vector.scalable.insert"(%0#0, %0#1) <{pos = 16 : i64}> : (vector<4xf16>, vector<[4]xf16>) -> vector<[4]xf16>
}) : () -> ()
// ===== vector.scalable.insert: full
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<[4]xi32>)
  %1 = vector.scalable.insert %0#0, %0#1[16] {t.x = 1 : i32} : vector<4xi32> into vector<[4]xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<[4]xi32>)
  %1 = "vector.scalable.insert"(%0#0, %0#1) <{pos = 16 : i64}> {t.x = 1 : i32} : (vector<4xi32>, vector<[4]xi32>) -> vector<[4]xi32>
}) : () -> ()
// ===== vector.scan: by hand
module {
  func.func @f(%arg0: vector<4x8x16x32xf32>, %arg1: vector<4x16x32xf32>) {
    %dest, %accumulated_value = vector.scan <add>, %arg0, %arg1 {inclusive = false, reduction_dim = 1 : i64} : vector<4x8x16x32xf32>, vector<4x16x32xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (vector<4x8x16x32xf32>, vector<4x16x32xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: vector<4x8x16x32xf32>, %arg1: vector<4x16x32xf32>):
    %0:2 = "vector.scan"(%arg0, %arg1) <{inclusive = false, kind = #vector.kind<add>, reduction_dim = 1 : i64}> : (vector<4x8x16x32xf32>, vector<4x16x32xf32>) -> (vector<4x8x16x32xf32>, vector<4x16x32xf32>)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== vector.scatter: ones
module {
  %0:5 = "t.values"() : () -> (tensor<4xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>)
  %1 = vector.scatter %0#0[%0#1] [%0#2], %0#3, %0#4 : tensor<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (tensor<4xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>)
  %1 = "vector.scatter"(%0#0, %0#1, %0#2, %0#3, %0#4) : (tensor<4xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== vector.scatter: ones with alignment
module {
  %0:5 = "t.values"() : () -> (tensor<4xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>)
  %1 = vector.scatter %0#0[%0#1] [%0#2], %0#3, %0#4 {alignment = 1 : i64} : tensor<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (tensor<4xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>)
  %1 = "vector.scatter"(%0#0, %0#1, %0#2, %0#3, %0#4) <{alignment = 1 : i64}> : (tensor<4xi32>, index, vector<4xi32>, vector<4xi1>, vector<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== vector.scatter: bare (not verified)
module {
  %0:4 = "t.values"() : () -> (tensor<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>)
  vector.scatter %0#0[] [%0#1], %0#2, %0#3 : tensor<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (tensor<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>)
  "vector.scatter"(%0#0, %0#1, %0#2, %0#3) : (tensor<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32>) -> ()
}) : () -> ()
// ===== vector.scatter: full (not verified)
module {
  %0:6 = "t.values"() : () -> (tensor<4xi32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xi32>)
  %1 = vector.scatter %0#0[%0#1, %0#2] [%0#3], %0#4, %0#5 {alignment = 1 : i64, t.x = 1 : i32} : tensor<4xi32>, vector<4xi32>, vector<4xi1>, vector<4xi32> -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (tensor<4xi32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xi32>)
  %1 = "vector.scatter"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) <{alignment = 1 : i64}> {t.x = 1 : i32} : (tensor<4xi32>, index, index, vector<4xi32>, vector<4xi1>, vector<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== vector.shape_cast: bare
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = vector.shape_cast %0 : vector<4xi32> to vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "vector.shape_cast"(%0) : (vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== vector.shape_cast: full
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = vector.shape_cast %0 {t.x = 1 : i32} : vector<4xi32> to vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "vector.shape_cast"(%0) {t.x = 1 : i32} : (vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== vector.shuffle: bare
module {
  %0:2 = "t.values"() : () -> (vector<4xsi32>, vector<4xsi32>)
  %1 = vector.shuffle %0#0, %0#1 [1, 1, 1, 1] : vector<4xsi32>, vector<4xsi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xsi32>, vector<4xsi32>)
  %1 = "vector.shuffle"(%0#0, %0#1) <{mask = array<i64: 1, 1, 1, 1>}> : (vector<4xsi32>, vector<4xsi32>) -> vector<4xsi32>
}) : () -> ()
// ===== vector.shuffle: full
module {
  %0:2 = "t.values"() : () -> (vector<4xsi32>, vector<4xsi32>)
  %1 = vector.shuffle %0#0, %0#1 [0, 1, 2, 3] {t.x = 1 : i32} : vector<4xsi32>, vector<4xsi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xsi32>, vector<4xsi32>)
  %1 = "vector.shuffle"(%0#0, %0#1) <{mask = array<i64: 0, 1, 2, 3>}> {t.x = 1 : i32} : (vector<4xsi32>, vector<4xsi32>) -> vector<4xsi32>
}) : () -> ()
// ===== vector.step: bare
module {
  %0 = vector.step : vector<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "vector.step"() : () -> vector<4xindex>
}) : () -> ()
// ===== vector.step: full
module {
  %0 = vector.step {t.x = 1 : i32} : vector<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "vector.step"() {t.x = 1 : i32} : () -> vector<4xindex>
}) : () -> ()
// ===== vector.store: ones
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, memref<4xi32>, index)
  vector.store %0#0, %0#1[%0#2] : memref<4xi32>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, memref<4xi32>, index)
  "vector.store"(%0#0, %0#1, %0#2) : (vector<4xi32>, memref<4xi32>, index) -> ()
}) : () -> ()
// ===== vector.store: ones with nontemporal
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, memref<4xi32>, index)
  vector.store %0#0, %0#1[%0#2] {nontemporal = true} : memref<4xi32>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, memref<4xi32>, index)
  "vector.store"(%0#0, %0#1, %0#2) <{nontemporal = true}> : (vector<4xi32>, memref<4xi32>, index) -> ()
}) : () -> ()
// ===== vector.store: ones with alignment
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, memref<4xi32>, index)
  vector.store %0#0, %0#1[%0#2] {alignment = 1 : i64} : memref<4xi32>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, memref<4xi32>, index)
  "vector.store"(%0#0, %0#1, %0#2) <{alignment = 1 : i64}> : (vector<4xi32>, memref<4xi32>, index) -> ()
}) : () -> ()
// ===== vector.store: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, memref<4xi32>)
  vector.store %0#0, %0#1[] : memref<4xi32>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, memref<4xi32>)
  "vector.store"(%0#0, %0#1) : (vector<4xi32>, memref<4xi32>) -> ()
}) : () -> ()
// ===== vector.store: full (not verified)
module {
  %0:4 = "t.values"() : () -> (vector<4xi32>, memref<4xi32>, index, index)
  vector.store %0#0, %0#1[%0#2, %0#3] {alignment = 1 : i64, nontemporal = true, t.x = 1 : i32} : memref<4xi32>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (vector<4xi32>, memref<4xi32>, index, index)
  "vector.store"(%0#0, %0#1, %0#2, %0#3) <{alignment = 1 : i64, nontemporal = true}> {t.x = 1 : i32} : (vector<4xi32>, memref<4xi32>, index, index) -> ()
}) : () -> ()
// ===== vector.to_elements: by hand
module {
  func.func @f(%arg0: vector<2x2xf32>) {
    %0:4 = vector.to_elements %arg0 : vector<2x2xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (vector<2x2xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: vector<2x2xf32>):
    %0:4 = "vector.to_elements"(%arg0) : (vector<2x2xf32>) -> (f32, f32, f32, f32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== vector.transfer_read: by hand
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<8x4xi1>) {
    %0 = vector.transfer_read %arg0[%arg2, %arg2], %arg3 : memref<?x?xf32>, vector<4x8xf32>
    %1 = vector.transfer_read %arg1[%arg2, %arg2], %arg3, %arg4 {in_bounds = [true, false], permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : tensor<?x?xf32>, vector<4x8xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, tensor<?x?xf32>, index, f32, vector<8x4xi1>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: f32, %arg4: vector<8x4xi1>):
    %0 = "vector.transfer_read"(%arg0, %arg2, %arg2, %arg3) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 2, 1, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<?x?xf32>, index, index, f32) -> vector<4x8xf32>
    %1 = "vector.transfer_read"(%arg1, %arg2, %arg2, %arg3, %arg4) <{in_bounds = [true, false], operandSegmentSizes = array<i32: 1, 2, 1, 1>, permutation_map = affine_map<(d0, d1) -> (d1, d0)>}> : (tensor<?x?xf32>, index, index, f32, vector<8x4xi1>) -> vector<4x8xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== vector.transfer_write: by hand
module {
  func.func @f(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: vector<4x8xf32>, %arg4: vector<4x8xi1>) {
    vector.transfer_write %arg3, %arg0[%arg2, %arg2] : vector<4x8xf32>, memref<?x?xf32>
    %0 = vector.transfer_write %arg3, %arg1[%arg2, %arg2], %arg4 {in_bounds = [true, true]} : vector<4x8xf32>, tensor<?x?xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>, tensor<?x?xf32>, index, vector<4x8xf32>, vector<4x8xi1>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x?xf32>, %arg1: tensor<?x?xf32>, %arg2: index, %arg3: vector<4x8xf32>, %arg4: vector<4x8xi1>):
    "vector.transfer_write"(%arg3, %arg0, %arg2, %arg2) <{in_bounds = [false, false], operandSegmentSizes = array<i32: 1, 1, 2, 0>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<4x8xf32>, memref<?x?xf32>, index, index) -> ()
    %0 = "vector.transfer_write"(%arg3, %arg1, %arg2, %arg2, %arg4) <{in_bounds = [true, true], operandSegmentSizes = array<i32: 1, 1, 2, 1>, permutation_map = affine_map<(d0, d1) -> (d0, d1)>}> : (vector<4x8xf32>, tensor<?x?xf32>, index, index, vector<4x8xi1>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== vector.transpose: bare
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = vector.transpose %0, [0] : vector<4xi32> to vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "vector.transpose"(%0) <{permutation = array<i64: 0>}> : (vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== vector.transpose: full
module {
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = vector.transpose %0, [0] {t.x = 1 : i32} : vector<4xi32> to vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<4xi32>
  %1 = "vector.transpose"(%0) <{permutation = array<i64: 0>}> {t.x = 1 : i32} : (vector<4xi32>) -> vector<4xi32>
}) : () -> ()
// ===== vector.type_cast: bare
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = vector.type_cast %0 : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "vector.type_cast"(%0) : (memref<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== vector.type_cast: full
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = vector.type_cast %0 {t.x = 1 : i32} : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "vector.type_cast"(%0) {t.x = 1 : i32} : (memref<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== vector.vscale: bare
module {
  %vscale = vector.vscale
}
// ----- generic
"builtin.module"() ({
  %0 = "vector.vscale"() : () -> index
}) : () -> ()
// ===== vector.vscale: full
module {
  %vscale = vector.vscale {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "vector.vscale"() {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== vector.yield: bare
module {
  "t.around"() ({
    vector.yield
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "vector.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== vector.yield: full
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (i32, i32)
    vector.yield {t.x = 1 : i32} %0#0, %0#1 : i32, i32
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (i32, i32)
    "vector.yield"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== vector.yield: ones
module {
  "t.around"() ({
    %0 = "t.values"() : () -> i32
    vector.yield %0 : i32
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> i32
    "vector.yield"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
