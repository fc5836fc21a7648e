// ===== math.absf: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.absf %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.absf"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.absf: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.absf %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.absf"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.absi: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = math.absi %0 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "math.absi"(%0) : (i32) -> i32
}) : () -> ()
// ===== math.absi: full
module {
  %0 = "t.values"() : () -> i32
  %1 = math.absi %0 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "math.absi"(%0) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== math.acos: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.acos %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.acos"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.acos: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.acos %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.acos"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.acosh: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.acosh %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.acosh"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.acosh: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.acosh %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.acosh"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.asin: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.asin %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.asin"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.asin: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.asin %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.asin"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.asinh: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.asinh %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.asinh"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.asinh: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.asinh %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.asinh"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.atan: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.atan %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.atan"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.atan: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.atan %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.atan"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.atan2: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = math.atan2 %0#0, %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "math.atan2"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()
// ===== math.atan2: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = math.atan2 %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "math.atan2"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== math.atanh: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.atanh %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.atanh"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.atanh: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.atanh %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.atanh"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.cbrt: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.cbrt %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.cbrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.cbrt: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.cbrt %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.cbrt"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.ceil: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.ceil %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.ceil"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.ceil: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.ceil %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.ceil"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.clampf: bare
module {
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = math.clampf %0#0 to [%0#1, %0#2] : f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = "math.clampf"(%0#0, %0#1, %0#2) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
}) : () -> ()
// ===== math.clampf: full
module {
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = math.clampf %0#0 to [%0#1, %0#2] fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = "math.clampf"(%0#0, %0#1, %0#2) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32, f32, f32) -> f32
}) : () -> ()
// ===== math.copysign: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = math.copysign %0#0, %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "math.copysign"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()
// ===== math.copysign: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = math.copysign %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "math.copysign"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== math.cos: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.cos %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.cos"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.cos: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.cos %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.cos"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.cosh: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.cosh %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.cosh"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.cosh: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.cosh %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.cosh"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.ctlz: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = math.ctlz %0 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "math.ctlz"(%0) : (i32) -> i32
}) : () -> ()
// ===== math.ctlz: full
module {
  %0 = "t.values"() : () -> i32
  %1 = math.ctlz %0 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "math.ctlz"(%0) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== math.ctpop: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = math.ctpop %0 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "math.ctpop"(%0) : (i32) -> i32
}) : () -> ()
// ===== math.ctpop: full
module {
  %0 = "t.values"() : () -> i32
  %1 = math.ctpop %0 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "math.ctpop"(%0) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== math.cttz: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = math.cttz %0 : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "math.cttz"(%0) : (i32) -> i32
}) : () -> ()
// ===== math.cttz: full
module {
  %0 = "t.values"() : () -> i32
  %1 = math.cttz %0 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "math.cttz"(%0) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== math.erf: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.erf %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.erf"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.erf: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.erf %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.erf"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.erfc: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.erfc %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.erfc"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.erfc: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.erfc %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.erfc"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.exp: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.exp %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.exp"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.exp: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.exp %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.exp"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.exp2: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.exp2 %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.exp2"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.exp2: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.exp2 %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.exp2"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.expm1: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.expm1 %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.expm1"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.expm1: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.expm1 %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.expm1"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.floor: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.floor %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.floor"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.floor: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.floor %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.floor"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.fma: bare
module {
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = math.fma %0#0, %0#1, %0#2 : f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = "math.fma"(%0#0, %0#1, %0#2) <{fastmath = #arith.fastmath<none>}> : (f32, f32, f32) -> f32
}) : () -> ()
// ===== math.fma: full
module {
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = math.fma %0#0, %0#1, %0#2 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (f32, f32, f32)
  %1 = "math.fma"(%0#0, %0#1, %0#2) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32, f32, f32) -> f32
}) : () -> ()
// ===== math.fpowi: bare
module {
  %0:2 = "t.values"() : () -> (f32, i32)
  %1 = math.fpowi %0#0, %0#1 : f32, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, i32)
  %1 = "math.fpowi"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (f32, i32) -> f32
}) : () -> ()
// ===== math.fpowi: full
module {
  %0:2 = "t.values"() : () -> (f32, i32)
  %1 = math.fpowi %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : f32, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, i32)
  %1 = "math.fpowi"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32, i32) -> f32
}) : () -> ()
// ===== math.ipowi: bare
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = math.ipowi %0#0, %0#1 : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "math.ipowi"(%0#0, %0#1) : (i32, i32) -> i32
}) : () -> ()
// ===== math.ipowi: full
module {
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = math.ipowi %0#0, %0#1 {t.x = 1 : i32} : i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i32)
  %1 = "math.ipowi"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i32) -> i32
}) : () -> ()
// ===== math.isfinite: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.isfinite %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.isfinite"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
}) : () -> ()
// ===== math.isfinite: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.isfinite %0 {fastmath = #arith.fastmath<reassoc>, t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.isfinite"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> i1
}) : () -> ()
// ===== math.isinf: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.isinf %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.isinf"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
}) : () -> ()
// ===== math.isinf: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.isinf %0 {fastmath = #arith.fastmath<reassoc>, t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.isinf"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> i1
}) : () -> ()
// ===== math.isnan: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.isnan %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.isnan"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
}) : () -> ()
// ===== math.isnan: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.isnan %0 {fastmath = #arith.fastmath<reassoc>, t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.isnan"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> i1
}) : () -> ()
// ===== math.isnormal: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.isnormal %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.isnormal"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> i1
}) : () -> ()
// ===== math.isnormal: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.isnormal %0 {fastmath = #arith.fastmath<reassoc>, t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.isnormal"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> i1
}) : () -> ()
// ===== math.log: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.log %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.log"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.log: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.log %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.log"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.log10: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.log10 %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.log10"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.log10: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.log10 %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.log10"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.log1p: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.log1p %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.log1p"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.log1p: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.log1p %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.log1p"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.log2: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.log2 %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.log2"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.log2: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.log2 %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.log2"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.powf: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = math.powf %0#0, %0#1 : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "math.powf"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
}) : () -> ()
// ===== math.powf: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = math.powf %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "math.powf"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32, f32) -> f32
}) : () -> ()
// ===== math.round: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.round %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.round"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.round: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.round %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.round"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.roundeven: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.roundeven %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.roundeven"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.roundeven: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.roundeven %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.roundeven"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.rsqrt: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.rsqrt %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.rsqrt: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.rsqrt %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.rsqrt"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.sin: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.sin %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.sin"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.sin: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.sin %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.sin"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.sincos: bare
module {
  %0 = "t.values"() : () -> f32
  %sin, %cos = math.sincos %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1:2 = "math.sincos"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> (f32, f32)
}) : () -> ()
// ===== math.sincos: full
module {
  %0 = "t.values"() : () -> f32
  %sin, %cos = math.sincos %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1:2 = "math.sincos"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> (f32, f32)
}) : () -> ()
// ===== math.sinh: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.sinh %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.sinh"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.sinh: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.sinh %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.sinh"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.sqrt: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.sqrt %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.sqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.sqrt: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.sqrt %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.sqrt"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.tan: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.tan %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.tan"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.tan: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.tan %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.tan"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.tanh: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.tanh %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.tanh"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.tanh: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.tanh %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.tanh"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
// ===== math.trunc: bare
module {
  %0 = "t.values"() : () -> f32
  %1 = math.trunc %0 : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.trunc"(%0) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
}) : () -> ()
// ===== math.trunc: full
module {
  %0 = "t.values"() : () -> f32
  %1 = math.trunc %0 fastmath<reassoc> {t.x = 1 : i32} : f32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> f32
  %1 = "math.trunc"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (f32) -> f32
}) : () -> ()
