// ===== ml_program.func: bare
module {
  ml_program.func @s() {
    ml_program.return
  }
}
// ----- generic
"builtin.module"() ({
  "ml_program.func"() <{function_type = () -> (), sym_name = "s"}> ({
    "ml_program.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== ml_program.global: by hand
module {
  ml_program.global private mutable @a(dense<4> : tensor<4xi32>) : tensor<4xi32>
  ml_program.global public @b(#ml_program.extern) : tensor<?xi32>
  ml_program.global private mutable @c : i32
}
// ----- generic
"builtin.module"() ({
  "ml_program.global"() <{is_mutable, sym_name = "a", sym_visibility = "private", type = tensor<4xi32>, value = dense<4> : tensor<4xi32>}> : () -> ()
  "ml_program.global"() <{sym_name = "b", sym_visibility = "public", type = tensor<?xi32>, value = #ml_program.extern}> : () -> ()
  "ml_program.global"() <{is_mutable, sym_name = "c", sym_visibility = "private", type = i32}> : () -> ()
}) : () -> ()
// ===== ml_program.global_load: by hand
module {
  ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
  ml_program.func @f() {
    %g = ml_program.global_load @g : tensor<4xi32>
    ml_program.return
  }
}
// ----- generic
"builtin.module"() ({
  "ml_program.global"() <{is_mutable, sym_name = "g", sym_visibility = "private", type = tensor<4xi32>, value = dense<4> : tensor<4xi32>}> : () -> ()
  "ml_program.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "ml_program.global_load"() <{global = @g}> : () -> tensor<4xi32>
    "ml_program.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== ml_program.global_load_const: by hand
module {
  ml_program.global private @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
  ml_program.func @f() {
    %g = ml_program.global_load_const @g : tensor<4xi32>
    ml_program.return
  }
}
// ----- generic
"builtin.module"() ({
  "ml_program.global"() <{sym_name = "g", sym_visibility = "private", type = tensor<4xi32>, value = dense<4> : tensor<4xi32>}> : () -> ()
  "ml_program.func"() <{function_type = () -> (), sym_name = "f"}> ({
    %0 = "ml_program.global_load_const"() <{global = @g}> : () -> tensor<4xi32>
    "ml_program.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== ml_program.global_load_graph: by hand
module {
  ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
  ml_program.func @f(%arg0: !ml_program.token) {
    %result, %produceToken = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : tensor<4xi32>
    %result_0, %produceToken_1 = ml_program.global_load_graph @g ordering(%arg0, %produceToken -> !ml_program.token) : tensor<4xi32>
    ml_program.return
  }
}
// ----- generic
"builtin.module"() ({
  "ml_program.global"() <{is_mutable, sym_name = "g", sym_visibility = "private", type = tensor<4xi32>, value = dense<4> : tensor<4xi32>}> : () -> ()
  "ml_program.func"() <{function_type = (!ml_program.token) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: !ml_program.token):
    %0:2 = "ml_program.global_load_graph"() <{global = @g}> : () -> (tensor<4xi32>, !ml_program.token)
    %1:2 = "ml_program.global_load_graph"(%arg0, %0#1) <{global = @g}> : (!ml_program.token, !ml_program.token) -> (tensor<4xi32>, !ml_program.token)
    "ml_program.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== ml_program.global_store: by hand
module {
  ml_program.global private mutable @g : i32
  ml_program.func @f(%arg0: i32) {
    ml_program.global_store @g = %arg0 : i32
    ml_program.return
  }
}
// ----- generic
"builtin.module"() ({
  "ml_program.global"() <{is_mutable, sym_name = "g", sym_visibility = "private", type = i32}> : () -> ()
  "ml_program.func"() <{function_type = (i32) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32):
    "ml_program.global_store"(%arg0) <{global = @g}> : (i32) -> ()
    "ml_program.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== ml_program.global_store_graph: by hand
module {
  ml_program.global private mutable @g : i32
  ml_program.func @f(%arg0: i32, %arg1: !ml_program.token) {
    %0 = ml_program.global_store_graph @g = %arg0 ordering(%arg1 -> !ml_program.token) : i32
    ml_program.return
  }
}
// ----- generic
"builtin.module"() ({
  "ml_program.global"() <{is_mutable, sym_name = "g", sym_visibility = "private", type = i32}> : () -> ()
  "ml_program.func"() <{function_type = (i32, !ml_program.token) -> (), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: !ml_program.token):
    %0 = "ml_program.global_store_graph"(%arg0, %arg1) <{global = @g}> : (i32, !ml_program.token) -> !ml_program.token
    "ml_program.return"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== ml_program.output: by hand
module {
  ml_program.subgraph private @f(%arg0: i32) -> i32 {
    ml_program.output %arg0 : i32
  }
}
// ----- generic
"builtin.module"() ({
  "ml_program.subgraph"() <{function_type = (i32) -> i32, sym_name = "f", sym_visibility = "private"}> ({
  ^bb0(%arg0: i32):
    "ml_program.output"(%arg0) : (i32) -> ()
  }) : () -> ()
}) : () -> ()
// ===== ml_program.return: by hand
module {
  ml_program.func private @declared(i32) -> i32
  ml_program.func @f(%arg0: i32, %arg1: f32) -> (i32, f32) attributes {t.x = 1 : i32} {
    ml_program.return %arg0, %arg1 : i32, f32
  }
}
// ----- generic
"builtin.module"() ({
  "ml_program.func"() <{function_type = (i32) -> i32, sym_name = "declared", sym_visibility = "private"}> ({
  }) : () -> ()
  "ml_program.func"() <{function_type = (i32, f32) -> (i32, f32), sym_name = "f"}> ({
  ^bb0(%arg0: i32, %arg1: f32):
    "ml_program.return"(%arg0, %arg1) : (i32, f32) -> ()
  }) {t.x = 1 : i32} : () -> ()
}) : () -> ()
// ===== ml_program.subgraph: bare
module {
  ml_program.subgraph @s() {
    ml_program.output
  }
}
// ----- generic
"builtin.module"() ({
  "ml_program.subgraph"() <{function_type = () -> (), sym_name = "s"}> ({
    "ml_program.output"() : () -> ()
  }) : () -> ()
}) : () -> ()
// ===== ml_program.token: bare
module {
  %0 = ml_program.token
}
// ----- generic
"builtin.module"() ({
  %0 = "ml_program.token"() : () -> !ml_program.token
}) : () -> ()
// ===== ml_program.token: full
module {
  %0 = ml_program.token {t.x = 1 : i32}
}
// ----- generic
"builtin.module"() ({
  %0 = "ml_program.token"() {t.x = 1 : i32} : () -> !ml_program.token
}) : () -> ()
