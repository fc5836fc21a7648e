// ===== llvm.func
llvm.func @declared(i32, !llvm.ptr {llvm.noalias}) -> (f32 {llvm.noundef})
llvm.func internal fastcc @defined(%a: i32, ...) -> i32 attributes {t.x = 1 : i32} {
  llvm.return %a : i32
}
llvm.func weak_odr hidden unnamed_addr @f() comdat(@c::@x) attributes {passthrough = ["noinline", ["alignstack", "4"]]} {
  llvm.return
}
llvm.comdat @c {
  llvm.comdat_selector @x any
}
// ===== llvm.call
llvm.func @g(i32, f32) -> i32
llvm.func @v(!llvm.ptr, ...) -> i32
llvm.func @f(%a: i32, %x: f32, %p: !llvm.ptr) {
  %r = llvm.call @g(%a, %x) : (i32, f32) -> i32
  %s = llvm.call fastcc tail @g(%a, %x) {fastmathFlags = #llvm.fastmath<fast>} : (i32, f32) -> (i32 {llvm.noundef})
  %t = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
  %u = llvm.call @v(%p, %a) vararg(!llvm.func<i32 (ptr, ...)>) : (!llvm.ptr, i32) -> i32
  llvm.call @g(%a, %x) ["tag"(%a, %p : i32, !llvm.ptr), "other"()] : (i32, f32) -> i32
  llvm.return
}
// ===== llvm.call_intrinsic
llvm.func @f(%a: vector<4xf32>, %n: i64) {
  %r = llvm.call_intrinsic "llvm.fabs"(%a) : (vector<4xf32>) -> vector<4xf32>
  llvm.call_intrinsic "llvm.prefetch"(%n) ["tag"(%n : i64)] {fastmathFlags = #llvm.fastmath<fast>} : (i64 {llvm.noundef}) -> ()
  llvm.return
}
// ===== llvm.invoke
llvm.func @g(i32) -> i32
llvm.func @p(...) -> i32
llvm.func @f(%a: i32) -> i32 attributes {personality = @p} {
  %r = llvm.invoke @g(%a) to ^bb2(%a : i32) unwind ^bb1 : (i32) -> i32
^bb1:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %l : !llvm.struct<(ptr, i32)>
^bb2(%b: i32):
  llvm.return %b : i32
}
// ===== llvm.landingpad
llvm.func @g()
llvm.func @p(...) -> i32
llvm.func @f() attributes {personality = @p} {
  %n = llvm.mlir.zero : !llvm.ptr
  llvm.invoke @g() to ^bb2 unwind ^bb1 : () -> ()
^bb1:
  %l = llvm.landingpad (catch %n : !llvm.ptr) : !llvm.struct<(ptr, i32)>
  llvm.resume %l : !llvm.struct<(ptr, i32)>
^bb2:
  llvm.return
}
// ===== llvm.switch
llvm.func @f(%a: i32, %x: f32) {
  llvm.switch %a : i32, ^bb1(%a : i32) [
    42: ^bb1(%a : i32),
    -7: ^bb2(%x, %x : f32, f32)
  ]
^bb1(%b: i32):
  llvm.switch %b : i32, ^bb3 [
  ]
^bb2(%c: f32, %d: f32):
  llvm.switch %a : i32, ^bb3 [
    1: ^bb3
  ] {branch_weights = array<i32: 1, 2>}
^bb3:
  llvm.return
}
// ===== llvm.extractelement
llvm.func @f(%v: vector<4xf32>, %n: i32) {
  %r = llvm.extractelement %v[%n : i32] : vector<4xf32>
  llvm.return
}
// ===== llvm.insertelement
llvm.func @f(%v: vector<4xf32>, %n: i32, %x: f32) {
  %r = llvm.insertelement %x, %v[%n : i32] : vector<4xf32>
  llvm.return
}
// ===== llvm.shufflevector
llvm.func @f(%v: vector<4xf32>, %s: vector<[4]xf32>) {
  %r = llvm.shufflevector %v, %v [0, 7, -1] : vector<4xf32>
  %t = llvm.shufflevector %s, %s [0, 0, 0, 0] : vector<[4]xf32>
  llvm.return
}
// ===== llvm.intr.assume
llvm.func @f(%c: i1, %p: !llvm.ptr, %n: i32) {
  llvm.intr.assume %c : i1
  llvm.intr.assume %c ["align"(%p, %n : !llvm.ptr, i32)] : i1
  llvm.return
}
// ===== llvm.intr.masked.load
llvm.func @f(%p: !llvm.ptr, %k: vector<7xi1>, %v: vector<7xf32>) {
  %r = llvm.intr.masked.load %p, %k {alignment = 1 : i32} : (!llvm.ptr, vector<7xi1>) -> vector<7xf32>
  %s = llvm.intr.masked.load %p, %k, %v {alignment = 1 : i32, nontemporal} : (!llvm.ptr, vector<7xi1>, vector<7xf32>) -> vector<7xf32>
  llvm.return
}
// ===== llvm.intr.masked.store
llvm.func @f(%p: !llvm.ptr, %k: vector<7xi1>, %v: vector<7xf32>) {
  llvm.intr.masked.store %v, %p, %k {alignment = 1 : i32} : vector<7xf32>, vector<7xi1> into !llvm.ptr
  llvm.return
}
// ===== llvm.intr.masked.gather
llvm.func @f(%p: vector<7x!llvm.ptr>, %k: vector<7xi1>, %v: vector<7xf32>) {
  %r = llvm.intr.masked.gather %p, %k {alignment = 1 : i32} : (vector<7x!llvm.ptr>, vector<7xi1>) -> vector<7xf32>
  %s = llvm.intr.masked.gather %p, %k, %v {alignment = 1 : i32} : (vector<7x!llvm.ptr>, vector<7xi1>, vector<7xf32>) -> vector<7xf32>
  llvm.return
}
// ===== llvm.intr.masked.scatter
llvm.func @f(%p: vector<7x!llvm.ptr>, %k: vector<7xi1>, %v: vector<7xf32>) {
  llvm.intr.masked.scatter %v, %p, %k {alignment = 1 : i32} : vector<7xf32>, vector<7xi1> into vector<7x!llvm.ptr>
  llvm.return
}
// ===== llvm.intr.matrix.column.major.load
llvm.func @f(%p: !llvm.ptr, %n: i64) {
  %r = llvm.intr.matrix.column.major.load %p, <stride = %n> {columns = 16 : i32, isVolatile = false, rows = 3 : i32} : vector<48xf32> from !llvm.ptr stride i64
  llvm.return
}
// ===== llvm.intr.matrix.column.major.store
llvm.func @f(%p: !llvm.ptr, %n: i64, %v: vector<48xf32>) {
  llvm.intr.matrix.column.major.store %v, %p, <stride = %n> {columns = 16 : i32, isVolatile = true, rows = 3 : i32} : vector<48xf32> to !llvm.ptr stride i64
  llvm.return
}
// ===== llvm.intr.matrix.multiply
llvm.func @f(%a: vector<64xf32>, %b: vector<48xf32>) {
  %r = llvm.intr.matrix.multiply %a, %b {lhs_columns = 16 : i32, lhs_rows = 4 : i32, rhs_columns = 3 : i32} : (vector<64xf32>, vector<48xf32>) -> vector<12xf32>
  llvm.return
}
// ===== llvm.intr.matrix.transpose
llvm.func @f(%a: vector<48xf32>) {
  %r = llvm.intr.matrix.transpose %a {columns = 16 : i32, rows = 3 : i32} : vector<48xf32> into vector<48xf32>
  llvm.return
}
// ===== llvm.intr.vector.extract
llvm.func @f(%v: vector<16xi8>, %s: vector<[16]xi8>) {
  %r = llvm.intr.vector.extract %v[0] : vector<8xi8> from vector<16xi8>
  %t = llvm.intr.vector.extract %s[8] : vector<8xi8> from vector<[16]xi8>
  llvm.return
}
// ===== llvm.intr.vector.insert
llvm.func @f(%v: vector<8xi8>, %s: vector<[16]xi8>) {
  %r = llvm.intr.vector.insert %v, %s[8] : vector<8xi8> into vector<[16]xi8>
  llvm.return
}
// ===== llvm.intr.sincos
llvm.func @f(%x: f32) {
  %r = llvm.intr.sincos(%x) : (f32) -> !llvm.struct<(f32, f32)>
  llvm.return
}
// ===== llvm.intr.vector.deinterleave2
llvm.func @f(%v: vector<8xf32>) {
  %r = "llvm.intr.vector.deinterleave2"(%v) : (vector<8xf32>) -> !llvm.struct<(vector<4xf32>, vector<4xf32>)>
  llvm.return
}
// ===== llvm.blockaddress
llvm.func @f() {
  %a = llvm.blockaddress <function = @f, tag = <id = 1>> : !llvm.ptr
  llvm.br ^bb1
^bb1:
  llvm.blocktag <id = 1>
  llvm.return
}
// ===== llvm.indirectbr
llvm.func @f(%p: !llvm.ptr, %a: i32) {
  llvm.indirectbr %p : !llvm.ptr, [
  ^bb1(%a : i32),
  ^bb2
  ]
^bb1(%b: i32):
  llvm.return
^bb2:
  llvm.return
}
// ===== llvm.comdat
llvm.comdat @c {
  llvm.comdat_selector @a any
  llvm.comdat_selector @b exactmatch
  llvm.comdat_selector @c largest
  llvm.comdat_selector @d nodeduplicate
  llvm.comdat_selector @e samesize
}
// ===== llvm.mlir.global
llvm.mlir.global external @declared() : i32
llvm.mlir.global internal constant @text("abc\00") {addr_space = 3 : i32, alignment = 8 : i64} : !llvm.array<4 x i8>
llvm.mlir.global private thread_local local_unnamed_addr @number(1 : i32) {section = "s"} : i32
llvm.mlir.global linkonce hidden @made() comdat(@c::@x) : !llvm.struct<(i32, f32)> {
  %r = llvm.mlir.undef : !llvm.struct<(i32, f32)>
  llvm.return %r : !llvm.struct<(i32, f32)>
}
llvm.comdat @c {
  llvm.comdat_selector @x any
}
// ===== llvm.mlir.addressof
llvm.mlir.global external @g() : i32
llvm.func @f() {
  %a = llvm.mlir.addressof @g : !llvm.ptr
  %b = llvm.mlir.addressof @f {t.x = 1 : i32} : !llvm.ptr
  llvm.return
}
// ===== llvm.dso_local_equivalent
llvm.func @f() {
  %a = llvm.dso_local_equivalent @f : !llvm.ptr
  llvm.return
}
// ===== llvm.mlir.alias
llvm.mlir.global external @g() : i32
llvm.mlir.alias external @a : i32 {
  %r = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %r : !llvm.ptr
}
llvm.mlir.alias weak hidden thread_local unnamed_addr @b {dso_local} : i32 {
  %r = llvm.mlir.addressof @g : !llvm.ptr
  llvm.return %r : !llvm.ptr
}
// ===== llvm.mlir.ifunc
llvm.mlir.ifunc external @i : !llvm.func<f32 (i64)>, !llvm.ptr @resolver
llvm.mlir.ifunc linkonce_odr hidden @j : !llvm.func<f32 (i64)>, !llvm.ptr @resolver {dso_local}
llvm.func @resolver() -> !llvm.ptr {
  %r = llvm.mlir.zero : !llvm.ptr
  llvm.return %r : !llvm.ptr
}
// ===== llvm.uitofp
llvm.func @f(%a: i32) {
  %r = llvm.uitofp %a : i32 to f32
  %s = llvm.uitofp nneg %a : i32 to f64
  llvm.return
}
// ===== llvm.inline_asm
llvm.func @f(%a: i32) {
  %r = llvm.inline_asm "bswap $0", "=r,r" %a : (i32) -> i32
  llvm.inline_asm has_side_effects is_align_stack asm_dialect = intel operand_attrs = [{}] "foo", "r" %a : (i32) -> ()
  llvm.return
}
// ===== llvm.alloca
llvm.func @f(%n: i64) {
  %r = llvm.alloca %n x i32 : (i64) -> !llvm.ptr
  %s = llvm.alloca inalloca %n x !llvm.struct<(i32, ptr)> {alignment = 8 : i64} : (i64) -> !llvm.ptr<5>
  llvm.return
}
