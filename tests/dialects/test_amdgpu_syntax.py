"""Custom syntax of `amdgpu`."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning, faults
from tests.harness.oracle import Oracle

PROGRAMS = {
    "matrices": """
func.func @f(%x: f32, %a: vector<32xf32>, %b: vector<4xf16>, %c: vector<4xf32>, %d: vector<16xf16>, %e: vector<8xf32>) {
  %0 = amdgpu.mfma 32x32x1 %x * %x + %a {abid = 1 : i32, blocks = 2 : i32, cbsz = 1 : i32} blgp = bcast_second_32 : f32, f32, vector<32xf32>
  %1 = amdgpu.mfma 16x16x16 %b * %b + %c blgp = none : vector<4xf16>, vector<4xf16>, vector<4xf32>
  %2 = amdgpu.wmma 16x16x16 %d * %d + %e : vector<16xf16>, vector<16xf16>, vector<8xf32>
  return
}
""",  # noqa: E501
    "buffers": """
func.func @f(%x: f32, %i: i32, %m: memref<8xf32>) {
  amdgpu.lds_barrier
  %0 = amdgpu.raw_buffer_load %m[%i] : memref<8xf32>, i32 -> f32
  amdgpu.raw_buffer_store %x -> %m[%i] sgprOffset %i : f32 -> memref<8xf32>, i32
  %1 = amdgpu.fat_raw_buffer_cast %m : memref<8xf32> to memref<8xf32, #amdgpu.address_space<fat_raw_buffer>>
  amdgpu.memory_counter_wait load(1) ds(2)
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


def test_a_product_of_matrices_has_three_sizes() -> None:
    text = "func.func @f(%x: f32) {\n%0 = amdgpu.mfma 32x32 %x * %x + %x blgp = none : f32, f32, f32\nreturn\n}"
    assert [message for message, _ in faults(text)] == ["expected 3 dimensions in MNK dimension list"]
