// ===== affine.apply: by hand
module {
  func.func @f(%arg0: index) -> index {
    %0 = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%arg0)[%arg0]
    return %0 : index
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "affine.apply"(%arg0, %arg0) <{map = affine_map<(d0)[s0] -> (d0 + s0)>}> : (index, index) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// ===== affine.apply: ones
module {
  %0 = "t.values"() : () -> index
  %1 = affine.apply affine_map<(d0) -> (d0)>(%0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  %1 = "affine.apply"(%0) <{map = affine_map<(d0) -> (d0)>}> : (index) -> index
}) : () -> ()
// ===== affine.apply: bare
module {
  %0 = affine.apply affine_map<() -> (0)>()
}
// ----- generic
"builtin.module"() ({
  %0 = "affine.apply"() <{map = affine_map<() -> (0)>}> : () -> index
}) : () -> ()
// ===== affine.delinearize_index: with multi_index
module {
  %0 = "t.values"() : () -> index
  %1:2 = affine.delinearize_index %0 into (1) : index, index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  %1:2 = "affine.delinearize_index"(%0) <{static_basis = array<i64: 1>}> : (index) -> (index, index)
}) : () -> ()
// ===== affine.for: by hand
module {
  func.func @f(%arg0: index, %arg1: f32) -> f32 {
    affine.for %arg2 = 0 to 10 {
    }
    affine.for %arg2 = max affine_map<(d0)[s0] -> (d0, s0)>(%arg0)[%arg0] to min affine_map<(d0) -> (d0, 4)>(%arg0) step 2 {
    } {t.x = 1 : i32}
    affine.for %arg2 = affine_map<(d0) -> (d0 + 1)>(%arg0) to %arg0 {
    }
    %0 = affine.for %arg2 = 0 to %arg0 step 3 iter_args(%arg3 = %arg1) -> (f32) {
      affine.yield %arg3 : f32
    }
    return %0 : f32
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
    ^bb0(%arg6: index):
      "affine.yield"() : () -> ()
    }) : () -> ()
    "affine.for"(%arg0, %arg0, %arg0) <{lowerBoundMap = affine_map<(d0)[s0] -> (d0, s0)>, operandSegmentSizes = array<i32: 2, 1, 0>, step = 2 : index, upperBoundMap = affine_map<(d0) -> (d0, 4)>}> ({
    ^bb0(%arg5: index):
      "affine.yield"() : () -> ()
    }) {t.x = 1 : i32} : (index, index, index) -> ()
    "affine.for"(%arg0, %arg0) <{lowerBoundMap = affine_map<(d0) -> (d0 + 1)>, operandSegmentSizes = array<i32: 1, 1, 0>, step = 1 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
    ^bb0(%arg4: index):
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    %0 = "affine.for"(%arg0, %arg1) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 1, 1>, step = 3 : index, upperBoundMap = affine_map<()[s0] -> (s0)>}> ({
    ^bb0(%arg2: index, %arg3: f32):
      "affine.yield"(%arg3) : (f32) -> ()
    }) : (index, f32) -> f32
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== affine.if: by hand
module {
  func.func @f(%arg0: index, %arg1: f32) -> f32 {
    affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>(%arg0)[%arg0] {
    }
    %0 = affine.if affine_set<(d0) : (d0 >= 0)>(%arg0) -> f32 {
      affine.yield %arg1 : f32
    } else {
      affine.yield %arg1 : f32
    }
    return %0 : f32
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    "affine.if"(%arg0, %arg0) <{condition = affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>}> ({
      "affine.yield"() : () -> ()
    }, {
    }) : (index, index) -> ()
    %0 = "affine.if"(%arg0) <{condition = affine_set<(d0) : (d0 >= 0)>}> ({
      "affine.yield"(%arg1) : (f32) -> ()
    }, {
      "affine.yield"(%arg1) : (f32) -> ()
    }) : (index) -> f32
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== affine.if: bare
module {
  affine.if affine_set<() : (1 >= 0)>() {
  } else {
  }
}
// ----- generic
"builtin.module"() ({
  "affine.if"() <{condition = affine_set<() : (1 >= 0)>}> ({
    "affine.yield"() : () -> ()
  }, {
    "affine.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== affine.linearize_index: with multi_index
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = affine.linearize_index [%0#0, %0#1] by (0) : index
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "affine.linearize_index"(%0#0, %0#1) <{disjoint = false, operandSegmentSizes = array<i32: 2, 0>, static_basis = array<i64: 0>}> : (index, index) -> index
}) : () -> ()
// ===== affine.linearize_index: bare
module {
  %0 = affine.linearize_index [] by () : index
}
// ----- generic
"builtin.module"() ({
  %0 = "affine.linearize_index"() <{disjoint = false, operandSegmentSizes = array<i32: 0, 0>, static_basis = array<i64>}> : () -> index
}) : () -> ()
// ===== affine.linearize_index: with disjoint
module {
  %0 = affine.linearize_index disjoint [] by () : index
}
// ----- generic
"builtin.module"() ({
  %0 = "affine.linearize_index"() <{disjoint, operandSegmentSizes = array<i32: 0, 0>, static_basis = array<i64>}> : () -> index
}) : () -> ()
// ===== affine.load: by hand
module {
  func.func @f(%arg0: index, %arg1: memref<100x100xf32>) -> f32 {
    affine.for %arg2 = 0 to 10 {
      %1 = affine.load %arg1[%arg2 + 1, symbol(%arg0) floordiv 2] : memref<100x100xf32>
    }
    %0 = affine.load %arg1[3, %arg0] : memref<100x100xf32>
    return %0 : f32
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<100x100xf32>) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: memref<100x100xf32>):
    "affine.for"() <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 0>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
    ^bb0(%arg2: index):
      %1 = "affine.load"(%arg1, %arg2, %arg0) <{map = affine_map<(d0)[s0] -> (d0 + 1, s0 floordiv 2)>}> : (memref<100x100xf32>, index, index) -> f32
      "affine.yield"() : () -> ()
    }) : () -> ()
    %0 = "affine.load"(%arg1, %arg0) <{map = affine_map<(d0) -> (3, d0)>}> : (memref<100x100xf32>, index) -> f32
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== affine.load: bare
module {
  %0 = "t.values"() : () -> memref<4xi16>
  %1 = affine.load %0[0] : memref<4xi16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi16>
  %1 = "affine.load"(%0) <{map = affine_map<() -> (0)>}> : (memref<4xi16>) -> i16
}) : () -> ()
// ===== affine.load: ones
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = affine.load %0#0[%0#1] : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = "affine.load"(%0#0, %0#1) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xi32>, index) -> i32
}) : () -> ()
// ===== affine.max: by hand
module {
  func.func @f(%arg0: index) -> index {
    %0 = affine.max affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>(%arg0)[%arg0]
    return %0 : index
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "affine.max"(%arg0, %arg0) <{map = affine_map<(d0)[s0] -> (1000, d0 + 512, s0)>}> : (index, index) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// ===== affine.max: ones
module {
  %0 = "t.values"() : () -> index
  %1 = affine.max affine_map<(d0) -> (d0)>(%0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  %1 = "affine.max"(%0) <{map = affine_map<(d0) -> (d0)>}> : (index) -> index
}) : () -> ()
// ===== affine.max: bare
module {
  %0 = affine.max affine_map<() -> (0)>()
}
// ----- generic
"builtin.module"() ({
  %0 = "affine.max"() <{map = affine_map<() -> (0)>}> : () -> index
}) : () -> ()
// ===== affine.max: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = affine.max affine_map<(d0, d1) -> (d0, d1)>(%0#0, %0#1) {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "affine.max"(%0#0, %0#1) <{map = affine_map<(d0, d1) -> (d0, d1)>}> {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== affine.min: by hand
module {
  func.func @f(%arg0: index) -> index {
    %0 = affine.min affine_map<()[s0] -> (1000, s0)>()[%arg0]
    return %0 : index
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> index, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "affine.min"(%arg0) <{map = affine_map<()[s0] -> (1000, s0)>}> : (index) -> index
    "func.return"(%0) : (index) -> ()
  }) : () -> ()
}) : () -> ()
// ===== affine.min: ones
module {
  %0 = "t.values"() : () -> index
  %1 = affine.min affine_map<(d0) -> (d0)>(%0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  %1 = "affine.min"(%0) <{map = affine_map<(d0) -> (d0)>}> : (index) -> index
}) : () -> ()
// ===== affine.min: bare
module {
  %0 = affine.min affine_map<() -> (0)>()
}
// ----- generic
"builtin.module"() ({
  %0 = "affine.min"() <{map = affine_map<() -> (0)>}> : () -> index
}) : () -> ()
// ===== affine.min: full
module {
  %0:2 = "t.values"() : () -> (index, index)
  %1 = affine.min affine_map<(d0, d1) -> (d0, d1)>(%0#0, %0#1) {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (index, index)
  %1 = "affine.min"(%0#0, %0#1) <{map = affine_map<(d0, d1) -> (d0, d1)>}> {t.x = 1 : i32} : (index, index) -> index
}) : () -> ()
// ===== affine.parallel: by hand
module {
  func.func @f(%arg0: index, %arg1: memref<100x100xf32>) {
    %0:2 = affine.parallel (%arg2, %arg3) = (0, %arg0) to (%arg0, 10) step (2, 3) reduce ("minimumf", "addi") -> (f32, i32) {
      %1 = affine.load %arg1[%arg2, %arg3] : memref<100x100xf32>
      %c1_i32 = arith.constant 1 : i32
      affine.yield %1, %c1_i32 : f32, i32
    }
    affine.parallel (%arg2) = (max(0, %arg0)) to (min(%arg0, 10)) {
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<100x100xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: memref<100x100xf32>):
    %0:2 = "affine.parallel"(%arg0, %arg0) <{lowerBoundsGroups = dense<1> : tensor<2xi32>, lowerBoundsMap = affine_map<(d0) -> (0, d0)>, reductions = [8, 1], steps = [2, 3], upperBoundsGroups = dense<1> : tensor<2xi32>, upperBoundsMap = affine_map<(d0) -> (d0, 10)>}> ({
    ^bb0(%arg3: index, %arg4: index):
      %1 = "affine.load"(%arg1, %arg3, %arg4) <{map = affine_map<(d0, d1) -> (d0, d1)>}> : (memref<100x100xf32>, index, index) -> f32
      %2 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "affine.yield"(%1, %2) : (f32, i32) -> ()
    }) : (index, index) -> (f32, i32)
    "affine.parallel"(%arg0, %arg0) <{lowerBoundsGroups = dense<2> : tensor<1xi32>, lowerBoundsMap = affine_map<(d0) -> (0, d0)>, reductions = [], steps = [1], upperBoundsGroups = dense<2> : tensor<1xi32>, upperBoundsMap = affine_map<(d0) -> (d0, 10)>}> ({
    ^bb0(%arg2: index):
      "affine.yield"() : () -> ()
    }) : (index, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== affine.prefetch: by hand
module {
  func.func @f(%arg0: index, %arg1: memref<100x100xf32>) {
    affine.prefetch %arg1[%arg0, %arg0 + 5], read, locality<3>, data : memref<100x100xf32>
    affine.prefetch %arg1[%arg0, 0], write, locality<0>, instr {t.x = 1 : i32} : memref<100x100xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<100x100xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: memref<100x100xf32>):
    "affine.prefetch"(%arg1, %arg0) <{isDataCache = true, isWrite = false, localityHint = 3 : i32, map = affine_map<(d0) -> (d0, d0 + 5)>}> : (memref<100x100xf32>, index) -> ()
    "affine.prefetch"(%arg1, %arg0) <{isDataCache = false, isWrite = true, localityHint = 0 : i32, map = affine_map<(d0) -> (d0, 0)>}> {t.x = 1 : i32} : (memref<100x100xf32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== affine.prefetch: ones
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  affine.prefetch %0#0[%0#1], write, locality<1>, data : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  "affine.prefetch"(%0#0, %0#1) <{isDataCache = true, isWrite = true, localityHint = 1 : i32, map = affine_map<(d0) -> (d0)>}> : (memref<4xi32>, index) -> ()
}) : () -> ()
// ===== affine.prefetch: bare
module {
  %0 = "t.values"() : () -> memref<4xi32>
  affine.prefetch %0[0], write, locality<1>, data : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  "affine.prefetch"(%0) <{isDataCache = true, isWrite = true, localityHint = 1 : i32, map = affine_map<() -> (0)>}> : (memref<4xi32>) -> ()
}) : () -> ()
// ===== affine.store: by hand
module {
  func.func @f(%arg0: index, %arg1: memref<100xf32>, %arg2: f32) {
    affine.store %arg2, %arg1[%arg0 mod 4] : memref<100xf32>
    affine.store %arg2, %arg1[%arg0] {t.x = 1 : i32} : memref<100xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<100xf32>, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: memref<100xf32>, %arg2: f32):
    "affine.store"(%arg2, %arg1, %arg0) <{map = affine_map<(d0) -> (d0 mod 4)>}> : (f32, memref<100xf32>, index) -> ()
    "affine.store"(%arg2, %arg1, %arg0) <{map = affine_map<(d0) -> (d0)>}> {t.x = 1 : i32} : (f32, memref<100xf32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== affine.store: ones
module {
  %0:3 = "t.values"() : () -> (i32, memref<4xi32>, index)
  affine.store %0#0, %0#1[%0#2] : memref<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, memref<4xi32>, index)
  "affine.store"(%0#0, %0#1, %0#2) <{map = affine_map<(d0) -> (d0)>}> : (i32, memref<4xi32>, index) -> ()
}) : () -> ()
// ===== affine.store: bare
module {
  %0:2 = "t.values"() : () -> (i64, memref<4xi64>)
  affine.store %0#0, %0#1[0] : memref<4xi64>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i64, memref<4xi64>)
  "affine.store"(%0#0, %0#1) <{map = affine_map<() -> (0)>}> : (i64, memref<4xi64>) -> ()
}) : () -> ()
// ===== affine.vector_load: by hand
module {
  func.func @f(%arg0: index, %arg1: memref<100xf32>) -> vector<8xf32> {
    %0 = affine.vector_load %arg1[%arg0 * 8] : memref<100xf32>, vector<8xf32>
    return %0 : vector<8xf32>
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<100xf32>) -> vector<8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: memref<100xf32>):
    %0 = "affine.vector_load"(%arg1, %arg0) <{map = affine_map<(d0) -> (d0 * 8)>}> : (memref<100xf32>, index) -> vector<8xf32>
    "func.return"(%0) : (vector<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// ===== affine.vector_load: ones
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = affine.vector_load %0#0[%0#1] : memref<4xi32>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, index)
  %1 = "affine.vector_load"(%0#0, %0#1) <{map = affine_map<(d0) -> (d0)>}> : (memref<4xi32>, index) -> vector<4xi32>
}) : () -> ()
// ===== affine.vector_load: bare
module {
  %0 = "t.values"() : () -> memref<4xi8>
  %1 = affine.vector_load %0[0] : memref<4xi8>, vector<4xi8>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi8>
  %1 = "affine.vector_load"(%0) <{map = affine_map<() -> (0)>}> : (memref<4xi8>) -> vector<4xi8>
}) : () -> ()
// ===== affine.vector_store: by hand
module {
  func.func @f(%arg0: index, %arg1: memref<100xf32>, %arg2: vector<8xf32>) {
    affine.vector_store %arg2, %arg1[%arg0 + 8] : memref<100xf32>, vector<8xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, memref<100xf32>, vector<8xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: memref<100xf32>, %arg2: vector<8xf32>):
    "affine.vector_store"(%arg2, %arg1, %arg0) <{map = affine_map<(d0) -> (d0 + 8)>}> : (vector<8xf32>, memref<100xf32>, index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== affine.vector_store: ones
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, memref<4xi32>, index)
  affine.vector_store %0#0, %0#1[%0#2] : memref<4xi32>, vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, memref<4xi32>, index)
  "affine.vector_store"(%0#0, %0#1, %0#2) <{map = affine_map<(d0) -> (d0)>}> : (vector<4xi32>, memref<4xi32>, index) -> ()
}) : () -> ()
// ===== affine.vector_store: bare
module {
  %0:2 = "t.values"() : () -> (vector<4xi1>, memref<4xi1>)
  affine.vector_store %0#0, %0#1[0] : memref<4xi1>, vector<4xi1>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<4xi1>, memref<4xi1>)
  "affine.vector_store"(%0#0, %0#1) <{map = affine_map<() -> (0)>}> : (vector<4xi1>, memref<4xi1>) -> ()
}) : () -> ()
// ===== affine.yield: by hand
module {
  func.func @f(%arg0: index, %arg1: f32, %arg2: i32) {
    %0:2 = affine.for %arg3 = 0 to 10 iter_args(%arg4 = %arg1, %arg5 = %arg2) -> (f32, i32) {
      affine.yield %arg4, %arg5 : f32, i32
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32, %arg2: i32):
    %0:2 = "affine.for"(%arg1, %arg2) <{lowerBoundMap = affine_map<() -> (0)>, operandSegmentSizes = array<i32: 0, 0, 2>, step = 1 : index, upperBoundMap = affine_map<() -> (10)>}> ({
    ^bb0(%arg3: index, %arg4: f32, %arg5: i32):
      "affine.yield"(%arg4, %arg5) : (f32, i32) -> ()
    }) : (f32, i32) -> (f32, i32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
