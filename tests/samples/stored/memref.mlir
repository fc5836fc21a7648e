// ===== memref.alloc: by hand, with operands
module {
  func.func @f(%arg0: index) {
    %alloc = memref.alloc(%arg0)[%arg0] {alignment = 8 : i64} : memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>, 1>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "memref.alloc"(%arg0, %arg0) <{alignment = 8 : i64, operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>, 1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== memref.alloc: bare
module {
  %alloc = memref.alloc() : memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "memref.alloc"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xindex>
}) : () -> ()
// ===== memref.alloc: with alignment
module {
  %alloc = memref.alloc() {alignment = 1 : i64} : memref<4xindex>
}
// ----- generic
"builtin.module"() ({
  %0 = "memref.alloc"() <{alignment = 1 : i64, operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xindex>
}) : () -> ()
// ===== memref.alloca: by hand
module {
  func.func @f(%arg0: index) {
    %alloca = memref.alloca() : memref<4xf32>
    %alloca_0 = memref.alloca(%arg0)[%arg0] {alignment = 8 : i64} : memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>, 1>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<4xf32>
    %1 = "memref.alloca"(%arg0, %arg0) <{alignment = 8 : i64, operandSegmentSizes = array<i32: 1, 1>}> : (index, index) -> memref<4x?xf32, affine_map<(d0, d1)[s0] -> (d0 + s0, d1)>, 1>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== memref.alloca_scope: by hand
module {
  func.func @f(%arg0: f32) -> f32 {
    %0 = memref.alloca_scope  -> (f32) {
      memref.alloca_scope.return %arg0 : f32
    }
    memref.alloca_scope  {
    }
    return %0 : f32
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: f32):
    %0 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%arg0) : (f32) -> ()
    }) : () -> f32
    "memref.alloca_scope"() ({
      "memref.alloca_scope.return"() : () -> ()
    }) : () -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== memref.alloca_scope: bare
module {
  memref.alloca_scope  {
  }
}
// ----- generic
"builtin.module"() ({
  "memref.alloca_scope"() ({
    "memref.alloca_scope.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== memref.alloca_scope.return: by hand
module {
  func.func @f(%arg0: f32, %arg1: i32) {
    %0:2 = memref.alloca_scope  -> (f32, i32) {
      memref.alloca_scope.return %arg0, %arg1 : f32, i32
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (f32, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: f32, %arg1: i32):
    %0:2 = "memref.alloca_scope"() ({
      "memref.alloca_scope.return"(%arg0, %arg1) : (f32, i32) -> ()
    }) : () -> (f32, i32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== memref.assume_alignment: bare
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %assume_align = memref.assume_alignment %0, 1 : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "memref.assume_alignment"(%0) <{alignment = 1 : i32}> : (memref<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== memref.assume_alignment: full
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %assume_align = memref.assume_alignment %0, 1 {t.x = 1 : i32} : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "memref.assume_alignment"(%0) <{alignment = 1 : i32}> {t.x = 1 : i32} : (memref<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== memref.atomic_rmw: ones
module {
  %0:3 = "t.values"() : () -> (i32, memref<4xi32>, index)
  %1 = memref.atomic_rmw addi %0#0, %0#1[%0#2] : (i32, memref<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, memref<4xi32>, index)
  %1 = "memref.atomic_rmw"(%0#0, %0#1, %0#2) <{kind = 1 : i64}> : (i32, memref<4xi32>, index) -> i32
}) : () -> ()
// ===== memref.atomic_rmw: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (i32, memref<4xi32>)
  %1 = memref.atomic_rmw addi %0#0, %0#1[] : (i32, memref<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, memref<4xi32>)
  %1 = "memref.atomic_rmw"(%0#0, %0#1) <{kind = 1 : i64}> : (i32, memref<4xi32>) -> i32
}) : () -> ()
// ===== memref.atomic_rmw: full (not verified)
module {
  %0:4 = "t.values"() : () -> (i32, memref<4xi32>, index, index)
  %1 = memref.atomic_rmw addi %0#0, %0#1[%0#2, %0#3] {t.x = 1 : i32} : (i32, memref<4xi32>) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, memref<4xi32>, index, index)
  %1 = "memref.atomic_rmw"(%0#0, %0#1, %0#2, %0#3) <{kind = 1 : i64}> {t.x = 1 : i32} : (i32, memref<4xi32>, index, index) -> i32
}) : () -> ()
// ===== memref.atomic_yield: by hand
module {
  func.func @f(%arg0: memref<10xi32>, %arg1: index) -> i32 {
    %0 = memref.generic_atomic_rmw %arg0[%arg1] : memref<10xi32> {
    ^bb0(%arg2: i32):
      memref.atomic_yield %arg2 : i32
    }
    return %0 : i32
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<10xi32>, index) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: memref<10xi32>, %arg1: index):
    %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
    ^bb0(%arg2: i32):
      "memref.atomic_yield"(%arg2) : (i32) -> ()
    }) : (memref<10xi32>, index) -> i32
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== memref.cast: bare
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %cast = memref.cast %0 : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "memref.cast"(%0) : (memref<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== memref.cast: full
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %cast = memref.cast %0 {t.x = 1 : i32} : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "memref.cast"(%0) {t.x = 1 : i32} : (memref<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== memref.collapse_shape: by hand
module {
  func.func @f(%arg0: memref<?x4x2x?xf32>) {
    %collapse_shape = memref.collapse_shape %arg0 [[0, 1], [2, 3]] : memref<?x4x2x?xf32> into memref<?x?xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x4x2x?xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x4x2x?xf32>):
    %0 = "memref.collapse_shape"(%arg0) <{reassociation = [[0, 1], [2, 3]]}> : (memref<?x4x2x?xf32>) -> memref<?x?xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== memref.copy: bare
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  memref.copy %0#0, %0#1 : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  "memref.copy"(%0#0, %0#1) : (memref<4xi32>, memref<4xi32>) -> ()
}) : () -> ()
// ===== memref.copy: full
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  memref.copy %0#0, %0#1 {t.x = 1 : i32} : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  "memref.copy"(%0#0, %0#1) {t.x = 1 : i32} : (memref<4xi32>, memref<4xi32>) -> ()
}) : () -> ()
// ===== memref.dealloc: bare
module {
  %0 = "t.values"() : () -> memref<4xi32>
  memref.dealloc %0 : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  "memref.dealloc"(%0) : (memref<4xi32>) -> ()
}) : () -> ()
// ===== memref.dealloc: full
module {
  %0 = "t.values"() : () -> memref<4xi32>
  memref.dealloc %0 {t.x = 1 : i32} : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  "memref.dealloc"(%0) {t.x = 1 : i32} : (memref<4xi32>) -> ()
}) : () -> ()
// ===== memref.dim: bare
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %dim = memref.dim %0#0, %0#1 : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = "memref.dim"(%0#0, %0#1) : (memref<4xi32>, index) -> index
}) : () -> ()
// ===== memref.dim: full
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %dim = memref.dim {t.x = 1 : i32} %0#0, %0#1 : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = "memref.dim"(%0#0, %0#1) {t.x = 1 : i32} : (memref<4xi32>, index) -> index
}) : () -> ()
// ===== memref.distinct_objects: full
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  %1:2 = memref.distinct_objects %0#0, %0#1 {t.x = 1 : i32} : memref<4xi32>, memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  %1:2 = "memref.distinct_objects"(%0#0, %0#1) {t.x = 1 : i32} : (memref<4xi32>, memref<4xi32>) -> (memref<4xi32>, memref<4xi32>)
}) : () -> ()
// ===== memref.distinct_objects: ones
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = memref.distinct_objects %0 : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "memref.distinct_objects"(%0) : (memref<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== memref.dma_start: by hand
module {
  func.func @f(%arg0: memref<40xf32>, %arg1: memref<40xf32, 2>, %arg2: memref<1xi32>, %arg3: index) {
    memref.dma_start %arg0[%arg3], %arg1[%arg3], %arg3, %arg2[%arg3] : memref<40xf32>, memref<40xf32, 2>, memref<1xi32>
    memref.dma_start %arg0[%arg3], %arg1[%arg3], %arg3, %arg2[%arg3], %arg3, %arg3 : memref<40xf32>, memref<40xf32, 2>, memref<1xi32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<40xf32>, memref<40xf32, 2>, memref<1xi32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<40xf32>, %arg1: memref<40xf32, 2>, %arg2: memref<1xi32>, %arg3: index):
    "memref.dma_start"(%arg0, %arg3, %arg1, %arg3, %arg3, %arg2, %arg3) : (memref<40xf32>, index, memref<40xf32, 2>, index, index, memref<1xi32>, index) -> ()
    "memref.dma_start"(%arg0, %arg3, %arg1, %arg3, %arg3, %arg2, %arg3, %arg3, %arg3) : (memref<40xf32>, index, memref<40xf32, 2>, index, index, memref<1xi32>, index, index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== memref.dma_wait: ones
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, index, index)
  memref.dma_wait %0#0[%0#1], %0#2 : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, index, index)
  "memref.dma_wait"(%0#0, %0#1, %0#2) : (memref<4xi32>, index, index) -> ()
}) : () -> ()
// ===== memref.dma_wait: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  memref.dma_wait %0#0[], %0#1 : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  "memref.dma_wait"(%0#0, %0#1) : (memref<4xi32>, index) -> ()
}) : () -> ()
// ===== memref.dma_wait: full (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, index, index)
  memref.dma_wait %0#0[%0#1, %0#2], %0#3 {t.x = 1 : i32} : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, index, index)
  "memref.dma_wait"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (memref<4xi32>, index, index, index) -> ()
}) : () -> ()
// ===== memref.expand_shape: by hand
module {
  func.func @f(%arg0: memref<?x8xf32>, %arg1: index) {
    %expand_shape = memref.expand_shape %arg0 [[0, 1], [2, 3]] output_shape [%arg1, 4, 2, 4] : memref<?x8xf32> into memref<?x4x2x4xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x8xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x8xf32>, %arg1: index):
    %0 = "memref.expand_shape"(%arg0, %arg1) <{reassociation = [[0, 1], [2, 3]], static_output_shape = array<i64: -9223372036854775808, 4, 2, 4>}> : (memref<?x8xf32>, index) -> memref<?x4x2x4xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== memref.extract_aligned_pointer_as_index: bare
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %intptr = memref.extract_aligned_pointer_as_index %0 : memref<4xi32> -> index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "memref.extract_aligned_pointer_as_index"(%0) : (memref<4xi32>) -> index
}) : () -> ()
// ===== memref.extract_aligned_pointer_as_index: full
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %intptr = memref.extract_aligned_pointer_as_index %0 : memref<4xi32> -> index {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "memref.extract_aligned_pointer_as_index"(%0) {t.x = 1 : i32} : (memref<4xi32>) -> index
}) : () -> ()
// ===== memref.extract_strided_metadata: ones
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %base_buffer, %offset, %sizes, %strides = memref.extract_strided_metadata %0 : memref<4xi32> -> memref<i32>, index, index, index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1:4 = "memref.extract_strided_metadata"(%0) : (memref<4xi32>) -> (memref<i32>, index, index, index)
}) : () -> ()
// ===== memref.extract_strided_metadata: bare (not verified)
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %base_buffer, %offset = memref.extract_strided_metadata %0 : memref<4xi32> -> memref<i32>, index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1:2 = "memref.extract_strided_metadata"(%0) : (memref<4xi32>) -> (memref<i32>, index)
}) : () -> ()
// ===== memref.extract_strided_metadata: full (not verified)
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %base_buffer, %offset, %sizes:2, %strides:2 = memref.extract_strided_metadata %0 : memref<4xi32> -> memref<i32>, index, index, index, index, index {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1:6 = "memref.extract_strided_metadata"(%0) {t.x = 1 : i32} : (memref<4xi32>) -> (memref<i32>, index, index, index, index, index)
}) : () -> ()
// ===== memref.generic_atomic_rmw: by hand
module {
  func.func @f(%arg0: memref<10xf32>, %arg1: index) -> f32 {
    %0 = memref.generic_atomic_rmw %arg0[%arg1] : memref<10xf32> {
    ^bb0(%arg2: f32):
      %1 = arith.addf %arg2, %arg2 : f32
      memref.atomic_yield %1 : f32
    }
    return %0 : f32
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<10xf32>, index) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: memref<10xf32>, %arg1: index):
    %0 = "memref.generic_atomic_rmw"(%arg0, %arg1) ({
    ^bb0(%arg2: f32):
      %1 = "arith.addf"(%arg2, %arg2) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "memref.atomic_yield"(%1) : (f32) -> ()
    }) : (memref<10xf32>, index) -> f32
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== memref.get_global: by hand
module {
  memref.global "private" @g : memref<2xf32>
  func.func @f() {
    %0 = memref.get_global @g : memref<2xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "memref.global"() <{sym_name = "g", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "memref.get_global"() <{name = @g}> : () -> memref<2xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== memref.global: by hand
module {
  memref.global @defined : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]>
  memref.global "private" constant @constant : memref<2xi32> = dense<3> {alignment = 64 : i64}
  memref.global "private" @declared : memref<2xf32>
  memref.global "public" @uninitialized : memref<2xf32> = uninitialized
}
// ----- generic
"builtin.module"() ({
  "memref.global"() <{initial_value = dense<[1.000000e+00, 2.000000e+00]> : tensor<2xf32>, sym_name = "defined", type = memref<2xf32>}> : () -> ()
  "memref.global"() <{alignment = 64 : i64, constant, initial_value = dense<3> : tensor<2xi32>, sym_name = "constant", sym_visibility = "private", type = memref<2xi32>}> : () -> ()
  "memref.global"() <{sym_name = "declared", sym_visibility = "private", type = memref<2xf32>}> : () -> ()
  "memref.global"() <{initial_value, sym_name = "uninitialized", sym_visibility = "public", type = memref<2xf32>}> : () -> ()
}) : () -> ()
// ===== memref.global: bare
module {
  memref.global @s : memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  "memref.global"() <{sym_name = "s", type = memref<4xf32>}> : () -> ()
}) : () -> ()
// ===== memref.global: with constant
module {
  memref.global constant @s : memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  "memref.global"() <{constant, sym_name = "s", type = memref<4xf32>}> : () -> ()
}) : () -> ()
// ===== memref.global: with alignment
module {
  memref.global @s : memref<4xf32> {alignment = 8 : i64}
}
// ----- generic
"builtin.module"() ({
  "memref.global"() <{alignment = 8 : i64, sym_name = "s", type = memref<4xf32>}> : () -> ()
}) : () -> ()
// ===== memref.load: ones
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = memref.load %0#0[%0#1] : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = "memref.load"(%0#0, %0#1) : (memref<4xi32>, index) -> i32
}) : () -> ()
// ===== memref.load: ones with nontemporal
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = memref.load %0#0[%0#1] {nontemporal = true} : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = "memref.load"(%0#0, %0#1) <{nontemporal = true}> : (memref<4xi32>, index) -> i32
}) : () -> ()
// ===== memref.load: ones with alignment
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = memref.load %0#0[%0#1] {alignment = 1 : i64} : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = "memref.load"(%0#0, %0#1) <{alignment = 1 : i64}> : (memref<4xi32>, index) -> i32
}) : () -> ()
// ===== memref.load: bare (not verified)
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = memref.load %0[] : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "memref.load"(%0) : (memref<4xi32>) -> i32
}) : () -> ()
// ===== memref.load: full (not verified)
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, index, index)
  %1 = memref.load %0#0[%0#1, %0#2] {alignment = 1 : i64, nontemporal = true, t.x = 1 : i32} : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, index, index)
  %1 = "memref.load"(%0#0, %0#1, %0#2) <{alignment = 1 : i64, nontemporal = true}> {t.x = 1 : i32} : (memref<4xi32>, index, index) -> i32
}) : () -> ()
// ===== memref.memory_space_cast: bare
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %memspacecast = memref.memory_space_cast %0 : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "memref.memory_space_cast"(%0) : (memref<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== memref.memory_space_cast: full
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %memspacecast = memref.memory_space_cast %0 {t.x = 1 : i32} : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "memref.memory_space_cast"(%0) {t.x = 1 : i32} : (memref<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== memref.prefetch: ones
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  memref.prefetch %0#0[%0#1], write, locality<1>, data : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  "memref.prefetch"(%0#0, %0#1) <{isDataCache = true, isWrite = true, localityHint = 1 : i32}> : (memref<4xi32>, index) -> ()
}) : () -> ()
// ===== memref.prefetch: bare (not verified)
module {
  %0 = "t.values"() : () -> memref<4xi32>
  memref.prefetch %0[], write, locality<1>, data : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  "memref.prefetch"(%0) <{isDataCache = true, isWrite = true, localityHint = 1 : i32}> : (memref<4xi32>) -> ()
}) : () -> ()
// ===== memref.rank: bare
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = memref.rank %0 : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "memref.rank"(%0) : (memref<4xi32>) -> index
}) : () -> ()
// ===== memref.rank: full
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = memref.rank %0 {t.x = 1 : i32} : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "memref.rank"(%0) {t.x = 1 : i32} : (memref<4xi32>) -> index
}) : () -> ()
// ===== memref.realloc: bare
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = memref.realloc %0 : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "memref.realloc"(%0) : (memref<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== memref.realloc: with alignment
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = memref.realloc %0 {alignment = 1 : i64} : memref<4xi32> to memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "memref.realloc"(%0) <{alignment = 1 : i64}> : (memref<4xi32>) -> memref<4xi32>
}) : () -> ()
// ===== memref.realloc: full
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = memref.realloc %0#0(%0#1) {alignment = 1 : i64, t.x = 1 : i32} : memref<4xi32> to memref<?xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = "memref.realloc"(%0#0, %0#1) <{alignment = 1 : i64}> {t.x = 1 : i32} : (memref<4xi32>, index) -> memref<?xi32>
}) : () -> ()
// ===== memref.realloc: ones
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = memref.realloc %0#0(%0#1) : memref<4xi32> to memref<?xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = "memref.realloc"(%0#0, %0#1) : (memref<4xi32>, index) -> memref<?xi32>
}) : () -> ()
// ===== memref.realloc: ones with alignment
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = memref.realloc %0#0(%0#1) {alignment = 1 : i64} : memref<4xi32> to memref<?xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = "memref.realloc"(%0#0, %0#1) <{alignment = 1 : i64}> : (memref<4xi32>, index) -> memref<?xi32>
}) : () -> ()
// ===== memref.reinterpret_cast: by hand
module {
  func.func @f(%arg0: memref<*xf32>, %arg1: index) {
    %reinterpret_cast = memref.reinterpret_cast %arg0 to offset: [%arg1], sizes: [10, %arg1], strides: [%arg1, 1] : memref<*xf32> to memref<10x?xf32, strided<[?, 1], offset: ?>>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<*xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<*xf32>, %arg1: index):
    %0 = "memref.reinterpret_cast"(%arg0, %arg1, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 10, -9223372036854775808>, static_strides = array<i64: -9223372036854775808, 1>}> : (memref<*xf32>, index, index, index) -> memref<10x?xf32, strided<[?, 1], offset: ?>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== memref.reshape: bare
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  %reshape = memref.reshape %0#0(%0#1) : (memref<4xi32>, memref<4xi32>) -> memref<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  %1 = "memref.reshape"(%0#0, %0#1) : (memref<4xi32>, memref<4xi32>) -> memref<*xi32>
}) : () -> ()
// ===== memref.reshape: full
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  %reshape = memref.reshape %0#0(%0#1) {t.x = 1 : i32} : (memref<4xi32>, memref<4xi32>) -> memref<*xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, memref<4xi32>)
  %1 = "memref.reshape"(%0#0, %0#1) {t.x = 1 : i32} : (memref<4xi32>, memref<4xi32>) -> memref<*xi32>
}) : () -> ()
// ===== memref.store: ones
module {
  %0:3 = "t.values"() : () -> (i32, memref<4xi32>, index)
  memref.store %0#0, %0#1[%0#2] : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, memref<4xi32>, index)
  "memref.store"(%0#0, %0#1, %0#2) : (i32, memref<4xi32>, index) -> ()
}) : () -> ()
// ===== memref.store: ones with nontemporal
module {
  %0:3 = "t.values"() : () -> (i32, memref<4xi32>, index)
  memref.store %0#0, %0#1[%0#2] {nontemporal = true} : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, memref<4xi32>, index)
  "memref.store"(%0#0, %0#1, %0#2) <{nontemporal = true}> : (i32, memref<4xi32>, index) -> ()
}) : () -> ()
// ===== memref.store: ones with alignment
module {
  %0:3 = "t.values"() : () -> (i32, memref<4xi32>, index)
  memref.store %0#0, %0#1[%0#2] {alignment = 1 : i64} : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, memref<4xi32>, index)
  "memref.store"(%0#0, %0#1, %0#2) <{alignment = 1 : i64}> : (i32, memref<4xi32>, index) -> ()
}) : () -> ()
// ===== memref.store: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (i32, memref<4xi32>)
  memref.store %0#0, %0#1[] : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, memref<4xi32>)
  "memref.store"(%0#0, %0#1) : (i32, memref<4xi32>) -> ()
}) : () -> ()
// ===== memref.store: full (not verified)
module {
  %0:4 = "t.values"() : () -> (i32, memref<4xi32>, index, index)
  memref.store %0#0, %0#1[%0#2, %0#3] {alignment = 1 : i64, nontemporal = true, t.x = 1 : i32} : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, memref<4xi32>, index, index)
  "memref.store"(%0#0, %0#1, %0#2, %0#3) <{alignment = 1 : i64, nontemporal = true}> {t.x = 1 : i32} : (i32, memref<4xi32>, index, index) -> ()
}) : () -> ()
// ===== memref.subview: by hand
module {
  func.func @f(%arg0: memref<8x16xf32>, %arg1: index) {
    %subview = memref.subview %arg0[%arg1, 2] [4, %arg1] [1, 1] : memref<8x16xf32> to memref<4x?xf32, strided<[16, 1], offset: ?>>
    %subview_0 = memref.subview %arg0[0, 2] [1, 4] [1, 2] : memref<8x16xf32> to memref<4xf32, strided<[2], offset: 2>>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<8x16xf32>, index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<8x16xf32>, %arg1: index):
    %0 = "memref.subview"(%arg0, %arg1, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808, 2>, static_sizes = array<i64: 4, -9223372036854775808>, static_strides = array<i64: 1, 1>}> : (memref<8x16xf32>, index, index) -> memref<4x?xf32, strided<[16, 1], offset: ?>>
    %1 = "memref.subview"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, static_offsets = array<i64: 0, 2>, static_sizes = array<i64: 1, 4>, static_strides = array<i64: 1, 2>}> : (memref<8x16xf32>) -> memref<4xf32, strided<[2], offset: 2>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== memref.transpose: by hand
module {
  func.func @f(%arg0: memref<?x?xf32>) {
    %transpose = memref.transpose %arg0 (d0, d1) -> (d1, d0) : memref<?x?xf32> to memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<?x?xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<?x?xf32>):
    %0 = "memref.transpose"(%arg0) <{permutation = affine_map<(d0, d1) -> (d1, d0)>}> : (memref<?x?xf32>) -> memref<?x?xf32, affine_map<(d0, d1)[s0] -> (d1 * s0 + d0)>>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== memref.view: bare
module {
  %0:2 = "t.values"() : () -> (memref<4xi8>, index)
  %view = memref.view %0#0[%0#1][] : memref<4xi8> to memref<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi8>, index)
  %1 = "memref.view"(%0#0, %0#1) : (memref<4xi8>, index) -> memref<4xi8>
}) : () -> ()
// ===== memref.view: ones
module {
  %0:3 = "t.values"() : () -> (memref<4xi8>, index, index)
  %view = memref.view %0#0[%0#1][%0#2] : memref<4xi8> to memref<?xindex>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi8>, index, index)
  %1 = "memref.view"(%0#0, %0#1, %0#2) : (memref<4xi8>, index, index) -> memref<?xindex>
}) : () -> ()
// ===== memref.view: full (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi8>, index, index, index)
  %view = memref.view %0#0[%0#1][%0#2, %0#3] {t.x = 1 : i32} : memref<4xi8> to memref<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi8>, index, index, index)
  %1 = "memref.view"(%0#0, %0#1, %0#2, %0#3) {t.x = 1 : i32} : (memref<4xi8>, index, index, index) -> memref<4xi8>
}) : () -> ()
