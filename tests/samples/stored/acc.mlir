// ===== acc.atomic.capture: by hand
module {
  func.func @f(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32) {
    acc.atomic.capture {
      acc.atomic.read %arg1 = %arg0 : memref<i32>, memref<i32>, i32
      acc.atomic.update %arg0 : memref<i32> {
      ^bb0(%arg3: i32):
        %0 = arith.addi %arg3, %arg2 : i32
        acc.yield %0 : i32
      }
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<i32>, memref<i32>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32):
    "acc.atomic.capture"() ({
      "acc.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
      "acc.atomic.update"(%arg0) ({
      ^bb0(%arg3: i32):
        %0 = "arith.addi"(%arg3, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "acc.yield"(%0) : (i32) -> ()
      }) : (memref<i32>) -> ()
      "acc.terminator"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.atomic.read: bare
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  acc.atomic.read %0#1 = %0#0 : memref<4xf32>, memref<4xf32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  "acc.atomic.read"(%0#0, %0#1) <{element_type = i32}> : (memref<4xf32>, memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.atomic.read: full
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>, i1)
  acc.atomic.read if(%0#2) %0#1 = %0#0 : memref<4xf32>, memref<4xf32>, i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>, i1)
  "acc.atomic.read"(%0#0, %0#1, %0#2) <{element_type = i32}> {t.x = 1 : i32} : (memref<4xf32>, memref<4xf32>, i1) -> ()
}) : () -> ()
// ===== acc.atomic.read: ones
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>, i1)
  acc.atomic.read if(%0#2) %0#1 = %0#0 : memref<4xf32>, memref<4xf32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>, i1)
  "acc.atomic.read"(%0#0, %0#1, %0#2) <{element_type = i32}> : (memref<4xf32>, memref<4xf32>, i1) -> ()
}) : () -> ()
// ===== acc.atomic.update: by hand
module {
  func.func @f(%arg0: memref<i32>, %arg1: i32) {
    acc.atomic.update %arg0 : memref<i32> {
    ^bb0(%arg2: i32):
      %0 = arith.addi %arg2, %arg1 : i32
      acc.yield %0 : i32
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<i32>, %arg1: i32):
    "acc.atomic.update"(%arg0) ({
    ^bb0(%arg2: i32):
      %0 = "arith.addi"(%arg2, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "acc.yield"(%0) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.atomic.write: bare
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, f32)
  acc.atomic.write %0#0 = %0#1 : memref<4xf32>, f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, f32)
  "acc.atomic.write"(%0#0, %0#1) : (memref<4xf32>, f32) -> ()
}) : () -> ()
// ===== acc.atomic.write: full
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, f32, i1)
  acc.atomic.write if(%0#2) %0#0 = %0#1 : memref<4xf32>, f32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, f32, i1)
  "acc.atomic.write"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (memref<4xf32>, f32, i1) -> ()
}) : () -> ()
// ===== acc.atomic.write: ones
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, f32, i1)
  acc.atomic.write if(%0#2) %0#0 = %0#1 : memref<4xf32>, f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, f32, i1)
  "acc.atomic.write"(%0#0, %0#1, %0#2) : (memref<4xf32>, f32, i1) -> ()
}) : () -> ()
// ===== acc.attach: with varPtrPtr
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.attach varPtr(%0#0 : memref<4xf32>) varType(i32) varPtrPtr(%0#1 : memref<4xf32>) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.attach"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_attach>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.attach: with bounds
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = acc.attach varPtr(%0#0 : memref<4xf32>) varType(i32) bounds(%0#1, %0#2) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = "acc.attach"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_attach>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> memref<4xf32>
}) : () -> ()
// ===== acc.attach: bare
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.attach varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.attach"(%0) <{dataClause = #acc<data_clause acc_attach>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.attach: with implicit
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.attach varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.attach"(%0) <{dataClause = #acc<data_clause acc_attach>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.attach: with name
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.attach varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.attach"(%0) <{dataClause = #acc<data_clause acc_attach>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "text", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.bounds: full
module {
  %0:5 = "t.values"() : () -> (i32, i32, i32, i32, i32)
  %1 = acc.bounds lowerbound(%0#0 : i32) upperbound(%0#1 : i32) extent(%0#2 : i32) stride(%0#3 : i32) startIdx(%0#4 : i32) {strideInBytes = true, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, i32, i32, i32)
  %1 = "acc.bounds"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, strideInBytes = true}> {t.x = 1 : i32} : (i32, i32, i32, i32, i32) -> !acc.data_bounds_ty
}) : () -> ()
// ===== acc.bounds: ones
module {
  %0:5 = "t.values"() : () -> (i32, i32, i32, i32, i32)
  %1 = acc.bounds lowerbound(%0#0 : i32) upperbound(%0#1 : i32) extent(%0#2 : i32) stride(%0#3 : i32) startIdx(%0#4 : i32)
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, i32, i32, i32)
  %1 = "acc.bounds"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, strideInBytes = false}> : (i32, i32, i32, i32, i32) -> !acc.data_bounds_ty
}) : () -> ()
// ===== acc.bounds: with upperbound
module {
  %0 = "t.values"() : () -> i32
  %1 = acc.bounds upperbound(%0 : i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "acc.bounds"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0>, strideInBytes = false}> : (i32) -> !acc.data_bounds_ty
}) : () -> ()
// ===== acc.bounds: with extent
module {
  %0 = "t.values"() : () -> i32
  %1 = acc.bounds extent(%0 : i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "acc.bounds"(%0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>, strideInBytes = false}> : (i32) -> !acc.data_bounds_ty
}) : () -> ()
// ===== acc.bounds: ones with strideInBytes
module {
  %0:5 = "t.values"() : () -> (i32, i32, i32, i32, i32)
  %1 = acc.bounds lowerbound(%0#0 : i32) upperbound(%0#1 : i32) extent(%0#2 : i32) stride(%0#3 : i32) startIdx(%0#4 : i32) {strideInBytes = true}
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, i32, i32, i32)
  %1 = "acc.bounds"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, strideInBytes = true}> : (i32, i32, i32, i32, i32) -> !acc.data_bounds_ty
}) : () -> ()
// ===== acc.cache: with varPtrPtr
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.cache varPtr(%0#0 : memref<4xf32>) varType(i32) varPtrPtr(%0#1 : memref<4xf32>) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.cache"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_cache>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.cache: with bounds
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = acc.cache varPtr(%0#0 : memref<4xf32>) varType(i32) bounds(%0#1, %0#2) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = "acc.cache"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_cache>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> memref<4xf32>
}) : () -> ()
// ===== acc.cache: bare
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.cache varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.cache"(%0) <{dataClause = #acc<data_clause acc_cache>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.cache: with implicit
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.cache varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.cache"(%0) <{dataClause = #acc<data_clause acc_cache>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.cache: with name
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.cache varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.cache"(%0) <{dataClause = #acc<data_clause acc_cache>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "text", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.copyin: with varPtrPtr
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.copyin varPtr(%0#0 : memref<4xf32>) varType(i32) varPtrPtr(%0#1 : memref<4xf32>) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.copyin"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.copyin: with bounds
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = acc.copyin varPtr(%0#0 : memref<4xf32>) varType(i32) bounds(%0#1, %0#2) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = "acc.copyin"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> memref<4xf32>
}) : () -> ()
// ===== acc.copyin: with dataClause
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.copyin varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin_readonly>}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.copyin"(%0) <{dataClause = #acc<data_clause acc_copyin_readonly>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.copyin: bare
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.copyin varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.copyin"(%0) <{dataClause = #acc<data_clause acc_copyin>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.copyin: with implicit
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.copyin varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.copyin"(%0) <{dataClause = #acc<data_clause acc_copyin>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.copyout: with bounds
module {
  %0:4 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  acc.copyout accPtr(%0#0 : memref<4xf32>) bounds(%0#2, %0#3) to varPtr(%0#1 : memref<4xf32>) varType(i32)
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  "acc.copyout"(%0#0, %0#1, %0#2, %0#3) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> ()
}) : () -> ()
// ===== acc.copyout: bare
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  acc.copyout accPtr(%0#0 : memref<4xf32>) to varPtr(%0#1 : memref<4xf32>) varType(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  "acc.copyout"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.copyout: with implicit
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  acc.copyout accPtr(%0#0 : memref<4xf32>) to varPtr(%0#1 : memref<4xf32>) varType(i32) {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  "acc.copyout"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_copyout>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.copyout: with modifiers
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  acc.copyout accPtr(%0#0 : memref<4xf32>) to varPtr(%0#1 : memref<4xf32>) varType(i32) {modifiers = #acc<data_clause_modifier zero>}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  "acc.copyout"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier zero>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.copyout: with name
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  acc.copyout accPtr(%0#0 : memref<4xf32>) to varPtr(%0#1 : memref<4xf32>) varType(i32) {name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  "acc.copyout"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_copyout>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "text", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.create: with varPtrPtr
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.create varPtr(%0#0 : memref<4xf32>) varType(i32) varPtrPtr(%0#1 : memref<4xf32>) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.create"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.create: with bounds
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = acc.create varPtr(%0#0 : memref<4xf32>) varType(i32) bounds(%0#1, %0#2) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = "acc.create"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> memref<4xf32>
}) : () -> ()
// ===== acc.create: with implicit
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.create varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.create"(%0) <{dataClause = #acc<data_clause acc_create>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.create: with modifiers
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.create varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {modifiers = #acc<data_clause_modifier zero>}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.create"(%0) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier zero>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.create: with name
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.create varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.create"(%0) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "text", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.data: with ifCond
module {
  %0 = "t.values"() : () -> i1
  acc.data if(%0) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.data"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== acc.data: with defaultAttr
module {
  acc.data {
    "t.end"() : () -> ()
  } attributes {defaultAttr = #acc<defaultvalue none>}
}
// ----- generic
"builtin.module"() ({
  "acc.data"() <{defaultAttr = #acc<defaultvalue none>, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.data: bare (not verified)
module {
  acc.data {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "acc.data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.declare: by hand
module {
  func.func @f(%arg0: memref<4xf32>) {
    %0 = acc.create varPtr(%arg0 : memref<4xf32>) varType(tensor<4xf32>) -> memref<4xf32>
    acc.declare dataOperands(%0 : memref<4xf32>) {
      acc.terminator
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>):
    %0 = "acc.create"(%arg0) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = tensor<4xf32>}> : (memref<4xf32>) -> memref<4xf32>
    "acc.declare"(%0) ({
      "acc.terminator"() : () -> ()
    }) : (memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.declare_device_resident: with varPtrPtr
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.declare_device_resident varPtr(%0#0 : memref<4xf32>) varType(i32) varPtrPtr(%0#1 : memref<4xf32>) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.declare_device_resident"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_declare_device_resident>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.declare_device_resident: with bounds
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = acc.declare_device_resident varPtr(%0#0 : memref<4xf32>) varType(i32) bounds(%0#1, %0#2) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = "acc.declare_device_resident"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_declare_device_resident>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> memref<4xf32>
}) : () -> ()
// ===== acc.declare_device_resident: bare
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.declare_device_resident varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.declare_device_resident"(%0) <{dataClause = #acc<data_clause acc_declare_device_resident>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.declare_device_resident: with implicit
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.declare_device_resident varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.declare_device_resident"(%0) <{dataClause = #acc<data_clause acc_declare_device_resident>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.declare_device_resident: with name
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.declare_device_resident varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.declare_device_resident"(%0) <{dataClause = #acc<data_clause acc_declare_device_resident>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "text", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.declare_enter: by hand
module {
  func.func @f(%arg0: memref<4xf32>) {
    %0 = acc.create varPtr(%arg0 : memref<4xf32>) varType(tensor<4xf32>) -> memref<4xf32>
    %1 = acc.declare_enter dataOperands(%0 : memref<4xf32>)
    acc.declare_exit token(%1) dataOperands(%0 : memref<4xf32>)
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>):
    %0 = "acc.create"(%arg0) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = tensor<4xf32>}> : (memref<4xf32>) -> memref<4xf32>
    %1 = "acc.declare_enter"(%0) : (memref<4xf32>) -> !acc.declare_token
    "acc.declare_exit"(%1, %0) <{operandSegmentSizes = array<i32: 1, 1>}> : (!acc.declare_token, memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.declare_exit: with token
module {
  %0 = "t.values"() : () -> !acc.declare_token
  acc.declare_exit token(%0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !acc.declare_token
  "acc.declare_exit"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (!acc.declare_token) -> ()
}) : () -> ()
// ===== acc.declare_exit: bare (not verified)
module {
  acc.declare_exit
}
// ----- generic
"builtin.module"() ({
  "acc.declare_exit"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
}) : () -> ()
// ===== acc.declare_exit: full (not verified)
module {
  %0:3 = "t.values"() : () -> (!acc.declare_token, !acc.declare_token, !acc.declare_token)
  acc.declare_exit token(%0#0) dataOperands(%0#1, %0#2 : !acc.declare_token, !acc.declare_token) attributes {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!acc.declare_token, !acc.declare_token, !acc.declare_token)
  "acc.declare_exit"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 2>}> {t.x = 1 : i32} : (!acc.declare_token, !acc.declare_token, !acc.declare_token) -> ()
}) : () -> ()
// ===== acc.declare_link: with varPtrPtr
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.declare_link varPtr(%0#0 : memref<4xf32>) varType(i32) varPtrPtr(%0#1 : memref<4xf32>) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.declare_link"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_declare_link>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.declare_link: with bounds
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = acc.declare_link varPtr(%0#0 : memref<4xf32>) varType(i32) bounds(%0#1, %0#2) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = "acc.declare_link"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_declare_link>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> memref<4xf32>
}) : () -> ()
// ===== acc.declare_link: bare
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.declare_link varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.declare_link"(%0) <{dataClause = #acc<data_clause acc_declare_link>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.declare_link: with implicit
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.declare_link varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.declare_link"(%0) <{dataClause = #acc<data_clause acc_declare_link>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.declare_link: with name
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.declare_link varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.declare_link"(%0) <{dataClause = #acc<data_clause acc_declare_link>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "text", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.delete: with bounds
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  acc.delete accPtr(%0#0 : memref<4xf32>) bounds(%0#1, %0#2)
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  "acc.delete"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_delete>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 2, 0>, structured = true}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> ()
}) : () -> ()
// ===== acc.delete: with dataClause
module {
  %0 = "t.values"() : () -> memref<4xf32>
  acc.delete accPtr(%0 : memref<4xf32>) {dataClause = #acc<data_clause acc_copyin_readonly>}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  "acc.delete"(%0) <{dataClause = #acc<data_clause acc_copyin_readonly>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.delete: bare
module {
  %0 = "t.values"() : () -> memref<4xf32>
  acc.delete accPtr(%0 : memref<4xf32>)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  "acc.delete"(%0) <{dataClause = #acc<data_clause acc_delete>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.delete: with implicit
module {
  %0 = "t.values"() : () -> memref<4xf32>
  acc.delete accPtr(%0 : memref<4xf32>) {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  "acc.delete"(%0) <{dataClause = #acc<data_clause acc_delete>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.delete: with modifiers
module {
  %0 = "t.values"() : () -> memref<4xf32>
  acc.delete accPtr(%0 : memref<4xf32>) {modifiers = #acc<data_clause_modifier zero>}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  "acc.delete"(%0) <{dataClause = #acc<data_clause acc_delete>, implicit = false, modifiers = #acc<data_clause_modifier zero>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.detach: with bounds
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  acc.detach accPtr(%0#0 : memref<4xf32>) bounds(%0#1, %0#2)
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  "acc.detach"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_detach>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 2, 0>, structured = true}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> ()
}) : () -> ()
// ===== acc.detach: bare
module {
  %0 = "t.values"() : () -> memref<4xf32>
  acc.detach accPtr(%0 : memref<4xf32>)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  "acc.detach"(%0) <{dataClause = #acc<data_clause acc_detach>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.detach: with implicit
module {
  %0 = "t.values"() : () -> memref<4xf32>
  acc.detach accPtr(%0 : memref<4xf32>) {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  "acc.detach"(%0) <{dataClause = #acc<data_clause acc_detach>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.detach: with name
module {
  %0 = "t.values"() : () -> memref<4xf32>
  acc.detach accPtr(%0 : memref<4xf32>) {name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  "acc.detach"(%0) <{dataClause = #acc<data_clause acc_detach>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "text", operandSegmentSizes = array<i32: 1, 0, 0>, structured = true}> : (memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.detach: ones with asyncOperandsDeviceType
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, i32)
  acc.detach accPtr(%0#0 : memref<4xf32>) bounds(%0#1) async(%0#2 : i32 [#acc.device_type<star>])
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, i32)
  "acc.detach"(%0#0, %0#1, %0#2) <{asyncOperandsDeviceType = [#acc.device_type<star>], dataClause = #acc<data_clause acc_detach>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 1>, structured = true}> : (memref<4xf32>, !acc.data_bounds_ty, i32) -> ()
}) : () -> ()
// ===== acc.deviceptr: with varPtrPtr
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.deviceptr varPtr(%0#0 : memref<4xf32>) varType(i32) varPtrPtr(%0#1 : memref<4xf32>) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.deviceptr"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_deviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.deviceptr: with bounds
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = acc.deviceptr varPtr(%0#0 : memref<4xf32>) varType(i32) bounds(%0#1, %0#2) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = "acc.deviceptr"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_deviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> memref<4xf32>
}) : () -> ()
// ===== acc.deviceptr: bare
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.deviceptr varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.deviceptr"(%0) <{dataClause = #acc<data_clause acc_deviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.deviceptr: with implicit
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.deviceptr varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.deviceptr"(%0) <{dataClause = #acc<data_clause acc_deviceptr>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.deviceptr: with name
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.deviceptr varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.deviceptr"(%0) <{dataClause = #acc<data_clause acc_deviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "text", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.enter_data: by hand
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: i1, %arg2: i64) {
    %0 = acc.create varPtr(%arg0 : memref<4xf32>) varType(tensor<4xf32>) -> memref<4xf32>
    acc.enter_data if(%arg1) async(%arg2 : i64) dataOperands(%0 : memref<4xf32>)
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, i1, i64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i64):
    %0 = "acc.create"(%arg0) <{dataClause = #acc<data_clause acc_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = tensor<4xf32>}> : (memref<4xf32>) -> memref<4xf32>
    "acc.enter_data"(%arg1, %arg2, %0) <{operandSegmentSizes = array<i32: 1, 1, 0, 0, 1>}> : (i1, i64, memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.exit_data: ones
module {
  %0:5 = "t.values"() : () -> (i1, i1, i1, i1, !llvm.ptr)
  acc.exit_data if(%0#0) async(%0#1 : i1) wait_devnum(%0#2 : i1) wait(%0#3 : i1) dataOperands(%0#4 : !llvm.ptr)
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i1, i1, i1, i1, !llvm.ptr)
  "acc.exit_data"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i1, i1, i1, i1, !llvm.ptr) -> ()
}) : () -> ()
// ===== acc.exit_data: with dataClauseOperands
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  acc.exit_data dataOperands(%0#0, %0#1 : !llvm.ptr, !llvm.ptr)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "acc.exit_data"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 2>}> : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== acc.exit_data: ones with finalize
module {
  %0:5 = "t.values"() : () -> (i1, i1, i1, i1, !llvm.ptr)
  acc.exit_data if(%0#0) async(%0#1 : i1) wait_devnum(%0#2 : i1) wait(%0#3 : i1) dataOperands(%0#4 : !llvm.ptr) attributes {finalize}
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i1, i1, i1, i1, !llvm.ptr)
  "acc.exit_data"(%0#0, %0#1, %0#2, %0#3, %0#4) <{finalize, operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i1, i1, i1, i1, !llvm.ptr) -> ()
}) : () -> ()
// ===== acc.exit_data: bare (not verified)
module {
  acc.exit_data
}
// ----- generic
"builtin.module"() ({
  "acc.exit_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0>}> : () -> ()
}) : () -> ()
// ===== acc.firstprivate: by hand
module {
  acc.firstprivate.recipe @p : memref<i32> init {
  ^bb0(%arg0: memref<i32>):
    acc.yield %arg0 : memref<i32>
  } copy {
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
    acc.terminator
  }
  func.func @f(%arg0: memref<i32>) {
    %0 = acc.firstprivate varPtr(%arg0 : memref<i32>) recipe(@p) -> memref<i32>
    acc.serial firstprivate(%0 : memref<i32>) {
      acc.yield
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "acc.firstprivate.recipe"() <{sym_name = "p", type = memref<i32>}> ({
  ^bb0(%arg3: memref<i32>):
    "acc.yield"(%arg3) : (memref<i32>) -> ()
  }, {
  ^bb0(%arg1: memref<i32>, %arg2: memref<i32>):
    "acc.terminator"() : () -> ()
  }, {
  }) : () -> ()
  "func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<i32>):
    %0 = "acc.firstprivate"(%arg0) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @p, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
    "acc.serial"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0>}> ({
      "acc.yield"() : () -> ()
    }) : (memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.firstprivate.recipe: by hand
module {
  acc.firstprivate.recipe @p : memref<i32> init {
  ^bb0(%arg0: memref<i32>):
    %alloca = memref.alloca() : memref<i32>
    acc.yield %alloca : memref<i32>
  } copy {
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
    acc.terminator
  }
}
// ----- generic
"builtin.module"() ({
  "acc.firstprivate.recipe"() <{sym_name = "p", type = memref<i32>}> ({
  ^bb0(%arg2: memref<i32>):
    %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i32>
    "acc.yield"(%0) : (memref<i32>) -> ()
  }, {
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
    "acc.terminator"() : () -> ()
  }, {
  }) : () -> ()
}) : () -> ()
// ===== acc.firstprivate_map: with varPtrPtr
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.firstprivate_map varPtr(%0#0 : memref<4xf32>) varType(i32) varPtrPtr(%0#1 : memref<4xf32>) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.firstprivate_map"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.firstprivate_map: with bounds
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = acc.firstprivate_map varPtr(%0#0 : memref<4xf32>) varType(i32) bounds(%0#1, %0#2) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = "acc.firstprivate_map"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> memref<4xf32>
}) : () -> ()
// ===== acc.firstprivate_map: bare
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.firstprivate_map varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.firstprivate_map"(%0) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.firstprivate_map: with implicit
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.firstprivate_map varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.firstprivate_map"(%0) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.firstprivate_map: with name
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.firstprivate_map varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.firstprivate_map"(%0) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "text", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.get_extent: bare
module {
  %0 = "t.values"() : () -> !acc.data_bounds_ty
  %1 = acc.get_extent %0 : (!acc.data_bounds_ty) -> index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !acc.data_bounds_ty
  %1 = "acc.get_extent"(%0) : (!acc.data_bounds_ty) -> index
}) : () -> ()
// ===== acc.get_extent: full
module {
  %0 = "t.values"() : () -> !acc.data_bounds_ty
  %1 = acc.get_extent %0 {t.x = 1 : i32} : (!acc.data_bounds_ty) -> index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !acc.data_bounds_ty
  %1 = "acc.get_extent"(%0) {t.x = 1 : i32} : (!acc.data_bounds_ty) -> index
}) : () -> ()
// ===== acc.get_lowerbound: bare
module {
  %0 = "t.values"() : () -> !acc.data_bounds_ty
  %1 = acc.get_lowerbound %0 : (!acc.data_bounds_ty) -> index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !acc.data_bounds_ty
  %1 = "acc.get_lowerbound"(%0) : (!acc.data_bounds_ty) -> index
}) : () -> ()
// ===== acc.get_lowerbound: full
module {
  %0 = "t.values"() : () -> !acc.data_bounds_ty
  %1 = acc.get_lowerbound %0 {t.x = 1 : i32} : (!acc.data_bounds_ty) -> index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !acc.data_bounds_ty
  %1 = "acc.get_lowerbound"(%0) {t.x = 1 : i32} : (!acc.data_bounds_ty) -> index
}) : () -> ()
// ===== acc.get_stride: bare
module {
  %0 = "t.values"() : () -> !acc.data_bounds_ty
  %1 = acc.get_stride %0 : (!acc.data_bounds_ty) -> index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !acc.data_bounds_ty
  %1 = "acc.get_stride"(%0) : (!acc.data_bounds_ty) -> index
}) : () -> ()
// ===== acc.get_stride: full
module {
  %0 = "t.values"() : () -> !acc.data_bounds_ty
  %1 = acc.get_stride %0 {t.x = 1 : i32} : (!acc.data_bounds_ty) -> index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !acc.data_bounds_ty
  %1 = "acc.get_stride"(%0) {t.x = 1 : i32} : (!acc.data_bounds_ty) -> index
}) : () -> ()
// ===== acc.get_upperbound: bare
module {
  %0 = "t.values"() : () -> !acc.data_bounds_ty
  %1 = acc.get_upperbound %0 : (!acc.data_bounds_ty) -> index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !acc.data_bounds_ty
  %1 = "acc.get_upperbound"(%0) : (!acc.data_bounds_ty) -> index
}) : () -> ()
// ===== acc.get_upperbound: full
module {
  %0 = "t.values"() : () -> !acc.data_bounds_ty
  %1 = acc.get_upperbound %0 {t.x = 1 : i32} : (!acc.data_bounds_ty) -> index
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !acc.data_bounds_ty
  %1 = "acc.get_upperbound"(%0) {t.x = 1 : i32} : (!acc.data_bounds_ty) -> index
}) : () -> ()
// ===== acc.getdeviceptr: with varPtrPtr
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.getdeviceptr varPtr(%0#0 : memref<4xf32>) varType(i32) varPtrPtr(%0#1 : memref<4xf32>) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.getdeviceptr"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_getdeviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.getdeviceptr: with bounds
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = acc.getdeviceptr varPtr(%0#0 : memref<4xf32>) varType(i32) bounds(%0#1, %0#2) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = "acc.getdeviceptr"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_getdeviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> memref<4xf32>
}) : () -> ()
// ===== acc.getdeviceptr: with dataClause
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.getdeviceptr varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin_readonly>}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.getdeviceptr"(%0) <{dataClause = #acc<data_clause acc_copyin_readonly>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.getdeviceptr: bare
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.getdeviceptr varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.getdeviceptr"(%0) <{dataClause = #acc<data_clause acc_getdeviceptr>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.getdeviceptr: with implicit
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.getdeviceptr varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.getdeviceptr"(%0) <{dataClause = #acc<data_clause acc_getdeviceptr>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.global_ctor: bare
module {
  acc.global_ctor @s {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "acc.global_ctor"() <{sym_name = "s"}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.global_ctor: full
module {
  acc.global_ctor @s {
    "t.end"() : () -> ()
  } attributes {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "acc.global_ctor"() <{sym_name = "s"}> ({
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== acc.global_dtor: bare
module {
  acc.global_dtor @s {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "acc.global_dtor"() <{sym_name = "s"}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.global_dtor: full
module {
  acc.global_dtor @s {
    "t.end"() : () -> ()
  } attributes {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "acc.global_dtor"() <{sym_name = "s"}> ({
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== acc.host_data: by hand
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: i1) {
    %0 = acc.use_device varPtr(%arg0 : memref<4xf32>) varType(tensor<4xf32>) -> memref<4xf32>
    acc.host_data if(%arg1) dataOperands(%0 : memref<4xf32>) {
    } attributes {ifPresent}
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: i1):
    %0 = "acc.use_device"(%arg0) <{dataClause = #acc<data_clause acc_use_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = tensor<4xf32>}> : (memref<4xf32>) -> memref<4xf32>
    "acc.host_data"(%arg1, %0) <{ifPresent, operandSegmentSizes = array<i32: 1, 1>}> ({
    }) : (i1, memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.init: bare
module {
  acc.init
}
// ----- generic
"builtin.module"() ({
  "acc.init"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
}) : () -> ()
// ===== acc.init: full
module {
  %0:2 = "t.values"() : () -> (i32, i1)
  acc.init device_num(%0#0 : i32) if(%0#1) attributes {device_types = [#acc.device_type<star>], t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i1)
  "acc.init"(%0#0, %0#1) <{device_types = [#acc.device_type<star>], operandSegmentSizes = array<i32: 1, 1>}> {t.x = 1 : i32} : (i32, i1) -> ()
}) : () -> ()
// ===== acc.init: ones
module {
  %0:2 = "t.values"() : () -> (i32, i1)
  acc.init device_num(%0#0 : i32) if(%0#1)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i1)
  "acc.init"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i1) -> ()
}) : () -> ()
// ===== acc.init: with deviceNum
module {
  %0 = "t.values"() : () -> i32
  acc.init device_num(%0 : i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "acc.init"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
}) : () -> ()
// ===== acc.init: with ifCond
module {
  %0 = "t.values"() : () -> i1
  acc.init if(%0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.init"(%0) <{operandSegmentSizes = array<i32: 0, 1>}> : (i1) -> ()
}) : () -> ()
// ===== acc.kernel_environment: bare
module {
  acc.kernel_environment {
  }
}
// ----- generic
"builtin.module"() ({
  "acc.kernel_environment"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> ({
  ^bb0:
  }) : () -> ()
}) : () -> ()
// ===== acc.kernel_environment: with dataClauseOperands
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  acc.kernel_environment dataOperands(%0#0, %0#1 : memref<4xf32>, memref<4xf32>) {
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  "acc.kernel_environment"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 2, 0, 0>}> ({
  ^bb0:
  }) : (memref<4xf32>, memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.kernels: bare
module {
  acc.kernels {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "acc.kernels"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.kernels: with ifCond
module {
  %0 = "t.values"() : () -> i1
  acc.kernels if(%0) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.kernels"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== acc.kernels: with selfCond
module {
  %0 = "t.values"() : () -> i1
  acc.kernels self(%0) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.kernels"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== acc.kernels: with selfAttr
module {
  acc.kernels {
    "t.end"() : () -> ()
  } attributes {selfAttr}
}
// ----- generic
"builtin.module"() ({
  "acc.kernels"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, selfAttr}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.kernels: with defaultAttr
module {
  acc.kernels {
    "t.end"() : () -> ()
  } attributes {defaultAttr = #acc<defaultvalue none>}
}
// ----- generic
"builtin.module"() ({
  "acc.kernels"() <{defaultAttr = #acc<defaultvalue none>, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.loop: by hand
module {
  func.func @f(%arg0: index, %arg1: i32) {
    acc.loop control(%arg2 : index) = (%arg0 : index) to (%arg0 : index)  step (%arg0 : index) {
      acc.yield
    } attributes {independent = [#acc.device_type<none>]}
    acc.loop gang({num=%arg1 : i32}) worker(%arg1 : i32) vector(%arg1 : i32) control(%arg2 : index, %arg3 : index) = (%arg0, %arg0 : index, index) to (%arg0, %arg0 : index, index)  step (%arg0, %arg0 : index, index) {
      acc.yield
    } attributes {collapse = [2], collapseDeviceType = [#acc.device_type<none>], inclusiveUpperbound = array<i1: true, true>, independent = [#acc.device_type<none>]}
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i32):
    "acc.loop"(%arg0, %arg0, %arg0) <{independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    ^bb0(%arg4: index):
      "acc.yield"() : () -> ()
    }) : (index, index, index) -> ()
    "acc.loop"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1, %arg1, %arg1) <{collapse = [2], collapseDeviceType = [#acc.device_type<none>], gang = [], gangOperandsArgType = [#acc.gang_arg_type<Num>], gangOperandsDeviceType = [#acc.device_type<none>], gangOperandsSegments = array<i32: 1>, inclusiveUpperbound = array<i1: true, true>, independent = [#acc.device_type<none>], operandSegmentSizes = array<i32: 2, 2, 2, 1, 1, 1, 0, 0, 0, 0, 0>, vectorOperandsDeviceType = [#acc.device_type<none>], workerNumOperandsDeviceType = [#acc.device_type<none>]}> ({
    ^bb0(%arg2: index, %arg3: index):
      "acc.yield"() : () -> ()
    }) : (index, index, index, index, index, index, i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.nocreate: with varPtrPtr
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.nocreate varPtr(%0#0 : memref<4xf32>) varType(i32) varPtrPtr(%0#1 : memref<4xf32>) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.nocreate"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_no_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.nocreate: with bounds
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = acc.nocreate varPtr(%0#0 : memref<4xf32>) varType(i32) bounds(%0#1, %0#2) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = "acc.nocreate"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_no_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> memref<4xf32>
}) : () -> ()
// ===== acc.nocreate: bare
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.nocreate varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.nocreate"(%0) <{dataClause = #acc<data_clause acc_no_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.nocreate: with implicit
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.nocreate varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.nocreate"(%0) <{dataClause = #acc<data_clause acc_no_create>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.nocreate: with name
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.nocreate varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.nocreate"(%0) <{dataClause = #acc<data_clause acc_no_create>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "text", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.parallel: bare
module {
  acc.parallel {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  "acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.parallel: with ifCond
module {
  %0 = "t.values"() : () -> i1
  acc.parallel if(%0) {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.parallel"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== acc.parallel: with selfCond
module {
  %0 = "t.values"() : () -> i1
  acc.parallel self(%0) {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.parallel"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== acc.parallel: with selfAttr
module {
  acc.parallel {
    acc.yield
  } attributes {selfAttr}
}
// ----- generic
"builtin.module"() ({
  "acc.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>, selfAttr}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.parallel: with defaultAttr
module {
  acc.parallel {
    acc.yield
  } attributes {defaultAttr = #acc<defaultvalue none>}
}
// ----- generic
"builtin.module"() ({
  "acc.parallel"() <{defaultAttr = #acc<defaultvalue none>, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.present: with varPtrPtr
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.present varPtr(%0#0 : memref<4xf32>) varType(i32) varPtrPtr(%0#1 : memref<4xf32>) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.present"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.present: with bounds
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = acc.present varPtr(%0#0 : memref<4xf32>) varType(i32) bounds(%0#1, %0#2) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = "acc.present"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> memref<4xf32>
}) : () -> ()
// ===== acc.present: with implicit
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.present varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.present"(%0) <{dataClause = #acc<data_clause acc_present>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.present: with name
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.present varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.present"(%0) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "text", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.present: with recipe
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.present varPtr(%0 : memref<4xf32>) varType(i32) recipe(@s) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.present"(%0) <{dataClause = #acc<data_clause acc_present>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @s, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.private: by hand
module {
  acc.private.recipe @p : memref<i32> init {
  ^bb0(%arg0: memref<i32>):
    acc.yield %arg0 : memref<i32>
  }
  func.func @f(%arg0: memref<i32>) {
    %0 = acc.private varPtr(%arg0 : memref<i32>) recipe(@p) -> memref<i32> {name = "m"}
    acc.parallel private(%0 : memref<i32>) {
      acc.yield
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "acc.private.recipe"() <{sym_name = "p", type = memref<i32>}> ({
  ^bb0(%arg1: memref<i32>):
    "acc.yield"(%arg1) : (memref<i32>) -> ()
  }, {
  }) : () -> ()
  "func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<i32>):
    %0 = "acc.private"(%arg0) <{dataClause = #acc<data_clause acc_private>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "m", operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @p, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
    "acc.parallel"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
      "acc.yield"() : () -> ()
    }) : (memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.private.recipe: by hand
module {
  acc.private.recipe @p : memref<i32> init {
  ^bb0(%arg0: memref<i32>):
    %alloca = memref.alloca() : memref<i32>
    acc.yield %alloca : memref<i32>
  } destroy {
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
    acc.terminator
  }
}
// ----- generic
"builtin.module"() ({
  "acc.private.recipe"() <{sym_name = "p", type = memref<i32>}> ({
  ^bb0(%arg2: memref<i32>):
    %0 = "memref.alloca"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> memref<i32>
    "acc.yield"(%0) : (memref<i32>) -> ()
  }, {
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
    "acc.terminator"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.reduction: by hand
module {
  acc.reduction.recipe @r : memref<i32> reduction_operator <add> init {
  ^bb0(%arg0: memref<i32>):
    acc.yield %arg0 : memref<i32>
  } combiner {
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>):
    acc.yield %arg0 : memref<i32>
  }
  func.func @f(%arg0: memref<i32>) {
    %0 = acc.reduction varPtr(%arg0 : memref<i32>) recipe(@r) -> memref<i32>
    acc.parallel reduction(%0 : memref<i32>) {
      acc.yield
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "r", type = memref<i32>}> ({
  ^bb0(%arg3: memref<i32>):
    "acc.yield"(%arg3) : (memref<i32>) -> ()
  }, {
  ^bb0(%arg1: memref<i32>, %arg2: memref<i32>):
    "acc.yield"(%arg1) : (memref<i32>) -> ()
  }, {
  }) : () -> ()
  "func.func"() <{function_type = (memref<i32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<i32>):
    %0 = "acc.reduction"(%arg0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @r, structured = true, varType = i32}> : (memref<i32>) -> memref<i32>
    "acc.parallel"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1, 0, 0, 0>}> ({
      "acc.yield"() : () -> ()
    }) : (memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.reduction.recipe: by hand
module {
  acc.reduction.recipe @r : i64 reduction_operator <mul> init {
  ^bb0(%arg0: i64):
    acc.yield %arg0 : i64
  } combiner {
  ^bb0(%arg0: i64, %arg1: i64):
    acc.yield %arg1 : i64
  } destroy {
  ^bb0(%arg0: i64):
    acc.terminator
  }
}
// ----- generic
"builtin.module"() ({
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<mul>, sym_name = "r", type = i64}> ({
  ^bb0(%arg3: i64):
    "acc.yield"(%arg3) : (i64) -> ()
  }, {
  ^bb0(%arg1: i64, %arg2: i64):
    "acc.yield"(%arg2) : (i64) -> ()
  }, {
  ^bb0(%arg0: i64):
    "acc.terminator"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.routine: bare
module {
  acc.routine @s func(@s)
}
// ----- generic
"builtin.module"() ({
  "acc.routine"() <{func_name = @s, sym_name = "s"}> : () -> ()
}) : () -> ()
// ===== acc.routine: with worker
module {
  acc.routine @s func(@s) worker ([#acc.device_type<star>])
}
// ----- generic
"builtin.module"() ({
  "acc.routine"() <{func_name = @s, sym_name = "s", worker = [#acc.device_type<star>]}> : () -> ()
}) : () -> ()
// ===== acc.routine: with vector
module {
  acc.routine @s func(@s) vector ([#acc.device_type<star>])
}
// ----- generic
"builtin.module"() ({
  "acc.routine"() <{func_name = @s, sym_name = "s", vector = [#acc.device_type<star>]}> : () -> ()
}) : () -> ()
// ===== acc.routine: with seq
module {
  acc.routine @s func(@s) seq ([#acc.device_type<star>])
}
// ----- generic
"builtin.module"() ({
  "acc.routine"() <{func_name = @s, seq = [#acc.device_type<star>], sym_name = "s"}> : () -> ()
}) : () -> ()
// ===== acc.routine: with nohost
module {
  acc.routine @s func(@s) nohost
}
// ----- generic
"builtin.module"() ({
  "acc.routine"() <{func_name = @s, nohost, sym_name = "s"}> : () -> ()
}) : () -> ()
// ===== acc.serial: bare
module {
  acc.serial {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  "acc.serial"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.serial: with ifCond
module {
  %0 = "t.values"() : () -> i1
  acc.serial if(%0) {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.serial"(%0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== acc.serial: with selfCond
module {
  %0 = "t.values"() : () -> i1
  acc.serial self(%0) {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.serial"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== acc.serial: with selfAttr
module {
  acc.serial {
    acc.yield
  } attributes {selfAttr}
}
// ----- generic
"builtin.module"() ({
  "acc.serial"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>, selfAttr}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.serial: with defaultAttr
module {
  acc.serial {
    acc.yield
  } attributes {defaultAttr = #acc<defaultvalue none>}
}
// ----- generic
"builtin.module"() ({
  "acc.serial"() <{defaultAttr = #acc<defaultvalue none>, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.set: full
module {
  %0:3 = "t.values"() : () -> (i32, i32, i1)
  acc.set default_async(%0#0 : i32) device_num(%0#1 : i32) if(%0#2) attributes {device_type = #acc.device_type<star>, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i1)
  "acc.set"(%0#0, %0#1, %0#2) <{device_type = #acc.device_type<star>, operandSegmentSizes = array<i32: 1, 1, 1>}> {t.x = 1 : i32} : (i32, i32, i1) -> ()
}) : () -> ()
// ===== acc.set: ones
module {
  %0:3 = "t.values"() : () -> (i32, i32, i1)
  acc.set default_async(%0#0 : i32) device_num(%0#1 : i32) if(%0#2)
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i1)
  "acc.set"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i32, i32, i1) -> ()
}) : () -> ()
// ===== acc.set: with defaultAsync
module {
  %0 = "t.values"() : () -> i32
  acc.set default_async(%0 : i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "acc.set"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
}) : () -> ()
// ===== acc.set: with deviceNum
module {
  %0 = "t.values"() : () -> i32
  acc.set device_num(%0 : i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "acc.set"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0>}> : (i32) -> ()
}) : () -> ()
// ===== acc.set: with device_type
module {
  acc.set attributes {device_type = #acc.device_type<star>}
}
// ----- generic
"builtin.module"() ({
  "acc.set"() <{device_type = #acc.device_type<star>, operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
}) : () -> ()
// ===== acc.shutdown: bare
module {
  acc.shutdown
}
// ----- generic
"builtin.module"() ({
  "acc.shutdown"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
}) : () -> ()
// ===== acc.shutdown: full
module {
  %0:2 = "t.values"() : () -> (i32, i1)
  acc.shutdown device_num(%0#0 : i32) if(%0#1) attributes {device_types = [#acc.device_type<star>], t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i1)
  "acc.shutdown"(%0#0, %0#1) <{device_types = [#acc.device_type<star>], operandSegmentSizes = array<i32: 1, 1>}> {t.x = 1 : i32} : (i32, i1) -> ()
}) : () -> ()
// ===== acc.shutdown: ones
module {
  %0:2 = "t.values"() : () -> (i32, i1)
  acc.shutdown device_num(%0#0 : i32) if(%0#1)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i1)
  "acc.shutdown"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1>}> : (i32, i1) -> ()
}) : () -> ()
// ===== acc.shutdown: with deviceNum
module {
  %0 = "t.values"() : () -> i32
  acc.shutdown device_num(%0 : i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "acc.shutdown"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> : (i32) -> ()
}) : () -> ()
// ===== acc.shutdown: with ifCond
module {
  %0 = "t.values"() : () -> i1
  acc.shutdown if(%0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.shutdown"(%0) <{operandSegmentSizes = array<i32: 0, 1>}> : (i1) -> ()
}) : () -> ()
// ===== acc.terminator: bare
module {
  "t.around"() ({
    acc.terminator
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "acc.terminator"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.terminator: full
module {
  "t.around"() ({
    acc.terminator {t.x = 1 : i32}
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "acc.terminator"() {t.x = 1 : i32} : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.update: by hand
module {
  func.func @f(%arg0: memref<4xf32>, %arg1: i1, %arg2: i32) {
    %0 = acc.update_device varPtr(%arg0 : memref<4xf32>) varType(tensor<4xf32>) -> memref<4xf32>
    acc.update if(%arg1) async(%arg2 : i32) dataOperands(%0 : memref<4xf32>)
    acc.update async dataOperands(%0 : memref<4xf32>) attributes {ifPresent}
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<4xf32>, i1, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<4xf32>, %arg1: i1, %arg2: i32):
    %0 = "acc.update_device"(%arg0) <{dataClause = #acc<data_clause acc_update_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = tensor<4xf32>}> : (memref<4xf32>) -> memref<4xf32>
    "acc.update"(%arg1, %arg2, %0) <{asyncOperandsDeviceType = [#acc.device_type<none>], operandSegmentSizes = array<i32: 1, 1, 0, 1>}> : (i1, i32, memref<4xf32>) -> ()
    "acc.update"(%0) <{asyncOnly = [#acc.device_type<none>], ifPresent, operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (memref<4xf32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.update_device: with varPtrPtr
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.update_device varPtr(%0#0 : memref<4xf32>) varType(i32) varPtrPtr(%0#1 : memref<4xf32>) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.update_device"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_update_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.update_device: with bounds
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = acc.update_device varPtr(%0#0 : memref<4xf32>) varType(i32) bounds(%0#1, %0#2) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = "acc.update_device"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_update_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> memref<4xf32>
}) : () -> ()
// ===== acc.update_device: bare
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.update_device varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.update_device"(%0) <{dataClause = #acc<data_clause acc_update_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.update_device: with implicit
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.update_device varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.update_device"(%0) <{dataClause = #acc<data_clause acc_update_device>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.update_device: with name
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.update_device varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.update_device"(%0) <{dataClause = #acc<data_clause acc_update_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "text", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.update_host: with bounds
module {
  %0:4 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  acc.update_host accPtr(%0#0 : memref<4xf32>) bounds(%0#2, %0#3) to varPtr(%0#1 : memref<4xf32>) varType(i32)
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  "acc.update_host"(%0#0, %0#1, %0#2, %0#3) <{dataClause = #acc<data_clause acc_update_host>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> ()
}) : () -> ()
// ===== acc.update_host: bare
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  acc.update_host accPtr(%0#0 : memref<4xf32>) to varPtr(%0#1 : memref<4xf32>) varType(i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  "acc.update_host"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_update_host>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.update_host: with implicit
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  acc.update_host accPtr(%0#0 : memref<4xf32>) to varPtr(%0#1 : memref<4xf32>) varType(i32) {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  "acc.update_host"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_update_host>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.update_host: with name
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  acc.update_host accPtr(%0#0 : memref<4xf32>) to varPtr(%0#1 : memref<4xf32>) varType(i32) {name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  "acc.update_host"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_update_host>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "text", operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.update_host: ones with asyncOperandsDeviceType
module {
  %0:4 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>, !acc.data_bounds_ty, i32)
  acc.update_host accPtr(%0#0 : memref<4xf32>) bounds(%0#2) async(%0#3 : i32 [#acc.device_type<star>]) to varPtr(%0#1 : memref<4xf32>) varType(i32)
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>, !acc.data_bounds_ty, i32)
  "acc.update_host"(%0#0, %0#1, %0#2, %0#3) <{asyncOperandsDeviceType = [#acc.device_type<star>], dataClause = #acc<data_clause acc_update_host>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 1, 1>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>, !acc.data_bounds_ty, i32) -> ()
}) : () -> ()
// ===== acc.use_device: with varPtrPtr
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.use_device varPtr(%0#0 : memref<4xf32>) varType(i32) varPtrPtr(%0#1 : memref<4xf32>) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.use_device"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_use_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.use_device: with bounds
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = acc.use_device varPtr(%0#0 : memref<4xf32>) varType(i32) bounds(%0#1, %0#2) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = "acc.use_device"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_use_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> memref<4xf32>
}) : () -> ()
// ===== acc.use_device: with implicit
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.use_device varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.use_device"(%0) <{dataClause = #acc<data_clause acc_use_device>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.use_device: with name
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.use_device varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.use_device"(%0) <{dataClause = #acc<data_clause acc_use_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, name = "text", operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.use_device: with recipe
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.use_device varPtr(%0 : memref<4xf32>) varType(i32) recipe(@s) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.use_device"(%0) <{dataClause = #acc<data_clause acc_use_device>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, recipe = @s, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.wait: bare
module {
  acc.wait
}
// ----- generic
"builtin.module"() ({
  "acc.wait"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
}) : () -> ()
// ===== acc.wait: ones
module {
  %0:4 = "t.values"() : () -> (i32, i32, i32, i1)
  acc.wait(%0#0 : i32) async(%0#1 : i32) wait_devnum(%0#2 : i32) if(%0#3)
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (i32, i32, i32, i1)
  "acc.wait"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (i32, i32, i32, i1) -> ()
}) : () -> ()
// ===== acc.wait: with waitOperands
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  acc.wait(%0#0, %0#1 : i32, i32)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  "acc.wait"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 2, 0, 0, 0>}> : (i32, i32) -> ()
}) : () -> ()
// ===== acc.wait: with asyncOperand
module {
  %0 = "t.values"() : () -> i32
  acc.wait async(%0 : i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "acc.wait"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (i32) -> ()
}) : () -> ()
// ===== acc.wait: with ifCond
module {
  %0 = "t.values"() : () -> i1
  acc.wait if(%0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.wait"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>}> : (i1) -> ()
}) : () -> ()
// ===== acc.yield: by hand
module {
  acc.reduction.recipe @r : i64 reduction_operator <add> init {
  ^bb0(%arg0: i64):
    %c0_i64 = arith.constant 0 : i64
    acc.yield %c0_i64 : i64
  } combiner {
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = arith.addi %arg0, %arg1 : i64
    acc.yield %0 : i64
  }
}
// ----- generic
"builtin.module"() ({
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "r", type = i64}> ({
  ^bb0(%arg2: i64):
    %1 = "arith.constant"() <{value = 0 : i64}> : () -> i64
    "acc.yield"(%1) : (i64) -> ()
  }, {
  ^bb0(%arg0: i64, %arg1: i64):
    %0 = "arith.addi"(%arg0, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i64, i64) -> i64
    "acc.yield"(%0) : (i64) -> ()
  }, {
  }) : () -> ()
}) : () -> ()
