// ===== cf.assert: by hand
module {
  func.func @f(%arg0: i1) {
    cf.assert %arg0, "must \22be\22 true"
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (i1) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i1):
    "cf.assert"(%arg0) <{msg = "must \22be\22 true"}> : (i1) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== cf.assert: bare
module {
  %0 = "t.values"() : () -> i1
  cf.assert %0, "text"
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "cf.assert"(%0) <{msg = "text"}> : (i1) -> ()
}) : () -> ()
// ===== cf.assert: full
module {
  %0 = "t.values"() : () -> i1
  cf.assert %0, "text" {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> i1
  "cf.assert"(%0) <{msg = "text"}> {t.x = 1 : i32} : (i1) -> ()
}) : () -> ()
// ===== cf.br: bare
module {
  "t.around"() ({
    cf.br ^bb1
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    "cf.br"()[^bb1] : () -> ()
  ^bb1:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== cf.br: full
module {
  "t.around"() ({
    %0:2 = "t.values"() : () -> (i32, i32)
    cf.br ^bb1(%0#0, %0#1 : i32, i32) {t.x = 1 : i32}
  ^bb1(%1: i32, %2: i32):
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:2 = "t.values"() : () -> (i32, i32)
    "cf.br"(%0#0, %0#1)[^bb1] {t.x = 1 : i32} : (i32, i32) -> ()
  ^bb1(%1: i32, %2: i32):
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== cf.br: ones
module {
  "t.around"() ({
    %0 = "t.values"() : () -> i32
    cf.br ^bb1(%0 : i32)
  ^bb1(%1: i32):
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> i32
    "cf.br"(%0)[^bb1] : (i32) -> ()
  ^bb1(%1: i32):
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== cf.cond_br: bare
module {
  "t.around"() ({
    %0 = "t.values"() : () -> i1
    cf.cond_br %0, ^bb1, ^bb2
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0 = "t.values"() : () -> i1
    "cf.cond_br"(%0)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 0>}> : (i1) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== cf.cond_br: ones
module {
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i1, i1, i1)
    cf.cond_br %0#0, ^bb1(%0#1 : i1), ^bb2(%0#2 : i1)
  ^bb1(%1: i1):
    "t.end"() : () -> ()
  ^bb2(%2: i1):
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i1, i1, i1)
    "cf.cond_br"(%0#0, %0#1, %0#2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 1, 1>}> : (i1, i1, i1) -> ()
  ^bb1(%1: i1):
    "t.end"() : () -> ()
  ^bb2(%2: i1):
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== cf.cond_br: with trueDestOperands
module {
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i1, i1, i1)
    cf.cond_br %0#0, ^bb1(%0#1, %0#2 : i1, i1), ^bb2
  ^bb1(%1: i1, %2: i1):
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i1, i1, i1)
    "cf.cond_br"(%0#0, %0#1, %0#2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 2, 0>}> : (i1, i1, i1) -> ()
  ^bb1(%1: i1, %2: i1):
    "t.end"() : () -> ()
  ^bb2:
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== cf.cond_br: with falseDestOperands
module {
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i1, i1, i1)
    cf.cond_br %0#0, ^bb1, ^bb2(%0#1, %0#2 : i1, i1)
  ^bb1:
    "t.end"() : () -> ()
  ^bb2(%1: i1, %2: i1):
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:3 = "t.values"() : () -> (i1, i1, i1)
    "cf.cond_br"(%0#0, %0#1, %0#2)[^bb1, ^bb2] <{operandSegmentSizes = array<i32: 1, 0, 2>}> : (i1, i1, i1) -> ()
  ^bb1:
    "t.end"() : () -> ()
  ^bb2(%1: i1, %2: i1):
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== cf.cond_br: full
module {
  "t.around"() ({
    %0:5 = "t.values"() : () -> (i1, f16, f16, i64, i64)
    cf.cond_br %0#0 weights([1, 1]), ^bb1(%0#1, %0#2 : f16, f16), ^bb2(%0#3, %0#4 : i64, i64) {t.x = 1 : i32}
  ^bb1(%1: f16, %2: f16):
    "t.end"() : () -> ()
  ^bb2(%3: i64, %4: i64):
    "t.end"() : () -> ()
  }) : () -> ()
}
// ----- generic
"builtin.module"() ({
  "t.around"() ({
    %0:5 = "t.values"() : () -> (i1, f16, f16, i64, i64)
    "cf.cond_br"(%0#0, %0#1, %0#2, %0#3, %0#4)[^bb1, ^bb2] <{branch_weights = array<i32: 1, 1>, operandSegmentSizes = array<i32: 1, 2, 2>}> {t.x = 1 : i32} : (i1, f16, f16, i64, i64) -> ()
  ^bb1(%1: f16, %2: f16):
    "t.end"() : () -> ()
  ^bb2(%3: i64, %4: i64):
    "t.end"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== cf.switch: by hand
module {
  func.func @f(%arg0: i32, %arg1: f32) {
    cf.switch %arg0 : i32, [
      default: ^bb1(%arg0 : i32),
      42: ^bb1(%arg0 : i32),
      4294967289: ^bb2(%arg1, %arg1 : f32, f32)
    ]
  ^bb1(%0: i32):
    cf.switch %0 : i32, [
      default: ^bb3]
  ^bb2(%1: f32, %2: f32):
    return
  ^bb3:
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    "cf.switch"(%arg0, %arg0, %arg0, %arg1, %arg1)[^bb1, ^bb1, ^bb2] <{case_operand_segments = array<i32: 1, 2>, case_values = dense<[42, -7]> : vector<2xi32>, operandSegmentSizes = array<i32: 1, 1, 3>}> : (i32, i32, i32, f32, f32) -> ()
  ^bb1(%0: i32):
    "cf.switch"(%0)[^bb3] <{case_operand_segments = array<i32>, operandSegmentSizes = array<i32: 1, 0, 0>}> : (i32) -> ()
  ^bb2(%1: f32, %2: f32):
    "func.return"() : () -> ()
  ^bb3:
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
