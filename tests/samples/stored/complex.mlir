// ===== complex.abs: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.abs %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.abs"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
}) : () -> ()
// ===== complex.abs: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.abs %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.abs"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> f32
}) : () -> ()
// ===== complex.add: bare
module {
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = complex.add %0#0, %0#1 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = "complex.add"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.add: full
module {
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = complex.add %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = "complex.add"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>, complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.angle: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.angle %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.angle"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
}) : () -> ()
// ===== complex.angle: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.angle %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.angle"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> f32
}) : () -> ()
// ===== complex.atan2: bare
module {
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = complex.atan2 %0#0, %0#1 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = "complex.atan2"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.atan2: full
module {
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = complex.atan2 %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = "complex.atan2"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>, complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.bitcast: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = complex.bitcast %0 : i32 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "complex.bitcast"(%0) : (i32) -> i32
}) : () -> ()
// ===== complex.bitcast: full
module {
  %0 = "t.values"() : () -> i32
  %1 = complex.bitcast %0 {t.x = 1 : i32} : i32 to i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "complex.bitcast"(%0) {t.x = 1 : i32} : (i32) -> i32
}) : () -> ()
// ===== complex.conj: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.conj %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.conj"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.conj: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.conj %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.conj"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.constant: by hand
module {
  func.func @f() {
    %cst = complex.constant [1.000000e-01 : f32, -1.000000e+00 : f32] : complex<f32>
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "complex.constant"() <{value = [1.000000e-01 : f32, -1.000000e+00 : f32]}> : () -> complex<f32>
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== complex.cos: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.cos %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.cos"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.cos: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.cos %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.cos"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.create: bare
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = complex.create %0#0, %0#1 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "complex.create"(%0#0, %0#1) : (f32, f32) -> complex<f32>
}) : () -> ()
// ===== complex.create: full
module {
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = complex.create %0#0, %0#1 {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (f32, f32)
  %1 = "complex.create"(%0#0, %0#1) {t.x = 1 : i32} : (f32, f32) -> complex<f32>
}) : () -> ()
// ===== complex.div: bare
module {
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = complex.div %0#0, %0#1 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = "complex.div"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.div: full
module {
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = complex.div %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = "complex.div"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>, complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.eq: bare
module {
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = complex.eq %0#0, %0#1 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = "complex.eq"(%0#0, %0#1) : (complex<f32>, complex<f32>) -> i1
}) : () -> ()
// ===== complex.eq: full
module {
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = complex.eq %0#0, %0#1 {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = "complex.eq"(%0#0, %0#1) {t.x = 1 : i32} : (complex<f32>, complex<f32>) -> i1
}) : () -> ()
// ===== complex.exp: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.exp %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.exp"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.exp: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.exp %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.exp"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.expm1: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.expm1 %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.expm1"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.expm1: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.expm1 %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.expm1"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.im: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.im %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.im"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
}) : () -> ()
// ===== complex.im: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.im %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.im"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> f32
}) : () -> ()
// ===== complex.log: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.log %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.log"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.log: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.log %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.log"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.log1p: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.log1p %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.log1p"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.log1p: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.log1p %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.log1p"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.mul: bare
module {
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = complex.mul %0#0, %0#1 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = "complex.mul"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.mul: full
module {
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = complex.mul %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = "complex.mul"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>, complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.neg: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.neg %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.neg"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.neg: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.neg %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.neg"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.neq: bare
module {
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = complex.neq %0#0, %0#1 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = "complex.neq"(%0#0, %0#1) : (complex<f32>, complex<f32>) -> i1
}) : () -> ()
// ===== complex.neq: full
module {
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = complex.neq %0#0, %0#1 {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = "complex.neq"(%0#0, %0#1) {t.x = 1 : i32} : (complex<f32>, complex<f32>) -> i1
}) : () -> ()
// ===== complex.pow: bare
module {
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = complex.pow %0#0, %0#1 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = "complex.pow"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.pow: full
module {
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = complex.pow %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = "complex.pow"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>, complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.powi: bare
module {
  %0:2 = "t.values"() : () -> (complex<f32>, i32)
  %1 = complex.powi %0#0, %0#1 : complex<f32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, i32)
  %1 = "complex.powi"(%0#0, %0#1) : (complex<f32>, i32) -> complex<f32>
}) : () -> ()
// ===== complex.powi: full
module {
  %0:2 = "t.values"() : () -> (complex<f32>, i32)
  %1 = complex.powi %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, i32)
  %1 = "complex.powi"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>, i32) -> complex<f32>
}) : () -> ()
// ===== complex.re: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.re %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.re"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> f32
}) : () -> ()
// ===== complex.re: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.re %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.re"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> f32
}) : () -> ()
// ===== complex.rsqrt: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.rsqrt %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.rsqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.rsqrt: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.rsqrt %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.rsqrt"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.sign: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.sign %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.sign"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.sign: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.sign %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.sign"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.sin: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.sin %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.sin"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.sin: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.sin %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.sin"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.sqrt: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.sqrt %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.sqrt"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.sqrt: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.sqrt %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.sqrt"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.sub: bare
module {
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = complex.sub %0#0, %0#1 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = "complex.sub"(%0#0, %0#1) <{fastmath = #arith.fastmath<none>}> : (complex<f32>, complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.sub: full
module {
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = complex.sub %0#0, %0#1 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (complex<f32>, complex<f32>)
  %1 = "complex.sub"(%0#0, %0#1) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>, complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.tan: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.tan %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.tan"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.tan: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.tan %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.tan"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.tanh: bare
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.tanh %0 : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.tanh"(%0) <{fastmath = #arith.fastmath<none>}> : (complex<f32>) -> complex<f32>
}) : () -> ()
// ===== complex.tanh: full
module {
  %0 = "t.values"() : () -> complex<f32>
  %1 = complex.tanh %0 fastmath<reassoc> {t.x = 1 : i32} : complex<f32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> complex<f32>
  %1 = "complex.tanh"(%0) <{fastmath = #arith.fastmath<reassoc>}> {t.x = 1 : i32} : (complex<f32>) -> complex<f32>
}) : () -> ()
