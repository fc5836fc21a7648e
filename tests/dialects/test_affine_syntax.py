"""Custom syntax of the affine dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
func.func @f(%A: memref<100x100xf32>, %n: index, %m: index, %v: vector<8xf32>) {
  %c = arith.constant 0.000000e+00 : f32
  affine.for %i = 0 to 10 {
  }
  affine.for %i = %n to %m step 2 {
  }
  affine.for %i = max affine_map<(d0)[s0] -> (d0, s0, 3)>(%n)[%m] to min affine_map<()[s0] -> (s0, 3)>()[%m] {
  }
  affine.for %i = affine_map<(d0) -> (d0 + 1)>(%n) to affine_map<(d0) -> (d0)>(%m) {
  } {foo}
  affine.for %i = %n to affine_map<()[s0] -> (5)>()[%n] {
  }
  %r:2 = affine.for %i = 0 to 10 iter_args(%a = %c, %b = %n) -> (f32, index) {
    affine.yield %a, %b : f32, index
  }
  %r1 = affine.for %i = 0 to 10 iter_args(%a = %c) -> (f32) {
    affine.yield %a : f32
  }
  affine.parallel (%i, %j) = (0, max(%n, 3)) to (%n + 10, min(%m, %n, 3)) step (1, 2) {
  }
  affine.parallel (%i, %j) = (0, 1) to (10, 20) {
  }
  affine.parallel () = () to () {
  }
  %r2:2 = affine.parallel (%i) = (0) to (10) reduce ("addf", "mulf") -> (f32, f32) {
    affine.yield %c, %c : f32, f32
  }
  %r3 = affine.parallel (%i) = (0) to (10) reduce ("addf") -> (f32) {
    affine.yield %c : f32
  }
  affine.if affine_set<(d0)[s0] : (d0 - s0 >= 0, d0 == 0)>(%n)[%m] {
  }
  affine.if affine_set<(d0) : (d0 >= 0, d0 == 0)>(%n) {
  } else {
  } {x}
  %x = affine.if affine_set<(d0) : (d0 >= 0, d0 == 0)>(%n) -> f32 {
    affine.yield %c : f32
  } else {
    affine.yield %c : f32
  } {x}
  %x2:2 = affine.if affine_set<() : (0 >= 0)>() -> (f32, f32) {
    affine.yield %c, %c : f32, f32
  } else {
    affine.yield %c, %c : f32, f32
  }
  affine.if affine_set<()[s0] : (s0 >= 0)>()[%n] {
  }
  affine.for %i = 0 to 10 {
    affine.for %j = 0 to 10 {
      %y = affine.load %A[%i + 1, (%n + symbol(%m)) + 3] {bar} : memref<100x100xf32>
      affine.store %y, %A[%i + -1, (%j floordiv 2) + (%i * 7)] : memref<100x100xf32>
      affine.store %y, %A[symbol(%n), 3] : memref<100x100xf32>
      affine.prefetch %A[%i, %j + 5], read, locality<3>, data : memref<100x100xf32>
      affine.prefetch %A[%i, %j + 5], write, locality<0>, instr : memref<100x100xf32>
      %z = affine.vector_load %A[%i, %j] : memref<100x100xf32>, vector<8xf32>
      affine.vector_store %z, %A[%i, %j] : memref<100x100xf32>, vector<8xf32>
      %q = affine.apply affine_map<(d0)[s0] -> (d0 + s0)>(%i)[%n] {b}
      %q1 = affine.apply affine_map<()[s0] -> (s0)>()[%n]
      %q2 = affine.apply affine_map<(d0) -> (d0)>(%n)
      %q3 = affine.apply affine_map<() -> (3)>()
      %q4 = affine.min affine_map<(d0)[s0] -> (d0 + s0, 3)>(%i)[%n]
      %q5 = affine.max affine_map<(d0) -> (d0, 3)>(%i)
    }
  }
  return
}
func.func @dma(%a: memref<100x100xf32>, %b: memref<100x100xf32, 2>, %t: memref<1xi32>, %c: index) {
  %z = arith.constant 0 : index
  affine.for %i = 0 to 10 {
    affine.dma_start %a[%i + 7, %i], %b[%i, %c], %t[%z], %c : memref<100x100xf32>, memref<100x100xf32, 2>, memref<1xi32>
    affine.dma_start %a[%i, %i], %b[%i, %i], %t[%z], %c, %c, %c : memref<100x100xf32>, memref<100x100xf32, 2>, memref<1xi32>
    affine.dma_wait %t[%z], %c : memref<1xi32>
  }
  return
}
""",  # noqa: E501
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
