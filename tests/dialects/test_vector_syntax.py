"""Custom syntax of the vector dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
func.func @f(%a: vector<4x8xf32>, %b: vector<8x4xf32>, %c: vector<4x4xf32>, %m: memref<?x?xf32>, %i: index, %p: f32, %t: tensor<?x?xf32>, %v: vector<4xf32>, %k: vector<4xi1>, %w: vector<8xf32>, %mk: vector<4x4x8xi1>, %s: f32) {
  %0 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  %1 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<maxnumf>} %a, %b, %c {foo} : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
  %2 = vector.outerproduct %v, %w : vector<4xf32>, vector<8xf32>
  %3 = vector.outerproduct %v, %w, %a {kind = #vector.kind<add>} : vector<4xf32>, vector<8xf32>
  %4 = vector.outerproduct %v, %w, %a {kind = #vector.kind<maxnumf>, foo} : vector<4xf32>, vector<8xf32>
  %5 = vector.outerproduct %v, %p : vector<4xf32>, f32
  %6 = vector.outerproduct %v, %p, %v {kind = #vector.kind<add>} : vector<4xf32>, f32
  %7 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<4xf32>
  %8 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
  %9 = vector.transfer_read %m[%i, %i], %p, %k {permutation_map = affine_map<(d0, d1) -> (d0)>, foo} : memref<?x?xf32>, vector<4xf32>
  %10 = vector.transfer_read %t[%i, %i], %p : tensor<?x?xf32>, vector<4x4xf32>
  vector.transfer_write %c, %m[%i, %i] : vector<4x4xf32>, memref<?x?xf32>
  vector.transfer_write %v, %m[%i, %i], %k {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
  %11 = vector.transfer_write %c, %t[%i, %i] {permutation_map = affine_map<(d0, d1) -> (d1, d0)>} : vector<4x4xf32>, tensor<?x?xf32>
  %12 = vector.mask %k {
    %value = vector.reduction <add>, %v : vector<4xf32> into f32
    vector.yield %value : f32
  } : vector<4xi1> -> f32
  %13 = vector.mask %k, %v {
    %value_0 = vector.transfer_read %m[%i, %i], %p {in_bounds = [true]} : memref<?x?xf32>, vector<4xf32>
    vector.yield %value_0 : vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  vector.mask %k {
    vector.transfer_write %v, %m[%i, %i] {in_bounds = [true]} : vector<4xf32>, memref<?x?xf32>
    vector.yield
  } {foo} : vector<4xi1>
  %14 = vector.mask %mk {
    %value_1 = vector.contract {indexing_maps = [affine_map<(d0, d1, d2) -> (d0, d2)>, affine_map<(d0, d1, d2) -> (d2, d1)>, affine_map<(d0, d1, d2) -> (d0, d1)>], iterator_types = ["parallel", "parallel", "reduction"], kind = #vector.kind<add>} %a, %b, %c : vector<4x8xf32>, vector<8x4xf32> into vector<4x4xf32>
    vector.yield %value_1 : vector<4x4xf32>
  } : vector<4x4x8xi1> -> vector<4x4xf32>
  vector.mask %k {
    vector.yield
  } : vector<4xi1>
  %15 = vector.mask %k {
    vector.yield %v : vector<4xf32>
  } : vector<4xi1> -> vector<4xf32>
  %16 = vector.transfer_read %m[%i, %i], %p : memref<?x?xf32>, vector<f32>
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
