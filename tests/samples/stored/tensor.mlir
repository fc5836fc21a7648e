// ===== tensor.bitcast: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tensor.bitcast %0 : tensor<4xi32> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tensor.bitcast"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tensor.bitcast: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = tensor.bitcast %0 {t.x = 1 : i32} : tensor<4xi32> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tensor.bitcast"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tensor.cast: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %cast = tensor.cast %0 : tensor<4xi32> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tensor.cast"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tensor.cast: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %cast = tensor.cast %0 {t.x = 1 : i32} : tensor<4xi32> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tensor.cast"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tensor.collapse_shape: by hand
module {
  func.func @f(%arg0: tensor<?x4x2x?xf32>) {
    %collapsed = tensor.collapse_shape %arg0 [[0, 1], [2, 3]] : tensor<?x4x2x?xf32> into tensor<?x?xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x4x2x?xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x4x2x?xf32>):
    %0 = "tensor.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2, 3]]}> : (tensor<?x4x2x?xf32>) -> tensor<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tensor.concat: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xf64>, tensor<4xf64>)
  %concat = tensor.concat dim(0) %0#0, %0#1 {t.x = 1 : i32} : (tensor<4xf64>, tensor<4xf64>) -> tensor<?xf64>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xf64>, tensor<4xf64>)
  %1 = "tensor.concat"(%0#0, %0#1) <{dim = 0 : i64}> {t.x = 1 : i32} : (tensor<4xf64>, tensor<4xf64>) -> tensor<?xf64>
}) : () -> ()
// ===== tensor.concat: ones
module {
  %0 = "t.values"() : () -> tensor<4xtf32>
  %concat = tensor.concat dim(0) %0 : (tensor<4xtf32>) -> tensor<4xtf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xtf32>
  %1 = "tensor.concat"(%0) <{dim = 0 : i64}> : (tensor<4xtf32>) -> tensor<4xtf32>
}) : () -> ()
// ===== tensor.concat: bare (not verified)
module {
  %concat = tensor.concat dim(1)  : () -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "tensor.concat"() <{dim = 1 : i64}> : () -> tensor<4xi32>
}) : () -> ()
// ===== tensor.dim: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, index)
  %dim = tensor.dim %0#0, %0#1 : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, index)
  %1 = "tensor.dim"(%0#0, %0#1) : (tensor<4xi32>, index) -> index
}) : () -> ()
// ===== tensor.dim: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, index)
  %dim = tensor.dim {t.x = 1 : i32} %0#0, %0#1 : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, index)
  %1 = "tensor.dim"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, index) -> index
}) : () -> ()
// ===== tensor.empty: bare
module {
  %0 = tensor.empty() : tensor<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "tensor.empty"() : () -> tensor<4xindex>
}) : () -> ()
// ===== tensor.empty: ones
module {
  %0 = "t.values"() : () -> index
  %1 = tensor.empty(%0) : tensor<?xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  %1 = "tensor.empty"(%0) : (index) -> tensor<?xindex>
}) : () -> ()
// ===== tensor.empty: full (not verified)
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = tensor.empty(%0#0, %0#1) {t.x = 1 : i32} : tensor<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "tensor.empty"(%0#0, %0#1) {t.x = 1 : i32} : (index, index) -> tensor<4xindex>
}) : () -> ()
// ===== tensor.expand_shape: by hand
module {
  func.func @f(%arg0: tensor<?x8xf32>, %arg1: index) {
    %expanded = tensor.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [%arg1, 4, 2, 4] : tensor<?x8xf32> into tensor<?x4x2x4xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<?x8xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<?x8xf32>, %arg1: index):
    %0 = "tensor.expand_shape"(%arg0, %arg1) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: -9223372036854775808, 4, 2, 4>}> : (tensor<?x8xf32>, index) -> tensor<?x4x2x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tensor.extract: ones
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, index)
  %extracted = tensor.extract %0#0[%0#1] : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, index)
  %1 = "tensor.extract"(%0#0, %0#1) : (tensor<4xi32>, index) -> i32
}) : () -> ()
// ===== tensor.extract: bare (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %extracted = tensor.extract %0[] : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tensor.extract"(%0) : (tensor<4xi32>) -> i32
}) : () -> ()
// ===== tensor.extract: full (not verified)
module {
  %0:3 = "t.values"() : () -> (tensor<4xi32>, index, index)
  %extracted = tensor.extract %0#0[%0#1, %0#2] {t.x = 1 : i32} : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (tensor<4xi32>, index, index)
  %1 = "tensor.extract"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (tensor<4xi32>, index, index) -> i32
}) : () -> ()
// ===== tensor.extract_slice: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %extracted_slice = tensor.extract_slice %0[0] [4] [0] : tensor<4xi32> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tensor.extract_slice"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 0>}> : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tensor.from_elements: by hand
module {
  func.func @f(%arg0: i32, %arg1: i32) {
    %from_elements = tensor.from_elements %arg0, %arg1, %arg0, %arg1 : tensor<2x2xi32>
    %from_elements_0 = tensor.from_elements %arg0 {t.x = 1 : i32} : tensor<i32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i32):
    %0 = "tensor.from_elements"(%arg0, %arg1, %arg0, %arg1) : (i32, i32, i32, i32) -> tensor<2x2xi32>
    %1 = "tensor.from_elements"(%arg0) {t.x = 1 : i32} : (i32) -> tensor<i32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tensor.gather: by hand
module {
  func.func @f(%arg0: tensor<4x4x4xf32>, %arg1: tensor<1x2x1xindex>) {
    %gather = tensor.gather %arg0[%arg1] gather_dims([1]) : (tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x4x1x4xf32>
    %gather_0 = tensor.gather %arg0[%arg1] gather_dims([1]) unique : (tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x4x4xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<1x2x1xindex>):
    %0 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 1>}> : (tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x4x1x4xf32>
    %1 = "tensor.gather"(%arg0, %arg1) <{gather_dims = array<i64: 1>, unique}> : (tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<1x2x4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tensor.generate: by hand
module {
  func.func @f(%arg0: index, %arg1: f32) {
    %generated = tensor.generate %arg0, %arg0 {
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      tensor.yield %arg1 : f32
    } : tensor<?x3x?xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    %0 = "tensor.generate"(%arg0, %arg0) ({
    ^bb0(%arg2: index, %arg3: index, %arg4: index):
      "tensor.yield"(%arg1) : (f32) -> ()
    }) : (index, index) -> tensor<?x3x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tensor.insert: ones
module {
  %0:3 = "t.values"() : () -> (i32, tensor<4xi32>, index)
  %inserted = tensor.insert %0#0 into %0#1[%0#2] : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, tensor<4xi32>, index)
  %1 = "tensor.insert"(%0#0, %0#1, %0#2) : (i32, tensor<4xi32>, index) -> tensor<4xi32>
}) : () -> ()
// ===== tensor.insert: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (i32, tensor<4xi32>)
  %inserted = tensor.insert %0#0 into %0#1[] : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, tensor<4xi32>)
  %1 = "tensor.insert"(%0#0, %0#1) : (i32, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tensor.insert: full (not verified)
module {
  %0:4 = "t.values"() : () -> (i32, tensor<4xi32>, index, index)
  %inserted = tensor.insert %0#0 into %0#1[%0#2, %0#3] {t.x = 1 : i32} : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, tensor<4xi32>, index, index)
  %1 = "tensor.insert"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (i32, tensor<4xi32>, index, index) -> tensor<4xi32>
}) : () -> ()
// ===== tensor.insert_slice: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %inserted_slice = tensor.insert_slice %0#0 into %0#1[0] [4] [0] : tensor<4xi32> into tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tensor.insert_slice"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 0>, static_offsets = array<i64: 0>, static_sizes = array<i64: 4>, static_strides = array<i64: 0>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== tensor.pad: by hand
module {
  func.func @f(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32) {
    %padded = tensor.pad %arg0 low[1, %arg1] high[2, 3] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg2 : f32
    } : tensor<4x?xf32> to tensor<7x?xf32>
    %padded_0 = tensor.pad %arg0 nofold low[0, 0] high[0, %arg1] {
    ^bb0(%arg3: index, %arg4: index):
      tensor.yield %arg2 : f32
    } {t.x = 1 : i32} : tensor<4x?xf32> to tensor<4x?xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x?xf32>, index, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x?xf32>, %arg1: index, %arg2: f32):
    %0 = "tensor.pad"(%arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 0>, static_high = array<i64: 2, 3>, static_low = array<i64: 1, -9223372036854775808>}> ({
    ^bb0(%arg5: index, %arg6: index):
      "tensor.yield"(%arg2) : (f32) -> ()
    }) : (tensor<4x?xf32>, index) -> tensor<7x?xf32>
    %1 = "tensor.pad"(%arg0, %arg1) <{nofold, operandSegmentSizes = array<i32: 1, 0, 1>, static_high = array<i64: 0, -9223372036854775808>, static_low = array<i64: 0, 0>}> ({
    ^bb0(%arg3: index, %arg4: index):
      "tensor.yield"(%arg2) : (f32) -> ()
    }) {t.x = 1 : i32} : (tensor<4x?xf32>, index) -> tensor<4x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tensor.parallel_insert_slice: by hand
module {
  func.func @f(%arg0: tensor<8x8xf32>, %arg1: tensor<1x4xf32>) -> tensor<8x8xf32> {
    %0 = scf.forall (%arg2) in (8) shared_outs(%arg3 = %arg0) -> (tensor<8x8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg3[%arg2, 0] [1, 4] [1, 2] : tensor<1x4xf32> into tensor<8x8xf32>
      }
    }
    return %0 : tensor<8x8xf32>
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8x8xf32>, tensor<1x4xf32>) -> tensor<8x8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8x8xf32>, %arg1: tensor<1x4xf32>):
    %0 = "scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
    ^bb0(%arg2: index, %arg3: tensor<8x8xf32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%arg1, %arg3, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808, 0>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>}> : (tensor<1x4xf32>, tensor<8x8xf32>, index) -> ()
      }) : () -> ()
    }) : (tensor<8x8xf32>) -> tensor<8x8xf32>
    "func.return"(%0) : (tensor<8x8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// ===== tensor.rank: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %rank = tensor.rank %0 : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tensor.rank"(%0) : (tensor<4xi32>) -> index
}) : () -> ()
// ===== tensor.rank: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %rank = tensor.rank %0 {t.x = 1 : i32} : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "tensor.rank"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> index
}) : () -> ()
// ===== tensor.reshape: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %reshape = tensor.reshape %0#0(%0#1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tensor.reshape"(%0#0, %0#1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tensor.reshape: full
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %reshape = tensor.reshape %0#0(%0#1) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "tensor.reshape"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<*xi32>
}) : () -> ()
// ===== tensor.scatter: by hand
module {
  func.func @f(%arg0: tensor<4x4x4xf32>, %arg1: tensor<1x2x4x1x4xf32>, %arg2: tensor<1x2x1xindex>) {
    %scatter = tensor.scatter %arg1 into %arg0[%arg2] scatter_dims([1]) unique : (tensor<1x2x4x1x4xf32>, tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<4x4x4xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x4x4xf32>, tensor<1x2x4x1x4xf32>, tensor<1x2x1xindex>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x4x4xf32>, %arg1: tensor<1x2x4x1x4xf32>, %arg2: tensor<1x2x1xindex>):
    %0 = "tensor.scatter"(%arg1, %arg0, %arg2) <{scatter_dims = array<i64: 1>, unique}> : (tensor<1x2x4x1x4xf32>, tensor<4x4x4xf32>, tensor<1x2x1xindex>) -> tensor<4x4x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== tensor.splat: bare
module {
  %0 = "t.values"() : () -> index
  %splat = tensor.splat %0 : tensor<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  %1 = "tensor.splat"(%0) : (index) -> tensor<4xindex>
}) : () -> ()
// ===== tensor.splat: ones
module {
  %0:2 = "t.values"() : () -> (index, index)
  %splat = tensor.splat %0#0[%0#1] : tensor<?xindex>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "tensor.splat"(%0#0, %0#1) : (index, index) -> tensor<?xindex>
}) : () -> ()
// ===== tensor.splat: full (not verified)
module {
  %0:3 = "t.values"() : () -> (index, index, index)
  %splat = tensor.splat %0#0[%0#1, %0#2] {t.x = 1 : i32} : tensor<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (index, index, index)
  %1 = "tensor.splat"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (index, index, index) -> tensor<4xindex>
}) : () -> ()
// ===== tensor.yield: by hand
module {
  func.func @f(%arg0: index, %arg1: i32) {
    %generated = tensor.generate %arg0 {
    ^bb0(%arg2: index):
      tensor.yield %arg1 : i32
    } : tensor<?xi32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i32):
    %0 = "tensor.generate"(%arg0) ({
    ^bb0(%arg2: index):
      "tensor.yield"(%arg1) : (i32) -> ()
    }) : (index) -> tensor<?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
