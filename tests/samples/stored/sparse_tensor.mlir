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
// ===== sparse_tensor.binary: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>)
  %1 = sparse_tensor.binary %0#0, %0#1 : !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0> to !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
   overlap = {
    "t.end"() : () -> ()
  }
   left = {
    "t.end"() : () -> ()
  }
   right = {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>)
  %1 = "sparse_tensor.binary"(%0#0, %0#1) ({
    "t.end"() : () -> ()
  }, {
    "t.end"() : () -> ()
  }, {
    "t.end"() : () -> ()
  }) : (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
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
// ===== sparse_tensor.coordinates: bare (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.coordinates %0 {level = 1 : index} : tensor<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.coordinates"(%0) <{level = 1 : index}> : (tensor<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== sparse_tensor.coordinates: full (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.coordinates %0 {level = 1 : index, t.x = 1 : i32} : tensor<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.coordinates"(%0) <{level = 1 : index}> {t.x = 1 : i32} : (tensor<4xi32>) -> memref<4xi32>
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
// ===== sparse_tensor.extract_iteration_space: ones (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4xi64>, !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>)
  %1 = sparse_tensor.extract_iteration_space %0#0 at %0#1 lvls = 1 to 3 : tensor<4xi64>, !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0> -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi64>, !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>)
  %1 = "sparse_tensor.extract_iteration_space"(%0#0, %0#1) <{hiLvl = 3 : index, loLvl = 1 : index}> : (tensor<4xi64>, !sparse_tensor.iterator<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
}) : () -> ()
// ===== sparse_tensor.foreach: bare (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  sparse_tensor.foreach in %0 : tensor<4xi32> do {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  "sparse_tensor.foreach"(%0) ({
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<4xi32>) -> ()
}) : () -> ()
// ===== sparse_tensor.foreach: full (not verified)
module {
  %0:3 = "t.values"() : () -> (tensor<4xi32>, i32, i32)
  %1:2 = sparse_tensor.foreach in %0#0 init(%0#1, %0#2) {order = affine_map<(d0) -> (d0)>, t.x = 1 : i32} : tensor<4xi32>, i32, i32 -> i32, i32 do {
  }
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (tensor<4xi32>, i32, i32)
  %1:2 = "sparse_tensor.foreach"(%0#0, %0#1, %0#2) <{order = affine_map<(d0) -> (d0)>}> ({
    "sparse_tensor.yield"() : () -> ()
  }) {t.x = 1 : i32} : (tensor<4xi32>, i32, i32) -> (i32, i32)
}) : () -> ()
// ===== sparse_tensor.foreach: ones (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, i32)
  %1 = sparse_tensor.foreach in %0#0 init(%0#1) : tensor<4xi32>, i32 -> i32 do {
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, i32)
  %1 = "sparse_tensor.foreach"(%0#0, %0#1) ({
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<4xi32>, i32) -> i32
}) : () -> ()
// ===== sparse_tensor.foreach: with initArgs (not verified)
module {
  %0:3 = "t.values"() : () -> (tensor<4xi32>, i32, i32)
  sparse_tensor.foreach in %0#0 init(%0#1, %0#2) : tensor<4xi32>, i32, i32 do {
  }
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (tensor<4xi32>, i32, i32)
  "sparse_tensor.foreach"(%0#0, %0#1, %0#2) ({
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<4xi32>, i32, i32) -> ()
}) : () -> ()
// ===== sparse_tensor.foreach: with results (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1:2 = sparse_tensor.foreach in %0 : tensor<4xi32> -> i32, i32 do {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1:2 = "sparse_tensor.foreach"(%0) ({
    "sparse_tensor.yield"() : () -> ()
  }) : (tensor<4xi32>) -> (i32, i32)
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
// ===== sparse_tensor.load: bare (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.load %0 : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.load"(%0) : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.load: full (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.load %0 hasInserts {t.x = 1 : i32} : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.load"(%0) <{hasInserts}> {t.x = 1 : i32} : (tensor<4xi32>) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.lvl: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, index)
  %1 = sparse_tensor.lvl %0#0, %0#1 : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, index)
  %1 = "sparse_tensor.lvl"(%0#0, %0#1) : (tensor<4xi32>, index) -> index
}) : () -> ()
// ===== sparse_tensor.lvl: full (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, index)
  %1 = sparse_tensor.lvl {t.x = 1 : i32} %0#0, %0#1 : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, index)
  %1 = "sparse_tensor.lvl"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, index) -> index
}) : () -> ()
// ===== sparse_tensor.new: bare (not verified)
module {
  %0 = "t.values"() : () -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
  %1 = sparse_tensor.new %0 : !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
  %1 = "sparse_tensor.new"(%0) : (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.new: full (not verified)
module {
  %0 = "t.values"() : () -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
  %1 = sparse_tensor.new %0 {t.x = 1 : i32} : !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0> to tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
  %1 = "sparse_tensor.new"(%0) {t.x = 1 : i32} : (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> tensor<4xi32>
}) : () -> ()
// ===== sparse_tensor.number_of_entries: bare (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.number_of_entries %0 : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.number_of_entries"(%0) : (tensor<4xi32>) -> index
}) : () -> ()
// ===== sparse_tensor.number_of_entries: full (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.number_of_entries %0 {t.x = 1 : i32} : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.number_of_entries"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> index
}) : () -> ()
// ===== sparse_tensor.out: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, i32)
  sparse_tensor.out %0#0, %0#1 : tensor<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, i32)
  "sparse_tensor.out"(%0#0, %0#1) : (tensor<4xi32>, i32) -> ()
}) : () -> ()
// ===== sparse_tensor.out: full (not verified)
module {
  %0:2 = "t.values"() : () -> (tensor<4xi32>, i32)
  sparse_tensor.out %0#0, %0#1 {t.x = 1 : i32} : tensor<4xi32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (tensor<4xi32>, i32)
  "sparse_tensor.out"(%0#0, %0#1) {t.x = 1 : i32} : (tensor<4xi32>, i32) -> ()
}) : () -> ()
// ===== sparse_tensor.positions: bare (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.positions %0 {level = 1 : index} : tensor<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.positions"(%0) <{level = 1 : index}> : (tensor<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== sparse_tensor.positions: full (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.positions %0 {level = 1 : index, t.x = 1 : i32} : tensor<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.positions"(%0) <{level = 1 : index}> {t.x = 1 : i32} : (tensor<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== sparse_tensor.print: bare (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  sparse_tensor.print %0 : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  "sparse_tensor.print"(%0) : (tensor<4xi32>) -> ()
}) : () -> ()
// ===== sparse_tensor.print: full (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  sparse_tensor.print %0 {t.x = 1 : i32} : tensor<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  "sparse_tensor.print"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> ()
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
// ===== sparse_tensor.reduce: bare (not verified)
module {
  %0:3 = "t.values"() : () -> (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>)
  %1 = sparse_tensor.reduce %0#0, %0#1, %0#2 : !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0> {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>)
  %1 = "sparse_tensor.reduce"(%0#0, %0#1, %0#2) ({
    "t.end"() : () -> ()
  }) : (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
}) : () -> ()
// ===== sparse_tensor.reduce: full (not verified)
module {
  %0:3 = "t.values"() : () -> (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>)
  %1 = sparse_tensor.reduce %0#0, %0#1, %0#2 {t.x = 1 : i32} : !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0> {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>)
  %1 = "sparse_tensor.reduce"(%0#0, %0#1, %0#2) ({
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
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
// ===== sparse_tensor.select: bare (not verified)
module {
  %0 = "t.values"() : () -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
  %1 = sparse_tensor.select %0 : !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0> {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
  %1 = "sparse_tensor.select"(%0) ({
    "t.end"() : () -> ()
  }) : (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
}) : () -> ()
// ===== sparse_tensor.select: full (not verified)
module {
  %0 = "t.values"() : () -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
  %1 = sparse_tensor.select %0 {t.x = 1 : i32} : !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0> {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
  %1 = "sparse_tensor.select"(%0) ({
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
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
// ===== sparse_tensor.unary: bare (not verified)
module {
  %0 = "t.values"() : () -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
  %1 = sparse_tensor.unary %0 : !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0> to !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
   present = {
    "t.end"() : () -> ()
  }
   absent = {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
  %1 = "sparse_tensor.unary"(%0) ({
    "t.end"() : () -> ()
  }, {
    "t.end"() : () -> ()
  }) : (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
}) : () -> ()
// ===== sparse_tensor.unary: full (not verified)
module {
  %0 = "t.values"() : () -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
  %1 = sparse_tensor.unary %0 {t.x = 1 : i32} : !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0> to !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
   present = {
    "t.end"() : () -> ()
  }
   absent = {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
  %1 = "sparse_tensor.unary"(%0) ({
    "t.end"() : () -> ()
  }, {
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
}) : () -> ()
// ===== sparse_tensor.values: bare (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.values %0 : tensor<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.values"(%0) : (tensor<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== sparse_tensor.values: full (not verified)
module {
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = sparse_tensor.values %0 {t.x = 1 : i32} : tensor<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> tensor<4xi32>
  %1 = "sparse_tensor.values"(%0) {t.x = 1 : i32} : (tensor<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== sparse_tensor.yield: full (not verified)
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>)
    sparse_tensor.yield %0#0, %0#1 {t.x = 1 : i32} : !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>)
    "sparse_tensor.yield"(%0#0, %0#1) {t.x = 1 : i32} : (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>, !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> ()
  }) : () -> ()
}) : () -> ()
// ===== sparse_tensor.yield: ones (not verified)
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
    sparse_tensor.yield %0 : !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>
    "sparse_tensor.yield"(%0) : (!sparse_tensor.iter_space<<{ map = (d0) -> (d0 : compressed) }>, lvls = 0>) -> ()
  }) : () -> ()
}) : () -> ()
