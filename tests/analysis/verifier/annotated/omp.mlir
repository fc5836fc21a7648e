// Constructs and clauses of omp: what is in them and around them.

func.func @f(%i: i32) {
  omp.wsloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.composite' attribute present in non-composite wrapper}}
  omp.wsloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
    omp.simd {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.composite' attribute missing from composite wrapper}}
  omp.wsloop {
    omp.simd {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
    // expected-error@+1 {{'omp.composite' attribute missing from composite wrapper}}
    omp.simd {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
        omp.yield
      }
    }
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{only supported nested wrapper is 'omp.simd'}}
  omp.wsloop {
    omp.distribute {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
        omp.yield
      }
    }
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.composite' attribute present in non-composite wrapper}}
  omp.simd {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.simd' op must wrap an 'omp.loop_nest' directly}}
  omp.simd {
    omp.simd {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.distribute {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.composite' attribute present in non-composite wrapper}}
  omp.distribute {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.composite' attribute missing from composite wrapper}}
  omp.distribute {
    omp.simd {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.distribute {
    omp.simd {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{an 'omp.wsloop' nested wrapper is only allowed when a composite 'omp.parallel' is the direct parent}}
  omp.distribute {
    omp.wsloop {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{only supported nested wrappers are 'omp.simd' and 'omp.wsloop'}}
  omp.distribute {
    omp.taskloop {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
        omp.yield
      }
    }
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  omp.parallel {
    omp.distribute {
      omp.wsloop {
        omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.terminator
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.composite' attribute missing from composite operation}}
  omp.parallel {
    omp.distribute {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.composite' attribute present in non-composite operation}}
  omp.parallel {
    omp.terminator
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{unexpected OpenMP operation inside of composite 'omp.parallel': omp.barrier}}
  omp.parallel {
    omp.barrier
    omp.distribute {
      omp.wsloop {
        omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.terminator
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{multiple 'omp.distribute' nested inside of 'omp.parallel'}}
  omp.parallel {
    omp.distribute {
      omp.wsloop {
        omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.distribute {
      omp.wsloop {
        omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
          omp.yield
        }
      } {omp.composite}
    } {omp.composite}
    omp.terminator
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  omp.taskloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.composite' attribute present in non-composite wrapper}}
  omp.taskloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.composite' attribute missing from composite wrapper}}
  omp.taskloop {
    omp.simd {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{only supported nested wrapper is 'omp.simd'}}
  omp.taskloop {
    omp.wsloop {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
        omp.yield
      }
    } {omp.composite}
  } {omp.composite}
  return
}
// -----
func.func @f(%i: i32) {
  omp.loop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.loop' op expected to be a standalone loop wrapper}}
  omp.loop {
    omp.simd {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
        omp.yield
      }
    } {omp.composite}
  }
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.workshare.loop_wrapper' op must be nested in an omp.workshare}}
  omp.workshare.loop_wrapper {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.workshare {
    omp.workshare.loop_wrapper {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
        omp.yield
      }
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.workshare {
    // expected-error@+1 {{'omp.workshare.loop_wrapper' op expected to be a standalone loop wrapper}}
    omp.workshare.loop_wrapper {
    omp.simd {
      omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
        omp.yield
      }
    } {omp.composite}
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.loop_nest' op expects parent op to be a loop wrapper}}
  omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
    omp.yield
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
    "omp.loop_nest"(%i, %i, %i) <{}> ({
    ^bb0(%k: i32):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
    // expected-error@+1 {{'omp.loop_nest' op range argument type does not match corresponding IV type}}
    "omp.loop_nest"(%i, %i, %i) <{}> ({
    ^bb0(%k: i64):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
    // expected-error@+1 {{'omp.loop_nest' op number of range arguments and IVs do not match}}
    "omp.loop_nest"(%i, %i, %i) <{}> ({
    ^bb0(%k: i32, %l: i32):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
    // expected-error@+1 {{'omp.loop_nest' op must represent at least one loop}}
    "omp.loop_nest"() <{}> ({
    ^bb0(%k: i32):
      omp.yield
    }) : () -> ()
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
    // expected-error@+1 {{'omp.loop_nest' op collapse value is larger than the number of loops}}
    "omp.loop_nest"(%i, %i, %i) <{collapse_num_loops = 2 : i64}> ({
    ^bb0(%k: i32):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
    // expected-error@+1 {{'omp.loop_nest' op too few canonical loops for tile dimensions}}
    "omp.loop_nest"(%i, %i, %i) <{tile_sizes = array<i64: 2, 3>}> ({
    ^bb0(%k: i32):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.wsloop {
    "omp.loop_nest"(%i, %i, %i) <{collapse_num_loops = 1 : i64, tile_sizes = array<i64: 2>}> ({
    ^bb0(%k: i32):
      omp.yield
    }) : (i32, i32, i32) -> ()
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop ordered(0) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{'omp.ordered.region' op the enclosing worksharing-loop region must have an ordered clause}}
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{'omp.ordered.region' op the enclosing loop's ordered clause must not have a parameter present}}
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop ordered(1) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.ordered depend_type(dependsink) depend_vec(%v : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop ordered(0) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{'omp.ordered' op the enclosing loop's ordered clause must have a parameter present}}
      omp.ordered depend_type(dependsink) depend_vec(%v : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop ordered(2) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{'omp.ordered' op number of variables in depend clause does not match number of iteration variables in the doacross loop}}
      omp.ordered depend_type(dependsink) depend_vec(%v : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{'omp.ordered' op the enclosing worksharing-loop region must have an ordered clause}}
      omp.ordered depend_type(dependsink) depend_vec(%v : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.ordered' op must be nested inside of a loop}}
  omp.ordered depend_type(dependsink) depend_vec(%v : i64) {doacross_num_loops = 1 : i64}
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.ordered.region {
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.distribute {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{'omp.ordered.region' op must be nested inside of a worksharing, simd or worksharing simd loop}}
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.simd {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.ordered.region {
        omp.terminator
      }
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.simd {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{'omp.ordered' op number of variables in depend clause does not match number of iteration variables in the doacross loop}}
      omp.ordered depend_type(dependsink) depend_vec(%v : i64) {doacross_num_loops = 1 : i64}
      omp.yield
    }
  }
  return
}
// -----
omp.declare_reduction @r : !llvm.ptr init {
^bb0(%a: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop reduction(mod: inscan, @r %p -> %q : !llvm.ptr) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.scan inclusive(%q : !llvm.ptr)
      omp.yield
    }
  }
  return
}
// -----
omp.declare_reduction @r : !llvm.ptr init {
^bb0(%a: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop reduction(@r %p -> %q : !llvm.ptr) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{SCAN directive needs to be enclosed within a parent worksharing loop construct or SIMD construct with INSCAN reduction modifier}}
      omp.scan inclusive(%q : !llvm.ptr)
      omp.yield
    }
  }
  return
}
// -----
omp.declare_reduction @r : !llvm.ptr init {
^bb0(%a: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop reduction(mod: inscan, @r %p -> %q : !llvm.ptr) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{Exactly one of EXCLUSIVE or INCLUSIVE clause is expected}}
      omp.scan inclusive(%q : !llvm.ptr) exclusive(%q : !llvm.ptr)
      omp.yield
    }
  }
  return
}
// -----
omp.declare_reduction @r : !llvm.ptr init {
^bb0(%a: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
} combiner {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield(%a : !llvm.ptr)
}
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop reduction(mod: inscan, @r %p -> %q : !llvm.ptr) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{Exactly one of EXCLUSIVE or INCLUSIVE clause is expected}}
      "omp.scan"() <{operandSegmentSizes = array<i32: 0, 0>}> : () -> ()
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.cancel' op Orphaned cancel construct}}
  omp.cancel cancellation_construct_type(parallel)
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.parallel {
    omp.cancel cancellation_construct_type(parallel)
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{'omp.cancel' op cancel parallel must appear inside a parallel region}}
      omp.cancel cancellation_construct_type(parallel)
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.sections {
    omp.section {
      // expected-error@+1 {{'omp.cancel' op cancel parallel must appear inside a parallel region}}
      omp.cancel cancellation_construct_type(parallel)
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.task {
    // expected-error@+1 {{'omp.cancel' op cancel parallel must appear inside a parallel region}}
    omp.cancel cancellation_construct_type(parallel)
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.cancellation_point' op Orphaned cancellation point}}
  omp.cancellation_point cancellation_construct_type(parallel)
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.parallel {
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{'omp.cancellation_point' op cancellation point parallel must appear inside a parallel region}}
      omp.cancellation_point cancellation_construct_type(parallel)
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.sections {
    omp.section {
      // expected-error@+1 {{'omp.cancellation_point' op cancellation point parallel must appear inside a parallel region}}
      omp.cancellation_point cancellation_construct_type(parallel)
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.task {
    // expected-error@+1 {{'omp.cancellation_point' op cancellation point parallel must appear inside a parallel region}}
    omp.cancellation_point cancellation_construct_type(parallel)
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.cancel' op Orphaned cancel construct}}
  omp.cancel cancellation_construct_type(loop)
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.parallel {
    // expected-error@+1 {{'omp.cancel' op cancel loop must appear inside a worksharing-loop region}}
    omp.cancel cancellation_construct_type(loop)
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.cancel cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.sections {
    omp.section {
      // expected-error@+1 {{'omp.cancel' op cancel loop must appear inside a worksharing-loop region}}
      omp.cancel cancellation_construct_type(loop)
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.task {
    // expected-error@+1 {{'omp.cancel' op cancel loop must appear inside a worksharing-loop region}}
    omp.cancel cancellation_construct_type(loop)
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.cancellation_point' op Orphaned cancellation point}}
  omp.cancellation_point cancellation_construct_type(loop)
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.parallel {
    // expected-error@+1 {{'omp.cancellation_point' op cancellation point loop must appear inside a worksharing-loop region}}
    omp.cancellation_point cancellation_construct_type(loop)
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.cancellation_point cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.sections {
    omp.section {
      // expected-error@+1 {{'omp.cancellation_point' op cancellation point loop must appear inside a worksharing-loop region}}
      omp.cancellation_point cancellation_construct_type(loop)
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.task {
    // expected-error@+1 {{'omp.cancellation_point' op cancellation point loop must appear inside a worksharing-loop region}}
    omp.cancellation_point cancellation_construct_type(loop)
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.cancel' op Orphaned cancel construct}}
  omp.cancel cancellation_construct_type(sections)
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.parallel {
    // expected-error@+1 {{'omp.cancel' op cancel sections must appear inside a sections region}}
    omp.cancel cancellation_construct_type(sections)
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{'omp.cancel' op cancel sections must appear inside a sections region}}
      omp.cancel cancellation_construct_type(sections)
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.sections {
    omp.section {
      omp.cancel cancellation_construct_type(sections)
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.task {
    // expected-error@+1 {{'omp.cancel' op cancel sections must appear inside a sections region}}
    omp.cancel cancellation_construct_type(sections)
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.cancellation_point' op Orphaned cancellation point}}
  omp.cancellation_point cancellation_construct_type(sections)
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.parallel {
    // expected-error@+1 {{'omp.cancellation_point' op cancellation point sections must appear inside a sections region}}
    omp.cancellation_point cancellation_construct_type(sections)
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{'omp.cancellation_point' op cancellation point sections must appear inside a sections region}}
      omp.cancellation_point cancellation_construct_type(sections)
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.sections {
    omp.section {
      omp.cancellation_point cancellation_construct_type(sections)
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.task {
    // expected-error@+1 {{'omp.cancellation_point' op cancellation point sections must appear inside a sections region}}
    omp.cancellation_point cancellation_construct_type(sections)
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.cancel' op Orphaned cancel construct}}
  omp.cancel cancellation_construct_type(taskgroup)
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.parallel {
    // expected-error@+1 {{'omp.cancel' op cancel taskgroup must appear inside a task region}}
    omp.cancel cancellation_construct_type(taskgroup)
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{'omp.cancel' op cancel taskgroup must appear inside a task region}}
      omp.cancel cancellation_construct_type(taskgroup)
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.sections {
    omp.section {
      // expected-error@+1 {{'omp.cancel' op cancel taskgroup must appear inside a task region}}
      omp.cancel cancellation_construct_type(taskgroup)
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.task {
    omp.cancel cancellation_construct_type(taskgroup)
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.cancellation_point' op Orphaned cancellation point}}
  omp.cancellation_point cancellation_construct_type(taskgroup)
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.parallel {
    // expected-error@+1 {{'omp.cancellation_point' op cancellation point taskgroup must appear inside a task region}}
    omp.cancellation_point cancellation_construct_type(taskgroup)
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{'omp.cancellation_point' op cancellation point taskgroup must appear inside a task region}}
      omp.cancellation_point cancellation_construct_type(taskgroup)
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.sections {
    omp.section {
      // expected-error@+1 {{'omp.cancellation_point' op cancellation point taskgroup must appear inside a task region}}
      omp.cancellation_point cancellation_construct_type(taskgroup)
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.task {
    omp.cancellation_point cancellation_construct_type(taskgroup)
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop nowait {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{A worksharing construct that is canceled must not have a nowait clause}}
      omp.cancel cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop ordered(0) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      // expected-error@+1 {{A worksharing construct that is canceled must not have an ordered clause}}
      omp.cancel cancellation_construct_type(loop)
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.sections nowait {
    omp.section {
      // expected-error@+1 {{A sections construct that is canceled must not have a nowait clause}}
      omp.cancel cancellation_construct_type(sections)
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.taskloop {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.cancel cancellation_construct_type(taskgroup)
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.sections' op expected omp.section op or terminator op inside region}}
  omp.sections {
    omp.barrier
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.parallel {
    // expected-error@+1 {{expected to be nested inside of omp.target or not nested in any OpenMP dialect operations}}
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.teams {
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.target {
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{target containing multiple 'omp.teams' nested ops}}
  omp.target {
    omp.teams {
      omp.terminator
    }
    omp.teams {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.teams {
    omp.workdistribute {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op explicit barriers are not allowed in workdistribute region}}
    omp.workdistribute {
      omp.barrier
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op nested parallel constructs not allowed in workdistribute}}
    omp.workdistribute {
      omp.parallel {
        omp.terminator
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.workdistribute' op workdistribute must be nested under teams}}
  omp.workdistribute {
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.teams {
    // expected-error@+1 {{'omp.workdistribute' op region cannot be empty}}
    "omp.workdistribute"() ({
    }) : () -> ()
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.teams {
    omp.workdistribute {
      %0 = llvm.mlir.zero : i32
      llvm.br ^bb1
    ^bb1:
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.target host_eval(%i -> %h : i32) {
    omp.teams num_teams(to %h : i32) thread_limit(%h : i32) {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr, %b: i1) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as 'num_teams' and 'thread_limit' in 'omp.teams'}}
  omp.target host_eval(%b -> %h : i1) {
    omp.teams if(%h) {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as 'num_threads' in 'omp.parallel' when representing target SPMD}}
  omp.target host_eval(%i -> %h : i32) {
    omp.parallel num_threads(%h : i32) {
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.target' op host_eval argument illegal use in 'arith.addi' operation}}
  omp.target host_eval(%i -> %h : i32) {
    %0 = arith.addi %h, %h : i32
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.target' op host_eval argument only legal as loop bounds and steps in 'omp.loop_nest' when trip count must be evaluated in the host}}
  omp.target host_eval(%i -> %h : i32) {
    omp.parallel {
      omp.wsloop {
        omp.loop_nest (%k) : i32 = (%h) to (%h) step (%h) {
          omp.yield
        }
      }
      omp.terminator
    }
    omp.terminator
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32, %z: memref<i32>) {
  omp.atomic.capture {
    omp.atomic.update %x : memref<i32> {
    ^bb0(%o: i32):
      omp.yield(%o : i32)
    }
    omp.atomic.read %y = %x : memref<i32>, memref<i32>, i32
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32, %z: memref<i32>) {
  omp.atomic.capture {
    omp.atomic.read %y = %x : memref<i32>, memref<i32>, i32
    omp.atomic.update %x : memref<i32> {
    ^bb0(%o: i32):
      omp.yield(%o : i32)
    }
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32, %z: memref<i32>) {
  omp.atomic.capture {
    // expected-error@+1 {{updated variable in atomic.update must be captured in second operation}}
    omp.atomic.update %x : memref<i32> {
    ^bb0(%o: i32):
      omp.yield(%o : i32)
    }
    omp.atomic.read %y = %z : memref<i32>, memref<i32>, i32
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32, %z: memref<i32>) {
  omp.atomic.capture {
    // expected-error@+1 {{captured variable in atomic.read must be updated in second operation}}
    omp.atomic.read %y = %z : memref<i32>, memref<i32>, i32
    omp.atomic.update %x : memref<i32> {
    ^bb0(%o: i32):
      omp.yield(%o : i32)
    }
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32, %z: memref<i32>) {
  omp.atomic.capture {
    // expected-error@+1 {{captured variable in atomic.read must be updated in second operation}}
    omp.atomic.read %y = %z : memref<i32>, memref<i32>, i32
    omp.atomic.write %x = %v : memref<i32>, i32
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32, %z: memref<i32>) {
  omp.atomic.capture {
    omp.atomic.read %y = %x : memref<i32>, memref<i32>, i32
    omp.atomic.write %x = %v : memref<i32>, i32
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32, %z: memref<i32>) {
  // expected-error@+1 {{'omp.atomic.capture' op operations inside capture region must not have hint clause}}
  omp.atomic.capture {
    omp.atomic.update hint(contended) %x : memref<i32> {
    ^bb0(%o: i32):
      omp.yield(%o : i32)
    }
    omp.atomic.read %y = %x : memref<i32>, memref<i32>, i32
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32, %z: memref<i32>) {
  // expected-error@+1 {{'omp.atomic.capture' op operations inside capture region must not have memory_order clause}}
  omp.atomic.capture {
    omp.atomic.update %x : memref<i32> {
    ^bb0(%o: i32):
      omp.yield(%o : i32)
    }
    omp.atomic.read %y = %x memory_order(seq_cst) : memref<i32>, memref<i32>, i32
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32, %z: memref<i32>) {
  omp.atomic.capture {
    // expected-error@+1 {{invalid sequence of operations in the capture region}}
    omp.atomic.update %x : memref<i32> {
    ^bb0(%o: i32):
      omp.yield(%o : i32)
    }
    omp.atomic.update %x : memref<i32> {
    ^bb0(%o: i32):
      omp.yield(%o : i32)
    }
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32) {
  // expected-error@+1 {{memory-order must not be acq_rel or release for atomic reads}}
  omp.atomic.read %y = %x memory_order(acq_rel) : memref<i32>, memref<i32>, i32
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32) {
  // expected-error@+1 {{memory-order must not be acq_rel or release for atomic reads}}
  omp.atomic.read %y = %x memory_order(release) : memref<i32>, memref<i32>, i32
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32) {
  omp.atomic.read %y = %x memory_order(acquire) : memref<i32>, memref<i32>, i32
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32) {
  // expected-error@+1 {{memory-order must not be acq_rel or acquire for atomic writes}}
  omp.atomic.write %x = %v memory_order(acq_rel) : memref<i32>, i32
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32) {
  // expected-error@+1 {{memory-order must not be acq_rel or acquire for atomic writes}}
  omp.atomic.write %x = %v memory_order(acquire) : memref<i32>, i32
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32) {
  // expected-error@+1 {{memory-order must not be acq_rel or acquire for atomic updates}}
  omp.atomic.update memory_order(acquire) %x : memref<i32> {
  ^bb0(%o: i32):
    omp.yield(%o : i32)
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32) {
  // expected-error@+1 {{memory-order must not be acq_rel or acquire for atomic updates}}
  omp.atomic.update memory_order(acq_rel) %x : memref<i32> {
  ^bb0(%o: i32):
    omp.yield(%o : i32)
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32) {
  // expected-error@+1 {{the type of the operand must be a pointer type whose element type is the same as that of the region argument}}
  omp.atomic.update %x : memref<i32> {
  ^bb0(%o: i64):
    omp.yield(%o : i64)
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32) {
  // expected-error@+1 {{the region must accept exactly one argument}}
  omp.atomic.update %x : memref<i32> {
  ^bb0(%o: i32, %p: i32):
    omp.yield(%o : i32)
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32) {
  // expected-error@+1 {{only updated value must be returned}}
  omp.atomic.update %x : memref<i32> {
  ^bb0(%o: i32):
    omp.yield(%o, %o : i32, i32)
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32, %l: i64) {
  // expected-error@+1 {{input and yielded value must have the same type}}
  omp.atomic.update %x : memref<i32> {
  ^bb0(%o: i32):
    omp.yield(%l : i64)
  }
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32) {
  // expected-error@+1 {{read and write must not be to the same location for atomic reads}}
  omp.atomic.read %x = %x : memref<i32>, memref<i32>, i32
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32, %l: i64) {
  // expected-error@+1 {{address must dereference to value type}}
  omp.atomic.write %x = %l : memref<i32>, i64
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32) {
  // expected-error@+1 {{'omp.atomic.write' op the hints omp_sync_hint_uncontended and omp_sync_hint_contended cannot be combined}}
  omp.atomic.write %x = %v hint(contended, uncontended) : memref<i32>, i32
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32) {
  // expected-error@+1 {{'omp.atomic.write' op the hints omp_sync_hint_nonspeculative and omp_sync_hint_speculative cannot be combined.}}
  omp.atomic.write %x = %v hint(speculative, nonspeculative) : memref<i32>, i32
  return
}
// -----
func.func @f(%x: memref<i32>, %y: memref<i32>, %v: i32) {
  // expected-error@+1 {{custom op 'omp.atomic.read' invalid clause value: 'bad'}}
  omp.atomic.read %y = %x memory_order(bad) : memref<i32>, memref<i32>, i32
  return
}
// -----
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
// expected-error@+1 {{'omp.declare_reduction' op expects one argument to the initializer region when no allocation region is used}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
// expected-error@+1 {{'omp.declare_reduction' op expects two arguments to the initializer region when an allocation region is used}}
omp.declare_reduction @r : i32 alloc {
  %c = arith.constant 1 : i32
  omp.yield(%c : i32)
} init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
omp.declare_reduction @r : i32 alloc {
  %c = arith.constant 1 : i32
  omp.yield(%c : i32)
} init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
// expected-error@+1 {{'omp.declare_reduction' op expects alloc region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 alloc {
  %c = arith.constant 1 : i64
  omp.yield(%c : i64)
} init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
// expected-error@+1 {{'omp.declare_reduction' op expects initializer region argument to match the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i64):
  %c = arith.constant 1 : i32
  omp.yield(%c : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
// expected-error@+1 {{'omp.declare_reduction' op expects initializer region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  %c = arith.constant 1 : i64
  omp.yield(%c : i64)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
// expected-error@+1 {{'omp.declare_reduction' op expects one or two arguments to the initializer region}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32, %b: i32, %c: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
// expected-error@+1 {{'omp.declare_reduction' op expects reduction region with two arguments of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32):
  omp.yield(%a : i32)
}
// -----
// expected-error@+1 {{'omp.declare_reduction' op expects reduction region with two arguments of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i64):
  omp.yield(%a : i32)
}
// -----
// expected-error@+1 {{'omp.declare_reduction' op expects reduction region to yield a value of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a, %b : i32, i32)
}
// -----
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: !llvm.ptr):
  omp.yield
}
// -----
// expected-error@+1 {{'omp.declare_reduction' op expects atomic reduction region with two arguments of the same type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: !llvm.ptr, %b: i32):
  omp.yield
}
// -----
// expected-error@+1 {{'omp.declare_reduction' op expects atomic reduction region arguments to be accumulators containing the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: i32, %b: i32):
  omp.yield
}
// -----
// expected-error@+1 {{'omp.declare_reduction' op expects atomic reduction region arguments to be accumulators containing the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i64>, %b: memref<i64>):
  omp.yield
}
// -----
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} atomic {
^bb0(%a: memref<i32>, %b: memref<i32>):
  omp.yield
}
// -----
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} cleanup {
^bb0(%a: i32):
  omp.yield
}
// -----
// expected-error@+1 {{'omp.declare_reduction' op expects cleanup region with one argument of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} cleanup {
^bb0(%a: i64):
  omp.yield
}
// -----
// expected-error@+1 {{'omp.declare_reduction' op expects cleanup region with one argument of the reduction type}}
omp.declare_reduction @r : i32 init {
^bb0(%a: i32):
  omp.yield(%a : i32)
} combiner {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} cleanup {
^bb0(%a: i32, %b: i32):
  omp.yield
}
// -----
omp.private {type = private} @p : i32
// -----
omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
omp.private {type = firstprivate} @p : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
} dealloc {
^bb0(%a: i32):
  omp.yield
}
// -----
// expected-error@+1 {{`firstprivate` clauses require at least a `copy` region.}}
omp.private {type = firstprivate} @p : i32 init {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
// expected-error@+1 {{`private` clauses do not require a `copy` region.}}
omp.private {type = private} @p : i32 copy {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
// expected-error@+1 {{Region argument type mismatch: got 'i32' expected 'i64'.}}
omp.private {type = private} @p : i32 init {
^bb0(%a: i64, %b: i32):
  omp.yield(%b : i32)
}
// -----
// expected-error@+1 {{`init`: expected 2 region arguments, got: 1}}
omp.private {type = private} @p : i32 init {
^bb0(%a: i32):
  omp.yield
}
// -----
omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i32):
  // expected-error@+1 {{Invalid yielded value. Expected type: 'i32', got: None}}
  omp.yield
}
// -----
omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i32):
  %c = arith.constant 1 : i64
  // expected-error@+1 {{Invalid yielded value. Expected type: 'i32', got: 'i64'}}
  omp.yield(%c : i64)
}
// -----
omp.private {type = private} @p : i32 init {
^bb0(%a: i32, %b: i32):
  // expected-error@+1 {{expected exit block terminator to be an `omp.yield` op.}}
  omp.terminator
}
// -----
omp.private {type = private} @p : i32 dealloc {
^bb0(%a: i32):
  // expected-error@+1 {{Did not expect any values to be yielded.}}
  omp.yield(%a : i32)
}
// -----
// expected-error@+1 {{`dealloc`: expected 1 region arguments, got: 2}}
omp.private {type = private} @p : i32 dealloc {
^bb0(%a: i32, %b: i32):
  omp.yield(%a : i32)
}
// -----
// expected-error@+1 {{`copy`: expected 2 region arguments, got: 1}}
omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: i32):
  omp.yield
}
// -----
omp.private {type = firstprivate} @p : i32 copy {
^bb0(%a: i32, %b: i32):
  // expected-error@+1 {{Invalid yielded value. Expected type: 'i32', got: 'i32', 'i32'}}
  omp.yield(%a, %b : i32, i32)
}
// -----
// expected-error@+1 {{'omp.declare_mapper' op expected terminator to be a DeclareMapperInfoOp}}
omp.declare_mapper @m : i32 {
^bb0(%a: !llvm.ptr):
  omp.terminator
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = omp.map.info var_ptr(%m : memref<4xf32>, tensor<4xf32>) map_clauses(to) capture(ByRef) -> memref<4xf32> {name = ""}
  omp.target_update map_entries(%0 : memref<4xf32>)
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = omp.map.info var_ptr(%m : memref<4xf32>, tensor<4xf32>) map_clauses(always, to) capture(ByRef) -> memref<4xf32> {name = ""}
  // expected-error@+1 {{present, mapper and iterator map type modifiers are permitted}}
  omp.target_update map_entries(%0 : memref<4xf32>)
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = omp.map.info var_ptr(%m : memref<4xf32>, tensor<4xf32>) map_clauses(tofrom) capture(ByRef) -> memref<4xf32> {name = ""}
  // expected-error@+1 {{either to or from map types can be specified, not both}}
  omp.target_update map_entries(%0 : memref<4xf32>)
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = omp.map.info var_ptr(%m : memref<4xf32>, tensor<4xf32>) map_clauses(delete) capture(ByRef) -> memref<4xf32> {name = ""}
  // expected-error@+1 {{at least one of to or from map types must be specified, other map types are not permitted}}
  omp.target_update map_entries(%0 : memref<4xf32>)
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = omp.map.info var_ptr(%m : memref<4xf32>, tensor<4xf32>) map_clauses(none) capture(ByRef) -> memref<4xf32> {name = ""}
  // expected-error@+1 {{at least one of to or from map types must be specified, other map types are not permitted}}
  omp.target_update map_entries(%0 : memref<4xf32>)
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'omp.target' op 'has_device_addr' arguments must be defined by 'omp.map.info' ops}}
  omp.target has_device_addr(%m -> %a : memref<4xf32>) {
    omp.terminator
  }
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  %0 = omp.map.info var_ptr(%m : memref<4xf32>, tensor<4xf32>) map_clauses(to) capture(ByRef) -> memref<4xf32> {name = ""}
  omp.target has_device_addr(%0 -> %a : memref<4xf32>) {
    omp.terminator
  }
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'omp.target_data' op 'use_device_ptr' arguments must be defined by 'omp.map.info' ops}}
  omp.target_data use_device_ptr(%m -> %a : memref<4xf32>) {
    omp.terminator
  }
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'omp.target_data' op 'use_device_addr' arguments must be defined by 'omp.map.info' ops}}
  omp.target_data use_device_addr(%m -> %a : memref<4xf32>) {
    omp.terminator
  }
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  // expected-error@+1 {{'omp.map.info' op 'members' arguments must be defined by 'omp.map.info' ops}}
  %0 = omp.map.info var_ptr(%m : memref<4xf32>, tensor<4xf32>) map_clauses(to) capture(ByRef) members(%m : [0] : memref<4xf32>) -> memref<4xf32> {name = ""}
  return
}
// -----
func.func @f(%m: memref<4xf32>) {
  "omp.target"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    omp.terminator
  }) : () -> ()
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'omp.wsloop'  expected schedule kind}}
  omp.wsloop schedule(bad) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'omp.wsloop'  unknown modifier type: bad}}
  omp.wsloop schedule(static, bad) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'omp.wsloop'  incorrect modifier order}}
  omp.wsloop schedule(static, simd, monotonic) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop schedule(static, monotonic, simd) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop schedule(static, simd) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'omp.wsloop'  incorrect modifier order}}
  omp.wsloop schedule(static, monotonic, nonmonotonic) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{custom op 'omp.wsloop'  unexpected modifier(s)}}
  omp.wsloop schedule(static, simd, simd, simd) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.wsloop schedule(static, nonmonotonic) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.distribute' op chunk size set without dist_schedule_static being present}}
  omp.distribute dist_schedule_chunk_size(%i : i32) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32) {
  omp.distribute dist_schedule_static dist_schedule_chunk_size(%i : i32) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{custom op 'omp.parallel' invalid clause value: 'bad'}}
  omp.parallel proc_bind(bad) {
    omp.terminator
  }
  return
}
// -----
func.func @f() {
  omp.flush
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.simd aligned(%p : !llvm.ptr -> 1 : i64) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.simd' op alignment should be greater than 0}}
  omp.simd aligned(%p : !llvm.ptr -> 0 : i64) {
    omp.loop_nest (%k) : i32 = (%i) to (%i) step (%i) {
      omp.yield
    }
  }
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{ALIGN value : 3 must be power of 2}}
  omp.allocate_dir (%p : !llvm.ptr) align(3)
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  omp.allocate_dir (%p : !llvm.ptr) align(4)
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{expected non-function type}}
  %0 = omp.target_allocmem %v : i64, 7
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  // expected-error@+1 {{'omp.target_allocmem' op operand #0 must be integer, but got '!llvm.ptr'}}
  %0 = omp.target_allocmem %p : !llvm.ptr, i64
  return
}
// -----
func.func @f(%i: i32, %v: i64, %p: !llvm.ptr) {
  %0 = omp.target_allocmem %i : i32, i64
  return
}
// -----
func.func @f(%i: i32) {
  %c = omp.new_cli
  omp.canonical_loop(%c) %k : i32 in range(%i) {
    omp.terminator
  }
  omp.unroll_heuristic(%c)
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.new_cli' op CLI has no generator}}
  %c = omp.new_cli
  omp.unroll_heuristic(%c)
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.new_cli' op CLI must have at most one generator}}
  %c = omp.new_cli
  omp.canonical_loop(%c) %k : i32 in range(%i) {
    omp.terminator
  }
  omp.canonical_loop(%c) %l : i32 in range(%i) {
    omp.terminator
  }
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.new_cli' op CLI must have at most one consumer}}
  %c = omp.new_cli
  omp.canonical_loop(%c) %k : i32 in range(%i) {
    omp.terminator
  }
  omp.unroll_heuristic(%c)
  omp.unroll_heuristic(%c)
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.canonical_loop' op Region argument must be the same type as the trip count}}
  "omp.canonical_loop"(%i) ({
  ^bb0(%k: i64):
    omp.terminator
  }) : (i32) -> ()
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.canonical_loop' op Canonical loop region must have exactly one argument}}
  "omp.canonical_loop"(%i) ({
  ^bb0:
    omp.terminator
  }) : (i32) -> ()
  return
}
// -----
func.func @f(%i: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  omp.canonical_loop(%a) %k : i32 in range(%i) {
    omp.canonical_loop(%b) %l : i32 in range(%i) {
      omp.terminator
    }
    omp.terminator
  }
  omp.tile <- (%a, %b) sizes(%i, %i : i32, i32)
  return
}
// -----
func.func @f(%i: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  omp.canonical_loop(%a) %k : i32 in range(%i) {
    omp.canonical_loop(%b) %l : i32 in range(%i) {
      omp.terminator
    }
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op there must be one tile size for each applyee}}
  omp.tile <- (%a, %b) sizes(%i : i32)
  return
}
// -----
func.func @f(%i: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  omp.canonical_loop(%a) %k : i32 in range(%i) {
    omp.terminator
  }
  omp.canonical_loop(%b) %l : i32 in range(%i) {
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op tiled loop nest must be perfectly nested}}
  omp.tile <- (%a, %b) sizes(%i, %i : i32, i32)
  return
}
// -----
func.func @f(%i: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  omp.canonical_loop(%a) %k : i32 in range(%i) {
    %q = arith.addi %i, %i : i32
    omp.canonical_loop(%b) %l : i32 in range(%i) {
      omp.terminator
    }
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op tiled loop nest must be perfectly nested}}
  omp.tile <- (%a, %b) sizes(%i, %i : i32, i32)
  return
}
// -----
func.func @f(%i: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  omp.canonical_loop(%a) %k : i32 in range(%i) {
    omp.canonical_loop(%b) %l : i32 in range(%k) {
      omp.terminator
    }
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op tiled loop nest must be rectangular}}
  omp.tile <- (%a, %b) sizes(%i, %i : i32, i32)
  return
}
// -----
func.func @f(%i: i32) {
  %a = omp.new_cli
  // expected-error@+1 {{'omp.new_cli' op CLI has no generator}}
  %b = omp.new_cli
  omp.canonical_loop(%a) %k : i32 in range(%i) {
    omp.terminator
  }
  omp.tile <- (%b) sizes(%i : i32)
  return
}
// -----
func.func @f(%i: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  omp.canonical_loop(%a) %k : i32 in range(%i) {
    omp.terminator
  }
  // expected-error@+1 {{'omp.tile' op expecting two times the number of generatees than applyees}}
  omp.tile (%b) <- (%a) sizes(%i : i32)
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{expected ':'}}
  omp.tile <- () sizes()
  return
}
// -----
func.func @f(%i: i32) {
  // expected-error@+1 {{'omp.tile' op must apply to at least one loop}}
  "omp.tile"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> : () -> ()
  return
}
// -----
func.func @f(%i: i32) {
  %a = omp.new_cli
  %b = omp.new_cli
  %d = omp.new_cli
  omp.canonical_loop(%a) %k : i32 in range(%i) {
    omp.terminator
  }
  omp.tile (%b, %d) <- (%a) sizes(%i : i32)
  omp.tile <- (%b) sizes(%i : i32)
  return
}
// -----
omp.critical.declare @c hint(none)
func.func @f() {
  omp.critical(@c) {
    omp.terminator
  }
  return
}
// -----
func.func @f() {
  // expected-error@+1 {{'omp.critical' op expected symbol reference @c to point to a critical declaration}}
  omp.critical(@c) {
    omp.terminator
  }
  return
}
// -----
func.func private @c()
func.func @f() {
  // expected-error@+1 {{'omp.critical' op expected symbol reference @c to point to a critical declaration}}
  omp.critical(@c) {
    omp.terminator
  }
  return
}

// -----

func.func @f(%b: i32) {
  %0 = omp.map.bounds extent(%b : i32)
  // expected-error@+1 {{expected extent or upperbound.}}
  %1 = omp.map.bounds lower_bound(%b : i32)
  return
}
