// ===== omp.allocate_dir: full
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i64)
  omp.allocate_dir(%0#0, %0#1 : !llvm.ptr, !llvm.ptr) align(1) allocator(%0#2) {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr, i64)
  "omp.allocate_dir"(%0#0, %0#1, %0#2) <{align = 1 : i64, operandSegmentSizes = array<i32: 2, 1>}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr, i64) -> ()
}) : () -> ()
// ===== omp.allocate_dir: ones
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  omp.allocate_dir(%0#0 : !llvm.ptr) allocator(%0#1)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  "omp.allocate_dir"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.ptr, i64) -> ()
}) : () -> ()
// ===== omp.allocate_dir: with varList
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  omp.allocate_dir(%0#0, %0#1 : !llvm.ptr, !llvm.ptr)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "omp.allocate_dir"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 2, 0>}> : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== omp.allocate_dir: ones with align
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  omp.allocate_dir(%0#0 : !llvm.ptr) align(1) allocator(%0#1)
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, i64)
  "omp.allocate_dir"(%0#0, %0#1) <{align = 1 : i64, operandSegmentSizes = array<i32: 1, 1>}> : (!llvm.ptr, i64) -> ()
}) : () -> ()
// ===== omp.atomic.capture: by hand
module {
  func.func @f(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32) {
    omp.atomic.capture memory_order(seq_cst) {
      omp.atomic.read %arg1 = %arg0 : memref<i32>, memref<i32>, i32
      omp.atomic.update %arg0 : memref<i32> {
      ^bb0(%arg3: i32):
        %0 = arith.addi %arg3, %arg2 : i32
        omp.yield(%0 : i32)
      }
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<i32>, memref<i32>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<i32>, %arg1: memref<i32>, %arg2: i32):
    "omp.atomic.capture"() <{memory_order = #omp<memoryorderkind seq_cst>}> ({
      "omp.atomic.read"(%arg0, %arg1) <{element_type = i32}> : (memref<i32>, memref<i32>) -> ()
      "omp.atomic.update"(%arg0) ({
      ^bb0(%arg3: i32):
        %0 = "arith.addi"(%arg3, %arg2) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
        "omp.yield"(%0) : (i32) -> ()
      }) : (memref<i32>) -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.atomic.read: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  omp.atomic.read %0#1 = %0#0 : !llvm.ptr, !llvm.ptr, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "omp.atomic.read"(%0#0, %0#1) <{element_type = i32}> : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== omp.atomic.read: with hint
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  omp.atomic.read %0#1 = %0#0 hint(uncontended) : !llvm.ptr, !llvm.ptr, i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "omp.atomic.read"(%0#0, %0#1) <{element_type = i32, hint = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== omp.atomic.read: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  omp.atomic.read %0#1 = %0#0 hint(uncontended) memory_order(relaxed) : !llvm.ptr, !llvm.ptr, i32 {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "omp.atomic.read"(%0#0, %0#1) <{element_type = i32, hint = 1 : i64, memory_order = #omp<memoryorderkind relaxed>}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== omp.atomic.update: by hand
module {
  func.func @f(%arg0: memref<i32>, %arg1: i32) {
    omp.atomic.update hint(uncontended) memory_order(relaxed) %arg0 : memref<i32> {
    ^bb0(%arg2: i32):
      %0 = arith.addi %arg2, %arg1 : i32
      omp.yield(%0 : i32)
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (memref<i32>, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: memref<i32>, %arg1: i32):
    "omp.atomic.update"(%arg0) <{hint = 1 : i64, memory_order = #omp<memoryorderkind relaxed>}> ({
    ^bb0(%arg2: i32):
      %0 = "arith.addi"(%arg2, %arg1) <{overflowFlags = #arith.overflow<none>}> : (i32, i32) -> i32
      "omp.yield"(%0) : (i32) -> ()
    }) : (memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.atomic.write: bare
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  omp.atomic.write %0#0 = %0#1 : !llvm.ptr, !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "omp.atomic.write"(%0#0, %0#1) : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== omp.atomic.write: with hint
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  omp.atomic.write %0#0 = %0#1 hint(uncontended) : !llvm.ptr, !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "omp.atomic.write"(%0#0, %0#1) <{hint = 1 : i64}> : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== omp.atomic.write: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  omp.atomic.write %0#0 = %0#1 hint(speculative) memory_order(relaxed) : !llvm.ptr, !llvm.ptr {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "omp.atomic.write"(%0#0, %0#1) <{hint = 8 : i64, memory_order = #omp<memoryorderkind relaxed>}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== omp.barrier: bare
module {
  omp.barrier
}
// ----- generic
"builtin.module"() ({
  "omp.barrier"() : () -> ()
}) : () -> ()
// ===== omp.barrier: full
module {
  omp.barrier {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "omp.barrier"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== omp.cancel: by hand
module {
  func.func @f(%arg0: i1) {
    omp.parallel {
      omp.cancel cancellation_construct_type(parallel) if(%arg0)
      omp.terminator
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1):
    "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
      "omp.cancel"(%arg0) <{cancel_directive = #omp<cancellationconstructtype parallel>}> : (i1) -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.cancellation_point: by hand
module {
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
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.section"() ({
        "omp.cancellation_point"() <{cancel_directive = #omp<cancellationconstructtype sections>}> : () -> ()
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.canonical_loop: by hand
module {
  llvm.func @f(%arg0: i32) {
    omp.canonical_loop %iv_s0 : i32 in range(%arg0) {
      omp.terminator
    }
    %canonloop_s1 = omp.new_cli
    omp.canonical_loop(%canonloop_s1) %iv_s1 : i32 in range(%arg0) {
      omp.terminator
    }
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    "omp.canonical_loop"(%arg0) ({
    ^bb0(%arg2: i32):
      "omp.terminator"() : () -> ()
    }) : (i32) -> ()
    %0 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg0, %0) ({
    ^bb0(%arg1: i32):
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.critical: bare
module {
  omp.critical {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "omp.critical"() ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.critical: full (not verified)
module {
  omp.critical(@s) {
    "t.end"() : () -> ()
  } {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "omp.critical"() <{name = @s}> ({
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== omp.critical.declare: bare
module {
  omp.critical.declare @s
}
// ----- generic
"builtin.module"() ({
  "omp.critical.declare"() <{sym_name = "s"}> : () -> ()
}) : () -> ()
// ===== omp.critical.declare: full
module {
  omp.critical.declare @s hint(uncontended) {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "omp.critical.declare"() <{hint = 1 : i64, sym_name = "s"}> {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== omp.declare_mapper: bare
module {
  omp.declare_mapper @s : i32 {
    omp.declare_mapper.info
  }
}
// ----- generic
"builtin.module"() ({
  "omp.declare_mapper"() <{sym_name = "s", type = i32}> ({
    "omp.declare_mapper.info"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.declare_mapper: full
module {
  omp.declare_mapper @s : i32 {
    omp.declare_mapper.info
  } {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "omp.declare_mapper"() <{sym_name = "s", type = i32}> ({
    "omp.declare_mapper.info"() : () -> ()
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== omp.declare_mapper.info: by hand
module {
  omp.declare_mapper @m : !llvm.struct<"s", (i32)> {
  ^bb0(%arg0: !llvm.ptr):
    %0 = omp.map.info var_ptr(%arg0 : !llvm.ptr, i32) map_clauses(tofrom) capture(ByRef) -> !llvm.ptr {name = "v"}
    omp.declare_mapper.info map_entries(%0 : !llvm.ptr)
  }
}
// ----- generic
"builtin.module"() ({
  "omp.declare_mapper"() <{sym_name = "m", type = !llvm.struct<"s", (i32)>}> ({
  ^bb0(%arg0: !llvm.ptr):
    %0 = "omp.map.info"(%arg0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags to|from>, name = "v", operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
    "omp.declare_mapper.info"(%0) : (!llvm.ptr) -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.declare_reduction: by hand
module {
  omp.declare_reduction @add : f32 init {
  ^bb0(%arg0: f32):
    %cst = arith.constant 0.000000e+00 : f32
    omp.yield(%cst : f32)
  } combiner {
  ^bb0(%arg0: f32, %arg1: f32):
    %0 = arith.addf %arg0, %arg1 : f32
    omp.yield(%0 : f32)
  } atomic {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    %0 = llvm.load %arg1 : !llvm.ptr -> f32
    %1 = llvm.atomicrmw fadd %arg0, %0 monotonic : !llvm.ptr, f32
    omp.yield
  } cleanup {
  ^bb0(%arg0: f32):
    omp.yield
  }
}
// ----- generic
"builtin.module"() ({
  "omp.declare_reduction"() <{sym_name = "add", type = f32}> ({
  }, {
  ^bb0(%arg5: f32):
    %3 = "arith.constant"() <{value = 0.000000e+00 : f32}> : () -> f32
    "omp.yield"(%3) : (f32) -> ()
  }, {
  ^bb0(%arg3: f32, %arg4: f32):
    %2 = "arith.addf"(%arg3, %arg4) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
    "omp.yield"(%2) : (f32) -> ()
  }, {
  ^bb0(%arg1: !llvm.ptr, %arg2: !llvm.ptr):
    %0 = "llvm.load"(%arg2) <{ordering = 0 : i64}> : (!llvm.ptr) -> f32
    %1 = "llvm.atomicrmw"(%arg1, %0) <{bin_op = 11 : i64, ordering = 2 : i64}> : (!llvm.ptr, f32) -> f32
    "omp.yield"() : () -> ()
  }, {
  ^bb0(%arg0: f32):
    "omp.yield"() : () -> ()
  }, {
  }) : () -> ()
}) : () -> ()
// ===== omp.distribute: by hand
module {
  func.func @f(%arg0: index, %arg1: i32) {
    omp.distribute dist_schedule_static dist_schedule_chunk_size(%arg1 : i32) order(concurrent) {
      omp.loop_nest (%arg2) : index = (%arg0) to (%arg0) step (%arg0) {
        omp.yield
      }
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i32):
    "omp.distribute"(%arg1) <{dist_schedule_static, operandSegmentSizes = array<i32: 0, 0, 1, 0>, order = #omp<orderkind concurrent>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg2: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : (i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.flush: bare
module {
  omp.flush
}
// ----- generic
"builtin.module"() ({
  "omp.flush"() : () -> ()
}) : () -> ()
// ===== omp.flush: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  omp.flush(%0#0, %0#1 : !llvm.ptr, !llvm.ptr) {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "omp.flush"(%0#0, %0#1) {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== omp.flush: ones
module {
  %0 = "t.values"() : () -> !llvm.ptr
  omp.flush(%0 : !llvm.ptr)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "omp.flush"(%0) : (!llvm.ptr) -> ()
}) : () -> ()
// ===== omp.loop: by hand
module {
  func.func @f(%arg0: index) {
    omp.loop bind(parallel) order(reproducible:concurrent) {
      omp.loop_nest (%arg1) : index = (%arg0) to (%arg0) step (%arg0) {
        omp.yield
      }
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index):
    "omp.loop"() <{bind_kind = #omp<bindkind parallel>, operandSegmentSizes = array<i32: 0, 0>, order = #omp<orderkind concurrent>, order_mod = #omp<order_mod reproducible>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg1: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.loop_nest: by hand
module {
  func.func @f(%arg0: index) {
    omp.wsloop {
      omp.loop_nest (%arg1, %arg2) : index = (%arg0, %arg0) to (%arg0, %arg0) inclusive step (%arg0, %arg0) collapse(2) {
        omp.yield
      }
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index):
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0) <{collapse_num_loops = 2 : i64, loop_inclusive}> ({
      ^bb0(%arg1: index, %arg2: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index, index, index, index) -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.map.bounds: full
module {
  %0:5 = "t.values"() : () -> (i32, i32, i32, i32, i32)
  %1 = omp.map.bounds lower_bound(%0#0 : i32) upper_bound(%0#1 : i32) extent(%0#2 : i32) stride(%0#3 : i32) start_idx(%0#4 : i32) {stride_in_bytes = true, t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, i32, i32, i32)
  %1 = "omp.map.bounds"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, stride_in_bytes = true}> {t.x = 1 : i32} : (i32, i32, i32, i32, i32) -> !omp.map_bounds_ty
}) : () -> ()
// ===== omp.map.bounds: ones
module {
  %0:5 = "t.values"() : () -> (i32, i32, i32, i32, i32)
  %1 = omp.map.bounds lower_bound(%0#0 : i32) upper_bound(%0#1 : i32) extent(%0#2 : i32) stride(%0#3 : i32) start_idx(%0#4 : i32)
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, i32, i32, i32)
  %1 = "omp.map.bounds"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, stride_in_bytes = false}> : (i32, i32, i32, i32, i32) -> !omp.map_bounds_ty
}) : () -> ()
// ===== omp.map.bounds: with upper_bound
module {
  %0 = "t.values"() : () -> i32
  %1 = omp.map.bounds upper_bound(%0 : i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "omp.map.bounds"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0, 0>, stride_in_bytes = false}> : (i32) -> !omp.map_bounds_ty
}) : () -> ()
// ===== omp.map.bounds: with extent
module {
  %0 = "t.values"() : () -> i32
  %1 = omp.map.bounds extent(%0 : i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "omp.map.bounds"(%0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0>, stride_in_bytes = false}> : (i32) -> !omp.map_bounds_ty
}) : () -> ()
// ===== omp.map.bounds: ones with stride_in_bytes
module {
  %0:5 = "t.values"() : () -> (i32, i32, i32, i32, i32)
  %1 = omp.map.bounds lower_bound(%0#0 : i32) upper_bound(%0#1 : i32) extent(%0#2 : i32) stride(%0#3 : i32) start_idx(%0#4 : i32) {stride_in_bytes = true}
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, i32, i32, i32)
  %1 = "omp.map.bounds"(%0#0, %0#1, %0#2, %0#3, %0#4) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 1>, stride_in_bytes = true}> : (i32, i32, i32, i32, i32) -> !omp.map_bounds_ty
}) : () -> ()
// ===== omp.map.info: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "omp.map.info"(%0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags storage>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== omp.map.info: with var_ptr_ptr
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  %1 = omp.map.info var_ptr(%0#0 : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) var_ptr_ptr(%0#1 : !llvm.ptr) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  %1 = "omp.map.info"(%0#0, %0#1) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags storage>, operandSegmentSizes = array<i32: 1, 1, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr, !llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== omp.map.info: with bounds
module {
  %0:3 = "t.values"() : () -> (!llvm.ptr, !omp.map_bounds_ty, !omp.map_bounds_ty)
  %1 = omp.map.info var_ptr(%0#0 : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) bounds(%0#1, %0#2) -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (!llvm.ptr, !omp.map_bounds_ty, !omp.map_bounds_ty)
  %1 = "omp.map.info"(%0#0, %0#1, %0#2) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags storage>, operandSegmentSizes = array<i32: 1, 0, 0, 2>, partial_map = false, var_type = i32}> : (!llvm.ptr, !omp.map_bounds_ty, !omp.map_bounds_ty) -> !llvm.ptr
}) : () -> ()
// ===== omp.map.info: with name
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr {name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "omp.map.info"(%0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags storage>, name = "text", operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== omp.map.info: with partial_map
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = omp.map.info var_ptr(%0 : !llvm.ptr, i32) map_clauses(storage) capture(ByRef) -> !llvm.ptr {partial_map = true}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "omp.map.info"(%0) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags storage>, operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = true, var_type = i32}> : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== omp.masked: bare
module {
  omp.masked {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "omp.masked"() ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.masked: full
module {
  %0 = "t.values"() : () -> i32
  omp.masked filter(%0 : i32) {
    "t.end"() : () -> ()
  } {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "omp.masked"(%0) ({
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : (i32) -> ()
}) : () -> ()
// ===== omp.masked: ones
module {
  %0 = "t.values"() : () -> i32
  omp.masked filter(%0 : i32) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "omp.masked"(%0) ({
    "t.end"() : () -> ()
  }) : (i32) -> ()
}) : () -> ()
// ===== omp.master: bare
module {
  omp.master {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "omp.master"() ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.master: full
module {
  omp.master {
    "t.end"() : () -> ()
  } {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "omp.master"() ({
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== omp.new_cli: bare
module {
  %cli = omp.new_cli
}
// ----- generic
"builtin.module"() ({
  %0 = "omp.new_cli"() : () -> !omp.cli
}) : () -> ()
// ===== omp.new_cli: full
module {
  %cli = omp.new_cli {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "omp.new_cli"() {t.x = 1 : i32} : () -> !omp.cli
}) : () -> ()
// ===== omp.ordered: by hand
module {
  func.func @f(%arg0: index, %arg1: i64) {
    omp.wsloop ordered(1) {
      omp.loop_nest (%arg2) : index = (%arg0) to (%arg0) step (%arg0) {
        omp.ordered depend_type(dependsink) depend_vec(%arg1 : i64) {doacross_num_loops = 1 : i64}
        omp.yield
      }
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, i64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i64):
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, ordered = 1 : i64}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg2: index):
        "omp.ordered"(%arg1) <{doacross_depend_type = #omp<clause_depend(dependsink)>, doacross_num_loops = 1 : i64}> : (i64) -> ()
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.ordered.region: bare
module {
  omp.ordered.region {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "omp.ordered.region"() ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.ordered.region: full
module {
  omp.ordered.region par_level_simd {
    "t.end"() : () -> ()
  } {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "omp.ordered.region"() <{par_level_simd}> ({
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== omp.parallel: by hand
module {
  omp.private {type = private} @a : i32
  func.func @f(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr) {
    omp.parallel if(%arg0) num_threads(%arg1 : i32) proc_bind(close) private(@a %arg2 -> %arg3 : !llvm.ptr) {
      omp.terminator
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "a", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "func.func"() <{function_type = (i1, i32, !llvm.ptr) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: i32, %arg2: !llvm.ptr):
    "omp.parallel"(%arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 0, 0, 1, 1, 1, 0>, private_syms = [@a], proc_bind_kind = #omp<procbindkind close>}> ({
    ^bb0(%arg3: !llvm.ptr):
      "omp.terminator"() : () -> ()
    }) : (i1, i32, !llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.parallel: bare
module {
  omp.parallel {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.parallel: with if_expr
module {
  %0 = "t.values"() : () -> i1
  omp.parallel if(%0) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "omp.parallel"(%0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== omp.parallel: with num_threads
module {
  %0 = "t.values"() : () -> i1
  omp.parallel num_threads(%0 : i1) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "omp.parallel"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== omp.parallel: with proc_bind_kind
module {
  omp.parallel proc_bind(master) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "omp.parallel"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0>, proc_bind_kind = #omp<procbindkind master>}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.private: by hand
module {
  omp.private {type = private} @a : i32
  omp.private {type = firstprivate} @b : !llvm.ptr init {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg1 : !llvm.ptr)
  } copy {
  ^bb0(%arg0: !llvm.ptr, %arg1: !llvm.ptr):
    omp.yield(%arg1 : !llvm.ptr)
  } dealloc {
  ^bb0(%arg0: !llvm.ptr):
    omp.yield
  }
}
// ----- generic
"builtin.module"() ({
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "a", type = i32}> ({
  }, {
  }, {
  }) : () -> ()
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = firstprivate}>, sym_name = "b", type = !llvm.ptr}> ({
  ^bb0(%arg3: !llvm.ptr, %arg4: !llvm.ptr):
    "omp.yield"(%arg4) : (!llvm.ptr) -> ()
  }, {
  ^bb0(%arg1: !llvm.ptr, %arg2: !llvm.ptr):
    "omp.yield"(%arg2) : (!llvm.ptr) -> ()
  }, {
  ^bb0(%arg0: !llvm.ptr):
    "omp.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.private: bare
module {
  omp.private {type = private} @s : vector<4xf32>
}
// ----- generic
"builtin.module"() ({
  "omp.private"() <{data_sharing_type = #omp<data_sharing_type{type = private}>, sym_name = "s", type = vector<4xf32>}> ({
  }, {
  }, {
  }) : () -> ()
}) : () -> ()
// ===== omp.scan: by hand
module {
  omp.declare_reduction @add : i32 init {
  ^bb0(%arg0: i32):
    %c0_i32 = arith.constant 0 : i32
    omp.yield(%c0_i32 : i32)
  } combiner {
  ^bb0(%arg0: i32, %arg1: i32):
    omp.yield(%arg0 : i32)
  }
  func.func @f(%arg0: index, %arg1: !llvm.ptr) {
    omp.wsloop reduction(mod: inscan, @add %arg1 -> %arg2 : !llvm.ptr) {
      omp.loop_nest (%arg3) : index = (%arg0) to (%arg0) step (%arg0) {
        omp.scan inclusive(%arg2 : !llvm.ptr)
        omp.yield
      }
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "omp.declare_reduction"() <{sym_name = "add", type = i32}> ({
  }, {
  ^bb0(%arg6: i32):
    %0 = "arith.constant"() <{value = 0 : i32}> : () -> i32
    "omp.yield"(%0) : (i32) -> ()
  }, {
  ^bb0(%arg4: i32, %arg5: i32):
    "omp.yield"(%arg4) : (i32) -> ()
  }, {
  }, {
  }, {
  }) : () -> ()
  "func.func"() <{function_type = (index, !llvm.ptr) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: !llvm.ptr):
    "omp.wsloop"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 1, 0>, reduction_byref = array<i1: false>, reduction_mod = #omp<reduction_modifier(inscan)>, reduction_syms = [@add]}> ({
    ^bb0(%arg2: !llvm.ptr):
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg3: index):
        "omp.scan"(%arg2) <{operandSegmentSizes = array<i32: 1, 0>}> : (!llvm.ptr) -> ()
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : (!llvm.ptr) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.section: by hand
module {
  func.func @f() {
    omp.sections {
      omp.section {
        omp.terminator
      }
      omp.terminator
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "omp.sections"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.section"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.sections: by hand
module {
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
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "omp.sections"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
      "omp.section"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.section"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.simd: by hand
module {
  func.func @f(%arg0: index, %arg1: i1, %arg2: memref<i32>) {
    omp.simd aligned(%arg2 : memref<i32> -> 32 : i64) if(%arg1) nontemporal(%arg2 : memref<i32>) order(concurrent) safelen(4) simdlen(2) {
      omp.loop_nest (%arg3) : index = (%arg0) to (%arg0) step (%arg0) {
        omp.yield
      }
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, i1, memref<i32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i1, %arg2: memref<i32>):
    "omp.simd"(%arg2, %arg1, %arg2) <{alignments = [32], operandSegmentSizes = array<i32: 1, 1, 0, 0, 1, 0, 0>, order = #omp<orderkind concurrent>, safelen = 4 : i64, simdlen = 2 : i64}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg3: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : (memref<i32>, i1, memref<i32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.single: bare
module {
  omp.single {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "omp.single"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.single: with nowait
module {
  omp.single nowait {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "omp.single"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.target: bare
module {
  omp.target {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "omp.target"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.target: with device
module {
  %0 = "t.values"() : () -> i32
  omp.target device(%0 : i32) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "omp.target"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : (i32) -> ()
}) : () -> ()
// ===== omp.target: with if_expr
module {
  %0 = "t.values"() : () -> i1
  omp.target if(%0) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "omp.target"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== omp.target: with is_device_ptr_vars
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  omp.target is_device_ptr(%0#0, %0#1 : !llvm.ptr, !llvm.ptr) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "omp.target"(%0#0, %0#1) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 2, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== omp.target: with thread_limit
module {
  %0 = "t.values"() : () -> i32
  omp.target thread_limit(%0 : i32) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "omp.target"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1>}> ({
    "t.end"() : () -> ()
  }) : (i32) -> ()
}) : () -> ()
// ===== omp.target_allocmem: bare
module {
  %0 = "t.values"() : () -> i32
  %1 = omp.target_allocmem %0 : i32, i32
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "omp.target_allocmem"(%0) <{in_type = i32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i64
}) : () -> ()
// ===== omp.target_allocmem: with typeparams
module {
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = omp.target_allocmem %0#0 : i32, i32(%0#1, %0#2 : i32, i32)
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (i32, i32, i32)
  %1 = "omp.target_allocmem"(%0#0, %0#1, %0#2) <{in_type = i32, operandSegmentSizes = array<i32: 1, 2, 0>}> : (i32, i32, i32) -> i64
}) : () -> ()
// ===== omp.target_allocmem: with uniq_name
module {
  %0 = "t.values"() : () -> i32
  %1 = omp.target_allocmem %0 : i32, i32 {uniq_name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "omp.target_allocmem"(%0) <{in_type = i32, operandSegmentSizes = array<i32: 1, 0, 0>, uniq_name = "text"}> : (i32) -> i64
}) : () -> ()
// ===== omp.target_allocmem: with bindc_name
module {
  %0 = "t.values"() : () -> i32
  %1 = omp.target_allocmem %0 : i32, i32 {bindc_name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  %1 = "omp.target_allocmem"(%0) <{bindc_name = "text", in_type = i32, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> i64
}) : () -> ()
// ===== omp.target_allocmem: full
module {
  %0:5 = "t.values"() : () -> (i32, i32, i32, index, index)
  %1 = omp.target_allocmem %0#0 : i32, i32(%0#1, %0#2 : i32, i32), %0#3, %0#4 {bindc_name = "text", t.x = 1 : i32, uniq_name = "text"}
}
// ----- generic
"builtin.module"() ({
  %0:5 = "t.values"() : () -> (i32, i32, i32, index, index)
  %1 = "omp.target_allocmem"(%0#0, %0#1, %0#2, %0#3, %0#4) <{bindc_name = "text", in_type = i32, operandSegmentSizes = array<i32: 1, 2, 2>, uniq_name = "text"}> {t.x = 1 : i32} : (i32, i32, i32, index, index) -> i64
}) : () -> ()
// ===== omp.target_data: by hand
module {
  func.func @f(%arg0: i1, %arg1: memref<?xi32>) {
    %0 = omp.map.info var_ptr(%arg1 : memref<?xi32>, tensor<?xi32>) map_clauses(always, from) capture(ByRef) -> memref<?xi32> {name = ""}
    omp.target_data if(%arg0) map_entries(%0 : memref<?xi32>) {
      omp.terminator
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (i1, memref<?xi32>) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: memref<?xi32>):
    %0 = "omp.map.info"(%arg1) <{map_capture_type = #omp<variable_capture_kind(ByRef)>, map_type = #omp<clause_map_flags from|always>, name = "", operandSegmentSizes = array<i32: 1, 0, 0, 0>, partial_map = false, var_type = tensor<?xi32>}> : (memref<?xi32>) -> memref<?xi32>
    "omp.target_data"(%arg0, %0) <{operandSegmentSizes = array<i32: 0, 1, 1, 0, 0>}> ({
      "omp.terminator"() : () -> ()
    }) : (i1, memref<?xi32>) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.target_enter_data: bare
module {
  omp.target_enter_data
}
// ----- generic
"builtin.module"() ({
  "omp.target_enter_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
}) : () -> ()
// ===== omp.target_enter_data: with device
module {
  %0 = "t.values"() : () -> i32
  omp.target_enter_data device(%0 : i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "omp.target_enter_data"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (i32) -> ()
}) : () -> ()
// ===== omp.target_enter_data: with if_expr
module {
  %0 = "t.values"() : () -> i1
  omp.target_enter_data if(%0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "omp.target_enter_data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> : (i1) -> ()
}) : () -> ()
// ===== omp.target_enter_data: with nowait
module {
  omp.target_enter_data nowait
}
// ----- generic
"builtin.module"() ({
  "omp.target_enter_data"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
}) : () -> ()
// ===== omp.target_exit_data: bare
module {
  omp.target_exit_data
}
// ----- generic
"builtin.module"() ({
  "omp.target_exit_data"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
}) : () -> ()
// ===== omp.target_exit_data: with device
module {
  %0 = "t.values"() : () -> i32
  omp.target_exit_data device(%0 : i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "omp.target_exit_data"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (i32) -> ()
}) : () -> ()
// ===== omp.target_exit_data: with if_expr
module {
  %0 = "t.values"() : () -> i1
  omp.target_exit_data if(%0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "omp.target_exit_data"(%0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> : (i1) -> ()
}) : () -> ()
// ===== omp.target_exit_data: with nowait
module {
  omp.target_exit_data nowait
}
// ----- generic
"builtin.module"() ({
  "omp.target_exit_data"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
}) : () -> ()
// ===== omp.target_freemem: bare
module {
  %0:2 = "t.values"() : () -> (i32, i64)
  omp.target_freemem %0#0, %0#1 : i32, i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i64)
  "omp.target_freemem"(%0#0, %0#1) : (i32, i64) -> ()
}) : () -> ()
// ===== omp.target_freemem: full
module {
  %0:2 = "t.values"() : () -> (i32, i64)
  omp.target_freemem %0#0, %0#1 {t.x = 1 : i32} : i32, i64
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (i32, i64)
  "omp.target_freemem"(%0#0, %0#1) {t.x = 1 : i32} : (i32, i64) -> ()
}) : () -> ()
// ===== omp.target_update: bare
module {
  omp.target_update
}
// ----- generic
"builtin.module"() ({
  "omp.target_update"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
}) : () -> ()
// ===== omp.target_update: with device
module {
  %0 = "t.values"() : () -> i32
  omp.target_update device(%0 : i32)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i32
  "omp.target_update"(%0) <{operandSegmentSizes = array<i32: 0, 1, 0, 0>}> : (i32) -> ()
}) : () -> ()
// ===== omp.target_update: with if_expr
module {
  %0 = "t.values"() : () -> i1
  omp.target_update if(%0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "omp.target_update"(%0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0>}> : (i1) -> ()
}) : () -> ()
// ===== omp.target_update: with nowait
module {
  omp.target_update nowait
}
// ----- generic
"builtin.module"() ({
  "omp.target_update"() <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0>}> : () -> ()
}) : () -> ()
// ===== omp.task: bare
module {
  omp.task {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "omp.task"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.task: with final
module {
  %0 = "t.values"() : () -> i1
  omp.task final(%0) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "omp.task"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 1, 0, 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== omp.task: with if_expr
module {
  %0 = "t.values"() : () -> i1
  omp.task if(%0) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "omp.task"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== omp.task: with priority
module {
  %0 = "t.values"() : () -> i1
  omp.task priority(%0 : i1) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "omp.task"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== omp.task: with event_handle
module {
  %0 = "t.values"() : () -> !llvm.ptr
  omp.task detach(%0 : !llvm.ptr) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "omp.task"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0, 1>}> ({
    "t.end"() : () -> ()
  }) : (!llvm.ptr) -> ()
}) : () -> ()
// ===== omp.taskgroup: bare
module {
  omp.taskgroup {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "omp.taskgroup"() <{operandSegmentSizes = array<i32: 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.taskloop: by hand
module {
  func.func @f(%arg0: index, %arg1: i32, %arg2: i1) {
    omp.taskloop final(%arg2) grainsize(%arg1: i32) if(%arg2) mergeable nogroup priority(%arg1 : i32) untied {
      omp.loop_nest (%arg3) : index = (%arg0) to (%arg0) step (%arg0) {
        omp.yield
      }
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, i32, i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i32, %arg2: i1):
    "omp.taskloop"(%arg2, %arg1, %arg2, %arg1) <{mergeable, nogroup, operandSegmentSizes = array<i32: 0, 0, 1, 1, 1, 0, 0, 1, 0, 0>, untied}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg3: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : (i1, i32, i1, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.taskwait: bare
module {
  omp.taskwait
}
// ----- generic
"builtin.module"() ({
  "omp.taskwait"() : () -> ()
}) : () -> ()
// ===== omp.taskwait: with nowait
module {
  omp.taskwait nowait
}
// ----- generic
"builtin.module"() ({
  "omp.taskwait"() <{nowait}> : () -> ()
}) : () -> ()
// ===== omp.taskwait: ones with depend_kinds
module {
  %0 = "t.values"() : () -> !llvm.ptr
  omp.taskwait depend(taskdependout -> %0 : !llvm.ptr)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  "omp.taskwait"(%0) <{depend_kinds = [#omp<clause_task_depend(taskdependout)>]}> : (!llvm.ptr) -> ()
}) : () -> ()
// ===== omp.taskwait: full
module {
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  omp.taskwait depend(taskdependout -> %0#0 : !llvm.ptr, taskdependout -> %0#1 : !llvm.ptr) nowait {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> (!llvm.ptr, !llvm.ptr)
  "omp.taskwait"(%0#0, %0#1) <{depend_kinds = [#omp<clause_task_depend(taskdependout)>, #omp<clause_task_depend(taskdependout)>], nowait}> {t.x = 1 : i32} : (!llvm.ptr, !llvm.ptr) -> ()
}) : () -> ()
// ===== omp.taskyield: bare
module {
  omp.taskyield
}
// ----- generic
"builtin.module"() ({
  "omp.taskyield"() : () -> ()
}) : () -> ()
// ===== omp.taskyield: full
module {
  omp.taskyield {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "omp.taskyield"() {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== omp.teams: bare
module {
  omp.teams {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.teams: with if_expr
module {
  %0 = "t.values"() : () -> i1
  omp.teams if(%0) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "omp.teams"(%0) <{operandSegmentSizes = array<i32: 0, 0, 1, 0, 0, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== omp.teams: with num_teams_upper
module {
  %0 = "t.values"() : () -> i1
  omp.teams num_teams( to %0 : i1) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "omp.teams"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 1, 0, 0, 0>}> ({
    "t.end"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== omp.teams: with thread_limit
module {
  %0 = "t.values"() : () -> i1
  omp.teams thread_limit(%0 : i1) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "omp.teams"(%0) <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 1>}> ({
    "t.end"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== omp.terminator: bare
module {
  "t.around"() ({
    omp.terminator
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "omp.terminator"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.terminator: full
module {
  "t.around"() ({
    omp.terminator {t.x = 1 : i32}
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "omp.terminator"() {t.x = 1 : i32} : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.threadprivate: bare
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = omp.threadprivate %0 : !llvm.ptr -> !llvm.ptr
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "omp.threadprivate"(%0) : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== omp.threadprivate: full
module {
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = omp.threadprivate %0 : !llvm.ptr -> !llvm.ptr {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !llvm.ptr
  %1 = "omp.threadprivate"(%0) {t.x = 1 : i32} : (!llvm.ptr) -> !llvm.ptr
}) : () -> ()
// ===== omp.tile: by hand
module {
  llvm.func @f(%arg0: i32) {
    %canonloop = omp.new_cli
    omp.canonical_loop(%canonloop) %iv : i32 in range(%arg0) {
      omp.terminator
    }
    %grid1 = omp.new_cli
    %intratile1 = omp.new_cli
    omp.tile (%grid1, %intratile1) <- (%canonloop) sizes(%arg0 : i32)
    llvm.return
  }
}
// ----- generic
"builtin.module"() ({
  "llvm.func"() <{CConv = #llvm.cconv<ccc>, function_type = !llvm.func<void (i32)>, linkage = #llvm.linkage<external>, sym_name = "f", unnamed_addr = 0 : i64, visibility_ = 0 : i64}> ({
  ^bb0(%arg0: i32):
    %0 = "omp.new_cli"() : () -> !omp.cli
    "omp.canonical_loop"(%arg0, %0) ({
    ^bb0(%arg1: i32):
      "omp.terminator"() : () -> ()
    }) : (i32, !omp.cli) -> ()
    %1 = "omp.new_cli"() : () -> !omp.cli
    %2 = "omp.new_cli"() : () -> !omp.cli
    "omp.tile"(%1, %2, %0, %arg0) <{operandSegmentSizes = array<i32: 2, 1, 1>}> : (!omp.cli, !omp.cli, !omp.cli, i32) -> ()
    "llvm.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.unroll_heuristic: bare
module {
  %0 = "t.values"() : () -> !omp.cli
  omp.unroll_heuristic(%0)
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !omp.cli
  "omp.unroll_heuristic"(%0) : (!omp.cli) -> ()
}) : () -> ()
// ===== omp.unroll_heuristic: full
module {
  %0 = "t.values"() : () -> !omp.cli
  omp.unroll_heuristic(%0) {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> !omp.cli
  "omp.unroll_heuristic"(%0) {t.x = 1 : i32} : (!omp.cli) -> ()
}) : () -> ()
// ===== omp.workdistribute: by hand
module {
  func.func @f() {
    omp.teams {
      omp.workdistribute {
        omp.terminator
      }
      omp.terminator
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "f"}> ({
    "omp.teams"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.workdistribute"() ({
        "omp.terminator"() : () -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.workshare: bare
module {
  omp.workshare {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  "omp.workshare"() ({
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.workshare: full
module {
  omp.workshare nowait {
    "t.end"() : () -> ()
  } {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  "omp.workshare"() <{nowait}> ({
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== omp.workshare.loop_wrapper: by hand
module {
  func.func @f(%arg0: index) {
    omp.workshare {
      omp.workshare.loop_wrapper {
        omp.loop_nest (%arg1) : index = (%arg0) to (%arg0) step (%arg0) {
          omp.yield
        }
      }
      omp.terminator
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index):
    "omp.workshare"() ({
      "omp.workshare.loop_wrapper"() ({
        "omp.loop_nest"(%arg0, %arg0, %arg0) ({
        ^bb0(%arg1: index):
          "omp.yield"() : () -> ()
        }) : (index, index, index) -> ()
      }) : () -> ()
      "omp.terminator"() : () -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.wsloop: by hand
module {
  func.func @f(%arg0: index, %arg1: i64) {
    omp.wsloop nowait order(concurrent) ordered(1) schedule(dynamic = %arg1 : i64, nonmonotonic) {
      omp.loop_nest (%arg2) : index = (%arg0) to (%arg0) step (%arg0) {
        omp.yield
      }
    }
    omp.wsloop schedule(static) {
      omp.loop_nest (%arg2) : index = (%arg0) to (%arg0) step (%arg0) {
        omp.yield
      }
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, i64) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: i64):
    "omp.wsloop"(%arg1) <{nowait, operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 1>, order = #omp<orderkind concurrent>, ordered = 1 : i64, schedule_kind = #omp<schedulekind dynamic>, schedule_mod = #omp<sched_mod nonmonotonic>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg3: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : (i64) -> ()
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>, schedule_kind = #omp<schedulekind static>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg2: index):
        "omp.yield"() : () -> ()
      }) : (index, index, index) -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== omp.yield: by hand
module {
  func.func @f(%arg0: i32) {
    omp.wsloop {
      omp.loop_nest (%arg1) : i32 = (%arg0) to (%arg0) step (%arg0) {
        omp.yield
      }
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "omp.wsloop"() <{operandSegmentSizes = array<i32: 0, 0, 0, 0, 0, 0, 0>}> ({
      "omp.loop_nest"(%arg0, %arg0, %arg0) ({
      ^bb0(%arg1: i32):
        "omp.yield"() : () -> ()
      }) : (i32, i32, i32) -> ()
    }) : () -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
