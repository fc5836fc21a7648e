"""Custom syntax of the memref dialect."""

# Programs are written as they are printed.
# ruff: noqa: E501

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning, faults, first
from tests.harness.oracle import Oracle

PROGRAMS = {
    "globals": """
memref.global "private" constant @a : memref<2xf32> = dense<[1.000000e+00, 2.000000e+00]>
memref.global @b : memref<2xf32>
memref.global @c : memref<2xf32> = uninitialized {alignment = 64 : i64}
memref.global @d : memref<2xf32, 3> = dense<1.000000e+00>
""",
    "alloca_scope": """
func.func @f(%x: i32) {
  memref.alloca_scope  {
  }
  %0 = memref.alloca_scope  -> (i32) {
    memref.alloca_scope.return %x : i32
  } {a.b}
  return
}
""",
    "dma_start": """
func.func @f(%m: memref<?xf32>, %tag: memref<1xi32>, %n: index) {
  memref.dma_start %m[%n], %m[%n], %n, %tag[%n] : memref<?xf32>, memref<?xf32>, memref<1xi32>
  memref.dma_start %m[%n], %m[%n], %n, %tag[%n], %n, %n : memref<?xf32>, memref<?xf32>, memref<1xi32>
  return
}
""",
    "generic_atomic_rmw": """
func.func @f(%m: memref<?xf32>, %n: index) {
  %0 = memref.generic_atomic_rmw %m[%n] : memref<?xf32> {
  ^bb0(%x: f32):
    memref.atomic_yield %x : f32
  } {a.b}
  return
}
""",
    "prefetch": """
func.func @f(%m: memref<?xf32>, %n: index) {
  memref.prefetch %m[%n], read, locality<3>, data : memref<?xf32>
  memref.prefetch %m[%n], write, locality<0>, instr : memref<?xf32>
  return
}
""",
    "transpose": """
func.func @f(%m: memref<?x?xf32>) {
  %0 = memref.transpose %m (d0, d1) -> (d1, d0) {a.b} : memref<?x?xf32> to memref<?x?xf32, strided<[1, ?]>>
  return
}
""",
    "index lists": """
func.func @f(%m: memref<?x4xf32>, %n: index) {
  %0 = memref.subview %m[%n, 0] [4, 2] [1, %n] : memref<?x4xf32> to memref<4x2xf32, strided<[4, ?], offset: ?>>
  %1 = memref.reinterpret_cast %m to offset: [0], sizes: [%n], strides: [1] : memref<?x4xf32> to memref<?xf32, strided<[1]>>
  return
}
""",
    "distinct_objects": """
func.func @f(%m: memref<?xf32>) {
  %0:2 = memref.distinct_objects %m, %m : memref<?xf32>, memref<?xf32>
  return
}
""",
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)


def test_index_lists_become_arrays() -> None:
    op = first(PROGRAMS["index lists"], "memref.subview")
    assert str(op.properties["static_offsets"]) == "array<i64: -9223372036854775808, 0>"
    assert str(op.properties["operandSegmentSizes"]) == "array<i32: 1, 1, 0, 1>"


@pytest.mark.parametrize(
    ("operation", "message", "place"),
    [
        ("memref.prefetch %m[%n], reed, locality<3>, data", "rw specifier has to be 'read' or 'write'", "reed, locality<3>, data"),
        ("memref.prefetch %m[%n], read, locality<3>, date", "cache type has to be 'data' or 'instr'", "date"),
        ("memref.dma_start %m[%n], %m[%n], %n, %m[%n], %n : memref<?xf32>", "expected two stride related operands", ": memref<?xf32>"),
    ],
)  # fmt: skip
def test_faults(operation: str, message: str, place: str) -> None:
    text = f"func.func @f(%m: memref<?xf32>, %n: index) {{\n{operation}\nreturn\n}}"
    assert faults(text)[0] == (message, place)
