// ===== wasmssa.abs: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = wasmssa.abs %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "wasmssa.abs"(%0) : (f32) -> f32
}) : () -> ()
// ===== wasmssa.abs: full
module {
  %0 = "t.values"() : () -> f32
  %1 = wasmssa.abs %0 : f32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "wasmssa.abs"(%0) {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== wasmssa.add: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.add %0#0 %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.add"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.add: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.add %0#0 %0#1 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.add"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.and: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.and %0#0 %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.and"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.and: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.and %0#0 %0#1 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.and"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.block: bare
module {
  "t.around"() ({
    wasmssa.block : {
      "t.end"() : () -> ()
    }> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "wasmssa.block"()[^bb1] ({
      "t.end"() : () -> ()
    }) : () -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.block: full
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!wasmssa.funcref, !wasmssa.funcref)
    wasmssa.block(%0#0, %0#1) : !wasmssa.funcref, !wasmssa.funcref {t.x = 1 : i32} : {
      "t.end"() : () -> ()
    }> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!wasmssa.funcref, !wasmssa.funcref)
    "wasmssa.block"(%0#0, %0#1)[^bb1] ({
      "t.end"() : () -> ()
    }) {t.x = 1 : i32} : (!wasmssa.funcref, !wasmssa.funcref) -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.block: ones
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !wasmssa.funcref
    wasmssa.block(%0) : !wasmssa.funcref : {
      "t.end"() : () -> ()
    }> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !wasmssa.funcref
    "wasmssa.block"(%0)[^bb1] ({
      "t.end"() : () -> ()
    }) : (!wasmssa.funcref) -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.block_return: bare (not verified)
module {
  "t.around"() ({
    wasmssa.block_return
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "wasmssa.block_return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.block_return: full (not verified)
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!wasmssa.funcref, !wasmssa.funcref)
    wasmssa.block_return %0#0, %0#1 : !wasmssa.funcref, !wasmssa.funcref {t.x = 1 : i32}
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!wasmssa.funcref, !wasmssa.funcref)
    "wasmssa.block_return"(%0#0, %0#1) {t.x = 1 : i32} : (!wasmssa.funcref, !wasmssa.funcref) -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.block_return: ones (not verified)
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !wasmssa.funcref
    wasmssa.block_return %0 : !wasmssa.funcref
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !wasmssa.funcref
    "wasmssa.block_return"(%0) : (!wasmssa.funcref) -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.branch_if: bare (not verified)
module {
  "t.around"() ({
    %0 = "t.values"() : () -> i32
    wasmssa.branch_if %0 to level 1 else ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> i32
    "wasmssa.branch_if"(%0)[^bb1] <{exitLevel = 1 : ui32}> : (i32) -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.branch_if: full (not verified)
module {
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i32, i32, i32)
    wasmssa.branch_if %0#0 to level 1 with args(%0#1, %0#2 : i32, i32) else ^bb1 {t.x = 1 : i32}
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i32, i32, i32)
    "wasmssa.branch_if"(%0#0, %0#1, %0#2)[^bb1] <{exitLevel = 1 : ui32}> {t.x = 1 : i32} : (i32, i32, i32) -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.branch_if: ones (not verified)
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (i32, i32)
    wasmssa.branch_if %0#0 to level 1 with args(%0#1 : i32) else ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (i32, i32)
    "wasmssa.branch_if"(%0#0, %0#1)[^bb1] <{exitLevel = 1 : ui32}> : (i32, i32) -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.call: bare
module {
  wasmssa.call @s : () -> ()
}
// ----- generic
"builtin.module"() ({
  "wasmssa.call"() <{callee = @s}> : () -> ()
}) : () -> ()
// ===== wasmssa.call: full
module {
  %0:2 = "t.values"() : () -> (!wasmssa.funcref, !wasmssa.funcref)
  %1:2 = wasmssa.call @s(%0#0, %0#1) {t.x = 1 : i32} : (!wasmssa.funcref, !wasmssa.funcref) -> (!wasmssa.funcref, !wasmssa.funcref)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!wasmssa.funcref, !wasmssa.funcref)
  %1:2 = "wasmssa.call"(%0#0, %0#1) <{callee = @s}> {t.x = 1 : i32} : (!wasmssa.funcref, !wasmssa.funcref) -> (!wasmssa.funcref, !wasmssa.funcref)
}) : () -> ()
// ===== wasmssa.call: ones
module {
  %0 = "t.values"() : () -> !wasmssa.funcref
  %1 = wasmssa.call @s(%0) : (!wasmssa.funcref) -> !wasmssa.funcref
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !wasmssa.funcref
  %1 = "wasmssa.call"(%0) <{callee = @s}> : (!wasmssa.funcref) -> !wasmssa.funcref
}) : () -> ()
// ===== wasmssa.call: with operands
module {
  %0:2 = "t.values"() : () -> (!wasmssa.funcref, !wasmssa.funcref)
  wasmssa.call @s(%0#0, %0#1) : (!wasmssa.funcref, !wasmssa.funcref) -> ()
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!wasmssa.funcref, !wasmssa.funcref)
  "wasmssa.call"(%0#0, %0#1) <{callee = @s}> : (!wasmssa.funcref, !wasmssa.funcref) -> ()
}) : () -> ()
// ===== wasmssa.call: with results
module {
  %0:2 = wasmssa.call @s : () -> (!wasmssa.funcref, !wasmssa.funcref)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "wasmssa.call"() <{callee = @s}> : () -> (!wasmssa.funcref, !wasmssa.funcref)
}) : () -> ()
// ===== wasmssa.ceil: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = wasmssa.ceil %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "wasmssa.ceil"(%0) : (f32) -> f32
}) : () -> ()
// ===== wasmssa.ceil: full
module {
  %0 = "t.values"() : () -> f32
  %1 = wasmssa.ceil %0 : f32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "wasmssa.ceil"(%0) {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== wasmssa.clz: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.clz %0 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.clz"(%0) : (i32) -> i32
}) : () -> ()
// ===== wasmssa.clz: full
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.clz %0 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.clz"(%0) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== wasmssa.const: bare
module {
  %0 = wasmssa.const 1 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "wasmssa.const"() <{value = 1 : i32}> : () -> i32
}) : () -> ()
// ===== wasmssa.const: full
module {
  %0 = wasmssa.const 1 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "wasmssa.const"() <{value = 1 : i32}> {t.x = 1 : i32} : () -> i32
}) : () -> ()
// ===== wasmssa.convert_s: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.convert_s %0 : i32 to f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.convert_s"(%0) : (i32) -> f32
}) : () -> ()
// ===== wasmssa.convert_s: full
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.convert_s %0 : i32 to f32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.convert_s"(%0) {t.x = 1 : i32} : (i32) -> f32
}) : () -> ()
// ===== wasmssa.convert_u: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.convert_u %0 : i32 to f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.convert_u"(%0) : (i32) -> f32
}) : () -> ()
// ===== wasmssa.convert_u: full
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.convert_u %0 : i32 to f32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.convert_u"(%0) {t.x = 1 : i32} : (i32) -> f32
}) : () -> ()
// ===== wasmssa.copysign: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = wasmssa.copysign %0#0 %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "wasmssa.copysign"(%0#0, %0#1) : (f32, f32) -> f32
}) : () -> ()
// ===== wasmssa.copysign: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = wasmssa.copysign %0#0 %0#1 : f32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "wasmssa.copysign"(%0#0, %0#1) {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== wasmssa.ctz: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.ctz %0 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.ctz"(%0) : (i32) -> i32
}) : () -> ()
// ===== wasmssa.ctz: full
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.ctz %0 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.ctz"(%0) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== wasmssa.demote: bare
module {
  %0 = "t.values"() : () -> f64
  %1 = wasmssa.demote %0 : f64 to f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f64
  %1 = "wasmssa.demote"(%0) : (f64) -> f32
}) : () -> ()
// ===== wasmssa.demote: full
module {
  %0 = "t.values"() : () -> f64
  %1 = wasmssa.demote %0 : f64 to f32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f64
  %1 = "wasmssa.demote"(%0) {t.x = 1 : i32} : (f64) -> f32
}) : () -> ()
// ===== wasmssa.div: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = wasmssa.div %0#0 %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "wasmssa.div"(%0#0, %0#1) : (f32, f32) -> f32
}) : () -> ()
// ===== wasmssa.div: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = wasmssa.div %0#0 %0#1 : f32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "wasmssa.div"(%0#0, %0#1) {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== wasmssa.div_si: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.div_si %0#0 %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.div_si"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.div_si: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.div_si %0#0 %0#1 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.div_si"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.div_ui: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.div_ui %0#0 %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.div_ui"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.div_ui: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.div_ui %0#0 %0#1 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.div_ui"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.eq: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.eq %0#0 %0#1 : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.eq"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.eq: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.eq %0#0 %0#1 : i32 -> i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.eq"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.eqz: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.eqz %0 : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.eqz"(%0) : (i32) -> i32
}) : () -> ()
// ===== wasmssa.eqz: full
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.eqz %0 : i32 -> i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.eqz"(%0) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== wasmssa.extend: by hand
module {
  wasmssa.func @f(%arg0: !wasmssa<local ref to i32>) {
    %0 = wasmssa.local_get %arg0 :  ref to i32
    %1 = wasmssa.extend 8 : i32 low bits from %0 : i32
    wasmssa.return
  }
}
// ----- generic
"builtin.module"() ({
  "wasmssa.func"() <{functionType = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !wasmssa<local ref to i32>):
    %0 = "wasmssa.local_get"(%arg0) : (!wasmssa<local ref to i32>) -> i32
    %1 = "wasmssa.extend"(%0) <{bitsToTake = 8 : i32}> : (i32) -> i32
    "wasmssa.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.extend_i32_s: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.extend_i32_s %0 to i64
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.extend_i32_s"(%0) : (i32) -> i64
}) : () -> ()
// ===== wasmssa.extend_i32_s: full
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.extend_i32_s %0 to i64 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.extend_i32_s"(%0) {t.x = 1 : i32} : (i32) -> i64
}) : () -> ()
// ===== wasmssa.extend_i32_u: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.extend_i32_u %0 to i64
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.extend_i32_u"(%0) : (i32) -> i64
}) : () -> ()
// ===== wasmssa.extend_i32_u: full
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.extend_i32_u %0 to i64 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.extend_i32_u"(%0) {t.x = 1 : i32} : (i32) -> i64
}) : () -> ()
// ===== wasmssa.floor: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = wasmssa.floor %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "wasmssa.floor"(%0) : (f32) -> f32
}) : () -> ()
// ===== wasmssa.floor: full
module {
  %0 = "t.values"() : () -> f32
  %1 = wasmssa.floor %0 : f32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "wasmssa.floor"(%0) {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== wasmssa.func: bare
module {
  wasmssa.func @s() {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "wasmssa.func"() <{functionType = () -> (), sym_name = "s"}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.ge: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = wasmssa.ge %0#0 %0#1 : f32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "wasmssa.ge"(%0#0, %0#1) : (f32, f32) -> i32
}) : () -> ()
// ===== wasmssa.ge: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = wasmssa.ge %0#0 %0#1 : f32 -> i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "wasmssa.ge"(%0#0, %0#1) {t.x = 1 : i32} : (f32, f32) -> i32
}) : () -> ()
// ===== wasmssa.ge_si: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.ge_si %0#0 %0#1 : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.ge_si"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.ge_si: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.ge_si %0#0 %0#1 : i32 -> i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.ge_si"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.ge_ui: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.ge_ui %0#0 %0#1 : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.ge_ui"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.ge_ui: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.ge_ui %0#0 %0#1 : i32 -> i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.ge_ui"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.global: by hand
module {
  wasmssa.global @a i32 : {
    %0 = wasmssa.const 10 : i32
    wasmssa.return %0 : i32
  }
  wasmssa.global exported @b f32 mutable : {
    %0 = wasmssa.const 1.000000e+00 : f32
    wasmssa.return %0 : f32
  }
}
// ----- generic
"builtin.module"() ({
  "wasmssa.global"() <{sym_name = "a", type = i32}> ({
    %1 = "wasmssa.const"() <{value = 10 : i32}> : () -> i32
    "wasmssa.return"(%1) : (i32) -> ()
  }) : () -> ()
  "wasmssa.global"() <{exported, isMutable, sym_name = "b", type = f32}> ({
    %0 = "wasmssa.const"() <{value = 1.000000e+00 : f32}> : () -> f32
    "wasmssa.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.global_get: bare
module {
  %0 = wasmssa.global_get @s : !wasmssa.funcref
}
// ----- generic
"builtin.module"() ({
  %0 = "wasmssa.global_get"() <{global = @s}> : () -> !wasmssa.funcref
}) : () -> ()
// ===== wasmssa.global_get: full
module {
  %0 = wasmssa.global_get @s {t.x = 1 : i32} : !wasmssa.funcref
}
// ----- generic
"builtin.module"() ({
  %0 = "wasmssa.global_get"() <{global = @s}> {t.x = 1 : i32} : () -> !wasmssa.funcref
}) : () -> ()
// ===== wasmssa.gt: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = wasmssa.gt %0#0 %0#1 : f32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "wasmssa.gt"(%0#0, %0#1) : (f32, f32) -> i32
}) : () -> ()
// ===== wasmssa.gt: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = wasmssa.gt %0#0 %0#1 : f32 -> i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "wasmssa.gt"(%0#0, %0#1) {t.x = 1 : i32} : (f32, f32) -> i32
}) : () -> ()
// ===== wasmssa.gt_si: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.gt_si %0#0 %0#1 : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.gt_si"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.gt_si: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.gt_si %0#0 %0#1 : i32 -> i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.gt_si"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.gt_ui: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.gt_ui %0#0 %0#1 : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.gt_ui"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.gt_ui: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.gt_ui %0#0 %0#1 : i32 -> i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.gt_ui"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.if: bare
module {
  "t.around"() ({
    %0 = "t.values"() : () -> i32
    wasmssa.if %0 : {
    } > ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> i32
    "wasmssa.if"(%0)[^bb1] ({
    }, {
    }) : (i32) -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.if: full
module {
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i32, i32, i32)
    wasmssa.if %0#0(%0#1, %0#2) : i32, i32 {t.x = 1 : i32} : {
    } > ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i32, i32, i32)
    "wasmssa.if"(%0#0, %0#1, %0#2)[^bb1] ({
    }, {
    }) {t.x = 1 : i32} : (i32, i32, i32) -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.if: ones
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (i32, i32)
    wasmssa.if %0#0(%0#1) : i32 : {
    } > ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (i32, i32)
    "wasmssa.if"(%0#0, %0#1)[^bb1] ({
    }, {
    }) : (i32, i32) -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.import_func: bare
module {
  wasmssa.import_func "text" from "text" as @s {type = () -> ()}
}
// ----- generic
"builtin.module"() ({
  "wasmssa.import_func"() <{importName = "text", moduleName = "text", sym_name = "s", type = () -> ()}> : () -> ()
}) : () -> ()
// ===== wasmssa.import_func: full
module {
  wasmssa.import_func "text" from "text" as @s {arg_attrs = [{a = 1 : i32}], res_attrs = [{a = 1 : i32}], t.x = 1 : i32, type = () -> ()}
}
// ----- generic
"builtin.module"() ({
  "wasmssa.import_func"() <{arg_attrs = [{a = 1 : i32}], importName = "text", moduleName = "text", res_attrs = [{a = 1 : i32}], sym_name = "s", type = () -> ()}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== wasmssa.import_func: with res_attrs
module {
  wasmssa.import_func "a b" from "i" as @s {res_attrs = [{}], type = () -> ()}
}
// ----- generic
"builtin.module"() ({
  "wasmssa.import_func"() <{importName = "a b", moduleName = "i", res_attrs = [{}], sym_name = "s", type = () -> ()}> : () -> ()
}) : () -> ()
// ===== wasmssa.import_global: bare
module {
  wasmssa.import_global "text" from "text" as @s : i32
}
// ----- generic
"builtin.module"() ({
  "wasmssa.import_global"() <{importName = "text", moduleName = "text", sym_name = "s", type = i32}> : () -> ()
}) : () -> ()
// ===== wasmssa.import_mem: by hand
module {
  wasmssa.import_mem "mem1" from "module" as @m {limits = !wasmssa<limit[0: 65536]>}
  wasmssa.import_mem "mem2" from "module" as @n {limits = !wasmssa<limit[512:]>}
}
// ----- generic
"builtin.module"() ({
  "wasmssa.import_mem"() <{importName = "mem1", limits = !wasmssa<limit[0: 65536]>, moduleName = "module", sym_name = "m"}> : () -> ()
  "wasmssa.import_mem"() <{importName = "mem2", limits = !wasmssa<limit[512:]>, moduleName = "module", sym_name = "n"}> : () -> ()
}) : () -> ()
// ===== wasmssa.import_table: by hand
module {
  wasmssa.import_table "table" from "module" as @t {type = !wasmssa<tabletype !wasmssa.funcref [2: 10]>}
}
// ----- generic
"builtin.module"() ({
  "wasmssa.import_table"() <{importName = "table", moduleName = "module", sym_name = "t", type = !wasmssa<tabletype !wasmssa.funcref [2: 10]>}> : () -> ()
}) : () -> ()
// ===== wasmssa.le: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = wasmssa.le %0#0 %0#1 : f32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "wasmssa.le"(%0#0, %0#1) : (f32, f32) -> i32
}) : () -> ()
// ===== wasmssa.le: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = wasmssa.le %0#0 %0#1 : f32 -> i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "wasmssa.le"(%0#0, %0#1) {t.x = 1 : i32} : (f32, f32) -> i32
}) : () -> ()
// ===== wasmssa.le_si: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.le_si %0#0 %0#1 : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.le_si"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.le_si: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.le_si %0#0 %0#1 : i32 -> i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.le_si"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.le_ui: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.le_ui %0#0 %0#1 : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.le_ui"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.le_ui: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.le_ui %0#0 %0#1 : i32 -> i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.le_ui"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.local: bare
module {
  %0 = wasmssa.local of type i32
}
// ----- generic
"builtin.module"() ({
  %0 = "wasmssa.local"() <{type = i32}> : () -> !wasmssa<local ref to i32>
}) : () -> ()
// ===== wasmssa.local: full
module {
  %0 = wasmssa.local of type i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "wasmssa.local"() <{type = i32}> {t.x = 1 : i32} : () -> !wasmssa<local ref to i32>
}) : () -> ()
// ===== wasmssa.local_get: bare
module {
  %0 = "t.values"() : () -> !wasmssa<local ref to i32>
  %1 = wasmssa.local_get %0 :  ref to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !wasmssa<local ref to i32>
  %1 = "wasmssa.local_get"(%0) : (!wasmssa<local ref to i32>) -> i32
}) : () -> ()
// ===== wasmssa.local_get: full
module {
  %0 = "t.values"() : () -> !wasmssa<local ref to i32>
  %1 = wasmssa.local_get %0 :  ref to i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !wasmssa<local ref to i32>
  %1 = "wasmssa.local_get"(%0) {t.x = 1 : i32} : (!wasmssa<local ref to i32>) -> i32
}) : () -> ()
// ===== wasmssa.local_set: bare
module {
  %0:2 = "t.values"() : () -> (!wasmssa<local ref to i32>, i32)
  wasmssa.local_set %0#0 :  ref to i32 to %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!wasmssa<local ref to i32>, i32)
  "wasmssa.local_set"(%0#0, %0#1) : (!wasmssa<local ref to i32>, i32) -> ()
}) : () -> ()
// ===== wasmssa.local_set: full
module {
  %0:2 = "t.values"() : () -> (!wasmssa<local ref to i32>, i32)
  wasmssa.local_set %0#0 :  ref to i32 to %0#1 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!wasmssa<local ref to i32>, i32)
  "wasmssa.local_set"(%0#0, %0#1) {t.x = 1 : i32} : (!wasmssa<local ref to i32>, i32) -> ()
}) : () -> ()
// ===== wasmssa.local_tee: bare
module {
  %0:2 = "t.values"() : () -> (!wasmssa<local ref to f32>, f32)
  %1 = wasmssa.local_tee %0#0 :  ref to f32 to %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!wasmssa<local ref to f32>, f32)
  %1 = "wasmssa.local_tee"(%0#0, %0#1) : (!wasmssa<local ref to f32>, f32) -> f32
}) : () -> ()
// ===== wasmssa.local_tee: full
module {
  %0:2 = "t.values"() : () -> (!wasmssa<local ref to f32>, f32)
  %1 = wasmssa.local_tee %0#0 :  ref to f32 to %0#1 : f32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!wasmssa<local ref to f32>, f32)
  %1 = "wasmssa.local_tee"(%0#0, %0#1) {t.x = 1 : i32} : (!wasmssa<local ref to f32>, f32) -> f32
}) : () -> ()
// ===== wasmssa.loop: bare
module {
  "t.around"() ({
    wasmssa.loop : {
      "t.end"() : () -> ()
    }> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "wasmssa.loop"()[^bb1] ({
      "t.end"() : () -> ()
    }) : () -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.loop: full
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!wasmssa.funcref, !wasmssa.funcref)
    wasmssa.loop(%0#0, %0#1) : !wasmssa.funcref, !wasmssa.funcref {t.x = 1 : i32} : {
      "t.end"() : () -> ()
    }> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!wasmssa.funcref, !wasmssa.funcref)
    "wasmssa.loop"(%0#0, %0#1)[^bb1] ({
      "t.end"() : () -> ()
    }) {t.x = 1 : i32} : (!wasmssa.funcref, !wasmssa.funcref) -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.loop: ones
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !wasmssa.funcref
    wasmssa.loop(%0) : !wasmssa.funcref : {
      "t.end"() : () -> ()
    }> ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !wasmssa.funcref
    "wasmssa.loop"(%0)[^bb1] ({
      "t.end"() : () -> ()
    }) : (!wasmssa.funcref) -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.lt: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = wasmssa.lt %0#0 %0#1 : f32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "wasmssa.lt"(%0#0, %0#1) : (f32, f32) -> i32
}) : () -> ()
// ===== wasmssa.lt: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = wasmssa.lt %0#0 %0#1 : f32 -> i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "wasmssa.lt"(%0#0, %0#1) {t.x = 1 : i32} : (f32, f32) -> i32
}) : () -> ()
// ===== wasmssa.lt_si: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.lt_si %0#0 %0#1 : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.lt_si"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.lt_si: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.lt_si %0#0 %0#1 : i32 -> i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.lt_si"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.lt_ui: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.lt_ui %0#0 %0#1 : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.lt_ui"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.lt_ui: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.lt_ui %0#0 %0#1 : i32 -> i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.lt_ui"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.max: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = wasmssa.max %0#0 %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "wasmssa.max"(%0#0, %0#1) : (f32, f32) -> f32
}) : () -> ()
// ===== wasmssa.max: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = wasmssa.max %0#0 %0#1 : f32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "wasmssa.max"(%0#0, %0#1) {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== wasmssa.memory: by hand
module {
  wasmssa.memory @m !wasmssa<limit[0: 65536]>
  wasmssa.memory exported @n !wasmssa<limit[512:]>
}
// ----- generic
"builtin.module"() ({
  "wasmssa.memory"() <{limits = !wasmssa<limit[0: 65536]>, sym_name = "m"}> : () -> ()
  "wasmssa.memory"() <{exported, limits = !wasmssa<limit[512:]>, sym_name = "n"}> : () -> ()
}) : () -> ()
// ===== wasmssa.min: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = wasmssa.min %0#0 %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "wasmssa.min"(%0#0, %0#1) : (f32, f32) -> f32
}) : () -> ()
// ===== wasmssa.min: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = wasmssa.min %0#0 %0#1 : f32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "wasmssa.min"(%0#0, %0#1) {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== wasmssa.mul: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.mul %0#0 %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.mul"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.mul: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.mul %0#0 %0#1 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.mul"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.ne: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.ne %0#0 %0#1 : i32 -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.ne"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.ne: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.ne %0#0 %0#1 : i32 -> i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.ne"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.neg: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = wasmssa.neg %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "wasmssa.neg"(%0) : (f32) -> f32
}) : () -> ()
// ===== wasmssa.neg: full
module {
  %0 = "t.values"() : () -> f32
  %1 = wasmssa.neg %0 : f32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "wasmssa.neg"(%0) {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== wasmssa.or: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.or %0#0 %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.or"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.or: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.or %0#0 %0#1 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.or"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.popcnt: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.popcnt %0 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.popcnt"(%0) : (i32) -> i32
}) : () -> ()
// ===== wasmssa.popcnt: full
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.popcnt %0 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.popcnt"(%0) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== wasmssa.promote: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = wasmssa.promote %0 : f32 to f64
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "wasmssa.promote"(%0) : (f32) -> f64
}) : () -> ()
// ===== wasmssa.promote: full
module {
  %0 = "t.values"() : () -> f32
  %1 = wasmssa.promote %0 : f32 to f64 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "wasmssa.promote"(%0) {t.x = 1 : i32} : (f32) -> f64
}) : () -> ()
// ===== wasmssa.reinterpret: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.reinterpret %0 : i32 as f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.reinterpret"(%0) : (i32) -> f32
}) : () -> ()
// ===== wasmssa.reinterpret: full
module {
  %0 = "t.values"() : () -> i32
  %1 = wasmssa.reinterpret %0 : i32 as f32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "wasmssa.reinterpret"(%0) {t.x = 1 : i32} : (i32) -> f32
}) : () -> ()
// ===== wasmssa.rem_si: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.rem_si %0#0 %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.rem_si"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.rem_si: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.rem_si %0#0 %0#1 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.rem_si"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.rem_ui: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.rem_ui %0#0 %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.rem_ui"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.rem_ui: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.rem_ui %0#0 %0#1 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.rem_ui"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.return: bare
module {
  "t.around"() ({
    wasmssa.return
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "wasmssa.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.return: full
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!wasmssa.funcref, !wasmssa.funcref)
    wasmssa.return {t.x = 1 : i32} %0#0, %0#1 : !wasmssa.funcref, !wasmssa.funcref
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (!wasmssa.funcref, !wasmssa.funcref)
    "wasmssa.return"(%0#0, %0#1) {t.x = 1 : i32} : (!wasmssa.funcref, !wasmssa.funcref) -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.return: ones
module {
  "t.around"() ({
    %0 = "t.values"() : () -> !wasmssa.funcref
    wasmssa.return %0 : !wasmssa.funcref
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> !wasmssa.funcref
    "wasmssa.return"(%0) : (!wasmssa.funcref) -> ()
  }) : () -> ()
}) : () -> ()
// ===== wasmssa.rotl: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.rotl %0#0 by %0#1 bits : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.rotl"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.rotl: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.rotl %0#0 by %0#1 bits : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.rotl"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.rotr: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.rotr %0#0 by %0#1 bits : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.rotr"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.rotr: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.rotr %0#0 by %0#1 bits : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.rotr"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.shl: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.shl %0#0 by %0#1 bits : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.shl"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.shl: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.shl %0#0 by %0#1 bits : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.shl"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.shr_s: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.shr_s %0#0 by %0#1 bits : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.shr_s"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.shr_s: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.shr_s %0#0 by %0#1 bits : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.shr_s"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.shr_u: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.shr_u %0#0 by %0#1 bits : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.shr_u"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.shr_u: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.shr_u %0#0 by %0#1 bits : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.shr_u"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.sqrt: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = wasmssa.sqrt %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "wasmssa.sqrt"(%0) : (f32) -> f32
}) : () -> ()
// ===== wasmssa.sqrt: full
module {
  %0 = "t.values"() : () -> f32
  %1 = wasmssa.sqrt %0 : f32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "wasmssa.sqrt"(%0) {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== wasmssa.sub: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.sub %0#0 %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.sub"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.sub: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.sub %0#0 %0#1 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.sub"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.table: by hand
module {
  wasmssa.table @t !wasmssa<tabletype !wasmssa.externref [0: 65536]>
  wasmssa.table exported @u !wasmssa<tabletype !wasmssa.funcref [10:]>
}
// ----- generic
"builtin.module"() ({
  "wasmssa.table"() <{sym_name = "t", type = !wasmssa<tabletype !wasmssa.externref [0: 65536]>}> : () -> ()
  "wasmssa.table"() <{exported, sym_name = "u", type = !wasmssa<tabletype !wasmssa.funcref [10:]>}> : () -> ()
}) : () -> ()
// ===== wasmssa.trunc: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = wasmssa.trunc %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "wasmssa.trunc"(%0) : (f32) -> f32
}) : () -> ()
// ===== wasmssa.trunc: full
module {
  %0 = "t.values"() : () -> f32
  %1 = wasmssa.trunc %0 : f32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "wasmssa.trunc"(%0) {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== wasmssa.wrap: bare
module {
  %0 = "t.values"() : () -> i64
  %1 = wasmssa.wrap %0 : i64 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i64
  %1 = "wasmssa.wrap"(%0) : (i64) -> i32
}) : () -> ()
// ===== wasmssa.wrap: full
module {
  %0 = "t.values"() : () -> i64
  %1 = wasmssa.wrap %0 : i64 to i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i64
  %1 = "wasmssa.wrap"(%0) {t.x = 1 : i32} : (i64) -> i32
}) : () -> ()
// ===== wasmssa.xor: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.xor %0#0 %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.xor"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== wasmssa.xor: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = wasmssa.xor %0#0 %0#1 : i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "wasmssa.xor"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
