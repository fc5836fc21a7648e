// ===== x86vector.avx.bcst_to_f32.packed: bare
module {
  %0 = "t.values"() : () -> memref<4xbf16>
  %1 = x86vector.avx.bcst_to_f32.packed %0 : memref<4xbf16> -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xbf16>
  %1 = "x86vector.avx.bcst_to_f32.packed"(%0) : (memref<4xbf16>) -> vector<4xf32>
}) : () -> ()
// ===== x86vector.avx.bcst_to_f32.packed: full
module {
  %0 = "t.values"() : () -> memref<4xbf16>
  %1 = x86vector.avx.bcst_to_f32.packed %0 {t.x = 1 : i32} : memref<4xbf16> -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xbf16>
  %1 = "x86vector.avx.bcst_to_f32.packed"(%0) {t.x = 1 : i32} : (memref<4xbf16>) -> vector<4xf32>
}) : () -> ()
// ===== x86vector.avx.cvt.packed.even.indexed_to_f32: bare
module {
  %0 = "t.values"() : () -> memref<4xbf16>
  %1 = x86vector.avx.cvt.packed.even.indexed_to_f32 %0 : memref<4xbf16> -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xbf16>
  %1 = "x86vector.avx.cvt.packed.even.indexed_to_f32"(%0) : (memref<4xbf16>) -> vector<4xf32>
}) : () -> ()
// ===== x86vector.avx.cvt.packed.even.indexed_to_f32: full
module {
  %0 = "t.values"() : () -> memref<4xbf16>
  %1 = x86vector.avx.cvt.packed.even.indexed_to_f32 %0 {t.x = 1 : i32} : memref<4xbf16> -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xbf16>
  %1 = "x86vector.avx.cvt.packed.even.indexed_to_f32"(%0) {t.x = 1 : i32} : (memref<4xbf16>) -> vector<4xf32>
}) : () -> ()
// ===== x86vector.avx.cvt.packed.odd.indexed_to_f32: bare
module {
  %0 = "t.values"() : () -> memref<4xbf16>
  %1 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %0 : memref<4xbf16> -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xbf16>
  %1 = "x86vector.avx.cvt.packed.odd.indexed_to_f32"(%0) : (memref<4xbf16>) -> vector<4xf32>
}) : () -> ()
// ===== x86vector.avx.cvt.packed.odd.indexed_to_f32: full
module {
  %0 = "t.values"() : () -> memref<4xbf16>
  %1 = x86vector.avx.cvt.packed.odd.indexed_to_f32 %0 {t.x = 1 : i32} : memref<4xbf16> -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> memref<4xbf16>
  %1 = "x86vector.avx.cvt.packed.odd.indexed_to_f32"(%0) {t.x = 1 : i32} : (memref<4xbf16>) -> vector<4xf32>
}) : () -> ()
// ===== x86vector.avx.dot.i8: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = x86vector.avx.dot.i8 %0#0, %0#1, %0#2 : vector<16xi8> -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = "x86vector.avx.dot.i8"(%0#0, %0#1, %0#2) : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
}) : () -> ()
// ===== x86vector.avx.dot.i8: full
module {
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = x86vector.avx.dot.i8 %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<16xi8> -> vector<4xi32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xi32>, vector<16xi8>, vector<16xi8>)
  %1 = "x86vector.avx.dot.i8"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xi32>, vector<16xi8>, vector<16xi8>) -> vector<4xi32>
}) : () -> ()
// ===== x86vector.avx.intr.dot: bare
module {
  %0:2 = "t.values"() : () -> (vector<8xf32>, vector<8xf32>)
  %1 = x86vector.avx.intr.dot %0#0, %0#1 : vector<8xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xf32>, vector<8xf32>)
  %1 = "x86vector.avx.intr.dot"(%0#0, %0#1) : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
}) : () -> ()
// ===== x86vector.avx.intr.dot: full
module {
  %0:2 = "t.values"() : () -> (vector<8xf32>, vector<8xf32>)
  %1 = x86vector.avx.intr.dot %0#0, %0#1 {t.x = 1 : i32} : vector<8xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xf32>, vector<8xf32>)
  %1 = "x86vector.avx.intr.dot"(%0#0, %0#1) {t.x = 1 : i32} : (vector<8xf32>, vector<8xf32>) -> vector<8xf32>
}) : () -> ()
// ===== x86vector.avx.rsqrt: bare
module {
  %0 = "t.values"() : () -> vector<8xf32>
  %1 = x86vector.avx.rsqrt %0 : vector<8xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<8xf32>
  %1 = "x86vector.avx.rsqrt"(%0) : (vector<8xf32>) -> vector<8xf32>
}) : () -> ()
// ===== x86vector.avx.rsqrt: full
module {
  %0 = "t.values"() : () -> vector<8xf32>
  %1 = x86vector.avx.rsqrt %0 {t.x = 1 : i32} : vector<8xf32>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<8xf32>
  %1 = "x86vector.avx.rsqrt"(%0) {t.x = 1 : i32} : (vector<8xf32>) -> vector<8xf32>
}) : () -> ()
// ===== x86vector.avx512.cvt.packed.f32_to_bf16: bare
module {
  %0 = "t.values"() : () -> vector<8xf32>
  %1 = x86vector.avx512.cvt.packed.f32_to_bf16 %0 : vector<8xf32> -> vector<8xbf16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<8xf32>
  %1 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%0) : (vector<8xf32>) -> vector<8xbf16>
}) : () -> ()
// ===== x86vector.avx512.cvt.packed.f32_to_bf16: full
module {
  %0 = "t.values"() : () -> vector<8xf32>
  %1 = x86vector.avx512.cvt.packed.f32_to_bf16 %0 {t.x = 1 : i32} : vector<8xf32> -> vector<8xbf16>
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> vector<8xf32>
  %1 = "x86vector.avx512.cvt.packed.f32_to_bf16"(%0) {t.x = 1 : i32} : (vector<8xf32>) -> vector<8xbf16>
}) : () -> ()
// ===== x86vector.avx512.dot: bare
module {
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<8xbf16>, vector<8xbf16>)
  %1 = x86vector.avx512.dot %0#0, %0#1, %0#2 : vector<8xbf16> -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<8xbf16>, vector<8xbf16>)
  %1 = "x86vector.avx512.dot"(%0#0, %0#1, %0#2) : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
}) : () -> ()
// ===== x86vector.avx512.dot: full
module {
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<8xbf16>, vector<8xbf16>)
  %1 = x86vector.avx512.dot %0#0, %0#1, %0#2 {t.x = 1 : i32} : vector<8xbf16> -> vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<4xf32>, vector<8xbf16>, vector<8xbf16>)
  %1 = "x86vector.avx512.dot"(%0#0, %0#1, %0#2) {t.x = 1 : i32} : (vector<4xf32>, vector<8xbf16>, vector<8xbf16>) -> vector<4xf32>
}) : () -> ()
// ===== x86vector.avx512.mask.compress: bare
module {
  %0:2 = "t.values"() : () -> (vector<16xi1>, vector<16xf32>)
  %1 = x86vector.avx512.mask.compress %0#0, %0#1 : vector<16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<16xi1>, vector<16xf32>)
  %1 = "x86vector.avx512.mask.compress"(%0#0, %0#1) : (vector<16xi1>, vector<16xf32>) -> vector<16xf32>
}) : () -> ()
// ===== x86vector.avx512.mask.compress: ones
module {
  %0:3 = "t.values"() : () -> (vector<16xi1>, vector<16xf32>, vector<16xf32>)
  %1 = x86vector.avx512.mask.compress %0#0, %0#1, %0#2 : vector<16xf32>, vector<16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xi1>, vector<16xf32>, vector<16xf32>)
  %1 = "x86vector.avx512.mask.compress"(%0#0, %0#1, %0#2) : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
}) : () -> ()
// ===== x86vector.avx512.mask.compress: with constant_src
module {
  %0:2 = "t.values"() : () -> (vector<8xi1>, vector<[8]xi64>)
  %1 = x86vector.avx512.mask.compress %0#0, %0#1 {constant_src = dense<1> : vector<[8]xi64>} : vector<[8]xi64>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<8xi1>, vector<[8]xi64>)
  %1 = "x86vector.avx512.mask.compress"(%0#0, %0#1) <{constant_src = dense<1> : vector<[8]xi64>}> : (vector<8xi1>, vector<[8]xi64>) -> vector<[8]xi64>
}) : () -> ()
// ===== x86vector.avx512.mask.compress: full (not verified)
module {
  %0:3 = "t.values"() : () -> (vector<16xi1>, vector<16xf32>, vector<16xf32>)
  %1 = x86vector.avx512.mask.compress %0#0, %0#1, %0#2 {constant_src = dense<true> : vector<16xi1>, t.x = 1 : i32} : vector<16xf32>, vector<16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (vector<16xi1>, vector<16xf32>, vector<16xf32>)
  %1 = "x86vector.avx512.mask.compress"(%0#0, %0#1, %0#2) <{constant_src = dense<true> : vector<16xi1>}> {t.x = 1 : i32} : (vector<16xi1>, vector<16xf32>, vector<16xf32>) -> vector<16xf32>
}) : () -> ()
// ===== x86vector.avx512.mask.rndscale: bare
module {
  %0:5 = "t.values"() : () -> (vector<16xf32>, i32, vector<16xf32>, i16, i32)
  %1 = x86vector.avx512.mask.rndscale %0#0, %0#1, %0#2, %0#3, %0#4 : vector<16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<16xf32>, i32, vector<16xf32>, i16, i32)
  %1 = "x86vector.avx512.mask.rndscale"(%0#0, %0#1, %0#2, %0#3, %0#4) : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
}) : () -> ()
// ===== x86vector.avx512.mask.rndscale: full
module {
  %0:5 = "t.values"() : () -> (vector<16xf32>, i32, vector<16xf32>, i16, i32)
  %1 = x86vector.avx512.mask.rndscale %0#0, %0#1, %0#2, %0#3, %0#4 {t.x = 1 : i32} : vector<16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<16xf32>, i32, vector<16xf32>, i16, i32)
  %1 = "x86vector.avx512.mask.rndscale"(%0#0, %0#1, %0#2, %0#3, %0#4) {t.x = 1 : i32} : (vector<16xf32>, i32, vector<16xf32>, i16, i32) -> vector<16xf32>
}) : () -> ()
// ===== x86vector.avx512.mask.scalef: bare
module {
  %0:5 = "t.values"() : () -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32)
  %1 = x86vector.avx512.mask.scalef %0#0, %0#1, %0#2, %0#3, %0#4 : vector<16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32)
  %1 = "x86vector.avx512.mask.scalef"(%0#0, %0#1, %0#2, %0#3, %0#4) : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> vector<16xf32>
}) : () -> ()
// ===== x86vector.avx512.mask.scalef: full
module {
  %0:5 = "t.values"() : () -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32)
  %1 = x86vector.avx512.mask.scalef %0#0, %0#1, %0#2, %0#3, %0#4 {t.x = 1 : i32} : vector<16xf32>
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32)
  %1 = "x86vector.avx512.mask.scalef"(%0#0, %0#1, %0#2, %0#3, %0#4) {t.x = 1 : i32} : (vector<16xf32>, vector<16xf32>, vector<16xf32>, i16, i32) -> vector<16xf32>
}) : () -> ()
// ===== x86vector.avx512.vp2intersect: bare
module {
  %0:2 = "t.values"() : () -> (vector<16xi32>, vector<16xi32>)
  %k1, %k2 = x86vector.avx512.vp2intersect %0#0, %0#1 : vector<16xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<16xi32>, vector<16xi32>)
  %1:2 = "x86vector.avx512.vp2intersect"(%0#0, %0#1) : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
}) : () -> ()
// ===== x86vector.avx512.vp2intersect: full
module {
  %0:2 = "t.values"() : () -> (vector<16xi32>, vector<16xi32>)
  %k1, %k2 = x86vector.avx512.vp2intersect %0#0, %0#1 {t.x = 1 : i32} : vector<16xi32>
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (vector<16xi32>, vector<16xi32>)
  %1:2 = "x86vector.avx512.vp2intersect"(%0#0, %0#1) {t.x = 1 : i32} : (vector<16xi32>, vector<16xi32>) -> (vector<16xi1>, vector<16xi1>)
}) : () -> ()
