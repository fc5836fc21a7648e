// ===== sparse_tensor.assemble: full (not verified)
module {
  %0:3 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>)
  %1 = sparse_tensor.assemble (%0#0, %0#1), %0#2 {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>), tensor<4xi32> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>)
  %1 = "sparse_tensor.assemble"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.assemble: ones (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = sparse_tensor.assemble (%0#0), %0#1 : (tensor<4xi32>), tensor<4xi32> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "sparse_tensor.assemble"(%0#0, %0#1) : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.binary: by hand
module {
  func.func @f(%arg0: f64, %arg1: i64) {
    %0 = sparse_tensor.binary %arg0, %arg1 : f64, i64 to f64
     overlap = {
    ^bb0(%arg2: f64, %arg3: i64):
      sparse_tensor.yield %arg2 : f64
    }
     left = identity
     right = {
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (f64, i64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f64, %arg1: i64):
    %0 = "sparse_tensor.binary"(%arg0, %arg1) <{left_identity}> ({
    ^bb0(%arg2: f64, %arg3: i64):
      "sparse_tensor.yield"(%arg2) : (f64) -> ()
    }, {
    }, {
    }) : (f64, i64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.coiterate: by hand
module {
  func.func @f(%arg0: !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, %arg1: index) -> index {
    %0 = sparse_tensor.coiterate (%arg0, %arg0) at(%arg3) iter_args(%arg2 = %arg1) : (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> index
    case %arg4, _ {
      sparse_tensor.yield %arg2 : index
    }
    case %arg4, %arg5 {
      sparse_tensor.yield %arg3 : index
    }
    return %0 : index
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, index) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, %arg1: index):
    %0 = "sparse_tensor.coiterate"(%arg0, %arg0, %arg1) <{cases = [1, 3], crdUsedLvls = 1 : i64, operandSegmentSizes = array<i32: 2, 1>}> ({
    ^bb0(%arg6: index, %arg7: index, %arg8: !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>):
      "sparse_tensor.yield"(%arg6) : (index) -> ()
    }, {
    ^bb0(%arg2: index, %arg3: index, %arg4: !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, %arg5: !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>):
      "sparse_tensor.yield"(%arg3) : (index) -> ()
    }) : (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, index) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.compress: bare (not verified)
module {
  %0:5 = "t.values"() : () -> (memref<4xi32>, memref<4xi1>, memref<4xindex>, index, tensor<4xi32>)
  %1 = sparse_tensor.compress %0#0, %0#1, %0#2, %0#3 into %0#4[] : memref<4xi32>, memref<4xi1>, memref<4xindex>, tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (memref<4xi32>, memref<4xi1>, memref<4xindex>, index, tensor<4xi32>)
  %1 = "sparse_tensor.compress"(%0#0, %0#1, %0#2, %0#3, %0#4) : (memref<4xi32>, memref<4xi1>, memref<4xindex>, index, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.compress: full (not verified)
module {
  %0:7 = "t.values"() : () -> (memref<4xi32>, memref<4xi1>, memref<4xindex>, index, tensor<4xi32>, index, index)
  %1 = sparse_tensor.compress %0#0, %0#1, %0#2, %0#3 into %0#4[%0#5, %0#6] {t.x = 1 : i32} : memref<4xi32>, memref<4xi1>, memref<4xindex>, tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:7 = "t.values"() : () -> (memref<4xi32>, memref<4xi1>, memref<4xindex>, index, tensor<4xi32>, index, index)
  %1 = "sparse_tensor.compress"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5, %0#6) {t.x = 1 : i32} : (memref<4xi32>, memref<4xi1>, memref<4xindex>, index, tensor<4xi32>, index, index) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.compress: ones (not verified)
module {
  %0:6 = "t.values"() : () -> (memref<4xi32>, memref<4xi1>, memref<4xindex>, index, tensor<4xi32>, index)
  %1 = sparse_tensor.compress %0#0, %0#1, %0#2, %0#3 into %0#4[%0#5] : memref<4xi32>, memref<4xi1>, memref<4xindex>, tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:6 = "t.values"() : () -> (memref<4xi32>, memref<4xi1>, memref<4xindex>, index, tensor<4xi32>, index)
  %1 = "sparse_tensor.compress"(%0#0, %0#1, %0#2, %0#3, %0#4, %0#5) : (memref<4xi32>, memref<4xi1>, memref<4xindex>, index, tensor<4xi32>, index) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.concatenate: full (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = sparse_tensor.concatenate %0#0, %0#1 {dimension = 1 : index, t.x = 1 : i32} : tensor<4xi32>, tensor<4xi32> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>)
  %1 = "sparse_tensor.concatenate"(%0#0, %0#1) <{dimension = 1 : index}> {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.concatenate: ones (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.concatenate %0 {dimension = 1 : index} : tensor<4xi32> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.concatenate"(%0) <{dimension = 1 : index}> : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.convert: bare
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.convert %0 : tensor<4xi32> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.convert"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.convert: full
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.convert %0 {t.x = 1 : i32} : tensor<4xi32> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.convert"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.coordinates: by hand
module {
  func.func @f(%arg0: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 32 }>>) {
    %0 = sparse_tensor.coordinates %arg0 {level = 0 : index} : tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 32 }>> to memref<?xi32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 32 }>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 32 }>>):
    %0 = "sparse_tensor.coordinates"(%arg0) <{level = 0 : index}> : (tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed), crdWidth = 32 }>>) -> memref<?xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.coordinates_buffer: bare (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.coordinates_buffer %0 : tensor<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.coordinates_buffer"(%0) : (tensor<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== sparse_tensor.coordinates_buffer: full (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.coordinates_buffer %0 {t.x = 1 : i32} : tensor<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.coordinates_buffer"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== sparse_tensor.crd_translate: ones
module {
  %0 = "t.values"() : () -> index
  %1 = sparse_tensor.crd_translate  lvl_to_dim[%0] as <{ map = (d0) -> (d0 : compressed) }> : index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  %1 = "sparse_tensor.crd_translate"(%0) <{direction = #sparse_tensor<CrdTransDirection lvl_to_dim>, encoder = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>}> : (index) -> index
}) : () -> ()
// ===== sparse_tensor.crd_translate: full (not verified)
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1:2 = sparse_tensor.crd_translate  lvl_to_dim[%0#0, %0#1] as <{ map = (d0) -> (d0 : compressed) }> {t.x = 1 : i32} : index, index
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1:2 = "sparse_tensor.crd_translate"(%0#0, %0#1) <{direction = #sparse_tensor<CrdTransDirection lvl_to_dim>, encoder = #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>}> {t.x = 1 : i32} : (index, index) -> (index, index)
}) : () -> ()
// ===== sparse_tensor.disassemble: full (not verified)
module {
  %0:4 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>)
  %ret_levels:2, %ret_values, %lvl_lens:2, %val_len = sparse_tensor.disassemble %0#0 {t.x = 1 : i32} : tensor<4xi32> out_lvls(%0#1, %0#2 : tensor<4xi32>, tensor<4xi32>) out_vals(%0#3 : tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>), tensor<4xi32>, (i32, i32), i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>)
  %1:6 = "sparse_tensor.disassemble"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>, i32, i32, i32)
}) : () -> ()
// ===== sparse_tensor.disassemble: ones (not verified)
module {
  %0:3 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>)
  %ret_levels, %ret_values, %lvl_lens, %val_len = sparse_tensor.disassemble %0#0 : tensor<4xi32> out_lvls(%0#1 : tensor<4xi32>) out_vals(%0#2 : tensor<4xi32>) -> (tensor<4xi32>), tensor<4xi32>, (i32), i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>)
  %1:4 = "sparse_tensor.disassemble"(%0#0, %0#1, %0#2) : (tensor<4xi32>, tensor<4xi32>, tensor<4xi32>) -> (tensor<4xi32>, tensor<4xi32>, i32, i32)
}) : () -> ()
// ===== sparse_tensor.expand: bare (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %values, %filled, %added, %count = sparse_tensor.expand %0 : tensor<4xi32> to memref<4xi32>, memref<4xi1>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1:4 = "sparse_tensor.expand"(%0) : (tensor<4xi32>) -> (memref<4xi32>, memref<4xi1>, memref<4xindex>, index)
}) : () -> ()
// ===== sparse_tensor.expand: full (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %values, %filled, %added, %count = sparse_tensor.expand %0 {t.x = 1 : i32} : tensor<4xi32> to memref<4xi32>, memref<4xi1>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1:4 = "sparse_tensor.expand"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> (memref<4xi32>, memref<4xi1>, memref<4xindex>, index)
}) : () -> ()
// ===== sparse_tensor.extract_iteration_space: by hand
module {
  func.func @f(%arg0: tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) {
    %0 = sparse_tensor.extract_iteration_space %arg0 lvls = 0 to 2 : tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>> -> !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0 to 2>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>):
    %0 = "sparse_tensor.extract_iteration_space"(%arg0) <{hiLvl = 2 : index, loLvl = 0 : index}> : (tensor<4x8xf32, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>>) -> !sparse_tensor.iter_space<<{ map = (d0, d1) -> (d0 : dense, d1 : compressed) }>, lvls = 0 to 2>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.extract_value: by hand
module {
  func.func @f(%arg0: tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, %arg1: !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) {
    %0 = sparse_tensor.extract_value %arg0 at %arg1 : tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, %arg1: !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>):
    %0 = "sparse_tensor.extract_value"(%arg0, %arg1) : (tensor<4xf32, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.foreach: by hand
module {
  func.func @f(%arg0: tensor<2x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>>, %arg1: f32) {
    sparse_tensor.foreach in %arg0 : tensor<2x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>> do {
    ^bb0(%arg2: index, %arg3: index, %arg4: f64):
    }
    %0 = sparse_tensor.foreach in %arg0 init(%arg1) : tensor<2x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>>, f32 -> f32 do {
    ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: f32):
      sparse_tensor.yield %arg5 : f32
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<2x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<2x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>>, %arg1: f32):
    "sparse_tensor.foreach"(%arg0) ({
    ^bb0(%arg6: index, %arg7: index, %arg8: f64):
      "sparse_tensor.yield"() : () -> ()
    }) : (tensor<2x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>>) -> ()
    %0 = "sparse_tensor.foreach"(%arg0, %arg1) ({
    ^bb0(%arg2: index, %arg3: index, %arg4: f64, %arg5: f32):
      "sparse_tensor.yield"(%arg5) : (f32) -> ()
    }) : (tensor<2x4xf64, #sparse_tensor.encoding<{ map = (d0, d1) -> (d0 : compressed, d1 : compressed) }>>, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.has_runtime_library: bare
module {
  %0 = sparse_tensor.has_runtime_library
}
// ----- generic
"builtin.module"() ({
  %0 = "sparse_tensor.has_runtime_library"() : () -> i1
}) : () -> ()
// ===== sparse_tensor.has_runtime_library: full
module {
  %0 = sparse_tensor.has_runtime_library {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "sparse_tensor.has_runtime_library"() {t.x = 1 : i32} : () -> i1
}) : () -> ()
// ===== sparse_tensor.iterate: by hand
module {
  func.func @f(%arg0: !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, %arg1: index) -> index {
    %0 = sparse_tensor.iterate %arg4 in %arg0 at(%arg3) iter_args(%arg2 = %arg1) : !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>  -> index {
      %1 = index.add %arg2, %arg3
      sparse_tensor.yield %1 : index
    }
    sparse_tensor.iterate %arg2 in %arg0 : !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>  {
    }
    return %0 : index
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, index) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, %arg1: index):
    %0 = "sparse_tensor.iterate"(%arg0, %arg1) <{crdUsedLvls = 1 : i64}> ({
    ^bb0(%arg3: index, %arg4: index, %arg5: !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>):
      %1 = "index.add"(%arg3, %arg4) : (index, index) -> index
      "sparse_tensor.yield"(%1) : (index) -> ()
    }) : (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, index) -> index
    "sparse_tensor.iterate"(%arg0) <{crdUsedLvls = 0 : i64}> ({
    ^bb0(%arg2: !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>):
      "sparse_tensor.yield"() : () -> ()
    }) : (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> ()
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.load: by hand
module {
  func.func @f(%arg0: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) {
    %0 = sparse_tensor.load %arg0 hasInserts : tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>):
    %0 = "sparse_tensor.load"(%arg0) <{hasInserts}> : (tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.lvl: by hand
module {
  func.func @f(%arg0: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, %arg1: index) {
    %0 = sparse_tensor.lvl %arg0, %arg1 : tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, %arg1: index):
    %0 = "sparse_tensor.lvl"(%arg0, %arg1) : (tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, index) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.new: by hand
module {
  func.func @f(%arg0: !llvm.ptr) {
    %0 = sparse_tensor.new %arg0 : !llvm.ptr to tensor<128xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!llvm.ptr) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !llvm.ptr):
    %0 = "sparse_tensor.new"(%arg0) : (!llvm.ptr) -> tensor<128xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.number_of_entries: by hand
module {
  func.func @f(%arg0: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) {
    %0 = sparse_tensor.number_of_entries %arg0 : tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>):
    %0 = "sparse_tensor.number_of_entries"(%arg0) : (tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> index
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.out: by hand
module {
  func.func @f(%arg0: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, %arg1: !llvm.ptr) {
    sparse_tensor.out %arg0, %arg1 : tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, !llvm.ptr
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, !llvm.ptr) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, %arg1: !llvm.ptr):
    "sparse_tensor.out"(%arg0, %arg1) : (tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, !llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.positions: by hand
module {
  func.func @f(%arg0: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) {
    %0 = sparse_tensor.positions %arg0 {level = 0 : index} : tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>> to memref<?xindex>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>):
    %0 = "sparse_tensor.positions"(%arg0) <{level = 0 : index}> : (tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> memref<?xindex>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.print: by hand
module {
  func.func @f(%arg0: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) {
    sparse_tensor.print %arg0 : tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>):
    "sparse_tensor.print"(%arg0) : (tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.push_back: bare
module {
  %0:3 = "t.values"() : () -> (index, memref<4xindex>, index)
  %outBuffer, %newSize = sparse_tensor.push_back %0#0, %0#1, %0#2 : index, memref<4xindex>, index
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (index, memref<4xindex>, index)
  %1:2 = "sparse_tensor.push_back"(%0#0, %0#1, %0#2) : (index, memref<4xindex>, index) -> (memref<4xindex>, index)
}) : () -> ()
// ===== sparse_tensor.push_back: full
module {
  %0:4 = "t.values"() : () -> (index, memref<4xindex>, index, index)
  %outBuffer, %newSize = sparse_tensor.push_back inbounds %0#0, %0#1, %0#2, %0#3 {t.x = 1 : i32} : index, memref<4xindex>, index, index
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (index, memref<4xindex>, index, index)
  %1:2 = "sparse_tensor.push_back"(%0#0, %0#1, %0#2, %0#3) <{inbounds}> {t.x = 1 : i32} : (index, memref<4xindex>, index, index) -> (memref<4xindex>, index)
}) : () -> ()
// ===== sparse_tensor.push_back: ones
module {
  %0:4 = "t.values"() : () -> (index, memref<4xindex>, index, index)
  %outBuffer, %newSize = sparse_tensor.push_back %0#0, %0#1, %0#2, %0#3 : index, memref<4xindex>, index, index
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (index, memref<4xindex>, index, index)
  %1:2 = "sparse_tensor.push_back"(%0#0, %0#1, %0#2, %0#3) : (index, memref<4xindex>, index, index) -> (memref<4xindex>, index)
}) : () -> ()
// ===== sparse_tensor.push_back: with inbounds
module {
  %0:3 = "t.values"() : () -> (index, memref<4xindex>, index)
  %outBuffer, %newSize = sparse_tensor.push_back inbounds %0#0, %0#1, %0#2 : index, memref<4xindex>, index
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (index, memref<4xindex>, index)
  %1:2 = "sparse_tensor.push_back"(%0#0, %0#1, %0#2) <{inbounds}> : (index, memref<4xindex>, index) -> (memref<4xindex>, index)
}) : () -> ()
// ===== sparse_tensor.push_back: ones with inbounds
module {
  %0:4 = "t.values"() : () -> (index, memref<4xindex>, index, index)
  %outBuffer, %newSize = sparse_tensor.push_back inbounds %0#0, %0#1, %0#2, %0#3 : index, memref<4xindex>, index, index
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (index, memref<4xindex>, index, index)
  %1:2 = "sparse_tensor.push_back"(%0#0, %0#1, %0#2, %0#3) <{inbounds}> : (index, memref<4xindex>, index, index) -> (memref<4xindex>, index)
}) : () -> ()
// ===== sparse_tensor.reduce: by hand
module {
  func.func @f(%arg0: f64, %arg1: f64, %arg2: f64) {
    %0 = sparse_tensor.reduce %arg0, %arg1, %arg2 : f64 {
    ^bb0(%arg3: f64, %arg4: f64):
      sparse_tensor.yield %arg3 : f64
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (f64, f64, f64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f64, %arg1: f64, %arg2: f64):
    %0 = "sparse_tensor.reduce"(%arg0, %arg1, %arg2) ({
    ^bb0(%arg3: f64, %arg4: f64):
      "sparse_tensor.yield"(%arg3) : (f64) -> ()
    }) : (f64, f64, f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.reinterpret_map: bare (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.reinterpret_map %0 : tensor<4xi32> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.reinterpret_map"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.reinterpret_map: full (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.reinterpret_map %0 {t.x = 1 : i32} : tensor<4xi32> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.reinterpret_map"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.reorder_coo: bare (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.reorder_coo  insertion_sort_stable %0 : tensor<4xi32> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.reorder_coo"(%0) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>}> : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.reorder_coo: full (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.reorder_coo  insertion_sort_stable %0 {t.x = 1 : i32} : tensor<4xi32> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.reorder_coo"(%0) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>}> {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.select: by hand
module {
  func.func @f(%arg0: f64) {
    %0 = sparse_tensor.select %arg0 : f64 {
    ^bb0(%arg1: f64):
      %true = arith.constant true
      sparse_tensor.yield %true : i1
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (f64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f64):
    %0 = "sparse_tensor.select"(%arg0) ({
    ^bb0(%arg1: f64):
      %1 = "arith.constant"() <{value = true}> : () -> i1
      "sparse_tensor.yield"(%1) : (i1) -> ()
    }) : (f64) -> f64
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.slice.offset: bare (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.slice.offset %0 at 1 : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.slice.offset"(%0) <{dim = 1 : index}> : (tensor<4xi32>) -> index
}) : () -> ()
// ===== sparse_tensor.slice.offset: full (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.slice.offset %0 at 1 {t.x = 1 : i32} : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.slice.offset"(%0) <{dim = 1 : index}> {t.x = 1 : i32} : (tensor<4xi32>) -> index
}) : () -> ()
// ===== sparse_tensor.slice.stride: bare (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.slice.stride %0 at 1 : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.slice.stride"(%0) <{dim = 1 : index}> : (tensor<4xi32>) -> index
}) : () -> ()
// ===== sparse_tensor.slice.stride: full (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.slice.stride %0 at 1 {t.x = 1 : i32} : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.slice.stride"(%0) <{dim = 1 : index}> {t.x = 1 : i32} : (tensor<4xi32>) -> index
}) : () -> ()
// ===== sparse_tensor.sort: bare
module {
  %0:2 = "t.values"() : () -> (index, memref<4xindex>)
  sparse_tensor.sort  insertion_sort_stable %0#0, %0#1 {perm_map = affine_map<(d0) -> (d0)>} : memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, memref<4xindex>)
  "sparse_tensor.sort"(%0#0, %0#1) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>, perm_map = affine_map<(d0) -> (d0)>}> : (index, memref<4xindex>) -> ()
}) : () -> ()
// ===== sparse_tensor.sort: full
module {
  %0:4 = "t.values"() : () -> (index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  sparse_tensor.sort  insertion_sort_stable %0#0, %0#1 jointly %0#2, %0#3 {ny = 1 : index, perm_map = affine_map<(d0) -> (d0)>, t.x = 1 : i32} : memref<4xindex> jointly memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  "sparse_tensor.sort"(%0#0, %0#1, %0#2, %0#3) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>, ny = 1 : index, perm_map = affine_map<(d0) -> (d0)>}> {t.x = 1 : i32} : (index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> ()
}) : () -> ()
// ===== sparse_tensor.sort: ones
module {
  %0:3 = "t.values"() : () -> (index, memref<4xindex>, memref<4xindex>)
  sparse_tensor.sort  insertion_sort_stable %0#0, %0#1 jointly %0#2 {perm_map = affine_map<(d0) -> (d0)>} : memref<4xindex> jointly memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (index, memref<4xindex>, memref<4xindex>)
  "sparse_tensor.sort"(%0#0, %0#1, %0#2) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>, perm_map = affine_map<(d0) -> (d0)>}> : (index, memref<4xindex>, memref<4xindex>) -> ()
}) : () -> ()
// ===== sparse_tensor.sort: with ys
module {
  %0:4 = "t.values"() : () -> (index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  sparse_tensor.sort  insertion_sort_stable %0#0, %0#1 jointly %0#2, %0#3 {perm_map = affine_map<(d0) -> (d0)>} : memref<4xindex> jointly memref<4xindex>, memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (index, memref<4xindex>, memref<4xindex>, memref<4xindex>)
  "sparse_tensor.sort"(%0#0, %0#1, %0#2, %0#3) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>, perm_map = affine_map<(d0) -> (d0)>}> : (index, memref<4xindex>, memref<4xindex>, memref<4xindex>) -> ()
}) : () -> ()
// ===== sparse_tensor.sort: with ny
module {
  %0:2 = "t.values"() : () -> (index, memref<4xindex>)
  sparse_tensor.sort  insertion_sort_stable %0#0, %0#1 {ny = 1 : index, perm_map = affine_map<(d0) -> (d0)>} : memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, memref<4xindex>)
  "sparse_tensor.sort"(%0#0, %0#1) <{algorithm = #sparse_tensor<SparseTensorSortAlgorithm insertion_sort_stable>, ny = 1 : index, perm_map = affine_map<(d0) -> (d0)>}> : (index, memref<4xindex>) -> ()
}) : () -> ()
// ===== sparse_tensor.storage_specifier.get: bare
module {
  %0 = "t.values"() : () -> !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  %1 = sparse_tensor.storage_specifier.get %0  val_mem_sz : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  %1 = "sparse_tensor.storage_specifier.get"(%0) <{specifierKind = #sparse_tensor<kind val_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> index
}) : () -> ()
// ===== sparse_tensor.storage_specifier.get: full
module {
  %0 = "t.values"() : () -> !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  %1 = sparse_tensor.storage_specifier.get %0  pos_mem_sz at 0 {t.x = 1 : i32} : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  %1 = "sparse_tensor.storage_specifier.get"(%0) <{level = 0 : index, specifierKind = #sparse_tensor<kind pos_mem_sz>}> {t.x = 1 : i32} : (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> index
}) : () -> ()
// ===== sparse_tensor.storage_specifier.init: bare
module {
  %0 = sparse_tensor.storage_specifier.init : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
}
// ----- generic
"builtin.module"() ({
  %0 = "sparse_tensor.storage_specifier.init"() : () -> !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
}) : () -> ()
// ===== sparse_tensor.storage_specifier.init: full
module {
  %0 = "t.values"() : () -> !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  %1 = sparse_tensor.storage_specifier.init {t.x = 1 : i32} with %0 : from !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>> to !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  %1 = "sparse_tensor.storage_specifier.init"(%0) {t.x = 1 : i32} : (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
}) : () -> ()
// ===== sparse_tensor.storage_specifier.init: ones
module {
  %0 = "t.values"() : () -> !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  %1 = sparse_tensor.storage_specifier.init with %0 : from !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>> to !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
  %1 = "sparse_tensor.storage_specifier.init"(%0) : (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
}) : () -> ()
// ===== sparse_tensor.storage_specifier.set: bare
module {
  %0:2 = "t.values"() : () -> (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, index)
  %1 = sparse_tensor.storage_specifier.set %0#0  val_mem_sz with %0#1 : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, index)
  %1 = "sparse_tensor.storage_specifier.set"(%0#0, %0#1) <{specifierKind = #sparse_tensor<kind val_mem_sz>}> : (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, index) -> !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
}) : () -> ()
// ===== sparse_tensor.storage_specifier.set: full
module {
  %0:2 = "t.values"() : () -> (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, index)
  %1 = sparse_tensor.storage_specifier.set %0#0  pos_mem_sz at 0 with %0#1 {t.x = 1 : i32} : !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, index)
  %1 = "sparse_tensor.storage_specifier.set"(%0#0, %0#1) <{level = 0 : index, specifierKind = #sparse_tensor<kind pos_mem_sz>}> {t.x = 1 : i32} : (!sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>, index) -> !sparse_tensor.storage_specifier<#sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>
}) : () -> ()
// ===== sparse_tensor.unary: by hand
module {
  func.func @f(%arg0: f64) {
    %0 = sparse_tensor.unary %arg0 : f64 to i8
     present = {
    ^bb0(%arg1: f64):
      %1 = arith.fptosi %arg1 : f64 to i8
      sparse_tensor.yield %1 : i8
    }
     absent = {
      %c0_i8 = arith.constant 0 : i8
      sparse_tensor.yield %c0_i8 : i8
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (f64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f64):
    %0 = "sparse_tensor.unary"(%arg0) ({
    ^bb0(%arg1: f64):
      %2 = "arith.fptosi"(%arg1) : (f64) -> i8
      "sparse_tensor.yield"(%2) : (i8) -> ()
    }, {
      %1 = "arith.constant"() <{value = 0 : i8}> : () -> i8
      "sparse_tensor.yield"(%1) : (i8) -> ()
    }) : (f64) -> i8
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.values: by hand
module {
  func.func @f(%arg0: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) {
    %0 = sparse_tensor.values %arg0 : tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>> to memref<?xf64>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>):
    %0 = "sparse_tensor.values"(%arg0) : (tensor<8xf64, #sparse_tensor.encoding<{ map = (d0) -> (d0 : compressed) }>>) -> memref<?xf64>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.yield: by hand
module {
  func.func @f(%arg0: f64) -> f64 {
    %0 = sparse_tensor.unary %arg0 : f64 to f64
     present = {
    ^bb0(%arg1: f64):
      %1 = arith.negf %arg1 : f64
      sparse_tensor.yield %1 : f64
    }
     absent = {
    }
    return %0 : f64
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (f64) -> f64, sym_name = "f"}> ({
  ^bb0(%arg0: f64):
    %0 = "sparse_tensor.unary"(%arg0) ({
    ^bb0(%arg1: f64):
      %1 = "arith.negf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f64) -> f64
      "sparse_tensor.yield"(%1) : (f64) -> ()
    }, {
    }) : (f64) -> f64
    "func.return"(%0) : (f64) -> ()
  }) : () -> ()
}) : () -> ()
