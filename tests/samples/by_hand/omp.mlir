// ===== omp.canonical_loop
llvm.func @f(%n: i32) {
  omp.canonical_loop %i : i32 in range(%n) {
    omp.terminator
  }
  %c = omp.new_cli
  omp.canonical_loop(%c) %i : i32 in range(%n) {
    omp.terminator
  }
  llvm.return
}
// ===== omp.loop_nest
func.func @f(%n: index) {
  omp.wsloop {
    omp.loop_nest (%i, %j) : index = (%n, %n) to (%n, %n) inclusive step (%n, %n) collapse(2) {
      omp.yield
    }
  }
  return
}
// ===== omp.yield
func.func @f(%n: i32) {
  omp.wsloop {
    omp.loop_nest (%i) : i32 = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}
// ===== omp.wsloop
func.func @f(%n: index, %l: i64) {
  omp.wsloop nowait order(concurrent) ordered(1) schedule(dynamic = %l : i64, nonmonotonic) {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  omp.wsloop schedule(static) {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}
// ===== omp.simd
func.func @f(%n: index, %c: i1, %p: memref<i32>) {
  omp.simd aligned(%p : memref<i32> -> 32 : i64) if(%c) nontemporal(%p : memref<i32>) order(concurrent) safelen(4) simdlen(2) {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}
// ===== omp.loop
func.func @f(%n: index) {
  omp.loop bind(parallel) order(reproducible:concurrent) {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}
// ===== omp.distribute
func.func @f(%n: index, %l: i32) {
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%l : i32) order(concurrent) {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}
// ===== omp.taskloop
func.func @f(%n: index, %l: i32, %c: i1) {
  omp.taskloop final(%c) grainsize(%l : i32) if(%c) mergeable nogroup priority(%l : i32) untied {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.yield
    }
  }
  return
}
// ===== omp.sections
func.func @f() {
  omp.sections nowait {
    omp.section {
      omp.terminator
    }
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// ===== omp.section
func.func @f() {
  omp.sections {
    omp.section {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// ===== omp.ordered
func.func @f(%n: index, %l: i64) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.ordered depend_type(dependsink) depend_vec(%l : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}
// ===== omp.atomic.update
func.func @f(%p: memref<i32>, %x: i32) {
  omp.atomic.update hint(uncontended) memory_order(relaxed) %p : memref<i32> {
  ^bb0(%a: i32):
    %r = arith.addi %a, %x : i32
    omp.yield(%r : i32)
  }
  return
}
// ===== omp.atomic.capture
func.func @f(%p: memref<i32>, %v: memref<i32>, %x: i32) {
  omp.atomic.capture memory_order(seq_cst) {
    omp.atomic.read %v = %p : memref<i32>, memref<i32>, i32
    omp.atomic.update %p : memref<i32> {
    ^bb0(%a: i32):
      %r = arith.addi %a, %x : i32
      omp.yield(%r : i32)
    }
  }
  return
}
// ===== omp.cancel
func.func @f(%c: i1) {
  omp.parallel {
    omp.cancel cancellation_construct_type(parallel) if(%c)
    omp.terminator
  }
  return
}
// ===== omp.cancellation_point
func.func @f() {
  omp.sections {
    omp.section {
      omp.cancellation_point cancellation_construct_type(sections)
      omp.terminator
    }
    omp.terminator
  }
  return
}
// ===== omp.declare_reduction
omp.declare_reduction @add : f32 init {
^bb0(%a: f32):
  %z = arith.constant 0.0 : f32
  omp.yield(%z : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  %s = arith.addf %a, %b : f32
  omp.yield(%s : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  %x = llvm.load %b : !llvm.ptr -> f32
  llvm.atomicrmw fadd %a, %x monotonic : !llvm.ptr, f32
  omp.yield
} cleanup {
^bb0(%a: f32):
  omp.yield
}
// ===== omp.private
omp.private {type = private} @a : i32
omp.private {type = firstprivate} @b : !llvm.ptr init {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
} dealloc {
^bb0(%a: !llvm.ptr):
  omp.yield
}
// ===== omp.parallel
omp.private {type = private} @a : i32
func.func @f(%c: i1, %n: i32, %p: !llvm.ptr) {
  omp.parallel if(%c) num_threads(%n : i32) proc_bind(close) private(@a %p -> %q : !llvm.ptr) {
    omp.terminator
  }
  return
}
// ===== omp.scan
omp.declare_reduction @add : i32 init {
^bb0(%a: i32):
  %z = arith.constant 0 : i32
  omp.yield(%z : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
func.func @f(%n: index, %p: !llvm.ptr) {
  omp.wsloop reduction(mod: inscan, @add %p -> %q : !llvm.ptr) {
    omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
      omp.scan inclusive(%q : !llvm.ptr)
      omp.yield
    }
  }
  return
}
// ===== omp.target_data
func.func @f(%c: i1, %p: memref<?xi32>) {
  %m = omp.map.info var_ptr(%p : memref<?xi32>, tensor<?xi32>) map_clauses(always, from) capture(ByRef) -> memref<?xi32> {name = ""}
  omp.target_data if(%c) map_entries(%m : memref<?xi32>) {
    omp.terminator
  }
  return
}
// ===== omp.declare_mapper.info
omp.declare_mapper @m : !llvm.struct<"s", (i32)> {
^bb0(%a: !llvm.ptr):
  %x = omp.map.info var_ptr(%a : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "v"}
  omp.declare_mapper.info map_entries(%x : !llvm.ptr)
}
// ===== omp.workshare.loop_wrapper
func.func @f(%n: index) {
  omp.workshare {
    omp.workshare.loop_wrapper {
      omp.loop_nest (%i) : index = (%n) to (%n) step (%n) {
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
// ===== omp.workdistribute
func.func @f() {
  omp.teams {
    omp.workdistribute {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// ===== omp.tile
llvm.func @f(%n: i32) {
  %a = omp.new_cli
  omp.canonical_loop(%a) %i : i32 in range(%n) {
    omp.terminator
  }
  %g = omp.new_cli
  %h = omp.new_cli
  omp.tile (%g, %h) <- (%a) sizes(%n : i32)
  llvm.return
}
