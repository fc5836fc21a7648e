// ===== ml_program.global
ml_program.global private mutable @a(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.global public @b(#ml_program.extern) : tensor<?xi32>
ml_program.global private mutable @c : i32
// ===== ml_program.global_load
ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.func @f() {
  %a = ml_program.global_load @g : tensor<4xi32>
  ml_program.return
}
// ===== ml_program.global_load_const
ml_program.global private @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.func @f() {
  %a = ml_program.global_load_const @g : tensor<4xi32>
  ml_program.return
}
// ===== ml_program.global_load_graph
ml_program.global private mutable @g(dense<4> : tensor<4xi32>) : tensor<4xi32>
ml_program.func @f(%t: !ml_program.token) {
  %a, %u = ml_program.global_load_graph @g ordering(() -> !ml_program.token) : tensor<4xi32>
  %b, %v = ml_program.global_load_graph @g ordering(%t, %u -> !ml_program.token) : tensor<4xi32>
  ml_program.return
}
// ===== ml_program.global_store
ml_program.global private mutable @g : i32
ml_program.func @f(%a: i32) {
  ml_program.global_store @g = %a : i32
  ml_program.return
}
// ===== ml_program.global_store_graph
ml_program.global private mutable @g : i32
ml_program.func @f(%a: i32, %t: !ml_program.token) {
  %u = ml_program.global_store_graph @g = %a ordering(%t -> !ml_program.token) : i32
  ml_program.return
}
// ===== ml_program.output
ml_program.subgraph private @f(%a: i32) -> i32 {
  ml_program.output %a : i32
}
// ===== ml_program.return
ml_program.func private @declared(i32) -> i32
ml_program.func @f(%a: i32, %b: f32) -> (i32, f32) attributes {t.x = 1 : i32} {
  ml_program.return %a, %b : i32, f32
}
