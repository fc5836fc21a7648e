"""Custom syntax of the omp dialect."""

from __future__ import annotations

import pytest

from tests.dialects.round_trip import check_layout, check_meaning
from tests.harness.oracle import Oracle

PROGRAMS = {
    "everything": """
omp.private {type = private} @p1 : i32
omp.declare_reduction @r1 : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%lb: i32, %ub: i32, %st: i32, %c: i1, %m: memref<i32>, %x: i32) {
  omp.parallel if(%c) num_threads(%x : i32) proc_bind(close) {
    omp.terminator
  }
  omp.parallel {
    omp.barrier
    omp.terminator
  } {foo}
  omp.parallel private(@p1 %m -> %pp : memref<i32>) {
    omp.terminator
  }
  omp.parallel reduction(@r1 %m -> %q : memref<i32>) {
    omp.terminator
  }
  omp.wsloop ordered(1) schedule(static = %x : i32) {
    omp.loop_nest (%i) : i32 = (%lb) to (%ub) inclusive step (%st) {
      omp.yield
    }
  }
  omp.wsloop nowait order(reproducible:concurrent) {
    omp.loop_nest (%i, %j) : i32 = (%lb, %lb) to (%ub, %ub) step (%st, %st) {
      omp.yield
    }
  }
  omp.wsloop schedule(dynamic, nonmonotonic) {
    omp.loop_nest (%i, %j) : i32 = (%lb, %lb) to (%ub, %ub) step (%st, %st) collapse(2) {
      omp.yield
    }
  }
  omp.simd {
    omp.loop_nest (%i) : i32 = (%lb) to (%ub) step (%st) {
      omp.yield
    }
  }
  omp.sections {
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  omp.single nowait {
    omp.terminator
  }
  omp.task if(%c) {
    omp.terminator
  }
  omp.task depend(taskdependin -> %m : memref<i32>) {
    omp.terminator
  }
  omp.taskwait
  omp.taskgroup allocate(%m : memref<i32> -> %m : memref<i32>) {
    omp.terminator
  }
  omp.atomic.update hint(uncontended) memory_order(relaxed) %m : memref<i32> {
  ^bb0(%v: i32):
    omp.yield(%v : i32)
  }
  omp.atomic.write %m = %x : memref<i32>, i32
  omp.master {
    omp.terminator
  }
  omp.critical {
    omp.terminator
  }
  omp.teams num_teams(to %x : i32) {
    omp.terminator
  }
  %cli = omp.new_cli
  omp.canonical_loop(%cli) %iv: i32 in range(%x) {
    omp.terminator
  }
  omp.canonical_loop %iv: i32 in range(%x) {
    omp.terminator
  }
  omp.unroll_heuristic(%cli)
  return
}
omp.critical.declare @mut hint(contended)
""",
    "data and loops": """
omp.declare_mapper @mp : !llvm.struct<"t", (i32)> {
^bb0(%a: !llvm.ptr):
  %0 = omp.map.info var_ptr(%a : !llvm.ptr, !llvm.struct<"t", (i32)>) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = ""}
  omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
}
func.func private @cp(memref<i32>, memref<i32>)
func.func @f(%lb: i32, %ub: i32, %st: i32, %c: i1, %m: memref<i32>, %x: i32, %p: !llvm.ptr, %i: index) {
  %0 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(always, close, to) capture(ByCopy) -> !llvm.ptr {name = "v"}
  %1 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(delete) capture(This) var_ptr_ptr(%p : !llvm.ptr) mapper(@mp) -> !llvm.ptr
  %2 = omp.map.info var_ptr(%p : !llvm.ptr, i32) map_clauses(implicit) capture(VLAType) members(%0, %1 : [0], [1, 2] : !llvm.ptr, !llvm.ptr) -> !llvm.ptr {partial_map = true}
  %3 = omp.target_allocmem %x : i32, i64
  %4 = omp.target_allocmem %x : i32, !llvm.struct<(i32)> {uniq_name = "a"}
  %5 = omp.target_allocmem %x : i32, vector<4xi32>, %i, %i {bindc_name = "b", foo}
  %6 = omp.target_allocmem %x : i32, vector<4xi32>(%i, %x : index, i32) {uniq_name = "b"}
  %7 = omp.target_allocmem %x : i32, vector<4xi32>(%i, %x : index, i32), %i {uniq_name = "b"}
  omp.simd aligned(%m : memref<i32> -> 32 : i64) linear(%m = %st : memref<i32>) {
    omp.loop_nest (%iv) : i32 = (%lb) to (%ub) step (%st) {
      omp.yield
    }
  } {linear_var_types = [i32]}
  omp.wsloop linear(%m = %st : memref<i32>) {
    omp.loop_nest (%iv) : i32 = (%lb) to (%ub) step (%st) {
      omp.yield
    }
  } {linear_var_types = [i32]}
  omp.single copyprivate(%m -> @cp : memref<i32>) {
    omp.terminator
  }
  omp.taskloop grainsize(%x: i32) {
    omp.loop_nest (%iv) : i32 = (%lb) to (%ub) step (%st) {
      omp.yield
    }
  }
  omp.taskloop grainsize(strict, %x: i32) {
    omp.loop_nest (%iv) : i32 = (%lb) to (%ub) step (%st) {
      omp.yield
    }
  }
  omp.taskloop num_tasks(strict, %x: i32) {
    omp.loop_nest (%iv) : i32 = (%lb) to (%ub) step (%st) {
      omp.yield
    }
  }
  %c1 = omp.new_cli
  %c2 = omp.new_cli
  %c3 = omp.new_cli
  omp.canonical_loop(%c1) %iv: i32 in range(%x) {
    omp.terminator
  }
  omp.tile (%c2, %c3) <- (%c1) sizes(%x : i32)
  return
}
""",  # noqa: E501
    "maps of private variables": """
omp.private {type = firstprivate} @p1 : memref<i32> copy {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%a : memref<i32>)
}
func.func @f(%m: memref<i32>, %x: i32) {
  %0 = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(always, implicit, ompx_hold, close, present, tofrom, return_param, storage, literal, attach, attach_always, attach_none, attach_auto, ref_ptr, ref_ptee, ref_ptr_ptee, is_device_ptr) capture(ByRef) -> memref<i32> {name = "v"}
  %1 = omp.map.info var_ptr(%m : memref<i32>, i32) map_clauses(to) capture(ByRef) -> memref<i32> {name = "v"}
  omp.target map_entries(%1 -> %a : memref<i32>) private(@p1 %m -> %b [map_idx=0] : memref<i32>) {
    omp.terminator
  }
  omp.target map_entries(%1 -> %ab, %1 -> %a : memref<i32>, memref<i32>) private(@p1 %m -> %b [map_idx=0], @p1 %m -> %c : memref<i32>, memref<i32>) {
    omp.terminator
  }
  omp.target private(@p1 %m -> %b : memref<i32>) {
    omp.terminator
  }
  omp.target_data map_entries(%1 : memref<i32>) use_device_addr(%1 -> %a : memref<i32>) use_device_ptr(%1 -> %b : memref<i32>) {
    omp.terminator
  }
  omp.parallel private(@p1 %m -> %b : memref<i32>) private_barrier {
    omp.terminator
  }
  omp.target depend(taskdependin -> %m : memref<i32>, taskdependout -> %m : memref<i32>) nowait {
    omp.terminator
  }
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, order_mod = #omp<order_mod reproducible>}> ({
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      omp.yield
    }
  }) : () -> ()
  %one = omp.map.info var_ptr(%m : memref<i32>, memref<i32>) map_clauses(from) capture(ByCopy) -> memref<i32>
  %of = "omp.map.info"(%m, %one) <{map_capture_type = #omp<variable_capture_kind(ByCopy)>, map_type = #omp<clause_map_flags from>, operandSegmentSizes = array<i32: 1, 0, 1, 0>, var_type = memref<i32>}> : (memref<i32>, memref<i32>) -> memref<i32>
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
  ^bb0(%extra: i32):
    omp.terminator
  }) : () -> ()
  "omp.simd"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, reduction_byref = array<i1: false>}> ({
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      omp.yield
    }
  }) : () -> ()
  "omp.simd"(%m, %x, %x) <{linear_var_types = [i32], operandSegmentSizes = array<i32: 0, 0, 1, 2, 0, 0, 0>}> ({
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      omp.yield
    }
  }) : (memref<i32>, i32, i32) -> ()
  omp.wsloop order(unconstrained:concurrent) schedule(guided = %x : i32, monotonic, simd) {
    omp.loop_nest (%i) : i32 = (%x) to (%x) step (%x) {
      omp.yield
    }
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
