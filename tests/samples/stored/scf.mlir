// ===== scf.condition: by hand
module {
  func.func @f(%arg0: i32, %arg1: i1) {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> i32 {
      scf.condition(%arg1) %arg2 : i32
    } do {
    ^bb0(%arg2: i32):
      scf.yield %arg2 : i32
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i1):
    %0 = "scf.while"(%arg0) ({
    ^bb0(%arg3: i32):
      "scf.condition"(%arg1, %arg3) : (i1, i32) -> ()
    }, {
    ^bb0(%arg2: i32):
      "scf.yield"(%arg2) : (i32) -> ()
    }) : (i32) -> i32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== scf.execute_region: bare
module {
  scf.execute_region {
    scf.yield
  }
}
// ----- generic
"builtin.module"() ({
  "scf.execute_region"() ({
    "scf.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== scf.execute_region: with no_inline
module {
  scf.execute_region no_inline {
    scf.yield
  }
}
// ----- generic
"builtin.module"() ({
  "scf.execute_region"() <{no_inline}> ({
    "scf.yield"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== scf.execute_region: full
module {
  %0:2 = scf.execute_region -> (i32, i32) no_inline {
    "t.end"() : () -> ()
  } {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0:2 = "scf.execute_region"() <{no_inline}> ({
    "t.end"() : () -> ()
  }) {t.x = 1 : i32} : () -> (i32, i32)
}) : () -> ()
// ===== scf.execute_region: ones
module {
  %0 = scf.execute_region -> i32 {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "scf.execute_region"() ({
    "t.end"() : () -> ()
  }) : () -> i32
}) : () -> ()
// ===== scf.execute_region: with #0
module {
  %0:2 = scf.execute_region -> (i32, i32) {
    "t.end"() : () -> ()
  }
}
// ----- generic
"builtin.module"() ({
  %0:2 = "scf.execute_region"() ({
    "t.end"() : () -> ()
  }) : () -> (i32, i32)
}) : () -> ()
// ===== scf.for: by hand, iteration values
module {
  func.func @f(%arg0: index, %arg1: f32) -> f32 {
    %c0 = arith.constant 0 : index
    %c1 = arith.constant 1 : index
    %0 = scf.for %arg2 = %c0 to %arg0 step %c1 iter_args(%arg3 = %arg1) -> (f32) {
      %1 = arith.addf %arg3, %arg3 : f32
      scf.yield %1 : f32
    }
    return %0 : f32
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    %0 = "arith.constant"() <{value = 0 : index}> : () -> index
    %1 = "arith.constant"() <{value = 1 : index}> : () -> index
    %2 = "scf.for"(%0, %arg0, %1, %arg1) ({
    ^bb0(%arg2: index, %arg3: f32):
      %3 = "arith.addf"(%arg3, %arg3) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
      "scf.yield"(%3) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    "func.return"(%2) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== scf.for: by hand, of another type
module {
  func.func @f(%arg0: i32) {
    scf.for unsigned %arg1 = %arg0 to %arg0 step %arg0  : i32 {
    } {t.x = 1 : i32}
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "scf.for"(%arg0, %arg0, %arg0) <{unsignedCmp}> ({
    ^bb0(%arg1: i32):
      "scf.yield"() : () -> ()
    }) {t.x = 1 : i32} : (i32, i32, i32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== scf.for: bare
module {
  %0:3 = "t.values"() : () -> (index, index, index)
  scf.for %arg0 = %0#0 to %0#1 step %0#2 {
  }
}
// ----- generic
"builtin.module"() ({
  %0:3 = "t.values"() : () -> (index, index, index)
  "scf.for"(%0#0, %0#1, %0#2) ({
  ^bb0(%arg0: index):
    "scf.yield"() : () -> ()
  }) : (index, index, index) -> ()
}) : () -> ()
// ===== scf.forall: by hand, shared outputs
module {
  func.func @f(%arg0: index, %arg1: tensor<?xf32>) -> tensor<?xf32> {
    %0 = scf.forall (%arg2, %arg3) in (%arg0, 4) shared_outs(%arg4 = %arg1) -> (tensor<?xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg1 into %arg4[%arg2] [%arg0] [1] : tensor<?xf32> into tensor<?xf32>
      }
    } {mapping = [#gpu.block<x>, #gpu.block<y>]}
    return %0 : tensor<?xf32>
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, tensor<?xf32>) -> tensor<?xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: tensor<?xf32>):
    %0 = "scf.forall"(%arg0, %arg1) <{mapping = [#gpu.block<x>, #gpu.block<y>], operandSegmentSizes = array<i32: 0, 1, 0, 1>, staticLowerBound = array<i64: 0, 0>, staticStep = array<i64: 1, 1>, staticUpperBound = array<i64: -9223372036854775808, 4>}> ({
    ^bb0(%arg2: index, %arg3: index, %arg4: tensor<?xf32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%arg1, %arg4, %arg2, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 1, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: -9223372036854775808>, static_strides = array<i64: 1>}> : (tensor<?xf32>, tensor<?xf32>, index, index) -> ()
      }) : () -> ()
    }) : (index, tensor<?xf32>) -> tensor<?xf32>
    "func.return"(%0) : (tensor<?xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// ===== scf.forall: by hand, bounds
module {
  func.func @f(%arg0: index) {
    scf.forall (%arg1) = (%arg0) to (8) step (2) {
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index):
    "scf.forall"(%arg0) <{operandSegmentSizes = array<i32: 1, 0, 0, 0>, staticLowerBound = array<i64: -9223372036854775808>, staticStep = array<i64: 2>, staticUpperBound = array<i64: 8>}> ({
    ^bb0(%arg1: index):
      "scf.forall.in_parallel"() ({
      ^bb0:
      }) : () -> ()
    }) : (index) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== scf.forall.in_parallel: by hand
module {
  func.func @f(%arg0: index, %arg1: tensor<8xf32>, %arg2: tensor<1xf32>) -> tensor<8xf32> {
    %0 = scf.forall (%arg3) in (8) shared_outs(%arg4 = %arg1) -> (tensor<8xf32>) {
      scf.forall.in_parallel {
        tensor.parallel_insert_slice %arg2 into %arg4[%arg3] [1] [1] : tensor<1xf32> into tensor<8xf32>
      }
    }
    return %0 : tensor<8xf32>
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, tensor<8xf32>, tensor<1xf32>) -> tensor<8xf32>, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: tensor<8xf32>, %arg2: tensor<1xf32>):
    %0 = "scf.forall"(%arg1) <{operandSegmentSizes = array<i32: 0, 0, 0, 1>, staticLowerBound = array<i64: 0>, staticStep = array<i64: 1>, staticUpperBound = array<i64: 8>}> ({
    ^bb0(%arg3: index, %arg4: tensor<8xf32>):
      "scf.forall.in_parallel"() ({
        "tensor.parallel_insert_slice"(%arg2, %arg4, %arg3) <{operandSegmentSizes = array<i32: 1, 1, 1, 0, 0>, static_offsets = array<i64: -9223372036854775808>, static_sizes = array<i64: 1>, static_strides = array<i64: 1>}> : (tensor<1xf32>, tensor<8xf32>, index) -> ()
      }) : () -> ()
    }) : (tensor<8xf32>) -> tensor<8xf32>
    "func.return"(%0) : (tensor<8xf32>) -> ()
  }) : () -> ()
}) : () -> ()
// ===== scf.if: by hand
module {
  func.func @f(%arg0: i1, %arg1: f32) -> f32 {
    %0 = scf.if %arg0 -> (f32) {
      scf.yield %arg1 : f32
    } else {
      %1 = arith.negf %arg1 : f32
      scf.yield %1 : f32
    }
    scf.if %arg0 {
    }
    scf.if %arg0 {
    } else {
      "t.work"() : () -> ()
    }
    return %0 : f32
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (i1, f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: i1, %arg1: f32):
    %0 = "scf.if"(%arg0) ({
      "scf.yield"(%arg1) : (f32) -> ()
    }, {
      %1 = "arith.negf"(%arg1) <{fastmath = #arith.fastmath<none>}> : (f32) -> f32
      "scf.yield"(%1) : (f32) -> ()
    }) : (i1) -> f32
    "scf.if"(%arg0) ({
      "scf.yield"() : () -> ()
    }, {
    }) : (i1) -> ()
    "scf.if"(%arg0) ({
      "scf.yield"() : () -> ()
    }, {
      "t.work"() : () -> ()
      "scf.yield"() : () -> ()
    }) : (i1) -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== scf.if: bare
module {
  %0 = "t.values"() : () -> i1
  scf.if %0 {
  } else {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "scf.if"(%0) ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (i1) -> ()
}) : () -> ()
// ===== scf.index_switch: by hand
module {
  func.func @f(%arg0: index) -> i32 {
    %0 = scf.index_switch %arg0 {t.x = 1 : i32} -> i32 
    case 2 {
      %c10_i32 = arith.constant 10 : i32
      scf.yield %c10_i32 : i32
    }
    case -5 {
      %c20_i32 = arith.constant 20 : i32
      scf.yield %c20_i32 : i32
    }
    default {
      %c30_i32 = arith.constant 30 : i32
      scf.yield %c30_i32 : i32
    }
    scf.index_switch %arg0 
    default {
    }
    return %0 : i32
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index) -> i32, sym_name = "f"}> ({
  ^bb0(%arg0: index):
    %0 = "scf.index_switch"(%arg0) <{cases = array<i64: 2, -5>}> ({
      %3 = "arith.constant"() <{value = 30 : i32}> : () -> i32
      "scf.yield"(%3) : (i32) -> ()
    }, {
      %2 = "arith.constant"() <{value = 10 : i32}> : () -> i32
      "scf.yield"(%2) : (i32) -> ()
    }, {
      %1 = "arith.constant"() <{value = 20 : i32}> : () -> i32
      "scf.yield"(%1) : (i32) -> ()
    }) {t.x = 1 : i32} : (index) -> i32
    "scf.index_switch"(%arg0) <{cases = array<i64>}> ({
      "scf.yield"() : () -> ()
    }) : (index) -> ()
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== scf.index_switch: bare
module {
  %0 = "t.values"() : () -> index
  scf.index_switch %0 
  case 0 {
    scf.yield
  }
  default {
  }
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> index
  "scf.index_switch"(%0) <{cases = array<i64: 0>}> ({
    "scf.yield"() : () -> ()
  }, {
    "scf.yield"() : () -> ()
  }) : (index) -> ()
}) : () -> ()
// ===== scf.parallel: by hand
module {
  func.func @f(%arg0: index, %arg1: f32) -> f32 {
    %0 = scf.parallel (%arg2, %arg3) = (%arg0, %arg0) to (%arg0, %arg0) step (%arg0, %arg0) init (%arg1) -> f32 {
      scf.reduce(%arg1 : f32) {
      ^bb0(%arg4: f32, %arg5: f32):
        %1 = arith.addf %arg4, %arg5 : f32
        scf.reduce.return %1 : f32
      }
    }
    scf.parallel (%arg2) = (%arg0) to (%arg0) step (%arg0) {
      scf.reduce 
    } {t.x = 1 : i32}
    return %0 : f32
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    %0 = "scf.parallel"(%arg0, %arg0, %arg0, %arg0, %arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 2, 2, 2, 1>}> ({
    ^bb0(%arg3: index, %arg4: index):
      "scf.reduce"(%arg1) ({
      ^bb0(%arg5: f32, %arg6: f32):
        %1 = "arith.addf"(%arg5, %arg6) <{fastmath = #arith.fastmath<none>}> : (f32, f32) -> f32
        "scf.reduce.return"(%1) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, index, index, index, f32) -> f32
    "scf.parallel"(%arg0, %arg0, %arg0) <{operandSegmentSizes = array<i32: 1, 1, 1, 0>}> ({
    ^bb0(%arg2: index):
      "scf.reduce"() : () -> ()
    }) {t.x = 1 : i32} : (index, index, index) -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== scf.reduce: by hand
module {
  func.func @f(%arg0: index, %arg1: f32, %arg2: i32) {
    %0:2 = scf.parallel (%arg3) = (%arg0) to (%arg0) step (%arg0) init (%arg1, %arg2) -> (f32, i32) {
      scf.reduce(%arg1, %arg2 : f32, i32) {
      ^bb0(%arg4: f32, %arg5: f32):
        scf.reduce.return %arg4 : f32
      }, {
      ^bb0(%arg4: i32, %arg5: i32):
        scf.reduce.return %arg5 : i32
      }
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32, i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32, %arg2: i32):
    %0:2 = "scf.parallel"(%arg0, %arg0, %arg0, %arg1, %arg2) <{operandSegmentSizes = array<i32: 1, 1, 1, 2>}> ({
    ^bb0(%arg3: index):
      "scf.reduce"(%arg1, %arg2) ({
      ^bb0(%arg6: f32, %arg7: f32):
        "scf.reduce.return"(%arg6) : (f32) -> ()
      }, {
      ^bb0(%arg4: i32, %arg5: i32):
        "scf.reduce.return"(%arg5) : (i32) -> ()
      }) : (f32, i32) -> ()
    }) : (index, index, index, f32, i32) -> (f32, i32)
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== scf.reduce.return: by hand
module {
  func.func @f(%arg0: index, %arg1: f32) {
    %0 = scf.parallel (%arg2) = (%arg0) to (%arg0) step (%arg0) init (%arg1) -> f32 {
      scf.reduce(%arg1 : f32) {
      ^bb0(%arg3: f32, %arg4: f32):
        scf.reduce.return %arg4 : f32
      }
    }
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (index, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: index, %arg1: f32):
    %0 = "scf.parallel"(%arg0, %arg0, %arg0, %arg1) <{operandSegmentSizes = array<i32: 1, 1, 1, 1>}> ({
    ^bb0(%arg2: index):
      "scf.reduce"(%arg1) ({
      ^bb0(%arg3: f32, %arg4: f32):
        "scf.reduce.return"(%arg4) : (f32) -> ()
      }) : (f32) -> ()
    }) : (index, index, index, f32) -> f32
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== scf.while: by hand
module {
  func.func @f(%arg0: i32, %arg1: i1) -> f32 {
    %0 = scf.while (%arg2 = %arg0) : (i32) -> f32 {
      %1 = arith.sitofp %arg2 : i32 to f32
      scf.condition(%arg1) %1 : f32
    } do {
    ^bb0(%arg2: f32):
      %1 = arith.fptosi %arg2 : f32 to i32
      scf.yield %1 : i32
    } attributes {t.x = 1 : i32}
    scf.while : () -> () {
      scf.condition(%arg1)
    } do {
      scf.yield
    }
    return %0 : f32
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, i1) -> f32, sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: i1):
    %0 = "scf.while"(%arg0) ({
    ^bb0(%arg3: i32):
      %2 = "arith.sitofp"(%arg3) : (i32) -> f32
      "scf.condition"(%arg1, %2) : (i1, f32) -> ()
    }, {
    ^bb0(%arg2: f32):
      %1 = "arith.fptosi"(%arg2) : (f32) -> i32
      "scf.yield"(%1) : (i32) -> ()
    }) {t.x = 1 : i32} : (i32) -> f32
    "scf.while"() ({
      "scf.condition"(%arg1) : (i1) -> ()
    }, {
      "scf.yield"() : () -> ()
    }) : () -> ()
    "func.return"(%0) : (f32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== scf.yield: by hand
module {
  func.func @f() -> (i32, f32) {
    %0:2 = scf.execute_region -> (i32, f32) {
      %c10_i32 = arith.constant 10 : i32
      %cst = arith.constant 1.000000e+00 : f32
      scf.yield %c10_i32, %cst : i32, f32
    }
    return %0#0, %0#1 : i32, f32
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = () -> (i32, f32), sym_name = "f"}> ({
    %0:2 = "scf.execute_region"() ({
      %1 = "arith.constant"() <{value = 10 : i32}> : () -> i32
      %2 = "arith.constant"() <{value = 1.000000e+00 : f32}> : () -> f32
      "scf.yield"(%1, %2) : (i32, f32) -> ()
    }) : () -> (i32, f32)
    "func.return"(%0#0, %0#1) : (i32, f32) -> ()
  }) : () -> ()
}) : () -> ()
