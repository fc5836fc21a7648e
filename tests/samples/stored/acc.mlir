// ===== acc.atomic.capture: bare (not verified)
module {
  acc.atomic.capture {
  }
}
// ----- generic
"builtin.module"() ({
  "acc.atomic.capture"() ({
    "acc.terminator"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.atomic.capture: full (not verified)
module {
  %0 = "t.values"() : () -> i1
  acc.atomic.capture if(%0) {
  } {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.atomic.capture"(%0) ({
    "acc.terminator"() : () -> ()
  }) {t.x = 1 : i32} : (i1) -> ()
}) : () -> ()
// ===== acc.atomic.capture: ones (not verified)
module {
  %0 = "t.values"() : () -> i1
  acc.atomic.capture if(%0) {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.atomic.capture"(%0) ({
    "acc.terminator"() : () -> ()
  }) : (i1) -> ()
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
// ===== acc.atomic.update: bare (not verified)
module {
  %0 = "t.values"() : () -> memref<4xf32>
  acc.atomic.update %0 : memref<4xf32> {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  "acc.atomic.update"(%0) ({
    "acc.yield"() : () -> ()
  }) : (memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.atomic.update: full (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, i1)
  acc.atomic.update if(%0#1) %0#0 : memref<4xf32> {
  } {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, i1)
  "acc.atomic.update"(%0#0, %0#1) ({
    "acc.yield"() : () -> ()
  }) {t.x = 1 : i32} : (memref<4xf32>, i1) -> ()
}) : () -> ()
// ===== acc.atomic.update: ones (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, i1)
  acc.atomic.update if(%0#1) %0#0 : memref<4xf32> {
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, i1)
  "acc.atomic.update"(%0#0, %0#1) ({
    "acc.yield"() : () -> ()
  }) : (memref<4xf32>, i1) -> ()
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
// ===== acc.declare: full (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  acc.declare dataOperands(%0#0, %0#1 : memref<4xf32>, memref<4xf32>) {
    "t.end"() : () -> ()
  } attributes {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  "acc.declare"(%0#0, %0#1) ({
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : (memref<4xf32>, memref<4xf32>) -> ()
}) : () -> ()
// ===== acc.declare: ones (not verified)
module {
  %0 = "t.values"() : () -> memref<4xf32>
  acc.declare dataOperands(%0 : memref<4xf32>) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  "acc.declare"(%0) ({
    "t.end"() : () -> ()
  }) : (memref<4xf32>) -> ()
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
// ===== acc.declare_enter: bare (not verified)
module {
  %0 = acc.declare_enter
}
// ----- generic
"builtin.module"() ({
  %0 = "acc.declare_enter"() : () -> !acc.declare_token
}) : () -> ()
// ===== acc.declare_enter: full (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.declare_enter dataOperands(%0#0, %0#1 : memref<4xf32>, memref<4xf32>) attributes {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.declare_enter"(%0#0, %0#1) {t.x = 1 : i32} : (memref<4xf32>, memref<4xf32>) -> !acc.declare_token
}) : () -> ()
// ===== acc.declare_enter: ones (not verified)
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.declare_enter dataOperands(%0 : memref<4xf32>)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.declare_enter"(%0) : (memref<4xf32>) -> !acc.declare_token
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
// ===== acc.enter_data: bare (not verified)
module {
  acc.enter_data
}
// ----- generic
"builtin.module"() ({
  "acc.enter_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0>}> : () -> ()
}) : () -> ()
// ===== acc.enter_data: ones (not verified)
module {
  %0:5 = "t.values"() : () -> (i1, i1, i1, i1, i1)
  acc.enter_data if(%0#0) async(%0#1 : i1) wait_devnum(%0#2 : i1) wait(%0#3 : i1) dataOperands(%0#4 : i1)
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i1, i1, i1, i1, i1)
  "acc.enter_data"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>}> : (i1, i1, i1, i1, i1) -> ()
}) : () -> ()
// ===== acc.enter_data: with ifCond (not verified)
module {
  %0 = "t.values"() : () -> i1
  acc.enter_data if(%0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.enter_data"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0, 0>}> : (i1) -> ()
}) : () -> ()
// ===== acc.enter_data: with asyncOperand (not verified)
module {
  %0 = "t.values"() : () -> i1
  acc.enter_data async(%0 : i1)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.enter_data"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0>}> : (i1) -> ()
}) : () -> ()
// ===== acc.enter_data: with waitDevnum (not verified)
module {
  %0 = "t.values"() : () -> i1
  acc.enter_data wait_devnum(%0 : i1)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.enter_data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>}> : (i1) -> ()
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
// ===== acc.firstprivate: with varPtrPtr (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.firstprivate varPtr(%0#0 : memref<4xf32>) varType(i32) varPtrPtr(%0#1 : memref<4xf32>) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.firstprivate"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.firstprivate: with bounds (not verified)
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = acc.firstprivate varPtr(%0#0 : memref<4xf32>) varType(i32) bounds(%0#1, %0#2) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = "acc.firstprivate"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> memref<4xf32>
}) : () -> ()
// ===== acc.firstprivate: with dataClause (not verified)
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.firstprivate varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin_readonly>}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.firstprivate"(%0) <{dataClause = #acc<data_clause acc_copyin_readonly>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.firstprivate: bare (not verified)
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.firstprivate varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.firstprivate"(%0) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.firstprivate: with implicit (not verified)
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.firstprivate varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.firstprivate"(%0) <{dataClause = #acc<data_clause acc_firstprivate>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.firstprivate.recipe: bare (not verified)
module {
  acc.firstprivate.recipe @s : i32 init {
    acc.yield
  } copy {
    acc.yield
  } destroy {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  "acc.firstprivate.recipe"() <{sym_name = "s", type = i32}> ({
    "acc.yield"() : () -> ()
  }, {
    "acc.yield"() : () -> ()
  }, {
    "acc.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.firstprivate.recipe: full (not verified)
module {
  acc.firstprivate.recipe @s : i32 attributes {t.x = 1 : i32} init {
    acc.yield
  } copy {
    acc.yield
  } destroy {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  "acc.firstprivate.recipe"() <{sym_name = "s", type = i32}> ({
    "acc.yield"() : () -> ()
  }, {
    "acc.yield"() : () -> ()
  }, {
    "acc.yield"() : () -> ()
  }) {t.x = 1 : i32} : () -> ()
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
// ===== acc.host_data: bare (not verified)
module {
  acc.host_data {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "acc.host_data"() <{operandSegmentSizes = array<i32: 0, 0>}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.host_data: full (not verified)
module {
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  acc.host_data if(%0#0) dataOperands(%0#1, %0#2 : i1, i1) {
    "t.end"() : () -> ()
  } attributes {ifPresent, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i1, i1, i1)
  "acc.host_data"(%0#0, %0#1, %0#2) <{ifPresent, operandSegmentSizes = array<i32: 1, 2>}> ({
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : (i1, i1, i1) -> ()
}) : () -> ()
// ===== acc.host_data: ones (not verified)
module {
  %0:2 = "t.values"() : () -> (i1, i1)
  acc.host_data if(%0#0) dataOperands(%0#1 : i1) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i1, i1)
  "acc.host_data"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1>}> ({
    "t.end"() : () -> ()
  }) : (i1, i1) -> ()
}) : () -> ()
// ===== acc.host_data: with ifCond (not verified)
module {
  %0 = "t.values"() : () -> i1
  acc.host_data if(%0) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.host_data"(%0) <{operandSegmentSizes = array<i32: 1, 0>}> ({
    "t.end"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== acc.host_data: with dataClauseOperands (not verified)
module {
  %0:2 = "t.values"() : () -> (i1, i1)
  acc.host_data dataOperands(%0#0, %0#1 : i1, i1) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i1, i1)
  "acc.host_data"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 0, 2>}> ({
    "t.end"() : () -> ()
  }) : (i1, i1) -> ()
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
// ===== acc.loop: bare (not verified)
module {
  acc.loop {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  "acc.loop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.loop: with cacheOperands (not verified)
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  acc.loop cache(%0#0, %0#1 : i32, i32) {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  "acc.loop"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i32, i32) -> ()
}) : () -> ()
// ===== acc.loop: with privateOperands (not verified)
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  acc.loop private(%0#0, %0#1 : i32, i32) {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  "acc.loop"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i32, i32) -> ()
}) : () -> ()
// ===== acc.loop: with firstprivateOperands (not verified)
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  acc.loop firstprivate(%0#0, %0#1 : i32, i32) {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  "acc.loop"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 2, 0>}> ({
    "acc.yield"() : () -> ()
  }) : (i32, i32) -> ()
}) : () -> ()
// ===== acc.loop: with reductionOperands (not verified)
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  acc.loop reduction(%0#0, %0#1 : i32, i32) {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  "acc.loop"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 2>}> ({
    "acc.yield"() : () -> ()
  }) : (i32, i32) -> ()
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
// ===== acc.private: with varPtrPtr (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.private varPtr(%0#0 : memref<4xf32>) varType(i32) varPtrPtr(%0#1 : memref<4xf32>) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.private"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_private>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.private: with bounds (not verified)
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = acc.private varPtr(%0#0 : memref<4xf32>) varType(i32) bounds(%0#1, %0#2) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = "acc.private"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_private>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> memref<4xf32>
}) : () -> ()
// ===== acc.private: with dataClause (not verified)
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.private varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin_readonly>}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.private"(%0) <{dataClause = #acc<data_clause acc_copyin_readonly>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.private: bare (not verified)
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.private varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.private"(%0) <{dataClause = #acc<data_clause acc_private>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.private: with implicit (not verified)
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.private varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.private"(%0) <{dataClause = #acc<data_clause acc_private>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.private.recipe: bare (not verified)
module {
  acc.private.recipe @s : i32 init {
    acc.yield
  } destroy {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  "acc.private.recipe"() <{sym_name = "s", type = i32}> ({
    "acc.yield"() : () -> ()
  }, {
    "acc.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.private.recipe: full (not verified)
module {
  acc.private.recipe @s : i32 attributes {t.x = 1 : i32} init {
    acc.yield
  } destroy {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  "acc.private.recipe"() <{sym_name = "s", type = i32}> ({
    "acc.yield"() : () -> ()
  }, {
    "acc.yield"() : () -> ()
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== acc.reduction: with varPtrPtr (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = acc.reduction varPtr(%0#0 : memref<4xf32>) varType(i32) varPtrPtr(%0#1 : memref<4xf32>) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
  %1 = "acc.reduction"(%0#0, %0#1) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>, memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.reduction: with bounds (not verified)
module {
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = acc.reduction varPtr(%0#0 : memref<4xf32>) varType(i32) bounds(%0#1, %0#2) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty)
  %1 = "acc.reduction"(%0#0, %0#1, %0#2) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 2, 0>, structured = true, varType = i32}> : (memref<4xf32>, !acc.data_bounds_ty, !acc.data_bounds_ty) -> memref<4xf32>
}) : () -> ()
// ===== acc.reduction: with dataClause (not verified)
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.reduction varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {dataClause = #acc<data_clause acc_copyin_readonly>}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.reduction"(%0) <{dataClause = #acc<data_clause acc_copyin_readonly>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.reduction: bare (not verified)
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.reduction varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.reduction"(%0) <{dataClause = #acc<data_clause acc_reduction>, implicit = false, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.reduction: with implicit (not verified)
module {
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = acc.reduction varPtr(%0 : memref<4xf32>) varType(i32) -> memref<4xf32> {implicit = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xf32>
  %1 = "acc.reduction"(%0) <{dataClause = #acc<data_clause acc_reduction>, implicit = true, modifiers = #acc<data_clause_modifier none>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, structured = true, varType = i32}> : (memref<4xf32>) -> memref<4xf32>
}) : () -> ()
// ===== acc.reduction.recipe: bare (not verified)
module {
  acc.reduction.recipe @s : i32 reduction_operator <add> init {
    acc.yield
  } combiner {
    acc.yield
  } destroy {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "s", type = i32}> ({
    "acc.yield"() : () -> ()
  }, {
    "acc.yield"() : () -> ()
  }, {
    "acc.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.reduction.recipe: full (not verified)
module {
  acc.reduction.recipe @s : i32 attributes {t.x = 1 : i32} reduction_operator <add> init {
    acc.yield
  } combiner {
    acc.yield
  } destroy {
    acc.yield
  }
}
// ----- generic
"builtin.module"() ({
  "acc.reduction.recipe"() <{reductionOperator = #acc.reduction_operator<add>, sym_name = "s", type = i32}> ({
    "acc.yield"() : () -> ()
  }, {
    "acc.yield"() : () -> ()
  }, {
    "acc.yield"() : () -> ()
  }) {t.x = 1 : i32} : () -> ()
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
// ===== acc.update: bare (not verified)
module {
  acc.update
}
// ----- generic
"builtin.module"() ({
  "acc.update"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
}) : () -> ()
// ===== acc.update: with ifCond (not verified)
module {
  %0 = "t.values"() : () -> i1
  acc.update if(%0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "acc.update"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>}> : (i1) -> ()
}) : () -> ()
// ===== acc.update: with dataClauseOperands (not verified)
module {
  %0:2 = "t.values"() : () -> (i1, i1)
  acc.update dataOperands(%0#0, %0#1 : i1, i1)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i1, i1)
  "acc.update"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 0, 0, 0, 2>}> : (i1, i1) -> ()
}) : () -> ()
// ===== acc.update: with ifPresent (not verified)
module {
  acc.update attributes {ifPresent}
}
// ----- generic
"builtin.module"() ({
  "acc.update"() <{ifPresent, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
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
// ===== acc.yield: bare (not verified)
module {
  "t.around"() ({
    acc.yield
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "acc.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.yield: full (not verified)
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
    acc.yield {t.x = 1 : i32} %0#0, %0#1 : memref<4xf32>, memref<4xf32>
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (memref<4xf32>, memref<4xf32>)
    "acc.yield"(%0#0, %0#1) {t.x = 1 : i32} : (memref<4xf32>, memref<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// ===== acc.yield: ones (not verified)
module {
  "t.around"() ({
    %0 = "t.values"() : () -> memref<4xf32>
    acc.yield %0 : memref<4xf32>
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> memref<4xf32>
    "acc.yield"(%0) : (memref<4xf32>) -> ()
  }) : () -> ()
}) : () -> ()
