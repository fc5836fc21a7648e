// ===== func.call: by hand
module {
  func.func private @callee(i32, f32) -> (i32, f32)
  func.func @f(%arg0: i32, %arg1: f32) {
    %0:2 = call @callee(%arg0, %arg1) {t.x = 1 : i32} : (i32, f32) -> (i32, f32)
    call @f(%0#0, %0#1) : (i32, f32) -> ()
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> (i32, f32), sym_name = "callee", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = (i32, f32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    %0:2 = "func.call"(%arg0, %arg1) <{callee = @callee}> {t.x = 1 : i32} : (i32, f32) -> (i32, f32)
    "func.call"(%0#0, %0#1) <{callee = @f}> : (i32, f32) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== func.call_indirect: by hand
module {
  func.func @f(%arg0: (i32) -> (i32, f32), %arg1: () -> (), %arg2: i32) {
    %0:2 = call_indirect %arg0(%arg2) : (i32) -> (i32, f32)
    call_indirect %arg1() {t.x = 1 : i32} : () -> ()
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = ((i32) -> (i32, f32), () -> (), i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: (i32) -> (i32, f32), %arg1: () -> (), %arg2: i32):
    %0:2 = "func.call_indirect"(%arg0, %arg2) : ((i32) -> (i32, f32), i32) -> (i32, f32)
    "func.call_indirect"(%arg1) {t.x = 1 : i32} : (() -> ()) -> ()
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== func.call_indirect: bare
module {
  %0 = "t.values"() : () -> (() -> ())
  func.call_indirect %0() : () -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> (() -> ())
  "func.call_indirect"(%0) : (() -> ()) -> ()
}) : () -> ()
// ===== func.call_indirect: with arg_attrs
module {
  %0 = "t.values"() : () -> (() -> ())
  func.call_indirect %0() {arg_attrs = [{a = 1 : i32}]} : () -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> (() -> ())
  "func.call_indirect"(%0) <{arg_attrs = [{a = 1 : i32}]}> : (() -> ()) -> ()
}) : () -> ()
// ===== func.call_indirect: with res_attrs
module {
  %0 = "t.values"() : () -> (() -> ())
  func.call_indirect %0() {res_attrs = [{a = 1 : i32}]} : () -> ()
}
// ----- generic
"builtin.module"() ({
  %0 = "t.values"() : () -> (() -> ())
  "func.call_indirect"(%0) <{res_attrs = [{a = 1 : i32}]}> : (() -> ()) -> ()
}) : () -> ()
// ===== func.call_indirect: ones
module {
  %0:2 = "t.values"() : () -> ((i32) -> i32, i32)
  %1 = func.call_indirect %0#0(%0#1) : (i32) -> i32
}
// ----- generic
"builtin.module"() ({
  %0:2 = "t.values"() : () -> ((i32) -> i32, i32)
  %1 = "func.call_indirect"(%0#0, %0#1) : ((i32) -> i32, i32) -> i32
}) : () -> ()
// ===== func.constant: by hand
module {
  func.func private @callee(i32) -> i32
  func.func @f() -> ((i32) -> i32) {
    %f = constant @callee : (i32) -> i32
    return %f : (i32) -> i32
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32) -> i32, sym_name = "callee", sym_visibility = "private"}> ({
  }) : () -> ()
  "func.func"() <{function_type = () -> ((i32) -> i32), sym_name = "f"}> ({
    %0 = "func.constant"() <{value = @callee}> : () -> ((i32) -> i32)
    "func.return"(%0) : ((i32) -> i32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== func.func: by hand
module {
  func.func private @declared(i32, memref<4xf32> {t.a = 1 : i32}) -> (f32 {t.b}, i32) attributes {t.c = "x"}
  func.func @defined(%arg0: i32 {t.a}, %arg1: f32) -> i32 {
    cf.br ^bb1(%arg0 : i32)
  ^bb1(%0: i32):
    return %0 : i32
  }
  func.func nested @nested() {
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{arg_attrs = [{}, {t.a = 1 : i32}], function_type = (i32, memref<4xf32>) -> (f32, i32), res_attrs = [{t.b}, {}], sym_name = "declared", sym_visibility = "private"}> ({
  }) {t.c = "x"} : () -> ()
  "func.func"() <{arg_attrs = [{t.a}, {}], function_type = (i32, f32) -> i32, sym_name = "defined"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    "cf.br"(%arg0)[^bb1] : (i32) -> ()
  ^bb1(%0: i32):
    "func.return"(%0) : (i32) -> ()
  }) : () -> ()
  "func.func"() <{function_type = () -> (), sym_name = "nested", sym_visibility = "nested"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== func.func: bare
module {
  func.func @s() {
    return
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = () -> (), sym_name = "s"}> ({
    "func.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== func.return: by hand
module {
  func.func @f(%arg0: i32, %arg1: f32) -> (i32, f32) {
    return %arg0, %arg1 : i32, f32
  }
}
// ----- generic
"builtin.module"() ({
  "func.func"() <{function_type = (i32, f32) -> (i32, f32), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    "func.return"(%arg0, %arg1) : (i32, f32) -> ()
  }) : () -> ()
}) : () -> ()
