// ===== amx.tile_load: ones
module {
  %0:3 = "t.values"() : () -> (memref<4xi32>, index, index)
  %1 = amx.tile_load %0#0[%0#1], %0#2 : memref<4xi32> into !amx.tile<16x64xi8>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (memref<4xi32>, index, index)
  %1 = "amx.tile_load"(%0#0, %0#1, %0#2) <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (memref<4xi32>, index, index) -> !amx.tile<16x64xi8>
}) : () -> ()
// ===== amx.tile_load: bare (not verified)
module {
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = amx.tile_load %0[] : memref<4xi32> into !amx.tile<16x64xi8>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xi32>
  %1 = "amx.tile_load"(%0) <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (memref<4xi32>) -> !amx.tile<16x64xi8>
}) : () -> ()
// ===== amx.tile_load: full (not verified)
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, index, index)
  %1 = amx.tile_load %0#0[%0#1, %0#2], %0#3 {t.x = 1 : i32} : memref<4xi32> into !amx.tile<16x64xi8>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, index, index)
  %1 = "amx.tile_load"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 2, 1>}> {t.x = 1 : i32} : (memref<4xi32>, index, index, index) -> !amx.tile<16x64xi8>
}) : () -> ()
// ===== amx.tile_mulf: by hand
module {
  func.func @f(%arg0: !amx.tile<16x32xbf16>, %arg1: !amx.tile<16x32xbf16>, %arg2: !amx.tile<16x16xf32>) {
    %0 = amx.tile_mulf %arg0, %arg1, %arg2 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !amx.tile<16x32xbf16>, %arg1: !amx.tile<16x32xbf16>, %arg2: !amx.tile<16x16xf32>):
    %0 = "amx.tile_mulf"(%arg0, %arg1, %arg2) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== amx.tile_mulf: bare
module {
  %0:3 = "t.values"() : () -> (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>)
  %1 = amx.tile_mulf %0#0, %0#1, %0#2 : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>)
  %1 = "amx.tile_mulf"(%0#0, %0#1, %0#2) : (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
}) : () -> ()
// ===== amx.tile_mulf: full
module {
  %0:3 = "t.values"() : () -> (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>)
  %1 = amx.tile_mulf %0#0, %0#1, %0#2 {t.x = 1 : i32} : !amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>)
  %1 = "amx.tile_mulf"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!amx.tile<16x32xbf16>, !amx.tile<16x32xbf16>, !amx.tile<16x16xf32>) -> !amx.tile<16x16xf32>
}) : () -> ()
// ===== amx.tile_muli: by hand
module {
  func.func @f(%arg0: !amx.tile<16x64xi8>, %arg1: !amx.tile<16x64xi8>, %arg2: !amx.tile<16x16xi32>) {
    %0 = amx.tile_muli %arg0 zext, %arg1, %arg2 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    %1 = amx.tile_muli %arg0, %arg1 zext, %arg2 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !amx.tile<16x64xi8>, %arg1: !amx.tile<16x64xi8>, %arg2: !amx.tile<16x16xi32>):
    %0 = "amx.tile_muli"(%arg0, %arg1, %arg2) <{isZextLhs}> : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
    %1 = "amx.tile_muli"(%arg0, %arg1, %arg2) <{isZextRhs}> : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== amx.tile_muli: bare
module {
  %0:3 = "t.values"() : () -> (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>)
  %1 = amx.tile_muli %0#0, %0#1, %0#2 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>)
  %1 = "amx.tile_muli"(%0#0, %0#1, %0#2) : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
}) : () -> ()
// ===== amx.tile_muli: full
module {
  %0:3 = "t.values"() : () -> (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>)
  %1 = amx.tile_muli %0#0 zext, %0#1 zext, %0#2 {t.x = 1 : i32} : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>)
  %1 = "amx.tile_muli"(%0#0, %0#1, %0#2) <{isZextLhs, isZextRhs}> {t.x = 1 : i32} : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
}) : () -> ()
// ===== amx.tile_muli: with isZextLhs
module {
  %0:3 = "t.values"() : () -> (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>)
  %1 = amx.tile_muli %0#0 zext, %0#1, %0#2 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>)
  %1 = "amx.tile_muli"(%0#0, %0#1, %0#2) <{isZextLhs}> : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
}) : () -> ()
// ===== amx.tile_muli: with isZextRhs
module {
  %0:3 = "t.values"() : () -> (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>)
  %1 = amx.tile_muli %0#0, %0#1 zext, %0#2 : !amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>)
  %1 = "amx.tile_muli"(%0#0, %0#1, %0#2) <{isZextRhs}> : (!amx.tile<16x64xi8>, !amx.tile<16x64xi8>, !amx.tile<16x16xi32>) -> !amx.tile<16x16xi32>
}) : () -> ()
// ===== amx.tile_store: ones
module {
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, !amx.tile<16x64xi8>, index)
  amx.tile_store %0#0[%0#1], %0#2, %0#3 : memref<4xi32>, !amx.tile<16x64xi8>
}
// ----- generic
"builtin.module"() ({
  %0:4 = "t.values"() : () -> (memref<4xi32>, index, !amx.tile<16x64xi8>, index)
  "amx.tile_store"(%0#0, %0#1, %0#2, %0#3) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> : (memref<4xi32>, index, !amx.tile<16x64xi8>, index) -> ()
}) : () -> ()
// ===== amx.tile_store: bare (not verified)
module {
  %0:2 = "t.values"() : () -> (memref<4xi32>, !amx.tile<16x64xi8>)
  amx.tile_store %0#0[], %0#1 : memref<4xi32>, !amx.tile<16x64xi8>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (memref<4xi32>, !amx.tile<16x64xi8>)
  "amx.tile_store"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 0, 1, 0>}> : (memref<4xi32>, !amx.tile<16x64xi8>) -> ()
}) : () -> ()
// ===== amx.tile_store: full (not verified)
module {
  %0:5 = "t.values"() : () -> (memref<4xi32>, index, index, !amx.tile<16x64xi8>, index)
  amx.tile_store %0#0[%0#1, %0#2], %0#3, %0#4 {t.x = 1 : i32} : memref<4xi32>, !amx.tile<16x64xi8>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (memref<4xi32>, index, index, !amx.tile<16x64xi8>, index)
  "amx.tile_store"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 2, 1, 1>}> {t.x = 1 : i32} : (memref<4xi32>, index, index, !amx.tile<16x64xi8>, index) -> ()
}) : () -> ()
// ===== amx.tile_zero: bare
module {
  %0 = amx.tile_zero : !amx.tile<16x64xi8>
}
// ----- generic
"builtin.module"() ({
  %0 = "amx.tile_zero"() : () -> !amx.tile<16x64xi8>
}) : () -> ()
// ===== amx.tile_zero: full
module {
  %0 = amx.tile_zero {t.x = 1 : i32} : !amx.tile<16x64xi8>
}
// ----- generic
"builtin.module"() ({
  %0 = "amx.tile_zero"() {t.x = 1 : i32} : () -> !amx.tile<16x64xi8>
}) : () -> ()
