"""Custom syntax of the gpu dialect."""

# Programs are written as they are printed.
# ruff: noqa: E501

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "kernels": """
gpu.module @m {
  gpu.func @f(%a: f32 {a.b}, %m: memref<?xf32>) workgroup(%w : memref<4xf32, 3> {a.c}) private(%p : memref<4xf32, 5>) kernel attributes {known_block_size = array<i32: 1, 2, 3>} {
    gpu.return
  }
  gpu.func @g(%a: f32) -> f32 {
    gpu.return %a : f32
  }
}
""",
    "binary": """
gpu.binary @a <#gpu.select_object<1 : i64>> [#gpu.object<#nvvm.target, "">]
gpu.binary @b [#gpu.object<#nvvm.target, "">]
""",
    "launch": """
func.func @f(%n: index, %i: i32) {
  %t = gpu.wait async
  gpu.launch blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) {
    gpu.terminator
  }
  %0 = gpu.launch async [%t] clusters(%cx, %cy, %cz) in (%ccx = %n, %ccy = %n, %ccz = %n) blocks(%bx, %by, %bz) in (%gx = %n, %gy = %n, %gz = %n) threads(%tx, %ty, %tz) in (%sx = %n, %sy = %n, %sz = %n) dynamic_shared_memory_size %i module(@m) function(@f) workgroup(%w : memref<4xf32, #gpu.address_space<workgroup>>) private(%p : memref<1xf32, 5>) {
    gpu.terminator
  } {a.b}
  return
}
""",
    "launch_func": """
module attributes {gpu.container_module} {
  gpu.module @m {
    gpu.func @f(%a: f32) kernel {
      gpu.return
    }
  }
  func.func @f(%n: index, %i: i32, %a: f32) {
    %t = gpu.wait async
    gpu.launch_func @m::@f blocks in (%n, %n, %n) threads in (%n, %n, %n) args(%a : f32)
    %0 = gpu.launch_func async [%t] @m::@f clusters in (%i, %i, %i) blocks in (%i, %i, %i) threads in (%i, %i, %i) : i32 dynamic_shared_memory_size %i args(%a : f32) {a.b}
    return
  }
}
""",
    "reductions": """
func.func @f(%a: f32) {
  %0 = gpu.all_reduce add %a uniform {
  } : (f32) -> f32
  %1 = gpu.all_reduce %a {
  ^bb0(%l: f32, %r: f32):
    gpu.yield %l : f32
  } : (f32) -> f32
  %2 = gpu.subgroup_reduce maxnumf %a : (f32) -> f32
  return
}
""",
    "warp": """
func.func @f(%n: index, %v: vector<4xi32>) {
  %0 = gpu.warp_execute_on_lane_0(%n)[32] args(%v : vector<4xi32>) -> (vector<4xi32>) {
  ^bb0(%w: vector<128xi32>):
    gpu.yield %w : vector<128xi32>
  } {a.b}
  gpu.warp_execute_on_lane_0(%n)[32] {
  }
  return
}
""",
    "memory": """
func.func @f(%n: index, %m: memref<?xf32>, %a: f32) {
  %t = gpu.wait async
  %0, %1 = gpu.alloc async [%t] host_shared (%n) : memref<?xf32>
  gpu.memcpy %m, %0 : memref<?xf32>, memref<?xf32>
  %2 = gpu.memset async [%t] %m, %a : memref<?xf32>, f32
  gpu.wait [%t]
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
