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
}


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_reads_and_prints(text: str) -> None:
    check_layout(text)


@pytest.mark.parametrize("text", PROGRAMS.values(), ids=PROGRAMS)
def test_means_what_upstream_says(text: str, oracle: Oracle) -> None:
    check_meaning(oracle, text)
