// References of omp, and clauses that exclude each other: what mlir-opt says of each rule.

func.func @f(%x: memref<i32>) {
  // expected-error@below {{invalid mapper id}}
  %0 = omp.map.info var_ptr(%x : memref<i32>, i32) map_clauses(tofrom) capture(ByRef) mapper(@nowhere) -> memref<i32>
  return
}

// -----

func.func @f(%x: !llvm.ptr) {
  // expected-error@below {{failed to lookup privatizer op with symbol: '@nowhere'}}
  omp.parallel private(@nowhere %x -> %a : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%x: f32) {
  omp.parallel private(@p %x -> %a : f32) {
    omp.terminator
  }
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%x: !llvm.ptr) {
  omp.parallel private(@p %x -> %a : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%x: !llvm.ptr) {
  // expected-error@below {{'omp.parallel' op expected symbol reference @nowhere to point to a reduction declaration}}
  omp.parallel reduction(@nowhere %x -> %a : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
}
func.func @f(%x: memref<i32>) {
  omp.parallel reduction(@r %x -> %a : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
func.func @f(%x: memref<i32>) {
  // expected-error@below {{'omp.parallel' op expected accumulator ('memref<i32>') to be the same type as reduction declaration ('!llvm.ptr')}}
  omp.parallel reduction(@r %x -> %a : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
} atomic {
^bb0(%a: memref<f32>, %b: memref<f32>):
  omp.yield
}
func.func @f(%x: memref<i32>) {
  // expected-error@below {{'omp.parallel' op expected accumulator ('memref<i32>') to be the same type as reduction declaration ('memref<f32>')}}
  omp.parallel reduction(@r %x -> %a : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

omp.declare_reduction @r : f32 init {
^bb0(%a: f32):
  omp.yield(%a : f32)
} combiner {
^bb0(%a: f32, %b: f32):
  omp.yield(%a : f32)
}
func.func @f(%x: memref<i32>) {
  // expected-error@below {{'omp.parallel' op accumulator variable used more than once}}
  omp.parallel reduction(@r %x -> %a, @r %x -> %b : memref<i32>, memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%x: memref<i32>) {
  // expected-error@below {{'omp.single' op expected symbol reference @nowhere to point to a copy function}}
  omp.single copyprivate(%x -> @nowhere : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func private @c1(%a: memref<i32>)
func.func @f(%x: memref<i32>) {
  // expected-error@below {{'omp.single' op expected copy function @c1 to have 2 operands}}
  omp.single copyprivate(%x -> @c1 : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func private @c1(%a: memref<i32>, %b: memref<f32>)
func.func @f(%x: memref<i32>) {
  // expected-error@below {{'omp.single' op expected copy function @c1 arguments to have the same type}}
  omp.single copyprivate(%x -> @c1 : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func private @c1(%a: memref<f32>, %b: memref<f32>)
func.func @f(%x: memref<i32>) {
  // expected-error@below {{'omp.single' op expected copy function arguments' type ('memref<f32>') to be the same as copyprivate variable's type ('memref<i32>')}}
  omp.single copyprivate(%x -> @c1 : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

llvm.func @c1(!llvm.ptr)
func.func @f(%x: !llvm.ptr) {
  // expected-error@below {{'omp.single' op expected copy function @c1 to have 2 operands}}
  omp.single copyprivate(%x -> @c1 : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

llvm.func @c1(!llvm.ptr, !llvm.ptr)
func.func @f(%x: !llvm.ptr) {
  omp.single copyprivate(%x -> @c1 : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

llvm.func @c1(!llvm.ptr, i32)
func.func @f(%x: !llvm.ptr) {
  // expected-error@below {{'omp.single' op expected copy function @c1 arguments to have the same type}}
  omp.single copyprivate(%x -> @c1 : !llvm.ptr) {
    omp.terminator
  }
  return
}

// -----

memref.global @c1 : memref<i32>
func.func @f(%x: memref<i32>) {
  // expected-error@below {{'omp.single' op expected symbol reference @c1 to point to a copy function}}
  omp.single copyprivate(%x -> @c1 : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%l: index) {
  // expected-error@below {{'omp.simd' op simdlen clause and safelen clause are both present, but the simdlen value is not less than or equal to safelen value}}
  omp.simd simdlen(4) safelen(2) {
    omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%l: index) {
  omp.simd simdlen(2) safelen(2) {
    omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%l: index, %x: !llvm.ptr) {
  // expected-error@below {{Cannot find privatizer '@nowhere'}}
  omp.simd private(@nowhere %x -> %a : !llvm.ptr) {
    omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
      omp.yield
    }
  }
  return
}

// -----

omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%l: index, %x: !llvm.ptr) {
  // expected-error@below {{FIRSTPRIVATE cannot be used with SIMD}}
  omp.simd private(@p %x -> %a : !llvm.ptr) {
    omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
      omp.yield
    }
  }
  return
}

// -----

omp.private {type = private} @p : i32
func.func @f(%l: index, %x: !llvm.ptr) {
  omp.simd private(@p %x -> %a : !llvm.ptr) {
    omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%l: index, %n: i64) {
  // expected-error@below {{the grainsize clause and num_tasks clause are mutually exclusive and may not appear on the same taskloop directive}}
  omp.taskloop grainsize(%n : i64) num_tasks(%n : i64) {
    omp.loop_nest (%i) : index = (%l) to (%l) step (%l) {
      omp.yield
    }
  }
  return
}

// -----

func.func @f(%d: i32) {
  // expected-error@below {{expected non-function type}}
  %0 = omp.target_allocmem %d : i32, xyz
  return
}

// -----

func.func @f(%d: i32) {
  // expected-error@below {{'omp.target_allocmem' op result #0 must be 64-bit signless integer, but got 'i32'}}
  %0 = "omp.target_allocmem"(%d) <{in_type = i64, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i32
  return
}

// -----

func.func @f(%d: f32) {
  // expected-error@below {{'omp.target_allocmem' op operand #0 must be integer, but got 'f32'}}
  %0 = omp.target_allocmem %d : f32, i64
  return
}

// -----

func.func @f(%l: index, %m: i32) {
  "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
    // expected-error@below {{'omp.loop_nest' op failed to verify that all of {loop_lower_bounds, loop_upper_bounds, loop_steps} have same type}}
    "omp.loop_nest"(%l, %m, %l) <{}> ({
    ^bb0(%i: index):
      omp.yield
    }) : (index, i32, index) -> ()
  }) : () -> ()
  return
}

// -----

omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%b : !llvm.ptr)
}
func.func @f(%x: memref<i32>) {
  // expected-error@below {{type mismatch between a firstprivate variable and its privatizer op, var type: 'memref<i32>' vs. privatizer op type: '!llvm.ptr'}}
  omp.parallel private(@p %x -> %a : memref<i32>) {
    omp.terminator
  }
  return
}

// -----

omp.private {type = private} @p : i32 init {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield(%b : memref<i32>)
}
func.func @f(%x: memref<i32>, %y: memref<f32>) {
  omp.parallel private(@p %x -> %a : memref<i32>) {
    omp.terminator
  }
  // expected-error@below {{type mismatch between a private variable and its privatizer op, var type: 'memref<f32>' vs. privatizer op type: 'memref<i32>'}}
  omp.parallel private(@p %y -> %a : memref<f32>) {
    omp.terminator
  }
  return
}
