"""Custom syntax of the llvm dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": r"""
llvm.func @vari(i32, ...) -> i32
llvm.func @ext(!llvm.ptr {llvm.noalias}, i64) -> (i32 {llvm.zeroext}) attributes {foo}
llvm.func @ext2(!llvm.ptr {llvm.noalias}, i64)
llvm.func internal fastcc @s(%a: i32) comdat(@c::@d) attributes {passthrough = ["noinline"]} {
  llvm.return
}
llvm.func private unnamed_addr @s2(%a: i32) vscale_range(1, 2) attributes {dso_local, llvm.emit_c_interface} {
  llvm.return
}
llvm.func hidden local_unnamed_addr @s4()
llvm.comdat @c {
  llvm.comdat_selector @d any
}
llvm.func extern_weak protected @s5()
llvm.mlir.global internal constant @g("abc\00") {addr_space = 0 : i32}
llvm.mlir.global external @g1() {addr_space = 0 : i32} : i32
llvm.mlir.global external @g2(3 : i32) {addr_space = 0 : i32, alignment = 4 : i64} : i32
llvm.mlir.global external constant @g3(3 : i32) {addr_space = 0 : i32} : i32
llvm.mlir.global private thread_local unnamed_addr constant @g4(dense<1.0> : tensor<4xf32>) {addr_space = 0 : i32, x} : !llvm.array<4 x f32>
llvm.mlir.global internal @g5() {addr_space = 0 : i32} : i32 {
  %0 = llvm.mlir.constant(1 : i32) : i32
  llvm.return %0 : i32
}
llvm.mlir.global linkonce hidden @g6("str") {addr_space = 0 : i32}
llvm.mlir.global internal @g7(1.000000e+00 : f32) comdat(@c::@d) {addr_space = 0 : i32} : f32
llvm.mlir.alias external @al : i32 {
  %0 = llvm.mlir.addressof @g1 : !llvm.ptr
  llvm.return %0 : !llvm.ptr
}
llvm.func @__gxx_personality_v0(...) -> i32
llvm.func @f(%p: !llvm.ptr, %i: i64, %a: i32, %b: i1, %x: f32, %vp: vector<4xi32>) -> i32 attributes {personality = @__gxx_personality_v0} {
  %0 = llvm.call @ext(%p, %i) : (!llvm.ptr, i64) -> i32
  llvm.call @ext2(%p, %i) {foo} : (!llvm.ptr, i64) -> ()
  %1 = llvm.call @vari(%a, %i) vararg(!llvm.func<i32 (i32, ...)>) : (i32, i64) -> i32
  %2 = llvm.call %p(%a) : !llvm.ptr, (i32) -> i32
  %bb2 = llvm.call %p(%a) vararg(!llvm.func<i32 (i32, ...)>) : !llvm.ptr, (i32) -> i32
  llvm.call fastcc tail @ext2(%p, %i) : (!llvm.ptr, i64) -> ()
  llvm.call fastcc @s(%a) {fastmathFlags = #llvm.fastmath<nnan>} : (i32) -> ()
  llvm.call @ext2(%p, %i) ["tag"(%a, %b : i32, i1), "t2"()] : (!llvm.ptr, i64) -> ()
  %k = llvm.call @ext(%p, %i) : (!llvm.ptr {llvm.noalias}, i64) -> (i32 {llvm.zeroext})
  %3 = llvm.icmp "eq" %a, %a : i32
  %4 = llvm.icmp "slt" %vp, %vp {foo} : vector<4xi32>
  %5 = llvm.fcmp "oeq" %x, %x {fastmathFlags = #llvm.fastmath<fast>} : f32
  %bb5 = llvm.fcmp "oeq" %x, %x : f32
  %6 = llvm.alloca %a x i32 : (i32) -> !llvm.ptr
  %7 = llvm.alloca inalloca %a x f32 {alignment = 8 : i64} : (i32) -> !llvm.ptr<3>
  %bb6 = llvm.alloca %a x i32 {foo} : (i32) -> !llvm.ptr
  %8 = llvm.getelementptr %p[%i, 3, %a] : (!llvm.ptr, i64, i32) -> !llvm.ptr, !llvm.array<4 x array<4 x array<4 x i8>>>
  %9 = llvm.getelementptr inbounds %p[3] : (!llvm.ptr) -> !llvm.ptr, i8
  %u = llvm.mlir.undef : !llvm.struct<(i32, array<2 x f32>)>
  %10 = llvm.insertvalue %a, %u[0] : !llvm.struct<(i32, array<2 x f32>)>
  %11 = llvm.extractvalue %10[1, 0] {foo} : !llvm.struct<(i32, array<2 x f32>)>
  %12 = llvm.shufflevector %vp, %vp [0, 1, 5] : vector<4xi32>
  %13 = llvm.call_intrinsic "llvm.x86.foo"(%a) : (i32) -> i32
  llvm.call_intrinsic "llvm.x86.foo2"(%a) {foo} : (i32) -> ()
  llvm.intr.assume %b ["align"(%p, %a : !llvm.ptr, i32)] : i1
  llvm.intr.assume %b : i1
  llvm.inline_asm asm_dialect = att "nop", "" : () -> ()
  %14 = llvm.invoke @ext(%p, %i) to ^bb1 unwind ^bb2 : (!llvm.ptr, i64) -> i32
^bb1:
  llvm.switch %a : i32, ^bb3(%a : i32) [1: ^bb3(%a : i32), -2: ^bb4]
^bb2:
  %l = llvm.landingpad cleanup : !llvm.struct<(ptr, i32)>
  llvm.resume %l : !llvm.struct<(ptr, i32)>
^bb3(%q: i32):
  llvm.cond_br %b weights([1, 2]), ^bb3(%q : i32), ^bb4
^bb4:
  llvm.switch %a : i32, ^bb4 []
^bb5:
  llvm.return %a : i32
}
""",  # noqa: E501
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
