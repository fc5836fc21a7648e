// ===== smt.and: bare
module {
  %0 = smt.and 
}
// ----- generic
"builtin.module"() ({
  %0 = "smt.and"() : () -> !smt.bool
}) : () -> ()
// ===== smt.and: full
module {
  %0:2 = "t.values"() : () -> (!smt.bool, !smt.bool)
  %1 = smt.and %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bool, !smt.bool)
  %1 = "smt.and"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bool, !smt.bool) -> !smt.bool
}) : () -> ()
// ===== smt.and: ones
module {
  %0 = "t.values"() : () -> !smt.bool
  %1 = smt.and %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bool
  %1 = "smt.and"(%0) : (!smt.bool) -> !smt.bool
}) : () -> ()
// ===== smt.apply_func: by hand
module {
  func.func @f(%arg0: !smt.func<(!smt.int, !smt.bool) !smt.bool>, %arg1: !smt.int, %arg2: !smt.bool) {
    %0 = smt.apply_func %arg0(%arg1, %arg2) : !smt.func<(!smt.int, !smt.bool) !smt.bool>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!smt.func<(!smt.int, !smt.bool) !smt.bool>, !smt.int, !smt.bool) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !smt.func<(!smt.int, !smt.bool) !smt.bool>, %arg1: !smt.int, %arg2: !smt.bool):
    %0 = "smt.apply_func"(%arg0, %arg1, %arg2) : (!smt.func<(!smt.int, !smt.bool) !smt.bool>, !smt.int, !smt.bool) -> !smt.bool
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== smt.array.broadcast: bare
module {
  %0 = "t.values"() : () -> !smt.bool
  %1 = smt.array.broadcast %0 : !smt.array<[!smt.int -> !smt.bool]>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bool
  %1 = "smt.array.broadcast"(%0) : (!smt.bool) -> !smt.array<[!smt.int -> !smt.bool]>
}) : () -> ()
// ===== smt.array.broadcast: full
module {
  %0 = "t.values"() : () -> !smt.bool
  %1 = smt.array.broadcast %0 {t.x = 1 : i32} : !smt.array<[!smt.int -> !smt.bool]>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bool
  %1 = "smt.array.broadcast"(%0) {t.x = 1 : i32} : (!smt.bool) -> !smt.array<[!smt.int -> !smt.bool]>
}) : () -> ()
// ===== smt.array.select: bare
module {
  %0:2 = "t.values"() : () -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.int)
  %1 = smt.array.select %0#0[%0#1] : !smt.array<[!smt.int -> !smt.bool]>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.int)
  %1 = "smt.array.select"(%0#0, %0#1) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int) -> !smt.bool
}) : () -> ()
// ===== smt.array.select: full
module {
  %0:2 = "t.values"() : () -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.int)
  %1 = smt.array.select %0#0[%0#1] {t.x = 1 : i32} : !smt.array<[!smt.int -> !smt.bool]>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.int)
  %1 = "smt.array.select"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int) -> !smt.bool
}) : () -> ()
// ===== smt.array.store: bare
module {
  %0:3 = "t.values"() : () -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.bool)
  %1 = smt.array.store %0#0[%0#1], %0#2 : !smt.array<[!smt.int -> !smt.bool]>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.bool)
  %1 = "smt.array.store"(%0#0, %0#1, %0#2) : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.bool) -> !smt.array<[!smt.int -> !smt.bool]>
}) : () -> ()
// ===== smt.array.store: full
module {
  %0:3 = "t.values"() : () -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.bool)
  %1 = smt.array.store %0#0[%0#1], %0#2 {t.x = 1 : i32} : !smt.array<[!smt.int -> !smt.bool]>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.bool)
  %1 = "smt.array.store"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!smt.array<[!smt.int -> !smt.bool]>, !smt.int, !smt.bool) -> !smt.array<[!smt.int -> !smt.bool]>
}) : () -> ()
// ===== smt.assert: bare
module {
  %0 = "t.values"() : () -> !smt.bool
  smt.assert %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bool
  "smt.assert"(%0) : (!smt.bool) -> ()
}) : () -> ()
// ===== smt.assert: full
module {
  %0 = "t.values"() : () -> !smt.bool
  smt.assert %0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bool
  "smt.assert"(%0) {t.x = 1 : i32} : (!smt.bool) -> ()
}) : () -> ()
// ===== smt.bv.add: bare
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.add %0#0, %0#1 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.add"(%0#0, %0#1) : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.add: full
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.add %0#0, %0#1 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.add"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.and: bare
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.and %0#0, %0#1 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.and"(%0#0, %0#1) : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.and: full
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.and %0#0, %0#1 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.and"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.ashr: bare
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.ashr %0#0, %0#1 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.ashr"(%0#0, %0#1) : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.ashr: full
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.ashr %0#0, %0#1 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.ashr"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.cmp: bare
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.cmp sle %0#0, %0#1 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.cmp"(%0#0, %0#1) <{pred = 1 : i64}> : (!smt.bv<32>, !smt.bv<32>) -> !smt.bool
}) : () -> ()
// ===== smt.bv.cmp: full
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.cmp sle %0#0, %0#1 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.cmp"(%0#0, %0#1) <{pred = 1 : i64}> {t.x = 1 : i32} : (!smt.bv<32>, !smt.bv<32>) -> !smt.bool
}) : () -> ()
// ===== smt.bv.concat: by hand
module {
  func.func @f(%arg0: !smt.bv<8>, %arg1: !smt.bv<16>) {
    %0 = smt.bv.concat %arg0, %arg1 : !smt.bv<8>, !smt.bv<16>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (!smt.bv<8>, !smt.bv<16>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !smt.bv<8>, %arg1: !smt.bv<16>):
    %0 = "smt.bv.concat"(%arg0, %arg1) : (!smt.bv<8>, !smt.bv<16>) -> !smt.bv<24>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== smt.bv.constant: bare
module {
  %c5_bv32 = smt.bv.constant #smt.bv<5> : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0 = "smt.bv.constant"() <{value = #smt.bv<5> : !smt.bv<32>}> : () -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.constant: full
module {
  %c5_bv32 = smt.bv.constant #smt.bv<5> : !smt.bv<32> {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "smt.bv.constant"() <{value = #smt.bv<5> : !smt.bv<32>}> {t.x = 1 : i32} : () -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.extract: bare
module {
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = smt.bv.extract %0 from 0 : (!smt.bv<32>) -> !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = "smt.bv.extract"(%0) <{lowBit = 0 : i32}> : (!smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.extract: full
module {
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = smt.bv.extract %0 from 0 {t.x = 1 : i32} : (!smt.bv<32>) -> !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = "smt.bv.extract"(%0) <{lowBit = 0 : i32}> {t.x = 1 : i32} : (!smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.lshr: bare
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.lshr %0#0, %0#1 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.lshr"(%0#0, %0#1) : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.lshr: full
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.lshr %0#0, %0#1 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.lshr"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.mul: bare
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.mul %0#0, %0#1 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.mul"(%0#0, %0#1) : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.mul: full
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.mul %0#0, %0#1 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.mul"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.neg: bare
module {
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = smt.bv.neg %0 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = "smt.bv.neg"(%0) : (!smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.neg: full
module {
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = smt.bv.neg %0 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = "smt.bv.neg"(%0) {t.x = 1 : i32} : (!smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.not: bare
module {
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = smt.bv.not %0 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = "smt.bv.not"(%0) : (!smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.not: full
module {
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = smt.bv.not %0 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = "smt.bv.not"(%0) {t.x = 1 : i32} : (!smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.or: bare
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.or %0#0, %0#1 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.or"(%0#0, %0#1) : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.or: full
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.or %0#0, %0#1 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.or"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.repeat: bare
module {
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = smt.bv.repeat 1 times %0 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = "smt.bv.repeat"(%0) : (!smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.repeat: full
module {
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = smt.bv.repeat 1 times %0 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = "smt.bv.repeat"(%0) {t.x = 1 : i32} : (!smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.sdiv: bare
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.sdiv %0#0, %0#1 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.sdiv"(%0#0, %0#1) : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.sdiv: full
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.sdiv %0#0, %0#1 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.sdiv"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.shl: bare
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.shl %0#0, %0#1 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.shl"(%0#0, %0#1) : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.shl: full
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.shl %0#0, %0#1 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.shl"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.smod: bare
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.smod %0#0, %0#1 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.smod"(%0#0, %0#1) : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.smod: full
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.smod %0#0, %0#1 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.smod"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.srem: bare
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.srem %0#0, %0#1 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.srem"(%0#0, %0#1) : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.srem: full
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.srem %0#0, %0#1 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.srem"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.udiv: bare
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.udiv %0#0, %0#1 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.udiv"(%0#0, %0#1) : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.udiv: full
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.udiv %0#0, %0#1 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.udiv"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.urem: bare
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.urem %0#0, %0#1 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.urem"(%0#0, %0#1) : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.urem: full
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.urem %0#0, %0#1 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.urem"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.xor: bare
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.xor %0#0, %0#1 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.xor"(%0#0, %0#1) : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv.xor: full
module {
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = smt.bv.xor %0#0, %0#1 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bv<32>, !smt.bv<32>)
  %1 = "smt.bv.xor"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bv<32>, !smt.bv<32>) -> !smt.bv<32>
}) : () -> ()
// ===== smt.bv2int: bare
module {
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = smt.bv2int %0 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = "smt.bv2int"(%0) : (!smt.bv<32>) -> !smt.int
}) : () -> ()
// ===== smt.bv2int: full
module {
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = smt.bv2int %0 signed {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bv<32>
  %1 = "smt.bv2int"(%0) <{is_signed}> {t.x = 1 : i32} : (!smt.bv<32>) -> !smt.int
}) : () -> ()
// ===== smt.check: by hand
module {
  smt.solver() : () -> () {
    %0 = smt.check sat {
      %c1_i32 = arith.constant 1 : i32
      smt.yield %c1_i32 : i32
    } unknown {
      %c0_i32 = arith.constant 0 : i32
      smt.yield %c0_i32 : i32
    } unsat {
      %c-1_i32 = arith.constant -1 : i32
      smt.yield %c-1_i32 : i32
    } -> i32
    smt.check sat {
    } unknown {
    } unsat {
    }
  }
}
// ----- generic
"builtin.module"() ({
  "smt.solver"() ({
    %0 = "smt.check"() ({
      %3 = "arith.constant"() <{value = 1 : i32}> : () -> i32
      "smt.yield"(%3) : (i32) -> ()
    }, {
      %2 = "arith.constant"() <{value = 0 : i32}> : () -> i32
      "smt.yield"(%2) : (i32) -> ()
    }, {
      %1 = "arith.constant"() <{value = -1 : i32}> : () -> i32
      "smt.yield"(%1) : (i32) -> ()
    }) : () -> i32
    "smt.check"() ({
      "smt.yield"() : () -> ()
    }, {
      "smt.yield"() : () -> ()
    }, {
      "smt.yield"() : () -> ()
    }) : () -> ()
    "smt.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== smt.check: bare
module {
  smt.check sat {
  } unknown {
  } unsat {
  }
}
// ----- generic
"builtin.module"() ({
  "smt.check"() ({
    "smt.yield"() : () -> ()
  }, {
    "smt.yield"() : () -> ()
  }, {
    "smt.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== smt.constant: bare
module {
  %true = smt.constant true
}
// ----- generic
"builtin.module"() ({
  %0 = "smt.constant"() <{value = true}> : () -> !smt.bool
}) : () -> ()
// ===== smt.constant: full
module {
  %true = smt.constant true {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "smt.constant"() <{value = true}> {t.x = 1 : i32} : () -> !smt.bool
}) : () -> ()
// ===== smt.declare_fun: bare
module {
  %0 = smt.declare_fun : !smt.array<[!smt.int -> !smt.bool]>
}
// ----- generic
"builtin.module"() ({
  %0 = "smt.declare_fun"() : () -> !smt.array<[!smt.int -> !smt.bool]>
}) : () -> ()
// ===== smt.declare_fun: full
module {
  %text = smt.declare_fun "text" {t.x = 1 : i32} : !smt.array<[!smt.int -> !smt.bool]>
}
// ----- generic
"builtin.module"() ({
  %0 = "smt.declare_fun"() <{namePrefix = "text"}> {t.x = 1 : i32} : () -> !smt.array<[!smt.int -> !smt.bool]>
}) : () -> ()
// ===== smt.distinct: full
module {
  %0:2 = "t.values"() : () -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>)
  %1 = smt.distinct %0#0, %0#1 {t.x = 1 : i32} : !smt.array<[!smt.int -> !smt.bool]>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>)
  %1 = "smt.distinct"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>) -> !smt.bool
}) : () -> ()
// ===== smt.eq: full
module {
  %0:2 = "t.values"() : () -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>)
  %1 = smt.eq %0#0, %0#1 {t.x = 1 : i32} : !smt.array<[!smt.int -> !smt.bool]>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>)
  %1 = "smt.eq"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>) -> !smt.bool
}) : () -> ()
// ===== smt.exists: by hand
module {
  smt.solver() : () -> () {
    %0 = smt.exists ["x", "y"] weight 2 attributes {t.x = 1 : i32} {
    ^bb0(%arg0: !smt.int, %arg1: !smt.int):
      %1 = smt.eq %arg0, %arg1 : !smt.int
      smt.yield %1 : !smt.bool
    }
  }
}
// ----- generic
"builtin.module"() ({
  "smt.solver"() ({
    %0 = "smt.exists"() <{boundVarNames = ["x", "y"], weight = 2 : i32}> ({
    ^bb0(%arg0: !smt.int, %arg1: !smt.int):
      %1 = "smt.eq"(%arg0, %arg1) : (!smt.int, !smt.int) -> !smt.bool
      "smt.yield"(%1) : (!smt.bool) -> ()
    }) {t.x = 1 : i32} : () -> !smt.bool
    "smt.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== smt.forall: by hand
module {
  smt.solver() : () -> () {
    %0 = smt.forall no_pattern {
    ^bb0(%arg0: !smt.int, %arg1: !smt.int):
      %2 = smt.distinct %arg0, %arg1 : !smt.int
      smt.yield %2 : !smt.bool
    }
    %1 = smt.forall ["x"] {
    ^bb0(%arg0: !smt.bv<8>):
      %true = smt.constant true
      smt.yield %true : !smt.bool
    } patterns {
    ^bb0(%arg0: !smt.bv<8>):
      %2 = smt.bv.neg %arg0 : !smt.bv<8>
      smt.yield %2 : !smt.bv<8>
    }
  }
}
// ----- generic
"builtin.module"() ({
  "smt.solver"() ({
    %0 = "smt.forall"() <{noPattern, weight = 0 : i32}> ({
    ^bb0(%arg2: !smt.int, %arg3: !smt.int):
      %4 = "smt.distinct"(%arg2, %arg3) : (!smt.int, !smt.int) -> !smt.bool
      "smt.yield"(%4) : (!smt.bool) -> ()
    }) : () -> !smt.bool
    %1 = "smt.forall"() <{boundVarNames = ["x"], weight = 0 : i32}> ({
    ^bb0(%arg1: !smt.bv<8>):
      %3 = "smt.constant"() <{value = true}> : () -> !smt.bool
      "smt.yield"(%3) : (!smt.bool) -> ()
    }, {
    ^bb0(%arg0: !smt.bv<8>):
      %2 = "smt.bv.neg"(%arg0) : (!smt.bv<8>) -> !smt.bv<8>
      "smt.yield"(%2) : (!smt.bv<8>) -> ()
    }) : () -> !smt.bool
    "smt.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== smt.implies: bare
module {
  %0:2 = "t.values"() : () -> (!smt.bool, !smt.bool)
  %1 = smt.implies %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bool, !smt.bool)
  %1 = "smt.implies"(%0#0, %0#1) : (!smt.bool, !smt.bool) -> !smt.bool
}) : () -> ()
// ===== smt.implies: full
module {
  %0:2 = "t.values"() : () -> (!smt.bool, !smt.bool)
  %1 = smt.implies %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bool, !smt.bool)
  %1 = "smt.implies"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bool, !smt.bool) -> !smt.bool
}) : () -> ()
// ===== smt.int.abs: bare
module {
  %0 = "t.values"() : () -> !smt.int
  %1 = smt.int.abs %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.int
  %1 = "smt.int.abs"(%0) : (!smt.int) -> !smt.int
}) : () -> ()
// ===== smt.int.abs: full
module {
  %0 = "t.values"() : () -> !smt.int
  %1 = smt.int.abs %0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.int
  %1 = "smt.int.abs"(%0) {t.x = 1 : i32} : (!smt.int) -> !smt.int
}) : () -> ()
// ===== smt.int.add: bare
module {
  %0 = smt.int.add 
}
// ----- generic
"builtin.module"() ({
  %0 = "smt.int.add"() : () -> !smt.int
}) : () -> ()
// ===== smt.int.add: full
module {
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = smt.int.add %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = "smt.int.add"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.int, !smt.int) -> !smt.int
}) : () -> ()
// ===== smt.int.add: ones
module {
  %0 = "t.values"() : () -> !smt.int
  %1 = smt.int.add %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.int
  %1 = "smt.int.add"(%0) : (!smt.int) -> !smt.int
}) : () -> ()
// ===== smt.int.cmp: bare
module {
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = smt.int.cmp le %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = "smt.int.cmp"(%0#0, %0#1) <{pred = 1 : i64}> : (!smt.int, !smt.int) -> !smt.bool
}) : () -> ()
// ===== smt.int.cmp: full
module {
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = smt.int.cmp le %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = "smt.int.cmp"(%0#0, %0#1) <{pred = 1 : i64}> {t.x = 1 : i32} : (!smt.int, !smt.int) -> !smt.bool
}) : () -> ()
// ===== smt.int.constant: by hand
module {
  func.func @f() {
    %c123456789012345678901234567890 = smt.int.constant 123456789012345678901234567890
    %c-5 = smt.int.constant -5 {t.x = 1 : i32}
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "smt.int.constant"() <{value = 123456789012345678901234567890 : ui120}> : () -> !smt.int
    %1 = "smt.int.constant"() <{value = 11 : ui4}> {t.x = 1 : i32} : () -> !smt.int
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== smt.int.div: bare
module {
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = smt.int.div %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = "smt.int.div"(%0#0, %0#1) : (!smt.int, !smt.int) -> !smt.int
}) : () -> ()
// ===== smt.int.div: full
module {
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = smt.int.div %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = "smt.int.div"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.int, !smt.int) -> !smt.int
}) : () -> ()
// ===== smt.int.mod: bare
module {
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = smt.int.mod %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = "smt.int.mod"(%0#0, %0#1) : (!smt.int, !smt.int) -> !smt.int
}) : () -> ()
// ===== smt.int.mod: full
module {
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = smt.int.mod %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = "smt.int.mod"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.int, !smt.int) -> !smt.int
}) : () -> ()
// ===== smt.int.mul: bare
module {
  %0 = smt.int.mul 
}
// ----- generic
"builtin.module"() ({
  %0 = "smt.int.mul"() : () -> !smt.int
}) : () -> ()
// ===== smt.int.mul: full
module {
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = smt.int.mul %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = "smt.int.mul"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.int, !smt.int) -> !smt.int
}) : () -> ()
// ===== smt.int.mul: ones
module {
  %0 = "t.values"() : () -> !smt.int
  %1 = smt.int.mul %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.int
  %1 = "smt.int.mul"(%0) : (!smt.int) -> !smt.int
}) : () -> ()
// ===== smt.int.sub: bare
module {
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = smt.int.sub %0#0, %0#1
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = "smt.int.sub"(%0#0, %0#1) : (!smt.int, !smt.int) -> !smt.int
}) : () -> ()
// ===== smt.int.sub: full
module {
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = smt.int.sub %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.int, !smt.int)
  %1 = "smt.int.sub"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.int, !smt.int) -> !smt.int
}) : () -> ()
// ===== smt.int2bv: bare
module {
  %0 = "t.values"() : () -> !smt.int
  %1 = smt.int2bv %0 : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.int
  %1 = "smt.int2bv"(%0) : (!smt.int) -> !smt.bv<32>
}) : () -> ()
// ===== smt.int2bv: full
module {
  %0 = "t.values"() : () -> !smt.int
  %1 = smt.int2bv %0 {t.x = 1 : i32} : !smt.bv<32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.int
  %1 = "smt.int2bv"(%0) {t.x = 1 : i32} : (!smt.int) -> !smt.bv<32>
}) : () -> ()
// ===== smt.ite: bare
module {
  %0:3 = "t.values"() : () -> (!smt.bool, !smt.bool, !smt.bool)
  %1 = smt.ite %0#0, %0#1, %0#2 : !smt.bool
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!smt.bool, !smt.bool, !smt.bool)
  %1 = "smt.ite"(%0#0, %0#1, %0#2) : (!smt.bool, !smt.bool, !smt.bool) -> !smt.bool
}) : () -> ()
// ===== smt.ite: full
module {
  %0:3 = "t.values"() : () -> (!smt.bool, !smt.bool, !smt.bool)
  %1 = smt.ite %0#0, %0#1, %0#2 {t.x = 1 : i32} : !smt.bool
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!smt.bool, !smt.bool, !smt.bool)
  %1 = "smt.ite"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (!smt.bool, !smt.bool, !smt.bool) -> !smt.bool
}) : () -> ()
// ===== smt.not: bare
module {
  %0 = "t.values"() : () -> !smt.bool
  %1 = smt.not %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bool
  %1 = "smt.not"(%0) : (!smt.bool) -> !smt.bool
}) : () -> ()
// ===== smt.not: full
module {
  %0 = "t.values"() : () -> !smt.bool
  %1 = smt.not %0 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bool
  %1 = "smt.not"(%0) {t.x = 1 : i32} : (!smt.bool) -> !smt.bool
}) : () -> ()
// ===== smt.or: bare
module {
  %0 = smt.or 
}
// ----- generic
"builtin.module"() ({
  %0 = "smt.or"() : () -> !smt.bool
}) : () -> ()
// ===== smt.or: full
module {
  %0:2 = "t.values"() : () -> (!smt.bool, !smt.bool)
  %1 = smt.or %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bool, !smt.bool)
  %1 = "smt.or"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bool, !smt.bool) -> !smt.bool
}) : () -> ()
// ===== smt.or: ones
module {
  %0 = "t.values"() : () -> !smt.bool
  %1 = smt.or %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bool
  %1 = "smt.or"(%0) : (!smt.bool) -> !smt.bool
}) : () -> ()
// ===== smt.pop: bare
module {
  smt.pop 1
}
// ----- generic
"builtin.module"() ({
  "smt.pop"() <{count = 1 : i32}> : () -> ()
}) : () -> ()
// ===== smt.pop: full
module {
  smt.pop 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "smt.pop"() <{count = 1 : i32}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== smt.push: bare
module {
  smt.push 1
}
// ----- generic
"builtin.module"() ({
  "smt.push"() <{count = 1 : i32}> : () -> ()
}) : () -> ()
// ===== smt.push: full
module {
  smt.push 1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "smt.push"() <{count = 1 : i32}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== smt.reset: bare
module {
  smt.reset
}
// ----- generic
"builtin.module"() ({
  "smt.reset"() : () -> ()
}) : () -> ()
// ===== smt.reset: full
module {
  smt.reset {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "smt.reset"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== smt.set_logic: by hand
module {
  smt.solver() : () -> () {
    smt.set_logic "AUFLIA"
  }
}
// ----- generic
"builtin.module"() ({
  "smt.solver"() ({
    "smt.set_logic"() <{logic = "AUFLIA"}> : () -> ()
    "smt.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== smt.solver: bare
module {
  smt.solver() : () -> () {
  }
}
// ----- generic
"builtin.module"() ({
  "smt.solver"() ({
    "smt.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== smt.solver: full (not verified)
module {
  %0:2 = "t.values"() : () -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>)
  %1:2 = smt.solver(%0#0, %0#1) {t.x = 1 : i32} : (!smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>) -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>) {
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>)
  %1:2 = "smt.solver"(%0#0, %0#1) ({
    "smt.yield"() : () -> ()
  }) {t.x = 1 : i32} : (!smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>) -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>)
}) : () -> ()
// ===== smt.xor: bare
module {
  %0 = smt.xor 
}
// ----- generic
"builtin.module"() ({
  %0 = "smt.xor"() : () -> !smt.bool
}) : () -> ()
// ===== smt.xor: full
module {
  %0:2 = "t.values"() : () -> (!smt.bool, !smt.bool)
  %1 = smt.xor %0#0, %0#1 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!smt.bool, !smt.bool)
  %1 = "smt.xor"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.bool, !smt.bool) -> !smt.bool
}) : () -> ()
// ===== smt.xor: ones
module {
  %0 = "t.values"() : () -> !smt.bool
  %1 = smt.xor %0
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !smt.bool
  %1 = "smt.xor"(%0) : (!smt.bool) -> !smt.bool
}) : () -> ()
// ===== smt.yield: bare
module {
  "t.around"() ({
    smt.yield
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "smt.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== smt.yield: full
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>)
    smt.yield %0#0, %0#1 : !smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]> {t.x = 1 : i32}
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>)
    "smt.yield"(%0#0, %0#1) {t.x = 1 : i32} : (!smt.array<[!smt.int -> !smt.bool]>, !smt.array<[!smt.int -> !smt.bool]>) -> ()
  }) : () -> ()
}) : () -> ()
// ===== smt.yield: ones
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !smt.array<[!smt.int -> !smt.bool]>
    smt.yield %0 : !smt.array<[!smt.int -> !smt.bool]>
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !smt.array<[!smt.int -> !smt.bool]>
    "smt.yield"(%0) : (!smt.array<[!smt.int -> !smt.bool]>) -> ()
  }) : () -> ()
}) : () -> ()
