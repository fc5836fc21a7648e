// ===== linalg.generic: full (not verified)
module {
  %0:4 = "t.values"() : () -> (i32, i32, vector<4xi32>, vector<4xi32>)
  %1:2 = linalg.generic {doc = "text", indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["reduction"], library_call = "text"} ins(%0#0, %0#1 : i32, i32) outs(%0#2, %0#3 : vector<4xi32>, vector<4xi32>) attrs =  {t.x = 1 : i32} {
    linalg.yield
  } -> (tensor<4xi32>, tensor<4xi32>)
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, i32, vector<4xi32>, vector<4xi32>)
  %1:2 = "linalg.generic"(%0#0, %0#1, %0#2, %0#3) <{doc = "text", indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<reduction>], library_call = "text", operandSegmentSizes = array<i32: 2, 2>}> ({
    "linalg.yield"() : () -> ()
  }) {t.x = 1 : i32} : (i32, i32, vector<4xi32>, vector<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
}) : () -> ()
// ===== linalg.generic: ones (not verified)
module {
  %0:2 = "t.values"() : () -> (i32, vector<4xi32>)
  %1 = linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["reduction"]} ins(%0#0 : i32) outs(%0#1 : vector<4xi32>) {
    linalg.yield
  } -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, vector<4xi32>)
  %1 = "linalg.generic"(%0#0, %0#1) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    "linalg.yield"() : () -> ()
  }) : (i32, vector<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== linalg.generic: with inputs (not verified)
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["reduction"]} ins(%0#0, %0#1 : i32, i32) {
    linalg.yield
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  "linalg.generic"(%0#0, %0#1) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 2, 0>}> ({
    "linalg.yield"() : () -> ()
  }) : (i32, i32) -> ()
}) : () -> ()
// ===== linalg.generic: with outputs (not verified)
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>)
  linalg.generic {indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["reduction"]} outs(%0#0, %0#1 : vector<4xi32>, vector<4xi32>) {
    linalg.yield
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>)
  "linalg.generic"(%0#0, %0#1) <{indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 0, 2>}> ({
    "linalg.yield"() : () -> ()
  }) : (vector<4xi32>, vector<4xi32>) -> ()
}) : () -> ()
// ===== linalg.generic: ones with doc (not verified)
module {
  %0:2 = "t.values"() : () -> (i32, vector<4xi32>)
  %1 = linalg.generic {doc = "text", indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = ["reduction"]} ins(%0#0 : i32) outs(%0#1 : vector<4xi32>) {
    linalg.yield
  } -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, vector<4xi32>)
  %1 = "linalg.generic"(%0#0, %0#1) <{doc = "text", indexing_maps = [affine_map<(d0) -> (d0)>], iterator_types = [#linalg.iterator_type<reduction>], operandSegmentSizes = array<i32: 1, 1>}> ({
    "linalg.yield"() : () -> ()
  }) : (i32, vector<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== linalg.index: bare (not verified)
module {
  %0 = linalg.index 1 : index
}
// ----- generic
"builtin.module"() ({
  %0 = "linalg.index"() <{dim = 1 : i64}> : () -> index
}) : () -> ()
// ===== linalg.index: full (not verified)
module {
  %0 = linalg.index 1 {t.x = 1 : i32} : index
}
// ----- generic
"builtin.module"() ({
  %0 = "linalg.index"() <{dim = 1 : i64}> {t.x = 1 : i32} : () -> index
}) : () -> ()
// ===== linalg.map: ones (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %mapped = linalg.map ins(%0#0 : tensor<4xi32>) outs(%0#1 : tensor<4xi32>)
    () {
      linalg.yield
    }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "linalg.map"(%0#0, %0#1) ({
    "linalg.yield"() : () -> ()
  }) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== linalg.map: with inputs (not verified)
module {
  %0:3 = "t.values"() : () -> (memref<4xi4>, memref<4xi4>, memref<4xi4>)
  linalg.map ins(%0#0, %0#1 : memref<4xi4>, memref<4xi4>) outs(%0#2 : memref<4xi4>)
    (%in: i4, %in_0: i4, %init: i4) {
      linalg.yield
    }
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi4>, memref<4xi4>, memref<4xi4>)
  "linalg.map"(%0#0, %0#1, %0#2) ({
  ^bb0(%arg0: i4, %arg1: i4, %arg2: i4):
    "linalg.yield"() : () -> ()
  }) : (memref<4xi4>, memref<4xi4>, memref<4xi4>) -> ()
}) : () -> ()
// ===== linalg.pack: bare
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %pack = linalg.pack %0#0 inner_dims_pos = [] inner_tiles = [] into %0#1 : tensor<4xi32> -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "linalg.pack"(%0#0, %0#1) <{inner_dims_pos = array<i64>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, static_inner_tiles = array<i64>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== linalg.reduce: bare (not verified)
module {
  linalg.reduce dimensions = [0] 
    () {
      linalg.yield
    }
}
// ----- generic
"builtin.module"() ({
  "linalg.reduce"() <{dimensions = array<i64: 0>}> ({
    "linalg.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== linalg.reduce: full (not verified)
module {
  %0:4 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>)
  %reduced:2 = linalg.reduce ins(%0#0, %0#1 : tensor<4xi32>, tensor<4xi32>) outs(%0#2, %0#3 : tensor<4xi32>, tensor<4xi32>) dimensions = [0]  {t.x = 1 : i32}
    () {
      linalg.yield
    }
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>)
  %1:2 = "linalg.reduce"(%0#0, %0#1, %0#2, %0#3) <{dimensions = array<i64: 0>}> ({
    "linalg.yield"() : () -> ()
  }) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
}) : () -> ()
// ===== linalg.reduce: ones (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %reduced = linalg.reduce ins(%0#0 : tensor<4xi32>) outs(%0#1 : tensor<4xi32>) dimensions = [0] 
    () {
      linalg.yield
    }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "linalg.reduce"(%0#0, %0#1) <{dimensions = array<i64: 0>}> ({
    "linalg.yield"() : () -> ()
  }) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== linalg.softmax: bare
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  linalg.softmax dimension(0) ins(%0#0 : memref<4xf32>) outs(%0#1 : memref<4xf32>)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  "linalg.softmax"(%0#0, %0#1) <{dimension = 0 : i64}> : (memref<4xf32>, memref<4xf32>) -> ()
}) : () -> ()
// ===== linalg.softmax: full (not verified)
module {
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>)
  %1:2 = linalg.softmax {t.x = 1 : i32} dimension(1) ins(%0#0 : vector<4xi32>) outs(%0#1 : vector<4xi32>) -> tensor<4xi32>, tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi32>, vector<4xi32>)
  %1:2 = "linalg.softmax"(%0#0, %0#1) <{dimension = 1 : i64}> {t.x = 1 : i32} : (vector<4xi32>, vector<4xi32>) -> (tensor<4xi32>, tensor<4xi32>)
}) : () -> ()
// ===== linalg.unpack: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %unpack = linalg.unpack %0#0 inner_dims_pos = [0] inner_tiles = [0] into %0#1 : tensor<4xi32> -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "linalg.unpack"(%0#0, %0#1) <{inner_dims_pos = array<i64: 0>, static_inner_tiles = array<i64: 0>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== linalg.unpack: with outer_dims_perm (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %unpack = linalg.unpack %0#0 outer_dims_perm = [0] inner_dims_pos = [0] inner_tiles = [0] into %0#1 : tensor<4xi32> -> tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "linalg.unpack"(%0#0, %0#1) <{inner_dims_pos = array<i64: 0>, outer_dims_perm = array<i64: 0>, static_inner_tiles = array<i64: 0>}> : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== linalg.winograd_filter_transform: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4x4x4x4xi32>, tensor<4x4x4x4xi32>)
  %1 = linalg.winograd_filter_transform fmr(F_4_3) ins(%0#0 : tensor<4x4x4x4xi32>) outs(%0#1 : tensor<4x4x4x4xi32>) -> tensor<4x4x4x4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4x4x4x4xi32>, tensor<4x4x4x4xi32>)
  %1 = "linalg.winograd_filter_transform"(%0#0, %0#1) <{fmr = 1 : i32}> : (tensor<4x4x4x4xi32>, tensor<4x4x4x4xi32>) -> tensor<4x4x4x4xi32>
}) : () -> ()
// ===== linalg.winograd_filter_transform: full (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4x4x4x4xi32>, tensor<4x4x4x4xi32>)
  %1 = linalg.winograd_filter_transform {t.x = 1 : i32} fmr(F_4_3) ins(%0#0 : tensor<4x4x4x4xi32>) outs(%0#1 : tensor<4x4x4x4xi32>) -> tensor<4x4x4x4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4x4x4x4xi32>, tensor<4x4x4x4xi32>)
  %1 = "linalg.winograd_filter_transform"(%0#0, %0#1) <{fmr = 1 : i32}> {t.x = 1 : i32} : (tensor<4x4x4x4xi32>, tensor<4x4x4x4xi32>) -> tensor<4x4x4x4xi32>
}) : () -> ()
// ===== linalg.winograd_input_transform: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4x4x4x4xi32>, tensor<4x4x4x4x4x4xi32>)
  %1 = linalg.winograd_input_transform fmr(F_4_3) ins(%0#0 : tensor<4x4x4x4xi32>) outs(%0#1 : tensor<4x4x4x4x4x4xi32>) -> tensor<4x4x4x4x4x4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4x4x4x4xi32>, tensor<4x4x4x4x4x4xi32>)
  %1 = "linalg.winograd_input_transform"(%0#0, %0#1) <{fmr = 1 : i32}> : (tensor<4x4x4x4xi32>, tensor<4x4x4x4x4x4xi32>) -> tensor<4x4x4x4x4x4xi32>
}) : () -> ()
// ===== linalg.winograd_input_transform: full (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4x4x4x4xi32>, tensor<4x4x4x4x4x4xi32>)
  %1 = linalg.winograd_input_transform {t.x = 1 : i32} fmr(F_4_3) ins(%0#0 : tensor<4x4x4x4xi32>) outs(%0#1 : tensor<4x4x4x4x4x4xi32>) -> tensor<4x4x4x4x4x4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4x4x4x4xi32>, tensor<4x4x4x4x4x4xi32>)
  %1 = "linalg.winograd_input_transform"(%0#0, %0#1) <{fmr = 1 : i32}> {t.x = 1 : i32} : (tensor<4x4x4x4xi32>, tensor<4x4x4x4x4x4xi32>) -> tensor<4x4x4x4x4x4xi32>
}) : () -> ()
// ===== linalg.winograd_output_transform: bare
module {
  %0:2 = "t.values"() : () -> (tensor<?x?x?x?x?x?xf32>, tensor<4x4x4x4xf32>)
  %1 = linalg.winograd_output_transform fmr(F_2_3) ins(%0#0 : tensor<?x?x?x?x?x?xf32>) outs(%0#1 : tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<?x?x?x?x?x?xf32>, tensor<4x4x4x4xf32>)
  %1 = "linalg.winograd_output_transform"(%0#0, %0#1) <{fmr = 0 : i32}> : (tensor<?x?x?x?x?x?xf32>, tensor<4x4x4x4xf32>) -> tensor<4x4x4x4xf32>
}) : () -> ()
// ===== linalg.winograd_output_transform: full
module {
  %0:2 = "t.values"() : () -> (tensor<?x?x?x?x?x?xi1>, tensor<4x4x4x4xi1>)
  %1 = linalg.winograd_output_transform {t.x = 1 : i32} fmr(F_4_3) ins(%0#0 : tensor<?x?x?x?x?x?xi1>) outs(%0#1 : tensor<4x4x4x4xi1>) -> tensor<4x4x4x4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<?x?x?x?x?x?xi1>, tensor<4x4x4x4xi1>)
  %1 = "linalg.winograd_output_transform"(%0#0, %0#1) <{fmr = 1 : i32}> {t.x = 1 : i32} : (tensor<?x?x?x?x?x?xi1>, tensor<4x4x4x4xi1>) -> tensor<4x4x4x4xi1>
}) : () -> ()
// ===== linalg.yield: bare (not verified)
module {
  "t.around"() ({
    linalg.yield
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "linalg.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== linalg.yield: full (not verified)
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (i32, i32)
    linalg.yield %0#0, %0#1 {t.x = 1 : i32} : i32, i32
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (i32, i32)
    "linalg.yield"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== linalg.yield: ones (not verified)
module {
  "t.around"() ({
    %0 = "t.values"() : () -> i32
    linalg.yield %0 : i32
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> i32
    "linalg.yield"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
